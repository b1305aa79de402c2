//! Whole games, written down step by step as everybody at the table sees them.
//!
//! `BLESS=1 cargo test -p safehouse-duet --test golden` writes the files anew; otherwise a difference fails. The public view
//! is written whole at the start and the end, between them only what has changed; a seat's view as far as it differs from
//! the public one.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Game, Seat, Viewer, told_to};
use serde_json::{Map, Value};
use std::fmt::Write;

struct Script {
    play: Play,
    text: String,
    last: Map<String, Value>,
    heard: usize,
}

fn keys(view: &View) -> Map<String, Value> {
    match serde_json::to_value(view).unwrap() {
        Value::Object(keys) => keys,
        other => panic!("{other}"),
    }
}

fn differing(view: &Map<String, Value>, from: &Map<String, Value>) -> Map<String, Value> {
    view.iter()
        .filter(|(key, value)| from.get(*key) != Some(value))
        .map(|(k, v)| (k.clone(), v.clone()))
        .collect()
}

impl Script {
    fn new(title: &str, options: Options) -> Script {
        let mut script =
            Script { play: Play::new(options), text: format!("# {title}\n\n"), last: Map::new(), heard: 0 };
        let options = serde_json::to_string(script.play.game.options()).unwrap();
        writeln!(script.text, "options {options}").unwrap();
        script.look();
        script
    }

    fn look(&mut self) {
        let public = keys(&self.play.public());
        let seats: Vec<Seat> = Seat::all(self.play.game.options().sides.len()).collect();
        for told in &self.play.told[self.heard..] {
            let event = serde_json::to_string(&told.event).unwrap();
            let to: Vec<String> = seats
                .iter()
                .map(|seat| Viewer::Seat(*seat))
                .chain([Viewer::Public])
                .filter(|viewer| told_to(std::slice::from_ref(told), *viewer).next().is_some())
                .map(|viewer| viewer.to_string())
                .collect();
            let to = if to.len() > seats.len() { "everyone".to_owned() } else { to.join(" ") };
            writeln!(self.text, "  told to {to}: {event}").unwrap();
        }
        self.heard = self.play.told.len();
        let changed = differing(&public, &self.last);
        writeln!(self.text, "  public {}", Value::Object(changed)).unwrap();
        for seat in seats {
            let own = differing(&keys(&self.play.view(Viewer::Seat(seat))), &public);
            writeln!(self.text, "  {} {}", Viewer::Seat(seat), Value::Object(own)).unwrap();
        }
        self.last = public;
    }

    fn act(&mut self, by: usize, action: Action) -> &mut Script {
        writeln!(self.text, "\n> seat {by}: {}", serde_json::to_string(&action).unwrap()).unwrap();
        self.play.try_do(by, action).unwrap();
        self.look();
        self
    }

    fn clue(&mut self, by: usize, word: &str, number: u8) -> &mut Script {
        self.act(by, Action::Clue(Clue::new(word, number)))
    }

    fn touch(&mut self, by: usize, cards: &[u8]) -> &mut Script {
        for card in cards {
            let action = self.play.guess_action(*card);
            self.act(by, action);
        }
        self
    }

    fn stop(&mut self, by: usize) -> &mut Script {
        let action = self.play.stop_action();
        self.act(by, action)
    }

    fn turn(&mut self, giver: usize, cards: &[u8], stop: bool) -> &mut Script {
        self.clue(giver, "1", cards.len() as u8).touch(1 - giver, cards);
        if stop {
            self.stop(1 - giver);
        }
        self
    }

    fn refused(&mut self, by: usize, action: Action) -> &mut Script {
        let refusal = self.play.refused(by, action);
        let rule = game::Refusal::rule(&refusal);
        writeln!(
            self.text,
            "\n> seat {by}: {}\n  refused by {rule}: {refusal}",
            serde_json::to_string(&action).unwrap()
        )
        .unwrap();
        self
    }

    /// Compares with the file, or writes it.
    fn check(&mut self, name: &str) {
        writeln!(self.text, "\n{}", render_table(&self.play.public())).unwrap();
        writeln!(self.text, "outcome {}", serde_json::to_string(&self.play.game.outcome()).unwrap()).unwrap();
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &self.text).unwrap();
            return;
        }
        let expected = std::fs::read_to_string(&path).unwrap_or_default();
        for (number, (ours, theirs)) in self.text.lines().zip(expected.lines()).enumerate() {
            assert_eq!(ours, theirs, "{name}.txt differs on line {}; BLESS=1 writes it anew", number + 1);
        }
        assert_eq!(self.text.lines().count(), expected.lines().count(), "{name}.txt has another length");
    }
}

fn mission(city: City) -> Options {
    Options { challenge: Challenge::Mission(city), ..Options::default() }
}

#[test]
fn a_standard_game_is_won() {
    let mut script = Script::new("The standard game, won: 9–9", Options::default());
    script.clue(1, "circus", 2).touch(0, &[0, 11, 18]);
    script.refused(1, Action::Clue(Clue::new("opera", 1)));
    script.clue(0, "opera", 3).touch(1, &[6, 7]);
    script.refused(1, Action::Guess { card: 6, touch: 5 }).refused(0, Action::Stop { touch: 5 });
    script.stop(1).turn(1, &[12, 13], true).turn(0, &[18], false).turn(1, &[14, 15, 4], true);
    script.turn(0, &[1, 2, 3], true);
    script.refused(1, Action::Clue(Clue::new("opera", 1)));
    script.turn(0, &[8, 9, 10], false).check("won");
}

#[test]
fn an_assassin_ends_it() {
    let mut script = Script::new("An assassin", Options::default());
    script.turn(0, &[0], true).turn(1, &[1, 3], false).check("assassin");
}

#[test]
fn sudden_death_after_a_stop_is_won() {
    let mut script =
        Script::new("Into sudden death by stopping, out of it by the last word", mission(City::Singapore));
    script.turn(0, &[0, 1, 2], true).turn(1, &[4, 11, 12], true).turn(0, &[3, 6, 7], true).turn(
        1,
        &[13],
        true,
    );
    script.turn(0, &[8], true).turn(1, &[14], true);
    script.refused(0, Action::Clue(Clue::new("2", 1)));
    script.touch(1, &[9, 10]).refused(1, Action::Guess { card: 20, touch: 14 });
    script.touch(0, &[15]).check("sudden_death_won");
}

#[test]
fn sudden_death_after_a_bystander_is_lost_to_one() {
    let mut script =
        Script::new("Into sudden death by a bystander, out of it by another", mission(City::Singapore));
    for card in [18, 19, 20] {
        script.turn(0, &[card], false).turn(1, &[card], false);
    }
    script.touch(0, &[11]).touch(1, &[0]).touch(0, &[21]).check("sudden_death_bystander");
}

#[test]
fn sudden_death_after_two_tokens_is_lost_to_an_assassin() {
    let mut script = Script::new(
        "Into sudden death by the last two tokens, out of it by an assassin",
        mission(City::VaticanCity),
    );
    for card in [18, 19] {
        script.turn(0, &[card], false).turn(1, &[card], false);
    }
    script.touch(1, &[5]).check("sudden_death_assassin");
}

#[test]
fn a_mission_with_a_mistake_of_two_tokens_is_won() {
    let mut script = Script::new("A mission with the mistake that costs two tokens", mission(City::Tokyo));
    script.turn(0, &[18], false).turn(1, &[18], false).turn(0, &[0, 1, 2, 3, 6, 7, 8, 9, 10], true);
    script.turn(1, &[4, 11, 12, 13, 14, 15], false).check("mission");
}

#[test]
fn one_token_is_too_few_for_a_mistake() {
    let mut script = Script::new("Two tokens needed, one left", mission(City::Washington));
    script.turn(0, &[18], false).turn(1, &[18], false);
    for (giver, card) in [(0, 0), (1, 11), (0, 1), (1, 12)] {
        script.turn(giver, &[card], true);
    }
    script.turn(0, &[19], false).check("one_token");
}

#[test]
fn four_players_with_objections_and_flexible_turns() {
    let sides = vec![Side::A, Side::B, Side::B, Side::A];
    let options = Options {
        sides,
        flexible_turns: true,
        challenge: Challenge::Mission(City::Prague),
        ..Options::default()
    };
    let mut script = Script::new("Four players, flexible turns, objections", options);
    script
        .clue(3, "circus", 1)
        .act(2, Action::Object)
        .act(0, Action::Concede)
        .touch(1, &[6])
        .touch(2, &[0])
        .stop(1);
    script.clue(0, "opera", 2).act(1, Action::Object).act(3, Action::Insist).touch(2, &[18]);
    script.refused(3, Action::Clue(Clue::new("jazz", 1)));
    script.clue(2, "jazz", 1).touch(3, &[11]).touch(0, &[5]).check("four_players");
}
