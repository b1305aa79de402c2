//! People, teams, and the store as a whole.

use super::{beat, entry, made, person_id, plain_table, table_id, team_id};
use std::sync::Arc;
use store::{
    Invite, Kind, NewTeam, Person, PersonChange, PersonId, Replaced, Store, StoreError, TeamId, TokenHash,
};
use tokio::task::JoinSet;

type Shared = Arc<dyn Store>;

fn token(of: &PersonId) -> TokenHash {
    let mut bytes = [9; 32];
    bytes[..16].copy_from_slice(of.bytes());
    TokenHash::new(bytes)
}

fn person(kind: Kind) -> Person {
    let id = person_id();
    Person {
        id, token: token(&id), kind, name: "Ana 🦊".into(), body: vec![0, 1], created: 10, touched: 11
    }
}

pub async fn people_are_found_by_id_and_token(store: Shared) {
    let (ana, robot) = (person(Kind::Human), person(Kind::Bot));
    store.create_person(ana.clone()).await.unwrap();
    store.create_person(robot.clone()).await.unwrap();
    assert_eq!(store.person(&ana.id).await.unwrap().as_ref(), Some(&ana));
    assert_eq!(store.person_by_token(&robot.token).await.unwrap().as_ref(), Some(&robot));
    assert_eq!(store.person(&person_id()).await.unwrap(), None);
    assert_eq!(store.person_by_token(&TokenHash::new([0; 32])).await.unwrap(), None);
    let same_id = Person { token: token(&person_id()), ..ana.clone() };
    assert!(matches!(store.create_person(same_id).await, Err(StoreError::Taken)));
    let same_token = Person { id: person_id(), ..ana };
    assert!(matches!(store.create_person(same_token).await, Err(StoreError::Taken)));
}

pub async fn people_change_in_part(store: Shared) {
    let (ana, bo) = (person(Kind::Human), person(Kind::Human));
    store.create_person(ana.clone()).await.unwrap();
    store.create_person(bo.clone()).await.unwrap();
    let change = PersonChange { name: Some("Anna".into()), ..PersonChange::default() };
    store.change_person(&ana.id, change).await.unwrap();
    let change = PersonChange { touched: Some(99), body: Some(vec![]), ..PersonChange::default() };
    store.change_person(&ana.id, change).await.unwrap();
    let expected = Person { name: "Anna".into(), touched: 99, body: vec![], ..ana.clone() };
    assert_eq!(store.person(&ana.id).await.unwrap(), Some(expected));

    let renewed = token(&person_id());
    let change = PersonChange { token: Some(renewed), ..PersonChange::default() };
    store.change_person(&ana.id, change).await.unwrap();
    assert_eq!(store.person_by_token(&ana.token).await.unwrap(), None);
    assert_eq!(store.person_by_token(&renewed).await.unwrap().unwrap().id, ana.id);
    let stolen = PersonChange { token: Some(renewed), ..PersonChange::default() };
    assert!(matches!(store.change_person(&bo.id, stolen).await, Err(StoreError::Taken)));
    assert_eq!(store.person(&bo.id).await.unwrap(), Some(bo));
    let nobody = store.change_person(&person_id(), PersonChange::default()).await;
    assert!(matches!(nobody, Err(StoreError::Missing)));
}

pub async fn teams_are_replaced_only_in_the_version_known(store: Shared) {
    let (id, ana, bo) = (team_id(), person_id(), person_id());
    let team = |members: &[PersonId], body: &str| NewTeam { members: members.to_vec(), body: body.into() };
    let of = async |person: &PersonId| {
        let teams = store.teams_of(person, 10).await.unwrap();
        teams.iter().map(|team| team.id).collect::<Vec<TeamId>>()
    };
    assert_eq!(store.team(&id).await.unwrap(), None);
    assert!(matches!(store.replace_team(&id, 1, team(&[], "")).await, Err(StoreError::Missing)));
    store.create_team(&id, team(&[ana], "one")).await.unwrap();
    assert!(matches!(store.create_team(&id, team(&[bo], "two")).await, Err(StoreError::Taken)));
    assert_eq!((of(&ana).await, of(&bo).await), (vec![id], vec![]));

    let replaced = store.replace_team(&id, 1, team(&[bo, bo], "two")).await.unwrap();
    assert_eq!(replaced, Replaced::Done { version: 2 });
    assert_eq!((of(&ana).await, of(&bo).await), (vec![], vec![id]));
    for stale in [0, 1, 3, u64::MAX] {
        let replaced = store.replace_team(&id, stale, team(&[ana], "three")).await.unwrap();
        assert_eq!(replaced, Replaced::Stale { version: 2 });
    }
    let standing = store.team(&id).await.unwrap().unwrap();
    assert_eq!((standing.version, &standing.body[..]), (2, &b"two"[..]));
    assert_eq!((of(&ana).await, of(&bo).await), (vec![], vec![id]));
}

pub async fn of_many_replacements_one_succeeds(store: Shared) {
    let id = team_id();
    store.create_team(&id, NewTeam { members: vec![], body: vec![] }).await.unwrap();
    let mut all = JoinSet::new();
    for sender in 0..20u8 {
        let store = Arc::clone(&store);
        let team = NewTeam { members: vec![person_id()], body: vec![sender] };
        all.spawn(async move { (sender, store.replace_team(&id, 1, team).await.unwrap()) });
    }
    let answers = all.join_all().await;
    let done: Vec<_> =
        answers.iter().filter(|(_, answer)| *answer == Replaced::Done { version: 2 }).collect();
    assert_eq!(done.len(), 1);
    let stale = answers.iter().filter(|(_, answer)| *answer == Replaced::Stale { version: 2 });
    assert_eq!(stale.count(), 19);
    assert_eq!(store.team(&id).await.unwrap().unwrap().body, [done[0].0]);
}

pub async fn zero_characters_are_refused(store: Shared) {
    let bad = String::from("a\0b");
    let mut table = plain_table(table_id());
    table.game.clone_from(&bad);
    assert!(matches!(store.create(table).await, Err(StoreError::Malformed(_))));
    let named = Person { name: bad.clone(), ..person(Kind::Human) };
    assert!(matches!(store.create_person(named).await, Err(StoreError::Malformed(_))));
    let id = made(&*store).await;
    let invite = Some(Invite { code: bad.clone(), until: None });
    assert!(matches!(store.set_code(&id, invite).await, Err(StoreError::Malformed(_))));
    assert_eq!(store.table_by_code(&bad).await.unwrap(), None);
}

pub async fn a_closed_store_is_unavailable(store: Shared) {
    let id = made(&*store).await;
    store.close().await;
    assert!(matches!(store.append(&id, entry(2)).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.read(&id, 0, 10).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.beat(beat(1)).await, Err(StoreError::Unavailable(_))));
    store.close().await;
}
