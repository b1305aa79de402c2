//! Duet's bots play whole games in every language, answer whatever they are given, and know no more than their seat.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, BotMatch, Perspective, Roster};
use duet::{Action, Challenge, Colour, Duet, Language, MISSIONS, Options, Side, Word, WordList, check_clue};
use duet_bots::DuetBots;
use duet_bots::{Because, How, Level, Lexicon, Partner, SENTENCES, Target, Taste, ideas, rank};
use game::{Actor, Game, Luck, Seat, Seed, Viewer};

fn hall(options: &Options, number: u64, bot: &str) -> BotMatch<Duet> {
    let seats = Seat::all(options.sides.len()).map(|seat| Some(DuetBots.bot(bot, seat, options).unwrap()));
    let seed = Seed::from_number(number);
    BotMatch::deal(options, seed, seats.collect(), Luck::new(seed.child("bots", 0))).unwrap()
}

#[test]
fn every_bot_plays_to_the_end_and_again_the_same() {
    for language in Language::ALL {
        for (number, bot) in (0..).zip(DuetBots.names().iter().cycle().take(6)) {
            let sides =
                if number % 3 == 0 { vec![Side::A, Side::B, Side::A, Side::B] } else { Side::BOTH.to_vec() };
            let challenge = Challenge::Mission(MISSIONS[number as usize * 4].city);
            let options = Options { sides, challenge, words: WordList::of(language), ..Options::default() };
            let play = || {
                let mut hall = hall(&options, number, bot);
                let actions: Vec<(Actor, Action)> = std::iter::from_fn(|| hall.step()).collect();
                assert!(hall.game().outcome().is_some(), "{bot} in {language}");
                actions
            };
            assert_eq!(play(), play());
        }
    }
}

/// A bot decides by what its side knows: with another key that its side cannot tell apart it does the same.
#[test]
fn a_bot_does_the_same_in_what_it_cannot_tell_apart() {
    let options = Options::default();
    let mut compared = 0;
    for number in 0..6 {
        let mut hall = hall(&options, number, "easy");
        let mut luck = Luck::new(Seed::from_number(number));
        loop {
            for seat in hall.game().may_act() {
                let elsewhere = hall.game().resample(Viewer::Seat(seat), &mut luck);
                let pick = |state: &Duet| {
                    let mut bot = Partner::new(options.side(seat).unwrap(), Level::EASY);
                    let action =
                        bot.choose(&Perspective::new(state, seat), &mut Luck::new(Seed::from_number(1)));
                    (action, bot.why())
                };
                assert_eq!(pick(hall.game()), pick(&elsewhere));
                compared += 1;
            }
            if hall.step().is_none() {
                break;
            }
        }
    }
    assert!(compared > 80, "{compared}");
}

/// With next to no effort, and on words that nobody has heard of, there is an answer, a legal one, and a reason for it.
#[test]
fn an_answer_always_comes() {
    let strange: String = (0..25).map(|i| format!("Qx{}zz\n", (b'a' + i) as char)).collect();
    for words in [WordList::parse(Language::De, &strange).unwrap(), WordList::of(Language::Es)] {
        let options = Options { words, ..Options::default() };
        for vocabulary in [0, 20] {
            let level = Level { vocabulary, ..Level::STRONG };
            let seats =
                Side::BOTH.map(|side| Some(Box::new(Partner::new(side, level)) as Box<dyn Bot<Duet>>));
            let seed = Seed::from_number(7);
            let mut hall = BotMatch::<Duet>::deal(&options, seed, seats.into(), Luck::new(seed)).unwrap();
            while hall.game().outcome().is_none() {
                let game = hall.game();
                let seat = game.may_act().into_iter().next().unwrap();
                let mut bot = Partner::new(options.side(seat).unwrap(), level);
                let action = bot.choose(&Perspective::new(game, seat), &mut Luck::new(seed)).unwrap();
                let reason = bot.why().unwrap();
                assert!(SENTENCES.contains(&reason.sentence.as_ref()), "{}", reason.sentence);
                hall.play(seat.into(), &action).unwrap();
            }
        }
    }
}

#[test]
fn all_four_lexicons_are_read_and_know_the_board() {
    for language in Language::ALL {
        let lexicon = Lexicon::of(language);
        let (known, sayable) = lexicon.len();
        assert!(known >= 9_000 && (5_000..known).contains(&sayable), "{language}: {known}, {sayable}");
        for list in [WordList::of(language), WordList::picture_book(language)] {
            for word in list.words() {
                assert_eq!(lexicon.meaning(word.as_str()).how(), How::Known, "{word:?} in {language}");
            }
        }
        assert!(Lexicon::read(language, b"SHW1").is_err() && Lexicon::read(language, b"").is_err());
    }
}

/// Plain associations in each language; a lexicon whose vectors are mixed up fails most of them.
#[test]
fn guesses_are_what_anybody_would_guess() {
    let cases = [
        (Language::En, "ocean", "sea", ["sea", "horse", "violin", "cheese", "bridge"]),
        (Language::En, "wedding", "bride", ["bride", "shark", "hammer", "volcano", "coffee"]),
        (Language::Es, "océano", "mar", ["mar", "caballo", "violín", "queso", "puente"]),
        (Language::Es, "boda", "novia", ["novia", "tiburón", "martillo", "volcán", "café"]),
        (Language::De, "Ozean", "Meer", ["Meer", "Pferd", "Geige", "Käse", "Brücke"]),
        (Language::De, "Hochzeit", "Braut", ["Braut", "Hai", "Hammer", "Vulkan", "Kaffee"]),
        (Language::Nl, "oceaan", "zee", ["zee", "paard", "viool", "kaas", "brug"]),
        (Language::Nl, "bruiloft", "bruid", ["bruid", "haai", "hamer", "vulkaan", "koffie"]),
    ];
    for (language, clue, expected, words) in cases {
        let (ranking, stop) = rank(Lexicon::of(language), &words, clue, 1);
        assert_eq!((words[ranking[0].0], stop), (expected, 1), "{clue}");
    }
}

#[test]
fn what_it_does_not_know_it_takes_apart_or_reads_as_a_slip() {
    let lexicon = Lexicon::of(Language::En);
    for (text, how) in [
        ("secretagent", How::Known),
        ("compoundwall", How::Parts),
        ("dectective", How::Spelling),
        ("animals", How::Known),
        ("xqzv", How::Unknown),
        ("", How::Unknown),
    ] {
        assert_eq!(lexicon.meaning(text).how(), how, "{text}");
    }
}

/// A clue of another language is understood as it is meant there, and never by the judges, whose space is another.
#[test]
fn a_word_of_another_language_is_understood() {
    let words = ["sea", "horse", "violin", "cheese", "bridge"];
    for (clue, expected) in [("océano", "sea"), ("Käse", "cheese"), ("paard", "horse"), ("brug", "bridge")]
    {
        let lexicon = Lexicon::of(Language::En);
        assert_eq!(lexicon.meaning(clue).how(), How::Foreign, "{clue}");
        let (ranking, _) = rank(lexicon, &words, clue, 1);
        assert_eq!(words[ranking[0].0], expected, "{clue}");
    }
    for (language, clue, expected) in [
        (Language::Es, "wedding", "novia"),
        (Language::De, "tiburón", "Hai"),
        (Language::Nl, "Hochzeit", "bruid"),
    ] {
        let words = match language {
            Language::Es => ["novia", "tiburón", "martillo", "volcán", "café"],
            Language::De => ["Braut", "Hai", "Hammer", "Vulkan", "Kaffee"],
            _ => ["bruid", "haai", "hamer", "vulkaan", "koffie"],
        };
        let (ranking, _) = rank(Lexicon::of(language), &words, clue, 1);
        assert_eq!(words[ranking[0].0], expected, "{clue}");
    }
    let judge = Lexicon::read(Language::En, include_bytes!("../data/duet-en.bin")).unwrap();
    assert_eq!(judge.meaning("brug").how(), How::Unknown);
}

#[test]
fn clues_are_legal_and_about_green_words() {
    for language in Language::ALL {
        let lexicon = Lexicon::of(language);
        let words: Vec<Word> = WordList::of(language).words().iter().step_by(16).cloned().collect();
        let colour = |place: usize| match place {
            0..9 => Colour::Green,
            9..12 => Colour::Black,
            _ => Colour::Beige,
        };
        let targets: Vec<Target> = (0..25)
            .map(|place| Target {
                meaning: lexicon.meaning(words[place].as_str()),
                colour: colour(place),
                promised: 0.0,
            })
            .collect();
        let taste = Taste::at_the_start_of(9, 9);
        let found =
            ideas(lexicon, &targets, &taste, 5, |clue| check_clue(language, &words, clue, true).allowed);
        assert_eq!(found.len(), 5);
        for idea in found {
            assert!(check_clue(language, &words, &idea.word, true).allowed, "{}", idea.word);
            assert!(idea.number == idea.targets.len() && idea.targets.iter().all(|place| *place < 9));
        }
    }
}

/// While there is time a giver counts on several words only if people come to each of them directly and if none falls behind
/// another word: otherwise it lowers the number.
#[test]
fn a_number_is_lowered_to_what_is_clear() {
    let mut several = 0;
    for language in Language::ALL {
        let lexicon = Lexicon::of(language);
        let list = WordList::of(language);
        for from in 0..6 {
            let words: Vec<Word> = list.words().iter().skip(from).step_by(25).take(25).cloned().collect();
            let targets = words.iter().enumerate().map(|(place, word)| Target {
                meaning: lexicon.meaning(word.as_str()),
                colour: if place < 9 { Colour::Green } else { Colour::Beige },
                promised: 0.0,
            });
            let targets: Vec<Target> = targets.collect();
            let allowed = |clue: &str| check_clue(language, &words, clue, true).allowed;
            for idea in ideas(lexicon, &targets, &Taste::at_the_start_of(9, 9), 3, allowed) {
                let clue = lexicon.meaning(&idea.word);
                let affinity = |place: usize| clue.affinity(&targets[place].meaning);
                let other = (9..25).map(affinity).fold(f32::MIN, f32::max);
                if idea.number < 2 {
                    continue;
                }
                several += 1;
                for place in idea.targets {
                    let (word, direct) =
                        (words[place].as_str(), clue.sources(&targets[place].meaning).direct);
                    assert!(direct * direct > 0.35, "{language} {} for {word}: {direct}", idea.word);
                    assert!(affinity(place) > other - 0.05, "{language} {} for {word}", idea.word);
                }
            }
        }
    }
    assert!(several > 30, "{several}");
}

/// The levels differ: the weaker one says fewer words, smaller numbers, and no names.
#[test]
fn levels_differ() {
    let [easy, normal, strong] = [Level::EASY, Level::NORMAL, Level::STRONG];
    assert!(easy.vocabulary < normal.vocabulary && normal.vocabulary < strong.vocabulary);
    assert!(easy.most < normal.most && normal.most < strong.most);
    assert!(easy.margin > normal.margin && normal.margin > strong.margin);
    assert!(!easy.names && normal.names && !easy.remembers && strong.ventures && !normal.ventures);
}

/// A file of words that is cut anywhere, or of another version, is refused with a sentence.
#[test]
fn a_lexicon_that_is_cut_or_of_another_version_is_refused() {
    let whole = include_bytes!("../data/duet-nl.bin");
    for cut in [5, 13, 14, 40, 5_000, whole.len() / 2, whole.len() - 1] {
        let told = Lexicon::read(Language::Nl, &whole[..cut]).unwrap_err().to_string();
        assert!(told.contains("damaged at byte"), "{cut}: {told}");
    }
    let mut newer = whole.to_vec();
    newer[3] = b'2';
    let told = Lexicon::read(Language::Nl, &newer).unwrap_err().to_string();
    assert!(told.contains("does not begin with SHW1"), "{told}");
}

/// Clues of whole games: none is against the law, none was said before, and none is about nothing.
fn play_for_clues(games: u64) -> usize {
    let mut clues = 0;
    for language in Language::ALL {
        for number in 0..games {
            let bot = ["strong", "normal", "easy"][number as usize % 3];
            let words =
                if number % 5 == 0 { WordList::picture_book(language) } else { WordList::of(language) };
            let options = Options { words, challenge: Challenge::Tokens(11), ..Options::default() };
            let mut hall = hall(&options, number, bot);
            let mut said: Vec<String> = Vec::new();
            loop {
                let view = hall.game().view(Viewer::Public).unwrap();
                let visible: Vec<Word> = view.words.words(view.visible).cloned().collect();
                match hall.step() {
                    Some((_, Action::Clue(clue))) => {
                        let word = clue.word.as_str();
                        let verdict = check_clue(language, &visible, word, true);
                        assert!(verdict.allowed, "{language}: {word}: {:?}", verdict.reason);
                        assert!(!said.contains(&word.to_lowercase()), "{language}: {word} again");
                        said.push(word.to_lowercase());
                        clues += 1;
                    }
                    Some(_) => {}
                    None => break,
                }
            }
        }
    }
    clues
}

#[test]
fn no_clue_is_against_the_law() {
    assert!(play_for_clues(6) > 100);
}

/// The same for 20,000 clues: `cargo test --release -p safehouse-duet-bots --test games -- --ignored`.
#[test]
#[ignore = "it takes minutes"]
fn no_clue_of_twenty_thousand_is_against_the_law() {
    let clues = play_for_clues(800);
    assert!(clues >= 20_000, "{clues}");
}

/// What is said for a guess comes from the associations.
#[test]
fn a_guess_is_explained_by_what_people_think_of() {
    let lexicon = Lexicon::of(Language::En);
    let because = |clue: &str, word: &str| lexicon.meaning(clue).because(&lexicon.meaning(word));
    assert!(matches!(because("opera", "theatre"), Some(Because::Follows | Because::Leads)));
    assert!(because("xqzv", "theatre").is_none());
    let through = ["pirate", "wizard", "winter", "kitchen"].map(|word| because(word, "monkey"));
    assert!(through.iter().flatten().any(|because| matches!(because, Because::Both(_))), "{through:?}");
}

/// An animal is no clue for an animal, however alike they are, where people do not think of one with the other.
#[test]
fn clues_are_what_people_think_of() {
    let lexicon = Lexicon::of(Language::En);
    let texts =
        ["shark", "whale", "crocodile", "opera", "violin", "bread", "desk", "planet", "glove", "snow"];
    let words: Vec<Word> = texts.map(|word| word.parse().unwrap()).to_vec();
    let targets = words.iter().enumerate().map(|(place, word)| Target {
        meaning: lexicon.meaning(word.as_str()),
        colour: if place < 2 { Colour::Green } else { Colour::Beige },
        promised: 0.0,
    });
    let targets: Vec<Target> = targets.collect();
    let allowed = |clue: &str| check_clue(Language::En, &words, clue, true).allowed;
    let found = ideas(lexicon, &targets, &Taste::at_the_start_of(9, 2), 3, allowed);
    for idea in &found {
        assert!(!["dolphin", "turtle", "leopard", "seal"].contains(&&*idea.word), "{found:?}");
    }
}

/// Every sentence that a bot can say stands in all four languages.
#[test]
fn every_sentence_is_translated() {
    let files = [
        include_str!("../../web/words/en/reasons-duet.ftl"),
        include_str!("../../web/words/es/reasons-duet.ftl"),
        include_str!("../../web/words/de/reasons-duet.ftl"),
        include_str!("../../web/words/nl/reasons-duet.ftl"),
    ];
    for file in files {
        for sentence in SENTENCES {
            assert!(file.lines().any(|line| line.starts_with(&format!("{sentence} = "))), "{sentence}");
        }
        let said = file.lines().filter(|line| line.starts_with("duet-why-")).count();
        assert_eq!(said, SENTENCES.len());
    }
}
