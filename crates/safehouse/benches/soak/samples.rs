//! What was seen of a house, from time to time.

use std::fmt::Write;

/// What was seen at one moment.
#[derive(Clone, Copy)]
pub struct Sample {
    pub seconds: f64,
    /// Memory in use, in MB.
    pub memory: f64,
    pub descriptors: f64,
    /// The data file and its write-ahead log, in MB.
    pub file: f64,
    pub wal: f64,
    /// Acknowledged moves a second, and how long they took, in milliseconds.
    pub rate: f64,
    pub p50: f64,
    pub p99: f64,
    /// Tables in memory.
    pub in_memory: f64,
    /// Games that have ended, and people who have come, so far.
    pub ended: f64,
    pub people: f64,
}

/// A row of figures: its name and where it stands in a sample.
pub type Row = (&'static str, fn(&Sample) -> f64);

/// All that is drawn and compared.
pub const ROWS: [Row; 8] = [
    ("memory, MB", |sample| sample.memory),
    ("descriptors", |sample| sample.descriptors),
    ("data file, MB", |sample| sample.file),
    ("write-ahead log, MB", |sample| sample.wal),
    ("moves a second", |sample| sample.rate),
    ("p50 of moves, ms", |sample| sample.p50),
    ("p99 of moves, ms", |sample| sample.p99),
    ("tables in memory", |sample| sample.in_memory),
];

#[derive(Default)]
pub struct Samples(pub Vec<Sample>);

/// A percentile of sorted microseconds, in milliseconds.
pub fn percentile(sorted: &[u32], share: f64) -> f64 {
    let index = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    f64::from(sorted.get(index).copied().unwrap_or(0)) / 1000.0
}

impl Sample {
    pub fn line(&self) -> String {
        let figures: Vec<String> = ROWS.iter().map(|(name, of)| format!("{name} {:.1}", of(self))).collect();
        format!(
            "{:.0} s: {}; {:.0} games, {:.0} people",
            self.seconds,
            figures.join(", "),
            self.ended,
            self.people
        )
    }
}

impl Samples {
    pub fn csv(&self) -> String {
        let names: Vec<&str> = ROWS.iter().map(|(name, _)| name.split(',').next().unwrap_or(name)).collect();
        let mut text = format!("seconds,{},games,people\n", names.join(","));
        for sample in &self.0 {
            let figures: Vec<String> = ROWS.iter().map(|(_, of)| format!("{:.2}", of(sample))).collect();
            let _ = writeln!(
                text,
                "{:.0},{},{:.0},{:.0}",
                sample.seconds,
                figures.join(","),
                sample.ended,
                sample.people
            );
        }
        text
    }

    /// The means of each quarter: what levels off has a last one about as large as the third.
    pub fn quarters(&self) -> String {
        let mut text =
            "| mean of each quarter | 1st | 2nd | 3rd | 4th | 4th to 1st |\n|---|---|---|---|---|---|\n"
                .to_owned();
        let size = self.0.len().div_ceil(4).max(1);
        for (name, of) in ROWS {
            let means: Vec<f64> = self
                .0
                .chunks(size)
                .map(|part| part.iter().map(of).sum::<f64>() / part.len() as f64)
                .collect();
            let shown: Vec<String> = means.iter().map(|mean| format!("{mean:.1}")).collect();
            let (first, last) = (means.first().copied().unwrap_or(0.0), means.last().copied().unwrap_or(0.0));
            let _ = writeln!(
                text,
                "| {name} | {} | {:.2} |",
                shown.join(" | "),
                last / first.max(f64::MIN_POSITIVE)
            );
        }
        text
    }
}
