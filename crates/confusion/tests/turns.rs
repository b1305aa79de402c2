//! Pieces, board, turns and the Double Agent: C1–C16 and C23–C25.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use Side::{Red, White};
use confusion::{Action, Begins, Confusion, Direction, Event, How, Leaf, Mark, MoverId, Note, Options, Side};
use game::{Actor, Game, Luck, Refusal as _, Seat, Seed, Told, Viewer, told_to};
use scene::{Scene, action, letter, seat};

fn deal(options: &Options, number: u64) -> (Confusion, Vec<Told<Event>>) {
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

/// C13, C15: an own spy is removed before the move, unseen, once a turn; the briefcase stays.
#[test]
fn c13_c15_removing_an_own_spy() {
    let mut scene = Scene::new(HELD);
    scene.white("remove A");
    assert_eq!(scene.heard(White), r#"[{"removed":{"side":"white","spy":"A"}}]"#);
    assert_eq!((scene.at(White, "A"), scene.briefcase()), (None, ("d4".into(), None)));
    assert_eq!(scene.may_be(White, "A").split(' ').count(), 13, "the mover is not shown");
    scene
        .refuses(White, "remove C", "C15", "one removal a turn")
        .refuses(White, "unmask A", "C15", "one removal a turn")
        .refuses(White, "remove A", "C15", "one removal")
        .refuses(Red, "remove A", "C5", "White's turn");
    assert_eq!(scene.turn(), White, "the move is still to come");
    scene.white("C F1").refuses(White, "remove E", "C6", "answer");
    scene.red("yes").red("A F1").white("yes");
    scene.refuses(White, "remove A", "C8", "out of the game");
    scene.white("remove C");
    assert_eq!(scene.at(White, "C"), None, "again in a later turn");
}

/// C14, C15: the opponent's true Double Agent can be removed, is shown, and nobody else can be.
#[test]
fn c14_unmasking_the_enemys_double_agent() {
    let mut scene =
        Scene::new("briefcase: d4\nwhite: A d2 M02, C f2 ?, E g2 M01\nred: A b4 M01, C d4 ?, E - M03");
    scene.refuses(White, "unmask A", "C14", "not the Double Agent").refuses(
        White,
        "unmask E",
        "C8",
        "out of the game",
    );
    scene.white("unmask C");
    for side in Side::BOTH {
        assert_eq!(scene.heard(side), r#"[{"double_agent":{"side":"red","spy":"C"}}]"#);
    }
    assert_eq!((scene.at(Red, "C"), scene.briefcase()), (None, ("d4".into(), None)));
    assert_eq!(scene.may_be(Red, "C"), "?");
    assert_eq!(scene.game.deals(Red).with(0, 12), 0, "so no other spy of Red's can be the Double Agent");
    scene.refuses(White, "remove C", "C15", "one removal a turn");
    scene.white("A F2").red("yes");
    assert_eq!(scene.briefcase().1, Some((White, 'A')));
}

/// C14: a captured or removed Double Agent is no longer there to be unmasked.
#[test]
fn c14_an_agent_off_the_board_stays_hidden() {
    let mut scene = Scene::new("white: A d2 M02\nred: A b4 M01, C - ?");
    scene.refuses(White, "unmask C", "C8", "out of the game");
}

/// C16: a notebook is its owner's alone.
#[test]
fn c16_notebooks_are_private() {
    let mut scene = Scene::new(HELD);
    let note = |leaf, mark| {
        let (spy, mover) = (letter("A"), "M01".parse().unwrap());
        Action::Note(Box::new(Note::Mark { leaf, spy, mover, mark }))
    };
    let text = |text: &str| {
        Action::Note(Box::new(Note::Text { leaf: Leaf::Mine, spy: letter("C"), text: text.into() }))
    };
    // Not one's turn, and while an answer is awaited: a notebook is always at hand.
    scene.white("A F2 carry");
    let before = (scene.view(White), scene.game.view(Viewer::Public));
    scene.act(Red.seat(), &note(Leaf::Mine, Mark::Strike)).unwrap();
    assert_eq!((scene.view(White), scene.game.view(Viewer::Public)), before);
    assert_eq!((scene.heard(White).as_str(), scene.told.len()), ("[]", 1));
    assert!(scene.heard(Red).contains(r#""mark":"strike""#));
    scene.act(Red.seat(), &note(Leaf::Theirs, Mark::Circle)).unwrap();
    scene.act(Red.seat(), &text("slow — ¿quizás M04?")).unwrap();
    let book = serde_json::to_string(&scene.view(Red).notebook).unwrap();
    assert_eq!(
        book,
        concat!(
            r#"{"mine":[{"spy":"A","struck":["M01"],"circled":[],"text":""},"#,
            r#"{"spy":"C","struck":[],"circled":[],"text":"slow — ¿quizás M04?"}],"#,
            r#""theirs":[{"spy":"A","struck":[],"circled":["M01"],"text":""}]}"#
        )
    );
    for (wrong, sentence) in [
        (text(&"x".repeat(81)), "80 characters"),
        (text("two\nlines"), "one line"),
        (
            Action::Note(Box::new(Note::Text { leaf: Leaf::Mine, spy: letter("B"), text: String::new() })),
            "no spy B",
        ),
    ] {
        assert!(scene.act(Red.seat(), &wrong).unwrap_err().to_string().contains(sentence));
    }
    let unknown =
        Note::Mark { leaf: Leaf::Mine, spy: letter("A"), mover: "M99".parse().unwrap(), mark: Mark::Clear };
    assert_eq!(scene.act(Red.seat(), &Action::Note(Box::new(unknown))).unwrap_err().rule(), "C16");
    scene.act(Red.seat(), &note(Leaf::Mine, Mark::Clear)).unwrap();
    scene.act(Red.seat(), &note(Leaf::Theirs, Mark::Clear)).unwrap();
    scene.act(Red.seat(), &text("")).unwrap();
    assert_eq!(serde_json::to_string(&scene.view(Red).notebook).unwrap(), r#"{"mine":[],"theirs":[]}"#);
    assert_eq!(scene.game.view(Viewer::Public).unwrap().notebook, None);
}

/// C16: the helper strikes out exactly what no complete deal allows, across spies.
#[test]
fn c16_the_helper_proves_across_spies() {
    // Four squares forward: M09 or the Double Agent. Two spies that did it are those two, so nobody else is either.
    let mut scene = Scene::new("white: A a1 M09, C c1 ?, E e1 M01\nred: A a11 M02, C k11 M01");
    scene.white("A F4").red("yes").red("A F1").white("yes").white("C F4").red("yes");
    assert_eq!((scene.may_be(White, "A").as_str(), scene.may_be(White, "C").as_str()), ("M09 ?", "M09 ?"));
    assert_eq!(scene.may_be(White, "E").split(' ').count(), 13);
    let deals = scene.view(White).deals(scene.game.chart(), White);
    let spy = |text: &str| scene.game.chart().spy(letter(text)).unwrap();
    assert_eq!(deals.possible(spy("A")).len(), 2);
    assert_eq!(deals.possible(spy("E")).len(), 11);
    assert_eq!((deals.with(spy("E"), 8), deals.with(spy("E"), 12)), (0, 0));
    assert_eq!(deals.total(), 2 * (1..=11).product::<u64>());
    // The opponent works out the same about what White knows.
    assert_eq!(scene.view(Red).deals(scene.game.chart(), White), deals);
    // Neither knows less than nothing of Red: one yes each way.
    assert_eq!(scene.view(White).deals(scene.game.chart(), Red), scene.game.deals(Red));
}

/// C23: no spy left is a loss, by capture, by one's own removal, by unmasking.
#[test]
fn c23_elimination() {
    let mut captured = Scene::new("white: A b2 M02\nred: A b4 M01");
    captured.white("A F2").red("yes");
    assert_eq!(captured.end(), Some((How::Elimination, Some(White))));
    let mut removed = Scene::new("white: A b2 M02\nred: A b4 M01");
    removed.white("remove A");
    assert_eq!(removed.end(), Some((How::Elimination, Some(Red))));
    let mut unmasked = Scene::new("white: A b2 M02\nred: A b4 ?");
    unmasked.white("unmask A");
    assert_eq!(unmasked.end(), Some((How::Elimination, Some(White))));
}

/// C23: passing is for whoever can attempt nothing.
#[test]
fn c23_passing() {
    let mut scene = Scene::new("tokens: white\nwhite: A b2 M02\nred: A b4 M01");
    scene.refuses(White, "pass", "C23", "an attempt is possible");
    scene.white("reveal A");
    let legal = scene.game.legal(White.seat().into()).to_vec();
    assert_eq!(legal, [Action::Pass, Action::OfferDraw, Action::Resign]);
    scene.white("pass");
    assert_eq!(scene.turn(), Red);
    // Surrounded by one's own in a corner: one of them is always free.
    let mut corner = Scene::new("white: A a1 M01, C a2 M02, E b1 M03, F b2 M04\nred: A k11 M01");
    corner.refuses(White, "A F1", "C5", "own spy").refuses(White, "pass", "C23", "possible");
}

/// C23: players resign and agree on draws.
#[test]
fn c23_resigning_and_draws() {
    let mut scene = Scene::new(HELD);
    scene.refuses(Red, "offer draw", "C23", "own turn").refuses(Red, "agree", "C23", "no draw was offered");
    scene.white("offer draw");
    scene.refuses(White, "offer draw", "C23", "once a turn").refuses(White, "agree", "C23", "no draw");
    assert!(scene.game.may_act().contains(Red.seat()) && scene.game.may_act().contains(White.seat()));
    scene.red("play on");
    scene.refuses(White, "offer draw", "C23", "once a turn").refuses(Red, "agree", "C23", "no draw");
    scene.white("A F2 carry").red("yes").red("A F1").white("yes");
    // The offer stands while the other answers, and until they have completed a turn.
    scene.white("offer draw").white("C F1").red("yes");
    let mut agreed = Scene::of(scene.game.clone());
    agreed.red("A F1").red("agree");
    assert_eq!(agreed.end(), Some((How::Agreed, None)));
    assert!(agreed.game.outcome().unwrap().winners.is_empty());
    scene.red("A F1").white("yes");
    scene.refuses(Red, "agree", "C23", "no draw was offered");
    scene.red("resign");
    assert_eq!(scene.end(), Some((How::Resigned, Some(White))));
    scene.refuses(White, "resign", "C23", "over");
}

/// C23: the third time a move brings about the same position with the same side to move is a draw. A refused attempt
/// brings about no position, and the option can be off.
#[test]
fn c23_the_third_repetition() {
    let text = "white: A d4 M02, C a1 M01\nred: A h4 M02, C k11 M01";
    let shuffle = |game: Confusion| {
        let mut scene = Scene::of(game);
        for round in 0..4 {
            for way in ["A F1", "A B1"] {
                for (mover, answerer) in [(White, Red), (Red, White)] {
                    if scene.end().is_some() {
                        return (round, way, mover, scene);
                    }
                    scene.act(mover.seat(), &action(way)).unwrap();
                    scene.act(answerer.seat(), &action("yes")).unwrap();
                }
            }
        }
        (4, "", White, scene)
    };
    // The start counts as the first time: after two rounds it is there for the third.
    let (round, way, mover, scene) = shuffle(Scene::new(text).game);
    assert_eq!((round, way, mover), (2, "A F1", White));
    assert_eq!(scene.end(), Some((How::Repetition, None)));

    let mut setup: confusion::Setup = text.parse().unwrap();
    setup.options.draw_rules = false;
    assert_eq!(shuffle(setup.game().unwrap()).3.end(), None);

    let mut refused = Scene::new(text);
    for _ in 0..10 {
        refused.white("C F5").red("no").red("C F5").white("no");
    }
    assert_eq!(refused.end(), None);

    // Another position each time: the briefcase is elsewhere, or the other side is to move.
    let mut scene = Scene::new("briefcase: d4\nwhite: A d4 M02, C a1 M01\nred: A h4 M02, C k11 M01");
    scene.white("A F1 carry").red("yes").red("A F1").white("yes");
    scene.white("A B1 leave").red("yes").red("A B1").white("yes");
    scene.white("A L1").red("yes").red("A F1").white("yes");
    scene.white("A R1").red("yes").red("A B1").white("yes");
    scene.white("A L1").red("yes").red("A F1").white("yes");
    assert_eq!(
        scene.end(),
        None,
        "spies on d4 and h4 for the third time, but first with the briefcase on d4"
    );
    scene.white("A R1").red("yes");
    assert_eq!(scene.end(), Some((How::Repetition, None)), "with the briefcase on d5, three times");
}

/// C23: a hundred turns without a capture, a promotion, a briefcase move or a removal are a draw.
#[test]
fn c23_a_hundred_quiet_turns() {
    let turns_until_draw = |scene: &mut Scene| {
        for turn in 1..=250 {
            let side = scene.turn();
            scene.act(side.seat(), &action("C F5")).unwrap();
            scene.act(side.other().seat(), &action("no")).unwrap();
            if let Some(end) = scene.end() {
                assert_eq!(end, (How::NoProgress, None));
                return turn;
            }
        }
        0
    };
    let text = "briefcase: d4\nwhite: A d4 M02, C a1 M01, E c9 M11\nred: A h4 M02, C k11 M01, E d5 M03";
    assert_eq!(turns_until_draw(&mut Scene::new(text)), 100);
    // Each of the four makes the count begin again: 10 turns, then the event, then a hundred.
    for event in ["A F1 leave", "A L1 send", "E F2", "remove E"] {
        let mut scene = Scene::new(text);
        for _ in 0..5 {
            scene.white("C F5").red("no").red("C F5").white("no");
        }
        scene.white(event);
        if event.starts_with("remove") {
            scene.white("C F5").red("no");
        } else {
            scene.red("yes");
        }
        assert_eq!(scene.game.view(Viewer::Public).unwrap().quiet_turns, 0, "{event}");
        assert_eq!(turns_until_draw(&mut scene), 100, "{event}");
    }
    // An accepted move alone does not.
    let mut scene = Scene::new(text);
    scene.white("C F1").red("yes").red("C F1").white("yes");
    assert_eq!(scene.game.view(Viewer::Public).unwrap().quiet_turns, 2);
}

/// C23: a briefcase that goes to and fro for ever does not keep a game going for ever.
#[test]
fn c23_two_hundred_idle_turns() {
    let mut scene = Scene::new("briefcase: f4\nwhite: A f4 ?, C a1 M01\nred: A k11 ?, C a11 M01");
    // The briefcase wanders over the whole board, so that no position comes a third time.
    let mut luck = Luck::new(Seed::from_number(5));
    let mut turns = 0;
    while scene.end().is_none() {
        let side = scene.turn();
        let safe = |action: &Action| match action {
            Action::Attempt(attempt) => {
                let carries = attempt.briefcase == Some(confusion::Handling::Carry);
                attempt.spy == letter("A") && (carries || side == Red)
            }
            _ => false,
        };
        let ways: Vec<Action> =
            scene.game.legal(side.seat().into()).iter().filter(|way| safe(way)).cloned().collect();
        let mut next;
        loop {
            next = Scene::of(scene.game.clone());
            next.act(side.seat(), luck.pick(&ways).unwrap()).unwrap();
            next.act(side.other().seat(), &action("yes")).unwrap();
            let taken = next.told.iter().any(|told| matches!(told.event, Event::Captured { .. }));
            if !taken && !matches!(next.end(), Some((How::Briefcase | How::Repetition, _))) {
                break;
            }
        }
        scene = next;
        turns += 1;
    }
    assert_eq!((scene.end(), turns), (Some((How::NoProgress, None)), 200));
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

/// The clock ends a game, and does nothing else; nobody else can say that time is up.
#[test]
fn time_up_is_for_the_clock() {
    let mut scene = Scene::new(HELD);
    let time_up = |side: Side| Action::TimeUp(side.seat());
    assert_eq!(scene.game.legal(Actor::Clock).to_vec(), [time_up(White)]);
    assert!(scene.act(White.seat(), &time_up(White)).is_err());
    assert!(scene.act(Actor::Clock, &time_up(Red)).is_err());
    assert!(scene.act(Actor::Clock, &action("A F1 carry")).is_err());
    assert!(scene.act(Actor::Clock, &Action::TimeUp(Seat::new(2).unwrap())).is_err());
    scene.white("A F1 carry");
    scene.act(Actor::Clock, &time_up(Red)).unwrap();
    assert_eq!(scene.end(), Some((How::TimeUp, Some(White))));
    assert_eq!(scene.game.may_act(), game::SeatSet::NONE);
}
