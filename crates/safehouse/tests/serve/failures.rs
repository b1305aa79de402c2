//! What keeps a house from opening is said in one sentence.

use crate::house::{House, run};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::Path;

/// Exit code 2, nothing on standard output, one line on standard error.
fn refused(folder: &Path, arguments: &[&str], says: &[&str]) {
    let output = run(folder, arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
    assert_eq!(output.stdout, b"", "{arguments:?}");
    assert!(said.starts_with("safehouse: ") && said.lines().count() == 1, "{arguments:?}: {said}");
    for part in says {
        assert!(said.contains(part), "{arguments:?}: {said}");
    }
}

fn refused_to_serve(folder: &Path, arguments: &[&str], says: &[&str]) {
    refused(folder, &[&["serve", "--address", "127.0.0.1:0"], arguments].concat(), says);
}

#[test]
fn an_address_that_cannot_be_had() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path(), &[]);
    let taken = house.url.strip_prefix("http://").unwrap();
    let serve = |address: &str, says: &str| {
        refused(folder.path(), &["serve", "--address", address, "--data", "other.db"], &[address, says]);
    };
    serve(taken, "another program is there already");
    serve("192.0.2.1:8730", "this machine does not have that address");
    serve("8730", "write --address as 0.0.0.0:8730");
    serve("127.0.0.1:99999", "write --address as");
    assert!(!folder.path().join("other.db").exists(), "the tables were touched");
}

#[test]
fn data_that_cannot_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path();
    std::fs::create_dir(place.join("folder")).unwrap();
    std::fs::write(place.join("letter"), "Dear Ada, this is no database at all, but a long letter to you.")
        .unwrap();
    refused_to_serve(place, &["--data", "nowhere/house.db"], &["there is no folder nowhere"]);
    refused_to_serve(place, &["--data", "folder"], &["/folder: it cannot be opened"]);
    refused_to_serve(place, &["--data", "letter"], &["/letter: it is not a Safehouse store"]);
    let unreachable = "postgres://ada:hush@127.0.0.1:1/house";
    refused_to_serve(place, &["--data", unreachable], &["127.0.0.1:1/house: it cannot be reached"]);
    let no_port = "postgres://ada:hush@127.0.0.1:port/house";
    refused_to_serve(place, &["--data", no_port], &["invalid port number", "check the URL"]);
    let output = run(place, &["serve", "--address", "127.0.0.1:0", "--data", unreachable]);
    assert!(!String::from_utf8(output.stderr).unwrap().contains("hush"), "the password is shown");
}

#[test]
fn data_of_a_newer_house() {
    let folder = tempfile::tempdir().unwrap();
    drop(House::open(folder.path(), &[]));
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'later', 1, x'00', 0)";
    sqlite(&folder.path().join("safehouse.db"), newer);
    refused_to_serve(
        folder.path(),
        &[],
        &["was written by a newer Safehouse", "number 9999", "Install that one"],
    );
}

fn sqlite(file: &Path, sql: &'static str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
        sqlx::query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    });
}

#[test]
fn settings_that_make_no_sense() {
    let folder = tempfile::tempdir().unwrap();
    let serve = |arguments: &[&str], says: &str| refused_to_serve(folder.path(), arguments, &[says]);
    serve(&["--public-url", "play.example.org"], "is no URL");
    serve(&["--bot-pace", "soon"], "is no length of time");
    serve(&["--bot-thinkers", "0"], "bot-thinkers");
    serve(&["--limit-tables=-1"], "limit-tables");
    serve(&["--log", "loud"], "info");
    serve(&["--config", "missing.toml"], "missing.toml");
}
