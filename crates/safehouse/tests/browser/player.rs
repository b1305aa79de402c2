//! Somebody who plays by what can be seen on the page, at random.

use crate::browser::{Browser, PATIENCE};
use game::{Luck, Seed};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;
use thirtyfour::{By, WebElement};
use tokio::time::{Instant, sleep};

/// Words that hardly ever have to do with a word on the table, in no language in particular.
const WORDS: [&str; 24] = [
    "quokka", "zephyr", "nimbus", "krypton", "fjordic", "jujitsu", "xylem", "wombat", "yurt", "ocarina",
    "pagoda", "sudoku", "tundra", "ukulele", "vuvuzela", "igloo", "gazpacho", "haiku", "kimono", "lambada",
    "macrame", "nougat", "okapi", "quorum",
];

/// How the page stands.
#[derive(Deserialize, Debug, Clone)]
pub struct State {
    /// The version that is shown.
    pub v: u64,
    /// What was refused.
    pub notice: String,
    /// Whether the game is over.
    pub over: bool,
}

/// A player at a browser.
pub struct Player<'b> {
    pub browser: &'b Browser,
    luck: Luck,
    /// When something was last done.
    last: Instant,
    /// What was asked of the rules and not refused, in order.
    pub done: Vec<Value>,
    /// What was refused.
    pub refused: Vec<String>,
}

impl<'b> Player<'b> {
    pub fn new(browser: &'b Browser, seed: u64) -> Player<'b> {
        let luck = Luck::new(Seed::from_number(seed));
        Player { browser, luck, last: Instant::now(), done: Vec::new(), refused: Vec::new() }
    }

    async fn ask(&self, what: &str, value: Value) -> Value {
        let script = include_str!("player.js");
        // A page that is just being left cannot be asked.
        for _ in 0..40 {
            if let Ok(answer) = self.browser.try_js(script, vec![json!(what), value.clone()]).await {
                return answer;
            }
            sleep(Duration::from_millis(50)).await;
        }
        self.browser.try_js(script, vec![json!(what), value]).await.unwrap()
    }

    /// How the page stands.
    pub async fn state(&self) -> State {
        serde_json::from_value(self.ask("state", Value::Null).await).unwrap()
    }

    /// Every request of the rules that a button of the table would send.
    pub async fn choices(&self) -> Vec<String> {
        let choices: Vec<String> = serde_json::from_value(self.ask("choices", Value::Null).await).unwrap();
        choices.into_iter().filter(|choice| choice.starts_with("{\"do\":")).collect()
    }

    /// Whether a clue can be typed.
    async fn may_clue(&self) -> bool {
        let forms: Vec<String> = serde_json::from_value(self.ask("forms", Value::Null).await).unwrap();
        forms.iter().any(|form| form.contains("\"clue\""))
    }

    /// Does one of the things that can be done; false if there are none. Nobody gives up or offers a draw.
    pub async fn step(&mut self) -> bool {
        put_away(self.browser).await;
        let acted = if self.may_clue().await { self.give_clue().await } else { self.choose().await };
        if acted {
            self.last = Instant::now();
        }
        assert!(self.last.elapsed() < PATIENCE * 3, "there has been nothing to do: {:?}", self.state().await);
        acted
    }

    /// Presses one of the buttons that can be pressed.
    async fn choose(&mut self) -> bool {
        let mut choices = self.choices().await;
        choices.retain(|choice| !choice.contains("resign") && !choice.contains("draw"));
        match self.luck.pick(&choices).cloned() {
            Some(choice) => self.press(&choice).await,
            None => false,
        }
    }

    /// What has to be pressed first to send this request, and whether that is the button itself; none if there is no such button.
    pub async fn way(&self, request: &str) -> Option<(Value, bool)> {
        let way = self.ask("way", json!(request)).await;
        let [first, last] = way.as_array()?.as_slice() else { return None };
        Some((first.clone(), last == true))
    }

    /// Presses the button that sends this request, after everything that has to be pressed to get there.
    pub async fn press(&mut self, request: &str) -> bool {
        let before = self.hush().await;
        let began = Instant::now();
        loop {
            // The game has moved on, and the button is gone.
            let Some((first, last)) = self.way(request).await else { return false };
            let trouble = match WebElement::from_json(first, self.browser.driver.handle().clone()) {
                Ok(element) => match element.click().await {
                    Ok(()) if last => break,
                    Ok(()) => continue,
                    Err(error) => error.to_string(),
                },
                Err(_) => "nothing that can be pressed brings it to light".to_owned(),
            };
            if began.elapsed() > PATIENCE / 2 {
                panic!("{request} cannot be pressed at {}: {trouble}", self.browser.here().await);
            }
            sleep(Duration::from_millis(50)).await;
        }
        let asked: Value = serde_json::from_str(request).unwrap();
        self.settle(&before, asked["do"].clone()).await
    }

    /// Types a clue that has nothing to do with anything; another one if the referee objects.
    async fn give_clue(&mut self) -> bool {
        let number = self.luck.below(3) + 1;
        for _ in 0..WORDS.len() {
            if !self.may_clue().await {
                return false;
            }
            let before = self.hush().await;
            let word = *self.luck.pick(&WORDS).unwrap();
            // The partner may be faster: then there is nothing to type into any more.
            let typed = async {
                self.browser.try_fill("form[data-ask] [name=word]", word).await?;
                self.browser.try_fill("form[data-ask] [name=number]", &number.to_string()).await?;
                let give = By::Css("form[data-ask]:has([name=word]) button:not([popovertarget])");
                self.browser.driver.find(give).await?.click().await
            };
            if typed.await.is_err() {
                continue;
            }
            let clue = json!({ "clue": { "word": word, "number": number } });
            if self.settle(&before, clue).await {
                return true;
            }
        }
        panic!("the referee objects to every word: {:?}", self.refused);
    }

    /// The page without an old refusal, so that a new one is noticed.
    async fn hush(&self) -> State {
        let state = self.state().await;
        if !state.notice.is_empty() {
            self.browser.js::<Value>("document.getElementById('notice').replaceChildren()").await;
        }
        state
    }

    /// Waits until the house has answered; whether it took what was asked.
    async fn settle(&mut self, before: &State, asked: Value) -> bool {
        let began = Instant::now();
        loop {
            let now = self.state().await;
            if !now.notice.is_empty() {
                self.refused.push(format!("{asked}: {}", now.notice));
                assert!(self.refused.len() < 60, "refused again and again: {:#?}", self.refused);
                return false;
            }
            if now.v != before.v || now.over {
                self.done.push(asked);
                return true;
            }
            assert!(began.elapsed() < PATIENCE, "no answer to {asked}: {now:?}");
            sleep(Duration::from_millis(40)).await;
        }
    }
}

/// Puts away what was shown to this player alone, so that nothing lies over the table.
pub async fn put_away(browser: &Browser) {
    browser.js::<Value>("document.querySelector('#sight button')?.click()").await;
}

/// Everybody plays what they can, until the game is over for all or so many things are done; how many were.
pub async fn play_on(players: &mut [Player<'_>], most: usize) -> usize {
    let mut done = 0;
    let mut last = Instant::now();
    while done < most {
        let mut over = true;
        for player in players.iter_mut() {
            if player.state().await.over {
                continue;
            }
            over = false;
            if player.step().await {
                done += 1;
                last = Instant::now();
            }
        }
        if over {
            return done;
        }
        if last.elapsed() > PATIENCE {
            let mut states = Vec::new();
            for player in players.iter() {
                states.push(player.state().await);
            }
            panic!("nobody can do anything: {states:#?}");
        }
        sleep(Duration::from_millis(30)).await;
    }
    done
}
