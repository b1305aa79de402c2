//! What holds in every game: ten thousand random ones of every kind.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{
    Actor, Bytes32, Ending, Entry, Game, Header, Line, Luck, Playback, Record, Seat, Secret, Seed, Silence,
    Sitter, Table, Told, Viewer, told_to, verify,
};

static_assertions::assert_not_impl_any!(Duet: serde::Serialize);
static_assertions::assert_not_impl_any!(Key: serde::Serialize, std::fmt::Display);

const GAMES: u64 = 10_000;

/// Every action that can be written down without thinking of a word.
fn candidates(game: &Duet) -> Vec<Action> {
    let touches = game.view(Viewer::Public).unwrap().touches;
    let mut actions = vec![Action::Object, Action::Concede, Action::Insist];
    actions.extend(
        [touches, touches.wrapping_add(1), touches.wrapping_sub(1)].map(|touch| Action::Stop { touch }),
    );
    actions.extend((0..=25).map(|card| Action::Guess { card, touch: touches }));
    actions.extend((0..25).map(|card| Action::Guess { card, touch: touches.wrapping_sub(1) }));
    actions.extend(
        (-1..=26)
            .map(|number| Action::Clue(Clue { word: ClueWord::new("1"), number: ClueNumber::new(number) })),
    );
    actions
}

#[test]
fn legal_is_what_play_accepts() {
    let mut kinds = std::collections::BTreeMap::new();
    for number in 0..GAMES {
        let mut luck = Luck::new(Seed::from_number(number));
        let mut game = deal(&random_options(&mut luck), number);
        let seats = game.options().sides.len();
        // Trying everything at every step of every game would take an hour: each game is tried at one step in four.
        while game.outcome().is_none() {
            if luck.below(4) == 0 {
                for by in Seat::all(seats).map(Actor::Seat).chain([Actor::Clock]) {
                    let legal = game.legal(by);
                    assert_eq!(
                        !legal.is_empty(),
                        matches!(by, Actor::Seat(seat) if game.may_act().contains(seat))
                    );
                    for action in candidates(&game) {
                        let mut next = game.clone();
                        let mut told = Vec::new();
                        let played = next.play(by, &action, &mut self::luck(), &mut told);
                        assert_eq!(legal.contains(&action), played.is_ok(), "{by} {action:?} {played:?}");
                        if played.is_err() {
                            assert!(next == game && told.is_empty());
                        }
                    }
                    assert!(legal.iter().all(|action| candidates(&game).contains(action)));
                }
            }
            let (by, action) = random_action(&game, &mut luck);
            game.play(by.into(), &action, &mut self::luck(), &mut Silence).unwrap();
        }
        *kinds.entry(format!("{:?} {}", game.end().unwrap(), game.reached_sudden_death())).or_insert(0) += 1;
        assert!(Seat::all(seats).all(|seat| game.legal(seat.into()).is_empty()));
    }
    // Every way to end is among them.
    assert_eq!(kinds.len(), 6, "{kinds:?}");
}

/// What must hold in every state, whatever happened.
fn check(game: &Duet) {
    let view = game.view(Viewer::Public).unwrap();
    let tokens = view.tokens;
    let marks: u8 = view.touched.iter().map(|touch| touch.tokens).sum();
    let won_in_turn = view.phase == Phase::Over(End::Won) && !view.sudden_death;
    let start = game.options().challenge.supply().unwrap().left();
    let used = tokens.kept.a + tokens.kept.b + tokens.thrown + marks;
    let winning = start - tokens.supply.left() - used;
    assert!(winning == 0 || won_in_turn && winning == 1, "no token is lost or made");
    let agents = view.covers.iter().filter(|cover| cover.agent.is_some()).count();
    assert_eq!(agents + usize::from(view.to_find), AGENTS);
    assert_eq!(view.phase == Phase::Over(End::Won), view.to_find == 0);
    for card in Card::all() {
        let cover = view.covers[card.index()];
        let dead = cover.marks.a.is_some() && cover.marks.b.is_some();
        assert_eq!(view.visible.contains(card), cover.agent.is_none() && !dead);
    }
    assert!(view.score.is_none_or(|score| (-1..=25).contains(&score)));
    assert_eq!(view.key, None);
}

#[test]
fn records_replay_and_every_state_is_sound() {
    for number in 0..GAMES {
        let mut luck = Luck::new(Seed::from_number(number));
        let options = random_options(&mut luck);
        let secret = Secret::draw(&mut luck);
        let seats = options.sides.len();
        let header = Header {
            options,
            seats: (0..seats).map(|seat| Sitter { name: format!("{seat}"), bot: None }).collect(),
            commitment: secret.commitment(),
            contributions: (0..seats).map(|_| Bytes32(luck.bytes())).collect(),
            started: 0,
        };
        let mut told = Vec::new();
        let seed = secret.game_seed(&header.contributions);
        let mut table: Table<Duet> = Table::deal(&header.options, seed, &mut told).unwrap();
        let mut entries = Vec::new();
        while table.game().outcome().is_none() {
            check(table.game());
            let (by, action) = random_action(table.game(), &mut luck);
            table.play(by, &action, &mut told).unwrap();
            entries.push(Entry { at: 0, line: Line::Do(by.into(), action) });
        }
        check(table.game());
        let record =
            Record { header, entries, ending: Some(Ending { outcome: table.game().outcome(), secret }) };
        let read: Record<Duet> = Record::from_text(&record.to_text()).unwrap();
        assert_eq!(read, record);
        assert_eq!(verify(&read).unwrap(), table.game().outcome());
        if number % 10 == 0 {
            let mut playback = Playback::new(&read).unwrap();
            let mut again = playback.opening().to_vec();
            while let Some(step) = playback.next().unwrap() {
                again.extend(step.told);
            }
            assert_eq!((&again, playback.game()), (&told, table.game()));
        }
    }
}

/// Invariant "indistinguishable is identical": a state that a viewer cannot tell from the true one looks the same to it,
/// goes the same way for whatever both allow, and is told of in the same words, as long as nothing new is learnt.
#[test]
fn what_cannot_be_told_apart_looks_the_same() {
    let mut differed = 0_u32;
    for number in 0..GAMES {
        let mut luck = Luck::new(Seed::from_number(number));
        let mut game = deal(&random_options(&mut luck), number);
        let seats = game.options().sides.len();
        let viewers: Vec<Viewer> = Viewer::of_table(seats).collect();
        while game.outcome().is_none() {
            let viewer = *luck.pick(&viewers).unwrap();
            let other = game.resample(viewer, &mut luck);
            differed += u32::from(other != game);
            assert_eq!(text(&other, viewer), text(&game, viewer));
            // What is imagined depends on nothing hidden: from the same luck both give the same.
            assert_eq!(other.resample(viewer, &mut self::luck()), game.resample(viewer, &mut self::luck()));
            let (by, action) = random_action(&game, &mut luck);
            let [mut one, mut two] = [game.clone(), other];
            let [mut told_one, mut told_two] = [Vec::new(), Vec::new()];
            one.play(by.into(), &action, &mut self::luck(), &mut told_one).unwrap();
            assert_eq!(two.play(by.into(), &action, &mut self::luck(), &mut told_two), Ok(()));
            if heard(&told_one, viewer) == heard(&told_two, viewer) {
                if one.outcome().is_none() {
                    assert_eq!(text(&one, viewer), text(&two, viewer));
                }
            } else {
                // Only a touch can tell them apart: by what it finds, or by what is announced after it.
                assert!(matches!(action, Action::Guess { .. }));
            }
            game = one;
        }
    }
    assert!(differed > 50_000, "{differed}");
}

fn text(game: &Duet, viewer: Viewer) -> String {
    let view = game.view(viewer).unwrap();
    let legal: Vec<_> = match viewer {
        Viewer::Seat(seat) => game.legal(seat.into()).to_vec(),
        _ => Vec::new(),
    };
    format!("{}{legal:?}{:?}", serde_json::to_string(&view).unwrap(), game.may_act())
}

fn heard(told: &[Told<Event>], viewer: Viewer) -> String {
    serde_json::to_string(&told_to(told, viewer).collect::<Vec<_>>()).unwrap()
}

/// D9: whether a found word is green on the guesser's side as well is heard by nobody, in words or in number. The guesser's
/// half is exchanged for one in which it is the other way round, as far as no announcement (D10) hangs on it.
#[test]
fn d9_nobody_hears_that_a_word_is_green_on_both_sides() {
    let mut silent = 0;
    for number in 0..GAMES {
        let mut luck = Luck::new(Seed::from_number(number));
        let mut game = deal(&random_options(&mut luck), number);
        while game.outcome().is_none() {
            let (by, action) = random_action(&game, &mut luck);
            let side = game.options().side(by).unwrap();
            let giver = Seat::all(8).find(|seat| game.options().side(*seat) == Some(side.other())).unwrap();
            let mut told = Vec::new();
            let before = game.clone();
            game.play(by.into(), &action, &mut self::luck(), &mut told).unwrap();
            let Action::Guess { card, .. } = action else { continue };
            // The giver's side and the public know nothing of the guesser's half but what touches showed.
            let mut other = before.resample(Viewer::Seat(giver), &mut luck);
            let mut told_other = Vec::new();
            other.play(by.into(), &action, &mut self::luck(), &mut told_other).unwrap();
            let green = |game: &Duet| {
                game.view(Viewer::Seat(by)).unwrap().key.unwrap()[usize::from(card)] == Colour::Green
            };
            let announced = |told: &[Told<Event>]| {
                told.iter().any(|told| matches!(told.event, Event::AllFound { .. } | Event::Ended { .. }))
            };
            if green(&game) != green(&other) && !announced(&told) && !announced(&told_other) {
                silent += 1;
                assert_eq!(heard(&told, Viewer::Public), heard(&told_other, Viewer::Public));
                assert_eq!(heard(&told, Viewer::Seat(giver)), heard(&told_other, Viewer::Seat(giver)));
                assert_eq!(told.len(), told_other.len());
            }
        }
    }
    assert!(silent > 5_000, "{silent}");
}
