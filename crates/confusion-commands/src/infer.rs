//! What a seat of a recorded game can know of the movers, for programs.

use crate::args::Infer;
use commands::{CliError, records, say};
use confusion::{Chart, Confusion, Deals, Side, View};
use game::{Game, Line, Playback, Seat, Viewer};
use serde_json::{Value, json};
use std::process::ExitCode;

/// `safehouse confusion infer RECORD --seat 0`: a line of JSON on the position after the last action, or after each.
pub(crate) fn infer(wish: &Infer) -> Result<ExitCode, CliError> {
    let file = &wish.file;
    let wrong = |reason: &dyn std::fmt::Display| CliError::new(format!("{}: {reason}", file.display()));
    let text = records::read(file)?;
    match records::game(file, &text)?.as_str() {
        Confusion::NAME => {}
        other => return Err(wrong(&format!("a record of {other}, not of {}", Confusion::NAME))),
    }
    let record = records::record::<Confusion>(file, &text)?;
    let side = Seat::new(wish.seat).and_then(Side::of_seat);
    let side = side.ok_or_else(|| CliError::new("this game has seats 0 and 1"))?;
    let mut playback = Playback::new(&record).map_err(|error| wrong(&error))?;
    let table = |playback: &Playback<'_, Confusion>, actions: u64| {
        let view = playback.view(Viewer::Seat(side.seat())).map_err(|error| wrong(&error))?;
        say(tables(playback.game().chart(), &view, side, actions))
    };
    let mut actions = 0;
    while let Some(step) = playback.next().map_err(|error| wrong(&error))? {
        actions += u64::from(matches!(step.entry.line, Line::Do(..)));
        if wish.each && matches!(step.entry.line, Line::Do(..)) {
            table(&playback, actions)?;
        }
    }
    if !wish.each {
        table(&playback, actions)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Both leaves of a perfect notebook: what the seat can know of its own spies, and what its opponent can of theirs.
fn tables(chart: &Chart, view: &View, side: Side, actions: u64) -> Value {
    let leaf = |side: Side| {
        let deals = view.deals(chart, side);
        let row = |cell: &dyn Fn(usize, usize) -> Value| -> Vec<Vec<Value>> {
            let of = |spy: usize| (0..deals.spies()).map(|mover| cell(spy, mover)).collect();
            (0..deals.spies()).map(of).collect()
        };
        // Up to 13! deals: more than a number in JSON is sure to hold.
        let count = |deals: &Deals, spy, mover| json!(deals.with(spy, mover).to_string());
        json!({
            "deals": deals.total().to_string(),
            "counts": row(&|spy, mover| count(&deals, spy, mover)),
            "chances": row(&|spy, mover| json!(deals.chance(spy, mover))),
        })
    };
    json!({
        "game": Confusion::NAME,
        "actions": actions,
        "turns": view.turns,
        "seat": side.seat(),
        "spies": chart.letters(),
        "movers": chart.movers().iter().map(|mover| mover.id).collect::<Vec<_>>(),
        "mine": leaf(side),
        "theirs": leaf(side.other()),
    })
}
