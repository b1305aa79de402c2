//! Every rule by its id: what is set up, and what a turn is. The UN, effects and the end have files of their own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod desk;

use Character::*;
use desk::*;
use game::{Game, Luck, NoEvents, Refusal as _, SeatSet, Seed, Viewer, told_to};
use secrets::*;

#[test]
fn s1_four_to_eight_players_with_one_token_more() {
    let counts = [(4, [2, 2, 1]), (5, [2, 2, 2]), (6, [3, 3, 1]), (7, [3, 3, 2]), (8, [4, 4, 1])];
    for (players, tokens) in counts {
        for number in 0..20 {
            let game =
                Secrets::deal(&Options::new(players), &mut Seed::from_number(number).deal(), &mut NoEvents)
                    .unwrap();
            let dealt = &game.dealt().tokens[..=usize::from(players)];
            let count = |identity| dealt.iter().filter(|token| **token == identity).count();
            assert_eq!(Identity::ALL.map(count), tokens);
        }
    }
    for players in [0, 3, 9, 255] {
        let refusal = Secrets::seats(&Options::new(players)).unwrap_err();
        assert_eq!((refusal, refusal.rule()), (Refusal::Players(players), "S1"));
        assert!(
            Secrets::deal(&Options::new(players), &mut Seed::from_number(1).deal(), &mut NoEvents).is_err()
        );
    }
    assert!(
        serde_json::from_str::<Options>(r#"{"players":6,"speed":2}"#).is_err(),
        "an unknown option is refused"
    );
    assert_eq!(serde_json::from_str::<Options>(r#"{"players":6}"#).unwrap(), Options::new(6));
}

/// S1 to S3, S29: a deal with other pieces could lead to what cannot happen; it is refused.
#[test]
fn s29_a_deal_has_the_pieces_of_its_table() {
    let right = *Desk::of(4, &[]).game.dealt();
    let refusal = |deal| Secrets::from_deal(&Options::new(4), deal, &mut NoEvents).unwrap_err();
    assert_eq!(refusal(Deal { first: seat(4), ..right }), Refusal::NoSuchSeat(seat(4)));
    assert_eq!(refusal(Deal { tokens: [C; PLACES], ..right }), Refusal::WrongPieces);
    assert_eq!(refusal(Deal { deck: [Scientist; DECK], ..right }), Refusal::WrongPieces);
    assert_eq!(refusal(Deal { bullets: [i8::MIN; 4], ..right }), Refusal::WrongPieces);
}

/// S1: the tokens are mixed: with four players all 30 ways to deal them turn up.
#[test]
fn s1_the_tokens_are_mixed() {
    let tokens = |number| {
        let deal = &mut Seed::from_number(number).deal();
        Secrets::deal(&Options::new(4), deal, &mut NoEvents).unwrap().tokens().to_vec()
    };
    assert_eq!((0..500).map(tokens).collect::<std::collections::BTreeSet<_>>().len(), 30);
}

#[test]
fn s2_twenty_nine_characters() {
    let table = [
        (DoubleAgent, 3, 2),
        (Politician, 4, 3),
        (Psychiatrist, 2, -1),
        (Detective, 3, -2),
        (Journalist, 4, 3),
        (Scientist, 6, 5),
        (Diplomat, 3, 1),
        (Assassin, 4, 0),
    ];
    let game = Secrets::deal(&Options::new(4), &mut Seed::from_number(1).deal(), &mut NoEvents).unwrap();
    assert_eq!(game.dealt().deck.len(), 29);
    for (character, copies, value) in table {
        assert_eq!((character.copies(), character.value()), (copies, value));
        assert_eq!(game.dealt().deck.iter().filter(|card| **card == character).count(), copies);
    }
}

/// S2: the deck is shuffled: every character comes to lie on top, and at the bottom.
#[test]
fn s2_the_deck_is_shuffled() {
    let mut ends = [std::collections::BTreeSet::new(), std::collections::BTreeSet::new()];
    for number in 0..200 {
        let deal = &mut Seed::from_number(number).deal();
        let deck = Secrets::deal(&Options::new(4), deal, &mut NoEvents).unwrap().dealt().deck;
        ends[0].insert(deck[0]);
        ends[1].insert(deck[28]);
    }
    assert_eq!(ends.map(|cards| cards.len()), [8, 8]);
}

#[test]
fn s3_four_bullets_and_the_un_in_the_centre() {
    let mut orders = std::collections::BTreeSet::new();
    for number in 0..200 {
        let game =
            Secrets::deal(&Options::new(6), &mut Seed::from_number(number).deal(), &mut NoEvents).unwrap();
        let mut bullets = game.dealt().bullets;
        orders.insert(bullets);
        bullets.sort();
        assert_eq!(bullets, [-3, -2, -1, 0]);
        let view = game.view(Viewer::Public).unwrap();
        assert_eq!((view.un, view.bullets), (None, 4));
    }
    assert_eq!(orders.len(), 24, "they are shuffled");
}

#[test]
fn s4_what_is_seen_before_the_first_turn() {
    for players in 4..=8_usize {
        let tokens = usual_tokens(players);
        let desk = Desk::of(players as u8, &[]);
        for me in 0..players {
            let right = (me + players - 1) % players;
            let seen: Vec<(Place, Identity)> =
                desk.view(viewer(me)).seen.into_iter().map(|seen| (seen.place, seen.identity)).collect();
            let mut expected = vec![(seat(me).into(), tokens[me])];
            if players >= 5 {
                expected.push((seat(right).into(), tokens[right]));
            }
            if players >= 7 {
                expected.push((Place::Centre, tokens[players]));
            }
            expected.sort_by_key(|(place, _)| place.index(players));
            assert_eq!(seen, expected);
            let told: Vec<&Event> = told_to(&desk.told, viewer(me)).collect();
            let saws = told.iter().filter(|event| matches!(event, Event::Saw { .. })).count();
            assert_eq!(saws, if players >= 5 { 2 } else { 1 });
        }
        let centre =
            told_to(&desk.told, Viewer::Public).find(|event| matches!(event, Event::CentreShown { .. }));
        assert_eq!(centre.is_some(), players >= 7);
        assert!(!told_to(&desk.told, Viewer::Public).any(|event| matches!(event, Event::Saw { .. })));
    }
}

#[test]
fn s5_a_view_has_what_was_seen_never_the_truth() {
    let story = |options: Options| {
        let mut desk = Desk::new(options, &usual_tokens(5), &[Psychiatrist, Scientist]);
        desk.land(Psychiatrist, 1, false);
        desk.act(seat(0), Action::Swap(SeatSet::only(seat(1)).with(seat(4))));
        desk
    };
    let desk = story(Options::new(5));
    // Seat 1 was CIA and saw it; now a hippie token lies there, and seat 1 knows only that its own was swapped away.
    assert_eq!(desk.game.dealt().tokens[4], H);
    let seen = desk.seen(1, seat(1)).unwrap();
    assert_eq!((seen.identity, seen.turn, seen.doubtful), (C, 0, true));
    let untouched = desk.seen(1, seat(0)).unwrap();
    assert_eq!((untouched.identity, untouched.doubtful), (C, false));
    for index in 0..5 {
        assert_eq!(desk.view(viewer(index)).tokens, None);
    }
    assert!(desk.view(Viewer::Public).seen.is_empty());
    let unaided = story(Options { memory_aid: false, ..Options::new(5) });
    for index in 0..5 {
        assert!(
            unaided.view(viewer(index)).seen.is_empty(),
            "without the memory aid it is left to the player"
        );
    }
}

/// S5: with each token stands when it was seen, and a new look takes the place of the old one.
#[test]
fn s5_a_sighting_says_in_which_turn_it_was() {
    let mut desk = Desk::of(4, &[Scientist, Psychiatrist, Scientist, Journalist, Detective, Scientist]);
    desk.land(Scientist, 1, false);
    desk.land(Scientist, 2, false);
    desk.land(Detective, 0, true).act(seat(0), Action::Look(seat(0).into()));
    assert_eq!(desk.seen(0, seat(0)).unwrap().turn, 3);
    assert_eq!(desk.seen(1, seat(1)).unwrap().turn, 0);
}

#[test]
fn s6_cards_are_turned_up_until_two_differ() {
    let desk = Desk::of(4, &[Scientist, Scientist, Scientist, Detective]);
    assert_eq!(desk.stage(), Stage::Offering { pair: [Scientist, Detective] });
    let turned = Event::TurnedUp { by: seat(0), turn: 1, pair: [Scientist, Detective], extras: 2 };
    assert!(desk.heard(Viewer::Public).contains(&turned));
    let view = desk.view(Viewer::Public);
    assert_eq!((view.deck, view.unseen), (27, 25), "two lie open, two extras are under the deck");
    assert_eq!(Desk::of(4, &[Scientist, Detective, Scientist]).view(Viewer::Public).unseen, 27);
}

#[test]
fn s7_one_is_kept_in_secret_and_the_other_goes_under() {
    for card in [Scientist, Detective] {
        let mut desk = Desk::of(4, &[Scientist, Detective]);
        desk.offer(card, 2);
        assert_eq!(desk.view(Viewer::Public).deck, 28);
        for other in [viewer(1), viewer(2), viewer(3), Viewer::Public] {
            assert!(matches!(
                desk.view(other).stage,
                Stage::Answering { card: None, pair: [Scientist, Detective], .. }
            ));
            assert_eq!(desk.heard(other), [Event::Offered { by: seat(0), to: seat(2) }]);
        }
        assert!(
            matches!(desk.view(viewer(0)).stage, Stage::Answering { card: Some(kept), .. } if kept == card)
        );
        assert!(desk.heard(viewer(0)).contains(&Event::Kept { card }));
    }
    let mut desk = Desk::of(4, &[Scientist, Detective]);
    let refusal = desk.refusal(seat(0), Action::Offer { card: Assassin, to: seat(1) });
    assert_eq!((refusal, refusal.rule()), (Refusal::NotTurnedUp, "S7"));
}

/// Turn 1 turns up two Scientists and a Detective and offers `kept`; thirteen turns later the rest of the deck is used up
/// and what went under first comes back: the two cards of turn 15, and how many copies of the first came besides.
fn what_comes_back(shuffle_under: bool, kept: Character, luck: u64) -> ([Character; 2], u8) {
    let mut top = vec![Scientist, Scientist, Detective];
    let firsts = [(DoubleAgent, 3), (Politician, 4), (Psychiatrist, 2), (Detective, 2), (Journalist, 2)];
    let seconds = [(Journalist, 2), (Scientist, 4), (Diplomat, 3), (Assassin, 4)];
    let list = |cards: &[(Character, usize)]| {
        cards.iter().flat_map(|(card, copies)| vec![*card; *copies]).collect::<Vec<_>>()
    };
    for (first, second) in list(&firsts).into_iter().zip(list(&seconds)) {
        top.extend([first, second]);
    }
    let mut desk = Desk::new(Options { shuffle_under, ..Options::new(6) }, &usual_tokens(6), &top);
    let offer = Action::Offer { card: kept, to: seat(1) };
    let luck = &mut Luck::new(Seed::from_number(luck));
    desk.game.play(seat(0).into(), &offer, luck, &mut NoEvents).unwrap();
    desk.act(seat(1), Action::Refuse);
    if let Stage::Effect { .. } = desk.stage() {
        desk.act(seat(0), Action::Look(Place::Centre));
    }
    for _ in 2..15 {
        let Stage::Offering { pair } = desk.stage() else { panic!("a new turn") };
        let active = desk.view(Viewer::Public).active;
        desk.land(pair[0], active.left(6).index(), false);
        if let Stage::Effect { by, .. } = desk.stage() {
            let effect = *desk.game.legal(by.into()).last().unwrap();
            desk.act(by, effect);
        }
    }
    assert_eq!(desk.view(Viewer::Public).turn, 15);
    let turned = desk.told.iter().find_map(|told| match told.event {
        Event::TurnedUp { pair, extras, .. } => Some((pair, extras)),
        _ => None,
    });
    turned.unwrap()
}

/// S7, and S6: first the extra copy comes back, then the card that was not kept.
#[test]
fn s7_what_goes_under_comes_back_extras_first() {
    for luck in 0..20 {
        assert_eq!(what_comes_back(false, Scientist, luck), ([Scientist, Detective], 0));
        assert_eq!(what_comes_back(false, Detective, luck), ([Scientist, Journalist], 1));
    }
}

/// S7: where the table chose it, what goes under in a turn is shuffled.
#[test]
fn s7_the_option_shuffles_what_goes_under() {
    let orders: std::collections::BTreeSet<_> =
        (0..20).map(|luck| what_comes_back(true, Scientist, luck)).collect();
    assert_eq!(Vec::from_iter(orders), [([Detective, Scientist], 0), ([Scientist, Detective], 0)]);
}

#[test]
fn s8_a_card_is_offered_to_any_other_player() {
    let mut desk = Desk::of(4, &[Scientist, Detective]);
    let refusal = desk.refusal(seat(0), Action::Offer { card: Scientist, to: seat(0) });
    assert_eq!((refusal, refusal.rule()), (Refusal::OfferToSelf, "S8"));
    assert_eq!(
        desk.refusal(seat(0), Action::Offer { card: Scientist, to: seat(4) }),
        Refusal::NoSuchSeat(seat(4))
    );
    assert_eq!(desk.refusal(seat(0), Action::Accept), Refusal::OfferFirst);
    let offers = desk.game.legal(seat(0).into());
    assert_eq!(offers.len(), 6);
    for action in &offers {
        let Action::Offer { to, .. } = action else { panic!("{action:?}") };
        assert_ne!(*to, seat(0));
    }
}

/// S8: what is claimed stands in the record and changes nothing, true or not.
#[test]
fn s8_claims_bind_nobody() {
    use game::{Entry, Header, Line, Playback, Record, Secret, Sitter};
    let mut luck = Luck::new(Seed::from_number(1));
    let secret = Secret::draw(&mut luck);
    let contributions: Vec<_> = (0..4).map(|_| game::Bytes32(luck.bytes())).collect();
    let sitter = |name: &str| Sitter { name: name.into(), bot: None };
    let mut table: game::Table<Secrets> =
        game::Table::deal(&Options::new(4), secret.game_seed(&contributions), &mut NoEvents).unwrap();
    let mut quiet = Vec::new();
    while table.game().outcome().is_none() {
        let by = table.game().may_act().first().unwrap();
        let action = *luck.pick(&table.game().legal(by.into())).unwrap();
        table.play(by, &action, &mut NoEvents).unwrap();
        quiet.push(Entry { at: 0, line: Line::Do(by.into(), action) });
    }
    let claims = [
        Claim::CardIs(Scientist),
        Claim::YouWillLikeIt,
        Claim::YouWillNotLikeIt,
        Claim::TokenIs { place: Place::Centre, identity: H },
    ];
    let talk = |entry: &Entry<Secrets>| {
        let say = |(index, claim): (usize, &Claim)| Entry { at: 0, line: Line::Say(seat(index), *claim) };
        let mut lines: Vec<_> = claims.iter().enumerate().map(say).collect();
        lines.push(entry.clone());
        lines
    };
    let record = |entries| Record {
        header: Header {
            options: Options::new(4),
            seats: ["Ana", "Ben", "Cem", "Dot"].map(sitter).to_vec(),
            commitment: secret.commitment(),
            contributions: contributions.clone(),
            started: 0,
        },
        entries,
        ending: Some(game::Ending { outcome: table.game().outcome(), secret }),
    };
    let loud = record(quiet.iter().flat_map(talk).collect());
    let loud: Record<Secrets> = Record::from_text(&loud.to_text()).unwrap();
    assert!(loud.entries.len() > quiet.len());
    let mut playback = Playback::new(&loud).unwrap();
    while let Some(step) = playback.next().unwrap() {
        assert!(matches!(step.entry.line, Line::Do(..)) || step.told.is_empty());
    }
    assert_eq!(playback.game(), table.game());
}

#[test]
fn s9_accepted_it_goes_to_the_target_refused_to_the_offerer() {
    let mut desk = Desk::of(4, &[Scientist, Detective]);
    desk.land(Scientist, 2, true);
    assert_eq!((desk.display(2), desk.display(0)), (vec![CardView::Up(Scientist)], vec![]));
    assert!(
        desk.told
            .iter()
            .any(|told| told.event == Event::Landed { card: Scientist, with: seat(2), how: How::Accepted })
    );
    let mut desk = Desk::of(4, &[Scientist, Detective]);
    desk.land(Scientist, 2, false);
    assert_eq!((desk.display(2), desk.display(0)), (vec![], vec![CardView::Up(Scientist)]));
    let mut desk = Desk::of(4, &[Scientist, Detective]);
    desk.offer(Scientist, 2);
    assert_eq!(desk.refusal(seat(2), Action::Pass), Refusal::AnswerFirst);
    assert_eq!(desk.refusal(seat(1), Action::Accept).rule(), "S11");
}

#[test]
fn s10_whoever_gets_the_card_must_carry_it_out() {
    let mut desk = Desk::of(4, &[Detective, Scientist]);
    desk.land(Detective, 2, true);
    assert_eq!(desk.stage(), Stage::Effect { by: seat(2), card: Detective, bullet: None });
    assert_eq!(desk.asked(), SeatSet::only(seat(2)));
    assert_eq!(desk.refusal(seat(0), Action::Look(Place::Centre)), Refusal::NotYours(seat(0).into()));
    for other in [Action::Pass, Action::Refuse, Action::Give { to: seat(1) }, Action::Exchange(Side::Left)] {
        let refusal = desk.refusal(seat(2), other);
        assert_eq!((refusal, refusal.rule()), (Refusal::EffectFirst(Detective), "S20"));
    }
    let mut desk = Desk::of(4, &[Detective, Scientist]);
    desk.land(Detective, 2, false);
    assert_eq!(desk.asked(), SeatSet::only(seat(0)));
}

#[test]
fn s11_then_it_is_the_left_neighbours_turn() {
    let mut desk = Desk::of(4, &[Scientist, Detective, Scientist, Journalist, Scientist, Politician]);
    for turn in 0..3 {
        let view = desk.view(Viewer::Public);
        assert_eq!((view.active, usize::from(view.turn)), (seat(turn), turn + 1));
        let not_yet = Action::Offer { card: Scientist, to: seat(turn) };
        assert_eq!(desk.refusal(seat((turn + 1) % 4), not_yet).rule(), "S11");
        desk.land(Scientist, (turn + 2) % 4, false);
    }
    assert_eq!(desk.view(Viewer::Public).active, seat(3));
    assert_eq!(seat(3).left(4), seat(0));
}

/// S11: who has the first turn is drawn.
#[test]
fn s11_anybody_may_begin() {
    let first = |number| {
        let deal = &mut Seed::from_number(number).deal();
        Secrets::deal(&Options::new(8), deal, &mut NoEvents).unwrap().may_act()
    };
    let all = (0..200).flat_map(first).collect::<SeatSet>();
    assert_eq!(all, SeatSet::all(8));
}
