//! What lies before each player: who it is, their tokens, and the spies that are out.

use super::desk::Desk;
use super::diagram;
use super::tools::side_class;
use crate::{Part, figure, table};
use ::confusion::{Side, Token, Waiting};
use maud::html;

const TOKENS: [(Token, &str, &str); 3] = [
    (Token::Reveal, "c-reveal", "confusion-token-reveal"),
    (Token::MoveTwo, "c-move-two", "confusion-token-move"),
    (Token::SwapTwo, "c-swap-two", "confusion-token-swap"),
];

pub(crate) fn part(desk: &Desk<'_, '_>, side: Side, id: &'static str) -> Part {
    let at = desk.at;
    let seen = desk.view.side(side);
    let had = at.scene.terms.options.tokens[side];
    let out = seen.spies.iter().filter(|spy| spy.out);
    let html = html! {
        div id=(id) class={ "side " (side_class(side)) } {
            (table::plate(at, side.seat()))
            @if desk.view.waiting == Waiting::LayingOut && seen.laid_out {
                span.laid-out { (at.say("confusion-laid-out")) }
            }
            span.tokens {
                @for (token, sign, key) in TOKENS {
                    @if seen.tokens.has(token) { (figure(sign, "token", &at.say(key))) }
                    @else if had.has(token) {
                        (figure("c-token-used", "token", &at.fill("confusion-token-used", &[("token", at.say(key).into())])))
                    }
                }
            }
            ul.out aria-label=(at.say("confusion-out")) {
                @for spy in out {
                    li { b { (spy.letter) }
                        @if let Some(mover) = spy.mover.and_then(|mover| desk.chart.mover(mover)) { (diagram::small(mover, "")) }
                    }
                }
            }
        }
    };
    Part::new(id, html)
}
