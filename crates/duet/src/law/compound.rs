//! Compounds: words that are made of words.

use super::family::Family;
use super::fold::{is_vowel, umlaut};
use super::grammar::{Grammar, index};
use super::hash::{WordMap, WordSet};
use crate::{Language, WordList};
use std::sync::{LazyLock, OnceLock};

/// The words of a language that compounds are made of, by the shapes that they take in one.
pub(super) struct Lexicon {
    language: Language,
    words: Vec<(String, OnceLock<Family>)>,
    known: WordSet,
    /// Compounds whose parts somebody marked, in our own list or in the language's table.
    marked: WordMap<Vec<String>>,
    first: WordMap<Vec<u16>>,
    last: WordMap<Vec<u16>>,
}

static LEXICA: [LazyLock<Lexicon>; 4] = [
    LazyLock::new(|| Lexicon::new(Language::En)),
    LazyLock::new(|| Lexicon::new(Language::Es)),
    LazyLock::new(|| Lexicon::new(Language::De)),
    LazyLock::new(|| Lexicon::new(Language::Nl)),
];

/// Fewer letters than this are no part of a compound.
const LEAST_PART: usize = 2;
/// A part so long is no accident: what stands beside it need not be in the lexicon.
const SURE_PART: usize = 5;
/// What stands beside a long part has to look like a word of its own, of at least so many letters.
const LEAST_UNKNOWN: usize = 4;

impl Lexicon {
    pub fn of(language: Language) -> &'static Lexicon {
        &LEXICA[index(language)]
    }

    fn new(language: Language) -> Lexicon {
        let mut lexicon = Lexicon {
            language,
            words: Vec::new(),
            known: WordSet::default(),
            marked: Grammar::of(language).compounds.clone(),
            first: WordMap::default(),
            last: WordMap::default(),
        };
        let list = WordList::picture_book(language);
        for word in list.words().iter().filter(|word| !word.parts().is_empty()) {
            let parts = word.parts().iter().map(|part| super::fold(language, part)).collect();
            lexicon.marked.insert(super::fold(language, word.as_str()), parts);
        }
        let listed = list.words().iter().filter(|word| word.parts().is_empty());
        let listed: Vec<String> = listed.map(|word| super::fold(language, word.as_str())).collect();
        for word in Grammar::of(language).parts.iter().chain(&listed) {
            lexicon.add(word);
        }
        lexicon
    }

    fn add(&mut self, word: &str) {
        let number = self.words.len() as u16;
        self.words.push((word.to_owned(), OnceLock::new()));
        self.known.insert(word.to_owned());
        for shape in first_shapes(self.language, word) {
            self.first.entry(shape).or_default().push(number);
        }
        for shape in last_shapes(self.language, word) {
            self.last.entry(shape).or_default().push(number);
        }
    }

    fn family(&self, word: u16) -> Option<&Family> {
        let (text, family) = self.words.get(usize::from(word))?;
        Some(family.get_or_init(|| Family::of(self.language, text)))
    }

    /// The families of the words that a text is made of, by the ways to take it apart into the fewest.
    pub fn split(&self, text: &str) -> Vec<&Family> {
        let mut words: Vec<u16> = Vec::new();
        for (head, tail) in cuts(text) {
            if let (Some(first), Some(last)) = (self.first.get(head), self.last.get(tail)) {
                // Ver-trouwen has nothing to do with vers: a prefix is no part, whatever word it looks like.
                words.extend(first.iter().filter(|_| !self.is_prefix(head)).chain(last));
            }
        }
        if words.is_empty() && self.language != Language::Es {
            for (head, tail) in cuts(text) {
                let Some(first) = self.first.get(head) else { continue };
                for (middle, end) in cuts(tail) {
                    if let (Some(second), Some(last)) = (self.first.get(middle), self.last.get(end)) {
                        let first = first.iter().filter(|_| !self.is_prefix(head));
                        words.extend(first.chain(second).chain(last));
                    }
                }
            }
        }
        words.sort_unstable();
        words.dedup();
        words.into_iter().filter_map(|word| self.family(word)).collect()
    }

    /// Whether a text can stand at the beginning of a compound, before a part of `beside` letters.
    fn begins(&self, text: &str, beside: Option<usize>) -> bool {
        self.first.contains_key(text)
            || cuts(text).any(|(head, tail)| self.first.contains_key(head) && self.first.contains_key(tail))
            || beside.is_some_and(|letters| letters >= SURE_PART)
                && self.looks_like_a_word(text)
                && closes(text)
    }

    /// Whether a text can stand at the end of a compound, after a part of `beside` letters.
    fn ends(&self, text: &str, beside: Option<usize>) -> bool {
        self.last.contains_key(text)
            || cuts(text).any(|(head, tail)| self.first.contains_key(head) && self.last.contains_key(tail))
            || beside.is_some_and(|letters| letters >= SURE_PART) && self.looks_like_a_word(text)
    }

    /// German and Dutch make compounds of any words: beside a whole and long word even one that the lexicon lacks.
    fn looks_like_a_word(&self, text: &str) -> bool {
        let onset = text.chars().take_while(|c| !is_vowel(*c)).count();
        matches!(self.language, Language::De | Language::Nl)
            && text.chars().count() >= LEAST_UNKNOWN
            && onset <= 3
            && text.chars().any(is_vowel)
    }

    fn is_prefix(&self, text: &str) -> bool {
        self.language != Language::En && Grammar::of(self.language).is_prefix(text)
    }

    fn knows(&self, word: &str) -> bool {
        self.known.contains(word)
    }
}

/// Whether a text ends as a German or Dutch word does, so that another can follow: not in begei-stern or hinw-eisen.
fn closes(text: &str) -> bool {
    let mut last = text.chars().rev();
    let (end, before, third) = (last.next(), last.next(), last.next());
    match (end, before) {
        // Aussp-rache, Verpf-licht, Buchh-alter.
        (Some('p'), Some('s')) => false,
        (Some('f'), Some('p')) => third.is_none_or(|c| is_vowel(c) || c == 'm'),
        (Some('h'), Some(before)) => is_vowel(before) || before == 'c',
        (Some('e'), Some(before)) => !is_vowel(before),
        (Some('r' | 'l'), Some(before)) => is_vowel(before),
        (Some(end), Some(_)) => !is_vowel(end) && !matches!(end, 'w' | 'j' | 'v' | 'q' | 'c'),
        _ => false,
    }
}

/// Every way to cut a text in two.
fn cuts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let places = text.char_indices().map(|(at, _)| at).filter(|at| *at >= LEAST_PART);
    places.filter(|at| text.len() - at > LEAST_PART).map(|at| text.split_at(at))
}

/// The shapes that a word takes before another one.
pub(super) fn first_shapes(language: Language, word: &str) -> Vec<String> {
    let grammar = Grammar::of(language);
    if language == Language::Es {
        // A verb says what the thing does: espanta-pájaros, abre-latas. Other beginnings are in the table.
        let endings = [("ar", "a"), ("er", "e"), ("ir", "e")];
        let verb =
            |(ending, says)| Some(format!("{}{says}", word.strip_suffix(ending).filter(|s| s.len() >= 3)?));
        return endings.into_iter().filter_map(verb).collect();
    }
    let mut shapes = vec![word.to_owned()];
    shapes.extend(grammar.links.iter().map(|link| format!("{word}{link}")));
    let drops = matches!(language, Language::De | Language::Nl);
    for rule in grammar.themes.iter().filter(|_| drops) {
        // Erd-beere, Schlaf-sack; but Eisen and Klee keep their ending.
        let least = match rule.ending {
            "e" => 3,
            "en" => 4,
            _ => continue,
        };
        if let Some(stem) = word.strip_suffix(rule.ending)
            && stem.chars().count() >= least
            && stem.contains(is_vowel)
            && !stem.ends_with('e')
        {
            shapes.push(stem.to_owned());
            if language == Language::De {
                shapes.push(format!("{stem}s"));
                shapes.push(format!("{stem}er"));
            }
        }
    }
    if language == Language::De {
        shapes.extend(
            with_umlaut(word).into_iter().flat_map(|word| [format!("{word}e"), format!("{word}er"), word]),
        );
    }
    if language == Language::Nl {
        shapes.extend(dutch_plural(word));
    }
    shapes
}

/// The shapes that a word takes after another one.
pub(super) fn last_shapes(language: Language, word: &str) -> Vec<String> {
    let mut shapes = vec![word.to_owned()];
    let endings: &[&str] = match language {
        Language::En => &["s", "es"],
        Language::Es => &["s", "es"],
        Language::De => &["e", "en", "n", "s", "es", "er", "ern"],
        Language::Nl => &["s", "en", "n", "e", "tje", "je"],
    };
    shapes.extend(endings.iter().map(|ending| format!("{word}{ending}")));
    match language {
        Language::De => {
            if let Some(word) = with_umlaut(word) {
                shapes.extend(["", "e", "en", "er", "ern"].iter().map(|ending| format!("{word}{ending}")));
            }
        }
        Language::Nl => shapes.extend(dutch_plural(word)),
        Language::En => shapes.extend(word.strip_suffix('y').map(|stem| format!("{stem}ies"))),
        Language::Es => shapes.extend(word.strip_suffix('z').map(|stem| format!("{stem}ces"))),
    }
    shapes
}

/// The word with an umlaut on its last plain vowel.
fn with_umlaut(word: &str) -> Option<String> {
    let stressed =
        word.strip_suffix("er").or(word.strip_suffix("el")).or(word.strip_suffix("en")).unwrap_or(word);
    let (at, vowel) = stressed.char_indices().rev().find(|(_, c)| is_vowel(*c))?;
    let (at, vowel) = match stressed[..at].chars().next_back() {
        Some('a') if vowel == 'u' => (at - 1, 'a'),
        _ => (at, vowel),
    };
    Some(format!("{}{}{}", &word[..at], umlaut(vowel)?, &word[at + vowel.len_utf8()..]))
}

/// The shape before -en: huiz-en, bom-en, bomm-en.
fn dutch_plural(word: &str) -> Vec<String> {
    let mut letters = word.chars().rev();
    let (Some(last), Some(vowel), before) = (letters.next(), letters.next(), letters.next()) else {
        return Vec::new();
    };
    if is_vowel(last) || !is_vowel(vowel) {
        return Vec::new();
    }
    let soft = match last {
        's' => 'z',
        'f' => 'v',
        other => other,
    };
    let head = &word[..word.len() - last.len_utf8()];
    let long = before == Some(vowel);
    let diphthong = !long && before.is_some_and(is_vowel);
    let stem = if long {
        format!("{}{soft}", &head[..head.len() - vowel.len_utf8()])
    } else if diphthong {
        format!("{head}{soft}")
    } else {
        format!("{head}{last}{last}")
    };
    vec![format!("{stem}en"), format!("{stem}e")]
}

/// A word as a possible part of another, and as a possible whole.
#[derive(Clone, Debug)]
pub(crate) struct Shapes {
    whole: String,
    /// Not to be taken apart: it looks like a compound and is none, or its parts are known.
    single: bool,
    /// The parts that somebody marked.
    marked: Option<&'static Vec<String>>,
    first: Vec<String>,
    last: Vec<String>,
}

impl Shapes {
    pub fn new(language: Language, word: &str, forms: &[String]) -> Shapes {
        let grammar = Grammar::of(language);
        let lexicon = Lexicon::of(language);
        // A form of a known word is that word, whatever its letters spell: rub-bed is no bed.
        let form_of_known = forms.iter().skip(1).any(|form| lexicon.knows(form));
        let single = form_of_known
            || grammar.irregular.contains_key(word)
            || forms.iter().any(|form| grammar.whole.contains(form));
        let marked = forms.iter().find_map(|form| lexicon.marked.get(form));
        // Ente before another word is Enten-, never the prefix ent-.
        let mut first = first_shapes(language, word);
        first.retain(|shape| shape == word || !lexicon.is_prefix(shape));
        Shapes {
            whole: word.to_owned(),
            single: single || marked.is_some(),
            marked,
            first,
            last: last_shapes(language, word),
        }
    }

    /// Whether this word is a compound in which the other is the first or the last part.
    pub fn is_compound_with(&self, language: Language, part: &Shapes) -> bool {
        if self.single || part.whole.chars().nth(1).is_none() {
            return false;
        }
        let lexicon = Lexicon::of(language);
        let letters = part.whole.chars().count();
        // Only a word in full is sign enough for an unknown one beside it.
        let beside = |shape: &str| (shape.len() >= part.whole.len()).then_some(letters);
        let begins = part.first.iter().any(|shape| {
            let rest = self.whole.strip_prefix(&**shape).filter(|rest| rest.len() > LEAST_PART);
            rest.is_some_and(|rest| lexicon.ends(rest, beside(shape)))
        });
        begins
            || part.last.iter().any(|shape| {
                let head = self.whole.strip_suffix(&**shape).filter(|head| head.len() >= LEAST_PART);
                head.is_some_and(|head| lexicon.begins(head, beside(shape)))
            })
    }

    /// The families of the parts that somebody marked, or that the lexicon finds in this word.
    pub fn split(&self, language: Language) -> Vec<Family> {
        match self.marked {
            Some(parts) => parts.iter().map(|part| Family::of(language, part)).collect(),
            None if self.single => Vec::new(),
            None => Lexicon::of(language).split(&self.whole).into_iter().cloned().collect(),
        }
    }
}
