//! Logs hold no secret, at their most talkative.

use crate::game::play;
use crate::house::House;

#[test]
fn a_log_of_whole_games_has_no_secret_in_it() {
    let folder = tempfile::tempdir().unwrap();
    for format in ["text", "json"] {
        let arguments = ["--log", "trace", "--log-format", format, "--limits", "off"];
        let mut house = House::open(folder.path(), &arguments);
        let played = ["secrets", "confusion", "duet"].map(|game| play(&house, game));
        house.signal("TERM");
        assert!(house.wait().success());
        let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
        let small = log.to_lowercase();
        for game in &played {
            // A log that says nothing of the game would hide nothing.
            assert!(log.contains(&game.id), "the log does not tell of {}", game.id);
            for (what, secret) in &game.secrets {
                assert!(!small.contains(&secret.to_lowercase()), "the {what} is in the log");
            }
        }
        assert!(log.contains("/api/tables/{id}/act"), "the log does not tell of requests");
        assert!(log.contains("the house is closed"));
        if format == "json" {
            let line = log.lines().last().unwrap();
            assert!(serde_json::from_str::<serde_json::Value>(line).unwrap()["level"].is_string());
        }
    }
}
