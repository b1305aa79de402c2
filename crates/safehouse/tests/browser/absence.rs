//! Somebody disappears, a host closes the tab, the house is restarted: nobody is left waiting for somebody who is not there, and
//! nobody loses time that the house was away.

use crate::browser::{Browser, Habits, LAPTOP, PHONE};
use crate::gathering::{Table, deal, sit_down};
use crate::player::{Player, play_on};
use crate::stage::Stage;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Makes a table by the API, from the host's own page: pages choose two minutes of patience and no such short clock.
async fn make(host: &Browser, game: &str, more: Value) -> Table {
    host.goto("/").await;
    let mut wanted = json!({ "game": game, "name": "Ana", "patience": 60 });
    wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let script = "return fetch('/api/tables', { method: 'post', headers: { 'content-type': 'application/json' }, \
         body: JSON.stringify(arguments[0]) }).then((answer) => answer.json());";
    let made: Value = host.try_js(script, vec![wanted]).await.unwrap();
    let id = made["id"].as_str().unwrap().to_owned();
    host.goto(&format!("/t/{id}")).await;
    host.until("document.querySelector('#gathering')").await;
    Table { id, link: format!("/j/{}", made["code"].as_str().unwrap()) }
}

/// Waits for something that takes a minute and more, without touching the page.
async fn wait_for(browser: &Browser, expression: &str) {
    let began = Instant::now();
    while !browser.js::<bool>(&format!("!!({expression})")).await {
        assert!(began.elapsed() < Duration::from_secs(150), "{expression}: {}", browser.text("main").await);
        sleep(Duration::from_millis(500)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_left_alone_is_offered_a_way_out_by_itself() {
    let stage = Stage::set().await;
    let ana = stage.browser(Habits::new(LAPTOP, "es")).await;
    let dirk = stage.browser(Habits::new(PHONE, "de")).await;
    let table = make(&ana, "confusion", json!({})).await;
    dirk.goto(&table.link).await;
    assert!(dirk.text("#gathering .patience").await.contains("Minute"), "it is said before one sits down");
    sit_down(&dirk, &table, "Dirk").await;
    deal(&ana).await;
    dirk.until("!document.querySelector('#gathering')").await;
    ana.until("!document.querySelector('#gathering')").await;
    // Who begins is drawn. Whoever is waited for sees it run; as long as their page is open, nothing comes of it.
    let ana_begins: bool = ana.js("!!document.querySelector('#status.mine')").await;
    let (gone, name, left) = if ana_begins { (ana, "Ana", dirk) } else { (dirk, "Dirk", ana) };
    gone.until("document.querySelector('#status .patience .clock')").await;
    assert_eq!(left.count("#away button").await, 0);
    gone.leave().await;
    wait_for(&left, "document.querySelector('#away button')").await;
    assert!(left.text("#away").await.contains(name), "{}", left.text("#away").await);
    assert_eq!(left.count("#status #away").await, 1, "it stands at the status line");
    assert_eq!(left.count(r#"#away button[value*='"seat"']"#).await, 0, "in a game of two no bot sits in");
    // Adjourned, the game waits; and it can be ended without a winner.
    left.press(r#"#away button[value*='"pause"']"#).await;
    left.until(r#"!document.querySelector(`#away button[value*='"pause"']`)"#).await;
    left.press("#away button[popovertarget='sure-away']").await;
    left.press("#sure-away button[value]").await;
    left.until("document.querySelector('#ended')").await;
    left.assert_well().await;
    left.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_closes_the_tab_passes_hosting_on() {
    let stage = Stage::set().await;
    let ana = stage.browser(Habits::new(LAPTOP, "en")).await;
    let eva = stage.browser(Habits::new(PHONE, "nl")).await;
    let table = make(&ana, "secrets", json!({ "options": { "players": 4 } })).await;
    sit_down(&eva, &table, "Eva").await;
    let bots = r#"button[value*='"bot":"easy"']"#;
    assert_eq!(eva.count(bots).await, 0, "that is the host's");
    ana.leave().await;
    wait_for(&eva, &format!("document.querySelector(`{bots}`)")).await;
    // Now Eva can send the one who has gone away and fill the seats.
    eva.press(r#"button[value='{"remove":{"seat":0}}']"#).await;
    for seat in [0, 2, 3] {
        eva.press(&format!(r#"button[value='{{"bot":{{"seat":{seat},"bot":"easy"}}}}']"#)).await;
    }
    deal(&eva).await;
    eva.assert_well().await;
    eva.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_a_clock_costs_nobody_time() {
    let mut stage = Stage::set().await;
    let ana = stage.browser(Habits::new(LAPTOP, "en")).await;
    let ben = stage.browser(Habits::new(PHONE, "en")).await;
    let table = make(&ana, "confusion", json!({ "clock": { "move": 10 } })).await;
    sit_down(&ben, &table, "Ben").await;
    deal(&ana).await;
    ben.until("!document.querySelector('#gathering')").await;
    stage.house.kill();
    sleep(Duration::from_secs(12)).await;
    stage.house.restart().await;
    ana.until("document.getElementById('link-state').hidden").await;
    ben.until("document.getElementById('link-state').hidden").await;
    ana.until("document.querySelector('#story').innerText.includes('out of reach')").await;
    let left: String = ana.js("document.querySelector('.asked .clock time').textContent").await;
    let (minutes, seconds) = left.split_once(':').unwrap();
    let left: u64 = minutes.parse::<u64>().unwrap() * 60 + seconds.parse::<u64>().unwrap();
    assert!((20..=45).contains(&left), "{left} seconds are left");
    sleep(Duration::from_secs(3)).await;
    assert_eq!(ana.count("#ended").await, 0, "nobody has lost");
    let mut players = [Player::new(&ana, 1), Player::new(&ben, 2)];
    play_on(&mut players, 2).await;
    assert_eq!(ana.count("#ended").await, 0);
    ana.leave().await;
    ben.leave().await;
}
