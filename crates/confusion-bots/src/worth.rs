//! What a position is worth to one's own side: a weighted sum of what can be seen in it, mine less theirs.
//!
//! One's own spies count by what they may be, the enemy's by what they are and as far as the enemy can know it.

use super::ground::Ground;
use super::guess::Guess;
use super::scene::{NONE, Scene};

/// What each thing counts; docs/bots.md says how they were chosen. A game that is as good as won is worth about 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scales {
    /// A middling spy of which its owner knows nothing.
    pub(crate) spy: f32,
    /// What knowing all about it adds.
    pub(crate) knowing: f32,
    /// A spy one move from the briefcase.
    pub(crate) near: f32,
    /// A sure way to take a briefcase that nobody has, by whether it is one's turn.
    pub(crate) grip: [f32; 2],
    /// A free way to such a briefcase and on to the goal.
    pub(crate) race: f32,
    /// Having the briefcase.
    pub(crate) hold: f32,
    /// Having it one move from the goal.
    pub(crate) run: f32,
    /// Losing it for certain, by whether it is one's turn.
    pub(crate) risk: [f32; 2],
    /// What a sure way to take it back makes up for of that.
    pub(crate) guard: f32,
    /// The briefcase a row nearer to the goal.
    pub(crate) row: f32,
    /// Being the one who moves.
    pub(crate) turn: f32,
    /// The enemy's Double Agent on the board, as long as they do not suspect it.
    pub(crate) deceit: f32,
    /// A Double Agent with the briefcase in its hands, for its owner.
    pub(crate) agent: f32,
}

impl Scales {
    /// The scales of *easy* and *normal*.
    pub(crate) const CHOSEN: Scales = Scales {
        spy: 0.12,
        knowing: 0.16,
        near: 0.1,
        grip: [0.05, 0.1],
        race: 0.4,
        hold: 0.2,
        run: 1.0,
        risk: [-0.6, -0.3],
        guard: 0.0,
        row: 0.03,
        turn: 0.03,
        deceit: 0.12,
        agent: -0.5,
    };

    /// Those of *strong*, which counts on what can be taken back.
    pub(crate) const GUARDED: Scales = Scales { guard: 0.3, ..Scales::CHOSEN };
}

/// What being so many moves away is worth, of 1 for one move.
const NEAR: [f32; 8] = [1.0, 1.0, 0.6, 0.35, 0.2, 0.12, 0.07, 0.04];

/// What a way to the goal of so many moves is worth, of 1 for one move.
const RUN: [f32; 8] = [1.0, 1.0, 0.5, 0.28, 0.17, 0.1, 0.06, 0.03];

#[inline]
fn fading(of: &[f32; 8], moves: usize) -> f32 {
    of.get(moves).copied().unwrap_or_default()
}

/// How near own spies are to the briefcase: the same is asked again and again, while little changes from one position to
/// the next.
pub(super) struct Memo(Vec<(u32, f32, f32)>);

impl Memo {
    const SIZE: usize = 1 << 12;

    /// Nothing remembered yet.
    pub(super) fn new() -> Memo {
        Memo(vec![(u32::MAX, 0.0, 0.0); Memo::SIZE])
    }

    /// How near a spy is to the briefcase, and what its way there and on to the goal is worth.
    #[inline]
    fn near(&mut self, ground: &Ground, guess: (u16, &Guess), at: u8, case: u8) -> (f32, f32) {
        let key = u32::from(guess.0) << 16 | u32::from(at) << 8 | u32::from(case);
        let place = (key.wrapping_mul(0x9e37_79b1) >> 20) as usize & (Memo::SIZE - 1);
        let (known, near, race) = self.0[place];
        if known == key {
            return (near, race);
        }
        let (mut near, mut race) = (0.0, 0.0);
        for (kind, chance) in guess.1.likely(ground) {
            let moves = ground.moves(0, kind, at, case);
            near += chance * fading(&NEAR, moves);
            race += chance * fading(&RUN, moves + ground.moves_out(0, kind, case));
        }
        self.0[place] = (key, near, race);
        (near, race)
    }
}

/// What a position is worth, from −1 for lost to 1 for won, if `turn` moves next.
pub(super) fn worth(
    ground: &Ground,
    scales: &Scales,
    guesses: &[Guess],
    memo: &mut Memo,
    scene: &Scene,
    turn: usize,
) -> f32 {
    let case = scene.case;
    let (mut sum, mut race, mut their_race): (f32, f32, f32) = (0.0, 0.0, 0.0);
    for spy in 0..ground.chart.spies() {
        let at = scene.at[0][spy];
        if at != NONE {
            let number = scene.guess[0][spy];
            let guess = &guesses[number as usize];
            let (near, to_goal) = memo.near(ground, (number, guess), at, case);
            sum += guess.use_of * (scales.spy + scales.knowing * guess.sure) + scales.near * near;
            race = race.max(to_goal);
        }
        let at = scene.at[1][spy];
        if at != NONE {
            let kind = scene.kinds[spy] as usize;
            // What they know counts as far as it is true.
            let known = guesses[scene.guess[1][spy] as usize].chances[kind];
            sum -= ground.uses[kind] * (scales.spy + scales.knowing * known);
            if Some(kind) == ground.agent {
                sum += scales.deceit * (1.0 - known);
                continue;
            }
            let moves = ground.moves(1, kind, at, case);
            sum -= scales.near * fading(&NEAR, moves) * (0.5 + 0.5 * known);
            let to_goal = fading(&RUN, moves + ground.moves_out(1, kind, case));
            their_race = their_race.max(to_goal * (0.4 + 0.6 * known));
        }
    }
    let rows = ground.rows_left(1, case) as f32 - ground.rows_left(0, case) as f32;
    sum += scales.row * rows / 2.0 + if turn == 0 { scales.turn } else { -scales.turn };
    squeeze(sum + briefcase(ground, scales, guesses, scene, turn, (race, their_race)))
}

/// What the briefcase is worth where it is.
fn briefcase(
    ground: &Ground,
    scales: &Scales,
    guesses: &[Guess],
    scene: &Scene,
    turn: usize,
    races: (f32, f32),
) -> f32 {
    let case = scene.case;
    let (mine, theirs) = (usize::from(turn == 0), usize::from(turn == 1));
    let grip = scene.reach_for(ground, guesses, 0, case);
    let their_grip = scene.reach_for(ground, guesses, 1, case);
    // What is in the hand of one side is worth so much to it, if the other has such a grip on it and it has such a
    // one itself, to take it back.
    let held = |run: f32, turn: usize, grip: f32, own: f32| {
        let run = if turn == 0 { run * (1.0 - grip) } else { run };
        scales.hold + scales.run * run + (scales.risk[turn] + scales.guard * own) * grip
    };
    let known_run = |kind: usize, side: usize| fading(&RUN, ground.moves_out(side, kind, case));
    match scene.holder() {
        None => {
            let grips = scales.grip[mine] * grip - scales.grip[theirs] * their_grip;
            let races = races.0 * (1.0 - their_grip) - races.1 * (1.0 - grip);
            grips + scales.race * races
        }
        Some((0, spy)) => {
            let guess = &guesses[scene.guess[0][spy] as usize];
            let run = guess.likely(ground).map(|(kind, chance)| chance * known_run(kind, 0)).sum();
            held(run, mine, their_grip, grip) + scales.agent * guess.agent
        }
        Some((_, spy)) => {
            let kind = scene.kinds[spy] as usize;
            if Some(kind) == ground.agent {
                return -scales.agent;
            }
            let known = guesses[scene.guess[1][spy] as usize].chances[kind];
            -held(known_run(kind, 1) * (0.4 + 0.6 * known), theirs, grip, their_grip)
        }
    }
}

/// Close to a straight line in the middle, never beyond −1 and 1.
#[inline]
fn squeeze(x: f32) -> f32 {
    let x = x.clamp(-3.0, 3.0);
    0.97 * x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}
