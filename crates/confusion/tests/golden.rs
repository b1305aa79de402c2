//! Golden playthroughs: after every action, what each viewer is told and what has changed in each view.
//!
//! `BLESS=1 cargo test -p safehouse-confusion --test golden` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod scene;

use confusion::{Action, Begins, Confusion, Leaf, Mark, MoversBox, Note, Options, Setup, Side};
use game::{Game, Seed};
use laws::Golden;
use scene::action;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

/// A box of five movers, so that a view fits on a screen.
fn small_box() -> MoversBox {
    let mut small = MoversBox::reconstruction();
    small.name = "five movers".into();
    small.movers.retain(|mover| ["M01", "M02", "M09", "M11", "?"].contains(&mover.id.as_str()));
    small.spies.retain(|spy| "ACEFX".contains(spy.letter.as_char()));
    small
}

struct Script(Golden<Confusion>);

impl Script {
    fn deal(name: &str, title: &str, options: &Options, number: u64) -> Script {
        Script(Golden::deal(FOLDER, name, title, options, Seed::from_number(number)))
    }

    /// The position stands at the head of the file.
    fn position(name: &str, position: &str) -> Script {
        let mut setup = Setup::start(Options { movers: small_box(), ..Options::default() });
        position.lines().for_each(|line| setup.read_line(line).unwrap());
        Script(Golden::position(FOLDER, name, position, setup.game().unwrap()))
    }

    fn act(&mut self, side: Side, words: &str) -> &mut Script {
        self.0.act(side.seat(), &action(words));
        self
    }

    /// Actions by turns: `w` or `r`, then the words, separated by commas.
    fn play(&mut self, script: &str) -> &mut Script {
        for step in script.split(',').map(str::trim).filter(|step| !step.is_empty()) {
            let (who, words) = step.split_once(' ').unwrap();
            self.act(if who == "w" { Side::White } else { Side::Red }, words);
        }
        self
    }

    fn check(&mut self) {
        self.0.check("");
    }
}

const FIVE: &str = "briefcase: d5\n\
    white: A b2 M01, C d3 M02, E g8 M11, F h2 M09, X f1 ?\nred: A j10 M02, C d8 M11, E h4 M01, F b9 M09, X f11 ?\n";

#[test]
fn base_game() {
    let mut golden = Script::position("base", FIVE);
    golden.play("w C F2, r yes, r C FR1, w yes, w A FR2, r no, r remove X, r E L1, w yes");
    golden.check();
}

#[test]
fn base_game_to_the_briefcase() {
    let mut golden = Script::position("base-to-the-end", FIVE);
    let mark = Note::Mark {
        leaf: Leaf::Mine,
        spy: scene::letter("C"),
        mover: "M09".parse().unwrap(),
        mark: Mark::Strike,
    };
    golden.play("w C F2, r yes, r A F2, w yes, w C F1 send, r yes, r A F2, w yes, w E FL2, r yes");
    golden.0.act(Side::White.seat(), &Action::Note(Box::new(mark)));
    golden.play("r unmask X, r A F2, w yes, w offer draw, r play on, w C F1, r yes, r A F2, w yes, w C F2 carry, r yes");
    golden.play("r E BR1, w yes, w C F2 carry, r yes, r E L1, w yes, w C F1 carry, r yes");
    golden.check();
}

#[test]
fn deal_and_first_turns() {
    let options = Options { begins: Begins::White, ..Options::default() };
    let mut golden = Script::deal("deal", "A deal, and the first turns", &options, 1);
    for (side, words) in [(Side::White, "X F4"), (Side::Red, "A F1")] {
        golden.act(side, words);
        let answer = golden.0.game().legal(side.other().seat().into())[0].clone();
        golden.act(side.other(), if answer == action("yes") { "yes" } else { "no" });
    }
    golden.check();
}

#[test]
fn tokens() {
    let position = format!("tokens: white, red\n{FIVE}");
    let mut reveal = Script::position("token-reveal", &position);
    reveal.play("w reveal X, w C F1, r yes, r reveal F, r A F1, w yes").check();
    let mut two = Script::position("token-move-two", &position);
    two.play("w move two, w A F1, r yes, w F F1, r yes, r move two, r C F1, w yes, r pass").check();
    let mut swap = Script::position("token-swap", &position);
    swap.play("w swap A X, w C F1, r yes, r swap A F, r C FL2, w yes, w A FR1, r yes").check();
}

#[test]
fn variants() {
    let variant =
        |name: &'static str, position: &str| Script::position(name, &format!("variants: {name}\n{position}"));
    let four = FIVE.replace(", X f1 ?", "").replace(", X f11 ?", "");
    variant("honour-among-spies", &four).play("w C F2, r yes, r C F2, w yes, w C F1 send, r yes").check();
    variant("tight-start", FIVE).play("w C L2, r yes, r F L2, w no, w C F1, r yes").check();
    let goal = FIVE.replace("d5", "d9").replace("C d3 M02", "C d9 M02").replace("C d8 M11", "C d10 M11");
    variant("safe-extraction", &goal.replace("C d10 M11", "C f9 M11"))
        .play("w C F2 carry, r yes, r X R2, w yes, w A F1, r yes, r E F1, w yes")
        .check();
    let far = FIVE.replace("E g8 M11", "E g10 M11").replace("X f1 ?", "X i9 ?");
    variant("promotion-sir", &far)
        .play("w E FL1, r yes")
        .play("w decline, r A F1, w yes, w X F2, r yes, w promote, r take, r A F1 carry, w yes")
        .check();
    let options = Options {
        variants: confusion::Variants { variable_start: true, ..Default::default() },
        begins: Begins::Red,
        ..Options::default()
    };
    let mut golden = Script::deal("variable-start", "variants: variable-start", &options, 2);
    for side in [Side::Red, Side::White] {
        let layout = golden.0.game().legal(side.seat().into())[0].clone();
        golden.0.act(side.seat(), &layout);
    }
    golden.check();
}
