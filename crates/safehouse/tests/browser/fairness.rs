//! Fairness that a player can check: everybody adds a part to the deal, and the page says whether it is the same at the end.

use crate::browser::{Browser, Habits, LAPTOP, PHONE};
use crate::gathering::{Table, deal, make, play_bots, sit_down};
use crate::player::Player;
use crate::stage::Stage;
use serde_json::{Value, json};

/// The lines of a table's record, which everybody may have after the end.
async fn record(browser: &Browser, table: &str) -> Vec<Value> {
    let text = reqwest::get(format!("{}/api/tables/{table}/record", browser.base)).await.unwrap();
    text.text().await.unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What this browser has kept of a table.
async fn kept(browser: &Browser, table: &str) -> Value {
    browser.js(&format!("JSON.parse(localStorage.getItem('fair:{table}'))")).await
}

/// Writes something else over what this browser has kept, and looks again.
async fn forge(browser: &Browser, table: &str, what: &Value) {
    let text = json!(what.to_string());
    browser.js::<Value>(&format!("localStorage.setItem('fair:{table}', {text})")).await;
    browser.driver.refresh().await.unwrap();
    browser.until("document.querySelector('#fairness .compared:not([hidden])')").await;
}

/// Somebody alone against bots gives the game up.
async fn give_up(browser: &Browser) {
    browser.until("window.safehouse").await;
    browser.js::<Value>("void safehouse.ask({ vote: { on: 'stop', yes: true } })").await;
    browser.until("document.querySelector('#fairness')").await;
}

/// Somebody loses a game of Confusion at once, by the button.
async fn resign(browser: &Browser) {
    let mut player = Player::new(browser, 3);
    loop {
        let choices = player.choices().await;
        if let Some(resign) = choices.iter().find(|choice| choice.contains("resign")) {
            player.press(resign).await;
            browser.until("document.querySelector('#fairness')").await;
            return;
        }
        player.step().await;
    }
}

/// What is said of the promise, and of each seat's part: as much as can be compared here.
async fn said(browser: &Browser) -> Vec<String> {
    browser
        .js("[...document.querySelectorAll('#fairness .compared:not([hidden])')].map((it) => it.textContent)")
        .await
}

fn zeros() -> Value {
    json!("00".repeat(32))
}

#[tokio::test(flavor = "multi_thread")]
async fn play_now_adds_a_part_and_the_end_says_whether_it_is_the_same() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "en")).await;
    for game in ["secrets", "confusion", "duet"] {
        let Table { id, .. } = play_bots(&browser, game).await;
        assert_eq!(browser.count("#gathering").await, 0, "one press is enough");
        let mine = kept(&browser, &id).await;
        // What was promised can be read while the game is on.
        let promised: Value = browser.js("document.querySelector('#menu .promise code').textContent").await;
        assert_eq!(promised, mine["promise"]);
        give_up(&browser).await;
        assert_eq!(said(&browser).await, vec!["The same as this browser kept."; 2]);
        // The page, the record and this browser say the same.
        let lines = record(&browser, &id).await;
        let (first, last) = (&lines[0], &lines[lines.len() - 1]);
        let parts = first["contributions"].as_array().unwrap();
        assert_eq!((&mine["promise"], &mine["parts"]["0"]), (&first["commitment"], &json!([parts[0]])));
        assert_ne!(parts[0], zeros());
        assert!(parts[1..].iter().all(|part| *part == zeros()), "bots add nothing");
        let shown = |css: &str| format!("document.querySelector('#fairness {css} code').textContent");
        assert_eq!(browser.js::<Value>(&shown("[data-promise]")).await, first["commitment"]);
        assert_eq!(browser.js::<Value>(&shown(".seal")).await, last["seal"]);
        assert_eq!(browser.js::<Value>(&shown("[data-mine]")).await, parts[0]);
        assert_eq!(browser.count("#fairness .nobody").await, 0);
        // It is all there again after a reload, and can be read.
        browser.driver.refresh().await.unwrap();
        browser.press("#fairness summary").await;
        let text = browser.text("#fairness").await;
        assert_eq!(text.matches("The same as this browser kept.").count(), 2, "{text}");
        assert!(text.contains("who sat there") && text.contains("a bot: it adds nothing"), "{text}");
        assert!(text.contains(&format!("--seal {}", last["seal"].as_str().unwrap())), "{text}");
    }
    browser.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_part_or_another_promise_is_called_not_the_same() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    let Table { id, .. } = play_bots(&browser, "duet").await;
    give_up(&browser).await;
    let mine = kept(&browser, &id).await;
    let (same, other) = ("The same as this browser kept.".to_owned(), "5a".repeat(32));
    let not = format!("NOT the same. This browser kept: {other}");

    forge(&browser, &id, &json!({ "at": 1, "promise": mine["promise"], "parts": { "0": [other] } })).await;
    assert_eq!(said(&browser).await, [same.clone(), not.clone()]);
    assert!(
        browser.js::<bool>("document.getElementById('fairness').open").await,
        "nobody has to look for it"
    );
    forge(&browser, &id, &json!({ "at": 1, "promise": other, "parts": mine["parts"] })).await;
    assert_eq!(said(&browser).await, [not, same]);

    // A browser that kept nothing says so.
    browser.js::<Value>("localStorage.clear()").await;
    browser.driver.refresh().await.unwrap();
    browser.press("#fairness summary").await;
    assert!(said(&browser).await.is_empty());
    assert!(browser.text("#fairness .kept-nothing").await.contains("kept nothing of this table"));
    browser.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn host_and_guest_both_add_a_part_and_each_browser_knows_its_own() {
    let stage = Stage::set().await;
    let host = stage.browser(Habits::new(LAPTOP, "de")).await;
    let guest = stage.browser(Habits::new(PHONE, "es")).await;
    let table = make(&host, "confusion", "", "Anna").await;
    sit_down(&guest, &table, "Bea").await;
    // Whoever changes their mind adds another part, and the last one counts.
    guest.until("document.querySelector('.doings button[value*=false]')").await;
    guest.press(".doings button[value*=false]").await;
    guest.press(".doings button[value*=true]").await;
    deal(&host).await;
    resign(&host).await;
    guest.until("document.querySelector('#fairness')").await;
    let parts = record(&host, &table.id).await[0]["contributions"].clone();
    assert!(parts[0] != zeros() && parts[1] != zeros() && parts[0] != parts[1], "{parts}");
    assert_eq!(kept(&host, &table.id).await["parts"], json!({ "0": [parts[0]] }));
    assert_eq!(kept(&guest, &table.id).await["parts"], json!({ "1": [parts[1]] }));
    assert_eq!(said(&host).await, vec!["Dasselbe, was dieser Browser behalten hat."; 2]);
    assert_eq!(said(&guest).await, vec!["Es lo mismo que guardó este navegador."; 2]);
    host.leave().await;
    guest.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_around_one_device_has_a_part() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "nl")).await;
    browser.goto("/new/confusion").await;
    browser.press("details.hot summary").await;
    browser.fill(":nth-child(1 of label:has([name=who])) input", "Ann").await;
    browser.fill(":nth-child(2 of label:has([name=who])) input", "Bob").await;
    browser.press("button[formaction]").await;
    browser.until("document.querySelector('main.curtain')").await;
    let id = browser.here().await.split('/').nth(2).unwrap().to_owned();
    browser.press("main.curtain .button, main.curtain button").await;
    browser.until("document.querySelector('main.table')").await;
    resign(&browser).await;
    assert_eq!(said(&browser).await, vec!["Hetzelfde als wat deze browser bewaarde."; 3]);
    let first = record(&browser, &id).await[0].clone();
    let parts = &first["contributions"];
    assert!(parts[0] != zeros() && parts[1] != zeros() && parts[0] != parts[1], "{parts}");
    assert_eq!(first["seats"], json!([{ "name": "Ann" }, { "name": "Bob" }]));
    let mine = kept(&browser, &id).await;
    assert_eq!(mine["parts"], json!({ "0": [parts[0]], "1": [parts[1]] }));
    assert_eq!(mine["promise"], first["commitment"]);
    browser.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script_nobody_adds_anything_and_the_page_says_so() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits { script: false, ..Habits::new(PHONE, "en") }).await;
    browser.goto("/").await;
    assert!(browser.text("main noscript").await.contains("it adds nothing to a deal"));
    let Table { id, .. } = play_bots(&browser, "confusion").await;
    resign(&browser).await;
    let parts = record(&browser, &id).await[0]["contributions"].clone();
    assert_eq!(parts, json!([zeros(), zeros()]));
    browser.press("#fairness summary").await;
    let text = browser.text("#fairness").await;
    assert!(text.contains("Nobody added anything to this deal."), "{text}");
    assert!(text.contains("This browser runs no script") && text.contains("You: added nothing"), "{text}");
    assert!(!text.contains("The same") && !text.contains("NOT the same"), "{text}");

    // One device without a script.
    browser.goto("/new/confusion").await;
    browser.press("details.hot summary").await;
    browser.press("button[formaction]").await;
    browser.until("document.querySelector('main.curtain')").await;
    let id = browser.here().await.split('/').nth(2).unwrap().to_owned();
    browser.press("main.curtain .button, main.curtain button").await;
    resign(&browser).await;
    assert_eq!(record(&browser, &id).await[0]["contributions"], json!([zeros(), zeros()]));
    assert_eq!(browser.count("#fairness .nobody").await, 1);
    browser.leave().await;
}
