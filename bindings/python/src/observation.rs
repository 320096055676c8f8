//! What a viewer sees, as numbers.
//!
//! An observation is made of a [`View`], so it cannot tell more than its viewer may know. It has
//! the same numbers in the same places in every position of a game, however many play; every
//! place has a name, and the names say what it means. A choice among things is their place in
//! the order of the rules, counted from 1; 0 stands for nothing.

mod genesis;
mod lords;
mod ursuppe;

use std::fmt;

use urzeit_rules::{Game, Seat, Setup, View, Viewer};

use crate::complaint::Complaint;

/// A game whose positions can be written as numbers.
pub(crate) trait Observed: Game {
    /// Writes down what a position holds; blanks as what they are.
    fn write(&self, sheet: &mut Sheet);
}

/// The numbers of one observation.
pub(crate) struct Sheet {
    values: Vec<i16>,
    /// Only written when somebody asks for them.
    names: Option<Vec<String>>,
}

impl Sheet {
    /// One number. What is larger than any game has is written as the largest that can be.
    fn note(&mut self, name: fmt::Arguments<'_>, value: impl TryInto<i16>) {
        self.values.push(value.try_into().unwrap_or(i16::MAX));
        if let Some(names) = &mut self.names {
            names.push(name.to_string());
        }
    }

    /// The place of a thing, counted from 1; 0 if there is none.
    fn place(&mut self, name: fmt::Arguments<'_>, index: Option<usize>) {
        self.note(name, index.map_or(0, |index| index + 1));
    }

    fn fact(&mut self, name: fmt::Arguments<'_>, holds: bool) {
        self.note(name, i16::from(holds));
    }
}

/// What a viewer sees.
pub(crate) fn observe<G: Observed>(view: &View<G>) -> Vec<i16> {
    write(view, None).values
}

/// What each number means.
///
/// # Errors
/// None that could come: the usual setup is one that the rules allow.
pub(crate) fn features<G: Observed>() -> Result<Vec<String>, Complaint> {
    let setup = G::Setup::read(&G::Setup::usual_who(None, &[]), &[]);
    let start = G::new(&setup.map_err(|error| Complaint::setup(&error))?);
    let view = View::of(&start, Viewer::Spectator);
    Ok(write(&view, Some(Vec::new())).names.unwrap_or_default())
}

fn write<G: Observed>(view: &View<G>, names: Option<Vec<String>>) -> Sheet {
    let mut sheet = Sheet {
        values: Vec::new(),
        names,
    };
    let viewer = match view.viewer() {
        Viewer::Seat(seat) => Some(seat.index()),
        Viewer::Spectator => None,
    };
    sheet.place(format_args!("viewer"), viewer);
    sheet.note(format_args!("players"), view.position().players());
    let asked = view.position().turn().seats();
    for seat in Seat::all(*G::PLAYERS.end()) {
        sheet.fact(format_args!("seat {seat} to move"), asked.contains(seat));
    }
    view.position().write(&mut sheet);
    sheet
}
