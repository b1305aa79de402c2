//! What lies open on the table, in the few numbers that judging it needs.

use game::Seat;
use secrets::{CardView, Character, Event, Options, Stage, View};

/// A bullet that one has not seen takes one and a half points on average (S3).
pub(super) const BULLET: f32 = -1.5;

/// The displays and the offer, as everybody sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) players: usize,
    limit: u8,
    /// For each display a bit for every character that lies face up.
    up: [u8; 8],
    /// How many cards each display has.
    len: [u8; 8],
    /// What the characters that lie face up are worth.
    shown: [i8; 8],
    /// How many bullets lie in each display.
    bullets: [u8; 8],
    /// Whose turn it is, the two open cards, and to whom one of them is offered.
    pub(super) active: Seat,
    pub(super) pair: [Character; 2],
    pub(super) to: Option<Seat>,
    /// The card whose effect is being carried out.
    pub(super) effect: Option<Character>,
    /// Who holds the UN token (S12).
    pub(super) un: Option<Seat>,
}

impl Board {
    /// An empty table.
    pub(super) fn new(options: &Options) -> Board {
        Board {
            players: usize::from(options.players).clamp(4, 8),
            limit: options.limit() as u8,
            up: [0; 8],
            len: [0; 8],
            shown: [0; 8],
            bullets: [0; 8],
            active: FIRST,
            pair: [Character::Scientist, Character::Journalist],
            to: None,
            effect: None,
            un: None,
        }
    }

    /// The table that a view shows.
    pub(super) fn of(view: &View) -> Board {
        let mut board = Board::new(&view.options);
        for (seat, display) in Seat::all(board.players).zip(&view.displays) {
            for card in display {
                match card {
                    CardView::Up(character) => board.add(seat, *character),
                    CardView::Down(_) => board.len[seat.index() % 8] += 1,
                    CardView::Bullet { .. } => {
                        board.len[seat.index() % 8] += 1;
                        board.bullets[seat.index() % 8] += 1;
                    }
                }
            }
        }
        (board.active, board.un) = (view.active, view.un);
        match view.stage {
            Stage::Offering { pair } => board.pair = pair,
            Stage::Answering { pair, to, .. } => (board.pair, board.to) = (pair, Some(to)),
            Stage::Effect { card, .. } => board.effect = Some(card),
            Stage::Over => {}
        }
        board
    }

    fn add(&mut self, seat: Seat, card: Character) {
        let place = seat.index() % 8;
        self.up[place] |= 1 << card as u8;
        self.len[place] += 1;
        self.shown[place] += card.value();
    }

    /// Takes in what everybody was told.
    pub(super) fn hear(&mut self, event: &Event) {
        match event {
            Event::TurnedUp { by, pair, .. } => {
                (self.active, self.pair, self.to, self.effect) = (*by, *pair, None, None);
            }
            Event::Offered { to, .. } => self.to = Some(*to),
            Event::Landed { card, with, .. } => {
                (self.to, self.effect) = (None, Some(*card));
                // A Politician waits to be put before somebody else (S17).
                if *card != Character::Politician {
                    self.add(*with, *card);
                }
            }
            Event::PutBefore { to, .. } => self.add(*to, Character::Politician),
            Event::BulletGiven { to, .. } => {
                self.len[to.index() % 8] += 1;
                self.bullets[to.index() % 8] += 1;
            }
            Event::AllTurnedDown { seat } => {
                self.up[seat.index() % 8] = 0;
                self.shown[seat.index() % 8] = 0;
            }
            Event::PairTurnedDown { seat, card } => {
                self.up[seat.index() % 8] &= !(1 << *card as u8);
                self.shown[seat.index() % 8] -= 2 * card.value();
            }
            Event::UnMoved { to } => self.un = *to,
            _ => {}
        }
    }

    /// What the points of a display come to if `card` is added to it: a pair turns down (S23), a pair of Scientists turns
    /// everything down (S21).
    pub(super) fn gain(&self, card: Character, seat: Seat) -> f32 {
        let place = seat.index() % 8;
        match (self.up[place] & 1 << card as u8 != 0, card) {
            (true, Character::Scientist) => -f32::from(self.shown[place]),
            (true, _) => -f32::from(card.value()),
            (false, _) => f32::from(card.value()),
        }
    }

    /// What a display is worth now, bullets at their average.
    pub(super) fn score(&self, seat: Seat) -> f32 {
        let place = seat.index() % 8;
        f32::from(self.shown[place]) + BULLET * f32::from(self.bullets[place])
    }

    /// How many more cards a display can take before the game ends (S24).
    pub(super) fn room(&self, seat: Seat) -> u8 {
        self.limit.saturating_sub(self.len[seat.index() % 8])
    }

    /// All seats.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// All seats but one.
    pub(super) fn others(&self, me: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats().filter(move |seat| *seat != me)
    }
}

/// The first seat.
const FIRST: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Luck, Seed, Viewer, told_to};
    use secrets::Secrets;

    /// Whoever listens and whoever looks see the same table.
    #[test]
    fn what_is_heard_is_what_is_seen() {
        for number in 0..300 {
            let options = Options::new(4 + (number % 5) as u8);
            let seed = Seed::from_number(number);
            let mut luck = Luck::new(seed.child("choices", 0));
            let mut told = Vec::new();
            let mut game = Secrets::deal(&options, &mut seed.deal(), &mut told).unwrap();
            let mut heard = Board::new(&options);
            while let Some(by) = game.may_act().first() {
                told_to(&told, Viewer::Public).for_each(|event| heard.hear(event));
                told.clear();
                let seen = Board::of(&game.view(Viewer::Public).unwrap());
                assert_eq!((heard.up, heard.len, heard.shown), (seen.up, seen.len, seen.shown));
                assert_eq!((heard.bullets, heard.un, heard.to), (seen.bullets, seen.un, seen.to));
                assert_eq!((heard.active, heard.effect), (seen.active, seen.effect));
                let action = *luck.pick(&game.legal(by.into())).unwrap();
                game.play(by.into(), &action, &mut luck, &mut told).unwrap();
            }
        }
    }
}
