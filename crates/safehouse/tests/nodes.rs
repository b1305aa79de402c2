//! Any node, any table: two servers over one PostgreSQL, and many who want the same thing at once.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod house;

use futures_util::future::join_all;
use house::{Counts, Program, Server, compare, games, play_seat, seat};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::testing::PrivatePostgres;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_over_two_nodes_ends_rightly_though_one_of_them_is_killed() {
    let database = PrivatePostgres::start().unwrap();
    let data = database.database().await.unwrap();
    let (mut one, two) = tokio::join!(Server::start(&data), Server::start(&data));
    let bases = [one.base(), two.base()];
    let mut programs = Vec::new();
    for number in 0..4 {
        programs.push(Program::new(&bases, &format!("Program {number}")).await);
    }
    // One table of each game at the same time; the seats of each are spread over both nodes.
    let counts = Arc::new(Counts::default());
    let tables = games().map(|(game, options, seats)| {
        let players = programs[..seats].to_vec();
        let counts = counts.clone();
        async move {
            let table = seat(game, &options, &players).await;
            let seats = players.iter().enumerate();
            let seats = seats.map(|(index, player)| play_seat(player, &table, index as u64, index, &counts));
            let played = join_all(seats).await;
            (game, players, table, played)
        }
    });
    let death = async {
        // Mid-game: after some moves at every table, well before the longest game can be over.
        while counts.acknowledged.load(Ordering::Relaxed) < 20 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        one.kill();
    };
    let (ended, ()) = tokio::join!(join_all(tables), death);
    assert!(counts.reconnects.load(Ordering::Relaxed) > 0, "somebody had to go to the other node");
    for (game, players, table, played) in ended {
        assert!(played.iter().all(|played| played.over));
        compare(&players[0].at(&[two.base()]), &table, game, &played).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_node_writes_the_others_people_are_told_at_once() {
    let database = PrivatePostgres::start().unwrap();
    let data = database.database().await.unwrap();
    let (one, two) = tokio::join!(Server::start(&data), Server::start(&data));
    let host = Program::new(&[one.base()], "Host").await;
    let guest = Program::new(&[two.base()], "Guest").await;
    let made = host.post("/api/tables", json!({ "game": "duet", "name": "Host" })).await;
    let (id, code) = (made["id"].as_str().unwrap(), made["code"].as_str().unwrap());
    let mut here = host.socket(id, None, 0).await.unwrap();
    assert_eq!(here.next().await.unwrap()["v"], 2);
    let join = json!({ "name": "Guest", "code": code });
    assert_eq!(guest.post(&format!("/api/tables/{id}/join"), join).await["v"], 3);
    let told = here.next().await.unwrap();
    assert_eq!(told["events"][0]["told"][0]["sat"]["name"], "Guest");
    // Nobody asks: the first node has heard of it by itself, and the second hears of what the first writes.
    let mut there = guest.socket(id, None, 0).await.unwrap();
    there.next().await.unwrap();
    here.ask("1", None, &json!({ "start": {} })).await.unwrap();
    assert_eq!(there.next().await.unwrap()["table"]["stage"], "on");
}

/// Lets fifty connections send the same decision at the same moment: one counts, the others are told so.
async fn race(bases: &[String]) {
    let players = [Program::new(bases, "A").await, Program::new(bases, "B").await];
    let table = seat("duet", &json!({}), &players).await;
    let mut sockets = Vec::new();
    let mut v = 0;
    for number in 0..50 {
        let mut socket = players[0].socket(&table, None, number).await.unwrap();
        let update = socket.next().await.unwrap();
        v = update["v"].as_u64().unwrap();
        sockets.push(socket);
    }
    let legal = players[0].get(&format!("/api/tables/{table}/legal")).await;
    let action = legal[0].clone();
    assert!(action.is_object(), "the first clue is anybody's");
    let barrier = tokio::sync::Barrier::new(50);
    let answers = join_all(sockets.iter_mut().enumerate().map(|(number, socket)| {
        let (barrier, wish) = (&barrier, json!({ "do": action }));
        async move {
            barrier.wait().await;
            socket.ask(&format!("try {number}"), Some(v), &wish).await.unwrap();
            loop {
                let message = socket.next().await.unwrap();
                if message.get("re").is_some() {
                    return message;
                }
            }
        }
    }))
    .await;
    let (done, refused): (Vec<&Value>, Vec<&Value>) =
        answers.iter().partition(|answer| answer.get("error").is_none());
    assert_eq!(done.len(), 1, "exactly one counts");
    for answer in refused {
        assert_eq!(answer["error"]["why"], "stale", "{answer}");
        assert!(answer["error"]["message"].as_str().unwrap().contains("look again"));
    }
    let seen = players[1].get(&format!("/api/tables/{table}")).await;
    let clues = seen["events"].to_string().matches("\"clue\":{\"seat\"").count();
    assert_eq!(clues, 1, "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_fifty_who_send_the_same_decision_at_once_one_counts() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path().join("race.db").to_str().unwrap()).await;
    race(&[server.base()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_fifty_at_two_nodes_one_counts() {
    let database = PrivatePostgres::start().unwrap();
    let data = database.database().await.unwrap();
    let (one, two) = tokio::join!(Server::start(&data), Server::start(&data));
    race(&[one.base(), two.base()]).await;
}
