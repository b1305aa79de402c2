//! The rules, with every rule's id as an anchor.

use crate::games::{self, games};
use crate::shell::{Sheet, page};
use crate::{Language, Reader, Words};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html::push_html};

/// The rules of all games, to choose from.
pub fn rules_shelf(reader: &Reader) -> Markup {
    let words = Words::of(reader.language);
    let body = html! {
        main #main.shelf {
            h1 { (words.say("nav-rules")) }
            div.games {
                @for (game, sign) in games().iter().map(|game| (game.name(), game.book().sign)) {
                    section.game {
                        svg.sign aria-hidden="true" { use href={ "#" (sign) } {} }
                        h2 { a href={ "/rules/" (game) } { (words.say(game)) } }
                        p.line { (words.say(&format!("home-{game}"))) }
                    }
                }
            }
        }
    };
    let title = format!("{} – Safehouse", words.say("nav-rules"));
    let drawings: Vec<_> = games().iter().map(|game| game.name()).collect();
    page(reader, Sheet { title, kind: "plain", game: None, drawings: &drawings, live: false, body })
}

/// The rules of a game in the reader's language; nothing if there is no such game.
pub fn rules(reader: &Reader, game: &str) -> Option<Markup> {
    let pages = games::game(game)?.book().rules;
    let text = page_in(pages, reader.language);
    let words = Words::of(reader.language);
    let body = html! { main #main.rules { (PreEscaped(set(text))) } };
    let title = format!("{} – {} – Safehouse", words.say("nav-rules"), words.say(game));
    Some(page(reader, Sheet { title, kind: "plain", game: None, drawings: &[], live: false, body }))
}

fn page_in(pages: &[(&str, &'static str)], language: Language) -> &'static str {
    let own = pages.iter().find(|(code, _)| *code == language.code());
    own.or(pages.first()).map(|(_, text)| *text).unwrap_or_default()
}

/// The page as HTML: a paragraph that begins with an id in bold gets the id as its anchor.
fn set(text: &str) -> String {
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, Options::ENABLE_TABLES).collect();
    for index in 0..events.len() {
        let Some(
            [
                Event::Start(Tag::Paragraph),
                Event::Start(Tag::Strong),
                Event::Text(id),
                Event::End(TagEnd::Strong),
            ],
        ) = events.get(index..index + 4)
        else {
            continue;
        };
        if is_id(id) {
            let opening = format!("<p id=\"{id}\"><a class=\"rule\" href=\"#{id}\">{id}</a>");
            events[index] = Event::Html(opening.into());
            for gone in &mut events[index + 1..index + 4] {
                *gone = Event::Text("".into());
            }
        }
    }
    let mut html = String::new();
    push_html(&mut html, events.into_iter());
    // A table as wide as it likes scrolls by itself, not the page.
    html.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
}

/// Whether it is a rule's id: a letter and a number.
fn is_id(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|first| first.is_ascii_uppercase())
        && text.len() > 1
        && chars.all(|char| char.is_ascii_digit() || char.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_every_page_can_be_linked_to() {
        for (pages, letter, last) in
            [(secrets::RULES_PAGES, 'S', 29), (confusion::RULES_PAGES, 'C', 25), (duet::RULES_PAGES, 'D', 24)]
        {
            for (code, text) in pages {
                let html = set(text);
                for number in 1..=last {
                    assert!(
                        html.contains(&format!("<p id=\"{letter}{number}\">")),
                        "{letter}{number} in {code}"
                    );
                }
            }
        }
    }
}
