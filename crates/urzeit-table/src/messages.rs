//! What a server and those who play on it say to each other, as JSON. Everything of the game itself
//! is text in its notation: views, events, wishes.
//!
//! `docs/api.md` shows each message.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Reason, Seat, Seats, Standings, Unreadable, Viewer, Wanted};

use crate::{
    chair::{Chair, Sitter},
    clock::Millis,
    host::Host,
    table::Awaits,
};

/// What a client says on its socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// The first message: which table it follows, and up to which event it knows it.
    Hello(Hello),
    /// It wants something to happen.
    Wish(Wish),
    /// It says something to the others at the table.
    Say(Say),
}

/// The first message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hello {
    /// The table.
    pub table: String,
    /// The number of the first event that the client does not know; 0 for all.
    #[serde(default)]
    pub since: u64,
    /// What came with the invite link, if the table is not open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// Something that a player wants to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Wish {
    /// Chosen by the client, another one for each wish. Said again, the wish counts once.
    pub id: String,
    /// An action in the notation, or `confirm`, `undo N`, `ask N`, `agree`, `refuse`, `return`,
    /// `resign`, `end-game`, `go-on`; without the seat.
    pub wish: String,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Say {
    /// Chosen by the client, another one for each line. Sent again, it is said once.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// What the server says on a socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// Answers `hello`: the table, and what happened since.
    Welcome(Box<Welcome>),
    /// Something happened at the table.
    Events(Events),
    /// The wish of this id is granted, or the line of this id is said, and durable.
    Done(Done),
    /// It is not.
    Refused(NotDone),
    /// Who sits where, or what the table is, has changed.
    Table(Box<TableInfo>),
    /// Somebody said something.
    Chat(ChatLine),
}

/// A table as somebody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Welcome {
    /// The table.
    pub table: TableInfo,
    /// What happened since the client's number.
    #[serde(flatten)]
    pub events: Events,
    /// What was said last.
    pub chat: Vec<ChatLine>,
}

/// Events, and where the game stands after them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Events {
    /// The number of the first. Higher than what the client knows if it has missed what can no
    /// longer be told; `now` is true all the same.
    pub first: u64,
    /// A text for each; hidden parts are `?`. The first line is the event, then `forced …` and
    /// `reveal …` as in `docs/api.md`.
    pub told: Vec<String>,
    /// Where the game stands.
    pub now: Now,
}

/// Where a game stands, as somebody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Now {
    /// The number of the next event.
    pub number: u64,
    /// The position, `?` for what the viewer may not see.
    pub view: String,
    /// What the table waits for.
    pub awaits: Waiting,
    /// Milliseconds that each seat has left; nothing where nobody counts them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Millis>,
    /// How many of its last entries the viewer can take back alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undoable: usize,
    /// Who asks to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<GoBack>,
    /// Who wants to end the game without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ending: Vec<usize>,
    /// Results, once the game is over: `SEAT POINTS OUTCOME`. None if it was ended early.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub result: Vec<String>,
}

/// What a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// Somebody who sits down in these seats.
    Players(Vec<usize>),
    /// The beginning.
    Begin,
    /// Choices of these seats.
    Choices(Vec<usize>),
    /// That this seat confirms its turn.
    Confirm(usize),
    /// Chance.
    Chance,
    /// Nothing more.
    Nothing,
}

/// Somebody asks to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoBack {
    /// Who asks.
    pub seat: usize,
    /// To where the game had so many entries.
    pub entries: usize,
    /// Who agrees.
    pub agreed: Vec<usize>,
}

/// What a table is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// The head of the game's record: who plays what, options.
    pub header: String,
    /// The hash of the seed from which all chance comes, `docs/fairness.md`. The seed itself stands
    /// in the record once the game is over.
    pub commitment: String,
    /// What the players agree on, as `urzeit_table::Settings` writes it.
    pub settings: String,
    /// `waiting`, `running`, `over` or `aborted`.
    pub state: String,
    /// `open` or `link`.
    pub visibility: String,
    /// May others watch?
    pub spectators: bool,
    /// How many do.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub watching: usize,
    /// Does it count for ratings?
    pub rated: bool,
    /// Does the game begin by itself when all sit?
    pub begins_when_full: bool,
    /// Everybody's seats.
    pub seats: Vec<SeatInfo>,
    /// The viewer's seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<usize>,
    /// Is the viewer the one who made the table?
    pub yours: bool,
    /// What makes the invite link; for those who sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
}

/// A seat, and who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Its number.
    pub seat: usize,
    /// The name of who sits there.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// `free`, `person` or the level of a computer player.
    pub sitter: String,
    /// If the seat is kept: the name of who is invited, empty for whoever has the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<String>,
    /// The level of the computer player that plays in the person's place now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Has the person given up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub bytes: String,
}

/// A wish is granted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Done {
    /// The id that the client gave it.
    pub id: String,
    /// The number of the event that it became; or of the line of chat.
    pub number: u64,
}

/// A wish is not granted. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NotDone {
    /// The id that the client gave it.
    pub id: String,
    /// Why not.
    #[serde(flatten)]
    pub why: Why,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Why {
    /// The reason: the key of its sentence in the locales.
    pub error: String,
    /// The number of the rule that refuses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What the sentence names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<(String, String)>,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Counted from 0.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// Who: the account.
    pub account: i64,
    /// Who: the name.
    pub name: String,
    /// The seat of who said it, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// What.
    pub text: String,
}

/// What waits for somebody at all tables, and what has happened there lately.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notices {
    /// The latest first.
    pub notices: Vec<Notice>,
}

/// A table that somebody should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Notice {
    /// `turn` if the table waits for the account, `over` if the game has ended lately.
    pub about: String,
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// When something last happened there.
    pub at: Millis,
    /// The table where the same players play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Now {
    /// Where this table's game stands for a viewer.
    #[must_use]
    pub fn of(host: &dyn Host, viewer: Viewer, at: Millis) -> Now {
        let seats = Seat::all(host.players());
        let undoable = match viewer {
            Viewer::Seat(seat) => host.undoable(seat),
            Viewer::Spectator => 0,
        };
        Now {
            number: host.len() as u64,
            view: host.view(viewer),
            awaits: Waiting::of(host.awaits()),
            left: seats.filter_map(|seat| host.time_left(seat, at)).collect(),
            undoable,
            request: host.request().map(|request| GoBack {
                seat: request.seat().number(),
                entries: request.entries(),
                agreed: numbers(request.agreed()),
            }),
            ending: numbers(host.ending()),
            result: host.result().iter().flat_map(Standings::lines).collect(),
        }
    }
}

impl Waiting {
    fn of(awaits: Awaits) -> Waiting {
        match awaits {
            Awaits::Players(seats) => Waiting::Players(numbers(seats)),
            Awaits::Begin => Waiting::Begin,
            Awaits::Choices(seats) => Waiting::Choices(numbers(seats)),
            Awaits::Confirm(seat) => Waiting::Confirm(seat.number()),
            Awaits::Chance => Waiting::Chance,
            Awaits::Nothing => Waiting::Nothing,
        }
    }
}

fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}

impl SeatInfo {
    /// A seat as everybody may know it.
    #[must_use]
    pub fn of(seat: Seat, chair: &Chair) -> SeatInfo {
        SeatInfo {
            seat: seat.number(),
            name: chair.name().to_owned(),
            sitter: match chair.sitter() {
                None => "free".to_owned(),
                Some(Sitter::Person) => "person".to_owned(),
                Some(Sitter::Computer(level)) => level.to_string(),
            },
            reserved: None,
            stand_in: chair.stand_in().map(|stand_in| stand_in.level.to_string()),
            resigned: chair.has_resigned(),
            bytes: chair.bytes().to_string(),
        }
    }
}

impl Why {
    /// A reason that names nothing.
    #[must_use]
    pub fn only(error: &str) -> Why {
        Why {
            error: error.to_owned(),
            rule: None,
            words: Vec::new(),
        }
    }

    /// A reason that names something.
    #[must_use]
    pub fn naming(error: &str, words: &[(&str, String)]) -> Why {
        let words = words.iter();
        Why {
            words: words
                .map(|(name, word)| ((*name).to_owned(), word.clone()))
                .collect(),
            ..Why::only(error)
        }
    }
}

impl From<&Unreadable> for Why {
    fn from(unreadable: &Unreadable) -> Why {
        let kind = |wanted: &Wanted| ("kind", wanted.kind.to_owned());
        match unreadable {
            Unreadable::Unknown { wanted, found } => Why::naming(
                "unreadable-unknown",
                &[kind(wanted), ("found", found.clone())],
            ),
            Unreadable::Missing { wanted } => Why::naming("unreadable-missing", &[kind(wanted)]),
            Unreadable::Extra { found } => {
                Why::naming("unreadable-extra", &[("found", found.clone())])
            }
            Unreadable::Spacing => Why::only("unreadable-spacing"),
        }
    }
}

impl From<&Reason> for Why {
    fn from(reason: &Reason) -> Why {
        Why {
            rule: Some(reason.rule.to_owned()),
            ..Why::naming(reason.key, &reason.words)
        }
    }
}
