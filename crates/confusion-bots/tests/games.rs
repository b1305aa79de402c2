//! The bots for Confusion play whole games, the same from the same seed, and knowing nothing they should not.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, BotMatch, Perspective, Roster};
use confusion::{Action, Both, Chart, Confusion, Event, MoversBox, Options, Side, Tokens, Variants};
use confusion_bots::ConfusionBots;
use confusion_bots::{Greedy, Level, Player, SENTENCES};
use game::{Actor, Addressed, Game, Luck, Seat, Seed, Viewer, told_to};

/// The base game, each variant, and everything at once with a box of one's own.
fn tables() -> Vec<Options> {
    let mut tables = vec![Options::default()];
    for name in Variants::NAMES {
        let mut options = Options::default();
        *options.variants.named(name).unwrap() = true;
        tables.push(options);
    }
    let mut all = Options { tokens: Both::each(|_| Tokens::ALL), ..Options::default() };
    for name in Variants::NAMES {
        *all.variants.named(name).unwrap() = true;
    }
    all.movers = own_box();
    tables.push(all.clone());
    all.variants = Variants { promotion_sir: true, ..Variants::default() };
    tables.push(all);
    tables
}

/// A box with fewer movers, one of which cannot go forward at all and one of which crosses the whole board.
fn own_box() -> MoversBox {
    let mut own = MoversBox::reconstruction();
    own.movers.retain(|mover| !["M02", "M05", "M11"].contains(&mover.id.as_str()));
    own.spies.retain(|spy| !["C", "H", "N"].contains(&spy.letter.to_string().as_str()));
    let sideways = own.movers[0].moves.as_mut().unwrap();
    *sideways = confusion::Moves { l: Some(10), r: Some(1), ..Default::default() };
    own.movers[2].moves.as_mut().unwrap().f = Some(10);
    own.check().unwrap();
    own
}

fn hall(options: &Options, number: u64, bots: [Box<dyn Bot<Confusion>>; 2]) -> BotMatch<Confusion> {
    let seed = Seed::from_number(number);
    let luck = Luck::new(seed.child("bots", 0));
    BotMatch::deal(options, seed, bots.into_iter().map(Some).collect(), luck).unwrap()
}

fn named(options: &Options, names: [&str; 2]) -> [Box<dyn Bot<Confusion>>; 2] {
    let mut seats = Seat::all(2);
    names.map(|name| ConfusionBots.bot(name, seats.next().unwrap(), options).unwrap())
}

fn player(options: &Options, seat: Seat, level: Level) -> Player {
    Player::new(seat, Chart::new(options).unwrap(), level).unwrap()
}

/// Every bot, with little time for the strong one: how long it thinks is not what is tested here.
fn quick(options: &Options, name: &str, seat: Seat) -> Box<dyn Bot<Confusion>> {
    match name {
        "strong" => Box::new(player(options, seat, Level::STRONG.with_steps(2_000))),
        _ => ConfusionBots.bot(name, seat, options).unwrap(),
    }
}

#[test]
fn every_bot_plays_every_variant_to_the_end_and_again_the_same() {
    assert_eq!(ConfusionBots.names(), ["easy", "normal", "strong", "greedy", "random"]);
    for options in tables() {
        for (number, bots) in (0..).zip([
            ["random", "random"],
            ["greedy", "random"],
            ["greedy", "greedy"],
            ["easy", "normal"],
            ["strong", "easy"],
            ["normal", "strong"],
        ]) {
            let play = || {
                let [white, red] = Side::BOTH.map(|side| side.seat());
                let bots = [quick(&options, bots[0], white), quick(&options, bots[1], red)];
                let mut hall = hall(&options, number, bots);
                let actions: Vec<(Actor, Action)> = std::iter::from_fn(|| hall.step()).collect();
                assert!(hall.game().end().is_some(), "{:?}", options.variants);
                actions
            };
            assert_eq!(play(), play(), "{bots:?}");
        }
    }
}

#[test]
fn each_level_beats_what_is_below_it() {
    let options = Options::default();
    for (better, worse, least) in [("greedy", "random", 18), ("easy", "random", 18), ("normal", "greedy", 14)]
    {
        let mut won = 0;
        for number in 0..20 {
            let side = Side::BOTH[number as usize % 2];
            let bots = if side == Side::White { [better, worse] } else { [worse, better] };
            let mut hall = hall(&options, number, named(&options, bots));
            while hall.step().is_some() {}
            won += u32::from(hall.game().end().unwrap().winner == Some(side));
        }
        assert!(won >= least, "{better} against {worse}: {won} of 20");
    }
}

/// A player that hardly thinks, one that has only just sat down, and one that deceives nobody: what they do is legal, and
/// they say why.
#[test]
fn a_bot_always_answers_and_says_why() {
    for (number, options) in (0..).zip(tables()) {
        for level in [Level::EASY, Level::NORMAL, Level::STRONG] {
            for level in [level.with_steps(0), level.with_steps(500).honest()] {
                let seed = Seed::from_number(number);
                let mut luck = Luck::new(seed.child("choices", 0));
                let mut told: Vec<Addressed<Event>> = Vec::new();
                let mut state = Confusion::deal(&options, &mut seed.deal(), &mut told).unwrap();
                for step in 1..160 {
                    for seat in state.may_act() {
                        let mut stand_in = player(&options, seat, level);
                        let action = stand_in.choose(&Perspective::new(&state, seat), &mut luck).unwrap();
                        let mut tried = state.clone();
                        tried.play(seat.into(), &action, &mut luck, &mut told).unwrap();
                        let why = stand_in.why().unwrap();
                        assert!(SENTENCES.contains(&&*why.sentence), "{why:?}");
                    }
                    let Some((by, action)) = state.random_action(&mut luck) else { break };
                    state.play(by, &action, &mut seed.action(step), &mut told).unwrap();
                }
            }
        }
    }
}

/// A game in which nothing has happened for so long that it is nearly a draw: each side tries again and again what was
/// refused, at home.
fn quiet_game(options: &Options, number: u64) -> Option<Confusion> {
    let seed = Seed::from_number(number);
    let mut luck = Luck::new(seed.child("choices", 0));
    let mut state = Confusion::deal(options, &mut seed.deal(), &mut game::NoEvents).unwrap();
    let mut refused: Both<Option<Action>> = Both::each(|_| None);
    let mut tried = None;
    loop {
        let view = state.view(Viewer::Public).unwrap();
        let seat = state.may_act().into_iter().next()?;
        let chooses = seat == view.turn.seat();
        if chooses && view.quiet_turns >= confusion::QUIET_TURNS - 2 {
            return Some(state);
        }
        let row = |letter| {
            let spy = view.side(view.turn).spies.iter().find(|spy| spy.letter == letter).unwrap();
            view.turn.row(spy.at.unwrap())
        };
        let harmless = |action: &Action| match action {
            Action::Attempt(attempt) => row(attempt.spy) + attempt.distance <= 4,
            action => matches!(action, Action::Answer(_)),
        };
        let legal: Vec<Action> = state.legal(seat.into()).iter().filter(|a| harmless(a)).cloned().collect();
        let again = refused[view.turn].clone().filter(|action| chooses && legal.contains(action));
        let action = again.or_else(|| luck.pick(&legal).cloned())?;
        match action {
            Action::Answer(yes) => refused[view.turn] = tried.take().filter(|_| !yes),
            _ => tried = Some(action.clone()),
        }
        state.play(seat.into(), &action, &mut luck, &mut game::NoEvents).unwrap();
    }
}

/// Where too many turns without progress are about to be a draw (C23), *strong* removes something and plays on; the other
/// levels do not mind.
#[test]
fn strong_plays_on_where_a_draw_is_near() {
    let options = Options::default();
    for (level, expected) in [(Level::STRONG, true), (Level::NORMAL, false)] {
        let (mut games, mut kept_going) = (0, 0);
        for state in (0..10).filter_map(|number| quiet_game(&options, number)) {
            let seat = state.may_act().into_iter().next().unwrap();
            let mut player = player(&options, seat, level.with_steps(2_000));
            let action = player.choose(&Perspective::new(&state, seat), &mut Luck::new(Seed::from_number(1)));
            let removes = matches!(action, Some(Action::Remove(_) | Action::Unmask(_)));
            let why = player.why().unwrap();
            // A suspect may be removed at any time; that keeps the game going as well.
            assert!(removes || !expected, "{why:?}");
            kept_going += u32::from(removes && why.sentence == "confusion-why-keep-going");
            games += 1;
        }
        assert!(
            games > 5 && (kept_going > 2) == expected && (kept_going == 0) != expected,
            "{games}, {kept_going}"
        );
    }
}

#[test]
fn a_bot_answers_an_offered_draw() {
    let options = Options { begins: confusion::Begins::White, ..Options::default() };
    let (white, red) = (Side::White.seat(), Side::Red.seat());
    let mut state = Confusion::deal(&options, &mut Seed::from_number(1).deal(), &mut game::NoEvents).unwrap();
    state
        .play(white.into(), &Action::OfferDraw, &mut Luck::new(Seed::from_number(1)), &mut game::NoEvents)
        .unwrap();
    let mut player = player(&options, red, Level::EASY);
    let answer = player.choose(&Perspective::new(&state, red), &mut Luck::new(Seed::from_number(2)));
    assert_eq!(answer, Some(Action::AnswerDraw(false)));
}

/// A bot decides by what its seat knows: in a deal that its side cannot tell from the real one it does the same, for the
/// same reason.
fn does_the_same<B: Bot<Confusion> + Clone>(options: &Options, me: Side, bot: &B, games: u64) -> u32 {
    let me = me.seat();
    let mut compared = 0;
    for number in 0..games {
        let mut bot = bot.clone();
        let seed = Seed::from_number(number);
        let mut luck = Luck::new(seed.child("choices", 0));
        let mut told: Vec<Addressed<Event>> = Vec::new();
        let mut state = Confusion::deal(options, &mut seed.deal(), &mut told).unwrap();
        for step in 1..200 {
            told_to(&told, Viewer::Seat(me)).for_each(|event| bot.hear(event));
            told.clear();
            let Some((by, action)) = state.random_action(&mut luck) else { break };
            // Not every decision, so that the games differ more.
            if by == Actor::Seat(me) && luck.below(4) == 0 {
                let elsewhere = state.resample(Viewer::Seat(me), &mut luck);
                let pick = |state: &Confusion| {
                    let mut bot = bot.clone();
                    let action =
                        bot.choose(&Perspective::new(state, me), &mut Luck::new(Seed::from_number(1)));
                    (action, bot.why())
                };
                assert_eq!(pick(&state), pick(&elsewhere));
                compared += 1;
            }
            state.play(by, &action, &mut seed.action(step), &mut told).unwrap();
        }
    }
    compared
}

#[test]
fn a_bot_does_the_same_in_what_it_cannot_tell_apart() {
    let all = Options { tokens: Both::each(|_| Tokens::ALL), ..Options::default() };
    let mut asks = all.clone();
    asks.variants.promotion_sir = true;
    asks.variants.variable_start = true;
    for (options, side) in [(all, Side::White), (asks, Side::Red)] {
        let greedy = Greedy::new(side.seat(), Chart::new(&options).unwrap()).unwrap();
        assert!(does_the_same(&options, side, &greedy, 20) > 200);
        for level in [Level::EASY, Level::NORMAL.with_steps(5_000), Level::STRONG.with_steps(5_000)] {
            let player = player(&options, side.seat(), level);
            assert!(does_the_same(&options, side, &player, 5) > 50);
        }
    }
}
