//! One host for all ways to play.
//!
//! A [`Table`] seats people and computer players, has chance supplied, plays what is forced,
//! keeps secrets, undoes, keeps time, notices the end, and says what everybody may know. The
//! server, the page, the terminal and bots differ only in where events are kept and where they
//! come from.
//!
//! A table changes by one [`Event`] at a time and is the fold of its events: the same events
//! give the same table. So a host does four things, in this order:
//!
//! 1. [`Table::check`] an event that somebody wants, or that the table proposes
//!    ([`Table::draw`] for chance, [`Table::overdue`] for time);
//! 2. store its text;
//! 3. [`Table::apply`] it;
//! 4. tell everybody [`Table::told`] since what they know.
//!
//! Numbers of events are never reused: an undo is an event too.
//!
//! ```
//! use urzeit_rules::{Entry, Genesis, Record};
//! use urzeit_table::{Awaits, Event, Settings, Source, Table};
//!
//! let empty = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n";
//! let header = Record::<Genesis>::read(empty).unwrap().record.header().clone();
//! let mut table = Table::new(header, Settings::default(), Source::Typed).unwrap();
//! for stored in ["0 sit 1 00ff Ada", "0 computer 2 medium", "5 begin", "6 * start 1"] {
//!     table.apply(stored.parse().unwrap()).unwrap();
//! }
//! assert_eq!(table.awaits(), Awaits::Chance);
//! let roll: Event<Entry<Genesis>> = "9 * dice wild forest".parse().unwrap();
//! assert_eq!(table.check(&roll), Ok(()));
//! ```
//!
//! It is for the host to know who somebody is: the table believes that an event of a seat comes from a person
//! who may speak for it. It reads no clock and no file, runs no computer player (it says which seat waits for
//! one, [`Table::computers`]) and draws nothing but from its source.
//!
//! | where | what |
//! |---|---|
//! | [`table`] | the table: events checked and applied, what it waits for |
//! | [`seating`] | sitting down, standing in, coming back |
//! | [`moves`] | choices, chance, the end of turns |
//! | [`undo`] | what can be taken back alone, and what by agreement |
//! | [`beginning`] | first choices, which have to come soon where strangers meet |
//! | [`absence`] | players who do not come back: what the others decide, seats that change hands |
//! | [`ending`] | ending a game early: by agreement, by giving up, by the host |
//! | [`conclusion`] | what a game came to |
//! | [`told`], [`followed`] | what a viewer is told of each event; the game as a viewer follows it |
//! | [`snapshot`] | going on from the middle of a game, also when the rules have changed |
//! | [`event`], [`wish`] | events, what players may want, and their text |
//! | [`orders`] | standing orders: what is done when its choice comes |
//! | [`chair`] | who sits in a seat, who stands in |
//! | [`clock`] | paces and clocks |
//! | [`settings`] | what the players agree on; where chance comes from |
//! | [`fair`] | chance from a seed, as `docs/fairness.md` says |
//! | [`by_link`] | games by link, without a server |
//! | [`mod@verify`] | checking the chance of a record |
//! | [`host`] | tables of any game, whose entries are text |
//! | [`messages`] | what a server and those who play on it say to each other |
//! | [`protocol`] | the line protocol of bots, `docs/bots.md` |
//! | [`refused`] | why not |
//! | [`why`] | why the rules refuse a setup or a record |

pub mod absence;
pub mod beginning;
pub mod by_link;
pub mod chair;
pub mod clock;
pub mod conclusion;
pub mod ending;
pub mod event;
pub mod fair;
pub mod followed;
pub mod host;
pub mod messages;
pub mod moves;
pub mod orders;
pub mod protocol;
pub mod refused;
pub mod seating;
mod serial;
pub mod settings;
pub mod snapshot;
pub mod table;
pub mod told;
pub mod undo;
pub mod verify;
pub mod why;
pub mod wish;

pub use absence::{Remedy, Vote};
pub use chair::{BOT, Chair, Gone, Offer, Sitter, StandIn, Term};
pub use clock::{Millis, Pace};
pub use conclusion::{Conclusion, gone_in};
pub use event::{Deed, EntryText, Event, Made, Person};
pub use fair::Seed;
pub use followed::Followed;
pub use host::{Host, open, open_as, resume};
pub use orders::{Given, Order, OrderState, Orders};
pub use refused::Refused;
pub use settings::{Overdue, Settings, Source};
pub use table::{Awaits, Question, Table};
pub use told::Told;
pub use undo::Request;
pub use verify::{Unproved, Verified, verify};
pub use wish::{ActionText, Wish};
