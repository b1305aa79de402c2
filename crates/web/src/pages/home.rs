//! The first page: three games, one click each.

use crate::games::games;
use crate::shell::{Sheet, page};
use crate::{Reader, Words, icon};
use maud::{Markup, html};
use scene::Stage;

/// A table in a list.
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The name of its game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// When something last happened, in milliseconds.
    pub touched: u64,
}

/// The first page.
pub fn home(reader: &Reader, now: u64, mine: &[Listed], open: &[Listed]) -> Markup {
    let words = Words::of(reader.language);
    let body = html! {
        main #main.home {
            div.welcome {
                h1 { (words.say("home-title")) }
                p { (words.say("home-line")) }
            }
            @if let Some(table) = mine.iter().find(|table| table.stage != Stage::Over) {
                a.button.resume href={ "/t/" (table.id) } {
                    (icon("i-next")) b { (words.fill("home-resume", &[("game", words.say(&table.game).into())])) }
                    span.when { (ago(reader, now, table.touched)) }
                }
            }
            div.games {
                @for (game, sign) in games().iter().map(|game| (game.name(), game.book().sign)) {
                    section.game.(game) {
                        svg.sign aria-hidden="true" { use href={ "#" (sign) } {} }
                        h2 { (words.say(game)) }
                        p.line { (words.say(&format!("home-{game}"))) }
                        p.facts { span { (icon("i-people")) (words.say(&format!("home-{game}-players"))) } span { (icon("i-clock")) (words.say(&format!("home-{game}-time"))) } }
                        form method="post" action={ "/play/" (game) } {
                            button.first data-promised { (words.say("home-play")) }
                            p.promise role="status" hidden { (words.say("fair-begin")) " " code {} }
                        }
                        p.ways {
                            a href={ "/new/" (game) } { (words.say("home-friends")) }
                            a href={ "/rules/" (game) } { (words.say("home-rules")) }
                        }
                    }
                }
            }
            noscript { p { (words.say("fair-no-script")) } }
            form.code method="get" action="/j" {
                label for="code" { (words.say("home-code")) }
                input #code name="code" required maxlength="16" autocomplete="off" autocapitalize="characters" spellcheck="false";
                button { (words.say("home-code-go")) }
            }
            (list(reader, now, "home-mine", mine))
            (list(reader, now, "home-open", open))
        }
    };
    let title = format!("Safehouse – {}", words.say("home-title"));
    let drawings: Vec<_> = games().iter().map(|game| game.name()).collect();
    page(reader, Sheet { title, kind: "plain", game: None, drawings: &drawings, live: false, body })
}

fn list(reader: &Reader, now: u64, title: &str, tables: &[Listed]) -> Markup {
    let words = Words::of(reader.language);
    html! {
        @if !tables.is_empty() {
            section.tables {
                h2 { (words.say(title)) }
                ul {
                    @for table in tables {
                        @let stage = match table.stage { Stage::Open => "stage-open", Stage::On => "stage-on", Stage::Over => "stage-over" };
                        li { a href={ "/t/" (table.id) } {
                            b { (words.say(&table.game)) }
                            span.stage { (words.say(stage)) }
                            span.when { (ago(reader, now, table.touched)) }
                        } }
                    }
                }
            }
        }
    }
}

/// How long ago something was, in words.
fn ago(reader: &Reader, now: u64, then: u64) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    let (key, n) = match minutes {
        0..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    Words::of(reader.language).fill(key, &[("n", n.into())]).into_owned()
}
