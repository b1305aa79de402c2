//! A player who acts on what it has seen, one step ahead.

use bots::{Bot, Perspective};
use game::{Luck, Seat, Viewer};
use secrets::{
    Action, Belief, CardView, Character, Event, Identity, Options, Place, Secrets, Side, Stage, View,
};

/// Keeps the exact belief about the tokens and takes what looks best at once: points for its own side, none for the other.
///
/// It reckons with points as they lie and with who probably is what. It does not think about what others know or want, does
/// not look ahead, and believes nobody.
#[derive(Clone, Debug)]
pub struct Greedy {
    seat: Seat,
    players: usize,
    belief: Belief,
}

impl Greedy {
    /// The player of this seat.
    pub fn new(seat: Seat, options: &Options) -> Greedy {
        let players = options.players.into();
        Greedy { seat, players, belief: Belief::new(Viewer::Seat(seat), players) }
    }

    fn chance(&self, seat: Seat, identity: Identity) -> f64 {
        self.belief.chance(seat.into(), identity)
    }

    fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let me = self.seat;
        Seat::all(self.players).filter(move |seat| *seat != me)
    }

    /// How much I like a point more for `seat`: between −1, it helps the other side, and 1, it helps mine.
    fn liking(&self, seat: Seat) -> f64 {
        let [cia, kgb, hippie] = Identity::ALL.map(|mine| self.chance(self.seat, mine));
        let [their_cia, their_kgb, _] = Identity::ALL.map(|theirs| self.chance(seat, theirs));
        // A hippie wants to be lowest: points for me are bad, points for others good.
        let as_hippie = if seat == self.seat { -1.0 } else { 0.5 };
        (cia - kgb) * (their_cia - their_kgb) + hippie * as_hippie
    }

    /// What it is worth to me that `card` comes to lie before `seat`: its points, or what a pair takes away.
    fn put(&self, view: &View, card: Character, seat: Seat) -> f64 {
        let display = &view.displays[seat.index()];
        let up = |wanted| display.contains(&CardView::Up(wanted));
        let shown: f64 = display
            .iter()
            .map(|card| if let CardView::Up(character) = card { f64::from(character.value()) } else { 0.0 })
            .sum();
        let points = match card {
            Character::Scientist if up(Character::Scientist) => -shown,
            card if up(card) => -f64::from(card.value()),
            card => f64::from(card.value()),
        };
        self.liking(seat) * points
    }

    /// What it is worth to me that `seat` gets the card and carries it out. What others would do with a Politician or a
    /// bullet I do not guess.
    fn worth(&self, view: &View, card: Character, seat: Seat) -> f64 {
        match card {
            Character::Politician if seat == self.seat => self.best(|other| self.put(view, card, other)).1,
            Character::Politician => 0.0,
            // A bullet takes one and a half points on average.
            Character::Assassin if seat == self.seat => {
                self.best(|other| -1.5 * self.liking(other)).1 + self.put(view, card, seat)
            }
            _ => self.put(view, card, seat),
        }
    }

    /// The other player for whom `value` is highest.
    fn best(&self, value: impl Fn(Seat) -> f64) -> (Seat, f64) {
        self.others()
            .map(|seat| (seat, value(seat)))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
            .unwrap_or((self.seat.left(self.players), 0.0))
    }

    /// The offer whose worse outcome for me is best: the target takes what is good for the target.
    fn offer(&self, view: &View, pair: [Character; 2], luck: &mut Luck) -> Action {
        let mut best = (f64::NEG_INFINITY, Action::Accept);
        for card in pair {
            for to in self.others() {
                let (taken, left) = (self.worth(view, card, to), self.worth(view, card, self.seat));
                // A little noise, so that equal offers are not always the same one.
                let value = (taken + left) / 2.0 + f64::from(luck.below(100)) / 1000.0;
                if value > best.0 {
                    best = (value, Action::Offer { card, to });
                }
            }
        }
        best.1
    }

    /// Whether I would rather have the card than let the offer go on.
    fn want(&self, view: &View, pair: [Character; 2], otherwise: Seat) -> bool {
        let gain = |card| self.worth(view, card, self.seat) - self.worth(view, card, otherwise);
        gain(pair[0]) + gain(pair[1]) > 0.0
    }

    fn swap(&self) -> Action {
        // What I know stays worth knowing: the two I know least about.
        let doubt = |seat: Seat| {
            -Identity::ALL.map(|identity| self.chance(seat, identity)).into_iter().fold(0.0, f64::max)
        };
        let mut seats: Vec<Seat> = self.others().collect();
        seats.sort_by(|a, b| doubt(*b).total_cmp(&doubt(*a)));
        Action::Swap(seats.into_iter().take(2).collect())
    }

    /// The side whose token is better to have in the centre.
    fn exchange(&self) -> Action {
        let side = |side: Side| side.of(self.seat, self.players);
        let keep_left = self.liking(side(Side::Left)) > self.liking(side(Side::Right));
        Action::Exchange(if keep_left { Side::Right } else { Side::Left })
    }

    /// The token about which I know least, my own first.
    fn look(&self) -> Action {
        let doubt = |place: Place| {
            let sure = Identity::ALL
                .map(|identity| self.belief.chance(place, identity))
                .into_iter()
                .fold(0.0, f64::max);
            if place == Place::Seat(self.seat) { 1.5 * (1.0 - sure) } else { 1.0 - sure }
        };
        let place = Place::all(self.players).max_by(|a, b| doubt(*a).total_cmp(&doubt(*b)));
        Action::Look(place.unwrap_or(Place::Centre))
    }
}

impl Bot<Secrets> for Greedy {
    fn hear(&mut self, event: &Event) {
        self.belief.learn(event);
    }

    fn choose(&mut self, chair: &Perspective<'_, Secrets>, luck: &mut Luck) -> Option<Action> {
        let view = chair.view()?;
        Some(match view.stage {
            Stage::Offering { pair } => self.offer(&view, pair, luck),
            Stage::Answering { pair, to, .. } if to == self.seat => {
                if self.want(&view, pair, view.active) {
                    Action::Accept
                } else {
                    Action::Refuse
                }
            }
            Stage::Answering { pair, to, .. } => {
                if self.want(&view, pair, to) {
                    Action::Intervene
                } else {
                    Action::Pass
                }
            }
            Stage::Effect { card: Character::Psychiatrist, .. } => self.swap(),
            Stage::Effect { card: Character::Diplomat, .. } => self.exchange(),
            Stage::Effect { card: Character::Detective, .. } => self.look(),
            Stage::Effect { card: Character::Politician, .. } => {
                Action::Give { to: self.best(|seat| self.put(&view, Character::Politician, seat)).0 }
            }
            Stage::Effect { bullet, .. } => {
                let value = f64::from(bullet.unwrap_or(-1));
                Action::Give { to: self.best(|seat| value * self.liking(seat)).0 }
            }
            Stage::Over => return None,
        })
    }
}
