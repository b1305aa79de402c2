//! A mission that is won: a browser and a program who look at each other's key.

use crate::browser::Browser;
use crate::gathering::{Table, deal};
use crate::house::Program;
use crate::tour::{LONG_NAME, sit_program};
use serde_json::{Value, json};

/// Plays the first mission of a team on whose page the browser is, and wins it.
pub async fn win(browser: &Browser) {
    browser.press(".city button.first").await;
    browser.fill("#name", LONG_NAME).await;
    browser.press("main form .doings button.first").await;
    browser.until("document.querySelector('#gathering')").await;
    let link: String = browser.js("new URL(document.getElementById('link').href).pathname").await;
    let table = Table { id: browser.here().await.trim_start_matches("/t/").to_owned(), link };
    let partner = sit_program(&browser.base, &table.id, &table.link, 1).await;
    browser.until("document.querySelector('#gathering .ready')").await;
    deal(browser).await;
    let mine: Vec<usize> = browser
        .js("[...document.querySelectorAll('#board .card')].flatMap((it, at) => it.querySelector('.key.near.agent, .key.agent') ? [at] : [])")
        .await;
    let view = look(&partner, &table).await;
    let theirs = (0..25).filter(|card| view["key"][card] == "green");
    // Each side clues all its words at once, and the other has seen which they are.
    clue(browser, &partner, &table, true, "quokka").await;
    let mut touch = 0;
    for card in theirs.clone() {
        mine_ask(browser, json!({ "guess": { "card": card, "touch": touch } })).await;
        touch += 1;
    }
    if look(&partner, &table).await["phase"].get("guess").is_some() {
        mine_ask(browser, json!({ "stop": { "touch": touch } })).await;
    }
    clue(browser, &partner, &table, false, "zephyr").await;
    for card in mine.into_iter().filter(|card| !theirs.clone().any(|found| found == *card)) {
        act(&partner, &table, json!({ "guess": { "card": card, "touch": touch } })).await;
        touch += 1;
    }
    browser.until("document.querySelector('#ended')").await;
}

async fn clue(browser: &Browser, partner: &Program, table: &Table, theirs: bool, word: &str) {
    let clue = json!({ "clue": { "word": word, "number": 9 } });
    if theirs {
        act(partner, table, clue).await;
        browser.until("document.querySelector('#board.guessing')").await;
    } else {
        mine_ask(browser, clue).await;
    }
}

async fn look(partner: &Program, table: &Table) -> Value {
    partner.get(&format!("/api/tables/{}", table.id)).await["view"].clone()
}

async fn act(partner: &Program, table: &Table, action: Value) {
    partner.post(&format!("/api/tables/{}/act", table.id), json!({ "do": action })).await;
}

async fn mine_ask(browser: &Browser, action: Value) {
    let v: u64 = browser.js("safehouse.v").await;
    let ask = json!({ "do": action });
    browser.js::<Value>(&format!("safehouse.ask({ask})")).await;
    browser.until(&format!("safehouse.v > {v}")).await;
}
