//! Random games of every kind, as the laws play them.

use game::{Actor, Game, Luck, Seat, SeatSet, Seed, Viewer};
use laws::{Enough, Hidden, Retold, Subject};
use secrets::*;

/// Random games of Secrets.
pub struct Random;

impl Subject for Random {
    type Game = Secrets;
    const TRY_ONE_IN: u32 = 4;
    const SEALED: bool = true;
    const ENOUGH: Enough = Enough {
        accepted: 100_000,
        refused: 10_000_000,
        other_truths: 300_000,
        ahead: 0,
        printed: 1_000,
        endings: 4,
    };

    fn options(number: u64) -> Options {
        Options {
            players: 4 + (number % 5) as u8,
            memory_aid: !(number / 5).is_multiple_of(4),
            shuffle_under: (number / 20).is_multiple_of(2),
            un_window: if (number / 40).is_multiple_of(3) { None } else { Some(10) },
        }
    }

    /// For a table of up to nine.
    fn universe(_: &Secrets) -> Vec<Action> {
        let seats: Vec<Seat> = Seat::all(9).collect();
        let mut all =
            vec![Action::Accept, Action::Refuse, Action::Intervene, Action::Pass, Action::CloseWindow];
        for seat in &seats {
            all.extend(Character::ALL.map(|card| Action::Offer { card, to: *seat }));
            all.push(Action::Give { to: *seat });
            all.push(Action::Look((*seat).into()));
        }
        all.push(Action::Look(Place::Centre));
        all.extend(Side::BOTH.map(Action::Exchange));
        all.extend([SeatSet::NONE, SeatSet::all(3)].map(Action::Swap));
        for (index, a) in seats.iter().enumerate() {
            all.extend(seats[index..].iter().map(|b| Action::Swap(SeatSet::only(*a).with(*b))));
        }
        all
    }

    fn wild(_: &Secrets, luck: &mut Luck) -> Action {
        let seats: Vec<Seat> = Seat::all(Seat::MAX).collect();
        let [a, b, c] = [(); 3].map(|()| *luck.pick(&seats).unwrap());
        match luck.below(8) {
            0 => Action::Offer { card: *luck.pick(&Character::ALL).unwrap(), to: a },
            1 => Action::Swap([a, b, c].into_iter().take(luck.below(4) as usize).collect()),
            2 => Action::Give { to: a },
            3 => Action::Look(a.into()),
            4 => Action::Look(Place::Centre),
            5 => Action::Exchange(*luck.pick(&Side::BOTH).unwrap()),
            6 => Action::Swap(SeatSet::all(luck.below(17) as usize)),
            _ => {
                let short =
                    [Action::Accept, Action::Refuse, Action::Intervene, Action::Pass, Action::CloseWindow];
                *luck.pick(&short).unwrap()
            }
        }
    }

    /// The clock is no player: it comes in now and then where it can.
    fn choose(game: &Secrets, luck: &mut Luck) -> Option<(Actor, Action)> {
        let mut actors: Vec<Actor> = game.may_act().into_iter().map(Actor::Seat).collect();
        if !actors.is_empty() && !game.legal(Actor::Clock).is_empty() && luck.below(4) == 0 {
            actors = vec![Actor::Clock];
        }
        let by = *luck.pick(&actors)?;
        Some((by, *luck.pick(&game.legal(by))?))
    }

    /// S29. The assertions in the engine are on in this test as well, and these games would set them off.
    fn invariant(game: &Secrets) {
        let view = game.view(Viewer::Public).unwrap();
        let options = game.options();
        assert!(view.deck >= 2);
        for display in &view.displays {
            assert!(display.len() <= options.limit());
            if matches!(view.stage, Stage::Offering { .. }) {
                for card in Character::ALL {
                    assert!(display.iter().filter(|other| **other == CardView::Up(card)).count() < 2);
                }
            }
        }
        let assassins = view.displays.iter().flatten().filter(|card| {
            matches!(card, CardView::Up(Character::Assassin) | CardView::Down(Character::Assassin))
        });
        assert_eq!(assassins.count(), 4 - usize::from(view.bullets));
        let tokens = &game.tokens()[..options.players.into()];
        let both = |tokens: &[Identity]| tokens.contains(&Identity::Cia) && tokens.contains(&Identity::Kgb);
        assert!(game.outcome().is_none() || both(tokens), "a team with no member");
    }

    fn ending(game: &Secrets) -> String {
        let winners = game.outcome().unwrap().winners;
        let mut teams: Vec<Identity> = winners.into_iter().map(|seat| game.tokens()[seat.index()]).collect();
        teams.dedup();
        format!("{teams:?}")
    }

    fn retell(
        options: &Options,
        seed: Seed,
        actions: &[(Actor, Action)],
        other: &Secrets,
    ) -> Option<Retold<Secrets>> {
        let mut told = Vec::new();
        let mut game = Secrets::from_deal(options, *other.dealt(), &mut told).unwrap();
        let mut sides = other.exchanges();
        // The offer that is still open, and what is under seal, are as the other state has them.
        let last_offer = actions.iter().rposition(|(_, action)| matches!(action, Action::Offer { .. }));
        let stage = other.view(Viewer::Public).unwrap().stage;
        let open = matches!(stage, Stage::Answering { .. });
        let window = matches!(stage, Stage::Answering { un: Some(_), .. });
        for (index, (by, action)) in actions.iter().enumerate() {
            let mut action = *action;
            match &mut action {
                Action::Exchange(side) => *side = sides.next().unwrap(),
                Action::Offer { card, .. } if open && Some(index) == last_offer => {
                    *card = other.offered().unwrap()
                }
                Action::Accept | Action::Refuse | Action::Pass if window && Some(index) > last_offer => {
                    continue;
                }
                _ => {}
            }
            game.play(*by, &action, &mut seed.action(index as u64 + 1), &mut told).unwrap();
        }
        for (by, action) in other.sealed() {
            game.play(by.into(), &action, &mut seed.action(0), &mut told).unwrap();
        }
        // Where what goes under the deck is shuffled, nobody knows its order.
        Some(Retold { told, game: (!options.shuffle_under).then_some(game) })
    }

    fn hidden() -> Vec<Hidden<Secrets>> {
        vec![
            ("a token", |game| format!("{:?}", game.tokens()[0])),
            ("the card on offer", |game| format!("{:?}", game.offered())),
            ("that somebody has answered", |game| format!("{:?}", game.may_act())),
            ("the bullets", |game| format!("{:?}", game.dealt().bullets)),
            ("the next card", |game| format!("{:?}", game.dealt().deck[28])),
        ]
    }
}
