//! Computer players that think.

use std::{
    any::Any,
    cell::Cell,
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::{Duration, Instant},
};

use tokio::task::spawn_blocking;
use urzeit_players::{Knowledge, Level, Mind, Pace, Player};
use urzeit_rules::{Seat, View, Viewer, with_game};

use super::Stop;
use crate::{random, store::Broken};

/// What a computer player is asked.
pub struct Asked {
    /// The game.
    pub game: &'static str,
    /// Where it sits.
    pub seat: Seat,
    /// How strong it is.
    pub level: Level,
    /// What it sees.
    pub view: String,
    /// Does it, or another one who is asked, think for long?
    pub thinks: bool,
}

/// The computer players at one table.
pub trait Computers: Default + Send + 'static {
    /// What the player who is asked answers: what it does, in the notation and without its seat.
    fn ask(
        &mut self,
        asked: &Asked,
        stop: &Stop,
    ) -> impl Future<Output = Result<String, Broken>> + Send;
}

/// Computer players that search. One player gives all answers of a turn: it shares out its time.
#[derive(Default)]
pub(super) struct Thinkers(HashMap<usize, (Level, Box<dyn Thinker>)>);

/// A computer player of any game.
trait Thinker: Send {
    /// What it does, seeing this; nothing if it cannot make sense of it.
    fn think(&mut self, seat: Seat, view: &str, stop: &Stop) -> Option<String>;
}

impl<G: Mind> Thinker for Player<G> {
    fn think(&mut self, seat: Seat, view: &str, stop: &Stop) -> Option<String> {
        let position: G = view.parse().ok()?;
        let begin = Instant::now();
        // Who is told to stop finds, the next time it looks, that its time is long over.
        let looked = Cell::new(false);
        let clock = || {
            if looked.replace(true) && stop.now() {
                HOURS
            } else {
                begin.elapsed()
            }
        };
        let pace = Pace::Clock {
            clock: &clock,
            scale: 1.0,
        };
        let action = self.choose(&View::of(&position, Viewer::Seat(seat)), pace)?;
        Some(action.to_string())
    }
}

const HOURS: Duration = Duration::from_secs(10_000);

impl Computers for Thinkers {
    /// It thinks where it keeps nobody waiting.
    async fn ask(&mut self, asked: &Asked, stop: &Stop) -> Result<String, Broken> {
        let known = self.0.remove(&asked.seat.index());
        let known = known.filter(|(level, _)| *level == asked.level);
        let (game, seat, level, view) = (asked.game, asked.seat, asked.level, asked.view.clone());
        let stop = stop.clone();
        let thought = spawn_blocking(move || {
            let begin = Instant::now();
            let player = known.map(|(_, player)| player);
            let mut player = player.unwrap_or_else(|| with_game!(game, seated(level)));
            let answer = player.think(seat, &view, &stop);
            metrics::histogram!("urzeit_thinking_seconds", "level" => level.name())
                .record(begin.elapsed().as_secs_f64());
            (player, answer)
        });
        let (player, answer) = thought.await.map_err(|_| Broken::Closed)?;
        self.0.insert(seat.index(), (level, player));
        // What it was shown is a secret of that seat: not for logs.
        answer.ok_or_else(|| Broken::Corrupt(format!("seat {seat} sees what makes no sense")))
    }
}

fn seated<G: Mind>(level: Level) -> Box<dyn Thinker> {
    let seed = u64::from_le_bytes(random::bytes());
    Box::new(Player::<G>::new(level, knowledge(), seed))
}

/// What the players of a game know; read once.
fn knowledge<G: Mind>() -> Arc<Knowledge<G>> {
    type Anything = Arc<dyn Any + Send + Sync>;
    static ALL: OnceLock<Mutex<HashMap<&'static str, Anything>>> = OnceLock::new();
    let mut all = ALL
        .get_or_init(Mutex::default)
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let known = all
        .entry(G::NAME)
        .or_insert_with(|| Arc::new(Knowledge::<G>::learned()));
    let known = Arc::clone(known).downcast();
    known.expect("each game has its own entry")
}
