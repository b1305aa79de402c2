//! Cards: characters as they lie open on the desk and small in a display, bullets, backs.

use super::Table;
use super::name::{self, Phrase};
use crate::figure;
use maud::{Markup, html};
use secrets::{CardView, Character};
use std::borrow::Cow;

/// A character in full: drawing, value, name, and what it does.
pub(super) fn large(at: &Table<'_>, character: Character) -> Markup {
    html! {
        span.face {
            (drawn(name::character_drawing(character), "art"))
            b.value { (name::signed(character.value())) }
        }
        span.what {
            b { (at.say(name::character(character))) }
            " " span.effect { (at.say(name::effect(character))) }
        }
    }
}

/// The words for cards in displays, looked up once for a whole table.
pub(super) struct Cards<'a> {
    characters: [Cow<'a, str>; 8],
    up: Phrase,
    down: Phrase,
    bullet: Phrase,
    known: Phrase,
}

impl<'a> Cards<'a> {
    pub(super) fn new(at: &Table<'a>) -> Cards<'a> {
        Cards {
            characters: Character::ALL.map(|character| at.say(name::character(character))),
            up: Phrase::new(at, "secrets-card-up"),
            down: Phrase::new(at, "secrets-card-down"),
            bullet: Phrase::new(at, "secrets-card-bullet"),
            known: Phrase::new(at, "secrets-card-bullet-known"),
        }
    }

    fn name(&self, character: Character) -> &str {
        self.characters.get(character as usize).map_or("", |name| name)
    }

    /// What a card is, in words.
    pub(super) fn says(&self, at: &Table<'_>, card: CardView) -> String {
        match card {
            CardView::Up(character) => self.up.with(self.name(character), name::signed(character.value())),
            CardView::Down(character) => self.down.with(self.name(character), "0"),
            CardView::Bullet { value: Some(value), from } => {
                self.known.with(&at.name(from), name::signed(value))
            }
            CardView::Bullet { value: None, from } => self.bullet.with(&at.name(from), ""),
        }
    }

    /// A card in a display.
    pub(super) fn small(&self, at: &Table<'_>, card: CardView) -> Markup {
        let says = self.says(at, card);
        html! {
            @match card {
                CardView::Up(character) => {
                    (figure(name::character_drawing(character), "art", &says))
                    b.value aria-hidden="true" title=(says) { (name::signed(character.value())) }
                }
                CardView::Down(character) => {
                    (figure("s-back", "back", &says))
                    (drawn(name::character_drawing(character), "hint"))
                }
                CardView::Bullet { value, .. } => { (figure(bullet_drawing(value), "back", &says)) }
            }
        }
    }
}

/// A drawing beside words that say the same: not read out.
pub(super) fn drawn(id: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The drawing of a bullet, from its back or with its value.
pub(super) const fn bullet_drawing(value: Option<i8>) -> &'static str {
    match value {
        None => "s-bullet-back",
        Some(-1) => "s-bullet-1",
        Some(-2) => "s-bullet-2",
        Some(-3) => "s-bullet-3",
        Some(_) => "s-bullet-0",
    }
}
