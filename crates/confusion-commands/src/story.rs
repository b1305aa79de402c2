//! Confusion in plain words.

use confusion::{Attempt, Direction, Event, Handling, How, Note, Side};
use game::Viewer;

/// Names by side, and who reads.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    names: &'a [String],
    reader: Viewer,
}

impl Voice<'_> {
    fn is_me(self, side: Side) -> bool {
        self.reader == Viewer::Seat(side.seat())
    }

    fn name(self, side: Side) -> String {
        self.names
            .get(side.seat().index())
            .map_or_else(|| side.to_string(), |name| format!("{name} ({side})"))
    }

    fn does(self, side: Side, you: &str, they: &str) -> String {
        if self.is_me(side) { format!("You {you}") } else { format!("{} {they}", self.name(side)) }
    }

    fn whose(self, side: Side) -> String {
        if self.is_me(side) { "Your".into() } else { format!("{}'s", self.name(side)) }
    }
}

pub(crate) fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::F => "forward",
        Direction::FR => "forward right",
        Direction::R => "right",
        Direction::BR => "backward right",
        Direction::B => "backward",
        Direction::BL => "backward left",
        Direction::L => "left",
        Direction::FL => "forward left",
    }
}

/// An announced move in words.
pub(crate) fn attempt(attempt: Attempt) -> String {
    let Attempt { spy, direction: way, distance, briefcase } = attempt;
    let way = direction(way);
    match briefcase {
        Some(Handling::Send) => format!("spy {spy} sends the briefcase {way} {distance}"),
        Some(Handling::Carry) => format!("spy {spy} {way} {distance} with the briefcase"),
        Some(Handling::Leave) => format!("spy {spy} {way} {distance}, leaving the briefcase"),
        None => format!("spy {spy} {way} {distance}"),
    }
}

/// An event in words; nothing for what needs none.
pub(crate) fn tell(event: &Event, names: &[String], reader: Viewer) -> Option<String> {
    let voice = Voice { names, reader };
    Some(match event {
        Event::OpponentsMovers(_) | Event::Noted(Note::Mark { .. } | Note::Text { .. }) => return None,
        Event::LaidOut(side) => format!("{} laid out the spies.", voice.does(*side, "have", "has")),
        Event::Begins { side, .. } => format!("{}.", voice.does(*side, "begin", "begins")),
        Event::Attempted { side, attempt: tried, from, to } => {
            format!("{}: {}, {from} to {to}.", voice.does(*side, "announce", "announces"), attempt(*tried))
        }
        Event::Answered { yes: true } => "  The answer is YES.".into(),
        Event::Answered { yes: false } => "  The answer is NO.".into(),
        Event::Captured { side, spy } => format!("  {} spy {spy} is captured.", voice.whose(*side)),
        Event::Briefcase { at, holder: Some((side, spy)) } => {
            format!("  {} spy {spy} controls the briefcase on {at}.", voice.whose(*side))
        }
        Event::Briefcase { at, holder: None } => format!("  The briefcase lies on {at}."),
        Event::Promoted { side, spy } => format!("  {} spy {spy} is promoted.", voice.whose(*side)),
        Event::PromotionOffered { side, spy } => {
            format!("  {} spy {spy} may be promoted.", voice.whose(*side))
        }
        Event::PromotionDeclined { side, spy } => {
            format!("  {} spy {spy} stays what it is.", voice.whose(*side))
        }
        Event::Removed { side, spy } => {
            format!(
                "{} spy {spy}, suspected of being the Double Agent.",
                voice.does(*side, "remove", "removes")
            )
        }
        Event::DoubleAgent { side, spy } => {
            format!("  {} spy {spy} was the Double Agent.", voice.whose(*side))
        }
        Event::BriefcaseOffered { side, spy } => {
            format!("  The briefcase is offered to {} spy {spy}.", voice.whose(*side).to_lowercase())
        }
        Event::BriefcaseDeclined { side } => {
            format!("  {} the briefcase.", voice.does(*side, "decline", "declines"))
        }
        Event::Revealed { side, spy, mover } => {
            format!("  {} spy {spy} moves as {mover}.", voice.whose(*side))
        }
        Event::MovesTwo(side) => format!("{} two spies this turn.", voice.does(*side, "move", "moves")),
        Event::Swapped { side, spies: (a, b) } => {
            format!("{} spies {a} and {b} change places.", voice.whose(*side))
        }
        Event::Passed(side) => format!("{}.", voice.does(*side, "pass", "passes")),
        Event::DrawOffered(side) => format!("{} a draw.", voice.does(*side, "offer", "offers")),
        Event::DrawDeclined(side) => format!("{} the draw.", voice.does(*side, "decline", "declines")),
        Event::Ended(end) => {
            let how = match end.how {
                How::Briefcase => "the briefcase is home",
                How::Elimination => "no spy is left",
                How::Resigned => "resigned",
                How::TimeUp => "time is up",
                How::Agreed => "agreed",
                How::Repetition => "the same position for the third time",
                How::NoProgress => "too many turns without progress",
            };
            match end.winner {
                Some(side) => format!("\n{} ({how}).", voice.does(side, "win", "wins")),
                None => format!("\nA draw ({how})."),
            }
        }
    })
}
