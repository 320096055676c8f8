//! What a tile would change is what it does change.

#![allow(clippy::unwrap_used)]

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Game, Genesis, Record, Seat, Setup as _, Turn,
    genesis::{Action, Setup},
};

use super::{guess::all_herds, land::Land, tile::Site};

/// Calls back with every position of a random game of every number of players and every way
/// of sharing, and with whose turn it is.
fn for_each_position(mut each: impl FnMut(&Genesis, Seat)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for players in 2..=4 {
        for ties in ["herds", "players", "own_place"] {
            let setup = Setup::read(&Genesis::WHO[..players], &[("ties", ties)]).unwrap();
            let mut position = Genesis::new(&setup);
            loop {
                match position.turn() {
                    Turn::Player(seat) => {
                        each(&position, seat);
                        let action = position.choices(seat).sample(&mut random).unwrap();
                        position.act(seat, action);
                    }
                    Turn::Chance => {
                        position.settle(position.due().unwrap().sample(&mut random));
                    }
                    Turn::Secret(_) | Turn::Over => break,
                }
            }
        }
    }
}

#[test]
fn points_are_those_of_the_rules() {
    for_each_position(|position, _| {
        let points = Land::of(position).points();
        let score = position.score().points;
        for (seat, &expected) in score.iter().enumerate() {
            assert_eq!(points[seat], expected as i16, "{position}");
        }
    });
}

/// G-5.12 Nothing is divided where one player has all the herds that tie.
#[test]
fn points_of_one_player_are_not_divided() {
    for (text, expected) in [
        (
            include_str!("../../../../fixtures/by-hand/genesis-second-place-whole.urz"),
            [12, 12, 0, 0],
        ),
        (
            include_str!("../../../../fixtures/by-hand/genesis-both-places-whole.urz"),
            [8, 16, 18, 0],
        ),
    ] {
        let record = Record::<Genesis>::read(text).unwrap().record;
        assert_eq!(Land::of(record.position()).points(), expected);
    }
}

#[test]
fn a_tile_changes_what_it_was_said_to_change() {
    for_each_position(|position, seat| {
        let land = Land::of(position);
        let site = Site::new(&land, seat);
        for action in position.choices(seat).iter() {
            let Action::Place(terrain, space) = action else {
                continue;
            };
            let change = site.change(&site.around(space), terrain);
            let mut after = *position;
            after.act(seat, action);
            let mut land_after = Land::of(&after);
            let (points, points_after) = (land.points(), land_after.points());
            for of in 0..position.players() {
                let expected = points_after[of] - points[of];
                assert_eq!(change.points[of], expected, "{position} {action}");
            }
            if position.supply(seat).left(terrain) > 1 {
                land_after.moment = land.moment;
                let (before, after) = (all_herds(&land), all_herds(&land_after));
                for of in 0..position.players() {
                    let expected = after[of] - before[of];
                    let found = change.prospects[of];
                    let differ = (found - expected).abs();
                    assert!(differ < 0.01, "{found} {expected} {position} {action}");
                }
            }
        }
    });
}
