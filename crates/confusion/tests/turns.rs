//! Pieces, board, turns and the briefcase: C1–C12, C24 and C25.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use Side::{Red, White};
use confusion::{Action, Begins, Confusion, Direction, Event, How, MoverId, Options, Side};
use game::{Addressed, Game, Seat, Seed, Viewer, told_to};
use scene::{Scene, seat};

fn deal(options: &Options, number: u64) -> (Confusion, Vec<Addressed<Event>>) {
    let mut told = Vec::new();
    let game = Confusion::deal(options, &mut Seed::from_number(number).deal(), &mut told).unwrap();
    (game, told)
}

fn movers(game: &Confusion, viewer: Viewer, side: Side) -> Vec<Option<MoverId>> {
    game.view(viewer).unwrap().side(side).spies.iter().map(|spy| spy.mover).collect()
}

/// C1: 13 movers for 13 spies, the same set for both sides; the opponent sees them, the owner and the public do not.
#[test]
fn c1_the_opponent_sees_the_movers_and_the_owner_does_not() {
    let (game, told) = deal(&Options::default(), 1);
    for side in Side::BOTH {
        assert_eq!(movers(&game, seat(side), side), vec![None; 13]);
        assert_eq!(movers(&game, Viewer::Public, side), vec![None; 13]);
        let seen: Vec<MoverId> = movers(&game, seat(side.other()), side).into_iter().flatten().collect();
        let mut sorted = seen.clone();
        sorted.sort();
        let mut all: Vec<MoverId> = game.chart().movers().iter().map(|mover| mover.id).collect();
        all.sort();
        assert_eq!(sorted, all);
        let heard: Vec<&Event> = told_to(&told, seat(side.other())).collect();
        assert_eq!(heard[0], &Event::OpponentsMovers(seen.into_iter().collect()));
        assert_eq!(heard.len(), 2);
    }
    assert_eq!(told_to(&told, Viewer::Public).count(), 1);
    assert_eq!(
        game.view(Viewer::Seat(Seat::new(2).unwrap())),
        Err(game::NoView::NoSuchSeat(Seat::new(2).unwrap()))
    );
}

/// C1: the deal is random: every mover comes under every spy about equally often.
#[test]
fn c1_every_mover_comes_under_every_spy() {
    let mut times = [[0i32; 13]; 13];
    for number in 0..2600 {
        let (game, _) = deal(&Options::default(), number);
        for (spy, id) in movers(&game, seat(Red), White).iter().flatten().enumerate() {
            times[spy][game.chart().mover(*id).unwrap()] += 1;
        }
    }
    // 144 degrees of freedom: 230 is beyond one chance in 100,000, and the seeds are fixed.
    let chi: f64 = times.iter().flatten().map(|times| f64::from(times - 200).powi(2) / 200.0).sum();
    assert!(chi < 230.0 && chi > 80.0, "{chi}");
}

/// C2: the default movers are those of the table.
#[test]
fn c2_the_default_movers() {
    let table = [
        ("M01", "F FR R BR B BL L FL", 1, false),
        ("M02", "F B L R", 2, false),
        ("M03", "FL FR BL BR", 2, false),
        ("M04", "F B", 3, false),
        ("M05", "FL FR B", 2, false),
        ("M06", "F BL BR", 3, false),
        ("M07", "F L R BL BR", 2, false),
        ("M08", "FL FR L R B", 1, false),
        ("M09", "F", 4, true),
        ("M10", "FL FR", 3, true),
        ("M11", "F FL FR", 2, true),
        ("M12", "F L R", 3, true),
    ];
    let (game, _) = deal(&Options::default(), 1);
    let chart = game.chart();
    assert_eq!(chart.movers().len(), 13);
    for (index, (id, directions, max, crown)) in table.into_iter().enumerate() {
        assert_eq!(chart.mover(id.parse().unwrap()), Some(index));
        assert_eq!(chart.crowned().contains(index), crown, "{id}");
        assert_eq!(chart.movers()[index].padlock, (4..8).contains(&index), "{id}");
        for direction in Direction::ALL {
            for distance in 0..=11 {
                let fits =
                    (1..=max).contains(&distance) && directions.split(' ').any(|way| way == direction.code());
                assert_eq!(
                    chart.fits(direction, distance).contains(index),
                    fits,
                    "{id} {direction}{distance}"
                );
            }
        }
    }
    assert_eq!(chart.agent().iter().collect::<Vec<_>>(), [12]);
    assert_eq!(chart.movers()[12].id.as_str(), "?");
}

/// C3: the start, and the other side turned by half a turn.
#[test]
fn c3_the_default_start() {
    let scene = Scene::of(deal(&Options::default(), 1).0);
    let white = "A b2,C c2,E d2,F h2,H i2,J j2,K c1,L d1,N e1,X f1,R g1,S h1,T i1";
    let red = "A j10,C i10,E h10,F d10,H c10,J b10,K i11,L h11,N g11,X f11,R e11,S d11,T c11";
    for (side, squares) in [(White, white), (Red, red)] {
        for (spy, square) in squares.split(',').map(|spy| spy.split_once(' ').unwrap()) {
            assert_eq!(scene.at(side, spy).as_deref(), Some(square), "{side} {spy}");
        }
    }
}

/// C4: the briefcase lies in the middle; who begins is chosen or drawn.
#[test]
fn c4_the_briefcase_and_who_begins() {
    let turn = |begins, number| {
        let scene = Scene::of(deal(&Options { begins, ..Options::default() }, number).0);
        assert_eq!(scene.briefcase(), ("f6".into(), None));
        scene.turn()
    };
    assert!((0..20).all(|number| turn(Begins::White, number) == White && turn(Begins::Red, number) == Red));
    let white = (0..400).filter(|number| turn(Begins::Random, *number) == White).count();
    assert!((150..250).contains(&white), "{white}");
}

/// C5: what anybody can see to be impossible is no attempt.
#[test]
fn c5_impossible_attempts_are_refused_at_once() {
    let mut scene =
        Scene::new("briefcase: d5\nwhite: A d2 M01, C d4 M02, E f2 M03, H - M04\nred: A f5 M01, C k11 M02");
    scene
        .refuses(White, "A B2", "C5", "off the board")
        .refuses(White, "A L4", "C5", "off the board")
        .refuses(White, "A F2", "C5", "your own spy stands on d4")
        .refuses(White, "A F3", "C5", "a spy on d4 is in the way")
        .refuses(White, "C F2", "C5", "the briefcase on d5 is in the way")
        .refuses(White, "E F4", "C5", "a spy on f5 is in the way")
        .refuses(White, "A F0", "C5", "0 squares")
        .refuses(White, "A F11", "C5", "11 squares")
        .refuses(White, "A F255", "C5", "255 squares")
        .refuses(White, "H F1", "C8", "out of the game")
        .refuses(White, "B F1", "C1", "no spy B")
        .refuses(Red, "A F1", "C5", "it is White's turn");
    // Onto the briefcase and onto an enemy is possible, and any distance, whatever the mover.
    for possible in ["C F1", "E F3", "E FL1", "A R1", "C L3", "C FR7"] {
        let mut other = Scene::of(scene.game.clone());
        other.white(possible).refuses(White, possible, "C6", "waits for its answer");
    }
    // Red's forward is White's backward.
    scene.white("C L1").red("yes");
    scene.red("A F3").white("no");
    assert_eq!(scene.turn(), White);
}

/// C6: the answer is the truth for an ordinary mover, and uses up the turn either way.
#[test]
fn c6_the_answer_is_the_truth() {
    let start = "white: A b2 M02, C d2 ?\nred: A a11 M01, C k11 M02";
    let mut scene = Scene::new(start);
    scene.refuses(Red, "yes", "C6", "no attempt");
    scene.white("A F2");
    scene
        .refuses(Red, "no", "C6", "the true answer is yes")
        .refuses(White, "yes", "C6", "the opponent answers")
        .refuses(Red, "A F1", "C5", "White's turn");
    assert_eq!(scene.game.legal(Red.seat().into()).to_vec(), [Action::Answer(true), Action::Resign]);
    scene.red("yes");
    assert_eq!((scene.at(White, "A").as_deref(), scene.turn()), (Some("b4"), Red));

    let mut scene = Scene::new(start);
    scene.white("A FR2").refuses(Red, "yes", "C6", "the true answer is no");
    scene.red("no");
    assert_eq!((scene.at(White, "A").as_deref(), scene.turn()), (Some("b2"), Red));
}

/// C6, C24: for the Double Agent both answers are open, each time anew, at any distance.
#[test]
fn c6_c24_the_double_agent_is_answered_at_will() {
    let mut scene = Scene::new("white: A b2 M02, C d2 ?\nred: A a11 M01, C k11 M02");
    for (answer, at) in [("no", "d2"), ("yes", "d11"), ("no", "d11")] {
        let way = if at == "d11" && answer == "no" { "C B9" } else { "C F9" };
        scene.white(way);
        let answers = scene.game.legal(Red.seat().into()).to_vec();
        assert_eq!(answers[..2], [Action::Answer(true), Action::Answer(false)]);
        scene.red(answer);
        assert_eq!(scene.at(White, "C").as_deref(), Some(at));
        scene.red("A F1").white("yes");
        let back = scene.at(Red, "A").unwrap();
        scene.white("A F1").red("yes").red(if back == "a10" { "A B1" } else { "A F1" }).white("yes");
    }
}

/// C7: what the attempting side sees and hears does not depend on whether the spy is the Double Agent.
#[test]
fn c7_a_double_agent_answers_like_any_other() {
    for (answer, way) in [("yes", "A F2"), ("no", "A FR2")] {
        let mut seen = ["A b2 M02, C d2 ?", "A b2 ?, C d2 M02"].map(|spies| {
            let mut scene = Scene::new(&format!("white: {spies}\nred: A a11 M01, C k11 M02"));
            let mut seen = Vec::new();
            for step in [way, answer] {
                if step == way {
                    scene.white(step)
                } else {
                    scene.red(step)
                };
                seen.push((scene.heard(White), serde_json::to_string(&scene.view(White)).unwrap()));
                assert_eq!(scene.game.may_act().len(), 1);
            }
            seen
        });
        let [ordinary, agent] = &mut seen;
        assert_eq!(ordinary, agent);
    }
}

/// C8: a captured spy is out, and its mover is shown to nobody.
#[test]
fn c8_a_capture_shows_no_mover() {
    let mut scene = Scene::new("white: A b2 M02, C d2 M01\nred: A b4 M09, C k11 M02");
    let before = scene.may_be(Red, "A");
    scene.white("A F2").red("yes");
    assert_eq!(scene.at(White, "A").as_deref(), Some("b4"));
    assert_eq!(scene.at(Red, "A"), None);
    assert!(scene.view(Red).red.spies[0].out);
    for side in Side::BOTH {
        assert_eq!(scene.heard(side), r#"[{"answered":{"yes":true}},{"captured":{"side":"red","spy":"A"}}]"#);
    }
    assert_eq!(scene.may_be(Red, "A"), before);
    scene.refuses(Red, "A F1", "C8", "out of the game");
}

/// C9: a move onto the briefcase gives control, capturing whoever stood on it.
#[test]
fn c9_moving_onto_the_briefcase_gives_control() {
    let mut scene = Scene::new("briefcase: b4\nwhite: A b2 M02, C d2 M01\nred: A h4 M12, C b6 M04");
    scene.white("A F2").red("yes");
    assert_eq!(scene.briefcase(), ("b4".into(), Some((White, 'A'))));
    assert!(scene.heard(Red).contains(r#"{"briefcase":{"at":"b4","holder":["white","A"]}}"#));
    scene.red("C F2").white("yes");
    assert_eq!(scene.briefcase(), ("b4".into(), Some((Red, 'C'))));
    assert_eq!(scene.at(White, "A"), None);
}

const HELD: &str = "briefcase: d4\nwhite: A d4 M02, C d7 M01, E g4 M03\nred: A b4 M01, C d1 M02, E k11 M03";

/// C10: a spy in control leaves, carries or sends the briefcase, and says which.
#[test]
fn c10_leave_carry_send() {
    let mut scene = Scene::new(HELD);
    scene
        .refuses(White, "A F2", "C10", "leaves, carries or sends")
        .refuses(White, "C F2 carry", "C10", "does not hold")
        .refuses(White, "A F4 send", "C10", "cannot jump the spy on d7")
        .refuses(White, "A F3 carry", "C5", "your own spy stands on d7")
        .refuses(White, "A FL4 carry", "C5", "off the board");
    let after = |way: &str, answer: &str| {
        let mut scene = Scene::new(HELD);
        scene.white(way).red(answer);
        (scene.at(White, "A").unwrap(), scene.briefcase())
    };
    let at = |square: &str, spy: &str| Some((square.to_string(), Some((White, spy.chars().next()?))));
    assert_eq!(after("A F2 leave", "yes"), ("d6".into(), ("d4".into(), None)));
    assert_eq!(after("A F2 carry", "yes"), ("d6".into(), at("d6", "A").unwrap()));
    assert_eq!(after("A F2 send", "yes"), ("d4".into(), ("d6".into(), None)));
    // Onto an own spy, three squares away: this mover cannot.
    assert_eq!(after("A F3 send", "no"), ("d4".into(), at("d4", "A").unwrap()));
    // Carrying captures as usual.
    let mut scene = Scene::new(HELD);
    scene.white("A L2 carry").red("yes");
    assert_eq!((scene.at(Red, "A"), scene.briefcase()), (None, at("b4", "A").unwrap()));
    // Sent onto an enemy, who then controls it.
    let mut scene = Scene::new(HELD);
    scene.white("A L2 send").red("yes");
    assert_eq!(scene.briefcase(), ("b4".into(), Some((Red, 'A'))));
    assert_eq!(scene.at(Red, "A").as_deref(), Some("b4"));
    // Sent onto an own spy.
    let mut scene = Scene::new(&HELD.replace("A d4 M02, C d7 M01", "A d4 M04, C d7 M01"));
    scene.white("A F3 send").red("yes");
    assert_eq!(scene.briefcase(), at("d7", "C").unwrap());
    // What a spy could not do itself, it cannot send over either.
    let mut scene = Scene::new(HELD);
    scene.white("A FR1 send").refuses(Red, "yes", "C6", "the true answer is no");
}

/// C11: control of the briefcase on the opponent's home row wins at once: carried, sent, or put there by the other.
#[test]
fn c11_the_briefcase_on_the_far_row_wins() {
    let mut carried = Scene::new("briefcase: d9\nwhite: A d9 M02, C a1 M01\nred: A k9 M01, C k1 M02");
    carried.white("A F2 carry").red("yes");
    assert_eq!(carried.end(), Some((How::Briefcase, Some(White))));
    assert_eq!(carried.game.outcome().unwrap().winners, game::SeatSet::only(White.seat()));
    carried.refuses(Red, "A F1", "C23", "over");

    let mut sent = Scene::new("briefcase: d9\nwhite: A d9 M02, C d11 M01\nred: A k9 M01, C k1 M02");
    sent.white("A F2 send").red("yes");
    assert_eq!(sent.end(), Some((How::Briefcase, Some(White))));

    let mut by_the_other = Scene::new("briefcase: d3\nwhite: A d3 M02, C a1 M01\nred: A d1 M01, C k1 M02");
    by_the_other.white("A B2 send").red("yes");
    assert_eq!(by_the_other.end(), Some((How::Briefcase, Some(Red))));

    // The Double Agent can win too (C24), and one's own home row is no goal.
    let mut agent = Scene::new("briefcase: d3\nwhite: A d3 M02, C a1 M01\nred: A d2 ?, C k1 M02");
    agent.white("A B1 carry").refuses(Red, "no", "C6", "yes");
    agent.red("yes");
    assert_eq!((agent.end(), agent.briefcase().0.as_str()), (None, "d2"));
    let mut agent = Scene::new("briefcase: d5\nwhite: A d5 ?, C a1 M01\nred: A k9 M01, C k1 M02");
    agent.white("A F6 carry").red("yes");
    assert_eq!(agent.end(), Some((How::Briefcase, Some(White))));

    // Without control it is nothing.
    let mut empty = Scene::new("briefcase: d9\nwhite: A d9 M02, C a1 M01\nred: A k9 M01, C k1 M02");
    empty.white("A F2 send").red("yes");
    assert_eq!((empty.end(), empty.briefcase().0.as_str()), (None, "d11"));
}

/// C12: a crowned mover is promoted on the far row, and moves two in any direction from then on; nobody else is.
#[test]
fn c12_promotion() {
    let mut scene = Scene::new("white: A d9 M11, C f9 M02, E h9 ?\nred: A a1 M01, C k1 M02, E k5 M04");
    scene.white("A F2").red("yes");
    assert!(scene.is_promoted(White, "A"));
    for side in Side::BOTH {
        assert!(scene.heard(side).contains(r#"{"promoted":{"side":"white","spy":"A"}}"#));
        assert!(!scene.heard(side).contains("M11"), "what it was stays hidden");
    }
    assert_eq!(scene.may_be(White, "A"), "M09 M11 M12", "two forward, with a crown");
    scene.red("E B1").white("yes");
    scene.white("C F2").red("yes");
    assert!(!scene.is_promoted(White, "C"));
    scene.red("E B1").white("yes");
    scene.white("E F2").red("yes");
    assert!(!scene.is_promoted(White, "E"), "the Double Agent has no crown");
    assert!(scene.may_be(White, "E").ends_with(" ?") && !scene.may_be(White, "E").contains("M09"));
    scene.red("E F1").white("yes");
    let known = scene.may_be(White, "A");
    scene.white("A BL2").red("yes").red("E F1").white("yes");
    scene.white("A B3").refuses(Red, "yes", "C6", "no");
    scene.red("no");
    assert_eq!(scene.may_be(White, "A"), known, "how a promoted spy moves tells nothing of what it was");
}

/// C12: Red's far row is White's home row, and a sent briefcase promotes nobody.
#[test]
fn c12_only_the_spy_itself_reaches_the_far_row() {
    let mut scene = Scene::new(
        "briefcase: d3\nturn: red\nwhite: A a9 M01\nred: A d3 M11, C f3 M11"
            .replace("C f3 M11", "C f3 M09")
            .as_str(),
    );
    scene.red("A F2 send").white("yes");
    assert!(!scene.is_promoted(Red, "A"));
    scene.white("A F1").red("yes").red("C F2").white("yes");
    assert!(scene.is_promoted(Red, "C"));
}

/// C24: the Double Agent carries and sends like any spy, over any distance, but jumps nobody (C5).
#[test]
fn c24_the_double_agent_has_no_maximum() {
    let mut scene = Scene::new(
        "briefcase: a1\nwhite: A a1 ?, C e5 M01\nred: A k1 M01, C a11 M01"
            .replace("C a11 M01", "C a11 M02")
            .as_str(),
    );
    scene.refuses(White, "A FR4 carry", "C5", "own spy").refuses(White, "A FR5 carry", "C5", "in the way");
    scene.white("A R9 carry").red("yes");
    assert_eq!(scene.briefcase(), ("j1".into(), Some((White, 'A'))));
    scene.red("C F1").white("yes").white("A F10 send").red("yes");
    assert_eq!(scene.briefcase(), ("j11".into(), None));
}

/// C25: with *Move 2* each attempt is answered before the next is announced.
#[test]
fn c25_move_two_one_after_the_other() {
    let mut scene = Scene::new("tokens: white\nwhite: A b2 M02, C d2 M01\nred: A k9 M01");
    scene.white("move two").white("A F1");
    scene.refuses(White, "C F1", "C6", "waits for its answer");
    scene.red("yes").white("C F1").red("yes");
    assert_eq!((scene.turn(), scene.at(White, "C").as_deref()), (Red, Some("d3")));
}
