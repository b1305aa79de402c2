//! The state of a game: the truth, as fixed-size plain data.

use crate::deck::Deck;
use crate::display::Display;
use crate::notes::Notes;
use crate::{
    Action, BULLETS, Character, Claim, Event, Identity, Options, PLACES, Place, Refusal, View, character,
    play,
};
use arrayvec::ArrayVec;
use game::{Actor, EventSink, Game, Hindsight, Luck, NoView, Outcome, Seat, SeatSet, Viewer, debug_public};
use std::fmt;

/// What is decided by the shuffle: who begins, and the order of tokens, deck and bullets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// Who begins.
    pub first: Seat,
    /// The seats' tokens, then the centre's; what is behind them means nothing.
    pub tokens: [Identity; PLACES],
    /// The deck, from the top.
    pub deck: [Character; character::DECK],
    /// The bullets, from the top.
    pub bullets: [i8; 4],
}

/// The deal is the game's secret: it is not printed by accident.
impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deal(…)")
    }
}

impl Deal {
    /// Shuffles everything.
    fn draw(players: usize, luck: &mut Luck) -> Deal {
        let mut tokens = [Identity::Cia; PLACES];
        let all = Identity::ALL
            .iter()
            .flat_map(|identity| std::iter::repeat_n(*identity, identity.tokens(players)));
        for (place, token) in tokens.iter_mut().zip(all) {
            *place = token;
        }
        luck.shuffle(&mut tokens[..=players]);
        let mut deck = character::SORTED_DECK;
        luck.shuffle(&mut deck);
        let mut bullets = BULLETS;
        luck.shuffle(&mut bullets);
        let first = Seat::new(luck.below(players as u32) as usize).unwrap_or_else(|| play::seat(0));
        Deal { first, tokens, deck, bullets }
    }

    /// Whether it has all pieces of a table of `players` and nothing else (S1 to S3): only then S29 holds.
    fn check(&self, players: usize) -> Result<(), Refusal> {
        if self.first.index() >= players {
            return Err(Refusal::NoSuchSeat(self.first));
        }
        let tokens = |identity| self.tokens[..=players].iter().filter(|token| **token == identity).count();
        let (mut deck, mut bullets) = (self.deck, self.bullets);
        deck.sort_unstable();
        bullets.sort_unstable_by(|a, b| b.cmp(a));
        let complete = Identity::ALL.iter().all(|identity| tokens(*identity) == identity.tokens(players))
            && deck == character::SORTED_DECK
            && bullets == BULLETS;
        if complete { Ok(()) } else { Err(Refusal::WrongPieces) }
    }
}

/// What is being waited for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The active player chooses what to offer and to whom (S7, S8).
    Offering { pair: [Character; 2] },
    /// The target answers, and the UN player may intervene (S9, S13, S14).
    Answering { pair: [Character; 2], card: Character, to: Seat, un: Un, answer: Option<bool> },
    /// Somebody carries out an effect that needs a choice (S15, S17, S19, S20, S22).
    Effect { by: Seat, card: Character },
    /// The game is over (S24).
    Over,
}

/// How the UN player stands to an offer (S13, S14).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Un {
    /// Nobody may intervene, and everybody knows: no holder, or the holder offers or is the target.
    Nobody,
    /// The holder has not decided.
    Waiting(Seat),
    /// The holder has let it pass, and nobody else knows yet.
    Passed(Seat),
    /// The window has run out, and everybody knows.
    Closed,
}

/// A game of Secrets: the truth. It is not serialized; people and bots get a [`View`].
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    pub(crate) options: Options,
    pub(crate) deal: Deal,
    pub(crate) tokens: [Identity; PLACES],
    pub(crate) deck: Deck,
    pub(crate) displays: [Display; 8],
    pub(crate) bullets_drawn: u8,
    pub(crate) un: Option<Seat>,
    pub(crate) active: Seat,
    pub(crate) turn: u8,
    /// Cards that came up a second time: they had been under the deck.
    pub(crate) redrawn: u8,
    /// How many extra copies went under at the start of this turn (S6).
    pub(crate) extras: u8,
    pub(crate) phase: Phase,
    /// Who has won; nobody before the end.
    pub(crate) winners: SeatSet,
    pub(crate) notes: Notes,
}

/// What the public may know.
impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        debug_public("Secrets", self, f)
    }
}

impl Secrets {
    /// The game that this deal gives, at its first decision.
    ///
    /// # Errors
    /// If no table can have the options, or the deal does not have the pieces of such a table.
    pub fn from_deal(
        options: &Options,
        deal: Deal,
        tell: &mut impl EventSink<Event>,
    ) -> Result<Secrets, Refusal> {
        deal.check(options.check()?)?;
        Ok(Secrets::begin(options, deal, tell))
    }

    fn begin(options: &Options, deal: Deal, tell: &mut impl EventSink<Event>) -> Secrets {
        let mut game = Secrets {
            options: *options,
            deal,
            tokens: deal.tokens,
            deck: Deck::new(&deal.deck),
            displays: [Display::EMPTY; 8],
            bullets_drawn: 0,
            un: None,
            active: deal.first,
            turn: 0,
            redrawn: 0,
            extras: 0,
            phase: Phase::Over,
            winners: SeatSet::NONE,
            notes: Notes::EMPTY,
        };
        game.open(tell);
        game
    }

    /// The shuffle that this game came from.
    pub fn dealt(&self) -> &Deal {
        &self.deal
    }

    /// How many turns have begun.
    pub fn turns(&self) -> u32 {
        self.turn.into()
    }

    /// How many cards were turned up that had been under the deck.
    pub fn redrawn(&self) -> u32 {
        self.redrawn.into()
    }

    /// The tokens as they lie: the seats', then the centre's. The truth, for simulators and tests: whoever plays holds a
    /// [`View`] and no state.
    pub fn tokens(&self) -> &[Identity] {
        &self.tokens[..=self.players()]
    }

    /// The card on offer: a hidden fact, for simulators and tests.
    pub fn offered(&self) -> Option<Character> {
        if let Phase::Answering { card, .. } = self.phase { Some(card) } else { None }
    }

    /// What has been answered under seal and by whom: hidden facts, for simulators and tests.
    pub fn sealed(&self) -> impl Iterator<Item = (Seat, Action)> + use<> {
        let (answer, pass) = match self.phase {
            Phase::Answering { to, un, answer, .. } => (
                answer.map(|accept| (to, if accept { Action::Accept } else { Action::Refuse })),
                if let Un::Passed(holder) = un { Some((holder, Action::Pass)) } else { None },
            ),
            _ => (None, None),
        };
        answer.into_iter().chain(pass)
    }

    pub(crate) fn token(&self, place: Place) -> Identity {
        self.tokens[place.index(self.players()) % PLACES]
    }

    pub(crate) fn players(&self) -> usize {
        self.options.players()
    }

    pub(crate) fn display(&self, seat: Seat) -> &Display {
        &self.displays[seat.index() % 8]
    }
}

impl Game for Secrets {
    const NAME: &'static str = "secrets";
    const RULES: u32 = 1;

    type Options = Options;
    type Action = Action;
    type Claim = Claim;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Actions = ArrayVec<Action, 24>;

    fn seats(options: &Options) -> Result<usize, Refusal> {
        options.check()
    }

    fn deal(
        options: &Options,
        luck: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<Secrets, Refusal> {
        let players = options.check()?;
        Ok(Secrets::begin(options, Deal::draw(players, luck), tell))
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn may_act(&self) -> SeatSet {
        match self.phase {
            Phase::Offering { .. } => SeatSet::only(self.active),
            Phase::Answering { to, un, answer, .. } => {
                let target = if answer.is_none() { SeatSet::only(to) } else { SeatSet::NONE };
                if let Un::Waiting(holder) = un { target.with(holder) } else { target }
            }
            Phase::Effect { by, .. } => SeatSet::only(by),
            Phase::Over => SeatSet::NONE,
        }
    }

    /// While the answers are sealed, both who were asked (S14).
    fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Answering { to, un: Un::Waiting(holder) | Un::Passed(holder), .. } => {
                SeatSet::only(to).with(holder)
            }
            _ => self.may_act(),
        }
    }

    /// The UN window (S14).
    fn window(&self) -> Option<u16> {
        match self.phase {
            Phase::Answering { un: Un::Waiting(_) | Un::Passed(_), .. } => self.options.un_window,
            _ => None,
        }
    }

    fn legal(&self, by: Actor) -> Self::Actions {
        self.legal_actions(by)
    }

    fn play(
        &mut self,
        by: Actor,
        action: &Action,
        luck: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        self.act(by, *action, luck, tell)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then_some(Outcome { winners: self.winners })
    }

    fn view(&self, viewer: Viewer) -> Result<View, NoView> {
        match viewer {
            Viewer::Omniscient if self.phase != Phase::Over => Err(NoView::StillOn),
            Viewer::Seat(seat) if seat.index() >= self.players() => Err(NoView::NoSuchSeat(seat)),
            _ => Ok(View::of(self, viewer)),
        }
    }

    fn hindsight(&self, _: Hindsight) -> View {
        View::of(self, Viewer::Omniscient)
    }

    /// Uniform over the deals of tokens, bullets and unseen cards that fit, together with the choices of Diplomats that
    /// this viewer did not make. Which of the two open cards is on offer, and what was answered under seal, are choices
    /// too and not part of any deal: each possibility is equally likely here, whatever a player would rather do.
    fn resample(&self, viewer: Viewer, luck: &mut Luck) -> Secrets {
        self.resampled(viewer, luck)
    }
}
