//! Which table a request is about, and as whom its sender looks at it.

use super::api_error::ApiError;
use super::curtain::Pass;
use super::front::Front;
use super::session::{MaybeUser, Visitor};
use crate::house::{HouseError, User};
use crate::table::Wants;
use crate::table_handle::TableHandle;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use game::Viewer;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;
use store::{TableId, TokenHash};

/// A table, and who looks at it.
pub struct Look {
    /// The table.
    pub live: Arc<TableHandle>,
    /// Whoever looks, if the house knows them.
    pub who: Option<User>,
    /// What they bring to be known by, even if the house does not know them yet.
    pub visitor: Option<TokenHash>,
    /// As whom they look.
    pub viewer: Viewer,
    /// The table's code, if they brought it.
    pub code: Option<String>,
    /// The open curtain behind which they look, at a device that is passed around.
    pub pass: Option<Pass>,
}

#[derive(Deserialize)]
struct Asked {
    code: Option<String>,
}

/// The table that the path names.
///
/// # Errors
/// If there is none.
pub async fn table_of(parts: &mut Parts, front: &Front) -> Result<Arc<TableHandle>, ApiError> {
    let Path(path) = Path::<HashMap<String, String>>::from_request_parts(parts, front)
        .await
        .map_err(|_| ApiError::no_table())?;
    let id: TableId = path.get("id").and_then(|id| id.parse().ok()).ok_or_else(ApiError::no_table)?;
    Ok(front.house().table(id).await?)
}

impl FromRequestParts<Front> for Look {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, front: &Front) -> Result<Look, ApiError> {
        let MaybeUser(who) = MaybeUser::from_request_parts(parts, front).await?;
        let live = table_of(parts, front).await?;
        let code =
            Query::<Asked>::from_request_parts(parts, front).await.ok().and_then(|Query(asked)| asked.code);
        // Whoever sits there needs no code; the store is asked only for those who bring one.
        let seated = live.viewer(who.as_ref(), false);
        let code = match (&seated, code) {
            (Some(Viewer::Seat(_)), _) | (_, None) => None,
            (_, Some(code)) => {
                front.count_join(parts)?;
                // A code that has ended shuts out nobody who needs none.
                is_invited(front.house().opens(&live.id(), Some(&code)).await)?.then_some(code)
            }
        };
        let viewer = live.viewer(who.as_ref(), code.is_some()).ok_or_else(ApiError::not_for_you)?;
        let visitor = parts.extensions.get::<Visitor>().map(Visitor::hash);
        if let Some(who) = &who {
            live.seen(who.person);
            if matches!(viewer, Viewer::Seat(_)) || live.host() == who.person {
                front.house().look_around(&live);
            }
        }
        Ok(Look { live, who, visitor, viewer, code, pass: None })
    }
}

impl Look {
    /// Whether the one who looks may ask anything of the table; whoever was let in by a code alone may only sit down.
    ///
    /// # Errors
    /// If they may not.
    pub fn may_ask(&self) -> Result<(), ApiError> {
        if self.live.may_ask(self.who.as_ref()) { Ok(()) } else { Err(ApiError::no_seat()) }
    }

    /// The same as somebody sees it who has no seat, even if the one who looks has one.
    ///
    /// # Errors
    /// If the table is closed to those.
    pub fn as_public(self) -> Result<Look, ApiError> {
        let viewer = self.live.viewer(None, self.code.is_some()).ok_or_else(ApiError::not_for_you)?;
        Ok(Look { who: None, visitor: None, viewer, ..self })
    }
}

/// Whether a code opens the door; one that has ended does not.
fn is_invited(opens: Result<bool, HouseError>) -> Result<bool, HouseError> {
    match opens {
        Err(HouseError::Refused(_)) => Ok(false),
        opens => opens,
    }
}

/// How somebody wants to be told of a table.
#[derive(Deserialize, Default)]
pub(crate) struct Manner {
    /// The mark of the last update seen.
    pub since: Option<String>,
    /// Whether updates shall say what one may do.
    #[serde(default)]
    legal: bool,
    /// Whether updates shall say how things stand: yes, unless told otherwise.
    view: Option<bool>,
}

impl Manner {
    pub fn wants(&self) -> Wants {
        Wants { view: self.view.unwrap_or(true), legal: self.legal }
    }

    pub async fn of(parts: &mut Parts, front: &Front) -> Manner {
        Query::from_request_parts(parts, front).await.map(|Query(manner)| manner).unwrap_or_default()
    }
}

/// A version together with whose it is: what a stream is resumed from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub viewer: Viewer,
    pub v: u64,
}

impl std::fmt::Display for Mark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.viewer, self.v)
    }
}

impl std::str::FromStr for Mark {
    type Err = ();

    fn from_str(text: &str) -> Result<Mark, ()> {
        let (viewer, v) = text.split_once('/').ok_or(())?;
        Ok(Mark { viewer: viewer.parse().map_err(|_| ())?, v: v.parse().map_err(|_| ())? })
    }
}

/// The version to go on from, if the mark is this viewer's own: another's versions mean nothing here.
pub(crate) fn since(mark: Option<&str>, viewer: Viewer) -> Option<u64> {
    let mark: Mark = mark?.parse().ok()?;
    (mark.viewer == viewer).then_some(mark.v)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Seat;

    #[test]
    fn a_mark_is_for_its_own_viewer() {
        let seat = Viewer::Seat(Seat::new(3).unwrap());
        let mark = Mark { viewer: seat, v: 17 };
        assert_eq!(since(Some(&mark.to_string()), seat), Some(17));
        assert_eq!(since(Some(&mark.to_string()), Viewer::Public), None);
        for wrong in ["", "17", "seat:3", "seat:3/", "seat:3/-1", "seat:99/1", "public/1e3"] {
            assert_eq!(since(Some(wrong), seat), None, "{wrong}");
        }
    }
}
