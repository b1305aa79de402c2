//! The table of Secrets: whole games, painted for everybody.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod desk;

use desk::{Desk, Play};
use game::{Game, Luck, Seat, Seed, Viewer};
use maud::Markup;
use secrets::{Action, Claim, Options, Secrets};
use std::collections::BTreeSet;
use web::{FormFields, Language, PaintContext, Painted, Screen};

/// The words of a language, of the house and of all games.
fn words_of(language: Language) -> &'static web::Words {
    games::install().unwrap();
    web::Words::of(language)
}

/// Everything that a page shows of the game itself.
fn painted(at: &PaintContext<'_, Secrets>) -> String {
    let mut page = String::new();
    for part in Secrets::parts(at) {
        assert!(part.html.0.contains(&format!("id=\"{}\"", part.id)), "{} is not in its part", part.id);
        page += &part.html.0;
    }
    page += &format!("<p>{}</p>", escaped(&Secrets::status(at).line));
    page += &format!("<p>{}</p>", escaped(&Secrets::ending(at)));
    for moment in &at.scene.story {
        for happening in &moment.told {
            match happening {
                scene::Happening::Game(event) => {
                    page += &format!("<p>{}</p>", escaped(&Secrets::tell(at, event).unwrap_or_default()));
                }
                scene::Happening::Claim { by, say } => {
                    page += &format!("<p>{}</p>", escaped(&Secrets::spoken(at, *by, say)));
                }
                _ => {}
            }
        }
    }
    page
}

fn escaped(text: &str) -> String {
    maud::html! { (text) }.into_string()
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// What the buttons of a page send.
fn asks(page: &str) -> Vec<serde_json::Value> {
    let values = page.match_indices("name=\"ask\" value=\"").map(|(at, start)| {
        let rest = &page[at + start.len()..];
        unescaped(&rest[..rest.find('"').unwrap()])
    });
    values.map(|value| serde_json::from_str(&value).unwrap()).collect()
}

/// The first thing that is wrong with a page.
fn flaw(page: &str) -> Option<String> {
    for raw in
        ["secrets-", "refused-", "{ $", "\u{1}", "\u{2}", "style=", "aria-label=\"\"", "plate-", "onclick"]
    {
        // Keys begin where a text or an attribute begins; ids of drawings are not keys.
        let shown = page.match_indices(raw).find(|(at, _)| !page[..*at].ends_with('#'));
        if let Some((at, _)) = shown {
            let from = page[..at].char_indices().rev().nth(60).map_or(0, |(index, _)| index);
            return Some(format!("{raw} in …{}", page[from..].chars().take(160).collect::<String>()));
        }
    }
    let mut open: Vec<&str> = Vec::new();
    for tag in page.split('<').skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        let mut attributes = BTreeSet::new();
        for (at, _) in tag.match_indices("=\"") {
            let attribute = tag[..at].rsplit(' ').next().unwrap_or_default();
            if !attributes.insert(attribute) {
                return Some(format!("<{tag}> has two {attribute}"));
            }
        }
        match name {
            "input" | "br" | "meta" => {}
            _ if tag.starts_with('/') => match open.pop() {
                Some(opened) if opened == name => {}
                opened => return Some(format!("</{name}> closes {opened:?}")),
            },
            _ => open.push(name),
        }
    }
    let mut ids = BTreeSet::new();
    for (at, start) in page.match_indices(" id=\"") {
        let id = page[at + start.len()..].split('"').next().unwrap_or_default();
        if !ids.insert(id) {
            return Some(format!("two elements have the id {id}"));
        }
    }
    (!open.is_empty()).then(|| format!("not closed: {open:?}"))
}

fn options(players: u8, number: u64) -> Options {
    Options {
        memory_aid: !number.is_multiple_of(3),
        un_window: if number.is_multiple_of(4) { None } else { Some(10) },
        shuffle_under: number.is_multiple_of(5),
        ..Options::new(players)
    }
}

#[test]
fn whole_games_are_painted_for_everybody() {
    for (number, players) in (0..10).zip((4..=8).cycle()) {
        let mut play = Play::new(options(players, number), number);
        loop {
            let viewers = Viewer::of_table(players.into()).chain([Viewer::Omniscient]);
            for viewer in viewers {
                for (language, screen) in
                    Language::ALL.into_iter().zip([Screen::Own, Screen::Large, Screen::Replay, Screen::Own])
                {
                    let Some(scene) = play.scene(viewer) else { continue };
                    let at = PaintContext { scene: &scene, words: words_of(language), screen, path: "/t/x" };
                    let page = painted(&at);
                    if let Some(flaw) = flaw(&page) {
                        panic!("game {number}, {viewer}, {language:?}, {screen:?}: {flaw}");
                    }
                    let live = screen == Screen::Own;
                    assert_eq!(Secrets::status(&at).mine, live && !scene.legal.is_empty());
                    if scene.table.stage == scene::Stage::On {
                        assert!(!Secrets::status(&at).line.is_empty());
                    } else {
                        assert!(!Secrets::ending(&at).is_empty());
                    }
                    if !live {
                        assert_eq!(
                            asks(&page),
                            Vec::<serde_json::Value>::new(),
                            "{screen:?}: nothing to press"
                        );
                    }
                }
            }
            if !play.step() {
                break;
            }
        }
    }
}

#[test]
fn every_legal_action_is_a_button_and_every_button_a_legal_action() {
    let mut kinds = BTreeSet::new();
    for (number, players) in (0..40).zip((4..=8).cycle()) {
        let mut play = Play::new(options(players, number), number);
        loop {
            for seat in Seat::all(players.into()) {
                let scene = play.scene(Viewer::Seat(seat)).unwrap();
                let at = PaintContext {
                    scene: &scene,
                    words: words_of(Language::En),
                    screen: Screen::Own,
                    path: "/t/x",
                };
                let page = painted(&at);
                let mut reached = Vec::new();
                for ask in asks(&page) {
                    if let Some(action) = ask.get("do") {
                        let action: Action = serde_json::from_value(action.clone()).unwrap();
                        assert!(scene.legal.contains(&action), "{action:?} is not legal");
                        reached.push(action);
                    } else {
                        serde_json::from_value::<Claim>(ask["say"].clone()).unwrap();
                    }
                }
                for action in &scene.legal {
                    assert!(reached.contains(action), "{action:?} cannot be pressed");
                    kinds.insert(
                        format!("{action:?}")
                            .chars()
                            .take_while(char::is_ascii_alphabetic)
                            .collect::<String>(),
                    );
                }
            }
            if !play.step() {
                break;
            }
        }
    }
    let all = ["Accept", "Exchange", "Give", "Intervene", "Look", "Offer", "Pass", "Refuse", "Swap"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn what_somebody_is_shown_is_the_same_whatever_they_cannot_know() {
    let mut luck = Luck::new(Seed::from_number(7));
    for (number, players) in (0..25).zip((4..=8).cycle()) {
        let mut play = Play::new(options(players, number), number);
        loop {
            for viewer in Viewer::of_table(players.into()) {
                let scene = play.scene(viewer).unwrap();
                let other = play.game().resample(viewer, &mut luck);
                let mut imagined = scene.clone();
                imagined.view = other.view(viewer).ok();
                imagined.legal = desk::legal(&other, viewer);
                for language in [Language::De, Language::En] {
                    let words = words_of(language);
                    let [truth, fancy] = [&scene, &imagined].map(|scene| {
                        painted(&PaintContext { scene, words, screen: Screen::Own, path: "/t/x" })
                    });
                    assert_eq!(truth, fancy, "game {number}, {viewer}");
                }
            }
            if !play.step() {
                break;
            }
        }
    }
}

#[test]
fn s14_a_sealed_answer_changes_nothing_on_the_pages_of_the_others() {
    let mut seen = 0;
    for number in 0..40 {
        let mut play = Play::new(Options::new(5), number);
        loop {
            let before = play.clone();
            if !play.step() {
                break;
            }
            let Some((sealer, _)) = play.game().sealed().last() else { continue };
            if before.game().sealed().count() >= play.game().sealed().count() {
                continue;
            }
            seen += 1;
            for viewer in Viewer::of_table(5).filter(|viewer| *viewer != Viewer::Seat(play.last_actor())) {
                let [then, now] = [&before, &play].map(|play| {
                    let mut scene = play.scene(viewer).unwrap();
                    // The time is the only thing that may have moved.
                    scene.now = 0;
                    painted(&PaintContext {
                        scene: &scene,
                        words: words_of(Language::En),
                        screen: Screen::Own,
                        path: "/t/x",
                    })
                });
                assert_eq!(then, now, "{viewer} can tell that {sealer} has answered");
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn s5_without_the_memory_aid_the_story_does_not_repeat_what_was_seen() {
    for number in 0..20 {
        let mut play = Play::new(Options { memory_aid: false, ..Options::new(6) }, number);
        loop {
            if play.game().outcome().is_some() {
                break;
            }
            for seat in Seat::all(6) {
                let scene = play.scene(Viewer::Seat(seat)).unwrap();
                let at = PaintContext {
                    scene: &scene,
                    words: words_of(Language::En),
                    screen: Screen::Own,
                    path: "/t/x",
                };
                for happening in scene.story.iter().flat_map(|moment| &moment.told) {
                    if let scene::Happening::Game(event) = happening {
                        let line = Secrets::tell(&at, event).unwrap_or_default();
                        assert!(!["CIA", "KGB", "hippie"].iter().any(|word| line.contains(word)), "{line}");
                    }
                }
            }
            play.step();
        }
    }
}

#[test]
fn what_was_just_seen_is_shown_large() {
    let play = Play::new(Options { memory_aid: false, ..Options::new(5) }, 3);
    let scene = play.scene(Viewer::Seat(Seat::new(0).unwrap())).unwrap();
    let at = PaintContext { scene: &scene, words: words_of(Language::En), screen: Screen::Own, path: "/t/x" };
    let parts = Secrets::parts(&at);
    let peek = &parts.iter().find(|part| part.id == "peek").unwrap().html.0;
    assert_eq!(
        peek.matches("class=\"sight\"").count(),
        2,
        "one's own token and the right neighbour's: {peek}"
    );
}

#[test]
fn options_come_back_from_the_form() {
    for language in Language::ALL {
        let words = words_of(language);
        let fields = |list: &[(&str, &str)]| {
            FormFields(list.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect())
        };
        assert_eq!(<Secrets as Painted>::options(words, &fields(&[])), Ok(Options::new(5)));
        assert_eq!(Secrets::quick(language), Options::new(5));
        for players in 4..=8 {
            for (window, seconds) in
                [("5", Some(5)), ("10", Some(10)), ("60", Some(60)), ("none", None), ("90", Some(90))]
            {
                for (memory, shuffle) in [("yes", "no"), ("no", "yes")] {
                    let chosen = fields(&[
                        ("players", &players.to_string()),
                        ("memory_aid", memory),
                        ("shuffle_under", shuffle),
                        ("un_window", window),
                    ]);
                    let options = Options {
                        players,
                        memory_aid: memory == "yes",
                        shuffle_under: shuffle == "yes",
                        un_window: seconds,
                    };
                    assert_eq!(<Secrets as Painted>::options(words, &chosen), Ok(options));
                    // What was chosen is chosen still when the form is shown again.
                    let form: Markup = Secrets::options_form(words, &chosen);
                    assert_eq!(flaw(&form.0.replace("<option", "<span").replace("</option", "</span")), None);
                    assert_eq!(
                        <Secrets as Painted>::options(words, &desk::chosen(&form.0)),
                        Ok(options),
                        "{}",
                        form.0
                    );
                }
            }
        }
        for wrong in [
            ("players", "3"),
            ("players", "9"),
            ("players", "many"),
            ("un_window", "0"),
            ("un_window", "9999"),
            ("un_window", "x"),
            ("memory_aid", "perhaps"),
            ("shuffle_under", "1"),
        ] {
            let said = <Secrets as Painted>::options(words, &fields(&[wrong])).unwrap_err();
            assert!(!said.is_empty() && !said.contains("secrets-"), "{wrong:?}: {said}");
        }
    }
}

#[test]
fn refusals_have_a_sentence_in_every_language() {
    use game::Refusal as _;
    use secrets::{Character, Refusal::*};
    let seat = Seat::new(0).unwrap();
    let all = [
        Players(3),
        Window(0),
        WrongPieces,
        NoSuchSeat(seat),
        Over,
        NotYours(seat.into()),
        OfferFirst,
        AnswerFirst,
        InterveneOrPass,
        EffectFirst(Character::Diplomat),
        NotTurnedUp,
        OfferToSelf,
        NotTwoOthers,
        PoliticianToSelf,
        BulletToSelf,
        NoWindow,
        Clock,
    ];
    for language in Language::ALL {
        for refusal in all {
            let key = format!("refused-secrets-{}", refusal.name());
            assert!(words_of(language).has(&key), "{language:?}: {key}");
        }
    }
}

#[test]
fn a_table_of_eight_with_long_names_is_a_table() {
    let desk = Desk { names: Some("Wolfeschlegelsteinhausen") };
    let play = Play::new(Options::new(8), 1);
    let scene = desk.scene(&play, Viewer::Public).unwrap();
    let at =
        PaintContext { scene: &scene, words: words_of(Language::Nl), screen: Screen::Large, path: "/t/x" };
    let page = painted(&at);
    assert!(page.matches("Wolfeschlegelsteinhausen").count() >= 8);
    assert_eq!(flaw(&page), None);
}
