//! A box of one's own: a movers file as text, refused with its line.

use crate::Words;
use ::confusion::{BoxProblem, DEFAULT_MOVERS_FILE, MoversBox, MoversFileProblem, read_movers_file};
use maud::{Markup, html};

/// The most characters of a movers file: the largest that makes sense has a tenth of it.
const LONGEST_FILE: usize = 20_000;

pub(crate) fn field(words: &Words, text: &str) -> Markup {
    html! {
        fieldset #movers {
            legend { (words.say("confusion-movers")) }
            p { (words.say("confusion-movers-how")) }
            details {
                summary { (words.say("confusion-movers-example")) }
                pre tabindex="0" { code lang="en" { (DEFAULT_MOVERS_FILE) } }
            }
            textarea name="movers" rows="6" maxlength=(LONGEST_FILE) spellcheck="false" autocapitalize="off"
                aria-label=(words.say("confusion-movers")) placeholder=(words.say("confusion-movers-none")) { (text) }
        }
    }
}

/// Reads a movers file, written as TOML or as JSON.
pub(crate) fn read(words: &Words, text: &str) -> Result<MoversBox, String> {
    if text.len() > LONGEST_FILE {
        return Err(words.say("confusion-movers-long").into_owned());
    }
    let at_line = |line: usize, problem: String| {
        let gaps = [("line", (line as i64).into()), ("problem", problem.into())];
        words.fill("confusion-movers-line", &gaps).into_owned()
    };
    let unreadable =
        |why: String| words.fill("confusion-movers-unreadable", &[("why", why.into())]).into_owned();
    if text.starts_with('{') {
        let movers: MoversBox = serde_json::from_str(text)
            .map_err(|error| at_line(error.line().max(1), unreadable(error.to_string())))?;
        return movers.check().map(|()| movers.clone()).map_err(|problem| said(words, &problem));
    }
    read_movers_file(text).map_err(|error| {
        let problem = match &error.problem {
            MoversFileProblem::Unreadable(why) => unreadable(why.clone()),
            MoversFileProblem::Box(problem) => said(words, problem),
        };
        at_line(error.line, problem)
    })
}

/// What makes a box unplayable, in the reader's language.
fn said(words: &Words, problem: &BoxProblem) -> String {
    let (key, one, two, n) = match problem {
        BoxProblem::Count(count) => ("confusion-box-count", String::new(), String::new(), *count),
        BoxProblem::OneEach { movers, spies } => {
            ("confusion-box-one-each", movers.to_string(), spies.to_string(), 0)
        }
        BoxProblem::SameId(id) => ("confusion-box-same-id", id.to_string(), String::new(), 0),
        BoxProblem::SameMoves(one, two) => ("confusion-box-same-moves", one.to_string(), two.to_string(), 0),
        BoxProblem::NoMoves(id) => ("confusion-box-no-moves", id.to_string(), String::new(), 0),
        BoxProblem::Distance(id, way, far) => {
            ("confusion-box-distance", id.to_string(), way.to_string(), usize::from(*far))
        }
        BoxProblem::CrownGoesBack(id, way) => ("confusion-box-crown", id.to_string(), way.to_string(), 0),
        BoxProblem::DoubleAgentMoves(id) => ("confusion-box-agent-moves", id.to_string(), String::new(), 0),
        BoxProblem::DoubleAgents(count) => ("confusion-box-agents", String::new(), String::new(), *count),
        BoxProblem::SameLetter(letter) => ("confusion-box-same-letter", letter.to_string(), String::new(), 0),
        BoxProblem::Start(letter, column, row) => {
            ("confusion-box-start", letter.to_string(), format!("{column}, {row}"), 0)
        }
        BoxProblem::SameSquare(one, two) => {
            ("confusion-box-same-square", one.to_string(), two.to_string(), 0)
        }
        BoxProblem::CrowdedRow(row, count) => {
            ("confusion-box-crowded", row.to_string(), String::new(), *count)
        }
        BoxProblem::Spares(count) => ("confusion-box-spares", String::new(), String::new(), *count),
        other => return other.to_string(),
    };
    let gaps = [("one", one.into()), ("two", two.into()), ("n", (n as i64).into())];
    words.fill(key, &gaps).into_owned()
}
