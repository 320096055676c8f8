//! Why a study does not begin.

/// What is wrong with what was asked for, as a sentence for the person who asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// It was asked for wrongly.
    Asked(String),
    /// Something that it needs is wrong.
    Given(String),
}
