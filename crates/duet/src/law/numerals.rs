//! Figures inside a word: beside letters, or in the place of some.

/// What a clue of letters and figures says if the figures are left out, or read as the letters that they look like; nothing
/// for a clue of one kind. Words of one or two letters with figures, such as 3D and B2B, stay what they are.
pub(super) fn read_as_letters(clue: &str) -> Vec<String> {
    let letters = clue.chars().filter(|c| c.is_alphabetic()).count();
    if letters < 2 || !clue.chars().any(|c| c.is_ascii_digit()) {
        return Vec::new();
    }
    let mut readings: Vec<String> = Vec::new();
    let mut add = |text: String| {
        if text.chars().filter(|c| c.is_alphabetic()).count() > 2 && !readings.contains(&text) {
            readings.push(text);
        }
    };
    add(clue.chars().filter(|c| !c.is_ascii_digit()).collect());
    for one in ['i', 'l'] {
        add(clue.chars().map(|c| looks_like(c, one)).collect());
    }
    readings
}

fn looks_like(figure: char, one: char) -> char {
    match figure {
        '0' => 'o',
        '1' => one,
        '3' => 'e',
        '4' => 'a',
        '5' => 's',
        '6' => 'g',
        '7' => 't',
        '8' => 'b',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d19a_figures_are_left_out_or_read_as_letters() {
        let reads = |clue: &str, word: &str| read_as_letters(clue).iter().any(|text| text == word);
        for clue in ["dog1", "1dog", "d0g", "do9g"] {
            assert!(reads(clue, "dog"), "{clue}");
        }
        assert!(reads("w0lf", "wolf") && reads("p1g", "pig") && reads("1ion", "lion"));
        for clue in ["dog", "1984", "3D", "B2B", "4x4", "7"] {
            assert!(read_as_letters(clue).is_empty(), "{clue}");
        }
    }
}
