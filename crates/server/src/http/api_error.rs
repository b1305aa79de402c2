//! Everything that can go wrong with a request, as one type: what people are told, and what is only logged.

use super::request_error::RequestError;
use crate::house::HouseError;
use crate::table::{CorruptLog, Refused, TableRefusal, Why};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was not done. Nothing has changed then, but for `unavailable`: whether it was done tells the same
/// request with the same id.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[doc(alias = "Problem")]
#[schema(as = Problem)]
pub struct ApiError {
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
    /// Where its translations are found.
    #[serde(skip)]
    named: Box<Named>,
}

/// Where the translations of a sentence are found.
#[derive(Clone, Debug)]
struct Named {
    /// The game whose rule was in the way.
    game: Option<&'static str>,
    /// What translations call it, beside the name of that game.
    name: String,
    /// What it is about, for a gap in the sentence.
    about: Option<(&'static str, String)>,
}

impl ApiError {
    fn new((status, why): (StatusCode, &'static str), named: Named, message: String) -> ApiError {
        let error = Error { why, rule: None, message, named: Box::new(named) };
        ApiError { error, status, retry_after: None }
    }

    /// The problem, worth trying again after so many seconds.
    #[must_use]
    pub(crate) fn again_after(mut self, seconds: u64) -> ApiError {
        self.retry_after = Some(seconds);
        self
    }

    /// Too much was asked in too short a time.
    pub fn too_many(retry_after: u64) -> ApiError {
        ApiError::from(RequestError::TooMany).again_after(retry_after)
    }

    /// There is no such table.
    pub fn no_table() -> ApiError {
        RequestError::NoTable.into()
    }

    /// Whoever asks has no seat at the table.
    pub fn no_seat() -> ApiError {
        TableRefusal::NoSeat.into()
    }

    /// The table is closed to those who have no seat.
    pub fn not_for_you() -> ApiError {
        RequestError::NotForYou.into()
    }

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

    /// The game whose rule was in the way.
    pub fn game(&self) -> Option<&'static str> {
        self.error.named.game
    }

    /// What translations call it, beside the name of the game whose rule was in the way.
    pub fn name(&self) -> &str {
        &self.error.named.name
    }

    /// What the refusal is about, by the name of the gap in its translation.
    pub fn about(&self) -> Option<(&'static str, &str)> {
        self.error.named.about.as_ref().map(|(gap, what)| (*gap, what.as_str()))
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

impl From<RequestError> for ApiError {
    fn from(error: RequestError) -> ApiError {
        let named = Named { game: None, name: error.name().into(), about: error.about() };
        ApiError::new(error.kind(), named, error.to_string())
    }
}

impl From<TableRefusal> for ApiError {
    fn from(refusal: TableRefusal) -> ApiError {
        Refused::from(refusal).into()
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        let message = refused.to_string();
        let kind @ (_, word) = match refused.why() {
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
            Why::Broken => (StatusCode::INTERNAL_SERVER_ERROR, "broken"),
        };
        let (rule, named) = match refused {
            Refused::Rules { game, rule, name, about, .. } => {
                (Some(rule), Named { game: Some(game), name, about })
            }
            Refused::Table(refusal) => {
                let name = format!("table-{}", refusal.name());
                (None, Named { game: None, name, about: refusal.about() })
            }
            Refused::CorruptLog(damage) => return damage.into(),
        };
        metrics::counter!("safehouse_refusals_total", "why" => word, "rule" => rule.unwrap_or(""))
            .increment(1);
        let mut problem = ApiError::new(kind, named, message);
        problem.error.rule = rule;
        problem
    }
}

impl From<CorruptLog> for ApiError {
    fn from(damage: CorruptLog) -> ApiError {
        tracing::error!(%damage, "a table cannot be shown");
        RequestError::from(damage).into()
    }
}

impl From<store::StoreError> for ApiError {
    fn from(trouble: store::StoreError) -> ApiError {
        match &trouble {
            store::StoreError::Missing => ApiError::no_table(),
            store::StoreError::Taken => RequestError::Taken.into(),
            store::StoreError::Unavailable(cause) => {
                // The database's own words may name files and hosts: they are for the log.
                tracing::warn!(%cause, "the store cannot be reached");
                ApiError::from(RequestError::StoreUnavailable).again_after(1)
            }
            _ => {
                tracing::error!(?trouble, "the store fails");
                RequestError::StoreBroken { what: trouble.to_string() }.into()
            }
        }
    }
}

impl From<HouseError> for ApiError {
    fn from(trouble: HouseError) -> ApiError {
        match trouble {
            HouseError::Refused(refused) => refused.into(),
            HouseError::Store(trouble) => trouble.into(),
            HouseError::NoTable => ApiError::no_table(),
            HouseError::CorruptLog(damage) => damage.into(),
            HouseError::Busy => ApiError::from(RequestError::Busy).again_after(1),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, retry_after) = (self.status, self.retry_after);
        let mut response = (status, Json(self)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
