//! A bot in one seat of one game.

use std::time::{Duration, Instant};

use urzeit_rules::Seat;
use urzeit_table::{
    Host,
    protocol::{Dialogue, Heard},
};

use super::{Bot, Fault, locked, process::Process};

/// Pipes and schedulers take time too: so much later an answer is still accepted.
const GRACE: Duration = Duration::from_millis(250);

/// A bot that plays, until it does something wrong.
pub(in crate::arena) struct SeatedBot<'a> {
    bot: &'a Bot,
    game: u64,
    dialogue: Dialogue,
    /// Nothing, once it has done something wrong.
    process: Option<Process>,
}

impl<'a> SeatedBot<'a> {
    /// Sits down at a table where the game begins.
    pub(super) fn begin(
        bot: &'a Bot,
        process: Process,
        seat: Seat,
        game: u64,
        host: &dyn Host,
    ) -> Result<SeatedBot<'a>, Fault> {
        let (dialogue, beginning) = Dialogue::begin(seat, host);
        process.say(&beginning)?;
        Ok(SeatedBot {
            bot,
            game,
            dialogue,
            process: Some(process),
        })
    }

    /// Tells it what has happened.
    pub(in crate::arena) fn tell(&mut self, host: &dyn Host) {
        let news = self.dialogue.news(host);
        let told = self.process.as_ref().map(|process| process.say(&news));
        if let Some(Err(fault)) = told {
            self.fail(fault);
        }
    }

    /// What it does, having used so much of its turn; nothing if it plays no more.
    pub(in crate::arena) fn choose(&mut self, host: &dyn Host, used: Duration) -> Option<String> {
        const LEAST: Duration = Duration::from_millis(2);
        let left = (self.bot.time * 2).saturating_sub(used).max(LEAST);
        let process = self.process.as_mut()?;
        match ask(process, &mut self.dialogue, host, left) {
            Ok(action) => Some(action),
            Err(fault) => {
                self.fail(fault);
                None
            }
        }
    }

    /// The game is over, and the bot has been told. If it has done well it may play again.
    pub(in crate::arena) fn leave(self) {
        locked(&self.bot.idle).extend(self.process);
    }

    fn fail(&mut self, fault: Fault) {
        self.process = None;
        self.bot.note(self.game, fault);
    }
}

fn ask(
    process: &mut Process,
    dialogue: &mut Dialogue,
    host: &dyn Host,
    left: Duration,
) -> Result<String, Fault> {
    // What it said without being asked is no answer to what it is asked now.
    while let Some(line) = process.said()? {
        hear(&line, process, dialogue, host)?;
    }
    // Half of what is left: so no turn takes longer than twice the time of its first answer.
    let answer = left / 2;
    let [told, left] = [answer, left].map(|time| time.as_millis() as u64);
    process.say(&[dialogue.ask(told, left)])?;
    let until = Instant::now() + answer + GRACE;
    loop {
        let line = process.line(until, told)?;
        if let Some(action) = hear(&line, process, dialogue, host)? {
            return Ok(action);
        }
    }
}

/// Replies to a line, or has an action.
fn hear(
    line: &str,
    process: &Process,
    dialogue: &mut Dialogue,
    host: &dyn Host,
) -> Result<Option<String>, Fault> {
    match dialogue.hear(line, host) {
        Heard::Reply(reply) => process.say(&reply).map(|()| None),
        Heard::Action(action) => Ok(Some(action)),
        Heard::TooMuch => Err(Fault::TooMuch),
        Heard::Refused(reason) => Err(Fault::Refused {
            said: line.to_owned(),
            reason,
        }),
    }
}
