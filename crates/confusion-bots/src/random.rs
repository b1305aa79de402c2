//! A player who tries anything that is not plainly impossible.

use bots::{Bot, Perspective};
use confusion::{Action, Confusion, Event};
use game::Luck;

/// Plays any possible attempt, each equally likely; one time in two hundred a removal or a token first,
/// since a player who removed spies at every turn would soon have none. It never
/// resigns and never talks of a draw unless it is offered one.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomSpies;

impl Bot<Confusion> for RandomSpies {
    fn hear(&mut self, _: &Event) {}

    fn listens(&self) -> bool {
        false
    }

    fn choose(&mut self, chair: &Perspective<'_, Confusion>, luck: &mut Luck) -> Option<Action> {
        let legal = chair.legal();
        let prepares = |action: &Action| {
            matches!(
                action,
                Action::Remove(_)
                    | Action::Unmask(_)
                    | Action::Reveal(_)
                    | Action::MoveTwo
                    | Action::SwapTwo(..)
            )
        };
        let count =
            |wanted: &dyn Fn(&Action) -> bool| legal.iter().filter(|action| wanted(action)).count() as u32;
        let plays = |action: &Action| !action.is_talk() && !prepares(action);
        let (plain, before) = (count(&plays), count(&prepares));
        let wanted: &dyn Fn(&Action) -> bool = match (plain, before) {
            (0, 0) => &|action| matches!(action, Action::AnswerDraw(_)),
            (0, _) => &prepares,
            (_, 1..) if luck.below(200) == 0 => &prepares,
            _ => &plays,
        };
        let pick = luck.below(count(wanted)) as usize;
        legal.iter().filter(|action| wanted(action)).nth(pick).cloned()
    }
}
