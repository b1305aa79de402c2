//! Where people reach the house.

use serde::Deserialize;
use std::fmt;
use std::str::FromStr;
use url::Url;

/// Scheme, host and port, as browsers name a page's origin.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(try_from = "String")]
pub(crate) struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = |why: &str| format!("“{text}” {why}: write it as https://play.example.org");
        let url = Url::parse(text).map_err(|error| wrong(&format!("is no URL ({error})")))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(wrong("does not begin with http:// or https://"));
        }
        let plain = url.username().is_empty() && url.password().is_none();
        if !plain || url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(wrong("has more than a scheme, a host and a port"));
        }
        Ok(PublicUrl(url.origin().ascii_serialization()))
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = String;

    fn try_from(text: String) -> Result<PublicUrl, String> {
        text.parse()
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_what_browsers_call_the_origin() {
        let url = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        assert_eq!(url("https://Play.Example.org:443/").unwrap(), "https://play.example.org");
        assert_eq!(url("http://192.0.2.7:8730").unwrap(), "http://192.0.2.7:8730");
        for wrong in
            ["", "play.example.org", "ftp://a.b", "https://a.b/c", "https://u:p@a.b", "https://a.b?c"]
        {
            assert!(url(wrong).is_err(), "{wrong}");
        }
    }
}
