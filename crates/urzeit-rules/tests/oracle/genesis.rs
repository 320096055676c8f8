//! Genesis, plainly: the definition of the rules (`rules/genesis.md`) in the most direct code
//! there is. It is kept to check the fast implementation and to be measured beside it, so it
//! shares nothing with it. Areas, herds and the end of the game are found by flood fill over a
//! grid, and the legal actions are listed afresh whenever somebody asks.

use std::cmp::Reverse;
use std::fmt;

/// Columns of the board, `a` to `n`.
pub const COLUMNS: usize = 14;
/// Rows of the board, `1` to `10`.
pub const ROWS: usize = 10;
/// Columns left of the river, `a` to `k` (G-1.3).
pub const LEFT_OF_RIVER: usize = 11;

/// Column, then row, both from 0: `a1` is `(0, 0)`, `n10` is `(13, 9)` (G-1.1).
pub type Space = (usize, usize);

// G-1.4
const PANGAEA: [&str; ROWS] = [
    "...v....t....v",
    ".t....v....t..",
    "....t....v....",
    "v......t....v.",
    "..t..v....t...",
    "..............",
    ".v..t.....v.t.",
    "......t.......",
    "...v....t..v..",
    "..............",
];

/// What a tile shows beside its species.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Terrain {
    Forest,
    Savannah,
    Mountain,
    Wetland,
}

impl Terrain {
    /// Every terrain, in the order of the rules.
    pub const ALL: [Terrain; 4] = [
        Terrain::Forest,
        Terrain::Savannah,
        Terrain::Mountain,
        Terrain::Wetland,
    ];

    /// Reads a terrain's name.
    pub fn parse(text: &str) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|t| t.to_string() == text)
    }
}

impl fmt::Display for Terrain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Terrain::Forest => "forest",
            Terrain::Savannah => "savannah",
            Terrain::Mountain => "mountain",
            Terrain::Wetland => "wetland",
        })
    }
}

/// What a die shows (G-1.7: two of its six faces are wild).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    Terrain(Terrain),
    Wild,
}

impl Face {
    /// Reads a face as it stands in a `* dice` entry.
    pub fn parse(text: &str) -> Option<Face> {
        if text == "wild" {
            return Some(Face::Wild);
        }
        Terrain::parse(text).map(Face::Terrain)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Terrain(terrain) => terrain.fmt(f),
            Face::Wild => f.write_str("wild"),
        }
    }
}

/// What a player can choose; its text is a record's entry without the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    Place(Terrain, Space),
    End,
}

impl Action {
    /// Reads an action in its one canonical notation.
    pub fn parse(text: &str) -> Option<Action> {
        if text == "end" {
            return Some(Action::End);
        }
        let (terrain, space) = text.strip_prefix("place ")?.split_once(' ')?;
        let terrain = Terrain::parse(terrain)?;
        let column = (0..COLUMNS).find(|&c| space.starts_with(column_letter(c)))?;
        let row = (0..ROWS).find(|r| space[1..] == (r + 1).to_string())?;
        Some(Action::Place(terrain, (column, row)))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(terrain, (column, row)) => {
                write!(f, "place {terrain} {}{}", column_letter(*column), row + 1)
            }
            Action::End => f.write_str("end"),
        }
    }
}

fn column_letter(column: usize) -> char {
    char::from(b"abcdefghijklmn"[column])
}

/// What shares a place (G-5.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    Herds,
    Players,
    OwnPlace,
}

/// The variants of a game; a random board is drawn before and given here like a custom one.
#[derive(Clone, Debug)]
pub struct Options {
    /// Ten rows of fourteen of `.`, `v`, `t`.
    pub board: Vec<Vec<char>>,
    pub tiles_per_terrain: u32,
    /// The start player, counted from 0, if the players have named one (G-2.3).
    pub start: Option<usize>,
    pub finish_turn: bool,
    pub ties: Ties,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: PANGAEA.iter().map(|row| row.chars().collect()).collect(),
            tiles_per_terrain: 13,
            start: None,
            finish_turn: false,
            ties: Ties::Herds,
        }
    }
}

/// Whether a random board may come out like this (G-1.5).
pub fn allowed_board(rows: &[Vec<char>]) -> bool {
    if !is_map(rows) {
        return false;
    }
    let open = |(column, row): Space| rows[row][column] == '.';
    let open_left = |space: Space| space.0 < LEFT_OF_RIVER && open(space);
    let left: Vec<Space> = all_spaces().filter(|&s| open_left(s)).collect();
    let whole: Vec<Space> = all_spaces().filter(|&s| open(s)).collect();
    left.len() == LEFT_OF_RIVER * ROWS - 17
        && whole.len() == COLUMNS * ROWS - 22
        && flood(left[0], open_left, &mut unseen()).len() == left.len()
        && flood(whole[0], open, &mut unseen()).len() == whole.len()
}

fn is_map(rows: &[Vec<char>]) -> bool {
    rows.len() == ROWS
        && rows
            .iter()
            .all(|row| row.len() == COLUMNS && row.iter().all(|c| ".vt".contains(*c)))
}

/// What is to happen next; seats count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The start player is to be named.
    Start,
    /// This seat's dice are to be rolled.
    Roll(usize),
    /// This seat is to choose an action.
    Choose(usize),
    Over,
}

/// An area that scores, that is one of three tiles or more (G-5.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    pub terrain: Terrain,
    /// Its spaces row by row, each from left to right.
    pub tiles: Vec<Space>,
    pub multiplier: u32,
    /// Largest first; among equals, the one with the first tile first.
    pub herds: Vec<Herd>,
}

/// The connected tiles of one player in an area (G-5.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Herd {
    pub owner: usize,
    pub size: usize,
    /// Where players share, or one takes all, it stands with the first of the herds that earn it.
    pub points: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    /// Blocked or out of play.
    Closed,
    Vacant,
    Tile(usize, Terrain),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Roll,
    First(Face, Face),
    /// A tile has answered to a die; this is the other one.
    Second(Face),
    Over,
}

/// A game of Genesis.
#[derive(Clone, Debug)]
pub struct Plain {
    finish_turn: bool,
    ties: Ties,
    board: Vec<Vec<Cell>>,
    /// For each seat, the tiles left of each terrain.
    supply: Vec<[u32; 4]>,
    player: usize,
    phase: Phase,
}

impl Plain {
    /// A game before its first turn, or before its start player is drawn (G-2.3).
    ///
    /// # Panics
    /// When the number of players or the board is refused (G-2.1, G-1.5).
    pub fn new(players: usize, options: Options) -> Plain {
        assert!((2..=4).contains(&players), "G-2.1: two to four players");
        assert!(is_map(&options.board), "G-1.5: ten rows of fourteen of .vt");
        assert!(options.tiles_per_terrain > 0, "G-1.6: players have tiles");
        let mut board = vec![vec![Cell::Closed; COLUMNS]; ROWS];
        for (column, row) in all_spaces() {
            let in_play = players > 2 || column < LEFT_OF_RIVER; // G-2.2
            if in_play && options.board[row][column] == '.' {
                board[row][column] = Cell::Vacant;
            }
        }
        let mut game = Plain {
            finish_turn: options.finish_turn,
            ties: options.ties,
            board,
            supply: vec![[options.tiles_per_terrain; 4]; players],
            player: 0,
            phase: Phase::Start,
        };
        assert!(!game.is_full(), "G-1.5: no three spaces are connected");
        if let Some(seat) = options.start {
            game.start(seat);
        }
        game
    }

    /// Names the start player (G-2.3).
    pub fn start(&mut self, seat: usize) {
        assert!(self.phase == Phase::Start && seat < self.supply.len());
        self.player = seat;
        self.phase = Phase::Roll;
    }

    /// The dice of the turn (G-3.1).
    pub fn roll(&mut self, first: Face, second: Face) {
        assert_eq!(self.phase, Phase::Roll);
        self.phase = Phase::First(first, second);
    }

    /// What is to happen next.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start => Turn::Start,
            Phase::Roll => Turn::Roll(self.player),
            Phase::First(..) | Phase::Second(_) => Turn::Choose(self.player),
            Phase::Over => Turn::Over,
        }
    }

    /// Every action the player may choose; empty when nobody is to choose.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for terrain in Terrain::ALL {
            let allowed = match self.phase {
                Phase::First(..) => true, // G-3.6: of any terrain the player has
                Phase::Second(die) => shows(die, terrain) || self.takes_any(die),
                _ => false,
            };
            if !allowed || self.tiles_left(terrain) == 0 {
                continue;
            }
            for (column, row) in all_spaces() {
                // G-3.5
                if self.board[row][column] == Cell::Vacant {
                    actions.push(Action::Place(terrain, (column, row)));
                }
            }
        }
        if matches!(self.phase, Phase::Second(_)) {
            actions.push(Action::End); // G-3.6
        }
        actions
    }

    /// Plays one of the legal actions, and the `end` that is forced after it (G-3.9).
    pub fn act(&mut self, action: Action) {
        debug_assert!(self.legal().contains(&action), "illegal: {action}");
        let Action::Place(terrain, (column, row)) = action else {
            return self.end_turn();
        };
        let other_die = match self.phase {
            Phase::First(first, second) => self.other_die(first, second, terrain),
            _ => None,
        };
        self.board[row][column] = Cell::Tile(self.player, terrain);
        self.supply[self.player][terrain as usize] -= 1;

        if self.is_full() && (!self.finish_turn || other_die.is_none()) {
            self.phase = Phase::Over; // G-4.1, G-4.2
            return;
        }
        match other_die {
            Some(die) if self.has_tiles(self.player) => self.phase = Phase::Second(die),
            _ => self.end_turn(), // G-3.6, or the forced end of G-3.9
        }
    }

    /// The points of each seat, as if the game ended here.
    pub fn points(&self) -> Vec<u32> {
        let mut points = vec![0; self.supply.len()];
        for area in self.areas() {
            for herd in area.herds {
                points[herd.owner] += herd.points;
            }
        }
        points
    }

    /// The areas that score, as if the game ended here, ordered by their first tile.
    pub fn areas(&self) -> Vec<Area> {
        let mut areas = Vec::new();
        let mut seen = unseen();
        for (column, row) in all_spaces() {
            let Cell::Tile(_, terrain) = self.board[row][column] else {
                continue;
            };
            let same_terrain =
                |(c, r): Space| matches!(self.board[r][c], Cell::Tile(_, t) if t == terrain);
            let mut tiles = flood((column, row), same_terrain, &mut seen);
            // G-5.1
            if tiles.len() >= 3 {
                tiles.sort_by_key(|&(column, row)| (row, column));
                let herds = self.herds(&tiles);
                areas.push(Area {
                    terrain,
                    tiles,
                    multiplier: 1,
                    herds,
                });
            }
        }
        multiply(&mut areas);
        for area in &mut areas {
            self.share_places(area);
        }
        areas
    }

    fn herds(&self, area: &[Space]) -> Vec<Herd> {
        let mut herds = Vec::new();
        let mut seen = unseen();
        for &(column, row) in area {
            // G-5.2: same species and, being in the same area, same terrain
            let tile = self.board[row][column];
            let herd = flood((column, row), |(c, r)| self.board[r][c] == tile, &mut seen);
            if let (Cell::Tile(owner, _), size @ 1..) = (tile, herd.len()) {
                herds.push(Herd {
                    owner,
                    size,
                    points: 0,
                });
            }
        }
        herds.sort_by_key(|herd| Reverse(herd.size));
        herds
    }

    fn share_places(&self, area: &mut Area) {
        let size = area.herds[0].size;
        let count = area.herds.iter().filter(|h| h.size == size).count();
        let (largest, smaller) = area.herds.split_at_mut(count);
        if smaller.is_empty() || (count > 1 && self.ties != Ties::OwnPlace) {
            return self.share(6 * area.multiplier, largest); // G-5.4, G-5.6
        }
        let size = smaller[0].size;
        let count = smaller.iter().filter(|h| h.size == size).count();
        self.share(4 * area.multiplier, largest); // G-5.5, G-5.10 own_place
        self.share(2 * area.multiplier, &mut smaller[..count]);
    }

    fn share(&self, points: u32, herds: &mut [Herd]) {
        if herds.iter().all(|herd| herd.owner == herds[0].owner) {
            herds[0].points = points; // G-5.12: nothing is divided
            return;
        }
        let mut sharing: Vec<usize> = Vec::new();
        for index in 0..herds.len() {
            let owner = herds[index].owner;
            let counted = sharing.iter().any(|&other| herds[other].owner == owner);
            // G-5.10 players, own_place: each player is counted once
            if self.ties == Ties::Herds || !counted {
                sharing.push(index);
            }
        }
        for &index in &sharing {
            herds[index].points = points / sharing.len() as u32; // G-5.9
        }
    }

    /// The die that is left when a first tile of this terrain has answered to one (G-3.6).
    fn other_die(&self, first: Face, second: Face, terrain: Terrain) -> Option<Face> {
        if shows(first, terrain) {
            Some(second)
        } else if shows(second, terrain) {
            Some(first)
        } else if self.takes_any(first) {
            Some(second)
        } else if self.takes_any(second) {
            Some(first)
        } else {
            None
        }
    }

    fn takes_any(&self, die: Face) -> bool {
        match die {
            Face::Wild => true,                                      // G-3.3
            Face::Terrain(terrain) => self.tiles_left(terrain) == 0, // G-3.4
        }
    }

    fn tiles_left(&self, terrain: Terrain) -> u32 {
        self.supply[self.player][terrain as usize]
    }

    fn has_tiles(&self, seat: usize) -> bool {
        self.supply[seat].iter().any(|&tiles| tiles > 0)
    }

    fn end_turn(&mut self) {
        // G-4.2: only with `finish_turn` can a turn go on when the land is full
        if self.finish_turn && self.is_full() {
            self.phase = Phase::Over;
            return;
        }
        let players = self.supply.len();
        for step in 1..=players {
            let seat = (self.player + step) % players;
            // G-3.7, G-3.8
            if self.has_tiles(seat) {
                self.player = seat;
                self.phase = Phase::Roll;
                return;
            }
        }
        self.phase = Phase::Over; // G-4.3
    }

    /// Whether no three vacant spaces are connected (G-4.1).
    fn is_full(&self) -> bool {
        let mut seen = unseen();
        let vacant = |(column, row): Space| self.board[row][column] == Cell::Vacant;
        all_spaces().all(|space| flood(space, vacant, &mut seen).len() < 3)
    }
}

fn shows(die: Face, terrain: Terrain) -> bool {
    die == Face::Terrain(terrain)
}

fn multiply(areas: &mut [Area]) {
    let tripled = single_largest(areas, |_| true).map(|index| {
        areas[index].multiplier = 3; // G-5.7
        areas[index].terrain
    });
    for terrain in Terrain::ALL {
        if tripled == Some(terrain) {
            continue;
        }
        if let Some(index) = single_largest(areas, |area| area.terrain == terrain) {
            areas[index].multiplier = 2; // G-5.8
        }
    }
}

/// The largest of the areas that count, unless several tie for it.
fn single_largest(areas: &[Area], counts: impl Fn(&Area) -> bool) -> Option<usize> {
    let counted = || (0..areas.len()).filter(|&i| counts(&areas[i]));
    let size = counted().map(|i| areas[i].tiles.len()).max()?;
    let mut largest = counted().filter(|&i| areas[i].tiles.len() == size);
    let single = largest.next();
    if largest.next().is_some() {
        return None;
    }
    single
}

/// The unseen members connected with a space, itself included; they are seen from now on.
fn flood(from: Space, member: impl Fn(Space) -> bool, seen: &mut [Vec<bool>]) -> Vec<Space> {
    let mut found = Vec::new();
    let mut stack = vec![from];
    while let Some((column, row)) = stack.pop() {
        if seen[row][column] || !member((column, row)) {
            continue;
        }
        seen[row][column] = true;
        found.push((column, row));
        let (left, up) = (column.wrapping_sub(1), row.wrapping_sub(1));
        for (c, r) in [
            (left, row),
            (column + 1, row),
            (column, up),
            (column, row + 1),
        ] {
            if c < COLUMNS && r < ROWS {
                stack.push((c, r));
            }
        }
    }
    found
}

fn unseen() -> Vec<Vec<bool>> {
    vec![vec![false; COLUMNS]; ROWS]
}

/// Row by row, each from left to right.
fn all_spaces() -> impl Iterator<Item = Space> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
}
