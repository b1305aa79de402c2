//! A copy of all tables while they are played at.

use crate::game::play;
use crate::house::{House, run};
use crate::visitor::Visitor;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

fn backup(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = run(folder, &[&["backup"], arguments].concat());
    (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

#[test]
fn a_backup_is_made_while_people_play_and_can_be_served() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &["--limits", "off"]);
    let played = play(&house, "duet");
    let record = |url: &str| Visitor::stranger(url).get(&format!("/api/tables/{}/record", played.id)).body;
    let (enough, copied) = (AtomicBool::new(false), AtomicBool::new(false));
    std::thread::scope(|scope| {
        // Others go on playing all the while.
        scope.spawn(|| {
            let visitor = Visitor::stranger(&house.url);
            while !copied.load(Ordering::Relaxed) {
                visitor.table_of_bots().good();
                enough.store(true, Ordering::Relaxed);
            }
        });
        while !enough.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        let made = backup(folder.path(), &["copy.db"]);
        copied.store(true, Ordering::Relaxed);
        let kept = std::fs::canonicalize(folder.path()).unwrap().join("safehouse.db");
        assert_eq!(made, (Some(0), format!("{} is copied to copy.db\n", kept.display())));
    });
    let copy = House::open(folder.path(), &["--data", "copy.db"]);
    assert!(record(&house.url).lines().count() > 2);
    assert_eq!(record(&copy.url), record(&house.url));
    // Tables' secrets stand in both: they are for their owner's eyes.
    for file in ["safehouse.db", "copy.db"] {
        let mode = std::fs::metadata(folder.path().join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    // A file that exists is never written over.
    let before = std::fs::read(folder.path().join("copy.db")).unwrap();
    let (code, said) = backup(folder.path(), &["copy.db"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("copy.db exists already"), "{said}");
    assert!(before == std::fs::read(folder.path().join("copy.db")).unwrap());
}

#[test]
fn what_cannot_be_backed_up_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |arguments: &[&str], says: &str| {
        let (code, said) = backup(folder.path(), arguments);
        assert_eq!(code, Some(2), "{said}");
        assert!(
            said.starts_with("safehouse: ") && said.contains(says) && said.lines().count() == 1,
            "{said}"
        );
    };
    refused(&["copy.db"], "there is no such file");
    assert!(!folder.path().join("safehouse.db").exists(), "a store was made");
    refused(&["copy.db", "--data", "postgres://ada:hush@db/house"], "pg_dump");
    std::fs::write(folder.path().join("letter"), "Dear Ada, this is no database at all, but a long letter.")
        .unwrap();
    refused(&["copy.db", "--data", "letter"], "it is not a Safehouse store");
    drop(House::open(folder.path(), &[]));
    refused(&["nowhere/copy.db"], "there is no folder nowhere");
    assert!(!folder.path().join("copy.db").exists());
}
