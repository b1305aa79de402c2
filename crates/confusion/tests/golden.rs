//! Golden playthroughs: after every action, what each viewer is told and what has changed in each view.
//!
//! `BLESS=1 cargo test -p safehouse-confusion --test golden` writes them anew.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use confusion::{Begins, Confusion, Leaf, Mark, MoversBox, Note, Options, Setup, Side};
use game::{Game, Seed, Told, Viewer, told_to};
use scene::{Scene, action};
use serde_json::{Map, Value};
use std::{fmt::Write, fs, path::PathBuf};

/// A box of five movers, so that a view fits on a screen.
fn small_box() -> MoversBox {
    let mut small = MoversBox::reconstruction();
    small.name = "five movers".into();
    small.movers.retain(|mover| ["M01", "M02", "M09", "M11", "?"].contains(&mover.id.as_str()));
    small.spies.retain(|spy| "ACEFX".contains(spy.letter.as_char()));
    small
}

struct Golden {
    name: &'static str,
    text: String,
    scene: Scene,
    shown: Vec<Map<String, Value>>,
}

impl Golden {
    fn begin(name: &'static str, game: Confusion, told: Vec<Told<confusion::Event>>) -> Golden {
        let shown = vec![Map::new(); 3];
        let mut scene = Scene::of(game);
        scene.told = told;
        let mut golden = Golden { name, text: String::new(), scene, shown };
        golden.print("the game begins");
        golden
    }

    fn position(name: &'static str, position: &str) -> Golden {
        let mut setup = Setup::start(Options { movers: small_box(), ..Options::default() });
        position.lines().for_each(|line| setup.read_line(line).unwrap());
        let game = setup.game().unwrap();
        let mut golden = Golden::begin(name, game, Vec::new());
        golden.text.insert_str(0, &format!("{}\n\n", position.trim()));
        golden
    }

    fn print(&mut self, title: &str) {
        let _ = writeln!(self.text, "== {title}");
        let game = &self.scene.game;
        let keys = |viewer: Viewer| {
            let Value::Object(keys) = serde_json::to_value(game.view(viewer).unwrap()).unwrap() else {
                panic!()
            };
            keys
        };
        let public = keys(Viewer::Public);
        let viewers = [Viewer::Public].into_iter().chain(Viewer::of_table(2).take(2));
        for (viewer, shown) in viewers.zip(&mut self.shown) {
            let _ = writeln!(self.text, "{viewer}");
            for event in told_to(&self.scene.told, viewer) {
                let _ = writeln!(self.text, "  ! {}", serde_json::to_string(event).unwrap());
            }
            // For the public what has changed; for a seat what has changed of what differs from the public.
            let mut now = keys(viewer);
            if viewer != Viewer::Public {
                now.retain(|key, value| public.get(key) != Some(value));
            }
            for (key, value) in &now {
                if shown.get(key) != Some(value) {
                    let _ = writeln!(self.text, "  {key}: {value}");
                }
            }
            *shown = now;
        }
        self.text.push('\n');
    }

    fn act(&mut self, side: Side, words: &str) -> &mut Golden {
        let action = action(words);
        self.scene.act(side.seat(), &action).unwrap_or_else(|refusal| panic!("{side} {words}: {refusal}"));
        self.print(&format!("{side}: {}", serde_json::to_string(&action).unwrap()));
        self
    }

    /// Actions by turns: `w` or `r`, then the words, separated by commas.
    fn play(&mut self, script: &str) -> &mut Golden {
        for step in script.split(',').map(str::trim).filter(|step| !step.is_empty()) {
            let (who, words) = step.split_once(' ').unwrap();
            self.act(if who == "w" { Side::White } else { Side::Red }, words);
        }
        self
    }

    fn check(&self) {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.txt", self.name));
        if std::env::var_os("BLESS").is_some() {
            fs::write(path, &self.text).unwrap();
            return;
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        for (number, (was, is)) in golden.lines().zip(self.text.lines()).enumerate() {
            assert_eq!(was, is, "{} line {}: golden left, now right", self.name, number + 1);
        }
        assert_eq!(golden.len(), self.text.len(), "{}: one goes on where the other ends", self.name);
    }
}

const FIVE: &str = "briefcase: d5\n\
    white: A b2 M01, C d3 M02, E g8 M11, F h2 M09, X f1 ?\nred: A j10 M02, C d8 M11, E h4 M01, F b9 M09, X f11 ?\n";

#[test]
fn base_game() {
    let mut golden = Golden::position("base", FIVE);
    golden.play("w C F2, r yes, r C FR1, w yes, w A FR2, r no, r remove X, r E L1, w yes");
    golden.check();
}

#[test]
fn base_game_to_the_briefcase() {
    let mut golden = Golden::position("base-to-the-end", FIVE);
    let mark = Note::Mark {
        leaf: Leaf::Mine,
        spy: scene::letter("C"),
        mover: "M09".parse().unwrap(),
        mark: Mark::Strike,
    };
    golden.play("w C F2, r yes, r A F2, w yes, w C F1 send, r yes, r A F2, w yes, w E FL2, r yes");
    golden.scene.act(Side::White.seat(), &confusion::Action::Note(Box::new(mark))).unwrap();
    golden.print("White writes a note");
    golden.play("r unmask X, r A F2, w yes, w offer draw, r play on, w C F1, r yes, r A F2, w yes, w C F2 carry, r yes");
    golden.play("r E BR1, w yes, w C F2 carry, r yes, r E L1, w yes, w C F1 carry, r yes");
    golden.check();
}

#[test]
fn deal_and_first_turns() {
    let options = Options { begins: Begins::White, ..Options::default() };
    let mut told = Vec::new();
    let game = Confusion::deal(&options, &mut Seed::from_number(1).deal(), &mut told).unwrap();
    let mut golden = Golden::begin("deal", game, told);
    for (side, words) in [(Side::White, "X F4"), (Side::Red, "A F1")] {
        golden.act(side, words);
        let answer = golden.scene.game.legal(side.other().seat().into())[0].clone();
        golden.act(side.other(), if answer == action("yes") { "yes" } else { "no" });
    }
    golden.check();
}

#[test]
fn tokens() {
    let position = format!("tokens: white, red\n{FIVE}");
    let mut reveal = Golden::position("token-reveal", &position);
    reveal.play("w reveal X, w C F1, r yes, r reveal F, r A F1, w yes").check();
    let mut two = Golden::position("token-move-two", &position);
    two.play("w move two, w A F1, r yes, w F F1, r yes, r move two, r C F1, w yes, r pass").check();
    let mut swap = Golden::position("token-swap", &position);
    swap.play("w swap A X, w C F1, r yes, r swap A F, r C FL2, w yes, w A FR1, r yes").check();
}

#[test]
fn variants() {
    let variant =
        |name: &'static str, position: &str| Golden::position(name, &format!("variants: {name}\n{position}"));
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
    let mut told = Vec::new();
    let game = Confusion::deal(&options, &mut Seed::from_number(2).deal(), &mut told).unwrap();
    let mut golden = Golden::begin("variable-start", game, told);
    for side in [Side::Red, Side::White] {
        let layout = golden.scene.game.legal(side.seat().into())[0].clone();
        golden.scene.act(side.seat(), &layout).unwrap();
        golden.print(&format!("{side}: {}", serde_json::to_string(&layout).unwrap()));
    }
    golden.check();
}
