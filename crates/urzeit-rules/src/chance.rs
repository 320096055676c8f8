//! Chance is data: a position says what is due, somebody outside supplies the outcome.

use rand::Rng;

/// The chance that is due: what can come out, and how likely.
///
/// ```
/// use urzeit_rules::{Due, Game, Genesis, Setup, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
/// let due = Genesis::new(&setup).due().expect("who begins is due");
/// assert_eq!(due.kind(), "start");
/// assert_eq!(due.outcomes().expect("few enough to list").len(), 2);
/// let probability = due.probability("start 1".parse()?).expect("they can be counted");
/// assert_eq!((probability.ways, probability.of), (1, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Due {
    /// What comes out.
    type Outcome: Copy;
    /// Why an outcome is none of those that can come out.
    type Illegal;

    /// The first word of its outcomes in the notation: `dice`.
    fn kind(&self) -> &'static str;

    /// Can this come out?
    ///
    /// # Errors
    /// Why it cannot.
    fn check(&self, outcome: Self::Outcome) -> Result<(), Self::Illegal>;

    /// An outcome with the probability that the rules give it.
    fn sample(&self, random: &mut impl Rng) -> Self::Outcome;

    /// How likely this outcome is; nothing where the outcomes cannot be counted.
    fn probability(&self, outcome: Self::Outcome) -> Option<Probability>;

    /// Every outcome that can come out, where they are few; nothing where they are not.
    fn outcomes(&self) -> Option<Vec<Self::Outcome>>;

    /// Is this one of the outcomes?
    fn contains(&self, outcome: Self::Outcome) -> bool {
        self.check(outcome).is_ok()
    }
}

/// A number less than `n`, which is not 0, each exactly equally likely (Lemire's method).
///
/// Ours and not a library's, so that the same random numbers mean the same outcomes for ever.
#[inline]
pub fn below(n: usize, random: &mut impl Rng) -> usize {
    let n = n as u32;
    let product = u64::from(random.next_u32()) * u64::from(n);
    // The high half is the number; the low half says where in its share it lies.
    let product = match product as u32 {
        place if place < n => drop_surplus(product, n, random),
        _ => product,
    };
    (product >> 32) as usize
}

/// Some shares are larger by one; what they have too much does not count.
#[cold]
fn drop_surplus(mut product: u64, n: u32, random: &mut impl Rng) -> u64 {
    let surplus = n.wrapping_neg() % n;
    while (product as u32) < surplus {
        product = u64::from(random.next_u32()) * u64::from(n);
    }
    product
}

/// An exact probability: so many ways of so many. Not reduced.
#[derive(Clone, Copy, Debug)]
pub struct Probability {
    /// How many of the equally likely cases it is.
    pub ways: u128,
    /// How many equally likely cases there are.
    pub of: u128,
}

impl Probability {
    /// It cannot come out.
    pub const ZERO: Probability = Probability { ways: 0, of: 1 };
}
