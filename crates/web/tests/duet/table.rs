//! Tables to be painted, and what is asked of every painting.

use duet::{Action, Challenge, City, Clue, ClueOptions, Duet, Event, Options, Side, WordList};
use game::{Actor, Addressed, Game, Luck, Seat, Seed, Table, Viewer, told_to};
use scene::testing::{self, person, story_of};
use scene::{Occupant, Scene};
use web::{Language, PaintContext, Painted, Screen, table::parts};

/// The words of a language, of the house and of all games.
pub fn words_of(language: Language) -> &'static web::Words {
    games::install().unwrap();
    web::Words::of(language)
}

/// A game under way and all that was told.
pub struct Play {
    pub table: Table<Duet>,
    pub told: Vec<Addressed<Event>>,
}

impl Play {
    pub fn new(options: &Options, number: u64) -> Play {
        let mut told = Vec::new();
        let table = Table::deal(options, Seed::from_number(number), &mut told).unwrap();
        Play { table, told }
    }

    pub fn game(&self) -> &Duet {
        self.table.game()
    }

    /// Something that somebody may do, at random; clues say a word. False if nobody may do anything.
    pub fn step(&mut self, luck: &mut Luck) -> bool {
        let seats: Vec<Seat> = Seat::all(self.game().options().sides.len())
            .filter(|seat| self.game().may_act().contains(*seat))
            .collect();
        let Some(seat) = luck.pick(&seats) else { return false };
        let legal = self.game().legal(Actor::Seat(*seat));
        let action = match luck.pick(&legal).unwrap() {
            Action::Clue(clue) => {
                let clue = Clue { word: "Zwieback".parse().unwrap(), ..*clue };
                if self.game().check(&clue).is_ok() { Action::Clue(clue) } else { legal[0] }
            }
            action => *action,
        };
        self.table.play(*seat, &action, &mut self.told).unwrap();
        true
    }

    /// The table as a viewer sees it.
    pub fn scene(&self, viewer: Viewer) -> Scene<Duet> {
        scene_of(self.game(), &self.told, viewer)
    }
}

/// A game as a viewer sees it, with all that it was told.
pub fn scene_of(game: &Duet, told: &[Addressed<Event>], viewer: Viewer) -> Scene<Duet> {
    let occupants = (0..game.options().sides.len()).map(|seat| match seat {
        1 => Occupant::Bot("normal".into()),
        n => person(format!("Wilhelmina-Alexandra {n}")),
    });
    testing::scene_of(game, viewer, occupants, story_of(told_to(told, viewer)))
}

/// All parts of a table, one after the other.
pub fn paint(scene: &Scene<Duet>, language: Language, screen: Screen) -> String {
    let at = PaintContext { scene, words: words_of(language), screen, path: "/t/t1" };
    let parts = parts(&at, None);
    // What is missing around the game is not this test's matter: its own words are.
    parts.iter().map(|part| part.html.0.as_str()).collect()
}

/// The parts that the game itself paints.
pub fn paint_game(scene: &Scene<Duet>, language: Language, screen: Screen) -> String {
    let at = PaintContext { scene, words: words_of(language), screen, path: "/t/t1" };
    Duet::parts(&at).iter().map(|part| part.html.0.as_str()).collect()
}

/// Tables of several kinds.
pub fn kinds() -> Vec<Options> {
    let long: String = (0..30).map(|n| format!("Donaudampfschifffahrtsgesellschaft{n}\n")).collect();
    vec![
        Options::default(),
        Options {
            words: WordList::of(duet::Language::De),
            challenge: Challenge::Mission(City::HongKong),
            ..Options::default()
        },
        Options {
            sides: [Side::A, Side::B].repeat(4),
            words: WordList::of(duet::Language::Es),
            challenge: Challenge::Mission(City::Paris),
            clues: ClueOptions { several_words: true, word_play: true, ..ClueOptions::default() },
            flexible_turns: true,
            ..Options::default()
        },
        Options {
            words: WordList::parse(duet::Language::De, &long).unwrap(),
            challenge: Challenge::Tokens(11),
            ..Options::default()
        },
    ]
}

/// What no page may have: raw keys, gaps that were not filled, styles, and tags that do not fit together.
pub fn check(html: &str) {
    for wrong in ["duet-", "refused-", "missions-"] {
        let shown = text(html);
        assert!(
            !shown.contains(wrong),
            "a key is shown raw: {:?}",
            &shown[shown.find(wrong).unwrap()..].chars().take(60).collect::<String>()
        );
    }
    for wrong in ["{ $", "{$", " style=", "{ NUMBER", "aria-label=\"duet", "title=\"duet"] {
        assert!(!html.contains(wrong), "{wrong} in {html}");
    }
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap();
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "in {html}");
        } else if !matches!(name, "input" | "br" | "meta" | "link" | "hr" | "!DOCTYPE") && !tag.ends_with('/')
        {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

/// The text of a page, tags gone.
pub fn text(html: &str) -> String {
    html.split('<')
        .filter_map(|piece| piece.split_once('>'))
        .map(|(_, text)| text)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The values of all fields `ask`, as JSON.
pub fn asks(html: &str) -> Vec<serde_json::Value> {
    let values = html.match_indices("name=\"ask\" value=\"").map(|(at, found)| {
        let value = &html[at + found.len()..];
        let value = &value[..value.find('"').unwrap()];
        value.replace("&quot;", "\"").replace("&amp;", "&")
    });
    values.map(|value| serde_json::from_str(&value).unwrap()).collect()
}
