//! Removals, notebooks and endings: C13–C16 and C23.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use Side::{Red, White};
use confusion::{Action, Confusion, Event, How, Leaf, Mark, Note, Side};
use game::{Actor, Game, Luck, Refusal as _, Seat, Seed, Viewer};
use scene::{Scene, action, letter};

const HELD: &str = "briefcase: d4\nwhite: A d4 M02, C d7 M01, E g4 M03\nred: A b4 M01, C d1 M02, E k11 M03";

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
    scene.red("yes").refuses(White, "remove E", "C5", "it is Red's turn");
    scene.red("A F1").white("yes");
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

    // With the other side to move it is another position: Red is refused all the time, so White brings it about.
    let mut alone = Scene::new(text);
    for _ in 0..2 {
        alone
            .white("A F1")
            .red("yes")
            .red("C F5")
            .white("no")
            .white("A B1")
            .red("yes")
            .red("C F5")
            .white("no");
    }
    assert_eq!(alone.end(), None, "the first position three times, but only twice with Red to move");
    alone.white("A F1").red("yes");
    assert_eq!(alone.end(), Some((How::Repetition, None)));

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
