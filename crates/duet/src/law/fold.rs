//! One spelling for all spellings of a word: case, accents, ß.

use crate::Language;
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// A word as the clue law compares it: compatibility forms resolved, lower case, without the accents that do not make
/// another letter in the language. Spanish keeps ñ, German ä, ö and ü; ß is ss. Apostrophes go.
pub fn fold(language: Language, text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    if text.is_ascii() {
        folded
            .extend(text.bytes().filter(|byte| *byte != b'\'').map(|byte| byte.to_ascii_lowercase() as char));
        return folded;
    }
    for c in text.nfkd().flat_map(char::to_lowercase) {
        match c {
            '\u{303}' if language == Language::Es && folded.ends_with('n') => swap_last(&mut folded, 'ñ'),
            '\u{308}' if language == Language::De => {
                if let Some(umlaut) = folded.chars().next_back().and_then(umlaut) {
                    swap_last(&mut folded, umlaut);
                }
            }
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            '\'' | '’' | '‘' | 'ʼ' => {}
            _ if is_combining_mark(c) => {}
            _ => folded.push(c),
        }
    }
    folded
}

fn swap_last(text: &mut String, last: char) {
    text.pop();
    text.push(last);
}

/// The umlaut of a vowel.
pub(crate) fn umlaut(vowel: char) -> Option<char> {
    match vowel {
        'a' => Some('ä'),
        'o' => Some('ö'),
        'u' => Some('ü'),
        _ => None,
    }
}

/// The vowel of an umlaut.
pub(crate) fn plain(umlaut: char) -> char {
    match umlaut {
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        other => other,
    }
}

pub(crate) fn is_vowel(c: char) -> bool {
    matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'ä' | 'ö' | 'ü')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D19e: the same word in another spelling is the same word.
    #[test]
    fn spellings_of_one_word_fold_together_and_letters_of_their_own_do_not() {
        for (language, one, other) in [
            (Language::Es, "LIMÓN", "limon"),
            (Language::Es, "pingu\u{308}ino", "PINGÜINO"),
            (Language::De, "Straße", "STRASSE"),
            (Language::De, "BA\u{308}R", "bär"),
            (Language::Nl, "Zeeën", "zeeen"),
            (Language::Nl, "foto’s", "fotos"),
            (Language::En, "Café", "cafe"),
            (Language::En, "ﬁre", "fire"),
            (Language::En, "Ｆｉｒｅ", "fire"),
        ] {
            assert_eq!(fold(language, one), fold(language, other), "{one} {other}");
        }
        assert_ne!(fold(Language::Es, "año"), fold(Language::Es, "ano"));
        assert_ne!(fold(Language::De, "Bär"), fold(Language::De, "Bar"));
    }
}
