//! What a game came to. This is the only place that decides it: lists, ratings and pages show it.

use serde::{Deserialize, Serialize};
use urzeit_rules::{
    Game, Record, Seat, Seats, Standings,
    record::{Early, Line, Note},
};

use crate::{chair::Gone, serial, table::Table};

/// How a game ended, and in which order the seats came in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Conclusion {
    /// How it ended if not by its rules: `agreement`, `resigned`, `left` or `host`.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "serial::maybe_text"
    )]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub early: Option<Early>,
    /// The place of each seat, 1 for the first; equal places are shared. None if nobody has won or lost. If
    /// everybody gave up or left, nobody is first: the best place is 2.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<usize>,
}

impl Conclusion {
    /// The seats that have won. When the others are gone, somebody has won only by being the one who
    /// stayed; if several stayed, nobody lost and nobody won.
    #[must_use]
    pub fn winners(&self) -> Seats {
        let seats = Seat::all(self.ranks.len()).zip(&self.ranks);
        let first: Seats = seats
            .filter(|&(_, rank)| *rank == 1)
            .map(|(seat, _)| seat)
            .collect();
        if self.early.is_some() && first.len() > 1 {
            Seats::NONE
        } else {
            first
        }
    }
}

impl Conclusion {
    /// Those who stayed come before those who gave up or left, whatever a computer player made of their
    /// seats; of those, the later one comes first. If the game ended by its rules, its winners come
    /// first, then points count.
    fn new(
        standings: Option<Standings>,
        early: Option<Early>,
        gone: &[Option<(Gone, u32)>],
    ) -> Conclusion {
        let early = early.filter(|_| standings.is_none());
        let ranks = match early {
            Some(Early::Agreement | Early::Host) => Vec::new(),
            None | Some(Early::Resigned | Early::Left) => {
                let merit = |seat: Seat| match (gone[seat.index()], &standings) {
                    (Some((_, order)), _) => (order, false, 0),
                    (None, Some(standings)) => {
                        let points = standings.points()[seat.index()];
                        (u32::MAX, standings.winners().contains(seat), points)
                    }
                    (None, None) => (u32::MAX, false, 0),
                };
                let seats = || Seat::all(gone.len());
                let better = |than| seats().filter(move |&seat| merit(seat) > merit(than));
                // Nobody wins by being the last to give up.
                let best = if gone.iter().all(Option::is_some) {
                    2
                } else {
                    1
                };
                seats().map(|seat| better(seat).count() + best).collect()
            }
        };
        Conclusion { early, ranks }
    }

    /// What the game of a record came to; nothing if it goes on.
    #[must_use]
    pub fn of_record<G: Game>(record: &Record<G>) -> Option<Conclusion> {
        let standings = record.position().result();
        let early = early_end(record);
        let is_over = standings.is_some() || early.is_some();
        is_over.then(|| Conclusion::new(standings, early, &gone_in(record)))
    }
}

/// How the game of a record ended, if not by its rules.
fn early_end<G: Game>(record: &Record<G>) -> Option<Early> {
    record.log().iter().rev().find_map(|line| match line {
        Line::Note(Note::End(early)) => Some(*early),
        _ => None,
    })
}

/// The players in a record who came to play no more: how, and how many others had gone before.
#[must_use]
pub fn gone_in<G: Game>(record: &Record<G>) -> Vec<Option<(Gone, u32)>> {
    Absences::of(record).gone
}

/// What the notes of a record say about absent players.
struct Absences {
    /// Those who came to play no more.
    gone: Vec<Option<(Gone, u32)>>,
    /// The others whose time was up, and of whom nothing was heard since.
    away: Seats,
}

impl Absences {
    fn of<G: Game>(record: &Record<G>) -> Absences {
        let mut gone = vec![None; record.position().players()];
        let mut away = Seats::NONE;
        for line in record.log() {
            let Line::Note(note) = line else { continue };
            let order = gone.iter().flatten().count() as u32;
            match note {
                Note::Resign(seat) => gone[seat.index()] = Some((Gone::Resigned, order)),
                Note::Leave(seat) => gone[seat.index()] = Some((Gone::Left, order)),
                Note::TimeOut(seat) => away.insert(*seat),
                Note::Return(seat) | Note::Substitute(seat, _) => away.remove(*seat),
                // Those who were away then are not named once more.
                Note::End(Early::Left) => {
                    for seat in away.iter() {
                        gone[seat.index()].get_or_insert((Gone::Left, order));
                    }
                }
                Note::End(_) | Note::Undo { .. } => {}
            }
        }
        let is_held = |seat: &Seat| gone[seat.index()].is_none();
        away = away.iter().filter(is_held).collect();
        Absences { gone, away }
    }

    /// The notes after which a record says that these are away, and nobody else.
    fn corrected_to(&self, away: Seats) -> impl Iterator<Item = Note> + use<> {
        let said = self.away;
        let back = said.iter().filter(move |&seat| !away.contains(seat));
        let missed = away.iter().filter(move |&seat| !said.contains(seat));
        back.map(Note::Return).chain(missed.map(Note::TimeOut))
    }
}

impl<G: Game> Table<G> {
    /// The result counts for ratings. Then those who are away at the end have left, and so have those for
    /// whom a computer player chose more often than they did themselves: nobody comes before those who stayed
    /// because a computer player played well.
    pub fn rate(&mut self) {
        self.rated = true;
    }

    /// Those who have left although nobody said so: in a rated game those who are still away when its
    /// rules end it, or for whom a computer player made most choices. If nobody stayed, nobody is worse for
    /// it.
    pub(crate) fn missing(&self) -> Seats {
        let left = |seat: &Seat| {
            let chosen = self.chosen(*seat);
            self.chair(*seat).is_away() || chosen.by_computer > chosen.by_person
        };
        let (holders, rated) = (self.holders(), self.rated && self.result().is_some());
        let missing: Seats = holders.iter().filter(|seat| rated && left(seat)).collect();
        if missing == holders {
            Seats::NONE
        } else {
            missing
        }
    }

    /// Writes down who is away before the game ends because they have left: not all that makes somebody away,
    /// or ends it, has a note of its own.
    pub(crate) fn note_away(&mut self) {
        for note in Absences::of(&self.record).corrected_to(self.away()) {
            self.note(note);
        }
    }

    /// The notes of a record that say which players are gone, the first who went first, and which are away.
    pub(crate) fn absences(&self) -> Vec<Note> {
        let seats = || Seat::all(self.chairs.len());
        let gone = seats().filter_map(|seat| {
            let (gone, order) = self.chair(seat).gone?;
            let note = match gone {
                Gone::Resigned => Note::Resign(seat),
                Gone::Left => Note::Leave(seat),
            };
            Some((order, note))
        });
        let mut gone: Vec<(u32, Note)> = gone.collect();
        gone.sort_by_key(|(order, _)| *order);
        let gone = gone.into_iter().map(|(_, note)| note);
        gone.chain(self.away().iter().map(Note::TimeOut)).collect()
    }

    /// The record of a game that its rules have ended. If somebody has left although nobody said so, it
    /// says that.
    pub(crate) fn record_with_missing(&self) -> Record<G> {
        let (mut record, missing) = (self.record.clone(), self.missing());
        if !missing.is_empty() {
            for note in Absences::of(&record).corrected_to(missing) {
                record.note(note);
            }
            record.note(Note::End(Early::Left));
        }
        record
    }

    /// What the game came to, once it is over.
    #[must_use]
    pub fn conclusion(&self) -> Option<Conclusion> {
        if !self.begun || !self.is_over() {
            return None;
        }
        let mut gone: Vec<_> = self.chairs.iter().map(|chair| chair.gone).collect();
        for seat in self.missing().iter() {
            gone[seat.index()].get_or_insert((Gone::Left, self.gone()));
        }
        let standings = self.position().result();
        Some(Conclusion::new(standings, self.ending.how, &gone))
    }
}
