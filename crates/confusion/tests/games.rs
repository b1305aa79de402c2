//! Whole random games by the ten thousand, over all variants and tokens: they end, nothing impossible happens, what is
//! legal is what is accepted, and what cannot be told apart is identical.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use confusion::{
    Action, Attempt, Begins, Both, Claim, Confusion, Direction, Handling, Layout, Leaf, Letter, Mark, Note,
    Options, Side, Square, Tokens, Variants, Waiting,
};
use game::{
    Actor, Bytes32, Ending, Entry, Game, Header, Line, Luck, Record, Secret, Seed, Silence, Sitter, Table,
    Told, Viewer, told_to, verify,
};
use scene::seat;
use std::collections::HashSet;

static_assertions::assert_not_impl_any!(Confusion: serde::Serialize);
static_assertions::assert_not_impl_any!(Table<Confusion>: serde::Serialize);
static_assertions::assert_not_impl_any!(confusion::Chart: serde::Serialize);

const GAMES: u64 = 10_000;

/// The options of the `number`th game: all 32 sets of variants, then all tokens.
fn options(number: u64) -> Options {
    let bit = |bit: u64| number >> bit & 1 == 1;
    let tokens = |from: u64| Tokens { reveal: bit(from), move_two: bit(from + 1), swap_two: bit(from + 2) };
    Options {
        variants: Variants {
            honour_among_spies: bit(0),
            tight_start: bit(1),
            safe_extraction: bit(2),
            variable_start: bit(3),
            promotion_sir: bit(4),
        },
        tokens: Both { white: tokens(5), red: tokens(7) },
        begins: [Begins::White, Begins::Red, Begins::Random][number as usize % 3],
        ..Options::default()
    }
}

fn deal(number: u64) -> (Confusion, Luck) {
    let seed = Seed::from_number(number);
    (Confusion::deal(&options(number), &mut seed.deal(), &mut Silence).unwrap(), Luck::new(seed))
}

/// C18–C22 in every combination: every game ends (C23), and the board is sound all the way.
#[test]
fn every_combination_of_variants_is_played_to_its_end() {
    let mut endings = std::collections::HashMap::new();
    let mut most = 0;
    for number in 0..GAMES {
        let (mut game, mut luck) = deal(number);
        loop {
            let step = 1 + u64::from(luck.below(60));
            if game.play_out(&mut luck, step, &mut Silence).actions < step {
                break;
            }
            sound(&game);
        }
        let end = game.end().unwrap();
        assert_eq!(game.outcome().unwrap().winners.len(), usize::from(end.winner.is_some()));
        assert!(game.legal(Side::White.seat().into()).is_empty() && game.may_act().is_empty());
        *endings.entry(end.how).or_insert(0) += 1;
        most = most.max(game.turns());
        sound(&game);
    }
    assert!(endings.len() >= 4, "{endings:?}");
    // 26 spies gone or promoted and 6 tokens spent, each after at most 200 idle turns.
    assert!(most <= (26 + 26 + 6 + 1) * 200, "{most}");
}

fn sound(game: &Confusion) {
    let view = game.view(Viewer::Public).unwrap();
    let mut squares: Vec<Square> =
        Side::BOTH.iter().flat_map(|side| view.side(*side).spies.iter().filter_map(|spy| spy.at)).collect();
    assert!(squares.iter().all(|square| game.chart().in_bounds(*square)));
    let spies = squares.len();
    squares.sort();
    squares.dedup();
    assert_eq!(squares.len(), spies, "nobody shares a square");
    assert!(game.chart().in_bounds(view.briefcase));
    let holder = Side::BOTH.into_iter().find_map(|side| {
        let spy = view.side(side).spies.iter().find(|spy| spy.at == Some(view.briefcase))?;
        Some((side, spy.letter))
    });
    assert_eq!(view.holder, holder, "whoever stands on the briefcase controls it");
    if game.end().is_none() && view.waiting != Waiting::LayingOut {
        assert!(Side::BOTH.iter().all(|side| view.side(*side).spies.iter().any(|spy| spy.at.is_some())));
    }
}

/// Every action that can be written about this table, notes and layouts aside: far more than are ever legal.
fn candidates(game: &Confusion) -> Vec<Action> {
    let mut letters: Vec<Letter> = game.options().movers.spies.iter().map(|spy| spy.letter).collect();
    letters.push("B".parse().unwrap());
    let mut all = vec![Action::MoveTwo, Action::Pass, Action::OfferDraw, Action::Resign];
    for yes in [true, false] {
        all.extend([
            Action::Answer(yes),
            Action::Promote(yes),
            Action::TakeBriefcase(yes),
            Action::AnswerDraw(yes),
        ]);
    }
    all.extend((0..3).map(|index| Action::TimeUp(game::Seat::new(index).unwrap())));
    for one in &letters {
        all.extend([Action::Remove(*one), Action::Unmask(*one), Action::Reveal(*one)]);
        all.extend(letters.iter().map(|two| Action::SwapTwo(*one, *two)));
        for direction in Direction::ALL {
            for distance in 0..=11 {
                for briefcase in [None, Some(Handling::Leave), Some(Handling::Carry), Some(Handling::Send)] {
                    all.push(Action::Attempt(Attempt { spy: *one, direction, distance, briefcase }));
                }
            }
        }
    }
    all
}

/// An action is in `legal` exactly when `play` takes it; what is refused changes nothing and tells nobody.
#[test]
fn legal_is_what_is_accepted() {
    let mut accepted = 0u64;
    for number in 0..GAMES {
        let (mut game, mut luck) = deal(number);
        let steps = u64::from(luck.below(240));
        game.play_out(&mut luck, steps, &mut Silence);
        // Some with a draw on offer.
        if luck.below(4) == 0 {
            let by = game.view(Viewer::Public).unwrap().turn.seat();
            let _ = game.play(by.into(), &Action::OfferDraw, &mut luck, &mut Silence);
        }
        let candidates = candidates(&game);
        for by in Side::BOTH.map(|side| Actor::Seat(side.seat())).into_iter().chain([Actor::Clock]) {
            let legal = game.legal(by);
            let listed: HashSet<&Action> = legal.iter().collect();
            let mut found = 0;
            let mut next = game.clone();
            let mut told = Vec::new();
            for action in &candidates {
                let taken = next.play(by, action, &mut luck, &mut told).is_ok();
                assert_eq!(taken, listed.contains(action), "game {number}: {by} {action:?}");
                if taken {
                    found += 1;
                    next = game.clone();
                    told.clear();
                }
                assert!(told.is_empty());
            }
            assert_eq!(next, game);
            let layouts = legal.iter().filter(|action| matches!(action, Action::LayOut(_)));
            found += layouts
                .filter(|action| game.clone().play(by, action, &mut luck, &mut Silence).is_ok())
                .count();
            assert_eq!(found, legal.len(), "game {number}: {by}, all that is listed is taken, once");
            accepted += found as u64;
        }
    }
    assert!(accepted > 500_000, "{accepted}");
}

/// A note by each side but one, for states in which the notebooks are not blank.
fn scribble(game: &mut Confusion, luck: &mut Luck, except: Viewer) {
    for side in Side::BOTH.into_iter().filter(|side| seat(*side) != except) {
        let letters = game.chart().letters();
        let (spy, mover) = (*luck.pick(letters).unwrap(), luck.pick(game.chart().movers()).unwrap().id);
        let note = Note::Mark { leaf: Leaf::Mine, spy, mover, mark: Mark::Strike };
        let _ = game.play(side.seat().into(), &Action::Note(Box::new(note)), luck, &mut Silence);
    }
}

/// Indistinguishable is identical: a resampled state has the same view, the same legal actions for its viewer, and goes
/// on with the same events in the same number and order, for as long as the same things are done.
#[test]
fn what_cannot_be_told_apart_is_identical() {
    let (mut differs, mut common) = (0u64, 0u64);
    for number in 0..GAMES {
        let (mut game, mut luck) = deal(number);
        let steps = u64::from(luck.below(160));
        game.play_out(&mut luck, steps, &mut Silence);
        scribble(&mut game, &mut luck, Viewer::Omniscient);
        for viewer in Viewer::of_table(2) {
            let mut one = game.clone();
            let mut two = game.resample(viewer, &mut luck);
            differs += u64::from(one != two);
            // What is drawn depends on nothing that the viewer does not know: not on the deal, nor on a notebook.
            let again = Luck::new(Seed::from_number(number));
            let mut three = two.clone();
            scribble(&mut three, &mut luck, viewer);
            assert_eq!(one.resample(viewer, &mut again.clone()), three.resample(viewer, &mut again.clone()));
            let same = |one: &Confusion, two: &Confusion| {
                let text = |game: &Confusion| serde_json::to_string(&game.view(viewer).unwrap()).unwrap();
                assert_eq!(text(one), text(two), "game {number}, {viewer}");
                assert_eq!(one.may_act(), two.may_act());
                assert_eq!(one.outcome(), two.outcome());
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(*one.legal(seat.into()), *two.legal(seat.into()), "game {number}, {viewer}");
                }
            };
            same(&one, &two);
            for _ in 0..12 {
                let Some((by, action)) = one.random_action(&mut luck) else { break };
                let (mut first, mut second): (Vec<Told<_>>, Vec<Told<_>>) = (Vec::new(), Vec::new());
                if two.clone().play(by, &action, &mut luck, &mut second).is_err() {
                    // Not the same answer in both: the viewer can tell them apart from here on.
                    break;
                }
                two.play(by, &action, &mut luck, &mut Silence).unwrap();
                one.play(by, &action, &mut luck, &mut first).unwrap();
                let heard = |told: &[Told<_>]| {
                    told_to(told, viewer)
                        .map(|event| serde_json::to_string(event).unwrap())
                        .collect::<Vec<_>>()
                };
                if heard(&first) != heard(&second) {
                    // Only what came to light can make the difference: a promotion or none, a reveal, an agent, a layout.
                    let light = |told: &[Told<_>]| {
                        heard(told).iter().any(|event| {
                            ["promoted", "revealed", "double_agent", "begins"]
                                .iter()
                                .any(|word| event.contains(word))
                        })
                    };
                    assert!(light(&first) || light(&second), "game {number}: {first:?} {second:?}");
                    break;
                }
                if one.outcome().is_some() {
                    // After the end everything is shown.
                    assert_eq!(one.outcome(), two.outcome());
                    break;
                }
                same(&one, &two);
                common += 1;
            }
        }
    }
    assert!(differs > GAMES * 2 && common > GAMES * 3, "{differs} {common}");
}

/// C16: on full games, the true deal always has a positive number of deals, mover by mover.
#[test]
fn c16_the_true_deal_is_always_possible() {
    for number in 0..GAMES {
        let (mut game, mut luck) = deal(number);
        let steps = u64::from(luck.below(400));
        game.play_out(&mut luck, steps, &mut Silence);
        let side = Side::BOTH[luck.below(2) as usize];
        let deals = game.deals(side);
        let view = game.view(seat(side.other())).unwrap();
        for (spy, seen) in view.side(side).spies.iter().enumerate() {
            let mover = game.chart().mover(seen.mover.unwrap()).unwrap();
            assert!(deals.with(spy, mover) > 0, "game {number}: {side} {}", seen.letter);
            assert!(deals.chance(spy, mover) <= 1.0);
            let row: u64 = (0..deals.spies()).map(|mover| deals.with(spy, mover)).sum();
            assert_eq!(row, deals.total());
        }
        assert_eq!(view.deals(game.chart(), side), deals);
    }
}

/// The record: a game with notes is written, read back, and replays to the same end.
#[test]
fn records_replay() {
    for number in 0..400 {
        let mut luck = Luck::new(Seed::from_number(number));
        let secret = Secret::draw(&mut luck);
        let header = Header {
            options: options(number),
            seats: ["Ana", "Bo"].map(|name| Sitter { name: name.into(), bot: None }).to_vec(),
            commitment: secret.commitment(),
            contributions: (0..2).map(|_| Bytes32(luck.bytes())).collect(),
            started: 0,
        };
        let seed = secret.game_seed(&header.contributions);
        let mut table: Table<Confusion> = Table::deal(&header.options, seed, &mut Silence).unwrap();
        let mut entries = Vec::new();
        while let Some((by, action)) = table.game().random_action(&mut luck) {
            table.play(by, &action, &mut Silence).unwrap();
            entries.push(Entry { at: entries.len() as u64, line: Line::Do(by, action) });
            if luck.below(30) == 0 && table.game().outcome().is_none() {
                let spy = *luck.pick(table.game().chart().letters()).unwrap();
                let note = Note::Text { leaf: Leaf::Theirs, spy, text: format!("note {number} «{spy}»") };
                let (by, action) = (Side::Red.seat(), Action::Note(Box::new(note)));
                table.play(by, &action, &mut Silence).unwrap();
                entries.push(Entry { at: entries.len() as u64, line: Line::Do(by.into(), action) });
            }
        }
        let ending = Some(Ending { outcome: table.game().outcome(), secret });
        let record: Record<Confusion> = Record { header, entries, ending };
        let read = Record::from_text(&record.to_text()).unwrap();
        assert_eq!(read, record);
        assert_eq!(verify(&read), Ok(table.game().outcome()));
    }
    assert!(serde_json::from_str::<Claim>("\"anything\"").is_err());
}

/// Actions that were never meant: odd texts are refused by name, not by accident.
#[test]
fn odd_actions_are_refused() {
    for text in [
        r#"{"attempt":{"spy":"A","direction":"N","distance":1}}"#,
        r#"{"attempt":{"spy":"AA","direction":"F","distance":1}}"#,
        r#"{"attempt":{"spy":"A","direction":"F","distance":256}}"#,
        r#"{"attempt":{"spy":"A","direction":"F","distance":1,"jump":true}}"#,
        r#"{"lay_out":["a1","z9"]}"#,
        r#"{"lay_out":["a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1","a1"]}"#,
        r#"{"dance":1}"#,
        r#""answer""#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
    let (game, mut luck) = deal(8);
    for action in
        candidates(&game).into_iter().chain([Action::LayOut(Layout::plain(game.chart(), Side::White))])
    {
        let text = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&text).unwrap(), action);
        let _ = game
            .clone()
            .play(game::Seat::new(9).unwrap().into(), &action, &mut luck, &mut Silence)
            .unwrap_err();
    }
}
