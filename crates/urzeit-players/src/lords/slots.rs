//! Slots of notes, each with its hand-made weight beside it.

/// An enum of weighed_slots and a table of their weights, in the same order.
macro_rules! weighed_slots {
    (
        $(#[$about:meta])*
        enum $name:ident, $weights:ident {
            $($(#[$doc:meta])* $slot:ident = $weight:expr,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub(super) enum $name {
            $($(#[$doc])* $slot,)*
        }

        pub(super) const $weights: &[f32] = &[$($weight),*];
    };
}

pub(super) use weighed_slots;
