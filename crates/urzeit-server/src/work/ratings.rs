//! What a finished game does to the ratings of those who played it. `docs/ratings.md` explains it.

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use urzeit_rules::{Seat, Standings};

use crate::{
    live::Live,
    registry::Registry,
    store::{AccountId, Broken, Ledger, Rating},
};

/// Somebody of whom nothing is known.
pub(crate) const NEW: Rating = Rating {
    rating: 1500.0,
    uncertainty: 250.0,
};

/// Half of what uncertainty begins with: whoever is better by 200 points wins three games of four.
const BETA: f64 = 125.0;

/// What is added to uncertainty with every game, so that a rating never stops to follow.
const DRIFT: f64 = 2.5;

/// While it is more uncertain than this a rating is provisional: for about fifteen games of two.
pub(crate) const PROVISIONAL: f64 = 165.0;

/// Writes what a finished game did to ratings, if nobody has.
pub(super) async fn rate<L: Ledger>(
    registry: &Registry<L>,
    live: &Live<L>,
    id: &str,
) -> Result<(), Broken> {
    let (made, standings, people) = live
        .look(|table| {
            let made = table.game.made.clone();
            (made, table.host.result(), table.people.to_vec())
        })
        .await?;
    let resigned = resigned(&registry.store.events(id, 0).await?);
    let sat = Seat::all(people.len()).zip(people);
    let sat: Vec<(Seat, AccountId)> = sat.filter_map(|(seat, who)| Some((seat, who?))).collect();
    let (seats, ranks) = match standings {
        Some(standings) if sat.len() > 1 => {
            let seats: Vec<Seat> = sat.iter().map(|&(seat, _)| seat).collect();
            let ranks = ranks(&seats, &standings, &resigned);
            let seats = sat.iter().map(|&(seat, who)| (seat.number() as i64, who));
            (seats.collect(), ranks)
        }
        // Nobody has won against anybody.
        _ => (Vec::new(), Vec::new()),
    };
    let game = (id, &*made.game, made.players);
    let after = |before: &[Rating]| after(before, &ranks);
    let now = registry.clock.now();
    registry.store.rate(game, &seats, now, after, NEW).await?;
    Ok(())
}

/// Who has given up, in this order.
fn resigned(rows: &[crate::store::Row]) -> Vec<Seat> {
    let events = rows.iter().flat_map(|row| row.texts.lines());
    let seats = events.filter_map(|event| {
        let (_, deed) = event.split_once(' ')?;
        let seat = deed.strip_prefix("resign ")?.split(' ').next()?;
        seat.parse().ok()
    });
    seats.collect()
}

/// The rank of each of these seats: winners first, then by points; those who gave up last, who did so
/// first behind all others.
fn ranks(seats: &[Seat], standings: &Standings, resigned: &[Seat]) -> Vec<usize> {
    let merit = |seat: Seat| {
        let stayed = resigned.iter().position(|&who| who == seat);
        let points = standings.points()[seat.index()];
        match stayed {
            None => (usize::MAX, standings.winners().contains(seat), points),
            Some(order) => (order, false, 0),
        }
    };
    let better = |than: Seat| seats.iter().filter(move |&&seat| merit(seat) > merit(than));
    seats.iter().map(|&seat| better(seat).count() + 1).collect()
}

fn after(before: &[Rating], ranks: &[usize]) -> Vec<Rating> {
    let config = WengLinConfig {
        beta: BETA,
        ..WengLinConfig::default()
    };
    let players: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|before| {
            let uncertainty = before.uncertainty.hypot(DRIFT).min(NEW.uncertainty);
            [WengLinRating {
                rating: before.rating,
                uncertainty,
            }]
        })
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = players
        .iter()
        .zip(ranks)
        .map(|(player, &rank)| (&player[..], MultiTeamOutcome::new(rank)))
        .collect();
    let after = weng_lin_multi_team(&ranked, &config);
    let after = after.iter().flatten().map(|player| Rating {
        rating: player.rating,
        uncertainty: player.uncertainty,
    });
    after.collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use urzeit_rules::Seats;

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::at(number - 1)
    }

    #[test]
    fn who_gave_up_is_last_and_winners_are_first() {
        let seats: Vec<Seat> = Seat::all(5).collect();
        let winners = Seats::from_iter([seat(2)]);
        let standings = Standings::new(&[30, 30, 99, 12, 12], winners);
        let first_three_then_five = [seat(3), seat(5)];
        let ranks = ranks(&seats, &standings, &first_three_then_five);
        assert_eq!(ranks, [2, 1, 5, 3, 4]);
    }

    #[test]
    fn equal_points_are_an_equal_rank() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let standings = Standings::by_points(&[7, 9, 7]);
        assert_eq!(ranks(&seats, &standings, &[]), [2, 1, 2]);
    }

    #[test]
    fn winners_gain_what_losers_lose() {
        let after = after(&[NEW, NEW], &[1, 2]);
        assert!(after[0].rating > 1550.0, "{after:?}");
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 1e-6);
        assert!(after[0].uncertainty < NEW.uncertainty);
    }

    /// A lead of 200 points wins three games of four: then nothing is to be learned from such games.
    #[test]
    fn the_scale_is_the_familiar_one() {
        let sure = |rating| Rating {
            rating,
            uncertainty: 10.0,
        };
        let before = [sure(1600.0), sure(1400.0)];
        let win = after(&before, &[1, 2])[0].rating - 1600.0;
        let loss = after(&before, &[2, 1])[0].rating - 1600.0;
        let expected = 0.76 * win + 0.24 * loss;
        assert!(expected.abs() < 0.02, "{win} {loss}");
    }

    #[test]
    fn the_order_of_giving_up_stands_in_the_events() {
        let row = |texts: &str| crate::store::Row {
            number: 0,
            author: None,
            wish: None,
            texts: texts.to_owned(),
            rules: 1,
        };
        let rows = [
            row("1 sit 1 - resign 2"),
            row("5 resign 3 medium\n5 * die 3"),
            row("6 resign 1 easy"),
        ];
        assert_eq!(resigned(&rows), [seat(3), seat(1)]);
    }
}
