//! A real Chromium that somebody looks at, and everything that must not happen in it.

use crate::chromedriver::Chromedriver;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use tokio::time::{Instant, sleep};

/// A phone held upright.
pub const PHONE: (u32, u32) = (390, 844);
/// The smallest phone.
pub const SMALL: (u32, u32) = (360, 740);
/// A laptop.
pub const LAPTOP: (u32, u32) = (1280, 800);

/// What ends a hung test; nothing that works takes nearly as long.
pub const PATIENCE: Duration = Duration::from_secs(60);

const FLAGS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
];

/// How somebody's browser is set up.
#[derive(Clone, Copy)]
pub struct Habits {
    pub size: (u32, u32),
    pub language: &'static str,
    pub dark: bool,
    pub script: bool,
    /// Whether things may move.
    pub motion: bool,
}

impl Habits {
    /// A browser of this size in this language, with everything else as usual.
    pub const fn new(size: (u32, u32), language: &'static str) -> Habits {
        Habits { size, language, dark: false, script: true, motion: false }
    }
}

/// A browser of one person. Whoever opens it says goodbye to it, which looks at everything that it took down.
pub struct Browser {
    pub driver: WebDriver,
    pub habits: Habits,
    /// The house that it visits.
    pub base: String,
    left: bool,
    _profile: TempDir,
}

impl Browser {
    /// Opens a browser that has never been anywhere.
    pub async fn open(chromedriver: &Chromedriver, base: &str, habits: Habits) -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let mut wishes = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wishes.add_arg(flag).unwrap();
        }
        let Habits { language, script, .. } = habits;
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display())).unwrap();
        wishes.add_arg(&format!("--lang={language}")).unwrap();
        wishes.add_arg(&format!("--accept-lang={language}")).unwrap();
        let mut preferences = json!({ "intl.accept_languages": language });
        if !script {
            preferences["profile.managed_default_content_settings.javascript"] = json!(2);
        }
        wishes.add_experimental_option("prefs", preferences).unwrap();
        wishes.set("unhandledPromptBehavior", "ignore").unwrap();
        let driver =
            WebDriver::builder(&chromedriver.url, wishes).request_timeout(PATIENCE * 3).await.unwrap();
        let browser = Browser { driver, habits, base: base.to_owned(), left: false, _profile: profile };
        browser.arm().await;
        browser
    }

    /// Sets the present tab up: size, lamp, and the recorder of what must not happen.
    async fn arm(&self) {
        let script = json!({ "source": include_str!("recorder.js") });
        self.tell("Page.addScriptToEvaluateOnNewDocument", script).await;
        self.tell("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await;
        self.resize(self.habits.size).await;
        self.lamp(self.habits.dark).await;
    }

    /// Tells the browser something that WebDriver has no word for.
    pub async fn tell(&self, method: &str, what: Value) -> Value {
        self.driver.cdp().send_raw(method, what).await.unwrap()
    }

    /// Gives the window another size.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Puts the lamp out, or on.
    pub async fn lamp(&self, dark: bool) {
        let motion = if self.habits.motion { "no-preference" } else { "reduce" };
        let wishes = json!({ "features": [
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        self.tell("Emulation.setEmulatedMedia", wishes).await;
    }

    /// Goes to an address of the house.
    pub async fn goto(&self, path: &str) {
        let address =
            if path.starts_with("about:") { path.to_owned() } else { format!("{}{path}", self.base) };
        self.driver.goto(&address).await.unwrap();
    }

    /// The path and query of the page.
    pub async fn here(&self) -> String {
        let url = self.driver.current_url().await.unwrap();
        let query = url.query().map(|query| format!("?{query}")).unwrap_or_default();
        format!("{}{query}", url.path())
    }

    /// Opens a second tab on the same page and looks at it from now on; gives the handles of the first and of the new one.
    pub async fn second_tab(&self) -> (WindowHandle, WindowHandle) {
        let first = self.driver.window().await.unwrap();
        let here = self.here().await;
        let second = self.driver.new_tab().await.unwrap();
        self.look_at(&second).await;
        self.arm().await;
        self.goto(&here).await;
        (first, second)
    }

    /// Looks at a tab.
    pub async fn look_at(&self, tab: &WindowHandle) {
        self.driver.switch_to_window(tab.clone()).await.unwrap();
    }

    /// Runs a script in the page.
    pub async fn try_js<T: DeserializeOwned>(&self, script: &str, with: Vec<Value>) -> WebDriverResult<T> {
        self.driver.execute(script, with).await?.convert()
    }

    /// The value of an expression in the page.
    pub async fn js<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.try_js(&format!("return {expression};"), Vec::new()).await;
        value.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str) {
        let script = format!("return !!({expression});");
        let began = Instant::now();
        // A page that is being left cannot be asked.
        while !self.try_js::<bool>(&script, Vec::new()).await.unwrap_or(false) {
            if began.elapsed() > PATIENCE {
                let page: String = self.js("document.body.innerText.slice(0, 1500)").await;
                panic!("never true: {expression}\nat {}:\n{page}", self.here().await);
            }
            sleep(Duration::from_millis(40)).await;
        }
    }

    /// The element that a selector finds, once there is one.
    pub async fn find(&self, css: &str) -> WebElement {
        self.until(&format!("document.querySelector({})", json!(css))).await;
        self.driver.find(By::Css(css)).await.unwrap()
    }

    /// Presses what a selector finds, as soon as it is there and nothing lies over it.
    pub async fn press(&self, css: &str) {
        let began = Instant::now();
        loop {
            let pressed = self.find(css).await.click().await;
            match pressed {
                Ok(()) => return,
                Err(error) if began.elapsed() > PATIENCE => panic!("{css} cannot be pressed: {error}"),
                Err(_) => sleep(Duration::from_millis(40)).await,
            }
        }
    }

    /// Chooses another language on the page: on a phone from a list that opens.
    pub async fn speak(&self, language: &str) {
        if self.js("document.querySelector('.tongue').checkVisibility()").await {
            self.press(".tongue").await;
        }
        self.press(&format!("form.languages [value={language}]")).await;
    }

    /// Empties a field and types into it.
    pub async fn fill(&self, css: &str, text: &str) {
        self.find(css).await;
        self.try_fill(css, text).await.unwrap();
    }

    /// Empties a field and types into it, if it is there and stays.
    pub async fn try_fill(&self, css: &str, text: &str) -> WebDriverResult<()> {
        let field = self.driver.find(By::Css(css)).await?;
        field.clear().await?;
        field.send_keys(text).await
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: impl Into<TypingData>) {
        self.driver.action_chain().send_keys(keys).perform().await.unwrap();
    }

    /// What somebody reads in an element.
    pub async fn text(&self, css: &str) -> String {
        self.find(css).await.text().await.unwrap()
    }

    /// How many elements a selector finds.
    pub async fn count(&self, css: &str) -> usize {
        self.js(&format!("document.querySelectorAll({}).length", json!(css))).await
    }

    /// Takes a picture of what can be seen.
    pub async fn picture(&self, path: &Path) {
        self.driver.screenshot(path).await.unwrap();
    }

    /// What moved by itself in this tab, and how much it counts.
    pub async fn shifts(&self) -> Vec<(f64, String)> {
        self.js("JSON.parse(sessionStorage.getItem('test-shifts') || '[]')").await
    }

    /// Forgets what has moved.
    pub async fn forget_shifts(&self) {
        self.js::<Value>("sessionStorage.removeItem('test-shifts')").await;
    }

    /// Nothing went wrong in this tab.
    pub async fn assert_well(&self) {
        if self.habits.script {
            let seen: Vec<String> = self.js("JSON.parse(sessionStorage.getItem('test-seen') || '[]')").await;
            assert!(seen.is_empty(), "in the browser: {seen:#?}");
        }
    }

    /// Says goodbye: nothing went wrong all the time.
    pub async fn leave(mut self) {
        self.left = true;
        self.assert_well().await;
        self.driver.clone().quit().await.unwrap();
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        assert!(self.left || std::thread::panicking(), "nobody looked at what this browser took down");
    }
}
