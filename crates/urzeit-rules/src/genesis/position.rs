//! What a position of Genesis holds, its text, and its invariants.

use std::{fmt, str::FromStr};

use super::{
    board::{Board, read_rows, write_rows},
    chance::Face,
    setup::{self, BoardOption, End, Setup, Species, Ties},
    spaces::{Space, Spaces},
    supply::Supply,
    terrain::Terrain,
};
use crate::{
    BadPosition, Broken, Game, Seat, Setup as _,
    notation::{Wanted, Words},
    position::{EMPTY, read_head, write_head},
};

const MAX_PLAYERS: usize = *setup::PLAYERS.end();

/// A position of Genesis.
///
/// ```
/// use urzeit_rules::{Game, Genesis, Seat, Setup, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
/// let mut game = Genesis::new(&setup);
/// game.settle("start 2".parse()?);
/// game.settle("dice forest wild".parse()?);
/// game.act(Seat::at(1), "place forest c4".parse()?);
/// assert_eq!(game.tile("c4".parse()?), Some((Seat::at(1), genesis::Terrain::Forest)));
/// assert_eq!(game.score().points, [0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Genesis {
    pub(super) board: Board,
    /// In play, not blocked, not occupied: what G-3.5 and G-4.1 speak of.
    pub(super) vacant: Spaces,
    /// How many they are: known before it is known which of them the last tile took.
    pub(super) vacant_len: u8,
    /// The first vacant space with two vacant neighbours. While there is one the land is not
    /// full (G-4.1); kept because it seldom changes and every tile asks for it.
    middle: Option<Space>,
    /// The tiles of each terrain, whoever owns them.
    pub(super) tiles: [Spaces; Terrain::ALL.len()],
    /// The tiles of each seat, whatever their terrain.
    pub(super) owned: [Spaces; MAX_PLAYERS],
    /// Tiles not placed yet, by seat and terrain: always `tiles_per_terrain` less those on
    /// the board, kept because every choice looks at it.
    supplies: [Supply; MAX_PLAYERS],
    pub(super) phase: Phase,
    /// The start player, if the players have named one (G-2.3).
    start: Option<Seat>,
    pub(super) end: End,
    pub(super) ties: Ties,
    tiles_per_terrain: u8,
    players: u8,
    /// Only the first `players` count.
    species: [Species; MAX_PLAYERS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The random board is due (G-1.5).
    Board,
    /// The start player is due (G-2.3).
    Start,
    /// This seat's dice are due (G-3.1).
    Roll(Seat),
    /// This seat places the first tile; the dice as rolled.
    First(Seat, [Face; 2]),
    /// This seat places a second tile that answers to this die, or ends the turn.
    Second(Seat, Face),
    /// Nothing.
    Over,
}

impl Genesis {
    /// The position before the first entry.
    pub(super) fn new(setup: &Setup) -> Genesis {
        let mut species = Species::ALL;
        species[..setup.species.len()].copy_from_slice(&setup.species);
        let mut position = Genesis {
            board: Board {
                volcanoes: Spaces::NONE,
                tar_pits: Spaces::NONE,
            },
            vacant: Spaces::NONE,
            vacant_len: 0,
            middle: None,
            tiles: [Spaces::NONE; Terrain::ALL.len()],
            owned: [Spaces::NONE; MAX_PLAYERS],
            supplies: [Supply::EMPTY; MAX_PLAYERS],
            phase: Phase::Board,
            start: setup.start,
            end: setup.end,
            ties: setup.ties,
            tiles_per_terrain: setup.tiles_per_terrain,
            players: setup.species.len() as u8,
            species,
        };
        for seat in Seat::all(setup.species.len()) {
            // G-1.6
            position.supplies[seat.index()] = Supply::of_each(setup.tiles_per_terrain);
        }
        match setup.board {
            BoardOption::Random => {}
            BoardOption::Pangaea => position.begin_on(Board::pangaea()),
            BoardOption::Custom(board) => position.begin_on(board),
        }
        position
    }

    /// Puts an empty board on the table; a start player who is not named is drawn next (G-2.3).
    pub(super) fn begin_on(&mut self, board: Board) {
        self.lay_out(board);
        self.phase = self.start.map_or(Phase::Start, Phase::Roll);
    }

    /// Could this position have come from this setup? The board is its own.
    pub(super) fn fits(&self, setup: &Setup) -> bool {
        self.species() == setup.species
            && (self.tiles_per_terrain, self.start, self.end, self.ties)
                == (setup.tiles_per_terrain, setup.start, setup.end, setup.ties)
            && (self.phase != Phase::Board || setup.board == BoardOption::Random)
    }

    /// Makes all spaces in play vacant but for the blocked ones.
    fn lay_out(&mut self, board: Board) {
        self.board = board;
        self.vacant = self.in_play() & !board.blocked();
        self.vacant_len = self.vacant.len() as u8;
        self.find_middle();
    }

    /// Seldom called: kept out of the way of placing a tile.
    #[cold]
    fn find_middle(&mut self) {
        self.middle = self.vacant.middles().first();
    }

    /// Puts a tile from a seat's supply on a vacant space.
    #[inline]
    pub(super) fn put(&mut self, seat: Seat, terrain: Terrain, space: Space) {
        self.vacant.remove(space);
        self.vacant_len -= 1;
        // Only a tile on a middle or next to it can change it, and never brings an earlier one.
        if self
            .middle
            .is_some_and(|middle| space.is_at_or_next_to(middle))
        {
            self.middle = self.vacant.middles().first();
        }
        self.tiles[terrain.index()].insert(space);
        self.owned[seat.index()].insert(space);
        self.supplies[seat.index()].take(terrain);
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many play.
    #[inline]
    pub(super) fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// The species of each seat.
    #[must_use]
    #[inline]
    pub fn species(&self) -> &[Species] {
        &self.species[..usize::from(self.players)]
    }

    /// The board; without a blocked space while it is still due.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// The spaces in play (G-2.2), blocked ones included.
    #[must_use]
    pub fn in_play(&self) -> Spaces {
        setup::in_play(self.players())
    }

    /// The spaces on which a tile may be placed (G-3.5).
    #[must_use]
    pub fn vacant(&self) -> Spaces {
        self.vacant
    }

    /// G-4.1: are no three vacant spaces in play connected?
    #[must_use]
    #[inline]
    pub fn is_land_full(&self) -> bool {
        self.middle.is_none()
    }

    /// The tiles that a seat has left.
    #[must_use]
    #[inline]
    pub fn supply(&self, seat: Seat) -> Supply {
        self.supplies[seat.index()]
    }

    /// Has this seat a tile left?
    #[must_use]
    #[inline]
    pub fn has_tiles(&self, seat: Seat) -> bool {
        !self.supply(seat).is_empty()
    }

    /// The tile on a space: its owner and its terrain.
    #[must_use]
    pub fn tile(&self, space: Space) -> Option<(Seat, Terrain)> {
        let terrain = Terrain::ALL
            .into_iter()
            .find(|t| self.tiles[t.index()].contains(space))?;
        let owner = Seat::all(MAX_PLAYERS).find(|s| self.owned[s.index()].contains(space))?;
        Some((owner, terrain))
    }

    /// The tiles of a terrain, whoever owns them.
    #[must_use]
    #[inline]
    pub fn tiles_of(&self, terrain: Terrain) -> Spaces {
        self.tiles[terrain.index()]
    }

    /// The tiles of a seat, whatever their terrain.
    #[must_use]
    #[inline]
    pub fn owned_by(&self, seat: Seat) -> Spaces {
        self.owned[seat.index()]
    }

    /// How a place is shared that several herds tie for (G-5.10).
    #[must_use]
    #[inline]
    pub fn ties(&self) -> Ties {
        self.ties
    }

    /// Makes sure of every invariant of the rules.
    pub(super) fn validate(&self) -> Result<(), Broken> {
        let seats = || Seat::all(self.players());
        let mut occupied = Spaces::NONE;
        for terrain in Terrain::ALL {
            let tiles = self.tiles[terrain.index()];
            Broken::unless((occupied & tiles).is_empty(), "G-3.5", "genesis-two-tiles")?;
            occupied = occupied | tiles;
            for seat in seats() {
                let placed = (tiles & self.owned[seat.index()]).len();
                let left = usize::from(self.supply(seat).left(terrain));
                let all = usize::from(self.tiles_per_terrain);
                Broken::unless(placed + left == all, "G-1.6", "genesis-too-many-tiles")?;
            }
        }
        let owned: usize = self.owned.iter().map(|tiles| tiles.len()).sum();
        let owners = self
            .owned
            .iter()
            .fold(Spaces::NONE, |all, &tiles| all | tiles);
        Broken::unless(
            owned == occupied.len() && owners == occupied,
            "G-3.5",
            "genesis-two-tiles",
        )?;
        let open = self.in_play() & !self.board.blocked();
        Broken::unless(
            (occupied & !open).is_empty(),
            "G-3.5",
            "genesis-tile-not-in-play",
        )?;
        let vacant = if self.phase == Phase::Board {
            Spaces::NONE
        } else {
            open & !occupied
        };
        let counted = vacant.len() == usize::from(self.vacant_len);
        Broken::unless(vacant == self.vacant && counted, "G-3.5", "genesis-vacant")?;

        let middle = self.vacant.middles().first();
        Broken::unless(middle == self.middle, "G-4.1", "genesis-vacant")?;
        let full = self.is_land_full();
        let used_up = !seats().any(|seat| self.has_tiles(seat));
        match self.phase {
            Phase::Board | Phase::Start => {
                Broken::unless(occupied.is_empty(), "G-2.3", "genesis-tiles-before-start")?;
                let is_drawn = self.phase == Phase::Board || self.start.is_none();
                Broken::unless(is_drawn, "G-2.3", "genesis-start-named")?;
                Broken::unless(
                    self.phase == Phase::Board || !full,
                    "G-1.5",
                    "genesis-board-too-small",
                )
            }
            Phase::Roll(seat) | Phase::First(seat, _) => {
                Broken::unless(seat.index() < self.players(), "G-2.1", "genesis-nobody")?;
                let starts = !occupied.is_empty() || self.start.is_none_or(|start| start == seat);
                Broken::unless(starts, "G-2.3", "genesis-start-named")?;
                Broken::unless(self.has_tiles(seat), "G-3.7", "genesis-no-tile-left")?;
                Broken::unless(!full, "G-4.1", "genesis-goes-on-after-end")
            }
            Phase::Second(seat, _) => {
                Broken::unless(seat.index() < self.players(), "G-2.1", "genesis-nobody")?;
                let placed = !self.owned[seat.index()].is_empty();
                Broken::unless(placed, "G-3.6", "genesis-second-before-first")?;
                Broken::unless(!used_up, "G-4.3", "genesis-goes-on-after-end")?;
                // Three connected spaces were vacant before the first tile.
                let ended = match self.end {
                    End::Immediate => full,
                    End::FinishTurn => self.vacant.len() < 2,
                };
                Broken::unless(!ended, "G-4.1", "genesis-goes-on-after-end")
            }
            Phase::Over => Broken::unless(full || used_up, "G-4.1", "genesis-over-too-early"),
        }
    }
}

/// A tile is written as its species and terrain: `Rf` is the reptile's forest.
const SPECIES_LETTERS: [char; Species::ALL.len()] = ['R', 'D', 'M', 'H'];
const TERRAIN_LETTERS: [char; Terrain::ALL.len()] = ['f', 's', 'm', 'w'];

impl Species {
    /// The letter that stands for it on a board.
    #[must_use]
    pub fn letter(self) -> char {
        SPECIES_LETTERS[self.index()]
    }
}

impl Terrain {
    /// The letter that stands for it on a board.
    #[must_use]
    pub fn letter(self) -> char {
        TERRAIN_LETTERS[self.index()]
    }
}

impl fmt::Display for Genesis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = self.species().iter().map(|species| species.word());
        let options = setup::rule_options(self.tiles_per_terrain, self.start, self.end, self.ties);
        write_head(f, Genesis::NAME, who, options)?;
        if self.phase == Phase::Board {
            return write!(f, " {EMPTY} {}", self.phase);
        }
        f.write_str(" ")?;
        write_rows(f, |space, f| match self.tile(space) {
            Some((seat, terrain)) => {
                write!(
                    f,
                    "{}{}",
                    self.species[seat.index()].letter(),
                    terrain.letter()
                )
            }
            None if self.board.volcanoes.contains(space) => f.write_str("v"),
            None if self.board.tar_pits.contains(space) => f.write_str("t"),
            None => f.write_str("."),
        })?;
        write!(f, " {}", self.phase)
    }
}

impl FromStr for Genesis {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Genesis, BadPosition> {
        const ROWS: Wanted = Wanted {
            kind: "board",
            forms: &["ROW/ROW/…", EMPTY],
        };
        let mut words = Words::of(text);
        let (who, options) = read_head(&mut words, &[Genesis::NAME])?;
        // The board stands in the position itself.
        let options: Vec<_> = options.into_iter().chain([("board", "random")]).collect();
        let mut position = Genesis::new(&Setup::read(&who, &options)?);
        let rows = words.word(ROWS)?;
        if rows != EMPTY {
            position.read_board(rows)?;
        }
        position.phase = words.rest().parse()?;
        let has_board = position.phase != Phase::Board;
        if has_board != (rows != EMPTY) {
            return Err(ROWS.not(rows).into());
        }
        position.validate()?;
        Ok(position)
    }
}

impl Genesis {
    /// Puts the board and the tiles of ten rows on the table.
    fn read_board(&mut self, rows: &str) -> Result<(), BadPosition> {
        const ROW: Wanted = Wanted {
            kind: "row",
            forms: &[".", "v", "t", "Rf…Hw"],
        };
        let mut board = self.board;
        let mut placed = Vec::new();
        read_rows(rows, ROW, |space, letters| {
            match letters.next()? {
                '.' => {}
                'v' => board.volcanoes.insert(space),
                't' => board.tar_pits.insert(space),
                species => {
                    let seat = self.species().iter().position(|s| s.letter() == species)?;
                    let terrain = letters.next()?;
                    let terrain = Terrain::ALL.into_iter().find(|t| t.letter() == terrain)?;
                    placed.push((Seat::at(seat), terrain, space));
                }
            }
            Some(())
        })?;
        self.lay_out(board);
        for (seat, terrain, space) in placed {
            let vacant = self.vacant.contains(space);
            Broken::unless(vacant, "G-3.5", "genesis-tile-not-in-play")?;
            let left = self.supply(seat).left(terrain) > 0;
            Broken::unless(left, "G-1.6", "genesis-too-many-tiles")?;
            self.put(seat, terrain, space);
        }
        Ok(())
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Board => f.write_str("board"),
            Phase::Start => f.write_str("start"),
            Phase::Roll(seat) => write!(f, "roll {seat}"),
            Phase::First(seat, [one, two]) => write!(f, "first {seat} {one} {two}"),
            Phase::Second(seat, die) => write!(f, "second {seat} {die}"),
            Phase::Over => f.write_str("over"),
        }
    }
}

impl FromStr for Phase {
    type Err = crate::Unreadable;

    fn from_str(text: &str) -> Result<Phase, crate::Unreadable> {
        const WANTED: Wanted = Wanted {
            kind: "phase",
            forms: &[
                "board",
                "start",
                "roll SEAT",
                "first SEAT FACE FACE",
                "second SEAT FACE",
                "over",
            ],
        };
        let mut words = Words::of(text);
        let phase = match words.word(WANTED)? {
            "board" => Phase::Board,
            "start" => Phase::Start,
            "roll" => Phase::Roll(words.value(Seat::WANTED)?),
            "first" => Phase::First(
                words.value(Seat::WANTED)?,
                [words.value(Face::WANTED)?, words.value(Face::WANTED)?],
            ),
            "second" => Phase::Second(words.value(Seat::WANTED)?, words.value(Face::WANTED)?),
            "over" => Phase::Over,
            other => return Err(WANTED.not(other)),
        };
        words.end()?;
        Ok(phase)
    }
}
