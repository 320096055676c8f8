//! A bot in its seat: what it is told, when it is asked, what it does.

use std::{sync::Arc, time::Duration};

use tokio::time::timeout;
use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Awaits, Deed, EntryText, Host, Millis, Sitter,
    messages::Why,
    protocol::{Complaint, Dialogue, FromBot, Heard, MOST_LINES, ToBot, VERSION},
};

use super::wire::{Fault, Wire};
use crate::{
    live::{Author, Before, Change, ChangeError, Following, Live},
    store::{State, Time},
    wishes::Player,
};

/// How long a bot may take to say its name.
const NAME: Duration = Duration::from_secs(10);

/// What a bot has left where no clock counts it.
const UNCLOCKED: Millis = 20 * LONGEST_ANSWER;

/// Nobody wants to wait longer for a bot, even where there is time.
const LONGEST_ANSWER: Millis = 60_000;

/// A bot that follows its table.
pub(super) struct Seated {
    live: Arc<Live>,
    bot: Player,
    following: Following,
    /// Nothing, until the game begins.
    dialogue: Option<Dialogue>,
    /// Nothing, if it is not asked.
    asked: Option<BotTurn>,
    /// How many lines it has said before the game.
    early: usize,
}

/// What a bot is asked about.
struct BotTurn {
    /// What it saw then.
    view: String,
    /// How many events there were.
    events: usize,
}

/// What is to be done for a bot.
#[derive(Default)]
struct Step {
    /// Tell it this.
    say: Vec<ToBot>,
    /// Let this happen, because bots do not say so.
    deed: Option<Deed>,
    /// There is nothing more.
    over: bool,
}

impl Seated {
    /// Greets the bot.
    pub(super) async fn begin(
        live: &Arc<Live>,
        bot: Player,
        wire: &mut Wire,
    ) -> Result<Seated, Fault> {
        wire.say(&[ToBot::Urzeit(VERSION)]).await?;
        let name = timeout(NAME, wire.line()).await;
        let name = name.map_err(|_| Fault::NoName)??;
        let Ok(FromBot::Bot(_)) = name.parse() else {
            return Err(Fault::NoName);
        };
        let (_, following) = live.follow(bot.account, u64::MAX).await?;
        Ok(Seated {
            live: Arc::clone(live),
            bot,
            following,
            dialogue: None,
            asked: None,
            early: 0,
        })
    }

    /// Until the game is over, or the bot fails.
    pub(super) async fn play(&mut self, wire: &mut Wire) -> Result<(), Fault> {
        let live = Arc::clone(&self.live);
        wire.has_token().await?;
        loop {
            let step = live.look(|table| self.step(table)).await??;
            wire.say(&step.say).await?;
            if step.over {
                return wire.say(&[ToBot::Bye]).await;
            }
            if let Some(deed) = step.deed {
                self.change(deed, None).await?;
                continue;
            }
            tokio::select! {
                news = self.following.next() => {
                    if news.is_none() {
                        wire.has_token().await?;
                        return Err(Fault::Deaf);
                    }
                    // However much has happened, the bot is told at once.
                    while self.following.ready().is_some() {}
                }
                line = wire.line() => self.hear(&line?, wire).await?,
            }
        }
    }

    /// What the table has for the bot.
    fn step(&mut self, table: &Before<'_>) -> Result<Step, Fault> {
        let seat = self.seat(table)?;
        let host = table.host;
        match table.game.state {
            State::Waiting => return Ok(Step::default()),
            State::Aborted => {
                return Ok(Step {
                    over: true,
                    ..Step::default()
                });
            }
            State::Running | State::Over => {}
        }
        let mut step = Step::default();
        let mut changed = false;
        let dialogue = match &mut self.dialogue {
            Some(dialogue) => {
                step.say = dialogue.news(host);
                changed = step
                    .say
                    .iter()
                    .any(|line| matches!(line, ToBot::Position(_)));
                dialogue
            }
            None => {
                let (dialogue, said) = Dialogue::begin(seat, host);
                step.say = said;
                if let Some(result) = host.result() {
                    step.say.extend(result.lines().map(ToBot::Result));
                }
                let chair = host.chair(seat);
                if chair.stand_in().is_some() && !chair.has_resigned() && !is_over(host) {
                    step.deed = Some(Deed::Return(seat));
                }
                self.dialogue.insert(dialogue)
            }
        };
        step.over = is_over(host);
        if host.awaits() == Awaits::Confirm(seat) && plays(host, seat) {
            step.deed = Some(Deed::Confirm(seat));
        }
        let awaited = matches!(host.awaits(), Awaits::Choices(seats) if seats.contains(seat));
        if !awaited || !plays(host, seat) || step.deed.is_some() {
            self.asked = None;
            dialogue.excuse();
            return Ok(step);
        }
        let view = host.view(Viewer::Seat(seat));
        // Something was taken back while it thought: it is asked again.
        let sees_else = |asked: &BotTurn| changed && asked.view != view;
        if self.asked.as_ref().is_none_or(sees_else) {
            let (answer, left) = time(host, seat, table.now);
            step.say.push(dialogue.ask(answer, left));
            let events = host.len();
            self.asked = Some(BotTurn { view, events });
        }
        Ok(step)
    }

    fn seat(&self, table: &Before<'_>) -> Result<Seat, Fault> {
        self.bot.seat(table).map_err(|_| Fault::NotSeated)
    }

    /// The bot says something.
    async fn hear(&mut self, line: &str, wire: &mut Wire) -> Result<(), Fault> {
        let Some(dialogue) = &mut self.dialogue else {
            self.early += 1;
            return if self.early > MOST_LINES {
                Err(Fault::TooMuch)
            } else {
                wire.say(&[ToBot::Error(Complaint::NotYourTurn)]).await
            };
        };
        let seat = self.live.look(|table| self.bot.seat(table)).await?;
        let seat = seat.map_err(|_| Fault::NotSeated)?;
        let asked = self.asked.as_ref().map(|asked| asked.events);
        let is_answer = matches!(line.parse(), Ok(FromBot::Do(_)));
        let heard = self.live.look(|table| {
            let is_late = is_answer && is_late(table.host, seat, asked);
            (!is_late).then(|| dialogue.hear(line, table.host))
        });
        match heard.await? {
            // It is told what has happened meanwhile, and asked again.
            None => {
                self.asked = None;
                Ok(())
            }
            Some(Heard::Reply(reply)) => wire.say(&reply).await,
            Some(Heard::TooMuch) => Err(Fault::TooMuch),
            Some(Heard::Refused(_)) => Err(Fault::Refused),
            Some(Heard::Action(action)) => {
                self.asked = None;
                wire.has_token().await?;
                let choice = EntryText::choice(seat, action);
                self.change(Deed::Entry(choice), asked).await
            }
        }
    }

    /// Lets something happen in the seat, if it is no answer to what was asked before that many events and
    /// is not any more. If the table has gone on meanwhile, the bot is told of that.
    async fn change(&self, deed: Deed, asked: Option<usize>) -> Result<(), Fault> {
        let author = Author {
            account: self.bot.account,
            wish: None,
            secret: None,
        };
        let refused = |key| Err(ChangeError::Refused(Why::only(key)));
        let change = |table: &Before<'_>| match self.seat(table) {
            Ok(seat) if is_late(table.host, seat, asked) => refused("server-out-of-date"),
            Ok(_) => Ok(Change::deeds([deed.clone()])),
            Err(_) => refused("server-not-seated"),
        };
        match self.live.change(Some(&author), change).await {
            Ok(_) | Err(ChangeError::Refused(_)) => Ok(()),
            Err(ChangeError::Broken(broken)) => Err(broken.into()),
        }
    }
}

/// Has the game gone on since a bot was asked, or does somebody else play for it? Then its answer is none
/// to what it would be asked now.
fn is_late(host: &dyn Host, seat: Seat, asked: Option<usize>) -> bool {
    asked.is_some_and(|events| host.has_moved_on(seat, events) || !plays(host, seat))
}

fn is_over(host: &dyn Host) -> bool {
    host.awaits() == Awaits::Nothing
}

/// Does nobody stand in?
fn plays(host: &dyn Host, seat: Seat) -> bool {
    host.chair(seat).player() == Some(Sitter::Person)
}

/// The time for an answer, and what the table's clock has left.
fn time(host: &dyn Host, seat: Seat, now: Time) -> (Millis, Millis) {
    let left = host.time_left(seat, now as Millis).unwrap_or(UNCLOCKED);
    let left = left.max(1);
    ((left / 20).clamp(1, LONGEST_ANSWER), left)
}
