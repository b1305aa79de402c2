//! A whole game without a script: forms alone.

use crate::browser::{Browser, Habits, PHONE};
use crate::gathering::play_bots;
use crate::player::Player;
use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn duet_is_played_to_the_end_without_a_script() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits { script: false, ..Habits::new(PHONE, "es") }).await;
    let mut refused = false;
    // A game that ends with the first touch shows little: another one, until there were a clue and a touch.
    for seed in 0..20 {
        let table = play_bots(&browser, "duet").await;
        assert!(browser.js::<bool>("window.safehouse === undefined").await, "a script is running");
        let mut player = Player::new(&browser, seed);
        while !player.state().await.over {
            // Before the first clue the partner may be faster; after a touch of ours the clue is ours alone.
            let touched = player.done.last().is_some_and(|done| done.get("guess").is_some());
            if touched && !refused && browser.count("#clue-word").await == 1 {
                assert_refused_by_name(&browser).await;
                refused = true;
                browser.goto(&table.path()).await;
            }
            if !player.step().await {
                // The partner's doings show when the page is asked for again.
                browser.goto(&table.path()).await;
            }
        }
        assert!(browser.text("#ended .result").await.chars().count() > 8);
        if refused
            && ["clue", "guess"].iter().all(|what| player.done.iter().any(|done| done.get(what).is_some()))
        {
            return browser.leave().await;
        }
    }
    panic!("no game was long enough");
}

/// A clue that stands on the table is refused with the word, in the reader's language, and with the rule.
async fn assert_refused_by_name(browser: &Browser) {
    let word =
        "document.querySelector('#board .card:not(.covered) .word').textContent.replaceAll('\\u00ad', '')";
    let word: String = browser.js(word).await;
    browser.fill("#clue-word", &word).await;
    browser.fill("#clue-number", "1").await;
    browser.press(".give button.first").await;
    browser.until("document.getElementById('notice')?.innerText").await;
    let said = browser.text("#notice").await;
    assert!(said.contains(&format!("«{word}» está visible en la mesa")), "{said}");
    assert_eq!(browser.count("#notice a[href='/rules/duet#D19']").await, 1);
}
