//! Everything can be done by keyboard alone.

use crate::browser::{Browser, Habits, LAPTOP};
use crate::gathering::play_bots;
use crate::player::Player;
use crate::stage::Stage;
use serde_json::json;
use thirtyfour::prelude::*;

/// Presses the tabulator until the focus is on what a selector finds, and can be seen there.
async fn tab_to(browser: &Browser, css: &str) {
    let here = format!("document.activeElement?.matches({})", json!(css));
    for _ in 0..300 {
        if browser.js::<Option<bool>>(&here).await == Some(true) {
            let seen: bool =
                browser.js("getComputedStyle(document.activeElement).outlineStyle !== 'none'").await;
            assert!(seen, "the focus on {css} cannot be seen");
            return;
        }
        browser.keys(Key::Tab).await;
    }
    panic!("the tabulator never comes to {css}");
}

#[tokio::test(flavor = "multi_thread")]
async fn duet_is_played_by_keyboard_alone() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    browser.goto("/").await;
    tab_to(&browser, "form[action='/play/duet'] button").await;
    browser.keys(Key::Enter).await;
    browser.until("document.querySelector('main.table')").await;
    // The first thing that the tabulator finds leads past everything that is on every page.
    browser.keys(Key::Tab).await;
    assert!(browser.js::<bool>("document.activeElement.matches('a.skip')").await);
    browser.keys(Key::Enter).await;
    let player = Player::new(&browser, 1);
    let (mut clues, mut touches) = (0, 0);
    for word in
        ["quokka", "zephyr", "krypton", "wombat", "ukulele", "gazpacho", "okapi", "nougat", "kimono", "haiku"]
    {
        browser.until("document.querySelector('#status.mine, #ended')").await;
        let before = player.state().await;
        if before.over || (clues > 1 && touches > 1) {
            break;
        }
        if browser.count("#clue-word").await == 1 {
            tab_to(&browser, "#clue-word").await;
            browser.keys(word).await;
            browser.keys(Key::Tab).await;
            browser.keys("1").await;
            browser.keys(Key::Enter).await;
            clues += 1;
        } else {
            tab_to(&browser, "#board button.face").await;
            let first: String = browser.js("document.activeElement.innerText").await;
            browser.keys(Key::Right).await;
            browser.keys(Key::Down).await;
            assert!(browser.js::<bool>("document.activeElement.matches('#board button.face')").await);
            assert_ne!(browser.js::<String>("document.activeElement.innerText").await, first);
            browser.keys(Key::Enter).await;
            tab_to(&browser, ":popover-open button[form=ask]").await;
            browser.keys(Key::Enter).await;
            touches += 1;
        }
        browser.until(&format!("safehouse.v > {} || document.querySelector('#ended')", before.v)).await;
    }
    assert!(clues > 0 && touches > 0, "{clues} clues, {touches} touches");
    browser.leave().await;
}

/// The other two by keyboard: something is chosen and done.
#[tokio::test(flavor = "multi_thread")]
async fn secrets_and_confusion_can_be_played_by_keyboard() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    for game in ["secrets", "confusion"] {
        play_bots(&browser, game).await;
        let player = Player::new(&browser, 1);
        for _ in 0..3 {
            browser.until("document.querySelector('#status.mine, #ended')").await;
            let v = player.state().await.v;
            // A radio button or what unfolds, if what can be done is behind one; then the button.
            if browser.js("!!document.querySelector('main input[type=radio][name=card]')").await {
                tab_to(&browser, "main input[type=radio]").await;
                browser.keys(" ").await;
            } else if browser.js("!!document.querySelector('#board details summary')").await {
                tab_to(&browser, "#board details summary").await;
                browser.keys(Key::Enter).await;
            }
            tab_to(&browser, "main button[form=ask][value^='{\"do\"']").await;
            browser.keys(Key::Enter).await;
            browser.until(&format!("safehouse.v > {v}")).await;
        }
    }
    browser.leave().await;
}
