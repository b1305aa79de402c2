//! A small game of hidden information: the first player hides a coin in a hand, the second guesses in which.

use bots::{Bot, Random, Roster, UnknownBot};
use game::{
    Actor, Audience, EventSink, Game, Hindsight, Luck, NoView, Outcome, Refusal, Seat, SeatSet, Viewer,
    debug_public,
};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, PartialEq, Eq)]
pub struct Coin {
    hidden: Option<Hand>,
    guessed: Option<Hand>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hand {
    Left,
    Right,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Claim {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Hidden,
    YouHide(Hand),
    Guessed { guess: Hand, coin: Hand },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub coin: Option<Hand>,
    pub guessed: Option<Hand>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it is not your turn")]
pub struct NotYourTurn;

impl Refusal for NotYourTurn {
    fn rule(&self) -> &'static str {
        "H1"
    }
}

impl fmt::Debug for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_public("Coin", self, f)
    }
}

impl Coin {
    fn active(&self) -> Option<Seat> {
        match (self.hidden, self.guessed) {
            (None, _) => Seat::new(0),
            (_, None) => Seat::new(1),
            _ => None,
        }
    }
}

impl Game for Coin {
    const NAME: &'static str = "coin";
    const RULES: u32 = 1;
    type Options = Options;
    type Action = Hand;
    type Claim = Claim;
    type Event = Event;
    type View = View;
    type Refusal = NotYourTurn;
    type Actions = Vec<Hand>;

    fn seats(_: &Options) -> Result<usize, NotYourTurn> {
        Ok(2)
    }

    fn deal(_: &Options, _: &mut Luck, _: &mut impl EventSink<Event>) -> Result<Coin, NotYourTurn> {
        Ok(Coin { hidden: None, guessed: None })
    }

    fn options(&self) -> &Options {
        &Options {}
    }

    fn may_act(&self) -> SeatSet {
        self.active().into_iter().collect()
    }

    fn legal(&self, by: Actor) -> Vec<Hand> {
        let active = self.active().is_some_and(|seat| by == seat.into());
        if active { vec![Hand::Left, Hand::Right] } else { Vec::new() }
    }

    fn play(
        &mut self,
        by: Actor,
        hand: &Hand,
        _: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), NotYourTurn> {
        let Some(seat) = self.active().filter(|seat| by == (*seat).into()) else { return Err(NotYourTurn) };
        match self.hidden {
            None => {
                self.hidden = Some(*hand);
                tell.tell(Audience::Everyone, Event::Hidden);
                tell.tell(seat.into(), Event::YouHide(*hand));
            }
            Some(coin) => {
                self.guessed = Some(*hand);
                tell.tell(Audience::Everyone, Event::Guessed { guess: *hand, coin });
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let guess = self.guessed?;
        let winner = Seat::new(usize::from(self.hidden == Some(guess)));
        Some(Outcome { winners: winner.into_iter().collect() })
    }

    fn view(&self, viewer: Viewer) -> Result<View, NoView> {
        let over = self.guessed.is_some();
        let sees = over
            || match viewer {
                Viewer::Seat(seat) if seat.index() > 1 => return Err(NoView::NoSuchSeat(seat)),
                Viewer::Seat(seat) => seat.index() == 0,
                Viewer::Public => false,
                Viewer::Omniscient => return Err(NoView::StillOn),
            };
        Ok(View { coin: self.hidden.filter(|_| sees), guessed: self.guessed })
    }

    fn hindsight(&self, _: Hindsight) -> View {
        View { coin: self.hidden, guessed: self.guessed }
    }

    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Coin {
        let known = self.view(viewer).is_ok_and(|view| view.coin.is_some());
        let other = if luck.below(2) == 0 { Hand::Left } else { Hand::Right };
        Coin { hidden: self.hidden.map(|coin| if known { coin } else { other }), ..self.clone() }
    }
}

/// Two bots that play alike: a ladder needs one to compare with another.
pub struct CoinBots;

const NAMES: &[&str] = &["easy", "random"];

impl Roster<Coin> for CoinBots {
    fn names(&self) -> &'static [&'static str] {
        NAMES
    }

    fn bot(&self, name: &str, _: Seat, _: &Options) -> Result<Box<dyn Bot<Coin>>, UnknownBot> {
        if NAMES.contains(&name) {
            Ok(Box::new(Random))
        } else {
            Err(UnknownBot { name: name.into(), known: NAMES })
        }
    }
}
