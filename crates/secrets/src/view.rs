//! What one viewer may know, built up piece by piece.

use crate::display::{Card, CardView};
use crate::event::Answer;
use crate::score::Scoring;
use crate::state::{Phase, Secrets, Un};
use crate::{Character, Identity, Options, Place};
use arrayvec::ArrayVec;
use game::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;

/// Everything that one viewer may know at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The table's options.
    pub options: Options,
    /// The number of the turn, from 1.
    pub turn: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is asked for a decision, as far as this viewer may know: while answers are sealed, whether somebody else has
    /// already given theirs does not show (S14).
    pub asked: SeatSet,
    /// What is being decided.
    pub stage: Stage,
    /// What lies before each player.
    pub displays: ArrayVec<ArrayVec<CardView, 5>, 8>,
    /// Who holds the UN token (S12).
    pub un: Option<Seat>,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many of them nobody has seen yet.
    pub unseen: u8,
    /// How many bullets are left.
    pub bullets: u8,
    /// What this seat has seen of the tokens, if the table plays with the memory aid (S5).
    #[serde(skip_serializing_if = "ArrayVec::is_empty")]
    pub seen: ArrayVec<Seen, 9>,
    /// All tokens, the centre's last: after the end, and in hindsight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tokens: Option<ArrayVec<Identity, 9>>,
    /// The points, after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scoring: Option<Scoring>,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum Stage {
    /// The active player chooses one of the two open cards and a target.
    Offering {
        /// The two.
        pair: [Character; 2],
    },
    /// A card has been offered.
    Answering {
        /// The two that lay open.
        pair: [Character; 2],
        /// To whom it was offered.
        to: Seat,
        /// The UN player, who may intervene while the window is open.
        un: Option<Seat>,
        /// Which card it is, for whoever knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Character>,
        /// What this viewer has answered under seal.
        #[serde(skip_serializing_if = "Option::is_none")]
        sealed: Option<Answer>,
    },
    /// Somebody carries out the effect of a card.
    Effect {
        /// Who.
        by: Seat,
        /// Which card's.
        card: Character,
        /// The bullet that was drawn, for whoever knows.
        #[serde(skip_serializing_if = "Option::is_none")]
        bullet: Option<i8>,
    },
    /// The game is over.
    Over,
}

/// What a seat last saw of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    /// Which token.
    pub place: Place,
    /// What it said.
    pub identity: Identity,
    /// In which turn; 0 before the first.
    pub turn: u8,
    /// Whether, for all this seat knows, another token may lie there now.
    pub doubtful: bool,
}

impl View {
    pub(crate) fn of(game: &Secrets, viewer: Viewer) -> View {
        let over = game.phase == Phase::Over;
        let all = over || viewer == Viewer::Omniscient;
        View {
            viewer,
            options: game.options,
            turn: game.turn,
            active: game.active,
            asked: asked(game, viewer),
            stage: stage(game, viewer),
            displays: Seat::all(game.players())
                .map(|seat| {
                    game.display(seat).cards().map(|card| card_view(game, card, viewer, over)).collect()
                })
                .collect(),
            un: game.un,
            deck: game.deck.len(),
            unseen: game.deck.unseen(),
            bullets: game.deal.bullets.len() as u8 - game.bullets_drawn,
            seen: seen(game, viewer),
            tokens: all.then(|| game.tokens().iter().copied().collect()),
            scoring: over.then(|| Scoring::of(game)),
        }
    }
}

/// Whether this viewer knows what `seat` knows.
fn is(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Seat(seat) || viewer == Viewer::Omniscient
}

fn asked(game: &Secrets, viewer: Viewer) -> SeatSet {
    match viewer {
        Viewer::Omniscient => game.may_act(),
        // One's own answer is no secret to oneself.
        Viewer::Seat(seat) if !game.may_act().contains(seat) => game.asked().without(seat),
        _ => game.asked(),
    }
}

fn stage(game: &Secrets, viewer: Viewer) -> Stage {
    match game.phase {
        Phase::Offering { pair } => Stage::Offering { pair },
        Phase::Answering { pair, card, to, un, answer } => Stage::Answering {
            pair,
            to,
            un: match un {
                Un::Waiting(holder) | Un::Passed(holder) => Some(holder),
                Un::Nobody | Un::Closed => None,
            },
            card: is(viewer, game.active).then_some(card),
            sealed: match (un, answer) {
                (Un::Passed(holder), _) if is(viewer, holder) => Some(Answer::Pass),
                (_, Some(accept)) if is(viewer, to) => {
                    Some(if accept { Answer::Accept } else { Answer::Refuse })
                }
                _ => None,
            },
        },
        Phase::Effect { by, card } => Stage::Effect {
            by,
            card,
            bullet: (card == Character::Assassin && is(viewer, by))
                .then(|| game.bullet(game.bullets_drawn.saturating_sub(1))),
        },
        Phase::Over => Stage::Over,
    }
}

pub(crate) fn card_view(game: &Secrets, card: Card, viewer: Viewer, over: bool) -> CardView {
    match card {
        Card::Character { character, face_up: true } => CardView::Up(character),
        Card::Character { character, face_up: false } => CardView::Down(character),
        Card::Bullet { drawn, from } => {
            CardView::Bullet { value: (over || is(viewer, from)).then(|| game.bullet(drawn)), from }
        }
    }
}

fn seen(game: &Secrets, viewer: Viewer) -> ArrayVec<Seen, 9> {
    let Viewer::Seat(seat) = viewer else { return ArrayVec::new() };
    if !game.options.memory_aid {
        return ArrayVec::new();
    }
    Place::all(game.players())
        .zip(game.notes.seen[seat.index() % 8])
        .filter_map(|(place, sighting)| {
            let sighting = sighting?;
            Some(Seen {
                place,
                identity: sighting.identity,
                turn: sighting.turn,
                doubtful: sighting.doubtful,
            })
        })
        .collect()
}
