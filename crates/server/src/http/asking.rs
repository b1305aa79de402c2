//! Asking something of a table, by whichever way it came in.

use super::api_error::ApiError;
use super::front::Front;
use super::request_error::RequestError;
use super::session::Requester;
use crate::house::Done;
use crate::random;
use crate::table::Request;
use crate::table_handle::TableHandle;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;
use store::Key;

/// The longest id that a sender may give a request.
const LONGEST_ID: usize = 64;

/// A request, as it is sent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// The sender's id for it: sent twice, it is done once and answered twice.
    #[serde(default)]
    pub id: Option<String>,
    /// The version that the sender saw when asking.
    #[serde(default)]
    pub v: Option<u64>,
    /// What is asked.
    pub ask: Request,
}

/// Does what is asked.
///
/// # Errors
/// Why it is not done.
pub async fn ask(
    front: &Front,
    live: &Arc<TableHandle>,
    asker: &Requester,
    invited: bool,
    envelope: &Envelope,
) -> Result<Done, ApiError> {
    let began = Instant::now();
    let who = &asker.known(front, |who| live.would(who, invited, &envelope.ask)).await?;
    let key = match envelope.id.as_deref() {
        None => None,
        Some(id) if (1..=LONGEST_ID).contains(&id.len()) => {
            // Everybody's ids are their own: nobody can take another's.
            Some(Key::new(random::derived(b"request", who.person.bytes(), id.as_bytes())))
        }
        Some(_) => return Err(RequestError::RequestId.into()),
    };
    if matches!(envelope.ask, Request::Chat { .. } | Request::Say(_)) {
        front.limits().word(who.person)?;
    }
    let done = front.house().ask(live, who, invited, &envelope.ask, key, envelope.v).await?;
    if matches!(envelope.ask, Request::Do(_)) {
        metrics::counter!("safehouse_moves_total").increment(1);
        metrics::histogram!("safehouse_move_seconds").record(began.elapsed());
    }
    Ok(done)
}
