//! A table of bots playing a game.

use crate::{Bot, Perspective};
use game::{Actor, Addressed, Game, Luck, NoEvents, Seat, Seed, Table, Viewer, told_to};

/// A table with a bot in some or all of its seats. Bots are told what their seats are told.
#[doc(alias = "Hall")]
pub struct BotMatch<G: Game> {
    table: Table<G>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    listening: bool,
    /// What the bots draw from: never the seed of the game.
    luck: Luck,
    told: Vec<Addressed<G::Event>>,
    said: Vec<(Seat, G::Claim)>,
}

impl<G: Game> BotMatch<G> {
    /// Deals a game to these bots; a seat without one is somebody else's.
    ///
    /// # Errors
    /// The reason why no table can have these options.
    pub fn deal(
        options: &G::Options,
        seed: Seed,
        bots: Vec<Option<Box<dyn Bot<G>>>>,
        luck: Luck,
    ) -> Result<BotMatch<G>, G::Refusal> {
        // A person listens to everything; a table of bots that do not is not told, which is much faster.
        let listening = bots.iter().any(|bot| bot.as_ref().is_none_or(|bot| bot.listens()));
        let mut told = Vec::new();
        let table = if listening {
            Table::deal(options, seed, &mut told)?
        } else {
            Table::deal(options, seed, &mut NoEvents)?
        };
        let mut hall = BotMatch { table, bots, listening, luck, told, said: Vec::new() };
        hall.spread();
        Ok(hall)
    }

    /// Tells each bot what its seat was told.
    fn spread(&mut self) {
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            if let Some(bot) = bot {
                told_to(&self.told, Viewer::Seat(seat)).for_each(|event| bot.hear(event));
            }
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.table.game()
    }

    /// What the deal or the last action told, and to whom.
    pub fn told(&self) -> &[Addressed<G::Event>] {
        &self.told
    }

    /// What bots said before the last action, and which of them.
    pub fn said(&self) -> &[(Seat, G::Claim)] {
        &self.said
    }

    /// Lets the bots hear what somebody claims.
    pub fn claim(&mut self, by: Seat, claim: &G::Claim) {
        for (seat, bot) in Seat::all(self.bots.len()).zip(&mut self.bots) {
            if let Some(bot) = bot
                && seat != by
            {
                bot.hear_claim(by, claim);
            }
        }
    }

    /// Carries out an action of anybody.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed then.
    pub fn play(&mut self, by: Actor, action: &G::Action) -> Result<(), G::Refusal> {
        self.said.clear();
        self.carry_out(by, action)
    }

    fn carry_out(&mut self, by: Actor, action: &G::Action) -> Result<(), G::Refusal> {
        if self.listening {
            let mut told = Vec::new();
            self.table.play(by, action, &mut told)?;
            self.told = told;
            self.spread();
            Ok(())
        } else {
            self.table.play(by, action, &mut NoEvents)
        }
    }

    /// Lets one bot whose turn it is say something and do something: who did what. Nothing if no bot can.
    pub fn step(&mut self) -> Option<(Actor, G::Action)> {
        self.said.clear();
        for seat in self.table.game().may_act() {
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { continue };
            if let Some(claim) = bot.claim(&Perspective::new(self.table.game(), seat), &mut self.luck) {
                self.claim(seat, &claim);
                self.said.push((seat, claim));
            }
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { continue };
            let chair = Perspective::new(self.table.game(), seat);
            let Some(action) = bot.choose(&chair, &mut self.luck) else { continue };
            // A bot's mistake must not stop the table: whatever is legal is done instead.
            if self.carry_out(seat.into(), &action).is_ok() {
                return Some((seat.into(), action));
            }
            let instead = self.luck.pick(&self.table.game().legal(seat.into())).cloned();
            if let Some(action) = instead.filter(|action| self.carry_out(seat.into(), action).is_ok()) {
                return Some((seat.into(), action));
            }
        }
        None
    }
}
