//! A table as a stream of server-sent events.

use super::{LONG, described};
use serde_json::Value;
use tokio::time::timeout;

/// A table's stream.
pub struct Stream {
    response: reqwest::Response,
    unread: Vec<u8>,
    /// The id of the last event: the mark to go on from.
    pub last: Option<String>,
}

impl Stream {
    pub(super) fn new(response: reqwest::Response) -> Stream {
        Stream { response, unread: Vec::new(), last: None }
    }

    /// The next update, or nothing if the stream has ended.
    pub async fn try_next_update(&mut self) -> Option<Value> {
        loop {
            while let Some(end) = self.unread.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.unread.drain(..end + 2).collect();
                if let Some(update) = self.read(std::str::from_utf8(&event).unwrap()) {
                    return Some(update);
                }
            }
            let chunk = timeout(LONG, self.response.chunk()).await.unwrap().ok()??;
            self.unread.extend_from_slice(&chunk);
        }
    }

    /// The next update.
    pub async fn next_update(&mut self) -> Value {
        self.try_next_update().await.unwrap()
    }

    fn read(&mut self, event: &str) -> Option<Value> {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim_start);
        if let Some(id) = field("id:") {
            self.last = Some(id.to_owned());
        }
        let update = serde_json::from_str(field("data:")?).unwrap();
        described::check("Update", &update);
        Some(update)
    }
}
