//! The board and the notebook as text, for terminals.

use crate::{Chart, Leaf, MoverId, NotebookView, Side, Square, View};
use std::fmt::Write;

/// The board as text, seen from a side: its home row at the bottom. White's spies are capitals, Red's small letters;
/// `*` is the briefcase, beside the letter of the spy that controls it; `/` is out of bounds.
pub fn draw_board(chart: &Chart, view: &View, from: Side) -> String {
    let place = |column: u8, row: u8| from.square(column, row).unwrap_or(Square::CENTRE);
    let columns: String =
        (1..=11).map(|column| format!("  {}", &place(column, 1).to_string()[..1])).collect();
    let mut text = format!("   {columns}\n");
    for row in (1..=11).rev() {
        let number = place(1, row).row();
        let squares: String = (1..=11).map(|column| draw_square(chart, view, place(column, row))).collect();
        let _ = writeln!(text, "{number:>3}{squares} {number}");
    }
    text + "   " + &columns + "\n"
}

fn draw_square(chart: &Chart, view: &View, square: Square) -> String {
    let spy = Side::BOTH.into_iter().find_map(|side| {
        let spy = view.side(side).spies.iter().find(|spy| spy.at == Some(square))?;
        Some(match side {
            Side::White => spy.letter.as_char(),
            Side::Red => spy.letter.as_char().to_ascii_lowercase(),
        })
    });
    match (view.briefcase == square, spy) {
        (true, Some(spy)) => format!(" *{spy}"),
        (true, None) => "  *".into(),
        (false, Some(spy)) => format!("  {spy}"),
        (false, None) if !chart.in_bounds(square) => "  /".into(),
        (false, None) => "  .".into(),
    }
}

/// The opponent's movers, for a viewer who sees them: a line for each spy of `side`.
pub fn draw_movers(view: &View, side: Side) -> String {
    let mut text = String::new();
    for spy in &view.side(side).spies {
        let place = match (spy.at, spy.out) {
            (Some(square), _) => square.to_string(),
            (None, true) => "out".into(),
            (None, false) => "-".into(),
        };
        let mover = spy.mover.map_or_else(|| "hidden".into(), |mover| mover.to_string());
        let promoted = if spy.promoted { ", promoted" } else { "" };
        let _ = writeln!(text, "{} {place:<4} {mover}{promoted}", spy.letter);
    }
    text
}

/// A leaf of the notebook as text: a row for each spy of `side`, a column for each mover. `x` is struck out by the
/// player, `o` circled, `-` proved impossible by the helper if the table allows one (C16), `.` open.
pub fn draw_notebook(chart: &Chart, view: &View, side: Side, leaf: Leaf) -> String {
    let empty = NotebookView { mine: Vec::new(), theirs: Vec::new() };
    let notebook = view.notebook.as_ref().unwrap_or(&empty);
    let rows = match leaf {
        Leaf::Mine => &notebook.mine,
        Leaf::Theirs => &notebook.theirs,
    };
    let proved = chart.options().helper.then(|| view.deals(chart, side));
    let ids: Vec<MoverId> = chart.movers().iter().map(|mover| mover.id).collect();
    let width = ids.iter().map(|id| id.as_str().len()).max().unwrap_or(1) + 1;
    let mut text = String::from("  ");
    for id in &ids {
        let _ = write!(text, "{id:>width$}");
    }
    text.push('\n');
    for (index, letter) in chart.letters().iter().enumerate() {
        let row = rows.iter().find(|row| row.spy == *letter);
        let _ = write!(text, "{letter:<2}");
        for (mover, id) in ids.iter().enumerate() {
            let has = |ids: &[MoverId]| ids.contains(id);
            let mark = match row {
                Some(row) if has(&row.struck) => 'x',
                Some(row) if has(&row.circled) => 'o',
                _ if proved.as_ref().is_some_and(|deals| deals.with(index, mover) == 0) => '-',
                _ => '.',
            };
            let _ = write!(text, "{mark:>width$}");
        }
        match row.map(|row| row.text.as_str()) {
            Some(words) if !words.is_empty() => text += &format!("  {words}\n"),
            _ => text.push('\n'),
        }
    }
    text
}
