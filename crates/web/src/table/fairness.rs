//! Whether the deal was fair: what was promised, what each seat added, and what that proves.

use crate::{PaintContext, Painted};
use game::{Bytes32, Seat};
use maud::{Markup, html};
use scene::{End, Occupant};

/// What is shown after the end. The script holds it against what this browser kept, and says whether it is the same.
pub(super) fn fairness<G: Painted>(at: &PaintContext<'_, G>, end: &End) -> Markup {
    let table = &at.scene.table;
    let promise = table.commitment.0;
    let nobody = end.contributions.iter().all(|part| !is_something(part));
    html! {
        details #fairness data-table=(table.id) data-same=(at.say("fair-same")) data-other=(at.say("fair-other")) {
            summary { (at.say("fair-title")) }
            @if nobody { p.nobody { (at.say("fair-nobody")) } } @else { p { (at.say("fair-how")) } }
            dl {
                dt { (at.say("fair-promise")) }
                dd data-promise=(promise) { code { (promise) } " " strong.compared hidden {} }
                dt { (at.say("fair-secret")) } dd { code { (end.seed) } }
                dt { (at.say("fair-salt")) } dd { code { (end.salt) } }
                @if let Some(seal) = end.seal { dt { (at.say("fair-seal")) } dd.seal { code { (seal) } } }
            }
            h2 { (at.say("fair-parts")) }
            ul {
                @for (seat, part) in Seat::all(end.contributions.len()).zip(&end.contributions) { (row(at, seat, part)) }
            }
            p.kept-nothing hidden { (at.say("fair-kept-nothing")) }
            noscript { p { (at.say("fair-no-script")) } }
            h2 { (at.say("fair-proves")) }
            ul { @for key in ["fair-proves-promise", "fair-proves-part", "fair-proves-seal"] { li { (at.say(key)) } } }
            h2 { (at.say("fair-open")) }
            ul { @for key in ["fair-open-bots", "fair-open-together", "fair-open-people"] { li { (at.say(key)) } } }
            p { (at.say("fair-verify")) " " code { (command(&table.id, &promise, end)) } }
        }
    }
}

/// What one seat added. At a device that is passed around everybody's part was drawn by the same browser.
fn row<G: Painted>(at: &PaintContext<'_, G>, seat: Seat, part: &Bytes32) -> Markup {
    let sitter = at.scene.table.seats.get(seat.index()).map(|chair| &chair.occupant);
    let is_bot = matches!(sitter, Some(Occupant::Bot(_)));
    let mine =
        at.is_me(seat) || (at.path.starts_with("/h/") && matches!(sitter, Some(Occupant::Person { .. })));
    html! {
        li data-seat=(seat.index()) data-part=(part) data-mine[mine] {
            b { bdi { (at.name(seat)) } } ": "
            @if is_something(part) { code { (part) } }
            @else { (at.say(if is_bot { "fair-bot" } else { "fair-nothing" })) }
            " " strong.compared hidden {}
        }
    }
}

fn is_something(part: &Bytes32) -> bool {
    *part != Bytes32([0; 32])
}

fn command(table: &str, promise: &Bytes32, end: &End) -> String {
    let seal = end.seal.map(|seal| format!(" --seal {seal}")).unwrap_or_default();
    format!("safehouse verify safehouse-{table}.jsonl --promise {promise}{seal}")
}
