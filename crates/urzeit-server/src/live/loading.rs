//! From the store into memory: a whole table, what others wrote since, and what is no event.

use std::collections::HashMap;

use urzeit_rules::{Seat, Seats};

use super::{
    Inner,
    applying::{bits, waits},
};
use crate::{
    resume::{self, Opened},
    store::{Broken, Ledger, Sitting, State, Time},
    work::due::DueWork,
};

impl Inner {
    pub(super) async fn load(
        store: &impl Ledger,
        id: &str,
        now: Time,
    ) -> Result<Option<Inner>, Broken> {
        let Some(game) = store.game(id).await? else {
            return Ok(None);
        };
        let rows = store.events(id, 0).await?;
        let Opened { host, resumed } = resume::open(&game, &rows)?;
        let mut inner = Inner {
            people: vec![None; host.players()],
            bots: Seats::NONE,
            reserved: Vec::new(),
            game,
            host,
            wishes: HashMap::new(),
            told: 0,
            stale: false,
        };
        inner.remember_all(rows);
        inner.catch_up(store, id).await?;
        inner.told = inner.host.len();
        if resumed && inner.game.state == State::Running {
            let due = DueWork::of(&inner.before(now));
            let snapshot = inner.host.snapshot();
            let length = inner.host.len() as i64;
            let (waits, asked) = (waits(&*inner.host), bits(inner.host.asked()));
            store
                .go_on_from_here(id, length, snapshot, waits, asked, due)
                .await?;
        }
        Ok(Some(inner))
    }

    /// Applies what is stored and not in memory. What is known besides events is of the same moment.
    pub(super) async fn catch_up(&mut self, store: &impl Ledger, id: &str) -> Result<(), Broken> {
        loop {
            self.apply_stored(store, id).await?;
            self.renew(store, id).await?;
            // Others may have written between the two.
            if self.game.length <= self.host.len() as i64 {
                return Ok(());
            }
        }
    }

    async fn apply_stored(&mut self, store: &impl Ledger, id: &str) -> Result<(), Broken> {
        let rows = store.events(id, self.host.len() as i64).await?;
        for text in rows.iter().flat_map(|row| row.texts.lines()) {
            let number = self.host.len();
            let applied = resume::read(text).and_then(|event| self.host.apply(&event));
            applied.map_err(|error| {
                Broken::Corrupt(format!("table {id}, event {number}: {error:?}"))
            })?;
        }
        self.remember_all(rows);
        self.people.fill(None);
        self.bots = Seats::NONE;
        for Sitting { seat, account, bot } in store.seats(id).await? {
            let index = (seat - 1) as usize;
            let place = self.people.get_mut(index);
            *place.ok_or_else(|| Broken::Corrupt(format!("table {id}: seat {seat}")))? =
                Some(account);
            if bot {
                self.bots.insert(Seat::at(index));
            }
        }
        Ok(())
    }

    /// Reads what is stored of the table besides its events.
    pub(super) async fn renew(&mut self, store: &impl Ledger, id: &str) -> Result<(), Broken> {
        if let Some(game) = store.game(id).await? {
            self.game = game;
        }
        if self.game.state == State::Waiting {
            self.reserved = store.reserved(id).await?;
        }
        Ok(())
    }
}
