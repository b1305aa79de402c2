//! Bots at a table: they hear what their seat is told and think on another thread.

use super::any_table::TableOf;
use super::log_event::LogEvent;
use super::state::Stage;
use super::{Draft, Happening};
use bots::{Bot, Perspective, Reason};
use game::{Game, Luck, Seat, Seed, Viewer};
use std::sync::{Arc, Mutex, PoisonError};

/// A bot in a seat.
pub(crate) struct Seated<G: Game> {
    name: String,
    seed: Seed,
    /// Away while it thinks.
    bot: Option<Box<dyn Bot<G>>>,
    /// How many lines of the story it has heard.
    heard: usize,
    /// Its present thought.
    thinking: Option<Present<G>>,
    /// How far it was when it last said something: it speaks once before each decision.
    spoke: Option<u64>,
}

impl<G: Game> Seated<G> {
    pub fn new(name: &str, seed: Seed) -> Seated<G> {
        Seated { name: name.into(), seed, bot: None, heard: 0, thinking: None, spoke: None }
    }

    pub fn name(&self) -> &str {
        &self.name
    }
}

/// A thought under way.
struct Present<G: Game> {
    /// How far the game was for the seat when it began.
    since: u64,
    /// Where it is put down when it is done.
    choice: Slot<G>,
}

/// Where a bot puts down what it came to; it stays empty if the bot fails.
type Slot<G> = Arc<Mutex<Option<Choice<G>>>>;

/// A bot about to think; it takes nothing from the table with it but what its seat may know.
pub trait Thinking: Send {
    /// Thinks, on whatever thread this is called; the table is asked for the result ([`AnyTable::thought`]).
    ///
    /// [`AnyTable::thought`]: super::AnyTable::thought
    fn think(self: Box<Self>);

    /// Whose seat it is.
    fn seat(&self) -> Seat;
}

struct Job<G: Game> {
    game: G,
    seat: Seat,
    speaks: bool,
    luck: Luck,
    bot: Box<dyn Bot<G>>,
    choice: Slot<G>,
}

struct Choice<G: Game> {
    bot: Box<dyn Bot<G>>,
    what: What<G>,
}

enum What<G: Game> {
    Nothing,
    Say(G::Claim),
    Do(G::Action, Option<Reason>),
}

impl<G: Game> Thinking for Job<G> {
    fn think(self: Box<Self>) {
        let Job { game, seat, speaks, mut luck, mut bot, choice } = *self;
        let chair = Perspective::new(&game, seat);
        let claim = if speaks { bot.claim(&chair, &mut luck) } else { None };
        let what = match claim {
            // What it says may be answered: it decides after that.
            Some(claim) => What::Say(claim),
            None => match bot.choose(&chair, &mut luck) {
                Some(action) => What::Do(action, bot.why()),
                None => What::Nothing,
            },
        };
        *choice.lock().unwrap_or_else(PoisonError::into_inner) = Some(Choice { bot, what });
    }

    fn seat(&self) -> Seat {
        self.seat
    }
}

impl<G: Game> TableOf<G> {
    pub(crate) fn start_thinking(&mut self) -> Option<Box<dyn Thinking>> {
        let Stage::On(table) = &self.state.stage else { return None };
        if self.state.time.is_paused() || !self.state.log_quota.has_room() {
            return None;
        }
        let (game, actions) = (table.game(), table.actions());
        for seat in game.may_act() {
            let Some(Some(seated)) = self.bots.get_mut(seat.index()) else { continue };
            if seated.thinking.is_some() {
                continue;
            }
            let mut bot = match seated.bot.take() {
                Some(bot) => bot,
                None => {
                    seated.heard = 0;
                    let Ok(bot) = self.state.roster.bot(&seated.name, seat, game.options()) else { continue };
                    bot
                }
            };
            for (to, happening) in
                self.lines.get(seated.heard..).into_iter().flatten().flat_map(|line| &line.told)
            {
                match happening {
                    Happening::Game(event) if to.includes(Viewer::Seat(seat)) => bot.hear(event),
                    Happening::Claim { by, say } if *by != seat => bot.hear_claim(*by, say),
                    _ => {}
                }
            }
            seated.heard = self.lines.len();
            let so_far = self.tracks.get(seat.index()).map_or(0, |track| track.game);
            let choice = Slot::default();
            seated.thinking = Some(Present { since: so_far, choice: choice.clone() });
            let luck = Luck::new(seated.seed.child("thought", actions));
            let speaks = seated.spoke != Some(so_far);
            return Some(Box::new(Job { game: game.clone(), seat, speaks, luck, bot, choice }));
        }
        None
    }

    /// Takes the bot back. What it chose is drafted if for its seat the game is still where it was; if it is not legal, or
    /// the bot came to nothing, anything legal is done instead, so that no table waits for ever.
    pub(crate) fn stop_thinking(&mut self, seat: Seat, now: u64) -> Option<Draft> {
        let so_far = self.tracks.get(seat.index()).map_or(0, |track| track.game);
        let at = self.time_of(now);
        let seated = self.bots.get_mut(seat.index())?.as_mut()?;
        let Present { since, choice } = seated.thinking.take()?;
        let choice = choice.lock().unwrap_or_else(PoisonError::into_inner).take();
        let what = choice.map_or(What::Nothing, |choice| {
            seated.bot = Some(choice.bot);
            choice.what
        });
        let Stage::On(table) = &self.state.stage else { return None };
        let game = table.game();
        if since != so_far || !game.may_act().contains(seat) || self.state.time.is_paused() {
            return None;
        }
        let act = |action: G::Action, why: Option<Reason>| {
            let log_event =
                LogEvent::Do { by: seat.into(), r#do: action, overdue: None, why: why.map(Box::new) };
            self.state.draft(at, log_event).ok()
        };
        let instead = || {
            let mut luck = Luck::new(self.state.bot_seed(seat).child("instead", table.actions()));
            luck.pick(&game.legal(seat.into())).cloned().and_then(|action| act(action, None))
        };
        let drafted = match what {
            What::Say(say) => {
                seated.spoke = Some(so_far);
                self.state.draft(at, LogEvent::Say { by: seat, say }).ok()
            }
            What::Do(action, why) => act(action, why).or_else(instead),
            What::Nothing => instead(),
        };
        Some(self.keep(drafted?))
    }
}
