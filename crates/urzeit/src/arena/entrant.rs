//! The players that take part.

use std::{fmt, fs::File, path::Path, time::Duration};

use urzeit_players::{Level, contest::Contender};

use super::{Options, bots::Bot};
use crate::{
    failure::Failure,
    input,
    text::{Text, harmless},
};

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
pub(super) fn entrants(
    options: &Options,
    scale: f64,
    text: &Text,
) -> Result<Vec<Entrant>, Failure> {
    let mut entrants = contenders(options.players.as_deref(), text)?;
    if entrants.len() + options.bots.len() < 2 {
        return Err(Failure::Called(text.say("error-one-player")));
    }
    let time = match options.bot_time {
        Some(milliseconds) => Duration::from_millis(milliseconds),
        None => Level::Master.time().mul_f64(scale),
    };
    let log = options.bot_log.as_deref();
    let log = log.map(|file| create(file, text)).transpose()?;
    for written in &options.bots {
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

fn contenders(players: Option<&str>, text: &Text) -> Result<Vec<Entrant>, Failure> {
    let mut contenders = Vec::new();
    for player in players.into_iter().flat_map(|players| players.split(',')) {
        let contender: Contender = player.parse().map_err(|_| {
            let words = [
                ("found", harmless(player).into()),
                ("levels", Level::ALL.map(Level::name).join(", ").into()),
            ];
            Failure::Called(text.say_with("error-unknown-player", &words))
        })?;
        if contenders.contains(&contender) {
            let words = [("player", contender.to_string().into())];
            return Err(Failure::Called(text.say_with("error-player-twice", &words)));
        }
        contenders.push(contender);
    }
    Ok(contenders.into_iter().map(Entrant::Ours).collect())
}

/// Starts a bot, so that whoever cannot play is known before the first game.
fn bot(written: &str, time: Duration, log: Option<&File>, text: &Text) -> Result<Bot, Failure> {
    let words = shlex::split(written).filter(|words| !words.is_empty());
    let command = words.ok_or_else(|| {
        let found = [("found", harmless(written).into())];
        Failure::Called(text.say_with("error-bot-command", &found))
    })?;
    let log = log.map(File::try_clone).transpose()?;
    Bot::start(written, command, time, log).map_err(|fault| {
        let words = [
            ("command", harmless(written).into()),
            ("fault", fault.say(text).into()),
        ];
        Failure::Wrong(text.say_with("error-bot", &words))
    })
}

fn create(file: &Path, text: &Text) -> Result<File, Failure> {
    File::create(file).map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        input::wrong(file, &text.say_with("error-cannot-write", &reason), text)
    })
}
