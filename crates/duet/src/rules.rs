//! Duet as a [`Game`].

use crate::clue::ClueWord;
use crate::state::Stage;
use crate::{
    Action, Actions, BySide, CardSet, Clue, ClueNumber, Duet, End, Event, Grid, Key, Options, Refusal, Side,
    View, Word,
};
use game::{Actor, Audience, EventSink, Game, Hindsight, Luck, NoView, Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// Duet has no claims: what may be said between clues is nothing about the key (D10), and a side's talk among itself
/// (D20) is the table's private channel, which is no part of a game's record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Claim {}

/// The words that stand in for a clue where actions are listed: at most 25 of them can be on cards.
const STAND_INS: [&str; 26] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19",
    "20", "21", "22", "23", "24", "25", "26",
];

impl Duet {
    /// Clues with each number whose word is allowed now, whatever lies on the table.
    fn stand_in_clues(&self, actions: &mut Actions) {
        let allowed = STAND_INS
            .iter()
            .map(|text| ClueWord::ascii(text))
            .find(|word| self.check(&Clue { word: *word, number: ClueNumber::new(0) }).is_ok());
        if let Some(word) = allowed {
            actions.extend(
                (0..=ClueNumber::MAX)
                    .map(|number| Action::Clue(Clue { word, number: ClueNumber::new(i64::from(number)) })),
            );
        }
    }

    fn may_act_side(&self, side: Side) -> bool {
        match self.stage {
            Stage::Clue => self.may_clue(side).is_ok(),
            _ => self.objected() == Some(side) || self.may_touch(side).is_ok(),
        }
    }
}

impl Game for Duet {
    const NAME: &'static str = "duet";
    const RULES: u32 = 1;
    type Options = Options;
    type Action = Action;
    type Claim = Claim;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Actions = Actions;

    fn seats(options: &Options) -> Result<usize, Refusal> {
        options.check()?;
        Ok(options.sides.len())
    }

    fn partners(options: &Options, seat: Seat) -> SeatSet {
        let side = options.side(seat);
        Seat::all(options.sides.len()).filter(|other| options.side(*other) == side).collect()
    }

    fn deal(options: &Options, luck: &mut Luck, tell: &mut impl EventSink<Event>) -> Result<Duet, Refusal> {
        options.check()?;
        let grid = Grid::draw(options, luck);
        let duet = Duet::set_up(options, grid, Key::draw(luck))?;
        tell.tell(Audience::Everyone, Event::Dealt { words: duet.grid.clone(), supply: duet.supply });
        for side in Side::BOTH {
            let key = duet.key.half(side);
            tell.tell(Audience::Only(options.seats_of(side)), Event::YourKey { side, key });
        }
        Ok(duet)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn options_again(&self) -> Options {
        let mut options = Options::clone(&self.options);
        let shown: Vec<&str> = self.grid.words(CardSet::ALL).map(Word::as_str).collect();
        // What is shown again is used now, not then; and no more is remembered than the list has (D24).
        options.recent.retain(|word| !shown.contains(&word.as_str()));
        options.recent.extend(shown.into_iter().map(str::to_owned));
        let forgotten = options.recent.len().saturating_sub(options.words.words().len());
        options.recent.drain(..forgotten);
        options
    }

    fn may_act(&self) -> SeatSet {
        let can = BySide::new(|side| self.may_act_side(side));
        let seats = Seat::all(self.options.sides.len());
        seats.filter(|seat| self.options.side(*seat).is_some_and(|side| can[side])).collect()
    }

    /// Stops where the rules let one stop, and else does anything; a clue says one word.
    fn overdue(&self, seat: Seat, luck: &mut Luck) -> Option<(Actor, Action)> {
        let legal = self.legal(seat.into());
        let stop = legal.iter().find(|action| matches!(action, Action::Stop { .. }));
        let clue = legal
            .iter()
            .find(|action| matches!(action, Action::Clue(clue) if clue.number == ClueNumber::new(1)));
        stop.or(clue).or_else(|| luck.pick(&legal)).map(|action| (seat.into(), *action))
    }

    fn legal(&self, by: Actor) -> Actions {
        let mut actions = Actions::new();
        let Actor::Seat(seat) = by else { return actions };
        let Some(side) = self.options.side(seat) else { return actions };
        if self.stage == Stage::Clue {
            if self.may_clue(side).is_ok() {
                self.stand_in_clues(&mut actions);
            }
            return actions;
        }
        if self.objected() == Some(side) {
            actions.extend([Action::Concede, Action::Insist]);
        }
        if self.may_touch(side).is_err() {
            return actions;
        }
        let touch = self.touches.len() as u8;
        let cards = self.touchable(side).into_iter();
        actions.extend(cards.map(|card| Action::Guess { card: card.index() as u8, touch }));
        if self.stage == Stage::Guess {
            if self.touches_in_turn() > 0 {
                actions.push(Action::Stop { touch });
            } else if self.turns.last().is_some_and(|turn| turn.objection.is_none()) {
                actions.push(Action::Object);
            }
        }
        actions
    }

    fn play(
        &mut self,
        by: Actor,
        action: &Action,
        _: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        match by {
            Actor::Seat(seat) => self.act(seat, action, tell),
            Actor::Clock => Err(Refusal::NotAPlayer),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| Outcome {
            winners: if end == End::Won { SeatSet::all(self.options.sides.len()) } else { SeatSet::NONE },
        })
    }

    fn view(&self, viewer: Viewer) -> Result<View, NoView> {
        View::of(self, viewer)
    }

    fn hindsight(&self, _: Hindsight) -> View {
        View::in_hindsight(self)
    }

    /// Uniform over all keys that fit what the viewer knows.
    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Duet {
        Duet { key: self.draw_fitting_key(viewer, luck), ..self.clone() }
    }
}
