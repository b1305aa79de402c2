//! People around a table, for tests.

use crate::common::{Client, House, Table};
use serde_json::{Value, json};

/// A table with people in all of its seats.
pub struct Company {
    pub table: Table,
    /// By seat.
    pub people: Vec<Client>,
}

impl Company {
    /// Sits so many people down at a table like this; the first is the host.
    pub async fn sits_down(house: &House, people: usize, table: Value) -> Company {
        let mut clients = vec![house.person().await];
        let mut wish = table;
        wish["name"] = json!("Anna");
        let table = clients[0].create(&wish).await;
        for name in ["Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo"].into_iter().take(people - 1) {
            let person = house.person().await;
            person.join(&table, name).await.ok();
            clients.push(person);
        }
        Company { table, people: clients }
    }

    /// The same, and the game is dealt.
    pub async fn plays(house: &House, people: usize, table: Value) -> Company {
        let company = Company::sits_down(house, people, table).await;
        company.start().await;
        company
    }

    /// All are ready, and the host deals.
    pub async fn start(&self) {
        for person in &self.people[1..] {
            person.ask(&self.table, json!({ "ready": { "ready": true } })).await.ok();
        }
        self.people[0].ask(&self.table, json!({ "start": {} })).await.ok();
    }

    /// Somebody who has a decision before them, and one of the things they may do.
    pub async fn somebody(&self) -> Option<(&Client, Value)> {
        for person in &self.people {
            if let Some(action) = person.legal(&self.table).await.first() {
                return Some((person, action.clone()));
            }
        }
        None
    }

    /// So many decisions are made, whichever come first to mind.
    pub async fn goes_on(&self, decisions: usize) {
        for _ in 0..decisions {
            let Some((person, action)) = self.somebody().await else { return };
            let body = json!({ "do": action });
            person.post(&format!("/api/tables/{}/act", self.table.id), &body).await.ok();
        }
    }

    /// All agree to give the game up.
    pub async fn gives_up(&self) {
        for person in &self.people {
            person.ask(&self.table, json!({ "vote": { "on": "stop", "yes": true } })).await.ok();
        }
    }
}
