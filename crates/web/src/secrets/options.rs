//! The options of a new table.

use crate::{FormFields, Words};
use game::Game;
use maud::{Markup, html};
use secrets::{Options, Refusal, Secrets};

/// The UN window that fits the clock: 10 seconds, and none where days are counted (S14).
const AUTO: &str = "auto";

/// The UN windows that the form offers besides, in seconds.
const WINDOWS: [u16; 5] = [5, 10, 20, 30, 60];

pub(super) fn form(words: &Words, chosen: &FormFields) -> Markup {
    let usual = Options::new(5);
    let players = chosen.number("players").unwrap_or(usual.players);
    let memory_aid = chosen.get("memory_aid").map_or(usual.memory_aid, |value| value == "yes");
    let shuffle = chosen.get("shuffle_under").map_or(usual.shuffle_under, |value| value == "yes");
    let window = chosen.get("un_window").unwrap_or(AUTO);
    // A window that was asked for in an address, say, stays among the choices.
    let other = window.parse().ok().filter(|seconds| !WINDOWS.contains(seconds));
    html! {
        fieldset {
            legend { (words.say("secrets-option-players")) }
            div.row {
                @for number in 4..=8_u8 {
                    label.choice { input type="radio" name="players" value=(number) checked[number == players]; span { (number) } }
                }
            }
            p.says { (words.say("secrets-option-players-says")) }
        }
        (yes_or_no(words, "memory_aid", "secrets-option-memory", "secrets-option-memory-says", memory_aid))
        fieldset {
            legend { label for="un_window" { (words.say("secrets-option-window")) } }
            select #un_window name="un_window" {
                option value=(AUTO) selected[window == AUTO] { (words.say("secrets-option-auto")) }
                @for seconds in WINDOWS.into_iter().chain(other) {
                    option value=(seconds) selected[window == seconds.to_string()] {
                        (words.fill("secrets-option-seconds", &[("n", seconds.into())]))
                    }
                }
                option value="none" selected[window == "none"] { (words.say("secrets-option-no-window")) }
            }
            p.says { (words.say("secrets-option-window-says")) }
        }
        (yes_or_no(words, "shuffle_under", "secrets-option-shuffle", "secrets-option-shuffle-says", shuffle))
    }
}

/// A choice between yes and no: a box that is not ticked would send nothing, and nothing means the usual.
fn yes_or_no(words: &Words, field: &str, label: &str, says: &str, chosen: bool) -> Markup {
    html! {
        fieldset {
            legend { (words.say(label)) }
            div.row {
                @for (value, key, checked) in [("yes", "secrets-option-yes", chosen), ("no", "secrets-option-no", !chosen)] {
                    label.choice { input type="radio" name=(field) value=(value) checked[checked]; span { (words.say(key)) } }
                }
            }
            p.says { (words.say(says)) }
        }
    }
}

pub(super) fn read(words: &Words, fields: &FormFields) -> Result<Options, String> {
    let usual = Options::new(5);
    let wrong = |key: &str| Err(words.say(key).into_owned());
    let yes = |field: &str, usual: bool| match fields.get(field) {
        None => Some(usual),
        Some("yes") => Some(true),
        Some("no") => Some(false),
        Some(_) => None,
    };
    let players = match fields.get("players").map(str::parse) {
        None => usual.players,
        Some(Ok(players)) => players,
        Some(Err(_)) => return wrong("refused-secrets-players"),
    };
    let un_window = match fields.get("un_window").map(|value| (value, value.parse())) {
        None | Some((AUTO, _)) if fields.get("clock") == Some("days") => None,
        None | Some((AUTO, _)) => usual.un_window,
        Some(("none", _)) => None,
        Some((_, Ok(seconds))) => Some(seconds),
        Some((_, Err(_))) => return wrong("refused-secrets-window"),
    };
    let (Some(memory_aid), Some(shuffle_under)) =
        (yes("memory_aid", usual.memory_aid), yes("shuffle_under", usual.shuffle_under))
    else {
        return wrong("secrets-option-wrong");
    };
    let options = Options { players, memory_aid, shuffle_under, un_window };
    match Secrets::seats(&options) {
        Ok(_) => Ok(options),
        Err(Refusal::Window(_)) => wrong("refused-secrets-window"),
        Err(_) => wrong("refused-secrets-players"),
    }
}
