//! Letters on the boards, for those who want them besides shapes and patterns.

use crate::shape::{Shape, text};

/// The first letters of a name. Styles show them when they are asked for.
pub(crate) fn letters(name: &str, x: f64, y: f64) -> Shape {
    text(x, y, first(name)).class("letter").hidden()
}

/// The same for whose piece it is: styles show it also where pieces are told apart by letters.
pub(crate) fn owner(name: &str, x: f64, y: f64) -> Shape {
    text(x, y, first(name)).class("letter owner").hidden()
}

/// The same in the place of what else tells the piece apart.
pub(crate) fn instead(name: &str, x: f64, y: f64) -> Shape {
    text(x, y, first(name))
        .class("letter owner instead")
        .hidden()
}

/// Two, for in each language some names begin with the same one.
fn first(name: &str) -> String {
    let mut letters = name.chars().filter(|letter| letter.is_alphabetic());
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.next()).collect()
}

#[cfg(test)]
mod tests {
    use super::first;

    #[test]
    fn two_letters_tell_names_apart() {
        assert_eq!(first("säugetier"), "Sä");
        assert_eq!(first(" m"), "M");
        assert_eq!(first(""), "");
    }
}
