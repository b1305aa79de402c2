//! A table with a key that everybody who reads the test knows.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use duet::*;
use game::{Actor, Addressed, Game, Luck, Seat, Seed, Viewer, told_to};

pub fn half(text: &str) -> Half {
    let colours: Vec<Colour> = text
        .chars()
        .map(|c| match c {
            'g' => Colour::Green,
            'k' => Colour::Black,
            _ => Colour::Beige,
        })
        .collect();
    colours.try_into().unwrap()
}

/// A key that fits the pattern: 0–2 green for both, 3 green–black, 4 black–green, 5 black–black, 6–10 green for A,
/// 11–15 green for B, 16 black–beige, 17 beige–black, 18–24 beige for both.
pub fn key() -> Key {
    Key::from_halves(&half("ggggkkggggg.....k........"), &half("gggkgk.....ggggg.k.......")).unwrap()
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A game under way and all that was told.
#[derive(Clone)]
pub struct Play {
    pub game: Duet,
    pub told: Vec<Addressed<Event>>,
}

impl Play {
    pub fn new(options: Options) -> Play {
        let mut told = Vec::new();
        let dealt = Duet::deal(&options, &mut Seed::from_number(7).deal(), &mut told).unwrap();
        let game = Duet::set_up(&options, dealt.grid().clone(), key()).unwrap();
        Play { game, told: Vec::new() }
    }

    pub fn standard() -> Play {
        Play::new(Options::default())
    }

    pub fn mission(city: City) -> Play {
        Play::new(Options { challenge: Challenge::Mission(city), ..Options::default() })
    }

    pub fn touches(&self) -> u8 {
        self.game.view(Viewer::Public).unwrap().touches
    }

    pub fn try_do(&mut self, by: usize, action: Action) -> Result<(), Refusal> {
        self.game.play(Actor::Seat(seat(by)), &action, &mut luck(), &mut self.told)
    }

    #[track_caller]
    pub fn refused(&mut self, by: usize, action: Action) -> Refusal {
        let before = (self.game.clone(), self.told.clone());
        let refusal = self.try_do(by, action).unwrap_err();
        assert_eq!(
            before,
            (self.game.clone(), self.told.clone()),
            "a refusal changes nothing and tells nobody"
        );
        refusal
    }

    #[track_caller]
    pub fn clue(&mut self, by: usize, number: u8) -> &mut Play {
        // A numeral is about nothing on the table.
        self.try_do(by, Action::Clue(Clue::new("1", number))).unwrap();
        self
    }

    #[track_caller]
    pub fn guess(&mut self, by: usize, card: u8) -> &mut Play {
        let action = self.guess_action(card);
        self.try_do(by, action).unwrap();
        self
    }

    pub fn guess_action(&self, card: u8) -> Action {
        Action::Guess { card, touch: self.touches() }
    }

    #[track_caller]
    pub fn stop(&mut self, by: usize) -> &mut Play {
        let action = self.stop_action();
        self.try_do(by, action).unwrap();
        self
    }

    pub fn stop_action(&self) -> Action {
        Action::Stop { touch: self.touches() }
    }

    /// A turn in which `giver` gives a clue and the other of two players touches these cards, then stops if `stop`.
    #[track_caller]
    pub fn turn(&mut self, giver: usize, cards: &[u8], stop: bool) -> &mut Play {
        self.clue(giver, cards.len() as u8);
        for card in cards {
            self.guess(1 - giver, *card);
        }
        if stop {
            self.stop(1 - giver);
        }
        self
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer).unwrap()
    }

    pub fn public(&self) -> View {
        self.view(Viewer::Public)
    }

    /// Tokens left: ticks and bystanders.
    pub fn supply(&self) -> (u8, u8) {
        let supply = self.public().tokens.supply;
        (supply.ticks, supply.bystanders)
    }

    pub fn events(&self, viewer: Viewer) -> Vec<Event> {
        told_to(&self.told, viewer).cloned().collect()
    }
}

/// The default options with the first list.
pub fn picture_book() -> Options {
    Options { words: WordList::picture_book(Language::En), ..Options::default() }
}

pub fn luck() -> Luck {
    Luck::new(Seed::from_number(1))
}

pub fn deal(options: &Options, number: u64) -> Duet {
    Duet::deal(options, &mut Seed::from_number(number).deal(), &mut game::NoEvents).unwrap()
}
