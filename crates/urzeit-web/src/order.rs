//! Short lists in order. The sorts of the standard library are made for long ones: each list that they sort adds
//! kilobytes to the page.

use std::cmp::Reverse;

/// Puts a short list in the order of a key; equals stay as they are.
pub(crate) fn order_by<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// The same, the largest first.
pub(crate) fn largest_first<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    order_by(items, |item| Reverse(key(item)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_stay_as_they_are() {
        let mut words = ["two", "four", "one", "eleven", ""];
        order_by(&mut words, |word| word.len());
        assert_eq!(words, ["", "two", "one", "four", "eleven"]);
        largest_first(&mut words, |word| word.len());
        assert_eq!(words, ["eleven", "four", "two", "one", ""]);
        order_by(&mut [0; 0], |number| *number);
    }
}
