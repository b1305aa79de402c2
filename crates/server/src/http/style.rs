//! How a conversation with somebody at a table is written.

use super::api_error::ApiError;
use super::asking::Envelope;
use super::request_error::RequestError;
use crate::table::{Projection, Wants};
use serde::Serialize;

/// How a conversation is written: as plain data for programs, as parts of a page for people.
pub trait Style: Send + 'static {
    /// What it wants of a table besides what happened.
    fn wants(&self) -> Wants;

    /// What a viewer is told.
    fn update(&mut self, projection: &dyn Projection) -> String;

    /// What somebody asks.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn read(&self, text: &str) -> Result<Envelope, ApiError>;

    /// The answer to what was refused.
    fn refused(&self, re: Option<&str>, problem: ApiError) -> String;
}

/// Plain data.
pub(crate) struct Plain {
    pub wants: Wants,
}

impl Style for Plain {
    fn wants(&self) -> Wants {
        self.wants
    }

    fn update(&mut self, projection: &dyn Projection) -> String {
        projection.to_json(self.wants)
    }

    fn read(&self, text: &str) -> Result<Envelope, ApiError> {
        let unreadable =
            |error: serde_json::Error| RequestError::MessageUnreadable { what: error.to_string() };
        Ok(serde_json::from_str(text).map_err(unreadable)?)
    }

    fn refused(&self, re: Option<&str>, problem: ApiError) -> String {
        reply(re, Answer::ApiError(problem))
    }
}

/// What an answer says.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Done { v: u64 },
    ApiError(ApiError),
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
