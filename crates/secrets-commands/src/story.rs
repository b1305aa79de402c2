//! Secrets in plain words.

use game::{Seat, Viewer};
use secrets::{Answer, CardView, Character, Claim, Event, How, Identity, Place, Side, Victory};

/// The names at a table and who reads.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    pub(crate) names: &'a [String],
    pub(crate) reader: Viewer,
}

impl Voice<'_> {
    fn is_me(self, seat: Seat) -> bool {
        self.reader == Viewer::Seat(seat)
    }

    fn name(self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// "You offer", "Lynx offers".
    pub(crate) fn does(self, seat: Seat, you: &str, they: &str) -> String {
        if self.is_me(seat) { format!("You {you}") } else { format!("{} {they}", self.name(seat)) }
    }

    /// As an object: "you", "Lynx".
    pub(crate) fn whom(self, seat: Seat) -> String {
        if self.is_me(seat) { "you".into() } else { self.name(seat) }
    }

    /// "your", "Lynx's".
    pub(crate) fn whose(self, seat: Seat) -> String {
        if self.is_me(seat) { "your".into() } else { format!("{}'s", self.name(seat)) }
    }

    pub(crate) fn token(self, place: Place) -> String {
        match place {
            Place::Seat(seat) => format!("{} token", self.whose(seat)),
            Place::Centre => "the centre token".into(),
        }
    }
}

pub(crate) fn character(character: Character) -> &'static str {
    match character {
        Character::DoubleAgent => "Double Agent",
        Character::Politician => "Politician",
        Character::Psychiatrist => "Psychiatrist",
        Character::Detective => "Detective",
        Character::Journalist => "Journalist",
        Character::Scientist => "Scientist",
        Character::Diplomat => "Diplomat",
        Character::Assassin => "Assassin",
    }
}

/// A character with what it counts.
pub(crate) fn worth(kind: Character) -> String {
    match kind.value() {
        0 => format!("{} (0)", character(kind)),
        value => format!("{} ({value:+})", character(kind)),
    }
}

pub(crate) fn identity(identity: Identity) -> &'static str {
    match identity {
        Identity::Cia => "CIA",
        Identity::Kgb => "KGB",
        Identity::Hippie => "hippie",
    }
}

pub(crate) fn card(card: CardView) -> String {
    match card {
        CardView::Up(kind) => worth(kind),
        CardView::Down(kind) => format!("[{}, face down]", character(kind)),
        CardView::Bullet { value: Some(value), .. } => format!("bullet ({value})"),
        CardView::Bullet { value: None, .. } => "bullet (?)".into(),
    }
}

/// What a card does, in a few words.
pub(crate) fn effect(kind: Character) -> &'static str {
    match kind {
        Character::DoubleAgent => "swap your token with the centre, look at the new one",
        Character::Politician => "goes before another player, whose token you see",
        Character::Psychiatrist => "swap the tokens of two others",
        Character::Detective => "look at one token",
        Character::Journalist => "the others see your token",
        Character::Scientist => "a pair turns all your characters face down",
        Character::Diplomat => "all see the centre; swap it with a neighbour in secret",
        Character::Assassin => "give somebody a bullet",
    }
}

/// An event in words; nothing where another event says it already.
pub(crate) fn tell(event: &Event, names: &[String], reader: Viewer) -> Option<String> {
    let voice = Voice { names, reader };
    Some(match event {
        Event::Dealt { players, first } => {
            format!("{players} players. {}.", voice.does(*first, "begin", "begins"))
        }
        Event::Saw { place, identity: saw } => match reader {
            Viewer::Omniscient => format!("  ({} is {}.)", voice.token(*place), identity(*saw)),
            _ => format!("  You see {}: {}.", voice.token(*place), identity(*saw)),
        },
        Event::CentreShown { identity: shown } => {
            format!("Everybody sees the centre token: {}.", identity(*shown))
        }
        Event::TurnedUp { by, turn, pair, extras } => {
            let again = match extras {
                0 => String::new(),
                1 => format!(" One more {} goes under the deck.", character(pair[0])),
                more => format!(" {more} more copies of {} go under the deck.", character(pair[0])),
            };
            format!(
                "\nTurn {turn}. {} {} and {}.{again}",
                voice.does(*by, "turn up", "turns up"),
                worth(pair[0]),
                worth(pair[1])
            )
        }
        Event::Offered { by, to } => {
            format!("{} one of them to {}, face down.", voice.does(*by, "offer", "offers"), voice.whom(*to))
        }
        Event::Kept { card } => match reader {
            Viewer::Omniscient => format!("  (It is the {}.)", character(*card)),
            _ => format!("  It is the {}.", character(*card)),
        },
        Event::Sealed { answer } => {
            let answer = match answer {
                Answer::Accept => "accept",
                Answer::Refuse => "refuse",
                Answer::Pass => "let it pass",
            };
            match reader {
                Viewer::Omniscient => format!("  (Under seal: {answer}.)"),
                _ => format!("  Under seal you {answer}."),
            }
        }
        Event::WindowClosed => "The UN window has closed.".into(),
        Event::Landed { card, with, how } => {
            let how = match how {
                How::Accepted => voice.does(*with, "accept", "accepts"),
                How::Refused => format!("Refused: {}", voice.does(*with, "get it back", "gets it back")),
                How::Intervened => voice.does(*with, "intervene for the UN", "intervenes for the UN"),
            };
            format!("{how}. It is the {}.", worth(*card))
        }
        Event::TokensSwapped { by, places: [a, b] } => {
            format!("{} {} with {}.", voice.does(*by, "swap", "swaps"), voice.token(*a), voice.token(*b))
        }
        Event::Looks { by, place } => {
            format!("{} at {}.", voice.does(*by, "look", "looks"), voice.token(*place))
        }
        Event::PutBefore { by, to } => {
            format!("{} the Politician before {}.", voice.does(*by, "put", "puts"), voice.whom(*to))
        }
        Event::Shows { by } => match voice.reader {
            Viewer::Seat(seat) if seat == *by => "The others see your token. You do not.".into(),
            _ => format!("{} token is shown to everybody else.", capital(&voice.whose(*by))),
        },
        Event::Exchanged { by } => {
            format!("{} the centre token with a neighbour's, unseen.", voice.does(*by, "swap", "swaps"))
        }
        Event::ExchangedWith { side } => {
            let side = match side {
                Side::Left => "left",
                Side::Right => "right",
            };
            match reader {
                Viewer::Omniscient => format!("  (It was the {side} neighbour's.)"),
                _ => format!("  It was your {side} neighbour's."),
            }
        }
        Event::BulletDrawn { by } => format!("{} a bullet.", voice.does(*by, "draw", "draws")),
        Event::BulletSeen { value } => match reader {
            Viewer::Omniscient => format!("  (It counts {value}.)"),
            _ => format!("  You see that it counts {value}."),
        },
        Event::BulletGiven { by, to } => {
            format!("{} it to {}, face down.", voice.does(*by, "give", "gives"), voice.whom(*to))
        }
        Event::AllTurnedDown { seat } => {
            format!("A pair of Scientists: all of {} characters turn face down.", voice.whose(*seat))
        }
        Event::PairTurnedDown { seat, card } => {
            format!("{} pair of {} cards turns face down.", capital(&voice.whose(*seat)), character(*card))
        }
        Event::UnMoved { to: Some(seat) } => {
            format!("{} fewest cards and the UN token.", voice.does(*seat, "have", "has"))
        }
        Event::UnMoved { to: None } => "The UN token goes back to the centre.".into(),
        Event::Ended { tokens, points, result } => {
            let mut text = String::from("\nThe game is over.");
            for ((seat, points), token) in Seat::all(points.len()).zip(points).zip(tokens) {
                text += &format!("\n  {}, {}: {points}", voice.name(seat), identity(*token));
            }
            if let Some(centre) = tokens.last() {
                text += &format!("\n  In the centre lay: {}.", identity(*centre));
            }
            text += &match result {
                Victory::Hippie(seat) => {
                    format!(
                        "\n{}, a hippie with the lowest score of all.",
                        voice.does(*seat, "win alone", "wins alone")
                    )
                }
                Victory::Team(team) => format!("\nThe {} wins.", identity(*team)),
                Victory::Nobody => "\nThe teams are level: everybody loses.".into(),
            };
            text
        }
    })
}

pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A claim in words.
pub(crate) fn claim(by: Seat, claim: &Claim, names: &[String]) -> String {
    let voice = Voice { names, reader: Viewer::Public };
    let words = match claim {
        Claim::CardIs(kind) => format!("It is the {}.", character(*kind)),
        Claim::YouWillLikeIt => "You will like it.".into(),
        Claim::YouWillNotLikeIt => "You will not like it.".into(),
        Claim::TokenIs { place: Place::Seat(seat), identity: said } if *seat == by => {
            format!("I am {}.", identity(*said))
        }
        Claim::TokenIs { place, identity: said } => {
            format!("{} is {}.", capital(&voice.token(*place)), identity(*said))
        }
    };
    format!("{}: “{words}”", voice.name(by))
}
