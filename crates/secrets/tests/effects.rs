//! The effects of the eight characters, by rule id.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod desk;

use Character::*;
use desk::*;
use game::{Refusal as _, SeatSet, Viewer};
use secrets::*;

fn two(a: usize, b: usize) -> SeatSet {
    SeatSet::only(seat(a)).with(seat(b))
}

#[test]
fn s15_the_psychiatrist_swaps_two_others() {
    let mut desk = Desk::of(5, &[Psychiatrist, Scientist]);
    desk.land(Psychiatrist, 1, true);
    for wrong in [two(1, 2), SeatSet::only(seat(2)), two(2, 3).with(seat(4)), SeatSet::NONE] {
        let refusal = desk.refusal(seat(1), Action::Swap(wrong));
        assert_eq!((refusal, refusal.rule()), (Refusal::NotTwoOthers, "S15"));
    }
    assert_eq!(desk.refusal(seat(1), Action::Swap(two(2, 5))), Refusal::NoSuchSeat(seat(5)));
    let before = desk.game.tokens().to_vec();
    desk.act(seat(1), Action::Swap(two(2, 4)));
    let after = desk.game.tokens().to_vec();
    assert_eq!((after[2], after[4], after[5]), (before[4], before[2], before[5]));
    for index in 0..5 {
        let heard = desk.heard(viewer(index));
        let places = [seat(2).into(), seat(4).into()];
        assert!(heard.contains(&Event::TokensSwapped { by: seat(1), places }));
        assert!(!heard.iter().any(|event| matches!(event, Event::Saw { .. })), "nobody looks");
    }
}

#[test]
fn s16_the_double_agent_takes_the_centre_and_looks() {
    let mut desk = Desk::new(Options::new(4), &[C, K, C, K, H], &[DoubleAgent, Scientist]);
    desk.land(DoubleAgent, 2, true);
    assert_eq!(desk.game.tokens(), [C, K, H, K, C]);
    let seen = desk.seen(2, seat(2)).unwrap();
    assert_eq!((seen.identity, seen.turn, seen.doubtful), (H, 1, false));
    let saw = Event::Saw { place: seat(2).into(), identity: H };
    for index in 0..4 {
        assert_eq!(desk.heard(viewer(index)).contains(&saw), index == 2);
        let swapped = Event::TokensSwapped { by: seat(2), places: [seat(2).into(), Place::Centre] };
        assert!(desk.heard(viewer(index)).contains(&swapped));
    }
}

#[test]
fn s17_the_politician_goes_to_another_and_one_looks_there() {
    let mut desk = Desk::new(Options::new(4), &[C, K, C, K, H], &[Politician, Scientist]);
    desk.land(Politician, 2, true);
    assert!(desk.display(2).is_empty(), "it stays with nobody who got it");
    let refusal = desk.refusal(seat(2), Action::Give { to: seat(2) });
    assert_eq!((refusal, refusal.rule()), (Refusal::PoliticianToSelf, "S17"));
    // The one who offered it may be chosen.
    desk.act(seat(2), Action::Give { to: seat(0) });
    assert_eq!((desk.display(0), desk.display(2)), (vec![CardView::Up(Politician)], vec![]));
    let seen = desk.seen(2, seat(0)).unwrap();
    assert_eq!((seen.identity, seen.turn), (C, 1));
    assert!(desk.heard(Viewer::Public).contains(&Event::PutBefore { by: seat(2), to: seat(0) }));
    assert!(!desk.heard(viewer(0)).iter().any(|event| matches!(event, Event::Saw { .. })));
    // The recipient carries out nothing: it is the next player's turn.
    assert_eq!(desk.asked(), SeatSet::only(seat(1)));
    assert!(matches!(desk.stage(), Stage::Offering { .. }));
}

#[test]
fn s18_the_journalist_shows_the_own_token_to_the_others() {
    let mut desk =
        Desk::new(Options::new(4), &[C, K, C, K, H], &[Psychiatrist, Scientist, Journalist, Assassin]);
    desk.land(Psychiatrist, 1, false).act(seat(0), Action::Swap(two(2, 3)));
    desk.land(Journalist, 2, true);
    let saw = Event::Saw { place: seat(2).into(), identity: K };
    for index in [0, 1, 3] {
        assert!(desk.heard(viewer(index)).contains(&saw));
        assert_eq!(desk.seen(index, seat(2)).unwrap().identity, K);
    }
    // Its owner still remembers the token that lay there before the swap, and the public is not told.
    assert_eq!(desk.seen(2, seat(2)).unwrap().identity, C);
    for outside in [viewer(2), Viewer::Public] {
        assert!(!desk.heard(outside).contains(&saw));
        assert!(desk.heard(outside).contains(&Event::Shows { by: seat(2) }));
    }
}

#[test]
fn s19_the_diplomat_shows_the_centre_and_swaps_it_in_secret() {
    let play = |side| {
        let mut desk = Desk::new(Options::new(5), &[C, K, C, K, H, H], &[Diplomat, Scientist]);
        desk.land(Diplomat, 2, true);
        assert!(desk.heard(Viewer::Public).contains(&Event::CentreShown { identity: H }));
        assert_eq!(desk.stage(), Stage::Effect { by: seat(2), card: Diplomat, bullet: None });
        assert_eq!(desk.refusal(seat(2), Action::Pass).rule(), "S19");
        desk.act(seat(2), Action::Exchange(side));
        desk
    };
    let (left, right) = (play(Side::Left), play(Side::Right));
    assert_eq!(left.game.tokens(), [C, K, C, H, H, K], "with the left neighbour, seat 3");
    assert_eq!(right.game.tokens(), [C, H, C, K, H, K], "with the right neighbour, seat 1");
    for other in [viewer(0), viewer(1), viewer(3), viewer(4), Viewer::Public] {
        assert_eq!(left.told.len(), right.told.len());
        assert_eq!(left.heard(other), right.heard(other));
        assert_eq!(left.view(other), right.view(other));
    }
    assert!(left.heard(viewer(2)).contains(&Event::ExchangedWith { side: Side::Left }));
    // Only the one who chose knows which of the two neighbours' tokens is another one.
    assert!(!left.seen(2, seat(1)).unwrap().doubtful);
    assert!(left.seen(1, seat(1)).unwrap().doubtful && left.seen(3, seat(3)).unwrap().doubtful);
    assert!(left.seen(0, Place::Centre).unwrap().doubtful);
}

#[test]
fn s20_the_detective_looks_at_any_one_token() {
    let tokens = [C, K, C, K, H];
    for (place, identity) in Place::all(4).zip(tokens) {
        let mut desk = Desk::new(Options::new(4), &tokens, &[Detective, Scientist]);
        desk.land(Detective, 2, true);
        desk.act(seat(2), Action::Look(place));
        for index in 0..4 {
            assert!(
                desk.heard(viewer(index)).contains(&Event::Looks { by: seat(2), place }),
                "which one is public"
            );
            assert_eq!(desk.heard(viewer(index)).contains(&Event::Saw { place, identity }), index == 2);
        }
        assert_eq!(desk.seen(2, place).unwrap().identity, identity);
    }
    let mut desk = Desk::of(4, &[Detective, Scientist]);
    desk.land(Detective, 2, true);
    assert_eq!(desk.refusal(seat(2), Action::Look(seat(4).into())), Refusal::NoSuchSeat(seat(4)));
    assert_eq!(desk.refusal(seat(2), Action::Pass).rule(), "S20", "one must look");
}

/// Lands these cards with seat 0 of a table of six, one a turn, whoever offers.
fn feed_seat_0(cards: &[Character]) -> Desk {
    let mut top = Vec::new();
    for card in cards {
        let other = if *card == Scientist { Politician } else { Scientist };
        top.extend([*card, other]);
    }
    let mut desk = Desk::of(6, &top);
    for card in cards {
        let active = desk.view(Viewer::Public).active;
        if active == seat(0) {
            desk.land(*card, 1, false);
        } else {
            desk.land(*card, 0, true);
        }
        match card {
            Detective => drop(desk.act(seat(0), Action::Look(Place::Centre))),
            Assassin => drop(desk.act(seat(0), Action::Give { to: seat(5) })),
            _ => {}
        }
    }
    desk
}

#[test]
fn s21_a_pair_of_scientists_turns_everything_face_down() {
    let mut desk = feed_seat_0(&[Detective, Scientist]);
    assert_eq!(
        desk.display(0),
        [CardView::Up(Detective), CardView::Up(Scientist)],
        "the first has no effect"
    );
    desk = feed_seat_0(&[Detective, Scientist, Scientist]);
    assert_eq!(
        desk.display(0),
        [CardView::Down(Detective), CardView::Down(Scientist), CardView::Down(Scientist)],
        "all of them at once"
    );
    assert!(desk.told.iter().any(|told| told.event == Event::AllTurnedDown { seat: seat(0) }));
    desk = feed_seat_0(&[Detective, Scientist, Scientist, Scientist]);
    assert_eq!(desk.display(0)[3], CardView::Up(Scientist), "a third has no effect");
    desk = feed_seat_0(&[Scientist, Scientist, Scientist, Scientist]);
    assert!(
        desk.display(0).iter().all(|card| *card == CardView::Down(Scientist)),
        "a fourth makes a pair again"
    );
    // Not only the pair, as any pair would at the end of the turn: everything.
    desk = feed_seat_0(&[Scientist, Scientist, Scientist, Detective, Scientist]);
    assert_eq!(desk.display(0)[3], CardView::Down(Detective), "the fourth turns all characters too");
}

/// S21: bullets are not characters: they stay as they are and still count.
#[test]
fn s21_bullets_are_not_turned() {
    let mut desk = Desk::of(6, &[Assassin, Journalist, Scientist, Politician, Scientist, Detective]);
    desk.land(Assassin, 1, true).act(seat(1), Action::Give { to: seat(5) });
    desk.land(Scientist, 5, true);
    desk.land(Scientist, 5, true);
    assert_eq!(
        desk.display(5),
        [
            CardView::Bullet { value: None, from: seat(1) },
            CardView::Down(Scientist),
            CardView::Down(Scientist)
        ]
    );
}

#[test]
fn s22_the_assassin_gives_a_bullet_away_unseen() {
    let mut desk = Desk::of(4, &[Assassin, Scientist, Assassin, Journalist]);
    desk.land(Assassin, 2, true);
    assert_eq!(desk.display(2), [CardView::Up(Assassin)]);
    for index in 0..4 {
        assert!(desk.heard(viewer(index)).contains(&Event::BulletDrawn { by: seat(2) }));
        assert_eq!(desk.heard(viewer(index)).contains(&Event::BulletSeen { value: 0 }), index == 2);
        let known = matches!(desk.view(viewer(index)).stage, Stage::Effect { bullet: Some(0), .. });
        assert_eq!(known, index == 2);
    }
    let refusal = desk.refusal(seat(2), Action::Give { to: seat(2) });
    assert_eq!((refusal, refusal.rule()), (Refusal::BulletToSelf, "S22"));
    desk.act(seat(2), Action::Give { to: seat(3) });
    for index in 0..4 {
        let value = (index == 2).then_some(0);
        assert_eq!(
            desk.view(viewer(index)).displays[3].to_vec(),
            [CardView::Bullet { value, from: seat(2) }]
        );
    }
    assert_eq!(desk.view(Viewer::Public).bullets, 3);
    // The next one is the next bullet.
    desk.land(Assassin, 0, true);
    assert!(matches!(desk.view(viewer(0)).stage, Stage::Effect { bullet: Some(-1), .. }));
}

#[test]
fn s23_a_pair_turns_face_down_at_the_end_of_the_turn() {
    let mut desk = feed_seat_0(&[Detective]);
    assert_eq!(desk.display(0), [CardView::Up(Detective)]);
    desk = feed_seat_0(&[Journalist, Detective, Detective]);
    assert_eq!(
        desk.display(0),
        [CardView::Up(Journalist), CardView::Down(Detective), CardView::Down(Detective)],
        "the pair and nothing else"
    );
    assert!(desk.heard(Viewer::Public).contains(&Event::PairTurnedDown { seat: seat(0), card: Detective }));
    desk = feed_seat_0(&[Detective, Detective, Detective]);
    assert_eq!(desk.display(0)[2], CardView::Up(Detective), "a third stays up and scores");
}

/// S23: a pair that arises in somebody else's display counts as well: a Politician put before its like.
#[test]
fn s23_pairs_are_looked_for_in_every_display() {
    let mut desk = Desk::of(4, &[Politician, Scientist, Politician, Journalist]);
    desk.land(Politician, 1, true).act(seat(1), Action::Give { to: seat(3) });
    desk.land(Politician, 2, true).act(seat(2), Action::Give { to: seat(3) });
    assert_eq!(desk.display(3), [CardView::Down(Politician), CardView::Down(Politician)]);
}
