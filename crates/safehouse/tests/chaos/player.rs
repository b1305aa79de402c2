//! A program that plays one seat of a clocked table, whatever happens to the house, and keeps its own time.

use crate::house::{Program, Socket};
use game::{Luck, Seed};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// The longest that a punctual program thinks, in milliseconds. With the time it takes to find another node, it stays
/// well within a clock of ten seconds.
const THOUGHT: u32 = 3000;

/// How long it thinks at most when it takes nearly all of a clock of ten seconds, in milliseconds, and how long at least.
const LONG_THOUGHT: (u32, u32) = (6000, 9000);

/// What a program keeps of its bank: below that it does not think at all.
const RESERVE: u64 = 8_000;

/// How long a late program thinks when it is late: longer than any clock here.
const LATE: Duration = Duration::from_secs(12);

/// After what silence a connection is felt for, and given up.
const QUIET: Duration = Duration::from_millis(800);
const DEAD: Duration = Duration::from_millis(2000);

/// How long to wait before a house that cannot write is asked again.
const RESPITE: Duration = Duration::from_millis(200);

/// What the programs of a run share.
#[derive(Default)]
pub struct Tally {
    pub acknowledged: AtomicU64,
    pub reconnects: AtomicU64,
    pub resent: AtomicU64,
    pub unavailable: AtomicU64,
    pub stop: AtomicBool,
}

/// A seat, and how its program plays.
pub struct Player<'a> {
    pub program: &'a Program,
    pub table: &'a str,
    pub seat: usize,
    pub seed: u64,
    /// Whether it is late at times.
    pub late: bool,
    /// Whether every move has ten seconds of its own, of which it may take nearly all.
    pub ten: bool,
    pub tally: &'a Tally,
    /// Counts the moves of the table.
    pub moves: &'a AtomicU64,
}

/// What came of a seat's game.
#[derive(Default)]
pub struct Story {
    pub seat: usize,
    pub late: bool,
    /// What was acknowledged, in order.
    pub acknowledged: Vec<Value>,
    /// The versions at which the clock acted for the seat.
    pub overdue: BTreeSet<u64>,
    pub over: bool,
    /// What should not have happened.
    pub wrongs: Vec<Wrong>,
}

/// Something that should not have happened to a program that was punctual.
pub struct Wrong {
    pub what: String,
    /// When the program first knew that it was asked, when it was done thinking, and when it learnt of this.
    pub heard: Option<Instant>,
    pub wanted: Option<Instant>,
    pub at: Instant,
}

/// A decision before the program.
#[derive(Clone)]
struct Decision {
    v: u64,
    legal: Vec<Value>,
    heard: Instant,
    due: Instant,
    /// When it was seen to be due: late only if this machine is.
    wanted: Option<Instant>,
}

impl Decision {
    /// Whether the program itself, on a machine that was too busy, took about as long as its clock allows.
    fn is_late_by_itself(&self) -> bool {
        self.wanted.is_some_and(|wanted| wanted - self.due >= Duration::from_millis(300))
            && self.wanted.is_some_and(|wanted| wanted - self.heard >= Duration::from_secs(8))
    }

    fn is_un(&self) -> bool {
        self.legal.iter().any(|action| action == "intervene")
    }
}

/// An action that was sent and is not answered yet.
struct Pending {
    id: String,
    v: u64,
    action: Value,
    decision: Decision,
}

/// What one side of a conversation knows.
struct Mind<'a> {
    player: Player<'a>,
    luck: Luck,
    story: Story,
    decision: Option<Decision>,
    pending: Option<Pending>,
    mark: Option<String>,
    seen: u64,
    sent: u64,
    decided: u64,
    /// Since when the present decision is before whoever is asked, by the house's time.
    since: Option<u64>,
    /// Whether this connection has told everything that happened before it.
    caught_up: bool,
    /// Whether most of the time for the present decision is used up.
    hurries: bool,
    /// What was left of its bank when the present decision came up, in milliseconds.
    bank: Option<u64>,
}

/// Why a connection is left.
enum Leave {
    Done,
    Again,
}

/// Plays until the game is over or the run stops. Every action is sent until it is answered, always with the same id.
pub async fn play(player: Player<'_>, first: usize) -> Story {
    let luck = Luck::new(Seed::from_number(player.seed));
    let story = Story { seat: player.seat, late: player.late, ..Story::default() };
    let mut mind = Mind {
        player,
        luck,
        story,
        decision: None,
        pending: None,
        mark: None,
        seen: 0,
        sent: 0,
        decided: 0,
        since: None,
        caught_up: false,
        hurries: false,
        bank: None,
    };
    let mut turn = first;
    loop {
        mind.look_at_the_clock();
        if mind.is_done() {
            return mind.story;
        }
        let socket = mind.player.program.socket(mind.player.table, mind.mark.as_deref(), turn).await;
        match socket {
            Some(socket) => match mind.converse(socket).await {
                Leave::Done => return mind.story,
                Leave::Again => {}
            },
            None => sleep(RESPITE / 2).await,
        }
        turn += 1;
        mind.player.tally.reconnects.fetch_add(1, Ordering::Relaxed);
    }
}

impl Mind<'_> {
    fn is_done(&self) -> bool {
        self.pending.is_none() && (self.story.over || self.player.tally.stop.load(Ordering::Relaxed))
    }

    /// Notes when a decision is due: then the program would answer, whether there is a house to answer or not.
    fn look_at_the_clock(&mut self) {
        let now = Instant::now();
        if let Some(decision) = &mut self.decision
            && decision.due <= now
        {
            decision.wanted.get_or_insert(now);
        }
    }

    fn wrong(&mut self, what: String, decision: Option<&Decision>) {
        let heard = decision.map(|decision| decision.heard);
        let wanted = decision.and_then(|decision| decision.wanted);
        self.story.wrongs.push(Wrong { what, heard, wanted, at: Instant::now() });
    }

    async fn converse(&mut self, mut socket: Socket) -> Leave {
        self.caught_up = false;
        if let Some(Pending { id, v, action, .. }) = &self.pending {
            self.player.tally.resent.fetch_add(1, Ordering::Relaxed);
            if socket.ask(id, Some(*v), &json!({ "do": action })).await.is_none() {
                return Leave::Again;
            }
        }
        loop {
            self.look_at_the_clock();
            if self.pending.is_none()
                && let Some(decision) = self.decision.take_if(|decision| decision.wanted.is_some())
                && self.act(&mut socket, decision).await.is_none()
            {
                return Leave::Again;
            }
            let thinking = self.decision.as_ref().filter(|_| self.pending.is_none());
            let wait =
                thinking.map_or(QUIET, |decision| decision.due.saturating_duration_since(Instant::now()));
            let message = match timeout(wait.min(QUIET), socket.next()).await {
                Ok(Some(message)) => message,
                Ok(None) => return Leave::Again,
                Err(_) => {
                    if self.is_done() {
                        return Leave::Done;
                    }
                    // A node that hangs closes no connection: only its silence tells.
                    if socket.silence() > DEAD {
                        return Leave::Again;
                    }
                    if socket.silence() >= QUIET && socket.ping().await.is_none() {
                        return Leave::Again;
                    }
                    continue;
                }
            };
            if message.get("re").is_some() {
                if !self.answered(&message) {
                    sleep(RESPITE).await;
                    return Leave::Again;
                }
            } else {
                self.told(&message);
            }
            if self.is_done() {
                return Leave::Done;
            }
        }
    }

    async fn act(&mut self, socket: &mut Socket, decision: Decision) -> Option<()> {
        let action = self.luck.pick(&decision.legal)?.clone();
        self.sent += 1;
        let id = format!("{}-{}", self.player.seed, self.sent);
        let v = decision.v;
        self.pending = Some(Pending { id: id.clone(), v, action: action.clone(), decision });
        socket.ask(&id, Some(v), &json!({ "do": action })).await
    }

    /// Takes in an answer; false if the house could not write, so that the same is asked again.
    fn answered(&mut self, message: &Value) -> bool {
        let Some(pending) = self.pending.take_if(|pending| message["re"] == *pending.id) else {
            self.wrong(format!("an answer to nothing: {message}"), None);
            return true;
        };
        match message.get("error") {
            None => {
                self.story.acknowledged.push(pending.action);
                self.player.tally.acknowledged.fetch_add(1, Ordering::Relaxed);
                self.player.moves.fetch_add(1, Ordering::Relaxed);
            }
            Some(error) if error["why"] == "unavailable" => {
                self.player.tally.unavailable.fetch_add(1, Ordering::Relaxed);
                self.pending = Some(pending);
                return false;
            }
            // Somebody else was quicker, or the clock was: what the clock did is told of by itself, but for the window.
            Some(error)
                if error["why"] == "stale" || error["why"] == "not_now" || error["why"] == "rules" =>
            {
                self.window_closed(&pending.decision);
            }
            Some(error) => {
                self.wrong(format!("a legal action is refused: {error}"), Some(&pending.decision));
            }
        }
        true
    }

    /// The holder of the UN token was asked and could not answer any more.
    fn window_closed(&mut self, decision: &Decision) {
        if decision.is_un() && !self.story.late && !decision.is_late_by_itself() {
            self.wrong("the UN window closed before its holder's answer".into(), Some(decision));
        }
    }

    fn told(&mut self, message: &Value) {
        let Some(v) = message["v"].as_u64() else {
            return self.wrong(format!("neither answer nor update: {message}"), None);
        };
        let resync = message["resync"] == true;
        let events = message["events"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut overdue = false;
        for event in events {
            let number = event["v"].as_u64().unwrap_or(0);
            if !resync && number != self.seen + 1 {
                let seen = self.seen;
                self.wrong(format!("version {number} follows {seen}"), None);
            }
            self.seen = number;
            let told = event["told"].as_array().map(Vec::as_slice).unwrap_or_default();
            if told.iter().any(|told| told["overdue"]["seat"] == self.player.seat)
                && self.story.overdue.insert(number)
            {
                overdue = true;
            }
        }
        self.seen = v;
        self.mark = message["viewer"].as_str().map(|viewer| format!("{viewer}/{v}"));
        self.story.over |= message["table"]["stage"] == "over";
        if overdue {
            self.player.moves.fetch_add(1, Ordering::Relaxed);
            let decision = self.decision.take().or_else(|| Some(self.pending.as_ref()?.decision.clone()));
            if !self.story.late && !decision.as_ref().is_some_and(Decision::is_late_by_itself) {
                let bank = self.bank.map_or(String::new(), |bank| format!(" and had {bank} ms in its bank"));
                self.wrong(
                    format!("the clock acted for a program that was not late{bank}"),
                    decision.as_ref(),
                );
            }
        }
        self.bank = message["time"]["banks"][self.player.seat].as_u64().or(self.bank);
        let since = message["time"]["since"].as_u64();
        let is_new = self.caught_up && since.is_some() && since != self.since;
        self.since = since.or(self.since);
        if let Some(legal) = message["legal"].as_array() {
            // Nobody gives up, so that games are long.
            let fits = |action: &&Value| **action != "resign" && **action != "offer_draw";
            let legal: Vec<Value> = legal.iter().filter(fits).cloned().collect();
            self.asked(v, legal, is_new);
        }
        self.caught_up = true;
    }

    /// How long to think about something that has just come up, or not.
    fn think(&mut self, legal: &[Value], is_new: bool) -> Duration {
        if is_new {
            self.hurries = false;
        }
        let (least, most) = LONG_THOUGHT;
        let is_un = legal.iter().any(|action| action == "intervene");
        let thought = if is_new && self.player.ten && !is_un && self.luck.below(6) == 0 {
            self.hurries = true;
            least + self.luck.below(most - least)
        } else if self.hurries {
            // An answer of several parts has one clock.
            0
        } else {
            let spare = self.bank.map_or(u64::MAX, |bank| bank.saturating_sub(RESERVE));
            self.luck.below(THOUGHT).min(spare.try_into().unwrap_or(u32::MAX))
        };
        Duration::from_millis(thought.into())
    }

    fn asked(&mut self, v: u64, legal: Vec<Value>, is_new: bool) {
        let before = self.decision.take();
        if legal.is_empty() {
            // An answer that is under way counts as sent: its own answer tells what became of it.
            if let Some(before) = before
                && self.pending.is_none()
            {
                self.window_closed(&before);
            }
            return;
        }
        let now = Instant::now();
        self.decision = Some(match before {
            Some(same) => Decision { v, legal, ..same },
            None => {
                self.decided += 1;
                // A late program begins with it, so that a short run sees clocks act.
                let late = self.story.late && (self.decided == 1 || self.luck.below(4) == 0);
                let thought = if late { LATE } else { self.think(&legal, is_new) };
                Decision { v, legal, heard: now, due: now + thought, wanted: None }
            }
        });
    }
}

impl Wrong {
    /// Whether somebody who took nearly all of their time was then held up by the network, which is not the house's.
    pub fn is_of_the_network(&self, cuts: &[(Instant, Instant)]) -> bool {
        let Some(heard) = self.heard else { return false };
        let thought = self.wanted.map_or(Duration::MAX, |wanted| wanted - heard);
        let cut = |(from, until): &(Instant, Instant)| heard < *until && *from < self.at;
        thought > Duration::from_millis(THOUGHT.into()) && cuts.iter().any(cut)
    }

    /// In seconds since the run began.
    pub fn tell(&self, began: Instant) -> String {
        let at = |instant: Option<Instant>| {
            instant.map_or("never".into(), |instant| format!("{:.1} s", (instant - began).as_secs_f64()))
        };
        let (heard, wanted, learnt) = (at(self.heard), at(self.wanted), at(Some(self.at)));
        format!("{} (asked {heard}, ready {wanted}, learnt {learnt})", self.what)
    }
}
