//! What went wrong, as a friendly page in the reader's language.

use crate::reader::PageReader;
use crate::table::path_of;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use server::HouseError;
use server::http::{ApiError, RequestError};
use web::Reader;
use web::pages::sorry;
use web::table::Refusal;

/// A problem, and who is told of it.
#[doc(alias = "Sorry")]
pub(crate) struct ErrorPage {
    reader: Box<Reader>,
    problem: ApiError,
}

impl ErrorPage {
    /// Tells this reader of problems.
    pub fn to(reader: &Reader) -> impl Fn(ApiError) -> ErrorPage + use<> {
        let reader = Box::new(reader.clone());
        move |problem| ErrorPage { reader: reader.clone(), problem }
    }
}

/// What of a problem can be translated.
pub(crate) fn refusal(problem: &ApiError) -> Refusal<'_> {
    Refusal {
        rule: problem.game().zip(problem.rule()),
        name: problem.name(),
        about: problem.about(),
        message: problem.message(),
    }
}

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        // A closed curtain is nothing that went wrong: whoever comes to it is shown it.
        if self.problem.is_closed_curtain()
            && let Ok(here) = self.reader.here.parse::<Uri>()
        {
            return Redirect::to(&path_of(&here)).into_response();
        }
        let page = sorry::page(&self.reader, &refusal(&self.problem));
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
pub(crate) fn of_house(trouble: HouseError) -> ApiError {
    trouble.into()
}

/// Where there is no page.
pub(crate) async fn nothing_here(uri: Uri, headers: HeaderMap, PageReader(asker): PageReader) -> Response {
    tell(&uri, &headers, &asker, RequestError::NothingHere.into())
}

/// Where there is something, but not for this method.
pub(crate) async fn not_that_way(uri: Uri, headers: HeaderMap, PageReader(asker): PageReader) -> Response {
    tell(&uri, &headers, &asker, RequestError::NotThatWay.into())
}

/// Programs are told in JSON, people by a page.
fn tell(uri: &Uri, headers: &HeaderMap, asker: &Reader, problem: ApiError) -> Response {
    let wants_page = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok())
        .is_some_and(|accept| accept.contains("text/html"));
    if uri.path().starts_with("/api/") || !wants_page {
        return problem.into_response();
    }
    ErrorPage::to(asker)(problem).into_response()
}
