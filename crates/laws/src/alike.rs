//! Indistinguishable is identical.

use crate::Subject;
use crate::walk::{bytes, one_in, walk};
use game::{Actor, Addressed, Game, Luck, NoEvents, Seed, Viewer, told_to};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;

/// For every viewer, a world with other hidden facts gives byte-identical views and events, as many and in the same order:
/// from the start, where the game can begin with given facts, and for as long afterwards as nothing comes to light.
pub fn indistinguishable_is_identical<S: Subject>() {
    let Compared { difference, other_truths, ahead } = compare::<S>(S::GAMES, &Leak::None);
    assert_eq!(difference, None);
    let enough = S::ENOUGH;
    assert!(
        other_truths > enough.other_truths && ahead >= enough.ahead,
        "{other_truths} other truths, {ahead} steps ahead"
    );
}

/// The same comparison notices leaks: views that tell one thing too much, and events that reach too many.
pub fn leaks_are_noticed<S: Subject>() {
    let mut leaks = vec![("what seat 0 sees", Leak::FirstSeat)];
    leaks.extend(S::hidden().into_iter().map(|(what, fact)| (what, Leak::Fact(fact))));
    let seed = Seed::from_number(0);
    let retells = (0..20).any(|number| {
        let options = S::options(number);
        let dealt = S::Game::deal(&options, &mut seed.deal(), &mut NoEvents).unwrap();
        S::retell(&options, seed, &[], &dealt).is_some()
    });
    if retells {
        leaks.push(("what single seats are told", Leak::Overheard));
        leaks.push(("that seat 0 sees one thing or another", Leak::Number));
    }
    for (what, leak) in leaks {
        let found = compare::<S>((S::GAMES / 50).max(20), &leak).difference;
        assert!(found.is_some(), "a viewer who learns {what} was not noticed");
    }
}

/// What a viewer is sent beyond its due.
enum Leak<G> {
    None,
    /// A hidden fact, in every view.
    Fact(fn(&G) -> String),
    /// Seat 0's view, in every view.
    FirstSeat,
    /// Events for single seats, told to everybody.
    Overheard,
    /// An event more or less, by a bit of what seat 0 sees.
    Number,
}

struct Compared {
    difference: Option<String>,
    other_truths: u64,
    ahead: u64,
}

/// A viewer, and what it is sent.
pub(crate) struct Watch<'a, S: Subject> {
    viewer: Viewer,
    leak: &'a Leak<S::Game>,
    subject: PhantomData<S>,
}

impl<S: Subject> Watch<'_, S> {
    pub(crate) fn new(viewer: Viewer) -> Self {
        Watch { viewer, leak: &Leak::None, subject: PhantomData }
    }

    fn view(&self, game: &S::Game) -> String {
        let mut sent = bytes(&game.view(self.viewer).unwrap());
        match self.leak {
            Leak::Fact(fact) => sent.push_str(&fact(game)),
            Leak::FirstSeat => sent.push_str(&first_seat(game)),
            Leak::None | Leak::Overheard | Leak::Number => {}
        }
        sent
    }

    fn events(&self, game: &S::Game, told: &[Addressed<<S::Game as Game>::Event>]) -> Vec<String> {
        let viewer = if matches!(self.leak, Leak::Overheard) { Viewer::Omniscient } else { self.viewer };
        let mut sent: Vec<String> = told_to(told, viewer).map(bytes).collect();
        if matches!(self.leak, Leak::Number) && one_bit(&first_seat(game)) {
            sent.push(String::new());
        }
        sent
    }

    /// What a viewer can try and what the table shows of who may act are the same in both worlds.
    pub(crate) fn same_choices(&self, one: &S::Game, two: &S::Game) {
        let viewer = self.viewer;
        assert_eq!(one.outcome(), two.outcome(), "{viewer}");
        assert_eq!(one.asked(), two.asked(), "{viewer}");
        assert_eq!(one.window(), two.window(), "{viewer}");
        if !S::SEALED {
            assert_eq!(one.may_act(), two.may_act(), "{viewer}");
        }
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(one.may_act().contains(seat), two.may_act().contains(seat), "{viewer}");
            assert_eq!(*one.legal(seat.into()), *two.legal(seat.into()), "{viewer}");
        }
    }
}

fn first_seat<G: Game>(game: &G) -> String {
    bytes(&game.view(Viewer::of_table(1).next().unwrap_or(Viewer::Public)).unwrap())
}

/// A bit that any change of a text may turn.
fn one_bit(text: &str) -> bool {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish() & 1 == 1
}

/// A game so far.
struct Story<G: Game> {
    number: u64,
    actions: Vec<(Actor, G::Action)>,
    told: Vec<Addressed<G::Event>>,
}

fn compare<S: Subject>(games: u64, leak: &Leak<S::Game>) -> Compared {
    let mut compared = Compared { difference: None, other_truths: 0, ahead: 0 };
    for number in 0..games {
        let mut story = Story { number, actions: Vec::new(), told: Vec::new() };
        walk::<S>(number, |moment, luck| {
            story.actions.extend(moment.did.map(|(by, action)| (by, action.clone())));
            story.told.extend_from_slice(moment.told);
            if compared.difference.is_some() || !one_in(luck, S::COMPARE_ONE_IN) {
                return;
            }
            let viewers: Vec<Viewer> = Viewer::of_table(moment.seats).collect();
            // Every viewer in some games, one in the others.
            let viewers =
                if number % 50 == 0 { viewers } else { luck.pick(&viewers).copied().into_iter().collect() };
            for viewer in viewers {
                let watch = Watch::<S> { viewer, leak, subject: PhantomData };
                let other = moment.game.resample(viewer, luck);
                compared.other_truths += u64::from(other != *moment.game);
                let found = look_back(&watch, &story, moment.game, &other)
                    .and_then(|()| look_ahead(&watch, moment.game.clone(), other, luck, &mut compared.ahead));
                if let Err(found) = found {
                    compared.difference.get_or_insert(format!("game {number}, {viewer}: {found}"));
                }
            }
        });
        if compared.difference.is_some() {
            break;
        }
    }
    compared
}

/// The view now, and everything that was told so far.
fn look_back<S: Subject>(
    watch: &Watch<'_, S>,
    story: &Story<S::Game>,
    game: &S::Game,
    other: &S::Game,
) -> Result<(), String> {
    same(&watch.view(game), &watch.view(other))?;
    let (options, seed) = (S::options(story.number), Seed::from_number(story.number));
    if let Some(retold) = S::retell(&options, seed, &story.actions, other) {
        if let Some(replayed) = &retold.game {
            assert!(replayed == other, "game {}: a resampled state can be played to", story.number);
        }
        same(&watch.events(game, &story.told), &watch.events(other, &retold.told))?;
    }
    Ok(())
}

/// What comes next, for as long as both worlds go the same way.
fn look_ahead<S: Subject>(
    watch: &Watch<'_, S>,
    mut one: S::Game,
    mut two: S::Game,
    luck: &mut Luck,
    steps: &mut u64,
) -> Result<(), String> {
    watch.same_choices(&one, &two);
    for _ in 0..S::AHEAD {
        let Some((by, action)) = S::choose(&one, luck) else { break };
        let chance = luck.clone();
        let (mut told, mut told_other) = (Vec::new(), Vec::new());
        one.play(by, &action, &mut chance.clone(), &mut told).unwrap();
        let refused = two.play(by, &action, &mut chance.clone(), &mut told_other).is_err();
        let heard: Vec<_> = told_to(&told, watch.viewer).collect();
        let heard_other: Vec<_> = told_to(&told_other, watch.viewer).collect();
        let both = [Some(&heard[..]), (!refused).then_some(&heard_other[..])];
        let (sent, sent_other) = (watch.events(&one, &told), watch.events(&two, &told_other));
        if refused || sent != sent_other {
            let own = matches!((by, watch.viewer), (Actor::Seat(by), Viewer::Seat(viewer)) if by == viewer);
            assert!(!(refused && own), "{by} {action:?} is refused by what {by} does not know");
            if S::comes_to_light(&action, both) {
                break;
            }
            return Err(format!("{by} {action:?}: {sent:?} and {sent_other:?}, refused: {refused}"));
        }
        if one.outcome().is_some() {
            // After the end everything is shown.
            assert_eq!(one.outcome(), two.outcome());
            break;
        }
        same(&watch.view(&one), &watch.view(&two))?;
        watch.same_choices(&one, &two);
        *steps += 1;
    }
    Ok(())
}

fn same<T: PartialEq + std::fmt::Debug>(one: &T, two: &T) -> Result<(), String> {
    if one == two { Ok(()) } else { Err(format!("\n{one:?}\n{two:?}")) }
}
