//! What a seat can know about the tokens: the exact probability of every arrangement.

use crate::arrangements::Arrangements;
use crate::{Event, Identity, MOST_ARRANGEMENTS, Place};
use game::Viewer;

/// The probability of every arrangement of tokens, given all that one viewer has been told.
///
/// It is exact: every arrangement counts how many deals, and ways the other Diplomats may have chosen, lead to it. A swap
/// moves the counts, a Diplomat's exchange adds the two ways it may have gone, and a look leaves those that fit. What the
/// others *do* is not evidence here; a bot may add that on top.
///
/// ```
/// use game::{Game, Seat, Seed, Viewer, told_to};
/// use secrets::{Belief, Identity, Options, Place, Secrets};
///
/// let mut told = Vec::new();
/// Secrets::deal(&Options::new(5), &mut Seed::from_number(1).deal(), &mut told)?;
/// let me = Seat::new(2).unwrap();
/// let mut belief = Belief::new(Viewer::Seat(me), 5);
/// for event in told_to(&told, Viewer::Seat(me)) {
///     belief.learn(event);
/// }
/// // I have seen my own token, and the centre is any of the four that are left besides my right neighbour's.
/// assert!(Identity::ALL.iter().any(|identity| belief.chance(me.into(), *identity) == 1.0));
/// assert!(belief.chance(Place::Centre, Identity::Hippie) < 1.0);
/// # Ok::<(), secrets::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Belief {
    viewer: Viewer,
    players: u8,
    /// How many ways lead to each arrangement. With three Diplomats at most this stays far below the type's end.
    ways: [u32; MOST_ARRANGEMENTS],
}

impl Belief {
    /// What `viewer` can say before seeing anything: every arrangement is equally likely.
    pub fn new(viewer: Viewer, players: usize) -> Belief {
        let players = players.clamp(4, 8);
        let mut ways = [0; MOST_ARRANGEMENTS];
        ways[..Arrangements::of(players).tokens.len()].fill(1);
        Belief { viewer, players: players as u8, ways }
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn table(&self) -> &'static Arrangements {
        Arrangements::of(self.players())
    }

    /// Takes in an event that this viewer was told.
    pub fn learn(&mut self, event: &Event) {
        match event {
            Event::Saw { place, identity } => self.look(*place, *identity),
            Event::CentreShown { identity } => self.look(Place::Centre, *identity),
            Event::TokensSwapped { places: [a, b], .. } => self.swap(*a, *b),
            // The Diplomat's own player is told the side, by the next event.
            Event::Exchanged { by } if Viewer::Seat(*by) != self.viewer => {
                let [mut left, mut right] = [self.clone(), self.clone()];
                left.swap(Place::Centre, by.left(self.players()).into());
                right.swap(Place::Centre, by.right(self.players()).into());
                for ((ways, left), right) in self.ways.iter_mut().zip(left.ways).zip(right.ways) {
                    *ways = left + right;
                }
            }
            Event::ExchangedWith { side } => {
                if let Viewer::Seat(seat) = self.viewer {
                    self.swap(Place::Centre, side.of(seat, self.players()).into());
                }
            }
            Event::Ended { tokens, .. } => {
                for (place, identity) in Place::all(self.players()).zip(tokens) {
                    self.look(place, *identity);
                }
            }
            _ => {}
        }
    }

    fn look(&mut self, place: Place, identity: Identity) {
        let (place, table) = (place.index(self.players()), self.table());
        for (ways, tokens) in self.ways.iter_mut().zip(&table.tokens) {
            if tokens.get(place) != Some(&identity) {
                *ways = 0;
            }
        }
    }

    fn swap(&mut self, a: Place, b: Place) {
        let (a, b) = (a.index(self.players()), b.index(self.players()));
        let (before, table) = (self.ways, self.table());
        // A swap undoes itself: what becomes this arrangement is what this arrangement becomes.
        for (ways, from) in self.ways.iter_mut().zip(table.swap(a, b)) {
            *ways = before.get(usize::from(*from)).copied().unwrap_or_default();
        }
    }

    fn total(&self) -> u32 {
        self.ways.iter().sum()
    }

    /// The probability that the token at `place` is `identity`.
    pub fn chance(&self, place: Place, identity: Identity) -> f64 {
        let place = place.index(self.players());
        let fitting = self
            .ways
            .iter()
            .zip(&self.table().tokens)
            .filter(|(_, tokens)| tokens.get(place) == Some(&identity));
        f64::from(fitting.map(|(ways, _)| ways).sum::<u32>()) / f64::from(self.total())
    }

    /// Every arrangement that is possible, the seats' tokens and then the centre's, with its probability.
    pub fn arrangements(&self) -> impl Iterator<Item = (&'static [Identity], f64)> + '_ {
        let (total, places) = (f64::from(self.total()), self.players() + 1);
        self.ways
            .iter()
            .zip(&self.table().tokens)
            .filter(|(ways, _)| **ways > 0)
            .map(move |(ways, tokens)| (&tokens[..places], f64::from(*ways) / total))
    }

    /// Every arrangement that is possible, with how many deals and hidden choices lead to it: the exact figures behind
    /// [`arrangements`](Belief::arrangements).
    pub fn ways(&self) -> impl Iterator<Item = (&'static [Identity], u32)> + '_ {
        let places = self.players() + 1;
        let possible = self.ways.iter().zip(&self.table().tokens).filter(|(ways, _)| **ways > 0);
        possible.map(move |(ways, tokens)| (&tokens[..places], *ways))
    }
}
