//! Which games are played in a house.

use crate::house::HouseError;
use crate::table::{AnyTable, AnyTerms, Refused, TableOf, TableRefusal, Terms, TermsOf};
use bots::Roster;
use game::Game;
use scene::{FormFields, Pages, Reader};
use serde_json::value::RawValue;
use std::sync::Arc;
use store::{Entry, TableId};

/// What a house needs of a game besides its rules.
pub struct Kit<G: Game> {
    /// Its bots.
    pub roster: &'static dyn Roster<G>,
    /// What writes the pages of its tables.
    pub pages: &'static dyn Pages<G>,
}

impl<G: Game> Clone for Kit<G> {
    fn clone(&self) -> Kit<G> {
        *self
    }
}

impl<G: Game> Copy for Kit<G> {}

/// A game whose types are not known to whoever holds it: how a table of it is made and taken up again.
trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn bots(&self) -> &'static [&'static str];
    fn open(&self, id: TableId, first: &Entry) -> Result<Box<dyn AnyTable>, HouseError>;
    fn read_terms(&self, options: &RawValue, terms: Terms<()>) -> Result<Box<dyn AnyTerms>, Refused>;
    fn form_terms(
        &self,
        reader: &Reader,
        form: Option<&FormFields>,
        terms: Terms<()>,
    ) -> Result<Box<dyn AnyTerms>, FormError>;
}

impl<G: Game> AnyGame for Kit<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn bots(&self) -> &'static [&'static str] {
        self.roster.names()
    }

    fn open(&self, id: TableId, first: &Entry) -> Result<Box<dyn AnyTable>, HouseError> {
        Ok(Box::new(TableOf::open(*self, id, first).map_err(HouseError::CorruptLog)?))
    }

    fn read_terms(&self, options: &RawValue, terms: Terms<()>) -> Result<Box<dyn AnyTerms>, Refused> {
        let options = serde_json::from_str(options.get())
            .map_err(|error| TableRefusal::OptionsUnreadable { what: error.to_string() })?;
        Ok(Box::new(TermsOf::new(*self, terms.with_options(options))?))
    }

    fn form_terms(
        &self,
        reader: &Reader,
        form: Option<&FormFields>,
        terms: Terms<()>,
    ) -> Result<Box<dyn AnyTerms>, FormError> {
        let options = self.pages.options(reader, form).map_err(FormError::Said)?;
        Ok(Box::new(TermsOf::new(*self, terms.with_options(options))?))
    }
}

/// Why no table can be made with what a form chose.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormError {
    /// A field is wrong. The sentence is in the reader's language.
    #[error("{0}")]
    Said(String),
    /// No table can be like that.
    #[error("{0}")]
    Refused(#[from] Refused),
}

/// A name that two games want.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("There is a game \"{0}\" already: every game has a name of its own.")]
pub struct NameTaken(pub &'static str);

/// The games that are played in a house.
#[derive(Clone, Default)]
pub struct Games(Vec<Arc<dyn AnyGame>>);

impl Games {
    /// The games so far, and this one.
    ///
    /// # Errors
    /// [`NameTaken`] if there is one of this name already: its tables could not be told from the other's.
    pub fn with<G: Game>(mut self, kit: Kit<G>) -> Result<Games, NameTaken> {
        if self.0.iter().any(|game| game.name() == G::NAME) {
            return Err(NameTaken(G::NAME));
        }
        self.0.push(Arc::new(kit));
        Ok(self)
    }

    /// The games' names, and the names of the bots that play them.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
        self.0.iter().map(|game| (game.name(), game.bots()))
    }

    fn game(&self, name: &str) -> Result<&dyn AnyGame, Refused> {
        self.0.iter().find(|game| game.name() == name).map(|game| &**game).ok_or_else(|| {
            let known: Vec<_> = self.0.iter().map(|game| game.name()).collect();
            TableRefusal::UnknownGame { game: name.to_owned(), known: known.join(", ") }.into()
        })
    }

    pub(crate) fn table(
        &self,
        game: &str,
        id: TableId,
        first: &Entry,
    ) -> Result<Box<dyn AnyTable>, HouseError> {
        self.game(game)?.open(id, first)
    }

    /// The terms of a table, with its options as a program wrote them.
    ///
    /// # Errors
    /// [`Refused`] if there is no such game, or no table of it can have these terms.
    pub fn read_terms(
        &self,
        game: &str,
        options: &RawValue,
        terms: Terms<()>,
    ) -> Result<Box<dyn AnyTerms>, Refused> {
        self.game(game)?.read_terms(options, terms)
    }

    /// The terms of a table with the options that a form chose, or without a form those of a table that one click starts
    /// against bots.
    ///
    /// # Errors
    /// [`FormError`] if there is no such game, or no table of it can have these terms.
    pub fn form_terms(
        &self,
        game: &str,
        reader: &Reader,
        form: Option<&FormFields>,
        terms: Terms<()>,
    ) -> Result<Box<dyn AnyTerms>, FormError> {
        self.game(game)?.form_terms(reader, form, terms)
    }
}
