//! Every action that would be taken now.

use crate::action::Actions;
use crate::board::each;
use crate::state::Phase;
use crate::{Action, Confusion, Layout, Side};
use game::Actor;

impl Confusion {
    pub(crate) fn legal_actions(&self, by: Actor) -> Actions {
        let mut actions = Actions::default();
        if let Phase::Over(_) = self.phase {
            return actions;
        }
        let side = match by {
            Actor::Clock => {
                for side in Side::BOTH.into_iter().filter(|side| self.deciding(*side)) {
                    actions.push(Action::TimeUp(side.seat()));
                }
                return actions;
            }
            Actor::Seat(seat) => match Side::of_seat(seat) {
                Some(side) => side,
                None => return actions,
            },
        };
        if self.deciding(side) {
            self.push_decisions(side, &mut actions);
        }
        if self.draw_offer == Some(side.other()) {
            actions.push(Action::AnswerDraw(true));
            actions.push(Action::AnswerDraw(false));
        }
        if self.check_offer_draw(side).is_ok() {
            actions.push(Action::OfferDraw);
        }
        actions.push(Action::Resign);
        actions
    }

    fn push_decisions(&self, side: Side, actions: &mut Actions) {
        match self.phase {
            Phase::LayingOut(_) => {
                let plain = Layout::plain(&self.chart, side);
                let start = Layout::new(self.chart.start(side))
                    .filter(|start| *start != plain && start.check(&self.chart, side).is_ok());
                actions.push(Action::LayOut(plain));
                start.into_iter().for_each(|start| actions.push(Action::LayOut(start)));
            }
            Phase::Choosing => self.push_turn(actions),
            Phase::Answering(planned) => {
                let (yes, no) = self.possible_answers(&planned);
                for (possible, answer) in [(yes, true), (no, false)] {
                    if possible {
                        actions.push(Action::Answer(answer));
                    }
                }
            }
            Phase::Promoting(_) => {
                [true, false].into_iter().for_each(|yes| actions.push(Action::Promote(yes)))
            }
            Phase::TakingCase(_) => {
                [true, false].into_iter().for_each(|yes| actions.push(Action::TakeBriefcase(yes)));
            }
            Phase::Over(_) => {}
        }
    }

    fn push_turn(&self, actions: &mut Actions) {
        self.each_attempt(|attempt| actions.push(Action::Attempt(attempt)));
        if self.check_pass().is_ok() {
            actions.push(Action::Pass);
        }
        // Everything else comes before the move: after an attempt only a second one is left.
        if self.turn.attempts > 0 {
            return;
        }
        let letters = self.chart.letters();
        let own = self.board.living(self.turn.side);
        for letter in letters {
            if self.check_remove(*letter).is_ok() {
                actions.push(Action::Remove(*letter));
            }
            if self.check_unmask(*letter).is_ok() {
                actions.push(Action::Unmask(*letter));
            }
            if self.check_reveal(*letter).is_ok() {
                actions.push(Action::Reveal(*letter));
            }
        }
        if self.check_move_two().is_ok() {
            actions.push(Action::MoveTwo);
        }
        if self.tokens[self.turn.side].swap_two {
            for one in each(own) {
                for two in each(own & !(1 << one)) {
                    let pair = (self.chart.letter(one), self.chart.letter(two));
                    if self.check_swap(pair).is_ok() {
                        actions.push(Action::SwapTwo(pair.0, pair.1));
                    }
                }
            }
        }
    }
}
