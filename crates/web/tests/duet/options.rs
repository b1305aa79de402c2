//! The form for a new table.

use crate::table::{check, text, words_of};
use duet::{Challenge, City, Duet, Side};
use game::Game;
use web::{FormFields, Language, Painted};

fn fields(pairs: &[(&str, &str)]) -> FormFields {
    FormFields(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
}

fn offered(html: &str, select: &str) -> Vec<String> {
    let from = html.find(&format!("name=\"{select}\"")).unwrap();
    let html = &html[from..html[from..].find("</select>").unwrap() + from];
    html.split("<option")
        .skip(1)
        .map(|option| {
            let value = &option[option.find("value=\"").unwrap() + 7..];
            value[..value.find('"').unwrap()].to_owned()
        })
        .collect()
}

#[test]
fn the_form_offers_what_can_be_chosen() {
    for language in Language::ALL {
        let words = words_of(language);
        let html = Duet::options_form(words, &FormFields::default()).0;
        check(&html);
        for challenge in offered(&html, "challenge") {
            for list in offered(&html, "list") {
                let options =
                    <Duet as Painted>::options(words, &fields(&[("challenge", &challenge), ("list", &list)]))
                        .unwrap();
                assert_eq!(options.words.language().code(), list);
                assert!(Duet::seats(&options).is_ok());
            }
        }
        for (a, b) in [("1", "1"), ("7", "1"), ("1", "7"), ("4", "4"), ("2", "3")] {
            let options =
                <Duet as Painted>::options(words, &fields(&[("side_a", a), ("side_b", b)])).unwrap();
            let count = |side| options.sides.iter().filter(|of| **of == side).count().to_string();
            assert_eq!((count(Side::A).as_str(), count(Side::B).as_str()), (a, b));
        }
        let nothing = <Duet as Painted>::options(words, &FormFields::default()).unwrap();
        assert_eq!(nothing, Duet::quick(language), "the defaults are what one click gives");
    }
}

#[test]
fn what_was_chosen_is_kept_in_the_form() {
    let words = words_of(Language::Nl);
    let chosen = fields(&[
        ("challenge", "los_alamos"),
        ("side_a", "3"),
        ("list", "de"),
        ("own", "<Haus>"),
        ("several_words", "yes"),
        ("word_play", "yes"),
        ("flexible_turns", "yes"),
    ]);
    let html = Duet::options_form(words, &chosen).0;
    check(&html);
    assert_eq!(html.matches(" selected").count(), 5);
    assert_eq!(html.matches(" checked").count(), 3);
    assert!(html.contains("&lt;Haus&gt;</textarea>"));
    let mut fields = chosen.clone();
    fields.0.retain(|(name, _)| name != "own");
    let options = <Duet as Painted>::options(words, &fields).unwrap();
    assert_eq!(options.challenge, Challenge::Mission(City::LosAlamos));
    assert!(options.clues.several_words && options.clues.word_play && options.flexible_turns);
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    for language in Language::ALL {
        let words = words_of(language);
        for wrong in [
            [("side_a", "7"), ("side_b", "7")],
            [("side_a", "0"), ("side_b", "1")],
            [("side_a", "x"), ("side_b", "1")],
            [("challenge", "8"), ("list", "en")],
            [("challenge", "atlantis"), ("list", "en")],
            [("challenge", "9"), ("list", "fr")],
            [("own", "one\ntwo"), ("list", "en")],
        ] {
            let said = <Duet as Painted>::options(words, &fields(&wrong)).unwrap_err();
            check(&format!("<p>{said}</p>"));
            assert!(said.ends_with('.'), "{said}");
        }
    }
}

#[test]
fn a_wrong_word_is_named_with_its_line() {
    let list: String = (0..30).map(|n| format!("word{n}\n")).collect();
    for (text_of, parts) in [
        (format!("House\nhouse\n{list}"), ["2", "house"]),
        (format!("{list}\nTree\n"), ["31", "“”"]),
        (format!("ti%er\n{list}"), ["1", "%"]),
        (format!("lighthouse = light\n{list}"), ["1", "lighthouse"]),
        (format!("{}\n{list}", "a".repeat(70)), ["1", "too long"]),
    ] {
        let said =
            <Duet as Painted>::options(words_of(Language::En), &fields(&[("own", &text_of), ("list", "en")]))
                .unwrap_err();
        for part in parts {
            assert!(said.contains(part), "{part} in {said}");
        }
        for language in Language::ALL {
            let said =
                <Duet as Painted>::options(words_of(language), &fields(&[("own", &text_of)])).unwrap_err();
            check(&format!("<p>{}</p>", text(&format!("<p>{said}</p>"))));
        }
    }
    let own = <Duet as Painted>::options(words_of(Language::En), &fields(&[("own", &list), ("list", "de")]))
        .unwrap();
    assert_eq!((own.words.words().len(), own.words.language()), (30, duet::Language::De));
}
