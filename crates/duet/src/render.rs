//! The table as plain text, for terminals and logs.

use crate::{Card, Colour, Side, View};
use std::fmt::Write;

/// The grid as a viewer sees it: five rows of five cells, each with the card's number, its word and what is known of it.
///
/// Before the number stands the colour on the viewer's own key (`+` green, `x` black, `.` beige), after the end those of
/// sides A and B. Behind the word stands what lies on the card: `[A]` an agent found by side A, `<A` a bystander
/// met by side A, `<A<B` one met by both.
pub fn render_grid(view: &View) -> String {
    let cells: Vec<String> = Card::all().map(|card| cell(view, card)).collect();
    let width = cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for row in cells.chunks(5) {
        let cells: Vec<String> = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

fn cell(view: &View, card: Card) -> String {
    let cover = &view.covers[card.index()];
    let mut cell = String::new();
    match (&view.keys, view.colour(card)) {
        (Some(keys), _) => cell.extend(Side::BOTH.map(|side| mark(keys[side][card.index()]))),
        (None, Some(colour)) => cell.push(mark(colour)),
        (None, None) => {}
    }
    let _ = write!(cell, "{:>2} {}", card.index() + 1, view.words.word(card).as_str());
    if let Some(side) = cover.agent {
        let _ = write!(cell, " [{}]", letter(side));
    }
    for side in Side::BOTH {
        if cover.marks[side].is_some() {
            let _ = write!(cell, "{}<{}", if cell.contains('<') { "" } else { " " }, letter(side));
        }
    }
    cell
}

fn mark(colour: Colour) -> char {
    match colour {
        Colour::Green => '+',
        Colour::Black => 'x',
        Colour::Beige => '.',
    }
}

fn letter(side: Side) -> char {
    match side {
        Side::A => 'A',
        Side::B => 'B',
    }
}

/// The grid with the tokens and the clues so far below it.
pub fn render_table(view: &View) -> String {
    let mut text = render_grid(view);
    let supply = view.tokens.supply;
    let _ = writeln!(
        text,
        "\nTokens: {} ({} with a tick, {} with a bystander) · agents to find: {}",
        supply.left(),
        supply.ticks,
        supply.bystanders,
        view.to_find
    );
    for turn in &view.turns {
        let _ = writeln!(text, "  {}: {} {}", letter(turn.side), turn.clue.word, turn.clue.number);
    }
    for side in Side::BOTH.into_iter().filter(|side| view.complete[*side]) {
        let _ = writeln!(text, "All words of {side} are found.");
    }
    text
}
