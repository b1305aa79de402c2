//! The map of missions (D16, D17): cities, their tokens, and the lines between them.

use crate::Supply;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

macro_rules! map {
    ($($city:ident $id:literal $name:literal $turns:literal $mistakes:literal $from:expr;)+) => {
        /// A city on the map.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum City {
            $(#[doc = $name] $city,)+
        }

        /// Every mission, Prague first, each after the one that leads to it.
        pub const MISSIONS: &[Mission] = &[
            $(Mission { city: City::$city, id: $id, name: $name, turns: $turns, mistakes: $mistakes, from: $from },)+
        ];
    };
}

/// A mission: a city, how many turns the team has, and how many of them may be mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Mission {
    /// Where it is played.
    pub city: City,
    /// The city's name in records and commands.
    pub id: &'static str,
    /// The city's English name.
    pub name: &'static str,
    /// All tokens.
    pub turns: u8,
    /// The tokens that show a bystander.
    pub mistakes: u8,
    /// The city that has to be won before; none for the first.
    pub from: Option<City>,
}

map! {
    Prague "prague" "Prague" 9 9 None;
    Berlin "berlin" "Berlin" 11 2 Some(City::Prague);
    London "london" "London" 10 2 Some(City::Berlin);
    Montreal "montreal" "Montreal" 9 2 Some(City::London);
    LosAlamos "los_alamos" "Los Alamos" 8 2 Some(City::Montreal);
    Washington "washington" "Washington" 7 2 Some(City::LosAlamos);
    Paris "paris" "Paris" 11 0 Some(City::Berlin);
    Madrid "madrid" "Madrid" 10 0 Some(City::Paris);
    MonteCarlo "monte_carlo" "Monte Carlo" 9 0 Some(City::Madrid);
    VaticanCity "vatican_city" "Vatican City" 8 0 Some(City::MonteCarlo);
    Cairo "cairo" "Cairo" 9 5 Some(City::Prague);
    Baghdad "baghdad" "Baghdad" 8 5 Some(City::Cairo);
    Dubai "dubai" "Dubai" 7 5 Some(City::Baghdad);
    Mumbai "mumbai" "Mumbai" 6 5 Some(City::Dubai);
    Casablanca "casablanca" "Casablanca" 9 3 Some(City::Cairo);
    Bogota "bogota" "Bogotá" 8 3 Some(City::Casablanca);
    RioDeJaneiro "rio_de_janeiro" "Rio de Janeiro" 7 3 Some(City::Bogota);
    CapeTown "cape_town" "Cape Town" 10 1 Some(City::Cairo);
    Sydney "sydney" "Sydney" 9 1 Some(City::CapeTown);
    Tokyo "tokyo" "Tokyo" 8 1 Some(City::Sydney);
    Moscow "moscow" "Moscow" 8 8 Some(City::Prague);
    Bangkok "bangkok" "Bangkok" 7 7 Some(City::Moscow);
    Singapore "singapore" "Singapore" 6 6 Some(City::Bangkok);
    Yakutsk "yakutsk" "Yakutsk" 8 4 Some(City::Moscow);
    Shanghai "shanghai" "Shanghai" 7 4 Some(City::Yakutsk);
    HongKong "hong_kong" "Hong Kong" 6 4 Some(City::Shanghai);
}

impl Mission {
    /// The tokens at the start.
    pub const fn supply(&self) -> Supply {
        Supply::new(self.turns, self.mistakes)
    }
}

impl City {
    /// The city's mission.
    pub const fn mission(self) -> &'static Mission {
        // The table lists the cities in the order in which the enum does: both come from one macro.
        &MISSIONS[self as usize]
    }

    /// The missions that winning this one opens.
    pub fn leads_to(self) -> impl Iterator<Item = City> {
        MISSIONS.iter().filter(move |mission| mission.from == Some(self)).map(|mission| mission.city)
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mission().name)
    }
}

/// A name that is no mission's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no mission \"{0}\" on the map")]
pub struct UnknownCity(String);

impl FromStr for City {
    type Err = UnknownCity;

    /// Reads a city's id or its name, in any case.
    fn from_str(text: &str) -> Result<City, UnknownCity> {
        let wanted = text.trim();
        MISSIONS
            .iter()
            .find(|mission| {
                mission.id.eq_ignore_ascii_case(wanted)
                    || mission.name.to_lowercase() == wanted.to_lowercase()
            })
            .map(|mission| mission.city)
            .ok_or_else(|| UnknownCity(text.into()))
    }
}
