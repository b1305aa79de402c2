//! What comes before the move: removals (C13, C14) and tokens (C17).

use super::ground::steps;
use super::player::{Choice, Player};
use super::reasons;
use super::scene::{NONE, Scene};
use super::search::Search;
use super::turn::Plan;
use confusion::{Action, Letter, MoverSet, QUIET_TURNS, View};

/// By how much a removal must better the position: a spy less is a spy less.
const MARGIN: f32 = 0.04;

/// An own spy is looked at as a suspect from this chance on.
const SUSPECT: f32 = 0.5;

/// How many quiet turns before a draw a spy is given away for the game to go on.
const SOON: u8 = 6;

/// A game that is worth less than this may well be drawn.
const POOR: f32 = -0.5;

/// Something worth doing before the move, if there is anything.
pub(super) fn prepare(
    player: &Player,
    search: &mut Search<'_>,
    scene: &Scene,
    view: &View,
    legal: &[Action],
    plan: Option<&Plan>,
) -> Option<Choice> {
    if view.before.is_some() || view.attempts > 0 {
        return None;
    }
    // Winning needs no preparation.
    if plan.is_some_and(|plan| plan.best.value > 0.95) {
        return None;
    }
    let before = Before { player, view, depth: player.level.looking.depth.min(2) };
    before
        .removal(search, scene, legal)
        .or_else(|| before.keep_going(search, scene, legal))
        .or_else(|| before.swap(search, scene, legal))
        .or_else(|| before.reveal(search, scene, legal))
        .or_else(|| before.move_two(search, scene, legal))
}

struct Before<'a> {
    player: &'a Player,
    view: &'a View,
    /// How far removals are thought through.
    depth: u8,
}

impl Before<'_> {
    fn spy(&self, letter: Letter) -> Option<usize> {
        self.player.ground.chart.spy(letter)
    }

    /// The removal that betters the position most, the enemy's Double Agent or an own spy.
    fn removal(&self, search: &mut Search<'_>, scene: &Scene, legal: &[Action]) -> Option<Choice> {
        let ground = &self.player.ground;
        let kept = search.value(scene, 0, self.depth);
        let mut best: Option<(f32, Choice)> = None;
        for action in legal {
            let mut without = scene.clone();
            let (value, why) = match action {
                Action::Unmask(letter) => {
                    let spy = self.spy(*letter)?;
                    without.lift(1, spy);
                    // They will know that none of the others is a Double Agent.
                    let mut known = self.view.known(&ground.chart, ground.side(1));
                    known[spy] = ground.chart.agent();
                    self.player.fill(search, &mut without, self.view, 1, &known);
                    let holds = scene.holder() == Some((1, spy));
                    (search.value(&without, 0, self.depth), reasons::unmask(*letter, holds))
                }
                Action::Remove(letter) => {
                    let spy = self.spy(*letter)?;
                    let agent = search.guesses[scene.guess[0][spy] as usize].agent;
                    without.lift(0, spy);
                    // Whoever is above suspicion goes only where that wins at once.
                    let depth = if agent >= SUSPECT { self.depth } else { 1 };
                    let value = search.value(&without, 0, depth);
                    if agent < SUSPECT && value < 0.9 {
                        continue;
                    }
                    (value, reasons::remove(*letter, agent, agent >= SUSPECT))
                }
                _ => continue,
            };
            if value > kept + MARGIN && best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, (action.clone(), why)));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// A removal begins the count of quiet turns anew (C23): whatever the game can best do without, where a draw is near.
    fn keep_going(&self, search: &mut Search<'_>, scene: &Scene, legal: &[Action]) -> Option<Choice> {
        let near = self.view.quiet_turns >= QUIET_TURNS - SOON;
        if !(near && self.player.level.persists) {
            return None;
        }
        let removals = legal.iter().filter_map(|action| {
            let (side, letter) = match action {
                Action::Unmask(letter) => (1, *letter),
                Action::Remove(letter) => (0, *letter),
                _ => return None,
            };
            let mut without = scene.clone();
            without.lift(side, self.spy(letter)?);
            // The last spy is never given away: that would be the end.
            let value = match without.winner(search.ground, scene, 0) {
                Some(winner) => 1.0 - 2.0 * winner as f32,
                None => search.judge(&without, 0),
            };
            Some((value, action, letter))
        });
        let (value, action, letter) = removals.max_by(|a, b| a.0.total_cmp(&b.0))?;
        (value > POOR).then(|| (action.clone(), reasons::keep_going(letter)))
    }

    /// Two spies change places where that betters the position by itself.
    fn swap(&self, search: &mut Search<'_>, scene: &Scene, legal: &[Action]) -> Option<Choice> {
        let now = search.judge(scene, 0);
        let mut best: Option<(f32, Choice)> = None;
        for action in legal {
            let Action::SwapTwo(one, two) = action else { continue };
            let mut swapped = scene.clone();
            swapped.swap(0, self.spy(*one)?, self.spy(*two)?);
            let value = search.judge(&swapped, 0);
            if value > now + MARGIN && best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, (action.clone(), reasons::swap(*one, *two))));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// The spy of which most is to be learned and that is nearest to the briefcase; not the one who has it, since
    /// it could not move.
    fn reveal(&self, search: &Search<'_>, scene: &Scene, legal: &[Action]) -> Option<Choice> {
        let interest = |letter: Letter| {
            let spy = self.spy(letter)?;
            let at = scene.at[0][spy];
            let guess = &search.guesses[scene.guess[0][spy] as usize];
            let open = 1.0 - guess.sure;
            (at != NONE && at != scene.case && open > 0.5)
                .then(|| open / (2.0 + f32::from(steps(at, scene.case))))
        };
        let reveals = legal.iter().filter_map(|action| match action {
            Action::Reveal(letter) => Some((interest(*letter)?, *letter)),
            _ => None,
        });
        let (_, letter) = reveals.max_by(|a, b| a.0.total_cmp(&b.0))?;
        let movers = self.view.known(&self.player.ground.chart, self.player.ground.me);
        let movers = movers.get(self.spy(letter)?).copied().map_or(0, MoverSet::len);
        Some((Action::Reveal(letter), reasons::reveal(letter, movers)))
    }

    /// Two attempts, where two spies at home have good ones.
    fn move_two(&self, search: &mut Search<'_>, scene: &Scene, legal: &[Action]) -> Option<Choice> {
        if !legal.contains(&Action::MoveTwo) {
            return None;
        }
        let ground = &self.player.ground;
        let mut ready = 0_u16;
        let home = |at: u8| ground.rows_left(0, at) >= 6 && at != scene.case;
        scene.each_move(ground, &search.guesses, 0, |step, chance| {
            let forward = matches!(step.direction, 0 | 1 | 7);
            if chance >= 0.5 && forward && home(scene.at[0][step.spy as usize]) {
                ready |= 1 << step.spy;
            }
        });
        (ready.count_ones() >= 2).then(|| (Action::MoveTwo, reasons::move_two(ready.count_ones())))
    }
}
