//! What a new table can choose, and reading what was chosen.

use super::movers_form;
use crate::{FormFields, Words};
use ::confusion::{Begins, Both, Chart, Confusion, Options, Side, Token, Tokens, Variants};
use game::Game;
use maud::{Markup, html};

/// A field that every sent form has: boxes that are not ticked are not sent at all.
const SENT: &str = "confusion";

/// The variants, in the order of their numbers: the name of the field, and of the words.
const VARIANTS: [(&str, &str); 5] = [
    ("honour-among-spies", "confusion-variant-honour"),
    ("tight-start", "confusion-variant-tight"),
    ("safe-extraction", "confusion-variant-extraction"),
    ("variable-start", "confusion-variant-variable"),
    ("promotion-sir", "confusion-variant-promotion"),
];

const TOKENS: [(&str, &str, &str, Token); 3] = [
    ("reveal", "confusion-token-reveal", "confusion-token-reveal-how", Token::Reveal),
    ("move-two", "confusion-token-move", "confusion-token-move-how", Token::MoveTwo),
    ("swap-two", "confusion-token-swap", "confusion-token-swap-how", Token::SwapTwo),
];

/// The fields, as they were sent or as they are at first.
pub(crate) fn form(words: &Words, chosen: &FormFields) -> Markup {
    let say = |key| words.say(key);
    let sent = chosen.has(SENT);
    let on = |name: &str, at_first: bool| if sent { chosen.has(name) } else { at_first };
    let tokens = chosen.get("tokens").unwrap_or("none");
    let begins = chosen.get("begins").unwrap_or("random");
    html! {
        input type="hidden" name=(SENT) value="1";
        fieldset {
            legend { (say("confusion-variants")) }
            @for (name, key) in VARIANTS {
                (tick(words, name, on(name, false), key))
            }
        }
        fieldset.tokens {
            legend { (say("confusion-tokens")) }
            p { (say("confusion-tokens-how")) }
            @for (value, key) in [("none", "confusion-tokens-none"), ("all", "confusion-tokens-all"), ("each", "confusion-tokens-each")] {
                label.choice { input type="radio" name="tokens" value=(value) checked[tokens == value]; (say(key)) }
            }
            div.each {
                @for side in Side::BOTH {
                    fieldset {
                        legend { (say(super::tools::side_key(side))) }
                        @for (name, key, how, _) in TOKENS {
                            @let field = token_field(side, name);
                            label.choice title=(say(how)) { input type="checkbox" name=(field) checked[chosen.has(&field)]; (say(key)) }
                        }
                    }
                }
            }
        }
        fieldset {
            legend { (say("confusion-play")) }
            label {
                (say("confusion-begins")) " "
                select name="begins" {
                    @for (value, key) in [("random", "confusion-begins-random"), ("white", "confusion-white"), ("red", "confusion-red")] {
                        option value=(value) selected[begins == value] { (say(key)) }
                    }
                }
            }
            (tick(words, "helper", on("helper", true), "confusion-option-helper"))
            (tick(words, "draw-rules", on("draw-rules", true), "confusion-option-draws"))
        }
        (movers_form::field(words, chosen.get("movers").unwrap_or_default()))
    }
}

/// A box to tick, with what it means.
fn tick(words: &Words, name: &str, on: bool, key: &str) -> Markup {
    let says = format!("{key}-says");
    html! {
        label.choice {
            input type="checkbox" name=(name) value="1" checked[on];
            span { b { (words.say(key)) } br; span.says { (words.say(&says)) } }
        }
    }
}

fn token_field(side: Side, token: &str) -> String {
    format!("{}-{token}", super::tools::side_class(side))
}

/// The options that a form chose.
pub(crate) fn read(words: &Words, fields: &FormFields) -> Result<Options, String> {
    let mut options = Options::default();
    if fields.has(SENT) {
        options.helper = fields.has("helper");
        options.draw_rules = fields.has("draw-rules");
    }
    for name in Variants::NAMES {
        if let Some(variant) = options.variants.named(name) {
            *variant = fields.has(name);
        }
    }
    options.tokens = match fields.get("tokens") {
        None | Some("none") => Both::default(),
        Some("all") => Both::each(|_| Tokens::ALL),
        Some("each") => Both::each(|side| tokens_of(fields, side)),
        Some(_) => return Err(words.say("confusion-wrong-choice").into_owned()),
    };
    options.begins = match fields.get("begins") {
        None | Some("random") => Begins::Random,
        Some("white") => Begins::White,
        Some("red") => Begins::Red,
        Some(_) => return Err(words.say("confusion-wrong-choice").into_owned()),
    };
    if let Some(text) = fields.get("movers") {
        options.movers = movers_form::read(words, text)?;
    }
    // What the box itself allows may still be too much together with a variant.
    Chart::new(&options).map_err(|refusal| {
        let name = game::Refusal::name(&refusal);
        let key = format!("refused-{}-{name}", Confusion::NAME);
        if words.has(&key) { words.say(&key).into_owned() } else { refusal.to_string() }
    })?;
    Ok(options)
}

fn tokens_of(fields: &FormFields, side: Side) -> Tokens {
    let has = |wanted: Token| {
        TOKENS.iter().any(|(name, _, _, token)| *token == wanted && fields.has(&token_field(side, name)))
    };
    Tokens { reveal: has(Token::Reveal), move_two: has(Token::MoveTwo), swap_two: has(Token::SwapTwo) }
}
