//! Standing orders: an order acts only when its choice has come, what it does is what its owner ordered, and an
//! order for once acts once. Until then nothing is told of it.

use std::collections::BTreeMap;

use urzeit_rules::{Answer, Seat};
use urzeit_server::store::State;
use urzeit_table::{Deed, Event, Host};

use crate::{fate::Fate, person::Person, shelf::Kept};

/// The orders that people may have given, and how often each may still act if it does so once.
pub(crate) struct Ordered {
    given: BTreeMap<(Seat, String), usize>,
    /// What an order is about to do.
    acts: Option<Seat>,
}

impl Ordered {
    /// All that people have said: what was lost on its way counts for nothing.
    pub(crate) fn of(people: &[&Person]) -> Ordered {
        let mut given = BTreeMap::new();
        for person in people {
            for order in &person.known().ordered {
                let Some(seat) = person.seat else { continue };
                *given.entry((seat, order.clone())).or_default() += 1;
            }
        }
        Ordered { given, acts: None }
    }

    /// Before an event, with the one after it.
    pub(crate) fn before(
        &mut self,
        host: &dyn Host,
        event: &Event,
        next: Option<&Event>,
        fate: &Fate,
    ) -> Result<(), String> {
        if let Some(seat) = self.acts.take() {
            return match event.deed.seat() {
                Some(of) if of == seat => Ok(()),
                _ => Err(format!("{event}: an order of {seat} acts and does nothing")),
            };
        }
        let Deed::Order(seat) = event.deed else {
            return Ok(());
        };
        let Some(next) = next else {
            return Err(format!("{event}: nothing follows in the same commit"));
        };
        let mut fitting = self.given.iter_mut().filter_map(|((of, order), left)| {
            let Answer::Acts(obeyed) = host.obey(seat, order) else {
                return None;
            };
            let fits = *of == seat && obeyed.deeds[1] == next.deed;
            (fits && *left > 0).then_some((obeyed.once, left))
        });
        let Some((once, left)) = fitting.next() else {
            return Err(format!("{event}: nobody ordered {next}, or once only"));
        };
        if once {
            *left -= 1;
            fate.saw("order for once acted");
        }
        fate.saw("order acted");
        self.acts = Some(seat);
        Ok(())
    }
}

/// What is kept of orders is what people gave, and nothing outlasts the game.
pub(crate) fn are_kept(kept: &Kept, people: &[&Person], host: &dyn Host) -> Result<(), String> {
    let orders = &kept.game.orders;
    for seat in Seat::all(host.players()) {
        for given in orders.of(seat) {
            let is_own = people.iter().any(|person| {
                person.seat == Some(seat) && person.known().ordered.contains(&given.order)
            });
            if !is_own {
                return Err(format!("nobody gave the order {given}"));
            }
            if kept.game.state == State::Over {
                return Err(format!("the order {given} outlasts the game"));
            }
        }
    }
    Ok(())
}
