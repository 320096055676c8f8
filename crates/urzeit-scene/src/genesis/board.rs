//! The board of Genesis.

use urzeit_rules::{
    Genesis, Seat,
    genesis::{
        Area, Herd, Space, Spaces, Terrain,
        spaces::{COLUMNS, LEFT_COLUMNS, ROWS},
    },
};

use super::{
    Names,
    glyphs::{Block, blocked, tile},
    land::{self, MIDDLE, x, y},
};
use crate::{
    piece::{Nature, Piece},
    scene::Scene,
    shape::{Shape, group, path, rect, text},
};

/// The whole board: right of the river, nothing is shown where nothing is in play (G-2.2).
#[must_use]
pub fn board(position: &Genesis, called: Names<'_>) -> Scene {
    let columns = columns(position);
    let on = |space: Space| {
        let (x, y) = place(space);
        let content = content(position, space, called);
        group([bare()].into_iter().chain(content))
            .class("space")
            .at(x, y)
    };
    let spaces = Space::all().filter(|space| space.column() < columns);
    let mut shapes = vec![names(columns)];
    shapes.extend(river(columns));
    shapes.extend(spaces.map(on));
    shapes.push(bonds(position));
    Scene {
        frame: land::frame(columns),
        class: "board",
        shapes,
    }
}

/// How many columns of the board are shown.
#[must_use]
pub fn columns(position: &Genesis) -> usize {
    if position.in_play() == Spaces::ALL {
        COLUMNS
    } else {
        LEFT_COLUMNS
    }
}

/// The left and the upper edge of a space.
#[must_use]
pub fn place(space: Space) -> (i32, i32) {
    (x(space.column()), y(space.row()))
}

/// The names of columns and rows.
#[must_use]
pub fn names(columns: usize) -> Shape {
    let letters = (0..columns).map(|column| {
        let letter = char::from(b'a' + column as u8);
        text(x(column) + MIDDLE, 14, letter)
    });
    let numbers = (0..ROWS).map(|row| text(9, y(row) + MIDDLE + 4, row + 1));
    group(letters.chain(numbers)).class("names").hidden()
}

/// The river, where both of its banks are shown.
#[must_use]
pub fn river(columns: usize) -> Option<Shape> {
    let lines = || ["river", "river flows"].map(|class| path(land::river()).class(class));
    (columns == COLUMNS).then(|| group(lines()))
}

/// The ground of a space.
#[must_use]
pub fn bare() -> Shape {
    rect(1, 1, 38, 38).round(5).class("ground-bare")
}

/// What lies on a space.
#[must_use]
pub fn content(position: &Genesis, space: Space, called: Names<'_>) -> Option<Shape> {
    if let Some((seat, terrain)) = position.tile(space) {
        let species = position.species()[seat.index()];
        return Some(tile(species, terrain, called).keyed(tile_key(space)));
    }
    Block::on(position.board(), space).map(blocked)
}

fn tile_key(space: Space) -> String {
    format!("tile-{space}")
}

/// The tiles on the board.
#[must_use]
pub fn pieces(position: &Genesis, called: Names<'_>) -> Vec<Piece> {
    let on = |space: Space| {
        position.tile(space)?;
        let (x, y) = place(space);
        Some(Piece {
            key: tile_key(space),
            kind: tile_key(space),
            nature: Nature::Tile,
            count: 1,
            at: (x.into(), y.into()),
            shape: content(position, space, called)?,
            home: None,
        })
    };
    Space::all().filter_map(on).collect()
}

/// What joins tiles into areas, and tiles of one species in an area into herds.
#[must_use]
pub fn bonds(position: &Genesis) -> Shape {
    let of_terrain = |terrain: Terrain| {
        let tiles = position.tiles_of(terrain);
        [
            path(land::bonds(tiles, MIDDLE - 4)).class(format_args!("bond {terrain}")),
            path(land::joints(tiles)).class(format_args!("joint {terrain}")),
        ]
    };
    let seats = Seat::all(position.species().len());
    let herds = seats.map(|seat| {
        let owned = position.owned_by(seat);
        let bonds = Terrain::ALL.map(|terrain| land::bonds(owned & position.tiles_of(terrain), 14));
        let species = position.species()[seat.index()];
        path(bonds.concat()).class(format_args!("bond herd {species}"))
    });
    let areas = Terrain::ALL.into_iter().flat_map(of_terrain);
    group(areas.chain(herds)).class("bonds").hidden()
}

/// The border of an area, with what its herds take; in front of it a veil over all else if so many
/// columns are given.
#[must_use]
pub fn marked(area: &Area, veil: Option<usize>) -> Vec<Shape> {
    let badge = |herd: &Herd| {
        let (x, y) = place(first_of(herd).filter(|_| herd.points > 0)?);
        let points = format!("+{}", herd.points);
        // As wide as its number, around the same place.
        let wide = 12 + 7 * points.len() as i32;
        let shapes = [
            rect(30 - wide / 2, -5, wide, 18).round(9),
            text(30, 8.5, points),
        ];
        Some(group(shapes).class("badge").at(x, y))
    };
    let veil = veil.map(|columns| {
        path(land::all_but(area.tiles, columns))
            .class("veil")
            .with("fill-rule", "evenodd")
    });
    let border = land::border(area.tiles);
    let lines = [
        path(&border).class("border under"),
        path(&border).class("border"),
    ];
    let badges = area.herds.iter().filter_map(badge);
    veil.into_iter().chain(lines).chain(badges).collect()
}

/// The first space of a herd in reading order.
#[must_use]
pub fn first_of(herd: &Herd) -> Option<Space> {
    Space::all().find(|space| herd.tiles.contains(*space))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::genesis::{LOOK, Name};

    pub(in crate::genesis) fn called(name: Name) -> String {
        match name {
            Name::Species(species) => species.word().to_owned(),
            Name::Terrain(terrain) => terrain.word().to_owned(),
        }
    }

    const RECORD: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n\
        * start 1\n* dice forest forest\n1 place forest a1\n1 place forest b1\n* dice wild forest\n2 place forest a2\n2 end\n";

    fn position() -> Genesis {
        let reading = urzeit_rules::Record::<Genesis>::read(RECORD).expect("it can be read");
        assert!(reading.stopped.is_none(), "{:?}", reading.stopped);
        *reading.record.position()
    }

    #[test]
    fn a_board_shows_what_lies_there() {
        let svg = board(&position(), &called).to_svg(&LOOK, "Genesis", "Two & two");
        assert_eq!(svg.matches("class=\"tile\"").count(), 3);
        assert_eq!(svg.matches("#figure-reptile").count(), 2);
        // G-2.2: the spaces right of the river are not shown to two players.
        assert_eq!(svg.matches("class=\"space\"").count(), 110);
        assert_eq!(svg.matches("class=\"river\"").count(), 0);
        assert!(svg.contains("<desc id=\"description\">Two &amp; two</desc>"));
    }

    #[test]
    fn every_symbol_that_is_shown_is_defined() {
        let svg = board(&position(), &called).to_svg(&LOOK, "", "");
        for used in svg.split("href=\"#").skip(1) {
            let name = used.split('"').next().expect("there is a first");
            assert!(svg.contains(&format!("<symbol id=\"{name}\"")), "{name}");
        }
    }

    #[test]
    fn herds_that_take_points_have_a_badge() {
        let score = position().score();
        let area = score.areas.iter().find(|area| area.tiles.len() == 3);
        let shapes = marked(area.expect("three tiles are connected"), None);
        let badges = shapes.iter().filter(|shape| shape.tag == crate::Tag::Group);
        assert_eq!(badges.count(), 2);
    }
}
