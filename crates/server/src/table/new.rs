//! A table about to be made.

use super::any_table::open_with;
use super::{Begun, Refused, TableRefusal, Terms};
use crate::games::Kit;
use game::{Game, Seat, Secret};
use store::{PersonId, TableId};

/// A table about to be made, but for its terms.
#[derive(Clone)]
pub struct NewTable<'a> {
    /// Its id.
    pub id: TableId,
    /// When, in milliseconds.
    pub at: u64,
    /// Which seats go to which bots.
    pub bots: &'a [(Seat, String)],
    /// Whose table it is.
    pub host: PersonId,
    /// Its secret.
    pub secret: Secret,
}

/// The terms of a table about to be made. Whoever holds them need not know the types of its game.
pub trait AnyTerms: Send + Sync {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// How many seats the table will have.
    fn seats(&self) -> usize;
    /// Whether the lobby will list it.
    fn listed(&self) -> bool;
    /// The options of the game, as JSON.
    ///
    /// # Errors
    /// If they cannot be written.
    fn options(&self) -> serde_json::Result<serde_json::Value>;
    /// Makes the table.
    ///
    /// # Errors
    /// [`Refused`] if no table can be like that.
    fn open(&self, new: NewTable<'_>) -> Result<Begun, Refused>;
}

/// The terms of a table about to be made. The rules allow the options.
pub struct TermsOf<G: Game> {
    kit: Kit<G>,
    terms: Terms<G::Options>,
    seats: usize,
}

impl<G: Game> TermsOf<G> {
    /// These terms, if a table can have them.
    ///
    /// # Errors
    /// [`Refused`] if no table can have them.
    pub fn new(kit: Kit<G>, terms: Terms<G::Options>) -> Result<TermsOf<G>, Refused> {
        let seats = G::seats(&terms.options).map_err(|refusal| Refused::rules::<G>(&refusal))?;
        terms.check().map_err(TableRefusal::from)?;
        Ok(TermsOf { kit, terms, seats })
    }
}

impl<G: Game> AnyTerms for TermsOf<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn listed(&self) -> bool {
        self.terms.listed
    }

    fn options(&self) -> serde_json::Result<serde_json::Value> {
        serde_json::to_value(&self.terms.options)
    }

    fn open(&self, new: NewTable<'_>) -> Result<Begun, Refused> {
        let NewTable { id, at, bots, host, secret } = new;
        open_with(self.kit, (id, at), self.terms.clone(), bots, host, secret, &[])
    }
}
