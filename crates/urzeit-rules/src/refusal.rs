//! A refusal is an answer: what is not legal says why, by the rule's number.

use std::fmt;

/// Why the rules refuse something. No prose: the locales have a sentence for every key.
pub trait Refusal: Copy + PartialEq + Eq + fmt::Debug {
    /// The number of the rule that refuses: `G-3.5`.
    fn rule(self) -> &'static str;

    /// The key of its sentence in the locales: `genesis-space-occupied`.
    fn key(self) -> &'static str;

    /// What the sentence names, in notation.
    fn words(self) -> Vec<(&'static str, String)>;
}

/// An invariant of the rules that a position does not keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The number of the rule that is broken.
    pub rule: &'static str,
    /// The key of its sentence in the locales.
    pub key: &'static str,
}

impl Broken {
    /// Complains unless `holds`.
    ///
    /// # Errors
    /// The rule and the key, if it does not hold.
    pub fn unless(holds: bool, rule: &'static str, key: &'static str) -> Result<(), Broken> {
        if holds {
            Ok(())
        } else {
            Err(Broken { rule, key })
        }
    }
}
