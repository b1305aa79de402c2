//! Markup is text, and what is not there is told in a friendly way in the reader's language.

use crate::browser::{Browser, Habits, LAPTOP, PHONE};
use crate::gathering::{deal, make, play_bots};
use crate::player::{Player, play_on};
use crate::stage::Stage;
use serde_json::json;

/// Markup that would be noticed if it were taken for any; as long as a name may be.
const MARKUP: &str = "<img src=x onerror=e()>";

/// The markup stands there to be read, and made no element.
async fn assert_shown(browser: &Browser) {
    let text: String = browser.js("document.body.innerText").await;
    assert!(text.contains(MARKUP), "{text}");
    assert_none_made(browser).await;
}

async fn assert_none_made(browser: &Browser) {
    assert_eq!(browser.count("img, script:not([src]), iframe, object").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_is_shown_as_text() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    make(&browser, "duet", "bots=1", MARKUP).await;
    assert_shown(&browser).await;
    deal(&browser).await;
    assert_shown(&browser).await;
    browser.driver.refresh().await.unwrap();
    assert_shown(&browser).await;
    // Talk comes by the WebSocket, and stands in the page after a reload.
    browser.fill("#say-talk-table", &format!("{MARKUP} & <b>so</b> on")).await;
    browser.press("#talk form button").await;
    browser.until("document.querySelector('#lines').innerText.includes('& <b>so</b> on')").await;
    assert_none_made(&browser).await;
    browser.driver.refresh().await.unwrap();
    browser.until("document.querySelector('#lines').innerText.includes('& <b>so</b> on')").await;
    assert_none_made(&browser).await;
    // A clue of markup is refused or shown, and either way it is text.
    let mut player = Player::new(&browser, 1);
    while browser.count("#clue-word").await == 0 {
        if browser.count("#ended").await > 0 {
            // An assassin was met before it was the person's turn to give a clue.
            make(&browser, "duet", "bots=1", MARKUP).await;
            deal(&browser).await;
            player = Player::new(&browser, 1);
        }
        play_on(std::slice::from_mut(&mut player), 1).await;
        browser.until("document.querySelector('#status.mine, #ended')").await;
    }
    browser.fill("#clue-word", "<img/src=x>").await;
    browser.fill("#clue-number", "1").await;
    let v = player.state().await.v;
    browser.press(".give button.first").await;
    browser.until(&format!("safehouse.v > {v} || document.getElementById('notice').innerText")).await;
    assert_none_made(&browser).await;
    // The name in the settings, and on every page that greets with it.
    browser.goto("/settings").await;
    assert_eq!(browser.js::<String>("document.getElementById('name').value").await, MARKUP);
    assert_none_made(&browser).await;
    // What is wrong with words of one's own is told with the word.
    browser.goto("/new/duet").await;
    browser.fill("#name", MARKUP).await;
    let own = json!(format!("{MARKUP}\n<b>bold</b>\n"));
    browser.js::<serde_json::Value>(&format!("document.getElementById('own').value = {own}")).await;
    browser.press("main form .doings button.first").await;
    browser.until("document.querySelector('#notice')").await;
    assert_none_made(&browser).await;
    assert_eq!(browser.count("#notice b").await, 0);
    // A team's name, on its own page and in the list of teams.
    browser.goto("/missions").await;
    browser.fill("#team-name", MARKUP).await;
    browser.press(".new-team button").await;
    browser.until("document.querySelector('.cities')").await;
    assert_shown(&browser).await;
    browser.goto("/missions").await;
    assert_shown(&browser).await;
    // An address is nobody's page either.
    browser.goto("/j/%3Cimg%20src=x%3E").await;
    assert_none_made(&browser).await;
    browser.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_told_kindly_in_the_readers_language() {
    let stage = Stage::set().await;
    let mut said = Vec::new();
    for language in ["en", "de"] {
        let browser = stage.browser(Habits::new(PHONE, language)).await;
        let mut pages = Vec::new();
        for path in [
            "/t/ZZZZZZZZZZZZ",
            "/t/x",
            "/t/ZZZZZZZZZZZZ/replay",
            "/t/ZZZZZZZZZZZZ/tv",
            "/h/ZZZZZZZZZZZZ",
            "/h/ZZZZZZZZZZZZ/0",
            "/j/WRONGCODE",
            "/rules/chess",
            "/new/chess",
            "/nowhere",
        ] {
            browser.goto(path).await;
            assert_eq!(browser.count("main.sorry h1").await, 1, "{path}");
            assert_eq!(browser.js::<String>("document.documentElement.lang").await, language);
            assert_eq!(browser.count("main.sorry a[href='/']").await, 1, "{path}");
            pages.push(browser.text("main.sorry").await);
        }
        // A code that somebody typed wrongly.
        browser.goto("/").await;
        browser.fill("#code", "NO-SUCH1").await;
        browser.press("form.code button").await;
        pages.push(browser.text("main.sorry").await);
        said.push(pages);
        browser.leave().await;
    }
    for (english, german) in said[0].iter().zip(&said[1]) {
        assert_ne!(english, german);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_survives_a_restart_of_the_house() {
    let mut stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "nl")).await;
    play_bots(&browser, "secrets").await;
    let mut player = Player::new(&browser, 41);
    play_on(std::slice::from_mut(&mut player), 2).await;
    browser.until("document.querySelector('#status.mine')").await;
    stage.house.kill();
    browser.until("!document.getElementById('link-state').hidden").await;
    assert!(!browser.text("#link-state").await.is_empty());
    stage.house.restart().await;
    browser.until("document.getElementById('link-state').hidden").await;
    let done = player.done.len();
    play_on(std::slice::from_mut(&mut player), 3).await;
    assert!(player.done.len() > done);
    assert!(player.refused.is_empty(), "{:?}", player.refused);
    browser.leave().await;
}
