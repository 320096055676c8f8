//! A position of any game: read once, or made here, and asked without its text from then on.

use std::{any::Any, fmt, ops::Deref, sync::Arc};

use urzeit_rules::{Choices as _, Game, Reason, Record, Seat, View, Viewer, record::Header};
use urzeit_table::{
    ActionText,
    fair::Stream,
    messages::{Now, Why},
};

use crate::{
    played::{Emblem, OnPage, Played},
    real::{AskedChance, Face},
    session::Session,
    text::Words,
    try_out::own_moves,
};

/// A reason has room for so many facts.
const FACTS: usize = 3;

/// A position of any game. Clones are one.
#[derive(Clone)]
pub(crate) struct Position(Arc<dyn AnyPosition>);

/// What can be asked of a position, whichever game it is of. See [`OnPage`] for what is not explained here.
pub(crate) trait AnyPosition: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn is(&self, other: &dyn AnyPosition) -> bool;
    /// In the notation.
    fn text(&self) -> String;
    /// The seat whose turn it is by the rules.
    fn in_turn(&self) -> Option<Seat>;
    fn round(&self) -> Option<usize>;
    /// Why a seat cannot do this; nothing if it can.
    fn why_not(&self, seat: Seat, action: &ActionText) -> Option<Why>;
    /// Why an action of a seat is good or bad, in a few words.
    fn reason(&self, words: Words, session: Session, seat: Seat, action: &str) -> Option<String>;
    /// What somebody may choose.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// Is something hidden?
    fn has_blanks(&self) -> bool;
    /// The chance that is due.
    fn asked(&self) -> Option<AskedChance>;
    fn emblem(&self, seat: Seat) -> Emblem;
    fn points_of(&self, seat: Seat) -> Option<u16>;
    fn asks(&self, words: Words, session: Session) -> String;
    fn face(&self, words: Words, session: Session, kind: &str, part: &str) -> Option<Face>;
    fn who_draws(&self) -> Option<Seat>;
    /// The head of a record that begins here, with what this seat cannot see imagined; it has the setup of another.
    fn imagined(&self, header: &str, seat: Seat, random: &[u8; 32]) -> Option<String>;
    /// See [`own_moves`].
    fn own_moves(
        &self,
        seat: Seat,
        entries: &[String],
        confirms: bool,
    ) -> Result<Vec<ActionText>, Why>;
}

impl Position {
    pub(crate) fn of<G: OnPage>(position: G) -> Position {
        Position(Arc::new(Of(position)))
    }

    /// As a position of this game; nothing if it is of another.
    pub(crate) fn get<G: OnPage>(&self) -> Option<&G> {
        let position = self.0.as_any().downcast_ref::<Of<G>>()?;
        Some(&position.0)
    }
}

impl Deref for Position {
    type Target = dyn AnyPosition;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.is(&**other)
    }
}

impl Eq for Position {}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Where the game stands, with its position read; what cannot be read leaves it as it was before. Nothing if
/// the first position cannot be read: the page is older than what wrote it.
pub(crate) fn read(game: &dyn Played, now: Now, before: Option<Position>) -> Option<Now<Position>> {
    let position = game.position(&now.view).or(before)?;
    Some(now.with_view(|_| position))
}

/// A position of the game `G`.
struct Of<G>(G);

impl<G: OnPage> AnyPosition for Of<G> {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn is(&self, other: &dyn AnyPosition) -> bool {
        let other = other.as_any().downcast_ref::<Of<G>>();
        other.is_some_and(|other| other.0 == self.0)
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn in_turn(&self) -> Option<Seat> {
        self.0.in_turn()
    }

    fn round(&self) -> Option<usize> {
        self.0.round()
    }

    fn why_not(&self, seat: Seat, action: &ActionText) -> Option<Why> {
        let action: G::Action = match action.0.parse() {
            Ok(action) => action,
            Err(unreadable) => return Some(Why::from(&unreadable)),
        };
        let illegal = self.0.check(seat, action).err()?;
        Some(Why::from(&Reason::from(illegal)))
    }

    fn reason(&self, words: Words, session: Session, seat: Seat, action: &str) -> Option<String> {
        let action: G::Action = action.parse().ok()?;
        self.0.check(seat, action).ok()?;
        let mut facts = self.0.facts(seat, action);
        facts.truncate(FACTS);
        let who = |seat| session.name(seat);
        let reason = words.text().reason(G::NAME, &facts, who);
        (!reason.is_empty()).then_some(reason)
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let choices = Game::choices(&self.0, seat);
        choices.iter().map(|action| action.to_string()).collect()
    }

    fn has_blanks(&self) -> bool {
        self.0.has_blanks()
    }

    fn asked(&self) -> Option<AskedChance> {
        self.0.asked().or_else(|| AskedChance::of(&self.0))
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        self.0.emblem(seat)
    }

    fn points_of(&self, seat: Seat) -> Option<u16> {
        self.0.points_of(seat)
    }

    fn asks(&self, words: Words, session: Session) -> String {
        self.0.asks(words, session)
    }

    fn face(&self, words: Words, session: Session, kind: &str, part: &str) -> Option<Face> {
        self.0.face(words, session, kind, part)
    }

    fn who_draws(&self) -> Option<Seat> {
        self.0.who_draws()
    }

    fn imagined(&self, header: &str, seat: Seat, random: &[u8; 32]) -> Option<String> {
        let record = Record::<G>::read(&format!("{header}log\n")).ok()?.record;
        let view = View::of(&self.0, Viewer::Seat(seat));
        let position = G::imagine(&view, &mut Stream::new(random, G::NAME, 1, &[]));
        let header = Header::<G>::new(record.header().setup().clone());
        Some(header.with_start(position).ok()?.to_string())
    }

    fn own_moves(
        &self,
        seat: Seat,
        entries: &[String],
        confirms: bool,
    ) -> Result<Vec<ActionText>, Why> {
        own_moves(&self.0, seat, entries, confirms)
    }
}
