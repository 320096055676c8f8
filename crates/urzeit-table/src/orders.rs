//! Standing orders: what people want done when their choice comes, and what becomes of that.
//!
//! Orders are no events, because nobody but their owners may know of them. A host keeps a table's
//! [`Orders`] beside its events and asks them after each change what they do. What an order does is what
//! its owner could have done, after an event that says that an order acts.

use std::{fmt, str::FromStr};

use urzeit_rules::{
    Answer, Entry, Game, Seat, StandingOrder, Unreadable, Viewer,
    notation::{Words, words},
};

use crate::{
    chair::Sitter,
    clock::read_number,
    event::{Deed, worded},
    host::Host,
    refused::Refused,
    table::{Awaits, Table},
    wish::ActionText,
};

worded! {
    /// A standing order. Where the game is known `O` is its own kind of orders, elsewhere their text.
    pub enum Order<O = ActionText>: "order", &["end", "…"];
    {
        /// `end`: ends the turn when nothing else is possible, which means to confirm it.
        End = "end",
    }
    /// An order of the game, in its notation.
    else Game if |_: &str| true
}

/// What an order does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obeyed {
    /// That an order acts, and what it does.
    pub deeds: [Deed; 2],
    /// Is it done with then?
    pub once: bool,
}

impl<G: Game> Table<G> {
    /// The orders that the person in this seat can give now.
    #[must_use]
    pub fn orders(&self, seat: Seat) -> Vec<String> {
        if self.is_over() || !self.begun || !self.chair(seat).is_held() {
            return Vec::new();
        }
        let confirms = self.settings.confirm.then_some(Order::End);
        let own = G::Order::offered(&self.view(Viewer::Seat(seat)));
        let orders = confirms.into_iter().chain(own.into_iter().map(Order::Game));
        orders.map(|order| order.to_string()).collect()
    }

    /// What an order of this seat does now.
    #[must_use]
    pub fn obey(&self, seat: Seat, order: &str) -> Answer<Obeyed> {
        let Ok(order) = order.parse::<Order<G::Order>>() else {
            return Answer::Unfit;
        };
        let waited_for = self.waited_for().contains(seat);
        let (deed, once) = match order {
            Order::End if self.awaits() == Awaits::Confirm(seat) => (Deed::Confirm(seat), false),
            Order::End => return Answer::Waits,
            // As long as a turn is not confirmed it may be taken back.
            Order::Game(_) if self.unconfirmed.is_some() => return Answer::Waits,
            Order::Game(order) => match order.answer(&self.view(Viewer::Seat(seat))) {
                Answer::Acts(action) => (Deed::Entry(Entry::Player(seat, action)), order.is_once()),
                Answer::Lapsed => return Answer::Lapsed,
                Answer::Unfit if waited_for => return Answer::Unfit,
                Answer::Waits | Answer::Unfit => return Answer::Waits,
            },
        };
        // A player whose time was up has to come back before orders act again.
        let chair = self.chair(seat);
        let plays = chair.player() == Some(Sitter::Person) && !chair.is_away();
        let event = deed.at(self.clocks.now());
        if !waited_for || !plays || self.check(&event).is_err() {
            return Answer::Waits;
        }
        Answer::Acts(Obeyed {
            deeds: [Deed::Order(seat), event.as_text().deed],
            once,
        })
    }

    pub(crate) fn check_order(&self, seat: Seat) -> Result<(), Refused> {
        self.check_person(seat)?;
        Refused::NotWaitedFor(seat).unless(self.waited_for().contains(seat))
    }
}

/// The standing orders at a table, those that were given first before the others. Its text has a line
/// for each: seat, entries, whether it waits, order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Orders(Vec<Given>);

/// An order that somebody has given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The seat of the player who gave it.
    pub seat: Seat,
    /// How many entries the game had when it was given or last acted. It ends where the game goes back to
    /// fewer.
    pub since: usize,
    /// What has become of it.
    pub state: OrderState,
    /// What it says.
    pub order: String,
}

words! {
    /// What has become of a standing order that has not ended.
    pub enum OrderState: "order-state" {
        /// It waits for its choice.
        Waits = "waits",
        /// When its choice came it was not possible. Its owner is to know that, and it does nothing.
        Unfit = "unfit",
    }
}

impl Orders {
    /// The orders of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Given> {
        self.0.iter().filter(move |given| given.seat == seat)
    }

    /// Somebody gives an order, instead of another of its kind.
    ///
    /// # Errors
    /// If it is none that can be given now.
    pub fn give(&mut self, host: &dyn Host, seat: Seat, order: &str) -> Result<(), NotOffered> {
        if !host.orders(seat).iter().any(|offered| offered == order) {
            return Err(NotOffered);
        }
        self.0
            .retain(|given| given.seat != seat || kind(&given.order) != kind(order));
        self.0.push(Given {
            seat,
            since: host.entries(),
            state: OrderState::Waits,
            order: order.to_owned(),
        });
        Ok(())
    }

    /// All orders of a seat end.
    pub fn end(&mut self, seat: Seat) {
        self.0.retain(|given| given.seat != seat);
    }

    /// Its owner does not want it any more.
    pub fn withdraw(&mut self, seat: Seat, order: &str) {
        self.0
            .retain(|given| given.seat != seat || given.order != order);
    }

    /// Something has happened: orders end if their owner does not hold the seat any more, if they were given
    /// after where the game went back to, or if the game is over.
    pub fn heed(&mut self, deed: &Deed, host: &dyn Host) {
        if let Deed::Substitute(seat, _) = deed {
            self.0.retain(|given| given.seat != *seat);
        }
        let over = host.awaits() == Awaits::Nothing;
        let entries = host.entries();
        let holds = |given: &Given| host.chair(given.seat).is_held() && given.since <= entries;
        self.0.retain(|given| !over && holds(given));
    }

    /// What the first order does whose choice has come. Those before it whose time is over end, and those
    /// that are not possible wait no more.
    pub fn next(&mut self, host: &dyn Host) -> Option<Acting> {
        let mut place = 0;
        while let Some(given) = self.0.get_mut(place) {
            let answer = match given.state {
                OrderState::Waits => host.obey(given.seat, &given.order),
                OrderState::Unfit => Answer::Waits,
            };
            match answer {
                Answer::Acts(Obeyed { deeds, once }) => {
                    let given = given.clone();
                    return Some(Acting { given, deeds, once });
                }
                Answer::Lapsed => {
                    self.0.remove(place);
                    continue;
                }
                Answer::Unfit => given.state = OrderState::Unfit,
                Answer::Waits => {}
            }
            place += 1;
        }
        None
    }

    /// An order has acted.
    pub fn acted(&mut self, acting: &Acting, host: &dyn Host) {
        let Some(place) = self.0.iter().position(|given| *given == acting.given) else {
            return;
        };
        if acting.once {
            self.0.remove(place);
        } else {
            self.0[place].since = host.entries();
        }
    }
}

/// An order whose choice has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acting {
    given: Given,
    /// What it does.
    pub deeds: [Deed; 2],
    once: bool,
}

/// It cannot be ordered now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOffered;

/// Orders with the same first word are of one kind.
fn kind(order: &str) -> &str {
    order.split(' ').next().unwrap_or_default()
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Given {
            seat,
            since,
            state,
            order,
        } = self;
        write!(f, "{seat} {since} {state} {order}")
    }
}

impl FromStr for Given {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Given, Unreadable> {
        let mut words = Words::of(text);
        Ok(Given {
            seat: words.value(Seat::WANTED)?,
            since: read_number(&mut words)?,
            state: words.value(OrderState::WANTED)?,
            order: words.rest().to_owned(),
        })
    }
}

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, given) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str("\n")?;
            }
            given.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Orders {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Orders, Unreadable> {
        text.lines()
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Orders)
    }
}
