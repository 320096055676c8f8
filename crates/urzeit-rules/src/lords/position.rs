//! What a position of Lords of Creation holds.

use super::{
    board::{HEXES, Hex, Hexes},
    cards::{CARDS, Card, HABITABLE, Hand, Held, Kept, Secret, TERRAINS, Terrain, total},
    setup::{BoardOption, Colour, Knowledge, MAX_PLAYERS, Options, Setup},
};
use crate::{Seat, Seats};

/// Cards of a hand that is refilled (L-2.2).
pub const HAND: usize = 7;
/// Markers that a player may keep (L-3.2).
pub const KEPT: usize = 3;
/// After so many actions a turn ends (L-5.5).
pub const MOST_ACTIONS: u16 = 500;

/// A position of Lords of Creation, or what a viewer knows of one.
///
/// ```
/// use rand::SeedableRng;
/// use rand_xoshiro::Xoshiro256PlusPlus;
/// use urzeit_rules::{Due, Game, Lords, Seat, Setup, lords};
///
/// let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
/// let mut game = Lords::new(&lords::Setup::read(&["red", "blue"], &[])?);
/// let hand = game.due().expect("seat 1 is dealt its hand").sample(&mut random);
/// game.settle(hand);
/// assert_eq!(game.hand(Seat::at(0)).len(), 7);
/// assert!(game.hand(Seat::at(1)).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lords {
    /// The hexes of each terrain.
    pub(super) land: [Hexes; TERRAINS],
    /// The hexes of each seat.
    pub(super) owned: [Hexes; MAX_PLAYERS],
    pub(super) civilised: Hexes,
    pub(super) altars: Hexes,
    /// People markers on each hex.
    pub(super) counts: [u16; HEXES],
    /// People markers off the board: always all less those on it, kept because every
    /// placement looks at it.
    pub(super) supplies: [u16; MAX_PLAYERS],
    pub(super) altars_left: [u16; MAX_PLAYERS],
    /// A chosen card stays in the hand until the reveal (L-1.4.6).
    pub(super) hands: [Hand; MAX_PLAYERS],
    pub(super) kept: [Kept; MAX_PLAYERS],
    /// The card each seat has chosen; from the reveal to the end of the round it lies on
    /// the table.
    pub(super) chosen: [Option<Secret<Card>>; MAX_PLAYERS],
    /// Cards that are known to be nowhere else: the pile, and in a view the hidden ones too.
    pub(super) unseen_cards: [u8; CARDS],
    /// Markers that are known to be nowhere else: the bag, and in a view the hidden ones too.
    pub(super) unseen_markers: [u8; TERRAINS],
    pub(super) free_civ_used: Seats,
    /// The order of turns in this round. The first `settled` places are final; the others
    /// are sorted by card, tied ones by seat.
    pub(super) order: [Seat; MAX_PLAYERS],
    pub(super) settled: u8,
    /// How many turns of this round are over.
    pub(super) finished: u8,
    pub(super) so_far: SoFar,
    pub(super) phase: Phase,
    pub(super) options: Options,
    pub(super) players: u8,
    /// Only the first `players` count.
    pub(super) colours: [Colour; MAX_PLAYERS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first hand of this seat is due (L-2.2).
    Deal(Seat),
    /// The start player is due (L-2.4).
    Start,
    /// This seat's marker is due (L-3.2).
    Marker(Seat),
    /// This seat has drawn that marker and lays or keeps (L-3.2).
    Lay(Seat, Secret<Terrain>),
    /// Cards are chosen in secret (L-4.1).
    Select,
    /// This seat's card is due (L-4.4).
    Draw(Seat),
    /// The order of a tied group is due (L-4.5).
    Order,
    /// This seat places people (L-5.1).
    Place(Seat),
    /// This seat acts (L-5.2).
    Act(Seat),
    /// The dice for this seat's attack are due: from, to (L-7.2.4).
    Roll(Seat, Hex, Hex),
    /// This seat advances: from, to (L-5.3).
    Advance(Seat, Hex, Hex),
    /// The die that may end the game is due (L-11.4).
    Die,
    /// Nothing.
    Over,
}

/// What was done in a turn so far (L-1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoFar {
    /// Actions that L-5.5 counts.
    pub actions: u16,
    /// Has the player civilised?
    pub civilised: bool,
    /// Has the player built an altar?
    pub altar: bool,
}

/// A side of a people marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first side.
    Barbarian,
    /// The second side.
    Civilised,
}

/// All people markers on one hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The player they belong to.
    pub owner: Seat,
    /// How many.
    pub count: u16,
    /// The side they show.
    pub side: Side,
    /// Is there an altar on them?
    pub altar: bool,
}

impl SoFar {
    pub(super) const NOTHING: SoFar = SoFar {
        actions: 0,
        civilised: false,
        altar: false,
    };
}

impl Lords {
    /// The position before the first entry.
    pub(super) fn new(setup: &Setup) -> Lords {
        let options = setup.options;
        let mut colours = Colour::ALL;
        colours[..setup.colours.len()].copy_from_slice(&setup.colours);
        let mut position = Lords {
            land: [Hexes::NONE; TERRAINS],
            owned: [Hexes::NONE; MAX_PLAYERS],
            civilised: Hexes::NONE,
            altars: Hexes::NONE,
            counts: [0; HEXES],
            supplies: [0; MAX_PLAYERS],
            altars_left: [0; MAX_PLAYERS],
            hands: [Held::NONE; MAX_PLAYERS],
            kept: [Held::NONE; MAX_PLAYERS],
            chosen: [None; MAX_PLAYERS],
            unseen_cards: options.all_cards(),
            unseen_markers: options.all_markers(),
            free_civ_used: Seats::NONE,
            order: SEAT_ORDER,
            settled: 0,
            finished: 0,
            so_far: SoFar::NOTHING,
            phase: Phase::Deal(Seat::at(0)),
            options,
            players: setup.colours.len() as u8,
            colours,
        };
        // L-11.3
        if options.board == BoardOption::Olympus61 {
            position.land[Terrain::Desert.index()] = Hexes::EDGE;
        }
        // L-2.1
        for seat in position.seats() {
            position.supplies[seat.index()] = options.people_per_player;
            position.altars_left[seat.index()] = options.altars_per_player;
        }
        position
    }

    /// Could this position have come from this setup?
    pub(super) fn fits(&self, setup: &Setup) -> bool {
        self.colours() == setup.colours && self.options == setup.options
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The options of the game.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The colour of each seat.
    #[must_use]
    #[inline]
    pub fn colours(&self) -> &[Colour] {
        &self.colours[..usize::from(self.players)]
    }

    /// How many play.
    #[inline]
    pub(super) fn players(&self) -> usize {
        usize::from(self.players)
    }

    #[inline]
    pub(super) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.players))
    }

    /// The hexes of this terrain.
    #[must_use]
    #[inline]
    pub fn land(&self, terrain: Terrain) -> Hexes {
        self.land[terrain.index()]
    }

    /// The hexes without terrain.
    #[must_use]
    #[inline]
    pub fn bare(&self) -> Hexes {
        !self.land.iter().fold(Hexes::NONE, |all, &land| all | land)
    }

    /// The terrain of a hex, once it has one.
    #[must_use]
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        Terrain::ALL
            .into_iter()
            .find(|&terrain| self.land(terrain).contains(hex))
    }

    /// The hexes of a seat.
    #[must_use]
    #[inline]
    pub fn owned(&self, seat: Seat) -> Hexes {
        self.owned[seat.index()]
    }

    /// The hexes that hold people.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Hexes {
        self.owned.iter().fold(Hexes::NONE, |all, &own| all | own)
    }

    /// The civilised hexes, whoever owns them.
    #[must_use]
    pub fn civilised(&self) -> Hexes {
        self.civilised
    }

    /// The hexes with an altar, whoever owns them.
    #[must_use]
    pub fn altars(&self) -> Hexes {
        self.altars
    }

    /// The people on a hex.
    #[must_use]
    pub fn stack(&self, hex: Hex) -> Option<Stack> {
        Some(Stack {
            owner: self.owner(hex)?,
            count: self.counts[hex.index()],
            side: if self.civilised.contains(hex) {
                Side::Civilised
            } else {
                Side::Barbarian
            },
            altar: self.altars.contains(hex),
        })
    }

    /// How many people are on a hex.
    #[must_use]
    #[inline]
    pub fn people(&self, hex: Hex) -> u16 {
        self.counts[hex.index()]
    }

    #[inline]
    pub(super) fn owner(&self, hex: Hex) -> Option<Seat> {
        self.seats().find(|&seat| self.owned(seat).contains(hex))
    }

    /// People markers that a seat has off the board.
    #[must_use]
    #[inline]
    pub fn supply(&self, seat: Seat) -> u16 {
        self.supplies[seat.index()]
    }

    /// Altars that a seat has not built.
    #[must_use]
    pub fn altars_left(&self, seat: Seat) -> u16 {
        self.altars_left[seat.index()]
    }

    /// The players who have used the free choice of civilising (L-7.3.3).
    #[must_use]
    pub fn free_civ_used(&self) -> Seats {
        self.free_civ_used
    }

    /// What was done in the turn so far.
    #[must_use]
    pub fn so_far(&self) -> SoFar {
        self.so_far
    }

    /// The cards of a seat, a chosen one included until the reveal.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The kept markers of a seat.
    #[must_use]
    pub fn kept(&self, seat: Seat) -> &Kept {
        &self.kept[seat.index()]
    }

    /// The card that a seat has chosen in this round.
    #[must_use]
    #[inline]
    pub fn chosen(&self, seat: Seat) -> Option<Secret<Card>> {
        self.chosen[seat.index()]
    }

    /// Takes back, in a position that is only imagined, the card that a seat has chosen
    /// before the reveal (L-4.1 knows no such thing).
    pub fn take_back_card(&mut self, seat: Seat) {
        if self.phase == Phase::Select {
            self.chosen[seat.index()] = None;
        }
    }

    /// The players who have not chosen a card in this round.
    #[inline]
    pub(super) fn choosing(&self) -> Seats {
        self.seats()
            .filter(|&seat| self.chosen(seat).is_none())
            .collect()
    }

    /// How many cards are in the pile; with full knowledge those that were put aside.
    #[must_use]
    pub fn pile(&self) -> usize {
        let hidden: usize = self.hands.iter().map(Held::hidden).sum();
        total(&self.unseen_cards) - hidden
    }

    /// How many markers are in the bag.
    #[must_use]
    pub fn bag(&self) -> usize {
        let drawn = matches!(self.phase, Phase::Lay(_, Secret::Hidden));
        let hidden: usize = self.kept.iter().map(Held::hidden).sum();
        total(&self.unseen_markers) - hidden - usize::from(drawn)
    }

    /// The cards that were played in earlier rounds: how many of each.
    #[must_use]
    pub fn discards(&self) -> [u8; CARDS] {
        let mut discards = self.options.all_cards();
        let known = self.hands.iter().map(Held::known);
        for elsewhere in known.chain([&self.unseen_cards]) {
            for (discards, elsewhere) in discards.iter_mut().zip(elsewhere) {
                *discards -= elsewhere;
            }
        }
        // Until the reveal the chosen cards are in the hands.
        if self.phase != Phase::Select {
            for card in self.chosen.iter().flatten().filter_map(|card| card.known()) {
                discards[card.index()] -= 1;
            }
        }
        discards
    }

    /// The seats whose place in the order of this round is final, the first one first, and
    /// how many of them have finished their turn.
    #[must_use]
    pub fn turn_order(&self) -> (&[Seat], usize) {
        (
            &self.order[..usize::from(self.settled)],
            self.finished.into(),
        )
    }

    /// All seats in the order of this round as far as the cards tell it: after the settled ones
    /// of [`Lords::turn_order`] the others by the card they show, tied ones by seat. Before the
    /// reveal the seats as they sit.
    #[must_use]
    pub fn expected_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.players)]
    }

    /// Cards in the first hand of each player.
    pub(super) fn deal_size(&self) -> usize {
        match self.options.knowledge {
            // L-2.2
            Knowledge::Normal => HAND,
            // L-11.1.1
            Knowledge::Full => total(&self.options.all_cards()) / usize::from(self.players),
        }
    }

    /// The own hexes of a terrain from which people can leave: one must stay (L-7.1.1).
    #[inline]
    pub(super) fn stacks(&self, seat: Seat, terrain: Terrain) -> impl Iterator<Item = Hex> + '_ {
        (self.owned(seat) & self.land(terrain))
            .iter()
            .filter(|hex| self.counts[hex.index()] >= 2)
    }

    /// The habitable terrain of a hex that holds people.
    #[inline]
    pub(super) fn habitable(&self, hex: Hex) -> Option<Terrain> {
        HABITABLE
            .into_iter()
            .find(|&terrain| self.land(terrain).contains(hex))
    }
}

/// The order in which nothing is settled.
pub(super) const SEAT_ORDER: [Seat; MAX_PLAYERS] = [
    Seat::at(0),
    Seat::at(1),
    Seat::at(2),
    Seat::at(3),
    Seat::at(4),
];
