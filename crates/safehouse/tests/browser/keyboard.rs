//! Everything can be done by keyboard alone.

use crate::browser::{Browser, Habits, LAPTOP};
use crate::gathering::play_bots;
use crate::player::{Player, put_away};
use crate::stage::Stage;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// Presses the tabulator until the focus is on what a selector finds; false if the game moves on and there is no such thing any more.
async fn tab_to(browser: &Browser, css: &str) -> bool {
    tab_until(
        browser,
        "document.querySelector(arguments[0]) && document.activeElement.matches(arguments[0])",
        json!(css),
    )
    .await
}

/// Presses the tabulator until an expression is true, and the focus can be seen; backwards if it does not come true
/// further on. False if the expression is null: what it is about is gone.
async fn tab_until(browser: &Browser, here: &str, with: Value) -> bool {
    // Asked in one go: the page may change in between.
    let seen = "getComputedStyle(document.activeElement).outlineStyle !== 'none'";
    let here = format!("const here = {here}; return here ? [{seen}] : here === null ? null : [];");
    for press in 0..400 {
        match browser.try_js::<Option<Vec<bool>>>(&here, vec![with.clone()]).await {
            Ok(Some(found)) if found.is_empty() => {}
            Ok(Some(found)) => {
                assert!(found[0], "the focus on {with} cannot be seen");
                return true;
            }
            Ok(None) | Err(_) => return false,
        }
        if press < 120 {
            browser.keys(Key::Tab).await;
        } else {
            browser.keys(Key::Shift + Key::Tab).await;
        }
    }
    let focus: String = browser.js("document.activeElement.outerHTML.slice(0, 200)").await;
    let page: String = browser.js("document.querySelector('main').innerText.slice(0, 1500)").await;
    panic!("the tabulator never comes to {with}; it is at {focus}\n{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn duet_is_played_by_keyboard_alone() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    let (mut clues, mut touches) = (0, 0);
    // A touch can end a game at once: then another one.
    for _ in 0..10 {
        browser.goto("/").await;
        assert!(tab_to(&browser, "form[action='/play/duet'] button").await);
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
            // At the beginning the partner may be faster with a clue.
            let giving = browser.count("#clue-word").await == 1;
            if !(if giving { clue(&browser, word).await } else { touch(&browser).await }) {
                continue;
            }
            *(if giving { &mut clues } else { &mut touches }) += 1;
            let answered = "document.querySelector('#ended') || document.getElementById('notice').innerText";
            browser.until(&format!("safehouse.v > {} || {answered}", before.v)).await;
        }
        if clues > 1 && touches > 1 {
            return browser.leave().await;
        }
    }
    panic!("{clues} clues, {touches} touches");
}

/// Types a clue and its number, if there is where to.
async fn clue(browser: &Browser, word: &str) -> bool {
    if !tab_to(browser, "#clue-word").await {
        return false;
    }
    // What was refused before still stands there.
    browser.keys(Key::Control + "a").await;
    browser.keys(word).await;
    browser.keys(Key::Tab).await;
    browser.keys(Key::Control + "a").await;
    browser.keys("1").await;
    browser.keys(Key::Enter).await;
    true
}

/// Walks over the grid with the arrow keys, and touches a card, if one can be touched.
async fn touch(browser: &Browser) -> bool {
    if !tab_to(browser, "#board button.face").await {
        return false;
    }
    let first: String = browser.js("document.activeElement.innerText").await;
    browser.keys(Key::Right).await;
    browser.keys(Key::Down).await;
    assert!(browser.js::<bool>("document.activeElement.matches('#board button.face')").await);
    assert_ne!(browser.js::<String>("document.activeElement.innerText").await, first);
    browser.keys(Key::Enter).await;
    browser.until("document.querySelector(':popover-open button[form=ask]')").await;
    tab_to(browser, ":popover-open button[form=ask]").await;
    browser.keys(Key::Enter).await;
    true
}

/// The other two by keyboard: what can be done is done, with everything that has to be pressed before.
#[tokio::test(flavor = "multi_thread")]
async fn secrets_and_confusion_can_be_played_by_keyboard() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    for game in ["secrets", "confusion"] {
        play_bots(&browser, game).await;
        let player = Player::new(&browser, 1);
        let mut done = 0;
        while done < 3 {
            browser.until("document.querySelector('#status.mine, #ended')").await;
            let before = player.state().await;
            if before.over {
                play_bots(&browser, game).await;
            } else if act(&browser, &player).await {
                let notice = "document.getElementById('notice').innerText";
                browser.until(&format!("safehouse.v > {} || {notice}", before.v)).await;
                done += 1;
            }
        }
    }
    browser.leave().await;
}

/// Does the first thing that can be done; false if there is nothing to do (any more).
async fn act(browser: &Browser, player: &Player<'_>) -> bool {
    put_away(browser).await;
    let choices = player.choices().await;
    let Some(request) = choices.iter().find(|it| !it.contains("resign") && !it.contains("draw")) else {
        return false;
    };
    while let Some((element, last)) = player.way(request).await {
        let radio = "const it = arguments[0]; return it.matches('label') ? it.querySelector('input').name : it.name || null";
        let name: Option<String> = browser.try_js(radio, vec![element.clone()]).await.unwrap_or(None);
        match name.filter(|_| !last) {
            // One tabulator stop for all of a kind, and arrow keys among them.
            Some(name) => {
                tab_to(browser, &format!("input[type=radio][name={}]", json!(name))).await;
                let there = "const it = arguments[0]; return (it.querySelector('input') || it) === document.activeElement";
                for _ in 0..20 {
                    if browser.try_js(there, vec![element.clone()]).await.unwrap_or(true) {
                        break;
                    }
                    browser.keys(Key::Down).await;
                }
                browser.keys(" ").await;
            }
            None => {
                tab_until(browser, "document.activeElement === arguments[0]", element).await;
                browser.keys(Key::Enter).await;
            }
        }
        if last {
            return true;
        }
    }
    false
}
