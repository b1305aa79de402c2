//! The pages of a game's tables, as the server holds them.

use crate::table::{page, tv, update};
use crate::{PaintContext, Painted, Words, pages};
use maud::PreEscaped;
use scene::{FormFields, PageContext, Pages, Reader, Replay, Scene, Screen, Shown};
use std::marker::PhantomData;

/// The pages of a painted game.
pub struct PagesOf<G>(PhantomData<fn() -> G>);

impl<G> PagesOf<G> {
    /// The pages.
    pub const fn new() -> PagesOf<G> {
        PagesOf(PhantomData)
    }
}

impl<G> Default for PagesOf<G> {
    fn default() -> PagesOf<G> {
        PagesOf::new()
    }
}

fn context<'a, G: Painted>(scene: &'a Scene<G>, to: &PageContext<'a>) -> PaintContext<'a, G> {
    PaintContext { scene, words: Words::of(to.reader.language), screen: to.screen, path: to.path }
}

impl<G: Painted> Pages<G> for PagesOf<G> {
    fn table(&self, scene: &Scene<G>, to: &PageContext<'_>) -> String {
        let at = context(scene, to);
        let page = match to.screen {
            Screen::Large => tv(to.reader, &at),
            _ => page(to.reader, &at, to.invitation, to.notice.map(PreEscaped)),
        };
        page.0
    }

    fn update(&self, scene: &Scene<G>, to: &PageContext<'_>, shown: &mut Shown) -> String {
        update(&context(scene, to), to.invitation, shown)
    }

    fn replay(
        &self,
        scene: &Scene<G>,
        replay: &Replay<G>,
        to: &PageContext<'_>,
        step: Option<usize>,
    ) -> String {
        pages::replay(to.reader, scene, replay, to.path, step).0
    }

    fn typed(&self, scene: &Scene<G>, reader: &Reader, field: &dyn Fn(&str) -> String) -> Option<String> {
        G::typed(scene, Words::of(reader.language), field)
    }

    fn options(&self, reader: &Reader, form: Option<&FormFields>) -> Result<G::Options, String> {
        match form {
            Some(fields) => <G as Painted>::options(Words::of(reader.language), fields),
            None => Ok(G::quick(reader.language)),
        }
    }

    fn score(&self, scene: &Scene<G>) -> Option<i8> {
        scene.view.as_ref().and_then(G::score)
    }
}
