//! Confusion's pages: whole games painted for everybody, in every language and screen.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing to take apart fails")]

#[path = "confusion/markup.rs"]
mod markup;
#[path = "confusion/seen.rs"]
mod seen;

use ::confusion::{
    Action, Begins, Both, Chart, Confusion, DEFAULT_MOVERS_FILE, Leaf, Mark, Note, Options, Side, Tokens,
    Variants, Waiting,
};
use game::{Game, Luck, NoEvents, Seat, Seed, Viewer};
use markup::{Tag, tags};
use seen::Play;
use std::collections::HashSet;
use web::{FormFields, Language, PaintContext, Painted, Screen, Words, table};

/// The words of a language, of the house and of all games.
fn words_of(language: Language) -> &'static web::Words {
    games::install().unwrap();
    web::Words::of(language)
}

fn every_variant() -> Options {
    Options {
        variants: Variants {
            honour_among_spies: false,
            tight_start: true,
            safe_extraction: true,
            variable_start: true,
            promotion_sir: true,
        },
        tokens: Both::each(|_| Tokens::ALL),
        ..Options::default()
    }
}

fn tables() -> [Options; 4] {
    let tokens = Options { tokens: Both::each(|_| Tokens::ALL), ..Options::default() };
    let alone = Options {
        variants: Variants { honour_among_spies: true, ..Variants::default() },
        helper: false,
        draw_rules: false,
        ..Options::default()
    };
    [Options::default(), tokens, every_variant(), alone]
}

fn painted(play: &Play, truth: &Confusion, viewer: Viewer, language: Language, screen: Screen) -> String {
    let scene = play.scene(viewer, truth);
    let at = PaintContext { scene: &scene, words: words_of(language), screen, path: "/t/table" };
    let parts = table::parts(&at, None);
    let ids: HashSet<_> = parts.iter().map(|part| part.id).collect();
    assert_eq!(ids.len(), parts.len(), "a part twice");
    for part in &parts {
        let (opening, _) = part.html.0.split_once('>').unwrap();
        assert!(opening.contains(&format!("id=\"{}\"", part.id)), "{opening} is not {}", part.id);
    }
    parts.into_iter().map(|part| part.html.0).collect()
}

fn check(html: &str) -> Vec<Tag> {
    for wrong in ["confusion-", "refused-", "{ $", "{$", " style=", "nav-", "plate-"] {
        let at = html.find(wrong);
        assert!(at.is_none(), "{wrong}: {}", &html[at.unwrap()..(at.unwrap() + 80).min(html.len())]);
    }
    let tags = tags(html);
    let mut ids = HashSet::new();
    for tag in &tags {
        if let Some(id) = tag.get("id") {
            assert!(ids.insert(id.to_owned()), "two elements are called {id}");
        }
    }
    for tag in &tags {
        for reference in ["form", "popovertarget", "aria-labelledby"] {
            if let Some(id) = tag.get(reference).filter(|id| *id != "ask") {
                assert!(ids.contains(id), "{reference}={id} leads nowhere");
            }
        }
        if tag.name == "use" && tag.get("href").is_some_and(|href| href.starts_with("#m")) {
            assert!(ids.contains(&tag.get("href").unwrap()[1..]), "no drawing {:?}", tag.get("href"));
        }
    }
    tags
}

/// What the buttons of a page do; notes and layouts aside, all that can be done.
fn offered(tags: &[Tag]) -> Vec<Action> {
    let action = |ask: &str| -> Option<Action> {
        let mut ask: serde_json::Value = serde_json::from_str(ask).unwrap();
        let done = ask.get_mut("do")?.take();
        Some(serde_json::from_value(done).unwrap())
    };
    tags.iter()
        .filter(|tag| tag.name == "button" && tag.get("name") == Some("ask"))
        .filter_map(|tag| action(tag.get("value").unwrap()))
        .collect()
}

/// The letters that the two fields of the swap can name.
fn swappable(html: &str) -> Vec<(String, String)> {
    let Some((_, after)) = html.split_once("name=\"one\"") else { return Vec::new() };
    let options = after.split_once("</select>").unwrap().0;
    let letters: Vec<String> = options
        .split("<option")
        .skip(1)
        .map(|option| option.split_once('>').unwrap().1[..1].to_owned())
        .collect();
    letters
        .iter()
        .flat_map(|one| letters.iter().filter(move |two| one != *two).map(|two| (one.clone(), two.clone())))
        .collect()
}

#[test]
fn whole_games_are_painted_for_everybody() {
    for (number, options) in tables().iter().enumerate() {
        for seed in 0..2 {
            let mut play = Play::deal(options, seed);
            let mut luck = Luck::new(Seed::from_number(seed + 100));
            let mut steps = 0;
            loop {
                for (at, viewer) in Viewer::of_table(2).chain([Viewer::Omniscient]).enumerate() {
                    if play.game().view(viewer).is_err() {
                        continue;
                    }
                    let language = Language::ALL[(steps + at + number) % 4];
                    let screen = if steps % 5 == 4 { Screen::Large } else { Screen::Own };
                    let html = painted(&play, play.game(), viewer, language, screen);
                    let tags = check(&html);
                    if screen != Screen::Own {
                        assert!(
                            !tags.iter().any(|tag| tag.name == "button"),
                            "nothing can be pressed on a screen"
                        );
                        continue;
                    }
                    let can: HashSet<Action> = offered(&tags).into_iter().collect();
                    let swaps = swappable(&html);
                    let legal = match viewer {
                        Viewer::Seat(seat) => play.game().legal(seat.into()).to_vec(),
                        _ => Vec::new(),
                    };
                    for action in &can {
                        assert!(legal.contains(action), "{action:?} can be pressed");
                    }
                    for action in &legal {
                        let reached = match action {
                            Action::SwapTwo(one, two) => swaps.contains(&(one.to_string(), two.to_string())),
                            action => can.contains(action),
                        };
                        assert!(reached, "{action:?} cannot be reached");
                    }
                    assert!(swaps.len() <= legal.len());
                }
                steps += 1;
                if steps > 120 || !play.step(&mut luck) {
                    break;
                }
            }
        }
    }
}

#[test]
fn nothing_on_a_page_depends_on_what_its_reader_does_not_know() {
    for options in tables() {
        let mut attempts = 0;
        for seed in 20..22 {
            let mut play = Play::deal(&options, seed);
            let mut luck = Luck::new(Seed::from_number(seed + 200));
            for _ in 0..80 {
                for viewer in Viewer::of_table(2) {
                    let other = play.game().resample(viewer, &mut luck);
                    let paint = |truth| painted(&play, truth, viewer, Language::En, Screen::Own);
                    assert_eq!(paint(play.game()), paint(&other), "{viewer:?}");
                    let waiting = play.game().view(viewer).unwrap().waiting;
                    attempts += usize::from(matches!(waiting, Waiting::Answering { .. }));
                }
                if !play.step(&mut luck) {
                    break;
                }
            }
        }
        assert!(attempts > 40, "attempts were waiting for their answers");
    }
}

#[test]
fn the_notebook_is_written_by_tapping() {
    let mut play = Play::deal(&Options::default(), 3);
    let white = Side::White.seat();
    let (spy, mover) = (play.game().chart().letters()[2], play.game().chart().movers()[12].id);
    // A tap strikes out, the next one circles, the third rubs out.
    for mark in [Mark::Strike, Mark::Circle, Mark::Clear] {
        let html = painted(&play, play.game(), Viewer::Seat(white), Language::De, Screen::Own);
        let tags = check(&html);
        let field = tags
            .iter()
            .find(|tag| {
                tag.name == "button"
                    && tag.get("value") == Some(mover.as_str())
                    && tag.get("form").is_some_and(|form| form.starts_with(&format!("theirs-{spy}-")))
            })
            .unwrap();
        let form = field.get("form").unwrap().to_owned();
        let at = tags.iter().position(|tag| tag.get("id") == Some(&form)).unwrap();
        let ask = tags[at + 1].get("value").unwrap().replace("$m", mover.as_str());
        let ask: serde_json::Value = serde_json::from_str(&ask).unwrap();
        let action: Action = serde_json::from_value(ask["do"].clone()).unwrap();
        assert_eq!(action, Action::Note(Box::new(Note::Mark { leaf: Leaf::Theirs, spy, mover, mark })));
        play.act(white, &action);
    }
    let text = Note::Text { leaf: Leaf::Mine, spy, text: "<b>never</b> & 'so'".into() };
    play.act(white, &Action::Note(Box::new(text)));
    let mine = painted(&play, play.game(), Viewer::Seat(white), Language::Nl, Screen::Own);
    assert!(mine.contains("&lt;b&gt;never&lt;/b&gt; &amp; 'so'"));
    let theirs = painted(&play, play.game(), Viewer::Seat(Side::Red.seat()), Language::Nl, Screen::Own);
    assert!(!theirs.contains("never"));
}

#[test]
fn without_the_helper_nothing_is_worked_out_for_anybody() {
    for (helper, shown) in [(true, true), (false, false)] {
        let options = Options { helper, begins: Begins::White, ..Options::default() };
        let play = Play::deal(&options, 5);
        let html = painted(&play, play.game(), Viewer::Seat(Side::White.seat()), Language::En, Screen::Own);
        for sign in ["data-p=", "data-may=", "id=\"tells\"", "id=\"helper\"", "<i>8</i>"] {
            assert_eq!(html.contains(sign), shown, "{sign}");
        }
    }
}

#[test]
fn a_layout_can_be_made_without_a_script() {
    let play = Play::deal(&every_variant(), 9);
    for seat in Seat::all(2) {
        let html = painted(&play, play.game(), Viewer::Seat(seat), Language::Es, Screen::Own);
        let tags = check(&html);
        let form = tags.iter().position(|tag| tag.get("id") == Some("lay-out")).unwrap();
        let ask = tags[form..].iter().find(|tag| tag.get("name") == Some("ask")).unwrap();
        let mut ask = ask.get("value").unwrap().to_owned();
        for letter in play.game().chart().letters() {
            let (_, after) = html.split_once(&format!("<select name=\"{letter}\">")).unwrap();
            let (_, chosen) = after.split_once("<option selected>").unwrap();
            let square = chosen.split_once('<').unwrap().0;
            ask = ask.replace(&format!("\"${letter}\""), &format!("\"{square}\""));
        }
        let ask: serde_json::Value = serde_json::from_str(&ask).unwrap();
        let action: Action = serde_json::from_value(ask["do"].clone()).unwrap();
        let mut game = play.game().clone();
        game.play(seat.into(), &action, &mut Luck::new(Seed::from_number(1)), &mut NoEvents).unwrap();
    }
}

fn read_options(words: &Words, fields: &FormFields) -> Result<Options, String> {
    <Confusion as Painted>::options(words, fields)
}

fn fields(pairs: &[(&str, &str)]) -> FormFields {
    FormFields(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
}

/// What a browser would send of a form without anything changed.
fn sent(html: &str) -> FormFields {
    let mut sent = Vec::new();
    let mut select = None;
    for tag in tags(html) {
        let value = || tag.get("value").unwrap_or("on").to_owned();
        match tag.name.as_str() {
            "input" if tag.get("type") == Some("hidden") || tag.get("checked").is_some() => {
                sent.push((tag.get("name").unwrap().to_owned(), value()));
            }
            "select" => select = tag.get("name").map(str::to_owned),
            "option" if tag.get("selected").is_some() => sent.push((select.clone().unwrap(), value())),
            _ => {}
        }
    }
    FormFields(sent)
}

#[test]
fn options_that_the_form_offers_are_those_that_it_gives() {
    for language in Language::ALL {
        let words = words_of(language);
        let form = |chosen: &FormFields| Confusion::options_form(words, chosen).0;
        let first = form(&FormFields::default());
        check(&first.replace("spare", ""));
        assert_eq!(read_options(words, &sent(&first)), Ok(Options::default()));
        assert_eq!(read_options(words, &FormFields::default()), Ok(Options::default()));
        let chosen = fields(&[
            ("confusion", "1"),
            ("tight-start", "1"),
            ("promotion-sir", "1"),
            ("tokens", "each"),
            ("red-swap-two", "on"),
            ("begins", "red"),
        ]);
        let options = read_options(words, &chosen).unwrap();
        assert!(
            options.variants.tight_start
                && options.variants.promotion_sir
                && !options.variants.variable_start
        );
        assert_eq!(options.tokens.red, Tokens { swap_two: true, ..Tokens::default() });
        assert_eq!((options.tokens.white, options.begins), (Tokens::default(), Begins::Red));
        assert!(!options.helper && !options.draw_rules);
        // A form that is shown again is as it was sent.
        assert_eq!(read_options(words, &sent(&form(&chosen))), Ok(options));
        assert!(Chart::new(&Confusion::quick(language)).is_ok());
    }
}

#[test]
fn a_box_of_ones_own_is_taken_or_refused_with_its_line() {
    for language in Language::ALL {
        let words = words_of(language);
        let read = |text: &str| read_options(words, &fields(&[("confusion", "1"), ("movers", text)]));
        let toml = DEFAULT_MOVERS_FILE.replace("Safehouse reconstruction", "Ours");
        assert_eq!(read(&toml).unwrap().movers.name, "Ours");
        let json = serde_json::to_string_pretty(&Options::default().movers).unwrap();
        assert_eq!(read(&json).unwrap().movers, Options::default().movers);
        let twice = toml.replace("id = \"M02\"", "id = \"M01\"");
        let line = 1 + toml.lines().take_while(|line| !line.contains("id = \"M02\"")).count();
        let said = read(&twice).unwrap_err();
        assert!(said.contains("M01") && said.contains(&(line - 1).to_string()), "{said}");
        let said = read("{\n\"name\": 3}").unwrap_err();
        assert!(said.contains('2'), "{said}");
        let said = read("name = ").unwrap_err();
        assert!(said.contains('1') && !said.contains("confusion-"), "{said}");
        let narrow =
            fields(&[("movers", &toml.replacen("column = 2", "column = 1", 1)), ("tight-start", "1")]);
        let said = read_options(words, &narrow).unwrap_err();
        assert!(!said.contains("refused-") && said.contains('2'), "{said}");
        for wrong in [("tokens", "some"), ("begins", "me")] {
            let said = read_options(words, &fields(&[wrong])).unwrap_err();
            assert!(!said.contains("confusion-"), "{said}");
        }
    }
}

/// The names of all refusals, as their text in the rules' own source has them.
#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let variants = |source: &str, begins: &str| -> Vec<String> {
        let (_, list) = source.split_once(begins).unwrap();
        let (list, _) = list.split_once("\n}").unwrap();
        let first = |line: &str| line.chars().take_while(char::is_ascii_alphanumeric).collect();
        list.lines()
            .map(|line| first(line.trim()))
            .filter(|name: &String| name.starts_with(char::is_uppercase))
            .collect()
    };
    let refusals = variants(include_str!("../../confusion/src/refusal.rs"), "pub enum Refusal {");
    let layouts = variants(include_str!("../../confusion/src/layout.rs"), "pub enum LayoutProblem {");
    assert!(refusals.len() > 40 && layouts.len() > 5);
    // What is wrong with a layout stands for itself.
    let own = refusals.iter().filter(|name| *name != "Layout").map(|name| ("", name));
    for (of, variant) in own.chain(layouts.iter().map(|name| ("-layout", name))) {
        let mut key = format!("refused-confusion{of}");
        for char in variant.chars() {
            if char.is_uppercase() {
                key.push('-');
            }
            key.push(char.to_ascii_lowercase());
        }
        for language in Language::ALL {
            assert!(words_of(language).has(&key), "{key} in {}", language.own_name());
        }
    }
}
