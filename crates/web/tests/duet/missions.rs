//! Teams and their map.

use crate::table::{check, text};
use duet::{Attempt, City, MISSIONS, Team};
use web::pages::missions::{missions, team};
use web::{Language, Reader, Theme};

fn reader(language: Language) -> Reader {
    games::install().unwrap();
    Reader { language, theme: Theme::System, sound: false, name: String::new(), here: "/missions".into() }
}

fn attempt(city: City, won: bool) -> Attempt {
    Attempt { city, won, score: won.then_some(4), date: "2026-11-15".into(), note: "<b>close</b>".into() }
}

/// What stands between the page's head and its drawings.
fn main_of(html: &str) -> &str {
    let from = html.find("<main").unwrap();
    &html[from..html.find("</main>").unwrap() + "</main>".len()]
}

#[test]
fn a_new_team_begins_in_prague() {
    for language in Language::ALL {
        let page = team(&reader(language), "t1", &Team::new("Füchse & Co")).0;
        let html = main_of(&page);
        check(html);
        assert!(html.contains("Füchse &amp; Co"));
        assert_eq!(html.matches("name=\"challenge\"").count(), 1, "one mission is open");
        assert!(html.contains("name=\"challenge\" value=\"prague\""));
        assert_eq!(
            html.matches("#d-pin-locked").count(),
            2 * (MISSIONS.len() - 1),
            "on the map and in the list"
        );
        for mission in MISSIONS {
            assert!(html.contains(&format!("id=\"city-{}\"", mission.id)));
        }
    }
}

#[test]
fn what_is_won_opens_the_next_and_is_kept() {
    let mut foxes = Team::new("Foxes");
    for (city, won) in [(City::Prague, false), (City::Prague, true), (City::Berlin, false)] {
        foxes.record(attempt(city, won)).unwrap();
    }
    for language in Language::ALL {
        let page = team(&reader(language), "t1", &foxes).0;
        let html = main_of(&page);
        check(html);
        for mission in MISSIONS {
            let playable = html.contains(&format!("name=\"challenge\" value=\"{}\"", mission.id));
            assert_eq!(playable, foxes.may_attempt(mission.city).is_ok(), "{}", mission.name);
        }
        assert_eq!(html.matches("#d-won").count(), 1);
        assert_eq!(html.matches("#d-lost").count(), 2);
        assert_eq!(html.matches("<q>").count(), 3, "the notes");
        assert!(html.contains("&lt;b&gt;close"), "notes are text");
        assert!(text(html).contains("2026-11-15"));
        // Every string hangs on both maps; those from Prague are tied.
        assert_eq!(html.matches("class=\"string").count(), 2 * (MISSIONS.len() - 1));
        assert_eq!(html.matches("class=\"string tied\"").count(), 2 * 3);
    }
}

#[test]
fn the_list_leads_to_every_team() {
    for language in Language::ALL {
        let none = missions(&reader(language), &[]).0;
        check(main_of(&none));
        assert!(none.contains("action=\"/missions\"") && none.contains("name=\"name\""));
        let teams = [("a1".to_owned(), Team::new("One")), ("b2".to_owned(), Team::new("<Two>"))];
        let some = missions(&reader(language), &teams).0;
        check(main_of(&some));
        assert!(
            some.contains("/missions/a1") && some.contains("/missions/b2") && some.contains("&lt;Two&gt;")
        );
    }
}
