//! What can be said with one tap (S8): it may be a lie and binds nobody.

use super::Table;
use super::card::drawn;
use super::name;
use crate::Screen;
use game::Seat;
use maud::{Markup, html};
use scene::Happening;
use secrets::{Claim, Event, Identity, Place, Stage, View};

/// A claim as it is spoken; `by` says "my token" of their own.
pub(super) fn words(at: &Table<'_>, by: Option<Seat>, claim: &Claim) -> String {
    match *claim {
        Claim::CardIs(card) => at.fill("secrets-say-card", &[("one", at.say(name::one(card)).into())]),
        Claim::YouWillLikeIt => at.say("secrets-say-like"),
        Claim::YouWillNotLikeIt => at.say("secrets-say-dislike"),
        Claim::TokenIs { place, identity } => {
            let identity = ("identity", at.say(name::identity(identity)).into());
            match place {
                Place::Centre => at.fill("secrets-say-centre", &[identity]),
                Place::Seat(seat) if by == Some(seat) => at.fill("secrets-say-mine", &[identity]),
                Place::Seat(seat) => at.fill("secrets-say-token", &[("who", name::who(at, seat)), identity]),
            }
        }
    }
    .into_owned()
}

/// What everybody last claimed in this turn, as far as the scene tells.
pub(super) fn of_this_turn(at: &Table<'_>) -> [Option<String>; 8] {
    let mut claims = [const { None }; 8];
    // In a replay the scene's story is that of the whole game.
    if at.screen == Screen::Replay {
        return claims;
    }
    for happening in at.scene.story.iter().rev().flat_map(|moment| moment.told.iter().rev()) {
        match happening {
            Happening::Game(Event::TurnedUp { .. }) => break,
            Happening::Claim { by, say } => {
                if let Some(claim @ None) = claims.get_mut(by.index()) {
                    *claim = Some(words(at, Some(*by), say));
                }
            }
            _ => {}
        }
    }
    claims
}

/// What the viewer can claim now: of the card while it is on offer, of tokens at any time.
pub(super) fn buttons(at: &Table<'_>, view: &View) -> Markup {
    let Some(me) = at.me().filter(|_| at.is_live()) else { return html! {} };
    let claims = match view.stage {
        Stage::Answering { pair, .. } if view.active == me => {
            vec![
                Claim::CardIs(pair[0]),
                Claim::CardIs(pair[1]),
                Claim::YouWillLikeIt,
                Claim::YouWillNotLikeIt,
            ]
        }
        _ => Vec::new(),
    };
    html! {
        div #claims role="group" aria-label=(at.say("secrets-claims")) {
            @for claim in claims { (button(at, &claim, &words(at, Some(me), &claim))) }
            @for identity in Identity::ALL {
                @let claim = Claim::TokenIs { place: me.into(), identity };
                (button(at, &claim, &words(at, Some(me), &claim)))
            }
            button.say-more popovertarget="more-claims" { (crate::icon("i-chat")) (at.say("secrets-claims-more")) }
            div #more-claims popover {
                p { (at.say("secrets-claims-how")) }
                (tokens(at, view, me))
                button.close popovertarget="more-claims" popovertargetaction="hide" { (at.say("secrets-close")) }
            }
        }
    }
}

fn button(at: &Table<'_>, claim: &Claim, says: &str) -> Markup {
    html! { button.say form="ask" name="ask" value=(at.claim(claim)) { q { (says) } } }
}

/// Claims of other tokens than one's own: a line for each.
fn tokens(at: &Table<'_>, view: &View, me: Seat) -> Markup {
    let names = Identity::ALL.map(|identity| (identity, at.say(name::identity(identity))));
    html! {
        div.of-tokens {
            @for place in Place::all(view.displays.len()).filter(|place| *place != Place::Seat(me)) {
                @let label = match place {
                    Place::Seat(seat) => at.name(seat),
                    Place::Centre => at.say("secrets-centre"),
                };
                div role="group" aria-label=(label) {
                    span { (label) }
                    @for (identity, word) in &names {
                        button.say form="ask" name="ask" value=(at.claim(&Claim::TokenIs { place, identity: *identity })) {
                            (drawn(name::identity_drawing(*identity), "tok"))
                            (word)
                        }
                    }
                }
            }
        }
    }
}
