//! Everything can be done by keyboard alone.

use crate::browser::{Browser, Habits, LAPTOP};
use crate::gathering::play_bots;
use crate::player::Player;
use crate::stage::Stage;
use serde_json::json;
use thirtyfour::prelude::*;

/// Presses the tabulator until the focus is on what a selector finds, and can be seen there; backwards if it is not found
/// further on.
async fn tab_to(browser: &Browser, css: &str) {
    let here = format!("document.activeElement?.matches({})", json!(css));
    for press in 0..400 {
        if browser.js::<Option<bool>>(&here).await == Some(true) {
            let seen: bool =
                browser.js("getComputedStyle(document.activeElement).outlineStyle !== 'none'").await;
            assert!(seen, "the focus on {css} cannot be seen");
            return;
        }
        if press < 120 {
            browser.keys(Key::Tab).await;
        } else {
            browser.keys(Key::Shift + Key::Tab).await;
        }
    }
    let focus: String = browser.js("document.activeElement.outerHTML.slice(0, 200)").await;
    panic!("the tabulator never comes to {css}; it is at {focus}");
}

#[tokio::test(flavor = "multi_thread")]
async fn duet_is_played_by_keyboard_alone() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    let (mut clues, mut touches) = (0, 0);
    // A touch can end a game at once: then another one.
    for _ in 0..10 {
        browser.goto("/").await;
        tab_to(&browser, "form[action='/play/duet'] button").await;
        browser.keys(Key::Enter).await;
        browser.until("document.querySelector('main.table')").await;
        // The first thing that the tabulator finds leads past everything that is on every page.
        browser.keys(Key::Tab).await;
        assert!(browser.js::<bool>("document.activeElement.matches('a.skip')").await);
        browser.keys(Key::Enter).await;
        let player = Player::new(&browser, 1);
        let words = [
            "quokka", "zephyr", "krypton", "wombat", "ukulele", "gazpacho", "okapi", "nougat", "kimono",
            "haiku",
        ];
        for word in words {
            browser.until("document.querySelector('#status.mine, #ended')").await;
            let before = player.state().await;
            if before.over || (clues > 1 && touches > 1) {
                break;
            }
            if browser.count("#clue-word").await == 1 {
                clue(&browser, word).await;
                clues += 1;
            } else {
                touch(&browser).await;
                touches += 1;
            }
            let answered = "document.querySelector('#ended') || document.getElementById('notice').innerText";
            browser.until(&format!("safehouse.v > {} || {answered}", before.v)).await;
        }
        if clues > 1 && touches > 1 {
            return browser.leave().await;
        }
    }
    panic!("{clues} clues, {touches} touches");
}

/// Types a clue and its number.
async fn clue(browser: &Browser, word: &str) {
    tab_to(browser, "#clue-word").await;
    // What was refused before still stands there.
    browser.keys(Key::Control + "a").await;
    browser.keys(word).await;
    browser.keys(Key::Tab).await;
    browser.keys(Key::Control + "a").await;
    browser.keys("1").await;
    browser.keys(Key::Enter).await;
}

/// Walks over the grid with the arrow keys, and touches a card.
async fn touch(browser: &Browser) {
    tab_to(browser, "#board button.face").await;
    let first: String = browser.js("document.activeElement.innerText").await;
    browser.keys(Key::Right).await;
    browser.keys(Key::Down).await;
    assert!(browser.js::<bool>("document.activeElement.matches('#board button.face')").await);
    assert_ne!(browser.js::<String>("document.activeElement.innerText").await, first);
    browser.keys(Key::Enter).await;
    tab_to(browser, ":popover-open button[form=ask]").await;
    browser.keys(Key::Enter).await;
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
