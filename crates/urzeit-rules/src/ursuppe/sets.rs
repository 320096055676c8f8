//! Sets of small things, a bit for each.

/// Defines a set of things that are numbered from 0.
///
/// `$index` gives the number of a thing, `$at` the thing with a number.
macro_rules! set {
    (
        $(#[$meta:meta])*
        pub struct $name:ident($bits:ty) of $item:ty: $index:expr, $at:expr
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const NONE: $name = $name(0);

            /// The set of one.
            #[must_use]
            #[inline]
            pub fn one(item: $item) -> $name {
                let index: fn($item) -> usize = $index;
                $name(1 << index(item))
            }

            /// Is there nothing in it?
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Is this in it?
            #[must_use]
            #[inline]
            pub fn contains(self, item: $item) -> bool {
                self.0 & $name::one(item).0 != 0
            }

            /// Is all of this in it?
            #[must_use]
            #[inline]
            pub const fn contains_all(self, others: $name) -> bool {
                others.0 & !self.0 == 0
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, item: $item) {
                self.0 |= $name::one(item).0;
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, item: $item) {
                self.0 &= !$name::one(item).0;
            }

            /// What is in it but not in the other.
            #[must_use]
            #[inline]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// What is in either of the two.
            #[must_use]
            #[inline]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// The first in it.
            #[must_use]
            #[inline]
            pub fn first(self) -> Option<$item> {
                let at: fn(usize) -> $item = $at;
                (self.0 != 0).then(|| at(self.0.trailing_zeros() as usize))
            }

            /// The one with this number, counted from 0.
            #[must_use]
            #[inline]
            pub fn nth(self, n: usize) -> Option<$item> {
                let mut rest = self;
                for _ in 0..n {
                    // The lowest bit goes.
                    rest.0 &= rest.0.wrapping_sub(1);
                }
                rest.first()
            }

            /// All in it, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let first = rest.first()?;
                    rest.0 &= rest.0.wrapping_sub(1);
                    Some(first)
                })
            }

            /// The subset with this number, of two to the power of [`Self::len`].
            #[must_use]
            #[inline]
            pub fn subset(self, number: usize) -> $name {
                let chosen = self.iter().enumerate();
                let chosen = chosen.filter(|(place, _)| number >> place & 1 == 1);
                chosen.map(|(_, item)| item).collect()
            }
        }

        impl FromIterator<$item> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                let mut set = $name::NONE;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }
    };
}
pub(super) use set;
