//! Settings by flag, by variable and by file, as the binary takes them.

use crate::house::{House, run, safehouse};
use crate::visitor::Visitor;

/// How many tables one address may make here: what the one setting that can be seen from outside says.
fn tables(house: &House) -> usize {
    let visitor = Visitor::stranger(&house.url);
    (0..9).take_while(|_| visitor.table_of_bots().status == 200).count()
}

#[test]
fn a_flag_counts_before_a_variable_and_a_variable_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = "address = \"127.0.0.1:0\"\nlimit-tables = 3\nlog = \"error\"\n";
    std::fs::write(folder.path().join("safehouse.toml"), file).unwrap();
    let open = |arguments: &[&str], variable: Option<&str>| {
        let mut command = safehouse(folder.path(), &[&["serve"], arguments].concat());
        command.envs(variable.map(|value| ("SAFEHOUSE_LIMIT_TABLES", value)));
        House::started(command, folder.path())
    };
    assert_eq!(tables(&open(&[], None)), 3);
    assert_eq!(tables(&open(&[], Some("2"))), 2);
    assert_eq!(tables(&open(&["--limit-tables", "1"], Some("2"))), 1);
    // Another file instead of the usual one.
    std::fs::write(folder.path().join("ours.toml"), "address = \"127.0.0.1:0\"\nlimit-tables = 4\n").unwrap();
    assert_eq!(tables(&open(&["--config", "ours.toml"], None)), 4);
}

#[test]
fn what_is_wrong_in_the_file_is_refused_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("safehouse.toml"), "quiet = true\n\nbot-pase = \"1s\"\n").unwrap();
    for command in [&["serve"][..], &["backup", "copy.db"]] {
        let output = run(folder.path(), command);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.starts_with("safehouse: safehouse.toml, line 3: unknown field `bot-pase`"), "{said}");
        assert!(said.contains("`bot-pace`") && said.lines().count() == 1, "{said}");
    }
}

#[test]
fn the_house_says_where_it_is_unless_told_not_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path(), &["--public-url", "https://play.example.org", "--qr"]);
    assert_eq!(house.line(), "People reach it at https://play.example.org\n");
    let kept = std::fs::canonicalize(folder.path()).unwrap().join("safehouse.db");
    assert_eq!(house.line(), format!("Tables are kept in {}\n", kept.display()));
    assert_eq!(house.line(), "\n");
    assert!(house.line().contains("38;5;16;48;5;231m"), "no code was drawn");
    // With https, cookies go over nothing else.
    let cookie = Visitor::stranger(&house.url).get("/api/me");
    assert!(cookie.header("set-cookie").unwrap().ends_with("; Secure"));
    assert!(cookie.header("strict-transport-security").is_some());
}
