//! What a table of Duet chooses before the deal.
//!
//! The fields: `side_a` and `side_b` (how many sit on each side), `challenge` (`9`, `10`, `11` or a city's id), `list` (the
//! two letters of the words' language), `kind` (`picture-book` for those words, nothing for the chosen ones), `own` (a group's own words, one a line; empty for ours), and the boxes
//! `several_words`, `word_play` and `flexible_turns`. A team's id is passed on in `team`.

use super::{city_name, list_language, own_words};
use crate::{FormFields, Language, Words};
use duet::{Challenge, City, ClueOptions, Duet, MISSIONS, MOST_PLAYERS, Options, Side, WordList};
use game::Game;
use maud::{Markup, html};

pub(super) fn form(words: &Words, chosen: &FormFields) -> Markup {
    let own = chosen.get("own");
    html! {
        // A mission that a team plays: whoever makes the table writes it down with the team.
        @if let Some(team) = chosen.get("team") { input type="hidden" name="team" value=(team); }
        (players_fields(words, chosen))
        (challenge_field(words, chosen))
        fieldset {
            legend { (words.say("duet-options-words")) }
            (language_field(words, chosen))
            (kind_field(words, chosen))
            details open[own.is_some()] {
                summary { (words.say("duet-options-own")) }
                label for="own" { (words.say("duet-options-own-says")) }
                textarea #own name="own" rows="8" spellcheck="false" autocomplete="off" { (own.unwrap_or_default()) }
            }
        }
        fieldset {
            legend { (words.say("duet-options-clues")) }
            (check_box(words, chosen, "several_words", "duet-options-several", "duet-options-several-says"))
            (check_box(words, chosen, "word_play", "duet-options-word-play", "duet-options-word-play-says"))
            (check_box(words, chosen, "flexible_turns", "duet-options-flexible", "duet-options-flexible-says"))
        }
    }
}

/// How many people sit on each side.
fn players_fields(words: &Words, chosen: &FormFields) -> Markup {
    html! {
        fieldset {
            legend { (words.say("duet-options-players")) }
            p.says { (words.say("duet-options-players-says")) }
            div.doings {
                @for (side, field) in [(Side::A, "side_a"), (Side::B, "side_b")] {
                    @let have = chosen.number(field).unwrap_or(1);
                    label {
                        (super::side_name(words, side)) " "
                        select name=(field) { @for n in 1..MOST_PLAYERS { option value=(n) selected[n == have] { (n) } } }
                    }
                }
            }
        }
    }
}

fn challenge_field(words: &Words, chosen: &FormFields) -> Markup {
    let have = chosen.get("challenge").unwrap_or("9");
    html! {
        fieldset {
            legend { (words.say("duet-options-challenge")) }
            p.says { (words.say("duet-options-challenge-says")) }
            select #challenge name="challenge" aria-label=(words.say("duet-options-challenge")) {
                @for (tokens, key) in [("9", "duet-options-9"), ("10", "duet-options-10"), ("11", "duet-options-11")] {
                    option value=(tokens) selected[have == tokens] { (words.say(key)) }
                }
                optgroup label=(words.say("duet-options-missions")) {
                    @for mission in MISSIONS {
                        option value=(mission.id) selected[have == mission.id] {
                            (city_name(words, mission.city)) " " (mission.turns) "–" (mission.mistakes)
                        }
                    }
                }
            }
        }
    }
}

/// The language of the words.
fn language_field(words: &Words, chosen: &FormFields) -> Markup {
    let have = chosen.get("list").and_then(Language::from_code).unwrap_or(words.language());
    html! {
        label for="list" { (words.say("duet-options-list")) }
        select #list name="list" {
            @for language in Language::ALL {
                option value=(language.code()) lang=(language.code()) selected[language == have] { (language.own_name()) }
            }
        }
    }
}

/// Which of our lists.
fn kind_field(words: &Words, chosen: &FormFields) -> Markup {
    let picture_book = chosen.get("kind") == Some(PICTURE_BOOK);
    html! {
        label for="kind" { (words.say("duet-options-kind")) }
        select #kind name="kind" {
            option value="" selected[!picture_book] { (words.say("duet-options-kind-chosen")) }
            option value=(PICTURE_BOOK) selected[picture_book] { (words.say("duet-options-kind-picture-book")) }
        }
        p.says { (words.say("duet-options-kind-says")) }
    }
}

const PICTURE_BOOK: &str = "picture-book";

fn check_box<'a>(words: &'a Words, chosen: &FormFields, field: &str, key: &'a str, says: &'a str) -> Markup {
    html! {
        label.choice {
            input type="checkbox" name=(field) value="yes" checked[chosen.has(field)];
            span { b { (words.say(key)) } " " span.says { (words.say(says)) } }
        }
    }
}

pub(super) fn read(words: &Words, fields: &FormFields) -> Result<Options, String> {
    let say = |key| words.say(key).into_owned();
    let options = Options {
        sides: sides(fields).ok_or_else(|| say("refused-duet-players"))?,
        challenge: challenge(fields).ok_or_else(|| say("refused-duet-tokens"))?,
        words: list(words, fields)?,
        recent: Vec::new(),
        clues: ClueOptions {
            several_words: fields.has("several_words"),
            word_play: fields.has("word_play"),
            ..ClueOptions::default()
        },
        flexible_turns: fields.has("flexible_turns"),
    };
    let checked = Duet::seats(&options).map(|_| ());
    checked.map_err(|refusal| {
        words.say(&format!("refused-duet-{}", game::Refusal::name(&refusal))).into_owned()
    })?;
    Ok(options)
}

/// The seats in turn from both sides, as far as they go: A, B, A, B.
fn sides(fields: &FormFields) -> Option<Vec<Side>> {
    let count = |field| match fields.get(field) {
        None => Some(1),
        Some(_) => fields.number::<usize>(field).filter(|n| (1..MOST_PLAYERS).contains(n)),
    };
    let (a, b) = (count("side_a")?, count("side_b")?);
    let seats = (0..a.max(b)).flat_map(|n| [(n < a).then_some(Side::A), (n < b).then_some(Side::B)]);
    Some(seats.flatten().collect()).filter(|seats: &Vec<Side>| seats.len() <= MOST_PLAYERS)
}

fn challenge(fields: &FormFields) -> Option<Challenge> {
    match fields.get("challenge") {
        None => Some(Challenge::Tokens(9)),
        Some(text) => match text.parse() {
            Ok(tokens) => Some(Challenge::Tokens(tokens)),
            Err(_) => text.parse::<City>().ok().map(Challenge::Mission),
        },
    }
}

fn list(words: &Words, fields: &FormFields) -> Result<WordList, String> {
    let language = match fields.get("list") {
        None => words.language(),
        Some(code) => {
            Language::from_code(code).ok_or_else(|| words.say("duet-words-unknown").into_owned())?
        }
    };
    let language = list_language(language);
    match fields.get("own") {
        None => match fields.get("kind") {
            None => Ok(WordList::of(language)),
            Some(PICTURE_BOOK) => Ok(WordList::picture_book(language)),
            Some(_) => Err(words.say("duet-words-unknown").into_owned()),
        },
        Some(text) => {
            WordList::parse(language, text).map_err(|error| own_words::refused(words, &error, text))
        }
    }
}
