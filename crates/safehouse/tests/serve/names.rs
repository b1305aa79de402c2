//! Nobody at a table is taken for somebody else.

use crate::house::House;
use serde_json::json;

#[test]
fn whoever_takes_a_name_that_looks_like_anothers_gets_a_number() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let host = house.person().with("accept-language", "en");
    // Cyrillic and Greek letters that look like Latin ones.
    let wish = json!({ "game": "secrets", "options": { "players": 5 }, "name": "Anna",
        "bots": [{ "seat": 1, "bot": "random" }] });
    let made = host.post("/api/tables", &wish).good();
    let (id, code) = (made["id"].as_str().unwrap(), &made["code"]);
    for name in ["\u{410}nna", "\u{39f}tter", "Anna 2"] {
        let join = json!({ "name": name, "code": code });
        house.person().post(&format!("/api/tables/{id}/join"), &join).good();
    }
    let shown = host.get(&format!("/api/tables/{id}")).good();
    let names: Vec<_> =
        shown["table"]["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    let expected =
        [json!("Anna"), json!(null), json!("\u{410}nna 2"), json!("\u{39f}tter"), json!("Anna 2 2")];
    assert_eq!(names, expected.iter().collect::<Vec<_>>());
    // The bot in the second seat is called Otter: it steps back behind the person who looks like it.
    let page = host.get(&format!("/t/{id}"));
    assert!(page.body.contains("<b>Otter 2</b>") && !page.body.contains("<b>Otter</b>"), "{}", page.body);
}
