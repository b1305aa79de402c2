//! The front of the house: what every request needs, and the way it takes.

use super::address::address_of;
use super::api_error::ApiError;
use super::limits::{LimitRules, Limits};
use super::outbox::{self, Outbox};
use super::request_error::RequestError;
use super::{api, compression, headers, operations, receive, same_site, session};
use crate::connections::Connections;
use crate::house::{House, User};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::request::Parts;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::TokenHash;
use tokio::sync::watch;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// What a host sets about the site.
#[derive(Clone, Debug, Default)]
pub struct SiteRules {
    /// Where people reach the house, if not under the name they ask for: scheme, host and port.
    pub public: Option<String>,
    /// Whether a proxy in front says where requests come from.
    pub behind_proxy: bool,
    /// How much is allowed.
    pub limits: LimitRules,
    /// The pages for people, and what stands where there is none; without them programs alone find their way.
    pub pages: Option<fn() -> Router<Front>>,
}

/// Marks a request whose code has been counted.
#[derive(Clone)]
struct JoinCounted;

/// How many people are kept in mind between their requests.
const MOST_REMEMBERED: usize = 10_000;

struct Inner {
    house: Arc<House>,
    site: SiteRules,
    limits: Limits,
    metrics: Option<PrometheusHandle>,
    people: Mutex<HashMap<TokenHash, User>>,
    connections: Arc<Connections>,
    outbox: Outbox,
    stopping: watch::Receiver<bool>,
}

/// What every request needs.
#[derive(Clone)]
pub struct Front(Arc<Inner>);

impl Front {
    /// The front of this house. When `stopping` turns true, open connections are closed.
    pub fn new(
        house: Arc<House>,
        site: SiteRules,
        metrics: Option<PrometheusHandle>,
        stopping: watch::Receiver<bool>,
    ) -> Front {
        let limits = Limits::new(site.limits);
        let connections = Connections::new(site.limits.connections, site.limits.all_connections);
        let (people, outbox) = (Mutex::default(), Outbox::default());
        Front(Arc::new(Inner { house, site, limits, metrics, people, connections, outbox, stopping }))
    }

    /// The house.
    pub fn house(&self) -> &Arc<House> {
        &self.0.house
    }

    /// What the host has set.
    pub fn site(&self) -> &SiteRules {
        &self.0.site
    }

    /// Counts a table that whoever sends this makes.
    ///
    /// # Errors
    /// If it was one too many.
    pub fn count_table(&self, parts: &Parts) -> Result<(), ApiError> {
        self.limits().table(address_of(self, parts))
    }

    /// Counts a code that whoever sends this tries, or a seat they take: once a request, however often it is looked at.
    ///
    /// # Errors
    /// If it was one too many.
    pub fn count_join(&self, parts: &mut Parts) -> Result<(), ApiError> {
        if parts.extensions.get::<JoinCounted>().is_none() {
            self.limits().join(address_of(self, parts))?;
            parts.extensions.insert(JoinCounted);
        }
        Ok(())
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    pub(crate) fn metrics(&self) -> Option<&PrometheusHandle> {
        self.0.metrics.as_ref()
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.clone()
    }

    pub(crate) fn outbox(&self) -> &Outbox {
        &self.0.outbox
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.0.connections
    }

    fn people(&self) -> MutexGuard<'_, HashMap<TokenHash, User>> {
        self.0.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn remembered(&self, token: &TokenHash) -> Option<User> {
        self.people().get(token).cloned()
    }

    /// Keeps in mind who is behind a token.
    pub fn remember(&self, token: TokenHash, who: User) {
        let mut people = self.people();
        if people.len() >= MOST_REMEMBERED {
            people.clear();
        }
        people.insert(token, who);
    }

    /// Does the house's rounds, for as long as it is polled: idle tables go, clocks are wound, other nodes are heard.
    pub async fn keep_house(&self) {
        let house = self.house().clone();
        let rounds = async {
            loop {
                tokio::time::sleep(Duration::from_secs(5)).await;
                house.let_go();
                self.limits().forget();
                if let Some(metrics) = self.metrics() {
                    metrics.run_upkeep();
                }
            }
        };
        let changes = house.clone().hear_of_changes();
        let clocks = house.clone().wind_clocks(Duration::from_secs(2));
        let signs = house.clone().show_signs_of_life();
        let door = house.clone().watch_the_door(Duration::from_secs(2));
        tokio::join!(rounds, changes, clocks, signs, door);
    }
}

/// The whole site: the API, what hosts look at, and the pages.
pub fn app(front: Front) -> Router {
    let (api, _) = api::router().split_for_parts();
    let people = api
        .method_not_allowed_fallback(operations::not_that_way)
        .merge(front.site().pages.map_or_else(operations::plain_pages, |pages| pages()))
        .layer(from_fn(receive::receive))
        .layer(from_fn_with_state(front.clone(), session::read_session))
        .layer(from_fn_with_state(front.clone(), same_site::same_site))
        .layer(from_fn_with_state(front.clone(), headers::count_requests))
        .layer(from_fn_with_state(front.clone(), outbox::count))
        .layer(CompressionLayer::new().compress_when(compression::Small))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest));
    Router::new()
        .merge(people)
        .merge(operations::router())
        .layer(DefaultBodyLimit::max(super::body::LARGEST))
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a request has failed inside");
            ApiError::from(RequestError::Broken).into_response()
        }))
        .layer(from_fn(headers::tell))
        .layer(from_fn_with_state(front.clone(), headers::protect))
        .with_state(front)
}
