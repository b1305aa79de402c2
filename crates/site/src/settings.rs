//! What a reader sets for themselves: language, lamp, sound, name.

use crate::reader::Asker;
use crate::sorry::Sorry;
use axum::extract::{Form, FromRequest, FromRequestParts, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use server::Who;
use server::http::{Front, Problem, Someone, Visitor};
use server::table::Name;
use store::PersonChange;
use web::{FormFields, Language, Theme, pages};

/// How long a browser keeps them: a year.
const KEPT: u32 = 365 * 86_400;

/// The settings.
pub(crate) async fn page(Asker(asker): Asker) -> Markup {
    pages::settings(&asker, false)
}

/// Another language, and back to the page it was chosen on.
pub(crate) async fn language(Form(fields): Form<Vec<(String, String)>>) -> Response {
    let fields = FormFields(fields);
    let back = fields.get("back").filter(|back| is_here(back)).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    if let Some(language) = fields.get("language").and_then(Language::from_code) {
        keep(&mut response, "language", language.code());
    }
    response
}

/// Whether an address leads to this site and nowhere else.
fn is_here(address: &str) -> bool {
    address.starts_with('/') && !address.starts_with("//") && !address.contains(['\\', '\r', '\n'])
}

fn keep(response: &mut Response, name: &str, value: &str) {
    let cookie = format!("{name}={value}; Path=/; Max-Age={KEPT}; SameSite=Lax");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Takes down what was set.
pub(crate) async fn change(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(mut asker)) = Asker::from_request_parts(&mut parts, &front).await;
    let sorry = Sorry::to(&asker);
    let someone = Someone::from_request_parts(&mut parts, &front).await;
    let visitor = parts.extensions.get::<Visitor>().cloned();
    let form = Form::<Vec<(String, String)>>::from_request(Request::from_parts(parts, body), &front).await;
    let malformed =
        Problem::new(axum::http::StatusCode::BAD_REQUEST, "malformed", "That form cannot be read.");
    let fields = FormFields(form.map_err(|_| sorry(malformed))?.0);
    if let Some(language) = fields.get("language").and_then(Language::from_code) {
        asker.language = language;
    }
    if let Some(theme) = fields.get("theme").and_then(Theme::from_code) {
        asker.theme = theme;
    }
    asker.sound = fields.has("sound");
    if let Some(name) = fields.get("name").and_then(|name| Name::new(name).ok()) {
        let Someone(who) = someone.map_err(&sorry)?;
        let name = name.as_str().to_owned();
        let change = PersonChange { name: Some(name.clone()), ..PersonChange::default() };
        front
            .house()
            .store()
            .change_person(&who.person, change)
            .await
            .map_err(|trouble| sorry(trouble.into()))?;
        if let Some(visitor) = visitor {
            front.remember(visitor.hash(), Who { name: name.clone(), ..who });
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
    use super::is_here;

    #[test]
    fn one_comes_back_to_this_site_and_to_no_other() {
        assert!(is_here("/t/12?code=AB"));
        for elsewhere in
            ["", "http://example.org", "//example.org", "/\\example.org", "javascript:1", "/a\r\nb"]
        {
            assert!(!is_here(elsewhere), "{elsewhere:?}");
        }
    }
}
