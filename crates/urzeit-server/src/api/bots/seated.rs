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
    store::{AccountId, State, Time},
};

/// So long a bot may take to say its name.
const NAME: Duration = Duration::from_secs(10);

/// What a bot has left where no clock counts it.
const UNCLOCKED: Millis = 20 * LONGEST_ANSWER;

/// Nobody wants to wait longer for a bot, even where there is time.
const LONGEST_ANSWER: Millis = 60_000;

/// A bot that follows its table.
pub(super) struct Seated {
    live: Arc<Live>,
    account: AccountId,
    following: Following,
    /// Nothing, until the game begins.
    dialogue: Option<Dialogue>,
    /// What it saw when it was asked; nothing, if it is not asked.
    asked: Option<String>,
    /// How many lines it has said before the game.
    early: usize,
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
        account: AccountId,
        wire: &mut Wire,
    ) -> Result<Seated, Fault> {
        wire.say(&[ToBot::Urzeit(VERSION)]).await?;
        let name = timeout(NAME, wire.line()).await;
        let name = name.map_err(|_| Fault::NoName)??;
        let Ok(FromBot::Bot(_)) = name.parse() else {
            return Err(Fault::NoName);
        };
        let (_, following) = live.follow(account, u64::MAX).await?;
        Ok(Seated {
            live: Arc::clone(live),
            account,
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
                self.change(deed).await?;
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
        // Something was taken back while it thought: it is asked anew.
        if self.asked.is_none() || changed && self.asked.as_ref() != Some(&view) {
            let (answer, left) = time(host, seat, table.now);
            step.say.push(dialogue.ask(answer, left));
            self.asked = Some(view);
        }
        Ok(step)
    }

    fn seat(&self, table: &Before<'_>) -> Result<Seat, Fault> {
        let mut people = table.people.iter();
        let index = people.position(|person| *person == Some(self.account));
        index.map(Seat::at).ok_or(Fault::NotSeated)
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
        let heard = self.live.look(|table| dialogue.hear(line, table.host));
        match heard.await? {
            Heard::Reply(reply) => wire.say(&reply).await,
            Heard::TooMuch => Err(Fault::TooMuch),
            Heard::Refused(_) => Err(Fault::Refused),
            Heard::Action(action) => {
                self.asked = None;
                wire.has_token().await?;
                let seat = self.live.look(|table| self.seat(table)).await??;
                let choice = EntryText::choice(seat, action);
                self.change(Deed::Entry(choice)).await
            }
        }
    }

    /// Lets something happen in the seat. If the table has gone on meanwhile, the bot is told of that.
    async fn change(&self, deed: Deed) -> Result<(), Fault> {
        let author = Author {
            account: self.account,
            wish: None,
        };
        let change = |table: &Before<'_>| match self.seat(table) {
            Ok(_) => Ok(Change::deeds([deed.clone()])),
            Err(_) => Err(ChangeError::Refused(Why::only("server-not-seated"))),
        };
        match self.live.change(Some(&author), change).await {
            Ok(_) | Err(ChangeError::Refused(_)) => Ok(()),
            Err(ChangeError::Broken(broken)) => Err(broken.into()),
        }
    }
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
