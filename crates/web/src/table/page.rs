//! The page of a table.

use crate::shell::{Sheet, page as sheet_of};
use crate::table::{parts, status};
use crate::{PaintContext, Painted, Reader, Screen, icon};
use maud::{Markup, PreEscaped, html};
use scene::Invitation;

/// The page of a table, for somebody with a device of their own.
pub fn page<G: Painted>(
    reader: &Reader,
    at: &PaintContext<'_, G>,
    invitation: Option<&Invitation>,
    notice: Option<PreEscaped<&str>>,
) -> Markup {
    let status = status(at);
    let title = title(at, status.mine);
    let scene = at.scene;
    // Whoever sits at the table needs no code any more.
    let code =
        invitation.filter(|_| at.me().is_none()).map(|invitation| format!("?code={}", invitation.code));
    let code = code.unwrap_or_default();
    let body = html! {
        main #main.table.(G::NAME) data-live={ (at.path) "/live" (code) } data-mark={ (scene.viewer) "/" (scene.v) }
            data-v=(scene.v) data-now=(scene.now) data-mine=(status.mine) data-title=(at.say(G::NAME))
            data-your-turn=(at.say("title-your-turn")) data-gone=(at.say("link-gone")) data-back=(at.say("link-back"))
            data-restart=(at.say("link-restart")) {
            h1.unseen { (at.say(G::NAME)) }
            p #notice role="alert" { @if let Some(notice) = notice { (notice) } }
            @for part in parts(at, invitation) { (part.html) }
        }
        form #ask method="post" action={ (at.path) "/ask" } data-ask="" { input type="hidden" name="v" value=(scene.v); }
        p #tell.unseen aria-live="polite" {}
        p #link-state hidden { (icon("i-link")) span {} }
        @if at.me().is_some() { button #bell.quiet hidden { (icon("i-bell")) (at.say("bell")) } }
    };
    sheet_of(reader, Sheet { title, kind: "at-table", game: Some(G::NAME), drawings: &[], live: true, body })
}

/// The table on a large screen in the middle of the room.
pub fn tv<G: Painted>(reader: &Reader, at: &PaintContext<'_, G>) -> Markup {
    let scene = at.scene;
    let body = html! {
        main #main.table.tv.(G::NAME) data-live={ (at.path) "/live" } data-mark={ (scene.viewer) "/" (scene.v) }
            data-v=(scene.v) data-now=(scene.now) data-mine="false" data-title=(at.say(G::NAME))
            data-gone=(at.say("link-gone")) data-back=(at.say("link-back")) data-restart=(at.say("link-restart")) {
            h1.unseen { (at.say(G::NAME)) }
            @for part in parts(at, None) { (part.html) }
        }
        p #tell.unseen aria-live="polite" {}
        p #link-state hidden { (icon("i-link")) span {} }
    };
    let title = title(at, false);
    sheet_of(reader, Sheet { title, kind: "on-tv", game: Some(G::NAME), drawings: &[], live: true, body })
}

fn title<G: Painted>(at: &PaintContext<'_, G>, mine: bool) -> String {
    debug_assert!(at.screen != Screen::Replay);
    let game = at.say(G::NAME);
    if mine {
        format!("● {} – {game}", at.say("title-your-turn"))
    } else {
        format!("{game} – Safehouse")
    }
}
