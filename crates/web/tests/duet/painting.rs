//! Whole games, painted at every step.

use crate::table::{Play, asks, check, kinds, paint, paint_game, text, words_of};
use duet::{Action, Challenge, City, Clue, Duet, Options, Refusal, Side, View};
use game::{Actor, Game, Luck, Seat, Seed, Viewer};
use web::{Language, Painted, Screen, table::Refusal as Refused};

#[test]
fn every_step_is_painted_for_everybody() {
    for (kind, options) in kinds().iter().enumerate() {
        for number in 0..6 {
            let mut play = Play::new(options, number);
            let mut luck = Luck::new(Seed::from_number(1000 + number));
            loop {
                let language = Language::ALL[(play.told.len() + kind) % 4];
                for viewer in Viewer::of_table(options.sides.len()).chain([Viewer::Omniscient]) {
                    let scene = play.scene(viewer);
                    if scene.view.is_none() {
                        continue;
                    }
                    for screen in [Screen::Own, Screen::Large, Screen::Replay] {
                        check(&paint_game(&scene, language, screen));
                    }
                    check(&paint(&scene, language, Screen::Own).replace("reasons-", ""));
                }
                if !play.step(&mut luck) {
                    break;
                }
            }
            assert!(play.game().outcome().is_some());
        }
    }
}

#[test]
fn what_can_be_pressed_is_what_is_legal() {
    for options in kinds() {
        for number in 20..28 {
            let mut play = Play::new(&options, number);
            let mut luck = Luck::new(Seed::from_number(number));
            loop {
                for seat in Seat::all(options.sides.len()) {
                    let html = paint_game(&play.scene(Viewer::Seat(seat)), Language::En, Screen::Own);
                    let legal = play.game().legal(Actor::Seat(seat)).to_vec();
                    let asked = asks(&html);
                    let (forms, buttons): (Vec<_>, Vec<_>) =
                        asked.into_iter().partition(|ask| ask.to_string().contains("$word"));
                    let pressed: Vec<Action> = buttons
                        .into_iter()
                        .map(|ask| serde_json::from_value(ask["do"].clone()).unwrap())
                        .collect();
                    let (clues, rest): (Vec<_>, Vec<_>) =
                        legal.into_iter().partition(|action| matches!(action, Action::Clue(_)));
                    assert_eq!(forms.len(), usize::from(!clues.is_empty()));
                    assert!(pressed.iter().all(|action| rest.contains(action)));
                    assert!(rest.iter().all(|action| pressed.contains(action)));
                    assert_eq!(pressed.len(), rest.len());
                    for form in forms {
                        let filled = form["do"]
                            .to_string()
                            .replace("\"$word\"", "\"Zwieback\"")
                            .replace("\"#number\"", "2");
                        let action: Action = serde_json::from_str(&filled).unwrap();
                        assert_eq!(action, Action::Clue(Clue::new("Zwieback", 2)));
                    }
                    for screen in [Screen::Large, Screen::Replay] {
                        let html = paint_game(&play.scene(Viewer::Seat(seat)), Language::En, screen);
                        assert!(
                            asks(&html).is_empty() && !html.contains("<button"),
                            "nothing to press there"
                        );
                    }
                }
                if !play.step(&mut luck) {
                    break;
                }
            }
        }
    }
}

#[test]
fn the_public_sees_no_key_before_the_end() {
    let mut play = Play::new(&Options::default(), 3);
    let mut luck = Luck::new(Seed::from_number(3));
    loop {
        let html = paint_game(&play.scene(Viewer::Public), Language::En, Screen::Large);
        let over = play.game().outcome().is_some();
        assert_eq!(html.matches("class=\"key ").count(), if over { 50 } else { 0 });
        let seat = paint_game(&play.scene(Viewer::Seat(Seat::new(0).unwrap())), Language::En, Screen::Own);
        assert_eq!(seat.matches("class=\"key ").count(), if over { 50 } else { 25 });
        if !play.step(&mut luck) {
            break;
        }
    }
}

#[test]
fn what_was_missed_is_stamped() {
    let mut stamped = false;
    for number in 0..20 {
        let mut play = Play::new(&Options::default(), number);
        let mut luck = Luck::new(Seed::from_number(number));
        while play.step(&mut luck) {}
        let view: View = play.game().view(Viewer::Public).unwrap();
        let html = paint_game(&play.scene(Viewer::Public), Language::En, Screen::Own);
        assert_eq!(html.matches("class=\"missed\"").count(), usize::from(view.to_find));
        stamped |= view.to_find > 0;
    }
    assert!(stamped);
}

#[test]
fn names_and_clues_are_text() {
    let mut play = Play::new(&Options::default(), 5);
    let clue = Action::Clue(Clue::new("R&B", 1));
    play.table.play(Seat::new(0).unwrap(), &clue, &mut play.told).unwrap();
    let html = paint_game(&play.scene(Viewer::Public), Language::De, Screen::Own);
    assert!(html.contains("R&amp;B"));
    assert!(text(&html).contains("R&amp;B"));
}

#[test]
fn a_mission_says_where_it_is_played() {
    let options = Options { challenge: Challenge::Mission(City::MonteCarlo), ..Options::default() };
    let play = Play::new(&options, 1);
    let html = paint_game(&play.scene(Viewer::Public), Language::Es, Screen::Own);
    assert!(text(&html).contains("Montecarlo"), "{}", text(&html));
}

#[test]
fn every_refusal_has_a_sentence() {
    let fault = duet::check_clue(duet::Language::En, &[], "a b", true).fault.unwrap();
    let house = "house".parse().unwrap();
    let visible = duet::check_clue(duet::Language::En, &[house], "houses", true).fault.unwrap();
    assert!(visible.about().is_some());
    let card = duet::Card::new(3).unwrap();
    for refusal in [
        Refusal::Players,
        Refusal::Tokens,
        Refusal::Law,
        Refusal::Over,
        Refusal::NotAPlayer,
        Refusal::OthersClue,
        Refusal::ThirdClue,
        Refusal::NothingToClue,
        Refusal::ClueStanding,
        Refusal::NoMoreClues,
        Refusal::Clue(fault),
        Refusal::Clue(visible),
        Refusal::NoClue,
        Refusal::OwnClue,
        Refusal::NoSuchCard,
        Refusal::Covered(card),
        Refusal::Marked(card),
        Refusal::AlreadyDecided,
        Refusal::GuessFirst,
        Refusal::NoTurn,
        Refusal::NothingToFind,
        Refusal::TooLateToObject,
        Refusal::ObjectedBefore,
        Refusal::ObjectionStands(Side::A),
        Refusal::NoObjection,
        Refusal::NotYourClue,
    ] {
        let (name, about) = (game::Refusal::name(&refusal), game::Refusal::about(&refusal));
        for language in Language::ALL {
            let said = web::table::refusal(
                words_of(language),
                &Refused {
                    rule: Some(("duet", game::Refusal::rule(&refusal))),
                    name: &name,
                    about: about.as_ref().map(|(gap, what)| (*gap, what.as_str())),
                    message: "?",
                },
            );
            assert!(!said.0.starts_with('?') && !said.0.starts_with("refused-"), "{name}: {}", said.0);
            // What it is about is named, as it is while a clue is typed.
            assert!(about.as_ref().is_none_or(|(_, what)| said.0.contains(what.as_str())), "{}", said.0);
        }
    }
}

#[test]
fn one_click_plays_in_the_readers_language() {
    for language in Language::ALL {
        let options = Duet::quick(language);
        assert_eq!(options.words.language().code(), language.code());
        assert_eq!(Duet::seats(&options).unwrap(), 2);
    }
}
