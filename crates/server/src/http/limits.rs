//! Limits against abuse, by address and by person.

use super::address::Address;
use super::api_error::ApiError;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{DefaultDirectRateLimiter, NotUntil, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::PersonId;

/// How much is allowed; 0 stands for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitRules {
    /// Tables that an address may make in an hour.
    pub tables_per_hour: u32,
    /// Codes that an address may try, and seats it may take, in a minute.
    pub joins_per_minute: u32,
    /// Requests of an address in a second.
    pub requests_per_second: u32,
    /// Messages over one WebSocket in a second.
    pub messages_per_second: u32,
    /// Things that a person may say in ten seconds.
    pub words_per_ten_seconds: u32,
    /// Connections of any kind that an address may have open. Behind a proxy all come from its address; there this counts
    /// the WebSockets and streams of each address that the proxy names.
    pub connections: u32,
    /// Connections of any kind that may be open in all; never more than the system has descriptors for.
    pub all_connections: u32,
}

impl Default for LimitRules {
    fn default() -> LimitRules {
        LimitRules {
            tables_per_hour: 60,
            joins_per_minute: 60,
            requests_per_second: 40,
            messages_per_second: 20,
            words_per_ten_seconds: 8,
            connections: 400,
            all_connections: 0,
        }
    }
}

impl LimitRules {
    /// No limits at all: for measuring, and for houses of friends.
    pub const NONE: LimitRules = LimitRules {
        tables_per_hour: 0,
        joins_per_minute: 0,
        requests_per_second: 0,
        messages_per_second: 0,
        words_per_ten_seconds: 0,
        connections: 0,
        all_connections: 0,
    };
}

/// So many in a period, all at once if need be; none for 0.
fn quota(most: u32, period: Duration) -> Option<Quota> {
    let most = NonZeroU32::new(most)?;
    Some(Quota::with_period(period / most.get())?.allow_burst(most))
}

/// The answer to one too many, in words that name the limit.
fn too_many(limit: &'static str, until: &NotUntil<<DefaultClock as Clock>::Instant>) -> ApiError {
    metrics::counter!("safehouse_limited_total", "limit" => limit).increment(1);
    let wait = until.wait_time_from(DefaultClock::default().now());
    ApiError::too_many(wait.as_secs() + 1)
}

/// Counts one kind of thing by key.
struct Limit<K: Hash + Eq + Clone> {
    name: &'static str,
    limiter: Option<RateLimiter<K, HashMapStateStore<K>, DefaultClock>>,
}

impl<K: Hash + Eq + Clone> Limit<K> {
    fn new(name: &'static str, most: u32, period: Duration) -> Limit<K> {
        Limit { name, limiter: quota(most, period).map(RateLimiter::hashmap) }
    }

    fn count(&self, key: &K) -> Result<(), ApiError> {
        let Some(limiter) = &self.limiter else { return Ok(()) };
        limiter.check_key(key).map_err(|until| too_many(self.name, &until))
    }

    fn forget(&self) {
        if let Some(limiter) = &self.limiter {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// All limits of a house.
pub(crate) struct Limits {
    tables: Limit<Address>,
    joins: Limit<Address>,
    requests: Limit<Address>,
    words: Limit<PersonId>,
    messages: u32,
    most_connections: u32,
    connections: Arc<Mutex<HashMap<Address, u32>>>,
}

impl Limits {
    pub fn new(rules: LimitRules) -> Limits {
        Limits {
            tables: Limit::new("tables", rules.tables_per_hour, Duration::from_secs(3600)),
            joins: Limit::new("joins", rules.joins_per_minute, Duration::from_secs(60)),
            requests: Limit::new("requests", rules.requests_per_second, Duration::from_secs(1)),
            words: Limit::new("words", rules.words_per_ten_seconds, Duration::from_secs(10)),
            messages: rules.messages_per_second,
            most_connections: rules.connections,
            connections: Arc::default(),
        }
    }

    /// Another table.
    pub fn table(&self, from: Address) -> Result<(), ApiError> {
        self.tables.count(&from)
    }

    /// Another code tried, or seat taken.
    pub fn join(&self, from: Address) -> Result<(), ApiError> {
        self.joins.count(&from)
    }

    /// Another request.
    pub fn request(&self, from: Address) -> Result<(), ApiError> {
        self.requests.count(&from)
    }

    /// Another thing said.
    pub fn word(&self, by: PersonId) -> Result<(), ApiError> {
        self.words.count(&by)
    }

    /// A measure for the messages of one connection.
    pub fn messages(&self) -> MessageLimit {
        MessageLimit(quota(self.messages, Duration::from_secs(1)).map(RateLimiter::direct))
    }

    /// Another connection, which counts until it is dropped.
    pub fn connection(&self, from: Address) -> Result<Connection, ApiError> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let open = connections.entry(from).or_default();
        if self.most_connections != 0 && *open >= self.most_connections {
            metrics::counter!("safehouse_limited_total", "limit" => "connections").increment(1);
            return Err(ApiError::too_many(10));
        }
        *open += 1;
        metrics::gauge!("safehouse_connections").increment(1.0);
        Ok(Connection { from, connections: self.connections.clone() })
    }

    /// Forgets those who have been quiet.
    pub fn forget(&self) {
        self.tables.forget();
        self.joins.forget();
        self.requests.forget();
        self.words.forget();
    }
}

/// A connection that counts against its address.
pub(crate) struct Connection {
    from: Address,
    connections: Arc<Mutex<HashMap<Address, u32>>>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        metrics::gauge!("safehouse_connections").decrement(1.0);
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = connections.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                connections.remove(&self.from);
            }
        }
    }
}

/// How many messages one connection may send.
pub(crate) struct MessageLimit(Option<DefaultDirectRateLimiter>);

impl MessageLimit {
    /// Another message.
    pub fn count(&self) -> Result<(), ApiError> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check().map_err(|until| too_many("messages", &until))
    }
}
