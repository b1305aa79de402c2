//! A real server in a process of its own.

use super::usage::Usage;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::sleep;

/// A server in a process of its own. It ends when it is dropped.
pub struct Server {
    process: Option<Child>,
    port: u16,
    data: String,
    /// What the shell that becomes the server does first.
    shell: String,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
}

impl Server {
    /// Starts a server over this data at a free port. Its bots answer at once, and nothing is limited.
    pub async fn start(data: &str) -> Server {
        Server::start_with_pace(data, "0").await
    }

    /// Starts a server whose bots keep this pace.
    pub async fn start_with_pace(data: &str, pace: &str) -> Server {
        Server::start_with(data, &["--bot-pace", pace, "--limits=off"], &[]).await
    }

    /// Starts a server with these arguments and variables beside the usual ones.
    pub async fn start_with(data: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Server {
        Server::start_under("", data, arguments, environment).await
    }

    /// The same under limits that a shell sets, such as `ulimit -Sn 1024;`.
    pub async fn start_under(
        shell: &str,
        data: &str,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut server = Server {
            process: None,
            port,
            data: data.into(),
            shell: shell.into(),
            arguments: arguments.iter().map(|&argument| argument.into()).collect(),
            environment: environment.iter().map(|&(name, value)| (name.into(), value.into())).collect(),
        };
        server.restart().await;
        server
    }

    /// Starts it again, at the same port over the same data.
    pub async fn restart(&mut self) {
        self.launch();
        assert!(self.opens().await, "the server does not start");
    }

    /// Starts the process, whatever becomes of it. A file that may grow no more is an error to it and not its end, as on
    /// a full disk.
    pub fn launch(&mut self) {
        let process = Command::new("/bin/sh")
            .arg("-c")
            .arg(format!("trap '' XFSZ; {} exec \"$0\" \"$@\"", self.shell))
            .arg(env!("CARGO_BIN_EXE_safehouse"))
            .env("SAFEHOUSE_LOG", "warn")
            .args(["serve", "--address", &format!("127.0.0.1:{}", self.port)])
            .args(&self.arguments)
            .args(["--data", &self.data])
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        self.process = Some(process);
    }

    /// Waits until it answers; whether it did.
    pub async fn opens(&self) -> bool {
        let url = format!("{}/healthz", self.base());
        let http = reqwest::Client::builder().timeout(Duration::from_secs(2)).build().unwrap();
        for _ in 0..600 {
            if http.get(&url).send().await.is_ok() {
                return true;
            }
            sleep(Duration::from_millis(10)).await;
        }
        false
    }

    /// Ends it without a word of warning, as a power cut would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// Asks it to stop, as a host does, and waits until it has.
    pub async fn stop(&mut self) {
        self.signal("TERM");
        if let Some(mut process) = self.process.take() {
            tokio::task::spawn_blocking(move || process.wait().unwrap()).await.unwrap();
        }
    }

    /// Sends it a signal.
    pub fn signal(&self, name: &str) {
        signal(name, self.id());
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.process.as_ref().unwrap().id()
    }

    /// What it has used so far.
    pub fn usage(&self) -> Usage {
        Usage::of(self.id())
    }

    /// Whether its process has ended by itself.
    pub fn is_gone(&mut self) -> bool {
        self.process.as_mut().is_none_or(|process| process.try_wait().unwrap().is_some())
    }

    /// Where it is.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The port where it is.
    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends a process a signal.
pub fn signal(name: &str, process: u32) {
    let sent = Command::new("kill").args(["-s", name, &process.to_string()]).status().unwrap();
    assert!(sent.success(), "{name} to {process}");
}
