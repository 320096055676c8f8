//! What speaks for an action, in terms of the game and of no language.

use std::fmt;

use urzeit_rules::{Game, Seat, ursuppe::Amoeba};

/// A game that can say what an action does.
pub trait Explain: Game {
    /// Something that is true of an action.
    type Fact: Fact;

    /// What a legal action of a seat that is asked brings or costs, the weightiest first. Asked
    /// of a position as that seat sees it.
    fn facts(&self, seat: Seat, action: Self::Action) -> Vec<Self::Fact>;
}

/// Something that is true of an action. No prose: the locales have a text for every key.
pub trait Fact: Copy + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The key of its text in the locales: `genesis-fact-points`.
    fn key(&self) -> &'static str;

    /// What the text names.
    fn words(&self) -> Vec<(&'static str, Word)>;
}

/// Something that the text of a fact names.
#[derive(Clone, PartialEq, Debug)]
pub enum Word {
    /// How many.
    Number(i32),
    /// How many more, or fewer if negative.
    Change(i32),
    /// How likely, from 0 to 1.
    Chance(f32),
    /// The player in this seat.
    Seat(Seat),
    /// One of the game's own names, of this kind: a `terrain`, a `gene`.
    Name(&'static str, &'static str),
    /// An amoeba of Ursuppe.
    Amoeba(Amoeba),
    /// A place in notation, or the word by which a text chooses its form.
    Notation(String),
}

/// A number, whatever its type.
pub(super) fn number(count: impl TryInto<i32>) -> Word {
    Word::Number(count.try_into().unwrap_or(i32::MAX))
}

/// Points won or lost: how many, and with their sign.
pub(super) fn change(points: i32) -> [(&'static str, Word); 2] {
    [
        ("change", Word::Change(points)),
        ("points", Word::Number(points.abs())),
    ]
}

/// The same of another seat.
pub(super) fn rival(seat: Seat, points: i32) -> Vec<(&'static str, Word)> {
    let mut words = vec![("who", Word::Seat(seat))];
    words.extend(change(points));
    words
}

/// Something in notation.
pub(super) fn notation(word: &impl ToString) -> Word {
    Word::Notation(word.to_string())
}
