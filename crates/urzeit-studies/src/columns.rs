//! Tables for people.

use std::io::{self, Write};

/// Writes rows of cells, each column as wide as its widest cell and flush right. The heading
/// names the columns, with a bar between them.
pub fn write_columns(
    heading: &str,
    rows: impl IntoIterator<Item = Vec<String>>,
    out: &mut impl Write,
) -> io::Result<()> {
    write_aligned(heading, &[], rows, out)
}

/// The same, with columns of text, which are flush left.
pub fn write_aligned(
    heading: &str,
    of_text: &[usize],
    rows: impl IntoIterator<Item = Vec<String>>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut table: Vec<Vec<String>> = vec![heading.split('|').map(str::to_owned).collect()];
    table.extend(rows);
    let width = |column: usize| table.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<_> = (0..table[0].len()).filter_map(width).collect();
    for row in &table {
        let cells = row.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| {
            if of_text.contains(&column) {
                format!("{cell:<width$}")
            } else {
                format!("{cell:>width$}")
            }
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
