//! The board and the notebook as text.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod scene;

use confusion::{Action, Leaf, Mark, Note, Options, Setup, Side, draw_board, draw_movers, draw_notebook};
use scene::{Scene, letter};

const POSITION: &str = "variants: tight-start\nbriefcase: d5\nwhite: A b2 M01, C d5 M02, X f1 ?\nred: A j10 M02, C d8 M09, E - M01";

#[test]
fn the_board_from_both_sides() {
    let scene = Scene::new(POSITION);
    let draw = |side| draw_board(scene.game.chart(), &scene.view(side), side);
    assert_eq!(
        draw(Side::White),
        "     a  b  c  d  e  f  g  h  i  j  k
 11  /  .  .  .  .  .  .  .  .  .  / 11
 10  /  .  .  .  .  .  .  .  .  a  / 10
  9  /  .  .  .  .  .  .  .  .  .  / 9
  8  /  .  .  c  .  .  .  .  .  .  / 8
  7  /  .  .  .  .  .  .  .  .  .  / 7
  6  /  .  .  .  .  .  .  .  .  .  / 6
  5  /  .  . *C  .  .  .  .  .  .  / 5
  4  /  .  .  .  .  .  .  .  .  .  / 4
  3  /  .  .  .  .  .  .  .  .  .  / 3
  2  /  A  .  .  .  .  .  .  .  .  / 2
  1  /  .  .  .  .  X  .  .  .  .  / 1
     a  b  c  d  e  f  g  h  i  j  k
"
    );
    let red = draw(Side::Red);
    let lines: Vec<&str> = red.lines().collect();
    assert_eq!(lines[0], "     k  j  i  h  g  f  e  d  c  b  a");
    assert_eq!(lines[1], "  1  /  .  .  .  .  X  .  .  .  .  / 1");
    assert_eq!(lines[7], "  7  /  .  .  .  .  .  .  .  .  .  / 7");
    assert_eq!(lines[10], " 10  /  a  .  .  .  .  .  .  .  .  / 10");
    let empty = Scene::new(&POSITION.replace("d5\n", "h7\n"));
    let board = draw_board(empty.game.chart(), &empty.view(Side::White), Side::White);
    assert!(board.contains("  7  /  .  .  .  .  .  .  *  .  .  / 7"), "{board}");
}

#[test]
fn movers_are_drawn_for_those_who_see_them() {
    let scene = Scene::new(POSITION);
    let theirs = draw_movers(&scene.view(Side::White), Side::Red);
    assert!(theirs.starts_with("A j10  M02\nC d8   M09\nE out  M01\n"), "{theirs}");
    let mine = draw_movers(&scene.view(Side::White), Side::White);
    assert!(mine.starts_with("A b2   hidden\nC d5   hidden\n"), "{mine}");
}

/// C16: a notebook shows the player's own marks, and the helper's where the table allows one.
#[test]
fn c16_the_notebook() {
    for helper in [true, false] {
        let mut setup: Setup = POSITION.parse().unwrap();
        setup.options = Options { helper, ..setup.options };
        let mut scene = Scene::of(setup.game().unwrap());
        for (mover, mark) in [("M01", Mark::Strike), ("M04", Mark::Circle)] {
            let note = Note::Mark { leaf: Leaf::Mine, spy: letter("A"), mover: mover.parse().unwrap(), mark };
            scene.act(Side::White.seat(), &Action::Note(Box::new(note))).unwrap();
        }
        let text = Note::Text { leaf: Leaf::Mine, spy: letter("C"), text: "the quick one".into() };
        scene.act(Side::White.seat(), &Action::Note(Box::new(text))).unwrap();
        scene.white("X F4").red("yes");
        let page = draw_notebook(scene.game.chart(), &scene.view(Side::White), Side::White, Leaf::Mine);
        let lines: Vec<&str> = page.lines().collect();
        assert_eq!(lines[0], "   M01 M02 M03 M04 M05 M06 M07 M08 M09 M10 M11 M12   ?");
        assert_eq!(lines[1], "A    x   .   .   o   .   .   .   .   .   .   .   .   .");
        assert_eq!(lines[2], "C    .   .   .   .   .   .   .   .   .   .   .   .   .  the quick one");
        let proved = "X    -   -   -   -   -   -   -   -   .   -   -   -   .";
        assert_eq!(
            lines[13],
            if helper { proved } else { "X    .   .   .   .   .   .   .   .   .   .   .   .   ." }
        );
        let theirs = draw_notebook(scene.game.chart(), &scene.view(Side::White), Side::Red, Leaf::Theirs);
        assert!(!theirs.contains(['x', 'o']) && theirs.lines().count() == 14);
    }
}
