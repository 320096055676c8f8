//! `urzeit bot`: one of our players as a bot that speaks `docs/bots.md`.

use std::{
    io::{self, Write},
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use urzeit_players::{Knowledge, Level, Mind, Pace, Player};
use urzeit_rules::{Seat, View, Viewer, record::MAX_LINE, with_game};
use urzeit_studies::{
    agreed,
    lines::{self, ReadLine},
};
use urzeit_table::{
    Millis,
    protocol::{FromBot, ToBot, VERSION},
};

use crate::{
    failure::Failure,
    knowledge,
    text::{Text, harmless},
};

/// What `urzeit bot` was asked for.
pub(crate) struct Options {
    /// The game's name.
    pub(crate) game: String,
    /// How strong it plays.
    pub(crate) level: Level,
    /// A file of weights to play by instead of the usual ones.
    pub(crate) weights: Option<PathBuf>,
    /// Where randomness begins; elsewhere each time, if not said.
    pub(crate) seed: Option<u64>,
}

/// Plays until the host says `bye` or nothing more.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let game = agreed::game(&options.game, text)?;
    with_game!(game, speak(options, text))
}

fn speak<G: Mind>(options: &Options, text: &Text) -> Result<(), Failure> {
    let knowledge = knowledge::usual_or::<G>(options.weights.as_deref(), text)?;
    let mut bot = Bot::new(options, knowledge);
    let mut host = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut say = |said: &FromBot| {
        writeln!(out, "{said}")?;
        out.flush()
    };
    say(&FromBot::Bot(format!("urzeit {}", options.level)))?;
    loop {
        // A host that stops in the middle of a line has nothing more to say either.
        let Ok(ReadLine::Read(line)) = lines::next(&mut host, "position ".len() + MAX_LINE) else {
            return Ok(());
        };
        // What this version does not know it can do without.
        let Ok(said) = line.parse() else {
            continue;
        };
        match bot.hear(said) {
            Ok(None) => {}
            Ok(Some(answer)) => say(&answer)?,
            Err(Stop::Bye) => return Ok(()),
            Err(Stop::Misunderstood) => {
                let line = [("line", harmless(&line).into())];
                return Err(Failure::Wrong(text.say_with("error-bot-line", &line)));
            }
        }
    }
}

/// Why a bot stops.
enum Stop {
    /// The host wants no more of it.
    Bye,
    /// The host says what it cannot follow.
    Misunderstood,
}

struct Bot<G: Mind> {
    level: Level,
    knowledge: Arc<Knowledge<G>>,
    random: ChaCha8Rng,
    begin: Instant,
    /// Where it sits, and its player for this game.
    seated: Option<(Seat, Player<G>)>,
    /// The time for the answer that it is asked for.
    asked: Option<Millis>,
    /// The turn of its last answer, and how much of its time it takes in that turn.
    turn: Option<(u64, f32)>,
}

impl<G: Mind> Bot<G> {
    fn new(options: &Options, knowledge: Knowledge<G>) -> Bot<G> {
        let seed = options.seed.unwrap_or_else(any_seed);
        Bot {
            level: options.level,
            knowledge: Arc::new(knowledge),
            random: ChaCha8Rng::seed_from_u64(seed),
            begin: Instant::now(),
            seated: None,
            asked: None,
            turn: None,
        }
    }

    /// What it says to a line of the host, if anything.
    fn hear(&mut self, said: ToBot) -> Result<Option<FromBot>, Stop> {
        match said {
            ToBot::Urzeit(version) if version != VERSION => return Err(Stop::Misunderstood),
            ToBot::Game(game) if game != G::NAME => return Err(Stop::Misunderstood),
            ToBot::You(seat) => {
                let knowledge = Arc::clone(&self.knowledge);
                let player = Player::new(self.level, knowledge, self.random.next_u64());
                self.seated = Some((seat, player));
                self.asked = None;
                self.turn = None;
            }
            ToBot::Turn { answer, .. } => {
                self.asked = Some(answer);
                return Ok(Some(FromBot::View));
            }
            ToBot::Position(position) => {
                if let Some(time) = self.asked.take() {
                    let action = self.choose(&position, time).ok_or(Stop::Misunderstood)?;
                    return Ok(Some(FromBot::Do(action.to_string())));
                }
            }
            ToBot::Refused(_) | ToBot::Error(_) => return Err(Stop::Misunderstood),
            ToBot::Bye => return Err(Stop::Bye),
            _ => {}
        }
        Ok(None)
    }

    /// What it does, seeing this; nothing if it cannot make sense of it.
    fn choose(&mut self, position: &str, time: Millis) -> Option<G::Action> {
        let (seat, player) = self.seated.as_mut()?;
        let position: G = position.parse().ok()?;
        let mark = position.turn_mark();
        let scale = match self.turn {
            // The player shares out the time of a turn by itself.
            Some((turn, scale)) if turn == mark => scale,
            _ => {
                let given = Duration::from_millis(time).as_secs_f32();
                (given / self.level.time().as_secs_f32()).min(1.0)
            }
        };
        self.turn = Some((mark, scale));
        let begin = self.begin;
        let clock = || begin.elapsed();
        let pace = Pace::Clock {
            clock: &clock,
            scale,
        };
        player.choose(&View::of(&position, Viewer::Seat(*seat)), pace)
    }
}

/// Another one each time and in each of several processes.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let nanoseconds = now.map_or(0, |now| now.as_nanos() as u64);
    nanoseconds ^ u64::from(std::process::id()).rotate_left(40)
}
