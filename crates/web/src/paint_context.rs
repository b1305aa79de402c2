//! What a painter works from.

use crate::{Language, Value, Words};
use game::{Game, Seat, Viewer};
use scene::{Name, Occupant, Scene, Screen};
use std::borrow::Cow;

/// A table to be painted: what is shown, to whom, in which language.
pub struct PaintContext<'a, G: Game> {
    /// What the viewer is shown.
    pub scene: &'a Scene<G>,
    /// What is said.
    pub words: &'a Words,
    /// On what it is shown.
    pub screen: Screen,
    /// The address of the table for this viewer: `/t/ID`, or with a seat at a device that is passed around.
    pub path: &'a str,
}

impl<'a, G: Game> PaintContext<'a, G> {
    /// A sentence without gaps.
    pub fn say(&self, key: &'a str) -> Cow<'a, str> {
        self.words.say(key)
    }

    /// A sentence with its gaps filled.
    pub fn fill(&self, key: &'a str, gaps: &[(&'static str, Value<'_>)]) -> Cow<'a, str> {
        self.words.fill(key, gaps)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The viewer's own seat, if it is a player.
    pub fn me(&self) -> Option<Seat> {
        match self.scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether it is the viewer's own seat.
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    /// The name of whoever sits there: a person's, or a bot's name in the reader's language.
    pub fn name(&self, seat: Seat) -> Cow<'a, str> {
        match self.scene.table.seats.get(seat.index()).map(|chair| &chair.occupant) {
            Some(Occupant::Person { name, .. }) => Cow::Borrowed(name),
            Some(Occupant::Bot(_)) => self.bot_name(seat),
            _ => self.words.fill("seat-number", &[("n", (seat.index() as i64 + 1).into())]),
        }
    }

    /// A bot's name in the reader's language; with a number where a person goes by it, or by one that looks like it.
    fn bot_name(&self, seat: Seat) -> Cow<'a, str> {
        let name = crate::table::bot_name(self.words, seat);
        let people = self.scene.table.seats.iter().filter_map(|chair| match &chair.occupant {
            Occupant::Person { name, .. } => Some(name.as_str()),
            _ => None,
        });
        match Name::new(&name).map(|name| name.beside(people)) {
            Ok(beside) if beside.as_str() != name => Cow::Owned(beside.into()),
            _ => name,
        }
    }

    /// Whether something can be pressed here at all.
    pub fn is_live(&self) -> bool {
        self.screen == Screen::Own
    }

    /// What a button that does this action sends.
    pub fn act(&self, action: &G::Action) -> String {
        ask("do", action)
    }

    /// What a button that makes this claim sends.
    pub fn claim(&self, claim: &G::Claim) -> String {
        ask("say", claim)
    }
}

/// A request of the table, as a form sends it in its field `ask`.
fn ask(kind: &str, what: &impl serde::Serialize) -> String {
    let what = serde_json::to_value(what).unwrap_or_default();
    serde_json::json!({ kind: what }).to_string()
}
