//! What a host can set: each thing by a flag, by an environment variable, and by a line of the configuration file.

use super::data::Data;
use super::public_url::PublicUrl;
use super::span::Span;
use clap::{Args, ValueEnum, builder::BoolishValueParser};
use serde::Deserialize;
use server::HouseRules;
use server::http::{LimitRules, SiteRules};
use std::time::Duration;

/// What is set in one place; what is not may be set in another. The file's keys are the flags' names, by construction.
#[derive(Args, Deserialize, Clone, Default, Debug)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// Where to listen; 127.0.0.1:8730 for this machine alone [default: 0.0.0.0:8730]
    #[arg(long, env = "SAFEHOUSE_ADDRESS")]
    pub(super) address: Option<String>,
    /// Where tables are kept: a file, or the URL of a PostgreSQL database [default: safehouse.db]
    #[arg(long, env = "SAFEHOUSE_DATA", hide_env_values = true)]
    pub(super) data: Option<Data>,
    /// Where people reach the house, if not at this machine's own address, such as https://play.example.org
    #[allow(rustdoc::bare_urls, reason = "the sentence is the flag's help, which is no Markdown")]
    #[arg(long, value_name = "URL", env = "SAFEHOUSE_PUBLIC_URL")]
    pub(super) public_url: Option<PublicUrl>,
    /// Believe X-Forwarded-For, which a proxy in front of the house must then set [default: false]
    #[arg(long, env = "SAFEHOUSE_BEHIND_PROXY", value_name = "YES", value_parser = BoolishValueParser::new(), num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub(super) behind_proxy: Option<bool>,
    /// How long bots take for a decision, on average [default: 1300ms]
    #[arg(long, value_name = "TIME", env = "SAFEHOUSE_BOT_PACE")]
    pub(super) bot_pace: Option<Span>,
    /// How long a bot may think before something legal is done instead [default: 4s]
    #[arg(long, value_name = "TIME", env = "SAFEHOUSE_BOT_BUDGET")]
    pub(super) bot_budget: Option<Span>,
    /// How many bots think at once [default: one for each core]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_BOT_THINKERS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) bot_thinkers: Option<u16>,
    /// After what time a table that nobody looks at leaves the memory [default: 20s]
    #[arg(long, value_name = "TIME", env = "SAFEHOUSE_IDLE")]
    pub(super) idle: Option<Span>,
    /// How long an invitation holds [default: 14d]
    #[arg(long, value_name = "TIME", env = "SAFEHOUSE_INVITATION")]
    pub(super) invitation: Option<Span>,
    /// Whether the limits that follow hold unless set: on or off [default: on]
    #[arg(long, value_enum, env = "SAFEHOUSE_LIMITS")]
    pub(super) limits: Option<Switch>,
    /// Tables that an address may make in an hour; 0 for any number, as with all limits [default: 60]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_TABLES")]
    pub(super) limit_tables: Option<u32>,
    /// Codes that an address may try, and seats it may take, in a minute [default: 60]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_JOINS")]
    pub(super) limit_joins: Option<u32>,
    /// Requests of an address in a second [default: 40]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_REQUESTS")]
    pub(super) limit_requests: Option<u32>,
    /// Messages over one WebSocket in a second [default: 20]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_MESSAGES")]
    pub(super) limit_messages: Option<u32>,
    /// Things that a person may say in ten seconds [default: 8]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_WORDS")]
    pub(super) limit_words: Option<u32>,
    /// Connections that an address may have open; behind a proxy, WebSockets and streams [default: 400]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_CONNECTIONS")]
    pub(super) limit_connections: Option<u32>,
    /// Connections that may be open in all; 0 for as many as the system has descriptors for [default: 0]
    #[arg(long, value_name = "NUMBER", env = "SAFEHOUSE_LIMIT_ALL_CONNECTIONS")]
    pub(super) limit_all_connections: Option<u32>,
    /// How much to log [default: info]
    #[arg(long, value_enum, value_name = "LEVEL", env = "SAFEHOUSE_LOG")]
    pub(super) log: Option<Level>,
    /// How to log: lines of text or of JSON [default: text]
    #[arg(long, value_enum, value_name = "FORMAT", env = "SAFEHOUSE_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,
    /// Print no address and no QR code at the start [default: false]
    #[arg(long, env = "SAFEHOUSE_QUIET", value_name = "YES", value_parser = BoolishValueParser::new(), num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub(super) quiet: Option<bool>,
    /// Print the address as a QR code [default: in a terminal]
    #[arg(long, env = "SAFEHOUSE_QR", value_name = "YES", value_parser = BoolishValueParser::new(), num_args = 0..=1,
        require_equals = true, default_missing_value = "true")]
    pub(super) qr: Option<bool>,
}

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ValueEnum)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Switch {
    On,
    Off,
}

/// How much is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ValueEnum)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Level {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

/// How it is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ValueEnum)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    Text,
    Json,
}

impl Settings {
    /// These settings, and where they say nothing, the others.
    pub(super) fn or(self, other: Settings) -> Settings {
        Settings {
            address: self.address.or(other.address),
            data: self.data.or(other.data),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            bot_pace: self.bot_pace.or(other.bot_pace),
            bot_budget: self.bot_budget.or(other.bot_budget),
            bot_thinkers: self.bot_thinkers.or(other.bot_thinkers),
            idle: self.idle.or(other.idle),
            invitation: self.invitation.or(other.invitation),
            limits: self.limits.or(other.limits),
            limit_tables: self.limit_tables.or(other.limit_tables),
            limit_joins: self.limit_joins.or(other.limit_joins),
            limit_requests: self.limit_requests.or(other.limit_requests),
            limit_messages: self.limit_messages.or(other.limit_messages),
            limit_words: self.limit_words.or(other.limit_words),
            limit_connections: self.limit_connections.or(other.limit_connections),
            limit_all_connections: self.limit_all_connections.or(other.limit_all_connections),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
            quiet: self.quiet.or(other.quiet),
            qr: self.qr.or(other.qr),
        }
    }

    pub(super) fn address(&self) -> &str {
        self.address.as_deref().unwrap_or("0.0.0.0:8730")
    }

    pub(crate) fn data(&self) -> Data {
        self.data.clone().unwrap_or_default()
    }

    pub(super) fn house_rules(&self) -> HouseRules {
        let plain = HouseRules::default();
        let set = |span: Option<Span>, plain: Duration| span.map_or(plain, |Span(span)| span);
        let pace = set(self.bot_pace, Duration::from_millis(1300));
        HouseRules {
            pace: (pace / 2, pace * 3 / 2),
            budget: set(self.bot_budget, plain.budget),
            thinkers: self.bot_thinkers.map_or(plain.thinkers, usize::from),
            idle: set(self.idle, plain.idle),
            invitation: set(self.invitation, plain.invitation),
        }
    }

    pub(super) fn site_rules(&self) -> SiteRules {
        let plain = match self.limits {
            Some(Switch::Off) => LimitRules::NONE,
            Some(Switch::On) | None => LimitRules::default(),
        };
        let limits = LimitRules {
            tables_per_hour: self.limit_tables.unwrap_or(plain.tables_per_hour),
            joins_per_minute: self.limit_joins.unwrap_or(plain.joins_per_minute),
            requests_per_second: self.limit_requests.unwrap_or(plain.requests_per_second),
            messages_per_second: self.limit_messages.unwrap_or(plain.messages_per_second),
            words_per_ten_seconds: self.limit_words.unwrap_or(plain.words_per_ten_seconds),
            connections: self.limit_connections.unwrap_or(plain.connections),
            all_connections: self.limit_all_connections.unwrap_or(plain.all_connections),
        };
        SiteRules {
            pages: Some(site::pages),
            public: self.public_url.as_ref().map(ToString::to_string),
            behind_proxy: self.behind_proxy.unwrap_or(false),
            limits,
        }
    }
}

#[cfg(test)]
mod tests;
