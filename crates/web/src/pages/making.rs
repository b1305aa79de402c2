//! Making a table for friends.

use crate::shell::{Sheet, page};
use crate::table::{level_name, level_says};
use crate::{FormFields, Painted, Reader, Words, icon};
use maud::{Markup, html};

/// The page on which a table of a game is made. `wrong` says what was wrong with what was chosen.
pub fn making<G: Painted>(
    reader: &Reader,
    levels: &[&str],
    chosen: &FormFields,
    wrong: Option<&Markup>,
) -> Markup {
    let words = Words::of(reader.language);
    let name = chosen.get("name").unwrap_or(&reader.name);
    let level = chosen.get("level").unwrap_or("normal");
    let body = html! {
        main #main.making {
            h1 { (words.fill("make-title", &[("game", words.say(G::NAME).into())])) }
            @if let Some(wrong) = wrong { p #notice role="alert" { (wrong) } }
            form method="post" action={ "/new/" (G::NAME) } {
                fieldset {
                    legend { (words.say("make-you")) }
                    label for="name" { (words.say("gather-name")) }
                    input #name name="name" maxlength="24" autocomplete="nickname" value=(name) required;
                }
                (G::options_form(words, chosen))
                fieldset {
                    legend { (words.say("make-bots")) }
                    p.says { (words.say("make-bots-says")) }
                    label for="bots" { (words.say("make-bots-how-many")) }
                    input #bots type="number" name="bots" min="0" max="7" value=(chosen.get("bots").unwrap_or("0"));
                    @for each in levels {
                        label.choice {
                            input type="radio" name="level" value=(each) checked[*each == level];
                            span { b { (level_name(words, each)) } " " (words.say(level_says(each))) }
                        }
                    }
                }
                (clocks(reader, chosen))
                fieldset {
                    legend { (words.say("make-door")) }
                    label.choice { input type="checkbox" name="listed" value="1" checked[chosen.has("listed")]; span { b { (words.say("make-listed")) } " " (words.say("make-listed-says")) } }
                    label.choice { input type="checkbox" name="closed" value="1" checked[chosen.has("closed")]; span { b { (words.say("make-closed")) } " " (words.say("make-closed-says")) } }
                }
                p.doings { button.first { (words.say("make-go")) } }
                details.hot {
                    summary { (icon("i-pass")) (words.say("make-hot")) }
                    p.says { (words.say("make-hot-says")) }
                    @for number in 1..=G::hot_seats() {
                        label { (words.fill("seat-number", &[("n", (number as i64).into())])) " "
                            input name="who" maxlength="24" autocomplete="off"; }
                    }
                    p.doings { button formaction={ "/hot/" (G::NAME) } formnovalidate data-promised { (words.say("make-hot-go")) } }
                    p.promise role="status" hidden { (words.say("fair-begin")) " " code {} }
                }
            }
        }
    };
    let title = format!("{} – Safehouse", words.say(G::NAME));
    page(reader, Sheet { title, kind: "plain", game: Some(G::NAME), drawings: &[], live: false, body })
}

/// How time is kept: none, for each decision, a stock, or days.
fn clocks(reader: &Reader, chosen: &FormFields) -> Markup {
    let words = Words::of(reader.language);
    let clock = chosen.get("clock").unwrap_or("none");
    let number = |name: &'static str, otherwise: &'static str, least: u32, most: u32, unit: &'static str| {
        html! {
            label.number { input type="number" name=(name) min=(least) max=(most) value=(chosen.get(name).unwrap_or(otherwise)); " " (words.say(unit)) }
        }
    };
    html! {
        fieldset.clocks {
            legend { (words.say("make-clock")) }
            label.choice { input type="radio" name="clock" value="none" checked[clock == "none"]; span { (words.say("make-clock-none")) } }
            label.choice { input type="radio" name="clock" value="move" checked[clock == "move"]; span { (words.say("make-clock-move")) } }
            (number("clock-seconds", "60", 5, 86_400, "unit-seconds"))
            label.choice { input type="radio" name="clock" value="bank" checked[clock == "bank"]; span { (words.say("make-clock-bank")) } }
            (number("clock-minutes", "15", 1, 1440, "unit-minutes"))
            (number("clock-increment", "10", 0, 3600, "unit-increment"))
            label.choice { input type="radio" name="clock" value="days" checked[clock == "days"]; span { (words.say("make-clock-days")) } }
            (number("clock-days", "3", 1, 60, "unit-days"))
        }
    }
}
