//! Pages are light, ask nobody else for anything, and stay where they are.

use crate::browser::{Habits, LAPTOP, PHONE};
use crate::gathering::play_bots;
use crate::player::{Player, play_on};
use crate::stage::Stage;
use serde_json::json;

/// The most that the first visit of a table may carry over the wire, in bytes.
const MOST: u64 = 60 * 1024;

#[tokio::test(flavor = "multi_thread")]
async fn the_first_visit_of_a_table_is_light_and_asks_no_other_house() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "en")).await;
    for game in ["secrets", "confusion", "duet"] {
        let table = play_bots(&browser, game).await;
        let mut player = Player::new(&browser, 51);
        play_on(std::slice::from_mut(&mut player), 3).await;
        for page in [table.path(), format!("{}/tv", table.path()), format!("/new/{game}"), "/".to_owned()] {
            browser.goto("about:blank").await;
            browser.tell("Network.clearBrowserCache", json!({})).await;
            browser.goto(&page).await;
            let carried: Vec<(String, u64)> = browser
                .js("performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource')).map((it) => [it.name, it.transferSize])")
                .await;
            for (what, _) in &carried {
                assert!(what.starts_with(&stage.house.base()), "{page} asks for {what}");
            }
            // What a page asks for twice comes once; the page itself, its sheets and its scripts do come.
            let came = carried.iter().filter(|(_, size)| *size > 0).count();
            assert!(came > 2, "{page} had it all already: {carried:?}");
            let all: u64 = carried.iter().map(|(_, size)| size).sum();
            assert!(all < MOST, "{page} carries {all} bytes: {carried:#?}");
        }
    }
    browser.leave().await;
}

/// What bots do changes parts of the page and moves nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_jumps_when_bots_move() {
    // Slow enough that their moves come well after the player's own press, which excuses movement for half a second.
    let stage = Stage::with_pace("900ms").await;
    let browser = stage.browser(Habits { motion: true, ..Habits::new(LAPTOP, "en") }).await;
    for game in ["secrets", "confusion", "duet"] {
        play_bots(&browser, game).await;
        let mut player = Player::new(&browser, 61);
        // From one turn of the player to the next the bots make several moves.
        for _ in 0..3 {
            browser.forget_shifts().await;
            play_on(std::slice::from_mut(&mut player), 1).await;
            browser.until("document.querySelector('#status.mine, #ended')").await;
            let shifts = browser.shifts().await;
            let sum: f64 = shifts.iter().map(|(value, _)| value).sum();
            assert!(sum < 0.1, "{game}: {sum} by {shifts:#?}");
        }
    }
    browser.leave().await;
}
