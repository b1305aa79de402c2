//! Any text is read as a record, replayed and verified, or refused: never a stop.
#![no_main]

use game::{Record, game_of_record};
use libfuzzer_sys::fuzz_target;
use secrets::Secrets;

fuzz_target!(|text: &str| {
    let _ = game_of_record(text);
    if let Ok(record) = Record::<Secrets>::from_text(text) {
        // What was read is written and read again to the same.
        assert_eq!(Record::from_text(&record.to_text()).as_ref(), Ok(&record));
        let _ = game::verify(&record);
    }
});
