//! The languages of the house.

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// Spanish.
    Es,
    /// German.
    De,
    /// Dutch.
    Nl,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 4] = [Language::En, Language::Es, Language::De, Language::Nl];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Es => "es",
            Language::De => "de",
            Language::Nl => "nl",
        }
    }

    /// What it calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Es => "Español",
            Language::De => "Deutsch",
            Language::Nl => "Nederlands",
        }
    }

    /// The language with these letters; what follows them (`es-MX`) does not matter.
    pub fn from_code(code: &str) -> Option<Language> {
        let code = code.trim().split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The first of ours in a browser's list (`Accept-Language`), by its weights; English if there is none.
    pub fn accepted(list: &str) -> Language {
        let weighed = list.split(',').filter_map(|item| {
            let (code, weight) = item.split_once(";q=").unwrap_or((item, "1"));
            let weight: f32 = weight.trim().parse().ok()?;
            Some((Language::from_code(code)?, weight))
        });
        let mut best = None;
        for (language, weight) in weighed {
            if weight > 0.0 && best.is_none_or(|(_, most)| weight > most) {
                best = Some((language, weight));
            }
        }
        best.map_or(Language::En, |(language, _)| language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_language_it_likes_best() {
        for (list, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("fr,es;q=0.4,nl;q=0.7", Language::Nl),
            ("fr", Language::En),
            ("", Language::En),
            ("nl;q=0,es", Language::Es),
            ("en;q=nonsense,de;q=0.1", Language::De),
        ] {
            assert_eq!(Language::accepted(list), language, "{list}");
        }
    }
}
