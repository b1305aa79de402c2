//! A table with a deck and tokens of one's choice, for tests that tell a story.
#![allow(dead_code, reason = "each test file uses its part")]

use game::{Actor, Addressed, Game, Luck, Seat, SeatSet, Seed, Viewer, told_to};
use secrets::*;

pub const C: Identity = Identity::Cia;
pub const K: Identity = Identity::Kgb;
pub const H: Identity = Identity::Hippie;

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub fn viewer(index: usize) -> Viewer {
    Viewer::Seat(seat(index))
}

/// The tokens of the usual order: the CIA first, then the KGB, then hippies; the last lies in the centre.
pub fn usual_tokens(players: usize) -> Vec<Identity> {
    Identity::ALL.iter().flat_map(|identity| vec![*identity; identity.tokens(players)]).collect()
}

pub struct Desk {
    pub game: Secrets,
    /// What the last action told.
    pub told: Vec<Addressed<Event>>,
    /// Everything that was ever told.
    pub story: Vec<Addressed<Event>>,
}

impl Desk {
    /// Seat 0 begins; `top` is what comes from the deck first, the rest follows in the order of [`Character::ALL`];
    /// bullets come as 0, −1, −2, −3.
    pub fn new(options: Options, tokens: &[Identity], top: &[Character]) -> Desk {
        let mut rest: Vec<Character> =
            Character::ALL.iter().flat_map(|character| vec![*character; character.copies()]).collect();
        for card in top {
            rest.remove(rest.iter().position(|other| other == card).expect("no more than there are"));
        }
        let deck: Vec<Character> = top.iter().chain(&rest).copied().collect();
        assert_eq!(tokens.len(), usize::from(options.players) + 1);
        let mut all = [Identity::Cia; PLACES];
        all[..tokens.len()].copy_from_slice(tokens);
        let deal = Deal { first: seat(0), tokens: all, deck: deck.try_into().unwrap(), bullets: BULLETS };
        let mut told = Vec::new();
        let game = Secrets::from_deal(&options, deal, &mut told).unwrap();
        Desk { game, story: told.clone(), told }
    }

    /// The usual options and tokens.
    pub fn of(players: u8, top: &[Character]) -> Desk {
        Desk::new(Options::new(players), &usual_tokens(players.into()), top)
    }

    pub fn act(&mut self, by: impl Into<Actor>, action: Action) -> &mut Desk {
        self.told.clear();
        let luck = &mut Luck::new(Seed::from_number(1));
        let by = by.into();
        self.game
            .play(by, &action, luck, &mut self.told)
            .unwrap_or_else(|refusal| panic!("{by}: {action:?}: {refusal}"));
        self.story.extend(self.told.iter().cloned());
        self
    }

    /// What the rules say against it; nothing may have changed.
    pub fn refusal(&mut self, by: impl Into<Actor>, action: Action) -> Refusal {
        let before = self.game.clone();
        let mut told: Vec<Addressed<Event>> = Vec::new();
        let refusal =
            self.game.play(by.into(), &action, &mut Luck::new(Seed::from_number(1)), &mut told).unwrap_err();
        assert_eq!(self.game, before);
        assert!(told.is_empty());
        refusal
    }

    /// The active player offers `card` to seat `to`.
    pub fn offer(&mut self, card: Character, to: usize) -> &mut Desk {
        let active = self.view(Viewer::Public).active;
        self.act(active, Action::Offer { card, to: seat(to) })
    }

    /// A whole offer: the UN player, if there is one, passes, and the card lands with the target or the offerer.
    pub fn land(&mut self, card: Character, to: usize, accept: bool) -> &mut Desk {
        self.offer(card, to);
        if let Stage::Answering { un: Some(un), .. } = self.view(Viewer::Public).stage {
            self.act(un, Action::Pass);
        }
        self.act(seat(to), if accept { Action::Accept } else { Action::Refuse })
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer).unwrap()
    }

    pub fn display(&self, index: usize) -> Vec<CardView> {
        self.view(Viewer::Public).displays[index].to_vec()
    }

    pub fn stage(&self) -> Stage {
        self.view(Viewer::Public).stage
    }

    pub fn seen(&self, by: usize, place: impl Into<Place>) -> Option<Seen> {
        let place = place.into();
        self.view(viewer(by)).seen.into_iter().find(|seen| seen.place == place)
    }

    /// What the last action told this viewer.
    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        told_to(&self.told, viewer).cloned().collect()
    }

    pub fn asked(&self) -> SeatSet {
        self.game.may_act()
    }
}
