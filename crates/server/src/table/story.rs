//! What a viewer has been told, line by line: the same for the JSON and for the page.

use super::To;
use super::sitting::SittingOf;
use super::state::HappeningOf;
use bots::Cast;
use game::Viewer;
use serde::Serialize;
use store::PersonId;

/// The most that is told of a story at once, in bytes as JSON; the beginning of a longer one is in the replay.
const MOST_AT_ONCE: usize = 256 << 10;

/// So few lines are never too much: the longest talk takes some 3 KB.
const FEW: u64 = 64;

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
    pub(crate) fn story(&self, viewer: Viewer, from: u64) -> impl DoubleEndedIterator<Item = Told<'_, G>> {
        let track = self.track(viewer);
        let untold = track.and_then(|track| track.seen.get(from as usize..)).unwrap_or_default();
        let sat = track.map_or(0, |track| track.sat);
        untold.iter().enumerate().filter_map(move |(number, index)| {
            let v = from + 1 + number as u64;
            let line = self.lines.get(*index as usize)?;
            let before = *index < sat;
            let theirs = |to: &To| to.includes(viewer) && (!before || to.includes(Viewer::Public));
            let told = line.told.iter().filter(|(to, _)| theirs(to)).map(|(_, happening)| happening);
            Some(Told { v, at: line.at, told: told.collect() })
        })
    }

    /// The version after which this viewer is told everything at once: `from`, or a later one if that would be more than so
    /// many lines, or too many bytes.
    pub(crate) fn recent(&self, viewer: Viewer, from: u64, most_lines: u64) -> u64 {
        let v = self.track(viewer).map_or(0, |track| track.seen.len() as u64);
        let from = from.max(v.saturating_sub(most_lines)).min(v);
        if v - from <= FEW {
            return from;
        }
        let mut room = MOST_AT_ONCE;
        for line in self.story(viewer, from).rev() {
            match room.checked_sub(size(&line.told)) {
                Some(left) => room = left,
                None => return line.v,
            }
        }
        from
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

/// How much this is as JSON, in bytes.
fn size(told: &impl Serialize) -> usize {
    struct Counted(usize);
    impl std::io::Write for Counted {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut counted = Counted(0);
    // What cannot be written is as large as what was written of it.
    let _ = serde_json::to_writer(&mut counted, told);
    counted.0
}
