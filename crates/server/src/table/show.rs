//! What a viewer is shown of a table, as JSON. Built up from what the viewer may know.

use super::chairs::Place;
use super::sitting::SittingOf;
use super::state::Stage;
use super::story::Told;
use super::{Ballot, Clock, Happening, Presence};
use bots::Cast;
use game::{Bytes32, Commitment, Outcome, Seal, Seat, SeatSet, Viewer};
use serde::Serialize;
use store::PersonId;

/// How far behind a viewer may be and still be told step by step.
const MOST_BEHIND: u64 = 256;

/// The longest story that is told at once.
const LONGEST_STORY: u64 = 1000;

/// What of a game an update carries besides its events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wants {
    /// How things stand for the viewer. A program that keeps track by the events can do without.
    pub view: bool,
    /// What the viewer may do.
    pub legal: bool,
}

#[derive(Serialize)]
struct Update<'a, O, V, E, C, L> {
    v: u64,
    viewer: Viewer,
    /// Whatever the viewer knew before is to be forgotten.
    #[serde(skip_serializing_if = "is_false")]
    resync: bool,
    events: Vec<Moment<'a, E, C>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Shown<'a, O>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<TimeShown<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<V>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<L>,
}

#[derive(Serialize)]
struct Moment<'a, E, C> {
    v: u64,
    at: u64,
    told: Vec<&'a Happening<E, C>>,
}

#[derive(Serialize)]
struct Shown<'a, O> {
    id: String,
    game: &'static str,
    /// Told once, since it never changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<&'a O>,
    clock: Clock,
    listed: bool,
    watch: bool,
    patience: u32,
    stage: &'static str,
    seats: Vec<SeatShown<'a>>,
    host: Option<Seat>,
    you_host: bool,
    commitment: Commitment,
    #[serde(skip_serializing_if = "Option::is_none")]
    started: Option<u64>,
    votes: Vec<VoteShown>,
    pause_asked: SeatSet,
    /// Whom this viewer does not hear.
    muted: SeatSet,
    hushed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<EndShown>,
}

#[derive(Serialize)]
struct SeatShown<'a> {
    /// `open`, `person`, `program` or `bot`.
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    /// The bot that plays here, perhaps for somebody who left.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<&'a str>,
    ready: bool,
    #[serde(skip_serializing_if = "is_false")]
    left: bool,
    /// Whether their pages are gone while the table waits for them.
    #[serde(skip_serializing_if = "is_false")]
    gone: bool,
}

#[derive(Serialize)]
struct VoteShown {
    by: Seat,
    on: Ballot,
}

#[derive(Serialize)]
struct EndShown {
    outcome: Option<Outcome>,
    given_up: bool,
    seed: Bytes32,
    salt: Bytes32,
    contributions: Vec<Bytes32>,
    /// The last seal of the record.
    seal: Option<Seal>,
}

#[derive(Serialize)]
struct TimeShown<'a> {
    asked: SeatSet,
    since: u64,
    /// When the time of each seat that is asked is up.
    until: Vec<Option<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    banks: Option<&'a [u64]>,
    #[serde(skip_serializing_if = "is_false")]
    paused: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    patience: Option<u64>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(it: &bool) -> bool {
    !it
}

impl<G: Cast> SittingOf<G> {
    pub(crate) fn show_update(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        since: Option<u64>,
        wants: Wants,
    ) -> String {
        let Some(track) = self.track(viewer) else { return "{}".into() };
        let v = track.seen.len() as u64;
        let recent = |from: u64| self.recent(viewer, from, LONGEST_STORY);
        let near = |since: &u64| *since <= v && v - since <= MOST_BEHIND && recent(*since) == *since;
        let since = since.filter(near);
        let from = since.unwrap_or_else(|| recent(0));
        let events = self.story(viewer, from).map(|Told { v, at, told }| Moment { v, at, told }).collect();
        let changed = |version: u64| since.is_none_or(|since| since < version);
        text(&Update {
            v,
            viewer,
            resync: since.is_none(),
            events,
            table: changed(track.table).then(|| self.shown(viewer, person, since.is_none())),
            time: (changed(track.game) || changed(track.table)).then(|| self.show_time(viewer)).flatten(),
            view: (wants.view && changed(track.game)).then(|| self.view_now(viewer)).flatten(),
            legal: (wants.legal && changed(track.game)).then(|| self.legal_now(viewer)),
        })
    }

    pub(crate) fn show_legal(&self, viewer: Viewer) -> String {
        text(&self.legal_now(viewer))
    }

    fn view_now(&self, viewer: Viewer) -> Option<G::View> {
        self.state.game().and_then(|game| game.view(viewer).ok())
    }

    fn legal_now(&self, viewer: Viewer) -> Vec<G::Action> {
        match (viewer, &self.state.stage) {
            (Viewer::Seat(seat), Stage::On(table)) => table.game().legal(seat.into()).to_vec(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn show_summary(&self) -> serde_json::Value {
        let seats: Vec<_> = self.state.chairs.iter().map(|(_, place)| seat_shown(place)).collect();
        serde_json::json!({
            "id": self.id.to_string(),
            "game": G::NAME,
            "stage": stage_word(&self.state.stage),
            "seats": seats,
            "clock": self.state.terms.clock,
            "watch": self.state.terms.watch,
        })
    }

    fn shown(&self, viewer: Viewer, person: Option<&PersonId>, all: bool) -> Shown<'_, G::Options> {
        let state = &self.state;
        let host = state.chairs.seat_of(&state.host);
        let muted = match viewer {
            Viewer::Seat(seat) => state.muted.get(seat.index()).copied().unwrap_or_default(),
            _ => SeatSet::NONE,
        };
        Shown {
            id: self.id.to_string(),
            game: G::NAME,
            options: all.then_some(&state.terms.options),
            clock: state.terms.clock,
            listed: state.terms.listed,
            watch: state.terms.watch,
            patience: state.terms.patience(),
            stage: stage_word(&state.stage),
            seats: state.chairs.iter().map(|(_, place)| seat_shown(place)).collect(),
            host,
            you_host: self.is_host(person),
            commitment: state.commitment(),
            started: state.game().map(|_| state.started),
            votes: state.votes.iter().map(|(by, on)| VoteShown { by: *by, on: *on }).collect(),
            pause_asked: state.pause_asked,
            muted,
            hushed: state.hushed,
            again: self.again_for(viewer),
            end: state.revealed().map(|secret| EndShown {
                outcome: state.game().and_then(game::Game::outcome),
                given_up: state.given_up,
                seed: secret.seed,
                salt: secret.salt,
                contributions: state.contributions(),
                seal: self.last_seal(),
            }),
        }
    }

    fn show_time(&self, viewer: Viewer) -> Option<TimeShown<'_>> {
        let Stage::On(table) = &self.state.stage else { return None };
        let time = &self.state.time;
        Some(TimeShown {
            asked: table.game().asked(),
            since: time.since(),
            until: Seat::all(self.state.chairs.len()).map(|seat| time.seat_until(seat)).collect(),
            window: time.window_until(),
            banks: time.banks(),
            paused: time.is_paused(),
            patience: self.patience_of(viewer),
        })
    }

    /// When the others may begin to do without this viewer, unless a page of theirs is open.
    pub(crate) fn patience_of(&self, viewer: Viewer) -> Option<u64> {
        let Viewer::Seat(seat) = viewer else { return None };
        self.state.patience_until(seat, self.state.time.since())
    }
}

fn seat_shown(place: &Place) -> SeatShown<'_> {
    let (kind, name, ready) = match place {
        Place::Open(_) => ("open", None, false),
        Place::Bot(_) => ("bot", None, true),
        Place::Person(guest) => {
            let kind = if guest.program { "program" } else { "person" };
            (kind, Some(guest.name.as_str()), guest.ready)
        }
    };
    let left = place.guest().is_some_and(|guest| guest.left);
    let gone = place.guest().is_some_and(|guest| guest.presence == Presence::Gone);
    SeatShown { kind, name, bot: place.bot(), ready, left, gone }
}

fn stage_word<G: game::Game>(stage: &Stage<G>) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::On(_) => "on",
        Stage::Over(_) => "over",
    }
}

/// Plain structs with string keys can always be written.
fn text(it: &impl Serialize) -> String {
    let mut text = Vec::with_capacity(1024);
    match serde_json::to_writer(&mut text, it) {
        Ok(()) => String::from_utf8(text).unwrap_or_default(),
        Err(error) => format!("{{\"unwritable\":{:?}}}", error.to_string()),
    }
}
