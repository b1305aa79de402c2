//! What a viewer has been told, line by line: the same for the JSON and for the page.

use super::To;
use super::sitting::SittingOf;
use super::state::HappeningOf;
use bots::Cast;
use game::Viewer;
use store::PersonId;

/// One line of a viewer's story.
pub(crate) struct Told<'a, G: Cast> {
    /// The viewer's version from then on.
    pub v: u64,
    /// When, in milliseconds.
    pub at: u64,
    /// What.
    pub told: Vec<&'a HappeningOf<G>>,
}

impl<G: Cast> SittingOf<G> {
    /// What this viewer was told after version `from`. What was told before the seat's present owner sat down they know as
    /// far as everybody does.
    pub(crate) fn story(&self, viewer: Viewer, from: u64) -> impl Iterator<Item = Told<'_, G>> {
        let track = self.track(viewer);
        let untold = track.and_then(|track| track.seen.get(from as usize..)).unwrap_or_default();
        let sat = track.map_or(0, |track| track.sat);
        (from + 1..).zip(untold).filter_map(move |(v, index)| {
            let line = self.lines.get(*index as usize)?;
            let before = *index < sat;
            let theirs = |to: &To| to.includes(viewer) && (!before || to.includes(Viewer::Public));
            let told = line.told.iter().filter(|(to, _)| theirs(to)).map(|(_, happening)| happening);
            Some(Told { v, at: line.at, told: told.collect() })
        })
    }

    /// Whether this person is the host, with a seat or without.
    pub(crate) fn is_host(&self, person: Option<&PersonId>) -> bool {
        person == Some(&self.state.host)
    }

    /// The table where the same people play again, for those who may look at it: seats are kept there for those who have
    /// one here, and people may watch there if they may watch here.
    pub(crate) fn again_for(&self, viewer: Viewer) -> Option<String> {
        let may_look = matches!(viewer, Viewer::Seat(_)) || self.state.terms.watch;
        self.state.again.filter(|_| may_look).map(|table| table.to_string())
    }
}
