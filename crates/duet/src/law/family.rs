//! Families of words: which words are forms of one, or made from one another.

use super::fold::{is_vowel, plain};
use super::grammar::{Ending, Grammar};
use super::hash::hash;
use crate::Language;
use rust_stemmers::{Algorithm, Stemmer};

/// How a key was reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Reach {
    /// The word itself.
    Word,
    /// What it is a form of.
    Form,
    /// What it is a form of if it is a verb.
    Verb,
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
    /// How many letters a root must have to be more than an accident: the more was taken off, the more.
    need: u8,
}

/// In place of a number of letters: the key is no text but a group of the table of irregular words.
const IRREGULAR: u8 = 99;

/// How many letters a root needs that goes back to a form which the word only may be.
const GUESSED: u8 = 4;

/// All that a word may go back to.
#[derive(Clone, Debug)]
pub(crate) struct Family {
    language: Language,
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
    // No ending that begins with a vowel follows an a, e or o, and a stem has a vowel: schwe-in is none.
    let opens = rule.ending.starts_with(is_vowel) && rule.instead.is_empty();
    let clash = opens && stem.ends_with(['a', 'e', 'o']) && !stem.ends_with("ee") && !stem.ends_with("oe");
    let long = stem.chars().nth(rule.least.saturating_sub(1)).is_some() && stem.chars().any(is_vowel);
    (long && !clash).then(|| format!("{stem}{}", rule.instead))
}

/// The word and all that it may be an inflected form of, the least changed first.
pub(super) fn forms(language: Language, word: &str) -> Vec<String> {
    let grammar = Grammar::of(language);
    let mut forms = Texts(vec![word.to_owned()]);
    if language == Language::De {
        spelled_with_e(word, &mut forms);
    }
    for text in forms.0.clone() {
        if language == Language::De {
            bare_umlaut(&text, &mut forms);
        }
        for rule in grammar.inflections.of(&text) {
            let Some(stem) = without(&text, rule) else { continue };
            match language {
                Language::De => {
                    if let Some(plain) = plain_last_vowel(&stem) {
                        forms.add(plain);
                    }
                    forms.add(stem);
                }
                Language::Nl => dutch_spelling(stem, rule, &mut forms),
                Language::En if rule.ending == "s" && stem.ends_with('s') => {}
                Language::En => english_spelling(stem, rule, &mut forms),
                Language::Es => forms.add(stem),
            }
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
    for ending in ["er", "el", "en"] {
        if let Some(stem) = word.strip_suffix(ending).and_then(plain_last_vowel) {
            forms.add(stem + ending);
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

/// English stems before an ending: a doubled consonant, a lost e; hat-ed is hate, since hat would be hatted.
fn english_spelling(stem: String, rule: &Ending, forms: &mut Texts) {
    let hisses = ["s", "x", "z", "ch", "sh", "o"];
    if rule.ending == "es" && !hisses.iter().any(|end| stem.ends_with(end)) {
        return;
    }
    if matches!(rule.ending, "ed" | "ing") {
        if let Some(single) = undoubled(&stem) {
            forms.add(single);
        }
        if !stem.ends_with(is_vowel) {
            forms.add(format!("{stem}e"));
        }
        let mut last = stem.chars().rev();
        let short = !last.next().is_some_and(|c| is_vowel(c) || matches!(c, 'w' | 'x'))
            && last.next().is_some_and(is_vowel)
            && !last.any(is_vowel);
        if short {
            return;
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
    let long =
        !is_vowel(consonant) && matches!(vowel, 'a' | 'e' | 'o' | 'u') && !before.is_some_and(is_vowel);
    long.then(|| format!("{}{vowel}{consonant}", &stem[..stem.len() - consonant.len_utf8()]))
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
        Family::with(language, word, &forms(language, word))
    }

    /// The family of a folded word whose forms are known.
    pub(super) fn with(language: Language, word: &str, forms: &[String]) -> Family {
        let grammar = Grammar::of(language);
        let mut keys = Keys { language, grammar, keys: Vec::with_capacity(32) };
        let verbs: Vec<String> = grammar.verbs.of(word).filter_map(|rule| without(word, rule)).collect();
        keys.add(word, Reach::Word);
        if language == Language::Es && word.contains('ñ') {
            // Written where the keyboard has no ñ.
            keys.add(&word.replace('ñ', "n"), Reach::Word);
        }
        for form in forms {
            keys.add(form, Reach::Form);
            keys.add_shifted(form, Reach::Base);
            keys.ask_for(if form == word { 0 } else { GUESSED });
        }
        for verb in &verbs {
            keys.add(verb, Reach::Verb);
        }
        for form in forms.iter().chain(&verbs) {
            let letters = if form == word { IRREGULAR } else { IRREGULAR - 1 };
            let sure = form == word || long_enough(form);
            for group in grammar.irregular.get(form).filter(|_| sure).into_iter().flatten() {
                keys.push(u64::from(*group), letters, Reach::Word);
                keys.push(u64::from(*group), letters, Reach::Base);
            }
        }
        if !word.contains('-') && word.len() > 4 {
            keys.add(&format!("~{}", stem(language, word)), Reach::Form);
        }
        for form in forms {
            for rule in grammar.themes.of(form) {
                if let Some(theme) = without(form, rule) {
                    keys.add_shifted(&theme, Reach::Theme);
                    keys.ask_for(if form == word { 0 } else { GUESSED });
                }
            }
        }
        keys.derive(word, forms);
        keys.keys.sort_unstable();
        keys.keys.dedup();
        Family { language, keys: keys.keys, apart: apart(grammar, forms.iter().chain(&verbs)) }
    }

    /// How two families belong together, if they do.
    pub(crate) fn kinship(&self, other: &Family) -> Option<Kinship> {
        let mut found = None;
        let apart = self.only_looks_like(other);
        let (mut i, mut j) = (0, 0);
        while i < self.keys.len() && j < other.keys.len() {
            let (one, two) = (self.keys[i], other.keys[j]);
            if one.hash == two.hash {
                // Every pair with this hash: a text can be reached in several ways.
                let ours = self.keys[i..].iter().take_while(|key| key.hash == one.hash);
                for our in ours.clone() {
                    for their in other.keys[j..].iter().take_while(|key| key.hash == one.hash) {
                        // The table of irregular words says more than that of look-alikes.
                        let kin = kin(self.language, our, their)
                            .filter(|_| !apart || our.letters.min(their.letters) == IRREGULAR);
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
        found
    }

    fn only_looks_like(&self, other: &Family) -> bool {
        self.apart
            .iter()
            .any(|(group, member)| other.apart.iter().any(|(of, is)| of == group && is != member))
    }
}

fn kin(language: Language, one: &KeyText, two: &KeyText) -> Option<Kinship> {
    use Reach::{Base, Form, Root, Theme, Verb, Word};
    let need = one.need.max(two.need);
    match (one.reach.min(two.reach), one.reach.max(two.reach)) {
        (Word, Word | Form | Verb) => Some(Kinship::Form),
        // Two guesses at one text: Dutch has too many short stems for it.
        (Form, Form) => {
            let least = if language == Language::Nl { GUESSED + 1 } else { GUESSED };
            (one.letters >= least).then_some(Kinship::Form)
        }
        (Base, Root) => (one.letters >= need).then_some(Kinship::Derived),
        // Spanish words keep little before their endings: tel-a, tel-ar.
        (Theme, Root) if language == Language::Es => (one.letters >= need).then_some(Kinship::Derived),
        (Theme, Root) => (one.letters >= need.max(4)).then_some(Kinship::Derived),
        // Two derived words with a common root that may be nothing but a few letters.
        (Root, Root) => (one.letters >= need.max(5)).then_some(Kinship::Derived),
        _ => None,
    }
}

/// Whether a text that a word may go back to has letters enough for it to be no accident.
fn long_enough(text: &str) -> bool {
    text.chars().nth(usize::from(GUESSED) - 1).is_some()
}

/// Which member the word is of each group of look-alikes: the one that it is with the least change.
fn apart<'a>(grammar: &Grammar, forms: impl Iterator<Item = &'a String>) -> Vec<(u16, u64)> {
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
    language: Language,
    grammar: &'a Grammar,
    keys: Vec<KeyText>,
}

/// What is left of a word without derivational endings and beginnings.
#[derive(Clone)]
struct Root {
    text: String,
    need: u8,
    prefixed: bool,
}

impl Keys<'_> {
    fn push(&mut self, hash: u64, letters: u8, reach: Reach) {
        self.keys.push(KeyText { hash, reach, letters, need: 0 });
    }

    fn add(&mut self, text: &str, reach: Reach) {
        self.push(hash(text), text.chars().count().min(usize::from(IRREGULAR) - 2) as u8, reach);
    }

    fn add_shifted(&mut self, text: &str, reach: Reach) {
        // Short Dutch words are told apart by just these letters: bom and boom.
        let shifts = self.language != Language::Nl || text.len() > 4;
        if shifts && self.grammar.shifts.iter().any(|(from, _)| text.contains(from)) {
            let shifted =
                self.grammar.shifts.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to));
            self.add(&shifted, reach);
        } else {
            self.add(text, reach);
        }
    }

    /// How many letters the last key needs to count.
    fn ask_for(&mut self, need: u8) {
        if let Some(key) = self.keys.last_mut() {
            key.need = need;
        }
    }

    fn add_root(&mut self, text: &str, need: u8) {
        self.add_shifted(text, Reach::Root);
        self.ask_for(need);
    }

    /// Takes derivational endings and beginnings off, one after the other.
    fn derive(&mut self, word: &str, forms: &[String]) {
        let mut roots: Vec<Root> = Vec::with_capacity(16);
        for form in forms {
            let need = if form == word { 2 } else { GUESSED - 1 };
            let whole = Root { text: form.clone(), need, prefixed: false };
            self.take_off(&whole, &mut roots);
        }
        let mut next = 0;
        for _ in 0..2 {
            let so_far = roots.len();
            while next < so_far {
                let root = roots[next].clone();
                self.take_off(&root, &mut roots);
                next += 1;
            }
        }
        let grammar = self.grammar;
        for Root { text, need, .. } in roots {
            self.add_root(&text, need);
            let groups = grammar.irregular.get(&text).filter(|_| long_enough(&text));
            for group in groups.into_iter().flatten() {
                self.push(u64::from(*group), IRREGULAR - 1, Reach::Root);
            }
            // A root may keep the ending that its own base loses: verkäuf-er, kauf-en.
            if matches!(self.language, Language::De | Language::Nl) {
                for rule in grammar.themes.of(&text) {
                    if let Some(theme) = without(&text, rule) {
                        self.add_root(&theme, need + 1);
                    }
                }
            }
        }
    }

    /// Adds what a text is without one derivational ending or beginning.
    fn take_off(&self, from: &Root, roots: &mut Vec<Root>) {
        let mut add = |text: String, need: u8, prefixed: bool| {
            if text.chars().nth(1).is_some() && roots.iter().all(|root| root.text != text || root.need > need)
            {
                roots.push(Root { text, need, prefixed });
            }
        };
        for rule in self.grammar.suffixes.of(&from.text) {
            if let Some(root) = without(&from.text, rule) {
                let doubles = matches!(self.language, Language::En | Language::Nl);
                if let Some(single) =
                    undoubled(&root).filter(|_| doubles && rule.ending.starts_with(is_vowel))
                {
                    add(single, from.need + 1, from.prefixed);
                }
                // English drops an e before an ending that begins with a vowel: bak-er, ston-y.
                let lost = self.language == Language::En && rule.ending.starts_with(is_vowel);
                if lost && root.len() >= if rule.ending == "y" { 4 } else { 3 } && !root.ends_with(is_vowel) {
                    add(format!("{root}e"), from.need + 2, from.prefixed);
                }
                add(root, from.need + 1, from.prefixed);
            }
        }
        for rule in self.grammar.prefixes.iter().filter(|_| !from.prefixed) {
            if let Some(rest) = from.text.strip_prefix(rule.ending)
                && rest.chars().nth(rule.least.saturating_sub(1)).is_some()
            {
                // A beginning that asks for many letters is one that many words have by chance.
                let need = if rule.least > 4 { 5 } else { 4 };
                add(format!("{}{rest}", rule.instead), from.need.max(need), true);
            }
        }
    }
}
