//! A table's game on file: the record that `safehouse verify` takes, and the replay.

use super::deed::{Deed, DeedOf, Hex};
use super::sitting::{Again, SittingOf, open_with};
use super::state::Stage;
use super::{Place, Refused, Terms, Why};
use bots::Cast;
use game::{Ending, Header, Line, Playback, Record, Scribe, Seal, Sitter, Viewer, last_seal, told_to};
use scene::Step;
use serde::Serialize;
use std::any::Any;
use std::sync::{Arc, OnceLock};
use store::PersonId;

/// A log that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damage {
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

    /// The steps of the game from number `first` on as this viewer saw them, as a [`scene::Replay`] of the game.
    ///
    /// # Errors
    /// As for [`replay`](OnFile::replay).
    fn steps(&self, viewer: Viewer, first: usize) -> Result<Box<dyn Any + Send>, Refused>;

    /// The steps of the game from number `first` on as this viewer saw them, as JSON.
    ///
    /// # Errors
    /// [`Refused`] if it is too long for that, or if there is no such viewer.
    fn replay(&self, viewer: Viewer, first: usize) -> Result<String, Refused>;
}

struct OnFileOf<G: Cast> {
    header: Header<G::Options>,
    ending: Ending,
    deeds: Arc<Vec<(u64, DeedOf<G>)>>,
    worked_out: Arc<WorkedOut>,
}

impl<G: Cast> OnFileOf<G> {
    /// The lines between header and end, made as they are needed: all of a long game would be megabytes.
    fn entries(&self) -> impl Iterator<Item = game::Entry<G>> {
        self.deeds.iter().filter_map(|(at, deed)| {
            let line = match deed {
                Deed::Do { by, r#do, .. } => Line::Do(*by, r#do.clone()),
                Deed::Say { by, say } => Line::Say(*by, say.clone()),
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
        self.deeds.iter().enumerate().filter_map(|(index, (_, deed))| match deed {
            Deed::Do { why: Some(why), .. } => Some((index + 2, &**why)),
            _ => None,
        })
    }

    /// The steps of the game from this one on, as this viewer saw them, at most [`scene::MOST_STEPS`]; beyond the end
    /// stands for the last part of the game.
    fn play_back(&self, viewer: Viewer, first: usize) -> Result<scene::Replay<G>, Refused> {
        self.can_be_told()?;
        let record = Record {
            header: self.header.clone(),
            entries: self.entries().collect(),
            ending: Some(self.ending.clone()),
        };
        let broken = |error: String| Refused::new(Why::NotNow, error);
        let mut playback = Playback::new(&record).map_err(|error| broken(error.to_string()))?;
        let view = |playback: &Playback<'_, G>| {
            playback.view(viewer).map_err(|none| Refused::new(Why::Unknown, none.to_string()))
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
            && let Some(step) = playback.next().map_err(|error| broken(error.to_string()))?
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
        Ok(scene::Replay { viewer, of, first, steps })
    }
}

impl<G: Cast> OnFile for OnFileOf<G> {
    fn length(&self) -> usize {
        self.deeds.len()
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
            let message = "This game is too long to be told step by step: its record has all of it.";
            return Err(Refused::new(Why::Full, message));
        }
        Ok(())
    }

    fn steps(&self, viewer: Viewer, first: usize) -> Result<Box<dyn Any + Send>, Refused> {
        Ok(Box::new(self.play_back(viewer, first)?))
    }

    fn replay(&self, viewer: Viewer, first: usize) -> Result<String, Refused> {
        let replay = self.play_back(viewer, first)?;
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
        serde_json::to_string(&ReplayShown { viewer, first: replay.first, of: replay.of, steps })
            .map_err(|error| Refused::new(Why::NotNow, error.to_string()))
    }
}

impl<G: Cast> SittingOf<G> {
    /// The game on file, once it is over.
    pub(crate) fn close(&self) -> Result<Box<dyn OnFile>, Refused> {
        let state = &self.state;
        let secret = state
            .revealed()
            .ok_or_else(|| Refused::new(Why::NotNow, "The record can be had when the game is over."))?;
        let seats = state.chairs.iter().map(|(_, place)| match place {
            Place::Person(guest) => Sitter { name: guest.name.as_str().into(), bot: guest.stand_in.clone() },
            Place::Bot(bot) => Sitter { name: bot.clone(), bot: Some(bot.clone()) },
            Place::Open(_) => Sitter { name: String::new(), bot: None },
        });
        Ok(Box::new(OnFileOf::<G> {
            header: Header {
                options: state.terms.options.clone(),
                seats: seats.collect(),
                commitment: state.commitment(),
                contributions: state.contributions(),
                started: state.started,
            },
            ending: Ending { outcome: state.game().and_then(game::Game::outcome), secret },
            deeds: self.deeds.clone(),
            worked_out: self.worked_out.clone(),
        }))
    }

    /// The last seal of the record, once the game is over. It is worked out once, for a long log before the table is shown
    /// to anybody ([`crate::live::Live`]).
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
            return Err(Refused::new(Why::NotNow, "The game is still on."));
        };
        if state.chairs.seat_of(person).is_none() && state.host != *person {
            return Err(Refused::new(Why::NoSeat, "You had no seat at this table."));
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
        let begun = open_with::<G>(new, terms, &bots, *person, secret, &kept)?;
        let word = |table: &store::TableId| {
            let deed: super::deed::DeedOf<G> = Deed::Again { table: Hex(*table) };
            serde_json::to_vec(&deed).unwrap_or_default()
        };
        Ok(Again { already: state.again, begun, word })
    }
}
