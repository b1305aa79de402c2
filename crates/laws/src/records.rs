//! A record is the game.

use crate::Subject;
use crate::walk::bytes;
use game::{
    Addressed, Bytes32, Ending, Entry, Game, Header, Line, Luck, Outcome, Playback, Record, ReplayError,
    Secret, Seed, Sitter, Table, Viewer, verify,
};

/// A record that is written, read and played back gives the same states, views, events and outcome, and verifies. One that
/// was changed does not.
pub fn records_replay<S: Subject>() {
    for number in 0..S::RECORDS {
        let mut luck = Luck::new(Seed::from_number(number));
        let Live { record, states, told } = play::<S>(number, &mut luck);
        let text = record.to_text();
        let read: Record<S::Game> = Record::from_text(&text).unwrap();
        assert!(read == record, "game {number}: a record is read as it was written");
        assert_eq!(verify(&read), Ok(states.last().and_then(Game::outcome)), "game {number}");
        let mut playback = Playback::new(&read).unwrap();
        let mut retold = playback.opening().to_vec();
        let mut replayed = vec![playback.game().clone()];
        while let Some(step) = playback.next().unwrap() {
            retold.extend(step.told);
            replayed.push(playback.game().clone());
        }
        assert!(replayed == states, "game {number}: other states");
        assert_eq!(retold, told, "game {number}: other events");
        for (one, two) in states.iter().zip(&replayed) {
            for viewer in Viewer::of_table(record.header.seats.len()) {
                assert_eq!(one.view(viewer), two.view(viewer), "game {number}, {viewer}");
            }
        }
        changed_text_is_noticed::<S::Game>(&text, &mut luck);
        if number % 20 == 0 {
            changed_records_are_noticed(record);
        }
    }
}

/// A game as it was played: its record, and what was true at every step.
struct Live<G: Game> {
    record: Record<G>,
    states: Vec<G>,
    told: Vec<Addressed<G::Event>>,
}

fn play<S: Subject>(number: u64, luck: &mut Luck) -> Live<S::Game> {
    let options = S::options(number);
    let secret = Secret::draw(luck);
    let seats = S::Game::seats(&options).unwrap();
    let header = Header {
        options,
        seats: (0..seats).map(|seat| Sitter { name: format!("«{seat}»"), bot: None }).collect(),
        commitment: secret.commitment(),
        contributions: (0..seats).map(|_| Bytes32(luck.bytes())).collect(),
        started: 0,
    };
    let mut told = Vec::new();
    let seed = secret.game_seed(&header.contributions);
    let mut table: Table<S::Game> = Table::deal(&header.options, seed, &mut told).unwrap();
    let mut states = vec![table.game().clone()];
    let mut entries = Vec::new();
    while let Some((by, action)) = S::choose(table.game(), luck) {
        table.play(by, &action, &mut told).unwrap();
        states.push(table.game().clone());
        entries.push(Entry { at: entries.len() as u64, line: Line::Do(by, action) });
    }
    let ending = Some(Ending { outcome: table.game().outcome(), secret });
    Live { record: Record { header, entries, ending }, states, told }
}

/// One character of one line is another: the line's seal breaks, or the line cannot be read.
fn changed_text_is_noticed<G: Game>(text: &str, luck: &mut Luck) {
    let digits: Vec<usize> = text.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect();
    let at = *luck.pick(&digits).unwrap();
    let other = if &text[at..=at] == "7" { "3" } else { "7" };
    let changed = [&text[..at], other, &text[at + 1..]].concat();
    assert!(Record::<G>::from_text(&changed).is_err(), "a digit was changed:\n{changed}");
}

/// Changed by somebody who makes all seals anew.
fn changed_records_are_noticed<G: Game>(record: Record<G>) {
    let reread = |record: &Record<G>| verify(&Record::<G>::from_text(&record.to_text()).unwrap());
    let ending = record.ending.clone().unwrap();
    let mut shorter = record.clone();
    shorter.entries.pop();
    let line = shorter.entries.len() + 2;
    assert_eq!(reread(&shorter), Err(ReplayError::OtherOutcome { line }), "the last action was taken out");
    let mut longer = record.clone();
    longer.entries.extend(record.entries.last().cloned());
    assert!(matches!(reread(&longer), Err(ReplayError::Refused { .. })), "an action after the end");
    let everybody = game::SeatSet::all(game::Seat::MAX);
    let outcome = Some(Outcome { winners: everybody });
    let won = Record { ending: Some(Ending { outcome, ..ending.clone() }), ..record.clone() };
    assert!(matches!(reread(&won), Err(ReplayError::OtherOutcome { .. })), "everybody has won");
    let secret = Secret { seed: ending.secret.salt, salt: ending.secret.seed };
    let dealt = Record { ending: Some(Ending { secret, ..ending }), ..record.clone() };
    assert!(matches!(reread(&dealt), Err(ReplayError::BrokenPromise(_))), "another seed");
    let open = Record { ending: None, ..record };
    assert_eq!(reread(&open), Err(ReplayError::NoEnd), "{}", bytes(&open.header.seats));
}
