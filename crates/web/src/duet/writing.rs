//! How a word is written on its card: as large as fits, and broken where a compound has its joint.

use duet::Word;
use std::borrow::Cow;

/// A word as it is written.
pub(super) struct Writing<'a> {
    /// The word; where it is long and its list marks it as a compound, with a place to break it.
    pub text: Cow<'a, str>,
    /// The class that sets its size: by the longest piece that has to stand in one line.
    pub size: &'static str,
}

/// Where a word may break, and a hyphen is written if it does.
const SOFT_HYPHEN: char = '\u{ad}';

/// From this width on a compound may break, in tenths of the letters' height.
const WIDE: u32 = 50;

impl Writing<'_> {
    pub(super) fn of(word: &Word) -> Writing<'_> {
        let whole = word.as_str();
        let mut text = Cow::Borrowed(whole);
        if width(whole) >= WIDE
            && let Some(joint) = joint(word)
        {
            let (first, second) = whole.split_at(joint);
            text = Cow::Owned(format!("{first}{SOFT_HYPHEN}{second}"));
        }
        let pieces = text.split([' ', '-', SOFT_HYPHEN]).map(width);
        let size = match pieces.max().unwrap_or(0) {
            0..=35 => "e35",
            36..=40 => "e40",
            41..=45 => "e45",
            46..=50 => "e50",
            51..=55 => "e55",
            56..=60 => "e60",
            61..=70 => "e70",
            71..=80 => "e80",
            _ => "long",
        };
        Writing { text, size }
    }
}

/// Where the last part of a compound begins, if its beginning can be found in the word.
fn joint(word: &Word) -> Option<usize> {
    let begins: String = word.parts().last()?.chars().take(3).flat_map(char::to_lowercase).collect();
    let whole = word.as_str();
    let at = whole.to_lowercase().rfind(&begins)?;
    // Small letters may be longer than capitals: then there is no such place.
    (at > 2 && whole.is_char_boundary(at)).then_some(at)
}

/// About how wide a text is in bold letters, in tenths of their height.
fn width(text: &str) -> u32 {
    let wide = |char: char| match char {
        'i' | 'í' | 'j' | 'l' | 'I' | '\'' | '.' | '’' => 3,
        'f' | 't' | 'r' | '-' => 4,
        'm' | 'w' | 'M' | 'W' => 9,
        _ if char.is_uppercase() => 7,
        _ => 6,
    };
    text.chars().map(wide).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compounds_break_at_their_joint_and_short_words_never() {
        for (line, text) in [
            ("Wolkenkratzer = Wolke + kratzen", "Wolken\u{ad}kratzer"),
            ("Haus", "Haus"),
            ("Igel", "Igel"),
            ("Schildkröte = Schild + Kröte", "Schild\u{ad}kröte"),
            ("Rucksack = Rücken + Sack", "Rucksack"),
            ("Schmetterling", "Schmetterling"),
        ] {
            let word: Word = line.parse().unwrap();
            assert_eq!(Writing::of(&word).text, text);
        }
        let size = |text: &str| Writing::of(&text.parse().unwrap()).size;
        assert_eq!((size("Igel"), size("lawnmower"), size("Donaudampfschifffahrt")), ("e35", "e60", "long"));
    }
}
