//! What axe-core has to say about a page.

use crate::browser::Browser;
use serde_json::{Value, json};
use std::sync::LazyLock;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/axe.min.js");

static AXE: LazyLock<String> = LazyLock::new(|| {
    std::fs::read_to_string(FILE)
        .unwrap_or_else(|_| panic!("target/axe/axe.min.js is missing: ./check fetches it"))
});

/// Runs all rules, or only these; gives each fault with where it is.
async fn faults(browser: &Browser, only: Option<&str>) -> Vec<String> {
    if browser.js("typeof axe === 'undefined'").await {
        browser.try_js::<Value>(&AXE, Vec::new()).await.unwrap();
    }
    let script = "const [only, done] = arguments;
        const wishes = { resultTypes: ['violations'], preload: false };
        if (only) wishes.runOnly = { type: 'rule', values: [only] };
        // What was just changed has to be painted first.
        new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))).then(() => axe.run(document, wishes)).then(({ violations }) => done(violations.flatMap(({ id, help, nodes }) =>
            nodes.slice(0, 3).map(({ target, any, html }) => `${id} (${help}) at ${target.join(' ')}: ${any[0]?.message || html.slice(0, 160)}`))),
            (error) => done([String(error)]));";
    let said = browser.driver.execute_async(script, vec![json!(only)]).await.unwrap();
    said.convert().unwrap()
}

/// What axe finds on the page with the lamp on and off; only contrast depends on the lamp.
pub async fn with_both_lamps(browser: &Browser) -> Vec<String> {
    let mut all = faults(browser, None).await;
    browser.lamp(true).await;
    let dark = faults(browser, Some("color-contrast")).await;
    all.extend(dark.into_iter().map(|fault| format!("lamp off: {fault}")));
    browser.lamp(false).await;
    all
}
