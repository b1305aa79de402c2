//! Fields of a form, made to be filled into each other in every way: each is read or refused, and what is filled is never
//! much larger than what was sent.
#![no_main]

use libfuzzer_sys::fuzz_target;
use server::table::Request;

/// The most that may come of a form: a template and what fills it, with every character escaped.
const MOST: usize = 64 * 1024;

/// The names of fields that forms have, and gaps ask for.
const NAMES: [&str; 6] = ["a", "b", "v", "word", "n", "ask"];

/// A template from bytes: lists, objects, gaps for texts and numbers, and what requests begin with.
fn template(bytes: &mut std::slice::Iter<'_, u8>, depth: usize) -> String {
    let Some(byte) = bytes.next() else { return "null".into() };
    let count = usize::from(byte / 16);
    let name = NAMES[usize::from(byte / 16) % NAMES.len()];
    let kinds = if depth > 200 { 4 } else { 9 };
    match byte % kinds {
        0 => format!("\"${name}\""),
        1 => format!("\"#{name}\""),
        2 => count.to_string(),
        3 => "\"\\u0001\"".into(),
        4 => format!("{{\"do\":{}}}", template(bytes, depth + 1)),
        5 => format!("{{\"chat\":{{\"to\":\"table\",\"text\":{}}}}}", template(bytes, depth + 1)),
        // The same gap over and over is what costs most.
        6 => format!("[{}]", vec![format!("\"${name}\""); 1 << count.min(12)].join(",")),
        7 => {
            let items: Vec<String> = (0..count).map(|_| template(bytes, depth + 1)).collect();
            format!("[{}]", items.join(","))
        }
        _ => {
            let items: Vec<String> =
                (0..count).map(|index| format!("\"{index}\":{}", template(bytes, depth + 1))).collect();
            format!("{{{}}}", items.join(","))
        }
    }
}

fuzz_target!(|input: (Option<String>, Vec<u8>, Vec<(u8, String, u8)>)| {
    let (text, shape, fields) = input;
    let template = text.unwrap_or_else(|| template(&mut shape.iter(), 0));
    let mut form = vec![("ask".to_owned(), template)];
    for (name, value, times) in fields {
        let name = NAMES[usize::from(name) % NAMES.len()];
        form.push((name.into(), value.repeat(1 + usize::from(times))));
    }
    let sent: usize = form.iter().map(|(name, value)| name.len() + value.len() + 2).sum();
    // What is larger than a body never comes this far.
    if sent > 64 * 1024 {
        return;
    }
    let Ok(envelope) = site::read_form(form) else { return };
    let filled = match &envelope.ask {
        Request::Do(value) | Request::Say(value) => value.to_string().len(),
        Request::Chat { text, .. } => text.len(),
        _ => 0,
    };
    assert!(filled <= MOST, "{sent} bytes became {filled}");
});
