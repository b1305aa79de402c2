//! The wall map and the cities' places agree.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use duet::{City, MISSIONS};
use web::drawing::cities::{self, Place, Point};

/// The outlines of the land, as the sheet draws them.
fn coasts() -> Vec<Vec<(f64, f64)>> {
    let sheet = include_str!("../drawings/map.svg");
    let coast = sheet.split("id=\"m-coast\"").nth(1).expect("the symbol");
    let path = coast.split(" d=\"").nth(1).expect("a path").split('"').next().unwrap_or_default();
    path.split('M').filter(|outline| !outline.is_empty()).map(outline).collect()
}

fn outline(text: &str) -> Vec<(f64, f64)> {
    let numbers = text.trim_end_matches('z').replace('l', " ").replace('-', " -");
    let numbers: Vec<f64> = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
    let mut at = (0.0, 0.0);
    numbers
        .chunks_exact(2)
        .map(|step| {
            at = (at.0 + step[0], at.1 + step[1]);
            at
        })
        .collect()
}

fn distance(point: Point, from: (f64, f64), to: (f64, f64)) -> f64 {
    let (along, up) = (to.0 - from.0, to.1 - from.1);
    let length = along * along + up * up;
    let share = if length == 0.0 {
        0.0
    } else {
        (((point.x - from.0) * along + (point.y - from.1) * up) / length).clamp(0.0, 1.0)
    };
    (point.x - from.0 - share * along).hypot(point.y - from.1 - share * up)
}

fn is_on_land(point: Point) -> bool {
    coasts().iter().any(|coast| {
        let sides = coast.iter().zip(coast.iter().cycle().skip(1));
        let crossings = sides
            .clone()
            .filter(|(a, b)| {
                (a.1 > point.y) != (b.1 > point.y)
                    && point.x < a.0 + (point.y - a.1) / (b.1 - a.1) * (b.0 - a.0)
            })
            .count();
        // Harbours stand at the edge, and the coast is drawn with few strokes.
        crossings % 2 == 1 || sides.into_iter().any(|(a, b)| distance(point, *a, *b) < 3.0)
    })
}

#[test]
fn every_city_of_the_missions_is_on_land() {
    for mission in MISSIONS {
        assert!(is_on_land(cities::on_map(mission.city)), "{} is in the sea", mission.name);
    }
}

#[test]
fn the_sea_is_not_land() {
    for (latitude, longitude) in [(0.0, -25.0), (40.0, -40.0), (-30.0, 80.0), (30.0, -160.0), (57.0, 3.0)] {
        assert!(!is_on_land(Place { latitude, longitude }.on_map()), "{latitude} {longitude}");
    }
}

#[test]
fn the_equator_and_the_edges_are_where_the_sheet_has_them() {
    let equator = Place { latitude: 0.0, longitude: -170.0 }.on_map();
    assert_eq!(equator, Point { x: 0.0, y: 328.2 });
    assert!(include_str!("../drawings/map.svg").contains("M0 328.2H1000"));
    let (width, height) = cities::MAP;
    let (left, top, across, down) = cities::EUROPE;
    let sheet = include_str!("../drawings/map.svg");
    assert!(sheet.contains(&format!("id=\"m-world\" viewBox=\"0 0 {width} {height}\"")));
    assert!(sheet.contains(&format!("id=\"m-europe\" viewBox=\"{left} {top} {across} {down}\"")));
}

#[test]
fn no_two_pins_stand_on_one_spot() {
    for (at, mission) in MISSIONS.iter().enumerate() {
        for other in &MISSIONS[..at] {
            let (a, b) = (cities::on_map(mission.city), cities::on_map(other.city));
            assert!((a.x - b.x).hypot(a.y - b.y) > 5.0, "{} and {}", mission.name, other.name);
        }
    }
    assert!(cities::on_map(City::Prague).in_europe());
    assert!(!cities::on_map(City::Sydney).in_europe());
}
