//! A whole game over HTTP: two who play by hand, bots in the other seats.

use crate::house::House;
use crate::visitor::Visitor;
use serde_json::{Value, json};

/// A game that was played to its end, and everything about it that belongs in no log.
pub struct Played {
    pub id: String,
    pub secrets: Vec<(&'static str, String)>,
}

const CONTRIBUTIONS: [&str; 2] = [
    "a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00",
    "0f1e2d3c4b5a69788796a5b4c3d2e1f00fedcba987654321123456789abcdef0",
];
const TALK: &str = "the-heron-flies-at-dawn";
const NOTES: &str = "never-trust-a-diplomat";

/// Lets a person and a program play this game, with bots in the other seats.
pub fn play(house: &House, game: &str) -> Played {
    let (bots, options) = match game {
        "secrets" => (vec![2, 3, 4], json!({ "players": 5, "un_window": null })),
        _ => (vec![], json!({})),
    };
    let person = house.person();
    let program = house.program("Rosencrantz");
    let bots: Vec<_> = bots.into_iter().map(|seat| json!({ "seat": seat, "bot": "greedy" })).collect();
    let table = json!({ "game": game, "options": options, "name": "Guildenstern", "bots": bots });
    let made = person.post("/api/tables", &table).good();
    let [id, code] = ["id", "code"].map(|key| made[key].as_str().unwrap().to_owned());

    // The code goes by every way that it can.
    person.get(&format!("/api/invitations/{code}")).good();
    Visitor::stranger(&house.url).get(&format!("/api/tables/{id}?code={code}")).good();
    let join = json!({ "name": "Rosencrantz", "code": code });
    program.post(&format!("/api/tables/{id}/join"), &join).good();
    let mut socket = person.socket(&format!("/api/tables/{id}/ws?code={code}")).unwrap();
    socket.hear().unwrap();
    for (player, contribution) in [&person, &program].into_iter().zip(CONTRIBUTIONS) {
        player.ask(&id, &json!({ "ready": { "ready": true, "contribution": contribution } })).good();
        player.ask(&id, &json!({ "chat": { "to": "table", "text": TALK } })).good();
        player.put(&format!("/api/tables/{id}/notebook"), &json!({ "text": NOTES })).good();
    }
    socket.send(&json!({ "id": "words", "ask": { "chat": { "to": "table", "text": TALK } } }));
    // What cannot be read comes back in the answer; it must not go into the log either.
    program.ask(&id, &json!({ "chat": { "to": TALK, "text": TALK } }));
    program.ask(&id, &json!({ TALK: CONTRIBUTIONS[0] }));
    person.ask(&id, &json!({ "start": {} })).good();
    to_the_end(&id, &[&person, &program]);

    let record = program.get(&format!("/api/tables/{id}/record")).body;
    let end: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let mut secrets = vec![
        ("cookie", person.secret().to_owned()),
        ("token", program.secret().to_owned()),
        ("code", code),
        ("talk", TALK.into()),
        ("notes", NOTES.into()),
        ("name", "Rosencrantz".into()),
        ("name", "Guildenstern".into()),
        ("seed", text(&end["seed"])),
        ("salt", text(&end["salt"])),
    ];
    secrets.extend(CONTRIBUTIONS.map(|contribution| ("contribution", contribution.to_owned())));
    Played { id, secrets }
}

fn to_the_end(id: &str, players: &[&Visitor]) {
    let mut dice = 0_usize;
    loop {
        for player in players {
            let legal = player.get(&format!("/api/tables/{id}/legal")).good();
            let legal = legal.as_array().unwrap();
            if !legal.is_empty() {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let action = &legal[(dice >> 33) % legal.len()];
                // Bots act too: what was legal a moment ago may be late.
                player.post(&format!("/api/tables/{id}/act"), &json!({ "do": action }));
            }
        }
        let shown = players[0].get(&format!("/api/tables/{id}")).good();
        if shown["table"]["stage"] == "over" {
            return;
        }
    }
}
