//! What a seat's page shows does not depend on what the seat does not know.

use crate::table::{Play, kinds, paint, scene_of};
use game::{Game, Luck, Seed, Viewer};
use web::{Language, Screen};

#[test]
fn a_page_is_the_same_whatever_is_hidden() {
    let mut compared = 0;
    for (kind, options) in kinds().iter().enumerate() {
        for number in 50..56 {
            let mut play = Play::new(options, number);
            let mut luck = Luck::new(Seed::from_number(number));
            loop {
                for viewer in Viewer::of_table(options.sides.len()) {
                    let other = play.game().resample(viewer, &mut luck);
                    let true_page = paint(&play.scene(viewer), Language::ALL[kind], Screen::Own);
                    let imagined =
                        paint(&scene_of(&other, &play.told, viewer), Language::ALL[kind], Screen::Own);
                    assert_eq!(true_page, imagined);
                    compared += usize::from(other != *play.game());
                }
                if !play.step(&mut luck) {
                    break;
                }
            }
        }
    }
    assert!(compared > 100, "there was something to hide");
}
