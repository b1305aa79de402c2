//! A table of each game without a house around it.

use bots::Roster;
use confusion_bots::ConfusionBots;
use duet_bots::DuetBots;
use game::{Bytes32, Game, Luck, Secret, Viewer};
use scene::testing::NoPages;
use secrets_bots::SecretsBots;
use serde_json::Value;
use server::http::Envelope;
use server::Kit;
use server::table::{AnyTerms, Asking, Draft, NewTable, Request, Scope, AnyTable, TableOf, TermsOf};
use store::{Entry, PersonId, TableId};

/// A table under way.
pub struct Desk {
    table: Box<dyn AnyTable>,
    now: u64,
}

fn person(seat: usize) -> PersonId {
    PersonId::new([seat as u8 + 1; 16])
}

fn open<G>(roster: &'static dyn Roster<G>, terms: &str, secret: Secret) -> Box<dyn AnyTable>
where
    G: Game,
    TableOf<G>: AnyTable,
{
    let kit = Kit { roster, pages: &NoPages };
    let terms = TermsOf::<G>::new(kit, serde_json::from_str(terms).expect("terms")).expect("good terms");
    let new = NewTable { id: TableId::new([9; 16]), at: 0, bots: &[], host: person(0), secret };
    let begun = terms.open(new).expect("an opening");
    let first = Entry { number: 1, key: None, at: 0, body: begun.bodies[0].clone() };
    // The table is read back from what would be written.
    Box::new(TableOf::<G>::open(kit, TableId::new([9; 16]), &first).expect("a table"))
}

impl Desk {
    /// A table of one of the games, dealt and with everybody in their seats; every fourth is still open.
    pub fn deal(game: u8, seed: u8) -> Desk {
        let secret = Secret { seed: Bytes32([seed; 32]), salt: Bytes32([0; 32]) };
        let clock = r#""clock":{"move":30}"#;
        let table = match game % 3 {
            0 => open(&SecretsBots, &format!(r#"{{"options":{{"players":4}},{clock}}}"#), secret),
            1 => open(&ConfusionBots, &format!(r#"{{"options":{{}},{clock}}}"#), secret),
            _ => open(&DuetBots, &format!(r#"{{"options":{{}},{clock}}}"#), secret),
        };
        let mut desk = Desk { table, now: 0 };
        for seat in 0..desk.table.seats() {
            desk.must(seat, &format!(r#"{{"join":{{"name":"Seat {seat}","seat":{seat}}}}}"#));
            desk.must(seat, r#"{"ready":{"ready":true}}"#);
        }
        if game / 3 % 4 != 3 {
            desk.must(0, r#"{"start":{}}"#);
        }
        desk
    }

    fn must(&mut self, who: usize, ask: &str) {
        let request: Request = serde_json::from_str(ask).expect("a request");
        let draft = self.draft(who, &request, None).expect("it is taken");
        self.write(draft);
    }

    fn draft(&mut self, who: usize, request: &Request, against: Option<u64>) -> Option<Draft> {
        let asking =
            Asking { person: person(who), name: "Somebody", program: false, invited: true, now: self.now };
        self.table.draft(&asking, request, against).ok()
    }

    /// What was drafted must be taken: it would stand in the log for ever.
    fn write(&mut self, draft: Draft) {
        let number = self.table.last() + 1;
        let entry = Entry { number, key: None, at: self.now, body: draft.body };
        self.table.apply(&entry).expect("the table takes its own draft");
        assert_eq!(self.table.last(), number);
        self.now += 1000;
    }

    /// Somebody asks something: a seat, or beyond the seats a stranger.
    pub fn ask(&mut self, who: usize, envelope: &Envelope) {
        let who = who % (self.table.seats() + 1);
        let before = self.table.last();
        match self.draft(who, &envelope.ask, envelope.v) {
            Some(draft) => self.write(draft),
            None => assert_eq!(self.table.last(), before),
        }
        for viewer in Viewer::of_table(self.table.seats()) {
            let projection = self.table.project(viewer, None, Scope::ALL, self.now).expect("a viewer");
            let update = projection.to_json(Scope::ALL.wants);
            let _: Value = serde_json::from_str(&update).expect("what is told is JSON");
        }
    }

    /// Somebody who may act does something legal.
    pub fn go_on(&mut self, luck: &mut Luck) {
        for seat in game::Seat::all(self.table.seats()) {
            let legal: Vec<Value> = serde_json::from_str(&self.table.legal(Viewer::Seat(seat))).expect("a list");
            if let Some(action) = luck.pick(&legal) {
                let request = Request::Do(action.clone());
                if let Some(draft) = self.draft(seat.index(), &request, None) {
                    self.write(draft);
                }
                return;
            }
        }
    }
}
