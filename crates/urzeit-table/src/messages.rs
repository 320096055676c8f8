//! What a server and those who play on it say to each other, as JSON. Everything of the game itself
//! is text in its notation: views, entries, actions.
//!
//! `docs/api.md` shows each message.

use serde::{Deserialize, Serialize};
use urzeit_players::Level;
use urzeit_rules::{Reason, Seat, Seats, Standings, Unreadable, Viewer, Wanted, words};

use crate::{
    chair::{Chair, Sitter},
    clock::Millis,
    host::Host,
    serial,
    settings::Settings,
    table::Awaits,
    told::Told,
    undo::Request,
    wish::Wish,
};

words! {
    /// What a table has come to.
    pub enum State: "state" {
        /// People sit down.
        Waiting = "waiting",
        /// The game is played.
        Running = "running",
        /// The game is over.
        Over = "over",
        /// There was no game.
        Aborted = "aborted",
    }
}

words! {
    /// Who finds a table.
    pub enum Visibility: "visibility" {
        /// Everybody, in the lobby.
        Open = "open",
        /// Those who have the link.
        Link = "link",
    }
}

/// What a client says on its socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// The first message: which table it follows, and up to which event it knows it.
    Hello(Hello),
    /// It wants something to happen.
    Wish(Wished),
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Wish))]
pub struct Wished {
    /// Chosen by the client, another one for each wish. Said again, the wish counts once.
    pub id: String,
    /// The text of a [`Wish`]: an action in the notation, or `confirm`, `undo N`, `ask N`, `agree`,
    /// `refuse`, `return`, `resign`, `end-game`, `go-on`; without the seat. The server says of what
    /// it cannot read why not.
    pub wish: String,
}

impl Wished {
    /// A wish of this identifier.
    #[must_use]
    pub fn new(id: String, wish: &Wish) -> Wished {
        let wish = wish.to_string();
        Wished { id, wish }
    }
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
#[serde(from = "Unnumbered")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Events {
    /// The number of the first. Higher than what the client knows if it has missed what can no
    /// longer be told; `now` is true all the same.
    pub first: u64,
    /// A text for each; hidden parts are `?`. The first line is the event, then `forced …`,
    /// `reveal …` and `back …` as in `docs/api.md`. The events are numbered from `first` on.
    #[serde(with = "serial::texts")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub told: Vec<Told>,
    /// Where the game stands.
    pub now: Now,
}

/// Events as they cross the wire: only the first has a number.
#[derive(Deserialize)]
struct Unnumbered {
    first: u64,
    #[serde(with = "serial::texts")]
    told: Vec<Told>,
    now: Now,
}

impl From<Unnumbered> for Events {
    fn from(Unnumbered { first, told, now }: Unnumbered) -> Events {
        let numbered = (first as usize..).zip(told);
        let told = numbered.map(|(number, told)| Told { number, ..told });
        Events {
            first,
            told: told.collect(),
            now,
        }
    }
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
    pub awaits: Awaits,
    /// Milliseconds that each seat has left; nothing where nobody counts them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Millis>,
    /// How many of its last entries the viewer can take back alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undoable: usize,
    /// Who asks to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// Who wants to end the game without a result.
    #[serde(default, skip_serializing_if = "no_seats", with = "serial::seats")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    pub ending: Seats,
    /// Results, once the game is over, as in a record: `result SEAT POINTS OUTCOME`. None if it was
    /// ended early.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::standings"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub result: Option<Standings>,
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
    #[serde(with = "serial::text")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub settings: Settings,
    /// `waiting`, `running`, `over` or `aborted`.
    #[serde(with = "serial::text")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub state: State,
    /// `open` or `link`.
    #[serde(with = "serial::text")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub visibility: Visibility,
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
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_seat"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    pub you: Option<Seat>,
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
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// The name of who sits there.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// `free`, `person` or the level of a computer player.
    #[serde(with = "serial::sitter")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub sitter: Option<Sitter>,
    /// If the seat is kept: the name of who is invited, empty for whoever has the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<String>,
    /// The level of the computer player that plays in the person's place now.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_text"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub stand_in: Option<Level>,
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
    /// The seat of the one who said it, if they have one.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_seat"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    pub seat: Option<Seat>,
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

fn no_seats(seats: &Seats) -> bool {
    seats.is_empty()
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
            awaits: host.awaits(),
            left: seats.filter_map(|seat| host.time_left(seat, at)).collect(),
            undoable,
            request: host.request().copied(),
            ending: host.ending(),
            result: host.result(),
        }
    }
}

impl SeatInfo {
    /// A seat as everybody may know it.
    #[must_use]
    pub fn of(seat: Seat, chair: &Chair) -> SeatInfo {
        SeatInfo {
            seat,
            name: chair.name().to_owned(),
            sitter: chair.sitter(),
            reserved: None,
            stand_in: chair.stand_in().map(|stand_in| stand_in.level),
            resigned: chair.has_resigned(),
            bytes: chair.bytes().to_string(),
        }
    }
}

impl TableInfo {
    /// A table that is not on a server: nobody finds it, nobody watches, it counts for nothing.
    #[must_use]
    pub fn new(
        id: &str,
        game: &str,
        header: &str,
        seats: impl IntoIterator<Item = SeatInfo>,
    ) -> TableInfo {
        TableInfo {
            id: id.to_owned(),
            game: game.to_owned(),
            header: header.to_owned(),
            commitment: String::new(),
            settings: Settings::default(),
            state: State::Over,
            visibility: Visibility::Link,
            spectators: false,
            watching: 0,
            rated: false,
            begins_when_full: false,
            seats: seats.into_iter().collect(),
            you: None,
            yours: false,
            invite: None,
            rematch: None,
            created: 0,
        }
    }
}

impl SeatInfo {
    /// Does a person hold this seat, who has not given up?
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.sitter == Some(Sitter::Person)
    }

    /// Does a person make the seat's choices now?
    #[must_use]
    pub fn is_played_by_person(&self) -> bool {
        self.is_person() && self.stand_in.is_none()
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
