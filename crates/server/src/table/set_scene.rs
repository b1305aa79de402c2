//! A table as pages are painted from it. Built up from what the viewer may know.

use super::chairs::Place;
use super::sitting::SittingOf;
use super::state::Stage;
use super::story::Told;
use bots::Cast;
use game::{Game, Seat, SeatSet, Viewer};
use scene::{Chair, End, Moment, Scene, Sitter, TableScene, TimeScene, Vote};
use store::PersonId;

/// The longest story that a page begins with; the beginning of a longer one is in the replay.
const LONGEST_STORY: u64 = 400;

impl<G: Cast> SittingOf<G> {
    pub(crate) fn set_scene(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        since: Option<u64>,
        now: u64,
    ) -> Scene<G> {
        let v = self.track(viewer).map_or(0, |track| track.seen.len() as u64);
        let from = self.recent(viewer, since.unwrap_or(0), LONGEST_STORY);
        let story = self.story(viewer, from).map(|Told { v, at, told }| Moment {
            v,
            at,
            told: told.into_iter().cloned().collect(),
        });
        let legal = match (viewer, &self.state.stage) {
            (Viewer::Seat(seat), Stage::On(table)) => table.game().legal(seat.into()).to_vec(),
            _ => Vec::new(),
        };
        Scene {
            v,
            viewer,
            now,
            table: self.table_scene(viewer, person),
            options: self.state.terms.options.clone(),
            time: self.time_scene(viewer),
            view: self.state.game().and_then(|game| game.view(viewer).ok()),
            legal,
            story: story.collect(),
        }
    }

    fn table_scene(&self, viewer: Viewer, person: Option<&PersonId>) -> TableScene {
        let state = &self.state;
        let (muted, absent) = match viewer {
            Viewer::Seat(seat) => {
                let muted = state.muted.get(seat.index()).copied().unwrap_or_default();
                (muted, state.away().without(seat))
            }
            _ => (SeatSet::NONE, SeatSet::NONE),
        };
        TableScene {
            id: self.id.to_string(),
            stage: match state.stage {
                Stage::Open => scene::Stage::Open,
                Stage::On(_) => scene::Stage::On,
                Stage::Over(_) => scene::Stage::Over,
            },
            chairs: state.chairs.iter().map(|(_, place)| chair(place)).collect(),
            host: state.chairs.seat_of(&state.host),
            you_host: self.is_host(person),
            clock: state.terms.clock,
            listed: state.terms.listed,
            watch: state.terms.watch,
            patience: state.terms.patience(),
            commitment: state.commitment(),
            votes: state.votes.iter().map(|(by, on)| Vote { by: *by, on: *on }).collect(),
            absent,
            pause_asked: state.pause_asked,
            muted,
            hushed: state.hushed,
            again: self.again_for(viewer),
            end: state.revealed().map(|secret| End {
                outcome: state.game().and_then(Game::outcome),
                seed: secret.seed,
                salt: secret.salt,
                contributions: state.contributions(),
                seal: self.last_seal(),
            }),
        }
    }

    fn time_scene(&self, viewer: Viewer) -> Option<TimeScene> {
        let Stage::On(table) = &self.state.stage else { return None };
        let time = &self.state.time;
        Some(TimeScene {
            asked: table.game().asked(),
            since: time.since(),
            until: Seat::all(self.state.chairs.len()).map(|seat| time.seat_until(seat)).collect(),
            window: time.window_until(),
            banks: time.banks().map(<[u64]>::to_vec),
            paused: time.is_paused(),
            patience: self.patience_of(viewer),
        })
    }
}

fn chair(place: &Place) -> Chair {
    let (sitter, ready, left, stand_in) = match place {
        Place::Open(kept) => (Sitter::Nobody { kept: kept.is_some() }, false, false, None),
        Place::Bot(level) => (Sitter::Bot(level.clone()), true, false, None),
        Place::Person(guest) => {
            let sitter = Sitter::Person { name: guest.name.as_str().into(), program: guest.program };
            (sitter, guest.ready, guest.left, guest.stand_in.clone())
        }
    };
    Chair { sitter, ready, left, stand_in }
}
