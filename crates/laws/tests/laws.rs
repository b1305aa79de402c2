//! Each law holds for a sound game, and notices when it is broken.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod toy;

use std::panic::catch_unwind;
use toy::{Random, flaw};

laws::hold!(Random<{ flaw::NONE }>);

/// Each law with the flaws that it must notice.
macro_rules! noticed {
    ($($law:ident: $($flaw:ident),+;)*) => {
        #[test]
        fn every_flaw_is_noticed() {
            $($(
                let noticed = catch_unwind(laws::$law::<Random<{ flaw::$flaw }>>).is_err();
                assert!(noticed, concat!(stringify!($law), " did not notice ", stringify!($flaw)));
            )+)*
        }
    };
}

noticed! {
    legal_is_what_play_accepts: UNLISTED, REFUSED_THOUGH_LISTED, LISTED_TWICE, CHANGED_BY_A_REFUSAL, TOLD_OF_A_REFUSAL;
    nothing_stops_the_game: STOPPED_BY_NONSENSE, SEEN_BY_STRANGERS, OPEN_BEFORE_THE_END, CHANGED_BY_A_REFUSAL,
        TOLD_OF_A_REFUSAL, UNSOUND;
    every_state_is_sound: UNSOUND;
    records_replay: NOT_THE_SAME_AGAIN;
    indistinguishable_is_identical: LEAKY_VIEW, LEAKY_EVENT, LEAKY_NUMBER_OF_EVENTS, OTHER_OWN_CARD_IMAGINED,
        LEGAL_BY_THE_TRUTH;
    resampling_is_sound: OTHER_OWN_CARD_IMAGINED, IMAGINED_FROM_THE_TRUTH, LEGAL_BY_THE_TRUTH;
    a_playout_allocates_nothing: HEAP;
    debug_prints_nothing_hidden: PRINTED;
    the_same_seed_and_actions_give_the_same_bytes: NOT_THE_SAME_AGAIN;
}
