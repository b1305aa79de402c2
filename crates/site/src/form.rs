//! Forms: taking one in, and what one asks of a table by a template with gaps and what was typed into them.
//!
//! The template comes from the page, but anybody can send another. So its size, its gaps, the fields and what it all comes to
//! are bounded before anything is filled in.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use scene::FormFields;
use serde::Deserialize;
use serde_json::Value;
use server::http::{ApiError, Envelope, Front, RequestError};
use server::table::Request as TableRequest;
use sha2::{Digest, Sha256};
use url::form_urlencoded;

/// The fields of a form.
pub(crate) type Fields = Vec<(String, String)>;

/// The most fields of any form.
const MOST_RECEIVED: usize = 256;

/// The most fields that a form of a table has: a layout has one for each spy.
const MOST_FIELDS: usize = 64;

/// The longest template, in bytes.
const LONGEST_TEMPLATE: usize = 4 * 1024;

/// The most gaps that a template has.
const MOST_GAPS: usize = 64;

/// The longest that a template may become, in bytes.
const LONGEST_REQUEST: usize = 8 * 1024;

/// The fields of a form that was sent.
pub(crate) async fn receive(front: &Front, request: Request) -> Result<FormFields, ApiError> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded")) {
        return Err(unreadable());
    }
    let body = Bytes::from_request(request, front).await.map_err(|_| unreadable())?;
    if body.iter().filter(|byte| **byte == b'&').count() >= MOST_RECEIVED {
        return Err(too_large());
    }
    Ok(FormFields(form_urlencoded::parse(&body).into_owned().collect()))
}

/// What a form asks. Without an id of its own it counts once for each version of the page it was sent from.
pub(crate) fn read(fields: &FormFields, id: Option<String>) -> Result<Envelope, ApiError> {
    if fields.0.len() > MOST_FIELDS {
        return Err(too_large());
    }
    let template = fields.get("ask").ok_or_else(unreadable)?;
    if template.len() > LONGEST_TEMPLATE {
        return Err(too_large());
    }
    let template: Value = serde_json::from_str(template).map_err(|_| unreadable())?;
    let mut room = Room { gaps: MOST_GAPS, bytes: LONGEST_REQUEST };
    let filled = fill(template, fields, &mut room).ok_or_else(too_large)?;
    let v = fields.number("v");
    let ask = TableRequest::deserialize(&filled).map_err(|_| unreadable())?;
    let id = id.or_else(|| {
        let v: u64 = v?;
        let hash: String =
            Sha256::digest(filled.to_string()).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Some(format!("{v}-{hash}"))
    });
    Ok(Envelope { id, v, ask })
}

fn unreadable() -> ApiError {
    RequestError::FormUnreadable.into()
}

fn too_large() -> ApiError {
    RequestError::FormTooLarge.into()
}

/// What there is still room for.
struct Room {
    gaps: usize,
    bytes: usize,
}

impl Room {
    /// Room for a gap and what was typed into it.
    fn take(&mut self, typed: &str) -> Option<()> {
        self.gaps = self.gaps.checked_sub(1)?;
        self.bytes = self.bytes.checked_sub(typed.len())?;
        Some(())
    }
}

/// Fills the gaps of a request: a string `"$name"` becomes the field of that name as text, `"#name"` as a number.
fn fill(template: Value, fields: &FormFields, room: &mut Room) -> Option<Value> {
    Some(match template {
        Value::String(text) => match text.split_at_checked(1) {
            Some(("$", field)) => {
                let typed = fields.get(field).unwrap_or_default();
                room.take(typed)?;
                typed.into()
            }
            Some(("#", field)) => {
                let typed = fields.get(field);
                room.take(typed.unwrap_or_default())?;
                match fields.number::<i64>(field) {
                    Some(number) => number.into(),
                    None => typed.into(),
                }
            }
            _ => text.into(),
        },
        Value::Array(items) => {
            let filled: Option<Vec<Value>> = items.into_iter().map(|item| fill(item, fields, room)).collect();
            filled?.into()
        }
        Value::Object(items) => {
            let filled: Option<serde_json::Map<String, Value>> =
                items.into_iter().map(|(key, item)| Some((key, fill(item, fields, room)?))).collect();
            filled?.into()
        }
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> FormFields {
        FormFields(pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect())
    }

    #[test]
    fn gaps_are_filled_with_what_was_typed() {
        let form = fields(&[
            ("ask", r##"{"do":{"give":{"clue":"$word","number":"#n"}}}"##),
            ("word", "\"},{\"x\":\""),
            ("n", "3"),
            ("v", "17"),
        ]);
        let envelope = read(&form, None).unwrap();
        assert_eq!(envelope.v, Some(17));
        let TableRequest::Do(action) = envelope.ask else { panic!("an action") };
        assert_eq!(action.to_string(), r#"{"give":{"clue":"\"},{\"x\":\"","number":3}}"#);
        assert!(envelope.id.unwrap().starts_with("17-"));
    }

    #[test]
    fn what_cannot_be_read_is_a_problem_and_no_panic() {
        for ask in ["", "{", "[]", r#"{"do":1,"say":2}"#, r#"{"fly":{}}"#] {
            assert!(read(&fields(&[("ask", ask)]), None).is_err(), "{ask}");
        }
    }

    fn status(form: FormFields) -> u16 {
        read(&form, None).err().unwrap().status().as_u16()
    }

    /// Each of these made a house work for seconds, or fill gigabytes.
    #[test]
    fn what_no_page_sends_is_refused_before_it_is_filled() {
        let gaps = |count: usize| format!(r#"{{"do":[{}]}}"#, vec![r#""$a""#; count].join(","));
        let long = "\u{1}".repeat(35_000);
        assert_eq!(status(fields(&[("ask", &gaps(6000)), ("a", &long)])), 413);
        assert_eq!(status(fields(&[("ask", &gaps(65)), ("a", "x")])), 413, "too many gaps");
        assert_eq!(status(fields(&[("ask", &gaps(1)), ("a", &long)])), 413, "too much typed");
        assert_eq!(status(fields(&[("ask", &gaps(60)), ("a", &"x".repeat(200))])), 413, "too much in all");
        let many = (0..17_000).map(|n| (format!("f{n}"), String::new()));
        let many = FormFields(std::iter::once(("ask".to_owned(), gaps(1))).chain(many).collect());
        assert_eq!(status(many), 413, "too many fields");
        assert!(read(&fields(&[("ask", &gaps(26)), ("a", &"x".repeat(100))]), None).is_ok(), "a page's own");
    }

    #[test]
    fn deep_templates_are_refused() {
        let deep = format!("{}{}", "[".repeat(2000), "]".repeat(2000));
        assert_eq!(status(fields(&[("ask", &deep)])), 400);
    }
}
