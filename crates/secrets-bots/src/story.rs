//! The game so far as one seat was told it, told again in an imagined world.

use super::board::{BULLET, Board};
use super::minds::Minds;
use super::talk::{Trust, holds};
use super::taste::Taste;
use game::{Seat, SeatSet};
use secrets::{Character, Claim, Event, How, Options, PLACES, Place, Secrets};

/// So many points of difference make a choice about three times as likely: nobody weighs to the point.
const TEMPER: f32 = 0.6;
/// How often a sensible player does something for a reason that is not in any taste.
const WHIM: f32 = 0.15;
/// How likely a player is at first to have no sense for the game at all, so that nothing follows from what they do.
const SENSELESS: f32 = 0.1;

/// What a seat was told.
#[derive(Clone, Debug)]
pub(super) struct Story {
    me: Seat,
    options: Options,
    lines: Vec<Line>,
}

#[derive(Clone, Debug)]
enum Line {
    Addressed(Event),
    Said(Seat, Claim),
}

impl Story {
    pub(super) fn new(me: Seat, options: &Options) -> Story {
        Story { me, options: *options, lines: Vec::new() }
    }

    pub(super) fn hear(&mut self, event: &Event) {
        // A deal begins another game: what was before is no part of this one.
        if let Event::Dealt { .. } = event {
            self.lines.clear();
        }
        self.lines.push(Line::Addressed(event.clone()));
    }

    pub(super) fn claimed(&mut self, by: Seat, claim: &Claim) {
        self.lines.push(Line::Said(by, *claim));
    }

    /// If this world is the true one: what everybody thinks by now, and how likely it is, as a logarithm, that the others
    /// would have done and said what they did.
    pub(super) fn in_world(&self, world: &Secrets, trust: &Trust) -> (Minds, f32) {
        let mut board = Board::new(&self.options);
        let players = board.players;
        let mut telling = Telling {
            me: self.me,
            minds: Minds::new(players),
            tokens: world.dealt().tokens,
            weight: 0.0,
            deeds: [[0.0; 2]; 8],
        };
        for seat in board.seats() {
            telling.see(SeatSet::only(seat), seat.into(), players);
            if players >= 5 {
                telling.see(SeatSet::only(seat), seat.right(players).into(), players);
            }
        }
        let mut sides = world.exchanges();
        for line in &self.lines {
            let event = match line {
                Line::Addressed(event) => event,
                Line::Said(by, claim) => {
                    telling.said(*by, claim, trust, players);
                    continue;
                }
            };
            match event {
                Event::CentreShown { .. } => telling.see(SeatSet::all(players), Place::Centre, players),
                Event::TokensSwapped { places, .. } => {
                    let [a, b] = places.map(|place| place.index(players) % PLACES);
                    telling.tokens.swap(a, b);
                    telling.minds.swap(*places);
                }
                Event::Exchanged { by } => {
                    let side = sides.next();
                    if let Some(side) = side {
                        telling.tokens.swap(players, side.of(*by, players).index() % PLACES);
                    }
                    telling.minds.exchange(*by, side);
                }
                Event::Looks { by, place } => telling.see(SeatSet::only(*by), *place, players),
                Event::Shows { by } => {
                    telling.see(SeatSet::all(players).without(*by), (*by).into(), players);
                }
                Event::Landed { card, how, with } => telling.landed(&board, *card, *how, *with),
                Event::PutBefore { by, to } => {
                    telling.chose(&board, *by, *to, |taste, seat| taste.politician(&board, seat));
                }
                Event::BulletGiven { by, to } => {
                    telling.chose(&board, *by, *to, |taste, seat| taste.bullet(seat, BULLET));
                }
                _ => {}
            }
            board.hear(event);
        }
        if let (Some(to), Some(card)) = (board.to, world.offered()) {
            telling.offered(&board, card, to);
            if board.active != self.me {
                let odds = trust.odds(&board, self.me, &telling.taste(&board, self.me));
                let first = odds / (1.0 + odds);
                telling.weight += if card == board.pair[0] { first.ln() } else { (1.0 - first).ln() };
            }
        }
        let deeds: f32 = telling.deeds.iter().map(either).sum();
        (telling.minds, telling.weight + deeds)
    }
}

/// The story, told in one world.
struct Telling {
    me: Seat,
    minds: Minds,
    tokens: [secrets::Identity; PLACES],
    /// The logarithm of how likely what was said is.
    weight: f32,
    /// The same for what each seat did: if they go by their taste, and if they do anything at random.
    deeds: [[f32; 2]; 8],
}

impl Telling {
    fn see(&mut self, seats: SeatSet, place: Place, players: usize) {
        let token = self.tokens[place.index(players) % PLACES];
        seats.into_iter().for_each(|seat| self.minds.see(seat, place, token));
    }

    fn taste(&self, board: &Board, seat: Seat) -> Taste {
        Taste::of(self.minds.of(seat), board, seat)
    }

    /// A claim about a token is evidence, as far as its maker is to be trusted.
    fn said(&mut self, by: Seat, claim: &Claim, trust: &Trust, players: usize) {
        let truth = trust.token(by);
        match holds(claim, |place| self.tokens[place.index(players) % PLACES]) {
            Some(true) => self.weight += truth.ln(),
            Some(false) => self.weight += ((1.0 - truth) / 2.0).ln(),
            None => {}
        }
    }

    /// An offer and the answers to it are known once the card lies open.
    fn landed(&mut self, board: &Board, card: Character, how: How, with: Seat) {
        let Some(to) = board.to else { return };
        self.offered(board, card, to);
        let un = board.un.filter(|un| *un != to && *un != board.active);
        match how {
            How::Intervened => {
                self.answered(with, true, |story| story.taste(board, with).intervening(board, 0.5))
            }
            How::Accepted | How::Refused => {
                let took = how == How::Accepted;
                self.answered(to, took, |story| story.taste(board, to).taking(board, 0.5, board.active));
                if let Some(un) = un {
                    self.answered(un, false, |story| story.taste(board, un).intervening(board, 0.5));
                }
            }
        }
    }

    fn offered(&mut self, board: &Board, card: Character, to: Seat) {
        if board.active == self.me {
            return;
        }
        let taste = self.taste(board, board.active);
        let all = board.pair.iter().flat_map(|card| board.others(board.active).map(move |to| (*card, to)));
        let value = |(card, to): (Character, Seat)| taste.offer(board, card, to);
        self.weigh(board.active, value((card, to)), all.map(value));
    }

    fn answered(&mut self, by: Seat, took: bool, gain: impl Fn(&Telling) -> f32) {
        if by != self.me {
            let gain = if took { gain(self) } else { -gain(self) };
            self.weigh(by, gain, [gain, 0.0].into_iter());
        }
    }

    fn chose(&mut self, board: &Board, by: Seat, to: Seat, value: impl Fn(&Taste, Seat) -> f32) {
        if by != self.me {
            let taste = self.taste(board, by);
            self.weigh(by, value(&taste, to), board.others(by).map(|seat| value(&taste, seat)));
        }
    }

    /// Somebody took what is worth `value` to them out of `all`.
    fn weigh(&mut self, by: Seat, value: f32, all: impl Iterator<Item = f32>) {
        let (mut sum, mut count) = (0.0, 0.0);
        for other in all {
            sum += ((other - value) / TEMPER).clamp(-30.0, 30.0).exp();
            count += 1.0_f32;
        }
        let blind = 1.0 / count.max(1.0);
        let [sense, random] = &mut self.deeds[by.index() % 8];
        *sense += ((1.0 - WHIM) / sum.max(1e-6) + WHIM * blind).ln();
        *random += blind.ln();
    }
}

/// The logarithm of how likely somebody's deeds are, who probably has sense.
fn either([sense, random]: &[f32; 2]) -> f32 {
    let most = sense.max(*random);
    most + ((1.0 - SENSELESS) * (sense - most).exp() + SENSELESS * (random - most).exp()).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Roster;
    use game::{Addressed, Game, Luck, Seed, Viewer, told_to};

    /// At a table of people who play sensibly their deeds tell what they are; where everything is done at random they tell
    /// nothing, and believing otherwise must not cost much.
    #[test]
    fn deeds_tell_what_people_are() {
        for (bot, at_least) in [("easy", 0.15), ("random", -0.25)] {
            let (mut gained, mut count) = (0.0, 0.0);
            for number in 0..25 {
                let options = Options::new(6);
                let me = Seat::new((number % 6) as usize).unwrap();
                let seed = Seed::from_number(number);
                let mut luck = Luck::new(seed.child("choices", 0));
                let mut bots: Vec<_> =
                    Seat::all(6).map(|seat| crate::SecretsBots.bot(bot, seat, &options).unwrap()).collect();
                let mut story = Story::new(me, &options);
                let mut told: Vec<Addressed<Event>> = Vec::new();
                let mut game = Secrets::deal(&options, &mut seed.deal(), &mut told).unwrap();
                while let Some(by) = game.may_act().first() {
                    told_to(&told, Viewer::Seat(me)).for_each(|event| story.hear(event));
                    for (seat, bot) in Seat::all(6).zip(&mut bots) {
                        told_to(&told, Viewer::Seat(seat)).for_each(|event| bot.hear(event));
                    }
                    told.clear();
                    if by == me && game.turns() >= 6 {
                        gained += gain(&story, &game, me, &mut luck);
                        count += 1.0;
                    }
                    let chair = bots::Perspective::new(&game, by);
                    let action = bots[by.index()].choose(&chair, &mut luck).unwrap();
                    game.play(by.into(), &action, &mut luck, &mut told).unwrap();
                }
            }
            let mean = gained / count;
            assert!(mean > at_least, "{bot}: {mean}");
        }
    }

    /// By how much the true tokens become more likely, place by place, as a logarithm.
    fn gain(story: &Story, game: &Secrets, me: Seat, luck: &mut Luck) -> f64 {
        let worlds: Vec<Secrets> = (0..200).map(|_| game.resample(Viewer::Seat(me), luck)).collect();
        let weights: Vec<f64> =
            worlds.iter().map(|world| f64::from(story.in_world(world, &Trust::default()).1).exp()).collect();
        let share = |place: usize, weights: &[f64]| {
            let fits = |world: &Secrets| world.tokens()[place] == game.tokens()[place];
            let fitting: f64 =
                worlds.iter().zip(weights).filter(|(world, _)| fits(world)).map(|(_, weight)| weight).sum();
            (0.01 + 0.98 * fitting / weights.iter().sum::<f64>()).ln()
        };
        let equal = vec![1.0; worlds.len()];
        (0..6).map(|place| share(place, &weights) - share(place, &equal)).sum::<f64>() / 6.0
    }
}
