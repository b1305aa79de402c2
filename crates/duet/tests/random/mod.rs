//! Random games of every kind, as the laws play them.

use duet::*;
use game::{Actor, Audience, Game, Luck, NoEvents, Seat, Seed, Viewer};
use laws::{Enough, Retold, Subject};

/// A side's half of the key, as the side sees it.
pub fn half_of(game: &Duet, side: Side) -> Half {
    let seat = Seat::all(8).find(|seat| game.options().side(*seat) == Some(side)).unwrap();
    game.view(Viewer::Seat(seat)).unwrap().key.unwrap()
}

/// Random games of Duet.
pub struct Random;

impl Subject for Random {
    type Game = Duet;
    const TRY_ONE_IN: u32 = 4;
    const COMPARE_ONE_IN: u32 = 2;
    const AHEAD: usize = 1;
    const ENOUGH: Enough = Enough {
        accepted: 100_000,
        refused: 1_000_000,
        other_truths: 50_000,
        ahead: 50_000,
        printed: 100,
        endings: 6,
    };

    fn options(number: u64) -> Options {
        let luck = &mut Luck::new(Seed::from_number(number).child("options", 0));
        let mut sides = vec![Side::A, Side::B];
        for _ in 0..luck.below(4) {
            sides.push(Side::BOTH[luck.below(2) as usize]);
        }
        luck.shuffle(&mut sides);
        let challenge = if luck.below(3) == 0 {
            Challenge::Tokens(9 + luck.below(3) as u8)
        } else {
            Challenge::Mission(luck.pick(MISSIONS).unwrap().city)
        };
        let words = WordList::of(Language::ALL[luck.below(4) as usize]);
        Options { sides, challenge, words, flexible_turns: luck.below(2) == 0, ..Options::default() }
    }

    /// Of clues only those with the numeral that stands in for a word.
    fn universe(game: &Duet) -> Vec<Action> {
        let touches = game.view(Viewer::Public).unwrap().touches;
        let word = ClueWord::new("1");
        let mut all = vec![Action::Object, Action::Concede, Action::Insist];
        all.extend(
            [touches, touches.wrapping_add(1), touches.wrapping_sub(1)].map(|touch| Action::Stop { touch }),
        );
        all.extend((0..=25).map(|card| Action::Guess { card, touch: touches }));
        all.extend((0..25).map(|card| Action::Guess { card, touch: touches.wrapping_sub(1) }));
        all.extend((-1..=26).map(|number| Action::Clue(Clue { word, number: ClueNumber::new(number) })));
        all
    }

    fn wild(game: &Duet, luck: &mut Luck) -> Action {
        let any = luck.below(256) as u8;
        let touches = game.view(Viewer::Public).unwrap().touches;
        let touch = *luck.pick(&[0, 1, 255, any, touches]).unwrap();
        let card = *luck.pick(&[any % 25, any, 24, 25]).unwrap();
        let on_table = game.grid().words(CardSet::ALL).nth(usize::from(any % 25)).unwrap().as_str();
        match luck.below(6) {
            0 => Action::Guess { card, touch },
            1 => Action::Stop { touch },
            2 => *luck.pick(&[Action::Object, Action::Concede, Action::Insist]).unwrap(),
            _ => {
                let texts = ["", " ", "1", "ß", "İı", "e\u{301}", "\u{202e}", "a b", "🕵️", "\0", on_table];
                let number = ClueNumber::new(i64::from(any) - 100);
                Action::Clue(Clue { word: ClueWord::new(luck.pick(&texts).unwrap()), number })
            }
        }
    }

    /// Legal, and not a sure way to end at once: guesses lean towards right ones, so that all of the game is reached.
    fn choose(game: &Duet, luck: &mut Luck) -> Option<(Actor, Action)> {
        let seats: Vec<Seat> = game.may_act().into_iter().collect();
        let by = Actor::from(*luck.pick(&seats)?);
        let legal = game.legal(by);
        if luck.below(4) > 0 {
            let to_find = |game: &Duet| game.view(Viewer::Public).unwrap().to_find;
            let finds = |action: &&Action| {
                let mut next = game.clone();
                next.play(by, action, &mut Luck::new(Seed::from_number(1)), &mut NoEvents).unwrap();
                to_find(&next) < to_find(game)
            };
            let guesses = legal.iter().filter(|action| matches!(action, Action::Guess { .. }));
            let right: Vec<Action> = guesses.filter(finds).copied().collect();
            if let Some(action) = luck.pick(&right) {
                return Some((by, *action));
            }
        }
        Some((by, *luck.pick(&legal)?))
    }

    fn invariant(game: &Duet) {
        let view = game.view(Viewer::Public).unwrap();
        let tokens = view.tokens;
        let marks: u8 = view.touched.iter().map(|touch| touch.tokens).sum();
        let won_in_turn = view.phase == Phase::Over(End::Won) && !view.sudden_death;
        let start = game.options().challenge.supply().unwrap().left();
        let used = tokens.kept.a + tokens.kept.b + tokens.thrown + marks;
        let winning = start - tokens.supply.left() - used;
        assert!(winning == 0 || won_in_turn && winning == 1, "no token is lost or made");
        let agents = view.covers.iter().filter(|cover| cover.agent.is_some()).count();
        assert_eq!(agents + usize::from(view.to_find), AGENTS);
        assert_eq!(view.phase == Phase::Over(End::Won), view.to_find == 0);
        for card in Card::all() {
            let cover = view.covers[card.index()];
            let dead = cover.marks.a.is_some() && cover.marks.b.is_some();
            assert_eq!(view.visible.contains(card), cover.agent.is_none() && !dead);
        }
        assert!(view.score.is_none_or(|score| (-1..=25).contains(&score)));
        assert_eq!(view.key, None);
        // Whoever may act has something to do, and nobody else has.
        for seat in Seat::all(game.options().sides.len()) {
            assert_eq!(game.legal(seat.into()).is_empty(), !game.may_act().contains(seat));
        }
        assert!(game.legal(Actor::Clock).is_empty());
    }

    fn ending(game: &Duet) -> String {
        format!("{:?} {}", game.end().unwrap(), game.reached_sudden_death())
    }

    /// No choice is hidden, so the same actions are played with the other key. The deal tells as a deal does.
    fn retell(
        options: &Options,
        seed: Seed,
        actions: &[(Actor, Action)],
        other: &Duet,
    ) -> Option<Retold<Duet>> {
        let halves = Side::BOTH.map(|side| half_of(other, side));
        let key = Key::from_halves(&halves[0], &halves[1]).unwrap();
        let mut game = Duet::set_up(options, other.grid().clone(), key).unwrap();
        let supply = game.view(Viewer::Public).unwrap().tokens.supply;
        let mut told = Vec::new();
        let dealt = Event::Dealt { words: other.grid().clone(), supply };
        told.push(game::Addressed { to: Audience::Everyone, event: dealt });
        for (side, key) in Side::BOTH.into_iter().zip(halves) {
            let seats = Seat::all(options.sides.len()).filter(|seat| options.side(*seat) == Some(side));
            told.push(game::Addressed {
                to: Audience::Only(seats.collect()),
                event: Event::YourKey { side, key },
            });
        }
        for (by, action) in actions {
            game.play(*by, action, &mut seed.action(0), &mut told).unwrap();
        }
        Some(Retold { told, game: Some(game) })
    }

    /// Only a touch can tell worlds apart: by what it finds, or by what is announced after it.
    fn comes_to_light(action: &Action, heard: [Option<&[&Event]>; 2]) -> bool {
        matches!(action, Action::Guess { .. }) && heard.iter().all(Option::is_some)
    }
}
