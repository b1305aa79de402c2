//! Holds what the house says against its own description of the API: every answer and every message in every test.

use reqwest::Method;
use serde_json::Value;
use std::sync::LazyLock;

static API: LazyLock<Value> = LazyLock::new(|| serde_json::to_value(server::http::openapi()).unwrap());

/// An answer is as the description of its way in says, and a refusal is a refusal.
#[track_caller]
pub fn check_answer(method: &Method, path: &str, status: u16, body: &Value) {
    let Some(operation) = operation(method, path) else { return };
    let schema = &operation["responses"][status.to_string()]["content"]["application/json"]["schema"];
    if status >= 400 {
        check("Problem", body);
    } else if schema.is_object() {
        fits(body, schema).unwrap_or_else(|why| panic!("{method} {path} answers {status}: {why} in {body}"));
    } else {
        let listed = operation["responses"].get(status.to_string()).is_some();
        assert!(listed, "{method} {path} answers {status}, which is not described");
    }
}

/// A message is as the description says of this kind.
#[track_caller]
pub fn check(kind: &str, message: &Value) {
    let schema = &API["components"]["schemas"][kind];
    assert!(schema.is_object(), "{kind} is not described");
    fits(message, schema).unwrap_or_else(|why| panic!("{kind}: {why} in {message}"));
}

fn operation(method: &Method, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next()?;
    let is_it = |template: &str| {
        template.split('/').count() == path.split('/').count()
            && template
                .split('/')
                .zip(path.split('/'))
                .all(|(one, other)| one == other || one.starts_with('{'))
    };
    let ways = API["paths"].as_object()?.iter().find(|(template, _)| is_it(template))?.1;
    ways.get(method.as_str().to_lowercase())
}

/// Whether a value fits a schema. Objects have no more than their schema names.
fn fits(value: &Value, schema: &Value) -> Result<(), String> {
    if let Some(to) = schema["$ref"].as_str() {
        return fits(value, API.pointer(to.trim_start_matches('#')).unwrap());
    }
    if let Some(either) = schema["oneOf"].as_array() {
        let tried: Vec<_> = either.iter().map(|schema| fits(value, schema)).collect();
        return match tried.iter().filter(|tried| tried.is_ok()).count() {
            1 => Ok(()),
            count => Err(format!("{value} is {count} of {} things: {tried:?}", tried.len())),
        };
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        Value::Null => Vec::new(),
        kind => vec![kind.clone()],
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is_a(value, kind.as_str().unwrap())) {
        return Err(format!("{value} is not {}", schema["type"]));
    }
    if schema["enum"].as_array().is_some_and(|all| !all.contains(value)) {
        return Err(format!("{value} is none of {}", schema["enum"]));
    }
    if let (Some(items), Some(values)) = (schema.get("items"), value.as_array()) {
        values.iter().try_for_each(|value| fits(value, items))?;
    }
    let (Some(parts), Some(properties)) = (value.as_object(), schema["properties"].as_object()) else {
        return Ok(());
    };
    for needed in schema["required"].as_array().into_iter().flatten() {
        if !parts.contains_key(needed.as_str().unwrap()) {
            return Err(format!("{needed} is missing"));
        }
    }
    parts.iter().try_for_each(|(name, part)| match properties.get(name) {
        Some(schema) => fits(part, schema).map_err(|why| format!("{name}: {why}")),
        None => Err(format!("nothing is said of {name:?}")),
    })
}

fn is_a(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_u64() || value.is_i64(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("a kind of thing that this does not know: {other}"),
    }
}
