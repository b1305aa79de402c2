//! What went wrong, as a friendly page in the reader's language.

use crate::reader::Asker;
use crate::table::path_of;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use server::Trouble;
use server::http::Problem;
use web::Reader;
use web::pages::sorry;
use web::table::Refusal;

/// A problem, and who is told of it.
pub(crate) struct Sorry {
    reader: Box<Reader>,
    problem: Problem,
}

impl Sorry {
    /// Tells this reader of problems.
    pub fn to(reader: &Reader) -> impl Fn(Problem) -> Sorry + use<> {
        let reader = Box::new(reader.clone());
        move |problem| Sorry { reader: reader.clone(), problem }
    }
}

/// What of a problem can be translated.
pub(crate) fn refusal<'a>(game: &'a str, problem: &'a Problem) -> Refusal<'a> {
    Refusal {
        game,
        why: problem.why(),
        rule: problem.rule(),
        name: problem.name(),
        about: problem.about(),
        message: problem.message(),
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        // A closed curtain is nothing that went wrong: whoever comes to it is shown it.
        if self.problem.is_closed_curtain()
            && let Ok(here) = self.reader.here.parse::<Uri>()
        {
            return Redirect::to(&path_of(&here)).into_response();
        }
        let page = sorry::page(&self.reader, &refusal("", &self.problem));
        let mut response = (self.problem.status(), page).into_response();
        // The status and how long to wait are the problem's own.
        let plain = self.problem.into_response();
        if let Some(after) = plain.headers().get(header::RETRY_AFTER) {
            response.headers_mut().insert(header::RETRY_AFTER, after.clone());
        }
        response
    }
}

/// A problem of the house.
pub(crate) fn of_house(trouble: Trouble) -> Problem {
    trouble.into()
}

/// Where there is no page.
pub(crate) async fn nothing_here(uri: Uri, headers: HeaderMap, Asker(asker): Asker) -> Response {
    let problem = Problem::new(StatusCode::NOT_FOUND, "unknown", "There is nothing here.");
    tell(&uri, &headers, &asker, problem)
}

/// Where there is something, but not for this method.
pub(crate) async fn not_that_way(uri: Uri, headers: HeaderMap, Asker(asker): Asker) -> Response {
    let problem =
        Problem::new(StatusCode::METHOD_NOT_ALLOWED, "malformed", "That cannot be asked here in this way.");
    tell(&uri, &headers, &asker, problem)
}

/// Programs are told in JSON, people by a page.
fn tell(uri: &Uri, headers: &HeaderMap, asker: &Reader, problem: Problem) -> Response {
    let wants_page = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    if uri.path().starts_with("/api/") || !wants_page {
        return problem.into_response();
    }
    Sorry::to(asker)(problem).into_response()
}
