//! What each viewer may see (L-10), and what somebody who does not see everything can imagine.

use std::{fmt, str::FromStr};

use rand::Rng;

use super::{
    action::Action,
    cards::{Card, Secret, Terrain, pick},
    outcome::Chance,
    position::{Lords, Phase},
};
use crate::{
    Entry, Seat, View, Viewer,
    notation::{Unreadable, Wanted, Words},
};

/// An entry of which a viewer knows only that it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Veiled {
    /// A seat was dealt its first hand.
    Deal(Seat),
    /// A seat drew a marker.
    Marker(Seat),
    /// A seat drew a card.
    Draw(Seat),
    /// A seat chose a card.
    Card(Seat),
}

impl fmt::Display for Veiled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Veiled::Deal(seat) => write!(f, "* deal {seat} ?"),
            Veiled::Marker(seat) => write!(f, "* marker {seat} ?"),
            Veiled::Draw(seat) => write!(f, "* draw {seat} ?"),
            Veiled::Card(seat) => write!(f, "{seat} card ?"),
        }
    }
}

impl Veiled {
    /// The seat whose secret it is.
    #[must_use]
    pub fn seat(self) -> Seat {
        let (Veiled::Deal(seat) | Veiled::Marker(seat) | Veiled::Draw(seat) | Veiled::Card(seat)) =
            self;
        seat
    }

    /// What a reader expects where a hidden entry stands.
    pub const WANTED: Wanted = Wanted {
        kind: "entry",
        forms: &["deal", "marker", "draw", "card"],
    };
}

impl FromStr for Veiled {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Veiled, Unreadable> {
        const HIDDEN: Wanted = Wanted {
            kind: "entry",
            forms: &["?"],
        };
        let mut words = Words::of(text);
        let veiled = match words.word(Veiled::WANTED)? {
            "*" => {
                let kind = words.word(Veiled::WANTED)?;
                let seat = words.value(Seat::WANTED)?;
                match kind {
                    "deal" => Veiled::Deal(seat),
                    "marker" => Veiled::Marker(seat),
                    "draw" => Veiled::Draw(seat),
                    other => return Err(Veiled::WANTED.not(other)),
                }
            }
            seat => {
                let seat = seat.parse()?;
                match words.word(Veiled::WANTED)? {
                    "card" => Veiled::Card(seat),
                    other => return Err(Veiled::WANTED.not(other)),
                }
            }
        };
        match words.word(HIDDEN)? {
            "?" => {}
            other => return Err(HIDDEN.not(other)),
        }
        words.end()?;
        Ok(veiled)
    }
}

impl Lords {
    /// The position as a viewer sees it: the table of L-10.
    pub(super) fn blanked(&self, viewer: Viewer) -> Lords {
        let mut view = self.clone();
        for seat in self.seats() {
            if viewer != Viewer::Seat(seat) {
                view.hide_what_is_secret_to(seat);
            }
        }
        view
    }

    fn hide_what_is_secret_to(&mut self, seat: Seat) {
        self.hands[seat.index()].hide(&mut self.unseen_cards);
        self.kept[seat.index()].hide(&mut self.unseen_markers);
        match self.phase {
            Phase::Lay(turn, Secret::Known(drawn)) if turn == seat => {
                self.unseen_markers[drawn.index()] += 1;
                self.phase = Phase::Lay(turn, Secret::Hidden);
            }
            // From the reveal on the chosen cards are open.
            Phase::Select if self.chosen(seat).is_some() => {
                self.chosen[seat.index()] = Some(Secret::Hidden);
            }
            _ => {}
        }
    }

    /// Is something hidden here, in a hand, among kept markers or on the table?
    pub(super) fn has_blanks(&self) -> bool {
        let hidden = |seat: Seat| {
            self.hand(seat).hidden() > 0
                || self.kept(seat).hidden() > 0
                || self.chosen(seat) == Some(Secret::Hidden)
        };
        self.seats().any(hidden) || matches!(self.phase, Phase::Lay(_, Secret::Hidden))
    }

    /// What a viewer may know of an entry, if not all of it (L-10).
    pub(super) fn veil(&self, entry: Entry<Lords>, viewer: Viewer) -> Option<Veiled> {
        let (seat, veiled) = match entry {
            Entry::Chance(Chance::Deal(seat, _)) => (seat, Veiled::Deal(seat)),
            Entry::Chance(Chance::Marker(seat, _)) => (seat, Veiled::Marker(seat)),
            Entry::Chance(Chance::Draw(seat, _)) => (seat, Veiled::Draw(seat)),
            Entry::Player(seat, Action::Card(_)) => (seat, Veiled::Card(seat)),
            _ => return None,
        };
        (viewer != Viewer::Seat(seat)).then_some(veiled)
    }

    /// A position that fits all that a view knows.
    ///
    /// Every way to deal the unseen cards and markers to the places where hidden ones lie is
    /// equally likely, and so is every card of a hand to be a chosen one. That is uniform
    /// over the possibilities: what others laid, kept and played before rules none of them
    /// out, it only shows their taste, and of that nothing is assumed.
    pub(super) fn imagine(view: &View<Lords>, random: &mut impl Rng) -> Lords {
        let mut full = view.position().clone();
        for seat in full.seats() {
            full.hands[seat.index()].reveal(&mut full.unseen_cards, random);
            full.kept[seat.index()].reveal(&mut full.unseen_markers, random);
            if full.chosen(seat) == Some(Secret::Hidden) {
                let card = Card::from_index(pick(full.hand(seat).known(), random));
                full.chosen[seat.index()] = Some(Secret::Known(card));
            }
        }
        if let Phase::Lay(seat, Secret::Hidden) = full.phase {
            let drawn = Terrain::ALL[pick(&full.unseen_markers, random)];
            full.unseen_markers[drawn.index()] -= 1;
            full.phase = Phase::Lay(seat, Secret::Known(drawn));
        }
        full
    }
}
