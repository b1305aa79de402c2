//! Points, card by card, and who won.

use crate::display::Card;
use crate::state::Secrets;
use crate::view::card_view;
use crate::{CardView, Identity};
use arrayvec::ArrayVec;
use game::{Seat, SeatSet, Viewer};
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
        let totals = totals(game);
        let (cia, kgb, result) = judge(&game.tokens, &totals);
        let seats = Seat::all(game.players())
            .zip(totals)
            .map(|(seat, total)| SeatScore::of(game, seat, total))
            .collect();
        Scoring { seats, cia, kgb, result }
    }
}

impl Victory {
    /// The seats that won, by the tokens before them.
    pub(crate) fn winners(self, tokens: &[Identity]) -> SeatSet {
        match self {
            Victory::Hippie(seat) => SeatSet::only(seat),
            Victory::Team(team) => Seat::all(tokens.len())
                .zip(tokens)
                .filter(|(_, token)| **token == team)
                .map(|(seat, _)| seat)
                .collect(),
            Victory::Nobody => SeatSet::NONE,
        }
    }
}

/// Each seat's points (S26).
pub(crate) fn totals(game: &Secrets) -> ArrayVec<i8, 8> {
    game.displays[..game.players()]
        .iter()
        .map(|display| display.cards().map(|card| game.points(card)).sum())
        .collect()
}

/// The teams' sums, and who won (S27, S28).
pub(crate) fn judge(tokens: &[Identity], totals: &[i8]) -> (i8, i8, Victory) {
    let team =
        |team| tokens.iter().zip(totals).filter(|(token, _)| **token == team).map(|(_, total)| total).sum();
    let (cia, kgb): (i8, i8) = (team(Identity::Cia), team(Identity::Kgb));
    let result = match lone_lowest(totals) {
        Some(lowest) if tokens[lowest.index()] == Identity::Hippie => Victory::Hippie(lowest),
        _ if cia > kgb => Victory::Team(Identity::Cia),
        _ if kgb > cia => Victory::Team(Identity::Kgb),
        _ => Victory::Nobody,
    };
    (cia, kgb, result)
}

/// Whose score is strictly lower than everybody else's.
fn lone_lowest(totals: &[i8]) -> Option<Seat> {
    let lowest = totals.iter().min()?;
    let mut at_lowest = Seat::all(totals.len()).zip(totals).filter(|(_, total)| *total == lowest);
    at_lowest.next().filter(|_| at_lowest.next().is_none()).map(|(seat, _)| seat)
}

impl SeatScore {
    fn of(game: &Secrets, seat: Seat, total: i8) -> SeatScore {
        let cards = game
            .display(seat)
            .cards()
            .map(|card| (card_view(game, card, Viewer::Public, true), game.points(card)))
            .collect();
        SeatScore { identity: game.token(seat.into()), cards, total }
    }
}

impl Secrets {
    fn points(&self, card: Card) -> i8 {
        match card {
            Card::Character { character, face_up: true } => character.value(),
            Card::Character { face_up: false, .. } => 0,
            Card::Bullet { drawn, .. } => self.bullet(drawn),
        }
    }

    pub(crate) fn bullet(&self, drawn: u8) -> i8 {
        self.deal.bullets[usize::from(drawn) % self.deal.bullets.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Character::{self, *};
    use crate::{Options, display::Display};
    use game::{Game, NoEvents, Seed};

    const C: Identity = Identity::Cia;
    const K: Identity = Identity::Kgb;
    const H: Identity = Identity::Hippie;

    /// A table of four with these tokens and face-up characters.
    fn table(tokens: [Identity; 4], displays: [&[Character]; 4]) -> Secrets {
        let mut game =
            Secrets::deal(&Options::new(4), &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
        game.tokens[..4].copy_from_slice(&tokens);
        game.deal.bullets = crate::BULLETS;
        for (display, characters) in game.displays.iter_mut().zip(displays) {
            *display = Display::EMPTY;
            for character in characters {
                display.add(Card::Character { character: *character, face_up: true });
            }
        }
        game
    }

    fn winners(game: &Secrets) -> Vec<usize> {
        Scoring::of(game).result.winners(&game.tokens[..4]).into_iter().map(Seat::index).collect()
    }

    #[test]
    fn s26_face_up_characters_and_bullets_count() {
        let mut game = table([C, K, C, K], [&[Scientist, Detective, Assassin], &[], &[], &[]]);
        game.displays[0].add(Card::Bullet { drawn: 3, from: crate::play::seat(2) });
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
