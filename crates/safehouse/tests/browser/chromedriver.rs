//! Debian's chromedriver, in a process of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A chromedriver. It ends when it is dropped.
pub struct Chromedriver {
    process: Child,
    pub url: String,
    _said: BufReader<ChildStdout>,
}

impl Chromedriver {
    /// Starts one at a port of its own choice.
    pub fn start() -> Chromedriver {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver cannot be started: ./check installs it");
        let mut said = BufReader::new(process.stdout.take().unwrap());
        let port = loop {
            let mut line = String::new();
            assert!(said.read_line(&mut line).unwrap() > 0, "chromedriver ended at once");
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                break port.trim().trim_end_matches('.').to_owned();
            }
        };
        Chromedriver { process, url: format!("http://127.0.0.1:{port}"), _said: said }
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
