//! Where a request comes from.

use super::front::Front;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, request::Parts};
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The address that limits count by. Of an IPv6 address only the network counts: a host has the rest to itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub fn new(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address => address,
        })
    }

    /// Whether it is this machine.
    pub fn is_here(self) -> bool {
        self.0.is_loopback() || self.0 == IpAddr::V6(Ipv6Addr::UNSPECIFIED)
    }
}

/// The address of whoever sent this request: the last one that a trusted proxy has added, or the connection's own.
pub(crate) fn address_of(front: &Front, parts: &Parts) -> Address {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let forwarded = if front.site().behind_proxy { forwarded_for(&parts.headers) } else { None };
    Address::new(forwarded.or(peer).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
}

fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_with_many_addresses_counts_once() {
        let address = |text: &str| Address::new(text.parse().unwrap());
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2:ffff::1"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:192.0.2.7"), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), address("192.0.2.8"));
        assert!(
            address("127.0.0.1").is_here() && address("::1").is_here() && !address("192.0.2.7").is_here()
        );
    }

    #[test]
    fn of_forwarded_addresses_the_last_is_the_proxys_word() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", "203.0.113.9, 192.0.2.1".parse().unwrap());
        assert_eq!(forwarded_for(&headers), Some("192.0.2.1".parse().unwrap()));
        headers.append("x-forwarded-for", "192.0.2.2".parse().unwrap());
        assert_eq!(forwarded_for(&headers), Some("192.0.2.2".parse().unwrap()));
    }
}
