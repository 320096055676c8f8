//! What a position of Ursuppe holds.

use super::{
    action::Who,
    amoeba::{AMOEBAS, Amoeba, Amoebas, COLOURS, Colour, Colours, Numbers},
    cubes::{CUBES, Cubes},
    environment::{Card, Deck},
    genes::{Gene, Genes},
    phase::Phase,
    setup::{Mode, Options, Scale, Setup},
    soup::{Direction, SPACES, Space, Spaces},
};
use crate::Seat;

/// A position of Ursuppe.
///
/// A player is known by the colour of his amoebas; the player who has to choose, by his seat.
///
/// ```
/// use urzeit_rules::{Due, Game, Setup, Ursuppe, ursuppe};
///
/// let who = ursuppe::Setup::usual_who(Some(4), &[]);
/// let mut game = Ursuppe::new(&ursuppe::Setup::read(&who, &[])?);
/// let cards = game.due().expect("the first card is due").outcomes();
/// game.settle(cards.expect("few enough to list")[0]);
/// assert_eq!(game.due().expect("who chooses first is due").kind(), "order");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ursuppe {
    pub(super) phase: Phase,
    /// Counted from 1 (U-7.1).
    pub(super) round: u8,
    /// The environment card that lies face up.
    pub(super) card: Option<Card>,
    pub(super) deck: Deck,
    /// The cubes on each space.
    pub(super) soup: [Cubes; SPACES],
    /// Always 55 of each colour in play less those in the soup (U-2.2), kept because every
    /// meal looks at it.
    pub(super) supply: Cubes,
    /// By colour and number; an amoeba that is off the board is nothing.
    pub(super) amoebas: [[Option<Life>; AMOEBAS]; COLOURS],
    /// By colour.
    pub(super) players: [Player; COLOURS],
    pub(super) options: Options,
    pub(super) scale: Scale,
    /// The colours in play (U-2.1).
    colours: Colours,
    /// The players, by the colours by which they are known.
    players_in_game: Colours,
    /// By colour; nobody for a colour that plays itself or not at all.
    seats: [Option<Seat>; COLOURS],
    /// By colour: the one by which its player is known. Each by its own, but in `pair`, where
    /// a player has two colours (U-18.2).
    owners: [Colour; COLOURS],
    /// The colours whose turn in this phase 1 is over; only in `pair`, where the order is
    /// chosen (U-18.2).
    pub(super) acted: Colours,
}

/// An amoeba on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Life {
    /// Where it is.
    pub space: Space,
    /// Its damage (U-12.1).
    pub damage: u8,
}

/// What a player has besides amoebas.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Where the marker stands on the ladder.
    pub marker: Option<u8>,
    /// Biopoints.
    pub bp: u16,
    /// The genes.
    pub genes: Genes,
    /// The card traded in for Armor, while Armor is owned (U-10.4).
    pub armor_for: Option<Gene>,
}

/// The BP of a player at the start (U-6.1).
const START_BP: u16 = 4;
/// The cubes of each colour on a space at the start (U-6.2).
const START_CUBES: u8 = 2;

impl Ursuppe {
    /// The position before the first entry.
    pub(super) fn new(setup: &Setup) -> Ursuppe {
        let mut seats = [None; COLOURS];
        let mut owners = Colour::ALL;
        let mut colours = Colours::NONE;
        for (seat, &own) in Seat::all(setup.seats.len()).zip(&setup.seats) {
            for colour in own.iter() {
                seats[colour.index()] = Some(seat);
                colours.insert(colour);
                if setup.options.mode == Mode::Pair {
                    owners[colour.index()] = own.first().unwrap_or(colour);
                }
            }
        }
        if setup.options.mode == Mode::Dummy {
            // U-18.3: the first colour that no seat has.
            let mut free = Colour::ALL.into_iter();
            colours.insert(
                free.find(|&colour| !colours.contains(colour))
                    .expect("two seats do not have all colours"),
            );
        }
        let is_player =
            |&colour: &Colour| seats[colour.index()].is_some() && owners[colour.index()] == colour;
        let played = colours.iter().filter(is_player);
        let mut players = [Player::default(); COLOURS];
        for colour in played.clone() {
            players[colour.index()].bp = START_BP;
        }
        Ursuppe {
            phase: Phase::FirstCard,
            round: 1,
            card: None,
            deck: Deck::full(),
            // U-6.2
            soup: [Cubes::each(colours, START_CUBES); SPACES],
            supply: Cubes::each(colours, CUBES - START_CUBES * SPACES as u8),
            amoebas: [[None; AMOEBAS]; COLOURS],
            players,
            options: setup.options,
            scale: Scale::of(colours.len(), played.clone().count(), setup.options.mode),
            colours,
            players_in_game: played.collect(),
            seats,
            owners,
            acted: Colours::NONE,
        }
    }

    /// Could this position have come from this setup?
    pub(super) fn fits(&self, setup: &Setup) -> bool {
        let start = Ursuppe::new(setup);
        self.options == start.options && self.seats == start.seats && self.colours == start.colours
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, counted from 1 (U-7.1).
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The colours whose turn in this phase 1 is over; only in `pair` (U-18.2).
    #[must_use]
    pub fn acted(&self) -> Colours {
        self.acted
    }

    /// The environment card that lies face up; none before the first.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        self.card
    }

    /// Where amoebas drift; nowhere on a card without drift.
    #[must_use]
    #[inline]
    pub fn direction_of_drift(&self) -> Option<Direction> {
        self.card.and_then(Card::drift)
    }

    /// The environment cards that have not been turned up.
    #[must_use]
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The options.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// What depends on how many colours are in play.
    #[must_use]
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// The cubes on a space.
    #[must_use]
    #[inline]
    pub fn cubes(&self, space: Space) -> Cubes {
        self.soup[space.index()]
    }

    /// The cubes off the board.
    #[must_use]
    pub fn supply(&self) -> Cubes {
        self.supply
    }

    /// The colours in play (U-2.1).
    #[must_use]
    #[inline]
    pub fn colours(&self) -> Colours {
        self.colours
    }

    /// How many sit at the table.
    #[must_use]
    pub fn players(&self) -> usize {
        let seats = self.seats.iter().flatten();
        seats.map(|seat| seat.number()).max().unwrap_or(0)
    }

    /// The seat that plays a colour; nobody for the dummy.
    #[must_use]
    #[inline]
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.seats[colour.index()]
    }

    /// The colours of a seat.
    #[must_use]
    pub fn colours_of(&self, seat: Seat) -> Colours {
        let own = self.colours.iter();
        own.filter(|&colour| self.seat_of(colour) == Some(seat))
            .collect()
    }

    /// The players, by the colours by which they are known; the dummy is none.
    #[must_use]
    #[inline]
    pub fn players_in_game(&self) -> Colours {
        self.players_in_game
    }

    /// The colour by which the player of a colour is known.
    #[must_use]
    #[inline]
    pub fn owner(&self, colour: Colour) -> Colour {
        self.owners[colour.index()]
    }

    /// Have two colours the same player?
    #[must_use]
    #[inline]
    pub fn is_own(&self, one: Colour, other: Colour) -> bool {
        self.owner(one) == self.owner(other)
    }

    /// All colours of the player of a colour: one, in `pair` two.
    #[must_use]
    #[inline]
    pub fn own_colours(&self, colour: Colour) -> Colours {
        let colours = self.colours.iter();
        colours.filter(|&c| self.is_own(c, colour)).collect()
    }

    /// The colour that plays itself (U-18.3).
    #[must_use]
    #[inline]
    pub fn dummy(&self) -> Option<Colour> {
        match self.options.mode {
            Mode::Dummy => self.colours.iter().find(|&c| self.seat_of(c).is_none()),
            _ => None,
        }
    }

    /// The player whom the notation names so.
    #[must_use]
    #[inline]
    pub fn named(&self, who: Who) -> Option<Colour> {
        let mut players = self.players_in_game().iter();
        players.find(|&colour| self.name(colour) == who)
    }

    /// How the notation names a player.
    ///
    /// # Panics
    /// If nobody plays that colour.
    #[must_use]
    #[inline]
    pub fn name(&self, colour: Colour) -> Who {
        match (self.options.mode, self.seat_of(colour)) {
            (Mode::Double, _) => Who::Colour(colour),
            (_, seat) => Who::Seat(seat.expect("only players are named")),
        }
    }

    /// What a player has besides amoebas.
    #[must_use]
    #[inline]
    pub fn player(&self, colour: Colour) -> &Player {
        &self.players[self.owner(colour).index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, colour: Colour) -> &mut Player {
        &mut self.players[self.owner(colour).index()]
    }

    /// Does the owner of a colour hold a gene (U-5.5)?
    #[must_use]
    #[inline]
    pub fn has(&self, colour: Colour, gene: Gene) -> bool {
        self.player(colour).genes.contains(gene)
    }

    /// The player who holds a gene of which there is one card.
    #[inline]
    pub(super) fn holder(&self, gene: Gene) -> Option<Colour> {
        let mut players = self.players_in_game().iter();
        players.find(|&colour| self.has(colour, gene))
    }

    /// The cards of a gene that nobody owns (U-5.7).
    #[must_use]
    #[inline]
    pub fn pool(&self, gene: Gene) -> u8 {
        let players = self.players_in_game().iter();
        let owned = players.filter(|&colour| self.has(colour, gene)).count();
        gene.copies(self.colours.len()) - owned as u8
    }

    #[inline]
    pub(super) fn pay(&mut self, colour: Colour, bp: u16) {
        self.player_mut(colour).bp -= bp;
    }

    /// An amoeba, if it is on the board.
    #[must_use]
    #[inline]
    pub fn life(&self, amoeba: Amoeba) -> Option<Life> {
        let lives = &self.amoebas[amoeba.colour.index()];
        let index = usize::from(amoeba.number).wrapping_sub(1);
        lives.get(index).copied().flatten()
    }

    #[inline]
    pub(super) fn life_mut(&mut self, amoeba: Amoeba) -> &mut Option<Life> {
        &mut self.amoebas[amoeba.colour.index()][usize::from(amoeba.number) - 1]
    }

    /// Where an amoeba is that is on the board.
    #[inline]
    pub(super) fn place(&self, amoeba: Amoeba) -> Space {
        self.life(amoeba).expect("who acts is on the board").space
    }

    /// The amoebas of a colour that are on the board.
    #[must_use]
    #[inline]
    pub fn alive(&self, colour: Colour) -> Numbers {
        let lives = self.amoebas[colour.index()].iter().zip(1..);
        lives
            .filter_map(|(life, number)| life.map(|_| number))
            .collect()
    }

    /// The amoebas of a colour on a space.
    #[must_use]
    #[inline]
    pub fn alive_on(&self, colour: Colour, space: Space) -> Numbers {
        let lives = self.amoebas[colour.index()].iter().zip(1..);
        lives
            .filter_map(|(life, number)| life.filter(|life| life.space == space).map(|_| number))
            .collect()
    }

    /// All amoebas on a space.
    #[must_use]
    pub fn amoebas_on(&self, space: Space) -> Amoebas {
        let mut amoebas = Amoebas::NONE;
        for colour in self.colours.iter() {
            for number in self.alive_on(colour, space).iter() {
                amoebas.insert(Amoeba { colour, number });
            }
        }
        amoebas
    }

    /// The spaces with amoebas of a colour.
    #[must_use]
    #[inline]
    pub fn homes(&self, colour: Colour) -> Spaces {
        let lives = self.amoebas[colour.index()].iter().flatten();
        lives.map(|life| life.space).collect()
    }

    /// The numbers of a colour that are not on the board.
    #[must_use]
    #[inline]
    pub fn unborn(&self, colour: Colour) -> Numbers {
        Numbers::up_to(self.scale.amoebas).without(self.alive(colour))
    }

    #[inline]
    pub(super) fn place_new(&mut self, amoeba: Amoeba, space: Space, damage: u8) {
        *self.life_mut(amoeba) = Some(Life { space, damage });
    }

    /// Puts up to so many cubes of a colour from supply on a space: fewer or none if supply
    /// lacks them.
    #[inline]
    pub(super) fn supply_cubes(&mut self, space: Space, colour: Colour, count: u8) {
        let placed = count.min(self.supply[colour]);
        self.supply[colour] -= placed;
        self.soup[space.index()][colour] += placed;
    }
}
