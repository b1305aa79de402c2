//! The wall map: pins for cities, strings between them.

use super::{Progress, progress};
use crate::Words;
use crate::drawing::cities::{EUROPE, MAP, on_map, string};
use crate::duet::city_name;
use duet::{City, MISSIONS, Team};
use maud::{Markup, html};

/// The world, and Europe larger, where the pins stand close together.
pub(super) fn maps(words: &Words, team: &Team) -> Markup {
    let (left, top, width, height) = EUROPE;
    html! {
        div.maps {
            div.wide tabindex="0" role="group" aria-label=(words.say("missions-map")) {
                svg.world viewBox={ "0 0 " (MAP.0) " " (MAP.1) } {
                    use href="#m-world" width=(MAP.0) height=(MAP.1) {}
                    (strings(team))
                    (pins(words, team, "map", 26.0, MAP.0, |city| !on_map(city).in_europe()))
                    @for mission in MISSIONS.iter().filter(|mission| on_map(mission.city).in_europe()) {
                        @let point = on_map(mission.city);
                        circle.dot.won[team.has_won(mission.city)] cx=(point.x) cy=(point.y) r="3.5" {}
                    }
                }
            }
            div role="group" aria-label=(words.say("missions-map-europe")) {
                svg.europe viewBox={ (left) " " (top) " " (width) " " (height) } {
                    use href="#m-europe" x=(left) y=(top) width=(width) height=(height) {}
                    (strings(team))
                    (pins(words, team, "europe", 9.0, left + width, |city| on_map(city).in_europe()))
                }
            }
        }
    }
}

fn strings(team: &Team) -> Markup {
    html! {
        @for mission in MISSIONS {
            @if let Some(from) = mission.from {
                path.string.tied[team.has_won(from)] d=(string(from, mission.city)) {}
            }
        }
    }
}

/// The pins of some cities, `size` wide in the map's units; open and won ones lead to their history. `right` is the map's
/// right edge.
fn pins(
    words: &Words,
    team: &Team,
    map: &str,
    size: f64,
    right: f64,
    shown: impl Fn(City) -> bool,
) -> Markup {
    // Those in the south stand before those in the north.
    let mut cities: Vec<City> =
        MISSIONS.iter().map(|mission| mission.city).filter(|city| shown(*city)).collect();
    cities.sort_by(|one, other| on_map(*one).y.total_cmp(&on_map(*other).y));
    html! {
        @for city in cities {
            @let progress = progress(team, city);
            @let name = city_name(words, city);
            @match progress {
                Progress::Locked(_) => g.locked { title { (name) ": " (progress.said(words)) } (pin(city, progress, size)) },
                _ => a href={ "#city-" (city.mission().id) } aria-label={ (name) ": " (progress.said(words)) } {
                    (pin(city, progress, size))
                    (label(city, progress, map, size, right, &name))
                },
            }
        }
    }
}

/// A city's name beside the head of its pin, on the side where there is room.
fn label(city: City, progress: Progress, map: &str, size: f64, right: f64, name: &str) -> Markup {
    let point = on_map(city);
    let (y, inwards) = (tenth(point.y - size * 0.85), point.x > right - size * 4.0);
    let beside = match (inwards, progress == Progress::Won) {
        (true, true) => -0.3,
        (true, false) => -0.5,
        (false, true) => 0.8,
        (false, false) => 0.5,
    };
    html! { text.(map) .inwards[inwards] x=(tenth(point.x + size * beside)) y=(y) { (name) } }
}

/// A pin whose point is where the city lies: the needle ends at 16 of 32, that of the flag at 7.
fn pin(city: City, progress: Progress, size: f64) -> Markup {
    let point = on_map(city);
    let foot = if progress == Progress::Won { 7.0 } else { 16.0 };
    let (x, y) = (point.x - size * foot / 32.0, point.y - size * 47.0 / 32.0);
    html! {
        use href={ "#" (progress.pin()) } x=(tenth(x)) y=(tenth(y)) width=(size) height=(size * 1.5) {}
    }
}

fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
