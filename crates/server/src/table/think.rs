//! Bots at a table: they hear what their seat is told and think on another thread.

use super::deed::Deed;
use super::sitting::SittingOf;
use super::state::Stage;
use super::{Draft, Happening};
use bots::{Bot, Cast, Chair, Reason};
use game::{Game, Luck, Seat, Seed, Viewer};
use std::any::Any;

/// A bot in a seat.
pub(crate) struct Seated<G: Game> {
    name: String,
    seed: Seed,
    /// Away while it thinks.
    bot: Option<Box<dyn Bot<G>>>,
    /// How many lines of the story it has heard.
    heard: usize,
    /// How far the game was for its seat when it began its present thought.
    thinking: Option<u64>,
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

/// A bot about to think; it takes nothing from the table with it but what its seat may know.
pub trait Thinking: Send {
    /// Thinks, on whatever thread this is called.
    fn think(self: Box<Self>) -> Thought;

    /// Whose seat it is.
    fn seat(&self) -> Seat;
}

/// What a bot came to.
pub struct Thought {
    seat: Seat,
    /// The bot and its choice, of the game's own types.
    inner: Option<Box<dyn Any + Send>>,
}

impl Thought {
    /// A thought that led nowhere: the table will do something legal instead.
    pub fn none(seat: Seat) -> Thought {
        Thought { seat, inner: None }
    }
}

struct Job<G: Game> {
    game: G,
    seat: Seat,
    speaks: bool,
    luck: Luck,
    bot: Box<dyn Bot<G>>,
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
    fn think(self: Box<Self>) -> Thought {
        let Job { game, seat, speaks, mut luck, mut bot } = *self;
        let chair = Chair::new(&game, seat);
        let claim = if speaks { bot.claim(&chair, &mut luck) } else { None };
        let what = match claim {
            // What it says may be answered: it decides after that.
            Some(claim) => What::Say(claim),
            None => match bot.choose(&chair, &mut luck) {
                Some(action) => What::Do(action, bot.why()),
                None => What::Nothing,
            },
        };
        Thought { seat, inner: Some(Box::new(Choice { bot, what })) }
    }

    fn seat(&self) -> Seat {
        self.seat
    }
}

impl<G: Cast> SittingOf<G> {
    pub(crate) fn start_thinking(&mut self) -> Option<Box<dyn Thinking>> {
        let Stage::On(table) = &self.state.stage else { return None };
        if self.state.time.is_paused() || !self.state.measure.has_room() {
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
                    let Ok(bot) = G::bot(&seated.name, seat, game.options()) else { continue };
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
            seated.thinking = Some(so_far);
            let luck = Luck::new(seated.seed.child("thought", actions));
            let speaks = seated.spoke != Some(so_far);
            return Some(Box::new(Job { game: game.clone(), seat, speaks, luck, bot }));
        }
        None
    }

    /// Takes the bot back. What it chose is drafted if for its seat the game is still where it was; if it is not legal, or
    /// the bot came to nothing, anything legal is done instead, so that no table waits for ever.
    pub(crate) fn stop_thinking(&mut self, thought: Thought, now: u64) -> Option<Draft> {
        let Thought { seat, inner } = thought;
        let so_far = self.tracks.get(seat.index()).map_or(0, |track| track.game);
        let at = self.time_of(now);
        let seated = self.bots.get_mut(seat.index())?.as_mut()?;
        let began = seated.thinking.take()?;
        let choice = inner.and_then(|inner| inner.downcast::<Choice<G>>().ok());
        let what = choice.map_or(What::Nothing, |choice| {
            seated.bot = Some(choice.bot);
            choice.what
        });
        let Stage::On(table) = &self.state.stage else { return None };
        let game = table.game();
        if began != so_far || !game.may_act().contains(seat) || self.state.time.is_paused() {
            return None;
        }
        let act = |action: G::Action, why: Option<Reason>| {
            let deed = Deed::Do { by: seat.into(), r#do: action, overdue: None, why: why.map(Box::new) };
            self.state.draft(at, deed).ok()
        };
        let wanted = match what {
            What::Say(say) => {
                seated.spoke = Some(so_far);
                return self.state.draft(at, Deed::Say { by: seat, say }).ok();
            }
            What::Do(action, why) => act(action, why),
            What::Nothing => None,
        };
        wanted.or_else(|| {
            let mut luck = Luck::new(self.state.bot_seed(seat).child("instead", table.actions()));
            luck.pick(&game.legal(seat.into())).cloned().and_then(|action| act(action, None))
        })
    }
}
