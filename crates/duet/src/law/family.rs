//! Families of words: which words are forms of one, or made from one another.

use super::fold::{is_vowel, plain};
use super::grammar::{Ending, Grammar};
use crate::Language;
use rust_stemmers::{Algorithm, Stemmer};

/// How a key was reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reach {
    /// The word itself or what it is a form of.
    Form,
    /// The same with its shifting letters evened out: what a derived word may keep of it.
    Base,
    /// Without the ending that derivation and compounding take off.
    Theme,
    /// What is left without derivational endings and beginnings.
    Root,
}

/// A text that a word may go back to. Texts are compared by a 64-bit hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct KeyText {
    hash: u64,
    reach: Reach,
    letters: u8,
}

/// All that a word may go back to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Family {
    keys: Vec<KeyText>,
    /// For each group of look-alikes that the word belongs to, which member it is.
    apart: Vec<(u16, u64)>,
}

/// How two words belong together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Kinship {
    /// One is a form of the other, or both of a third.
    Form,
    /// One is made from the other, or both from a third.
    Derived,
}

/// FNV-1a: short, and the same on every machine.
pub(super) fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A growing list of texts, each once.
struct Texts(Vec<String>);

impl Texts {
    fn add(&mut self, text: String) {
        if text.chars().nth(1).is_some() && !self.0.contains(&text) {
            self.0.push(text);
        }
    }
}

/// What a text becomes without an ending, if it has it and enough stands before it.
fn without(text: &str, rule: &Ending) -> Option<String> {
    let stem = text.strip_suffix(rule.ending)?;
    (stem.chars().nth(rule.least.saturating_sub(1)).is_some()).then(|| format!("{stem}{}", rule.instead))
}

/// The word and all that it may be an inflected form of, the least changed first.
pub(super) fn forms(language: Language, word: &str) -> Vec<String> {
    let grammar = Grammar::of(language);
    let mut forms = Texts(vec![word.to_owned()]);
    match language {
        Language::De => spelled_with_e(word, &mut forms),
        // Spanish without ñ on the keyboard.
        Language::Es if word.contains('ñ') => forms.add(word.replace('ñ', "n")),
        _ => {}
    }
    // Twice: a form of a form, such as a plural of a diminutive.
    let mut next = 0;
    for _ in 0..2 {
        let so_far = forms.0.len();
        while next < so_far {
            let text = forms.0[next].clone();
            if language == Language::De {
                bare_umlaut(&text, &mut forms);
            }
            for rule in &grammar.inflections {
                let Some(stem) = without(&text, rule) else { continue };
                match language {
                    Language::De => {
                        if let Some(plain) = plain_last_vowel(&stem) {
                            forms.add(plain);
                        }
                        forms.add(stem);
                    }
                    Language::Nl => dutch_spelling(stem, rule, &mut forms),
                    Language::En => english_spelling(stem, rule, &mut forms),
                    Language::Es => forms.add(stem),
                }
            }
            next += 1;
        }
    }
    forms.0
}

/// German without umlauts on the keyboard: ae for ä, and so on.
fn spelled_with_e(word: &str, forms: &mut Texts) {
    if word.contains("ae") || word.contains("oe") || word.contains("ue") {
        forms.add(word.replace("ae", "ä").replace("oe", "ö").replace("ue", "ü"));
    }
}

/// Vater, Väter; Apfel, Äpfel; Garten, Gärten: the umlaut alone makes the plural.
fn bare_umlaut(word: &str, forms: &mut Texts) {
    if ["er", "el", "en"].iter().any(|ending| word.ends_with(ending)) {
        if let Some(stem) = word.get(..word.len() - 2).and_then(plain_last_vowel) {
            forms.add(stem + &word[word.len() - 2..]);
        }
    }
}

/// The text with the umlaut in its last syllable undone, if it has one there.
fn plain_last_vowel(text: &str) -> Option<String> {
    let (at, vowel) = text.char_indices().rev().find(|(_, c)| is_vowel(*c))?;
    // Häuser: the vowel before the u carries the dots.
    let (at, vowel) = match text[..at].chars().next_back() {
        Some('ä') if vowel == 'u' => (at - 'ä'.len_utf8(), 'ä'),
        _ => (at, vowel),
    };
    let undone = plain(vowel);
    (undone != vowel).then(|| format!("{}{undone}{}", &text[..at], &text[at + vowel.len_utf8()..]))
}

/// English stems before an ending: a doubled consonant, a lost e.
fn english_spelling(stem: String, rule: &Ending, forms: &mut Texts) {
    let verbal = matches!(rule.ending, "ed" | "ing" | "er" | "est");
    if verbal {
        if let Some(single) = undoubled(&stem) {
            forms.add(single);
        }
        if !stem.ends_with(is_vowel) {
            forms.add(format!("{stem}e"));
        }
    }
    forms.add(stem);
}

/// A stem whose last consonant is doubled, with a single one.
fn undoubled(stem: &str) -> Option<String> {
    let mut last = stem.chars().rev();
    let (one, other) = (last.next()?, last.next()?);
    (one == other && !is_vowel(one)).then(|| stem[..stem.len() - one.len_utf8()].to_owned())
}

/// Dutch stems before an ending: huiz-en is huis, bom-men is bom, bom-en is boom.
fn dutch_spelling(stem: String, rule: &Ending, forms: &mut Texts) {
    let opens = rule.ending.starts_with('e') || rule.ending.starts_with("i");
    if rule.instead.is_empty() && opens {
        let hard = |text: &str| match text.chars().next_back() {
            Some('z') => Some(format!("{}s", &text[..text.len() - 1])),
            Some('v') => Some(format!("{}f", &text[..text.len() - 1])),
            _ => None,
        };
        if let Some(single) = undoubled(&stem) {
            forms.add(single);
        } else if let Some(long) = long_vowel(&stem) {
            if let Some(hard) = hard(&long) {
                forms.add(hard);
            }
            forms.add(long);
            // In a word of one syllable the vowel before a single consonant can only be long: bomen is never bom.
            if stem.chars().filter(|c| is_vowel(*c)).count() == 1 {
                return;
            }
        }
        if let Some(hard) = hard(&stem) {
            forms.add(hard);
        }
    }
    forms.add(stem);
}

/// A stem that ends in a vowel and a consonant, with the vowel doubled, as a closed syllable writes it.
fn long_vowel(stem: &str) -> Option<String> {
    let mut last = stem.chars().rev();
    let (consonant, vowel, before) = (last.next()?, last.next()?, last.next());
    let long = !is_vowel(consonant)
        && matches!(vowel, 'a' | 'e' | 'o' | 'u')
        && !before.is_some_and(is_vowel);
    long.then(|| format!("{}{vowel}{consonant}", &stem[..stem.len() - 1]))
}

/// The Snowball stem: one more thing that forms of a word share.
fn stem(language: Language, word: &str) -> String {
    let algorithm = match language {
        Language::En => Algorithm::English,
        Language::Es => Algorithm::Spanish,
        Language::De => Algorithm::German,
        Language::Nl => Algorithm::Dutch,
    };
    Stemmer::create(algorithm).stem(word).into_owned()
}

impl Family {
    /// The family of a folded word.
    pub(crate) fn of(language: Language, word: &str) -> Family {
        let grammar = Grammar::of(language);
        let forms = forms(language, word);
        let mut keys = Keys { grammar, keys: Vec::with_capacity(32) };
        for form in &forms {
            keys.add(form, Reach::Form);
            keys.add_shifted(form, Reach::Base);
            for group in grammar.irregular.get(form).into_iter().flatten() {
                keys.push(u64::from(*group), 99, Reach::Form);
                keys.push(u64::from(*group), 99, Reach::Base);
            }
        }
        if !word.contains('-') && word.len() > 4 {
            keys.add(&format!("~{}", stem(language, word)), Reach::Form);
        }
        for form in &forms {
            for rule in &grammar.themes {
                if let Some(theme) = without(form, rule) {
                    keys.add_shifted(&theme, Reach::Theme);
                }
            }
        }
        keys.derive(&forms);
        keys.keys.sort_unstable();
        keys.keys.dedup();
        Family { keys: keys.keys, apart: apart(grammar, &forms) }
    }

    /// How two families belong together, if they do.
    pub(crate) fn kinship(&self, other: &Family) -> Option<Kinship> {
        let mut found = None;
        let (mut i, mut j) = (0, 0);
        while i < self.keys.len() && j < other.keys.len() {
            let (one, two) = (self.keys[i], other.keys[j]);
            if one.hash == two.hash {
                // Every pair with this hash: a text can be reached in several ways.
                let ours = self.keys[i..].iter().take_while(|key| key.hash == one.hash);
                for our in ours.clone() {
                    for their in other.keys[j..].iter().take_while(|key| key.hash == one.hash) {
                        let kin = kin(our, their);
                        if kin.is_some() && (found.is_none() || kin < found) {
                            found = kin;
                        }
                    }
                }
                i += ours.count();
            } else if one.hash < two.hash {
                i += 1;
            } else {
                j += 1;
            }
        }
        found.filter(|_| !self.only_looks_like(other))
    }

    fn only_looks_like(&self, other: &Family) -> bool {
        self.apart
            .iter()
            .any(|(group, member)| other.apart.iter().any(|(of, is)| of == group && is != member))
    }
}

fn kin(one: &KeyText, two: &KeyText) -> Option<Kinship> {
    use Reach::{Base, Form, Root, Theme};
    match (one.reach.min(two.reach), one.reach.max(two.reach)) {
        (Form, Form) => Some(Kinship::Form),
        (Base | Theme, Root) => (one.letters >= 3).then_some(Kinship::Derived),
        // Two derived words with a common root that may be nothing but a few letters.
        (Root, Root) => (one.letters >= 4).then_some(Kinship::Derived),
        _ => None,
    }
}

/// Which member the word is of each group of look-alikes: the one that it is with the least change.
fn apart(grammar: &Grammar, forms: &[String]) -> Vec<(u16, u64)> {
    let mut groups: Vec<(u16, u64)> = Vec::new();
    for form in forms {
        for group in grammar.apart.get(form).into_iter().flatten() {
            if groups.iter().all(|(known, _)| known != group) {
                groups.push((*group, hash(form)));
            }
        }
    }
    groups
}

struct Keys<'a> {
    grammar: &'a Grammar,
    keys: Vec<KeyText>,
}

impl Keys<'_> {
    fn push(&mut self, hash: u64, letters: u8, reach: Reach) {
        self.keys.push(KeyText { hash, reach, letters });
    }

    fn add(&mut self, text: &str, reach: Reach) {
        self.push(hash(text), text.chars().count().min(99) as u8, reach);
    }

    fn add_shifted(&mut self, text: &str, reach: Reach) {
        if self.grammar.shifts.iter().any(|(from, _)| text.contains(from)) {
            let shifted =
                self.grammar.shifts.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
            self.add(&shifted, reach);
        } else {
            self.add(text, reach);
        }
    }

    /// Takes derivational endings and beginnings off, one after the other.
    fn derive(&mut self, forms: &[String]) {
        let grammar = self.grammar;
        let mut roots = Texts(Vec::with_capacity(16));
        for form in forms {
            take_off(grammar, form, &mut roots);
        }
        let mut next = 0;
        for _ in 0..2 {
            let so_far = roots.0.len();
            while next < so_far {
                let text = roots.0[next].clone();
                take_off(grammar, &text, &mut roots);
                next += 1;
            }
        }
        for root in roots.0 {
            self.add_shifted(&root, Reach::Root);
            for group in grammar.irregular.get(&root).into_iter().flatten() {
                self.push(u64::from(*group), 99, Reach::Root);
            }
            // A root may keep the ending that its own base loses: verkäuf-er, kauf-en.
            for rule in &grammar.themes {
                if let Some(theme) = without(&root, rule) {
                    self.add_shifted(&theme, Reach::Root);
                }
            }
        }
    }
}

/// Adds what a text is without one derivational ending or beginning.
fn take_off(grammar: &Grammar, text: &str, roots: &mut Texts) {
    for rule in &grammar.suffixes {
        if let Some(root) = without(text, rule) {
            if let Some(single) = undoubled(&root) {
                roots.add(single);
            }
            roots.add(root);
        }
    }
    for rule in &grammar.prefixes {
        if let Some(rest) = text.strip_prefix(rule.ending)
            && rest.chars().nth(rule.least.saturating_sub(1)).is_some()
        {
            roots.add(format!("{}{rest}", rule.instead));
        }
    }
}
