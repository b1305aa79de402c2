//! What every page has around its own matter.

use crate::{Language, Reader, Words, assets};
use maud::{DOCTYPE, Markup, html};

/// A page: its title, its own sheets and scripts, and what stands in it.
pub(crate) struct Sheet<'a> {
    pub title: String,
    /// A class for the whole page.
    pub kind: &'a str,
    /// The game whose style and drawings it needs.
    pub game: Option<&'a str>,
    /// Further sheets of drawings that it needs.
    pub drawings: &'a [&'a str],
    /// Whether the table's script is needed.
    pub live: bool,
    /// `<main>` and what belongs beside it.
    pub body: Markup,
}

pub(crate) fn page(reader: &Reader, sheet: Sheet<'_>) -> Markup {
    let words = Words::of(reader.language);
    let say = |key| words.say(key);
    html! {
        (DOCTYPE)
        html lang=(reader.language.code()) data-theme=(reader.theme.code()) data-sound=(reader.sound) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#2b3a55";
                title { (sheet.title) }
                link rel="stylesheet" href=(assets::url("house.css"));
                @if let Some(game) = sheet.game {
                    link rel="stylesheet" href=(assets::url(&format!("{game}.css")));
                }
                link rel="icon" id="icon" type="image/svg+xml" href=(assets::url("icon.svg"))
                    data-turn=(assets::url("icon-turn.svg"));
                link rel="manifest" href="/manifest.webmanifest";
                script type="module" src=(assets::url("fair.js")) {}
                @if sheet.live { script type="module" src=(assets::url("live.js")) {} }
                script type="module" src=(assets::url("page.js")) {}
                @if let Some(script) = sheet.game.map(|game| format!("{game}.js")).filter(|script| sheet.live && assets::has(script)) {
                    script type="module" src=(assets::url(&script)) {}
                }
            }
            body class=(sheet.kind) {
                a.skip href="#main" { (say("skip")) }
                header.top {
                    a.home href="/" aria-label=(say("home")) { (crate::icon("i-logo")) span { "Safehouse" } }
                    nav aria-label=(say("nav")) {
                        a href="/rules" { (say("nav-rules")) }
                        a href="/missions" { (say("nav-missions")) }
                        a.settings href="/settings" title=(say("nav-settings")) { (crate::icon("i-settings")) span { (say("nav-settings")) } }
                    }
                    // On a phone the languages are a list that opens; where there is room they stand in the line.
                    button.tongue popovertarget="languages" title=(say("settings-language"))
                        aria-label={ (say("settings-language")) ": " (reader.language.own_name()) } { (reader.language.code()) }
                    form #languages.languages popover method="post" action="/settings/language" {
                        input type="hidden" name="back" value=(reader.here);
                        @for language in Language::ALL {
                            button name="language" value=(language.code()) lang=(language.code()) title=(language.own_name())
                                aria-label=(language.own_name()) aria-pressed=(language == reader.language) {
                                span.code { (language.code()) } span.own { (language.own_name()) }
                            }
                        }
                    }
                }
                (sheet.body)
                footer.foot {
                    a href="/about" { (say("nav-about")) }
                }
                (assets::drawings("common"))
                @if let Some(game) = sheet.game { (assets::drawings(game)) }
                @for sheet in sheet.drawings { (assets::drawings(sheet)) }
            }
        }
    }
}
