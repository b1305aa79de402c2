//! What can be pressed on the table itself: at a player's place, or in the centre.

use super::Table;
use super::name::{self, Phrase};
use game::{Seat, SeatSet};
use maud::{Markup, html};
use secrets::{Action, Place, Side, Stage, View};

/// A button at a place.
struct Choice {
    /// At which place, by its number.
    place: usize,
    /// The card or token that has to be picked first for the button to be there: a class.
    after: String,
    /// What is sent.
    ask: String,
    /// What it does, in full.
    says: String,
}

/// The choices that the viewer has at the places of the table.
pub(super) struct Choices {
    choices: Vec<Choice>,
    /// What stands on the buttons.
    text: String,
    /// Where a token can be picked first, and what stands there.
    first: Option<(SeatSet, String, Phrase)>,
}

impl Choices {
    pub(super) fn new(at: &Table<'_>, view: &View) -> Choices {
        let legal = if at.is_live() { at.scene.legal.as_slice() } else { &[] };
        let key = match legal.first() {
            Some(Action::Offer { .. }) => "secrets-do-offer",
            Some(Action::Swap(_)) => "secrets-do-swap",
            Some(Action::Give { .. }) => "secrets-do-give",
            Some(Action::Exchange(_)) => "secrets-do-exchange",
            Some(Action::Look(_)) => "secrets-do-look",
            _ => return Choices { choices: Vec::new(), text: String::new(), first: None },
        };
        let text = at.say(key).into_owned();
        let phrase = Phrase::new(at, says(legal.first()));
        let mut choices = Vec::new();
        let mut firsts = SeatSet::NONE;
        for action in legal {
            let ask = || at.act(action);
            let mut add = |place: usize, after: String, says: String| {
                choices.push(Choice { place, after, ask: ask(), says });
            };
            match *action {
                Action::Offer { card, to } => {
                    let second = matches!(view.stage, Stage::Offering { pair } if pair[1] == card);
                    let after = if second { "after-1" } else { "after-0" };
                    add(to.index(), after.into(), phrase.with(&at.name(to), &at.say(name::character(card))));
                }
                Action::Swap(two) => {
                    for (one, other) in
                        two.into_iter().flat_map(|one| two.into_iter().map(move |two| (one, two)))
                    {
                        firsts = firsts.with(one);
                        if one != other {
                            let after = format!("after-{}", other.index());
                            add(one.index(), after, phrase.with(&at.name(other), &at.name(one)));
                        }
                    }
                }
                Action::Give { to } => add(to.index(), String::new(), phrase.with(&at.name(to), "")),
                Action::Exchange(side) => {
                    let Some(me) = at.me() else { continue };
                    let to = side.of(me, view.displays.len());
                    let at_side = at.say(match side {
                        Side::Left => "secrets-left",
                        Side::Right => "secrets-right",
                    });
                    add(to.index(), String::new(), phrase.with(&at.name(to), &at_side));
                }
                Action::Look(place) => {
                    add(
                        place.index(view.displays.len()),
                        String::new(),
                        phrase.with(&name::token(at, place), ""),
                    );
                }
                _ => {}
            }
        }
        let first = (!firsts.is_empty()).then(|| {
            (
                firsts,
                at.say("secrets-do-swap-first").into_owned(),
                Phrase::new(at, "secrets-do-swap-first-says"),
            )
        });
        Choices { choices, text, first }
    }

    /// What can be pressed at this place.
    pub(super) fn at(&self, at: &Table<'_>, place: Place, players: usize) -> Markup {
        let index = place.index(players);
        let mut here = self.choices.iter().filter(|choice| choice.place == index).peekable();
        let first = match (place, &self.first) {
            (Place::Seat(seat), Some((seats, text, says))) if seats.contains(seat) => {
                Some((seat, text, says))
            }
            _ => None,
        };
        html! {
            @if here.peek().is_some() {
                div.choices {
                    @if let Some((seat, text, says)) = first { (pick_first(at, seat, text, says)) }
                    @for choice in here {
                        button.pick.(choice.after) form="ask" name="ask" value=(choice.ask) aria-label=(choice.says) title=(choice.says) { span { (self.text) } }
                    }
                }
            }
        }
    }
}

/// The first of two tokens is picked without sending anything; the style sheet then shows the buttons for the second.
fn pick_first(at: &Table<'_>, seat: Seat, text: &str, says: &Phrase) -> Markup {
    html! {
        label.first-of-two {
            input type="radio" name="first" id={ "first-" (seat.index()) } aria-label=(says.with(&at.name(seat), ""));
            span { (text) }
        }
    }
}

/// The sentence that says what such an action does.
const fn says(action: Option<&Action>) -> &'static str {
    match action {
        Some(Action::Offer { .. }) => "secrets-do-offer-says",
        Some(Action::Swap(_)) => "secrets-do-swap-says",
        Some(Action::Exchange(_)) => "secrets-do-exchange-says",
        Some(Action::Look(_)) => "secrets-do-look-says",
        _ => "secrets-do-give-says",
    }
}
