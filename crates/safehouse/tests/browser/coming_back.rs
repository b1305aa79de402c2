//! A page that is reloaded, opened twice, cut off or read in another language is where it was.

use crate::browser::{Habits, LAPTOP, PHONE};
use crate::gathering::{deal, make, play_bots, sit_down};
use crate::player::{Player, play_on};
use crate::stage::Stage;
use crate::wire::Wire;
use std::time::Duration;

/// What shows where a game is: the parts of the table as somebody reads them. What was just seen goes by itself, and so does
/// time.
const TABLE: &str = "document.querySelectorAll('.clock time').forEach((it) => { it.textContent = ''; }), \
     [...document.querySelectorAll('main > :not(#notice, #peek)')].map((it) => it.innerText).join('|')";

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_a_second_tab_and_another_language_keep_the_place() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    for game in ["secrets", "duet", "confusion"] {
        let mut player = Player::new(&browser, 5);
        // A touch can end a game at once: then another one.
        loop {
            play_bots(&browser, game).await;
            play_on(std::slice::from_mut(&mut player), 3).await;
            settled(&player).await;
            if !player.state().await.over {
                break;
            }
        }
        let (before, choices) = (browser.js::<String>(TABLE).await, player.choices().await);
        browser.driver.refresh().await.unwrap();
        assert_eq!(browser.js::<String>(TABLE).await, before, "{game} after a reload");
        assert_eq!(player.choices().await, choices);

        // Both tabs follow what is done in one of them.
        let (first, second) = browser.second_tab().await;
        assert_eq!(player.choices().await, choices);
        let v = player.state().await.v;
        while player.state().await.v == v {
            player.step().await;
        }
        settled(&player).await;
        let (in_second, v) = (browser.js::<String>(TABLE).await, player.state().await.v);
        browser.assert_well().await;
        browser.look_at(&first).await;
        browser.until(&format!("safehouse.v >= {v}")).await;
        assert_eq!(browser.js::<String>(TABLE).await, in_second, "{game} in two tabs");
        browser.look_at(&second).await;
        browser.driver.close_window().await.unwrap();
        browser.look_at(&first).await;

        // Another language is the same table in other words.
        let (here, choices) = (browser.here().await, player.choices().await);
        browser.speak("de").await;
        browser.until("document.documentElement.lang === 'de'").await;
        assert_eq!(browser.here().await, here);
        assert_eq!(player.choices().await, choices);
        assert_ne!(browser.js::<String>(TABLE).await, in_second);
        browser.speak("en").await;
        browser.until("document.documentElement.lang === 'en'").await;
        assert_eq!(browser.js::<String>(TABLE).await, in_second, "{game} in English again");
    }
    browser.leave().await;
}

/// Waits until it is the player's turn, or the game is over: nothing happens by itself any more.
async fn settled(player: &Player<'_>) {
    player.browser.until("document.querySelector('#status.mine, #ended')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_wire_loses_nothing_and_plays_nothing_twice() {
    let stage = Stage::set().await;
    let wire = Wire::to(&stage.house.base()).await;
    let tunnel = stage.browser_at(&wire.base, Habits::new(PHONE, "nl")).await;
    let station = stage.browser(Habits::new(LAPTOP, "es")).await;
    let table = make(&tunnel, "confusion", "", "Marijke").await;
    sit_down(&station, &table, "Íñigo").await;
    deal(&tunnel).await;
    station.until("!document.querySelector('#gathering')").await;
    let mut players = [Player::new(&tunnel, 7), Player::new(&station, 8)];
    play_on(&mut players, 6).await;
    // On until it is the turn of whoever is about to be cut off.
    let begun = |choice: &String| choice.contains("attempt");
    while !players[0].choices().await.iter().any(begun) {
        play_on(&mut players, 1).await;
    }
    let before = players[0].state().await;
    wire.cut();
    tunnel.until("!document.getElementById('link-state').hidden").await;
    assert!(!tunnel.text("#link-state").await.is_empty());
    // What is pressed now is sent when there is a way again.
    let choice = players[0].choices().await.into_iter().find(begun).unwrap();
    let asked = serde_json::from_str::<serde_json::Value>(&choice).unwrap()["do"].clone();
    tokio::join!(players[0].press(&choice), async {
        tokio::time::sleep(Duration::from_secs(5)).await;
        wire.mend();
    });
    assert_eq!(players[0].done.last(), Some(&asked));
    assert!(players[0].state().await.v > before.v);
    tunnel.until("document.getElementById('link-state').hidden").await;
    assert!(tunnel.js::<String>("document.getElementById('notice').innerText").await.is_empty());
    play_on(&mut players, 6).await;
    for player in &mut players {
        assert!(player.refused.is_empty(), "{:?}", player.refused);
    }
    let record = format!("/api/tables/{}", table.id);
    let seats = "document.querySelectorAll('#story li').length";
    let told: usize = tunnel.js(seats).await;
    tunnel.driver.refresh().await.unwrap();
    assert_eq!(tunnel.js::<usize>(seats).await, told, "every line of the story stands there once ({record})");
    tunnel.leave().await;
    station.leave().await;
}
