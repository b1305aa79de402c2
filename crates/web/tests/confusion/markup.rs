//! Reads the HTML that pages are made of, strictly enough to find what is wrong with it.

use std::collections::HashMap;

/// A tag with its attributes.
pub struct Tag {
    pub name: String,
    pub attributes: HashMap<String, String>,
}

const VOID: [&str; 5] = ["input", "meta", "link", "br", "!DOCTYPE"];

/// All opening tags of a page, in order. Panics where tags do not match or an attribute comes twice.
pub fn tags(html: &str) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        if let Some(closing) = rest.strip_prefix('/') {
            let (name, after) = closing.split_once('>').unwrap();
            let last = open.pop();
            assert_eq!(last.as_deref(), Some(name), "closing tag");
            rest = after;
            continue;
        }
        let name_end = rest.find([' ', '>', '/']).unwrap();
        let name = rest[..name_end].to_owned();
        rest = &rest[name_end..];
        let mut attributes = HashMap::new();
        let closed = loop {
            rest = rest.trim_start();
            if let Some(after) = rest.strip_prefix("/>") {
                rest = after;
                break true;
            }
            if let Some(after) = rest.strip_prefix('>') {
                rest = after;
                break false;
            }
            let key_end = rest.find(['=', ' ', '>', '/']).unwrap();
            let key = rest[..key_end].to_owned();
            rest = &rest[key_end..];
            let value = match rest.strip_prefix('=') {
                None => String::new(),
                Some(after) => {
                    let quote = after.chars().next().unwrap();
                    let (value, after) = if quote == '"' || quote == '\'' {
                        after[1..].split_once(quote).unwrap()
                    } else {
                        after.split_at(after.find([' ', '>']).unwrap())
                    };
                    rest = after;
                    unescaped(value)
                }
            };
            assert!(attributes.insert(key.clone(), value).is_none(), "{key} twice in <{name}>");
        };
        if !closed && !VOID.contains(&name.as_str()) {
            open.push(name.clone());
        }
        tags.push(Tag { name, attributes });
    }
    assert!(open.is_empty(), "not closed: {open:?}");
    tags
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

impl Tag {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}
