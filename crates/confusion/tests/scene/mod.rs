//! Positions and actions in few words, for tests.
#![allow(dead_code, reason = "every test file uses some of these")]
#![allow(clippy::panic, reason = "a test fails by panicking")]

use confusion::{
    Action, Attempt, Confusion, Event, Handling, How, Letter, Refusal, Setup, Side, Square, View,
};
use game::{Actor, Addressed, Game, Luck, Refusal as _, Seed, Viewer, told_to};

/// A game under way, and what was told by the last action.
pub struct Scene {
    pub game: Confusion,
    pub told: Vec<Addressed<Event>>,
    /// Everything told since the scene began.
    pub all: Vec<Addressed<Event>>,
}

pub fn seat(side: Side) -> Viewer {
    Viewer::Seat(side.seat())
}

pub fn sq(text: &str) -> Square {
    text.parse().unwrap()
}

pub fn letter(text: &str) -> Letter {
    text.parse().unwrap()
}

/// Reads an action: `A F2`, `A F2 carry`, `yes`, `no`, `remove A`, `unmask A`, `reveal A`, `move two`, `swap A C`, `pass`,
/// `promote`, `decline`, `take`, `leave it`, `offer draw`, `agree`, `play on`, `resign`.
pub fn action(text: &str) -> Action {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["yes"] => Action::Answer(true),
        ["no"] => Action::Answer(false),
        ["remove", spy] => Action::Remove(letter(spy)),
        ["unmask", spy] => Action::Unmask(letter(spy)),
        ["reveal", spy] => Action::Reveal(letter(spy)),
        ["move", "two"] => Action::MoveTwo,
        ["swap", one, two] => Action::SwapTwo(letter(one), letter(two)),
        ["pass"] => Action::Pass,
        ["promote"] => Action::Promote(true),
        ["decline"] => Action::Promote(false),
        ["take"] => Action::TakeBriefcase(true),
        ["leave", "it"] => Action::TakeBriefcase(false),
        ["offer", "draw"] => Action::OfferDraw,
        ["agree"] => Action::AnswerDraw(true),
        ["play", "on"] => Action::AnswerDraw(false),
        ["resign"] => Action::Resign,
        [spy, line, ref handling @ ..] => {
            let digits = line.find(|c: char| c.is_ascii_digit()).unwrap();
            let direction = serde_json::from_value(line[..digits].into()).unwrap();
            let briefcase = handling.first().map(|handling| match *handling {
                "leave" => Handling::Leave,
                "carry" => Handling::Carry,
                "send" => Handling::Send,
                other => panic!("{other} is not done to a briefcase"),
            });
            let distance = line[digits..].parse().unwrap();
            Action::Attempt(Attempt { spy: letter(spy), direction, distance, briefcase })
        }
        _ => panic!("{text} is no action"),
    }
}

impl Scene {
    pub fn new(position: &str) -> Scene {
        let setup: Setup = position.parse().unwrap();
        Scene::of(setup.game().unwrap())
    }

    pub fn of(game: Confusion) -> Scene {
        Scene { game, told: Vec::new(), all: Vec::new() }
    }

    pub fn act(&mut self, by: impl Into<Actor>, action: &Action) -> Result<(), Refusal> {
        let mut luck = Luck::new(Seed::from_number(0));
        let mut told = Vec::new();
        let before = self.game.clone();
        let result = self.game.play(by.into(), action, &mut luck, &mut told);
        if result.is_err() {
            assert_eq!(self.game, before, "a refusal changes nothing");
            assert!(told.is_empty(), "a refusal tells nothing");
        } else {
            self.all.extend(told.iter().cloned());
            self.told = told;
        }
        result
    }

    pub fn white(&mut self, text: &str) -> &mut Scene {
        self.act(Side::White.seat(), &action(text))
            .unwrap_or_else(|refusal| panic!("White {text}: {refusal}"));
        self
    }

    pub fn red(&mut self, text: &str) -> &mut Scene {
        self.act(Side::Red.seat(), &action(text)).unwrap_or_else(|refusal| panic!("Red {text}: {refusal}"));
        self
    }

    /// The rule and the sentence with which an action is refused.
    pub fn refused(&mut self, side: Side, text: &str) -> (&'static str, String) {
        let refusal = self.act(side.seat(), &action(text)).unwrap_err();
        assert!(!self.game.legal(side.seat().into()).contains(&action(text)));
        (refusal.rule(), refusal.to_string())
    }

    /// Asserts that an action is refused by a rule, with a sentence that contains this.
    pub fn refuses(&mut self, side: Side, text: &str, rule: &str, sentence: &str) -> &mut Scene {
        let (by, said) = self.refused(side, text);
        assert_eq!(by, rule, "{text}: {said}");
        assert!(said.contains(sentence), "{text}: {said}");
        self
    }

    pub fn view(&self, side: Side) -> View {
        self.game.view(seat(side)).unwrap()
    }

    /// What a side was told by the last action, as JSON.
    pub fn heard(&self, side: Side) -> String {
        let heard: Vec<&Event> = told_to(&self.told, seat(side)).collect();
        serde_json::to_string(&heard).unwrap()
    }

    pub fn at(&self, side: Side, spy: &str) -> Option<String> {
        let view = self.game.view(Viewer::Public).unwrap();
        let spies = &view.side(side).spies;
        spies.iter().find(|seen| seen.letter == letter(spy)).unwrap().at.map(|square| square.to_string())
    }

    pub fn may_be(&self, side: Side, spy: &str) -> String {
        let view = self.view(side);
        let seen = view.side(side).spies.iter().find(|seen| seen.letter == letter(spy)).unwrap();
        seen.may_be.iter().map(|id| id.to_string()).collect::<Vec<_>>().join(" ")
    }

    pub fn is_promoted(&self, side: Side, spy: &str) -> bool {
        self.view(side).side(side).spies.iter().any(|seen| seen.letter == letter(spy) && seen.promoted)
    }

    pub fn briefcase(&self) -> (String, Option<(Side, char)>) {
        let view = self.game.view(Viewer::Public).unwrap();
        (view.briefcase.to_string(), view.holder.map(|(side, spy)| (side, spy.as_char())))
    }

    pub fn turn(&self) -> Side {
        self.game.view(Viewer::Public).unwrap().turn
    }

    pub fn end(&self) -> Option<(How, Option<Side>)> {
        self.game.end().map(|end| (end.how, end.winner))
    }
}
