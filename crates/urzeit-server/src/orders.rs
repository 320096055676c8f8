//! Standing orders: given, withdrawn, looked at by their owners. What they do happens with the change that
//! lets their choice come ([`crate::live`]).

use urzeit_rules::Seat;
use urzeit_table::{
    Host, OrderState, Orders, Refused,
    messages::{OwnOrder, OwnOrders, Why},
};

use crate::{
    live::{Author, Before, Change, ChangeError, Live},
    store::{Ledger, State},
    wishes::Player,
};

/// The player's orders at a table, as it is stored now: another process may have changed them.
///
/// # Errors
/// Why the player has none there.
pub async fn of(live: &Live<impl Ledger>, player: Player) -> Result<OwnOrders, ChangeError> {
    live.renew().await?;
    let seen = live.look(|table| {
        let seat = player.seat(table).map_err(refused)?;
        Ok(own(table.host, &table.game.orders, seat))
    });
    seen.await?
}

/// The player gives an order, which acts at once if its choice has come.
///
/// # Errors
/// Why not.
pub async fn give(
    live: &Live<impl Ledger>,
    player: Player,
    order: &str,
) -> Result<(), ChangeError> {
    change(live, player, |table, seat, orders| {
        let given = orders.give(table.host, seat, order);
        given.map_err(|_| refused("server-no-such-order"))
    })
    .await
}

/// The player withdraws an order. Nothing happens if it is not there any more.
///
/// # Errors
/// Why not.
pub async fn withdraw(
    live: &Live<impl Ledger>,
    player: Player,
    order: &str,
) -> Result<(), ChangeError> {
    change(live, player, |_, seat, orders| {
        orders.withdraw(seat, order);
        Ok(())
    })
    .await
}

/// All orders of a player at a table end.
///
/// # Errors
/// Why not.
pub async fn end_all(live: &Live<impl Ledger>, player: Player) -> Result<(), ChangeError> {
    change(live, player, |_, seat, orders| {
        orders.end(seat);
        Ok(())
    })
    .await
}

async fn change(
    live: &Live<impl Ledger>,
    player: Player,
    change: impl Fn(&Before<'_>, Seat, &mut Orders) -> Result<(), ChangeError>,
) -> Result<(), ChangeError> {
    // Another process may have changed the orders; no event says so.
    live.renew().await?;
    // What an order does at once its owner has done: notices of later turns count from there.
    let author = Author {
        account: player.account,
        wish: None,
        secret: None,
    };
    let changed = live.change_if(Some(&author), |table| {
        let seat = player.seat(table).map_err(refused)?;
        match table.game.state {
            State::Running => {}
            State::Waiting => return Err(Refused::NotBegun.into()),
            State::Over | State::Aborted => return Err(Refused::Over.into()),
        }
        let mut orders = table.game.orders.clone();
        change(table, seat, &mut orders)?;
        Ok((orders != table.game.orders).then(|| Change {
            orders: Some(orders),
            ..Change::default()
        }))
    });
    changed.await.map(drop)
}

fn own(host: &dyn Host, orders: &Orders, seat: Seat) -> OwnOrders {
    let given = orders.of(seat).map(|given| OwnOrder {
        order: given.order.clone(),
        unfit: given.state == OrderState::Unfit,
    });
    OwnOrders {
        given: given.collect(),
        offered: host.orders(seat),
    }
}

fn refused(key: &str) -> ChangeError {
    ChangeError::Refused(Why::only(key))
}
