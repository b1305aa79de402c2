//! A PostgreSQL of one's own, for tests: its own folder, a socket in it and no port, gone when dropped.

use sqlx::{AssertSqlSafe, ConnectOptions, Connection, postgres::PgConnectOptions};
use std::{
    io::{Error, Result},
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    str::FromStr,
    sync::atomic::{AtomicU32, Ordering},
    thread::sleep,
    time::Duration,
};
use tempfile::TempDir;

/// Runs until its standard input ends, which it does however the program that started it ends.
const KEEPER: &str = r#"
"$1" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=200 >"$2/log" 2>&1 &
server=$!
cat >/dev/null
if [ -e "$2/stopped" ]; then
    kill -INT $server
    wait $server
else
    kill -QUIT $server
    wait $server
    rm -rf "$2"
fi
"#;

/// A private PostgreSQL server. It stops when this is dropped or the program ends, killed or not.
pub struct PrivatePostgres {
    keeper: Child,
    folder: TempDir,
    databases: AtomicU32,
}

impl PrivatePostgres {
    /// Sets up and starts a server, with fsync on, as on a real one.
    ///
    /// # Errors
    ///
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> Result<PrivatePostgres> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("pg").tempdir()?;
        if let Some((uid, gid)) = unprivileged()? {
            chown(folder.path(), Some(uid), Some(gid))?;
        }
        let made = command(&programs.join("initdb"), folder.path())?
            .args([
                "--auth=trust",
                "--username=postgres",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",
                "-D",
            ])
            .arg(folder.path().join("data"))
            .output()?;
        if !made.status.success() {
            return Err(Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        let keeper = keep(folder.path())?;
        let server = PrivatePostgres { keeper, folder, databases: AtomicU32::new(0) };
        server.wait_until_ready()?;
        Ok(server)
    }

    /// Stops the server; its databases stay for [`PrivatePostgres::resume`].
    ///
    /// # Errors
    ///
    /// If its folder is gone.
    pub fn stop(&mut self) -> Result<()> {
        std::fs::write(self.folder.path().join("stopped"), "")?;
        drop(self.keeper.stdin.take());
        self.keeper.wait()?;
        std::fs::remove_file(self.folder.path().join("stopped"))
    }

    /// Starts the server again after [`PrivatePostgres::stop`].
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn resume(&mut self) -> Result<()> {
        self.keeper = keep(self.folder.path())?;
        self.wait_until_ready()
    }

    /// Stops the server's processes where they stand, or lets them go on. Meanwhile it neither answers nor refuses.
    ///
    /// # Errors
    ///
    /// If it does not run.
    pub fn freeze(&self, frozen: bool) -> Result<()> {
        let status = std::fs::read_to_string(self.folder.path().join("data/postmaster.pid"))?;
        let first = status.lines().next().unwrap_or_default().to_owned();
        let is_its_own = |process: &String| {
            let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
            // After the name in brackets come the state and the parent.
            stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)) == Some(&first)
        };
        let all =
            std::fs::read_dir("/proc")?.flatten().filter_map(|file| file.file_name().into_string().ok());
        let children = all.filter(is_its_own).collect::<Vec<_>>();
        let signal = if frozen { "STOP" } else { "CONT" };
        // A child may have ended in between: what counts is the server itself.
        let _ = Command::new("kill")
            .args(["-s", signal, &first])
            .args(children)
            .stderr(Stdio::null())
            .status()?;
        Ok(())
    }

    /// The URL of a new, empty database on this server.
    ///
    /// # Errors
    ///
    /// If the server does not answer.
    pub async fn database(&self) -> std::result::Result<String, sqlx::Error> {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = PgConnectOptions::from_str(&self.url("postgres"))?.connect().await?;
        sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await?;
        connection.close().await?;
        Ok(self.url(&name))
    }

    fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=postgres", self.folder.path().display())
    }

    fn wait_until_ready(&self) -> Result<()> {
        let status = self.folder.path().join("data/postmaster.pid");
        for _ in 0..600 {
            // The eighth line tells how far the server is.
            let ready = std::fs::read_to_string(&status)
                .is_ok_and(|status| status.lines().nth(7).is_some_and(|line| line.trim() == "ready"));
            if ready {
                return Ok(());
            }
            sleep(Duration::from_millis(50));
        }
        let log = std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
        Err(Error::other(format!("PostgreSQL does not start: {log}")))
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        let _ = self.freeze(false);
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

fn keep(folder: &Path) -> Result<Child> {
    command(Path::new("/bin/sh"), folder)?
        .args(["-c", KEEPER, "keeper"])
        .arg(programs()?.join("postgres"))
        .arg(folder)
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
}

/// A command in the server's folder, as the server's user.
fn command(program: &Path, folder: &Path) -> Result<Command> {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null());
    if let Some((uid, gid)) = unprivileged()? {
        command.uid(uid).gid(gid);
    }
    Ok(command)
}

/// The folder of PostgreSQL's programs: where Debian has them (the latest version), or on the path.
fn programs() -> Result<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = debian
        .filter_map(|version| {
            let number = version.file_name().to_str()?.parse().ok()?;
            Some((number, version.path().join("bin")))
        })
        .collect();
    versions.sort();
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let debian = versions.into_iter().rev().map(|(_, folder)| folder);
    debian
        .chain(std::env::split_paths(&on_path))
        .find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
        .ok_or_else(|| Error::other("PostgreSQL is missing: install postgresql"))
}

/// PostgreSQL refuses to run as root; Debian's package brings a user for it.
fn unprivileged() -> Result<Option<(u32, u32)>> {
    let number = |arguments: &[&str]| -> Result<u32> {
        let output = Command::new("id").args(arguments).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        text.trim().parse().map_err(|_| Error::other("there is no user postgres: install postgresql"))
    };
    if number(&["-u"])? != 0 {
        return Ok(None);
    }
    Ok(Some((number(&["-u", "postgres"])?, number(&["-g", "postgres"])?)))
}
