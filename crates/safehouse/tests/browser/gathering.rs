//! People come together: a table is made, others follow the link, the host deals.

use crate::browser::Browser;

/// A table that was made, and how others get there.
pub struct Table {
    pub id: String,
    /// The address that is passed on.
    pub link: String,
}

impl Table {
    /// Where it is.
    pub fn path(&self) -> String {
        format!("/t/{}", self.id)
    }
}

/// Makes a table of a game; `chosen` are the options, as a query.
pub async fn make(host: &Browser, game: &str, chosen: &str, name: &str) -> Table {
    host.goto(&format!("/new/{game}?{chosen}")).await;
    host.fill("#name", name).await;
    host.press("main form .doings button.first").await;
    host.until("document.querySelector('#gathering')").await;
    let here = host.here().await;
    let link: String = host.js("new URL(document.getElementById('link').href).pathname").await;
    Table { id: here.trim_start_matches("/t/").to_owned(), link }
}

/// Follows the link, sits down and is ready.
pub async fn sit_down(guest: &Browser, table: &Table, name: &str) {
    guest.goto(&table.link).await;
    guest.fill("form.join [name=name]", name).await;
    guest.press("form.join button").await;
    guest.press("button[data-chance]").await;
}

/// The host deals, as soon as everybody is ready.
pub async fn deal(host: &Browser) {
    let start = r#"button[value='{"start":{}}']"#;
    host.until(&format!("document.querySelector(`{start}`)?.disabled === false")).await;
    host.press(start).await;
    host.until("!document.querySelector('#gathering')").await;
}

/// A game against bots, started from the first page.
pub async fn play_bots(browser: &Browser, game: &str) -> Table {
    browser.goto("/").await;
    browser.press(&format!("form[action='/play/{game}'] button")).await;
    browser.until("document.querySelector('main.table')").await;
    let here = browser.here().await;
    Table { id: here.trim_start_matches("/t/").to_owned(), link: here }
}
