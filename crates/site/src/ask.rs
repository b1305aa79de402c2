//! What forms ask of a table, whether they are sent or come over the WebSocket.

use crate::curtain;
use crate::reader::Asker;
use crate::sorry::{Sorry, of_house, refusal};
use crate::table::{paint, path_of};
use axum::extract::{Form, FromRequest, FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::Value;
use server::http::{Asker as Somebody, Envelope, Front, Look, Problem, Someone, ask as ask_table};
use server::table::{Name, Request as Wish};
use sha2::{Digest, Sha256};
use store::PersonChange;
use web::FormFields;
use web::table::refusal as say_refusal;

/// The fields of a form.
pub(crate) type Fields = Vec<(String, String)>;

/// Fills the gaps of a request: a string `"$name"` becomes the field of that name as text, `"#name"` as a number.
fn fill(template: Value, fields: &FormFields) -> Value {
    match template {
        Value::String(text) => match text.split_at_checked(1) {
            Some(("$", field)) => fields.get(field).unwrap_or_default().into(),
            Some(("#", field)) => match fields.number::<i64>(field) {
                Some(number) => number.into(),
                None => fields.get(field).into(),
            },
            _ => text.into(),
        },
        Value::Array(items) => items.into_iter().map(|item| fill(item, fields)).collect(),
        Value::Object(items) => items.into_iter().map(|(key, item)| (key, fill(item, fields))).collect(),
        other => other,
    }
}

/// What a form asks. Without an id of its own it counts once for each version of the page it was sent from.
pub(crate) fn envelope(fields: Fields, id: Option<String>) -> Result<Envelope, Problem> {
    let unreadable = || Problem::new(StatusCode::BAD_REQUEST, "malformed", "That form cannot be read.");
    let fields = FormFields(fields);
    let template = fields.get("ask").ok_or_else(unreadable)?;
    let template: Value = serde_json::from_str(template).map_err(|_| unreadable())?;
    let filled = fill(template, &fields);
    let v = fields.number("v");
    let text = filled.to_string();
    let ask: Wish = serde_json::from_str(&text).map_err(|_| unreadable())?;
    let id = id.or_else(|| {
        let v: u64 = v?;
        let hash: String = Sha256::digest(text).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Some(format!("{v}-{hash}"))
    });
    Ok(Envelope { id, v, ask })
}

struct Asked {
    parts: Parts,
    asker: web::Reader,
    fields: Fields,
}

async fn asked(front: &Front, request: Request) -> Result<Asked, Sorry> {
    let (mut parts, body) = request.into_parts();
    let Ok(Asker(mut asker)) = Asker::from_request_parts(&mut parts, front).await;
    asker.here = path_of(&parts.uri);
    let form = Form::<Fields>::from_request(Request::from_parts(parts.clone(), body), front).await;
    let Form(fields) = form.map_err(|_| {
        Sorry::to(&asker)(Problem::new(StatusCode::BAD_REQUEST, "malformed", "That form cannot be read."))
    })?;
    Ok(Asked { parts, asker, fields })
}

/// The page again, with a word on what was refused.
async fn refused(front: &Front, mut asked: Asked, problem: Problem) -> Result<Response, Sorry> {
    let look = curtain::look(front, &mut asked.parts).await.map_err(Sorry::to(&asked.asker))?;
    let notice = say_refusal(asked.asker.words(), &refusal(look.live.game(), &problem));
    let page = paint(front, &asked.parts, &asked.asker, &look, Some(notice)).await;
    let mut page = page.map_err(Sorry::to(&asked.asker))?;
    *page.status_mut() = problem.status();
    Ok(page)
}

/// Asks something of a table by a form.
pub(crate) async fn ask(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let mut asked = asked(&front, request).await?;
    let sorry = Sorry::to(&asked.asker);
    let look = curtain::look(&front, &mut asked.parts).await.map_err(&sorry)?;
    let who = Somebody::from_request_parts(&mut asked.parts, &front).await.map_err(&sorry)?;
    let done = match envelope(asked.fields.clone(), None) {
        Ok(envelope) => ask_table(&front, &look.live, &who, look.code.is_some(), &envelope).await,
        Err(problem) => Err(problem),
    };
    match done {
        Ok(_) => curtain::back(&front, &look, &asked.asker.here).await.map_err(&sorry),
        Err(problem) => refused(&front, asked, problem).await,
    }
}

/// Sits down.
pub(crate) async fn join(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let mut asked = asked(&front, request).await?;
    let sorry = Sorry::to(&asked.asker);
    front.count_join(&mut asked.parts).map_err(&sorry)?;
    let look = Look::from_request_parts(&mut asked.parts, &front).await;
    let live = match &look {
        Ok(look) => look.live.clone(),
        Err(_) => server::http::table_of(&mut asked.parts, &front).await.map_err(&sorry)?,
    };
    let fields = FormFields(asked.fields.clone());
    let name = Name::new(fields.get("name").unwrap_or_default());
    let name = name.map_err(|wrong| {
        let name = match wrong {
            scene::NameRefused::Empty => "name-empty",
            scene::NameRefused::Long => "name-long",
            scene::NameRefused::Hidden => "name-hidden",
        };
        Problem::new(StatusCode::BAD_REQUEST, "malformed", wrong.to_string()).named(name)
    });
    let joined = async {
        let name = name?;
        let code = fields.get("code");
        let invited = front.house().opens(&live.id(), code).await.map_err(of_house)?;
        let who = Somebody::from_request_parts(&mut asked.parts, &front).await?;
        let change = PersonChange { name: Some(name.as_str().to_owned()), ..PersonChange::default() };
        let seat = fields.number("seat").and_then(game::Seat::new);
        let ask = Wish::Join { name: name.clone(), seat };
        ask_table(&front, &live, &who, invited, &Envelope { id: None, v: None, ask }).await?;
        // The name is theirs from now on, also at the next table.
        let Someone(who) = Someone::from_request_parts(&mut asked.parts, &front).await?;
        front.house().store().change_person(&who.person, change).await?;
        if let Some(visitor) = asked.parts.extensions.get::<server::http::Visitor>() {
            front.remember(visitor.hash(), server::Who { name: name.as_str().to_owned(), ..who });
        }
        Ok(())
    };
    match joined.await {
        Ok(()) => Ok(Redirect::to(&asked.asker.here).into_response()),
        Err(problem) => refused(&front, asked, problem).await,
    }
}

/// Plays again with the same people.
pub(crate) async fn again(State(front): State<Front>, request: Request) -> Result<Response, Sorry> {
    let mut asked = asked(&front, request).await?;
    let sorry = Sorry::to(&asked.asker);
    front.count_table(&asked.parts).map_err(&sorry)?;
    if curtain::is_device(&asked.asker.here) {
        curtain::look(&front, &mut asked.parts).await.map_err(&sorry)?;
    }
    let Someone(who) = Someone::from_request_parts(&mut asked.parts, &front).await.map_err(&sorry)?;
    let live = server::http::table_of(&mut asked.parts, &front).await.map_err(&sorry)?;
    match front.house().again(&who, &live).await {
        Ok(id) => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Err(trouble) => refused(&front, asked, of_house(trouble)).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn gaps_are_filled_with_what_was_typed() {
        let form = fields(&[
            ("ask", r##"{"do":{"give":{"clue":"$word","number":"#n"}}}"##),
            ("word", "\"},{\"x\":\""),
            ("n", "3"),
            ("v", "17"),
        ]);
        let envelope = envelope(form, None).unwrap();
        assert_eq!(envelope.v, Some(17));
        let Wish::Do(action) = envelope.ask else { panic!("an action") };
        assert_eq!(action.get(), r#"{"give":{"clue":"\"},{\"x\":\"","number":3}}"#);
        assert!(envelope.id.unwrap().starts_with("17-"));
    }

    #[test]
    fn what_cannot_be_read_is_a_problem_and_no_panic() {
        for ask in ["", "{", "[]", r#"{"do":1,"say":2}"#, r#"{"fly":{}}"#] {
            assert!(envelope(fields(&[("ask", ask)]), None).is_err(), "{ask}");
        }
    }
}
