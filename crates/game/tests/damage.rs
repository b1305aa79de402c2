//! No text, however damaged, makes the record reader stop.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod dice;

use game::Record;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = Record::<dice::Dice>::from_text(&text);
        let _ = game::game_of_record(&text);
    }

    #[test]
    fn json_like_lines_are_read_or_refused(lines in prop::collection::vec(
        r#"\{("at":[0-9]{1,3},)?("by":([0-9]{1,2}|"clock"),)?("do":"time_up"|"say":[0-9]|"end":null)(,"seal":"[0-9a-f]{0,33}")?\}?"#, 0..6)) {
        let _ = Record::<dice::Dice>::from_text(&lines.join("\n"));
    }
}
