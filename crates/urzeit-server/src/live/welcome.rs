//! What somebody may know of a table: what it is, where it stands, what happened since.

use urzeit_rules::{Seat, Viewer};
use urzeit_table::{
    Millis, Seed,
    messages::{Events, Now, SeatInfo, TableInfo, Welcome},
};

use super::{Inner, Live};
use crate::{
    store::{AccountId, Broken, ChatRow, Ledger, Reserved, State, Time},
    tables,
};

impl<L: Ledger> Live<L> {
    /// What somebody may see of the table, and what happened since a number.
    ///
    /// # Errors
    /// If it has to be reloaded and cannot.
    pub async fn welcome(
        &self,
        account: impl Into<Option<AccountId>>,
        since: u64,
    ) -> Result<Welcome, Broken> {
        let account = account.into();
        let lines = self.lines(account, 0..i64::MAX).await?;
        let inner = self.known_until(since).await?;
        let mut welcome = inner.welcome(account, since, &lines, self.clock.now());
        welcome.table.watching = self.watching();
        Ok(welcome)
    }

    /// What the table is, for somebody.
    ///
    /// # Errors
    /// If it has to be reloaded and cannot.
    pub async fn info(&self, account: impl Into<Option<AccountId>>) -> Result<TableInfo, Broken> {
        let mut info = self.fresh().await?.info(account.into());
        info.watching = self.watching();
        Ok(info)
    }
}

impl Inner {
    pub(super) fn welcome(
        &self,
        account: Option<AccountId>,
        since: u64,
        lines: &[ChatRow],
        now: Time,
    ) -> Welcome {
        let since = usize::try_from(since)
            .unwrap_or(usize::MAX)
            .min(self.host.len());
        Welcome {
            table: self.info(account),
            events: self.events(self.viewer(account), since, now),
            chat: lines.iter().map(|line| self.chat_line(line)).collect(),
            presence: Vec::new(),
            time: now as Millis,
        }
    }

    pub(super) fn events(&self, viewer: Viewer, first: usize, now: Time) -> Events {
        let first = first.max(self.host.first());
        Events {
            first: first as u64,
            told: self.host.told(viewer, first),
            now: Now::of(&*self.host, viewer, now as Millis),
        }
    }

    pub(super) fn info(&self, account: Option<AccountId>) -> TableInfo {
        let made = &self.game.made;
        let you = self.seat(account);
        let yours = account == Some(made.creator);
        let seats = Seat::all(self.host.players());
        // Invited people are named to those at the table, and to those invited.
        let is_invited = |kept: &Reserved| account.is_some() && kept.invited() == account;
        let knows = yours || you.is_some() || self.reserved.iter().any(is_invited);
        let reserved = |seat: Seat| {
            let mut reserved = self.reserved.iter();
            let found = reserved.find(|reserved| reserved.seat == seat.number() as i64);
            found.filter(|_| self.host.chair(seat).sitter().is_none())
        };
        let named = |kept: &Reserved| kept.name.clone().filter(|_| knows).unwrap_or_default();
        TableInfo {
            id: made.id.clone(),
            game: made.game.clone(),
            header: tables::header::told(&made.header, self.viewer(account)),
            commitment: Seed::new(made.seed).commitment().to_string(),
            settings: *self.host.settings(),
            state: self.game.state,
            visibility: made.visibility,
            spectators: made.spectators,
            watching: 0,
            rated: made.rated,
            begins_when_full: made.begins_when_full,
            quick: self.game.state == State::Waiting && tables::quick::is_quick(made),
            seats: seats
                .map(|seat| SeatInfo {
                    reserved: reserved(seat).map(named),
                    declined: knows && reserved(seat).is_some_and(|kept| kept.declined),
                    bot: self.bots.contains(seat),
                    ..SeatInfo::of(seat, self.host.chair(seat))
                })
                .collect(),
            you,
            yours,
            creator: self.game.creator_name.clone(),
            invite: (yours || you.is_some()).then(|| made.invite.clone()),
            rematch: self.game.rematch.clone(),
            created: made.created as Millis,
        }
    }
}
