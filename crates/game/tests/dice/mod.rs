//! A game as unlike Secrets as can be, to show that the trait is not made for one game: everybody acts at once,
//! actions are texts, chance strikes in the middle of play, several can win, and the clock can end it.
//!
//! Each seat holds a hidden die (W1). Everybody writes down one guess, unseen (W2). When all have, or when time is
//! up (W3), one more die is rolled, and whoever wrote the sum of all dice in words of figures wins (W4).

use game::{Actor, Audience, EventSink, Game, Hindsight, Luck, NoView, Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    options: Options,
    dice: Vec<u32>,
    guesses: Vec<Option<String>>,
    last: Option<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub seats: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Guess(String),
    TimeUp,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claim(pub u32);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    YourDie(u32),
    Guessed(Seat),
    YouGuessed(String),
    Ended { dice: Vec<u32>, last: u32, winners: SeatSet },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub die: Option<u32>,
    pub guess: Option<String>,
    pub guessed: SeatSet,
    pub dice: Option<Vec<u32>>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("two to six can play")]
    Seats,
    #[error("the guess is already written")]
    Twice,
    #[error("only figures count")]
    NotANumber,
    #[error("only the clock says that time is up")]
    NotYours,
    #[error("the game is over")]
    Over,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::Seats => "W1",
            Refusal::Twice | Refusal::NotANumber => "W2",
            Refusal::NotYours => "W3",
            Refusal::Over => "W4",
        }
    }
}

impl Dice {
    fn has_guessed(&self, seat: Seat) -> bool {
        self.guesses[seat.index()].is_some()
    }

    fn public_view(&self) -> View {
        View {
            die: None,
            guess: None,
            guessed: Seat::all(self.options.seats).filter(|seat| self.has_guessed(*seat)).collect(),
            dice: self.last.map(|_| self.dice.clone()),
        }
    }

    fn winners(&self, last: u32) -> SeatSet {
        let sum = (self.dice.iter().sum::<u32>() + last).to_string();
        Seat::all(self.options.seats)
            .filter(|seat| self.guesses[seat.index()].as_ref() == Some(&sum))
            .collect()
    }
}

impl Game for Dice {
    const NAME: &'static str = "dice";
    const RULES: u32 = 1;
    type Options = Options;
    type Action = Action;
    type Claim = Claim;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Actions = Vec<Action>;

    fn seats(options: &Options) -> Result<usize, Refusal> {
        if (2..=6).contains(&options.seats) { Ok(options.seats) } else { Err(Refusal::Seats) }
    }

    fn deal(options: &Options, luck: &mut Luck, tell: &mut impl EventSink<Event>) -> Result<Dice, Refusal> {
        let seats = Dice::seats(options)?;
        let dice: Vec<u32> = (0..seats).map(|_| 1 + luck.below(6)).collect();
        for seat in Seat::all(seats) {
            tell.tell(seat.into(), Event::YourDie(dice[seat.index()]));
        }
        Ok(Dice { options: options.clone(), dice, guesses: vec![None; seats], last: None })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn may_act(&self) -> SeatSet {
        if self.last.is_some() {
            return SeatSet::NONE;
        }
        Seat::all(self.options.seats).filter(|seat| !self.has_guessed(*seat)).collect()
    }

    fn legal(&self, by: Actor) -> Vec<Action> {
        match by {
            _ if self.last.is_some() => vec![],
            Actor::Clock => vec![Action::TimeUp],
            Actor::Seat(seat) if self.may_act().contains(seat) => {
                (0..=42).map(|sum| Action::Guess(format!("{sum}"))).collect()
            }
            Actor::Seat(_) => vec![],
        }
    }

    fn play(
        &mut self,
        by: Actor,
        action: &Action,
        luck: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        if self.last.is_some() {
            return Err(Refusal::Over);
        }
        match (by, action) {
            (Actor::Seat(seat), Action::Guess(text)) => {
                if !self.may_act().contains(seat) {
                    return Err(Refusal::Twice);
                }
                if text.parse::<u32>().ok().filter(|sum| *sum <= 42).map(|sum| sum.to_string()).as_ref()
                    != Some(text)
                {
                    return Err(Refusal::NotANumber);
                }
                self.guesses[seat.index()] = Some(text.clone());
                tell.tell(Audience::Everyone, Event::Guessed(seat));
                tell.tell(seat.into(), Event::YouGuessed(text.clone()));
            }
            (Actor::Clock, Action::TimeUp) => {}
            _ => return Err(Refusal::NotYours),
        }
        if by == Actor::Clock || self.may_act().is_empty() {
            let last = 1 + luck.below(6);
            self.last = Some(last);
            let winners = self.winners(last);
            tell.tell(Audience::Everyone, Event::Ended { dice: self.dice.clone(), last, winners });
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.last.map(|last| Outcome { winners: self.winners(last) })
    }

    fn view(&self, viewer: Viewer) -> Result<View, NoView> {
        let seat = match viewer {
            Viewer::Omniscient if self.last.is_none() => return Err(NoView::StillOn),
            Viewer::Seat(seat) if seat.index() >= self.options.seats => return Err(NoView::NoSuchSeat(seat)),
            Viewer::Seat(seat) => Some(seat.index()),
            _ => None,
        };
        Ok(View {
            die: seat.map(|seat| self.dice[seat]),
            guess: seat.and_then(|seat| self.guesses[seat].clone()),
            ..self.public_view()
        })
    }

    fn hindsight(&self, _: Hindsight) -> View {
        View { dice: Some(self.dice.clone()), ..self.public_view() }
    }

    /// Uniform over the other dice; guesses that others wrote are drawn anew from all that can be written.
    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Dice {
        let mut other = self.clone();
        if self.last.is_some() || viewer == Viewer::Omniscient {
            return other;
        }
        for seat in Seat::all(self.options.seats).filter(|seat| Viewer::Seat(*seat) != viewer) {
            other.dice[seat.index()] = 1 + luck.below(6);
            if self.has_guessed(seat) {
                other.guesses[seat.index()] = Some(luck.below(43).to_string());
            }
        }
        other
    }
}
