//! What comes over both WebSockets of a table, from the text to the entry that would be written: it is refused and nothing
//! changes, or the table takes its own draft.
#![no_main]

mod desk;

use desk::Desk;
use game::{Luck, Seed};
use libfuzzer_sys::fuzz_target;
use serde::Deserialize;
use server::http::Envelope;

/// What an open page sends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sent {
    id: String,
    form: Vec<(String, String)>,
}

fn read(text: &str, page: bool) -> Option<Envelope> {
    if page {
        let sent: Sent = serde_json::from_str(text).ok()?;
        let envelope = site::read_form(sent.form).ok()?;
        Some(Envelope { id: Some(sent.id), ..envelope })
    } else {
        serde_json::from_str(text).ok()
    }
}

fuzz_target!(|input: (u8, u8, Vec<(u8, u8, String)>)| {
    let (game, seed, messages) = input;
    let mut desk = Desk::deal(game, seed);
    let mut luck = Luck::new(Seed::from_number(seed.into()));
    for (kind, who, text) in messages {
        let who = usize::from(who);
        let text = match kind / 2 % 4 {
            // As it comes.
            0 => text,
            // Around it what every request has, so that more of it is looked at.
            1 => format!("{{\"id\":\"a\",\"v\":{},\"ask\":{text}}}", kind / 8),
            2 => format!("{{\"id\":\"a\",\"ask\":{{\"do\":{text}}}}}"),
            // Something legal, so that games get somewhere.
            _ => {
                desk.go_on(&mut luck);
                continue;
            }
        };
        let page = kind % 2 == 1;
        let text = if page && kind / 2 % 4 != 0 {
            serde_json::json!({ "id": "a", "form": [["ask", text], ["v", "1"], ["a", "x"]] }).to_string()
        } else {
            text
        };
        if let Some(envelope) = read(&text, page) {
            desk.ask(who, &envelope);
        }
    }
});
