//! Slots for notes, one block after the other, with what they weigh by instinct.

/// Defines consecutive slots, and `END`, the first slot after them.
///
/// `NAME[n] = [weights]` takes `n` slots from `NAME` on. The weights, if there are any, are in
/// `INSTINCT`.
macro_rules! slot_blocks {
    (from $first:expr; $( $(#[$meta:meta])* $name:ident[$count:expr] = $weights:expr; )+) => {
        slot_blocks!(@at $first; $( $(#[$meta])* $name[$count]; )+);
        /// What the slots of this block weigh, by the first slot of each.
        pub(super) static INSTINCT: &[(usize, &[f32])] =
            &[$( { const WEIGHTS: [f32; $count] = $weights; ($name, &WEIGHTS) } ),+];
    };
    (from $first:expr; $( $(#[$meta:meta])* $name:ident[$count:expr]; )+) => {
        slot_blocks!(@at $first; $( $(#[$meta])* $name[$count]; )+);
    };
    (@at $at:expr;) => {
        pub(super) const END: usize = $at;
    };
    (@at $at:expr; $(#[$meta:meta])* $name:ident[$count:expr]; $($rest:tt)*) => {
        $(#[$meta])*
        pub(super) const $name: usize = $at;
        slot_blocks!(@at $name + $count; $($rest)*);
    };
}
pub(super) use slot_blocks;
