//! What is attacked: a house with tables at every stage, a long game, a device passed around, a team.

use crate::attacks::{Attack, CURTAIN};
use crate::house::raw::{self, Answer};
use crate::house::{Program, Server, seat_at};
use serde_json::{Value, json};
use std::net::Ipv4Addr;
use std::time::Duration;
use tokio::time::sleep;

/// Where the measured requests come from.
pub const HERE: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// The most memory that the house may take, in KB: enough for the worst request, too little to bring the machine down.
const MEMORY: u32 = 8 << 20;

/// A house and what is in it.
pub struct Stage {
    pub server: Server,
    pub player: Program,
    /// A Duet table of 4,900 own words that nobody has started, and its code.
    pub open: String,
    pub code: String,
    /// Duet under way, in English and in German.
    pub english: String,
    pub german: String,
    /// Confusion under way.
    pub board: String,
    /// The longest game that is over, and the longest that can be replayed.
    pub long: String,
    pub replay: String,
    /// A game on one device, and its second seat's cookie.
    pub hot: String,
    pub cookie: String,
    pub team: String,
    /// The largest of the assets.
    pub asset: String,
}

/// Own words, as many as fit into a body.
pub fn own_words(count: usize) -> Vec<String> {
    // Letters alone, and no two alike without case and accents.
    let letters = |mut number: usize| {
        let mut word = String::from("q");
        for _ in 0..4 {
            word.push(char::from(b'a' + (number % 26) as u8));
            number /= 26;
        }
        word + "x"
    };
    (0..count).map(letters).collect()
}

/// A form, its values as they are: nothing in them needs an escape.
pub fn form(path: &str, body: &[u8], headers: &[(&str, &str)]) -> Vec<u8> {
    let kind = [("content-type", "application/x-www-form-urlencoded"), ("accept-encoding", "br, gzip")];
    raw::request("POST", path, &[&kind, headers].concat(), body)
}

/// A server that is attacked.
pub async fn house(data: &str, arguments: &[&str]) -> Server {
    let shell = format!("ulimit -Sn 1024; ulimit -v {MEMORY};");
    // What is freed is given back at once: memory that is kept for the next request would hide what that one needs.
    Server::start_under(&shell, data, arguments, &[("MIMALLOC_PURGE_DELAY", "0"), ("SAFEHOUSE_LOG", "error")])
        .await
}

pub async fn redirect(server: &Server, bytes: &[u8]) -> (String, Answer) {
    let answer = raw::send(HERE, server.port(), bytes).await.unwrap();
    let to = answer.header("location").unwrap_or_else(|| panic!("{}", answer.body()));
    (to.rsplit('/').next().unwrap_or_default().split('?').next().unwrap_or_default().to_owned(), answer)
}

impl Stage {
    /// Prepares everything, and opens a house over it with these arguments.
    pub async fn set(data: &str, arguments: &[&str]) -> Stage {
        // Bots that do not pretend to think have played a long game in a moment.
        let mut stage = Stage::prepare(Server::start(data).await).await;
        stage.server.kill();
        stage.server = house(data, arguments).await;
        stage.player = stage.player.at(&[stage.server.base()]);
        stage
    }

    /// Opens the curtain of the seat at the device; gives the pass.
    pub async fn open_curtain(&self) -> String {
        let path = format!("/h/{}/1/open", self.hot);
        let headers = [("cookie", &*self.cookie), ("sec-fetch-site", "same-origin")];
        let answer = raw::send(HERE, self.server.port(), &form(&path, b"", &headers)).await.unwrap();
        let cookie = answer.header("set-cookie").unwrap_or_default();
        let pass = cookie.strip_prefix("curtain=").and_then(|cookie| cookie.split(';').next());
        pass.unwrap_or_else(|| panic!("no pass: {}", String::from_utf8_lossy(&answer.bytes))).to_owned()
    }

    /// The attack with a pass where it needs one.
    pub async fn armed(&self, mut attack: Attack) -> Attack {
        let place = attack.bytes.windows(CURTAIN.len()).position(|bytes| bytes == CURTAIN.as_bytes());
        if let Some(place) = place {
            let pass = self.open_curtain().await;
            attack.bytes.splice(place..place + CURTAIN.len(), pass.into_bytes());
        }
        attack
    }

    async fn prepare(server: Server) -> Stage {
        let bases = [server.base()];
        let player = Program::new(&bases, "Player").await;
        let other = Program::new(&bases, "Other").await;
        let pair = [player.clone(), other];
        let words = json!({ "words": { "own": { "language": "en", "words": own_words(4900) } } });
        let table = json!({ "game": "duet", "options": words, "listed": true, "name": "P" });
        let made = player.post("/api/tables", table).await;
        let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        let (open, code) = (text(&made["id"]), text(&made["code"]));
        let of = |game: &str, options: Value| json!({ "game": game, "options": options, "listed": true, "name": "P" });
        let english = seat_at(&of("duet", json!({})), &pair).await;
        let german = seat_at(&of("duet", json!({ "words": { "list": "de-1" } })), &pair).await;
        let board = seat_at(&of("confusion", json!({})), &pair).await;
        let (long, replay) = long_games(&player).await;
        let (hot, answer) = redirect(&server, &form("/hot/duet", b"who=Anna&who=Bert", &[])).await;
        let answer = String::from_utf8_lossy(&answer.bytes).into_owned();
        let hot = if hot.len() == 32 { hot } else { table_in(&answer) };
        // The seat's own, by its path: whoever made the table got one too.
        let path = format!("Path=/h/{hot}/1;");
        let mut cookies = answer.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        let cookie =
            cookies.find(|cookie| cookie.contains(&path)).and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.unwrap_or_else(|| panic!("no seat: {answer}")).to_owned();
        let (team, _) = redirect(&server, &form("/missions", b"name=Team", &[])).await;
        let home = raw::send(HERE, server.port(), &raw::request("GET", "/", &[], b"")).await.unwrap().body();
        let mut asset = (0, String::new());
        for path in home.split('"').filter(|path| path.starts_with("/assets/")) {
            let answer = raw::send(HERE, server.port(), &raw::request("GET", path, &[], b"")).await.unwrap();
            asset = asset.max((answer.bytes.len(), path.to_owned()));
        }
        let asset = asset.1;
        Stage { server, player, open, code, english, german, board, long, replay, hot, cookie, team, asset }
    }
}

/// The id of the table that an answer leads to.
fn table_in(answer: &str) -> String {
    let is_id = |word: &&str| word.len() == 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    answer.split(|char: char| !char.is_ascii_alphanumeric()).find(is_id).unwrap_or_default().to_owned()
}

/// Lets bots play without a plan, and gives the longest of their games and the longest that can be replayed.
async fn long_games(host: &Program) -> (String, String) {
    let mut ids = Vec::new();
    for number in 0..24 {
        let bots = [0, 1].map(|seat| json!({ "seat": seat, "bot": "random" }));
        let options = json!({ "draw_rules": number % 2 == 0 });
        let made =
            json!({ "game": "confusion", "options": options, "bots": bots, "listed": true, "start": true });
        ids.push(host.post("/api/tables", made).await["id"].as_str().unwrap_or_default().to_owned());
    }
    let (mut longest, mut replayed) = ((0, String::new()), (0, String::new()));
    for id in ids {
        for _ in 0..600 {
            let record = host.get(&format!("/api/tables/{id}/record")).await;
            if let Some(record) = record.as_str() {
                if host.get(&format!("/api/tables/{id}/replay")).await.get("error").is_none() {
                    replayed = replayed.max((record.len(), id.clone()));
                }
                longest = longest.max((record.len(), id));
                break;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
    assert!(longest.0 > 0 && replayed.0 > 0, "no game of random bots came to its end");
    (longest.1, replayed.1)
}
