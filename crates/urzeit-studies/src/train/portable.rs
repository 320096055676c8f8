//! Lessons and weights on their way between machines, to the last bit.

use urzeit_players::{
    Knowledge, Mind, Note,
    net::{Net, OUTPUTS},
    training::{Lesson, Position},
};

/// What crosses from one machine to another.
pub trait Portable: Sized {
    /// Appends itself.
    fn write(&self, bytes: &mut Vec<u8>);

    /// Reads itself from the front; nothing if the bytes are of something else.
    fn read(bytes: &mut &[u8]) -> Option<Self>;
}

/// The bytes of something.
pub fn to_bytes(value: &impl Portable) -> Vec<u8> {
    let mut bytes = Vec::new();
    value.write(&mut bytes);
    bytes
}

/// What these are the bytes of; nothing if they are of something else.
#[must_use]
pub fn from_bytes<T: Portable>(mut bytes: &[u8]) -> Option<T> {
    let value = T::read(&mut bytes)?;
    bytes.is_empty().then_some(value)
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Portable for $number {
            fn write(&self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }

            fn read(bytes: &mut &[u8]) -> Option<Self> {
                let (number, rest) = bytes.split_first_chunk()?;
                *bytes = rest;
                Some(<$number>::from_le_bytes(*number))
            }
        }
    )*};
}
numbers!(u8, u16, u32, f32);

impl<T: Portable> Portable for Vec<T> {
    fn write(&self, bytes: &mut Vec<u8>) {
        (self.len() as u32).write(bytes);
        self.iter().for_each(|value| value.write(bytes));
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let len = u32::read(bytes)?;
        (0..len).map(|_| T::read(bytes)).collect()
    }
}

impl<T: Portable, const N: usize> Portable for [T; N] {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.iter().for_each(|value| value.write(bytes));
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let values: Option<Vec<T>> = (0..N).map(|_| T::read(bytes)).collect();
        values?.try_into().ok()
    }
}

impl<A: Portable, B: Portable, C: Portable> Portable for (A, B, C) {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.0.write(bytes);
        self.1.write(bytes);
        self.2.write(bytes);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        Some((A::read(bytes)?, B::read(bytes)?, C::read(bytes)?))
    }
}

impl Portable for Note {
    fn write(&self, bytes: &mut Vec<u8>) {
        (self.idea, self.slot, self.amount).write(bytes);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (idea, slot, amount) = Portable::read(bytes)?;
        Some(Note { idea, slot, amount })
    }
}

impl Portable for Lesson {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.notes.write(bytes);
        self.targets.write(bytes);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        Some(Lesson {
            notes: Portable::read(bytes)?,
            targets: Portable::read(bytes)?,
        })
    }
}

impl Portable for Position {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.players.write(bytes);
        self.notes.write(bytes);
        self.shares.write(bytes);
        self.points.write(bytes);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        Some(Position {
            players: Portable::read(bytes)?,
            notes: Portable::read(bytes)?,
            shares: Portable::read(bytes)?,
            points: Portable::read(bytes)?,
        })
    }
}

impl Portable for Net {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.rows.write(bytes);
        self.bias.write(bytes);
        self.second.write(bytes);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        Some(Net {
            rows: Portable::read(bytes)?,
            bias: Portable::read(bytes)?,
            second: Portable::read(bytes)?,
        })
    }
}

/// To the last bit, unlike a file of weights.
impl<G: Mind> Portable for Knowledge<G> {
    fn write(&self, bytes: &mut Vec<u8>) {
        self.policy.write(bytes);
        let net: Vec<&Net> = self.net.iter().collect();
        (net.len() as u32).write(bytes);
        net.iter().for_each(|net| net.write(bytes));
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let policy: Vec<f32> = Portable::read(bytes)?;
        let mut nets: Vec<Net> = Portable::read(bytes)?;
        let net = nets.pop();
        let fits = net
            .as_ref()
            .is_none_or(|net| net.rows.len() == G::OUTLOOK + OUTPUTS);
        (policy.len() == G::IMPULSES && nets.is_empty() && fits)
            .then(|| Knowledge::new(policy, net))
    }
}

#[cfg(test)]
mod tests {
    use urzeit_players::training::{Trainer, drill};
    use urzeit_rules::{Genesis, Lords, Ursuppe};

    use super::*;

    fn is_the_same<G: Mind>() {
        let trainer = Trainer::<G>::new(Knowledge::handmade(), 7);
        let known = trainer.knowledge();
        let bytes = to_bytes(known);
        assert_eq!(from_bytes::<Knowledge<G>>(&bytes).as_ref(), Some(known));
        assert_eq!(from_bytes::<Knowledge<G>>(&bytes[1..]), None);
        assert_eq!(
            from_bytes::<Knowledge<G>>(&[&bytes[..], b"x"].concat()),
            None
        );
        let positions: Vec<_> = (0..20).flat_map(|seed| drill(known, seed)).collect();
        assert!(positions.len() > 3);
        let bytes = to_bytes(&positions);
        let read: Vec<Position> = from_bytes(&bytes).expect("they were written");
        assert_eq!(to_bytes(&read), bytes);
        assert!(from_bytes::<Vec<Position>>(&bytes[..bytes.len() - 1]).is_none());
    }

    #[test]
    fn what_crosses_is_the_same_afterwards() {
        is_the_same::<Genesis>();
        is_the_same::<Lords>();
        is_the_same::<Ursuppe>();
        let choice = Lesson {
            notes: vec![Note {
                idea: 1,
                slot: 2,
                amount: 0.1,
            }],
            targets: vec![0.25, 0.75],
        };
        let read: Lesson = from_bytes(&to_bytes(&choice)).expect("it was written");
        assert_eq!((read.notes, read.targets), (choice.notes, choice.targets));
    }
}
