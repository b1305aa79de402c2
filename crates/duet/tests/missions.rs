//! The map, its lines, and a team's way over it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use duet::*;

#[test]
fn d16_every_city_has_its_turns_and_mistakes() {
    let map = "Prague 9–9 · Berlin 11–2 · London 10–2 · Montreal 9–2 · Los Alamos 8–2 · Washington 7–2 · Paris 11–0 · \
               Madrid 10–0 · Monte Carlo 9–0 · Vatican City 8–0 · Cairo 9–5 · Baghdad 8–5 · Dubai 7–5 · Mumbai 6–5 · \
               Casablanca 9–3 · Bogotá 8–3 · Rio de Janeiro 7–3 · Cape Town 10–1 · Sydney 9–1 · Tokyo 8–1 · \
               Moscow 8–8 · Bangkok 7–7 · Singapore 6–6 · Yakutsk 8–4 · Shanghai 7–4 · Hong Kong 6–4";
    let ours: Vec<String> = MISSIONS
        .iter()
        .map(|mission| format!("{} {}–{}", mission.name, mission.turns, mission.mistakes))
        .collect();
    assert_eq!(ours.join(" · "), map);
    for mission in MISSIONS {
        assert_eq!(mission.city.mission(), mission);
        assert_eq!(mission.id.parse::<City>().as_ref(), Ok(&mission.city));
        assert_eq!(mission.name.to_uppercase().parse::<City>(), Ok(mission.city));
        assert_eq!(serde_json::to_value(mission.city).unwrap(), mission.id);
        assert_eq!(mission.supply(), Supply::new(mission.turns, mission.mistakes));
    }
    assert!("atlantis".parse::<City>().is_err());
}

#[test]
fn d17_the_lines_lead_from_prague_to_every_city() {
    use City::*;
    let lines: [(City, &[City]); 16] = [
        (Prague, &[Berlin, Cairo, Moscow]),
        (Berlin, &[London, Paris]),
        (London, &[Montreal]),
        (Montreal, &[LosAlamos]),
        (LosAlamos, &[Washington]),
        (Paris, &[Madrid]),
        (Madrid, &[MonteCarlo]),
        (MonteCarlo, &[VaticanCity]),
        (Cairo, &[Baghdad, Casablanca, CapeTown]),
        (Baghdad, &[Dubai]),
        (Dubai, &[Mumbai]),
        (Casablanca, &[Bogota]),
        (Bogota, &[RioDeJaneiro]),
        (CapeTown, &[Sydney]),
        (Sydney, &[Tokyo]),
        (Moscow, &[Bangkok, Yakutsk]),
    ];
    for (city, next) in lines {
        assert_eq!(city.leads_to().collect::<Vec<_>>(), next);
    }
    assert_eq!(Bangkok.leads_to().collect::<Vec<_>>(), [Singapore]);
    assert_eq!(Yakutsk.leads_to().chain(Shanghai.leads_to()).collect::<Vec<_>>(), [Shanghai, HongKong]);
    let lines: usize = MISSIONS.iter().map(|mission| mission.city.leads_to().count()).sum();
    assert_eq!(lines, MISSIONS.len() - 1, "every city but the first has one line to it");
}

fn attempt(city: City, won: bool) -> Attempt {
    Attempt { city, won, score: None, date: "2025-05-01".into(), note: String::new() }
}

#[test]
fn d18_winning_a_city_opens_those_next_to_it() {
    let mut team = Team::new("The Owls");
    assert_eq!(team.open().collect::<Vec<_>>(), [City::Prague]);
    team.record(attempt(City::Prague, false)).unwrap();
    let refused = team.record(attempt(City::Moscow, true)).unwrap_err();
    assert_eq!(refused, NotOpen { city: City::Moscow, first: City::Prague });
    assert_eq!(team.attempts.len(), 1, "nothing is written down for a mission that is not open");
    team.record(Attempt { score: Some(7), note: "at last".into(), ..attempt(City::Prague, true) }).unwrap();
    assert_eq!(team.open().collect::<Vec<_>>(), [City::Prague, City::Berlin, City::Cairo, City::Moscow]);
    team.record(attempt(City::Moscow, true)).unwrap();
    team.record(attempt(City::Prague, false)).unwrap();
    assert!(team.has_won(City::Prague), "a won mission stays won and can be played again");
    assert!(team.may_attempt(City::Bangkok).is_ok() && team.may_attempt(City::London).is_err());
    let text = serde_json::to_string(&team).unwrap();
    assert_eq!(serde_json::from_str::<Team>(&text).unwrap(), team);
    assert!(text.contains("\"score\":7") && text.contains("at last"));
}
