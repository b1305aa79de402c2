//! The table as one player sees it, as text.

use super::story::{self, Voice, identity};
use game::{Seat, Viewer};
use secrets::{Place, View};
use std::fmt::Write;

/// Everything this viewer may know, in a few lines.
pub(crate) fn draw(view: &View, names: &[String]) -> String {
    let voice = Voice { names, reader: view.viewer };
    let mut out = String::new();
    let seats = view.displays.len();
    let limit = view.options.limit();
    for seat in from_me(view.viewer, seats) {
        let display = &view.displays[seat.index()];
        let cards: Vec<String> = display.iter().map(|card| story::card(*card)).collect();
        let marks = [(view.active == seat, "turn"), (view.un == Some(seat), "UN")];
        let marks: Vec<&str> = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark).collect();
        let marks = if marks.is_empty() { String::new() } else { format!(" <{}>", marks.join(", ")) };
        let name = format!("{}{marks}", story::capital(&voice.whom(seat)));
        let cards = if cards.is_empty() { "no cards".into() } else { cards.join(", ") };
        let _ = writeln!(out, "  {name:<20} {}/{limit}  {cards}", display.len());
        let _ = writeln!(out, "  {:<20}      {}", "", seen(view, seat.into()));
    }
    let _ = writeln!(out, "  {:<20}      {}", "Centre", seen(view, Place::Centre));
    let _ = write!(
        out,
        "  Deck: {} cards, {} of them never seen. Bullets left: {}. Turns go down the list: below you sits your left neighbour.",
        view.deck, view.unseen, view.bullets
    );
    out
}

/// The seats in turn order, the reader's first.
fn from_me(viewer: Viewer, seats: usize) -> impl Iterator<Item = Seat> {
    let me = if let Viewer::Seat(seat) = viewer { seat.index() } else { 0 };
    (0..seats).filter_map(move |step| Seat::new((me + step) % seats))
}

fn seen(view: &View, place: Place) -> String {
    match view.seen.iter().find(|seen| seen.place == place) {
        None => "token: never seen".into(),
        Some(seen) => {
            let when = if seen.turn == 0 { "at the start".into() } else { format!("in turn {}", seen.turn) };
            let doubt = if seen.doubtful { "; another may lie there now" } else { "" };
            format!("token: {} when you saw it {when}{doubt}", identity(seen.identity))
        }
    }
}
