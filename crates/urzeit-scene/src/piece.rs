//! What comes to a board, goes and moves: pieces, and how those of two positions differ.
//!
//! A page that has shown one position and shows another moves its pieces by that difference, whatever
//! happened in between, and whoever did it.

use crate::shape::Shape;

/// A place on a board.
pub type Place = (f64, f64);

/// What a piece is, for those who move it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nature {
    /// Set down, and never moved.
    Tile,
    /// They march, and fall.
    People,
    /// They drift, divide and die.
    Amoeba,
    /// They are eaten, and left behind.
    Cubes,
}

impl Nature {
    /// Farther than this none moves; what seems to has gone, and another has come.
    fn reach(self) -> f64 {
        match self {
            Nature::Tile => 0.0,
            Nature::Cubes => 160.0,
            Nature::People | Nature::Amoeba => f64::INFINITY,
        }
    }
}

/// Some pieces that lie together and are not told apart.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// The identity of its shape on the board: see [`Shape::keyed`].
    pub key: String,
    /// Pieces of one kind can take each other's places.
    pub kind: String,
    /// What it is.
    pub nature: Nature,
    /// How many of them lie here.
    pub count: u16,
    /// Where the shape is drawn.
    pub at: Place,
    /// The shape, as if it were drawn at 0, 0.
    pub shape: Shape,
    /// Where it comes from, or goes to, if it is nowhere else on the board.
    pub home: Option<Place>,
}

/// What becomes of a piece.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// It is new here; where it comes from, if that is known.
    Came(Piece, Option<Place>),
    /// Some or all of it were there before. It shows nothing else if nobody was here.
    Moved {
        /// The piece where it is now.
        piece: Piece,
        /// Where it was.
        from: Place,
        /// Had others been here?
        joins: bool,
    },
    /// Some or all of it are gone; where to, if that is known.
    Gone(Piece, Option<Place>),
    /// It is where it was, but looks different.
    Altered(Piece),
}

/// What becomes of the pieces of one position in another.
#[must_use]
pub fn changes(before: &[Piece], after: &[Piece]) -> Vec<Change> {
    let mut kinds: Vec<&str> = before
        .iter()
        .chain(after)
        .map(|piece| &*piece.kind)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    let of_kind = |kind: &str| {
        let of = |pieces: &[Piece]| -> Vec<Piece> {
            let such = pieces.iter().filter(|piece| piece.kind == kind);
            such.cloned().collect()
        };
        changes_of_kind(&of(before), &of(after))
    };
    kinds.into_iter().flat_map(of_kind).collect()
}

/// How many pieces more, or fewer, there are than before.
struct Difference<'a> {
    piece: &'a Piece,
    count: u16,
    /// Were some here before, or are some here still?
    others: bool,
}

fn changes_of_kind(before: &[Piece], after: &[Piece]) -> Vec<Change> {
    let mut losses = differences(before, after);
    let mut gains = differences(after, before);
    let mut changes = Vec::new();
    while let Some((loss, gain)) = nearest(&losses, &gains) {
        let (from, to) = (&losses[loss], &gains[gain]);
        changes.push(Change::Moved {
            piece: to.piece.clone(),
            from: from.piece.at,
            joins: to.others,
        });
        let count = from.count.min(to.count);
        losses[loss].count -= count;
        gains[gain].count -= count;
        // Those that come later join the first.
        gains[gain].others = true;
        losses.retain(|loss| loss.count > 0);
        gains.retain(|gain| gain.count > 0);
    }
    let gone = losses.iter().map(|loss| {
        // Where it would go is known by the latest position.
        let still = after.iter().find(|piece| piece.key == loss.piece.key);
        Change::Gone(loss.piece.clone(), still.unwrap_or(loss.piece).home)
    });
    let came = gains
        .iter()
        .map(|gain| Change::Came(gain.piece.clone(), gain.piece.home));
    changes.extend(gone.chain(came));
    let altered = after.iter().filter(|piece| {
        let same = before.iter().find(|other| other.at == piece.at);
        same.is_some_and(|same| same.count == piece.count && same.shape != piece.shape)
    });
    changes.extend(altered.cloned().map(Change::Altered));
    changes
}

/// Where some have more than others.
fn differences<'a>(some: &'a [Piece], others: &[Piece]) -> Vec<Difference<'a>> {
    let difference = |piece: &'a Piece| {
        let other = others.iter().find(|other| other.at == piece.at);
        let other = other.map_or(0, |other| other.count);
        (piece.count > other).then(|| Difference {
            piece,
            count: piece.count - other,
            others: other > 0,
        })
    };
    some.iter().filter_map(difference).collect()
}

/// The loss and the gain that are closest to each other, if a piece could have gone that way.
fn nearest(losses: &[Difference<'_>], gains: &[Difference<'_>]) -> Option<(usize, usize)> {
    let pairs = losses.iter().enumerate().flat_map(|(loss, from)| {
        let to = gains.iter().enumerate();
        to.map(move |(gain, to)| (distance(from.piece.at, to.piece.at), loss, gain))
    });
    let near = pairs.filter(|(far, loss, _)| *far <= losses[*loss].piece.nature.reach());
    let nearest = near.min_by(|one, two| one.0.total_cmp(&two.0))?;
    Some((nearest.1, nearest.2))
}

fn distance((x, y): Place, (to_x, to_y): Place) -> f64 {
    (to_x - x).hypot(to_y - y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::circle;

    fn people(x: f64, count: u16) -> Piece {
        Piece {
            key: format!("red@{x}"),
            kind: "red".to_owned(),
            nature: Nature::People,
            count,
            at: (x, 0.0),
            shape: circle(0, 0, f64::from(count)),
            home: None,
        }
    }

    #[test]
    fn people_who_leave_arrive_elsewhere() {
        let before = [people(0.0, 5), people(50.0, 1)];
        let after = [people(0.0, 2), people(50.0, 2), people(90.0, 2)];
        let moved = |x, joins| Change::Moved {
            piece: after
                .iter()
                .find(|piece| piece.at.0 == x)
                .cloned()
                .expect("it is there"),
            from: (0.0, 0.0),
            joins,
        };
        assert_eq!(
            changes(&before, &after),
            [moved(50.0, true), moved(90.0, false)]
        );
    }

    #[test]
    fn what_is_nowhere_else_has_come_or_gone() {
        let before = [people(0.0, 2)];
        let after = [people(0.0, 1)];
        assert_eq!(
            changes(&before, &after),
            [Change::Gone(before[0].clone(), None)]
        );
        assert_eq!(
            changes(&after, &before),
            [Change::Came(before[0].clone(), None)]
        );
        assert_eq!(changes(&after, &after), []);
    }

    #[test]
    fn cubes_are_eaten_and_do_not_fly_across_the_board() {
        let cubes = |x, count| Piece {
            nature: Nature::Cubes,
            home: Some((7.0, 7.0)),
            ..people(x, count)
        };
        let (before, after) = ([cubes(0.0, 1)], [cubes(400.0, 1)]);
        let [gone, came] = &changes(&before, &after)[..] else {
            panic!("one is gone, another has come");
        };
        assert!(matches!(gone, Change::Gone(_, Some((7.0, 7.0)))));
        assert!(matches!(came, Change::Came(_, Some((7.0, 7.0)))));
    }

    #[test]
    fn what_looks_different_is_altered() {
        let civilised = Piece {
            shape: circle(0, 0, 9),
            ..people(0.0, 2)
        };
        let found = changes(&[people(0.0, 2)], std::slice::from_ref(&civilised));
        assert_eq!(found, [Change::Altered(civilised)]);
    }
}
