//! A table without a house around it: time is whatever the test says.

use crate::common::Known;
use game::{Bytes32, Secret, Viewer};
use serde_json::{Value, json};
use server::table::{
    AnyTable, AnyTerms, Asking, NewTable, Present, Refused, Request, Scope, TableOf, TermsOf, Wants,
};
use store::{Entry, Opening, Outage, PersonId, Stage, TableId};

/// What a person at a screen wants to see.
const WANTS: Wants = Wants { view: true, legal: false };

/// A table and its log.
pub struct Desk {
    pub table: Box<dyn AnyTable>,
    /// What the log has, as JSON.
    pub log: Vec<Value>,
    /// What the log has, as it is stored.
    entries: Vec<(u64, Vec<u8>)>,
}

/// Who sits in this seat.
pub fn person(seat: usize) -> PersonId {
    PersonId::new([seat as u8 + 1; 16])
}

pub fn seat(seat: usize) -> Viewer {
    Viewer::Seat(game::Seat::new(seat).unwrap())
}

impl Desk {
    /// An open table of this game where nobody sits yet.
    pub fn open<G: Known + 'static>(terms: &Value, seed: u8, at: u64) -> Desk
    where
        TableOf<G>: AnyTable,
    {
        let secret = Secret { seed: Bytes32([seed; 32]), salt: Bytes32([0; 32]) };
        let terms = TermsOf::<G>::new(G::kit(), serde_json::from_value(terms.clone()).unwrap()).unwrap();
        let new = NewTable { id: TableId::new([9; 16]), at, bots: &[], host: person(0), secret };
        let begun = terms.open(new).unwrap();
        Desk { table: begun.table, log: vec![json!(null)], entries: vec![(at, begun.bodies[0].clone())] }
    }

    /// A table of this game where so many people are ready to play.
    pub fn gather<G: Known + 'static>(terms: &Value, people: usize, seed: u8, at: u64) -> Desk
    where
        TableOf<G>: AnyTable,
    {
        let mut desk = Desk::open::<G>(terms, seed, at);
        for guest in 0..people {
            desk.ask(guest, &json!({ "join": { "name": format!("Seat {guest}"), "seat": guest } }), at)
                .unwrap();
            desk.ask(guest, &json!({ "ready": { "ready": true } }), at).unwrap();
        }
        desk
    }

    /// A table of this game where so many people play, dealt at this time.
    pub fn deal<G: Known + 'static>(terms: &Value, people: usize, seed: u8, at: u64) -> Desk
    where
        TableOf<G>: AnyTable,
    {
        let mut desk = Desk::gather::<G>(terms, people, seed, at);
        desk.ask(0, &json!({ "start": {} }), at).unwrap();
        desk
    }

    /// The same table, as another node reads it from the log.
    pub fn again<G: Known + 'static>(&self) -> Desk
    where
        TableOf<G>: AnyTable,
    {
        let entry = |(number, (at, body)): (usize, &(u64, Vec<u8>))| Entry {
            number: number as u64 + 1,
            key: None,
            at: *at,
            body: body.clone(),
        };
        let mut entries = self.entries.iter().enumerate().map(entry);
        let first = entries.next().unwrap();
        let mut table = Box::new(TableOf::<G>::open(G::kit(), TableId::new([9; 16]), &first).unwrap());
        for entry in entries {
            table.apply(&entry).unwrap();
        }
        Desk { table, log: self.log.clone(), entries: self.entries.clone() }
    }

    /// The same table, as if an older version had made it with this patience, in seconds.
    pub fn made_before<G: Known + 'static>(mut self, patience: u32) -> Desk
    where
        TableOf<G>: AnyTable,
    {
        let (_, body) = &mut self.entries[0];
        let mut open: Value = serde_json::from_slice(body).unwrap();
        open["open"]["terms"]["patience"] = patience.into();
        *body = serde_json::to_vec(&open).unwrap();
        self.again::<G>()
    }

    /// The whole log, as a store takes it.
    pub fn openings(&self) -> Vec<Opening> {
        let opening = |(at, body): &(u64, Vec<u8>)| Opening { key: None, at: *at, body: body.clone() };
        self.entries.iter().map(opening).collect()
    }

    /// Puts an entry into the log, whether it could be drafted or not.
    pub fn write(&mut self, at: u64, entry: &Value) {
        let body = serde_json::to_vec(entry).unwrap();
        self.log.push(entry.clone());
        self.entries.push((at, body.clone()));
        let number = self.table.last() + 1;
        self.table.apply(&Entry { number, key: None, at, body }).unwrap();
    }

    /// Whoever sits there asks something.
    pub fn ask(&mut self, who: usize, ask: &Value, now: u64) -> Result<(), Refused> {
        let request: Request = serde_json::from_str(&ask.to_string()).unwrap();
        let asking = Asking { person: person(who), name: "", program: false, invited: true, now };
        let draft = self.table.draft(&asking, &request, None)?;
        self.write(now, &serde_json::from_slice(&draft.body).unwrap());
        Ok(())
    }

    /// What the clock does at this time: the entries that it writes.
    pub fn tick(&mut self, now: u64) -> Vec<Value> {
        let before = self.log.len();
        while let Some(draft) = self.table.overdue(now, now) {
            self.write(now, &serde_json::from_slice(&draft.body).unwrap());
        }
        self.log[before..].to_vec()
    }

    /// What a node that knows who is there writes at this time.
    pub fn attend(&mut self, present: &dyn Present, now: u64) -> Vec<Value> {
        let before = self.log.len();
        while let Some(draft) = self.table.attendance(present, now) {
            self.write(now, &serde_json::from_slice(&draft.body).unwrap());
        }
        self.log[before..].to_vec()
    }

    /// What is written to give clocks their time back.
    pub fn give_back(&mut self, outages: &[Outage], now: u64) -> Vec<Value> {
        let before = self.log.len();
        while let Some(draft) = self.table.give_back(outages, now) {
            self.write(now, &serde_json::from_slice(&draft.body).unwrap());
        }
        self.log[before..].to_vec()
    }

    pub fn update(&self, viewer: Viewer) -> Value {
        let projection = self.table.project(viewer, None, Scope { since: None, wants: WANTS }, 0).unwrap();
        serde_json::from_str(&projection.to_json(WANTS)).unwrap()
    }

    pub fn legal(&self, who: usize) -> Vec<Value> {
        serde_json::from_str(&self.table.legal(seat(who))).unwrap()
    }

    /// Somebody who may act does something, chosen by the length of the log.
    pub fn go_on(&mut self, now: u64) {
        let who = (0..self.table.seats()).find(|who| !self.legal(*who).is_empty()).unwrap();
        let legal = self.legal(who);
        let action = legal[self.log.len() * 7919 % legal.len()].clone();
        self.ask(who, &json!({ "do": action }), now).unwrap();
    }

    pub fn is_over(&self) -> bool {
        self.table.stage() == Stage::Over
    }
}
