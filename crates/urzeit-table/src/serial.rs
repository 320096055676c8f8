//! How values cross the wire where they are not what serde would make of them: seats as numbers,
//! everything that has a notation as its text.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use urzeit_rules::{Seat, Seats, Standings};

use crate::{
    messages::{BlockKind, OperatorDeed, Registration, State, Visibility},
    settings::Settings,
};

fn read<T: FromStr<Err: fmt::Debug>, E: Error>(text: &str) -> Result<T, E> {
    text.parse()
        .map_err(|error| E::custom(format!("{text}: {error:?}")))
}

fn seat_of<E: Error>(number: usize) -> Result<Seat, E> {
    read(&number.to_string())
}

/// A value as its text.
pub(crate) mod text {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        value: &impl fmt::Display,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: fmt::Debug>,
        D: Deserializer<'de>,
    {
        read(&String::deserialize(from)?)
    }
}

/// Types of ours that cross the wire as their text wherever they stand.
macro_rules! as_text {
    ($($type:ty),+) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                text::serialize(self, to)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                text::deserialize(from)
            }
        }
    )+ };
}

as_text!(
    State,
    Visibility,
    BlockKind,
    Settings,
    Registration,
    OperatorDeed
);

/// A value as its text, if there is one.
pub(crate) mod maybe_text {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        value: &Option<impl fmt::Display>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        value.as_ref().map(ToString::to_string).serialize(to)
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: fmt::Debug>,
        D: Deserializer<'de>,
    {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| read(&text)).transpose()
    }
}

/// Values as their texts.
pub(crate) mod texts {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        values: &[impl fmt::Display],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(values.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, T, D>(from: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: fmt::Debug>,
        D: Deserializer<'de>,
    {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| read(text)).collect()
    }
}

/// A seat as people count it.
pub(crate) mod seat {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        seat.number().serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        seat_of(usize::deserialize(from)?)
    }
}

/// A seat, if there is one.
pub(crate) mod maybe_seat {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seat: &Option<Seat>, to: S) -> Result<S::Ok, S::Error> {
        seat.map(Seat::number).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Seat>, D::Error> {
        let number = Option::<usize>::deserialize(from)?;
        number.map(seat_of).transpose()
    }
}

/// Several seats.
pub(crate) mod seats {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seats: &Seats, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(seats.iter().map(Seat::number))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seats, D::Error> {
        let numbers = Vec::<usize>::deserialize(from)?;
        numbers.into_iter().map(seat_of).collect()
    }
}

/// The sitter of a seat: `free`, `person` or a level.
pub(crate) mod sitter {
    use super::*;
    use crate::chair::Sitter;

    const FREE: &str = "free";

    pub(crate) fn serialize<S: Serializer>(
        sitter: &Option<Sitter>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match sitter {
            Some(sitter) => to.collect_str(sitter),
            None => to.serialize_str(FREE),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Sitter>, D::Error> {
        match &*String::deserialize(from)? {
            FREE => Ok(None),
            text => read(text).map(Some),
        }
    }
}

/// How a game ended, as the lines of its record; none if it has not, or without a result.
pub(crate) mod standings {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(
        standings: &Option<Standings>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(standings.iter().flat_map(Standings::lines))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Standings>, D::Error> {
        let lines = Vec::<String>::deserialize(from)?;
        if lines.is_empty() {
            return Ok(None);
        }
        let standings = Standings::read(lines.iter().map(String::as_str));
        let wrong = || D::Error::custom(format!("{lines:?} is no result"));
        standings.map(Some).ok_or_else(wrong)
    }
}
