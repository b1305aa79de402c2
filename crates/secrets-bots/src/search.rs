//! Trying everything that may be done by playing the game out in imagined worlds, and by judging them.

use super::board::Board;
use super::foresight::Foresight;
use super::minds::Mind;
use super::outlook::Outlook;
use super::playout::{Ears, Scene};
use super::story::Story;
use super::talk::Trust;
use super::taste::{Taste, points};
use super::why::Judged;
use bots::Perspective;
use game::{Luck, Seat};
use secrets::{Action, PLACES, Secrets};

/// How many worlds are looked at for each that is played in: those in which the others' deeds make sense are kept.
const DRAWN: usize = 5;
/// The most worlds to play in: more games than that go into the same ones again.
const WORLDS: usize = 500;
/// How much it counts how clearly a game is won, against whether it is.
const CLEARLY: f32 = 0.5;
/// How much the judgement one decision ahead counts against the games: the one errs where much is still to come, the other
/// where the others do not go by their taste, and together they err less.
const FORESEEN: f32 = 0.5;
/// What a point by taste counts against the share of games won: a hair where the games say nothing.
const HAIR: f32 = 0.004;

/// What a player who thinks ahead knows.
pub(super) struct Rehearsal<'a> {
    pub(super) me: Seat,
    pub(super) board: Board,
    pub(super) mind: Mind,
    pub(super) bullet: Option<i8>,
    pub(super) story: &'a Story,
    pub(super) trust: &'a Trust,
}

struct Tried {
    action: Action,
    /// The hair for what it looks like.
    looks: f32,
    /// The chance of winning, judged one decision ahead.
    foreseen: f32,
    won: u32,
    clearly: f32,
    played: f32,
}

impl Tried {
    fn value(&self) -> f32 {
        let played = ((1.0 - CLEARLY) * self.won as f32 + CLEARLY * self.clearly) / self.played.max(1.0);
        (1.0 - FORESEEN) * played + FORESEEN * self.foreseen + self.looks
    }
}

/// The chance of winning after each action, from `effort` games. The worse half of the actions is dropped again and again, so
/// that most games go to those between which it is close.
pub(super) fn judge(
    rehearsal: &Rehearsal<'_>,
    chair: &Perspective<'_, Secrets>,
    legal: &[Action],
    effort: u32,
    luck: &mut Luck,
) -> Vec<Judged> {
    let taste = Taste::of(&rehearsal.mind, &rehearsal.board, rehearsal.me);
    let looks = |action: &Action| {
        HAIR * points(&taste, &rehearsal.mind, &rehearsal.board, action, rehearsal.bullet, 0.5)
    };
    let mut tried: Vec<Tried> = legal
        .iter()
        .map(|action| Tried {
            action: *action,
            looks: looks(action),
            foreseen: 0.0,
            won: 0,
            clearly: 0.0,
            played: 0.0,
        })
        .collect();
    let rounds = usize::BITS - tried.len().saturating_sub(1).leading_zeros();
    let (scenes, foresight) = rehearsal.scenes(chair, (effort as usize / 4).clamp(1, WORLDS), luck);
    for one in &mut tried {
        one.foreseen = foresight.chance(&one.action);
    }
    let mut scene = scenes.iter().cycle();
    let mut still = tried.len();
    for _ in 0..rounds {
        for _ in 0..(effort / rounds / still.max(1) as u32).max(1) {
            let Some(scene) = scene.next() else { break };
            for one in &mut tried[..still] {
                let ending = scene.clone().play_out(rehearsal.me, &one.action, luck);
                one.won += u32::from(ending.won);
                one.clearly += ending.clearly;
                one.played += 1.0;
            }
        }
        tried[..still].sort_by(|a, b| b.value().total_cmp(&a.value()));
        still = still.div_ceil(2);
    }
    // Whoever was dropped may have been lucky in few games: it stays behind those that were played on.
    let least = tried[..still].iter().map(Tried::value).fold(f32::INFINITY, f32::min);
    let value = |(place, one): (usize, &Tried)| {
        let value = if place < still { one.value() } else { one.value().min(least - 1e-4) };
        Judged { action: one.action, value, shown: one.won as f32 / one.played.max(1.0) }
    };
    tried.iter().enumerate().map(value).collect()
}

impl Rehearsal<'_> {
    /// So many worlds, each as often as what the others did and said makes it likely.
    fn scenes(
        &self,
        chair: &Perspective<'_, Secrets>,
        count: usize,
        luck: &mut Luck,
    ) -> (Vec<Scene>, Foresight) {
        let (mut scenes, mut weights) = (Vec::new(), Vec::new());
        for _ in 0..DRAWN * count {
            let world = chair.imagine(luck);
            let (minds, weight) = self.story.in_world(&world, self.trust);
            let ears = Ears { minds, board: self.board, bullet: self.bullet.unwrap_or(-1) };
            scenes.push(Scene { world, ears });
            weights.push(weight);
        }
        let most = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        weights.iter_mut().for_each(|weight| *weight = (*weight - most).exp());
        let total = weights.iter().sum::<f32>();
        let mind = self.convinced(&scenes, &weights, total);
        scenes.iter_mut().for_each(|scene| scene.ears.minds.set(self.me, mind));
        let foresight = self.foresight(&scenes, &weights, total, mind);
        let step = total / count as f32;
        let (mut sum, mut next) = (0.0, step / 2.0);
        let mut chosen = Vec::with_capacity(count);
        for (scene, weight) in scenes.iter().zip(&weights) {
            sum += weight;
            while sum > next && chosen.len() < count {
                chosen.push(scene.clone());
                next += step;
            }
        }
        luck.shuffle(&mut chosen);
        (chosen, foresight)
    }

    /// The same worlds, judged one decision ahead.
    fn foresight(&self, scenes: &[Scene], weights: &[f32], total: f32, mind: Mind) -> Foresight {
        let worlds = || {
            scenes
                .iter()
                .map(|scene| &scene.world)
                .zip(weights)
                .map(|(world, weight)| (world, weight / total))
        };
        let ways = worlds().map(|(world, weight)| (world.tokens(), weight));
        let outlook = Outlook::of_worlds(self.me, self.board.players, ways);
        let offered = Some(self.board.pair[0]);
        let first = worlds().filter(|(world, _)| world.offered() == offered).map(|(_, weight)| weight).sum();
        Foresight { me: self.me, board: self.board, mind, outlook, bullet: self.bullet, first }
    }

    /// What I think of the tokens, with what follows from the others' deeds.
    fn convinced(&self, scenes: &[Scene], weights: &[f32], total: f32) -> Mind {
        let mut mind = [[0.0; 3]; PLACES];
        for (scene, weight) in scenes.iter().zip(weights) {
            for (row, token) in mind.iter_mut().zip(scene.world.tokens()) {
                row[*token as usize] += weight / total;
            }
        }
        mind
    }
}
