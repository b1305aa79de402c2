//! The configuration file.

use super::settings::Settings;
use crate::cli::ConfigFile;
use commands::CliError;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The file that is read if no other is named.
const USUAL: &str = "safehouse.toml";

/// What the configuration file says.
pub(crate) fn read(file: &ConfigFile) -> Result<Settings, CliError> {
    let path = file.named.as_deref().unwrap_or(Path::new(USUAL));
    match fs::read_to_string(path) {
        Ok(text) => understand(&text)
            .map_err(|(line, what)| CliError::new(format!("{}, line {line}: {what}", path.display()))),
        Err(error) if error.kind() == ErrorKind::NotFound && file.named.is_none() => Ok(Settings::default()),
        Err(error) => {
            let path = path.display();
            Err(CliError::new(format!("{path}: {error}: name the configuration file with --config")))
        }
    }
}

fn understand(text: &str) -> Result<Settings, (usize, String)> {
    let wrong = |span: Option<std::ops::Range<usize>>, what: String| {
        let before = text.get(..span.map_or(0, |span| span.start)).unwrap_or(text);
        (before.matches('\n').count() + 1, what)
    };
    let settings: Settings =
        toml::from_str(text).map_err(|error| wrong(error.span(), error.message().trim_end().into()))?;
    // The one number that must be in a range; the flag has it too.
    match settings.bot_thinkers {
        Some(0 | 1025..) => {
            let at = text.find("bot-thinkers").map(|at| at..at);
            Err(wrong(at, "bot-thinkers is from 1 to 1024".into()))
        }
        _ => Ok(settings),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_in_the_file_is_said_with_its_line() {
        let cases = [
            (
                "bot-pace = \"1s\"\n\nbot-pase = \"1s\"\n",
                3,
                "unknown field `bot-pase`, expected one of `address`",
            ),
            ("# ours\nidle = 20\n", 2, "a length of time in quotation marks"),
            ("idle = \"soon\"\n", 1, "“soon” is no length of time"),
            ("limit-tables = -1", 1, "-1"),
            ("quiet = true\nbehind-proxy = \"yes\"", 2, "expected a boolean"),
            ("public-url = \"play\"", 1, "“play” is no URL"),
            ("\nbot-thinkers = 0", 2, "from 1 to 1024"),
            ("log = \"loud\"", 1, "expected one of `error`"),
            ("data = \"a\"\ndata = \"b\"", 2, "duplicate key"),
            ("[serve]\naddress = \"x\"", 1, "unknown field `serve`"),
            ("address = ", 1, "string"),
        ];
        for (text, line, says) in cases {
            let (at, what) = understand(text).unwrap_err();
            assert!(what.contains(says) && !what.contains('\n'), "{text:?}: {what}");
            assert_eq!(at, line, "{text:?}: {what}");
        }
    }
}
