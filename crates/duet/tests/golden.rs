//! Whole games with a known key, written down step by step as everybody at the table sees them.
//!
//! `BLESS=1 cargo test -p safehouse-duet --test golden` writes the files anew; otherwise a difference fails.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{Play, picture_book, seat};
use duet::*;
use game::{Game, Viewer};
use laws::Golden;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

struct Script(Golden<Duet>);

impl Script {
    fn new(name: &str, title: &str, options: Options) -> Script {
        Script(Golden::position(FOLDER, name, title, Play::new(options).game))
    }

    fn public(&self) -> View {
        self.0.game().view(Viewer::Public).unwrap()
    }

    fn act(&mut self, by: usize, action: Action) -> &mut Script {
        self.0.act(seat(by), &action);
        self
    }

    fn refused(&mut self, by: usize, action: Action) -> &mut Script {
        self.0.refused(seat(by), &action);
        self
    }

    fn clue(&mut self, by: usize, word: &str, number: u8) -> &mut Script {
        self.act(by, Action::Clue(Clue::new(word, number)))
    }

    fn touch(&mut self, by: usize, cards: &[u8]) -> &mut Script {
        for card in cards {
            let touch = self.public().touches;
            self.act(by, Action::Guess { card: *card, touch });
        }
        self
    }

    fn stop(&mut self, by: usize) -> &mut Script {
        let touch = self.public().touches;
        self.act(by, Action::Stop { touch })
    }

    fn turn(&mut self, giver: usize, cards: &[u8], stop: bool) -> &mut Script {
        self.clue(giver, "1", cards.len() as u8).touch(1 - giver, cards);
        if stop {
            self.stop(1 - giver);
        }
        self
    }

    /// With the table as a terminal shows it at the end.
    fn check(&mut self) {
        let table = render_table(&self.public());
        self.0.check(&table);
    }
}

fn mission(city: City) -> Options {
    Options { challenge: Challenge::Mission(city), ..picture_book() }
}

#[test]
fn a_standard_game_is_won() {
    let mut script = Script::new("won", "The standard game, won: 9–9", picture_book());
    script.clue(1, "circus", 2).touch(0, &[0, 11, 18]);
    script.refused(1, Action::Clue(Clue::new("opera", 1)));
    script.clue(0, "opera", 3).touch(1, &[6, 7]);
    script.refused(1, Action::Guess { card: 6, touch: 5 }).refused(0, Action::Stop { touch: 5 });
    script.stop(1).turn(1, &[12, 13], true).turn(0, &[18], false).turn(1, &[14, 15, 4], true);
    script.turn(0, &[1, 2, 3], true);
    script.refused(1, Action::Clue(Clue::new("opera", 1)));
    script.turn(0, &[8, 9, 10], false).check();
}

#[test]
fn an_assassin_ends_it() {
    let mut script = Script::new("assassin", "An assassin", picture_book());
    script.turn(0, &[0], true).turn(1, &[1, 3], false).check();
}

#[test]
fn sudden_death_after_a_stop_is_won() {
    let mut script = Script::new(
        "sudden_death_won",
        "Into sudden death by stopping, out of it by the last word",
        mission(City::Singapore),
    );
    script.turn(0, &[0, 1, 2], true).turn(1, &[4, 11, 12], true).turn(0, &[3, 6, 7], true).turn(
        1,
        &[13],
        true,
    );
    script.turn(0, &[8], true).turn(1, &[14], true);
    script.refused(0, Action::Clue(Clue::new("2", 1)));
    script.touch(1, &[9, 10]).refused(1, Action::Guess { card: 20, touch: 14 });
    script.touch(0, &[15]).check();
}

#[test]
fn sudden_death_after_a_bystander_is_lost_to_one() {
    let mut script = Script::new(
        "sudden_death_bystander",
        "Into sudden death by a bystander, out of it by another",
        mission(City::Singapore),
    );
    for card in [18, 19, 20] {
        script.turn(0, &[card], false).turn(1, &[card], false);
    }
    script.touch(0, &[11]).touch(1, &[0]).touch(0, &[21]).check();
}

#[test]
fn sudden_death_after_two_tokens_is_lost_to_an_assassin() {
    let mut script = Script::new(
        "sudden_death_assassin",
        "Into sudden death by the last two tokens, out of it by an assassin",
        mission(City::VaticanCity),
    );
    for card in [18, 19] {
        script.turn(0, &[card], false).turn(1, &[card], false);
    }
    script.touch(1, &[5]).check();
}

#[test]
fn a_mission_with_a_mistake_of_two_tokens_is_won() {
    let mut script =
        Script::new("mission", "A mission with the mistake that costs two tokens", mission(City::Tokyo));
    script.turn(0, &[18], false).turn(1, &[18], false).turn(0, &[0, 1, 2, 3, 6, 7, 8, 9, 10], true);
    script.turn(1, &[4, 11, 12, 13, 14, 15], false).check();
}

#[test]
fn one_token_is_too_few_for_a_mistake() {
    let mut script = Script::new("one_token", "Two tokens needed, one left", mission(City::Washington));
    script.turn(0, &[18], false).turn(1, &[18], false);
    for (giver, card) in [(0, 0), (1, 11), (0, 1), (1, 12)] {
        script.turn(giver, &[card], true);
    }
    script.turn(0, &[19], false).check();
}

#[test]
fn four_players_with_objections_and_flexible_turns() {
    let sides = vec![Side::A, Side::B, Side::B, Side::A];
    let options = Options {
        sides,
        flexible_turns: true,
        challenge: Challenge::Mission(City::Prague),
        ..picture_book()
    };
    let mut script = Script::new("four_players", "Four players, flexible turns, objections", options);
    script
        .clue(3, "circus", 1)
        .act(2, Action::Object)
        .act(0, Action::Concede)
        .touch(1, &[6])
        .touch(2, &[0])
        .stop(1);
    script.clue(0, "opera", 2).act(1, Action::Object).act(3, Action::Insist).touch(2, &[18]);
    script.refused(3, Action::Clue(Clue::new("jazz", 1)));
    script.clue(2, "jazz", 1).touch(3, &[11]).touch(0, &[5]).check();
}
