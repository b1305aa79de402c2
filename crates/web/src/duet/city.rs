//! What the cities of the missions are called.

use crate::Words;
use duet::City;

/// A city's name in the reader's language.
pub fn city_name(words: &Words, city: City) -> String {
    let key = match city {
        City::Prague => "duet-city-prague",
        City::Berlin => "duet-city-berlin",
        City::London => "duet-city-london",
        City::Montreal => "duet-city-montreal",
        City::LosAlamos => "duet-city-los_alamos",
        City::Washington => "duet-city-washington",
        City::Paris => "duet-city-paris",
        City::Madrid => "duet-city-madrid",
        City::MonteCarlo => "duet-city-monte_carlo",
        City::VaticanCity => "duet-city-vatican_city",
        City::Cairo => "duet-city-cairo",
        City::Baghdad => "duet-city-baghdad",
        City::Dubai => "duet-city-dubai",
        City::Mumbai => "duet-city-mumbai",
        City::Casablanca => "duet-city-casablanca",
        City::Bogota => "duet-city-bogota",
        City::RioDeJaneiro => "duet-city-rio_de_janeiro",
        City::CapeTown => "duet-city-cape_town",
        City::Sydney => "duet-city-sydney",
        City::Tokyo => "duet-city-tokyo",
        City::Moscow => "duet-city-moscow",
        City::Bangkok => "duet-city-bangkok",
        City::Singapore => "duet-city-singapore",
        City::Yakutsk => "duet-city-yakutsk",
        City::Shanghai => "duet-city-shanghai",
        City::HongKong => "duet-city-hong_kong",
    };
    words.say(key).into_owned()
}
