//! A turn: from the two open cards to the end of the turn.

use crate::display::Card;
use crate::event::{Answer, Event, How};
use crate::legal::Wanted;
use crate::notes::{Note, opening};
use crate::score;
use crate::state::{Phase, Secrets, Un};
use crate::{Action, Character, Identity, Place, Refusal, Side};
use game::{Actor, Audience, EventSink, Luck, Seat, SeatSet, Viewer};
use std::cmp::Ordering;

const EVERYONE: Audience = Audience::Everyone;

/// The seat with this number, for numbers below [`Seat::MAX`].
pub(crate) fn seat(index: usize) -> Seat {
    const FIRST: Seat = match Seat::new(0) {
        Some(seat) => seat,
        None => unreachable!(),
    };
    Seat::new(index).unwrap_or(FIRST)
}

impl Secrets {
    /// The deal has been made: what everybody sees before the first turn (S4), and the first turn.
    pub(crate) fn open(&mut self, tell: &mut impl EventSink<Event>) {
        let players = self.players();
        tell.tell(EVERYONE, Event::Dealt { players: self.options.players, first: self.active });
        self.apply_opening();
        for seat in Seat::all(players) {
            for place in
                opening(Viewer::Seat(seat), players).into_iter().filter(|place| *place != Place::Centre)
            {
                tell.tell(seat.into(), Event::Saw { place, identity: self.token(place) });
            }
        }
        // The centre is shown to all at once, and to whoever watches.
        for place in opening(Viewer::Public, players) {
            tell.tell(EVERYONE, Event::CentreShown { identity: self.token(place) });
        }
        self.begin_turn(tell);
    }

    /// Carries out an action, or says why not and changes nothing.
    pub(crate) fn act(
        &mut self,
        by: Actor,
        action: Action,
        luck: &mut Luck,
        tell: &mut impl EventSink<Event>,
    ) -> Result<(), Refusal> {
        match self.check(by, action)? {
            Wanted::Offer { card, to } => self.offer(card, to, luck, tell),
            Wanted::Answer { by, accept } => self.answer(by, accept, tell),
            Wanted::Intervene { by, card } => self.land(by, card, How::Intervened, tell),
            Wanted::Pass { by } => self.pass(by, tell),
            Wanted::CloseWindow => self.close_window(tell),
            Wanted::Swap { by, a, b } => {
                self.swap(by, a.into(), b.into(), tell);
                self.end_turn(by, tell);
            }
            Wanted::PutBefore { by, to } => {
                self.displays[to.index() % 8]
                    .add(Card::Character { character: Character::Politician, face_up: true });
                tell.tell(EVERYONE, Event::PutBefore { by, to });
                self.look(by, to.into(), tell);
                self.end_turn(to, tell);
            }
            Wanted::GiveBullet { by, to } => {
                self.displays[to.index() % 8].add(Card::Bullet { drawn: self.bullets_drawn - 1, from: by });
                tell.tell(EVERYONE, Event::BulletGiven { by, to });
                self.end_turn(by, tell);
            }
            Wanted::Exchange { by, side } => {
                self.exchange(by, side, tell);
                self.end_turn(by, tell);
            }
            Wanted::Look { by, place } => {
                self.look(by, place, tell);
                self.end_turn(by, tell);
            }
        }
        Ok(())
    }

    /// Turns up cards until two different characters lie open (S6).
    fn begin_turn(&mut self, tell: &mut impl EventSink<Event>) {
        self.turn += 1;
        self.extras = 0;
        let Some(first) = self.draw() else { return self.phase = Phase::Over };
        let second = loop {
            match self.draw() {
                None => return self.phase = Phase::Over,
                Some(card) if card == first => self.extras += 1,
                Some(card) => break card,
            }
        };
        // Only when drawing has ended: an extra copy must not come up again in the same turn.
        for _ in 0..self.extras {
            self.deck.put_under(first, self.turn);
        }
        let pair = [first, second];
        self.phase = Phase::Offering { pair };
        tell.tell(EVERYONE, Event::TurnedUp { by: self.active, turn: self.turn, pair, extras: self.extras });
    }

    fn draw(&mut self) -> Option<Character> {
        let card = self.deck.draw();
        debug_assert!(card.is_some(), "S29: a deck with fewer than two characters");
        let (card, went_under) = card?;
        self.redrawn += u8::from(went_under > 0);
        Some(card)
    }

    fn offer(&mut self, card: Character, to: Seat, luck: &mut Luck, tell: &mut impl EventSink<Event>) {
        let Phase::Offering { pair } = self.phase else { return };
        let other = if card == pair[0] { pair[1] } else { pair[0] };
        self.deck.put_under(other, self.turn);
        if self.options.shuffle_under {
            self.deck.shuffle_turn(self.turn, luck);
        }
        // Where the UN player offers or is the target there is nothing to intervene in (S13).
        let un = match self.un {
            Some(holder) if holder != self.active && holder != to => Un::Waiting(holder),
            _ => Un::Nobody,
        };
        self.phase = Phase::Answering { pair, card, to, un, answer: None };
        tell.tell(EVERYONE, Event::Offered { by: self.active, to });
        tell.tell(self.active.into(), Event::Kept { card });
    }

    fn answer(&mut self, by: Seat, accept: bool, tell: &mut impl EventSink<Event>) {
        let Phase::Answering { card, to, un, answer, .. } = &mut self.phase else { return };
        let (card, to) = (*card, *to);
        if let Un::Waiting(_) = un {
            // Sealed until the UN player has decided (S14).
            *answer = Some(accept);
            tell.tell(
                by.into(),
                Event::Sealed { answer: if accept { Answer::Accept } else { Answer::Refuse } },
            );
            return;
        }
        self.resolve(card, to, accept, tell);
    }

    fn pass(&mut self, by: Seat, tell: &mut impl EventSink<Event>) {
        let Phase::Answering { card, to, un, answer, .. } = &mut self.phase else { return };
        let (card, to) = (*card, *to);
        *un = Un::Passed(by);
        tell.tell(by.into(), Event::Sealed { answer: Answer::Pass });
        if let Some(accept) = *answer {
            self.resolve(card, to, accept, tell);
        }
    }

    fn close_window(&mut self, tell: &mut impl EventSink<Event>) {
        let Phase::Answering { card, to, un, answer, .. } = &mut self.phase else { return };
        let (card, to) = (*card, *to);
        *un = Un::Closed;
        tell.tell(EVERYONE, Event::WindowClosed);
        if let Some(accept) = *answer {
            self.resolve(card, to, accept, tell);
        }
    }

    /// The target's answer takes effect (S9).
    fn resolve(&mut self, card: Character, to: Seat, accept: bool, tell: &mut impl EventSink<Event>) {
        match accept {
            true => self.land(to, card, How::Accepted, tell),
            false => self.land(self.active, card, How::Refused, tell),
        }
    }

    /// The card is turned face up, and `with` carries out its effect (S10). Effects that leave no choice happen here.
    fn land(&mut self, with: Seat, card: Character, how: How, tell: &mut impl EventSink<Event>) {
        tell.tell(EVERYONE, Event::Landed { card, with, how });
        // The Politician stays with nobody who got it: it waits to be put elsewhere (S17).
        if card != Character::Politician {
            self.displays[with.index() % 8].add(Card::Character { character: card, face_up: true });
        }
        match card {
            Character::DoubleAgent => {
                self.swap(with, with.into(), Place::Centre, tell);
                self.look(with, with.into(), tell);
            }
            Character::Journalist => {
                tell.tell(EVERYONE, Event::Shows { by: with });
                self.show(SeatSet::all(self.players()).without(with), with.into(), tell);
            }
            Character::Scientist => {
                if self.display(with).face_up(Character::Scientist) >= 2 {
                    self.displays[with.index() % 8].turn_down(None);
                    tell.tell(EVERYONE, Event::AllTurnedDown { seat: with });
                }
            }
            Character::Diplomat => {
                self.note(Note::Look(SeatSet::all(self.players()), Place::Centre));
                tell.tell(EVERYONE, Event::CentreShown { identity: self.token(Place::Centre) });
                return self.phase = Phase::Effect { by: with, card };
            }
            Character::Assassin => {
                debug_assert!(self.bullets_drawn < 4, "S29: no bullet left for an Assassin");
                if let Some(value) = self.deal.bullets.get(usize::from(self.bullets_drawn)) {
                    self.bullets_drawn += 1;
                    tell.tell(EVERYONE, Event::BulletDrawn { by: with });
                    tell.tell(with.into(), Event::BulletSeen { value: *value });
                    return self.phase = Phase::Effect { by: with, card };
                }
            }
            Character::Politician | Character::Psychiatrist | Character::Detective => {
                return self.phase = Phase::Effect { by: with, card };
            }
        }
        self.end_turn(with, tell);
    }

    /// Shows a token to these seats and to nobody else.
    fn show(&mut self, seats: SeatSet, place: Place, tell: &mut impl EventSink<Event>) {
        self.note(Note::Look(seats, place));
        tell.tell(Audience::Only(seats), Event::Saw { place, identity: self.token(place) });
    }

    /// Somebody looks in secret; who looks at which token is public (S20).
    fn look(&mut self, by: Seat, place: Place, tell: &mut impl EventSink<Event>) {
        tell.tell(EVERYONE, Event::Looks { by, place });
        self.show(SeatSet::only(by), place, tell);
    }

    fn swap(&mut self, by: Seat, a: Place, b: Place, tell: &mut impl EventSink<Event>) {
        self.note(Note::Swap(a, b));
        tell.tell(EVERYONE, Event::TokensSwapped { by, places: [a, b] });
    }

    /// The Diplomat's swap. The others are told the same, whichever neighbour it was (S19).
    fn exchange(&mut self, by: Seat, side: Side, tell: &mut impl EventSink<Event>) {
        self.note(Note::Exchange(by, side));
        tell.tell(EVERYONE, Event::Exchanged { by });
        tell.tell(by.into(), Event::ExchangedWith { side });
    }

    /// The end of a turn: pairs, UN, end of the game, next player (S25, S11). One character has come into one display,
    /// that of `with`: only there can a new pair be.
    fn end_turn(&mut self, with: Seat, tell: &mut impl EventSink<Event>) {
        self.turn_down_pair(with, tell);
        self.move_un(tell);
        let players = self.players();
        if self.displays[..players].iter().any(|display| display.len() >= self.options.limit()) {
            return self.finish(tell);
        }
        self.active = self.active.left(players);
        self.begin_turn(tell);
    }

    /// Two equal face-up characters turn face down (S23).
    fn turn_down_pair(&mut self, seat: Seat, tell: &mut impl EventSink<Event>) {
        let display = &mut self.displays[seat.index() % 8];
        if let Some(card) = display.pair() {
            debug_assert!(display.face_up(card) == 2, "S29: three equal cards face up at the end of a turn");
            display.turn_down(Some(card));
            tell.tell(EVERYONE, Event::PairTurnedDown { seat, card });
        }
    }

    /// The UN token goes to the one player with strictly fewest cards, or to the centre (S12).
    fn move_un(&mut self, tell: &mut impl EventSink<Event>) {
        let (mut fewest, mut holder) = (usize::MAX, None);
        for (seat, display) in Seat::all(self.players()).zip(&self.displays) {
            match display.len().cmp(&fewest) {
                Ordering::Less => (fewest, holder) = (display.len(), Some(seat)),
                Ordering::Equal => holder = None,
                Ordering::Greater => {}
            }
        }
        if holder != self.un {
            self.un = holder;
            tell.tell(EVERYONE, Event::UnMoved { to: holder });
        }
    }

    fn finish(&mut self, tell: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        let tokens = self.tokens;
        let points = score::totals(self);
        let (_, _, result) = score::judge(&tokens, &points);
        self.winners = result.winners(&tokens[..self.players()]);
        debug_assert!(
            [Identity::Cia, Identity::Kgb].iter().all(|team| tokens[..self.players()].contains(team)),
            "S29: a team with no member"
        );
        let tokens = self.tokens().iter().copied().collect();
        tell.tell(EVERYONE, Event::Ended { tokens, points, result });
    }
}
