//! What the host reads at the start: where the house is, and where its tables are kept.

use super::data::Data;
use super::qr;
use super::settings::Settings;
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write as _};
use std::net::{IpAddr, SocketAddr, UdpSocket};

/// Prints it. That nobody can read it is no reason not to serve.
pub(super) fn print(settings: &Settings, address: SocketAddr, data: &Data) {
    if settings.quiet.unwrap_or(false) {
        return;
    }
    let mut out = io::stdout();
    let with_qr = settings.qr.unwrap_or_else(|| out.is_terminal());
    let public = settings.public_url.as_ref().map(ToString::to_string);
    let around = if address.ip().is_unspecified() { network_addresses(address) } else { Vec::new() };
    let text = words(address, public.as_deref(), &around, data, with_qr);
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

fn words(address: SocketAddr, public: Option<&str>, around: &[IpAddr], data: &Data, with_qr: bool) -> String {
    let port = address.port();
    let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, port));
    let here =
        if address.ip().is_unspecified() { format!("http://localhost:{port}") } else { url(address.ip()) };
    let mut text = format!("Safehouse is at {here}\n");
    if let Some(public) = public {
        let _ = writeln!(text, "People reach it at {public}");
    }
    for ip in around {
        let _ = writeln!(text, "In your network: {}", url(*ip));
    }
    let _ = writeln!(text, "Tables are kept in {data}");
    let reached_by_phones =
        public.map(str::to_owned).or_else(|| around.first().map(|ip| url(*ip))).or_else(|| {
            (!address.ip().is_loopback() && !address.ip().is_unspecified()).then(|| url(address.ip()))
        });
    if let Some(drawn) = reached_by_phones.filter(|_| with_qr).and_then(|url| qr::draw(&url)) {
        let whose = if public.is_some() { "Phones" } else { "Phones in the same network" };
        let _ = write!(text, "\n{drawn}\n{whose} scan this. ");
        text.push_str("Ctrl-C stops the house; games go on when it is started again.\n");
    }
    text
}

/// This machine's addresses in its networks, the one towards the rest of the world first. Of IPv6 the numbers are too
/// long to type and change too often: only networks without IPv4 get to see them.
fn network_addresses(listening: SocketAddr) -> Vec<IpAddr> {
    let faces = if_addrs::get_if_addrs().unwrap_or_default();
    let useful = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_link_local(),
        IpAddr::V6(ip) => listening.is_ipv6() && !ip.is_loopback() && !ip.is_unicast_link_local(),
    };
    let mut ips: Vec<IpAddr> = faces.iter().map(if_addrs::Interface::ip).filter(useful).collect();
    if ips.iter().any(IpAddr::is_ipv4) {
        ips.retain(IpAddr::is_ipv4);
    }
    let outward = outward();
    ips.sort_by_key(|ip| Some(*ip) != outward);
    ips.dedup();
    ips
}

/// The address that packets to elsewhere leave from. None is sent: only the route is looked up.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_says_where_it_is() {
        let data = Data::File("/srv/house.db".into());
        let [everywhere, here] = ["0.0.0.0:8730", "127.0.0.1:9"].map(|text| text.parse().unwrap());
        let around = [IpAddr::from([192, 168, 1, 20]), IpAddr::from([10, 0, 0, 2])];
        assert_eq!(
            words(everywhere, None, &around, &data, false),
            "Safehouse is at http://localhost:8730\nIn your network: http://192.168.1.20:8730\n\
             In your network: http://10.0.0.2:8730\nTables are kept in /srv/house.db\n"
        );
        let shown = words(everywhere, None, &around, &data, true);
        assert!(shown.contains(&qr::draw("http://192.168.1.20:8730").unwrap()), "{shown}");
        // A phone cannot reach what listens to this machine alone, unless by the name of a proxy.
        assert!(!words(here, None, &[], &data, true).contains('█'));
        let shown = words(here, Some("https://play.example.org"), &[], &data, true);
        assert!(shown.contains(&qr::draw("https://play.example.org").unwrap()), "{shown}");
    }
}
