//! One device passed around: an opened curtain is used up, and behind a closed one a seat may do and learn nothing.

use crate::device::{Device, is_curtain, is_table};
use crate::house::House;
use serde_json::json;
use store::testing::PrivatePostgres;

/// What is sent to every address of a seat but its curtain.
const DOORS: [(&str, &str); 4] = [
    ("ask", "ask=%7B%22chat%22%3A%7B%22to%22%3A%22table%22%2C%22text%22%3A%22overheard%22%7D%7D"),
    ("clue-check", "word=quokka&number=1"),
    ("again", ""),
    ("join", "name=Sly"),
];

#[test]
fn an_opened_curtain_is_used_up() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    for game in ["secrets", "confusion", "duet"] {
        let mut device = Device::with_table(&house.url, game, "");
        let first = device.get(&device.table.clone());
        assert_eq!(first.status, 303);
        assert_eq!(first.header("cache-control"), Some("no-store"));
        let curtain = device.get(&device.seat(0));
        assert!(is_curtain(&curtain), "{curtain:?}");
        assert_eq!(curtain.header("cache-control"), Some("no-store"));
        // The old way to open it.
        assert!(is_curtain(&device.get(&format!("{}?open", device.seat(0)))));
        let page = device.open(0);
        assert!(is_table(&page), "{game}: {page:?}");
        assert_eq!(page.header("cache-control"), Some("no-store"));
        // Back, reload and a typed address ask for the page again.
        assert!(is_curtain(&device.get(&device.seat(0))), "{game}");
        assert!(is_curtain(&device.get(&device.seat(0))), "{game}");
        // Opening a seat closes the one that was open, whether or not its page was seen.
        let opened = device.post(&format!("{}/open", device.seat(0)), "");
        assert_eq!(opened.status, 303);
        assert!(is_table(&device.open(1)), "{game}");
        assert!(is_curtain(&device.get(&device.seat(0))), "{game}");
        // A curtain that is shown has closed the other seat too.
        assert_eq!(device.socket(1).err(), Some(403), "{game}");
    }
}

#[test]
fn passing_the_device_on_closes_the_seat_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let mut device = Device::with_table(&house.url, "secrets", "");
    let opened = device.post(&format!("{}/open", device.seat(0)), "");
    assert_eq!(opened.status, 303);
    // A pass that was never used is worth nothing either, even if the browser should still have it.
    let mut kept = device.as_it_was();
    let passed = device.post(&format!("{}/pass", device.seat(0)), "");
    assert_eq!(passed.status, 303);
    assert!(passed.header("location").unwrap().starts_with(&device.table));
    assert!(is_curtain(&kept.get(&kept.seat(0))));
    assert!(is_curtain(&device.get(&device.seat(0))));
}

#[test]
fn a_closed_seat_may_do_nothing_and_learns_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    for game in ["secrets", "confusion", "duet"] {
        let mut device = Device::with_table(&house.url, game, "");
        assert!(is_table(&device.open(0)));
        let mut open = device.socket(0).unwrap();
        open.hear().unwrap();
        let kept = device.as_it_was();
        device.post(&format!("{}/pass", device.seat(0)), "");
        // Neither with the seat's cookie alone, nor with the pass that it had.
        for mut device in [device, kept] {
            for seat in [0, 1] {
                let here = device.seat(seat);
                for (door, form) in DOORS {
                    let answer = device.post(&format!("{here}/{door}"), form);
                    let told = (answer.status, answer.header("location"));
                    assert!(
                        matches!(told, (403 | 404, None)) || told == (303, Some(&*here)),
                        "{game} {door}: {answer:?}"
                    );
                    assert!(!answer.body.contains("board"), "{answer:?}");
                }
                let replay = device.get(&format!("{here}/replay"));
                assert_eq!((replay.status, replay.header("location")), (303, Some(&*here)));
                assert_eq!(device.socket(seat).err(), Some(403), "{game}");
            }
        }
        // What was connected before is shut out, and asks in vain.
        open.send(
            &json!({ "id": "x", "form": [["ask", "{\"chat\":{\"to\":\"table\",\"text\":\"overheard\"}}"]] }),
        );
        let closed = loop {
            match open.hear() {
                Ok(said) if said.get("re").is_some() => assert_eq!(said["why"], "curtain"),
                // What bots did while the curtain was open.
                Ok(_) => {}
                Err(code) => break code,
            }
        };
        assert_eq!(closed, 1008, "{game}");
    }
}

#[test]
fn nothing_that_a_closed_seat_sent_was_done() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let mut device = Device::with_table(&house.url, "confusion", "");
    for (door, form) in DOORS {
        device.post(&format!("{}/{door}", device.seat(1)), form);
    }
    let page = device.open(1);
    assert!(is_table(&page) && !page.body.contains("overheard"), "{page:?}");
}

#[test]
fn the_answer_to_a_form_is_shown_to_whoever_sent_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let mut device = Device::with_table(&house.url, "confusion", "");
    assert!(is_table(&device.open(0)));
    let (door, form) = DOORS[0];
    let asked = device.post(&format!("{}/{door}", device.seat(0)), form);
    assert_eq!((asked.status, asked.header("location")), (303, Some(&*device.seat(0))), "{asked:?}");
    let page = device.get(&device.seat(0));
    assert!(is_table(&page) && page.body.contains("overheard"), "{page:?}");
    assert!(is_curtain(&device.get(&device.seat(0))));
    // What is refused is shown at once, and the page goes on.
    assert!(is_table(&device.open(0)));
    let refused = device.post(&format!("{}/ask", device.seat(0)), "ask=%7B%22start%22%3A%7B%7D%7D");
    assert!(refused.status >= 400 && refused.body.contains("id=\"board\""), "{refused:?}");
    let asked = device.post(&format!("{}/{door}", device.seat(0)), form);
    assert_eq!(asked.status, 303);
    assert!(is_table(&device.get(&device.seat(0))));
}

#[test]
fn a_device_is_for_those_around_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    for more in ["", "closed=1"] {
        let mut device = Device::with_table(&house.url, "secrets", more);
        assert!(is_table(&device.open(0)));
        // Somebody who has never been here, and somebody with a device and a table of their own.
        for mut outsider in [Device::new(&house.url), Device::with_table(&house.url, "secrets", "")] {
            // Whose turn it is concerns nobody else.
            for path in [device.table.clone(), device.seat(0), format!("{}/replay", device.seat(0))] {
                let answer = outsider.get(&path);
                assert_eq!(answer.status, 403, "{path}: {answer:?}");
                assert!(!answer.body.contains("Ann") && !answer.body.contains("Bob"), "{answer:?}");
            }
            assert_eq!(outsider.post(&format!("{}/open", device.seat(0)), "").status, 403);
        }
        // None of that has closed the curtain.
        device.socket(0).unwrap().hear().unwrap();
        // Nor does one seat's cookie open another.
        assert_eq!(device.get(&format!("{}/99", device.table)).status, 403);
    }
}

#[test]
fn a_curtain_is_the_same_on_every_node() {
    let folder = tempfile::tempdir().unwrap();
    let database = PrivatePostgres::start().unwrap();
    let data = tokio::runtime::Runtime::new().unwrap().block_on(database.database()).unwrap();
    let node = || House::open(folder.path(), &["--data", &data, "--limits", "off"]);
    let (one, two) = (node(), node());
    let mut device = Device::with_table(&one.url, "duet", "");
    let opened = device.post(&format!("{}/open", device.seat(0)), "");
    assert_eq!(opened.status, 303);
    let mut device = device.at(&two.url);
    assert!(is_table(&device.get(&device.seat(0))));
    let mut device = device.at(&one.url);
    let mut open = device.socket(0).unwrap();
    open.hear().unwrap();
    assert!(is_curtain(&device.get(&device.seat(0))));
    // A curtain that is closed at one node shuts out whoever listens at the other.
    assert!(is_table(&device.open(0)));
    let mut open = device.socket(0).unwrap();
    open.hear().unwrap();
    let mut device = device.at(&two.url);
    device.post(&format!("{}/pass", device.seat(0)), "");
    assert!(is_table(&device.open(1)));
    let (door, form) = DOORS[0];
    assert_eq!(device.post(&format!("{}/{door}", device.seat(1)), form).status, 303);
    assert_eq!(open.hear().err(), Some(1008));
}
