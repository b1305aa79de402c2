//! What a viewer imagines is a world in which it might be.

use crate::Subject;
use crate::alike::Watch;
use crate::walk::{one_in, walk};
use game::{Game, Luck, Seed, Viewer};

/// A resampled state is sound, looks the same to its viewer, and lets it do the same. It depends on the true state only through
/// what the viewer knows: from the same luck two states that the viewer cannot tell apart give the same.
pub fn resampling_is_sound<S: Subject>() {
    let mut others = 0;
    for number in 0..S::GAMES {
        walk::<S>(number, |moment, luck| {
            if !one_in(luck, 2 * S::COMPARE_ONE_IN) {
                return;
            }
            let game = moment.game;
            let viewers: Vec<Viewer> = Viewer::of_table(moment.seats).collect();
            let viewer = *luck.pick(&viewers).unwrap();
            let other = game.resample(viewer, luck);
            others += u64::from(other != *game);
            assert_eq!(game.view(viewer), other.view(viewer), "game {number}, {viewer}");
            Watch::<S>::new(viewer).same_choices(game, &other);
            if luck.below(16) == 0 {
                S::invariant(&other);
            }
            let imagine = |truth: &S::Game| truth.resample(viewer, &mut Luck::new(Seed::from_number(number)));
            assert!(
                imagine(game) == imagine(&other),
                "game {number}, {viewer}: what is imagined depends on the hidden truth"
            );
        });
    }
    assert!(others > S::GAMES / 4, "hardly anything was hidden: {others}");
}
