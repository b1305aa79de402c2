//! The end of a turn and of the game, by rule id.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod desk;

use Character::*;
use desk::*;
use game::{Game, NoView, Refusal as _, SeatSet, Viewer};
use secrets::*;

/// A table where seat 0 gets Double Agents and Journalists, turn after turn, until it has `cards`.
fn seat_0_with(players: u8, cards: usize) -> Desk {
    let mut top = Vec::new();
    for turn in 0..cards {
        top.extend(if turn % 2 == 0 { [DoubleAgent, Scientist] } else { [Journalist, Scientist] });
    }
    let mut desk = Desk::of(players, &top);
    for turn in 0..cards {
        let card = if turn % 2 == 0 { DoubleAgent } else { Journalist };
        match desk.view(Viewer::Public).active {
            active if active == seat(0) => drop(desk.land(card, 1, false)),
            _ => drop(desk.land(card, 0, true)),
        }
    }
    desk
}

#[test]
fn s24_the_game_ends_when_a_display_is_full() {
    for (players, limit) in [(4, 5), (5, 5), (6, 5), (7, 4), (8, 4)] {
        assert_eq!(Options::new(players).limit(), limit);
        let desk = seat_0_with(players, limit - 1);
        assert_eq!(desk.game.outcome(), None);
        assert_eq!(desk.game.view(Viewer::Omniscient), Err(NoView::StillOn));
        let mut desk = seat_0_with(players, limit);
        assert_eq!(desk.display(0).len(), limit);
        assert!(desk.game.outcome().is_some());
        assert!(matches!(desk.told.last().unwrap().event, Event::Ended { .. }));
        assert_eq!(desk.asked(), SeatSet::NONE);
        let refusal = desk.refusal(seat(1), Action::Accept);
        assert_eq!((refusal, refusal.rule()), (Refusal::Over, "S24"));
        // Everything is shown to everyone.
        let view = desk.view(Viewer::Public);
        assert_eq!(view.tokens.unwrap().to_vec(), desk.game.tokens());
        assert!(view.scoring.is_some() && desk.game.view(Viewer::Omniscient).is_ok());
    }
}

/// S24: the effect of the card that ends the game is carried out first, and a bullet can end it too.
#[test]
fn s24_effects_are_carried_out_before_the_end() {
    let mut top =
        vec![DoubleAgent, Scientist, Journalist, Scientist, DoubleAgent, Scientist, Assassin, Scientist];
    top.extend([Journalist]);
    let mut desk = Desk::of(7, &top);
    desk.land(DoubleAgent, 1, false);
    desk.land(Journalist, 0, true);
    desk.land(DoubleAgent, 0, true);
    assert_eq!(desk.display(0).len(), 3);
    desk.land(Assassin, 4, true);
    assert_eq!(desk.game.outcome(), None);
    desk.act(seat(4), Action::Give { to: seat(0) });
    assert!(desk.game.outcome().is_some(), "the fourth card of seat 0 is a bullet");
    assert!(
        matches!(desk.display(0)[3], CardView::Bullet { value: Some(0), .. }),
        "and now everybody sees it"
    );
}

/// S25: first the effect, then pairs, then the UN, then the end with its scoring.
#[test]
fn s25_the_order_at_the_end_of_a_turn() {
    // The last card of seat 0 makes a pair: it is turned down before it could score.
    let top = [DoubleAgent, Scientist, Journalist, Scientist, Diplomat, Scientist, DoubleAgent, Scientist];
    let mut desk = Desk::of(7, &top);
    desk.land(DoubleAgent, 1, false);
    desk.land(Journalist, 0, true);
    desk.land(Diplomat, 0, true).act(seat(0), Action::Exchange(Side::Left));
    desk.land(DoubleAgent, 0, true);
    let order: Vec<&str> = desk
        .told
        .iter()
        .map(|told| match told.event {
            Event::Landed { .. } => "landed",
            Event::TokensSwapped { .. } => "effect",
            Event::PairTurnedDown { .. } => "pairs",
            Event::UnMoved { .. } => "UN",
            Event::Ended { .. } => "end",
            _ => "",
        })
        .filter(|word| !word.is_empty())
        .collect();
    assert_eq!(order, ["landed", "effect", "pairs", "end"]);
    let scoring = desk.view(Viewer::Public).scoring.unwrap();
    assert_eq!(scoring.seats[0].total, 3 + 1, "Journalist and Diplomat, the pair counts nothing");
    // And the UN comes between pairs and end where it moves: the last bullet goes to its holder.
    let cards = [Assassin, Journalist, DoubleAgent, Diplomat, Detective, Assassin];
    let mut desk = Desk::of(4, &cards.iter().flat_map(|card| [*card, Scientist]).collect::<Vec<_>>());
    desk.land(Assassin, 1, false).act(seat(0), Action::Give { to: seat(1) });
    desk.land(Journalist, 0, true).land(DoubleAgent, 0, true);
    desk.land(Diplomat, 0, false).act(seat(3), Action::Exchange(Side::Left));
    desk.land(Detective, 1, false).act(seat(0), Action::Look(Place::Centre));
    assert_eq!(desk.view(Viewer::Public).un, Some(seat(2)));
    desk.land(Assassin, 0, true).act(seat(0), Action::Give { to: seat(2) });
    let heard = desk.heard(Viewer::Public);
    let [given, pair, un, end] = &heard[..] else { panic!("{heard:?}") };
    assert_eq!(*given, Event::BulletGiven { by: seat(0), to: seat(2) });
    assert_eq!(*pair, Event::PairTurnedDown { seat: seat(0), card: Assassin });
    assert_eq!(*un, Event::UnMoved { to: None });
    assert!(matches!(end, Event::Ended { .. }));
}
