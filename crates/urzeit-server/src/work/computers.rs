//! Computer players that think.

use std::{
    cell::Cell,
    collections::HashMap,
    thread,
    time::{Duration, Instant},
};

use tokio::sync::oneshot;
use urzeit_players::{
    Level, Pace,
    thinker::{Thinker, thinker},
};
use urzeit_rules::Seat;

use super::{Lane, Stop};
use crate::{random, store::Broken};

/// What a computer player is asked.
pub struct ComputerTurn {
    /// The game.
    pub game: &'static str,
    /// Where it sits.
    pub seat: Seat,
    /// How strong it is.
    pub level: Level,
    /// What it sees.
    pub view: String,
    /// How long the slowest of those who are asked thinks.
    pub lane: Lane,
    /// It has this part of the time that it would have alone.
    pub share: f32,
}

/// The computer players at one table.
pub trait Computers: Default + Send + 'static {
    /// What the player who is asked answers: what it does, in the notation and without its seat.
    fn ask(
        &mut self,
        asked: &ComputerTurn,
        stop: &Stop,
    ) -> impl Future<Output = Result<String, Broken>> + Send;
}

/// Computer players that search. One player gives all answers of a turn: it shares out its time.
#[derive(Default)]
pub(super) struct Thinkers(HashMap<usize, (Level, Box<dyn Thinker>)>);

/// Lets a player think for this share of the time of its level, or until it is told to stop.
fn think(
    player: &mut dyn Thinker,
    (seat, view): (Seat, &str),
    share: f32,
    stop: &Stop,
) -> Option<String> {
    let begin = Instant::now();
    // A player that is told to stop finds, the next time it looks, that its time is long over.
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
        scale: share,
    };
    player.think(seat, view, pace)
}

/// Thinks on a thread of its own, which gives way to whatever takes less time: to what people do, and to
/// computer players of quicker lanes. Whatever one account starts, others hardly wait for it.
async fn in_background<T: Send + 'static>(
    lane: Lane,
    think: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Broken> {
    let (tell, told) = oneshot::channel();
    let run = move || {
        give_way(lane);
        // Nobody listens any more when the server stops.
        let _ = tell.send(think());
    };
    let thread = thread::Builder::new().name("thinking".to_owned());
    thread.spawn(run).map_err(|_| Broken::Closed)?;
    told.await.map_err(|_| Broken::Closed)
}

/// Lowers the priority of this thread. A thread may not raise it again, so none is used twice.
#[cfg(target_os = "linux")]
fn give_way(lane: Lane) {
    let nice = match lane {
        Lane::Quick => 0,
        Lane::Medium => 2,
        Lane::Hard => 5,
        Lane::Master => 10,
    };
    // Without it all are equal.
    let _ = rustix::process::nice(nice);
}

/// Elsewhere priorities are those of whole processes, or need other rights.
#[cfg(not(target_os = "linux"))]
fn give_way(_: Lane) {}

const HOURS: Duration = Duration::from_secs(10_000);

impl Computers for Thinkers {
    /// It thinks where it keeps nobody waiting.
    async fn ask(&mut self, asked: &ComputerTurn, stop: &Stop) -> Result<String, Broken> {
        let known = self.0.remove(&asked.seat.index());
        let known = known.filter(|(level, _)| *level == asked.level);
        let (game, seat, level, view) = (asked.game, asked.seat, asked.level, asked.view.clone());
        let share = asked.share;
        let stop = stop.clone();
        let lane = asked.lane;
        let thought = in_background(lane, move || {
            let begin = Instant::now();
            let player = known.map(|(_, player)| player);
            let seed = || u64::from_le_bytes(random::bytes());
            let mut player = player.unwrap_or_else(|| thinker(game, level, seed()));
            let answer = think(&mut *player, (seat, &view), share, &stop);
            metrics::histogram!("urzeit_thinking_seconds", "level" => level.name())
                .record(begin.elapsed().as_secs_f64());
            (player, answer)
        });
        let (player, answer) = thought.await?;
        self.0.insert(seat.index(), (level, player));
        // What it was shown is a secret of that seat: not for logs.
        answer.ok_or_else(|| Broken::Corrupt(format!("seat {seat} sees what makes no sense")))
    }
}
