//! Everything that can go wrong with a request, as one type: what people are told, and what is only logged.

use crate::house::Trouble;
use crate::table::{Damage, Refused, Why};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was not done. Nothing has changed then, but for `unavailable`: whether it was done tells the same
/// request with the same id.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    error: Error,
    #[serde(skip)]
    status: StatusCode,
    #[serde(skip)]
    retry_after: Option<u64>,
}

/// What went wrong.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Error {
    /// Why, for programs. What you sent: `malformed` (cannot be read), `unknown` (there is no such thing), `unknown_token`,
    /// `other_site`, `no_table`. Who you are: `no_seat`, `not_host`, `no_invite` (a code is needed, or it has ended). How
    /// the table stands: `full`, `not_now`, `paused`, `stale` (the game has gone on: look again), `taken`, `rules` (the
    /// rules of the game refuse it). The house: `too_much` and `unavailable` (try again after as many seconds as
    /// `Retry-After` says), `broken`.
    why: &'static str,
    /// The rule that was in the way, as the rules page names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// Why, for people.
    message: String,
    /// What translations call the refusal of the game's own.
    #[serde(skip)]
    name: Option<String>,
    /// What it is about, for a gap in its translation.
    #[serde(skip)]
    about: Option<Box<(&'static str, String)>>,
}

impl Problem {
    /// A problem with this status; `why` is for programs, `message` for people.
    pub fn new(status: StatusCode, why: &'static str, message: impl Into<String>) -> Problem {
        Problem {
            error: Error { why, rule: None, message: message.into(), name: None, about: None },
            status,
            retry_after: None,
        }
    }

    /// The problem, worth trying again after so many seconds.
    #[must_use]
    pub(crate) fn again_after(mut self, seconds: u64) -> Problem {
        self.retry_after = Some(seconds);
        self
    }

    /// The problem, with the name by which translations know it.
    #[must_use]
    pub fn named(mut self, name: &str) -> Problem {
        self.error.name = Some(name.into());
        self
    }

    /// Too much was asked in too short a time.
    pub fn too_many(retry_after: u64) -> Problem {
        let message = "That was too much in too short a time. Please wait a moment.";
        let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_much", message);
        Problem { retry_after: Some(retry_after), ..problem }
    }

    /// There is no such table.
    pub fn no_table() -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "no_table", "There is no such table.")
    }

    /// Whoever asks has no seat at the table.
    pub fn no_seat() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "no_seat", "You have no seat at this table.")
    }

    /// The code that let somebody in is not the table's any more.
    pub(crate) fn no_invite() -> Problem {
        let message = "This table is by invitation: its code is needed.";
        Problem::new(StatusCode::FORBIDDEN, "no_invite", message)
    }

    /// The table is closed to those who have no seat.
    pub fn not_for_you() -> Problem {
        let message = "This table is not open to those who have no seat at it.";
        Problem::new(StatusCode::FORBIDDEN, "no_seat", message)
    }
}

impl Problem {
    /// The status that it is answered with.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// Why, for programs.
    pub fn why(&self) -> &'static str {
        self.error.why
    }

    /// The rule that was in the way.
    pub fn rule(&self) -> Option<&'static str> {
        self.error.rule
    }

    /// What translations call the refusal of the game's own.
    pub fn name(&self) -> Option<&str> {
        self.error.name.as_deref()
    }

    /// What the refusal is about, by the name of the gap in its translation.
    pub fn about(&self) -> Option<(&'static str, &str)> {
        self.error.about.as_deref().map(|(gap, what)| (*gap, what.as_str()))
    }

    /// Why, for people who read English.
    pub fn message(&self) -> &str {
        &self.error.message
    }

    /// Whether the table's code would have helped.
    pub fn is_for_want_of_an_invitation(&self) -> bool {
        self.error.why == "no_invite"
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        let Refused { why, rule, name, about, message } = refused;
        let (status, word) = match why {
            Why::Malformed => (StatusCode::BAD_REQUEST, "malformed"),
            Why::NoSeat => (StatusCode::FORBIDDEN, "no_seat"),
            Why::NotHost => (StatusCode::FORBIDDEN, "not_host"),
            Why::NoInvite => (StatusCode::FORBIDDEN, "no_invite"),
            Why::Full => (StatusCode::CONFLICT, "full"),
            Why::NotNow => (StatusCode::CONFLICT, "not_now"),
            Why::Paused => (StatusCode::CONFLICT, "paused"),
            Why::Stale => (StatusCode::CONFLICT, "stale"),
            Why::Rules => (StatusCode::UNPROCESSABLE_ENTITY, "rules"),
            Why::Unknown => (StatusCode::NOT_FOUND, "unknown"),
            Why::TooMuch => (StatusCode::TOO_MANY_REQUESTS, "too_much"),
        };
        metrics::counter!("safehouse_refusals_total", "why" => word, "rule" => rule.unwrap_or(""))
            .increment(1);
        let retry_after = (why == Why::TooMuch).then_some(1);
        Problem {
            error: Error { why: word, rule, message, name, about: about.map(Box::new) },
            status,
            retry_after,
        }
    }
}

impl From<store::Trouble> for Problem {
    fn from(trouble: store::Trouble) -> Problem {
        match &trouble {
            store::Trouble::Missing => Problem::no_table(),
            store::Trouble::Taken => Problem::new(StatusCode::CONFLICT, "taken", trouble.to_string()),
            store::Trouble::Unavailable(cause) => {
                // The database's own words may name files and hosts: they are for the log.
                tracing::warn!(%cause, "the store cannot be reached");
                let problem =
                    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", trouble.to_string());
                Problem { retry_after: Some(1), ..problem }
            }
            _ => {
                tracing::error!(?trouble, "the store fails");
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", trouble.to_string())
            }
        }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        match trouble {
            Trouble::Refused(refused) => refused.into(),
            Trouble::Store(trouble) => trouble.into(),
            Trouble::NoTable => Problem::no_table(),
            Trouble::Damage(damage) => {
                tracing::error!(%damage, "a table cannot be shown");
                // What stands in the log may be a secret of the game, and so may the reason why it cannot be followed.
                let message = match damage {
                    Damage::Newer => damage.to_string(),
                    _ => "This table's log cannot be followed.".into(),
                };
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "broken", message)
            }
            Trouble::Busy => {
                let problem =
                    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", Trouble::Busy.to_string());
                Problem { retry_after: Some(1), ..problem }
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let mut response = (status, Json(self)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
