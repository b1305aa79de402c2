//! What everybody at the table may think of the tokens.

use game::Seat;
use secrets::{Belief, Event, Identity, PLACES, Place, Side};

/// How likely each place's token is each of the three: CIA, KGB, hippie.
pub(super) type Mind = [[f32; 3]; PLACES];

/// What each seat may think, place by place. Unlike a [`Belief`] it forgets how places hang together, which is what most
/// people do too, and is a hundred times faster: it is for the minds of others and for playing ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Minds {
    players: usize,
    minds: [Mind; 8],
}

impl Minds {
    /// Before anybody has seen anything.
    pub(super) fn new(players: usize) -> Minds {
        let players = players.clamp(4, 8);
        let row = Identity::ALL.map(|identity| identity.tokens(players) as f32 / (players + 1) as f32);
        Minds { players, minds: [[row; PLACES]; 8] }
    }

    /// What this seat thinks.
    pub(super) fn of(&self, seat: Seat) -> &Mind {
        &self.minds[seat.index() % 8]
    }

    /// Puts the exact belief of a seat in the place of what it is thought to think.
    pub(super) fn set(&mut self, seat: Seat, mind: Mind) {
        self.minds[seat.index() % 8] = mind;
    }

    /// A seat sees a token: it knows this one, and the others are a little more likely something else.
    pub(super) fn see(&mut self, seat: Seat, place: Place, identity: Identity) {
        let (players, place) = (self.players, place.index(self.players) % PLACES);
        let mind = &mut self.minds[seat.index() % 8];
        let mut row = [0.0; 3];
        row[identity as usize] = 1.0;
        if mind[place] == row {
            return;
        }
        mind[place] = row;
        fit(&mut mind[..=players], players);
    }

    /// Everybody knows that two tokens have changed places.
    pub(super) fn swap(&mut self, [a, b]: [Place; 2]) {
        let (a, b) = (a.index(self.players) % PLACES, b.index(self.players) % PLACES);
        for mind in &mut self.minds[..self.players] {
            mind.swap(a, b);
        }
    }

    /// A Diplomat has swapped the centre with one neighbour: the others think of both (S19).
    pub(super) fn exchange(&mut self, by: Seat, side: Option<Side>) {
        let centre = self.players;
        let [left, right] = Side::BOTH.map(|side| side.of(by, self.players).index() % 8);
        for (seat, mind) in Seat::all(self.players).zip(&mut self.minds) {
            if seat != by {
                let [l, r, c] = [mind[left], mind[right], mind[centre]];
                let mix = |a: [f32; 3], b: [f32; 3]| std::array::from_fn(|kind| (a[kind] + b[kind]) / 2.0);
                (mind[centre], mind[left], mind[right]) = (mix(l, r), mix(l, c), mix(r, c));
            } else if let Some(side) = side {
                mind.swap(centre, side.of(by, centre).index() % 8);
            }
        }
    }

    /// Takes in an event that `seats` were told; of what they saw the event itself says it.
    pub(super) fn hear(&mut self, seats: impl Iterator<Item = Seat>, event: &Event) {
        match event {
            Event::Saw { place, identity } => seats.for_each(|seat| self.see(seat, *place, *identity)),
            Event::CentreShown { identity } => {
                Seat::all(self.players).for_each(|seat| self.see(seat, Place::Centre, *identity));
            }
            Event::TokensSwapped { places, .. } => self.swap(*places),
            Event::Exchanged { by } => self.exchange(*by, None),
            Event::ExchangedWith { side } => {
                for by in seats {
                    let chosen = side.of(by, self.players).index() % 8;
                    self.minds[by.index() % 8].swap(self.players, chosen);
                }
            }
            _ => {}
        }
    }
}

/// Makes the rows that are not certain add up to the tokens there are, roughly: twice the columns, then the rows.
fn fit(mind: &mut [[f32; 3]], players: usize) {
    for _ in 0..2 {
        let mut left = Identity::ALL.map(|identity| identity.tokens(players) as f32);
        let mut open = [0.0_f32; 3];
        for row in mind.iter() {
            let sums = if certain(row) { &mut left } else { &mut open };
            let sign = if certain(row) { -1.0 } else { 1.0 };
            sums.iter_mut().zip(row).for_each(|(sum, chance)| *sum += sign * chance);
        }
        for row in mind.iter_mut().filter(|row| !certain(row)) {
            for kind in 0..3 {
                row[kind] *= left[kind].max(0.0) / open[kind].max(1e-6);
            }
            let sum: f32 = row.iter().sum();
            if sum > 1e-6 {
                row.iter_mut().for_each(|chance| *chance /= sum);
            } else {
                *row = [1.0 / 3.0; 3];
            }
        }
    }
}

fn certain(row: &[f32; 3]) -> bool {
    row.iter().any(|chance| *chance > 0.9999)
}

/// The exact belief, place by place. What cannot be, since nothing fits what was heard, becomes a shrug.
pub(super) fn marginals(belief: &Belief, players: usize) -> Mind {
    let mut mind = [[0.0; 3]; PLACES];
    for (tokens, ways) in belief.ways() {
        for (row, token) in mind.iter_mut().zip(tokens) {
            row[*token as usize] += ways as f32;
        }
    }
    for row in mind.iter_mut().take(players + 1) {
        let sum: f32 = row.iter().sum();
        if sum > 0.0 {
            row.iter_mut().for_each(|chance| *chance /= sum);
        } else {
            *row = [1.0 / 3.0; 3];
        }
    }
    mind
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Seed, Viewer, told_to};
    use secrets::{Options, Secrets};

    /// Place by place the quick minds are near the exact beliefs through whole games.
    #[test]
    fn a_mind_is_near_the_exact_belief() {
        let (mut sum, mut count, mut worst) = (0.0, 0, 0.0_f32);
        for number in 0..200 {
            let players = 4 + (number % 5) as usize;
            let seed = Seed::from_number(number);
            let mut luck = game::Luck::new(seed.child("choices", 0));
            let mut told = Vec::new();
            let mut game = Secrets::deal(&Options::new(players as u8), &mut seed.deal(), &mut told).unwrap();
            let mut minds = Minds::new(players);
            let mut beliefs: Vec<Belief> =
                Seat::all(players).map(|seat| Belief::new(Viewer::Seat(seat), players)).collect();
            while let Some(by) = game.may_act().first() {
                for (seat, belief) in Seat::all(players).zip(&mut beliefs) {
                    told_to(&told, Viewer::Seat(seat)).for_each(|event| belief.learn(event));
                }
                for told in told.drain(..) {
                    minds.hear(
                        Seat::all(players).filter(|seat| told.to.includes(Viewer::Seat(*seat))),
                        &told.event,
                    );
                }
                for (seat, belief) in Seat::all(players).zip(&beliefs) {
                    let exact = marginals(belief, players);
                    for (row, quick) in exact.iter().zip(minds.of(seat)).take(players + 1) {
                        let far = row.iter().zip(quick).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                        (sum, count, worst) = (sum + f64::from(far), count + 1, worst.max(far));
                    }
                }
                let action = *luck.pick(&game.legal(by.into())).unwrap();
                game.play(by.into(), &action, &mut luck, &mut told).unwrap();
            }
        }
        let mean = sum / f64::from(count);
        assert!(mean < 0.03, "{mean} on average, {worst} at worst");
    }
}
