//! Points, card by card, and who won.

use crate::display::Card;
use crate::play::seat;
use crate::state::Secrets;
use crate::{CardView, Identity};
use arrayvec::ArrayVec;
use game::{Seat, SeatSet};
use serde::Serialize;

/// The points of a game that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scoring {
    /// Each seat's points, in the order of the seats.
    pub seats: ArrayVec<SeatScore, 8>,
    /// The sum of the CIA's members (S28).
    pub cia: i8,
    /// The sum of the KGB's members (S28).
    pub kgb: i8,
    /// Who won.
    pub result: Victory,
}

/// One seat's points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatScore {
    /// What the seat was at the end.
    pub identity: Identity,
    /// Each card and what it counts (S26).
    pub cards: ArrayVec<(CardView, i8), 5>,
    /// Their sum.
    pub total: i8,
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// A hippie with strictly the lowest score of all wins alone (S27).
    Hippie(Seat),
    /// The team with the higher sum (S28).
    Team(Identity),
    /// The teams are level: everybody loses (S28).
    Nobody,
}

impl Scoring {
    pub(crate) fn of(game: &Secrets) -> Scoring {
        let seats: ArrayVec<SeatScore, 8> =
            Seat::all(game.players()).map(|seat| SeatScore::of(game, seat)).collect();
        let team = |team| seats.iter().filter(|seat| seat.identity == team).map(|seat| seat.total).sum();
        let (cia, kgb): (i8, i8) = (team(Identity::Cia), team(Identity::Kgb));
        let result = match lone_lowest(&seats) {
            Some(lowest) if seats[lowest].identity == Identity::Hippie => Victory::Hippie(seat(lowest)),
            _ if cia > kgb => Victory::Team(Identity::Cia),
            _ if kgb > cia => Victory::Team(Identity::Kgb),
            _ => Victory::Nobody,
        };
        Scoring { seats, cia, kgb, result }
    }

    /// The seats that won, at a table of `players`.
    pub fn winners(&self, players: usize) -> SeatSet {
        match self.result {
            Victory::Hippie(seat) => SeatSet::only(seat),
            Victory::Team(team) => {
                Seat::all(players).filter(|seat| self.seats[seat.index()].identity == team).collect()
            }
            Victory::Nobody => SeatSet::NONE,
        }
    }
}

/// Whose score is strictly lower than everybody else's.
fn lone_lowest(seats: &[SeatScore]) -> Option<usize> {
    let lowest = seats.iter().map(|seat| seat.total).min()?;
    let mut at_lowest = (0..seats.len()).filter(|index| seats[*index].total == lowest);
    at_lowest.next().filter(|_| at_lowest.next().is_none())
}

impl SeatScore {
    fn of(game: &Secrets, seat: Seat) -> SeatScore {
        let cards: ArrayVec<(CardView, i8), 5> = game
            .display(seat)
            .cards()
            .map(|card| match card {
                Card::Character { character, face_up: true } => (CardView::Up(character), character.value()),
                Card::Character { character, face_up: false } => (CardView::Down(character), 0),
                Card::Bullet { drawn, from } => {
                    let value = game.bullet(drawn);
                    (CardView::Bullet { value: Some(value), from }, value)
                }
            })
            .collect();
        let total = cards.iter().map(|(_, points)| points).sum();
        SeatScore { identity: game.token(seat.into()), cards, total }
    }
}

impl Secrets {
    pub(crate) fn bullet(&self, drawn: u8) -> i8 {
        self.deal.bullets[usize::from(drawn) % self.deal.bullets.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character::{self, *};
    use crate::{Options, display::Display};
    use game::{Game, Seed, Silence};

    const C: Identity = Identity::Cia;
    const K: Identity = Identity::Kgb;
    const H: Identity = Identity::Hippie;

    /// A finished table of four with these tokens and face-up characters.
    fn table(tokens: [Identity; 4], displays: [&[Character]; 4]) -> Secrets {
        let mut game =
            Secrets::deal(&Options::new(4), &mut Seed::from_number(1).deal(), &mut Silence).unwrap();
        game.tokens[..4].copy_from_slice(&tokens);
        game.deal.bullets = crate::BULLETS;
        for (display, characters) in game.displays.iter_mut().zip(displays) {
            *display = Display::EMPTY;
            for character in characters {
                display.add(Card::Character { character: *character, face_up: true });
            }
        }
        game.phase = crate::state::Phase::Over;
        game
    }

    fn winners(game: &Secrets) -> Vec<usize> {
        game.outcome().unwrap().winners.into_iter().map(Seat::index).collect()
    }

    #[test]
    fn s26_face_up_characters_and_bullets_count() {
        let mut game = table([C, K, C, K], [&[Scientist, Detective, Assassin], &[], &[], &[]]);
        game.displays[0].add(Card::Bullet { drawn: 3, from: seat(2) });
        let scoring = Scoring::of(&game);
        let points: Vec<i8> = scoring.seats[0].cards.iter().map(|(_, points)| *points).collect();
        assert_eq!((points, scoring.seats[0].total), (vec![5, -2, 0, -3], 0));
        game.displays[0].turn_down(Some(Scientist));
        assert_eq!(Scoring::of(&game).seats[0].total, -5, "face down it counts nothing");
        game.displays[0].turn_down(None);
        assert_eq!(Scoring::of(&game).seats[0].total, -3, "a bullet always counts");
    }

    #[test]
    fn s27_a_hippie_with_strictly_the_lowest_score_wins_alone() {
        let rich: &[Character] = &[Scientist];
        assert_eq!(winners(&table([H, K, C, K], [&[Detective], rich, rich, rich])), [0]);
        assert_eq!(
            winners(&table([H, K, C, K], [&[Detective], &[Detective], rich, rich])),
            [2],
            "a tie is not lowest"
        );
        assert_eq!(winners(&table([H, K, C, H], [&[Psychiatrist], rich, rich, &[Detective]])), [3]);
        assert_eq!(
            winners(&table([H, K, C, H], [&[Detective], rich, &[], &[Detective]])),
            [1],
            "two hippies are not a team, and they tie"
        );
        assert_eq!(
            winners(&table([C, K, C, H], [&[Detective], rich, rich, &[]])),
            [1],
            "not a hippie: no such win"
        );
    }

    #[test]
    fn s28_otherwise_the_team_with_the_higher_sum_wins() {
        let game = table([C, K, C, K], [&[Scientist], &[Journalist], &[DoubleAgent], &[Journalist]]);
        let scoring = Scoring::of(&game);
        assert_eq!((scoring.cia, scoring.kgb, scoring.result), (7, 6, Victory::Team(C)));
        assert_eq!(winners(&game), [0, 2], "with all its members");
        let game = table([C, K, H, K], [&[Scientist], &[Journalist], &[Scientist, Scientist], &[Journalist]]);
        assert_eq!(winners(&game), [1, 3], "a hippie's points help nobody");
        let game = table([C, K, C, K], [&[Scientist], &[Scientist], &[], &[]]);
        assert_eq!(
            (Scoring::of(&game).result, winners(&game)),
            (Victory::Nobody, vec![]),
            "a tie: everybody loses"
        );
    }
}
