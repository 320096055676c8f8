//! A table and its seats, as somebody may see them.

use serde::{Deserialize, Serialize};
use urzeit_players::Level;
use urzeit_rules::{Seat, words};

use super::is_zero;
use crate::{
    chair::{Chair, Gone, Offer, Sitter},
    clock::Millis,
    serial,
    settings::Settings,
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
    /// The people who can find a table.
    pub enum Visibility: "visibility" {
        /// Everybody, in the lobby.
        Open = "open",
        /// Those who have the link.
        Link = "link",
    }
}

impl Visibility {
    /// Do strangers meet at such a table, as in quick play, so that everybody has to begin soon
    /// ([`Table::begin_soon`](crate::Table::begin_soon))? Where the result counts, a player who does not has lost.
    #[must_use]
    pub fn lets_strangers_meet(self, rated: bool) -> bool {
        self == Visibility::Open && !rated
    }
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
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub settings: Settings,
    /// `waiting`, `running`, `over` or `aborted`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub state: State,
    /// `open` or `link`.
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
    /// Does quick play lead people here? Then nobody arranges the seats any more once somebody else sits there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub quick: bool,
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
    /// The name of the account that made it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub creator: String,
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
    /// The name of the player who sits there.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// `free`, `person` or the level of a computer player.
    #[serde(with = "serial::sitter")]
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub sitter: Option<Sitter>,
    /// Did a bot sit down there, for its owner's account?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot: bool,
    /// If the seat is kept: the name of the person invited, as those at the table know it; empty for anyone
    /// who has the link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<String>,
    /// Has the one who was invited declined? Then the seat is for whoever has the link.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
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
    /// Did the person not come back, so that the others gave the seat to a computer player?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Was the person's time up, and have they neither come back nor played a turn since?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
    /// When the votes about a player who is away count without those who have said nothing, if somebody
    /// has voted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote_ends: Option<Millis>,
    /// The side that offers the seat to somebody else: its `holder`, or the `others`; `asked` if its holder
    /// wants to and the others have not agreed.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_text"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub offer: Option<Offer>,
    /// When a computer player takes a seat that the others offer, if nobody else has taken it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer_ends: Option<Millis>,
    /// What the seat adds to chance, in hexadecimal digits.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub bytes: String,
}

impl TableInfo {
    /// Does everybody have to make a first choice soon, because strangers meet here to play at once? Not a person
    /// who is alone with computer players.
    #[must_use]
    pub fn begins_soon(&self) -> bool {
        let limited = self.settings.pace.first_choice().is_some();
        let seats = self.seats.iter();
        let people = seats.filter(|seat| !matches!(seat.sitter, Some(Sitter::Computer(_))));
        limited && self.visibility.lets_strangers_meet(self.rated) && people.count() > 1
    }

    /// May the viewer say who sits where, and that there is no game after all? That is for the one who made the
    /// table, where quick play has led nobody else to it.
    #[must_use]
    pub fn may_arrange(&self) -> bool {
        let others = self.seats.iter().filter(|seat| seat.is_person());
        self.yours && !(self.quick && others.count() > usize::from(self.you.is_some()))
    }

    /// Does the viewer play a rated game here that is not over? Then analysis would be unfair help.
    #[must_use]
    pub fn forbids_analysis(&self) -> bool {
        self.rated && self.state == State::Running && self.you.is_some()
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
            bot: false,
            reserved: None,
            declined: false,
            stand_in: chair.stand_in().map(|stand_in| stand_in.level),
            resigned: chair.has_resigned(),
            left: chair.gone() == Some(Gone::Left),
            away: chair.is_away(),
            vote_ends: chair.vote_ends(),
            offer: chair.offer(),
            offer_ends: chair.offer_ends(),
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
            quick: false,
            seats: seats.into_iter().collect(),
            you: None,
            yours: false,
            creator: String::new(),
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
