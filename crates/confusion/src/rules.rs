//! Confusion as a [`Game`].

use crate::action::Actions;
use crate::board::Board;
use crate::history::History;
use crate::state::{Phase, Turn};
use crate::{Action, Begins, Both, Chart, Confusion, Event, MOST_SPIES, Options, Refusal, Side, View};
use game::{Actor, EventSink, Game, Hindsight, Luck, NoView, Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Confusion's players have nothing to claim in words of the game: what they say at the table is chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Claim {}

impl Game for Confusion {
    const NAME: &'static str = "confusion";
    const RULES: u32 = 1;
    type Options = Options;
    type Action = Action;
    type Claim = Claim;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Actions = Actions;

    fn seats(options: &Options) -> Result<usize, Refusal> {
        Chart::new(options).map(|_| 2)
    }

    fn deal(
        options: &Options,
        luck: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<Confusion, Refusal> {
        let chart = Chart::new(options)?;
        let spies = chart.spies();
        let deals = Both::each(|_| {
            let mut deal = std::array::from_fn(|mover| mover as u8);
            luck.shuffle(&mut deal[..spies]);
            deal
        });
        let begins = match options.begins {
            Begins::White => Side::White,
            Begins::Red => Side::Red,
            Begins::Random => Side::BOTH[luck.below(2) as usize],
        };
        let mut game = Confusion::undealt(Arc::new(chart), begins);
        game.deals = deals;
        for side in Side::BOTH {
            let theirs = game.deals[side.other()].iter().take(spies);
            let theirs =
                theirs.flat_map(|mover| game.chart.movers().get(*mover as usize)).map(|mover| mover.id);
            tell.tell(side.seat().into(), Event::OpponentsMovers(theirs.collect()));
        }
        if !options.variants.variable_start {
            let chart = Arc::clone(&game.chart);
            game.start(chart.start(Side::White), chart.start(Side::Red), tell);
        }
        Ok(game)
    }

    fn options(&self) -> &Options {
        self.chart.options()
    }

    /// Whoever has a decision before them; one who was offered a draw has one too. Resigning and writing notes, open
    /// to both at any time, do not count.
    fn may_act(&self) -> SeatSet {
        Side::BOTH
            .into_iter()
            .filter(|side| self.deciding(*side) || self.draw_offer == Some(side.other()))
            .map(Side::seat)
            .collect()
    }

    /// Whoever must decide before the game can go on; an offered draw can wait.
    fn asked(&self) -> SeatSet {
        Side::BOTH.into_iter().filter(|side| self.deciding(*side)).map(Side::seat).collect()
    }

    /// Whose time is up has lost: an answer or a move by the machine could certify a mover.
    fn overdue(&self, seat: Seat, _: &mut Luck) -> Option<(Actor, Action)> {
        self.asked().contains(seat).then_some((Actor::Clock, Action::TimeUp(seat)))
    }

    fn is_aside(action: &Action) -> bool {
        action.is_talk()
    }

    /// All but notes, and of layouts an example or two: see [`Confusion`].
    fn legal(&self, by: Actor) -> Actions {
        self.legal_actions(by)
    }

    fn play(
        &mut self,
        by: Actor,
        action: &Action,
        _: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        self.act(by, action, tell)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| Outcome {
            winners: end.winner.map_or(SeatSet::NONE, |side| SeatSet::only(side.seat())),
        })
    }

    fn view(&self, viewer: Viewer) -> Result<View, NoView> {
        match viewer {
            Viewer::Omniscient if self.end().is_none() => Err(NoView::StillOn),
            Viewer::Seat(seat) if Side::of_seat(seat).is_none() => Err(NoView::NoSuchSeat(seat)),
            _ => Ok(self.view_of(viewer)),
        }
    }

    fn hindsight(&self, _: Hindsight) -> View {
        self.view_of(Viewer::Omniscient)
    }

    /// Uniform over all deals that fit what the viewer knows. A player keeps the opponent's deal, which they see; the
    /// public sees neither. The other notebooks are blank, and layouts not shown yet are drawn anew.
    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Confusion {
        self.resampled(viewer, luck)
    }
}

impl Confusion {
    /// A table before its deal: spies in the hand, every mover possible everywhere.
    pub(crate) fn undealt(chart: Arc<Chart>, begins: Side) -> Confusion {
        Confusion {
            notebooks: None,
            deals: Both::each(|_| std::array::from_fn(|mover| mover as u8)),
            known: Both::each(|_| [chart.all_movers(); MOST_SPIES]),
            promoted: Both::default(),
            tokens: chart.options().tokens,
            board: Board::empty(),
            turn: Turn::of(begins),
            turns: 0,
            phase: Phase::LayingOut(Both::default()),
            draw_offer: None,
            history: History::new(begins),
            chart,
        }
    }
}
