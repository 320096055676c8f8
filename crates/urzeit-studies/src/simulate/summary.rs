//! What many games add up to. Sums are whole numbers, so the order of games plays no part.

use std::io::{self, Write};

use urzeit_rules::Seat;
use urzeit_texts::Text;

use super::Outcome;
use crate::{columns::write_columns, wilson::interval};

/// A win counts so much: any number of sharers up to six gets a whole part of it.
const WIN: u64 = 60;

/// Sums over games.
pub struct Summary {
    games: u64,
    shared_wins: u64,
    seats: Vec<SeatSummary>,
    /// Wins of the player who made the first choice of the game.
    first_wins: u64,
    entries: Range,
}

#[derive(Clone, Default)]
struct SeatSummary {
    points: Range,
    wins: u64,
}

/// Sums of a number that differs from game to game.
#[derive(Clone)]
struct Range {
    sum: u64,
    squares: u128,
    least: u64,
    most: u64,
}

impl Default for Range {
    fn default() -> Range {
        Range {
            sum: 0,
            squares: 0,
            least: u64::MAX,
            most: 0,
        }
    }
}

impl Range {
    fn add(&mut self, value: u64) {
        self.sum += value;
        self.squares += u128::from(value).pow(2);
        self.least = self.least.min(value);
        self.most = self.most.max(value);
    }

    fn join(&mut self, other: &Range) {
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    fn mean(&self, games: u64) -> f64 {
        self.sum as f64 / games as f64
    }

    fn deviation(&self, games: u64) -> f64 {
        let mean = self.mean(games);
        (self.squares as f64 / games as f64 - mean * mean)
            .max(0.0)
            .sqrt()
    }
}

impl Summary {
    /// No games of so many players.
    #[must_use]
    pub fn new(players: usize) -> Summary {
        Summary {
            games: 0,
            shared_wins: 0,
            seats: vec![SeatSummary::default(); players],
            first_wins: 0,
            entries: Range::default(),
        }
    }

    /// How many games it sums up.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Adds a finished game.
    pub fn add(&mut self, outcome: &Outcome) {
        let standings = &outcome.standings;
        let winners = standings.winners();
        let part = WIN / winners.len() as u64;
        self.games += 1;
        self.shared_wins += u64::from(winners.len() > 1);
        self.entries.add(outcome.entries);
        for (seat, &points) in Seat::all(self.seats.len()).zip(standings.points()) {
            let summary = &mut self.seats[seat.index()];
            summary.points.add(u64::from(points));
            if winners.contains(seat) {
                summary.wins += part;
                self.first_wins += if outcome.first == Some(seat) { part } else { 0 };
            }
        }
    }

    /// Adds the sums of other games.
    pub fn join(&mut self, other: &Summary) {
        self.games += other.games;
        self.shared_wins += other.shared_wins;
        self.first_wins += other.first_wins;
        self.entries.join(&other.entries);
        for (one, other) in self.seats.iter_mut().zip(&other.seats) {
            one.points.join(&other.points);
            one.wins += other.wins;
        }
    }

    /// Writes it for people.
    ///
    /// # Errors
    /// If it cannot be written there.
    pub fn write(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
        self.write_seats(text, out)?;
        let [low, high] = interval(self.share(self.first_wins), self.games);
        let first = [
            ("share", text.percent(self.share(self.first_wins)).into()),
            ("low", text.percent(low).into()),
            ("high", text.percent(high).into()),
            ("even", text.percent(1.0 / self.seats.len() as f64).into()),
        ];
        writeln!(out, "\n{}", text.say_with("simulate-first", &first))?;
        let shared = [("count", self.shared_wins.into())];
        writeln!(out, "{}", text.say_with("simulate-shared-wins", &shared))?;
        let length = [
            (
                "mean",
                text.decimal(self.entries.mean(self.games), 1).into(),
            ),
            ("least", self.entries.least.to_string().into()),
            ("most", self.entries.most.to_string().into()),
        ];
        writeln!(out, "{}", text.say_with("simulate-length", &length))
    }

    fn write_seats(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
        let rows = Seat::all(self.seats.len()).zip(&self.seats);
        let rows = rows.map(|(seat, summary)| {
            let share = self.share(summary.wins);
            let [low, high] = interval(share, self.games);
            vec![
                seat.to_string(),
                text.decimal(summary.points.mean(self.games), 2),
                text.decimal(summary.points.deviation(self.games), 2),
                summary.points.least.to_string(),
                summary.points.most.to_string(),
                text.percent(share),
                format!("{} – {}", text.percent(low), text.percent(high)),
            ]
        });
        write_columns(&text.say("simulate-columns"), rows, out)
    }

    fn share(&self, wins: u64) -> f64 {
        wins as f64 / (self.games * WIN) as f64
    }
}
