//! The notebook (C16): letters by movers, to strike out and circle, on two leaves, with a line of words for each spy. The
//! helper, where the table allows it, greys what is proved impossible and says how likely the rest is.

use super::board::raw;
use super::desk::Desk;
use super::tools::escaped;
use super::{diagram, helper};
use crate::Part;
use ::confusion::{Deals, LONGEST_NOTE, Leaf, RowView, Side};
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

/// The rows of the grid. Their fields are many, so they are written by hand: `ids` are fit for a page.
fn grid(
    desk: &Desk<'_, '_>,
    leaf: Leaf,
    side: Side,
    rows: &[RowView],
    deals: Option<&Deals>,
    writes: bool,
) -> String {
    let leaf = match leaf {
        Leaf::Mine => "mine",
        Leaf::Theirs => "theirs",
    };
    let says = |key| escaped(&desk.at.say(key));
    let (open, struck_says, circled_says) =
        (says("confusion-mark-clear"), says("confusion-mark-strike"), says("confusion-mark-circle"));
    let mut grid = String::with_capacity(28_000);
    for (spy, seen) in desk.view.side(side).spies.iter().enumerate() {
        let letter = seen.letter;
        let row = rows.iter().find(|row| row.spy == letter);
        let _ = write!(grid, "<tr{}><th scope=row>{letter}</th>", if seen.out { " class=gone" } else { "" });
        for (place, mover) in desk.chart.movers().iter().enumerate() {
            let struck = row.is_some_and(|row| row.struck.contains(&mover.id));
            let circled = row.is_some_and(|row| row.circled.contains(&mover.id));
            let (class, sign, label, next) = match (struck, circled) {
                (true, _) => ("s", "<svg><use href=\"#c-strike\"/></svg>", &struck_says, "circle"),
                (_, true) => ("o", "<svg><use href=\"#c-circle\"/></svg>", &circled_says, "clear"),
                _ => ("", "", &open, "strike"),
            };
            let proved = deals.is_some_and(|deals| deals.with(spy, place) == 0);
            let truth = seen.mover == Some(mover.id);
            let _ = write!(grid, "<td class=\"{class}{}{}\">", if proved { " no" } else { "" }, if truth { " true" } else { "" });
            if writes {
                let id = &desk.ids[place];
                let _ = write!(
                    grid,
                    "<button form=ask name=ask value='{{\"do\":{{\"note\":{{\"mark\":{{\"leaf\":\"{leaf}\",\"spy\":\"{letter}\",\"mover\":{id},\"mark\":\"{next}\"}}}}}}}}' aria-label=\"{letter} {}: {label}\">",
                    escaped(mover.id.as_str())
                );
            }
            if let Some(deals) = deals.filter(|_| !proved) {
                let _ = write!(grid, "<i>{:.0}</i>", deals.chance(spy, place) * 100.0);
            }
            grid.push_str(sign);
            grid.push_str(if writes { "</button></td>" } else { "</td>" });
        }
        grid.push_str("</tr>");
    }
    grid
}

/// Words beside a spy.
fn words_form(desk: &Desk<'_, '_>, leaf: Leaf) -> Markup {
    let at = desk.at;
    // "$spy" and "$text" are gaps: the fields of these names fill them.
    let ask = serde_json::json!({ "do": { "note": { "text": { "leaf": leaf, "spy": "$spy", "text": "$text" } } } });
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
