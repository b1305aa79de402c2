//! A deal in two steps, as pages with a script ask for it: first the promise, then the deal with everybody's parts.

use crate::house::House;
use crate::visitor::{Answer, Visitor};
use serde_json::{Value, json};

fn house(folder: &tempfile::TempDir) -> House {
    House::open(folder.path(), &["--limits", "off"])
}

/// How far a table is, as its host sees it.
fn stage(host: &Visitor, table: &str) -> Value {
    host.get(&format!("/api/tables/{table}")).good()["table"].clone()
}

fn table_of(promised: &Answer) -> String {
    promised.good()["table"].as_str().unwrap().to_owned()
}

#[test]
fn the_promise_is_told_before_the_deal_and_the_part_goes_with_the_press() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder);
    let person = house.person();
    let promised = person.form("/play/confusion", &[("promise", "1")]);
    let id = table_of(&promised);
    let open = stage(&person, &id);
    assert_eq!((&open["stage"], &open["commitment"]), (&json!("open"), &promised.good()["promise"]));
    assert_eq!(promised.good()["people"], 1);
    let start = format!(r#"{{"start":{{"contribution":"{}"}}}}"#, "5a".repeat(32));
    assert_eq!(
        house.person().form(&format!("/t/{id}/ask"), &[("ask", &start)]).status,
        403,
        "the host's to do"
    );
    assert_eq!(person.form(&format!("/t/{id}/ask"), &[("ask", &start)]).status, 200);
    let on = stage(&person, &id);
    assert_eq!((&on["stage"], &on["commitment"]), (&json!("on"), &open["commitment"]));
    person.ask(&id, &json!({ "vote": { "on": "stop", "yes": true } })).good();
    assert_eq!(stage(&person, &id)["end"]["contributions"], json!(["5a".repeat(32), "00".repeat(32)]));
}

/// Who made the table seats the people around the device, and nobody else does.
#[test]
fn people_around_one_device_are_seated_by_their_host_alone() {
    let folder = tempfile::tempdir().unwrap();
    let house = house(&folder);
    let (person, sly) = (house.person(), house.person());
    // Somebody whom the house knows, with a table of their own.
    sly.table();
    let names = [("who", "Ann"), ("who", "Bob"), ("who", ""), ("players", "4")];
    let promised = person.form("/hot/secrets", &[&names[..], &[("promise", "1")]].concat());
    let (id, part) = (table_of(&promised), "5a".repeat(32));
    assert_eq!(promised.good()["people"], 2);
    let seats = || -> Vec<Value> { stage(&person, &id)["seats"].as_array().unwrap().clone() };
    let people = || seats().iter().filter(|seat| seat["kind"] == "person").count();
    assert_eq!((stage(&person, &id)["stage"].clone(), people()), (json!("open"), 0));

    let deal = [&names[..], &[("part", &part), ("part", &part)]].concat();
    assert_eq!(sly.form(&format!("/h/{id}"), &deal).status, 403);
    assert_eq!(Visitor::stranger(&house.url).form(&format!("/h/{id}"), &deal).status, 403);
    let wrong = [&names[..], &[("part", "5a")]].concat();
    assert_eq!(person.form(&format!("/h/{id}"), &wrong).status, 400);
    assert_eq!(person.form(&format!("/h/{}", "0".repeat(32)), &deal).status, 404);
    assert_eq!(people(), 0, "nobody was seated on the way");

    person.form(&format!("/h/{id}"), &deal);
    assert_eq!((stage(&person, &id)["stage"].clone(), people()), (json!("on"), 2));
    assert_eq!(seats()[1]["name"], "Bob");
    // The same form again seats nobody anew.
    assert_eq!(person.form(&format!("/h/{id}"), &deal).status, 409);
    assert_eq!(people(), 2);
}
