//! Identity tokens, and what this viewer has seen of them.

use super::Table;
use super::card::drawn;
use super::name::{self, Phrase};
use maud::{Markup, html};
use secrets::{Identity, Place, Seen, View};
use std::borrow::Cow;

/// The words for tokens, looked up once for a whole table.
pub(super) struct Tokens<'a> {
    identities: [Cow<'a, str>; 3],
    hidden: Cow<'a, str>,
    dealt: Phrase,
    seen: Phrase,
    doubtful: Phrase,
    doubtful_dealt: Phrase,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(at: &Table<'a>) -> Tokens<'a> {
        Tokens {
            identities: Identity::ALL.map(|identity| at.say(name::identity(identity))),
            hidden: at.say("secrets-token-hidden"),
            dealt: Phrase::new(at, "secrets-seen-dealt"),
            seen: Phrase::new(at, "secrets-seen"),
            doubtful: Phrase::new(at, "secrets-seen-doubtful"),
            doubtful_dealt: Phrase::new(at, "secrets-seen-dealt-doubtful"),
        }
    }

    /// The name of an identity.
    pub(super) fn name(&self, identity: Identity) -> &str {
        self.identities.get(identity as usize).map_or("", |name| name)
    }

    /// The token at a place: from its back with a pencil mark, or open where everything is shown.
    pub(super) fn at(&self, view: &View, place: Place) -> Markup {
        let index = place.index(view.displays.len());
        let open = view.tokens.as_ref().and_then(|tokens| tokens.get(index).copied());
        let seen = view.seen.iter().find(|seen| seen.place == place);
        html! {
            span.token id={ "t-" (index) } {
                @match open {
                    Some(identity) => (crate::figure(name::identity_drawing(identity), "tok", self.name(identity))),
                    None => {
                        @let says = seen.map_or(Cow::Borrowed(&*self.hidden), |seen| self.says(seen).into());
                        (crate::figure("s-token-back", "tok", &says))
                        @if let Some(seen) = seen { (self.mark(seen, &says)) }
                    }
                }
            }
        }
    }

    fn says(&self, seen: &Seen) -> String {
        let phrase = match (seen.turn, seen.doubtful) {
            (0, false) => &self.dealt,
            (0, true) => &self.doubtful_dealt,
            (_, false) => &self.seen,
            (_, true) => &self.doubtful,
        };
        phrase.with(self.name(seen.identity), &seen.turn.to_string())
    }

    /// What was last seen here and when, in pencil (S5).
    fn mark(&self, seen: &Seen, says: &str) -> Markup {
        html! {
            span.mark .doubtful[seen.doubtful] title=(says) aria-hidden="true" {
                (drawn(name::identity_drawing(seen.identity), "tok"))
                span.when { (seen.turn) @if seen.doubtful { "?" } }
            }
        }
    }
}
