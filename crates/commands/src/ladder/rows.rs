//! A table in text.

use std::fmt;

/// Rows of cells under a head, each column as wide as its widest cell: the first to the left, the others to the right.
#[derive(Debug)]
pub struct Rows {
    rows: Vec<Vec<String>>,
}

impl Rows {
    /// A table with these column heads.
    pub fn new(head: &[&str]) -> Rows {
        Rows { rows: vec![head.iter().map(|cell| (*cell).to_owned()).collect()] }
    }

    /// Adds a row.
    pub fn add(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max()
        };
        let widths: Vec<usize> = (0..columns).filter_map(width).collect();
        for (number, row) in self.rows.iter().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            write!(f, "  {}", cells.collect::<Vec<_>>().join("   ").trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut rows = Rows::new(&["bot", "±"]);
        rows.add(["a".to_owned(), "10".to_owned()]);
        rows.add(["easy".to_owned(), "1".to_owned()]);
        assert_eq!(rows.to_string(), "  bot     ±\n  a      10\n  easy    1");
    }
}
