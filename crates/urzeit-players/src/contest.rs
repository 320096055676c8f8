//! Games between computer players, ours and plain ones.

use std::{fmt, str::FromStr, sync::Arc, time::Duration};

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Due, Entry, Game, Play, Seat, Turn, View, Viewer};

use crate::{
    Budget, Clock, Knowledge, Level, Mind, Pace, Player,
    baseline::{self, Uct},
    player::TurnShare,
};

/// Somebody who can take part in a contest: `hard`, `greedy`, or `uct*10` for plain search
/// with ten times the time of `master`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contender {
    /// How it plays.
    pub kind: Kind,
    /// What its time and iterations are multiplied by.
    pub factor: f32,
}

/// How a contender plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As one of our levels.
    Level(Level),
    /// By plain search; it has the time of [`Level::Master`].
    Uct,
    /// For what counts at once.
    Greedy,
    /// At random.
    Random,
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.kind {
            Kind::Level(level) => level.name(),
            Kind::Uct => "uct",
            Kind::Greedy => "greedy",
            Kind::Random => "random",
        };
        match self.factor {
            1.0 => f.write_str(name),
            factor => write!(f, "{name}*{factor}"),
        }
    }
}

/// A word that names no contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoContender;

impl fmt::Display for NoContender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such player; there are the levels, greedy, uct and random, and hard*2 for twice the time")
    }
}

impl std::error::Error for NoContender {}

impl FromStr for Contender {
    type Err = NoContender;

    fn from_str(text: &str) -> Result<Contender, NoContender> {
        let (name, factor) = text.split_once('*').unwrap_or((text, "1"));
        let factor = factor.parse().map_err(|_| NoContender)?;
        if !(factor > 0.0 && factor <= 1000.0) {
            return Err(NoContender);
        }
        let kind = match name {
            "uct" => Kind::Uct,
            "greedy" => Kind::Greedy,
            "random" => Kind::Random,
            level => Kind::Level(level.parse().map_err(|_| NoContender)?),
        };
        Ok(Contender { kind, factor })
    }
}

/// A contender at a table.
pub struct Seated<G: Mind> {
    contender: Contender,
    /// Only for our levels.
    player: Player<G>,
    random: Xoshiro256PlusPlus,
    turn: TurnShare,
}

impl<G: Mind> Seated<G> {
    /// Takes a seat.
    #[must_use]
    pub fn new(contender: Contender, knowledge: Arc<Knowledge<G>>, seed: u64) -> Seated<G> {
        let level = match contender.kind {
            Kind::Level(level) => level,
            _ => Level::Master,
        };
        Seated {
            contender,
            player: Player::new(level, knowledge, seed),
            random: Xoshiro256PlusPlus::seed_from_u64(!seed),
            turn: TurnShare::default(),
        }
    }

    /// What it does; nothing if it is not asked.
    pub fn choose(&mut self, view: &View<G>, clock: &Clock<'_>, scale: f32) -> Option<G::Action> {
        let scale = scale * self.contender.factor;
        match self.contender.kind {
            Kind::Level(_) => self.player.choose(view, Pace::Clock { clock, scale }),
            Kind::Uct => {
                let share = self.turn.next(view.position().turn_mark());
                let time = Level::Master.time().mul_f32(scale * share);
                let time = time.max(Duration::from_micros(50));
                let budget = Budget::new(u32::MAX, Some((clock, time)));
                Uct::choose(view, &budget, self.random.next_u64())
            }
            Kind::Greedy => baseline::greedy(view, &mut self.random),
            Kind::Random => baseline::random(view, &mut self.random),
        }
    }
}

/// Plays a game to its end. A player who is asked is shown what the seat may see; chance is drawn
/// from `random`. Every entry is told before it is played.
///
/// # Panics
/// If somebody who is asked does not answer, or against the rules.
pub fn play<G: Game>(
    position: G,
    mut choose: impl FnMut(Seat, &View<G>) -> Option<G::Action>,
    random: &mut impl Rng,
    mut tell: impl FnMut(&G, Entry<G>),
) -> G {
    let mut play = Play::from(position);
    loop {
        let position = play.position();
        let entry = match position.turn() {
            Turn::Over => return position.clone(),
            Turn::Chance => {
                let due = position.due().expect("chance is due when it is its turn");
                Entry::Chance(due.sample(random))
            }
            turn @ (Turn::Player(_) | Turn::Secret(_)) => {
                let seat = turn.seats().iter().next().expect("somebody is asked");
                let view = View::of(position, Viewer::Seat(seat));
                let action = choose(seat, &view).expect("whoever is asked answers");
                Entry::Player(seat, action)
            }
        };
        tell(position, entry);
        if let Err(illegal) = play.enter(entry) {
            panic!("{entry} is against the rules: {illegal:?}");
        }
    }
}
