//! A scene as programs get it.

use crate::{Scene, StoryEntry, TableInfo, TimeInfo};
use game::{Game, Viewer};
use serde::Serialize;

/// What is left out of an update because it has not changed, or because nobody asked for it.
#[derive(Serialize)]
#[serde(bound = "")]
struct Update<'a, G: Game> {
    v: u64,
    viewer: Viewer,
    /// Whatever the viewer knew before is to be forgotten.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    resync: bool,
    events: &'a [StoryEntry<G>],
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Table<'a, G::Options>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<&'a TimeInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<&'a G::View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<&'a [G::Action]>,
}

#[derive(Serialize)]
struct Table<'a, O> {
    #[serde(flatten)]
    table: &'a TableInfo,
    /// Told once, since it never changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<&'a O>,
}

/// What an update says besides what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wants {
    /// How things stand.
    pub view: bool,
    /// What the viewer may do.
    pub legal: bool,
}

impl<G: Game> Scene<G> {
    /// The scene as JSON: what is new since the version after which its story begins.
    pub fn to_json(&self, wants: Wants) -> String {
        let resync = self.since.is_none();
        let table = self
            .changed
            .table
            .then(|| Table { table: &self.table, options: resync.then_some(&self.terms.options) });
        let update = Update::<G> {
            v: self.v,
            viewer: self.viewer,
            resync,
            events: &self.story,
            table,
            time: self.time.as_ref().filter(|_| self.changed.game || self.changed.table),
            view: self.view.as_ref().filter(|_| wants.view && self.changed.game),
            legal: (wants.legal && self.changed.game).then_some(&self.legal),
        };
        let mut text = Vec::with_capacity(1024);
        // Plain structs with string keys can always be written.
        match serde_json::to_writer(&mut text, &update) {
            Ok(()) => String::from_utf8(text).unwrap_or_default(),
            Err(error) => format!("{{\"unwritable\":{:?}}}", error.to_string()),
        }
    }
}
