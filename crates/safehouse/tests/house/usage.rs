//! What a process uses, as the kernel counts it.

use std::fs;

/// The kernel counts processor time in hundredths of a second for everybody who asks.
const TICKS: f64 = 100.0;

/// What a process has used, and has.
#[derive(Clone, Copy, Default)]
pub struct Usage {
    /// Processor time so far, in seconds.
    pub processor: f64,
    /// Memory in use, in MB.
    pub memory: f64,
    /// The most memory in use since [`forget_peak`], in MB.
    pub peak: f64,
    /// Open files and connections.
    pub descriptors: usize,
}

impl Usage {
    /// Of the process with this number; nothing if it is gone.
    pub fn of(process: u32) -> Usage {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks =
            |index: usize| fields.get(index).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
        let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let megabytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let size = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
            size.unwrap_or(0.0) / 1024.0
        };
        Usage {
            processor: (ticks(11) + ticks(12)) / TICKS,
            memory: megabytes("VmRSS:"),
            peak: megabytes("VmHWM:"),
            descriptors: fs::read_dir(format!("/proc/{process}/fd")).map_or(0, Iterator::count),
        }
    }
}

/// Processor time of all threads that a process has now, in milliseconds, to a fraction of one.
pub fn worked(process: u32) -> f64 {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let nanoseconds = threads.filter_map(|thread| {
        let stat = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        stat.split(' ').next()?.parse::<f64>().ok()
    });
    nanoseconds.sum::<f64>() / 1e6
}

/// Lets the peak of a process begin anew at what it has now.
pub fn forget_peak(process: u32) {
    fs::write(format!("/proc/{process}/clear_refs"), "5").unwrap();
}
