//! What many games add up to. Sums are whole numbers, so the order of games plays no part.

use std::io::{self, Write};

use urzeit_rules::{Entry, Game, Seat};

use crate::{columns::write_columns, text::Text, wilson::interval};

/// A win counts so much: any number of sharers up to six gets a whole part of it.
const WIN: u64 = 60;

/// How long a game was, and who made its first choice.
#[derive(Default)]
pub(super) struct Length {
    entries: u64,
    first: Option<Seat>,
}

impl Length {
    /// Adds an entry.
    pub(super) fn add<G: Game>(&mut self, entry: &Entry<G>) {
        self.entries += 1;
        if let (Entry::Player(seat, _), None) = (entry, self.first) {
            self.first = Some(*seat);
        }
    }
}

/// Sums over games.
pub(super) struct Summary {
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
    pub(super) fn new(players: usize) -> Summary {
        Summary {
            games: 0,
            shared_wins: 0,
            seats: vec![SeatSummary::default(); players],
            first_wins: 0,
            entries: Range::default(),
        }
    }

    /// Adds a finished game.
    pub(super) fn add<G: Game>(&mut self, position: &G, length: &Length) {
        let standings = position.result().expect("the game is over");
        let winners = standings.winners();
        let part = WIN / winners.len() as u64;
        self.games += 1;
        self.shared_wins += u64::from(winners.len() > 1);
        self.entries.add(length.entries);
        for (seat, &points) in Seat::all(self.seats.len()).zip(standings.points()) {
            let summary = &mut self.seats[seat.index()];
            summary.points.add(u64::from(points));
            if winners.contains(seat) {
                summary.wins += part;
                self.first_wins += if length.first == Some(seat) { part } else { 0 };
            }
        }
    }

    /// Adds the sums of other games.
    pub(super) fn join(&mut self, other: &Summary) {
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
    pub(super) fn write(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
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
