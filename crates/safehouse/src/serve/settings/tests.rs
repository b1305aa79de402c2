use super::*;
use clap::FromArgMatches;
use std::collections::{BTreeMap, BTreeSet};

const README: &str = include_str!("../../../../../README.md");

/// The flags of `safehouse serve`, but for the one that names the file and for help: each with its variable and help.
fn flags() -> BTreeMap<String, (String, String)> {
    let command = crate::cli::command(&[]);
    let serve = command.find_subcommand("serve").unwrap();
    let flags = serve.get_arguments().filter(|flag| !matches!(flag.get_id().as_str(), "named" | "help"));
    flags
        .map(|flag| {
            let name = flag.get_long().expect("a flag has a name").to_owned();
            let variable = flag.get_env().unwrap_or_else(|| panic!("--{name} has no variable"));
            (name, (variable.to_str().unwrap().to_owned(), flag.get_help().unwrap().to_string()))
        })
        .collect()
}

fn keys() -> BTreeSet<String> {
    let all = serde_json::to_value(Settings::default()).unwrap();
    all.as_object().unwrap().keys().cloned().collect()
}

fn from_flags(arguments: &[&str]) -> Settings {
    let command = Settings::augment_args(clap::Command::new("serve"));
    let matches = command.try_get_matches_from(["serve"].iter().chain(arguments)).unwrap();
    Settings::from_arg_matches(&matches).unwrap()
}

#[test]
fn flags_variables_and_keys_are_the_same() {
    let flags = flags();
    assert_eq!(flags.keys().cloned().collect::<BTreeSet<_>>(), keys());
    for (flag, (variable, _)) in &flags {
        assert_eq!(*variable, format!("SAFEHOUSE_{}", flag.replace('-', "_").to_uppercase()));
    }
    // Each key is taken from a file: what is wrong with a nested table is not that it is unknown.
    for key in keys() {
        let error = toml::from_str::<Settings>(&format!("{key} = {{}}")).unwrap_err();
        assert!(!error.message().contains("unknown field"), "{key}: {error}");
    }
}

/// The rows of the README's table of settings: flag and default.
fn rows() -> BTreeMap<String, String> {
    let rows = README.lines().filter_map(|line| line.strip_prefix("| `--"));
    rows.map(|row| {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let flag = cells[0].split(['`', ' ']).next().unwrap();
        assert_eq!(cells[1], format!("`SAFEHOUSE_{}`", flag.replace('-', "_").to_uppercase()), "{row}");
        (flag.to_owned(), cells[2].trim_matches('`').to_owned())
    })
    .collect()
}

#[test]
fn the_readme_has_every_setting_with_its_default() {
    let (rows, flags) = (rows(), flags());
    assert_eq!(rows.keys().collect::<Vec<_>>(), flags.keys().collect::<Vec<_>>());
    for (flag, default) in &rows {
        let help = &flags[flag].1;
        let said = help.rsplit_once("[default: ").map_or("none", |(_, said)| said.trim_end_matches(']'));
        assert_eq!(said, default, "--{flag}");
    }
    // What both say is what happens.
    let described = ["bot-thinkers", "qr", "public-url"];
    let spelled = rows.iter().filter(|(flag, _)| !described.contains(&flag.as_str()));
    let spelled: Vec<_> = spelled.map(|(flag, default)| format!("--{flag}={default}")).collect();
    let spelled = from_flags(&spelled.iter().map(String::as_str).collect::<Vec<_>>());
    let unsaid = Settings::default();
    assert_eq!(format!("{:?}", spelled.house_rules()), format!("{:?}", unsaid.house_rules()));
    assert_eq!(format!("{:?}", spelled.site_rules()), format!("{:?}", unsaid.site_rules()));
    assert_eq!((spelled.address(), spelled.data()), (unsaid.address(), unsaid.data()));
}

#[test]
fn what_is_said_first_counts() {
    let flags = from_flags(&["--idle", "1s", "--qr"]);
    let file = toml::from_str("idle = \"2s\"\nbot-budget = \"3s\"\nqr = false\nlimit-tables = 7").unwrap();
    let settings = flags.or(file);
    let rules = settings.house_rules();
    assert_eq!((rules.idle.as_secs(), rules.budget.as_secs()), (1, 3));
    assert_eq!((settings.qr, settings.quiet), (Some(true), None));
    assert_eq!(settings.site_rules().limits.tables_per_hour, 7);
}

#[test]
fn limits_can_be_off_but_for_some() {
    let rules = |arguments: &[&str]| from_flags(arguments).site_rules().limits;
    assert_eq!(rules(&[]), LimitRules::default());
    assert_eq!(rules(&["--limits", "off"]), LimitRules::NONE);
    let only_tables = LimitRules { tables_per_hour: 9, ..LimitRules::NONE };
    assert_eq!(rules(&["--limits=off", "--limit-tables=9"]), only_tables);
    let any_tables = LimitRules { tables_per_hour: 0, ..LimitRules::default() };
    assert_eq!(rules(&["--limit-tables", "0"]), any_tables);
}
