//! A person against a bot, or two people, in the terminal.

use super::story;
use super::typed::{self, Command};
use crate::args::{ConfusionTable, ConfusionTool, LadderConfusion, PlayConfusion, WhichSide};
use crate::{infer, ladder, perft, tally};
use bots::{Perspective, Roster};
use commands::args::SimulateArgs;
use commands::play::{Help, Input, TerminalTable, sit_down};
use commands::{CliError, GameCommand, Reply, Rules, Terminal, cast, say};
use confusion::{
    Action, Attempt, Chart, Claim, Confusion, Direction, Event, Layout, Leaf, Mover, Options, Side, Tells,
    View, Waiting, draw_board, draw_notebook,
};
use confusion_bots::ConfusionBots;
use game::{Seat, Sitter, Viewer};
use std::fmt::Write;
use std::process::ExitCode;

/// `safehouse play confusion`
fn play(wish: &PlayConfusion) -> Result<ExitCode, CliError> {
    let options = super::options(&wish.table)?;
    let bot = cast::<ConfusionTerminal>(&wish.bots, &options)?.into_iter().next();
    let person = |name: &str| Sitter { name: name.into(), bot: None };
    let seats = match wish.side {
        WhichSide::White => vec![person("You"), Sitter { name: "Magpie".into(), bot }],
        WhichSide::Red => vec![Sitter { name: "Magpie".into(), bot }, person("You")],
        WhichSide::Both => vec![person("First player"), person("Second player")],
    };
    sit_down::<ConfusionTerminal>(TerminalTable {
        options,
        seats,
        seed: wish.seed,
        record: wish.record.as_deref(),
    })
}

/// Confusion at a terminal.
pub(crate) struct ConfusionTerminal;

impl Terminal for ConfusionTerminal {
    type Game = Confusion;
    type Table = ConfusionTable;

    const ROSTER: &'static dyn Roster<Confusion> = &ConfusionBots;
    const ABOUT: &'static str = "A board on which nobody knows how their own pieces move, 2 players";
    const GREETING: &'static str = "CONFUSION. Nobody knows how their own spies move. Bring the briefcase to the other side's home row.\n\
        The movers are a reconstruction, not the chart of any box: --movers FILE loads your own.\n\
        safehouse rules confusion prints the rules. At a question: ? lists what can be typed.";
    const RULES: Rules =
        Rules { pages: &confusion::RULES_PAGES, letter: confusion::RULE_LETTER, last: confusion::LAST_RULE };

    fn options(table: &ConfusionTable) -> Result<Options, CliError> {
        super::options(table)
    }

    fn tell(_: &Confusion, event: &Event, names: &[String], reader: Viewer) -> Option<String> {
        story::tell(event, names, reader)
    }

    fn claim(_: Seat, claim: &Claim, _: &[String]) -> String {
        match *claim {}
    }

    fn ask(
        chair: &Perspective<'_, Confusion>,
        _: &[String],
        input: &mut Input,
    ) -> Result<Reply<Action>, CliError> {
        let (Some(view), Some(side)) = (chair.view(), Side::of_seat(chair.seat())) else {
            return Ok(Reply::Leave);
        };
        let chart = Chart::new(chair.options()).map_err(CliError::new)?;
        let table = table(&chart, &view, side);
        let answers = chair.legal().iter().filter(|action| matches!(action, Action::Answer(_))).count();
        let question = match view.waiting {
            Waiting::LayingOut => return Ok(layout(&chart, side, input, &table)?.into()),
            // For an ordinary mover there is one true answer; asking all the same keeps the pace even (C7).
            Waiting::Answering { attempt, .. } if answers == 2 => {
                format!(
                    "Your opponent tries: {}. It is the Double Agent: yes or no, as you please.",
                    story::attempt(attempt)
                )
            }
            Waiting::Answering { attempt, .. } => {
                let truth = chair.legal().contains(&Action::Answer(true));
                let truth = if truth { "yes" } else { "no" };
                format!("Your opponent tries: {}. The true answer is {truth}.", story::attempt(attempt))
            }
            Waiting::Promoting(spy) => format!("Spy {spy} may be promoted. Yes or no?"),
            Waiting::TakingBriefcase(spy) => format!("Your spy {spy} may take the briefcase. Yes or no?"),
            _ if view.turn != side => "A draw is offered. Yes or no?".into(),
            _ => format!("{table}\nYour turn. Which spy, where to, how far? (? lists what can be typed)"),
        };
        say(format!("\n{question}"))?;
        loop {
            let help = Help { rules: Self::RULES, table: &table, usage: typed::USAGE };
            let Some(line) = input.words(&help)? else { return Ok(Reply::Leave) };
            match typed::read(&line, &view) {
                Ok(Command::Do(action)) => return Ok(Reply::Do(action)),
                Ok(Command::Book) => {
                    say("What you know of your spies (x struck, o circled, - proved impossible):")?;
                    say(draw_notebook(&chart, &view, side, Leaf::Mine))?;
                    say("What they can know of theirs:")?;
                    say(draw_notebook(&chart, &view, side.other(), Leaf::Theirs))?;
                }
                Ok(Command::Chart) => say(movers(&chart))?,
                Ok(Command::EventSink(attempt)) => say(tells(&chart, &view, side, attempt))?,
                Err(wrong) => say(wrong)?,
            }
        }
    }

    fn play_command() -> GameCommand {
        GameCommand::new::<PlayConfusion>(Self::ABOUT, play)
    }

    fn simulate_command() -> GameCommand {
        GameCommand::new::<SimulateArgs<ConfusionTable>>(Self::ABOUT, tally::simulate)
    }

    fn ladder_command() -> GameCommand {
        GameCommand::new::<LadderConfusion>("Bots against bots on a board", ladder::climb)
    }

    fn tools() -> Option<GameCommand> {
        Some(GameCommand::group("Tools for Confusion", |tool| match tool {
            ConfusionTool::Perft { file, table } => perft::check(file, table),
            ConfusionTool::Infer(wish) => infer::infer(wish),
        }))
    }
}

fn table(chart: &Chart, view: &View, side: Side) -> String {
    let ways = |id| chart.mover(id).map(|mover| way(&chart.movers()[mover])).unwrap_or_default();
    let mut enemy = view.side(side.other()).spies.iter().map(|spy| {
        let place = spy.at.map_or_else(|| "out".to_owned(), |square| square.to_string());
        let moves = match spy.mover {
            _ if spy.promoted => "promoted: 2 in any direction".to_owned(),
            Some(id) => format!("{id:<4} {}", ways(id)),
            None => String::new(),
        };
        format!("{} {place:<4} {moves}", spy.letter)
    });
    let mut out = String::new();
    // Beside the board: how the enemy's spies move, which their owner does not know.
    for line in draw_board(chart, view, side).lines() {
        let _ = writeln!(out, "{line:<44}{}", enemy.next().unwrap_or_default());
    }
    for line in enemy {
        let _ = writeln!(out, "{:<44}{line}", "");
    }
    let letters = if side == Side::White { "capitals" } else { "small letters" };
    let _ = write!(
        out,
        "You are {side} ({letters}); * is the briefcase. On the right: how your opponent's spies move."
    );
    out
}

/// Where a mover goes, and how far.
fn way(mover: &Mover) -> String {
    let Some(moves) = &mover.moves else { return "Double Agent: as the opponent answers".into() };
    let ways = Direction::ALL.into_iter().filter_map(|way| Some((way, moves.reach(way)?)));
    let ways = ways.map(|(way, reach)| format!("{way}{reach}")).collect::<Vec<_>>().join(" ");
    if mover.crown { ways + ", crown" } else { ways }
}

/// How all movers move.
fn movers(chart: &Chart) -> String {
    let mut out = format!("{}. {}\n", chart.options().movers.name, chart.options().movers.note);
    for mover in chart.movers() {
        let _ = writeln!(out, "  {:<4} {}", mover.id, way(mover));
    }
    out + "  promoted: 2 in any direction"
}

fn tells(chart: &Chart, view: &View, side: Side, attempt: Attempt) -> String {
    let deals = view.deals(chart, side);
    match Tells::of(chart, view, side, &deals, attempt) {
        None => format!("Spy {} is not on the board.", attempt.spy),
        Some(tells) => format!(
            "Yes with {:.0} % (then {} of {} deals are left), no otherwise ({} left): {:.2} bits to expect.",
            100.0 * tells.chance_of_yes,
            tells.after_yes + tells.after_promotion,
            tells.deals,
            tells.after_no,
            tells.bits
        ),
    }
}

/// The start layout, letter by letter (C21).
fn layout(chart: &Chart, side: Side, input: &mut Input, table: &str) -> Result<Option<Action>, CliError> {
    let letters: String = chart.letters().iter().map(|letter| letter.as_char()).collect();
    say(format!(
        "\nLay out your spies on rows 1 and 2, movers unseen: two lines of 11, row 2 first, a dot for an empty square.\n\
         At most 7 in a row, at least 4 columns with a spy in both rows. Your spies: {letters}. Or type plain."
    ))?;
    let help = Help {
        rules: ConfusionTerminal::RULES,
        table,
        usage: "Two lines of 11 characters, such as .ACE..FHJ.. and ..KLNXRST.., or plain.",
    };
    loop {
        let Some(second) = input.words(&help)? else { return Ok(None) };
        if second == "plain" {
            return Ok(Some(Action::LayOut(Layout::plain(chart, side))));
        }
        let Some(first) = input.words(&help)? else { return Ok(None) };
        let at = |letter: char| {
            [(2, &second), (1, &first)].into_iter().find_map(|(row, line)| {
                let column = line.to_uppercase().chars().position(|other| other == letter)?;
                side.square(column as u8 + 1, row)
            })
        };
        let squares: Option<Vec<_>> = letters.chars().map(at).collect();
        match squares.and_then(|squares| Layout::new(&squares)) {
            None => say("Every spy needs its place. Again, row 2 first:")?,
            Some(layout) => match layout.check(chart, side) {
                Ok(()) => return Ok(Some(Action::LayOut(layout))),
                Err(problem) => say(format!("That is not possible: {problem}. Again, row 2 first:"))?,
            },
        }
    }
}
