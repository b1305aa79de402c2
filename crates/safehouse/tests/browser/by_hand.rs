//! Confusion's board by hand: spies are dragged, or tapped and then a square, with a mouse and with a finger.

use crate::browser::{Browser, Habits, LAPTOP, PHONE};
use crate::gathering::play_bots;
use crate::player::Player;
use crate::stage::Stage;
use serde_json::{Value, json};
use thirtyfour::Key;

/// The middle of what a selector finds, brought to the middle of the window.
async fn middle(browser: &Browser, css: &str) -> (f64, f64) {
    let css = json!(css);
    browser
        .js(&format!(
            "(() => {{ const it = document.querySelector({css});
                it.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const box = it.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        ))
        .await
}

/// A hand: a mouse, or a finger.
struct Hand<'b> {
    browser: &'b Browser,
    finger: bool,
}

impl Hand<'_> {
    async fn down(&self, at: (f64, f64)) {
        self.mouse("mouseMoved", at, 0).await;
        self.point("touchStart", "mousePressed", Some(at), at).await;
    }

    async fn go(&self, at: (f64, f64)) {
        self.point("touchMove", "mouseMoved", Some(at), at).await;
    }

    async fn up(&self, at: (f64, f64)) {
        self.point("touchEnd", "mouseReleased", None, at).await;
    }

    async fn point(&self, touch: &str, mouse: &str, finger: Option<(f64, f64)>, at: (f64, f64)) {
        if self.finger {
            let points: Vec<Value> = finger.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
            let what = json!({ "type": touch, "touchPoints": points });
            self.browser.tell("Input.dispatchTouchEvent", what).await;
        } else {
            self.mouse(mouse, at, u8::from(mouse != "mouseReleased")).await;
        }
    }

    async fn mouse(&self, what: &str, (x, y): (f64, f64), buttons: u8) {
        if !self.finger {
            let button = if what == "mouseMoved" && buttons == 0 { "none" } else { "left" };
            let what = json!({ "type": what, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
            self.browser.tell("Input.dispatchMouseEvent", what).await;
        }
    }

    async fn tap(&self, css: &str) {
        let at = middle(self.browser, css).await;
        self.down(at).await;
        self.up(at).await;
    }

    /// Takes something, carries it so far, and lets go.
    async fn drag(&self, css: &str, right: f64, down: f64) {
        let (x, y) = middle(self.browser, css).await;
        self.down((x, y)).await;
        for step in 1..=5 {
            let part = f64::from(step) / 5.0;
            self.go((x + right * part, y + down * part)).await;
        }
        self.up((x + right, y + down)).await;
    }
}

/// On until a spy can be chosen.
async fn my_turn(browser: &Browser) {
    loop {
        browser.until("document.querySelector('#status.mine')").await;
        if browser.count(".field details").await > 0 {
            return;
        }
        Player::new(browser, 1).step().await;
    }
}

/// The last attempt of this spy, as the story of the table tells it.
async fn tried(browser: &Browser, v: u64, spy: &str, from: &str, to: &str) {
    browser.until(&format!("safehouse.v > {v}")).await;
    let words = json!([format!(" {spy} "), from, to]);
    browser
        .until(&format!(
            "[...document.querySelectorAll('#lines p')].some((line) => {words}.every((word) => line.innerText.includes(word)))"
        ))
        .await;
}

async fn by_hand(habits: Habits, finger: bool) {
    let stage = Stage::set().await;
    let browser = stage.browser(habits).await;
    if finger {
        browser.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    }
    let hand = Hand { browser: &browser, finger };
    play_bots(&browser, "confusion").await;
    my_turn(&browser).await;
    let size: f64 = browser.js("document.querySelector('#go-F summary').getBoundingClientRect().width").await;

    // Let go where no square is meant: nothing is asked, and the spy stands where it stood.
    let v: u64 = browser.js("safehouse.v").await;
    hand.drag("#go-F summary", size * 5.0, 0.0).await;
    assert_eq!(browser.js::<String>("document.getElementById('w-F').style.translate").await, "");
    assert!(browser.js::<bool>("document.getElementById('go-F').open").await, "its squares stay open");
    assert_eq!(browser.js::<u64>("safehouse.v").await, v);
    // What each answer would tell is said on the way, so the squares say how likely they are.
    assert!(browser.count("#go-F .to[data-p]").await > 5);

    // Two squares forward.
    hand.drag("#go-F summary", 0.0, -size * 2.0).await;
    tried(&browser, v, "F", "h2", "h4").await;

    // Tapped, then a square; another spy that is tapped takes its place, and the same one closes.
    my_turn(&browser).await;
    hand.tap("#go-A summary").await;
    hand.tap("#go-C summary").await;
    browser.until("document.querySelectorAll('.field details[open]').length === 1").await;
    hand.tap("#go-C summary").await;
    browser.until("!document.querySelector('.field details[open]')").await;
    hand.tap("#go-C summary").await;
    browser.until("document.getElementById('go-C').open").await;
    let v: u64 = browser.js("safehouse.v").await;
    let to = r#"#go-C .to[value*='"direction":"F"'][value*='"distance":1']"#;
    hand.tap(to).await;
    tried(&browser, v, "C", "c2", "c3").await;
    browser.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spies_are_dragged_and_tapped_with_a_mouse() {
    by_hand(Habits::new(LAPTOP, "en"), false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spies_are_dragged_and_tapped_with_a_finger() {
    by_hand(Habits::new(PHONE, "en"), true).await;
}

/// Arrow keys walk over spies and squares, and after an attempt the focus is where one plays on.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_with_whoever_plays_by_keyboard() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(LAPTOP, "en")).await;
    play_bots(&browser, "confusion").await;
    my_turn(&browser).await;
    browser.js::<Value>("document.querySelector('#go-A summary').focus()").await;
    browser.keys(Key::Right).await;
    browser.keys(Key::Enter).await;
    browser.until("document.getElementById('go-C').open").await;
    browser.keys(Key::Up).await;
    let v: u64 = browser.js("safehouse.v").await;
    browser.keys(Key::Enter).await;
    tried(&browser, v, "C", "c2", "c3").await;
    for _ in 0..2 {
        browser.until("document.querySelector('#status.mine')").await;
        browser.until("document.activeElement.matches('#question .answers button, .field summary')").await;
        if browser.js("document.activeElement.matches('.field summary')").await {
            break;
        }
        browser.keys(Key::Enter).await;
        browser.until("document.querySelector('.field summary')").await;
    }
    assert!(browser.js::<bool>("document.activeElement.matches('#go-C summary')").await);
    browser.leave().await;
}

/// The notebook: a tap strikes out, the next one circles, the third clears; the helper is put away and stays so.
#[tokio::test(flavor = "multi_thread")]
async fn a_notebook_is_written_and_the_helper_put_away() {
    let stage = Stage::set().await;
    let browser = stage.browser(Habits::new(PHONE, "de")).await;
    play_bots(&browser, "confusion").await;
    let field = "#leaf-mine tbody tr:nth-child(3) td:nth-child(4)";
    for mark in ["s", "o", ""] {
        browser.press(&format!("{field} button")).await;
        let now = format!("document.querySelector('{field}').className.trim().split(' ')[0]");
        browser.until(&format!("{now} === {}", json!(mark))).await;
    }
    let shown = "getComputedStyle(document.querySelector('#leaf-mine td i')).visibility";
    assert_eq!(browser.js::<String>(shown).await, "visible");
    browser.press("#helper").await;
    assert_eq!(browser.js::<String>(shown).await, "hidden");
    browser.driver.refresh().await.unwrap();
    browser.until("document.querySelector('#helper')?.checked === false").await;
    assert_eq!(browser.js::<String>(shown).await, "hidden");
    browser.leave().await;
}
