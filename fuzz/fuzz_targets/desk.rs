//! A table of each game without a house around it.

use game::{Bytes32, Luck, Secret, Viewer};
use serde_json::Value;
use server::http::Envelope;
use server::table::{Asking, Draft, Request, Sitting, SittingOf, Wants, opening};
use store::{Entry, PersonId, TableId};

/// A table under way.
pub struct Desk {
    sitting: Box<dyn Sitting>,
    now: u64,
}

fn person(seat: usize) -> PersonId {
    PersonId::new([seat as u8 + 1; 16])
}

fn open<G>(terms: &str, secret: Secret) -> Box<dyn Sitting>
where
    G: bots::Cast + 'static,
    SittingOf<G>: Sitting,
{
    let terms = serde_json::value::RawValue::from_string(terms.into()).expect("terms");
    let begun = opening::<G>((TableId::new([9; 16]), 0), &terms, &[], person(0), secret).expect("an opening");
    let first = Entry { number: 1, key: None, at: 0, body: begun.bodies[0].clone() };
    // The table is read back from what would be written.
    Box::new(SittingOf::<G>::open(TableId::new([9; 16]), &first).expect("a table"))
}

impl Desk {
    /// A table of one of the games, dealt and with everybody in their seats; every fourth is still open.
    pub fn deal(game: u8, seed: u8) -> Desk {
        let secret = Secret { seed: Bytes32([seed; 32]), salt: Bytes32([0; 32]) };
        let clock = r#""clock":{"move":30}"#;
        let sitting = match game % 3 {
            0 => open::<secrets::Secrets>(&format!(r#"{{"options":{{"players":4}},{clock}}}"#), secret),
            1 => open::<confusion::Confusion>(&format!(r#"{{"options":{{}},{clock}}}"#), secret),
            _ => open::<duet::Duet>(&format!(r#"{{"options":{{}},{clock}}}"#), secret),
        };
        let mut desk = Desk { sitting, now: 0 };
        for seat in 0..desk.sitting.seats() {
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

    fn draft(&self, who: usize, request: &Request, against: Option<u64>) -> Option<Draft> {
        let asking =
            Asking { person: person(who), name: "Somebody", program: false, invited: true, now: self.now };
        self.sitting.draft(&asking, request, against).ok()
    }

    /// What was drafted must be taken: it would stand in the log for ever.
    fn write(&mut self, draft: Draft) {
        let number = self.sitting.last() + 1;
        let entry = Entry { number, key: None, at: self.now, body: draft.body };
        self.sitting.apply(&entry).expect("the table takes its own draft");
        assert_eq!(self.sitting.last(), number);
        self.now += 1000;
    }

    /// Somebody asks something: a seat, or beyond the seats a stranger.
    pub fn ask(&mut self, who: usize, envelope: &Envelope) {
        let who = who % (self.sitting.seats() + 1);
        let before = self.sitting.last();
        match self.draft(who, &envelope.ask, envelope.v) {
            Some(draft) => self.write(draft),
            None => assert_eq!(self.sitting.last(), before),
        }
        for viewer in Viewer::of_table(self.sitting.seats()) {
            let update = self.sitting.update(viewer, None, None, Wants { view: true, legal: true });
            let _: Value = serde_json::from_str(&update).expect("what is told is JSON");
        }
    }

    /// Somebody who may act does something legal.
    pub fn go_on(&mut self, luck: &mut Luck) {
        for seat in game::Seat::all(self.sitting.seats()) {
            let legal: Vec<Value> = serde_json::from_str(&self.sitting.legal(Viewer::Seat(seat))).expect("a list");
            if let Some(action) = luck.pick(&legal) {
                let request = Request::Do(serde_json::value::to_raw_value(action).expect("an action"));
                if let Some(draft) = self.draft(seat.index(), &request, None) {
                    self.write(draft);
                }
                return;
            }
        }
    }
}
