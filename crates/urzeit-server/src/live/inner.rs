//! The table itself, as whoever holds its lock has it.

use std::collections::HashMap;

use urzeit_rules::{Seat, Seats, Viewer};
use urzeit_table::Host;

use super::{Author, Before};
use crate::store::{AccountId, Game, Reserved, Row, State, Time};

pub(super) struct Inner {
    pub(super) game: Game,
    pub(super) host: Box<dyn Host>,
    pub(super) people: Vec<Option<AccountId>>,
    /// The seats in which bots sat down, for their accounts.
    pub(super) bots: Seats,
    /// The seats that are kept for somebody.
    pub(super) reserved: Vec<Reserved>,
    /// What became of every wish.
    pub(super) wishes: HashMap<(AccountId, String), i64>,
    /// How many events those who follow the table have been told.
    pub(super) told: usize,
    /// What is in memory may not be what is stored.
    pub(super) stale: bool,
}

impl Inner {
    pub(super) fn before(&self, now: Time) -> Before<'_> {
        Before {
            host: &*self.host,
            game: &self.game,
            people: &self.people,
            bots: self.bots,
            reserved: &self.reserved,
            now,
            wishes: &self.wishes,
        }
    }

    pub(super) fn known(&self, author: Option<&Author>) -> Option<i64> {
        let Author { account, wish, .. } = author?;
        self.wishes.get(&(*account, wish.clone()?)).copied()
    }

    pub(super) fn remember_all(&mut self, rows: Vec<Row>) {
        for row in rows {
            if let (Some(author), Some(wish)) = (row.author, row.wish) {
                self.wishes.insert((author, wish), row.number);
            }
        }
    }

    pub(super) fn remember(&mut self, author: Option<&Author>, number: i64) {
        if let Some(Author {
            account,
            wish: Some(wish),
            ..
        }) = author
        {
            self.wishes.insert((*account, wish.clone()), number);
        }
    }

    /// May somebody who does not sit there follow the table?
    pub(super) fn may_watch(&self, account: Option<AccountId>) -> bool {
        let made = &self.game.made;
        self.game.state == State::Waiting
            || made.spectators
            || account == Some(made.creator)
            || !self.host.offered().is_empty()
    }

    pub(super) fn seat(&self, account: Option<AccountId>) -> Option<Seat> {
        account?;
        let index = self.people.iter().position(|person| *person == account);
        index.map(Seat::at)
    }

    pub(super) fn viewer(&self, account: Option<AccountId>) -> Viewer {
        self.seat(account).map_or(Viewer::Spectator, Viewer::Seat)
    }
}
