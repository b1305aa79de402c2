//! Every rule of play by its id: each test fails when its rule is broken.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::*;
use duet::*;
use game::{Actor, Game, NoView, Refusal as _, SeatSet, Viewer};

fn a_clue() -> Action {
    Action::Clue(Clue::new("2", 1))
}

fn rule(refusal: &Refusal) -> &'static str {
    refusal.rule()
}

/// The table with A's nine words found by B but for `left` of them, cards 0–3 and 6–10 in order.
fn found_for_a(play: &mut Play, cards: &[u8]) {
    play.clue(0, 9);
    for card in cards {
        play.guess(1, *card);
    }
}

#[test]
fn d1_two_sides_and_25_different_words_in_a_grid() {
    let mut play = Play::standard();
    let view = play.public();
    let words: std::collections::HashSet<&str> =
        Card::all().map(|card| view.words.word(card).as_str()).collect();
    assert_eq!((words.len(), view.sides.len()), (25, 2));
    assert_eq!(rule(&play.clue(0, 1).refused(1, Action::Guess { card: 25, touch: 0 })), "D1");
}

#[test]
fn d2_keys_that_break_the_pattern_are_none() {
    assert!(
        Key::from_halves(&half("ggggkkggggg.....k........"), &half("gggkgk.....ggggg.k.......")).is_some()
    );
    // Nine, three and thirteen on each side, and yet another pattern.
    assert!(
        Key::from_halves(&half("ggggkkggggg.....k........"), &half("gggkkk.....gggggg........")).is_none()
    );
    let total: u8 = PATTERN.iter().map(|entry| entry.2).sum();
    assert_eq!(total, 25);
    for side in Side::BOTH {
        let mut counts = [0; 3];
        for colour in key().half(side) {
            counts[Colour::ALL.iter().position(|known| *known == colour).unwrap()] += 1;
        }
        assert_eq!(counts, [9, 3, 13]);
    }
}

#[test]
fn d2_a_side_sees_its_own_half_and_the_public_none() {
    let play = Play::standard();
    for (index, side) in Side::BOTH.into_iter().enumerate() {
        let view = play.view(Viewer::Seat(seat(index)));
        assert_eq!((view.side, view.key, view.keys), (Some(side), Some(key().half(side)), None));
    }
    assert_eq!((play.public().key, play.public().keys), (None, None));
    assert_eq!(play.game.view(Viewer::Omniscient), Err(NoView::StillOn));
    let mut told = Vec::new();
    Duet::deal(&Options::default(), &mut game::Seed::from_number(1).deal(), &mut told).unwrap();
    let keys =
        |viewer| game::told_to(&told, viewer).filter(|event| matches!(event, Event::YourKey { .. })).count();
    assert_eq!([0, 1].map(|index| keys(Viewer::Seat(seat(index)))), [1, 1]);
    assert_eq!(keys(Viewer::Public), 0);
}

#[test]
fn d3_nine_tokens_or_ten_or_eleven() {
    for tokens in 0..=255 {
        let options = Options { challenge: Challenge::Tokens(tokens), ..Options::default() };
        let dealt = Duet::deal(&options, &mut luck(), &mut game::NoEvents);
        match dealt {
            Ok(game) => {
                assert!((9..=11).contains(&tokens));
                let supply = game.view(Viewer::Public).unwrap().tokens.supply;
                assert_eq!((supply.ticks, supply.bystanders), (0, tokens));
            }
            Err(refusal) => assert_eq!((rule(&refusal), (9..=11).contains(&tokens)), ("D3", false)),
        }
    }
}

#[test]
fn d4_either_side_may_give_the_first_clue_and_the_other_guesses() {
    for giver in [0, 1] {
        let mut play = Play::standard();
        assert_eq!(play.game.may_act(), SeatSet::all(2));
        let early = play.guess_action(0);
        assert_eq!(play.refused(1 - giver, early), Refusal::NoClue);
        play.clue(giver, 2);
        assert_eq!(play.game.may_act(), SeatSet::only(seat(1 - giver)));
        assert_eq!(play.refused(1 - giver, a_clue()), Refusal::ClueStanding);
        assert_eq!(rule(&play.refused(giver, play.guess_action(0))), "D4");
        play.guess(1 - giver, 0);
    }
}

#[test]
fn d5_what_a_touch_finds_depends_on_the_givers_key_alone() {
    // Card 6 is green for A and beige for B, card 11 the other way round.
    for (giver, card, found) in [
        (0, 6, Found::Agent),
        (1, 6, Found::Bystander),
        (0, 11, Found::Bystander),
        (1, 11, Found::Agent),
        (0, 3, Found::Agent),
        (1, 3, Found::Assassin),
        (0, 4, Found::Assassin),
        (1, 4, Found::Agent),
        (1, 16, Found::Bystander),
        (0, 17, Found::Bystander),
    ] {
        let mut play = Play::standard();
        play.clue(giver, 1).guess(1 - giver, card);
        let touch = play.public().touched[0];
        assert_eq!((touch.found, touch.card.index()), (found, usize::from(card)), "{giver} {card}");
        match found {
            Found::Agent => assert_eq!(play.game.may_act(), SeatSet::only(seat(1 - giver))),
            Found::Bystander => assert_eq!(play.game.may_act(), SeatSet::only(seat(1 - giver))),
            Found::Assassin => assert_eq!(play.game.end(), Some(End::Assassin)),
        }
        let in_turn = matches!(play.public().phase, Phase::Guess { .. });
        assert_eq!(in_turn, found == Found::Agent, "a bystander ends the turn");
    }
}

#[test]
fn d5_a_covered_card_is_covered_for_both_for_good() {
    let mut play = Play::standard();
    play.turn(0, &[0], true);
    assert_eq!(play.public().covers[0].agent, Some(Side::B));
    play.clue(1, 1);
    assert_eq!(rule(&play.refused(0, play.guess_action(0))), "D5");
    play.guess(0, 1).stop(0).clue(0, 1);
    assert_eq!(rule(&play.refused(1, play.guess_action(0))), "D5");
}

#[test]
fn d6_at_least_one_guess_also_after_zero_and_no_limit_by_the_number() {
    let mut play = Play::standard();
    play.clue(0, 0);
    assert_eq!(rule(&play.refused(1, play.stop_action())), "D6");
    for card in [0, 1, 2, 3, 6, 7, 8, 9] {
        play.guess(1, card);
    }
    play.stop(1);
    let tokens = play.public().tokens;
    assert_eq!((play.supply(), tokens.kept.b, tokens.kept.a), ((0, 8), 1, 0));
}

#[test]
fn d7_every_turn_costs_one_token_and_sides_alternate() {
    let mut play = Play::standard();
    play.turn(0, &[6], true);
    assert_eq!(play.supply(), (0, 8));
    assert_eq!(rule(&play.refused(0, a_clue())), "D7");
    assert_eq!(play.game.may_act(), SeatSet::only(seat(1)));
    play.turn(1, &[18], false);
    assert_eq!(play.supply(), (0, 7));
    assert_eq!(play.refused(1, a_clue()), Refusal::OthersClue);
    play.turn(0, &[7, 18], false);
    assert_eq!(play.supply(), (0, 6));
}

#[test]
fn d8_a_mark_is_for_one_side_alone() {
    // Card 18 is beige for both, 11 beige for A and green for B, 17 beige for A and black for B.
    let mut play = Play::standard();
    play.turn(0, &[18], false);
    assert_eq!(play.public().covers[18].marks, BySide { a: None, b: Some(1) });
    play.turn(1, &[18], false);
    assert_eq!(play.public().covers[18].marks, BySide { a: Some(1), b: Some(1) });
    assert!(!play.game.visible().contains(Card::new(18).unwrap()), "marked from both sides it is covered");
    play.turn(0, &[11], false);
    assert!(play.game.visible().contains(Card::new(11).unwrap()));
    play.clue(1, 1);
    assert_eq!(rule(&play.refused(0, play.guess_action(18))), "D8");
    play.guess(0, 11);
    assert_eq!(
        play.public().covers[11],
        Cover { agent: Some(Side::A), marks: BySide { a: None, b: Some(1) } }
    );
    play.stop(0).turn(0, &[17], false).clue(1, 1);
    play.guess(0, 17);
    assert_eq!(play.game.end(), Some(End::Assassin));
    let mut play = Play::standard();
    play.turn(0, &[18], false).turn(1, &[11], true).clue(0, 1);
    assert_eq!(play.refused(1, play.guess_action(18)), Refusal::Marked(Card::new(18).unwrap()));
}

#[test]
fn d9_a_word_green_on_both_sides_counts_for_both_and_nobody_is_told() {
    let mut both = Play::standard();
    let mut one = Play::standard();
    both.clue(0, 1).guess(1, 0);
    one.clue(0, 1).guess(1, 6);
    // Told of a double agent and of a single one, everybody hears the same but for the card.
    let said = |play: &Play| {
        let text = serde_json::to_string(&play.events(Viewer::Public)).unwrap();
        text.replace("\"card\":0", "\"card\":6")
    };
    assert_eq!(said(&both), said(&one));
    assert_eq!(both.events(Viewer::Seat(seat(1))), both.events(Viewer::Public));
    assert_eq!(both.public().to_find, 14);
    // It counts for B as well: with the other eight of B's words found, all of B's are.
    both.stop(1).turn(1, &[1, 2, 4, 11, 12, 13, 14, 15], true);
    assert_eq!(both.public().complete, BySide { a: false, b: true });
}

#[test]
fn d10_when_all_words_of_a_side_are_found_it_is_said_and_only_the_other_gives_clues() {
    let mut play = Play::standard();
    found_for_a(&mut play, &[0, 1, 2, 3, 6, 7, 8, 9]);
    assert!(!play.told.iter().any(|told| matches!(told.event, Event::AllFound { .. })));
    play.guess(1, 10);
    let said: Vec<&Event> = play
        .told
        .iter()
        .filter(|told| told.to == game::Audience::Everyone)
        .map(|told| &told.event)
        .filter(|event| matches!(event, Event::AllFound { .. }))
        .collect();
    assert_eq!(said, [&Event::AllFound { side: Side::A }]);
    play.stop(1);
    for card in [4, 11, 12] {
        assert_eq!(rule(&play.refused(0, a_clue())), "D10");
        assert_eq!(play.game.may_act(), SeatSet::only(seat(1)));
        play.turn(1, &[card], true);
    }
}

#[test]
fn d11_fifteen_agents_win_and_an_assassin_loses() {
    let mut play = Play::standard();
    play.turn(0, &[0, 1, 2, 3, 6, 7, 8, 9, 10], true);
    play.clue(1, 6);
    for card in [4, 11, 12, 13, 14] {
        play.guess(0, card);
        assert_eq!(play.game.end(), None);
    }
    play.guess(0, 15);
    assert_eq!(play.game.end(), Some(End::Won));
    assert_eq!(play.game.outcome().map(|outcome| outcome.winners), Some(SeatSet::all(2)));
    assert_eq!(rule(&play.refused(1, a_clue())), "D11");
    assert_eq!(play.game.may_act(), SeatSet::NONE);
    let mut play = Play::standard();
    play.clue(0, 1).guess(1, 5);
    assert_eq!(play.game.outcome().map(|outcome| outcome.winners), Some(SeatSet::NONE));
    assert_eq!(play.refused(0, a_clue()), Refusal::Over);
}

/// Six turns of stopping and bystanders use up Singapore's six tokens.
fn sudden_death() -> Play {
    let mut play = Play::mission(City::Singapore);
    play.turn(0, &[0], true).turn(1, &[11], true).turn(0, &[6], true).turn(1, &[12], true);
    play.turn(0, &[18], false);
    assert_eq!(play.game.may_act(), SeatSet::only(seat(1)));
    play.turn(1, &[18], false);
    play
}

#[test]
fn d12_after_the_last_token_no_clues_and_guesses_in_any_order() {
    let mut play = sudden_death();
    assert!(play.told.iter().any(|told| told.event == Event::SuddenDeath));
    assert_eq!(play.public().phase, Phase::SuddenDeath(BySide { a: true, b: true }));
    assert_eq!(play.game.may_act(), SeatSet::all(2));
    assert_eq!(rule(&play.refused(0, a_clue())), "D12");
    assert_eq!(rule(&play.refused(1, play.stop_action())), "D12");
    assert_eq!(rule(&play.refused(1, Action::Object)), "D19");
    // B touches by A's key twice in a row, then A by B's.
    play.guess(1, 1).guess(1, 2).guess(0, 13);
    let lost = |card: u8, by: usize| {
        let mut play = play.clone();
        play.guess(by, card);
        play.game.end()
    };
    assert_eq!(lost(19, 1), Some(End::SuddenDeath));
    assert_eq!(lost(19, 0), Some(End::SuddenDeath));
    assert_eq!(lost(5, 0), Some(End::Assassin));
    assert_eq!(rule(&play.refused(1, play.guess_action(18))), "D8");
    // When all of A's words are found, B has nothing left to find.
    for card in [3, 7, 8, 9, 10] {
        play.guess(1, card);
    }
    assert_eq!(play.public().phase, Phase::SuddenDeath(BySide { a: true, b: false }));
    assert_eq!(play.refused(1, play.guess_action(20)), Refusal::NothingToFind);
    play.guess(0, 4).guess(0, 14);
    assert_eq!(play.game.end(), None);
    play.guess(0, 15);
    assert_eq!(play.game.end(), Some(End::Won));
}

#[test]
fn d13_three_for_each_token_left_one_for_each_kept_less_one_for_sudden_death() {
    let all_but_last = |play: &mut Play| {
        play.turn(0, &[0, 1, 2, 3, 6, 7, 8, 9, 10], true);
        play.clue(1, 6);
        for card in [4, 11, 12, 13, 14, 15] {
            play.guess(0, card);
        }
    };
    // Two turns: one token kept, one used by the winning turn, seven left.
    let mut play = Play::standard();
    all_but_last(&mut play);
    assert_eq!(play.game.score(), Some(3 * 7 + 1));
    assert_eq!(play.public().tokens.kept, BySide { a: 0, b: 1 });
    // A mistake costs its token and scores nothing for it.
    let mut play = Play::standard();
    play.turn(0, &[18], false).turn(1, &[18], false);
    all_but_last(&mut play);
    assert_eq!(play.game.score(), Some(3 * 5 + 1));
    // Sudden death: nothing left, nine kept, less one.
    let mut play = Play::standard();
    for (turn, card) in [0, 11, 1, 12, 2, 13, 3, 14, 6].into_iter().enumerate() {
        play.turn(turn % 2, &[card], true);
    }
    for (by, card) in [(1, 7), (0, 15), (1, 8), (0, 4), (1, 9), (1, 10)] {
        play.guess(by, card);
    }
    assert_eq!((play.game.end(), play.game.score()), (Some(End::Won), Some(9 - 1)));
    // Only the standard game of nine has a score: Prague is one.
    for (challenge, score) in [
        (Challenge::Tokens(10), None),
        (Challenge::Mission(City::Moscow), None),
        (Challenge::Mission(City::Prague), Some(22)),
    ] {
        let mut play = Play::new(Options { challenge, ..Options::default() });
        all_but_last(&mut play);
        assert_eq!(play.game.score(), score);
    }
    let mut play = Play::standard();
    play.clue(0, 1).guess(1, 5);
    assert_eq!(play.game.score(), None);
}

#[test]
fn d14_after_the_end_both_keys_are_shown() {
    let mut play = Play::standard();
    play.clue(0, 1).guess(1, 5);
    let keys = BySide::new(|side| key().half(side));
    for viewer in Viewer::of_table(2).chain([Viewer::Omniscient]) {
        assert_eq!(play.view(viewer).keys, Some(keys));
    }
    assert!(
        matches!(play.told.last().map(|told| &told.event), Some(Event::Ended { keys: shown, .. }) if *shown == keys)
    );
}

#[test]
fn d15_stopping_takes_ticks_and_mistakes_take_bystanders_or_two_ticks() {
    // Washington 7–2: five ticks, two bystanders.
    let mut play = Play::mission(City::Washington);
    assert_eq!(play.supply(), (5, 2));
    play.turn(0, &[0], true);
    assert_eq!(play.supply(), (4, 2));
    play.turn(1, &[18], false).turn(0, &[18], false);
    assert_eq!(play.supply(), (4, 0));
    play.turn(1, &[19], false);
    assert_eq!((play.supply(), play.public().covers[19].marks.a), ((2, 0), Some(2)));
    let mut both = play.clone();
    both.turn(0, &[19], false);
    assert_eq!(both.public().phase, Phase::SuddenDeath(BySide { a: true, b: true }), "the last two");
    play.turn(0, &[6], true);
    assert_eq!(play.supply(), (1, 0));
    play.turn(1, &[20], false);
    assert_eq!(play.game.end(), Some(End::OutOfTokens), "two needed, one left");
    // Singapore 6–6: only bystanders, so stopping turns one over.
    let mut play = Play::mission(City::Singapore);
    play.turn(0, &[0], true);
    assert_eq!((play.supply(), play.public().tokens.kept.b), ((0, 5), 1));
}

#[test]
fn d19_an_objection_comes_before_the_first_guess_and_the_giver_answers() {
    let mut play = Play::standard();
    assert_eq!(play.refused(1, Action::Object), Refusal::NoClue);
    play.clue(0, 1);
    assert_eq!(play.refused(0, Action::Object), Refusal::OwnClue);
    assert_eq!(play.refused(0, Action::Insist), Refusal::NoObjection);
    play.try_do(1, Action::Object).unwrap();
    assert_eq!(play.public().phase, Phase::Objection(Side::A));
    assert_eq!(play.game.may_act(), SeatSet::only(seat(0)));
    assert_eq!(play.refused(1, play.guess_action(0)), Refusal::ObjectionStands(Side::A));
    assert_eq!(play.refused(1, Action::Insist), Refusal::NotYourClue);
    assert_eq!(rule(&play.refused(1, Action::Object)), "D19");
    play.try_do(0, Action::Insist).unwrap();
    assert_eq!(play.supply(), (0, 9));
    assert_eq!(play.refused(1, Action::Object), Refusal::ObjectedBefore);
    play.guess(1, 0);
    assert_eq!(play.refused(1, Action::Object), Refusal::TooLateToObject);
}

#[test]
fn d19_what_only_people_judge_is_shown_and_left_to_them() {
    let clues = ClueOptions { several_words: true, word_play: true, ..ClueOptions::default() };
    let mut play = Play::new(Options { clues, ..Options::default() });
    assert_eq!(play.public().clues, clues);
    play.try_do(0, Action::Clue(Clue::new("Leonardo da Vinci", 2))).unwrap();
    let refused = Play::standard().refused(0, Action::Clue(Clue::new("Leonardo da Vinci", 2)));
    assert_eq!((rule(&refused), refused), ("D19b", Refusal::Clue(Fault::SeveralWords)));
}

#[test]
fn d20_any_member_of_a_side_gives_the_clue_and_touches() {
    let sides = vec![Side::B, Side::A, Side::A, Side::B, Side::B];
    let mut play = Play::new(Options { sides, ..Options::default() });
    assert_eq!(play.game.may_act(), SeatSet::all(5));
    play.try_do(2, a_clue()).unwrap();
    assert_eq!(play.game.may_act(), [0, 3, 4].into_iter().map(seat).collect());
    assert_eq!(play.refused(1, play.guess_action(0)), Refusal::OwnClue);
    play.guess(3, 0).guess(4, 1).stop(0);
    assert_eq!(play.game.may_act(), [0, 3, 4].into_iter().map(seat).collect());
    assert_eq!(play.refused(1, a_clue()), Refusal::OthersClue);
    for (index, side) in [Side::B, Side::A, Side::A, Side::B, Side::B].into_iter().enumerate() {
        assert_eq!(play.view(Viewer::Seat(seat(index))).key, Some(key().half(side)));
    }
    assert_eq!(
        play.game.play(Actor::Clock, &a_clue(), &mut luck(), &mut game::NoEvents),
        Err(Refusal::NotAPlayer)
    );
    assert_eq!(play.refused(5, a_clue()), Refusal::NotAPlayer);
    for sides in [vec![], vec![Side::A], vec![Side::A; 4], vec![Side::B; 2], [Side::A, Side::B].repeat(5)] {
        let refused = Duet::seats(&Options { sides, ..Options::default() }).unwrap_err();
        assert_eq!(rule(&refused), "D20");
    }
}

#[test]
fn d21_an_invalid_clue_costs_a_token_and_the_guess_goes_on() {
    let mut play = Play::mission(City::Washington);
    play.clue(0, 1).try_do(1, Action::Object).unwrap();
    play.try_do(0, Action::Concede).unwrap();
    assert_eq!((play.supply(), play.public().tokens.thrown), ((4, 2), 1), "a tick first");
    play.guess(1, 0).stop(1);
    assert_eq!((play.supply(), play.public().tokens.kept.b), ((3, 2), 1));
    // The last token: the guess still happens, then sudden death, whatever ends the turn.
    for stops in [true, false] {
        let mut play = Play::mission(City::Singapore);
        for (turn, card) in [0, 11, 1, 12, 2].into_iter().enumerate() {
            play.turn(turn % 2, &[card], true);
        }
        assert_eq!(play.supply(), (0, 1));
        play.clue(1, 1).try_do(0, Action::Object).unwrap();
        play.try_do(1, Action::Concede).unwrap();
        assert_eq!(play.supply(), (0, 0));
        assert!(!play.told.iter().any(|told| told.event == Event::SuddenDeath));
        if stops {
            play.guess(0, 13).stop(0);
            assert_eq!(play.public().tokens.kept.a, 2, "there was no token to keep");
        } else {
            play.guess(0, 19);
        }
        assert!(matches!(play.public().phase, Phase::SuddenDeath(_)));
        assert_eq!(play.public().turns.last().unwrap().objection, Some(Objection::Conceded));
    }
}

#[test]
fn d22_flexible_turns_allow_two_clues_in_a_row() {
    let mut play = Play::new(Options { flexible_turns: true, ..Options::default() });
    play.turn(0, &[0], true);
    assert_eq!(play.game.may_act(), SeatSet::all(2));
    play.turn(0, &[6], true);
    assert_eq!(rule(&play.refused(0, a_clue())), "D22");
    assert_eq!(play.game.may_act(), SeatSet::only(seat(1)));
    play.turn(1, &[11], true);
    assert_eq!(play.game.may_act(), SeatSet::all(2));
    // A side that is alone in having words left gives every clue (D10).
    play.turn(1, &[12], true).turn(0, &[1, 2, 3, 7, 8, 9, 10], true);
    for card in [13, 14, 15] {
        play.turn(1, &[card], true);
    }
}

#[test]
fn d23_of_two_guesses_at_the_same_moment_the_first_counts() {
    let sides = vec![Side::A, Side::B, Side::B];
    let mut play = Play::new(Options { sides, ..Options::default() });
    play.clue(0, 2);
    let [first, second, stop] = [play.guess_action(0), play.guess_action(5), play.stop_action()];
    play.try_do(1, first).unwrap();
    for late in [second, first, stop] {
        let refusal = play.refused(2, late);
        assert_eq!((rule(&refusal), refusal), ("D23", Refusal::AlreadyDecided));
    }
    // In sudden death too, where both sides may touch.
    let mut play = sudden_death();
    let [first, second] = [play.guess_action(1), play.guess_action(13)];
    play.try_do(1, first).unwrap();
    assert_eq!(play.refused(0, second), Refusal::AlreadyDecided);
    assert_eq!(play.game.end(), None);
}

#[test]
fn the_grid_is_printed_for_its_viewer() {
    let mut play = Play::standard();
    play.turn(0, &[0, 18], false).turn(1, &[18], false);
    let a = render_table(&play.view(Viewer::Seat(seat(0))));
    let public = render_table(&play.public());
    assert!(a.contains("[B]") && a.contains("<A<B") && a.contains("x"), "{a}");
    assert!(a.contains("Tokens: 7") && a.contains("A: 1 2"), "{a}");
    assert!(!public.contains('+') && !public.contains(" x"), "{public}");
    assert_eq!(a.lines().next().unwrap().matches('+').count(), 4, "{a}");
    play.clue(0, 1).guess(1, 5);
    assert!(render_grid(&play.public()).contains("xx 6 "), "after the end both keys are shown");
}

/// A record by a clue law that is still to come is not guessed at.
#[test]
fn d19_a_clue_law_that_is_not_known_is_refused() {
    let by_law = |law| {
        let clues = ClueOptions { law, ..ClueOptions::default() };
        Options { clues, ..Options::default() }
    };
    for unknown in [0, LAW + 1] {
        assert_eq!(Duet::seats(&by_law(unknown)), Err(Refusal::Law));
    }
    assert_eq!(Duet::seats(&by_law(LAW)), Ok(2));
}
