//! One's own turn: what can be done before the move, tokens and removals, and passing.

use super::desk::Desk;
use super::tools::{press, sheet, side_in};
use ::confusion::{Action, Letter};
use maud::{Markup, html};

pub(crate) fn doings(desk: &Desk<'_, '_>) -> Markup {
    let at = desk.at;
    let legal = &at.scene.legal;
    let letters = |pick: fn(&Action) -> Option<Letter>| legal.iter().filter_map(pick).collect::<Vec<_>>();
    let removes = letters(|action| match action {
        Action::Remove(spy) => Some(*spy),
        _ => None,
    });
    let unmasks = letters(|action| match action {
        Action::Unmask(spy) => Some(*spy),
        _ => None,
    });
    let reveals = letters(|action| match action {
        Action::Reveal(spy) => Some(*spy),
        _ => None,
    });
    let swaps: Vec<(Letter, Letter)> = legal
        .iter()
        .filter_map(|action| match action {
            Action::SwapTwo(one, two) => Some((*one, *two)),
            _ => None,
        })
        .collect();
    let attempts = legal.iter().any(|action| matches!(action, Action::Attempt(_)));
    let (move_two, pass) = (legal.contains(&Action::MoveTwo), legal.contains(&Action::Pass));
    html! {
        @if attempts { p.how { (at.say("confusion-choose-how")) } }
        div.before {
            @if pass {
                @let key = if attempts { "confusion-pass-second" } else { "confusion-pass" };
                (press(at, &Action::Pass, "first", at.say(key)))
            }
            @if !reveals.is_empty() {
                (sheet("use-reveal", token(desk, "#c-reveal", "confusion-token-reveal"), html! {
                    p { (at.say("confusion-token-reveal-how")) }
                    (each(desk, &reveals, Action::Reveal))
                }))
            }
            @if move_two {
                (sheet("use-move", token(desk, "#c-move-two", "confusion-token-move"), html! {
                    p { (at.say("confusion-token-move-how")) }
                    (press(at, &Action::MoveTwo, "first", at.say("confusion-token-use")))
                }))
            }
            @if !swaps.is_empty() {
                (sheet("use-swap", token(desk, "#c-swap-two", "confusion-token-swap"), swap(desk, &swaps)))
            }
            @for spy in &unmasks {
                (sheet("unmask", html! {
                    svg.token aria-hidden="true" { use href="#c-double-agent" {} }
                    span { (at.say("confusion-unmask")) }
                }, html! {
                    p { (at.fill("confusion-unmask-how", &[
                        ("spy", spy.to_string().into()), ("who", at.say(side_in(desk.near.other())).into())])) }
                    (press(at, &Action::Unmask(*spy), "first", at.say("confusion-unmask")))
                }))
            }
            @if !removes.is_empty() {
                (sheet("remove", html! {
                    svg.token aria-hidden="true" { use href="#c-removed" {} }
                    span { (at.say("confusion-remove")) }
                }, html! {
                    p { (at.say("confusion-remove-how")) }
                    (each(desk, &removes, Action::Remove))
                }))
            }
        }
    }
}

fn token<'a>(desk: &Desk<'_, 'a>, sign: &str, key: &'a str) -> Markup {
    html! { svg.token aria-hidden="true" { use href=(sign) {} } span { (desk.at.say(key)) } }
}

/// A button for each of these spies.
fn each(desk: &Desk<'_, '_>, spies: &[Letter], action: fn(Letter) -> Action) -> Markup {
    html! { div.letters { @for spy in spies { (press(desk.at, &action(*spy), "letter", spy.to_string())) } } }
}

fn swap(desk: &Desk<'_, '_>, pairs: &[(Letter, Letter)]) -> Markup {
    let at = desk.at;
    let mut spies: Vec<Letter> = pairs.iter().map(|pair| pair.0).collect();
    spies.dedup();
    // "$one" and "$two" are gaps: the fields of these names fill them.
    let ask = serde_json::json!({ "do": { "swap_two": ["$one", "$two"] } }).to_string();
    html! {
        form method="post" action={ (at.path) "/ask" } data-ask="" {
            p { (at.say("confusion-token-swap-how")) }
            input type="hidden" name="ask" value=(ask);
            @for (name, chosen) in [("one", 0), ("two", 1)] {
                select name=(name) aria-label=(at.say("confusion-swap-spy")) {
                    @for (index, spy) in spies.iter().enumerate() { option selected[index == chosen] { (spy) } }
                }
            }
            button.first { (at.say("confusion-token-use")) }
        }
    }
}
