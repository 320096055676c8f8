//! What a server and those who play on it say to each other, as JSON. Everything of the game itself
//! is text in its notation: views, entries, actions.
//!
//! `docs/api.md` shows the messages; `/api` of a server describes all of them.
//!
//! | file | subject |
//! |---|---|
//! | `socket.rs` | what is said on the socket of a table |
//! | `table.rs` | a table and its seats |
//! | `new_table.rs` | a table to be made, and sitting down there |
//! | `lists.rs` | lists of tables |
//! | `account.rs` | coming in, and an account as its owner sees it, with its notes |
//! | `people.rs` | what others may know of somebody; stars, invitations, muting and blocking |
//! | `chat.rs` | what people say, and what they report |
//! | `notices.rs` | what waits for somebody, and how they want to know |
//! | `site.rs` | what the operator of a server has decided; codes with which people register |
//! | `operator.rs` | what operators see and do |
//! | `orders.rs` | standing orders |
//! | `why.rs` | why something is refused |
//!
//! What only other people's programs ask for (records, dice, the games on offer) is declared beside its
//! handler in the server. A request has text where the server says by name what is wrong with it.

mod account;
mod chat;
mod lists;
mod new_table;
mod notices;
mod operator;
mod orders;
mod people;
mod site;
mod socket;
mod table;
mod why;

pub use account::{
    Arrived, BotToken, Farewell, HolidayDays, HolidayInfo, Language, MadeBotToken, Me, Name,
    NewBotToken, NewPassword, Note, OwnSession, Password, ProfileSight, Program, Recovery,
    RecoveryCode, SignIn,
};
pub use chat::{ChatLine, Phrase, Report, Reported, Say};
pub use lists::{Listed, ListedSeat, Online, TablePage};
pub use new_table::{
    Amount, Fill, GoOn, NewPace, NewTable, QuickPlay, Rematch, Sit, Sits, TimeOut,
};
pub use notices::{
    About, CalendarAddress, Channels, Digest, MailCode, NewMail, NewPush, NewWebhook, Notice,
    Notices, PushKeys,
};
pub use operator::{
    AccountInfo, BanInfo, Because, LogEntry, Named, NewBan, NewName, OperatorDeed, ReportInfo,
    SaidLine, StuckTable,
};
pub use orders::{NewOrder, OwnOrder, OwnOrders};
pub use people::{
    Acquaintance, BlockKind, Blocked, Finished, History, Invitation, LastGame, NewBlock, People,
    Played, Profile, Rating, RatingChange, Tally,
};
pub use site::{NewSignupCode, OpenSignupCode, Register, Registration, SignupCode, Site};
pub use socket::{
    Answers, Done, Events, Hello, NotDone, Now, Presence, ToClient, ToServer, Welcome, Wished,
};
pub use table::{SeatInfo, State, TableInfo, Visibility};
pub use why::Why;

/// Identifies an account.
pub type AccountId = i64;

fn is_zero(number: &usize) -> bool {
    *number == 0
}
