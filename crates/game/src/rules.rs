//! What a game is.

use crate::{EventSink, Hindsight, Luck, NoView, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{error::Error, fmt, fmt::Debug, ops::Deref};

/// Who acts: a seat, or the clock when a time that the table set has run out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Time: what it does stands in the record like any other action.
    Clock,
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor::Seat(seat)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => fmt::Display::fmt(seat, f),
            Actor::Clock => f.write_str("the clock"),
        }
    }
}

impl Serialize for Actor {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Actor::Seat(seat) => seat.serialize(to),
            Actor::Clock => to.serialize_str("clock"),
        }
    }
}

impl<'de> Deserialize<'de> for Actor {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Actor, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seat's number or \"clock\" is needed for who acts")]
        enum Written {
            Seat(Seat),
            Name(Clock),
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Clock {
            Clock,
        }
        Ok(match Written::deserialize(from)? {
            Written::Seat(seat) => Actor::Seat(seat),
            Written::Name(Clock::Clock) => Actor::Clock,
        })
    }
}

/// A refused action or option: a sentence for the player ([`Display`](fmt::Display)) and the rule in the way.
pub trait Refusal: Error + Clone + Eq {
    /// The id of the rule that was in the way, as the rules page has it.
    fn rule(&self) -> &'static str;

    /// What translations call it: `NotYourTurn` is `not-your-turn`. What it is about (a spy, a square) is left out.
    fn name(&self) -> String {
        variant_name(self)
    }

    /// What it is about, for the gaps of translated sentences that name it.
    fn about(&self) -> Option<(&'static str, String)> {
        None
    }
}

/// The name of an enum's variant as translations write it, without what it holds.
pub fn variant_name(of: &impl fmt::Debug) -> String {
    let variant = format!("{of:?}");
    let mut name = String::new();
    for char in variant.chars().take_while(char::is_ascii_alphanumeric) {
        if char.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(char.to_ascii_lowercase());
    }
    name
}

/// How a game ended. Winners may be nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who won.
    pub winners: SeatSet,
}

/// The rules of a game, and its state: a value that knows the truth.
///
/// A state is never serialized. People and bots get a [`View`](Game::View), built up from what its viewer may
/// know, and [`Event`](Game::Event)s, each told to an audience that may know all of it. All of it is plain data that any
/// thread may hold.
pub trait Game: Clone + Eq + Debug + Sized + Send + Sync + 'static {
    /// The game's name in records and commands.
    const NAME: &'static str;
    /// The version of the rules, raised whenever an old record would replay differently.
    const RULES: u32;

    /// What a table can choose before the deal.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player, or the clock, can do.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player can say in the game's own words. Claims bind nobody and prove nothing: they stand in the
    /// record and change no state.
    type Claim: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What an audience learns.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know, all of it.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// Why something was refused.
    type Refusal: Refusal;
    /// A list of actions.
    type Actions: Deref<Target = [Self::Action]>;

    /// How many seats a table with these options has.
    ///
    /// # Errors
    /// The reason why no table can have these options.
    fn seats(options: &Self::Options) -> Result<usize, Self::Refusal>;

    /// Those on the same side as this seat for everybody to know, itself among them: they may talk among themselves.
    fn partners(_options: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// A game at its first decision.
    ///
    /// # Errors
    /// As for [`seats`](Game::seats).
    fn deal(
        options: &Self::Options,
        luck: &mut Luck,
        tell: &mut impl EventSink<Self::Event>,
    ) -> Result<Self, Self::Refusal>;

    /// The options of this game.
    fn options(&self) -> &Self::Options;

    /// The options of the next game of the same group: the same, with what this game has used up.
    fn options_again(&self) -> Self::Options {
        self.options().clone()
    }

    /// The seats that have a decision before them. More than one where the rules let several act at once.
    fn may_act(&self) -> SeatSet;

    /// The seats that everybody at the table knows to have a decision before them: where answers are sealed, also those
    /// who have answered already. Clocks run for these, since a clock that stops would tell.
    fn asked(&self) -> SeatSet {
        self.may_act()
    }

    /// How many seconds the options give the table before the clock does the first thing that [`legal`](Game::legal)
    /// lists for it; nothing where no such time runs. It depends on nothing hidden.
    fn window(&self) -> Option<u16> {
        None
    }

    /// What is done when the time of a seat that [`may_act`](Game::may_act) is up: by the clock, or on the seat's behalf.
    /// It certifies nothing: it is drawn from what the seat may do, without regard to what the seat knows.
    fn overdue(&self, seat: Seat, luck: &mut Luck) -> Option<(Actor, Self::Action)> {
        luck.pick(&self.legal(seat.into())).map(|action| (seat.into(), action.clone()))
    }

    /// Whether this is said beside the game, such as a draw offered: nobody's decision is made by it, so it winds no clock.
    fn is_aside(_action: &Self::Action) -> bool {
        false
    }

    /// Every action that [`play`](Game::play) would take from `by` now. Where a game has actions without a
    /// natural end to their list (a word somebody thinks of), its own documentation says which of them are here.
    fn legal(&self, by: Actor) -> Self::Actions;

    /// Carries out an action. `luck` is used only where the rules call for chance.
    ///
    /// # Errors
    /// The reason why the action is refused; the state is then unchanged and nobody has been told anything.
    fn play(
        &mut self,
        by: Actor,
        action: &Self::Action,
        luck: &mut Luck,
        tell: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// How the game ended; nothing while it is on.
    fn outcome(&self) -> Option<Outcome>;

    /// What `viewer` may know now.
    ///
    /// # Errors
    /// [`NoView::StillOn`] for the omniscient viewer before the end, [`NoView::NoSuchSeat`] for a seat that this
    /// table does not have.
    fn view(&self, viewer: Viewer) -> Result<Self::View, NoView>;

    /// The omniscient view at any moment, for replays of a game that has ended.
    fn hindsight(&self, leave: Hindsight) -> Self::View;

    /// Another full state that `viewer` cannot tell from this one: same view now, same events so far. It depends
    /// on this state only through what the viewer knows, so that from the same `luck` two states that the viewer cannot
    /// tell apart give the same; each game says from which distribution it is drawn.
    #[must_use]
    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Self;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_actor_is_written_as_a_number_or_as_the_clock() {
        for (actor, text) in [(Actor::Seat(Seat::new(3).unwrap()), "3"), (Actor::Clock, "\"clock\"")] {
            assert_eq!(serde_json::to_string(&actor).unwrap(), text);
            assert_eq!(serde_json::from_str::<Actor>(text).unwrap(), actor);
        }
        for wrong in ["16", "-1", "\"Clock\"", "null", "1.5"] {
            assert!(serde_json::from_str::<Actor>(wrong).is_err(), "{wrong}");
        }
    }
}
