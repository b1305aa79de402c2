//! What a viewer gets of a table: the one way out. A scene is built up from what its viewer may know, by one filter for
//! everybody; JSON and pages are two writers of it, and write when the table is let go.

use super::any_table::TableOf;
use super::chairs::Place;
use super::state::{HappeningOf, Stage};
use super::{Presence, To};
use game::{Game, Seat, SeatSet, Viewer};
use scene::{
    Changed, End, Occupant, PageContext, Pages, Reader, Scene, SeatInfo, Shown, StoryEntry, TableInfo,
    TimeInfo, Vote, Wants,
};
use serde::Serialize;
use store::PersonId;

/// How far behind a viewer may be and still be told step by step.
const MOST_BEHIND: u64 = 256;

/// The longest story that is told at once; the beginning of a longer one is in the replay.
const LONGEST_STORY: u64 = 1000;

/// The most that is told of a story at once, in bytes as JSON; the beginning of a longer one is in the replay.
const MOST_AT_ONCE: usize = 256 << 10;

/// So few lines are never too much: the longest talk takes some 3 KB.
const FEW: u64 = 64;

/// How much of a table a viewer wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// What they have been told already: their version.
    pub since: Option<u64>,
    /// What they want besides what happened.
    pub wants: Wants,
}

impl Scope {
    /// All of it.
    pub const ALL: Scope = Scope { since: None, wants: Wants { view: true, legal: true } };

    /// What is new since a version, and all that stands.
    #[must_use]
    pub fn since(since: Option<u64>) -> Scope {
        Scope { since, ..Scope::ALL }
    }
}

/// A viewer that a table does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("This table has no {0}.")]
pub struct NoSuchViewer(pub Viewer);

/// A scene whose game is not known to whoever holds it.
pub trait Projection: Send {
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// Their version.
    fn version(&self) -> u64;
    /// The table around the game.
    fn table(&self) -> &TableInfo;
    /// Who is asked and how long they have.
    fn time(&self) -> Option<&TimeInfo>;
    /// When something last happened, in milliseconds.
    fn last_happened(&self) -> Option<u64>;
    /// The score of a game that is over, where it has one.
    fn score(&self) -> Option<i8>;
    /// As JSON: what is new.
    fn to_json(&self, wants: Wants) -> String;
    /// As a page.
    fn page(&self, to: &PageContext<'_>) -> String;
    /// As what an open page needs.
    fn update(&self, to: &PageContext<'_>, shown: &mut Shown) -> String;
    /// What can be said about something that is being typed, as JSON.
    fn typed(&self, reader: &Reader, field: &dyn Fn(&str) -> String) -> Option<String>;
}

/// A scene, and who writes pages of it.
pub(crate) struct Projected<G: Game> {
    pub scene: Scene<G>,
    pub pages: &'static dyn Pages<G>,
}

impl<G: Game> Projection for Projected<G> {
    fn viewer(&self) -> Viewer {
        self.scene.viewer
    }

    fn version(&self) -> u64 {
        self.scene.v
    }

    fn table(&self) -> &TableInfo {
        &self.scene.table
    }

    fn time(&self) -> Option<&TimeInfo> {
        self.scene.time.as_ref()
    }

    fn last_happened(&self) -> Option<u64> {
        self.scene.story.last().map(|entry| entry.at)
    }

    fn score(&self) -> Option<i8> {
        self.pages.score(&self.scene)
    }

    fn to_json(&self, wants: Wants) -> String {
        self.scene.to_json(wants)
    }

    fn page(&self, to: &PageContext<'_>) -> String {
        self.pages.table(&self.scene, to)
    }

    fn update(&self, to: &PageContext<'_>, shown: &mut Shown) -> String {
        self.pages.update(&self.scene, to, shown)
    }

    fn typed(&self, reader: &Reader, field: &dyn Fn(&str) -> String) -> Option<String> {
        self.pages.typed(&self.scene, reader, field)
    }
}

/// A game that is over, on its way to be told step by step.
pub trait ReplaySource: Send {
    /// The steps of the game from number `first` on as this viewer saw them, at most [`scene::MOST_STEPS`].
    ///
    /// # Errors
    /// [`Refused`](super::Refused) if there is no such viewer, or if the game is too long to be told.
    fn steps(self: Box<Self>, viewer: Viewer, first: usize) -> Result<Box<dyn Replayed>, super::Refused>;
}

/// Some steps of a game.
pub trait Replayed: Send {
    /// As JSON.
    fn to_json(&self) -> String;
    /// As a page that shows the game after `step` steps, or its end.
    fn page(&self, to: &PageContext<'_>, step: Option<usize>) -> String;
}

impl<G: Game> TableOf<G> {
    /// The scene of a viewer.
    pub(crate) fn scene(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        scope: Scope,
        now: u64,
    ) -> Result<Scene<G>, NoSuchViewer> {
        let track = self.track(viewer).ok_or(NoSuchViewer(viewer))?;
        let v = track.seen.len() as u64;
        let near =
            |since: &u64| *since <= v && v - since <= MOST_BEHIND && self.recent(viewer, *since) == *since;
        let since = scope.since.filter(near);
        let from = since.unwrap_or_else(|| self.recent(viewer, 0));
        let has_changed = |version: u64| since.is_none_or(|since| since < version);
        let changed = Changed { game: has_changed(track.game), table: has_changed(track.table) };
        let game = self.state.game();
        Ok(Scene {
            v,
            viewer,
            since,
            changed,
            now,
            table: self.table_info(viewer, person),
            terms: self.state.terms.clone(),
            time: self.time_info(viewer),
            view: game.filter(|_| scope.wants.view).and_then(|game| game.view(viewer).ok()),
            legal: if scope.wants.legal { self.legal_actions(viewer) } else { Vec::new() },
            story: self.story(viewer, from).collect(),
        })
    }

    /// What this viewer was told after version `from`, line by line. What was told before the seat's present owner sat
    /// down they know as far as everybody does.
    fn told(
        &self,
        viewer: Viewer,
        from: u64,
    ) -> impl DoubleEndedIterator<Item = (u64, u64, Vec<&HappeningOf<G>>)> {
        let track = self.track(viewer);
        let untold = track.and_then(|track| track.seen.get(from as usize..)).unwrap_or_default();
        let sat = track.map_or(0, |track| track.sat);
        untold.iter().enumerate().filter_map(move |(number, index)| {
            let line = self.lines.get(*index as usize)?;
            let before = *index < sat;
            let theirs = |to: &To| to.includes(viewer) && (!before || to.includes(Viewer::Public));
            let told = line.told.iter().filter(|(to, _)| theirs(to)).map(|(_, happening)| happening);
            Some((from + 1 + number as u64, line.at, told.collect()))
        })
    }

    /// The story of a viewer after version `from`.
    fn story(&self, viewer: Viewer, from: u64) -> impl Iterator<Item = StoryEntry<G>> {
        self.told(viewer, from).map(|(v, at, told)| StoryEntry {
            v,
            at,
            told: told.into_iter().cloned().collect(),
        })
    }

    /// The version after which this viewer is told everything at once: `from`, or a later one if that would be too many
    /// lines or bytes.
    fn recent(&self, viewer: Viewer, from: u64) -> u64 {
        let v = self.track(viewer).map_or(0, |track| track.seen.len() as u64);
        let from = from.max(v.saturating_sub(LONGEST_STORY)).min(v);
        if v - from <= FEW {
            return from;
        }
        let mut room = MOST_AT_ONCE;
        for (v, _, told) in self.told(viewer, from).rev() {
            match room.checked_sub(size(&told)) {
                Some(left) => room = left,
                None => return v,
            }
        }
        from
    }

    /// What a viewer may do.
    pub(crate) fn legal_actions(&self, viewer: Viewer) -> Vec<G::Action> {
        match (viewer, &self.state.stage) {
            (Viewer::Seat(seat), Stage::On(table)) => table.game().legal(seat.into()).to_vec(),
            _ => Vec::new(),
        }
    }

    fn table_info(&self, viewer: Viewer, person: Option<&PersonId>) -> TableInfo {
        let state = &self.state;
        let (muted, absent) = match viewer {
            Viewer::Seat(seat) => {
                let muted = state.muted.get(seat.index()).copied().unwrap_or_default();
                (muted, state.away().without(seat))
            }
            _ => (SeatSet::NONE, SeatSet::NONE),
        };
        TableInfo {
            id: self.id.to_string(),
            game: G::NAME,
            stage: stage(&state.stage),
            seats: state.chairs.iter().map(|(_, place)| seat_info(place)).collect(),
            host: state.chairs.seat_of(&state.host),
            you_host: person == Some(&state.host),
            clock: state.terms.clock,
            listed: state.terms.listed,
            watch: state.terms.watch,
            patience: state.terms.patience(),
            commitment: state.commitment(),
            started: state.game().map(|_| state.started),
            votes: state.votes.iter().map(|(by, on)| Vote { by: *by, on: *on }).collect(),
            absent,
            pause_asked: state.pause_asked,
            muted,
            hushed: state.hushed,
            again: self.again_for(viewer),
            end: state.revealed().map(|secret| End {
                outcome: state.game().and_then(Game::outcome),
                given_up: state.given_up,
                seed: secret.seed,
                salt: secret.salt,
                contributions: state.contributions(),
                seal: self.last_seal(),
            }),
        }
    }

    /// The table where the same people play again, for those who may look at it: seats are kept there for those who have
    /// one here, and people may watch there if they may watch here.
    fn again_for(&self, viewer: Viewer) -> Option<String> {
        let may_look = matches!(viewer, Viewer::Seat(_)) || self.state.terms.watch;
        self.state.again.filter(|_| may_look).map(|table| table.to_string())
    }

    fn time_info(&self, viewer: Viewer) -> Option<TimeInfo> {
        let Stage::On(table) = &self.state.stage else { return None };
        let time = &self.state.time;
        Some(TimeInfo {
            asked: table.game().asked(),
            since: time.since(),
            until: Seat::all(self.state.chairs.len()).map(|seat| time.seat_until(seat)).collect(),
            window: time.window_until(),
            banks: time.banks().map(<[u64]>::to_vec),
            paused: time.is_paused(),
            patience: match viewer {
                // When the others may begin to do without this viewer, unless a page of theirs is open.
                Viewer::Seat(seat) => self.state.patience_until(seat, time.since()),
                _ => None,
            },
        })
    }

    pub(crate) fn show_summary(&self) -> serde_json::Value {
        let seats: Vec<_> = self.state.chairs.iter().map(|(_, place)| seat_info(place)).collect();
        serde_json::json!({
            "id": self.id.to_string(),
            "game": G::NAME,
            "stage": stage(&self.state.stage),
            "seats": seats,
            "clock": self.state.terms.clock,
            "watch": self.state.terms.watch,
        })
    }
}

fn stage<G: Game>(stage: &Stage<G>) -> scene::Stage {
    match stage {
        Stage::Open => scene::Stage::Open,
        Stage::On(_) => scene::Stage::On,
        Stage::Over(_) => scene::Stage::Over,
    }
}

fn seat_info(place: &Place) -> SeatInfo {
    let occupant = match place {
        Place::Open(kept) => Occupant::Nobody { kept: kept.is_some() },
        Place::Bot(level) => Occupant::Bot(level.clone()),
        Place::Person(guest) => Occupant::Person { name: guest.name.as_str().into(), program: guest.program },
    };
    let guest = place.guest();
    SeatInfo {
        occupant,
        ready: guest.map_or(matches!(place, Place::Bot(_)), |guest| guest.ready),
        left: guest.is_some_and(|guest| guest.left),
        gone: guest.is_some_and(|guest| guest.presence == Presence::Gone),
        stand_in: guest.and_then(|guest| guest.stand_in.clone()),
    }
}

/// Plain structs with string keys can always be written.
pub(crate) fn json(it: &impl Serialize) -> String {
    serde_json::to_string(it).unwrap_or_default()
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
