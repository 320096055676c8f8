//! Random legal games, each from the seed and its number.

mod play;
mod summary;

use std::io::{self, Write};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_rules::{Entry, Game, Record, Seat, Setup, Standings, record::Header};
use urzeit_texts::Text;

use play::random_game;
pub use summary::Summary;

/// Random games of one setup.
pub struct Simulation<G: Game> {
    setup: G::Setup,
    start: G,
    seed: u64,
    random: ChaCha8Rng,
}

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How many entries its record has.
    pub entries: u64,
    /// The seat that made the first choice, if anybody made one.
    pub first: Option<Seat>,
    /// Points and winners.
    pub standings: Standings,
}

/// How the games were played.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// How long that took.
    pub seconds: f64,
    /// How many were played at a time.
    pub cores: usize,
    /// The folder to which their records were written.
    pub folder: Option<&'a str>,
}

impl<G: Game> Simulation<G> {
    /// The games that follow from this seed.
    pub fn new(setup: G::Setup, seed: u64) -> Simulation<G> {
        Simulation {
            start: G::new(&setup),
            setup,
            seed,
            random: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.setup.who().len()
    }

    /// Plays the game of this number. Each has its own stream of random numbers, so that it does not depend on
    /// who plays it.
    pub fn play(&self, number: u64) -> Outcome {
        self.tell(number, |_| {})
    }

    /// The same, with its record.
    pub fn record(&self, number: u64) -> (Outcome, Record<G>) {
        let mut record = Record::new(Header::new(self.setup.clone()));
        let outcome = self.tell(number, |entry| {
            record.enter(entry).expect("random play is legal");
        });
        (outcome, record)
    }

    /// Writes for people what the games came to.
    ///
    /// # Errors
    /// If it cannot be written there.
    pub fn write(
        &self,
        summary: &Summary,
        played: &Run<'_>,
        text: &Text,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let games = summary.games();
        let heading = [
            ("game", text.say(&format!("{}-title", G::NAME)).into()),
            ("players", self.players().into()),
            ("games", games.to_string().into()),
            ("seed", self.seed.to_string().into()),
        ];
        writeln!(out, "{}\n", text.say_with("simulate-heading", &heading))?;
        summary.write(text, out)?;
        let rate = games as f64 / played.seconds;
        let speed = [
            ("rate", text.decimal(rate, 0).into()),
            ("cores", played.cores.into()),
        ];
        writeln!(out, "{}", text.say_with("simulate-speed", &speed))?;
        if let Some(folder) = played.folder {
            let folder = [("folder", folder.into())];
            writeln!(out, "{}", text.say_with("simulate-written", &folder))?;
        }
        Ok(())
    }

    fn tell(&self, number: u64, mut tell: impl FnMut(Entry<G>)) -> Outcome {
        let mut random = self.random.clone();
        random.set_stream(number);
        let mut position = self.start.clone();
        let (mut entries, mut first) = (0, None);
        random_game(&mut position, &mut random, |entry| {
            entries += 1;
            if let (Entry::Player(seat, _), None) = (&entry, first) {
                first = Some(*seat);
            }
            tell(entry);
        });
        Outcome {
            entries,
            first,
            standings: position.result().expect("the game is over"),
        }
    }
}

/// `genesis-0042.urz`, the file of a game counted from 0: with as many digits as the last one needs, so that they
/// sort.
pub fn file_name<G: Game>(number: u64, games: u64) -> String {
    let digits = games.to_string().len();
    format!("{}-{:0digits$}.urz", G::NAME, number + 1)
}
