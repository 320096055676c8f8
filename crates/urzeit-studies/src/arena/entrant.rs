//! The players that take part.

use std::{fmt, fs::File, sync::Arc, time::Duration};

use urzeit_players::{Level, contest::Contender};
use urzeit_texts::{Text, harmless};

use super::{Terms, bots::Bot};
use crate::Mistake;

/// Somebody who takes part.
pub(super) enum Entrant {
    /// One of our own players.
    Ours(Contender),
    /// A bot from outside.
    Bot(Bot),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Ours(contender) => contender.fmt(f),
            Entrant::Bot(bot) => f.write_str(&bot.name),
        }
    }
}

/// All who were named, bots last, each with a name of its own.
pub(super) fn entrants<E: From<Mistake>>(
    terms: &Terms,
    scale: f64,
    log: impl FnOnce() -> Result<Option<File>, E>,
    text: &Text,
) -> Result<Vec<Entrant>, E> {
    let mut entrants = contenders(terms.players.as_deref(), text)?;
    if entrants.len() + terms.bots.len() < 2 {
        return Err(Mistake::Asked(text.say("error-one-player")).into());
    }
    let time = match terms.bot_time {
        Some(milliseconds) => Duration::from_millis(milliseconds),
        None => Level::Master.time().mul_f64(scale),
    };
    let log = log()?.map(Arc::new);
    for written in &terms.bots {
        let mut bot = bot(written, time, log.as_ref(), text)?;
        let name = bot.name.clone();
        let mut copies = 1;
        while entrants.iter().any(|other| other.to_string() == bot.name) {
            copies += 1;
            bot.name = format!("{name} {copies}");
        }
        entrants.push(Entrant::Bot(bot));
    }
    Ok(entrants)
}

fn contenders(players: Option<&str>, text: &Text) -> Result<Vec<Entrant>, Mistake> {
    let mut contenders = Vec::new();
    for player in players.into_iter().flat_map(|players| players.split(',')) {
        let contender: Contender = player.parse().map_err(|_| {
            let words = [
                ("found", harmless(player).into()),
                ("levels", Level::ALL.map(Level::name).join(", ").into()),
            ];
            Mistake::Asked(text.say_with("error-unknown-player", &words))
        })?;
        if contenders.contains(&contender) {
            let words = [("player", contender.to_string().into())];
            return Err(Mistake::Asked(text.say_with("error-player-twice", &words)));
        }
        contenders.push(contender);
    }
    Ok(contenders.into_iter().map(Entrant::Ours).collect())
}

/// Starts a bot, so that whoever cannot play is known before the first game.
fn bot(
    written: &str,
    time: Duration,
    log: Option<&Arc<File>>,
    text: &Text,
) -> Result<Bot, Mistake> {
    let words = shlex::split(written).filter(|words| !words.is_empty());
    let command = words.ok_or_else(|| {
        let found = [("found", harmless(written).into())];
        Mistake::Asked(text.say_with("error-bot-command", &found))
    })?;
    Bot::start(written, command, time, log).map_err(|fault| {
        let words = [
            ("command", harmless(written).into()),
            ("fault", fault.say(text).into()),
        ];
        Mistake::Given(text.say_with("error-bot", &words))
    })
}
