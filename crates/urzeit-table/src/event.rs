//! Everything that changes a table, and its text: one line that a host stores.

use std::{fmt, str::FromStr};

use urzeit_players::Level;
use urzeit_rules::{
    Entry, EntryView, Game, Seat, Unreadable, Wanted, notation::Words, record::Bytes,
};

use crate::{
    absence::Remedy,
    clock::{Millis, read_number},
    settings::read_level,
};

/// Something that happens at a table, and when. Its text is the time, a space, the deed:
/// `1700000000000 2 place forest c4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event<E = EntryText> {
    /// When.
    pub at: Millis,
    /// What.
    pub deed: Deed<E>,
}

/// A part of a line that says what happens: it reads back what it writes.
pub(crate) trait Part: fmt::Display + Sized {
    fn read(words: &mut Words<'_>) -> Result<Self, Unreadable>;
}

impl Part for Seat {
    fn read(words: &mut Words<'_>) -> Result<Seat, Unreadable> {
        words.value(Seat::WANTED)
    }
}

impl Part for Level {
    fn read(words: &mut Words<'_>) -> Result<Level, Unreadable> {
        read_level(words)
    }
}

impl Part for usize {
    fn read(words: &mut Words<'_>) -> Result<usize, Unreadable> {
        read_number(words)
    }
}

impl Part for Millis {
    fn read(words: &mut Words<'_>) -> Result<Millis, Unreadable> {
        read_number(words)
    }
}

impl Part for Remedy {
    fn read(words: &mut Words<'_>) -> Result<Remedy, Unreadable> {
        words.value(Remedy::WANTED)
    }
}

/// What a person who sits down brings along: `HEX NAME`, `-` for no bytes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Person {
    /// What the person adds to chance.
    pub bytes: Bytes,
    /// May be empty.
    pub name: String,
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.bytes.0.is_empty() {
            f.write_str("-")?;
        } else {
            self.bytes.fmt(f)?;
        }
        match &*self.name {
            "" => Ok(()),
            name => write!(f, " {name}"),
        }
    }
}

impl Part for Person {
    fn read(words: &mut Words<'_>) -> Result<Person, Unreadable> {
        let bytes = match words.word(Bytes::WANTED)? {
            "-" => Bytes::default(),
            word => word.parse()?,
        };
        let named = words.more();
        let name = std::mem::replace(words, Words::of("")).rest();
        if named && name.split(' ').any(str::is_empty) {
            return Err(Unreadable::Spacing);
        }
        Ok(Person {
            bytes,
            name: name.to_owned(),
        })
    }
}

/// Declares what begins with a word of its own, with all that follows the word, and whatever else
/// there is as `else`: the enum, its text, and how the text is read.
macro_rules! worded {
    (
        $(#[$meta:meta])*
        pub enum $name:ident<$other:ident = $usual:ty>: $kind:literal, $forms:expr;
        {
            $( $(#[$doc:meta])* $variant:ident $(( $($part:ident: $type:ty),+ ))? = $word:literal, )+
        }
        $(#[$else_doc:meta])* else $else:ident if $begins:expr
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum $name<$other = $usual> {
            $( $(#[$doc])* $variant $(( $($type),+ ))?, )+
            $(#[$else_doc])*
            $else($other),
        }

        impl<$other> $name<$other> {
            /// What a reader expects at the beginning.
            pub const WANTED: urzeit_rules::Wanted = urzeit_rules::Wanted {
                kind: $kind,
                forms: $forms,
            };

            /// The same with what is not worded here turned into something else.
            ///
            /// # Errors
            /// If that cannot be done.
            pub fn try_map<T, Error>(
                self,
                map: impl FnOnce($other) -> Result<T, Error>,
            ) -> Result<$name<T>, Error> {
                Ok(match self {
                    $( $name::$variant $(( $($part),+ ))? => $name::$variant $(( $($part),+ ))?, )+
                    $name::$else(other) => $name::$else(map(other)?),
                })
            }
        }

        impl<$other: std::fmt::Display> std::fmt::Display for $name<$other> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $( $name::$variant $(( $($part),+ ))? => {
                        f.write_str($word)?;
                        $( $( write!(f, " {}", $part)?; )+ )?
                        Ok(())
                    } )+
                    $name::$else(other) => other.fmt(f),
                }
            }
        }

        impl<$other: std::str::FromStr<Err = urzeit_rules::Unreadable>> std::str::FromStr
            for $name<$other>
        {
            type Err = urzeit_rules::Unreadable;

            fn from_str(text: &str) -> Result<$name<$other>, urzeit_rules::Unreadable> {
                let mut words = urzeit_rules::notation::Words::of(text);
                match words.word($name::<$other>::WANTED)? {
                    $( $word => {
                        $( $( let $part = <$type as $crate::event::Part>::read(&mut words)?; )+ )?
                        words.end()?;
                        Ok($name::$variant $(( $($part),+ ))?)
                    } )+
                    first if $begins(first) => text.parse().map($name::$else),
                    first => Err($name::<$other>::WANTED.not(first)),
                }
            }
        }
    };
}
pub(crate) use worded;

worded! {
    /// What happens at a table. An entry of the game is written as in its record; everything else
    /// begins with a word of its own. Where the game is known `E` is its [`Entry`], elsewhere the
    /// entry's text.
    pub enum Deed<E = EntryText>: "event", &[
        "sit", "computer", "leave", "begin", "confirm", "undo", "ask", "agree", "refuse",
        "time-out", "stand-in", "return", "resign", "vote", "count", "ask-hand-over", "offer", "withdraw",
        "substitute", "end-game", "go-on", "close", "call-off", "pause", "resume", "credit", "order", "*",
        "1", "2", "3", "4", "5", "6",
    ];
    {
        /// `sit SEAT HEX NAME`: a person sits down.
        Sit(seat: Seat, person: Person) = "sit",
        /// `computer SEAT LEVEL`: a computer player sits down.
        Computer(seat: Seat, level: Level) = "computer",
        /// `leave SEAT`: the seat becomes free before the game begins.
        Leave(seat: Seat) = "leave",
        /// `begin`: all sit, the game begins.
        Begin = "begin",
        /// `confirm SEAT`: the turn shall count.
        Confirm(seat: Seat) = "confirm",
        /// `undo SEAT N`: a player takes back the last N entries of the turn.
        Undo(seat: Seat, entries: usize) = "undo",
        /// `ask SEAT N`: a player asks to go back to where the game had N entries.
        Ask(seat: Seat, entries: usize) = "ask",
        /// `agree SEAT`: another one agrees.
        Agree(seat: Seat) = "agree",
        /// `refuse SEAT`: another one does not, or the one who asked does not want it any more.
        Refuse(seat: Seat) = "refuse",
        /// `time-out SEAT`: the seat's time is up.
        TimeOut(seat: Seat) = "time-out",
        /// `stand-in SEAT LEVEL`: the person is gone, a computer player stands in.
        StandIn(seat: Seat, level: Level) = "stand-in",
        /// `return SEAT`: the person is back.
        Return(seat: Seat) = "return",
        /// `resign SEAT LEVEL`: the person gives up, a computer player plays on.
        Resign(seat: Seat, level: Level) = "resign",
        /// `vote SEAT AWAY REMEDY`: the person says what is to be done about a player who is away.
        Vote(seat: Seat, away: Seat, remedy: Remedy) = "vote",
        /// `count SEAT`: the votes about a player who is away count, and those who said nothing abstain; or
        /// nobody has taken the seat in time.
        Count(seat: Seat) = "count",
        /// `ask-hand-over SEAT`: the person asks the others to let somebody else take over the seat.
        AskToHandOver(seat: Seat) = "ask-hand-over",
        /// `offer SEAT`: the person offers the seat to somebody else.
        Offer(seat: Seat) = "offer",
        /// `withdraw SEAT`: the person does not any more.
        Withdraw(seat: Seat) = "withdraw",
        /// `substitute SEAT - NAME`: somebody else takes over a seat that is offered.
        Substitute(seat: Seat, person: Person) = "substitute",
        /// `end-game SEAT`: the person wants to end the game without a result, or agrees to it.
        EndGame(seat: Seat) = "end-game",
        /// `go-on SEAT`: the person does not, or not any more.
        GoOn(seat: Seat) = "go-on",
        /// `close`: the host ends the game without a result.
        Close = "close",
        /// `call-off SEAT`: the person has not begun in time, and there is no game.
        CallOff(seat: Seat) = "call-off",
        /// `pause SEAT`: the seat's clock stands still, because its person is on holiday.
        Pause(seat: Seat) = "pause",
        /// `resume SEAT`: the seat's clock counts again.
        Resume(seat: Seat) = "resume",
        /// `credit MILLIS`: the host was away so long; those whose clocks ran get it back.
        Credit(millis: Millis) = "credit",
        /// `order SEAT`: a standing order of the person acts; the next event is what it does.
        Order(seat: Seat) = "order",
    }
    /// A choice of a player or an outcome of chance, as in the record.
    else Entry if |first: &str| first == "*" || first.parse::<Seat>().is_ok()
}

impl<E> Deed<E> {
    /// Does it change who sits where, or who plays for them?
    #[must_use]
    pub fn changes_seats(&self) -> bool {
        match self {
            Deed::Sit(..)
            | Deed::Computer(..)
            | Deed::Leave(_)
            | Deed::Begin
            | Deed::TimeOut(_)
            | Deed::StandIn(..)
            | Deed::Return(_)
            | Deed::Resign(..)
            | Deed::Vote(..)
            | Deed::Count(_)
            | Deed::AskToHandOver(_)
            | Deed::Offer(_)
            | Deed::Withdraw(_)
            | Deed::Substitute(..)
            | Deed::Close
            | Deed::CallOff(_) => true,
            Deed::Confirm(_)
            | Deed::Undo(..)
            | Deed::Ask(..)
            | Deed::Agree(_)
            | Deed::Refuse(_)
            | Deed::EndGame(_)
            | Deed::GoOn(_)
            | Deed::Pause(_)
            | Deed::Resume(_)
            | Deed::Credit(_)
            | Deed::Order(_)
            | Deed::Entry(_) => false,
        }
    }

    /// Does it ask the others for something, or take something back? Nothing in the game comes nearer
    /// to its end by it.
    #[must_use]
    pub fn is_request(&self) -> bool {
        matches!(
            self,
            Deed::Undo(..)
                | Deed::Ask(..)
                | Deed::EndGame(_)
                | Deed::Vote(..)
                | Deed::AskToHandOver(_)
                | Deed::Offer(_)
        )
    }

    /// It happens at this time.
    #[must_use]
    pub fn at(self, at: Millis) -> Event<E> {
        Event { at, deed: self }
    }
}

/// An entry, whether or not its game is known.
pub trait Made {
    /// The seat whose choice it is; none if chance decides.
    fn seat(&self) -> Option<Seat>;
}

impl<G: Game> Made for Entry<G> {
    fn seat(&self) -> Option<Seat> {
        Entry::seat(self)
    }
}

impl Made for EntryText {
    fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl<E: Made> Deed<E> {
    /// The seat whose doing it is; none if it is chance's or the host's.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Deed::Begin | Deed::Close | Deed::Credit(_) | Deed::Count(_) | Deed::CallOff(_) => None,
            Deed::Entry(entry) => entry.seat(),
            Deed::Sit(seat, _)
            | Deed::Computer(seat, _)
            | Deed::Leave(seat)
            | Deed::Confirm(seat)
            | Deed::Undo(seat, _)
            | Deed::Ask(seat, _)
            | Deed::Agree(seat)
            | Deed::Refuse(seat)
            | Deed::TimeOut(seat)
            | Deed::StandIn(seat, _)
            | Deed::Return(seat)
            | Deed::Resign(seat, _)
            | Deed::Vote(seat, ..)
            | Deed::AskToHandOver(seat)
            | Deed::Offer(seat)
            | Deed::Withdraw(seat)
            | Deed::Substitute(seat, _)
            | Deed::EndGame(seat)
            | Deed::GoOn(seat)
            | Deed::Pause(seat)
            | Deed::Resume(seat)
            | Deed::Order(seat) => Some(*seat),
        }
    }
}

impl<E: fmt::Display> fmt::Display for Event<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.at, self.deed)
    }
}

impl<E: FromStr<Err = Unreadable>> FromStr for Event<E> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Event<E>, Unreadable> {
        let mut words = Words::of(text);
        let at = read_number(&mut words)?;
        Ok(words.rest().parse::<Deed<E>>()?.at(at))
    }
}

/// The text of an entry, for those who do not know which game it is: `2 place forest c4`,
/// `* dice wild forest`. Where a viewer may not know all of it, it has `?`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryText {
    /// The seat whose choice it is; none if chance decides.
    pub seat: Option<Seat>,
    /// The action or the outcome.
    pub what: String,
}

impl EntryText {
    /// A choice of this seat.
    pub fn choice(seat: Seat, action: impl Into<String>) -> EntryText {
        EntryText {
            seat: Some(seat),
            what: action.into(),
        }
    }

    /// An outcome of chance.
    pub fn chance(outcome: impl Into<String>) -> EntryText {
        EntryText {
            seat: None,
            what: outcome.into(),
        }
    }

    /// The entry of this game.
    ///
    /// # Errors
    /// If it is none.
    pub fn read<G: Game>(&self) -> Result<Entry<G>, Unreadable> {
        Ok(match self.seat {
            Some(seat) => Entry::Player(seat, self.what.parse()?),
            None => Entry::Chance(self.what.parse()?),
        })
    }
}

impl EntryText {
    /// What somebody is told of an entry of this game.
    ///
    /// # Errors
    /// If it is none.
    pub fn view<G: Game>(&self) -> Result<EntryView<G>, Unreadable> {
        self.to_string().parse()
    }
}

impl<G: Game> From<Entry<G>> for EntryText {
    fn from(entry: Entry<G>) -> EntryText {
        match entry {
            Entry::Player(seat, action) => EntryText::choice(seat, action.to_string()),
            Entry::Chance(outcome) => EntryText::chance(outcome.to_string()),
        }
    }
}

impl fmt::Display for EntryText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            Some(seat) => write!(f, "{seat} {}", self.what),
            None => write!(f, "* {}", self.what),
        }
    }
}

impl FromStr for EntryText {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<EntryText, Unreadable> {
        let wanted: Wanted = Deed::<EntryText>::WANTED;
        let mut words = Words::of(text);
        let seat = match words.word(wanted)? {
            "*" => None,
            who => Some(who.parse().map_err(|_| wanted.not(who))?),
        };
        Ok(EntryText {
            seat,
            what: words.rest().to_owned(),
        })
    }
}

impl<G: Game> Event<Entry<G>> {
    /// The same for those who do not know the game.
    #[must_use]
    pub fn as_text(self) -> Event {
        let text = self.deed.try_map(|entry| Ok::<_, Unreadable>(entry.into()));
        text.expect("every entry has a text").at(self.at)
    }
}

impl Event {
    /// The event of a table of this game.
    ///
    /// # Errors
    /// If its entry is none of this game.
    pub fn read<G: Game>(self) -> Result<Event<Entry<G>>, Unreadable> {
        Ok(self.deed.try_map(|entry| entry.read())?.at(self.at))
    }
}
