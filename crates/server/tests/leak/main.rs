//! Nothing hidden reaches a viewer: every byte of the JSON that a seat is sent over whole games, and of its page and the
//! page's updates, is compared with what it would be sent were the hidden part another one that the seat cannot tell from
//! the true one.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod pages;
mod staged;

use common::{Client, House, quick, unlimited};
use game::{Game, Luck, Seat, Seed, Viewer};
use pages::StagedPages;
use scene::{Language, PageContext, Reader, Screen, Shown, Theme};
use serde_json::{Value, json};
use server::Kit;
use server::table::Scope;
use staged::{Move, NoBots, Stage, Staged, deal, try_on};
use std::sync::Arc;
use store::Sqlite;
use tokio_tungstenite::tungstenite::Message;
use web::Painted;

/// One action of a game, and who takes it.
type Step<G> = (Seat, Move<<G as Game>::Action>);

/// Draws a game: who does what, until its end is next or it is long enough. The end shows everything, so it is left out.
fn script<G: Painted>(options: &Stage<G::Options>, most: usize) -> Vec<Step<G>> {
    let mut luck = Luck::new(Seed::from_number(options.seed));
    let mut game = deal::<G>(options);
    let mut steps = Vec::new();
    while steps.len() < most {
        let who: Vec<Seat> = game.may_act().into_iter().collect();
        let by = *luck.pick(&who).unwrap();
        let gives_up = |action: &Move<G::Action>| {
            let text = serde_json::to_string(action).unwrap();
            text.contains("resign") || text.contains("draw")
        };
        let legal: Vec<_> = game.legal(by.into()).into_iter().filter(|action| !gives_up(action)).collect();
        let action = luck.pick(&legal).unwrap().clone();
        try_on(&mut game, by, &action, by).unwrap();
        if game.outcome().is_some() {
            break;
        }
        steps.push((by, action));
    }
    steps
}

/// Plays a script over the network. What the seat is sent, step by step, every byte of it.
async fn sent_to<G: Painted>(
    house: &House,
    players: &[Client],
    listener: Seat,
    options: &Stage<G::Options>,
    steps: &[Step<G>],
) -> Vec<Vec<String>> {
    let wish = json!({ "game": G::NAME, "options": options, "name": "P" });
    let table = players[0].create(&wish).await;
    for player in &players[1..] {
        player.join(&table, "P").await.ok();
        player.ask(&table, json!({ "ready": { "ready": true } })).await.ok();
    }
    players[0].ask(&table, json!({ "start": {} })).await.ok();
    let mut socket = players[listener.index()].socket(&table, None).await;
    let text = |message: Option<Message>| hide(&message.unwrap().into_text().unwrap(), &table.id);
    let live = house.inside.table(table.id.parse().unwrap()).await.unwrap();
    let mut shown = Shown::default();
    let mut since = None;
    // The page as it would be loaded now, and what an open page would be sent.
    let mut painted = || {
        let to = PageContext {
            reader: &reader(),
            screen: Screen::Own,
            path: "/t/table",
            invitation: None,
            notice: None,
        };
        let viewer = Viewer::Seat(listener);
        let page = live.project(viewer, None, Scope::ALL).unwrap().page(&to);
        let projection = live.project(viewer, None, Scope::since(since)).unwrap();
        since = Some(projection.version());
        [page, projection.update(&to, &mut shown)].map(|html| hide(&html, &table.id))
    };
    let mut sent = vec![vec![text(socket.next().await)]];
    sent[0].extend(painted());
    let mut mirror = deal::<G>(options);
    let mut asked = 0;
    for (by, action) in steps {
        let heard = try_on(&mut mirror, *by, action, listener).unwrap();
        let mut frames = Vec::new();
        if *by == listener {
            asked += 1;
            let ask = json!({ "id": asked.to_string(), "ask": { "do": action } }).to_string();
            socket.say(Message::text(ask)).await.unwrap();
            frames.push(text(socket.next().await));
        } else {
            players[by.index()].ask(&table, json!({ "do": action })).await.ok();
        }
        if !heard.is_empty() {
            frames.push(text(socket.next().await));
        }
        if !matches!(action, Move::Exchange { .. }) {
            frames.extend(painted());
        }
        sent.push(frames);
    }
    // Whatever else was on its way is here before the answer to this.
    let whom = usize::from(listener.index() == 0);
    let last = json!({ "id": "last", "ask": { "mute": { "whom": whom, "mute": true } } });
    socket.say(Message::text(last.to_string())).await.unwrap();
    let mut rest = Vec::new();
    loop {
        let frame = text(socket.next().await);
        let is_last = frame.contains("\"re\":\"last\"");
        rest.push(frame);
        if is_last {
            break;
        }
    }
    sent.push(rest);
    sent
}

/// Time stamps and random ids, which may differ, are blotted out figure by figure: the length stays.
fn hide(frame: &str, table: &str) -> String {
    let mut hidden = frame.replace(table, &"t".repeat(table.len()));
    // A clock that is a second further.
    let clocks: Vec<String> = hidden
        .split("<time>")
        .skip(1)
        .filter_map(|rest| rest.split_once("</time>"))
        .map(|(clock, _)| clock.to_owned())
        .collect();
    for clock in clocks {
        hidden = hidden.replace(&format!("<time>{clock}</time>"), "<time>#</time>");
    }
    for (run, kind) in [(64, char::is_ascii_hexdigit as fn(&char) -> bool), (13, char::is_ascii_digit)] {
        let mut blotted = String::new();
        for part in hidden.split_inclusive(|char: char| !kind(&char)) {
            let body = part.trim_end_matches(|char: char| !kind(&char));
            let blot = if body.len() == run { "#".repeat(run) } else { body.to_owned() };
            blotted += &blot;
            blotted += &part[body.len()..];
        }
        hidden = blotted;
    }
    hidden
}

/// Compares what a seat is sent with and without an exchange of what `blind` cannot know. How many comparisons were made
/// with another truth behind them, and the first difference.
async fn compare<G: Painted>(
    options: &G::Options,
    games_played: u64,
    listener: impl Fn(Seat) -> Seat,
) -> (u64, Option<String>) {
    let place = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(place.path().join("leak.db")).await.unwrap());
    games::install().unwrap();
    let kit: Kit<Staged<G>> = Kit { roster: &NoBots, pages: &StagedPages };
    let played = server::Games::default().with(kit).unwrap();
    let house = House::over(store, played, quick(), unlimited()).await;
    let seats = G::seats(options).unwrap();
    let mut players = Vec::new();
    for number in 0..seats {
        players.push(house.program(&format!("P{number}")).await);
    }
    let mut others = 0;
    let mut difference = None;
    for seed in 0..games_played {
        let options = Stage { seed, options: options.clone() };
        let mut luck = Luck::new(Seed::from_number(seed).child("exchange", 0));
        let steps = script::<G>(&options, 60);
        let blind = Seat::new(luck.below(seats as u32) as usize).unwrap();
        let listener = listener(blind);
        let plain = sent_to::<G>(&house, &players, listener, &options, &steps).await;
        for _ in 0..4 {
            let at = luck.below(steps.len() as u32) as usize;
            let exchange = Move::Exchange { viewer: blind, number: u64::from(luck.below(1000)) };
            let by = Seat::all(seats).find(|seat| *seat != listener).unwrap();
            let mut other_steps = steps[..at].to_vec();
            other_steps.push((by, exchange.clone()));
            // On from there for as long as the seat is told the same.
            let mut one = deal::<G>(&options);
            for (by, action) in &steps[..at] {
                try_on(&mut one, *by, action, listener).unwrap();
            }
            let mut two = one.clone();
            try_on(&mut two, by, &exchange, listener).unwrap();
            others += u64::from(one != two);
            let mut same = at;
            for (by, action) in &steps[at..] {
                let heard = try_on(&mut one, *by, action, blind).unwrap();
                if try_on(&mut two, *by, action, blind) != Some(heard) {
                    break;
                }
                other_steps.push((*by, action.clone()));
                same += 1;
            }
            let mut exchanged = sent_to::<G>(&house, &players, listener, &options, &other_steps).await;
            let silent = exchanged.remove(at + 1);
            assert!(silent.is_empty(), "nobody waits for anything at the exchange");
            if exchanged[..=same] != plain[..=same] {
                let differs = exchanged.iter().zip(&plain).position(|(one, other)| one != other).unwrap();
                let (one, other) = (&exchanged[differs], &plain[differs]);
                difference.get_or_insert(format!("game {seed}, step {differs}:\n{other:?}\n{one:?}"));
            }
            let rest = exchanged.last().unwrap();
            assert_eq!(rest.len(), 1, "no message too many before the last answer: {rest:?}");
        }
    }
    house.stop().await;
    (others, difference)
}

fn reader() -> Reader {
    let language = Language::En;
    Reader { language, theme: Theme::System, sound: false, name: String::new(), here: String::new() }
}

fn options<O: serde::de::DeserializeOwned>(options: Value) -> O {
    serde_json::from_value(options).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_secrets_nothing_hidden_reaches_the_wire() {
    let options = options(json!({ "players": 5, "un_window": null }));
    let (others, leak) = compare::<secrets::Secrets>(&options, 16, |blind| blind).await;
    assert_eq!(leak, None);
    assert!(others > 40, "{others}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_confusion_nothing_hidden_reaches_the_wire() {
    let (others, leak) = compare::<confusion::Confusion>(&options(json!({})), 10, |blind| blind).await;
    assert_eq!(leak, None);
    assert!(others > 30, "{others}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_duet_nothing_hidden_reaches_the_wire() {
    let (others, leak) = compare::<duet::Duet>(&options(json!({})), 16, |blind| blind).await;
    assert_eq!(leak, None);
    assert!(others > 40, "{others}");
}

/// The comparison would notice: what one seat cannot know, another sees.
#[tokio::test(flavor = "multi_thread")]
async fn what_another_seat_sees_makes_a_difference() {
    let other = |blind: Seat| Seat::new(1 - blind.index().min(1)).unwrap();
    let (_, leak) = compare::<duet::Duet>(&options(json!({})), 6, other).await;
    assert!(leak.is_some());
}
