//! What all games of an arena come to.

use std::time::Duration;

use urzeit_players::Mind;

use super::{
    Arena, Terms,
    bots::Bot,
    entrant::Entrant,
    game::Played,
    rating::{Meeting, Rating, rate},
    schedule::Schedule,
    tally::Tally,
    thinking::Thinking,
};

/// All that a report tells.
pub struct Results<'a, G: Mind> {
    pub(super) terms: &'a Terms,
    pub(super) setup: &'a G::Setup,
    pub(super) entrants: &'a [Entrant],
    pub(super) schedule: &'a Schedule,
    /// What time and iterations were multiplied by.
    pub(super) scale: f64,
    /// One for each lineup of the schedule.
    pub(super) tallies: Vec<Tally>,
    /// One for each entrant.
    pub(super) ratings: Vec<Rating>,
    pub(super) threads: usize,
    pub(super) took: Duration,
}

impl<G: Mind> Arena<G> {
    /// What all games came to, in their order; so many were played at a time, and they took so long.
    pub fn results(
        &self,
        played: impl IntoIterator<Item = Played>,
        threads: usize,
        took: Duration,
    ) -> Results<'_, G> {
        let mut tallies = vec![Tally::default(); self.schedule.lineups().len()];
        for (number, played) in (0..).zip(played) {
            tallies[self.schedule.table(number).lineup].add(&played);
        }
        Results {
            terms: &self.terms,
            setup: &self.setup,
            entrants: &self.entrants,
            schedule: &self.schedule,
            scale: self.scale,
            ratings: ratings(self.entrants.len(), &self.schedule, &tallies),
            tallies,
            threads,
            took,
        }
    }
}

impl<G: Mind> Results<'_, G> {
    /// The bots from outside.
    pub(super) fn bots(&self) -> impl Iterator<Item = &Bot> {
        self.entrants.iter().filter_map(|entrant| match entrant {
            Entrant::Bot(bot) => Some(bot),
            Entrant::Ours(_) => None,
        })
    }

    /// What everybody would win if all were equally strong.
    pub(super) fn fair(&self) -> f64 {
        1.0 / self.schedule.seats() as f64
    }

    /// All who took part, the strongest first.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<_> = (0..self.entrants.len()).collect();
        ranking.sort_by(|one, other| self.ratings[*other].elo.total_cmp(&self.ratings[*one].elo));
        ranking
    }

    /// How long somebody thought in all its games.
    pub(super) fn thinking(&self, player: usize) -> Thinking {
        let mut all = Thinking::default();
        for (lineup, tally) in self.schedule.lineups().iter().zip(&self.tallies) {
            for (who, thinking) in [lineup.alone, lineup.others].iter().zip(tally.thinking()) {
                if *who == player {
                    all.join(thinking);
                }
            }
        }
        all
    }
}

/// What all lineups say about how strong everybody is.
fn ratings(entrants: usize, schedule: &Schedule, tallies: &[Tally]) -> Vec<Rating> {
    let lineups = schedule.lineups().iter().zip(tallies);
    let meetings: Vec<_> = lineups
        .map(|(lineup, tally)| Meeting {
            players: [lineup.alone, lineup.others],
            // One more game that ended in a draw: a player that has won every game is strong, but not
            // infinitely strong.
            score: tally.ahead + 0.5,
            games: tally.games as f64 + 1.0,
        })
        .collect();
    rate(entrants, &meetings)
}
