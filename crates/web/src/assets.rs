//! Style sheets, scripts and drawings, inside the binary. Each is addressed by its content, so that browsers keep it for
//! good and an old page never meets a new sheet.

use crate::games::games;
use maud::PreEscaped;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A file that pages refer to.
pub struct Asset {
    /// What kind of file it is.
    pub kind: &'static str,
    /// What is in it.
    pub body: &'static str,
    /// The first digits of its hash: its address.
    pub hash: String,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The names, kinds and contents of the house's own files.
const FILES: &[(&str, &str, &str)] = &[
    (
        "house.css",
        CSS,
        concat!(
            include_str!("../style/house.css"),
            include_str!("../style/table.css"),
            include_str!("../style/drawings.css")
        ),
    ),
    ("live.js", SCRIPT, include_str!("../script/live.js")),
    ("fair.js", SCRIPT, include_str!("../script/fair.js")),
    ("page.js", SCRIPT, include_str!("../script/page.js")),
    ("icon.svg", SVG, include_str!("../drawings/icon.svg")),
    ("icon-turn.svg", SVG, include_str!("../drawings/icon-turn.svg")),
    ("icon-maskable.svg", SVG, include_str!("../drawings/icon-maskable.svg")),
];

static ASSETS: LazyLock<HashMap<&'static str, Asset>> = LazyLock::new(|| {
    let asset = |(name, kind, body): (&'static str, &'static str, &'static str)| {
        let hash: String =
            Sha256::digest(body.as_bytes()).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        (name, Asset { kind, body, hash })
    };
    let of_games = games().iter().flat_map(|game| game.book().assets).map(|(name, body)| {
        let kind = if name.ends_with(".css") { CSS } else { SCRIPT };
        (*name, kind, *body)
    });
    FILES.iter().copied().chain(of_games).map(asset).collect()
});

/// The file with this name.
pub fn get(name: &str) -> Option<&'static Asset> {
    ASSETS.get(name)
}

/// Whether there is such a file.
pub(crate) fn has(name: &str) -> bool {
    ASSETS.contains_key(name)
}

/// The address of a file.
pub fn url(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("none", |asset| &asset.hash);
    format!("/assets/{hash}/{name}")
}

/// A sheet of drawings, to stand in a page that uses them: styles of the page reach what is drawn only there.
pub(crate) fn drawings(name: &str) -> PreEscaped<&'static str> {
    PreEscaped(match name {
        "common" => include_str!("../drawings/common.svg"),
        "map" => include_str!("../drawings/map.svg"),
        game => crate::games::game(game).map_or("", |game| game.book().drawings),
    })
}
