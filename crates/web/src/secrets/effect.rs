//! A card whose effect somebody carries out.

use super::{Table, card, name};
use game::Seat;
use maud::{Markup, html};
use secrets::Character;

pub(super) fn carried_out(at: &Table<'_>, by: Seat, character: Character, bullet: Option<i8>) -> Markup {
    let mine = at.is_me(by);
    html! {
        div.pair.one { div.open-card { (card::large(at, character)) } }
        div.matter {
            p {
                @if mine { (at.say(name::task(character))) }
                @else { (at.fill("secrets-carries-out", &[("who", name::who(at, by))])) }
            }
            @if let Some(value) = bullet {
                p.drawn {
                    (card::drawn(card::bullet_drawing(Some(value)), "bullet"))
                    (at.fill("secrets-bullet-is", &[("value", name::signed(value).into()), ("who", name::who(at, by)), ("me", name::me(at, by))]))
                }
            }
        }
    }
}
