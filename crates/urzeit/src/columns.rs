//! Tables for people.

use std::io::{self, Write};

/// Writes rows of cells, each column as wide as its widest cell and flush right. The heading
/// names the columns, with a bar between them.
pub(crate) fn write_columns(
    heading: &str,
    rows: impl IntoIterator<Item = Vec<String>>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut table: Vec<Vec<String>> = vec![heading.split('|').map(str::to_owned).collect()];
    table.extend(rows);
    let width = |column: usize| table.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<_> = (0..table[0].len()).filter_map(width).collect();
    for row in &table {
        let cells = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:>width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  "))?;
    }
    Ok(())
}
