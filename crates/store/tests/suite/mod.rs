//! What every back end must do: one suite, run on each.

mod heartbeat;
mod index;
mod log;
mod people;

pub use heartbeat::*;
pub use index::*;
pub use log::*;
pub use people::*;

use std::sync::atomic::{AtomicU64, Ordering};
use store::{Heartbeat, Key, NewEntry, NewTable, NodeId, Opening, PersonId, Stage, Store, TableId, TeamId};

/// Makes a test of every check of the suite; `$open` gives the store, and whatever must live as long.
#[macro_export]
macro_rules! suite {
    ($open:expr) => {
        suite!($open;
            a_log_is_read_back_as_it_was_written,
            reading_goes_on_after_a_number_and_stops_at_a_limit,
            only_the_next_number_is_added,
            a_table_that_is_not_there_is_missing,
            a_key_counts_once,
            a_key_is_the_tables_own,
            of_fifty_with_the_same_number_one_is_added,
            of_fifty_with_the_same_key_one_is_added,
            of_two_creations_with_one_id_one_succeeds,
            creation_is_all_or_nothing,
            malformed_tables_are_refused,
            bodies_are_any_bytes_but_not_any_size,
            interleaved_appends_leave_no_gap,
            changes_are_told,
            nobody_hears_of_what_was_not_added,
            stage_and_deadline_change_with_the_entry,
            an_entry_that_is_not_added_changes_nothing,
            whoever_rises_and_sits_stays,
            codes_lead_to_tables,
            the_lobby_lists_open_tables,
            due_tables_come_soonest_first,
            the_lists_stop_at_their_limit,
            notebooks_are_kept_for_each_person,
            people_are_found_by_id_and_token,
            people_change_in_part,
            teams_are_replaced_only_in_the_version_known,
            of_many_replacements_one_succeeds,
            zero_characters_are_refused,
            a_heartbeat_that_comes_in_time_is_no_outage,
            the_first_heartbeat_of_all_ends_an_outage,
            a_heartbeat_that_comes_late_ends_an_outage,
            what_a_node_knows_to_be_wrong_is_an_outage,
            a_closed_store_is_unavailable,
        );
    };
    ($open:expr; $($check:ident),* $(,)?) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $check() {
                let (store, _kept) = $open.await;
                let store: std::sync::Arc<dyn store::Store> = std::sync::Arc::new(store);
                suite::$check(store).await;
            }
        )*
    };
}

static NEXT: AtomicU64 = AtomicU64::new(1);

fn fresh() -> [u8; 16] {
    let mut bytes = [0xa5; 16];
    bytes[..8].copy_from_slice(&NEXT.fetch_add(1, Ordering::Relaxed).to_le_bytes());
    bytes
}

pub fn table_id() -> TableId {
    TableId::new(fresh())
}

pub fn person_id() -> PersonId {
    PersonId::new(fresh())
}

pub fn team_id() -> TeamId {
    TeamId::new(fresh())
}

pub fn key() -> Key {
    Key::new(fresh())
}

/// The first heartbeat of a node; the next one comes within two seconds.
pub fn beat(at: u64) -> Heartbeat {
    Heartbeat { node: NodeId::new(fresh()), at, awake: at, next: at + 2000, wrong_since: None }
}

/// An open table with one entry, and nothing special about it.
pub fn plain_table(id: TableId) -> NewTable {
    NewTable {
        id,
        game: "secrets".into(),
        stage: Stage::Open,
        listed: false,
        invite: None,
        created: 1000,
        deadline: None,
        sit: vec![],
        entries: vec![Opening { key: None, at: 1000, body: b"made".to_vec() }],
    }
}

pub async fn made(store: &dyn Store) -> TableId {
    let id = table_id();
    store.create(plain_table(id)).await.unwrap();
    id
}

pub fn entry(number: u64) -> NewEntry {
    NewEntry {
        number,
        at: number.saturating_add(1000),
        body: format!("entry {number}").into_bytes(),
        ..NewEntry::default()
    }
}

/// The table's log, after checking that its numbers have no gap.
pub async fn log(store: &dyn Store, table: &TableId) -> Vec<store::Entry> {
    let log = store.read(table, 0, u32::MAX).await.unwrap();
    for (expected, entry) in (1..).zip(&log) {
        assert_eq!(entry.number, expected, "the log has a gap");
    }
    log
}
