//! Where the cities of the missions lie, on the globe and on the wall map.

use duet::City;

/// The size of the map `m-world`, in its own units.
pub const MAP: (f64, f64) = (1000.0, 522.0);

/// The part of the map that `m-europe` shows larger: left, top, width, height.
pub const EUROPE: (f64, f64, f64, f64) = (436.0, 104.0, 172.0, 149.0);

/// The meridian of the left edge: through the Bering Strait, where no land is cut.
const LEFT_EDGE: f64 = -170.0;

/// The parallel of the upper edge.
const UPPER_EDGE: f64 = 75.5;

/// A place on the globe, in degrees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// North of the equator.
    pub latitude: f64,
    /// East of Greenwich.
    pub longitude: f64,
}

/// A point on the map, in the map's units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
}

impl Point {
    /// Whether the larger map of Europe shows it.
    pub fn in_europe(self) -> bool {
        let (left, top, width, height) = EUROPE;
        (left..left + width).contains(&self.x) && (top..top + height).contains(&self.y)
    }
}

impl Place {
    /// Where the place is on the map, to a tenth of its unit. The projection is Mercator's: it shows the crowded North
    /// larger than the empty South.
    pub fn on_map(self) -> Point {
        let per_degree = MAP.0 / 360.0;
        let x = (self.longitude - LEFT_EDGE).rem_euclid(360.0) * per_degree;
        let y = (stretched(UPPER_EDGE) - stretched(self.latitude)) * per_degree;
        Point { x: tenth(x), y: tenth(y) }
    }
}

fn stretched(latitude: f64) -> f64 {
    (45.0 + latitude / 2.0).to_radians().tan().ln().to_degrees()
}

fn tenth(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// Where a city lies.
pub const fn place(city: City) -> Place {
    let (latitude, longitude) = match city {
        City::Prague => (50.08, 14.43),
        City::Berlin => (52.52, 13.40),
        City::London => (51.51, -0.13),
        City::Montreal => (45.50, -73.57),
        City::LosAlamos => (35.88, -106.30),
        City::Washington => (38.90, -77.04),
        City::Paris => (48.86, 2.35),
        City::Madrid => (40.42, -3.70),
        City::MonteCarlo => (43.74, 7.43),
        City::VaticanCity => (41.90, 12.45),
        City::Cairo => (30.04, 31.24),
        City::Baghdad => (33.31, 44.37),
        City::Dubai => (25.20, 55.27),
        City::Mumbai => (19.08, 72.88),
        City::Casablanca => (33.57, -7.59),
        City::Bogota => (4.71, -74.07),
        City::RioDeJaneiro => (-22.91, -43.17),
        City::CapeTown => (-33.92, 18.42),
        City::Sydney => (-33.87, 151.21),
        City::Tokyo => (35.68, 139.69),
        City::Moscow => (55.76, 37.62),
        City::Bangkok => (13.76, 100.50),
        City::Singapore => (1.35, 103.82),
        City::Yakutsk => (62.03, 129.73),
        City::Shanghai => (31.23, 121.47),
        City::HongKong => (22.32, 114.17),
    };
    Place { latitude, longitude }
}

/// Where a city lies on the map.
pub fn on_map(city: City) -> Point {
    place(city).on_map()
}

/// The path of a string from one pin to another: it hangs a little.
pub fn string(from: City, to: City) -> String {
    let (from, to) = (on_map(from), on_map(to));
    let sag = (to.x - from.x).hypot(to.y - from.y) / 12.0;
    let (x, y) = (tenth((from.x + to.x) / 2.0), tenth((from.y + to.y) / 2.0 + sag));
    format!("M{} {}Q{x} {y} {} {}", from.x, from.y, to.x, to.y)
}
