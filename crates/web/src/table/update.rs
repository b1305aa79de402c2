//! What is sent to an open page when something has happened: the parts that have changed, and the new lines of the story.

use crate::table::{Invitation, parts, status, story};
use crate::{At, Staged};
use maud::html;
use serde::Serialize;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Remembers what a page shows, so that only what has changed is sent.
#[derive(Default)]
pub struct Painter {
    shown: HashMap<&'static str, u64>,
}

/// An update of a page.
#[derive(Serialize)]
struct Update {
    v: u64,
    /// Whose version it is: whoever sits down becomes another viewer.
    viewer: String,
    now: u64,
    /// Whether the viewer is asked for something.
    mine: bool,
    /// The ids of all parts, in order: what is not here goes.
    order: Vec<&'static str>,
    /// Those that have changed.
    parts: HashMap<&'static str, String>,
    /// New lines of the story, unless the story as a whole is among the parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<String>,
    /// What a screen reader says.
    tell: String,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<String>,
}

impl Painter {
    /// What a page that shows version `since` needs; all of it if the page shows nothing yet. The scene's story holds
    /// what is new.
    pub fn update<G: Staged>(
        &mut self,
        at: &At<'_, G>,
        since: Option<u64>,
        invitation: Option<&Invitation>,
    ) -> String {
        let all = parts(at, invitation);
        let order = all.iter().map(|part| part.id).collect();
        let mut changed = HashMap::new();
        for part in all {
            let hash = hash_of(&part.html.0);
            let before = self.shown.insert(part.id, hash);
            // New lines are added one by one: a story grows and grows.
            if before != Some(hash) && (part.id != "story" || since.is_none()) {
                changed.insert(part.id, part.html.0);
            }
        }
        let news = at.scene.story.iter().filter(|moment| since.is_some_and(|since| moment.v > since));
        let lines =
            since.map(|_| html! { @for moment in news.clone() { (story::moment_line(at, moment)) } }.0);
        let tell = news
            .flat_map(|moment| &moment.told)
            .filter_map(|happening| story::line(at, happening))
            .map(|line| plain(&line.0))
            .collect::<Vec<_>>()
            .join(" ");
        let status = status(at);
        let tell = if status.mine { format!("{tell} {}", status.line) } else { tell };
        let update = Update {
            v: at.scene.v,
            viewer: format!("{}/{}", at.scene.viewer, at.scene.v),
            now: at.scene.now,
            mine: status.mine,
            order,
            parts: changed,
            lines,
            tell: tell.trim().to_owned(),
            again: at.scene.table.again.clone(),
        };
        serde_json::to_string(&update).unwrap_or_default()
    }
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The text of a piece of HTML that we made: the tags go, the entities stay for the browser to read.
fn plain(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut inside = false;
    for char in html.chars() {
        match char {
            '<' => inside = true,
            '>' if inside => inside = false,
            _ if !inside => text.push(char),
            _ => {}
        }
    }
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
