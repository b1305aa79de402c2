//! A table's game on file: the record that `safehouse verify` takes, and the replay.

use super::deed::{Deed, Hex};
use super::sitting::{Again, SittingOf, open_with};
use super::state::Stage;
use super::{Place, Refused, Terms, Why};
use bots::Cast;
use game::{Ending, Header, Line, Playback, Record, Seal, Sitter, Viewer, last_seal, told_to};
use scene::Step;
use serde::Serialize;
use std::sync::Arc;
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

impl<G: Cast> SittingOf<G> {
    fn record(&self) -> Result<Record<G>, Refused> {
        let state = &self.state;
        let secret = state
            .revealed()
            .ok_or_else(|| Refused::new(Why::NotNow, "The record can be had when the game is over."))?;
        let seats = state.chairs.iter().map(|(_, place)| match place {
            Place::Person(guest) => Sitter { name: guest.name.as_str().into(), bot: guest.stand_in.clone() },
            Place::Bot(bot) => Sitter { name: bot.clone(), bot: Some(bot.clone()) },
            Place::Open(_) => Sitter { name: String::new(), bot: None },
        });
        let entries = self.deeds.iter().filter_map(|(at, deed)| {
            let line = match deed {
                Deed::Do { by, r#do, .. } => Line::Do(*by, r#do.clone()),
                Deed::Say { by, say } => Line::Say(*by, say.clone()),
                _ => return None,
            };
            Some(game::Entry { at: at.saturating_sub(state.started), line })
        });
        Ok(Record {
            header: Header {
                options: state.terms.options.clone(),
                seats: seats.collect(),
                commitment: state.commitment(),
                contributions: state.contributions(),
                started: state.started,
            },
            entries: entries.collect(),
            ending: Some(Ending { outcome: state.game().and_then(game::Game::outcome), secret }),
        })
    }

    /// The bots' reasons, each with the line of the record that it is about.
    fn reasons(&self) -> impl Iterator<Item = (usize, &bots::Reason)> {
        self.deeds.iter().enumerate().filter_map(|(index, (_, deed))| match deed {
            Deed::Do { why: Some(why), .. } => Some((index + 2, &**why)),
            _ => None,
        })
    }

    /// The last seal of the record, once the game is over. It is worked out once: a long record is megabytes.
    pub(crate) fn last_seal(&self) -> Option<Seal> {
        if let Some(seal) = self.seal.get() {
            return Some(*seal);
        }
        let seal = last_seal(&self.record().ok()?.to_text())?;
        Some(*self.seal.get_or_init(|| seal))
    }

    pub(crate) fn file(&self) -> Result<Filed, Refused> {
        let reasons =
            self.reasons().map(|(line, why)| serde_json::json!({ "line": line, "why": why })).collect();
        // A game that is over does not change, and a long record is megabytes.
        let record = match self.text.get() {
            Some(text) => text.clone(),
            None => {
                let text = self.record()?.to_text();
                self.text.get_or_init(|| text.into()).clone()
            }
        };
        Ok(Filed { record, reasons })
    }

    /// The steps of the game from this one on, as this viewer saw them, at most [`scene::MOST_STEPS`]; beyond the end
    /// stands for the last part of the game.
    pub(crate) fn play_back(&self, viewer: Viewer, first: usize) -> Result<scene::Replay<G>, Refused> {
        let record = self.record()?;
        if record.entries.len() > LONGEST_REPLAY {
            let message = "This game is too long to be told step by step: its record has all of it.";
            return Err(Refused::new(Why::Full, message));
        }
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

    pub(crate) fn show_replay(&self, viewer: Viewer, first: usize) -> Result<String, Refused> {
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
