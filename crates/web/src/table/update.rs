//! What is sent to an open page when something has happened: the parts that have changed, and the new lines of the story.

use crate::table::{parts, status, story};
use crate::{PaintContext, Painted};
use maud::html;
use scene::{Invitation, Shown};
use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

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
    parts: BTreeMap<&'static str, String>,
    /// New lines of the story, unless the story as a whole is among the parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<String>,
    /// What a screen reader says.
    tell: String,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<String>,
}

/// What a page that shows the version after which the scene's story begins needs; all of it if the page shows nothing yet.
pub fn update<G: Painted>(
    at: &PaintContext<'_, G>,
    invitation: Option<&Invitation>,
    shown: &mut Shown,
) -> String {
    let since = at.scene.since;
    let all = parts(at, invitation);
    let order = all.iter().map(|part| part.id).collect();
    let mut changed = BTreeMap::new();
    for part in all {
        let hash = hash_of(&part.html.0);
        let before = shown.0.insert(part.id, hash);
        // New lines are added one by one: a story grows and grows.
        if before != Some(hash) && (part.id != "story" || since.is_none()) {
            changed.insert(part.id, part.html.0);
        }
    }
    let news = at.scene.story.iter().filter(|moment| since.is_some_and(|since| moment.v > since));
    let lines = since.map(|_| html! { @for moment in news.clone() { (story::moment_line(at, moment)) } }.0);
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

/// A hash of a part but for what its running clocks show: they run by themselves on the page.
fn hash_of(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    let mut rest = html;
    while let Some((before, clock)) = rest.split_once("<time>") {
        before.hash(&mut hasher);
        let runs = before.rfind("class=\"clock\"").is_some_and(|at| before[at..].contains("data-until"));
        rest = if runs { clock.split_once("</time>").map_or("", |(_, after)| after) } else { clock };
    }
    rest.hash(&mut hasher);
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

#[cfg(test)]
mod tests {
    use super::hash_of;

    #[test]
    fn only_a_running_clock_makes_no_difference() {
        let clock = |until: &str, shown: &str| {
            hash_of(&format!("<b>Ana</b><span class=\"clock\"{until}><time>{shown}</time></span>"))
        };
        assert_eq!(clock(" data-until=\"9\"", "2:00"), clock(" data-until=\"9\"", "1:59"));
        assert_ne!(clock(" data-until=\"9\"", "2:00"), clock(" data-until=\"8\"", "2:00"));
        assert_ne!(clock("", "2:00"), clock("", "1:59"), "what is left stands still");
    }
}
