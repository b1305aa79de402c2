//! What lies on the desk before everybody: the two open cards, the offer and what can be answered, the effect.

use super::{Table, card, claim, effect, name};
use crate::icon;
use game::Seat;
use maud::{Markup, html};
use secrets::{Action, Answer, Character, Stage, View};

pub(super) fn part(at: &Table<'_>, view: &View) -> Markup {
    html! {
        section #desk aria-label=(at.say("secrets-desk")) {
            @match &view.stage {
                Stage::Offering { pair } => { (offering(at, view, *pair)) }
                Stage::Answering { pair, to, un, card, sealed } => {
                    (open(at, *pair, *card))
                    div.matter {
                        p { (offered(at, view, *to)) }
                        @if let Some(holder) = un { (window(at, *holder)) }
                        @if let Some(answer) = sealed { (answered(at, *answer)) }
                    }
                    (answers(at, view))
                }
                Stage::Effect { by, card, bullet } => { (effect::carried_out(at, *by, *card, *bullet)) }
                Stage::Over => {}
            }
            (claim::buttons(at, view))
        }
    }
}

/// The active player picks one of the two; the table then shows to whom it can go.
fn offering(at: &Table<'_>, view: &View, pair: [Character; 2]) -> Markup {
    let mine = at.is_live() && at.scene.legal.iter().any(|action| matches!(action, Action::Offer { .. }));
    html! {
        @if mine {
            fieldset.pair {
                legend.unseen { (at.say("secrets-pick-card")) }
                @for (index, character) in pair.into_iter().enumerate() {
                    label.open-card {
                        input type="radio" name="card" id={ "pick-" (index) };
                        (card::large(at, character))
                    }
                }
            }
            div.matter { p.after { (at.say("secrets-pick-target")) } p.before { (at.say("secrets-pick-card")) } }
        } @else {
            (open(at, pair, None))
            div.matter { p { (at.fill("secrets-offering", &[("who", name::who(at, view.active))])) } }
        }
    }
}

/// The two open cards; for whoever knows, which one is on offer.
fn open(at: &Table<'_>, pair: [Character; 2], offered: Option<Character>) -> Markup {
    html! {
        ul.pair aria-label=(at.say("secrets-pair")) {
            @for character in pair {
                li.open-card .kept[offered == Some(character)] .under[offered.is_some_and(|offered| offered != character)] {
                    (card::large(at, character))
                    @if let Some(offered) = offered {
                        span.stamp { (at.say(if offered == character { "secrets-kept" } else { "secrets-under" })) }
                    }
                }
            }
        }
    }
}

fn offered(at: &Table<'_>, view: &View, to: Seat) -> String {
    let by = view.active;
    let me = if at.is_me(by) {
        "by"
    } else if at.is_me(to) {
        "to"
    } else {
        "no"
    };
    let gaps = [("by", name::who(at, by)), ("to", name::who(at, to)), ("me", me.into())];
    at.fill("secrets-on-offer", &gaps).into_owned()
}

/// The UN window, for everybody alike: whether the holder has passed under seal does not show (S14).
fn window(at: &Table<'_>, holder: Seat) -> Markup {
    let until = at.scene.time.as_ref().and_then(|time| time.window);
    let total = at.scene.terms.options.un_window.map(|seconds| u64::from(seconds) * 1000);
    let gaps = [("who", name::who(at, holder)), ("me", name::me(at, holder))];
    html! {
        p.un-window {
            span.ring data-closes=[until] data-total=[total] {
                (card::drawn("s-un", "un"))
                @if until.is_some() {
                    svg.band viewBox="0 0 40 40" aria-hidden="true" { circle cx="20" cy="20" r="18" pathLength="100" transform="rotate(-90 20 20)" {} }
                }
            }
            span { (at.fill("secrets-un-may", &gaps)) }
            @if let Some(until) = until {
                span.clock data-until=(until) { time { (until.saturating_sub(at.scene.now).div_ceil(1000)) } }
            }
        }
    }
}

/// What the viewer has answered under seal.
fn answered(at: &Table<'_>, answer: Answer) -> Markup {
    let key = match answer {
        Answer::Accept => "secrets-sealed-accept",
        Answer::Refuse => "secrets-sealed-refuse",
        Answer::Pass => "secrets-sealed-pass",
    };
    html! { p.sealed { (icon("i-tick")) (at.say(key)) } }
}

/// Accept or refuse, intervene or pass: what the viewer can do.
fn answers(at: &Table<'_>, view: &View) -> Markup {
    let legal = if at.is_live() { at.scene.legal.as_slice() } else { &[] };
    let by = [("by", name::who(at, view.active))];
    html! {
        @if !legal.is_empty() {
            div.answers {
                @for action in legal {
                    @let (key, says, class) = match action {
                        Action::Accept => ("secrets-accept", "secrets-accept-says", "yes"),
                        Action::Refuse => ("secrets-refuse", "secrets-refuse-says", "no"),
                        Action::Intervene => ("secrets-intervene", "secrets-intervene-says", "yes"),
                        _ => ("secrets-pass", "secrets-pass-says", "no"),
                    };
                    button.answer.(class) form="ask" name="ask" value=(at.act(action)) {
                        b { (at.say(key)) } " " small { (at.fill(says, &by)) }
                    }
                }
            }
        }
    }
}
