//! What a viewer may know, as Python sees it.

use pyo3::{prelude::*, types::PyType};
use urzeit_rules::Seat;

use crate::{
    complaint::Complaint,
    game::Game,
    hosted::{Seen, look},
    random::Random,
};

/// A position as one viewer may see it; what is hidden reads '?'. Made by Game.view.
#[pyclass(module = "urzeit", frozen)]
pub(crate) struct View {
    pub(crate) seen: Box<dyn Seen>,
}

#[pymethods]
impl View {
    /// What a seat sees by the text of a position, whose blanks stay blank; without a seat, what
    /// everybody sees of it.
    #[classmethod]
    #[pyo3(signature = (text, seat = None))]
    fn from_position(
        _class: &Bound<'_, PyType>,
        text: &str,
        seat: Option<usize>,
    ) -> Result<View, Complaint> {
        look(text, seat).map(|seen| View { seen })
    }

    /// The text of the position with its blanks.
    #[getter]
    fn position(&self) -> String {
        self.seen.position()
    }

    /// The seat that sees it so; None for a spectator.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.seen.seat().map(Seat::number)
    }

    /// A game that fits all that the view shows, its blanks filled at random.
    ///
    /// Its record begins from the imagined position.
    fn imagine(&self, random: &mut Random) -> Game {
        Game {
            hosted: self.seen.imagine(&mut random.source),
        }
    }

    fn __str__(&self) -> String {
        self.position()
    }

    fn __repr__(&self) -> String {
        match self.seat() {
            Some(seat) => format!("<urzeit.View of seat {seat}: {}>", self.position()),
            None => format!("<urzeit.View of a spectator: {}>", self.position()),
        }
    }

    fn __eq__(&self, other: &View) -> bool {
        self.seat() == other.seat() && self.position() == other.position()
    }

    fn __hash__(&self) -> u64 {
        crate::game::hash_of(&(self.seat(), self.position()))
    }
}
