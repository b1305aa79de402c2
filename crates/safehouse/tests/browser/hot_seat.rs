//! One device passed around: a curtain before every seat.

use crate::browser::{Habits, PHONE};
use crate::player::Player;
use crate::stage::Stage;
use std::collections::BTreeSet;

#[tokio::test(flavor = "multi_thread")]
async fn a_device_goes_round_behind_a_curtain() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "en")).await;
    for game in ["secrets", "confusion", "duet"] {
        browser.goto(&format!("/new/{game}")).await;
        browser.press("details.hot summary").await;
        browser.fill(":nth-child(1 of label:has([name=who])) input", "Ann").await;
        browser.fill(":nth-child(2 of label:has([name=who])) input", "Bob").await;
        browser.press("button[formaction]").await;
        let mut seen = BTreeSet::new();
        let mut boards = BTreeSet::new();
        let mut player = Player::new(&browser, 31);
        for _ in 0..10 {
            browser.until("document.querySelector('main.curtain')").await;
            // Nothing of the table is behind the curtain.
            assert_eq!(browser.count("#board, #story, #status").await, 0);
            let title = browser.text("main.curtain h1").await;
            let who = ["Ann", "Bob"].into_iter().find(|name| title.contains(name)).unwrap();
            browser.press("main.curtain a.button").await;
            browser.until("document.querySelector('main.table')").await;
            let plate: String =
                browser.js("document.querySelector('.plate.me .name')?.innerText ?? ''").await;
            assert_eq!(plate, who);
            if seen.insert(who) {
                boards.insert(browser.js::<String>("document.getElementById('board').outerHTML").await);
            }
            if player.state().await.over {
                break;
            }
            player.step().await;
            // A reload in somebody else's hands shows the curtain again.
            let here = browser.here().await;
            browser.goto(here.split('?').next().unwrap()).await;
            assert_eq!(browser.count("main.curtain").await, 1);
            browser.press("main.curtain a.button").await;
            if browser.count("#ended").await > 0 {
                break;
            }
            browser.press("#hand a").await;
        }
        assert_eq!(seen.len(), 2, "{game}: only {seen:?}");
        assert_eq!(boards.len(), 2, "{game}: both see the same");
        assert!(player.done.len() > 2, "{game}: {:?}", player.done);
    }
    browser.leave().await;
}
