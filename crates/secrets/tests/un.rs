//! The United Nations, by rule id: who holds the token, who may intervene, and what is under seal.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod desk;

use Character::*;
use desk::*;
use game::{Actor, Game, Luck, Refusal as _, SeatSet, Seed, Viewer};
use secrets::*;

/// Three turns after which everybody but seat 3 has one card.
fn un_with_seat_3(rest: &[Character]) -> Desk {
    let mut top = vec![Scientist, Detective, Scientist, Journalist, Scientist, Politician];
    top.extend(rest);
    let mut desk = Desk::of(4, &top);
    for turn in 0..3 {
        assert_eq!(desk.view(Viewer::Public).un, None, "a tie: nobody holds it");
        desk.land(Scientist, (turn + 2) % 4, false);
    }
    desk
}

#[test]
fn s12_the_one_with_strictly_fewest_cards_holds_the_un() {
    let mut desk = un_with_seat_3(&[Scientist, Journalist, Assassin, Diplomat]);
    assert_eq!(desk.view(Viewer::Public).un, Some(seat(3)));
    assert!(desk.heard(Viewer::Public).contains(&Event::UnMoved { to: Some(seat(3)) }));
    // Seat 3 takes a card: all have one, nobody is alone.
    desk.land(Scientist, 0, false);
    assert_eq!(desk.view(Viewer::Public).un, None);
    assert!(desk.heard(Viewer::Public).contains(&Event::UnMoved { to: None }));
}

/// S12: bullets count, and face-down cards count.
#[test]
fn s12_bullets_and_face_down_cards_count() {
    let mut desk = un_with_seat_3(&[Assassin, Scientist]);
    // Seat 0 takes the Assassin and gives seat 3 the bullet: without it seat 3 would be alone with no card.
    desk.land(Assassin, 0, true).act(seat(0), Action::Give { to: seat(3) });
    assert_eq!((desk.display(0).len(), desk.display(3).len()), (2, 1));
    assert_eq!(desk.view(Viewer::Public).un, None);
    // Seat 0 has a pair face down and the others a card each: face up alone, seat 0 would have fewest.
    let mut desk = Desk::of(
        4,
        &[Journalist, Scientist, Journalist, Scientist, DoubleAgent, Scientist, DoubleAgent, Scientist]
            .into_iter()
            .chain([Journalist, Scientist])
            .collect::<Vec<_>>(),
    );
    desk.land(Journalist, 1, false).land(Journalist, 0, true);
    assert_eq!(desk.display(0), [CardView::Down(Journalist), CardView::Down(Journalist)]);
    desk.land(DoubleAgent, 3, false).land(DoubleAgent, 0, false).land(Journalist, 1, true);
    assert_eq!([0, 1, 2, 3].map(|index| desk.display(index).len()), [2, 1, 1, 1]);
    assert_eq!(desk.view(Viewer::Public).un, None);
}

#[test]
fn s13_the_un_player_may_take_the_card() {
    let mut desk = un_with_seat_3(&[Psychiatrist, Detective, DoubleAgent, Journalist, Diplomat, Assassin]);
    // Seat 3 is active and holds the UN: it is not asked, and its own offer goes on as usual.
    desk.offer(Psychiatrist, 1);
    assert_eq!(desk.asked(), SeatSet::only(seat(1)));
    assert!(matches!(desk.stage(), Stage::Answering { un: None, .. }));
    desk.act(seat(1), Action::Accept).act(seat(1), Action::Swap(SeatSet::only(seat(0)).with(seat(2))));
    assert_eq!(desk.view(Viewer::Public).un, Some(seat(3)));
    // Seat 0 offers to seat 3 itself: intervening would be accepting.
    let mut to_holder = Desk { game: desk.game.clone(), told: vec![], story: vec![] };
    to_holder.offer(DoubleAgent, 3);
    assert!(matches!(to_holder.stage(), Stage::Answering { un: None, .. }));
    assert_eq!(to_holder.refusal(seat(3), Action::Intervene), Refusal::AnswerFirst);
    // Seat 0 offers to seat 1: seat 3 takes it and carries it out.
    desk.offer(DoubleAgent, 1);
    assert_eq!(desk.asked(), SeatSet::only(seat(1)).with(seat(3)));
    assert_eq!(desk.refusal(seat(3), Action::Accept), Refusal::InterveneOrPass);
    assert_eq!(desk.refusal(seat(2), Action::Intervene).rule(), "S11");
    desk.act(seat(3), Action::Intervene);
    assert_eq!(desk.display(3), [CardView::Up(DoubleAgent)]);
    assert!(
        desk.heard(Viewer::Public)
            .contains(&Event::TokensSwapped { by: seat(3), places: [seat(3).into(), Place::Centre] })
    );
    assert_eq!(desk.view(Viewer::Public).active, seat(1), "the turn goes on from the one who offered");
}

/// S13: whoever intervenes carries out the effect, where it leaves a choice too.
#[test]
fn s13_the_un_player_carries_out_the_effect() {
    let mut desk = un_with_seat_3(&[Detective, DoubleAgent, Psychiatrist, Journalist]);
    desk.land(Detective, 0, true).act(seat(0), Action::Look(Place::Centre));
    desk.offer(Psychiatrist, 1).act(seat(3), Action::Intervene);
    assert_eq!(desk.stage(), Stage::Effect { by: seat(3), card: Psychiatrist, bullet: None });
    assert_eq!(desk.asked(), SeatSet::only(seat(3)));
    assert_eq!(desk.display(3), [CardView::Up(Psychiatrist)]);
}

/// S12: the UN token is not spent by use. With enough cards elsewhere its holder keeps it.
#[test]
fn s12_the_un_is_not_spent_by_use() {
    let mut desk =
        un_with_seat_3(&[Detective, Psychiatrist, DoubleAgent, Journalist, Detective, Diplomat, Journalist]);
    desk.land(Detective, 0, true).act(seat(0), Action::Look(Place::Centre));
    desk.land(Journalist, 1, true);
    desk.land(Detective, 2, true).act(seat(2), Action::Look(Place::Centre));
    assert_eq!(desk.view(Viewer::Public).un, Some(seat(3)));
    let pair = match desk.stage() {
        Stage::Offering { pair } => pair,
        stage => panic!("{stage:?}"),
    };
    desk.offer(pair[0], 0).act(seat(3), Action::Intervene);
    assert_eq!(desk.view(Viewer::Public).un, Some(seat(3)), "one card against two each");
}

fn offered_under_the_un(options: Options) -> Desk {
    let top = [Scientist, Detective, Scientist, Journalist, Scientist, Politician, Journalist, Assassin];
    let mut desk = Desk::new(options, &usual_tokens(4), &top);
    for turn in 0..3 {
        desk.land(Scientist, (turn + 2) % 4, false);
    }
    desk.land(Journalist, 0, true);
    assert_eq!(desk.view(Viewer::Public).un, Some(seat(3)));
    let Stage::Offering { pair } = desk.stage() else { panic!("a new turn") };
    desk.offer(pair[0], 1);
    desk
}

#[test]
fn s14_the_targets_answer_is_sealed_until_the_un_has_decided() {
    for answer in [Action::Accept, Action::Refuse] {
        let mut desk = offered_under_the_un(Options::new(4));
        let others = [viewer(0), viewer(2), viewer(3), Viewer::Public];
        let before = others.map(|viewer| desk.view(viewer));
        desk.act(seat(1), answer);
        assert_eq!(
            others.map(|viewer| desk.view(viewer)),
            before,
            "nobody else sees an answer, or that there is one"
        );
        assert!(others.iter().all(|viewer| desk.heard(*viewer).is_empty()));
        let sealed = if answer == Action::Accept { Answer::Accept } else { Answer::Refuse };
        assert!(
            matches!(desk.view(viewer(1)).stage, Stage::Answering { sealed: Some(answer), .. } if answer == sealed)
        );
        assert_eq!(desk.view(viewer(1)).asked, SeatSet::only(seat(3)));
        assert_eq!(desk.refusal(seat(1), Action::Accept).rule(), "S11");
        let how = if answer == Action::Accept { How::Accepted } else { How::Refused };
        let landed = |desk: &Desk| {
            desk.told
                .iter()
                .any(|told| matches!(told.event, Event::Landed { how: landed, .. } if landed == how))
        };
        // The UN player passes, or time runs out: the answer takes effect.
        let mut passed = Desk { game: desk.game.clone(), told: vec![], story: vec![] };
        passed.act(seat(3), Action::Pass);
        assert!(landed(&passed));
        let mut closed = Desk { game: desk.game.clone(), told: vec![], story: vec![] };
        closed.act(Actor::Clock, Action::CloseWindow);
        assert!(landed(&closed) && closed.heard(Viewer::Public).contains(&Event::WindowClosed));
        // The UN player intervenes: the answer is shown to nobody, ever.
        desk.act(seat(3), Action::Intervene);
        assert!(
            desk.told.iter().any(|told| matches!(told.event, Event::Landed { how: How::Intervened, .. }))
        );
        assert!(!desk.told.iter().any(|told| matches!(told.event, Event::Sealed { .. })));
    }
}

#[test]
fn s14_a_pass_is_sealed_too() {
    let mut desk = offered_under_the_un(Options::new(4));
    let others = [viewer(0), viewer(1), viewer(2), Viewer::Public];
    let before = others.map(|viewer| desk.view(viewer));
    desk.act(seat(3), Action::Pass);
    assert_eq!(others.map(|viewer| desk.view(viewer)), before);
    assert!(others.iter().all(|viewer| desk.heard(*viewer).is_empty()), "nobody else hears of it");
    assert_eq!(desk.heard(viewer(3)), [Event::Sealed { answer: Answer::Pass }]);
    assert_eq!(desk.refusal(seat(3), Action::Intervene).rule(), "S11");
    // The clock comes as it would have: what it does must not tell that the UN player has passed.
    desk.act(Actor::Clock, Action::CloseWindow);
    assert_eq!(desk.view(Viewer::Public).asked, SeatSet::only(seat(1)));
    assert_eq!(desk.refusal(Actor::Clock, Action::CloseWindow), Refusal::NoWindow);
    desk.act(seat(1), Action::Accept);
    assert!(desk.told.iter().any(|told| matches!(told.event, Event::Landed { how: How::Accepted, .. })));
}

/// S14: ten seconds unless the table says otherwise; once they are over the UN player is too late.
#[test]
fn s14_after_the_window_it_is_too_late_to_intervene() {
    assert_eq!(Options::new(4).un_window, Some(10));
    let mut desk = offered_under_the_un(Options::new(4));
    desk.act(Actor::Clock, Action::CloseWindow);
    assert_eq!(desk.asked(), SeatSet::only(seat(1)));
    assert!(matches!(desk.stage(), Stage::Answering { un: None, .. }));
    for late in [Action::Intervene, Action::Pass] {
        assert_eq!(desk.refusal(seat(3), late).rule(), "S11");
    }
    desk.act(seat(1), Action::Refuse);
    assert!(desk.told.iter().any(|told| matches!(told.event, Event::Landed { how: How::Refused, .. })));
}

/// S14: for all that somebody else knows, every answer may lie under seal, or none.
#[test]
fn s14_any_sealed_answer_can_be_imagined() {
    let desk = offered_under_the_un(Options::new(4));
    let luck = &mut Luck::new(Seed::from_number(1));
    for (viewer, possible) in [(Viewer::Public, 4), (viewer(0), 4), (viewer(1), 2), (viewer(3), 3)] {
        let sealed = (0..200).map(|_| {
            let other = desk.game.resample(viewer, luck);
            format!("{:?}", other.sealed().collect::<Vec<_>>())
        });
        assert_eq!(sealed.collect::<std::collections::BTreeSet<_>>().len(), possible, "{viewer}");
    }
}

#[test]
fn s14_in_correspondence_play_the_un_must_answer() {
    let mut desk = offered_under_the_un(Options { un_window: None, ..Options::new(4) });
    let refusal = desk.refusal(Actor::Clock, Action::CloseWindow);
    assert_eq!((refusal, refusal.rule()), (Refusal::NoWindow, "S14"));
    assert!(desk.game.legal(Actor::Clock).is_empty());
    desk.act(seat(1), Action::Accept);
    assert_eq!(desk.asked(), SeatSet::only(seat(3)));
    for seconds in [0, 3601] {
        let options = Options { un_window: Some(seconds), ..Options::new(4) };
        assert_eq!(Secrets::seats(&options), Err(Refusal::Window(seconds)));
    }
}

#[test]
fn s14_the_clock_does_nothing_but_close_the_window() {
    let mut desk = offered_under_the_un(Options::new(4));
    assert_eq!(desk.refusal(Actor::Clock, Action::Accept), Refusal::Clock);
    assert_eq!(desk.refusal(seat(3), Action::CloseWindow), Refusal::Clock);
    assert_eq!(desk.refusal(seat(9), Action::Accept), Refusal::NoSuchSeat(seat(9)));
}
