//! A house of one's own: the real binary in a folder.

use crate::visitor::Visitor;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};

/// A house that is open. It ends with this value, if not before.
pub struct House {
    child: Child,
    /// Where it is.
    pub url: String,
    out: BufReader<ChildStdout>,
}

/// The command, in this folder, with nothing set from outside.
pub fn safehouse(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_safehouse"));
    command.args(arguments).current_dir(folder).env_clear();
    command
}

/// Runs a command that ends by itself.
pub fn run(folder: &Path, arguments: &[&str]) -> Output {
    safehouse(folder, arguments).output().unwrap()
}

impl House {
    /// Opens a house in this folder, at a port of its own, with bots that do not pretend to think.
    pub fn open(folder: &Path, arguments: &[&str]) -> House {
        let usual = ["serve", "--address", "127.0.0.1:0", "--bot-pace", "0s"];
        House::started(safehouse(folder, &[&usual, arguments].concat()), folder)
    }

    /// A house started by this command; its log is in the folder.
    pub fn started(mut command: Command, folder: &Path) -> House {
        let log = std::fs::File::options().append(true).create(true).open(folder.join("log")).unwrap();
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let Some(url) = line.trim_end().strip_prefix("Safehouse is at ") else {
            panic!("{line}{}", std::fs::read_to_string(folder.join("log")).unwrap());
        };
        House { child, url: url.into(), out }
    }

    /// The next line that it prints.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// The id of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// The most memory that it has had in use, in MB.
    pub fn peak(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
    }

    /// Sends it a signal, as a host does.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }

    /// Waits for its end.
    pub fn wait(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    /// Somebody with a browser.
    pub fn person(&self) -> Visitor {
        Visitor::person(&self.url)
    }

    /// A program with a token.
    pub fn program(&self, name: &str) -> Visitor {
        Visitor::program(&self.url, name)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
