//! What the cities of the missions are called.

use crate::Words;
use duet::City;

/// A city's name in the reader's language.
pub(crate) fn city_name(words: &Words, city: City) -> String {
    words.say(&format!("duet-city-{}", city.mission().id)).into_owned()
}
