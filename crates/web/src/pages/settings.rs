//! What a reader sets for themselves.

use crate::shell::{Sheet, page};
use crate::{Language, Reader, Theme, Words};
use maud::{Markup, html};

/// The settings; `kept` says that they were just taken down.
pub fn settings(reader: &Reader, kept: bool) -> Markup {
    let words = Words::of(reader.language);
    let themes =
        [(Theme::System, "theme-system"), (Theme::Light, "theme-light"), (Theme::Dark, "theme-dark")];
    let body = html! {
        main #main.settings {
            h1 { (words.say("nav-settings")) }
            @if kept { p #notice role="status" { (words.say("settings-kept")) } }
            form method="post" action="/settings" {
                fieldset {
                    legend { (words.say("settings-name")) }
                    label for="name" { (words.say("gather-name")) }
                    input #name name="name" maxlength="24" autocomplete="nickname" value=(reader.name);
                }
                fieldset {
                    legend { (words.say("settings-language")) }
                    @for language in Language::ALL {
                        label.choice lang=(language.code()) {
                            input type="radio" name="language" value=(language.code()) checked[language == reader.language];
                            span { (language.own_name()) }
                        }
                    }
                }
                fieldset {
                    legend { (words.say("settings-theme")) }
                    @for (theme, key) in themes {
                        label.choice { input type="radio" name="theme" value=(theme.code()) checked[theme == reader.theme]; span { (words.say(key)) } }
                    }
                }
                fieldset {
                    legend { (words.say("settings-turn")) }
                    label.choice { input type="checkbox" name="sound" value="on" checked[reader.sound]; span { (words.say("settings-sound")) } }
                    p.says { (words.say("settings-bell-says")) }
                    button #bell type="button" hidden { (words.say("bell")) }
                }
                p.doings { button.first { (words.say("settings-keep")) } }
            }
        }
    };
    let title = format!("{} – Safehouse", words.say("nav-settings"));
    page(reader, Sheet { title, kind: "plain", game: None, drawings: &[], live: false, body })
}
