//! A game of two hidden cards, and the same game with one flaw at a time.
//!
//! Each of two players holds a card from 0 to 3 that only they see. By turns they say a number, four times in all; then the cards
//! are shown and the higher one wins.

use game::*;
use laws::{Enough, Hidden, Retold, Subject};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;
use std::sync::atomic::{AtomicU8, Ordering};

/// What can be wrong with the game.
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const UNLISTED: u8 = 1;
    pub const REFUSED_THOUGH_LISTED: u8 = 2;
    pub const LISTED_TWICE: u8 = 3;
    pub const CHANGED_BY_A_REFUSAL: u8 = 4;
    pub const TOLD_OF_A_REFUSAL: u8 = 5;
    pub const STOPPED_BY_NONSENSE: u8 = 6;
    pub const SEEN_BY_STRANGERS: u8 = 7;
    pub const UNSOUND: u8 = 8;
    pub const NOT_THE_SAME_AGAIN: u8 = 9;
    pub const LEAKY_VIEW: u8 = 10;
    pub const LEAKY_EVENT: u8 = 11;
    pub const LEAKY_NUMBER_OF_EVENTS: u8 = 12;
    pub const OTHER_OWN_CARD_IMAGINED: u8 = 13;
    pub const IMAGINED_FROM_THE_TRUTH: u8 = 14;
    pub const LEGAL_BY_THE_TRUTH: u8 = 15;
    pub const HEAP: u8 = 16;
    pub const PRINTED: u8 = 17;
    pub const OPEN_BEFORE_THE_END: u8 = 18;
}

#[derive(Clone, PartialEq, Eq)]
pub struct Toy<const FLAW: u8> {
    cards: [u8; 2],
    said: [u8; 4],
    turn: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Say(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Claim {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    YourCard(u8),
    Said(u8),
    Shown([u8; 2]),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    said: Vec<u8>,
    card: Option<u8>,
    cards: Option<[u8; 2]>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it cannot be said")]
pub struct No;

impl Refusal for No {
    fn rule(&self) -> &'static str {
        "T1"
    }
}

/// Prints what the public may know.
impl<const FLAW: u8> fmt::Debug for Toy<FLAW> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if FLAW == flaw::PRINTED {
            return write!(f, "{:?}", self.cards);
        }
        debug_public("Toy", self, f)
    }
}

/// A fact that is no part of any state.
static PLAYED: AtomicU8 = AtomicU8::new(0);

impl<const FLAW: u8> Toy<FLAW> {
    fn active(&self) -> Option<Seat> {
        if self.turn < 4 { Seat::new(self.turn % 2) } else { None }
    }

    /// With a flaw: the other's card forbids to say three.
    fn forbids_three(&self) -> bool {
        FLAW == flaw::LEGAL_BY_THE_TRUTH && self.cards[1 - self.turn % 2] == 0
    }

    fn seen(&self, card: Option<u8>, all: bool) -> View {
        View { said: self.said[..self.turn].to_vec(), card, cards: all.then_some(self.cards) }
    }

    fn tell_deal(&self, tell: &mut impl EventSink<Event>) {
        for (seat, card) in Seat::all(2).zip(self.cards) {
            let to = if FLAW == flaw::LEAKY_EVENT { Audience::Everyone } else { seat.into() };
            tell.tell(to, Event::YourCard(card));
        }
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;
    type Options = Options;
    type Action = Action;
    type Claim = Claim;
    type Event = Event;
    type View = View;
    type Refusal = No;
    type Actions = Actions;

    fn seats(_: &Options) -> Result<usize, No> {
        Ok(2)
    }

    fn deal(_: &Options, luck: &mut Luck, tell: &mut impl EventSink<Event>) -> Result<Self, No> {
        let game = Toy { cards: [(); 2].map(|()| luck.below(4) as u8), said: [0; 4], turn: 0 };
        game.tell_deal(tell);
        Ok(game)
    }

    fn options(&self) -> &Options {
        &Options {}
    }

    fn may_act(&self) -> SeatSet {
        self.active().into_iter().collect()
    }

    fn legal(&self, by: Actor) -> Actions {
        let mut legal = Actions { actions: [0, 1, 2, 3].map(Action::Say), len: 0 };
        if self.active().is_some_and(|seat| by == seat.into()) {
            let fewer = FLAW == flaw::UNLISTED || self.forbids_three();
            legal.len = if fewer { 3 } else { 4 };
        }
        if FLAW == flaw::LISTED_TWICE {
            legal.actions[3] = legal.actions[0];
        }
        legal
    }

    fn play(
        &mut self,
        by: Actor,
        action: &Action,
        _: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), No> {
        let Action::Say(number) = *action;
        assert!(FLAW != flaw::STOPPED_BY_NONSENSE || number < 250, "a flaw");
        let least = if FLAW == flaw::REFUSED_THOUGH_LISTED { 1 } else { 0 };
        let active = self.active().is_some_and(|seat| by == seat.into());
        if !active || !(least..4).contains(&number) || number == 3 && self.forbids_three() {
            if FLAW == flaw::CHANGED_BY_A_REFUSAL {
                self.said[3] ^= 1;
            }
            if FLAW == flaw::TOLD_OF_A_REFUSAL {
                tell.tell(Audience::Everyone, Event::Said(number));
            }
            return Err(No);
        }
        if FLAW == flaw::HEAP {
            drop(std::hint::black_box(vec![number]));
        }
        self.said[self.turn] = match FLAW {
            flaw::NOT_THE_SAME_AGAIN => PLAYED.fetch_add(1, Ordering::Relaxed) / 5 % 4,
            flaw::UNSOUND if number == 3 => 77,
            _ => number,
        };
        tell.tell(Audience::Everyone, Event::Said(number));
        if FLAW == flaw::LEAKY_NUMBER_OF_EVENTS && self.cards[1] == number {
            tell.tell(Audience::Everyone, Event::Said(number));
        }
        self.turn += 1;
        if self.turn == 4 {
            tell.tell(Audience::Everyone, Event::Shown(self.cards));
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let best = self.cards.into_iter().max();
        let winners = Seat::all(2).filter(|seat| Some(self.cards[seat.index()]) == best);
        (self.turn == 4).then(|| Outcome { winners: winners.collect() })
    }

    fn view(&self, viewer: Viewer) -> Result<View, NoView> {
        let over = self.turn == 4;
        match viewer {
            Viewer::Seat(seat) if seat.index() < 2 => {
                let leak = FLAW == flaw::LEAKY_VIEW && self.cards[1 - seat.index()] == 2;
                Ok(self.seen(Some(self.cards[seat.index()]), over || leak))
            }
            Viewer::Seat(_) if FLAW == flaw::SEEN_BY_STRANGERS => Ok(self.seen(None, over)),
            Viewer::Seat(seat) => Err(NoView::NoSuchSeat(seat)),
            Viewer::Public => Ok(self.seen(None, over)),
            Viewer::Omniscient if over || FLAW == flaw::OPEN_BEFORE_THE_END => Ok(self.seen(None, true)),
            Viewer::Omniscient => Err(NoView::StillOn),
        }
    }

    fn hindsight(&self, _: Hindsight) -> View {
        self.seen(None, true)
    }

    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Self {
        let mut other = self.clone();
        if self.turn == 4 {
            return other;
        }
        for seat in Seat::all(2).filter(|seat| viewer != Viewer::Seat(*seat)) {
            let card = luck.below(4) as u8;
            let truth = self.cards[seat.index()];
            other.cards[seat.index()] =
                if FLAW == flaw::IMAGINED_FROM_THE_TRUTH && card == 0 { truth } else { card };
        }
        if FLAW == flaw::OTHER_OWN_CARD_IMAGINED {
            other.cards[0] = luck.below(4) as u8;
        }
        other
    }
}

/// Up to four actions, on the stack.
pub struct Actions {
    actions: [Action; 4],
    len: usize,
}

impl Deref for Actions {
    type Target = [Action];

    fn deref(&self) -> &[Action] {
        &self.actions[..self.len]
    }
}

/// Random games of the toy.
pub struct Random<const FLAW: u8>;

impl<const FLAW: u8> Subject for Random<FLAW> {
    type Game = Toy<FLAW>;
    const GAMES: u64 = 1_000;
    const TRY_ONE_IN: u32 = 2;
    const AHEAD: usize = 1;
    const ENOUGH: Enough = Enough {
        accepted: 1_000,
        refused: 1_000,
        other_truths: 1_000,
        ahead: 1_000,
        printed: 100,
        endings: 3,
    };

    fn options(_: u64) -> Options {
        Options {}
    }

    fn universe(_: &Toy<FLAW>) -> Vec<Action> {
        (0..6).map(Action::Say).collect()
    }

    fn wild(_: &Toy<FLAW>, luck: &mut Luck) -> Action {
        Action::Say(luck.below(256) as u8)
    }

    fn invariant(game: &Toy<FLAW>) {
        assert!(game.said.iter().all(|number| *number < 4), "nobody can say {:?}", game.said);
    }

    fn ending(game: &Toy<FLAW>) -> String {
        format!("{:?}", game.outcome().unwrap().winners)
    }

    fn retell(
        _: &Options,
        seed: Seed,
        actions: &[(Actor, Action)],
        other: &Toy<FLAW>,
    ) -> Option<Retold<Toy<FLAW>>> {
        let mut told = Vec::new();
        let mut game = Toy { cards: other.cards, said: [0; 4], turn: 0 };
        game.tell_deal(&mut told);
        for (by, action) in actions {
            game.play(*by, action, &mut seed.action(0), &mut told).unwrap();
        }
        Some(Retold { told, game: Some(game) })
    }

    /// Only the end shows the cards.
    fn comes_to_light(_: &Action, heard: [Option<&[&Event]>; 2]) -> bool {
        heard.iter().flatten().any(|heard| heard.iter().any(|event| matches!(event, Event::Shown(_))))
    }

    fn hidden() -> Vec<Hidden<Toy<FLAW>>> {
        vec![("the second card", |game| format!("{:?}", game.cards[1]))]
    }
}
