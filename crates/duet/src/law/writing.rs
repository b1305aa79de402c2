//! What a clue can be written with.

use super::Fault;

/// Checks that a clue is one word, or several where that is allowed, in letters and figures that everybody sees.
pub(super) fn check(text: &str, several_words: bool) -> Result<(), Fault> {
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
        None => Ok(()),
    }
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
