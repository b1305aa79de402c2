//! A device that is passed around: a browser that keeps cookies by their path, and a table at it.

use crate::visitor::{Answer, Socket, Visitor};
use std::collections::BTreeMap;

/// A browser without scripts.
pub struct Device {
    url: String,
    client: reqwest::blocking::Client,
    /// Cookies by path and name.
    cookies: BTreeMap<(String, String), String>,
    /// The address of the table at it.
    pub table: String,
}

impl Device {
    /// A browser that has never been anywhere.
    pub fn new(url: &str) -> Device {
        let client =
            reqwest::blocking::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Device { url: url.into(), client, cookies: BTreeMap::new(), table: String::new() }
    }

    /// A device with Ann and Bob around a table of this game, with these fields more in the form.
    pub fn with_table(url: &str, game: &str, more: &str) -> Device {
        let mut device = Device::new(url);
        device.get("/");
        let made = device.post(&format!("/hot/{game}"), &format!("who=Ann&who=Bob&{more}"));
        assert_eq!(made.status, 303, "{made:?}");
        device.table = made.header("location").unwrap().into();
        device
    }

    /// The address of a seat.
    pub fn seat(&self, seat: usize) -> String {
        format!("{}/{seat}", self.table)
    }

    /// What the browser sends along to an address: the longest path first.
    fn cookies(&self, path: &str) -> String {
        let path = path.split('?').next().unwrap();
        let fits = |root: &str| {
            root == "/"
                || path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let sent = self.cookies.iter().rev().filter(|((root, _), _)| fits(root));
        sent.map(|((_, name), value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// The same browser from now on at another node of the house.
    pub fn at(self, url: &str) -> Device {
        Device { url: url.into(), ..self }
    }

    /// The same browser as it was, with what it held then.
    pub fn as_it_was(&self) -> Device {
        let Device { url, client, cookies, table } = self;
        Device { url: url.clone(), client: client.clone(), cookies: cookies.clone(), table: table.clone() }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None)
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, form: &str) -> Answer {
        self.send("POST", path, Some(form))
    }

    fn send(&mut self, method: &str, path: &str, form: Option<&str>) -> Answer {
        let request = self.client.request(method.parse().unwrap(), format!("{}{path}", self.url));
        let mut request = request.header("cookie", self.cookies(path)).header("origin", &self.url);
        if let Some(form) = form {
            request =
                request.header("content-type", "application/x-www-form-urlencoded").body(form.to_owned());
        }
        let response = request.send().unwrap();
        for cookie in response.headers().get_all("set-cookie") {
            self.keep(cookie.to_str().unwrap());
        }
        Answer {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            body: response.text().unwrap(),
        }
    }

    fn keep(&mut self, cookie: &str) {
        let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
        let path = cookie.split("Path=").nth(1).unwrap().split(';').next().unwrap();
        let key = (path.to_owned(), name.to_owned());
        if cookie.contains("Max-Age=0") {
            self.cookies.remove(&key);
        } else {
            self.cookies.insert(key, value.to_owned());
        }
    }

    /// Presses the button on a seat's curtain; gives the page behind it.
    pub fn open(&mut self, seat: usize) -> Answer {
        let seat = self.seat(seat);
        let opened = self.post(&format!("{seat}/open"), "");
        assert_eq!((opened.status, opened.header("location")), (303, Some(&*seat)), "{opened:?}");
        self.get(&seat)
    }

    /// The WebSocket of a seat's page.
    pub fn socket(&self, seat: usize) -> Result<Socket, u16> {
        let path = format!("{}/live", self.seat(seat));
        let visitor = Visitor::stranger(&self.url).with("origin", &self.url);
        visitor.with("cookie", self.cookies(&path)).socket(&path)
    }
}

/// Whether an answer is a curtain, with nothing of the table.
pub fn is_curtain(answer: &Answer) -> bool {
    let curtain = answer.body.contains("class=\"curtain\"");
    assert!(!curtain || !answer.body.contains("id=\"board\""), "{answer:?}");
    curtain
}

/// Whether an answer is the page of a table.
pub fn is_table(answer: &Answer) -> bool {
    answer.status == 200 && answer.body.contains("id=\"board\"")
}
