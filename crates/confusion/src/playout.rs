//! Playing at random, fast: for statistics, tests and measurements.

use crate::board::each;
use crate::state::Phase;
use crate::{Action, Attempt, Confusion, Direction, Event, Handling, LONGEST, Layout, Side};
use game::{Actor, EventSink, Luck};

/// How a random game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Actions taken.
    pub actions: u64,
    /// Attempts among them.
    pub attempts: u64,
}

impl Confusion {
    /// A random action of whoever must decide, never talk; nothing when the game is over.
    ///
    /// An attempt is drawn uniformly from all possible ones; one time in sixteen a removal or a token comes first. The
    /// Double Agent's answer, promotions and the briefcase are decided by a coin, layouts drawn from all.
    pub fn random_action(&self, luck: &mut Luck) -> Option<(Actor, Action)> {
        let coin = |luck: &mut Luck| luck.below(2) == 1;
        let (side, action) = match self.phase {
            Phase::LayingOut(layouts) => {
                let side = if layouts.white.is_none() { Side::White } else { Side::Red };
                (side, Action::LayOut(Layout::random(&self.chart, side, luck)))
            }
            Phase::Choosing => (self.turn.side, self.random_choice(luck)),
            Phase::Answering(planned) => {
                let (yes, no) = self.possible_answers(&planned);
                let answer = if yes && no { coin(luck) } else { yes };
                (self.turn.side.other(), Action::Answer(answer))
            }
            Phase::Promoting(_) => (self.turn.side, Action::Promote(coin(luck))),
            Phase::TakingCase(_) => (self.turn.side.other(), Action::TakeBriefcase(coin(luck))),
            Phase::Over(_) => return None,
        };
        Some((side.seat().into(), action))
    }

    fn random_choice(&self, luck: &mut Luck) -> Action {
        if self.turn.attempts == 0
            && luck.below(16) == 0
            && let Some(action) = self.random_preparation(luck)
        {
            return action;
        }
        if self.check_pass().is_ok() && (self.turn.attempts == 0 || luck.below(4) == 0) {
            return Action::Pass;
        }
        self.random_attempt(luck)
    }

    /// Draws from all lines of all spies until one is possible: every possible attempt is equally likely. The
    /// caller knows that there is one.
    fn random_attempt(&self, luck: &mut Luck) -> Action {
        let side = self.turn.side;
        let movable = self.movable();
        let spies = movable.count_ones();
        let holder = self.board.holder().filter(|(owner, spy)| *owner == side && movable >> spy & 1 != 0);
        // One place on the wheel for each spy that may move, two more for the one in control: it has three ways.
        let places = spies + if holder.is_some() { 2 } else { 0 };
        let lines = 8 * u32::from(LONGEST);
        loop {
            let drawn = luck.below(places * lines);
            let place = drawn / lines;
            let nth = each(movable).nth(place as usize);
            let Some(spy) = nth.or(holder.map(|(_, spy)| spy)) else { continue };
            let Some(from) = self.board.square(side, spy) else { continue };
            let holds = holder.is_some_and(|(_, holder)| holder == spy);
            let briefcase = holds.then(|| match place.checked_sub(spies) {
                None => Handling::Carry,
                Some(0) => Handling::Leave,
                Some(_) => Handling::Send,
            });
            let direction = Direction::ALL[(drawn / u32::from(LONGEST) % 8) as usize];
            let distance = (drawn % u32::from(LONGEST)) as u8 + 1;
            if distance <= self.furthest(from, direction, briefcase == Some(Handling::Send)).0 {
                let spy = self.chart.letter(spy);
                return Action::Attempt(Attempt { spy, direction, distance, briefcase });
            }
        }
    }

    fn random_preparation(&self, luck: &mut Luck) -> Option<Action> {
        let letters = self.chart.letters();
        let one = *luck.pick(letters)?;
        let two = *luck.pick(letters)?;
        match luck.below(5) {
            0 => self.check_remove(one).is_ok().then_some(Action::Remove(one)),
            1 => self.check_unmask(one).is_ok().then_some(Action::Unmask(one)),
            2 => self.check_reveal(one).is_ok().then_some(Action::Reveal(one)),
            3 => self.check_move_two().is_ok().then_some(Action::MoveTwo),
            _ => self.check_swap((one, two)).is_ok().then_some(Action::SwapTwo(one, two)),
        }
    }

    /// Plays at random to the end, or until `most` actions are taken.
    pub fn play_out(&mut self, luck: &mut Luck, most: u64, tell: &mut impl EventSink<Event>) -> Playout {
        let mut played = Playout::default();
        while played.actions < most
            && let Some((by, action)) = self.random_action(luck)
        {
            if self.act(by, &action, tell).is_err() {
                // A random action is one that would be taken; if that were ever wrong, stopping is the safe thing.
                break;
            }
            played.actions += 1;
            played.attempts += u64::from(matches!(action, Action::Attempt(_)));
        }
        played
    }
}
