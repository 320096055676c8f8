//! What people say at a table, and what they report to the operator.
//!
//! Everybody who may see a table reads what is said there. While a game is played only those write who
//! play it, so that nobody gets advice.

use std::{sync::Arc, time::Duration};

use urzeit_table::messages::{Say, Why};

use crate::{
    config::Rate,
    live::{Before, Live},
    random,
    rate_limiter::RateLimiter,
    store::{Account, AccountId, Broken, NewLine, NewReport, State},
    wishes::{Player, is_id},
};

/// No line has more characters.
pub const LONGEST_LINE: usize = 500;

/// No table has more lines.
pub const MOST_LINES: i64 = 2000;

/// No report has more characters.
pub const LONGEST_REPORT: usize = 1000;

/// How people talk at tables. Clones are one.
#[derive(Clone)]
pub struct Chat {
    lines: Arc<RateLimiter<AccountId>>,
    reports: Arc<RateLimiter<AccountId>>,
}

/// Why something was not said.
#[derive(Debug)]
pub enum Unsaid {
    /// It cannot be said like that.
    Bad(Why),
    /// It is not for this person to say something now.
    NotAllowed(&'static str),
    /// So soon again: in so many seconds.
    Wait(u64),
    /// Enough has been said.
    Full,
    /// The store fails.
    Broken(Broken),
}

impl From<Broken> for Unsaid {
    fn from(broken: Broken) -> Unsaid {
        Unsaid::Broken(broken)
    }
}

impl Default for Chat {
    fn default() -> Chat {
        Chat {
            lines: Arc::new(RateLimiter::new(Rate::new(5, Duration::from_secs(10), 5))),
            reports: Arc::new(RateLimiter::new(Rate::new(5, Duration::from_secs(600), 5))),
        }
    }
}

impl Chat {
    /// Somebody who may see the table says a line. Its number; the same again if it was said already.
    ///
    /// # Errors
    /// Why not.
    pub async fn say(&self, live: &Live, account: &Account, say: &Say) -> Result<u64, Unsaid> {
        let Say { id, text } = say;
        if !is_id(id) {
            return Err(bad("server-bad-id"));
        }
        let text = text.trim();
        check(text, LONGEST_LINE)?;
        let may = live.look(|table| may_write(table, account.into())).await?;
        may.map_err(Unsaid::NotAllowed)?;
        self.lines.check(&account.id).map_err(Unsaid::Wait)?;
        let line = NewLine {
            account: account.id,
            name: &account.name,
            said: id,
            text,
        };
        live.say(&line, MOST_LINES).await?.ok_or(Unsaid::Full)
    }

    /// Somebody who may see the table tells the operator of it, or of a line that was said there.
    ///
    /// # Errors
    /// Why not.
    pub async fn report(
        &self,
        live: &Live,
        account: AccountId,
        chat: Option<u64>,
        text: &str,
    ) -> Result<i64, Unsaid> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        check(&text, LONGEST_REPORT)?;
        self.reports.check(&account).map_err(Unsaid::Wait)?;
        let chat = chat.map(|number| i64::try_from(number).unwrap_or(i64::MAX));
        let report = NewReport {
            id: random::id(),
            account,
            chat,
            text: &text,
        };
        if live.report(&report).await? {
            Ok(report.id)
        } else {
            Err(bad("server-no-such-line"))
        }
    }
}

fn bad(key: &str) -> Unsaid {
    Unsaid::Bad(Why::only(key))
}

/// May this text be shown to others?
pub(crate) fn check(text: &str, longest: usize) -> Result<(), Unsaid> {
    if text.is_empty() {
        return Err(bad("server-text-empty"));
    }
    if text.chars().count() > longest {
        let most = [("most", longest.to_string())];
        return Err(Unsaid::Bad(Why::naming("server-text-too-long", &most)));
    }
    if text.chars().any(deceives) {
        return Err(bad("server-text-control"));
    }
    Ok(())
}

/// Characters that are not seen but change how others look: breaks and changes of direction.
fn deceives(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn may_write(table: &Before<'_>, player: Player) -> Result<(), &'static str> {
    let sits = table.people.contains(&Some(player.account));
    if !sits && table.game.state == State::Running {
        return Err("server-chat-players-only");
    }
    player.may_act(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_short_and_hides_nothing() {
        let longest = "ä".repeat(LONGEST_LINE);
        let too_long = "ä".repeat(LONGEST_LINE + 1);
        for (text, key) in [
            ("hello", None),
            ("👩‍👩‍👧 שלום <b>&amp;", None),
            (&*longest, None),
            (&*too_long, Some("server-text-too-long")),
            ("", Some("server-text-empty")),
            ("a\0b", Some("server-text-control")),
            ("a\nb", Some("server-text-control")),
            ("a\u{85}b", Some("server-text-control")),
            ("a\u{202e}b", Some("server-text-control")),
        ] {
            let error = match check(text, LONGEST_LINE) {
                Err(Unsaid::Bad(why)) => Some(why.error),
                _ => None,
            };
            assert_eq!(error.as_deref(), key, "{text:?}");
        }
    }
}
