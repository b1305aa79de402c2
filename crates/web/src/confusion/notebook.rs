//! The notebook (C16): letters by movers, to strike out and circle, on two leaves, with a line of words for each spy. The
//! helper, where the table allows it, greys what is proved impossible and says how likely the rest is.

use super::board::raw;
use super::desk::Desk;
use super::tools::{escaped, put, put_number};
use super::{diagram, helper};
use crate::Part;
use ::confusion::{Deals, LONGEST_NOTE, Leaf, Mark, MoverId, RowView, Side};
use maud::{Markup, html};
use std::fmt::Write;

/// The two leaves, for the player whose notebook it is.
pub(crate) fn parts(desk: &Desk<'_, '_>) -> Vec<Part> {
    let (Some(own), Some(notebook)) = (desk.own, &desk.view.notebook) else { return Vec::new() };
    vec![
        leaf(desk, "leaf-mine", Leaf::Mine, own, &notebook.mine),
        leaf(desk, "leaf-theirs", Leaf::Theirs, own.other(), &notebook.theirs),
    ]
}

fn leaf(desk: &Desk<'_, '_>, id: &'static str, leaf: Leaf, side: Side, rows: &[RowView]) -> Part {
    let at = desk.at;
    let title = match leaf {
        Leaf::Mine => "confusion-leaf-mine",
        Leaf::Theirs => "confusion-leaf-theirs",
    };
    let deals = desk.helper().then(|| helper::deals(desk.view, &desk.chart, side));
    let writes = at.is_live() && !desk.is_over();
    let html = html! {
        section id=(id) class="leaf" aria-label=(at.say(title)) {
            h2 { (at.say(title)) }
            @if deals.is_some() && leaf == Leaf::Mine && at.is_live() {
                label.helper { input #helper type="checkbox" checked; (at.say("confusion-helper")) }
            }
            @if writes { (raw(forms(desk, leaf, rows))) }
            table.grid {
                thead { tr {
                    td {}
                    @for (place, mover) in desk.chart.movers().iter().enumerate() {
                        th scope="col" title=(desk.moves[place]) { (diagram::small(place, "")) span { (mover.id) } }
                    }
                } }
                tbody { (raw(grid(desk, leaf, side, rows, deals.as_deref(), writes))) }
            }
            @let written: Vec<&RowView> = rows.iter().filter(|row| !row.text.is_empty()).collect();
            @if !written.is_empty() {
                dl.words { @for row in written { dt { (row.spy) } dd { bdi { (row.text) } } } }
            }
            @if writes { (words_form(desk, leaf)) }
        }
    };
    Part::new(id, html)
}

/// The rows of the grid. Their fields are many, so they are written by hand.
fn grid(
    desk: &Desk<'_, '_>,
    leaf: Leaf,
    side: Side,
    rows: &[RowView],
    deals: Option<&Deals>,
    writes: bool,
) -> String {
    let leaf = leaf_code(leaf);
    let says = |key| escaped(&desk.at.say(key));
    let (struck_says, circled_says) = (says("confusion-mark-strike"), says("confusion-mark-circle"));
    let ids: Vec<String> = desk.chart.movers().iter().map(|mover| escaped(mover.id.as_str())).collect();
    let mut grid = String::with_capacity(18_000);
    for (spy, seen) in desk.view.side(side).spies.iter().enumerate() {
        let letter = seen.letter.to_string();
        let row = rows.iter().find(|row| row.spy == seen.letter);
        let _ = write!(grid, "<tr{}><th scope=row>{letter}</th>", if seen.out { " class=gone" } else { "" });
        for (place, mover) in desk.chart.movers().iter().enumerate() {
            let (mark, sign, label) = match mark_of(row, mover.id) {
                Mark::Strike => ("s", "<svg><use href=\"#c-strike\"/></svg>", struck_says.as_str()),
                Mark::Circle => ("o", "<svg><use href=\"#c-circle\"/></svg>", circled_says.as_str()),
                Mark::Clear => ("", "", ""),
            };
            let proved = deals.is_some_and(|deals| deals.with(spy, place) == 0);
            let truth = if seen.mover == Some(mover.id) { " true" } else { "" };
            put(&mut grid, &["<td class=\"", mark, if proved { " no" } else { "" }, truth, "\">"]);
            if writes {
                let (id, next) = (ids[place].as_str(), code(next(mark_of(row, mover.id))));
                put(&mut grid, &["<button form=", leaf, "-", &letter, "-", next, " name=m value=\"", id]);
                put(&mut grid, &["\" aria-label=\"", &letter, " ", id, " ", label, "\">"]);
            }
            if let Some(deals) = deals.filter(|_| !proved) {
                put(&mut grid, &["<i>"]);
                put_number(&mut grid, (deals.chance(spy, place) * 100.0).round() as u32);
                put(&mut grid, &["</i>"]);
            }
            grid.push_str(sign);
            grid.push_str(if writes { "</button></td>" } else { "</td>" });
        }
        grid.push_str("</tr>");
    }
    grid
}

const fn leaf_code(leaf: Leaf) -> &'static str {
    match leaf {
        Leaf::Mine => "mine",
        Leaf::Theirs => "theirs",
    }
}

fn mark_of(row: Option<&RowView>, mover: MoverId) -> Mark {
    match row {
        Some(row) if row.struck.contains(&mover) => Mark::Strike,
        Some(row) if row.circled.contains(&mover) => Mark::Circle,
        _ => Mark::Clear,
    }
}

/// What a tap makes of a mark.
const fn next(mark: Mark) -> Mark {
    match mark {
        Mark::Clear => Mark::Strike,
        Mark::Strike => Mark::Circle,
        Mark::Circle => Mark::Clear,
    }
}

const fn code(mark: Mark) -> &'static str {
    match mark {
        Mark::Clear => "clear",
        Mark::Strike => "strike",
        Mark::Circle => "circle",
    }
}

/// The forms that the fields of the grid belong to: one for each row and each mark that a field of it would get, so that
/// a field says no more than its mover.
fn forms(desk: &Desk<'_, '_>, leaf: Leaf, rows: &[RowView]) -> String {
    let path = escaped(desk.at.path);
    let leaf = leaf_code(leaf);
    let mut forms = String::with_capacity(4000);
    for letter in desk.chart.letters() {
        let row = rows.iter().find(|row| row.spy == *letter);
        let wanted = [
            (Mark::Strike, true),
            (Mark::Circle, row.is_some_and(|row| !row.struck.is_empty())),
            (Mark::Clear, row.is_some_and(|row| !row.circled.is_empty())),
        ];
        for mark in wanted.into_iter().filter(|(_, wanted)| *wanted).map(|(mark, _)| code(mark)) {
            // "$m" is a gap: the field that is pressed fills it.
            let _ = write!(
                forms,
                "<form id={leaf}-{letter}-{mark} method=post action=\"{path}/ask\" data-ask=\"\"><input type=hidden name=ask value='{{\"do\":{{\"note\":{{\"mark\":{{\"leaf\":\"{leaf}\",\"spy\":\"{letter}\",\"mover\":\"$m\",\"mark\":\"{mark}\"}}}}}}}}'></form>"
            );
        }
    }
    forms
}

/// Words beside a spy.
fn words_form(desk: &Desk<'_, '_>, leaf: Leaf) -> Markup {
    let at = desk.at;
    // "$spy" and "$text" are gaps: the fields of these names fill them.
    let ask =
        serde_json::json!({ "do": { "note": { "text": { "leaf": leaf, "spy": "$spy", "text": "$text" } } } });
    html! {
        form.words method="post" action={ (at.path) "/ask" } data-ask="keep" {
            input type="hidden" name="ask" value=(ask.to_string());
            select name="spy" aria-label=(at.say("confusion-note-spy")) {
                @for letter in desk.chart.letters() { option { (letter) } }
            }
            input type="text" name="text" maxlength=(LONGEST_NOTE) autocomplete="off"
                aria-label=(at.say("confusion-note")) placeholder=(at.say("confusion-note"));
            button { (at.say("confusion-note-write")) }
        }
    }
}
