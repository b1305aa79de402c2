//! Tokens and variants: C17–C22.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use Side::{Red, White};
use confusion::{
    Action, Both, Confusion, How, Layout, Options, Refusal, Side, Token, Tokens, Variants, Waiting,
};
use game::{Game, Luck, NoEvents, Refusal as _, Seed, Viewer};
use scene::{Scene, letter, seat, sq};

const TOKENS: &str = "tokens: white\nbriefcase: g3\n\
    white: A b2 M02, C d2 M01, E g3 M03, F d8 M04, H - M05, J e5 M09\nred: A b9 M01, C k9 M02, E k11 ?";

/// C17, *Reveal 1*: the owner sees the mover of a spy, an eliminated one's too, and that spy does not move this turn.
#[test]
fn c17_reveal_one() {
    let mut scene = Scene::new(TOKENS);
    scene.white("reveal A");
    for side in Side::BOTH {
        assert_eq!(scene.heard(side), r#"[{"revealed":{"side":"white","spy":"A","mover":"M02"}}]"#);
    }
    assert_eq!(scene.may_be(White, "A"), "M02");
    assert!(!scene.view(White).white.tokens.reveal);
    scene.refuses(White, "A F1", "C17", "may not move this turn");
    scene.white("C F1").red("yes").red("A F1").white("yes");
    scene.refuses(White, "reveal C", "C17", "does not have that token");
    scene.white("A F1").red("yes");

    let mut eliminated = Scene::new(TOKENS);
    eliminated.white("reveal H");
    assert_eq!(eliminated.may_be(White, "H"), "M05");
    // The side without tokens has none.
    eliminated.white("A F1").red("yes").refuses(Red, "reveal A", "C17", "does not have that token");
}

/// C12, C17: what a promoted spy was stays hidden.
#[test]
fn c12_c17_a_promoted_spy_is_not_revealed() {
    let mut scene = Scene::new("tokens: white\nwhite: A b2 M09+, C d2 M01\nred: A b9 M01");
    scene.refuses(White, "reveal A", "C12", "stays hidden");
    assert_eq!(scene.may_be(White, "A"), "M09 M10 M11 M12");
}

/// C17, *Move 2*: two different spies, both in their own half and without the briefcase, no third move.
#[test]
fn c17_move_two() {
    let mut scene = Scene::new(TOKENS);
    scene.white("move two");
    scene
        .refuses(White, "F F1", "C17", "not in its own half")
        .refuses(White, "E F1 carry", "C17", "holds the briefcase")
        .refuses(White, "pass", "C23", "possible");
    // The first may leave the half, and a refused attempt counts.
    scene.white("J F3").red("yes");
    assert_eq!((scene.turn(), scene.at(White, "J").as_deref()), (White, Some("e8")));
    scene
        .refuses(White, "J F1", "C17", "may not move this turn")
        .refuses(White, "F F1", "C17", "not in its own half")
        .refuses(White, "remove A", "C17", "no removal in a turn with a token")
        .refuses(White, "reveal A", "C17", "one token a turn");
    scene.white("A FR1").red("no");
    assert_eq!(scene.turn(), Red, "no third move");

    let mut tried = Scene::new(TOKENS);
    tried.white("move two").white("A FR1").red("no");
    tried.refuses(White, "A F1", "C17", "may not move this turn");
    // A second attempt is not owed.
    tried.white("pass");
    assert_eq!(tried.turn(), Red);

    // Two are needed.
    let mut few =
        Scene::new("tokens: white\nbriefcase: g3\nwhite: A b2 M02, E g3 M03, F d8 M04\nred: A b9 M01");
    few.refuses(White, "move two", "C17", "two spies");
    // Row 5 is in White's half, row 6 is in nobody's.
    for (row, ends) in [(5, false), (6, true)] {
        let mut scene = Scene::new(&format!(
            "tokens: red\nturn: red\nwhite: A k1 M02\nred: A b{} M01, C d8 M02, E f8 M03",
            12 - row
        ));
        scene.red("move two").red("C F1").white("yes");
        let legal = scene.game.legal(Red.seat().into()).to_vec();
        let a_can = legal.iter().any(|way| matches!(way, Action::Attempt(way) if way.spy == letter("A")));
        assert_eq!(a_can, !ends, "row {row}");
    }
}

/// C17, *Swap 2*: two spies in their own half change places with their movers, and do not move this turn.
#[test]
fn c17_swap_two() {
    let mut scene = Scene::new(TOKENS);
    scene
        .refuses(White, "swap A F", "C17", "not in its own half")
        .refuses(White, "swap E A", "C17", "holds the briefcase")
        .refuses(White, "swap A A", "C17", "two different")
        .refuses(White, "swap A H", "C8", "out of the game")
        .refuses(White, "swap A B", "C1", "no spy B");
    let before = scene.may_be(White, "A");
    scene.white("swap A J");
    assert_eq!(scene.heard(Red), r#"[{"swapped":{"side":"white","spies":["A","J"]}}]"#);
    assert_eq!((scene.at(White, "A").as_deref(), scene.at(White, "J").as_deref()), (Some("e5"), Some("b2")));
    assert_eq!(scene.may_be(White, "A"), before, "no mover was seen");
    scene.refuses(White, "A F1", "C17", "may not move").refuses(White, "J F1", "C17", "may not move");
    scene.white("C F1").red("yes").red("A F1").white("yes");
    // The movers went with their spies: A has M02, J has M09.
    scene.white("A L1").red("yes").red("A F1").white("yes").white("J F4").red("yes");
    assert_eq!(scene.at(White, "J").as_deref(), Some("b6"));

    let mut last = Scene::new("tokens: white\nwhite: A b2 M02, C d2 M01\nred: A b9 M01");
    last.white("swap A C").white("A F1").red("yes");
    assert_eq!(last.at(White, "A").as_deref(), Some("d3"), "no other spy is left: they may move after all");
}

/// C17: each token once, at most one a turn, before the move, and not in a turn with a removal.
#[test]
fn c17_when_tokens_are_used() {
    let mut scene = Scene::new(TOKENS);
    scene.white("swap A C");
    scene
        .refuses(White, "reveal A", "C17", "one token a turn")
        .refuses(White, "move two", "C17", "one token a turn")
        .refuses(White, "swap A J", "C17", "does not have that token")
        .refuses(White, "remove A", "C17", "no removal in a turn with a token")
        .refuses(White, "unmask E", "C17", "no removal in a turn with a token");
    scene.white("J F1").red("yes").red("A F1").white("yes");
    scene.refuses(White, "swap A C", "C17", "does not have that token");
    scene.white("remove A").refuses(White, "reveal A", "C17", "no token in a turn with a removal");
    let mut unmasked = Scene::new(TOKENS);
    unmasked.white("unmask E").refuses(White, "move two", "C17", "no token in a turn with a removal");
}

/// C17: any subset of tokens, each side its own.
#[test]
fn c17_any_subset_of_tokens() {
    for bits in 0..64u8 {
        let tokens =
            |bits: u8| Tokens { reveal: bits & 1 != 0, move_two: bits & 2 != 0, swap_two: bits & 4 != 0 };
        let options = Options {
            tokens: Both { white: tokens(bits), red: tokens(bits >> 3) },
            begins: confusion::Begins::White,
            ..Options::default()
        };
        let game = Confusion::deal(&options, &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
        let mut scene = Scene::of(game);
        for side in Side::BOTH {
            let legal = scene.game.legal(side.seat().into()).to_vec();
            let has = |kind: fn(&Action) -> bool| legal.iter().any(kind);
            let wanted = options.tokens[side];
            assert_eq!(has(|way| matches!(way, Action::Reveal(_))), wanted.reveal);
            assert_eq!(has(|way| matches!(way, Action::MoveTwo)), wanted.move_two);
            assert_eq!(has(|way| matches!(way, Action::SwapTwo(..))), wanted.swap_two);
            assert_eq!(wanted.has(Token::SwapTwo), wanted.swap_two);
            if side == White {
                scene.white("A F1");
                let yes = scene.game.legal(Red.seat().into())[0].clone();
                scene.act(Red.seat(), &yes).unwrap();
            }
        }
    }
}

fn options(variants: Variants) -> Options {
    Options { variants, begins: confusion::Begins::White, ..Options::default() }
}

fn dealt(variants: Variants) -> Scene {
    Scene::of(Confusion::deal(&options(variants), &mut Seed::from_number(3).deal(), &mut NoEvents).unwrap())
}

/// C18: variant 1 plays without the Double Agent and without spy X.
#[test]
fn c18_honour_among_spies() {
    let scene = dealt(Variants { honour_among_spies: true, ..Variants::default() });
    let chart = scene.game.chart();
    assert_eq!((chart.spies(), chart.movers().len()), (12, 12));
    assert!(chart.agent().is_empty() && chart.spy(letter("X")).is_none());
    assert!(chart.movers().iter().all(|mover| !mover.double_agent));
    assert_eq!(scene.view(White).red.spies.len(), 12);
    let mut scene = Scene::new("variants: honour-among-spies\nwhite: A b2 M02, C d2 M01\nred: A b9 M01");
    scene.refuses(White, "X F1", "C1", "no spy X").refuses(White, "unmask A", "C14", "not the Double Agent");
    scene.white("A F2").red("yes");
    assert_eq!(scene.may_be(White, "A"), "M02 M04 M06 M07 M09 M11 M12", "nobody can lie");
    assert_eq!(scene.game.deals(Red).total(), (1..=12).product::<u64>());
}

/// C19: variant 2 has no columns 1 and 11.
#[test]
fn c19_tight_start() {
    let text = "white: A b2 M02, C j5 M03\nred: A b9 M01, C j9 M02";
    let mut wide = Scene::new(text);
    wide.white("A L1").red("yes");
    let mut scene = Scene::new(&format!("variants: tight-start\n{text}"));
    scene.refuses(White, "A L1", "C19", "out of bounds").refuses(White, "C FR1", "C19", "out of bounds");
    scene.white("A R1").red("yes");
    scene.refuses(Red, "A R1", "C19", "out of bounds");
    assert!(!scene.game.chart().in_bounds(sq("a5")) && !scene.game.chart().in_bounds(sq("k5")));
    let mut movers = Options::default();
    movers.variants.tight_start = true;
    movers.movers.spies[0].column = 1;
    let refusal = Confusion::seats(&movers).unwrap_err();
    assert_eq!((refusal.rule(), refusal), ("C19", Refusal::StartOutOfBounds(letter("A"))));
    assert!("variants: tight-start\nbriefcase: a5".parse::<confusion::Setup>().unwrap().game().is_err());
}

const GOAL: &str =
    "variants: safe-extraction\nbriefcase: d9\nwhite: A d9 M02, C a1 M01\nred: A f11 M02, C k1 M01";

/// C20: variant 3: the spy must survive the opponent's next turn there, in control.
#[test]
fn c20_safe_extraction() {
    let mut scene = Scene::new(GOAL);
    scene.white("A F2 carry").red("yes");
    assert_eq!((scene.end(), scene.turn()), (None, Red));
    assert_eq!(scene.view(Red).extracting, Some(letter("A")));
    let mut survived = Scene::of(scene.game.clone());
    survived.red("C B1").white("yes");
    assert_eq!(survived.end(), Some((How::Briefcase, Some(White))));
    // A refused attempt uses up the turn all the same.
    let mut failed = Scene::of(scene.game.clone());
    failed.red("A FR1").white("no");
    assert_eq!(failed.end(), Some((How::Briefcase, Some(White))));
    // Captured there: the game goes on, and the captor's own home row is no goal of theirs.
    scene.red("A R2").white("yes");
    assert_eq!((scene.end(), scene.briefcase()), (None, ("d11".into(), Some((Red, 'A')))));
    scene.white("C F1").red("yes").red("C B1").white("yes");
    assert_eq!(scene.end(), None);
}

/// C20: removing the Double Agent that carried it there saves the game (C14), and so does nothing else of the sort.
#[test]
fn c20_an_unmasked_agent_does_not_survive() {
    let mut scene = Scene::new(&GOAL.replace("A d9 M02", "A d9 ?"));
    scene.white("A F2 carry").red("yes").red("unmask A").red("C B1").white("yes");
    assert_eq!((scene.end(), scene.briefcase()), (None, ("d11".into(), None)));
}

/// C20: put there by the opponent, it is the opponent's *next* turn that counts.
#[test]
fn c20_the_next_turn_is_a_whole_turn() {
    let mut scene = Scene::new(
        "variants: safe-extraction\nbriefcase: d3\nwhite: A d3 M02, C a1 M01\nred: A d1 M01, C k5 M02",
    );
    scene.white("A B2 send").red("yes");
    assert_eq!(scene.end(), None);
    scene.red("C F1").white("yes");
    assert_eq!(scene.end(), None, "White has not had its next turn yet");
    scene.white("C F1").red("yes");
    assert_eq!(scene.end(), Some((How::Briefcase, Some(Red))));
}

/// C20 with C22: the briefcase handed to another spy on the far row begins another extraction.
#[test]
fn c20_c22_another_spy_must_survive_anew() {
    let mut scene = Scene::new(
        "variants: safe-extraction, promotion-sir\nturn: red\nbriefcase: d11\n\
         white: A a11 M01, C d11 M02, E e5 M03\nred: A k9 M01, C h9 M02, X f3 ?",
    );
    assert_eq!(scene.view(Red).extracting, Some(letter("C")));
    scene.red("X F2").white("yes").red("promote").white("take");
    assert_eq!((scene.end(), scene.briefcase()), (None, ("a11".into(), Some((White, 'A')))));
    scene.white("E FR1").red("yes");
    assert_eq!(scene.view(Red).extracting, Some(letter("A")));
    scene.red("A F1").white("yes");
    assert_eq!(scene.end(), Some((How::Briefcase, Some(White))));
}

fn layout(squares: &str) -> Action {
    let squares: Vec<_> = squares.split(' ').map(sq).collect();
    Action::LayOut(Layout::new(&squares).unwrap())
}

/// C21: variant 4: both lay out their spies, unseen until both have, at most 7 in a row, 4 columns in both rows.
#[test]
fn c21_variable_start() {
    let variants = Variants { variable_start: true, ..Variants::default() };
    let mut scene = dealt(variants);
    assert_eq!(scene.view(White).waiting, Waiting::LayingOut);
    assert_eq!(scene.game.may_act().len(), 2);
    assert_eq!(scene.at(White, "A"), None);
    scene.refuses(White, "A F1", "C21", "lay out");
    // In the order of the letters: A C E F H J K L N R S T X.
    let good = layout("a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 i2 j2 k2");
    for (wrong, sentence) in [
        ("a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2", "8 spies in row 1"),
        ("a2 b2 c2 d2 e2 f2 g2 h2 a1 b1 c1 d1 e1", "8 spies in row 2"),
        ("a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 i2 j2 k2", "3 columns have a spy in both rows"),
        ("a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 i2 j2 k3", "k3 is not in the first two rows"),
        ("a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 i2 j2 j2", "two spies cannot both stand on j2"),
        ("a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 i2 j2", "13 spies need 13 squares"),
        ("a11 b1 c1 d1 e1 f1 a2 b2 c2 d2 i2 j2 k2", "a11 is not in the first two rows"),
    ] {
        let refusal = scene.act(White.seat(), &layout(wrong)).unwrap_err();
        assert_eq!(refusal.rule(), "C21");
        assert!(refusal.to_string().contains(sentence), "{refusal}");
    }
    scene.act(White.seat(), &good).unwrap();
    // The owner sees it, the opponent and the public only that it is done.
    assert_eq!(scene.view(White).white.spies[0].at, Some(sq("a1")));
    for viewer in [seat(Red), Viewer::Public] {
        let view = scene.game.view(viewer).unwrap();
        assert!(view.white.laid_out && view.white.spies.iter().all(|spy| spy.at.is_none() && !spy.out));
    }
    assert_eq!(scene.heard(Red), r#"[{"laid_out":"white"}]"#);
    assert_eq!(scene.act(White.seat(), &good).unwrap_err(), Refusal::LaidOutAlready);
    assert!(!scene.game.may_act().contains(White.seat()));
    let theirs = scene.game.legal(Red.seat().into())[0].clone();
    scene.act(Red.seat(), &theirs).unwrap();
    assert_eq!((scene.at(White, "X").as_deref(), scene.turn()), (Some("k2"), White));
    assert!(scene.heard(Red).contains(r#""begins""#));
    assert_eq!(scene.act(Red.seat(), &theirs).unwrap_err(), Refusal::NoLayingOut);
    assert_eq!(dealt(Variants::default()).act(White.seat(), &good).unwrap_err().rule(), "C21");
}

/// C21 with C18 and C19: twelve spies, nine columns; random layouts are always allowed, and differ.
#[test]
fn c21_layouts_fit_the_other_variants() {
    let mut luck = Luck::new(Seed::from_number(1));
    for bits in 0..4 {
        let variants = Variants {
            variable_start: true,
            honour_among_spies: bits & 1 != 0,
            tight_start: bits & 2 != 0,
            ..Variants::default()
        };
        let scene = dealt(variants);
        let chart = scene.game.chart();
        for side in Side::BOTH {
            assert_eq!(Layout::plain(chart, side).check(chart, side), Ok(()));
            let drawn: Vec<Layout> = (0..50).map(|_| Layout::random(chart, side, &mut luck)).collect();
            assert!(drawn.iter().all(|layout| layout.check(chart, side).is_ok()));
            assert!(drawn.iter().all(|layout| drawn.iter().filter(|other| *other == layout).count() == 1));
        }
    }
    let mut tight = dealt(Variants { variable_start: true, tight_start: true, ..Variants::default() });
    let wide = layout("a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 i2 j2 k2");
    assert_eq!(tight.act(White.seat(), &wide).unwrap_err().rule(), "C19");
    let mut few = options(Variants { variable_start: true, ..Variants::default() });
    few.movers.movers.drain(..6);
    few.movers.spies.drain(..6);
    assert_eq!(Confusion::seats(&few), Err(Refusal::TooFewToLayOut(7)));
}

const SIR: &str = "variants: promotion-sir\nbriefcase: h3\n\
    white: A d9 M02, C f9 M11, E h9 ?, F b5 M04\nred: A - M01, C k3 M02, E h3 M03, F i5 M12";

/// C22: variant 5: everybody is asked on the far row, and may decline; what was declined is asked again.
#[test]
fn c22_promotion_sir() {
    let mut scene = Scene::new(SIR);
    scene.white("A F2").red("yes");
    assert!(scene.heard(White).ends_with(r#"{"promotion_offered":{"side":"white","spy":"A"}}]"#));
    scene
        .refuses(Red, "promote", "C22", "nobody asked you")
        .refuses(White, "A F1", "C22", "waits for its answer")
        .refuses(White, "take", "C22", "nobody asked you");
    let known = scene.may_be(White, "A");
    scene.white("decline");
    assert_eq!((scene.turn(), scene.is_promoted(White, "A")), (Red, false));
    assert_eq!(scene.may_be(White, "A"), known, "being asked tells nothing");
    // Along the far row, and off it and on again.
    scene.red("F L1").white("yes").white("A R1").red("yes").white("decline");
    scene.red("F R1").white("yes").white("A B1").red("yes");
    assert_eq!(scene.turn(), Red, "not on the far row: no question");
    scene.red("F L1").white("yes").white("A F1").red("yes").white("promote");
    assert!(scene.is_promoted(White, "A"), "no crown is needed");
    assert!(!scene.may_be(White, "A").contains('?'), "so it is not the Double Agent");
    // A promoted spy is not asked again.
    scene.red("F R1").white("yes").white("A BL1").red("yes").red("F L1").white("yes");
    scene.white("A FR1").red("yes");
    assert_eq!((scene.turn(), scene.end()), (Red, None));
    // A crown is no longer promoted by itself.
    scene.red("F R1").white("yes").white("C F2").red("yes").white("decline");
    assert!(!scene.is_promoted(White, "C"));
}

/// C22: a Double Agent promoted is shown and removed, and the briefcase goes to the opponent's first living spy.
#[test]
fn c22_promoting_the_double_agent() {
    let mut scene = Scene::new(SIR);
    scene.white("E F2").red("yes").white("promote");
    assert_eq!(
        scene.heard(White),
        r#"[{"double_agent":{"side":"white","spy":"E"}},{"briefcase_offered":{"side":"red","spy":"C"}}]"#
    );
    assert_eq!((scene.at(White, "E"), scene.may_be(White, "E").as_str()), (None, "?"));
    scene.refuses(White, "take", "C22", "nobody asked you").refuses(Red, "C F1", "C5", "White's turn");
    let mut declined = Scene::of(scene.game.clone());
    declined.red("leave it");
    assert_eq!((declined.briefcase(), declined.turn()), (("h3".into(), Some((Red, 'E'))), Red));
    scene.red("take");
    assert_eq!((scene.briefcase(), scene.turn()), (("k3".into(), Some((Red, 'C'))), Red));
}

/// C22, C11: the briefcase may go to a spy that stands at its goal, which wins; a lone Double Agent promoted loses.
#[test]
fn c22_the_price_can_be_the_game() {
    let mut scene = Scene::new(&SIR.replace("C k3 M02", "C k1 M02"));
    scene.white("E F2").red("yes").white("promote").red("take");
    assert_eq!(scene.end(), Some((How::Briefcase, Some(Red))));
    let mut alone = Scene::new("variants: promotion-sir\nwhite: A d9 ?\nred: A a5 M01");
    alone.white("A F2").red("yes").white("promote");
    assert_eq!(alone.end(), Some((How::Elimination, Some(Red))));
    // With the briefcase in hand the far row wins at once, and nobody is asked.
    let mut carried = Scene::new("variants: promotion-sir\nbriefcase: d9\nwhite: A d9 ?\nred: A a5 M01");
    carried.white("A F2 carry").red("yes");
    assert_eq!(carried.end(), Some((How::Briefcase, Some(White))));
}

/// C17 with C22: after the question about the first spy, the second attempt of *Move 2* is still to come.
#[test]
fn c17_c22_move_two_goes_on_after_the_question() {
    let mut scene = Scene::new(
        "variants: promotion-sir\ntokens: white\nwhite: A d1 ?, C f2 M01, E h2 M02\nred: A a5 M01, C b5 M02",
    );
    scene.white("move two").white("A F10").red("yes").white("promote").red("leave it");
    assert_eq!(scene.turn(), White);
    scene.white("C F1").red("yes");
    assert_eq!(scene.turn(), Red);
}
