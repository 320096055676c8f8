//! What every game of ours can do.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use rand::Rng;

use crate::{
    BadPosition, Broken, Due, Entry, EntryView, Notation, OptionSpec, Preset, Refusal, Seat, Seats,
    Setup, StandingOrder, Standings, View, Viewer, chance::below,
};

/// A position of a game, with its rules.
///
/// Its text (`Display`, `FromStr`) is the one-line position of `docs/records.md`: complete,
/// canonical, and refused on reading if it breaks an invariant of the rules.
///
/// ```
/// use urzeit_rules::{Game, Genesis, Seat, Setup, Turn, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
/// let mut game = Genesis::new(&setup);
/// game.settle("start 2".parse()?);
/// game.settle("dice forest wild".parse()?);
/// assert_eq!(game.turn(), Turn::Player(Seat::at(1)));
/// let action = "place forest c4".parse()?;
/// assert!(game.check(Seat::at(0), action).is_err(), "it is the other player's turn");
/// assert!(game.check(Seat::at(1), action).is_ok());
/// game.act(Seat::at(1), action);
/// assert_eq!(game.to_string().parse::<Genesis>()?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game:
    Clone
    + PartialEq
    + Eq
    + Send
    + Sync
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = BadPosition>
    + 'static
{
    /// Its name in records: `genesis`.
    const NAME: &'static str;
    /// The version of these rules; records name it when it is not 1. It is raised whenever a
    /// change could make replaying a stored game give another position, or refuse it.
    const RULES: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// What a seat can play, in the order of the rules: species or colours.
    const WHO: &'static [&'static str];
    /// Its options, in the order of the rules.
    const OPTIONS: &'static [OptionSpec];
    /// Sets of options by which many tables play; the first is the default.
    const PRESETS: &'static [Preset] = &[];

    /// What the players agree on before the game.
    type Setup: Setup;
    /// What a player can do.
    type Action: Notation;
    /// What chance can do.
    type Chance: Notation;
    /// An entry of which a viewer may know only that it happened.
    type Veiled: Notation;
    /// Why an action or an outcome is refused.
    type Illegal: Refusal;
    /// The legal actions, described.
    type Choices<'a>: Choices<Action = Self::Action>
    where
        Self: 'a;
    /// The chance that is due, described.
    type Due: Due<Outcome = Self::Chance, Illegal = Self::Illegal>;
    /// What a player can order in advance.
    type Order: StandingOrder<Self>;

    /// The position before the first entry.
    fn new(setup: &Self::Setup) -> Self;

    /// Could this position have come from this setup?
    fn fits(&self, setup: &Self::Setup) -> bool;

    /// How many play.
    fn players(&self) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// The seat whose turn it is by the rules, also while its dice are due or another seat is asked; nobody
    /// between turns and while all choose in secret.
    fn in_turn(&self) -> Option<Seat>;

    /// What this seat may do now; nothing, when it is not asked.
    fn choices(&self, seat: Seat) -> Self::Choices<'_>;

    /// May this seat do that now? The answer may tell of what the seat alone knows, so it is
    /// for whoever sits there.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Does one step of a player. Legal by contract: a caller who is not sure asks [`Game::check`].
    fn act(&mut self, seat: Seat, action: Self::Action);

    /// A choice with one option that everybody knows. It is played without being recorded
    /// by [`crate::Play`]; search steps through it like through any other.
    fn forced(&self) -> Option<(Seat, Self::Action)>;

    /// The chance that is due; nothing, when none is.
    fn due(&self) -> Option<Self::Due>;

    /// May this come out now?
    ///
    /// # Errors
    /// Why not.
    fn check_chance(&self, outcome: Self::Chance) -> Result<(), Self::Illegal>;

    /// Takes an outcome of the chance that is due. Possible by contract.
    fn settle(&mut self, outcome: Self::Chance);

    /// The position with blanks where this viewer may not look: the secrecy of the game.
    fn blanked(&self, viewer: Viewer) -> Self;

    /// Is a part of this position blank, so that it is only what somebody sees of one?
    fn has_blanks(&self) -> bool;

    /// What this viewer may know of an entry made in this position, if not all of it.
    fn veil(&self, entry: Entry<Self>, viewer: Viewer) -> Option<Self::Veiled>;

    /// This view after its viewer was told one more entry, or that an earlier one is revealed;
    /// nothing if that does not fit.
    #[must_use]
    fn hear(&self, told: &EntryView<Self>) -> Option<Self> {
        let mut after = self.clone();
        match told.entry()? {
            Entry::Player(seat, action) => {
                self.check(seat, action).ok()?;
                after.act(seat, action);
            }
            Entry::Chance(outcome) => {
                self.check_chance(outcome).ok()?;
                after.settle(outcome);
            }
        }
        Some(after)
    }

    /// A position that fits all that a view knows, its blanks filled at random.
    fn imagine(view: &View<Self>, random: &mut impl Rng) -> Self;

    /// Points and winners, once the game is over.
    fn result(&self) -> Option<Standings>;

    /// Makes sure of every invariant of the rules.
    ///
    /// # Errors
    /// The first one that does not hold.
    fn validate(&self) -> Result<(), Broken>;
}

/// Puts every method of [`Game`] to the game's own method of the same name, which stands in the
/// file of its subject.
macro_rules! own_methods {
    () => {
        fn new(setup: &Self::Setup) -> Self {
            Self::new(setup)
        }

        fn fits(&self, setup: &Self::Setup) -> bool {
            self.fits(setup)
        }

        #[inline]
        fn players(&self) -> usize {
            self.players()
        }

        #[inline]
        fn turn(&self) -> $crate::Turn {
            self.turn()
        }

        fn in_turn(&self) -> Option<$crate::Seat> {
            self.in_turn()
        }

        #[inline]
        fn choices(&self, seat: $crate::Seat) -> Self::Choices<'_> {
            self.choices(seat)
        }

        #[inline]
        fn check(&self, seat: $crate::Seat, action: Self::Action) -> Result<(), Self::Illegal> {
            self.check(seat, action)
        }

        #[inline]
        fn act(&mut self, seat: $crate::Seat, action: Self::Action) {
            debug_assert_eq!(self.check(seat, action), Ok(()));
            self.act(seat, action);
        }

        fn forced(&self) -> Option<($crate::Seat, Self::Action)> {
            self.forced()
        }

        #[inline]
        fn due(&self) -> Option<Self::Due> {
            self.due()
        }

        fn check_chance(&self, outcome: Self::Chance) -> Result<(), Self::Illegal> {
            self.check_chance(outcome)
        }

        #[inline]
        fn settle(&mut self, outcome: Self::Chance) {
            debug_assert_eq!(self.check_chance(outcome), Ok(()));
            self.settle(outcome);
        }

        fn blanked(&self, viewer: $crate::Viewer) -> Self {
            self.blanked(viewer)
        }

        fn has_blanks(&self) -> bool {
            self.has_blanks()
        }

        fn veil(&self, entry: $crate::Entry<Self>, viewer: $crate::Viewer) -> Option<Self::Veiled> {
            self.veil(entry, viewer)
        }

        fn imagine(view: &$crate::View<Self>, random: &mut impl rand::Rng) -> Self {
            Self::imagine(view, random)
        }

        fn result(&self) -> Option<$crate::Standings> {
            self.result()
        }

        fn validate(&self) -> Result<(), $crate::Broken> {
            self.validate()
        }
    };
}
pub(crate) use own_methods;

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A choice of this seat, which need not be the one whose turn it is by the rules.
    Player(Seat),
    /// Secret choices of these seats, in any order.
    Secret(Seats),
    /// An outcome of chance.
    Chance,
    /// Nothing: the game is over.
    Over,
}

impl Turn {
    /// The seats whose choices are waited for.
    #[must_use]
    pub fn seats(self) -> Seats {
        match self {
            Turn::Player(seat) => Seats::from_iter([seat]),
            Turn::Secret(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// Is a choice that this seat has made in secret still secret? Once it is revealed the
    /// seat is asked again, or nobody chooses in secret.
    #[must_use]
    pub fn keeps_secret(self, seat: Seat) -> bool {
        matches!(self, Turn::Secret(choosing) if !choosing.contains(seat))
    }
}

/// A set of legal actions, described rather than listed. Each action stands in it once.
///
/// ```
/// use urzeit_rules::{Choices, Game, Genesis, Seat, Setup, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
/// let mut game = Genesis::new(&setup);
/// game.settle("start 2".parse()?);
/// game.settle("dice forest wild".parse()?);
/// let choices = game.choices(Seat::at(1));
/// assert_eq!(choices.len(), choices.iter().count());
/// assert_eq!(choices.nth(0), choices.iter().next());
/// assert!(choices.contains("place forest c4".parse()?));
/// assert!(game.choices(Seat::at(0)).is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Choices {
    /// What is chosen.
    type Action: Copy;

    /// How many there are.
    fn len(&self) -> usize;

    /// The one with this number, counted from 0, in the order of [`Choices::iter`].
    fn nth(&self, n: usize) -> Option<Self::Action>;

    /// Is this one of them?
    fn contains(&self, action: Self::Action) -> bool;

    /// All of them, in work linear in their number.
    fn iter(&self) -> impl Iterator<Item = Self::Action>;

    /// Is there nothing to choose?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them, each equally likely; nothing if there is none.
    fn sample(&self, random: &mut impl Rng) -> Option<Self::Action> {
        match self.len() {
            0 => None,
            len => self.nth(below(len, random)),
        }
    }
}
