//! The levels for Secrets always answer, legally, with a reason, by nothing but what their seat knows.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Fact, Perspective, Reason};
use game::{Addressed, Game, Luck, Seat, Seed, Viewer, told_to};
use secrets::{Action, Claim, Event, Identity, Options, Place, Secrets};
use secrets_bots::{Level, Player, SENTENCES, THINGS};
use std::collections::{BTreeMap, BTreeSet};

/// Enough to search, little enough for many games.
const LEVELS: [Level; 5] = [
    Level::Easy,
    Level::Normal,
    Level::Strong { effort: 0 },
    Level::Strong { effort: 1 },
    Level::Strong { effort: 40 },
];

/// Tables that are not the usual ones.
fn options(number: u64) -> Options {
    Options {
        players: 4 + (number % 5) as u8,
        memory_aid: number.is_multiple_of(2),
        shuffle_under: number.is_multiple_of(3),
        un_window: if number.is_multiple_of(4) { None } else { Some(10) },
    }
}

/// A game by random choices; before each choice of `me`, `ask` is called with the state and all that the seat heard so far.
fn game(number: u64, options: &Options, me: Seat, mut ask: impl FnMut(&Secrets, &[Heard], &mut Luck)) {
    let seed = Seed::from_number(number);
    let mut luck = Luck::new(seed.child("choices", 0));
    let mut told: Vec<Addressed<Event>> = Vec::new();
    let mut heard = Vec::new();
    let mut state = Secrets::deal(options, &mut seed.deal(), &mut told).unwrap();
    for action_number in 1.. {
        heard.extend(told_to(&told, Viewer::Seat(me)).cloned().map(Heard::Event));
        told.clear();
        let may = state.may_act();
        if may.contains(me) {
            ask(&state, &heard, &mut luck);
        }
        let Some(by) = may.first() else { break };
        if by != me {
            let kinds = Identity::ALL;
            let places: Vec<Place> = Place::all(options.players.into()).collect();
            let claim = match luck.below(6) {
                0 => Some(Claim::CardIs(secrets::Character::ALL[luck.below(8) as usize])),
                1 => Some(Claim::YouWillLikeIt),
                2 => Some(Claim::YouWillNotLikeIt),
                3 => Some(Claim::TokenIs {
                    place: *luck.pick(&places).unwrap(),
                    identity: *luck.pick(&kinds).unwrap(),
                }),
                _ => None,
            };
            heard.extend(claim.map(|claim| Heard::Claim(by, claim)));
        }
        let action = *luck.pick(&state.legal(by.into())).unwrap();
        state.play(by.into(), &action, &mut seed.action(action_number), &mut told).unwrap();
    }
}

enum Heard {
    Event(Event),
    Claim(Seat, Claim),
}

fn listen(player: &mut Player, heard: &[Heard]) {
    for heard in heard {
        match heard {
            Heard::Event(event) => player.hear(event),
            Heard::Claim(by, claim) => player.hear_claim(*by, claim),
        }
    }
}

fn seat(number: u64, options: &Options) -> Seat {
    Seat::new((number % u64::from(options.players)) as usize).unwrap()
}

/// What it says and does and why.
fn think(
    mut player: Player,
    state: &Secrets,
    me: Seat,
    luck: u64,
) -> (Option<Claim>, Option<Action>, Reason) {
    let chair = Perspective::new(state, me);
    let luck = &mut Luck::new(Seed::from_number(luck));
    let claim = player.claim(&chair, luck);
    let action = player.choose(&chair, luck);
    (claim, action, player.why().unwrap())
}

/// Whether it has heard everything, or nothing at all as if it had come in by the window, each choice is legal and has a
/// reason that the translations know.
#[test]
fn every_level_always_answers_legally_and_says_why() {
    let mut sentences = BTreeMap::new();
    for number in 0..120 {
        let options = options(number);
        let me = seat(number, &options);
        for level in LEVELS {
            let mut heard_so_far = 0;
            let mut player = Player::new(me, &options, level);
            game(number, &options, me, |state, heard, _| {
                listen(&mut player, &heard[heard_so_far..]);
                heard_so_far = heard.len();
                for player in [player.clone(), Player::new(me, &options, level)] {
                    let (_, action, why) = think(player, state, me, number);
                    assert!(state.legal(me.into()).contains(&action.unwrap()), "{level:?} {action:?}");
                    let facts = why.facts.iter().map(|(name, _)| name.to_string()).collect::<BTreeSet<_>>();
                    for (_, fact) in &why.facts {
                        if let Fact::Thing(thing) = fact {
                            assert!(THINGS.contains(&&**thing), "{thing}");
                        }
                    }
                    sentences.insert(why.sentence.to_string(), facts);
                }
            });
        }
    }
    let known: BTreeSet<String> = SENTENCES.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(sentences.keys().cloned().collect::<BTreeSet<_>>(), known, "every sentence comes up");
    for language in ["en", "es", "de", "nl"] {
        let messages = messages(language);
        for (sentence, facts) in &sentences {
            let gaps = messages.get(sentence).unwrap_or_else(|| panic!("{language} lacks {sentence}"));
            assert_eq!(gaps, facts, "{language}: the gaps of {sentence}");
        }
        for thing in THINGS {
            assert!(messages.contains_key(*thing), "{language} lacks {thing}");
        }
        assert_eq!(messages.len(), SENTENCES.len() + THINGS.len(), "{language} has what nobody says");
    }
}

/// The messages of a language, with the gaps in each.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let file = format!("{}/../web/words/{language}/reasons-secrets.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap();
    let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let fluent_syntax::ast::Entry::Message(message) = entry {
            // Gaps are variables, and a variable is written $name wherever it stands.
            let start = text.find(&format!("\n{} =", message.id.name)).unwrap() + 1;
            let rest = &text[start..];
            let end = rest.find("\nsecrets-").unwrap_or(rest.len());
            let gaps = rest[..end].split('$').skip(1).map(|gap| {
                gap.chars().take_while(|letter| letter.is_ascii_alphanumeric()).collect::<String>()
            });
            messages.insert(message.id.name.to_owned(), gaps.collect());
        }
    }
    messages
}

/// A bot decides by what its seat knows: in a truth that the seat cannot tell from the real one it says and does the same, for
/// the same reason.
#[test]
fn every_level_does_the_same_in_what_it_cannot_tell_apart() {
    let mut asked = 0;
    for number in 0..60 {
        let options = options(number);
        let me = seat(number, &options);
        for level in [Level::Easy, Level::Normal, Level::Strong { effort: 40 }] {
            game(number, &options, me, |state, heard, luck| {
                let mut player = Player::new(me, &options, level);
                listen(&mut player, heard);
                let elsewhere = state.resample(Viewer::Seat(me), luck);
                let here = think(player.clone(), state, me, number);
                assert_eq!(here, think(player, &elsewhere, me, number), "{level:?}");
                asked += 1;
            });
        }
    }
    assert!(asked > 500, "{asked}");
}

/// Whoever takes over a seat and is told its story plays on as if it had sat there all the time.
#[test]
fn a_stand_in_thinks_like_one_who_was_there() {
    for number in 0..40 {
        let options = options(number);
        let me = seat(number, &options);
        for level in [Level::Easy, Level::Normal, Level::Strong { effort: 40 }] {
            let (mut there, mut heard_so_far) = (Player::new(me, &options, level), 0);
            game(number, &options, me, |state, heard, _| {
                listen(&mut there, &heard[heard_so_far..]);
                heard_so_far = heard.len();
                let mut stand_in = Player::new(me, &options, level);
                listen(&mut stand_in, heard);
                assert_eq!(think(there.clone(), state, me, 1), think(stand_in, state, me, 1));
            });
        }
    }
}

/// What is said before an offer is about one of the two cards, sometimes true and sometimes not.
#[test]
fn players_bluff_and_tell_the_truth() {
    let (mut truths, mut lies) = (0, 0);
    for number in 0..60 {
        let options = options(number);
        let me = seat(number, &options);
        game(number, &options, me, |state, heard, _| {
            let mut player = Player::new(me, &options, Level::Normal);
            listen(&mut player, heard);
            if let (Some(Claim::CardIs(said)), Some(Action::Offer { card, .. }), _) =
                think(player, state, me, number)
            {
                let count = if said == card { &mut truths } else { &mut lies };
                *count += 1;
            }
        });
    }
    assert!(truths > 10 && lies > 10, "{truths} {lies}");
}
