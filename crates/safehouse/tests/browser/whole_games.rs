//! Whole games through the page, each of them in every language.

use crate::browser::{Browser, Habits, LAPTOP, PHONE};
use crate::gathering::{deal, make, sit_down};
use crate::house::Program;
use crate::player::{Player, play_on};
use crate::stage::Stage;
use serde_json::Value;

/// What a reader of each language is called here.
const PEOPLE: [(&str, &str); 4] = [("en", "Ann"), ("es", "Íñigo"), ("de", "Jörg"), ("nl", "Marijke")];

async fn four(stage: &Stage) -> Vec<Browser> {
    let mut browsers = Vec::new();
    for (index, (language, _)) in PEOPLE.iter().enumerate() {
        let size = if index % 2 == 0 { PHONE } else { LAPTOP };
        browsers.push(stage.browser(Habits { dark: index > 1, ..Habits::new(size, language) }).await);
    }
    browsers
}

/// Everybody at a table of this game, dealt.
async fn gather<'b>(
    browsers: &'b [Browser],
    game: &str,
    chosen: &str,
    seed: u64,
) -> (String, Vec<Player<'b>>) {
    let name = |browser: &Browser| {
        PEOPLE.iter().find(|(language, _)| *language == browser.habits.language).unwrap().1
    };
    let table = make(&browsers[0], game, chosen, name(&browsers[0])).await;
    for browser in &browsers[1..] {
        sit_down(browser, &table, name(browser)).await;
    }
    deal(&browsers[0]).await;
    for browser in &browsers[1..] {
        browser.until("!document.querySelector('#gathering')").await;
    }
    let players = browsers.iter().zip(seed..).map(|(browser, seed)| Player::new(browser, seed)).collect();
    (table.id, players)
}

/// The end is the same for all, each reads it in their own language, and the record holds what was pressed.
async fn assert_ended(stage: &Stage, game: &str, id: &str, players: &[Player<'_>]) {
    for player in players {
        let browser = player.browser;
        assert_eq!(browser.js::<String>("document.documentElement.lang").await, browser.habits.language);
        let said = browser.text("#ended .result").await;
        assert!(said.chars().count() > 8, "{said}");
        assert_no_keys(browser).await;
    }
    let program = Program::new(&[stage.house.base()], "Archivist").await;
    let record = program.get(&format!("/api/tables/{id}/record")).await;
    let record = record.as_str().unwrap_or_else(|| panic!("no record: {record}"));
    match game {
        "secrets" => verify::<secrets::Secrets>(record),
        "confusion" => verify::<confusion::Confusion>(record),
        _ => verify::<duet::Duet>(record),
    }
    let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (seat, player) in players.iter().enumerate() {
        let of_seat = |line: &&Value| line["by"] == seat && line.get("do").is_some();
        let recorded: Vec<&Value> = lines.iter().filter(of_seat).map(|line| &line["do"]).collect();
        assert_eq!(
            recorded,
            player.done.iter().collect::<Vec<_>>(),
            "seat {seat}; refused: {:#?}",
            player.refused
        );
    }
}

fn verify<G: game::Game>(text: &str) {
    game::verify(&game::Record::<G>::from_text(text).unwrap()).unwrap();
}

/// Nobody is shown the name of a sentence instead of the sentence.
async fn assert_no_keys(browser: &Browser) {
    let text: String = browser.js("document.body.innerText").await;
    let is_key = |word: &&str| {
        let parts: Vec<&str> = word.trim_matches(|char: char| !char.is_alphanumeric()).split('-').collect();
        let ours = ["secrets", "confusion", "duet", "told", "gather", "menu", "plate", "refused", "ended"];
        parts.len() > 1
            && ours.contains(&parts[0])
            && parts.iter().all(|part| part.chars().all(|c| c.is_ascii_lowercase()))
    };
    let keys: Vec<&str> = text.split_whitespace().filter(is_key).collect();
    assert!(keys.is_empty(), "{}: {keys:?}", browser.habits.language);
}

async fn leave(browsers: Vec<Browser>) {
    for browser in browsers {
        browser.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_is_played_to_the_end_by_four_in_four_languages() {
    let stage = Stage::set().await;
    let browsers = four(&stage).await;
    let (id, mut players) = gather(&browsers, "secrets", "players=4&un_window=none", 1).await;
    play_on(&mut players, usize::MAX).await;
    assert_ended(&stage, "secrets", &id, &players).await;
    leave(browsers).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn duet_is_played_to_the_end_by_four_in_four_languages() {
    let stage = Stage::set().await;
    let browsers = four(&stage).await;
    let (id, mut players) = gather(&browsers, "duet", "side_a=2&side_b=2&challenge=11", 2).await;
    play_on(&mut players, usize::MAX).await;
    assert_ended(&stage, "duet", &id, &players).await;
    leave(browsers).await;
}

/// Random moves hardly ever bring a briefcase home: one game is drawn after a while, the other one given up.
#[tokio::test(flavor = "multi_thread")]
async fn confusion_is_played_to_the_end_in_four_languages() {
    let stage = Stage::set().await;
    let browsers = four(&stage).await;
    for (pair, last) in browsers.chunks(2).zip(["\"offer_draw\"", "\"resign\""]) {
        let (id, mut players) = gather(pair, "confusion", "", 3).await;
        play_on(&mut players, 40).await;
        end_by(&mut players, last).await;
        assert_ended(&stage, "confusion", &id, &players).await;
    }
    leave(browsers).await;
}

/// Whoever can do this last thing does it; the other one agrees if that is needed.
async fn end_by(players: &mut [Player<'_>], last: &str) {
    let find = |choices: Vec<String>, what: &str| choices.into_iter().find(|choice| choice.contains(what));
    let mut offered = false;
    while !players[0].state().await.over {
        for player in players.iter_mut() {
            let choices = player.choices().await;
            if let Some(agree) = find(choices.clone(), "\"answer_draw\":true") {
                player.press(&agree).await;
            } else if let Some(offer) = find(choices, last).filter(|_| !offered) {
                offered = player.press(&offer).await;
            } else if !offered {
                player.step().await;
            }
        }
    }
    for player in players {
        player.browser.until("document.querySelector('#ended')").await;
    }
}
