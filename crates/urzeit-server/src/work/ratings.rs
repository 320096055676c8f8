//! What a finished game does to the ratings of those who played it. `docs/ratings.md` explains it.

use std::iter;

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use urzeit_rules::Seat;

use crate::{
    live::Live,
    registry::Registry,
    store::{AccountId, Broken, Handover, Ledger, NEW, Pool, Ranked, Rate, Rating},
};

/// Half of what uncertainty begins with: a player who is better by 200 points wins three games of four.
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
    let (made, conclusion, people, bots) = live
        .look(|table| {
            let made = table.game.made.clone();
            let people = table.people.to_vec();
            (made, table.host.conclusion(), people, table.bots)
        })
        .await?;
    let after: Rate = match &conclusion {
        Some(conclusion) if conclusion.early.is_some() => after_early,
        _ => after,
    };
    let ranks = conclusion.map_or_else(Vec::new, |conclusion| conclusion.ranks);
    let handovers = registry.store.handovers(id).await?;
    let ranked = ranked(&ranks, &people, &handovers);
    let pool = |bot| {
        let seats = ranked.iter().filter(|ranked| {
            let seat = usize::try_from(ranked.seat - 1).ok().map(Seat::at);
            seat.is_some_and(|seat| bots.contains(seat)) == bot
        });
        let seats: Vec<Ranked> = seats.copied().collect();
        (seats.len() > 1).then_some(Pool { bot, seats })
    };
    let pools: Vec<Pool> = [false, true].into_iter().filter_map(pool).collect();
    let game = (id, &*made.game, made.players);
    let now = registry.clock.now();
    registry.store.rate(game, &pools, now, after).await
}

/// The players whose ratings a game changes, by the ranks that the table gives its seats; none, if nobody has
/// won or lost. A seat has one rated player at most:
///
/// - the first, until the others let somebody else take it over, and then that one, if they wished so;
/// - a player who leaves it without a word while the game counts for them has lost: behind all others.
///   Then it counts for nobody who comes later.
fn ranked(ranks: &[usize], people: &[Option<AccountId>], handovers: &[Handover]) -> Vec<Ranked> {
    let seats = (1..).zip(ranks).zip(people);
    let rated = seats.filter_map(|((seat, &rank), sitter)| {
        let mut counts = true;
        for handover in handovers.iter().filter(|handover| handover.seat == seat) {
            if counts && handover.forfeits {
                return Some(Ranked {
                    seat,
                    forfeits: true,
                    account: handover.account,
                    rank: ranks.len() + 1,
                });
            }
            counts = handover.counts;
        }
        let account = (*sitter).filter(|_| counts)?;
        Some(Ranked {
            seat,
            forfeits: false,
            account,
            rank,
        })
    });
    rated.collect()
}

/// The ratings after a game that counts for one part in so many.
fn after(before: &[Rating], ranks: &[usize], parts: usize) -> Vec<Rating> {
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
    let part = |before: f64, after: f64| before + (after - before) / parts as f64;
    let after = after.iter().flatten().zip(before);
    let after = after.map(|(player, before)| Rating {
        rating: part(before.rating, player.rating),
        uncertainty: part(before.uncertainty, player.uncertainty),
    });
    after.collect()
}

/// The same after a game that ended early. Nothing was decided between those who share a place, so they
/// are not compared: nobody who stayed loses to another who did.
fn after_early(before: &[Rating], ranks: &[usize], parts: usize) -> Vec<Rating> {
    let compared = (0..ranks.len()).map(|own| {
        let others = (0..ranks.len()).filter(|&other| ranks[other] != ranks[own]);
        let compared: Vec<usize> = iter::once(own).chain(others).collect();
        if compared.len() == 1 {
            return before[own];
        }
        let before: Vec<Rating> = compared.iter().map(|&index| before[index]).collect();
        let ranks: Vec<usize> = compared.iter().map(|&index| ranks[index]).collect();
        after(&before, &ranks, parts)[0]
    });
    compared.collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn handover(seat: i64, account: AccountId, forfeits: bool, counts: bool) -> Handover {
        Handover {
            seat,
            account,
            forfeits,
            counts,
        }
    }

    fn rated(handovers: &[Handover]) -> Vec<(AccountId, usize)> {
        let ranked = ranked(&[2, 1], &[Some(10), Some(20)], handovers);
        let rated = ranked.iter().map(|ranked| (ranked.account, ranked.rank));
        rated.collect()
    }

    /// Handovers of the first seat, which account 10 has in the end, and who is rated how.
    #[test]
    fn a_seat_has_one_rated_player_at_most() {
        let (agreed, left) = (false, true);
        let (wished, unwished) = (true, false);
        for (handovers, seat) in [
            (&[][..], Some((10, 2))),
            (&[(5, agreed, unwished)], None),
            (&[(5, agreed, wished)], Some((10, 2))),
            (&[(5, left, unwished)], Some((5, 3))),
            (&[(5, left, wished)], Some((5, 3))),
            // Those for whom it does not count lose nothing by leaving.
            (&[(5, agreed, unwished), (6, left, unwished)], None),
            (&[(5, agreed, unwished), (6, left, wished)], Some((10, 2))),
            (&[(5, agreed, wished), (6, left, wished)], Some((6, 3))),
            (&[(5, left, wished), (6, left, wished)], Some((5, 3))),
            (&[(5, agreed, wished), (6, agreed, unwished)], None),
        ] {
            let handovers = handovers.iter();
            let handovers: Vec<Handover> = handovers
                .map(|&(account, forfeits, counts)| handover(1, account, forfeits, counts))
                .collect();
            let expected: Vec<_> = seat.into_iter().chain([(20, 1)]).collect();
            assert_eq!(rated(&handovers), expected, "{handovers:?}");
        }
    }

    #[test]
    fn without_ranks_nothing_changes() {
        assert!(ranked(&[], &[Some(10), Some(20)], &[handover(1, 5, true, true)]).is_empty());
    }

    #[test]
    fn winners_gain_what_losers_lose() {
        let after = after(&[NEW, NEW], &[1, 2], 1);
        assert!(after[0].rating > 1550.0, "{after:?}");
        assert!((after[0].rating + after[1].rating - 3000.0).abs() < 1e-6);
        assert!(after[0].uncertainty < NEW.uncertainty);
    }

    /// The others have ended a game that one player left. How strong each of them is makes no difference.
    #[test]
    fn nobody_who_stayed_loses_by_it() {
        let sure = |rating| Rating {
            rating,
            uncertainty: 60.0,
        };
        let before = [1800.0, 1500.0, 1500.0].map(sure);
        let tied = after(&before, &[1, 1, 3], 1);
        assert!(tied[0].rating < 1800.0, "else this shows nothing: {tied:?}");
        for left in 0..3 {
            let mut ranks = [1, 1, 1];
            ranks[left] = 3;
            let after = after_early(&before, &ranks, 1);
            for (index, (before, after)) in before.iter().zip(&after).enumerate() {
                let lost = after.rating < before.rating;
                assert_eq!(lost, index == left, "{left} left: {after:?}");
            }
        }
        let nobody_left = after_early(&before, &[1, 1, 1], 1);
        assert_eq!(nobody_left, before, "nothing is decided");
    }

    #[test]
    fn a_game_that_counts_for_less_changes_less() {
        let change = |parts| after(&[NEW, NEW], &[1, 2], parts)[0].rating - NEW.rating;
        for parts in 1..10 {
            assert!((change(parts) * parts as f64 - change(1)).abs() < 1e-6);
        }
    }

    /// A lead of 200 points wins three games of four: then nothing is to be learned from such games.
    #[test]
    fn the_scale_is_the_familiar_one() {
        let sure = |rating| Rating {
            rating,
            uncertainty: 10.0,
        };
        let before = [sure(1600.0), sure(1400.0)];
        let win = after(&before, &[1, 2], 1)[0].rating - 1600.0;
        let loss = after(&before, &[2, 1], 1)[0].rating - 1600.0;
        let expected = 0.76 * win + 0.24 * loss;
        assert!(expected.abs() < 0.02, "{win} {loss}");
    }
}
