//! A game under way, and the scenes that people would be shown of it.

use game::{Actor, Addressed, Game, Luck, Seat, Seed, Table, Viewer};
use scene::FormFields;
use scene::testing::{self, person};
use scene::{Happening, Occupant, Scene, StoryEntry};
use secrets::{Character, Claim, Event, Identity, Options, Secrets};

/// What a seat, or nobody, may do.
pub fn legal(game: &Secrets, viewer: Viewer) -> Vec<secrets::Action> {
    match viewer {
        Viewer::Seat(seat) => game.legal(seat.into()).to_vec(),
        _ => Vec::new(),
    }
}

/// What was told at one step, and what was claimed there.
type Step = (Vec<Addressed<Event>>, Option<(Seat, Claim)>);

/// A random game, step by step.
#[derive(Clone)]
pub struct Play {
    table: Table<Secrets>,
    luck: Luck,
    last: Seat,
    steps: Vec<Step>,
}

impl Play {
    pub fn new(options: Options, number: u64) -> Play {
        let mut told = Vec::new();
        let table = Table::deal(&options, Seed::from_number(number), &mut told).unwrap();
        let last = Seat::new(0).unwrap();
        Play { table, luck: Luck::new(Seed::from_number(number + 1)), last, steps: vec![(told, None)] }
    }

    pub fn game(&self) -> &Secrets {
        self.table.game()
    }

    /// Who did the last thing.
    pub fn last_actor(&self) -> Seat {
        self.last
    }

    /// Somebody does something; false when the game is over.
    pub fn step(&mut self) -> bool {
        let asked: Vec<Seat> = self.game().may_act().into_iter().collect();
        let Some(seat) = self.luck.pick(&asked).copied() else { return false };
        let legal = self.game().legal(seat.into());
        let action = *self.luck.pick(&legal).unwrap();
        let mut told = Vec::new();
        self.table.play(Actor::Seat(seat), &action, &mut told).unwrap();
        self.last = seat;
        let claim = self.luck.below(3) == 0 && self.game().sealed().next().is_none();
        let claim = claim.then(|| (seat, self.claim(seat)));
        self.steps.push((told, claim));
        true
    }

    fn claim(&mut self, seat: Seat) -> Claim {
        let own = Claim::TokenIs { place: seat.into(), identity: Identity::Hippie };
        let centre = Claim::TokenIs { place: secrets::Place::Centre, identity: Identity::Kgb };
        let other = Claim::TokenIs { place: seat.left(4).into(), identity: Identity::Cia };
        let claims = [
            own,
            centre,
            other,
            Claim::YouWillLikeIt,
            Claim::YouWillNotLikeIt,
            Claim::CardIs(Character::Assassin),
        ];
        *self.luck.pick(&claims).unwrap()
    }

    /// What this viewer is shown; nothing if there is no such view yet.
    pub fn scene(&self, viewer: Viewer) -> Option<Scene<Secrets>> {
        Desk::default().scene(self, viewer)
    }
}

/// The table around a game.
#[derive(Default)]
pub struct Desk {
    /// A name for everybody, instead of bots.
    pub names: Option<&'static str>,
}

impl Desk {
    pub fn scene(&self, play: &Play, viewer: Viewer) -> Option<Scene<Secrets>> {
        let game = play.game();
        let view = game.view(viewer).ok()?;
        let players = view.displays.len();
        let mut story = Vec::new();
        let mut v = 0;
        for (index, (told, claim)) in play.steps.iter().enumerate() {
            let heard = told.iter().filter(|told| told.to.includes(viewer));
            let mut told: Vec<_> = heard.map(|told| Happening::Game(told.event.clone())).collect();
            told.extend(claim.map(|(by, say)| Happening::Claim { by, say }));
            if !told.is_empty() {
                v += 1;
                story.push(StoryEntry { v, at: 1_000 * index as u64, told });
            }
        }
        let occupant = || match self.names {
            Some(name) => person(name),
            None => Occupant::Bot("normal".to_owned()),
        };
        let mut scene = testing::scene_of(game, viewer, (0..players).map(|_| occupant()), story);
        scene.table.you_host = false;
        scene.legal = legal(game, viewer);
        Some(scene)
    }
}

/// What a browser would send for a form as it stands.
pub fn chosen(form: &str) -> FormFields {
    let attribute = |tag: &str, name: &str| {
        let start = format!(" {name}=\"");
        let at = tag.find(&start)? + start.len();
        Some(tag[at..].split('"').next().unwrap_or_default().to_owned())
    };
    let mut fields = Vec::new();
    let mut select = None;
    for tag in form.split('<').filter_map(|rest| rest.split('>').next()) {
        if tag.starts_with("select") {
            select = attribute(tag, "name");
        } else if tag.starts_with("option") && tag.contains(" selected") {
            fields.push((select.clone().unwrap(), attribute(tag, "value").unwrap()));
        } else if tag.starts_with("input") && tag.contains(" checked") {
            fields.push((attribute(tag, "name").unwrap(), attribute(tag, "value").unwrap()));
        }
    }
    FormFields(fields)
}
