//! The first page: three games, one click each.

use crate::shell::{Sheet, page};
use crate::{Reader, icon};
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

/// The games, in the order of the page, each with a figure that stands for it.
pub(super) const GAMES: [(&str, &str, [&str; 3]); 3] = [
    ("secrets", "s-detective", ["home-secrets", "home-secrets-players", "home-secrets-time"]),
    ("confusion", "c-briefcase", ["home-confusion", "home-confusion-players", "home-confusion-time"]),
    ("duet", "d-key", ["home-duet", "home-duet-players", "home-duet-time"]),
];

/// The first page.
pub fn home(reader: &Reader, now: u64, mine: &[Listed], open: &[Listed]) -> Markup {
    let words = reader.words();
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
                @for (game, sign, [line, players, time]) in GAMES {
                    section.game.(game) {
                        svg.sign aria-hidden="true" { use href={ "#" (sign) } {} }
                        h2 { (words.say(game)) }
                        p.line { (words.say(line)) }
                        p.facts { span { (icon("i-people")) (words.say(players)) } span { (icon("i-clock")) (words.say(time)) } }
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
    let drawings = &["secrets", "confusion", "duet"];
    page(reader, Sheet { title, kind: "plain", game: None, drawings, live: false, body })
}

fn list(reader: &Reader, now: u64, title: &str, tables: &[Listed]) -> Markup {
    let words = reader.words();
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
    reader.words().fill(key, &[("n", n.into())]).into_owned()
}
