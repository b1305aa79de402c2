//! What is said about the cards and tokens: whom to believe, and what to say oneself.

use super::board::Board;
use super::minds::Mind;
use super::taste::Taste;
use game::{Luck, Seat};
use secrets::{Belief, Character, Claim, Event, Place};

/// How often a stranger's claim about a card is true: as often as not, so at first it says nothing.
const CARD: [f32; 2] = [1.0, 1.0];
/// The same for tokens, of which there are three kinds: a little better than a guess.
const TOKEN: [f32; 2] = [1.5, 2.5];

/// What came of everybody's claims so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Trust {
    /// Of each seat, how many claims about cards proved true, and false.
    cards: [[u8; 2]; 8],
    /// The same about tokens.
    tokens: [[u8; 2]; 8],
    active: Option<Seat>,
    /// What was last said about the card of this turn by the one who offers it.
    said: Option<Claim>,
}

impl Trust {
    /// Somebody claims something; what I know for sure about tokens shows at once whether it is true.
    pub(super) fn claimed(&mut self, by: Seat, claim: &Claim, belief: &Belief) {
        match claim {
            Claim::TokenIs { place, identity } => {
                let chance = belief.chance(*place, *identity);
                let known = [chance > 0.999, chance < 0.001];
                note(&mut self.tokens[by.index() % 8], known);
            }
            _ if self.active == Some(by) => self.said = Some(*claim),
            // Nobody else has seen the card.
            _ => {}
        }
    }

    pub(super) fn hear(&mut self, event: &Event) {
        match event {
            Event::Dealt { .. } => *self = Trust::default(),
            Event::TurnedUp { by, .. } => (self.active, self.said) = (Some(*by), None),
            Event::Landed { card, .. } => {
                if let (Some(by), Some(Claim::CardIs(said))) = (self.active, self.said.take()) {
                    note(&mut self.cards[by.index() % 8], [said == *card, said != *card]);
                }
            }
            _ => {}
        }
    }

    /// How likely a claim of this seat about a card is true.
    pub(super) fn card(&self, by: Seat) -> f32 {
        rate(self.cards[by.index() % 8], CARD)
    }

    /// How likely a claim of this seat about a token is true.
    pub(super) fn token(&self, by: Seat) -> f32 {
        rate(self.tokens[by.index() % 8], TOKEN)
    }

    /// How much more likely the first of the two open cards is the one on offer than the second, by what was said of it to
    /// somebody with this taste.
    pub(super) fn odds(&self, board: &Board, me: Seat, taste: &Taste) -> f32 {
        let likes = |card| taste.worth(board, card, me) - taste.worth(board, card, board.active);
        let [first, second] = board.pair;
        let says_first = match self.said {
            Some(Claim::CardIs(card)) if card == first => true,
            Some(Claim::CardIs(card)) if card == second => false,
            Some(Claim::YouWillLikeIt) if board.to == Some(me) => likes(first) > likes(second),
            Some(Claim::YouWillNotLikeIt) if board.to == Some(me) => likes(first) < likes(second),
            _ => return 1.0,
        };
        let truth = self.card(board.active);
        let odds = truth / (1.0 - truth);
        if says_first { odds } else { 1.0 / odds }
    }
}

fn note(counts: &mut [u8; 2], happened: [bool; 2]) {
    for (count, happened) in counts.iter_mut().zip(happened) {
        *count = count.saturating_add(happened.into());
    }
}

fn rate([yes, no]: [u8; 2], [prior_yes, prior_no]: [f32; 2]) -> f32 {
    let yes = f32::from(yes) + prior_yes;
    yes / (yes + f32::from(no) + prior_no)
}

/// What to say about the card that `me` is about to offer to `to`: what makes them do what I want, be it true or not.
/// Whoever was caught lying too often says the truth again.
pub(super) fn pitch(
    trust: &Trust,
    board: &Board,
    mind: &Mind,
    [me, to]: [Seat; 2],
    card: Character,
    luck: &mut Luck,
) -> Option<Claim> {
    let silent = luck.below(4) == 0;
    let mine = Taste::of(mind, board, me);
    let want = mine.worth(board, card, to) - mine.worth(board, card, me);
    if silent || want.abs() < 0.3 {
        return None;
    }
    let theirs = Taste::of(mind, board, to);
    let likes = |card| theirs.worth(board, card, to) - theirs.worth(board, card, me);
    let [first, second] = board.pair;
    let tempting = if likes(first) >= likes(second) { first } else { second };
    let wanted = if (want > 0.0) == (tempting == first) { first } else { second };
    let said = if wanted != card && trust.card(me) < 0.4 { card } else { wanted };
    Some(match (luck.below(4), said == tempting) {
        (0, true) => Claim::YouWillLikeIt,
        (0, false) => Claim::YouWillNotLikeIt,
        _ => Claim::CardIs(said),
    })
}

/// Whether a claim about a token holds in a world where this one lies there.
pub(super) fn holds(claim: &Claim, token: impl Fn(Place) -> secrets::Identity) -> Option<bool> {
    if let Claim::TokenIs { place, identity } = claim { Some(token(*place) == *identity) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Viewer;
    use secrets::{How, Identity, Options};

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    const PAIR: [Character; 2] = [Character::Scientist, Character::Detective];

    /// Seat 1 offers something to seat 0 and says that it is this.
    fn offer(trust: &mut Trust, board: &mut Board, said: Character) {
        for event in [
            Event::TurnedUp { by: seat(1), turn: 1, pair: PAIR, extras: 0 },
            Event::Offered { by: seat(1), to: seat(0) },
        ] {
            trust.hear(&event);
            board.hear(&event);
            trust.claimed(seat(1), &Claim::CardIs(said), &Belief::new(Viewer::Seat(seat(0)), 5));
        }
    }

    #[test]
    fn a_stranger_says_nothing_and_a_known_liar_the_opposite() {
        let mut board = Board::new(&Options::new(5));
        let taste = Taste::of(&[[0.4, 0.4, 0.2]; 9], &board, seat(0));
        for honest in [true, false] {
            let mut trust = Trust::default();
            offer(&mut trust, &mut board, PAIR[0]);
            assert_eq!(trust.odds(&board, seat(0), &taste), 1.0);
            for _ in 0..4 {
                offer(&mut trust, &mut board, PAIR[0]);
                let card = PAIR[usize::from(!honest)];
                trust.hear(&Event::Landed { card, with: seat(0), how: How::Accepted });
            }
            offer(&mut trust, &mut board, PAIR[0]);
            let odds = trust.odds(&board, seat(0), &taste);
            assert!(if honest { odds > 4.0 } else { odds < 0.25 }, "{odds}");
        }
    }

    #[test]
    fn only_whoever_offers_knows_the_card() {
        let mut board = Board::new(&Options::new(5));
        let mut trust = Trust::default();
        offer(&mut trust, &mut board, PAIR[0]);
        trust.claimed(seat(2), &Claim::CardIs(PAIR[1]), &Belief::new(Viewer::Seat(seat(0)), 5));
        trust.hear(&Event::Landed { card: PAIR[1], with: seat(0), how: How::Accepted });
        assert_eq!((trust.card(seat(2)), trust.card(seat(1))), (0.5, 1.0 / 3.0));
    }

    #[test]
    fn a_claim_about_a_token_that_one_knows_counts_at_once() {
        let mut belief = Belief::new(Viewer::Seat(seat(0)), 5);
        belief.learn(&Event::Saw { place: Place::Centre, identity: Identity::Kgb });
        let mut trust = Trust::default();
        let before = trust.token(seat(3));
        let claim = Claim::TokenIs { place: Place::Centre, identity: Identity::Cia };
        trust.claimed(seat(3), &claim, &belief);
        assert!(trust.token(seat(3)) < before);
    }
}
