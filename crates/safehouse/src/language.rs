//! The language that the person at the terminal reads.

use scene::Language;

/// The language of the system's messages if it is one of ours, and English if not.
pub(crate) fn of_the_system() -> Language {
    // The variables in the order in which POSIX has them decide: the first that is not empty.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    locale.into_iter().find(|locale| !locale.is_empty()).map_or(Language::En, |locale| of_locale(&locale))
}

/// The language of a locale such as `de_AT.UTF-8`.
fn of_locale(locale: &str) -> Language {
    let name = locale.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
    parse(&name.to_ascii_lowercase()).unwrap_or(Language::En)
}

/// The language with these two letters.
pub(crate) fn parse(text: &str) -> Result<Language, String> {
    let found = Language::ALL.into_iter().find(|language| language.code() == text);
    found.ok_or_else(|| format!("\"{text}\" is not a language of this game: say en, es, de or nl"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        for (locale, language) in [
            ("de_AT.UTF-8", Language::De),
            ("nl", Language::Nl),
            ("es-MX", Language::Es),
            ("ES", Language::Es),
            ("en_GB", Language::En),
            ("C.UTF-8", Language::En),
            ("des_BR", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(of_locale(locale), language, "{locale}");
        }
    }
}
