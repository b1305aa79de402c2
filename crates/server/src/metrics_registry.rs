//! What is counted and measured, for `/metrics`.

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// From what stays in memory to what people notice, in seconds.
const SHORT: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];

/// Bots think and pretend to: up to the longest that anybody would let them.
const LONG: [f64; 11] = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// Figures cannot be kept.
#[derive(Debug, thiserror::Error)]
#[error("the house's figures cannot be kept: {0}")]
pub struct MetricsError(#[from] BuildError);

/// Begins to count, for all houses of this process; once.
///
/// # Errors
/// If somebody counts already.
pub fn figures() -> Result<PrometheusHandle, MetricsError> {
    let handle = PrometheusBuilder::new()
        .set_buckets(&SHORT)?
        .set_buckets_for_metric(Matcher::Full("safehouse_bot_seconds".into()), &LONG)?
        .set_buckets_for_metric(Matcher::Full("safehouse_bot_wait_seconds".into()), &LONG)?
        .install_recorder()?;
    describe();
    Ok(handle)
}

fn describe() {
    describe_gauge!("safehouse_tables_in_memory", "Tables that are looked at, or were a moment ago");
    describe_counter!("safehouse_tables_made_total", "Tables made, by game");
    describe_counter!("safehouse_people_total", "People and programs that came for the first time");
    describe_gauge!("safehouse_connections", "WebSockets and streams that are open");
    describe_counter!(
        "safehouse_refused_connections_total",
        "Connections for which there was no room, by limit"
    );
    describe_gauge!("safehouse_sockets", "WebSockets that are open");
    describe_counter!("safehouse_moves_total", "Moves of people and programs that were acknowledged");
    let what = "From a move's arrival to its acknowledgement";
    describe_histogram!("safehouse_move_seconds", Unit::Seconds, what);
    let what = "From handing an entry to the store until it is durable";
    describe_histogram!("safehouse_commit_seconds", Unit::Seconds, what);
    describe_counter!("safehouse_bot_moves_total", "Moves of bots");
    describe_histogram!("safehouse_bot_seconds", Unit::Seconds, "How long bots think");
    let what = "How long bots wait for their turn to think";
    describe_histogram!("safehouse_bot_wait_seconds", Unit::Seconds, what);
    describe_counter!("safehouse_bot_failures_total", "Bots that failed or took too long");
    describe_counter!("safehouse_overdue_total", "Things done because a clock ran out");
    describe_counter!("safehouse_refusals_total", "Requests refused, by reason and rule of the game");
    describe_counter!("safehouse_limited_total", "Requests refused because there were too many, by limit");
    describe_histogram!("safehouse_request_seconds", Unit::Seconds, "HTTP requests, by path");
}
