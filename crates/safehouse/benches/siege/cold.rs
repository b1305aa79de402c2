//! Tables that nobody has looked at for a while, and requests that make the house load them.

use crate::attacks::{Attack, get};
use crate::house::{Program, Server, open_store, seat_at};
use crate::stage::{form, house, own_words, redirect};
use serde_json::{Value, json};
use store::{NewTable, Opening, Stage, Store, TableId};

/// The most talk that a table keeps, and the longest game that can still be played.
const TALK: usize = 130;
const ENTRIES: usize = 2_800;

/// How many tables the lobby lists, and how many a team has sat down at.
const LISTED: usize = 30;
const MISSIONS: usize = 40;

/// A house that lets tables go at once, and what is asked of it.
pub struct Cold {
    pub server: Server,
    pub attacks: Vec<Attack>,
}

/// Prepares everything, and opens a house over it.
pub async fn set(data: &str) -> Cold {
    let mut server = Server::start(data).await;
    let bases = [server.base()];
    let (player, other) = (Program::new(&bases, "Player").await, Program::new(&bases, "Other").await);
    let words = own_words(4900);
    let own = json!({ "words": { "own": { "language": "en", "words": words } } });
    for _ in 0..LISTED {
        let table = json!({ "game": "duet", "options": own, "listed": true, "name": "P" });
        player.post("/api/tables", table).await;
    }
    let (team, _) = redirect(&server, &form("/missions", b"name=Team", &[])).await;
    let mission = format!("name=A&challenge=prague&team={team}&own={}", words.join("%0A"));
    for _ in 0..MISSIONS {
        redirect(&server, &form("/new/duet", mission.as_bytes(), &[])).await;
    }
    let board = seat_at(&json!({ "game": "confusion", "name": "P" }), &[player.clone(), other]).await;
    let chat = json!({ "ask": { "chat": { "to": "table", "text": "🕵".repeat(500) } } });
    said(&player.post(&format!("/api/tables/{board}/ask"), chat).await);
    let note =
        json!({ "note": { "text": { "leaf": "mine", "spy": "A", "text": "Perhaps it is the other one." } } });
    said(&player.post(&format!("/api/tables/{board}/act"), json!({ "do": note })).await);
    server.kill();
    let store = open_store(data).await;
    let (talk, long) = (TableId::new([1; 16]), TableId::new([2; 16]));
    copy(&*store, &board, talk, 2, TALK).await;
    copy(&*store, &board, long, 1, ENTRIES).await;
    store.close().await;
    let server = house(data, &["--limits=off", "--bot-pace=1s", "--idle=1s"]).await;
    let attack = |door, what, path: String| {
        let bytes = get(&path, &[]);
        Attack { door, what, bytes, anonymous: true, endless: false }
    };
    let attacks = vec![
        attack("GET /t/{id}", "130 pieces of talk, 2,000 bytes each", format!("/t/{talk}")),
        attack("GET /api/tables/{id}", "130 pieces of talk, 2,000 bytes each", format!("/api/tables/{talk}")),
        attack("GET /t/{id}", "a game of 2,800 entries", format!("/t/{long}")),
        attack("GET /api/tables/{id}", "a game of 2,800 entries", format!("/api/tables/{long}")),
        attack("GET /", "30 listed tables of 4,900 own words", "/".into()),
        attack("GET /api/tables", "30 listed tables of 4,900 own words", "/api/tables".into()),
        attack("GET /missions/{id}", "a team at 40 tables of 4,900 own words", format!("/missions/{team}")),
    ];
    Cold { server, attacks }
}

fn said(answer: &Value) {
    assert!(answer.get("v").is_some(), "{answer}");
}

/// Copies a table; the entry that is so many before its end comes again and again, until there are so many.
async fn copy(store: &dyn Store, from: &str, to: TableId, before_end: usize, entries: usize) {
    let read = store.read(&from.parse().unwrap(), 0, 1000).await.unwrap();
    let opening = |entry: &store::Entry| Opening { key: None, at: entry.at, body: entry.body.clone() };
    let again = opening(&read[read.len() - before_end]);
    let all: Vec<_> = read.iter().map(opening).chain(std::iter::repeat(again)).take(entries).collect();
    let table = NewTable {
        id: to,
        game: "confusion".into(),
        stage: Stage::On,
        listed: false,
        invite: None,
        created: all[0].at,
        deadline: None,
        sit: Vec::new(),
        entries: all,
    };
    store.create(table).await.unwrap();
}
