//! Pages as one writer of a scene; JSON ([`Scene::to_json`](crate::Scene::to_json)) is the other.
//!
//! The server holds a game's pages behind [`Pages`] and knows nothing of what they write.

use crate::{FormFields, Reader, Replay, Scene};
use game::Game;
use std::collections::HashMap;

/// On what a table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Somebody's own device, at the table or watching.
    Own,
    /// A large screen in the middle of the room: nothing to press.
    Large,
    /// Afterwards, step by step: nothing to press.
    Replay,
}

/// How others get in: for those who sit at the table.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The code.
    pub code: String,
    /// The whole address that leads here.
    pub link: String,
    /// The address as a QR code, drawn.
    pub qr: String,
    /// The levels of bots there are.
    pub levels: &'static [&'static str],
}

/// For whom a page is written, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct PageContext<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// On what.
    pub screen: Screen,
    /// The address of the table for this viewer: `/t/ID`, or with a seat at a device that is passed around.
    pub path: &'a str,
    /// How others get in, if the reader may know.
    pub invitation: Option<&'a Invitation>,
    /// What was refused just now, as the page says it.
    pub notice: Option<&'a str>,
}

/// What an open page shows, so that only what has changed is sent: a hash for each part of it.
#[derive(Clone, Default, Debug)]
pub struct Shown(pub HashMap<&'static str, u64>);

/// Writes the pages of a game.
pub trait Pages<G: Game>: Send + Sync {
    /// The page of a table.
    fn table(&self, scene: &Scene<G>, to: &PageContext<'_>) -> String;

    /// What an open page needs to show this scene: all of it if it shows nothing yet.
    fn update(&self, scene: &Scene<G>, to: &PageContext<'_>, shown: &mut Shown) -> String;

    /// A moment of a game that is over: after `step` steps, or its end.
    fn replay(
        &self,
        scene: &Scene<G>,
        replay: &Replay<G>,
        to: &PageContext<'_>,
        step: Option<usize>,
    ) -> String;

    /// What can be said about something that is being typed, as JSON; nothing where nothing is typed. It may depend on
    /// nothing that is not in the scene.
    fn typed(&self, scene: &Scene<G>, reader: &Reader, field: &dyn Fn(&str) -> String) -> Option<String>;

    /// The options that a form chose, or those of a table that one click starts against bots.
    ///
    /// # Errors
    /// What is wrong with the form, in the reader's language.
    fn options(&self, reader: &Reader, form: Option<&FormFields>) -> Result<G::Options, String>;

    /// The score of a game that is over, where it has one.
    fn score(&self, scene: &Scene<G>) -> Option<i8>;
}
