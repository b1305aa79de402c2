//! Somebody who is told of a table for as long as they listen, by whichever way.

use super::curtain::Pass;
use super::front::Front;
use super::session::{Newcomer, Requester};
use super::style::Style;
use super::table_access::{Look, since};
use crate::house::{HouseError, User};
use crate::presence::Visit;
use crate::table_handle::TableHandle;
use game::Viewer;
use std::sync::Arc;
use store::TokenHash;
use tokio::sync::watch;

/// Somebody who listens at a table.
pub(crate) struct Listener {
    pub front: Front,
    pub live: Arc<TableHandle>,
    who: Option<User>,
    visitor: Option<TokenHash>,
    /// The code that let them in. It may be changed while they listen.
    code: Option<String>,
    /// The open curtain behind which they listen. It may be closed while they do.
    pass: Option<Pass>,
    viewer: Viewer,
    /// The last version that they were told.
    since: Option<u64>,
    /// How they are told.
    pub style: Box<dyn Style>,
    versions: watch::Receiver<u64>,
    /// That they are there, for as long as they listen.
    visit: Option<Visit>,
}

/// What there is to tell.
pub(crate) enum News {
    /// Nothing new.
    None,
    /// An update, and whose it is.
    Update(Viewer, u64, String),
    /// They may not look any more.
    Barred,
}

impl Listener {
    /// Whoever looks goes on listening, from their mark on.
    pub fn new(front: Front, look: Look, mark: Option<&str>, style: Box<dyn Style>) -> Option<Listener> {
        let Look { live, who, visitor, viewer, code, pass } = look;
        let (since, versions) = (since(mark, viewer), live.watch(viewer)?);
        let visit = who.as_ref().map(|who| live.visit(who.person));
        Some(Listener { front, live, who, visitor, code, pass, viewer, since, style, versions, visit })
    }

    /// Returns when there may be something to tell; nothing if there never will be again.
    pub async fn changed(&mut self) -> Option<()> {
        self.versions.changed().await.ok()
    }

    /// What is new, if they may still look.
    pub async fn news(&mut self) -> News {
        if self.who.is_none() {
            self.recognize();
        }
        if !self.is_behind_curtain().await {
            return News::Barred;
        }
        self.versions.mark_unchanged();
        // The store is asked only for those who may look by their code alone.
        let by_code = self.code.is_some() && self.live.viewer(self.who.as_ref(), false).is_none();
        let invited = by_code && self.has_code().await;
        let known = (self.viewer, self.since);
        let Some(told) = self.live.told_to(self.who.as_ref(), invited, known, self.style.wants()) else {
            return News::Barred;
        };
        if let Some(versions) = told.versions {
            // Another seat, another story.
            self.versions = versions;
        }
        (self.viewer, self.since) = (told.viewer, Some(told.v));
        // The table is let go: writing takes nobody's time but this listener's.
        told.new.map_or(News::None, |new| News::Update(told.viewer, told.v, self.style.update(&*new)))
    }

    /// Whether the curtain behind which they listen, if there is one, is still open for them.
    pub async fn is_behind_curtain(&mut self) -> bool {
        match &self.pass {
            None => true,
            // What cannot be known to be open is closed.
            Some(pass) => pass.is_open(&self.front).await.unwrap_or(false),
        }
    }

    /// Whether the code that let them in still does.
    pub async fn has_code(&mut self) -> bool {
        match self.front.house().opens(&self.live.id(), self.code.as_deref()).await {
            Ok(opens) => opens,
            Err(HouseError::Refused(_)) => false,
            // A store that fails shuts nobody out.
            Err(_) => true,
        }
    }

    /// Whether they may ask anything of the table.
    pub fn may_ask(&self) -> bool {
        self.live.may_ask(self.who.as_ref())
    }

    /// Whoever speaks here, by the name they have now.
    pub fn asker(&mut self) -> Option<Requester> {
        self.recognize();
        self.who
            .clone()
            .map(Requester::MaybeUser)
            .or(self.visitor.map(|token| Requester::New(Newcomer::new(token))))
    }

    /// Whoever this is may have become known, or have taken another name, by another way than this.
    fn recognize(&mut self) {
        if let Some(who) = self.visitor.and_then(|visitor| self.front.remembered(&visitor)) {
            if self.visit.as_ref().is_none_or(|visit| visit.person() != who.person) {
                self.visit = Some(self.live.visit(who.person));
            }
            self.who = Some(who);
        }
    }
}
