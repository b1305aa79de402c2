//! Two people, or a person with a bot, in the terminal.

use super::story;
use crate::args::{DuetTable, DuetTool, LadderDuet, Partner, PlayDuet};
use crate::{bench, human, ladder, tally, words};
use bots::{Perspective, Roster};
use commands::args::SimulateArgs;
use commands::play::{Help, Input, TerminalTable, sit_down};
use commands::{CliError, GameCommand, Reply, Rules, Terminal, say};
use duet::{Action, Card, Claim, Clue, Duet, Event, Options, Phase, View, check_clue, fold, render_table};
use duet_bots::DuetBots;
use game::{Seat, Sitter, Viewer};
use std::process::ExitCode;

/// `safehouse play duet`
fn play(wish: &PlayDuet) -> Result<ExitCode, CliError> {
    let options = super::options(&wish.table)?;
    let person = |name: &str| Sitter { name: name.into(), bot: None };
    let bot = |name: &str, bot: &str| Sitter { name: name.into(), bot: Some(bot.into()) };
    let seats = match wish.with {
        Partner::Person => vec![person("Side A"), person("Side B")],
        Partner::Easy => vec![person("You"), bot("Partner (easy)", "easy")],
        Partner::Normal => vec![person("You"), bot("Partner (normal)", "normal")],
        Partner::Strong => vec![person("You"), bot("Partner (strong)", "strong")],
        Partner::Random => vec![person("You"), bot("Partner who guesses at random", "random")],
    };
    sit_down::<DuetTerminal>(TerminalTable {
        options,
        seats,
        seed: wish.seed,
        record: wish.record.as_deref(),
    })
}

const USAGE: &str = "\
  ocean 2        a clue and its number, when you give one
  touch 7        touch card 7; the word itself will do, too
  stop           end your guesses after a right one
  wait           let your partner go first, where both of you may
  object         the clue is against the rules; the giver answers concede or insist
  t shows the table, r D19 explains a rule, q stops the game";

/// Duet at a terminal.
pub(crate) struct DuetTerminal;

impl Terminal for DuetTerminal {
    type Game = Duet;
    type Table = DuetTable;

    const ROSTER: &'static dyn Roster<Duet> = &DuetBots;
    const ABOUT: &'static str = "Find the agents together, with one-word clues and a key of two halves";
    const GREETING: &'static str = "DUET. Find all 15 agents together, with one-word clues and a key of which each side sees one half.\n\
        + before a word is an agent to your partner's touch, x an assassin, . a bystander.\n\
        safehouse rules duet prints the rules. At a question: ? lists what can be typed.";
    const RULES: Rules =
        Rules { pages: &duet::RULES_PAGES, letter: duet::RULE_LETTER, last: duet::LAST_RULE };

    fn options(table: &DuetTable) -> Result<Options, CliError> {
        super::options(table)
    }

    fn tell(game: &Duet, event: &Event, names: &[String], reader: Viewer) -> Option<String> {
        story::tell(event, game.grid(), names, reader)
    }

    fn claim(_: Seat, claim: &Claim, _: &[String]) -> String {
        match *claim {}
    }

    fn ask(
        chair: &Perspective<'_, Duet>,
        _: &[String],
        input: &mut Input,
    ) -> Result<Reply<Action>, CliError> {
        let Some(view) = chair.view() else { return Ok(Reply::Leave) };
        let table = render_table(&view);
        let me = view.side.map_or("", story::side);
        let question = match view.phase {
            Phase::Clue(may) if may.a && may.b => {
                "Whoever likes gives the first clue: a word and a number.".into()
            }
            Phase::Clue(_) => "Your clue: a word and a number.".into(),
            Phase::Guess { may_stop, .. } => {
                let clue = view.turns.last().map(|turn| turn.clue);
                let clue = clue.map(|clue| format!("{} {}", clue.word, clue.number)).unwrap_or_default();
                let stop = if may_stop { ", or stop" } else { "" };
                format!("The clue is {clue}. Which card do you touch{stop}?")
            }
            Phase::Objection(_) => "Your partner objects to the clue. Do you concede or insist?".into(),
            Phase::SuddenDeath(_) => "Sudden death. Which card do you touch?".into(),
            Phase::Over(_) => return Ok(Reply::Leave),
        };
        say(format!("\n{table}\nSide {me}. {question}"))?;
        loop {
            let help = Help { rules: Self::RULES, table: &table, usage: USAGE };
            let Some(line) = input.words(&help)? else { return Ok(Reply::Leave) };
            if line == "wait" {
                return Ok(Reply::Wait);
            }
            match read(&line, &view) {
                Ok(action) => return Ok(Reply::Do(action)),
                Err(wrong) => say(wrong)?,
            }
        }
    }

    fn play_command() -> GameCommand {
        GameCommand::new::<PlayDuet>(Self::ABOUT, play)
    }

    fn simulate_command() -> GameCommand {
        GameCommand::new::<SimulateArgs<DuetTable>>(Self::ABOUT, tally::simulate)
    }

    fn ladder_command() -> GameCommand {
        GameCommand::new::<LadderDuet>("Pairs of bots that find the agents together", ladder::climb)
    }

    fn tools() -> Option<GameCommand> {
        Some(GameCommand::group("Tools for Duet", |tool| match tool {
            DuetTool::CheckClue { lang } => words::check_clue(lang),
            DuetTool::Guess { lang } => bench::guess(lang),
            DuetTool::Clue { lang } => bench::clue(lang),
            DuetTool::Human { file, lang } => human::human(file, lang),
            DuetTool::Words { lang, list, json } => words::print_words(lang, *list, *json),
        }))
    }
}

/// Reads a line; the error says what is wrong with it.
fn read(line: &str, view: &View) -> Result<Action, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let touch = view.touches;
    match (view.phase, &words[..]) {
        (_, ["stop"]) => Ok(Action::Stop { touch }),
        (_, ["object"]) => Ok(Action::Object),
        (_, ["concede"]) => Ok(Action::Concede),
        (_, ["insist"]) => Ok(Action::Insist),
        (Phase::Clue(_), [clue @ .., number]) if !clue.is_empty() => {
            let word = clue.join(" ");
            let language = view.words.list().language();
            let visible: Vec<_> = view.words.words(view.visible).cloned().collect();
            let verdict = check_clue(language, &visible, &word, !view.clues.several_words);
            if let (Some(reason), Some(rule)) = (verdict.reason, verdict.rule) {
                return Err(format!("{reason} ({rule}). Nothing is lost: another one?"));
            }
            let mut clue = Clue::new(&word, 0);
            clue.number = number.parse().map_err(|_| "A whole number from 0 to 25 is needed.".to_owned())?;
            Ok(Action::Clue(clue))
        }
        (Phase::Clue(_), _) => Err("A clue is a word and a number, such as ocean 2.".into()),
        (_, ["touch", rest @ ..] | rest) => {
            let wanted = rest.join(" ");
            let language = view.words.list().language();
            let by_word = || {
                Card::all()
                    .find(|card| fold(language, view.words.word(*card).as_str()) == fold(language, &wanted))
            };
            let by_number = wanted.parse::<usize>().ok().and_then(|number| Card::new(number.checked_sub(1)?));
            let card = by_number
                .or_else(by_word)
                .ok_or_else(|| format!("There is no card \"{wanted}\" on the table."))?;
            Ok(Action::Guess { card: card.index() as u8, touch })
        }
    }
}
