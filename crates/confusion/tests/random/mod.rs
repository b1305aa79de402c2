//! Random games over all variants and tokens, as the laws play them.

use confusion::*;
use game::{Actor, Game, Luck, NoEvents, Seat, Seed, Viewer};
use laws::{Enough, Hidden, Retold, Subject};

/// Random games of Confusion.
pub struct Random;

impl Subject for Random {
    type Game = Confusion;
    const RECORDS: u64 = 400;
    const TRY_ONE_IN: u32 = 550;
    const COMPARE_ONE_IN: u32 = 170;
    const CHECK_ONE_IN: u32 = 30;
    const AHEAD: usize = 12;
    const ENOUGH: Enough = Enough {
        accepted: 500_000,
        refused: 100_000_000,
        other_truths: 20_000,
        ahead: 30_000,
        printed: 200,
        endings: 6,
    };

    /// All 32 sets of variants, then all tokens.
    fn options(number: u64) -> Options {
        let bit = |bit: u64| number >> bit & 1 == 1;
        let tokens =
            |from: u64| Tokens { reveal: bit(from), move_two: bit(from + 1), swap_two: bit(from + 2) };
        Options {
            variants: Variants {
                honour_among_spies: bit(0),
                tight_start: bit(1),
                safe_extraction: bit(2),
                variable_start: bit(3),
                promotion_sir: bit(4),
            },
            tokens: Both { white: tokens(5), red: tokens(7) },
            begins: [Begins::White, Begins::Red, Begins::Random][number as usize % 3],
            ..Options::default()
        }
    }

    /// Without notes, and of layouts only the examples that are listed as legal.
    fn universe(game: &Confusion) -> Vec<Action> {
        let mut letters: Vec<Letter> = game.chart().letters().to_vec();
        letters.push("B".parse().unwrap());
        let mut all = vec![Action::MoveTwo, Action::Pass, Action::OfferDraw, Action::Resign];
        for yes in [true, false] {
            all.extend([
                Action::Answer(yes),
                Action::Promote(yes),
                Action::TakeBriefcase(yes),
                Action::AnswerDraw(yes),
            ]);
        }
        all.extend(Seat::all(3).map(Action::TimeUp));
        for one in &letters {
            all.extend([Action::Remove(*one), Action::Unmask(*one), Action::Reveal(*one)]);
            all.extend(letters.iter().map(|two| Action::SwapTwo(*one, *two)));
            for direction in Direction::ALL {
                for distance in 0..=11 {
                    for briefcase in [None].into_iter().chain(Handling::ALL.map(Some)) {
                        all.push(Action::Attempt(Attempt { spy: *one, direction, distance, briefcase }));
                    }
                }
            }
        }
        let mut layouts: Vec<Action> = Vec::new();
        for side in Side::BOTH {
            let legal = game.legal(side.seat().into());
            layouts.extend(legal.iter().filter(|action| matches!(action, Action::LayOut(_))).cloned());
        }
        all.extend(layouts);
        all
    }

    fn wild(game: &Confusion, luck: &mut Luck) -> Action {
        let letter = |luck: &mut Luck| Letter::new(char::from(b'A' + luck.below(26) as u8)).unwrap();
        let (spy, yes) = (letter(luck), luck.below(2) == 0);
        match luck.below(16) {
            0 => Action::Answer(yes),
            1 => Action::Remove(spy),
            2 => Action::Unmask(spy),
            3 => Action::Reveal(spy),
            4 => Action::SwapTwo(spy, letter(luck)),
            5 => Action::Promote(yes),
            6 => Action::TakeBriefcase(yes),
            7 => Action::AnswerDraw(yes),
            8 => Action::TimeUp(Seat::new(luck.below(16) as usize).unwrap()),
            9 => {
                let short = [Action::MoveTwo, Action::Pass, Action::OfferDraw, Action::Resign];
                luck.pick(&short).unwrap().clone()
            }
            10 => {
                let squares: Vec<Square> = Square::all().collect();
                let spies = luck.below(14) as usize;
                let squares: Vec<Square> = (0..spies).map(|_| *luck.pick(&squares).unwrap()).collect();
                Action::LayOut(Layout::new(&squares).unwrap())
            }
            11 => Action::LayOut(Layout::random(game.chart(), Side::BOTH[usize::from(yes)], luck)),
            12 => {
                let texts = ["", "«?»", "\n", "\u{202e}", &"x".repeat(200)];
                let text = (*luck.pick(&texts).unwrap()).to_owned();
                Action::Note(Box::new(Note::Text { leaf: Leaf::Theirs, spy, text }))
            }
            13 => {
                let mover = luck.pick(game.chart().movers()).unwrap().id;
                Action::Note(Box::new(Note::Mark { leaf: Leaf::Mine, spy, mover, mark: Mark::Circle }))
            }
            _ => {
                let direction = *luck.pick(&Direction::ALL).unwrap();
                let distance = *luck.pick(&[0, 1, 2, 11, 121, 255]).unwrap();
                let briefcase = *luck.pick(&[None, Some(Handling::Carry), Some(Handling::Send)]).unwrap();
                Action::Attempt(Attempt { spy, direction, distance, briefcase })
            }
        }
    }

    /// As [`Confusion::random_action`] does; now and then somebody writes a note, speaks of a draw or gives up.
    fn choose(game: &Confusion, luck: &mut Luck) -> Option<(Actor, Action)> {
        let next = game.random_action(luck)?;
        let by = Actor::from(Side::BOTH[luck.below(2) as usize].seat());
        let spy = *luck.pick(game.chart().letters())?;
        let aside = match luck.below(32) {
            0 => Action::Note(Box::new(Note::Text { leaf: Leaf::Theirs, spy, text: format!("«{spy}»") })),
            1 | 2 => {
                let mover = luck.pick(game.chart().movers())?.id;
                Action::Note(Box::new(Note::Mark { leaf: Leaf::Mine, spy, mover, mark: Mark::Strike }))
            }
            3 => Action::OfferDraw,
            4 => Action::AnswerDraw(luck.below(8) == 0),
            // Random games are long, and nothing new is found late in them.
            5 if luck.below(16) == 0 => Action::Resign,
            _ => return Some(next),
        };
        let taken = game.clone().play(by, &aside, luck, &mut NoEvents).is_ok();
        Some(if taken { (by, aside) } else { next })
    }

    /// C18–C22 in every combination: the board is sound, and every game ends (C23).
    fn invariant(game: &Confusion) {
        let view = game.view(Viewer::Public).unwrap();
        let spies = || Side::BOTH.into_iter().flat_map(|side| view.side(side).spies.iter());
        let mut squares: Vec<Square> = spies().filter_map(|spy| spy.at).collect();
        assert!(squares.iter().all(|square| game.chart().in_bounds(*square)));
        let standing = squares.len();
        squares.sort();
        squares.dedup();
        assert_eq!(squares.len(), standing, "nobody shares a square");
        assert!(game.chart().in_bounds(view.briefcase));
        let holder = Side::BOTH.into_iter().find_map(|side| {
            let spy = view.side(side).spies.iter().find(|spy| spy.at == Some(view.briefcase))?;
            Some((side, spy.letter))
        });
        assert_eq!(view.holder, holder, "whoever stands on the briefcase controls it");
        if game.end().is_none() && view.waiting != Waiting::LayingOut {
            assert!(Side::BOTH.iter().all(|side| view.side(*side).spies.iter().any(|spy| spy.at.is_some())));
        }
        if let (Some(end), Some(outcome)) = (game.end(), game.outcome()) {
            assert_eq!(outcome.winners.len(), usize::from(end.winner.is_some()));
        }
        // 26 spies gone or promoted and 6 tokens spent, each after at most 200 idle turns.
        assert!(game.turns() <= (26 + 26 + 6 + 1) * 200);
    }

    fn ending(game: &Confusion) -> String {
        format!("{:?}", game.end().unwrap().how)
    }

    /// Answers prove movers, and what is drawn fits all that is proved: so the same actions are played with the other deal. Where
    /// players lay out their spies, no game can be set up before they have.
    fn retell(
        options: &Options,
        seed: Seed,
        actions: &[(Actor, Action)],
        other: &Confusion,
    ) -> Option<Retold<Confusion>> {
        if options.variants.variable_start {
            return None;
        }
        let mut told = Vec::new();
        let dealt = Confusion::deal(options, &mut seed.deal(), &mut told).unwrap();
        let start = dealt.view(Viewer::Public).unwrap();
        let mut setup = Setup { turn: start.turn, ..Setup::start(options.clone()) };
        for (side, told) in Side::BOTH.into_iter().zip(&mut told) {
            // A player sees the opponent's movers and not its own.
            let seen = other.view(Viewer::Seat(side.seat())).unwrap();
            let movers = seen.side(side.other()).spies.iter().map(|spy| spy.mover.unwrap());
            told.event = Event::OpponentsMovers(movers.clone().collect());
            let placed = start.side(side.other()).spies.iter().zip(movers).map(|(spy, mover)| PlacedSpy {
                letter: spy.letter,
                at: spy.at,
                mover,
                promoted: false,
            });
            setup.spies[side.other()] = Some(placed.collect());
        }
        let mut game = setup.game().unwrap();
        for (by, action) in actions {
            game.play(*by, action, &mut seed.action(0), &mut told).unwrap();
        }
        // The other notebooks are blank in what is drawn.
        Some(Retold { told, game: None })
    }

    /// What can make the difference: an answer, a promotion or none, a reveal, an agent, a layout.
    fn comes_to_light(_: &Action, heard: [Option<&[&Event]>; 2]) -> bool {
        let light = |heard: Option<&[&Event]>| {
            heard.is_none_or(|events| {
                let text = serde_json::to_string(events).unwrap();
                ["promoted", "revealed", "double_agent", "begins"].iter().any(|word| text.contains(word))
            })
        };
        heard.into_iter().any(light)
    }

    fn hidden() -> Vec<Hidden<Confusion>> {
        vec![("Red's notebook", |game| {
            format!("{:?}", game.view(Viewer::Seat(Side::Red.seat())).unwrap().notebook)
        })]
    }
}
