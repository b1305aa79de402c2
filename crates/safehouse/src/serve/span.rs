//! A length of time, as people write it.

use serde::de::{self, Deserialize, Deserializer, Visitor};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A length of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(serde::Serialize))]
pub(crate) struct Span(pub(crate) Duration);

/// More than anybody waits for.
const LONGEST: Duration = Duration::from_secs(3650 * 86_400);

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Span, String> {
        let span = humantime::parse_duration(text).ok().filter(|span| *span <= LONGEST);
        span.map(Span).ok_or_else(|| {
            format!("“{text}” is no length of time: write it as 1300ms, 20s, 5m, 2h or 14d, 3650d at most")
        })
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Span, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Span;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a length of time in quotation marks such as \"20s\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Span, E> {
                text.parse().map_err(E::custom)
            }
        }
        from.deserialize_str(Reader)
    }
}
