//! What pages say, in one language.

use crate::Language;
use crate::games::games;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::OnceLock;

/// What fills a gap in a sentence: a number or a text.
pub type Value<'a> = FluentValue<'a>;

/// Everything that the pages say in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

macro_rules! files {
    ($language:literal) => {
        &[
            include_str!(concat!("../words/", $language, "/house.ftl")),
            include_str!(concat!("../words/", $language, "/pages.ftl")),
            include_str!(concat!("../words/", $language, "/table.ftl")),
            include_str!(concat!("../words/", $language, "/fairness.ftl")),
        ]
    };
}

static WORDS: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        let place = &WORDS[language as usize];
        place.get_or_init(|| Words::read(language))
    }

    /// The files that the words of a language come from: the house's own, and those of the installed games.
    pub fn files(language: Language) -> Vec<&'static str> {
        let own: &[&str] = match language {
            Language::En => files!("en"),
            Language::Es => files!("es"),
            Language::De => files!("de"),
            Language::Nl => files!("nl"),
        };
        let of_games = games().iter().flat_map(|game| (game.book().words)(language));
        own.iter().chain(of_games).copied().collect()
    }

    fn read(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
        // Names may run the other way, but the marks around them would be read out and counted.
        bundle.set_use_isolating(false);
        for text in Words::files(language) {
            // What is wrong in a file costs that message alone; a test finds it.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A sentence without gaps.
    pub fn say<'a>(&'a self, key: &'a str) -> Cow<'a, str> {
        self.fill(key, &[])
    }

    /// A sentence with its gaps filled. A key that is missing is shown as it is: a test fails on it.
    pub fn fill<'a>(&'a self, key: &'a str, gaps: &[(&'static str, Value<'_>)]) -> Cow<'a, str> {
        let (id, attribute) =
            key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return Cow::Borrowed(key) };
        let mut args = FluentArgs::with_capacity(gaps.len());
        for (gap, value) in gaps {
            args.set(*gap, value.clone());
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        Cow::Owned(said.into_owned())
    }

    /// A sentence whose gaps were named elsewhere: a bot's reason.
    pub(crate) fn fill_from(&self, key: &str, gaps: &[(String, Value<'static>)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        let args: FluentArgs<'_> = gaps.iter().map(|(gap, value)| (gap.as_str(), value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether there is such a sentence.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}
