//! The description of the API in the repository is the one that the server gives. `BLESS=1` writes it anew.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

#[test]
fn the_committed_description_is_the_servers_own() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
    let mut now = server::http::openapi().to_pretty_json().unwrap();
    now.push('\n');
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == now,
        "openapi.json is not up to date: run BLESS=1 cargo test -p safehouse-server --test openapi"
    );
}

/// Every reference leads somewhere, and every way in says what it is for.
#[test]
fn the_description_is_whole() {
    let api: serde_json::Value = serde_json::from_str(&server::http::openapi().to_json().unwrap()).unwrap();
    fn walk(it: &serde_json::Value, api: &serde_json::Value) {
        if let Some(to) = it.get("$ref").and_then(|to| to.as_str()) {
            assert!(api.pointer(to.trim_start_matches('#')).is_some(), "{to} leads nowhere");
        }
        match it {
            serde_json::Value::Object(parts) => parts.values().for_each(|part| walk(part, api)),
            serde_json::Value::Array(parts) => parts.iter().for_each(|part| walk(part, api)),
            _ => {}
        }
    }
    walk(&api, &api);
    let paths = api["paths"].as_object().unwrap();
    assert!(paths.len() > 15);
    for (path, ways) in paths {
        for (way, operation) in ways.as_object().unwrap() {
            assert!(
                operation["summary"].as_str().is_some_and(|text| text.ends_with(['.', '`'])),
                "{way} {path}"
            );
        }
    }
}
