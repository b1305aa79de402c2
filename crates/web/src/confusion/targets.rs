//! Attempts on the board: every spy that may try opens its squares, and each square is a button. It works without a
//! script; with one, spies are dragged and what the answers would tell is said before letting go.

use super::board::raw;
use super::desk::Desk;
use super::helper;
use super::tools::{put, put_number};
use crate::Value;
use ::confusion::{Action, Attempt, Direction, Handling, LONGEST, MoverSet, Side, Tells, Waiting};
use maud::{Markup, PreEscaped, html};

/// All spies that may attempt something now, with the squares they may name.
pub(crate) fn all(desk: &Desk<'_, '_>) -> Markup {
    let (Some(own), Waiting::Choosing) = (desk.own, desk.view.waiting) else { return html! {} };
    let attempts: Vec<Attempt> = desk
        .at
        .scene
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Attempt(attempt) => Some(*attempt),
            _ => None,
        })
        .collect();
    if attempts.is_empty() {
        return html! {};
    }
    let deals = desk.helper().then(|| helper::deals(desk.view, &desk.chart, own));
    html! {
        @for of_spy in attempts.chunk_by(|one, two| one.spy == two.spy) {
            (spy(desk, own, of_spy, deals.as_deref()))
        }
    }
}

fn spy(desk: &Desk<'_, '_>, own: Side, attempts: &[Attempt], deals: Option<&::confusion::Deals>) -> Markup {
    let Some(first) = attempts.first() else { return html! {} };
    let letter = first.spy;
    let Some(index) = desk.chart.spy(letter) else { return html! {} };
    let Some(seen) = desk.view.side(own).spies.get(index) else { return html! {} };
    let Some(from) = seen.at else { return html! {} };
    let (x, y) = desk.place(from);
    let holds = first.briefcase.is_some();
    let may = deals.filter(|_| !seen.promoted).map(|deals| bits(deals.possible(index)));
    let buttons =
        attempts.iter().fold(String::with_capacity(attempts.len() * 130), |mut buttons, attempt| {
            target(desk, own, from, *attempt, deals, &mut buttons);
            buttons
        });
    html! {
        details id={ "go-" (letter) } name="go" .holds[holds] data-may=[may] {
            summary class={ "x" (x) " y" (y) } aria-label=(desk.at.fill("confusion-choose-spy", &[
                ("spy", letter.to_string().into()), ("square", from.to_string().into())])) {}
            @if holds {
                fieldset.handling {
                    legend.unseen { (desk.at.say("confusion-handling")) }
                    @for (handling, key) in HANDLINGS {
                        label {
                            input type="radio" name="handling" value=(code(handling)) checked[handling == Handling::Carry];
                            (desk.at.say(key))
                        }
                    }
                }
            }
            (raw(buttons))
        }
    }
}

const HANDLINGS: [(Handling, &str); 3] = [
    (Handling::Carry, "confusion-carry"),
    (Handling::Leave, "confusion-leave"),
    (Handling::Send, "confusion-send"),
];

const fn code(handling: Handling) -> &'static str {
    match handling {
        Handling::Leave => "leave",
        Handling::Carry => "carry",
        Handling::Send => "send",
    }
}

/// One square as a button. There are hundreds of them, so they are written by hand; letters, directions and squares need
/// no escaping.
fn target(
    desk: &Desk<'_, '_>,
    own: Side,
    from: ::confusion::Square,
    attempt: Attempt,
    deals: Option<&::confusion::Deals>,
    buttons: &mut String,
) {
    let Attempt { spy, direction, distance, briefcase } = attempt;
    let Some(to) = own.landing(from, direction, distance) else { return };
    let (x, y) = desk.place(to);
    let enemy = desk.view.side(own.other()).spies.iter().find(|spy| spy.at == Some(to));
    let mut letter = [0; 4];
    let letter: &str = spy.as_char().encode_utf8(&mut letter);
    let opening = "<button form=ask name=ask value='{\"do\":{\"attempt\":{\"spy\":\"";
    put(buttons, &[opening, letter, "\",\"direction\":\"", direction.code(), "\",\"distance\":"]);
    put_number(buttons, distance.into());
    if let Some(handling) = briefcase {
        put(buttons, &[",\"briefcase\":\"", code(handling), "\""]);
    }
    put(buttons, &["}}}' class=\"to x"]);
    put_number(buttons, x.into());
    put(buttons, &[" y"]);
    put_number(buttons, y.into());
    put(buttons, &[" ", briefcase.map_or("", code), if enemy.is_some() { " takes\"" } else { "\"" }]);
    if let Some(tells) = deals.and_then(|deals| Tells::of(&desk.chart, desk.view, own, deals, attempt)) {
        put(buttons, &[" data-p="]);
        put_number(buttons, (tells.chance_of_yes * 100.0).round() as u32);
        let tenths = (tells.bits * 10.0).round() as u32;
        put(buttons, &[" data-b="]);
        put_number(buttons, tenths / 10);
        put(buttons, &["."]);
        put_number(buttons, tenths % 10);
    }
    put(buttons, &["><u>"]);
    buttons.push(char::from(b'a' + to.column() - 1));
    put_number(buttons, to.row().into());
    if let Some(enemy) = enemy {
        put(buttons, &[" × "]);
        buttons.push(enemy.letter.as_char());
    }
    put(buttons, &["</u></button>"]);
}

/// A set of movers as a number, a bit for each.
fn bits(movers: MoverSet) -> u32 {
    movers.iter().fold(0, |bits, mover| bits | 1 << mover)
}

/// The line that says what each answer would tell, filled by the script while a square is pointed at.
pub(crate) fn tells_line(desk: &Desk<'_, '_>) -> Markup {
    let at = desk.at;
    // For every direction the movers that go so far, from one square to ten.
    let fits: Vec<[u32; LONGEST as usize]> = Direction::ALL
        .into_iter()
        .map(|way| std::array::from_fn(|steps| bits(desk.chart.fits(way, steps as u8 + 1))))
        .collect();
    let fits = serde_json::to_string(&fits).unwrap_or_default();
    let movers: Vec<&str> = desk.chart.movers().iter().map(|mover| mover.id.as_str()).collect();
    let gap = |name: &'static str| (name, Value::from(format!("{{{name}}}")));
    html! {
        p #tells data-fits=(PreEscaped(fits)) data-agent=(bits(desk.chart.agent())) data-movers=(movers.join(","))
            data-yes=(at.fill("confusion-tells-yes", &[gap("chance")]))
            data-no=(at.fill("confusion-tells-no", &[gap("chance")]))
            data-bits=(at.fill("confusion-tells-bits", &[gap("bits")]))
            data-sure=(at.say("confusion-tells-nothing")) {
            (at.say("confusion-tells-hint"))
        }
    }
}
