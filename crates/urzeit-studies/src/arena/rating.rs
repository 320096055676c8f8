//! Ratings after Bradley and Terry, in Elo points.
//!
//! A player who is rated `d` points higher wins with odds of `10^(d/400)` to 1. The ratings are
//! those under which the results are most likely; their intervals come from how sharply that
//! likelihood falls off around them.

use crate::wilson::Z;

/// What two players made of their games.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meeting {
    /// The players that met, by their places in the list. The two may meet again elsewhere in the list.
    pub(super) players: [usize; 2],
    /// What the first of them won; a draw counts half.
    pub(super) score: f64,
    /// How many games there were.
    pub(super) games: f64,
}

/// How strong a player is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rating {
    /// In Elo points; the mean of all is 0.
    pub(super) elo: f64,
    /// With 95 % confidence it is at most so much lower or higher.
    pub(super) margin: f64,
}

/// Elo points for odds of e to 1.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// Rates so many players. Every one must have won something and lost something against the
/// rest, or there is no finite rating.
pub(super) fn rate(players: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let strengths = strengths(players, meetings);
    let covariance = covariance(&strengths, meetings);
    let mean = strengths.iter().map(|s| s.ln()).sum::<f64>() / players as f64;
    let rated = strengths
        .iter()
        .enumerate()
        .map(|(player, strength)| Rating {
            elo: ELO * (strength.ln() - mean),
            margin: ELO * Z * covariance[player][player].max(0.0).sqrt(),
        });
    rated.collect()
}

/// The most likely strengths, by Hunter's minorisation and maximisation: each step makes the
/// results more likely.
fn strengths(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    /// Strengths that change by no greater part are found.
    const PRECISE: f64 = 1e-12;
    const MOST_STEPS: u32 = 100_000;
    let mut strengths = vec![1.0; players];
    for _ in 0..MOST_STEPS {
        let (mut won, mut expected) = (vec![0.0; players], vec![0.0; players]);
        for Meeting {
            players: [one, other],
            score,
            games,
        } in meetings
        {
            let part = games / (strengths[*one] + strengths[*other]);
            won[*one] += score;
            won[*other] += games - score;
            expected[*one] += part;
            expected[*other] += part;
        }
        let next: Vec<_> = won.iter().zip(&expected).map(|(w, e)| w / e).collect();
        // Only ratios count: without this they could all drift away.
        let mean = next.iter().sum::<f64>() / players as f64;
        let next: Vec<_> = next.into_iter().map(|strength| strength / mean).collect();
        let still = next.iter().zip(&strengths);
        let found = still
            .into_iter()
            .all(|(new, old)| (new / old - 1.0).abs() < PRECISE);
        strengths = next;
        if found {
            break;
        }
    }
    strengths
}

/// How uncertain the logarithms of the strengths are, their mean being 0: the inverse of the
/// information in the games. Ratings as a whole can be shifted, so that the information says
/// nothing about their sum; `1/n` everywhere stands in for that while it is inverted.
fn covariance(strengths: &[f64], meetings: &[Meeting]) -> Vec<Vec<f64>> {
    let players = strengths.len();
    let shift = 1.0 / players as f64;
    let mut information = vec![vec![shift; players]; players];
    for meeting in meetings {
        let [one, other] = meeting.players;
        let odds = strengths[one] / (strengths[one] + strengths[other]);
        let known = meeting.games * odds * (1.0 - odds);
        information[one][one] += known;
        information[other][other] += known;
        information[one][other] -= known;
        information[other][one] -= known;
    }
    let mut covariance = inverse(information);
    for cell in covariance.iter_mut().flatten() {
        *cell -= shift;
    }
    covariance
}

/// The inverse of a positive definite matrix, after Gauss and Jordan.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| {
        (0..size)
            .map(|column| f64::from(u8::from(row == column)))
            .collect()
    };
    let mut inverse: Vec<Vec<f64>> = (0..size).map(unit).collect();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for side in [&mut matrix, &mut inverse] {
            side[pivot].iter_mut().for_each(|cell| *cell /= scale);
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for side in [&mut matrix, &mut inverse] {
                let taken = side[pivot].clone();
                for (cell, take) in side[row].iter_mut().zip(taken) {
                    *cell -= factor * take;
                }
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(one: usize, other: usize, score: f64, games: f64) -> Meeting {
        let players = [one, other];
        Meeting {
            players,
            score,
            games,
        }
    }

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 0.01, "{one} is not {other}");
    }

    #[test]
    fn three_wins_of_four_are_191_points() {
        let ratings = rate(2, &[met(0, 1, 75.0, 100.0)]);
        near(ratings[0].elo - ratings[1].elo, 190.85);
        near(ratings[0].elo, 95.42);
        // The difference has a deviation of 1/√(100 · ¾ · ¼), each rating moves by half of it.
        near(
            ratings[0].margin,
            0.5 * 1.959_964 * 173.7178 / 18.75_f64.sqrt(),
        );
        near(ratings[1].margin, ratings[0].margin);
    }

    #[test]
    fn equal_players_are_rated_equal() {
        let ratings = rate(
            3,
            &[
                met(0, 1, 5.0, 10.0),
                met(1, 2, 5.0, 10.0),
                met(2, 0, 5.0, 10.0),
            ],
        );
        for rating in ratings {
            near(rating.elo, 0.0);
        }
    }

    /// Three to one and three to one make nine to one.
    #[test]
    fn odds_multiply() {
        let ratings = rate(
            3,
            &[
                met(0, 1, 75.0, 100.0),
                met(1, 2, 30.0, 40.0),
                met(2, 0, 1.0, 10.0),
            ],
        );
        near(ratings[0].elo, 190.85);
        near(ratings[1].elo, 0.0);
        near(ratings[2].elo, -190.85);
    }

    /// Players who met through others only are compared through them.
    #[test]
    fn strength_shows_through_others() {
        let ratings = rate(3, &[met(0, 1, 75.0, 100.0), met(1, 2, 75.0, 100.0)]);
        near(ratings[0].elo - ratings[2].elo, 381.70);
        assert!(ratings[0].margin > ratings[1].margin);
    }

    #[test]
    fn games_may_stand_in_several_meetings() {
        let one = rate(2, &[met(0, 1, 75.0, 100.0)]);
        let two = rate(2, &[met(0, 1, 35.0, 50.0), met(1, 0, 10.0, 50.0)]);
        near(one[0].elo, two[0].elo);
        near(one[0].margin, two[0].margin);
    }

    #[test]
    fn four_times_the_games_halve_the_margin() {
        let few = rate(2, &[met(0, 1, 30.0, 50.0)]);
        let many = rate(2, &[met(0, 1, 120.0, 200.0)]);
        near(few[0].margin, 2.0 * many[0].margin);
        near(few[0].elo, many[0].elo);
    }

    #[test]
    fn lopsided_results_are_rated_too() {
        let ratings = rate(
            3,
            &[
                met(0, 1, 999.5, 1000.0),
                met(1, 2, 999.5, 1000.0),
                met(0, 2, 999.5, 1000.0),
            ],
        );
        assert!(ratings[0].elo > ratings[1].elo + 800.0);
        assert!(
            ratings
                .iter()
                .all(|rating| rating.margin.is_finite() && rating.margin > 100.0)
        );
    }
}
