//! The diagrams of the movers show what the movers can do.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use confusion::{Direction, Mover, MoversBox, Moves};
use web::drawing::{self, Facing};

/// The ends of a diagram's lines, in squares across and down from the middle.
fn ends(svg: &str) -> Vec<(i32, i32)> {
    let paths: Vec<&str> =
        svg.split(" d=\"").skip(1).map(|rest| rest.split('"').next().unwrap_or_default()).collect();
    let lines = paths.iter().find(|path| path.contains('l') && !path.contains('z')).expect("lines");
    lines
        .split('M')
        .skip(1)
        .map(|line| {
            let (_, end) = line.split_once('l').expect("a line");
            let (across, down) = end.split_once(' ').expect("two numbers");
            (across.parse::<i32>().unwrap() / 10, down.parse::<i32>().unwrap() / 10)
        })
        .collect()
}

fn dots(svg: &str) -> usize {
    svg.matches("h0").count()
}

fn mover(id: &str) -> Mover {
    let found = MoversBox::reconstruction().movers.into_iter().find(|mover| mover.id.as_str() == id);
    found.expect("a mover of the box")
}

#[test]
fn every_direction_of_a_mover_is_a_line_as_long_as_its_reach() {
    for mover in MoversBox::reconstruction().movers.iter().filter(|mover| !mover.double_agent) {
        let moves = mover.moves.expect("moves");
        let reaches: Vec<u8> = Direction::ALL.into_iter().filter_map(|way| moves.reach(way)).collect();
        let svg = drawing::mover(mover, Facing::Away).into_string();
        let ends = ends(&svg);
        let lengths: Vec<u8> = ends.iter().map(|(across, down)| across.abs().max(down.abs()) as u8).collect();
        assert_eq!(lengths, reaches, "{}", mover.id);
        // Every square but the last of a longer way is a dot.
        let squares: u8 = reaches.iter().map(|reach| if *reach > 1 { reach - 1 } else { 1 }).sum();
        assert_eq!(dots(&svg), usize::from(squares), "{}", mover.id);
        assert_eq!(svg.contains("#c-crown"), mover.crown, "{}", mover.id);
        assert_eq!(svg.contains("#c-padlock"), mover.padlock, "{}", mover.id);
    }
}

#[test]
fn forward_is_up_for_ones_own_and_down_for_the_opponents() {
    let forward = mover("M09");
    assert_eq!(ends(&drawing::mover(&forward, Facing::Away).into_string()), [(0, -4)]);
    assert_eq!(ends(&drawing::mover(&forward, Facing::Towards).into_string()), [(0, 4)]);
}

#[test]
fn no_two_movers_look_alike() {
    let drawn: std::collections::BTreeSet<_> = MoversBox::reconstruction()
        .movers
        .iter()
        .map(|mover| drawing::mover(mover, Facing::Away).into_string())
        .chain([drawing::promoted(Facing::Away).into_string()])
        .collect();
    assert_eq!(drawn.len(), 14);
}

#[test]
fn a_way_longer_than_the_grid_says_its_length() {
    let far = Mover { moves: Some(Moves { f: Some(10), r: Some(4), ..Moves::default() }), ..mover("M04") };
    let svg = drawing::mover(&far, Facing::Away).into_string();
    assert!(svg.contains(">10</text>"));
    assert_eq!(svg.matches("<text").count(), 1);
    assert_eq!(ends(&svg), [(0, -4), (4, 0)]);
}

#[test]
fn the_double_agent_shows_its_mark_and_no_squares() {
    let svg = drawing::mover(&mover("?"), Facing::Away).into_string();
    assert!(svg.contains("#c-double-agent"));
    assert_eq!(dots(&svg), 0);
}
