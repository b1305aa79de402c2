//! A game whose bots fail in every way that a bot can: the table goes on with something legal.

use crate::common::{House, LONG, kit, quick, unlimited};
use bots::{Bot, Perspective, Reason, Roster, UnknownBot};
use duet::Duet;
use game::{Actor, EventSink, Game, Hindsight, Luck, NoView, Outcome, Seat, SeatSet, Viewer};
use serde_json::json;
use server::{Games, HouseRules};
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;

/// Duet, with other bots.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Clumsy(Duet);

impl Game for Clumsy {
    const NAME: &'static str = "clumsy";
    const RULES: u32 = Duet::RULES;
    type Options = <Duet as Game>::Options;
    type Action = <Duet as Game>::Action;
    type Claim = <Duet as Game>::Claim;
    type Event = <Duet as Game>::Event;
    type View = <Duet as Game>::View;
    type Refusal = <Duet as Game>::Refusal;
    type Actions = <Duet as Game>::Actions;

    fn seats(options: &Self::Options) -> Result<usize, Self::Refusal> {
        Duet::seats(options)
    }
    fn deal(
        options: &Self::Options,
        luck: &mut Luck,
        tell: &mut impl EventSink<Self::Event>,
    ) -> Result<Self, Self::Refusal> {
        Duet::deal(options, luck, tell).map(Clumsy)
    }
    fn options(&self) -> &Self::Options {
        self.0.options()
    }
    fn may_act(&self) -> SeatSet {
        self.0.may_act()
    }
    fn legal(&self, by: Actor) -> Self::Actions {
        self.0.legal(by)
    }
    fn play(
        &mut self,
        by: Actor,
        action: &Self::Action,
        luck: &mut Luck,
        tell: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.0.play(by, action, luck, tell)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
    fn view(&self, viewer: Viewer) -> Result<Self::View, NoView> {
        self.0.view(viewer)
    }
    fn hindsight(&self, leave: Hindsight) -> Self::View {
        self.0.hindsight(leave)
    }
    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Self {
        Clumsy(self.0.resample(viewer, luck))
    }
}

enum Fool {
    Panics,
    Dawdles,
    Cheats,
    Shrugs,
    Ponders,
}

/// How long a bot thinks that takes its time.
const PONDERING: Duration = Duration::from_millis(30);

impl Bot<Clumsy> for Fool {
    fn hear(&mut self, _event: &<Clumsy as Game>::Event) {}

    fn choose(
        &mut self,
        chair: &Perspective<'_, Clumsy>,
        luck: &mut Luck,
    ) -> Option<<Clumsy as Game>::Action> {
        match self {
            Fool::Panics => panic!("a bot in a test panics"),
            Fool::Dawdles => std::thread::sleep(Duration::from_millis(50)),
            Fool::Cheats => return Some(duet::Action::Guess { card: 255, touch: 255 }),
            Fool::Shrugs => {}
            Fool::Ponders => {
                std::thread::sleep(PONDERING);
                return luck.pick(&chair.legal()).cloned();
            }
        }
        None
    }

    fn why(&self) -> Option<Reason> {
        matches!(self, Fool::Ponders).then(|| Reason::new("pondered"))
    }
}

struct Fools;

const FOOLS: &[&str] = &["panics", "dawdles", "cheats", "shrugs", "ponders"];

impl Roster<Clumsy> for Fools {
    fn names(&self) -> &'static [&'static str] {
        FOOLS
    }

    fn bot(
        &self,
        name: &str,
        _seat: Seat,
        _options: &<Clumsy as Game>::Options,
    ) -> Result<Box<dyn Bot<Clumsy>>, UnknownBot> {
        Ok(Box::new(match name {
            "panics" => Fool::Panics,
            "dawdles" => Fool::Dawdles,
            "cheats" => Fool::Cheats,
            "shrugs" => Fool::Shrugs,
            "ponders" => Fool::Ponders,
            _ => return Err(UnknownBot { name: name.into(), known: FOOLS }),
        }))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics_dawdles_cheats_or_shrugs_does_not_hold_up_its_table() {
    let place = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
    let rules = HouseRules { budget: Duration::from_millis(5), thinkers: 2, ..quick() };
    let house = House::over(store, Games::default().with(kit(&Fools)).unwrap(), rules, unlimited()).await;
    let host = house.person().await;
    for bot in &FOOLS[..4] {
        let bots = json!([{ "seat": 0, "bot": bot }, { "seat": 1, "bot": bot }]);
        let table = host.create(&json!({ "game": "clumsy", "bots": bots, "start": true })).await;
        let mut socket = host.socket(&table, None).await;
        let over = async { while socket.next_update().await["table"]["stage"] != "over" {} };
        tokio::time::timeout(LONG, over).await.unwrap();
        let record = host.get(&format!("/api/tables/{}/record", table.id)).await;
        let record = game::Record::<Clumsy>::from_text(record.body.as_str().unwrap()).unwrap();
        assert!(game::verify(&record).unwrap().is_some(), "{bot}");
    }
}

/// Where many want to think and few can, each waits its turn: nobody's thought is replaced because others thought first.
#[tokio::test(flavor = "multi_thread")]
async fn waiting_for_a_place_to_think_is_not_thinking() {
    const TABLES: u32 = 8;
    let place = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(place.path().join("house.db")).await.unwrap());
    // Less than all of them together take for one decision each.
    let budget = PONDERING * TABLES / 2;
    let rules = HouseRules { budget, thinkers: 1, ..quick() };
    let house = House::over(store, Games::default().with(kit(&Fools)).unwrap(), rules, unlimited()).await;
    let host = house.person().await;
    let bots = json!([{ "seat": 0, "bot": "ponders" }, { "seat": 1, "bot": "ponders" }]);
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(host.create(&json!({ "game": "clumsy", "bots": bots, "start": true })).await);
    }
    for table in tables {
        let mut socket = host.socket(&table, None).await;
        let over = async { while socket.next_update().await["table"]["stage"] != "over" {} };
        tokio::time::timeout(LONG, over).await.unwrap();
        let record = host.get(&format!("/api/tables/{}/record.json", table.id)).await.ok();
        let (lines, reasons) = (record["lines"].as_array().unwrap(), record["reasons"].as_array().unwrap());
        assert_eq!(reasons.len(), lines.len() - 2, "every move was thought about");
    }
}
