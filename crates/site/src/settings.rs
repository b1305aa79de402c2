//! What a reader sets for themselves: language, lamp, sound, name.

use crate::error_page::ErrorPage;
use crate::form;
use crate::reader::PageReader;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use server::User;
use server::http::{ApiError, Front, Requester, Visitor};
use server::table::Name;
use store::PersonChange;
use url::Url;
use web::{Language, Theme, pages};

/// How long a browser keeps them: a year.
const KEPT: u32 = 365 * 86_400;

/// The settings.
pub(crate) async fn page(PageReader(asker): PageReader) -> Markup {
    pages::settings(&asker, false)
}

/// Another language, and back to the page it was chosen on.
pub(crate) async fn language(
    State(front): State<Front>,
    PageReader(asker): PageReader,
    request: Request,
) -> Result<Response, ErrorPage> {
    let fields = form::receive(&front, request).await.map_err(ErrorPage::to(&asker))?;
    let mut response = back_to(fields.get("back").unwrap_or_default());
    if let Some(language) = fields.get("language").and_then(Language::from_code) {
        keep(&mut response, "language", language.code());
    }
    Ok(response)
}

/// On to an address of this site, or to the first page.
fn back_to(address: &str) -> Response {
    Redirect::to(if is_here(address) { address } else { "/" }).into_response()
}

/// The longest address that one comes back to.
const LONGEST_ADDRESS: usize = 2_000;

/// Whether an address is a path of this site, perhaps with a query, and leads nowhere else. Browsers drop tabs and line ends
/// from addresses and take a backslash for a slash, so only what can be seen passes, and only if it still is here once it
/// is read as a browser reads it.
fn is_here(address: &str) -> bool {
    let plain = address.bytes().all(|byte| matches!(byte, b'!'..=b'~') && byte != b'\\' && byte != b'#');
    let here = Url::parse("http://here.invalid/").and_then(|base| base.join(address));
    plain
        && address.starts_with('/')
        && address.len() <= LONGEST_ADDRESS
        && here.is_ok_and(|url| url.origin().ascii_serialization() == "http://here.invalid")
}

fn keep(response: &mut Response, name: &str, value: &str) {
    let cookie = format!("{name}={value}; Path=/; Max-Age={KEPT}; SameSite=Lax");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Takes down what was set.
pub(crate) async fn change(State(front): State<Front>, request: Request) -> Result<Response, ErrorPage> {
    let (mut parts, body) = request.into_parts();
    let Ok(PageReader(mut asker)) = PageReader::from_request_parts(&mut parts, &front).await;
    let sorry = ErrorPage::to(&asker);
    let somebody = Requester::from_request_parts(&mut parts, &front).await;
    let visitor = parts.extensions.get::<Visitor>().cloned();
    let fields = form::receive(&front, Request::from_parts(parts, body)).await.map_err(&sorry)?;
    if let Some(language) = fields.get("language").and_then(Language::from_code) {
        asker.language = language;
    }
    if let Some(theme) = fields.get("theme").and_then(Theme::from_code) {
        asker.theme = theme;
    }
    asker.sound = fields.has("sound");
    if let Some(name) = fields.get("name").and_then(|name| Name::new(name).ok()) {
        // Nobody is taken in unless there is something to keep.
        let somebody = somebody.map_err(&sorry)?;
        let who = somebody.known(&front, |_| Ok::<(), ApiError>(())).await.map_err(&sorry)?;
        let name = name.as_str().to_owned();
        let change = PersonChange { name: Some(name.clone()), ..PersonChange::default() };
        front
            .house()
            .store()
            .change_person(&who.person, change)
            .await
            .map_err(|trouble| sorry(trouble.into()))?;
        if let Some(visitor) = visitor {
            front.remember(visitor.hash(), User { name: name.clone(), ..who });
        }
        asker.name = name;
    }
    let mut response = pages::settings(&asker, true).into_response();
    keep(&mut response, "language", asker.language.code());
    keep(&mut response, "theme", asker.theme.code());
    keep(&mut response, "sound", if asker.sound { "on" } else { "off" });
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::StatusCode;

    #[test]
    fn one_comes_back_to_this_site_and_to_no_other() {
        for here in
            ["/", "/t/12?code=AB", "/rules/duet", "/h/12/3", "/new/duet?a=1&b=%2F%2Fx", "/a%00b", "/.//x"]
        {
            assert!(is_here(here), "{here}");
            assert_eq!(back_to(here).headers()[header::LOCATION], here);
        }
        let long = format!("/{}", "a".repeat(LONGEST_ADDRESS));
        for elsewhere in [
            "",
            "t/12",
            "http://example.org",
            "//example.org",
            "///example.org",
            "/\\example.org",
            "\\\\example.org",
            "/\t/example.org",
            "\t//example.org",
            " //example.org",
            "/\n/example.org",
            "/ /example.org",
            "javascript:1",
            "/a\r\nb",
            "/a\0b",
            "/a\u{7f}b",
            "/\u{85}/example.org",
            "/\u{2028}/example.org",
            "/é",
            "/#x",
            "http:/x",
            "?x",
            &long,
        ] {
            assert!(!is_here(elsewhere), "{elsewhere:?}");
            let answer = back_to(elsewhere);
            assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{elsewhere:?}");
            assert_eq!(answer.headers()[header::LOCATION], "/", "{elsewhere:?}");
        }
    }
}
