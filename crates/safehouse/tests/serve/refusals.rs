//! What is refused is said on the page, in its reader's language.

use crate::house::House;
use serde_json::json;

/// The host wants to start while Ben is not ready: whatever language they read, the page says whom the table waits for,
/// whether it has a script or not.
#[test]
fn whoever_starts_too_early_is_told_whom_the_table_waits_for() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    for (language, said) in [
        ("en", "Ben is not ready yet"),
        ("es", "Ben todavía no está a punto"),
        ("de", "Ben ist noch nicht bereit"),
        ("nl", "Ben is nog niet klaar"),
    ] {
        let host = house.person().with("accept-language", language);
        let made = host.post("/api/tables", &json!({ "game": "confusion", "name": "Anna" })).good();
        let id = made["id"].as_str().unwrap();
        let join = json!({ "name": "Ben", "code": made["code"] });
        house.person().post(&format!("/api/tables/{id}/join"), &join).good();
        let start = json!({ "start": {} }).to_string();
        let page = host.form(&format!("/t/{id}/ask"), &[("ask", &start)]);
        assert_eq!(page.status, 409);
        assert!(page.body.contains(said), "{language}: {}", page.body);
        let mut socket = host.socket(&format!("/t/{id}/live")).unwrap();
        socket.send(&json!({ "id": "1", "form": [["ask", start]] }));
        let refused = std::iter::from_fn(|| socket.hear().ok()).find(|told| told["re"] == "1").unwrap();
        assert!(refused["refused"].as_str().unwrap().contains(said), "{language}: {refused}");
    }
}
