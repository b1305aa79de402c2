//! A whole game without a script: forms alone.

use crate::browser::{Habits, PHONE};
use crate::gathering::play_bots;
use crate::player::Player;
use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn duet_is_played_to_the_end_without_a_script() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits { script: false, ..Habits::new(PHONE, "es") }).await;
    // A game that ends with the first touch shows little: another one, until there were a clue and a touch.
    for seed in 0..20 {
        let table = play_bots(&browser, "duet").await;
        assert!(browser.js::<bool>("window.safehouse === undefined").await, "a script is running");
        let mut player = Player::new(&browser, seed);
        while !player.state().await.over {
            if !player.step().await {
                // The partner's doings show when the page is asked for again.
                browser.goto(&table.path()).await;
            }
        }
        assert!(browser.text("#ended .result").await.chars().count() > 8);
        if ["clue", "guess"].iter().all(|what| player.done.iter().any(|done| done.get(what).is_some())) {
            return browser.leave().await;
        }
    }
    panic!("no game was long enough");
}
