//! The variable start (C21): one's own spies laid out in a plain form, or by dragging them on the board.

use super::desk::Desk;
use super::tools::press;
use ::confusion::{Action, Layout, Square, Waiting};
use maud::{Markup, html};

/// The layout to begin with, if the viewer has one to make: the box's own start where that is allowed.
pub(crate) fn mine(desk: &Desk<'_, '_>) -> Option<Layout> {
    if !desk.at.is_live() || desk.own.is_none() || desk.view.waiting != Waiting::LayingOut {
        return None;
    }
    offered(desk).last()
}

fn offered(desk: &Desk<'_, '_>) -> impl Iterator<Item = Layout> {
    desk.at.scene.legal.iter().filter_map(|action| match action {
        Action::LayOut(layout) => Some(*layout),
        _ => None,
    })
}

/// The form: a square for each spy.
pub(crate) fn form(desk: &Desk<'_, '_>, layout: &Layout) -> Markup {
    let at = desk.at;
    let squares: Vec<Square> = (1..=2)
        .rev()
        .flat_map(|row| (1..=11).filter_map(move |column| desk.near.square(column, row)))
        .filter(|square| desk.chart.in_bounds(*square))
        .collect();
    // "$A" is a gap: the field of that name fills it.
    let gaps: Vec<String> = desk.chart.letters().iter().map(|letter| format!("${letter}")).collect();
    let ask = serde_json::json!({ "do": { "lay_out": gaps } }).to_string();
    let presets: Vec<Layout> = offered(desk).collect();
    html! {
        form #lay-out method="post" action={ (at.path) "/ask" } data-ask="" {
            p { (at.say("confusion-lay-out-how")) }
            input type="hidden" name="ask" value=(ask);
            div.letters {
                @for (letter, square) in desk.chart.letters().iter().zip(layout.squares()) {
                    label {
                        b { (letter) }
                        select name=(letter) {
                            @for option in &squares { option selected[option == square] { (option) } }
                        }
                    }
                }
            }
            button.first { (at.say("confusion-lay-out")) }
        }
        p.presets {
            (at.say("confusion-lay-out-or")) " "
            @for (index, layout) in presets.iter().enumerate() {
                @let key = if index == 0 { "confusion-lay-out-plain" } else { "confusion-lay-out-box" };
                (press(at, &Action::LayOut(*layout), "", at.say(key)))
            }
        }
    }
}
