//! What holds on every page: nothing scrolls sideways on the smallest phone, and axe finds nothing to object to.

use crate::axe;
use crate::browser::{Browser, Habits, SMALL};
use crate::gathering::{deal, make};
use crate::player::Player;
use crate::stage::Stage;
use crate::tour::{self, LONG_NAME, Look};
use serde_json::Value;

/// Whoever looks whether everything fits and everybody can use it; all faults are told at the end.
#[derive(Default)]
struct Inspector {
    seen: usize,
    faults: Vec<String>,
}

impl Look for Inspector {
    async fn look(&mut self, browser: &Browser, sight: &str) {
        self.seen += 1;
        self.faults.extend(too_wide(browser).await.into_iter().map(|fault| format!("{sight}: {fault}")));
        // Whoever reads letters of twice the size scrolls down, not sideways.
        browser.js::<Value>("document.documentElement.style.fontSize = '200%'").await;
        self.faults.extend(too_wide(browser).await.map(|fault| format!("{sight} at 200 %: {fault}")));
        browser.js::<Value>("document.documentElement.style.fontSize = ''").await;
        self.faults
            .extend(axe::with_both_lamps(browser).await.into_iter().map(|fault| format!("{sight}: {fault}")));
    }
}

impl Inspector {
    fn assert_well(self, least: usize) {
        assert!(self.seen >= least, "only {} sights", self.seen);
        assert!(self.faults.is_empty(), "{} faults:\n{}", self.faults.len(), self.faults.join("\n"));
    }
}

/// The page may not be wider than the window; what sticks out is told.
async fn too_wide(browser: &Browser) -> Option<String> {
    let script = "(() => { const wide = innerWidth;
        if (document.documentElement.scrollWidth <= wide) return null;
        const out = [...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > wide + 0.5);
        return `${document.documentElement.scrollWidth} wide in ${wide}: ` + out.slice(0, 5).map((it) => `${it.localName}#${it.id}.${it.getAttribute('class')}`).join(', ');
    })()";
    browser.js(script).await
}

async fn small(stage: &Stage) -> Browser {
    stage.browser(Habits::new(SMALL, "de")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_fit_and_are_accessible() {
    let stage = Stage::set().await;
    let browser = small(&stage).await;
    let mut inspector = Inspector::default();
    tour::pages(&browser, &mut inspector).await;
    browser.leave().await;
    inspector.assert_well(14);
}

async fn a_table(game: &str) {
    let stage = Stage::set().await;
    let browser = small(&stage).await;
    let mut inspector = Inspector::default();
    tour::table(&browser, game, &mut inspector).await;
    browser.leave().await;
    inspector.assert_well(10);
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_fits_and_is_accessible() {
    a_table("secrets").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn confusion_fits_and_is_accessible() {
    a_table("confusion").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn duet_fits_and_is_accessible() {
    a_table("duet").await;
}

/// Eight with names of 24 characters, and words that are as long as words can be.
#[tokio::test(flavor = "multi_thread")]
async fn the_longest_names_and_words_fit() {
    let stage = Stage::set().await;
    let browser = small(&stage).await;
    let table = make(&browser, "secrets", "players=8", LONG_NAME).await;
    let mut others = Vec::new();
    for number in 1..8 {
        others.push(tour::sit_program(&stage.house.base(), &table.id, &table.link, number).await);
    }
    browser.until("document.querySelectorAll('#gathering .chairs .ready').length === 7").await;
    assert_eq!(too_wide(&browser).await, None);
    deal(&browser).await;
    for _ in 0..3 {
        assert_eq!(browser.count("main .plate").await, 8);
        assert_eq!(too_wide(&browser).await, None);
        // Whoever is asked does something, so that cards lie on the table.
        for program in &others {
            let legal = program.get(&format!("/api/tables/{}/legal", table.id)).await;
            if let Some(action) = legal.as_array().and_then(|legal| legal.first()) {
                let act = serde_json::json!({ "do": action });
                program.post(&format!("/api/tables/{}/act", table.id), act).await;
            }
        }
        Player::new(&browser, 1).step().await;
    }

    // The longest that a list may hold.
    let words: Vec<String> = (0..25)
        .map(|number| {
            format!("Donaudampfschifffahrt{}kapitän", "abcdefghijklmnopqrstuvwxyz".split_at(number).1)
        })
        .map(|word| word.chars().take(40).collect())
        .collect();
    browser.goto("/new/duet?bots=1").await;
    browser.fill("#name", LONG_NAME).await;
    let own = serde_json::json!(words.join("\n"));
    browser.js::<serde_json::Value>(&format!("document.getElementById('own').value = {own}")).await;
    browser.press("main form .doings button.first").await;
    browser.until("document.querySelector('#gathering')").await;
    deal(&browser).await;
    browser.until("document.querySelectorAll('#board .word').length === 25").await;
    assert_eq!(too_wide(&browser).await, None);
    browser.leave().await;
}
