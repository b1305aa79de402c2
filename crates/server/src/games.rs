//! Which games are played in a house.

use crate::house::Trouble;
use crate::table::{Begun, Given, Refused, Sitting, SittingOf, Why, opening};
use bots::Cast;
use game::{Seat, Secret};
use store::{Entry, PersonId, TableId};

type Open = fn(TableId, &Entry) -> Result<Box<dyn Sitting>, Trouble>;
type Opening = fn((TableId, u64), Given<'_>, &[(Seat, String)], PersonId, Secret) -> Result<Begun, Refused>;

/// What the house needs to know of a game: how a table of it is made and taken up again.
#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    bots: &'static [&'static str],
    open: Open,
    opening: Opening,
}

/// The games that are played in a house.
#[derive(Clone, Default)]
pub struct Games(Vec<Kind>);

impl Games {
    /// The games so far, and this one.
    #[must_use]
    pub fn with<G: Cast>(mut self) -> Games {
        self.0.push(Kind {
            name: G::NAME,
            bots: G::BOTS,
            open: |id, entry| {
                let sitting = SittingOf::<G>::open(id, entry).map_err(Trouble::Damage)?;
                Ok(Box::new(sitting))
            },
            opening: opening::<G>,
        });
        self
    }

    /// The games' names, and the names of the bots that play them.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        self.0.iter().map(|kind| (kind.name, kind.bots))
    }

    fn kind(&self, name: &str) -> Result<Kind, Refused> {
        self.0.iter().find(|kind| kind.name == name).copied().ok_or_else(|| {
            let known: Vec<_> = self.0.iter().map(|kind| kind.name).collect();
            let message = format!("There is no game \"{name}\" here: there is {}.", known.join(", "));
            Refused::new(Why::Unknown, message)
        })
    }

    pub(crate) fn sitting(
        &self,
        game: &str,
        id: TableId,
        first: &Entry,
    ) -> Result<Box<dyn Sitting>, Trouble> {
        (self.kind(game)?.open)(id, first)
    }

    pub(crate) fn opening(
        &self,
        game: &str,
        new: (TableId, u64),
        terms: Given<'_>,
        bots: &[(Seat, String)],
        host: PersonId,
        secret: Secret,
    ) -> Result<Begun, Refused> {
        (self.kind(game)?.opening)(new, terms, bots, host, secret)
    }
}
