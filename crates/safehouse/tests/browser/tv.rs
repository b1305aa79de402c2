//! A large screen in the room: the public table, and nothing to press.

use crate::browser::{Habits, LAPTOP, PHONE};
use crate::gathering::play_bots;
use crate::player::{Player, play_on};
use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn a_large_screen_follows_what_everybody_may_know() {
    let stage = Stage::set().await;
    let phone = stage.browser(Habits::new(PHONE, "en")).await;
    let screen = stage.browser(Habits { dark: true, ..Habits::new(LAPTOP, "de") }).await;
    for game in ["secrets", "confusion", "duet"] {
        let table = play_bots(&phone, game).await;
        screen.goto(&format!("{}/tv", table.path())).await;
        assert_eq!(screen.count("main :is(button, input, select, textarea, form)").await, 0, "{game}");
        let before: usize = screen.count("#story li").await;
        let mut player = Player::new(&phone, 21);
        play_on(std::slice::from_mut(&mut player), 4).await;
        screen.until(&format!("document.querySelectorAll('#story li').length > {before}")).await;
        phone.until("document.querySelector('#status.mine, #ended')").await;
        // The player who opens it sees no more on it than anybody else.
        phone.speak("de").await;
        phone.until("document.documentElement.lang === 'de'").await;
        phone.goto(&format!("{}/tv", table.path())).await;
        let board = "document.getElementById('board').outerHTML";
        let told: String = phone.js(board).await;
        screen
            .until(&format!(
                "document.getElementById('story').innerText.length > 0 && {board} === {}",
                serde_json::json!(told)
            ))
            .await;
        assert_eq!(screen.count("main :is(button, input, select, textarea, form)").await, 0, "{game}");
        phone.goto("/").await;
        phone.speak("en").await;
    }
    phone.leave().await;
    screen.leave().await;
}
