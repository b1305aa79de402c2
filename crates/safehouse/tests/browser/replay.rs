//! Afterwards: step by step, from a seat and from above.

use crate::browser::{Browser, Habits, LAPTOP};
use crate::house::{Counts, Program, games, play_seat, seat};
use crate::stage::Stage;
use thirtyfour::prelude::*;

/// A game that programs have played to the end.
async fn played(stage: &Stage, game: &str) -> String {
    let (game, options, seats) = games().into_iter().find(|(name, ..)| *name == game).unwrap();
    let mut players = Vec::new();
    for number in 0..seats {
        players.push(Program::new(&[stage.house.base()], &format!("Program {number}")).await);
    }
    let table = seat(game, &options, &players).await;
    let counts = Counts::default();
    let seats = players.iter().zip(0..).map(|(player, seed)| play_seat(player, &table, seed, 0, &counts));
    assert!(futures_util::future::join_all(seats).await.iter().all(|played| played.over));
    table
}

/// The moment that is shown, and of how many.
async fn moment(browser: &Browser) -> String {
    browser.text("#steps .where").await
}

/// The number of the moment that is shown.
const STEP: &str = "+new URLSearchParams(location.search).get('step')";

/// Waits until the page of such a moment is there as a whole: one that is still loading hears no keys.
async fn arrived(browser: &Browser, step: &str) -> usize {
    browser.until(&format!("document.readyState === 'complete' && location.search && {STEP} {step}")).await;
    browser.js(STEP).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_gone_through_step_by_step() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    for game in ["secrets", "duet", "confusion"] {
        let table = played(&stage, game).await;
        let replay = format!("/t/{table}/replay");
        browser.goto(&replay).await;
        assert_eq!(browser.count("#steps a[rel=next]").await, 0, "it begins at the end");
        browser.press("#steps a[rel=first]").await;
        arrived(&browser, "=== 0").await;
        let first = moment(&browser).await;
        browser.press("#steps a[rel=next]").await;
        arrived(&browser, "=== 1").await;
        assert_ne!(moment(&browser).await, first);
        // The driver may press a key once more if the page changes under it: how many steps is not asked.
        browser.keys(Key::Right).await;
        let there = arrived(&browser, "> 1").await;
        browser.keys(Key::Left).await;
        arrived(&browser, &format!("< {there}")).await;
        browser.keys(Key::Home).await;
        arrived(&browser, "=== 0").await;
        assert_eq!(moment(&browser).await, first);
        // Any moment can be linked to.
        let link: String =
            browser.js("[...document.querySelectorAll('#lines a.to')].at(-1).getAttribute('href')").await;
        browser.goto(&link).await;
        assert_eq!(browser.count("#lines li.now").await, 1);
        assert_eq!(
            browser.js::<String>("document.querySelector('#lines li.now a.to').getAttribute('href')").await,
            link
        );

        // From a seat one sees less than from above, and the public sees less than a seat.
        let mut shown = Vec::new();
        for viewer in ["omniscient", "seat:0", "public"] {
            browser.goto(&format!("{replay}?as={viewer}&step=0")).await;
            assert_eq!(browser.js::<String>("document.querySelector('#from select').value").await, viewer);
            assert_eq!(
                browser.count("main :is([form=ask], form[data-ask])").await,
                0,
                "there is something to press"
            );
            shown.push(browser.js::<String>("document.getElementById('board').outerHTML").await);
        }
        assert!(shown[0] != shown[1] && shown[1] != shown[2] && shown[0] != shown[2], "{game}");
        // The choice of a seat leads there at once, and keeps the moment.
        browser.goto(&format!("{replay}?as=omniscient&step=1")).await;
        browser.press("#from select").await;
        browser.press("#from option[value='seat:1']").await;
        browser.until("location.search.includes('seat')").await;
        assert!(browser.here().await.contains("step=1"));
    }
    browser.leave().await;
}
