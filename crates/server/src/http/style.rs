//! How a conversation with somebody at a table is written.

use super::asking::Envelope;
use super::problem::Problem;
use crate::house::Who;
use crate::table::{Sitting, Wants};
use axum::http::StatusCode;
use game::Viewer;
use serde::Serialize;

/// How a conversation is written: as plain data for programs, as parts of a page for people.
pub trait Style: Send + 'static {
    /// What the viewer is told after version `since`; everything if there was none.
    fn update(
        &mut self,
        sitting: &dyn Sitting,
        viewer: Viewer,
        who: Option<&Who>,
        since: Option<u64>,
    ) -> String;

    /// What somebody asks.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read(&self, text: &str) -> Result<Envelope, Problem>;

    /// The answer to what was refused.
    fn refused(&self, re: Option<&str>, problem: Problem) -> String;
}

/// Plain data.
pub(crate) struct Plain {
    pub wants: Wants,
}

impl Style for Plain {
    fn update(
        &mut self,
        sitting: &dyn Sitting,
        viewer: Viewer,
        who: Option<&Who>,
        since: Option<u64>,
    ) -> String {
        sitting.update(viewer, who.map(|who| &who.person), since, self.wants)
    }

    fn read(&self, text: &str) -> Result<Envelope, Problem> {
        serde_json::from_str(text).map_err(|error| {
            Problem::new(StatusCode::BAD_REQUEST, "malformed", format!("That cannot be read: {error}."))
        })
    }

    fn refused(&self, re: Option<&str>, problem: Problem) -> String {
        reply(re, Answer::Problem(problem))
    }
}

/// What an answer says.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Done { v: u64 },
    Problem(Problem),
}

#[derive(Serialize)]
struct Reply<'a> {
    re: Option<&'a str>,
    #[serde(flatten)]
    answer: Answer,
}

fn reply(re: Option<&str>, answer: Answer) -> String {
    serde_json::to_string(&Reply { re, answer }).unwrap_or_default()
}

/// The answer to what was done.
pub(crate) fn done(re: Option<&str>, v: u64) -> String {
    reply(re, Answer::Done { v })
}
