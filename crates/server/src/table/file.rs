//! A table's game on file: the record that `safehouse verify` takes, and the replay.

use super::any_table::{Again, TableOf, open_with};
use super::log_event::{Hex, LogEvent, LogEventOf};
use super::projection::{NoSuchViewer, ReplaySource, Replayed, Scope, json};
use super::state::Stage;
use super::{Place, Refused, TableRefusal, Terms};
use game::{Ending, Game, Header, Line, Playback, Record, Scribe, Seal, Sitter, Viewer, last_seal, told_to};
use scene::{PageContext, Pages, Replay, Scene, Step};
use serde::Serialize;
use std::sync::{Arc, OnceLock};
use store::PersonId;

/// A log that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[doc(alias = "Damage")]
pub enum CorruptLog {
    /// It was written by a later program.
    #[error("This table was written by a newer Safehouse.")]
    Newer,
    /// An entry stands where it cannot.
    #[error("This table's log has an entry out of place.")]
    OutOfPlace,
    /// An entry cannot be read, or the rules refuse it.
    #[error("This table's log cannot be followed: {0}.")]
    Unreadable(String),
}

/// The longest game that is told step by step: it is played anew for each part of it.
const LONGEST_REPLAY: usize = 4_000;

/// A game on file.
#[derive(Clone, Debug)]
pub struct Filed {
    /// The record, as text.
    pub record: Arc<str>,
    /// Why the bots did what they did, by line of the record, as JSON.
    pub reasons: serde_json::Value,
}

#[derive(Serialize)]
struct StepShown<'a, V, E, C> {
    line: usize,
    at: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<game::Actor>,
    #[serde(skip_serializing_if = "Option::is_none")]
    say: Option<&'a C>,
    events: &'a [E],
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a bots::Reason>,
    view: &'a V,
}

#[derive(Serialize)]
struct ReplayShown<S> {
    viewer: Viewer,
    first: usize,
    of: usize,
    steps: Vec<S>,
}

/// What has been worked out of a game that is over: it does not change any more, and a long record is megabytes.
#[derive(Default)]
pub(crate) struct WorkedOut {
    /// The record as text, once somebody has asked for it.
    text: OnceLock<Arc<str>>,
    /// The last seal of the record.
    seal: OnceLock<Seal>,
}

/// A game that is over, apart from its table: nobody at the table waits while it is written down or told.
pub trait OnFile: Send + Sync {
    /// How many actions and claims it has: how much work it is to do anything with it.
    fn length(&self) -> usize;

    /// Works out the last seal of the record, so that it is there when the table is shown.
    fn seal(&self) -> Option<Seal>;

    /// The record, and the bots' reasons.
    fn filed(&self) -> Filed;

    /// Whether it is short enough to be told step by step.
    ///
    /// # Errors
    /// [`Refused`] if not.
    fn can_be_told(&self) -> Result<(), Refused>;
}

pub(crate) struct OnFileOf<G: Game> {
    header: Header<G::Options>,
    ending: Ending,
    log_events: Arc<Vec<(u64, LogEventOf<G>)>>,
    worked_out: Arc<WorkedOut>,
}

impl<G: Game> OnFileOf<G> {
    /// The lines between header and end, made as they are needed: all of a long game would be megabytes.
    fn entries(&self) -> impl Iterator<Item = game::Entry<G>> {
        self.log_events.iter().filter_map(|(at, log_event)| {
            let line = match log_event {
                LogEvent::Do { by, r#do, .. } => Line::Do(*by, r#do.clone()),
                LogEvent::Say { by, say } => Line::Say(*by, say.clone()),
                _ => return None,
            };
            Some(game::Entry { at: at.saturating_sub(self.header.started), line })
        })
    }

    /// Writes the record, line by line.
    fn write(&self, mut take: impl FnMut(String)) {
        let (mut scribe, first) = Scribe::begin::<G>(&self.header);
        take(first);
        for entry in self.entries() {
            take(scribe.entry(&entry));
        }
        take(scribe.end(&self.ending));
    }

    /// The bots' reasons, each with the line of the record that it is about.
    fn reasons(&self) -> impl Iterator<Item = (usize, &bots::Reason)> {
        self.log_events.iter().enumerate().filter_map(|(index, (_, log_event))| match log_event {
            LogEvent::Do { why: Some(why), .. } => Some((index + 2, &**why)),
            _ => None,
        })
    }

    /// The steps of the game from this one on, as this viewer saw them, at most [`scene::MOST_STEPS`]; beyond the end
    /// stands for the last part of the game.
    fn play_back(&self, viewer: Viewer, first: usize) -> Result<Replay<G>, Refused> {
        self.can_be_told()?;
        let record = Record {
            header: self.header.clone(),
            entries: self.entries().collect(),
            ending: Some(self.ending.clone()),
        };
        let mut playback =
            Playback::new(&record).map_err(|error| CorruptLog::Unreadable(error.to_string()))?;
        let view = |playback: &Playback<'_, G>| {
            playback.view(viewer).map_err(|_| TableRefusal::from(NoSuchViewer(viewer)))
        };
        let reasons: std::collections::HashMap<usize, &bots::Reason> = self.reasons().collect();
        let of = record.entries.len() + 1;
        let first = if first < of { first } else { scene::part_with(of - 1) };
        let mut steps = Vec::new();
        if first == 0 {
            let events = told_to(playback.opening(), viewer).cloned().collect();
            steps.push(Step { at: 0, by: None, say: None, events, why: None, view: view(&playback)? });
        }
        let mut number = 0;
        while steps.len() < scene::MOST_STEPS
            && let Some(step) = playback.next().map_err(|error| CorruptLog::Unreadable(error.to_string()))?
        {
            number += 1;
            if number < first {
                continue;
            }
            let (by, say) = match &step.entry.line {
                Line::Do(by, _) => (*by, None),
                Line::Say(by, say) => ((*by).into(), Some(say.clone())),
            };
            let events = told_to(&step.told, viewer).cloned().collect();
            let why = reasons.get(&step.line).map(|why| (*why).clone());
            let (at, by) = (step.entry.at, Some(by));
            steps.push(Step { at, by, say, events, why, view: view(&playback)? });
        }
        Ok(Replay { viewer, of, first, steps })
    }
}

impl<G: Game> OnFile for OnFileOf<G> {
    fn length(&self) -> usize {
        self.log_events.len()
    }

    fn seal(&self) -> Option<Seal> {
        if let Some(seal) = self.worked_out.seal.get() {
            return Some(*seal);
        }
        let mut last = String::new();
        self.write(|line| last = line);
        let seal = last_seal(&last)?;
        Some(*self.worked_out.seal.get_or_init(|| seal))
    }

    fn filed(&self) -> Filed {
        let reasons =
            self.reasons().map(|(line, why)| serde_json::json!({ "line": line, "why": why })).collect();
        let written = || {
            let mut text = String::new();
            self.write(|line| text += &line);
            text.into()
        };
        Filed { record: self.worked_out.text.get_or_init(written).clone(), reasons }
    }

    fn can_be_told(&self) -> Result<(), Refused> {
        if self.length() > LONGEST_REPLAY {
            return Err(TableRefusal::TooLongToTell.into());
        }
        Ok(())
    }
}

/// A game that is over, with the scene of whoever looks back at it.
struct Source<G: Game> {
    scene: Scene<G>,
    game: OnFileOf<G>,
    pages: &'static dyn Pages<G>,
}

impl<G: Game> ReplaySource for Source<G> {
    fn steps(self: Box<Self>, viewer: Viewer, first: usize) -> Result<Box<dyn Replayed>, Refused> {
        let Source { scene, game, pages } = *self;
        Ok(Box::new(Played { scene, replay: game.play_back(viewer, first)?, pages }))
    }
}

/// Some steps of a game, and who writes pages of them.
struct Played<G: Game> {
    scene: Scene<G>,
    replay: Replay<G>,
    pages: &'static dyn Pages<G>,
}

impl<G: Game> Replayed for Played<G> {
    fn to_json(&self) -> String {
        let replay = &self.replay;
        // The record's first line is its header: the deal stands there.
        let steps = (replay.first + 1..).zip(&replay.steps).map(|(line, step)| StepShown {
            line,
            at: step.at,
            by: step.by,
            say: step.say.as_ref(),
            events: &step.events,
            why: step.why.as_ref(),
            view: &step.view,
        });
        let steps: Vec<_> = steps.collect();
        json(&ReplayShown { viewer: replay.viewer, first: replay.first, of: replay.of, steps })
    }

    fn page(&self, to: &PageContext<'_>, step: Option<usize>) -> String {
        self.pages.replay(&self.scene, &self.replay, to, step)
    }
}

impl<G: Game> TableOf<G> {
    /// What a replay is made of. The game is played anew when the table is let go.
    pub(crate) fn replay_source(
        &self,
        viewer: Viewer,
        person: Option<&PersonId>,
        now: u64,
    ) -> Result<Box<dyn ReplaySource>, Refused> {
        let game = self.close()?;
        game.can_be_told()?;
        let scene = self.scene(viewer, person, Scope::ALL, now).map_err(TableRefusal::from)?;
        Ok(Box::new(Source { scene, game, pages: self.kit.pages }))
    }

    /// The game on file, once it is over.
    pub(crate) fn close(&self) -> Result<OnFileOf<G>, TableRefusal> {
        let state = &self.state;
        let secret = state.revealed().ok_or(TableRefusal::RecordLater)?;
        let seats = state.chairs.iter().map(|(_, place)| match place {
            Place::Person(guest) => Sitter { name: guest.name.as_str().into(), bot: guest.stand_in.clone() },
            Place::Bot(bot) => Sitter { name: bot.clone(), bot: Some(bot.clone()) },
            Place::Open(_) => Sitter { name: String::new(), bot: None },
        });
        Ok(OnFileOf {
            header: Header {
                options: state.terms.options.clone(),
                seats: seats.collect(),
                commitment: state.commitment(),
                contributions: state.contributions(),
                started: state.started,
            },
            ending: Ending { outcome: state.game().and_then(game::Game::outcome), secret },
            log_events: self.log_events.clone(),
            worked_out: self.worked_out.clone(),
        })
    }

    /// The last seal of the record, once the game is over. It is worked out once, for a long log before the table is shown
    /// to anybody ([`crate::live::TableHandle`]).
    pub(crate) fn last_seal(&self) -> Option<Seal> {
        self.worked_out.seal.get().copied().or_else(|| self.close().ok()?.seal())
    }

    /// Whether the last seal is still to be worked out.
    pub(crate) fn lacks_seal(&self) -> bool {
        matches!(self.state.stage, Stage::Over(_)) && self.worked_out.seal.get().is_none()
    }

    pub(crate) fn play_again(
        &self,
        new: (store::TableId, u64),
        person: &PersonId,
        secret: game::Secret,
    ) -> Result<Again, Refused> {
        let state = &self.state;
        let Stage::Over(played) = &state.stage else {
            return Err(TableRefusal::StillOn.into());
        };
        if state.chairs.seat_of(person).is_none() && state.host != *person {
            return Err(TableRefusal::HadNoSeat.into());
        }
        let bots: Vec<_> = state
            .chairs
            .iter()
            .filter_map(|(seat, place)| match place {
                Place::Bot(bot) => Some((seat, bot.clone())),
                _ => None,
            })
            .collect();
        let kept: Vec<_> =
            state.chairs.iter().map(|(_, place)| place.guest().map(|guest| guest.person)).collect();
        let terms = Terms { options: played.game().options_again(), ..(*state.terms).clone() };
        let begun = open_with(self.kit, new, terms, &bots, *person, secret, &kept)?;
        let word = |table: &store::TableId| {
            let log_event: super::log_event::LogEventOf<G> = LogEvent::Again { table: Hex(*table) };
            serde_json::to_vec(&log_event).unwrap_or_default()
        };
        Ok(Again { already: state.again, begun, word })
    }
}
