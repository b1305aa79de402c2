//! The rules, and what opens without a command.

use crate::{good, in_locale, refused, text};
use std::process::{Command, Stdio};

#[test]
fn rules_are_printed() {
    assert!(good(&["rules", "secrets"]).contains("S29 These cannot happen"));
    assert!(good(&["rules", "secrets", "s12"]).contains("strictly fewest cards"));
    assert!(good(&["rules", "confusion", "C17"]).contains("Swap 2"), "a rule is printed with its list");
    assert!(good(&["--help"]).contains("verify"));
}

#[test]
fn rules_are_printed_in_the_language_asked_for_or_else_in_the_systems() {
    assert!(good(&["rules", "secrets", "--lang", "nl"]).contains("S29 Dit kan niet voorkomen"));
    assert!(good(&["rules", "confusion", "c18", "--lang", "de"]).contains("Spionenehre"));
    for (locale, clue) in
        [("es_ES.UTF-8", "pista"), ("de_CH", "Hinweis"), ("nl_BE", "aanwijzing"), ("fr", "clue")]
    {
        let output = in_locale(locale, &["rules", "duet", "D4"], "");
        assert!(text(&output.stdout).contains(clue), "{locale}");
        let output = in_locale(locale, &["rules", "duet", "D4", "--lang", "en"], "");
        assert!(text(&output.stdout).contains("gives a clue"), "{locale}");
    }
    refused(&["rules", "duet", "--lang", "fr"], "say en, es, de or nl");
}

#[test]
fn without_a_command_the_house_opens_as_the_environment_says() {
    let output = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .env("SAFEHOUSE_ADDRESS", "nowhere")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("nothing can be served at nowhere"), "{}", text(&output.stderr));
    refused(&["verify", "/dev/zero"], "larger than any record");
}
