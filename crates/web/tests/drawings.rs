//! The sheets of symbols: well-formed, complete, light, and nothing in them that a strict content policy refuses.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use confusion::{Side, Token};
use duet::Colour;
use secrets::{BULLETS, Character, Identity};
use std::collections::BTreeSet;
use web::drawing;

/// Name, prefix of the symbols, most bytes.
const SHEETS: [(&str, &str, usize); 5] = [
    ("common", "i-", 10_000),
    ("secrets", "s-", 28_000),
    ("confusion", "c-", 9_000),
    ("duet", "d-", 13_000),
    ("map", "m-", 14_000),
];
const ICONS: [&str; 3] = ["icon", "icon-maskable", "icon-turn"];

fn read(name: &str) -> String {
    let path = format!("{}/drawings/{name}.svg", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|problem| panic!("{path}: {problem}"))
}

/// A start tag.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
}

impl Tag<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }
}

/// The start tags of a sheet, in order.
///
/// # Panics
/// If tags do not match, an attribute has no quotes or stands twice, or there is text between tags.
fn tags<'a>(sheet: &str, svg: &'a str) -> Vec<Tag<'a>> {
    let mut found = Vec::new();
    let mut open = Vec::new();
    let mut rest = svg.trim();
    while let Some(at) = rest.find('<') {
        assert!(rest[..at].trim().is_empty(), "{sheet}: text between tags: {}", &rest[..at]);
        let after = &rest[at + 1..];
        if let Some(comment) = after.strip_prefix("!--") {
            rest = &comment[comment.find("-->").expect("a comment ends") + 3..];
            continue;
        }
        let end = after.find('>').expect("a tag ends");
        let (tag, next) = (&after[..end], &after[end + 1..]);
        rest = next;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{sheet}: </{name}> closes nothing");
            continue;
        }
        let closed = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let (name, mut text) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes: Vec<(&str, &str)> = Vec::new();
        while let Some((key, after)) = text.trim_start().split_once("=\"") {
            let (value, next) = after.split_once('"').expect("quotes close");
            assert!(attributes.iter().all(|(other, _)| *other != key), "{sheet}: {key} twice in <{tag}>");
            attributes.push((key, value));
            text = next;
        }
        assert!(text.trim().is_empty(), "{sheet}: <{tag}>");
        if !closed {
            open.push(name);
        }
        found.push(Tag { name, attributes });
    }
    assert!(rest.trim().is_empty() && open.is_empty(), "{sheet}: {open:?} stay open");
    found
}

#[test]
fn every_symbol_has_a_name_of_its_sheet_and_a_view_box() {
    for (sheet, prefix, _) in SHEETS {
        let svg = read(sheet);
        let tags = tags(sheet, &svg);
        let symbols: Vec<_> = tags.iter().filter(|tag| tag.name == "symbol").collect();
        assert!(!symbols.is_empty(), "{sheet}: no symbols");
        let mut names = BTreeSet::new();
        for symbol in symbols {
            let id = symbol.get("id").unwrap_or_default();
            assert!(id.starts_with(prefix), "{sheet}: {id}");
            assert!(names.insert(id), "{sheet}: two symbols {id}");
            let numbers: Vec<f64> =
                symbol.get("viewBox").unwrap_or_default().split(' ').flat_map(str::parse).collect();
            assert!(matches!(numbers[..], [_, _, w, h] if w > 0.0 && h > 0.0), "{id}: no view box");
        }
        // Two sheets stand in one page, so nothing but symbols has a name.
        let ids = tags.iter().filter(|tag| tag.get("id").is_some()).count();
        assert_eq!(ids, names.len(), "{sheet}: a name that is no symbol's");
    }
}

#[test]
fn nothing_in_a_drawing_runs_or_loads_or_needs_an_inline_style() {
    const KNOWN: [&str; 8] = ["svg", "symbol", "g", "path", "circle", "ellipse", "rect", "use"];
    for name in SHEETS.map(|(name, ..)| name).into_iter().chain(ICONS) {
        let svg = read(name);
        let tags = tags(name, &svg);
        for tag in &tags {
            assert!(KNOWN.contains(&tag.name), "{name}: <{}>", tag.name);
            for (key, value) in &tag.attributes {
                assert!(!key.starts_with("on") && *key != "style", "{name}: {key}");
                assert!(!value.contains("url("), "{name}: {key}={value}");
                if key.ends_with("href") {
                    let target = value.strip_prefix('#').unwrap_or_default();
                    assert!(tags.iter().any(|tag| tag.get("id") == Some(target)), "{name}: {value}");
                }
            }
        }
    }
}

#[test]
fn every_ink_is_known_to_the_style_and_has_a_fall_back() {
    let style = include_str!("../style/drawings.css");
    for (sheet, ..) in SHEETS {
        let svg = read(sheet);
        for tag in tags(sheet, &svg) {
            for key in ["fill", "stroke"] {
                let Some(ink) = tag.get(key) else { continue };
                if matches!(ink, "none" | "currentColor") {
                    continue;
                }
                let (name, fall_back) = ink
                    .strip_prefix("var(")
                    .and_then(|ink| ink.strip_suffix(')')?.split_once(','))
                    .unwrap_or_else(|| panic!("{sheet}: {key}={ink}"));
                assert!(
                    style.contains(&format!("{name}: {fall_back};")),
                    "{sheet}: {ink} is not in the style"
                );
            }
        }
    }
}

#[test]
fn drawings_stay_light() {
    for (sheet, _, most) in SHEETS {
        let size = read(sheet).len();
        assert!(size <= most, "{sheet} has {size} bytes, more than {most}");
    }
    for icon in ICONS {
        assert!(read(icon).len() <= 1_000, "{icon}");
    }
}

#[test]
fn what_the_games_show_is_drawn() {
    let mut wanted = BTreeSet::new();
    wanted.extend(Character::ALL.map(drawing::character));
    wanted.extend(Identity::ALL.map(drawing::identity));
    wanted.extend(BULLETS.map(drawing::bullet));
    wanted.extend(Side::BOTH.map(drawing::spy));
    wanted.extend([Token::Reveal, Token::MoveTwo, Token::SwapTwo].map(drawing::special_action));
    for colour in [Colour::Green, Colour::Black, Colour::Beige] {
        wanted.extend([drawing::key_mark(colour), drawing::cover(colour, 0), drawing::cover(colour, 1)]);
    }
    assert_eq!(wanted.len(), 8 + 3 + 4 + 2 + 3 + 3 + 4, "two things look the same");
    for name in wanted {
        let (sheet, ..) =
            SHEETS.into_iter().find(|(_, prefix, _)| name.starts_with(prefix)).expect("a sheet");
        assert!(read(sheet).contains(&format!("<symbol id=\"{name}\"")), "{name} is not drawn");
    }
}
