//! One device passed around: a curtain before every seat.

use crate::browser::{Browser, Habits, PHONE};
use crate::player::Player;
use crate::stage::Stage;
use std::collections::BTreeSet;

/// Sets up a table for Ann and Bob around one device.
async fn gather(browser: &Browser, game: &str) {
    browser.goto(&format!("/new/{game}")).await;
    browser.press("details.hot summary").await;
    browser.fill(":nth-child(1 of label:has([name=who])) input", "Ann").await;
    browser.fill(":nth-child(2 of label:has([name=who])) input", "Bob").await;
    browser.press("button[formaction]").await;
}

/// Waits for a curtain, with nothing of the table behind it; gives whose it is.
async fn meet_curtain(browser: &Browser) -> &'static str {
    browser.until("document.readyState === 'complete' && document.querySelector('main.curtain')").await;
    assert_eq!(browser.count("#board, #story, #status").await, 0);
    let title = browser.text("main.curtain h1").await;
    ["Ann", "Bob"].into_iter().find(|name| title.contains(name)).unwrap()
}

/// Opens the curtain that is there, and waits for the table.
async fn open_curtain(browser: &Browser) {
    browser.press("main.curtain button").await;
    browser.until("document.querySelector('main.table')").await;
}

/// Plays a few turns at the device; whether both had it, saw boards of their own, and did something.
async fn goes_round(browser: &Browser, game: &str) -> bool {
    let mut seen = BTreeSet::new();
    let mut boards = BTreeSet::new();
    let mut player = Player::new(browser, 31);
    for _ in 0..10 {
        let who = meet_curtain(browser).await;
        open_curtain(browser).await;
        let plate: String = browser.js("document.querySelector('.plate.me .name')?.innerText ?? ''").await;
        assert_eq!(plate, who);
        if seen.insert(who) {
            boards.insert(browser.js::<String>("document.getElementById('board').outerHTML").await);
        }
        if player.state().await.over {
            break;
        }
        player.step().await;
        // A reload shows the curtain again, in whosoever's hands.
        browser.driver.refresh().await.unwrap();
        assert_eq!(meet_curtain(browser).await, who);
        open_curtain(browser).await;
        if browser.count("#ended").await > 0 {
            break;
        }
        browser.press("#hand button").await;
        // The device is with the next one before anything else happens: a form that is still on its way could carry the
        // browser off from wherever it goes next.
        meet_curtain(browser).await;
    }
    assert_eq!(boards.len(), seen.len(), "{game}: both see the same");
    seen.len() == 2 && player.done.len() > 2
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_goes_round_behind_a_curtain() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "en")).await;
    for game in ["secrets", "confusion", "duet"] {
        // A game may end before it has gone round: Duet's assassin can be the first card that is touched. Then another is
        // dealt; that ten in a row end so soon is as good as impossible.
        let mut went_round = false;
        for _ in 0..10 {
            gather(&browser, game).await;
            went_round = goes_round(&browser, game).await;
            if went_round {
                break;
            }
        }
        assert!(went_round, "{game}: no device has gone round");
    }
    browser.leave().await;
}

/// Nothing in the browser leads back behind a curtain: every page of the history, in both directions, is a curtain or no
/// page of the table's.
async fn no_way_back(browser: &Browser, behind: &str, steps: usize) {
    for way in ["back", "forward"] {
        for _ in 0..steps {
            if way == "back" {
                browser.driver.back().await.unwrap();
            } else {
                browser.driver.forward().await.unwrap();
            }
            browser.until("document.readyState === 'complete'").await;
            let here = browser.here().await;
            if here.starts_with("/h/") {
                meet_curtain(browser).await;
            }
            assert_eq!(browser.count("#board").await, 0, "{way}, at {here}");
        }
    }
    for address in [behind.to_owned(), format!("{behind}?open"), format!("{behind}/replay")] {
        browser.goto(&address).await;
        meet_curtain(browser).await;
    }
    browser.driver.refresh().await.unwrap();
    meet_curtain(browser).await;
}

async fn history_meets_the_curtain(habits: Habits) {
    let stage = Stage::set().await;
    let browser = stage.browser(habits).await;
    for game in ["secrets", "confusion", "duet"] {
        gather(&browser, game).await;
        meet_curtain(&browser).await;
        open_curtain(&browser).await;
        let behind = browser.here().await;
        browser.press("#hand button").await;
        meet_curtain(&browser).await;
        browser.driver.back().await.unwrap();
        meet_curtain(&browser).await;
        no_way_back(&browser, &behind, 4).await;

        // Somebody goes elsewhere with the page open, and somebody else goes back: from the network, or from the
        // browser's page cache.
        open_curtain(&browser).await;
        browser.goto("/rules").await;
        browser.driver.back().await.unwrap();
        meet_curtain(&browser).await;
        open_curtain(&browser).await;
        browser.goto("/about").await;
        no_way_back(&browser, &behind, 3).await;
    }
    browser.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_back_after_the_device_was_passed_meets_the_curtain() {
    history_meets_the_curtain(Habits::new(PHONE, "en")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_back_without_javascript_meets_the_curtain_too() {
    history_meets_the_curtain(Habits { script: false, ..Habits::new(PHONE, "en") }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_out_of_sight_is_covered() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "en")).await;
    gather(&browser, "secrets").await;
    meet_curtain(&browser).await;
    open_curtain(&browser).await;
    // As a browser shows a page that it kept whole: nothing is loaded, and the page is told.
    browser.js::<bool>("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))").await;
    assert!(browser.js::<bool>("document.querySelector('main').hidden").await);
    browser.js::<bool>("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))").await;
    meet_curtain(&browser).await;
    open_curtain(&browser).await;
    // Another tab, or another app, and back.
    let first = browser.driver.window().await.unwrap();
    let second = browser.driver.new_tab().await.unwrap();
    browser.look_at(&second).await;
    browser.goto("/about").await;
    browser.look_at(&first).await;
    meet_curtain(&browser).await;
    // The same seat in a second tab: of two pages one is open.
    open_curtain(&browser).await;
    let here = browser.here().await;
    browser.look_at(&second).await;
    browser.goto(&here).await;
    meet_curtain(&browser).await;
    browser.look_at(&first).await;
    meet_curtain(&browser).await;
    browser.leave().await;
}
