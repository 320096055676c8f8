//! Where a share lies, judged by a sample.

/// How many deviations to both sides hold 95 % of a normal distribution.
pub const Z: f64 = 1.959_964;

/// Where a share lies with 95 % confidence, after Wilson.
#[must_use]
pub fn interval(share: f64, games: u64) -> [f64; 2] {
    let n = games as f64;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    [-1.0, 1.0].map(|side| ((middle + side * spread) / (1.0 + Z * Z / n)).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values as in the tables of textbooks.
    #[test]
    fn known_intervals() {
        for (wins, games, low, high) in [
            (50, 100, 0.4038, 0.5962),
            (0, 10, 0.0, 0.2775),
            (10, 10, 0.7225, 1.0),
            (1, 10, 0.0179, 0.4042),
            (130, 200, 0.5816, 0.7127),
        ] {
            let found = interval(f64::from(wins) / games as f64, games);
            let near = |one: f64, other: f64| (one - other).abs() < 5e-5;
            assert!(near(found[0], low) && near(found[1], high), "{found:?}");
        }
    }
}
