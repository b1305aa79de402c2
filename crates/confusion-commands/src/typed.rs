//! What a player of Confusion types.

use confusion::{Action, Attempt, Direction, Handling, Leaf, Letter, Mark, Note, View, Waiting};

/// What a line means: something to do, or something to look at.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Do(Action),
    /// Both sides of the notebook.
    Book,
    /// The chart of all movers.
    Chart,
    /// What the answers to this attempt would tell.
    EventSink(Attempt),
}

/// What can be typed.
pub(crate) const USAGE: &str = "\
  A F 2          announce: spy A forward 2. Directions: F B L R FL FR BL BR, as you look at the board
  A F 2 carry    with the briefcase: carry, leave or send it
  tell A F 2     what each answer would tell you
  yes, no        answer your opponent (or a question)
  pass           where nothing can be tried
  remove A       take your own spy off as the suspected Double Agent;  unmask B  shows your opponent's
  reveal A, move two, swap A C    the tokens, where the table has them
  book           your notebook;  x A M03 strikes out, o A M03 circles, clear A M03 rubs out, note A words
  chart          how all movers move
  draw, resign   offer a draw, give up
  t shows the board, r C10 explains a rule, q stops the game";

/// Reads a line; the error says what is wrong with it.
pub(crate) fn read(line: &str, view: &View) -> Result<Command, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let action = match (&lower[..], &words[..]) {
        (["book" | "notebook"], _) => return Ok(Command::Book),
        (["chart" | "movers"], _) => return Ok(Command::Chart),
        (["tell", ..], [_, rest @ ..]) => return attempt(rest).map(Command::EventSink),
        (["yes" | "y"], _) => agreement(view, true)?,
        (["no" | "n"], _) => agreement(view, false)?,
        (["pass"], _) => Action::Pass,
        (["resign"], _) => Action::Resign,
        (["draw"], _) => Action::OfferDraw,
        (["remove", _], [_, spy]) => Action::Remove(letter(spy)?),
        (["unmask", _], [_, spy]) => Action::Unmask(letter(spy)?),
        (["reveal", _], [_, spy]) => Action::Reveal(letter(spy)?),
        (["move", "two" | "2"], _) => Action::MoveTwo,
        (["swap", ..], [_, a, b]) => Action::SwapTwo(letter(a)?, letter(b)?),
        (["x", ..], [_, spy, mover]) => mark(spy, mover, Mark::Strike)?,
        (["o", ..], [_, spy, mover]) if mover.len() > 2 || *mover == "?" => mark(spy, mover, Mark::Circle)?,
        (["clear", ..], [_, spy, mover]) => mark(spy, mover, Mark::Clear)?,
        (["note", ..], [_, spy, text @ ..]) => {
            let (spy, text) = (letter(spy)?, text.join(" "));
            Action::Note(Box::new(Note::Text { leaf: Leaf::Mine, spy, text }))
        }
        (_, rest) => Action::Attempt(attempt(rest)?),
    };
    Ok(Command::Do(action))
}

/// Yes and no answer whatever question is open.
fn agreement(view: &View, yes: bool) -> Result<Action, String> {
    match view.waiting {
        Waiting::Answering { .. } => Ok(Action::Answer(yes)),
        Waiting::Promoting(_) => Ok(Action::Promote(yes)),
        Waiting::TakingBriefcase(_) => Ok(Action::TakeBriefcase(yes)),
        _ if view.draw_offer.is_some() => Ok(Action::AnswerDraw(yes)),
        _ => Err("Nobody asked you a question.".into()),
    }
}

fn letter(word: &str) -> Result<Letter, String> {
    word.to_uppercase().parse().map_err(|_| format!("\"{word}\" is no spy: spies are letters."))
}

fn mark(spy: &str, mover: &str, mark: Mark) -> Result<Action, String> {
    let spy = letter(spy)?;
    let mover =
        mover.to_uppercase().parse().map_err(|_| format!("\"{mover}\" is no mover: chart lists them."))?;
    Ok(Action::Note(Box::new(Note::Mark { leaf: Leaf::Mine, spy, mover, mark })))
}

fn attempt(words: &[&str]) -> Result<Attempt, String> {
    let say = "Say a spy, a direction and a distance, such as A F 2; ? lists all commands.";
    let (spy, way, far, rest) = match words {
        [spy, way, far] => (spy, way, far, None),
        [spy, way, far, rest] => (spy, way, far, Some(rest.to_lowercase())),
        _ => return Err(say.into()),
    };
    let direction = Direction::ALL
        .into_iter()
        .find(|direction| direction.code().eq_ignore_ascii_case(way))
        .ok_or_else(|| format!("\"{way}\" is no direction. {say}"))?;
    let distance = far.parse().map_err(|_| format!("\"{far}\" is no distance. {say}"))?;
    let briefcase = match rest.as_deref() {
        None => None,
        Some("carry") => Some(Handling::Carry),
        Some("leave") => Some(Handling::Leave),
        Some("send") => Some(Handling::Send),
        Some(other) => {
            return Err(format!("\"{other}\" is nothing to do with a briefcase: carry, leave or send it."));
        }
    };
    Ok(Attempt { spy: letter(spy)?, direction, distance, briefcase })
}
