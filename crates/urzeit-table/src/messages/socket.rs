//! What is said on the socket of a table.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Seat, Seats, Standings, Viewer};

use super::{ChatLine, Say, TableInfo, Why, is_zero};
use crate::{
    absence::Vote, clock::Millis, conclusion::Conclusion, host::Host, serial, table::Awaits,
    told::Told, undo::Request,
};

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
    /// The text of a [`crate::Wish`]: an action in the notation, or `confirm`, `undo N`, `ask N`, `agree`,
    /// `refuse`, `return`, `resign`, `vote SEAT REMEDY`, `offer`, `withdraw`, `end-game`, `go-on`; without
    /// the seat. The server says of what it cannot read why not.
    pub wish: String,
    /// What the client had seen when it wished. A choice is refused as out of date if an entry was
    /// added or taken back since; without this it counts at the table as it is by then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<Answers>,
}

/// What a wish answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Answers {
    /// The table where this is the number of the next event, as in `now`.
    Number(u64),
    /// The table right after the client's own wish of this id.
    Wish(String),
}

impl Wished {
    /// A wish of this identifier, which answers the table as it is when it arrives.
    #[must_use]
    pub fn new(id: impl Into<String>, wish: impl Into<String>) -> Wished {
        Wished {
            id: id.into(),
            wish: wish.into(),
            answers: None,
        }
    }

    /// The same wish, which answers this.
    #[must_use]
    pub fn answering(self, answers: Answers) -> Wished {
        Wished {
            answers: Some(answers),
            ..self
        }
    }
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
    /// The people in the seats, or what the table is, have changed.
    Table(Box<TableInfo>),
    /// Somebody said something.
    Chat(ChatLine),
    /// Somebody who sits at the table has come or left.
    Presence(Vec<Presence>),
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
    /// The people at the table, and whether they are there; on a socket, for those who sit there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub presence: Vec<Presence>,
    /// What time it is at the server: a client's clock may show another.
    #[serde(default)]
    pub time: Millis,
}

/// Is the person of a seat there?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Presence {
    /// The seat.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// Does the person have the table open?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub here: bool,
    /// If not, since when; nothing if that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<Millis>,
}

impl Presence {
    /// Of this person nothing is known.
    #[must_use]
    pub fn unknown(seat: Seat) -> Presence {
        Presence {
            seat,
            here: false,
            since: None,
        }
    }
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

/// Where a game stands, as somebody may see it. On the wire the view is its text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Now<V = String> {
    /// The number of the next event.
    pub number: u64,
    /// The position, `?` for what the viewer may not see.
    pub view: V,
    /// What the table waits for.
    pub awaits: Awaits,
    /// Milliseconds that each seat has left; nothing where nobody counts them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Millis>,
    /// Those whose first choice is waited for, where it has to come soon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<FirstChoice>,
    /// How many of its last entries the viewer can take back alone.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub undoable: usize,
    /// The request of a player who asks to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// The players who want to end the game without a result.
    #[serde(default, skip_serializing_if = "no_seats", with = "serial::seats")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<usize>))]
    pub ending: Seats,
    /// What those who are present want to be done about those who are away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub votes: Vec<Vote>,
    /// How the game ended and who came where, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conclusion: Option<Conclusion>,
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

/// Somebody whose first choice is waited for, where it has to come soon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FirstChoice {
    /// The seat.
    #[serde(with = "serial::seat")]
    #[cfg_attr(feature = "openapi", schema(value_type = usize))]
    pub seat: Seat,
    /// Milliseconds until the game is called off.
    pub left: Millis,
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

fn no_seats(seats: &Seats) -> bool {
    seats.is_empty()
}

impl<V> Now<V> {
    /// The same with another kind of view.
    #[must_use]
    pub fn with_view<W>(self, view: impl FnOnce(V) -> W) -> Now<W> {
        Now {
            number: self.number,
            view: view(self.view),
            awaits: self.awaits,
            left: self.left,
            first: self.first,
            undoable: self.undoable,
            request: self.request,
            ending: self.ending,
            votes: self.votes,
            conclusion: self.conclusion,
            result: self.result,
        }
    }
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
            left: (seats.clone())
                .filter_map(|seat| host.time_left(seat, at))
                .collect(),
            first: seats
                .filter_map(|seat| {
                    let left = host.begins_by(seat)?.saturating_sub(at);
                    Some(FirstChoice { seat, left })
                })
                .collect(),
            undoable,
            request: host.request().copied(),
            ending: host.ending(),
            votes: host.votes().to_vec(),
            conclusion: host.conclusion(),
            result: host.result(),
        }
    }
}
