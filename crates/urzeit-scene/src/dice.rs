//! Dice with pips.

use crate::shape::{Shape, circle, group, rect};

/// A die in a square of 40 that shows so many pips.
#[must_use]
pub fn die(pips: u8) -> Shape {
    let pips: &[(i8, i8)] = match pips {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    };
    let pip = |&(x, y): &(i8, i8)| circle(20 + 10 * x, 20 + 10 * y, 3.5).class("pip");
    let body = rect(1, 1, 38, 38).round(8).class("die-body");
    group([body].into_iter().chain(pips.iter().map(pip)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_pips_as_it_shows() {
        for pips in 1..=6 {
            let drawn = die(pips).to_string();
            assert_eq!(drawn.matches("class=\"pip\"").count(), usize::from(pips));
        }
    }
}
