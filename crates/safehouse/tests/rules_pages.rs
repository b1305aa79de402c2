//! The rules pages say the same in every language, as far as a machine can tell, and in the words of the glossary.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use commands::{GameCommands, Rules};
use std::{collections::BTreeMap, fs, path::Path};

/// A page of a game's rules in a language.
struct Page {
    game: &'static str,
    language: &'static str,
    text: &'static str,
    english: &'static str,
}

/// All pages of all games, the English ones too.
fn pages() -> Vec<Page> {
    let of_game = |game: &'static dyn GameCommands| {
        let pages = game.rules().pages;
        assert_eq!(pages.iter().map(|(language, _)| *language).collect::<Vec<_>>(), ["en", "es", "de", "nl"]);
        let english = game.rules().page("en");
        pages.iter().map(move |(language, text)| Page { game: game.name(), language, text, english })
    };
    games::commands().unwrap().into_iter().flat_map(of_game).collect()
}

/// Those that were translated.
fn translations() -> impl Iterator<Item = Page> {
    pages().into_iter().filter(|page| page.language != "en")
}

#[test]
fn every_rule_up_to_the_last_is_explained_once() {
    for game in games::commands().unwrap() {
        let Rules { letter, last, .. } = game.rules();
        let page = game.rules().page("en");
        let mut explained: Vec<u32> =
            rules(page).into_iter().filter_map(|(id, _)| id.strip_prefix(letter)?.parse().ok()).collect();
        explained.sort_unstable();
        assert_eq!(explained, (1..=last).collect::<Vec<_>>(), "{letter}");
    }
}

/// The ids on a page, of rules and of movers, and how often each occurs.
fn ids(page: &str) -> BTreeMap<&str, usize> {
    let letters: Vec<char> =
        games::commands().unwrap().iter().map(|game| game.rules().letter).chain(['M']).collect();
    let mut count = BTreeMap::new();
    for word in page.split(|c: char| !c.is_alphanumeric()) {
        let number = word.strip_prefix(&letters[..]);
        if number.is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())) {
            *count.entry(word).or_default() += 1;
        }
    }
    count
}

/// The rules that a page explains, in its order, each with its text.
fn rules(page: &str) -> Vec<(&str, &str)> {
    let rules = page.split("\n\n**").skip(1);
    rules.map(|rule| rule.split("\n\n#").next().unwrap().split_once("** ").unwrap()).collect()
}

/// The figures in a text, from the smallest to the largest; 5,000 and 5000 are the same, and so are 2.5 and 2,5.
fn figures(text: &str) -> Vec<u32> {
    let figures = text.split(|c: char| !c.is_ascii_digit() && c != '.' && c != ',');
    let figures = figures.map(|figure| figure.replace(['.', ','], ""));
    let mut figures: Vec<u32> = figures.filter_map(|figure| figure.parse().ok()).collect();
    figures.sort_unstable();
    figures
}

fn lines<'a>(page: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    page.lines().filter(move |line| line.starts_with(start))
}

#[test]
fn every_page_has_the_rules_ids_headings_and_tables_of_the_english_one() {
    for Page { game, language, text, english } in translations() {
        assert_eq!(ids(text), ids(english), "{game} {language}");
        let explained = |page| rules(page).into_iter().map(|(id, _)| id).collect::<Vec<_>>();
        assert_eq!(explained(text), explained(english), "{game} {language}");
        for mark in ["# ", "## ", "|", "- ", "* "] {
            assert_eq!(lines(text, mark).count(), lines(english, mark).count(), "{game} {language}: {mark}");
        }
    }
}

#[test]
fn every_rule_has_the_figures_of_the_english_one() {
    for Page { game, language, text, english } in translations() {
        for ((id, translated), (_, original)) in rules(text).into_iter().zip(rules(english)) {
            assert_eq!(figures(translated), figures(original), "{game} {language}: {id}");
        }
    }
}

#[test]
fn links_within_a_page_lead_to_one_of_its_headings() {
    for Page { game, language, text, .. } in pages() {
        let anchors: Vec<String> =
            lines(text, "## ").map(|line| line[3..].to_lowercase().replace(' ', "-")).collect();
        for link in text.split("](#").skip(1) {
            let anchor = link.split(')').next().unwrap();
            assert!(anchors.iter().any(|known| known == anchor), "{game} {language}: {anchor}");
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for Page { game, language, text, .. } in translations() {
        let foreign: &[char] = match language {
            "es" => &['"', '\'', '„', '‘', '’'],
            "de" => &['"', '\'', '«', '»', '”', '’'],
            _ => &['"', '\'', '«', '»', '„'],
        };
        assert!(!text.contains(foreign), "{game} {language}");
    }
}

/// The rows of a table of the glossary that are about these things: what they are called in en, es, de and nl.
fn glossary(things: &[&str]) -> Vec<[String; 4]> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    let text = fs::read_to_string(file).unwrap();
    let rows: Vec<[String; 4]> = lines(&text, "| ")
        .filter_map(|row| {
            let cells = row.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned());
            <[String; 4]>::try_from(cells.collect::<Vec<_>>()).ok()
        })
        .collect();
    let of =
        |thing: &&str| rows.iter().find(|row| row[0] == *thing).unwrap_or_else(|| panic!("{thing}")).clone();
    things.iter().map(of).collect()
}

#[test]
fn characters_and_cities_are_called_what_the_glossary_calls_them() {
    let characters = [
        "Double Agent",
        "Politician",
        "Psychiatrist",
        "Detective",
        "Journalist",
        "Scientist",
        "Diplomat",
        "Assassin",
    ];
    let cities: Vec<&str> = duet::MISSIONS.iter().map(|mission| mission.name).collect();
    for (pages, things, id) in
        [(secrets::RULES_PAGES, &characters[..], "S2"), (duet::RULES_PAGES, &cities[..], "D16")]
    {
        for row in glossary(things) {
            for ((language, page), name) in pages.into_iter().zip(&row) {
                let article = ["el ", "la ", "der ", "die ", "de "].iter().find_map(|a| name.strip_prefix(a));
                let name = article.unwrap_or(name);
                let rule = rules(page).into_iter().find(|(known, _)| *known == id).unwrap().1;
                assert!(rule.replace('\n', " ").contains(name), "{language}: {name}");
            }
        }
    }
}
