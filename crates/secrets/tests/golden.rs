//! Whole games, printed: what every seat and the public see after each action. A change of the rules, of a view or of the
//! random numbers shows as a difference. `BLESS=1 cargo test -p safehouse-secrets --test golden` writes the files anew.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use game::*;
use secrets::*;
use serde_json::{Map, Value};
use std::fmt::Write;

fn json(value: &impl serde::Serialize) -> Map<String, Value> {
    match serde_json::to_value(value).unwrap() {
        Value::Object(map) => map,
        other => panic!("not an object: {other}"),
    }
}

/// The public's view in full, and of each seat's what differs from it.
fn print_views(out: &mut String, game: &Secrets) {
    let public = json(&game.view(Viewer::Public).unwrap());
    writeln!(out, "  public {}", Value::from(public.clone())).unwrap();
    for seat in Seat::all(public["displays"].as_array().unwrap().len()) {
        let mut own = json(&game.view(Viewer::Seat(seat)).unwrap());
        own.retain(|key, value| key != "viewer" && public.get(key) != Some(value));
        assert!(public.keys().all(|key| json(&game.view(Viewer::Seat(seat)).unwrap()).contains_key(key)));
        writeln!(out, "  {seat} {}", Value::from(own)).unwrap();
    }
}

fn print_told(out: &mut String, told: &[Told<Event>]) {
    for Told { to, event } in told {
        let to = match to {
            Audience::Everyone => "all".into(),
            Audience::Only(seats) => serde_json::to_string(seats).unwrap(),
        };
        writeln!(out, "  {to} hear {}", serde_json::to_string(event).unwrap()).unwrap();
    }
}

/// A game at random from a seed, with the clock closing every other UN window.
fn playthrough(options: Options, number: u64) -> String {
    let mut luck = Luck::new(Seed::from_number(number));
    let mut told = Vec::new();
    let mut table: Table<Secrets> = Table::deal(&options, Seed::from_number(number), &mut told).unwrap();
    let mut out = format!("{}\n", serde_json::to_string(&options).unwrap());
    print_told(&mut out, &told);
    print_views(&mut out, table.game());
    while table.game().outcome().is_none() {
        let mut actors: Vec<Actor> = table.game().may_act().into_iter().map(Actor::Seat).collect();
        if !table.game().legal(Actor::Clock).is_empty() && luck.below(3) == 0 {
            actors = vec![Actor::Clock];
        }
        let by = *luck.pick(&actors).unwrap();
        let action = *luck.pick(&table.game().legal(by)).unwrap();
        told.clear();
        table.play(by, &action, &mut told).unwrap();
        writeln!(out, "\n{} {by} {}", table.actions(), serde_json::to_string(&action).unwrap()).unwrap();
        print_told(&mut out, &told);
        print_views(&mut out, table.game());
    }
    let all = json(&table.game().view(Viewer::Omniscient).unwrap());
    writeln!(out, "  omniscient {}", Value::from(all)).unwrap();
    out
}

fn check(name: &str, options: Options, number: u64) {
    let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let now = playthrough(options, number);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, now).unwrap();
        return;
    }
    let then = std::fs::read_to_string(&path).expect("a golden file; BLESS=1 writes it");
    for (line, (then, now)) in then.lines().zip(now.lines()).enumerate() {
        assert_eq!(then, now, "{name}, line {}", line + 1);
    }
    assert_eq!(then.lines().count(), now.lines().count(), "{name} has another length");
}

#[test]
fn four_players() {
    check("four", Options::new(4), 4);
}

#[test]
fn five_players_in_correspondence() {
    check("five", Options { un_window: None, ..Options::new(5) }, 5);
}

#[test]
fn six_players() {
    check("six", Options::new(6), 6);
}

#[test]
fn seven_players_without_memory_aid() {
    check("seven", Options { memory_aid: false, ..Options::new(7) }, 7);
}

#[test]
fn eight_players_who_shuffle_what_goes_under() {
    check("eight", Options { shuffle_under: true, ..Options::new(8) }, 8);
}
