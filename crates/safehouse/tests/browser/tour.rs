//! A walk past every page, and at the tables past the stages of a game with everything that can be opened.

use crate::browser::Browser;
use crate::gathering::{deal, make, play_bots};
use crate::house::Program;
use crate::mission;
use crate::player::{Player, put_away};
use serde_json::{Value, json};
use std::collections::HashSet;
use thirtyfour::Key;

/// A name as long as names can be.
pub const LONG_NAME: &str = "Wilhelmina Wiesengrund-W";

/// Somebody who stops at every sight.
pub trait Look {
    async fn look(&mut self, browser: &Browser, sight: &str);
}

/// Pages beside the tables.
pub async fn pages(browser: &Browser, visitor: &mut impl Look) {
    let games = ["secrets", "confusion", "duet"];
    let plain = ["/", "/rules", "/missions", "/settings", "/about", "/nothing-here", "/j/ZZZZZZZZ"];
    for path in plain {
        browser.goto(path).await;
        let sight = if path == "/" { "home".to_owned() } else { path[1..].replace('/', "-") };
        visitor.look(browser, &sight).await;
    }
    for game in games {
        for page in ["rules", "new"] {
            browser.goto(&format!("/{page}/{game}")).await;
            open_details(browser).await;
            visitor.look(browser, &format!("{page}-{game}")).await;
        }
    }
    browser.goto("/missions").await;
    browser.fill("#team-name", LONG_NAME).await;
    browser.press(".new-team button").await;
    browser.until("document.querySelector('.cities')").await;
    open_details(browser).await;
    visitor.look(browser, "team").await;
    let team = browser.here().await;
    mission::win(browser).await;
    visitor.look(browser, "duet-won").await;
    browser.goto(&team).await;
    visitor.look(browser, "team-with-a-won-city").await;
    browser.press(".tongue").await;
    visitor.look(browser, "languages").await;
    browser.keys(Key::Escape).await;
    // Once one has been at tables, the first page lists them.
    play_bots(browser, "duet").await;
    browser.goto("/").await;
    visitor.look(browser, "home-with-tables").await;
}

/// A table of a game from the first chair to the replay.
pub async fn table(browser: &Browser, game: &str, visitor: &mut impl Look) {
    let table = make(browser, game, "bots=1", LONG_NAME).await;
    visitor.look(browser, &format!("{game}-gathering")).await;
    let cookies = browser.driver.get_all_cookies().await.unwrap();
    browser.driver.delete_all_cookies().await.unwrap();
    browser.goto(&table.link).await;
    visitor.look(browser, &format!("{game}-invited")).await;
    for cookie in cookies {
        browser.driver.add_cookie(cookie).await.unwrap();
    }

    let table = play_bots(browser, game).await;
    let mut player = Player::new(browser, 11);
    let mut opened = HashSet::new();
    let mut steps = 0;
    while !player.state().await.over && steps < 12 {
        browser.until("document.querySelector('#status.mine, #ended')").await;
        if [0, 1, 2, 4, 7].contains(&steps) {
            visitor.look(browser, &format!("{game}-on-{steps}")).await;
        }
        popovers(browser, game, &mut opened, visitor).await;
        chosen(browser, game, &mut opened, visitor).await;
        if player.step().await {
            steps += 1;
        }
    }
    open_details(browser).await;
    visitor.look(browser, &format!("{game}-all-open")).await;
    browser.goto(&format!("{}/tv", table.path())).await;
    visitor.look(browser, &format!("{game}-tv")).await;
    browser.goto(&table.path()).await;
    finish(browser, game, player).await;
    open_details(browser).await;
    visitor.look(browser, &format!("{game}-over")).await;
    for (query, sight) in [("", "above"), ("?as=seat:0&step=3", "seat"), ("?as=public&step=0", "public")] {
        browser.goto(&format!("{}/replay{query}", table.path())).await;
        visitor.look(browser, &format!("{game}-replay-{sight}")).await;
    }

    if game == "confusion" {
        make(browser, game, "bots=1&confusion=1&helper=on&variable-start=on", LONG_NAME).await;
        deal(browser).await;
        browser.until("document.querySelector('#lay-out')").await;
        visitor.look(browser, "confusion-laying-out").await;
    }
    browser.goto(&format!("/new/{game}")).await;
    browser.press("details.hot summary").await;
    browser.press("button[formaction]").await;
    browser.until("document.querySelector('main.curtain')").await;
    visitor.look(browser, &format!("{game}-curtain")).await;
}

/// What is at hand only now and then, and what it looks like once something is chosen: each kind once.
const NOW_AND_THEN: [(&str, &str); 8] = [
    ("#pick-0", "card-chosen"),
    ("#first-0, #first-1", "first-of-two"),
    (".un-window", "un-window"),
    (".pick:not([class*=after])", "target"),
    ("#go-F summary", "spy-chosen"),
    ("details.holds summary", "holder-chosen"),
    (".attempt", "attempt"),
    ("#board .mark", "marks"),
];

async fn chosen(browser: &Browser, game: &str, seen: &mut HashSet<String>, visitor: &mut impl Look) {
    for (css, sight) in NOW_AND_THEN {
        if seen.contains(sight) || browser.count(css).await == 0 {
            continue;
        }
        seen.insert(sight.to_owned());
        let press = "(() => { const it = document.querySelector(CSS); if (it.matches('input, summary')) it.click(); return it.matches('input, summary'); })()";
        let pressed: bool = browser.js(&press.replace("CSS", &json!(css).to_string())).await;
        browser.js::<Value>("document.getElementById('board').scrollIntoView({ block: 'center' })").await;
        visitor.look(browser, &format!("{game}-{sight}")).await;
        if pressed {
            // As it was, so that whoever plays on chooses for themselves.
            browser.js::<Value>("(() => { document.querySelectorAll('.field details[open]').forEach((it) => { it.open = false; }); document.querySelectorAll('#board input:checked, .pair input:checked').forEach((it) => { it.checked = false; }); })()").await;
        }
    }
}

/// On to the end; Confusion hardly ever gets there at random, so there one gives up.
async fn finish(browser: &Browser, game: &str, mut player: Player<'_>) {
    while !player.state().await.over {
        let resign = player.choices().await.into_iter().find(|choice| choice.contains("resign"));
        match resign.filter(|_| game == "confusion") {
            Some(resign) => player.press(&resign).await,
            None => player.step().await,
        };
    }
    browser.until("document.querySelector('#ended')").await;
}

/// Opens one popover of each kind that was not seen before, and closes it again.
async fn popovers(browser: &Browser, game: &str, opened: &mut HashSet<String>, visitor: &mut impl Look) {
    put_away(browser).await;
    let script = "[...document.querySelectorAll('main [popovertarget]:not([popovertargetaction=hide])')]
        .filter((it) => it.checkVisibility()).map((it) => it.getAttribute('popovertarget'))";
    let targets: Vec<String> = browser.js(script).await;
    for target in targets {
        let kind = target.trim_end_matches(|char: char| char.is_ascii_digit() || char == '-').to_owned();
        if !opened.insert(kind.clone()) {
            continue;
        }
        let opener = browser.find(&format!("[popovertarget=\"{target}\"]")).await;
        let script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
        browser.try_js::<Value>(script, vec![opener.to_json().unwrap()]).await.unwrap();
        opener.click().await.unwrap();
        browser.until(&format!("document.getElementById('{target}').matches(':popover-open')")).await;
        visitor.look(browser, &format!("{game}-open-{kind}")).await;
        browser.js::<Value>(&format!("document.getElementById('{target}').hidePopover()")).await;
    }
}

/// Opens everything that can be unfolded without closing something else.
async fn open_details(browser: &Browser) {
    browser
        .js::<Value>(
            "document.querySelectorAll('main details:not([name])').forEach((it) => { it.open = true; })",
        )
        .await;
}

/// Sits down at a table as a program, under a name as long as names can be.
pub async fn sit_program(base: &str, id: &str, link: &str, number: usize) -> Program {
    let program = Program::new(&[base.to_owned()], "P").await;
    let name = format!("{}{number}", &LONG_NAME[..LONG_NAME.len() - 1]);
    let code = link.trim_start_matches("/j/");
    program.post(&format!("/api/tables/{id}/join"), json!({ "name": name, "code": code })).await;
    program.post(&format!("/api/tables/{id}/ask"), json!({ "ask": { "ready": { "ready": true } } })).await;
    program
}
