//! The pages of the game behind a staged one: what is projected for a seat goes through the real painters.

use crate::staged::{Move, Stage, Staged};
use game::Game;
use scene::{FormFields, PageContext, Pages, Reader, Replay, Scene, Shown, StoryEntry, Terms};
use std::sync::Arc;
use web::{PagesOf, Painted};

/// The pages of a staged game: those of the game itself.
pub struct StagedPages;

/// The scene as the game itself would have it.
fn unstaged<G: Game>(scene: &Scene<Staged<G>>) -> Scene<G> {
    let Terms { options: Stage { options, .. }, clock, listed, watch, patience, one_device } = &*scene.terms;
    let terms = Terms {
        options: options.clone(),
        clock: *clock,
        listed: *listed,
        watch: *watch,
        patience: *patience,
        one_device: *one_device,
    };
    let played = |action: &Move<G::Action>| match action {
        Move::Play(action) => Some(action.clone()),
        Move::Exchange { .. } => None,
    };
    let entry =
        |entry: &StoryEntry<Staged<G>>| StoryEntry { v: entry.v, at: entry.at, told: entry.told.clone() };
    Scene {
        v: scene.v,
        viewer: scene.viewer,
        since: scene.since,
        changed: scene.changed,
        now: scene.now,
        table: scene.table.clone(),
        terms: Arc::new(terms),
        time: scene.time.clone(),
        view: scene.view.clone(),
        legal: scene.legal.iter().filter_map(played).collect(),
        story: scene.story.iter().map(entry).collect(),
    }
}

impl<G: Painted> Pages<Staged<G>> for StagedPages {
    fn table(&self, scene: &Scene<Staged<G>>, to: &PageContext<'_>) -> String {
        PagesOf::<G>::new().table(&unstaged(scene), to)
    }

    fn update(&self, scene: &Scene<Staged<G>>, to: &PageContext<'_>, shown: &mut Shown) -> String {
        PagesOf::<G>::new().update(&unstaged(scene), to, shown)
    }

    fn replay(
        &self,
        _: &Scene<Staged<G>>,
        _: &Replay<Staged<G>>,
        _: &PageContext<'_>,
        _: Option<usize>,
    ) -> String {
        String::new()
    }

    fn typed(
        &self,
        scene: &Scene<Staged<G>>,
        reader: &Reader,
        field: &dyn Fn(&str) -> String,
    ) -> Option<String> {
        PagesOf::<G>::new().typed(&unstaged(scene), reader, field)
    }

    fn options(&self, _: &Reader, _: Option<&FormFields>) -> Result<<Staged<G> as Game>::Options, String> {
        Err(String::new())
    }

    fn score(&self, scene: &Scene<Staged<G>>) -> Option<i8> {
        PagesOf::<G>::new().score(&unstaged(scene))
    }
}
