//! What a clue can be written with.

use super::Fault;
use crate::Language;

/// Checks that a clue is one word, or several where that is allowed, in letters and figures that everybody sees.
pub(super) fn check(language: Language, text: &str, several_words: bool) -> Result<(), Fault> {
    let mut letters = 0;
    let mut foreign = None;
    let mut latin = false;
    let mut before = ' ';
    for c in text.chars() {
        if c.is_alphabetic() {
            letters += 1;
            if is_latin(c) { latin = true } else { foreign = foreign.or(Some(c)) }
        } else if c.is_numeric() {
            letters += 1;
        } else if is_combining(c) {
            // Accents follow a letter, three at most.
            if !before.is_alphabetic() && !is_combining(before) {
                return Err(Fault::Character(c));
            }
        } else if is_invisible(c) {
            return Err(Fault::Invisible(c));
        } else if c.is_whitespace() {
            if !several_words {
                return Err(Fault::SeveralWords);
            }
        } else if !(matches!(c, '-' | '‐' | '‑' | '\'' | '’' | '.' | '&' | '+' | '·')
            || several_words && matches!(c, ',' | ':' | '!' | '?' | '¡' | '¿'))
        {
            return Err(Fault::Character(c));
        }
        before = c;
    }
    match foreign {
        Some(c) if latin => Err(Fault::MixedScripts(c)),
        Some(c) => Err(Fault::OtherScript(c)),
        None if letters == 0 => Err(text.chars().next().map_or(Fault::Empty, Fault::Character)),
        None if !several_words && is_several(language, text) => Err(Fault::SeveralWords),
        None => Ok(()),
    }
}

/// Small words within names: with hyphens around one of them it is a name of several words.
const IN_NAMES: [&str; 14] =
    ["da", "di", "do", "dos", "del", "della", "von", "van", "der", "den", "el", "los", "of", "y"];

/// Short forms that are spelled out, letter by letter: several words in disguise. What is said as one word (Nato, radar,
/// Ufo) is one.
const SPELLED_OUT: &str = " fbi cia kgb bnd usa uk udssr urss ddr brd nba nfl bbc cnn mtv ard zdf tv dvd cd dj bmw vw gps sms usb wwf \
    nsa nbc hbo atm ngo dna adn lkw pkw gmbh ibm kfc jfk nhs ";

/// Whether a clue without blanks still is several words: points between letters, names joined with hyphens, short forms that
/// are spelled out (the rulebook's F.B.I.).
fn is_several(language: Language, text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let joined_by_point = letters
        .windows(3)
        .any(|three| matches!(three, [a, '.' | '·', b] if a.is_alphabetic() && b.is_alphabetic()));
    // Catalan has its own point: col·lecció. It is no word of ours, and pronounced as one.
    let joined_by_point = joined_by_point && !text.contains("l·l");
    let parts: Vec<&str> = text.split(['-', '‐', '‑']).filter(|part| !part.is_empty()).collect();
    let capital = |part: &&&str| part.chars().next().is_some_and(char::is_uppercase);
    let all_capitals = text.chars().filter(|c| c.is_alphabetic()).all(char::is_uppercase);
    let middle = parts.get(1..parts.len().saturating_sub(1)).unwrap_or_default();
    // German writes long compounds with hyphens: Hals-Nasen-Ohren-Arzt.
    let name = parts.len() > 2
        && (middle.iter().any(|part| IN_NAMES.contains(&&*part.to_lowercase()))
            || language != Language::De && !all_capitals && parts.iter().filter(capital).count() > 1);
    joined_by_point || name || SPELLED_OUT.contains(&format!(" {} ", text.to_lowercase()))
}

fn is_combining(c: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&c)
}

/// Control characters, marks of writing direction, blanks without width and the like.
fn is_invisible(c: char) -> bool {
    c.is_control() && !matches!(c, '\t' | '\n' | '\r')
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic()
        || matches!(c,
            'ª' | 'º' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' | '\u{2c60}'..='\u{2c7f}'
            | '\u{a720}'..='\u{a7ff}' | '\u{fb00}'..='\u{fb06}' | '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}')
}
