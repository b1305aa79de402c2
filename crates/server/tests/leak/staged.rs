//! A game whose hidden part can be exchanged in the middle of it.

use bots::{Bot, Roster, UnknownBot};
use game::{Actor, EventSink, Game, Hindsight, Luck, NoEvents, NoView, Outcome, Seat, SeatSet, Seed, Viewer};
use serde::{Deserialize, Serialize};

/// A game dealt from a number, with one more action: to exchange what a viewer cannot know for something else that the
/// viewer cannot tell from it. Nobody is told of that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Staged<G: Game> {
    inner: G,
    options: Stage<G::Options>,
    /// How many actions the game itself has taken: its luck depends on these alone.
    played: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stage<O> {
    pub seed: u64,
    pub options: O,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move<A> {
    Play(A),
    Exchange { viewer: Seat, number: u64 },
}

impl<G: Game> Game for Staged<G> {
    const NAME: &'static str = G::NAME;
    const RULES: u32 = G::RULES;
    type Options = Stage<G::Options>;
    type Action = Move<G::Action>;
    type Claim = G::Claim;
    type Event = G::Event;
    type View = G::View;
    type Refusal = G::Refusal;
    type Actions = Vec<Move<G::Action>>;

    fn seats(options: &Self::Options) -> Result<usize, G::Refusal> {
        G::seats(&options.options)
    }

    fn deal(
        options: &Self::Options,
        _: &mut Luck,
        tell: &mut impl EventSink<G::Event>,
    ) -> Result<Self, G::Refusal> {
        let inner = G::deal(&options.options, &mut Seed::from_number(options.seed).deal(), tell)?;
        Ok(Staged { inner, options: options.clone(), played: 0 })
    }

    fn options(&self) -> &Self::Options {
        &self.options
    }

    fn may_act(&self) -> SeatSet {
        self.inner.may_act()
    }

    fn asked(&self) -> SeatSet {
        self.inner.asked()
    }

    fn legal(&self, by: Actor) -> Vec<Move<G::Action>> {
        self.inner.legal(by).iter().cloned().map(Move::Play).collect()
    }

    fn play(
        &mut self,
        by: Actor,
        action: &Self::Action,
        _: &mut Luck,
        tell: &mut impl EventSink<G::Event>,
    ) -> Result<(), G::Refusal> {
        match action {
            Move::Play(action) => {
                let mut luck = Seed::from_number(self.options.seed).action(self.played + 1);
                self.inner.play(by, action, &mut luck, tell)?;
                self.played += 1;
            }
            Move::Exchange { viewer, number } => {
                let mut luck = Luck::new(Seed::from_number(*number));
                self.inner = self.inner.resample(Viewer::Seat(*viewer), &mut luck);
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn view(&self, viewer: Viewer) -> Result<G::View, NoView> {
        self.inner.view(viewer)
    }

    fn hindsight(&self, leave: Hindsight) -> G::View {
        self.inner.hindsight(leave)
    }

    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Self {
        Staged { inner: self.inner.resample(viewer, luck), ..self.clone() }
    }
}

/// Nobody: people play here.
pub struct NoBots;

impl<G: Game> Roster<Staged<G>> for NoBots {
    fn names(&self) -> &'static [&'static str] {
        &[]
    }

    fn bot(&self, name: &str, _: Seat, _: &Stage<G::Options>) -> Result<Box<dyn Bot<Staged<G>>>, UnknownBot> {
        Err(UnknownBot { name: name.into(), known: &[] })
    }
}

/// Plays one action without a server around it: what a seat hears of it, as JSON.
pub fn try_on<G: Game>(
    game: &mut Staged<G>,
    by: Seat,
    action: &Move<G::Action>,
    listener: Seat,
) -> Option<Vec<String>> {
    let mut told = Vec::new();
    game.play(by.into(), action, &mut Luck::new(Seed::from_number(0)), &mut told).ok()?;
    let heard = game::told_to(&told, Viewer::Seat(listener));
    Some(heard.map(|event| serde_json::to_string(event).unwrap()).collect())
}

/// The game at its first decision.
pub fn deal<G: Game>(options: &Stage<G::Options>) -> Staged<G> {
    Staged::deal(options, &mut Luck::new(Seed::from_number(0)), &mut NoEvents).unwrap()
}
