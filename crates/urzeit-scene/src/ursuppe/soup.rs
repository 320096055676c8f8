//! The soup: its spaces with their cubes, and the amoebas above them.

use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Colour, Phase, Space},
};

use super::{
    Names,
    corners::{cards, island, round, supply},
    glyphs::{cube, figure},
    ladder,
};
use crate::{
    piece::{Nature, Piece, Place},
    scene::{Frame, Scene},
    shape::{Shape, circle, group, path, rect, text, translate},
};

/// A space is so wide and high.
pub const SIZE: i32 = 100;
const GAP: i32 = 6;
/// For the names of columns and rows.
const MARGIN: i32 = 22;
/// How many columns there are, and how many rows.
pub const COUNT: i32 = 5;
/// Cubes lie below this line of a space, amoebas above it.
const SHORE: i32 = 57;

/// The soup with all that is in it, and the ladder below it.
#[must_use]
pub fn board(position: &Ursuppe, called: Names<'_>) -> Scene {
    let basin = |space: Space| {
        let (x, y) = place(space);
        group([water(), ripples(space)]).class("basin").at(x, y)
    };
    let lying = |space: Space| {
        let colours = position.colours();
        let cubes = position.cubes(space);
        let chips = colours.iter().zip(0..).map(|(colour, nth)| {
            let spot = ChipSpot::on_space(nth, colours.len() as i32);
            spot.chip(colour, cubes[colour], called)
        });
        let (x, y) = place(space);
        group(chips).class("lying").at(x, y)
    };
    let swimmer = |spot: Spot| {
        let Amoeba { colour, number } = spot.amoeba;
        group([figure(colour, number, spot.damage, called)])
            .class("swimmer")
            .with("transform", spot.moved())
    };
    let mut shapes = vec![
        names(),
        round(position, called),
        cards(position.deck(), called),
        supply(position, called),
    ];
    shapes.push(deep_water());
    shapes.extend(Space::ALL.map(basin));
    shapes.extend(Space::ALL.map(lying));
    shapes.push(island(position, called));
    shapes.extend(spots(position).into_iter().map(swimmer));
    let ladder = ladder::ladder(position);
    let end = frame().height;
    shapes.push(ladder.at(MARGIN, end));
    Scene {
        frame: Frame {
            height: end + f64::from(ladder::height(position)),
            ..frame()
        },
        class: "board soup",
        shapes,
    }
}

/// The frame of the soup.
#[must_use]
pub fn frame() -> Frame {
    let end = at(COUNT);
    Frame::new(0, 0, end, end)
}

/// The part of the soup from one space to another.
pub(super) fn part(first: Space, last: Space) -> Frame {
    let ((left, top), (right, bottom)) = (place(first), place(last));
    let size = |from: i32, to: i32| to + SIZE - from + 2 * GAP;
    Frame::new(left - GAP, top - GAP, size(left, right), size(top, bottom))
}

/// Where a column begins, or a row.
pub(super) fn at(number: i32) -> i32 {
    MARGIN + number * (SIZE + GAP)
}

/// The column and the row of a space, counted from 0.
#[must_use]
pub fn numbers(space: Space) -> (i32, i32) {
    let word = space.word().as_bytes();
    (i32::from(word[0] - b'A'), i32::from(word[1] - b'1'))
}

/// The left and the upper edge of a space.
#[must_use]
pub fn place(space: Space) -> (i32, i32) {
    let (column, row) = numbers(space);
    (at(column), at(row))
}

/// The space in a column and a row, counted from 0.
#[must_use]
pub fn space_at(column: i32, row: i32) -> Option<Space> {
    let mut spaces = Space::ALL.into_iter();
    spaces.find(|&space| numbers(space) == (column, row))
}

/// The names of columns and rows.
#[must_use]
pub fn names() -> Shape {
    let names = (0..COUNT).flat_map(|number| {
        let letter = char::from(b'A' + number as u8);
        let middle = at(number) + SIZE / 2;
        [text(middle, 15, letter), text(9, middle + 5, number + 1)]
    });
    group(names).class("names").hidden()
}

/// The deep water around all spaces, which makes one sea of them.
#[must_use]
pub fn deep_water() -> Shape {
    let around = f64::from(GAP) * 1.1;
    let size = f64::from(SIZE) + 2.0 * around;
    let pools = Space::ALL.map(|space| {
        let (x, y) = place(space);
        rect(f64::from(x) - around, f64::from(y) - around, size, size).round(20)
    });
    // Where four pools meet nothing is left open, and the island lies in the sea.
    let inside = |columns: i32, first: i32, rows: i32| {
        let size = |count: i32| at(count) - at(0) - GAP - 2 * GAP;
        rect(at(0) + GAP, at(first) + GAP, size(columns), size(rows))
    };
    let seas = [inside(COUNT, 1, 3), inside(COUNT - 1, 3, 2)];
    group(pools.into_iter().chain(seas))
        .class("deep-water")
        .hidden()
}

/// The water of a space.
#[must_use]
pub fn water() -> Shape {
    rect(0, 0, SIZE, SIZE).round(18).class("water")
}

/// What one sees in the water of a space: the ground on which the cubes lie, light, waves and bubbles. No two
/// neighbours are alike.
#[must_use]
pub fn ripples(space: Space) -> Shape {
    let (column, row) = numbers(space);
    let turned = match (column + 2 * row) % 4 {
        0 => "translate(0 0)",
        1 => "translate(100 0) scale(-1 1)",
        2 => "translate(0 56) scale(1 -1)",
        _ => "translate(100 56) scale(-1)",
    };
    let water = [
        path("M9 24Q12 8 32 9T52 22Q46 36 27 37T9 24zM66 34q9-4 17 0t7 10q-7 6-17 4T66 34z")
            .class("sunlit"),
        path("M14 14q6-5 12 0t12 0M62 12q6-4 12 0t12 0M10 44q5-4 10 0t10 0"),
        circle(84, 26, 3),
        circle(90, 18, 1.8),
    ];
    group([
        path("M0 64q12-8 28-5t30-1 42 4v20a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18z")
            .class("seabed"),
        group(water).with("transform", turned),
    ])
    .class("ripples")
}

/// The mark in the corner of a space where an amoeba could eat: its usual meal, or another.
#[must_use]
pub fn food(space: Space, is_usual: bool) -> Shape {
    let (class, sign) = if is_usual {
        ("food", "M-5 0l4 4 6-8")
    } else {
        ("food other", "M-6 1q3-5 6 0t6 0")
    };
    let (x, y) = place(space);
    group([circle(0, 0, 11), path(sign)])
        .class(class)
        .at(x + SIZE - 7, y + 7)
}

/// Where an amoeba is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Which one.
    pub amoeba: Amoeba,
    /// Where it swims.
    pub space: Space,
    /// How much it is damaged.
    pub damage: u8,
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// How large it is: what is drawn in a square of 40 is so many times as large.
    pub scale: f64,
}

impl Spot {
    fn moved(&self) -> String {
        format!("{} scale({})", translate(self.x, self.y), self.scale)
    }
}

/// Where all amoebas are drawn.
#[must_use]
pub fn spots(position: &Ursuppe) -> Vec<Spot> {
    let spots = Space::ALL.into_iter().flat_map(|space| {
        let amoebas: Vec<_> = position.amoebas_on(space).iter().collect();
        let (left, top) = place(space);
        let places = arrange(amoebas.len());
        let spots = amoebas.into_iter().zip(places);
        spots.map(move |(amoeba, (x, y, size))| Spot {
            amoeba,
            space,
            damage: position.life(amoeba).map_or(0, |life| life.damage),
            x: f64::from(left) + x,
            y: f64::from(top) + y,
            scale: size / 40.0,
        })
    });
    spots.collect()
}

/// The key of an amoeba.
#[must_use]
pub fn amoeba_key(amoeba: Amoeba) -> String {
    format!("amoeba-{}-{}", amoeba.colour, amoeba.number)
}

fn cubes_key(colour: Colour, space: Space) -> String {
    format!("cubes-{colour}-{space}")
}

/// Where an amoeba comes from if it is new: the nearest of its colour on a neighbouring space, where it
/// would have divided (U-11.3). Before the first round none has.
fn parent(position: &Ursuppe, spots: &[Spot], spot: &Spot) -> Option<Place> {
    if matches!(position.phase(), Phase::PutFirst(_) | Phase::PutSecond(_)) {
        return None;
    }
    let far = |other: &Spot| (other.x - spot.x).hypot(other.y - spot.y);
    let near = spot.space.neighbours();
    let others = spots
        .iter()
        .filter(|other| other.amoeba.colour == spot.amoeba.colour && near.contains(other.space));
    let parent = others.min_by(|one, other| far(one).total_cmp(&far(other)));
    parent.map(|parent| (parent.x, parent.y))
}

/// The amoebas and the cubes in the soup. Amoebas come from another of their colour; cubes go into
/// an amoeba on their space, or come out of it.
#[must_use]
pub fn pieces(position: &Ursuppe, called: Names<'_>) -> Vec<Piece> {
    let spots = spots(position);
    let middle = |spot: &Spot| (spot.x + 20.0 * spot.scale, spot.y + 20.0 * spot.scale);
    let amoebas = spots.iter().map(|spot| {
        let Amoeba { colour, number } = spot.amoeba;
        let scaled = format_args!("scale({})", spot.scale).to_string();
        Piece {
            key: amoeba_key(spot.amoeba),
            kind: amoeba_key(spot.amoeba),
            nature: Nature::Amoeba,
            count: 1,
            at: (spot.x, spot.y),
            shape: group([figure(colour, number, spot.damage, called)]).with("transform", scaled),
            home: parent(position, &spots, spot),
        }
    });
    let acting = position.acting();
    let eater = |space: Space| {
        let here = || spots.iter().filter(move |spot| spot.space == space);
        let acts = here().find(|spot| Some(spot.amoeba) == acting);
        acts.or_else(|| here().next()).map(middle)
    };
    let colours = position.colours();
    let lying = Space::ALL.into_iter().flat_map(|space| {
        let home = eater(space);
        let (left, top) = place(space);
        let (left, top) = (f64::from(left), f64::from(top));
        let cubes = position.cubes(space);
        colours.iter().zip(0..).map(move |(colour, nth)| {
            let spot = ChipSpot::on_space(nth, colours.len() as i32);
            let scaled = format_args!("scale({})", spot.wide / 20.0).to_string();
            let half = spot.wide / 2.0;
            Piece {
                key: cubes_key(colour, space),
                kind: format!("cubes-{colour}"),
                nature: Nature::Cubes,
                count: cubes[colour].into(),
                at: (left + spot.x, top + spot.y),
                shape: group([cube(colour, called)]).with("transform", scaled),
                home: home.map(|(x, y)| (x - half, y - half)),
            }
        })
    });
    amoebas.chain(lying).collect()
}

/// Where so many amoebas swim in one space, and how large they are: as large as there is room.
fn arrange(count: usize) -> Vec<(f64, f64, f64)> {
    const LARGEST: f64 = 44.0;
    const EDGE: f64 = 4.0;
    let wide = f64::from(SIZE) - 2.0 * EDGE;
    let high = f64::from(SHORE) - EDGE;
    let size = |rows: usize| {
        let columns = count.div_ceil(rows);
        (high / rows as f64).min(wide / columns as f64).min(LARGEST)
    };
    let rows =
        (1..=count.max(1)).max_by(|&one, &two| size(one).total_cmp(&size(two)).then(two.cmp(&one)));
    let rows = rows.unwrap_or(1);
    let columns = count.div_ceil(rows).max(1);
    let size = size(rows);
    let places = (0..count).map(|nth| {
        let (row, column) = (nth / columns, nth % columns);
        let in_row = columns.min(count - row * columns);
        let left = (f64::from(SIZE) - size * in_row as f64) / 2.0;
        let top = EDGE + (high - size * rows as f64) / 2.0;
        (left + size * column as f64, top + size * row as f64, size)
    });
    places.collect()
}

/// Where the cubes of a colour lie, with their number below them, or beside them if there are
/// many colours. Each colour has its place, the same on all spaces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChipSpot {
    x: f64,
    y: f64,
    wide: f64,
    number: (f64, f64),
    /// So wide may a heap of cubes be.
    room: f64,
    /// Does the number stand beside the cube?
    pub is_beside: bool,
}

/// How far the cubes of a heap are turned, in degrees.
const TURNS: [i32; 5] = [-7, 5, -3, 8, -5];

/// Where so many cubes lie, and how wide each is: as large as they have room, so that one can count them; what
/// is more than a heap shows is told by its number. They lie around the place of a single one, which is so wide.
fn heap(count: u8, wide: f64, room: f64) -> Vec<(f64, f64, f64)> {
    const MOST: u8 = 9;
    const HIGH: f64 = 24.0;
    const LARGEST: f64 = 15.0;
    if count <= 1 {
        return vec![(0.0, 1.0, wide)];
    }
    let count = usize::from(count.min(MOST));
    let in_a_row = if count <= 4 { 2 } else { 3 };
    let rows = count.div_ceil(in_a_row);
    let step = (room / in_a_row as f64)
        .min(HIGH / rows as f64)
        .min(LARGEST);
    let places = (0..count).map(|nth| {
        let (row, column) = (nth / in_a_row, nth % in_a_row);
        let of_row = in_a_row.min(count - row * in_a_row);
        let x = wide / 2.0 + step * (column as f64 - of_row as f64 / 2.0);
        // The first row lies on the ground.
        let y = (HIGH + step * rows as f64) / 2.0 - step * (row + 1) as f64;
        (x, y, step - 0.4)
    });
    places.collect()
}

impl ChipSpot {
    /// The place on a space of one of so many colours.
    #[must_use]
    pub fn on_space(nth: i32, of: i32) -> ChipSpot {
        const ROOM: f64 = 96.0;
        const MOST_IN_A_ROW: i32 = 4;
        let edge = (f64::from(SIZE) - ROOM) / 2.0;
        let line = f64::from(SHORE);
        if of > MOST_IN_A_ROW {
            let in_a_row = (of + 1) / 2;
            return ChipSpot {
                x: edge + ROOM / f64::from(in_a_row) * f64::from(nth % in_a_row),
                y: line + 20.0 * f64::from(nth / in_a_row) + 1.0,
                wide: 12.0,
                number: (13.0, 11.0),
                room: 12.0,
                is_beside: true,
            };
        }
        let each = ROOM / f64::from(of);
        let wide = 20.0;
        ChipSpot {
            x: edge + each * f64::from(nth) + (each - wide) / 2.0,
            y: line,
            wide,
            number: (wide / 2.0, 39.0),
            room: each - 1.0,
            is_beside: false,
        }
    }

    /// The place in the supply, where there are more of all: two in a row, however many colours.
    pub(super) fn in_supply(nth: i32) -> ChipSpot {
        ChipSpot {
            x: f64::from(6 + 48 * (nth % 2)),
            y: f64::from(36 + 21 * (nth / 2)),
            wide: 16.0,
            number: (19.0, 14.0),
            room: 16.0,
            is_beside: true,
        }
    }

    /// Its left and upper edge.
    #[must_use]
    pub fn place(self) -> (f64, f64) {
        (self.x, self.y)
    }

    /// Its right upper corner, seen from its left one.
    #[must_use]
    pub fn corner(self) -> (f64, f64) {
        (self.wide, 2.0)
    }

    /// The cubes that lie here, and how many there are. Where there are none, the place of one is shown.
    #[must_use]
    pub fn cubes(self, colour: Colour, count: u8, called: Names<'_>) -> Vec<Shape> {
        let places = if self.is_beside {
            vec![(0.0, 0.0, self.wide)]
        } else {
            heap(count, self.wide, self.room)
        };
        let lying = places.into_iter().zip(TURNS.into_iter().cycle());
        let cubes = lying.map(|((x, y, wide), turn)| {
            let turn = if count > 1 { turn } else { 0 };
            let scale = wide / 20.0;
            let at =
                format_args!("translate({x:.1} {y:.1}) scale({scale:.2}) rotate({turn} 10 10)")
                    .to_string();
            group([cube(colour, called)]).with("transform", at)
        });
        let (x, y) = self.number;
        // On a space a faint cube says that there are none.
        let is_told = count > 0 || self.is_beside;
        let count = if is_told {
            count.to_string()
        } else {
            String::new()
        };
        // A wide number would touch its neighbour.
        let number = text(x, y, &count).class(if count.len() > 1 { "tens" } else { "ones" });
        cubes.chain([number]).collect()
    }

    /// The cubes of a colour on a space. Where there are none, their place is faint.
    fn chip(self, colour: Colour, count: u8, called: Names<'_>) -> Shape {
        let none = if count > 0 { "" } else { " none" };
        group(self.cubes(colour, count, called))
            .class(format_args!("chip{none}{}", self.class()))
            .at(self.x, self.y)
    }

    /// More classes of a chip that lies here.
    pub(super) fn class(self) -> &'static str {
        if self.is_beside { " beside" } else { "" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amoebas_do_not_touch_the_edge_of_their_space() {
        for count in 1..30 {
            let places = arrange(count);
            assert_eq!(places.len(), count);
            for (x, y, size) in places {
                assert!(x >= 0.0 && y >= 0.0, "{count}");
                assert!(x + size <= f64::from(SIZE) + 1e-6, "{count}");
                assert!(y + size <= f64::from(SHORE) + 1e-6, "{count}");
            }
        }
    }

    /// However many lie there, they stay above their number and out of their neighbours' places.
    #[test]
    fn cubes_lie_in_their_place() {
        for (count, colours) in (0..20).flat_map(|count| [(count, 3), (count, 4)]) {
            let room = 96.0 / f64::from(colours);
            let places = heap(count, 20.0, room);
            assert_eq!(places.len(), usize::from(count.clamp(1, 9)));
            for (x, y, wide) in places {
                assert!(y >= 0.0 && y + wide <= 24.0, "{count}: {y}");
                assert!((x - 10.0).abs() <= room / 2.0, "{count}: {x}");
                assert!((x + wide - 10.0).abs() <= room / 2.0, "{count}: {x}");
            }
        }
    }

    /// Numbers of two digits end before the next cube begins.
    #[test]
    fn numbers_do_not_run_together() {
        const DIGIT: f64 = 8.0;
        let spaces = (5..=6).flat_map(|of| (1..of).map(move |nth| (nth, of)));
        let on_spaces =
            spaces.map(|(nth, of)| [nth - 1, nth].map(|nth| ChipSpot::on_space(nth, of)));
        let supply = (1..6).map(|nth| [nth - 1, nth].map(ChipSpot::in_supply));
        for [one, next] in on_spaces
            .chain(supply)
            .filter(|[one, next]| one.y == next.y)
        {
            let end = one.x + one.number.0 + 2.0 * DIGIT;
            assert!(end < next.x, "{one:?} {next:?}");
        }
    }

    /// A supply without a number would leave it open whether there are none.
    #[test]
    fn an_empty_supply_says_so() {
        let drawn = |spot: ChipSpot| {
            let shapes = spot.cubes(Colour::Red, 0, &|_| String::new());
            group(shapes).to_string()
        };
        assert!(drawn(ChipSpot::in_supply(0)).contains(">0<"));
        assert!(!drawn(ChipSpot::on_space(0, 4)).contains(">0<"));
    }

    #[test]
    fn every_space_has_a_place_of_its_own() {
        let b1: Space = "B1".parse().expect("a space");
        assert_eq!(place(b1), (128, 22));
        assert_eq!(space_at(1, 0), Some(b1));
        assert_eq!(space_at(2, 2), None);
        assert_eq!(part(b1, b1), Frame::new(122, 16, 112, 112));
    }

    /// U-11.3: a new amoeba swims beside its parent, not with it.
    #[test]
    fn an_amoeba_comes_from_beside_it() {
        const SOUP: &str = "ursuppe red,yellow,green,blue - 3 e10 w6,w12,e8,e10,n9,n11,s13,14 \
            r2y1g2b3/r3g2,r1y2g1b1,y2g1b1,r2b2,y1g3/r2y1,y2g1b2,r1y1g2b1,g2b2/\
            r2y3,y1b1,r1g1b2,y2g2b1,r2y1/y2,r1g2,y1b2,r2 \
            red:19:4:speed:1B2,2B3,3B1 yellow:16:3:tentacle:1B2+1,2D3,3D4 \
            green:23:1:armor/escape:1D2,2E3,3D3 blue:14:6:-:1A4,2B3+1,4C5 ";
        let home = |phase: &str, key: &str| {
            let position: Ursuppe = format!("{SOUP}{phase}").parse().expect("a position");
            let pieces = pieces(&position, &|name| format!("{name:?}"));
            let of = |key: &str| {
                pieces
                    .iter()
                    .find(|piece| piece.key == key)
                    .expect("it swims")
            };
            let homes = pieces.iter().filter(|piece| Some(piece.at) == of(key).home);
            homes.map(|piece| piece.key.clone()).next()
        };
        assert_eq!(
            home("move red1", "amoeba-red-3"),
            Some("amoeba-red-1".to_owned())
        );
        // Yellow swims with red, but none of its own is beside it.
        assert_eq!(home("move red1", "amoeba-yellow-1"), None);
    }
}
