//! What each viewer is told.

use rand::RngExt;
use urzeit_rules::{
    Choices, Due, Entry, Game, Genesis, Lords, Seat, Turn, Viewer,
    lords::{Action, Chance, Phase, Secret},
};
use urzeit_table::{Awaits, Deed, Event, Settings, Source};

use crate::{
    play::{GENESIS, LORDS, Play, fair, settings, texts},
    seating::{lords, seat},
};

type LordsDeed = Deed<Entry<Lords>>;

/// Hidden is what somebody holds, and what somebody has chosen in secret.
#[test]
fn a_secret_choice_is_told_to_others_when_all_have_chosen() {
    let (mut table, cards) = lords();
    let others = [Viewer::Seat(seat(2)), Viewer::Spectator];
    let first = table.len();
    table.happen(&cards[0]);
    let at = table.now;
    for viewer in others {
        assert_eq!(
            texts(&table.told(viewer, first)),
            [format!("{at} 1 card ?")]
        );
        assert!(!table.record(viewer).contains(&cards[0]));
    }
    assert_eq!(
        texts(&table.told(Viewer::Seat(seat(1)), first)),
        [format!("{at} {}", cards[0])]
    );
    table.happen(&cards[1]);
    let second = first + 1;
    let reveal = |number: usize| format!("reveal {number} {}", cards[number - first]);
    assert_eq!(
        texts(&table.told(Viewer::Seat(seat(1)), second))[0]
            .lines()
            .collect::<Vec<_>>(),
        [format!("{at} 2 card ?"), reveal(second)]
    );
    assert_eq!(
        texts(&table.told(Viewer::Seat(seat(2)), second))[0]
            .lines()
            .collect::<Vec<_>>(),
        [format!("{at} {}", cards[1]), reveal(first)]
    );
    assert_eq!(
        texts(&table.told(Viewer::Spectator, second))[0]
            .lines()
            .collect::<Vec<_>>(),
        [format!("{at} 2 card ?"), reveal(first), reveal(second)]
    );
    for viewer in others {
        assert!(table.record(viewer).contains(&cards[0]));
    }
}

/// Everything that reaches a viewer who is not seat 2.
fn reaches(play: &Play<Lords>, viewer: Viewer, since: usize) -> String {
    let table = &play.table;
    let mut all = format!("{:?}\n{}\n", table.awaits(), table.view(viewer).position());
    all += &texts(&table.told(viewer, since)).join("\n");
    all += &format!("\n{:?} {:?}\n", table.request(), table.result());
    for seat in play.seats() {
        let time = table.time_left(seat, play.now);
        all += &format!(
            "{:?} {:?} {time:?}\n",
            table.chair(seat),
            table.undoable(seat)
        );
    }
    let computers = table.computers().filter(|(seat, ..)| seat.number() != 2);
    all += &format!("{:?}", computers.collect::<Vec<_>>());
    all
}

/// Two games that differ in what seat 2 holds and never shows, with the same undos, stand-ins
/// and times: to everybody else they are the same, in every byte and at every step.
#[test]
fn tables_that_differ_in_secrets_are_told_alike() {
    let mut longest = 0;
    for seed in 0..4 {
        let settings = settings(seed);
        let begin = || Play::<Lords>::begin((3, &[]), settings, Source::Typed, seed);
        let (mut one, mut two) = (begin(), begin());
        let viewers = [
            Viewer::Seat(seat(1)),
            Viewer::Seat(seat(3)),
            Viewer::Spectator,
        ];
        while let Some((here, there)) = next_of_both(&mut one, &two) {
            one.now += 500;
            two.now = one.now;
            let since = one.table.len();
            let answers = [one.attempt(here), two.attempt(there)];
            assert_eq!(answers[0], answers[1], "seed {seed}");
            for viewer in viewers {
                assert_eq!(
                    reaches(&one, viewer, since),
                    reaches(&two, viewer, since),
                    "seed {seed}\n{}",
                    one.stored.join("\n")
                );
            }
        }
        for viewer in viewers {
            assert_eq!(one.table.told(viewer, 0), two.table.told(viewer, 0));
            if !one.table.is_over() {
                assert_eq!(one.table.record(viewer), two.table.record(viewer));
            }
        }
        let second = Viewer::Seat(seat(2));
        assert_ne!(one.table.told(second, 0), two.table.told(second, 0));
        longest = longest.max(one.table.len());
    }
    assert!(longest > 400, "{longest} events");
}

/// What happens next at each of two such tables; nothing when they cannot go on alike.
fn next_of_both(one: &mut Play<Lords>, two: &Play<Lords>) -> Option<(LordsDeed, LordsDeed)> {
    if one.random.random_ratio(1, 10) && one.table.awaits() != Awaits::Nothing {
        // Never so far back that seat 2 chooses again what it keeps.
        let any = one.random.random_range(0..3);
        let who = Seat::at(any);
        let entries = one.table.entries();
        let same: LordsDeed = match one.random.random_range(0..5) {
            0 => Deed::Undo(who, 1),
            1 if !matches!(
                one.table.position().phase(),
                Phase::Lay(..) | Phase::Marker(_)
            ) =>
            {
                Deed::Ask(who, entries.saturating_sub(1))
            }
            2 => Deed::Agree(who),
            3 => Deed::StandIn(who, urzeit_players::Level::Easy),
            _ => Deed::Return(who),
        };
        return Some((same.clone(), same));
    }
    if let Awaits::Confirm(seat) = one.table.awaits() {
        return Some((Deed::Confirm(seat), Deed::Confirm(seat)));
    }
    let random = &mut one.random;
    let (here, there) = (one.table.position(), two.table.position());
    let secretive = seat(2);
    for _ in 0..200 {
        let entry = any_entry(here, random)?;
        let differs = match entry {
            Entry::Chance(Chance::Deal(to, _)) => to == secretive,
            Entry::Chance(Chance::Marker(to, _)) => to == secretive && here.kept(to).len() < 3,
            _ => false,
        };
        let other = if differs {
            any_entry(there, random)?
        } else {
            entry
        };
        let at = |deed| Event { at: one.now, deed };
        let fits = two.table.check(&at(Deed::Entry(other))).is_ok();
        // What differs stays in the hand: seat 2 shows only what it holds at both tables.
        if fits {
            return Some((Deed::Entry(entry), Deed::Entry(other)));
        }
    }
    None
}

fn any_entry(position: &Lords, random: &mut impl rand::Rng) -> Option<Entry<Lords>> {
    if let Some(due) = position.due() {
        return Some(Entry::Chance(due.sample(random)));
    }
    let seats = position.turn().seats();
    if seats.is_empty() {
        return None;
    }
    let seat = seats.iter().nth(random.random_range(0..seats.len()))?;
    // Seat 2 keeps its first three markers for good.
    let action = match position.phase() {
        Phase::Lay(turn, Secret::Known(drawn)) if turn.number() == 2 => {
            if position.kept(turn).len() < 3 {
                Action::Keep
            } else {
                let bare = position.bare();
                Action::Lay(drawn, bare.nth(random.random_range(0..bare.len()))?)
            }
        }
        _ => position.choices(seat).sample(random)?,
    };
    Some(Entry::Player(seat, action))
}

/// The seed is nowhere before the end, and the whole record everywhere after it.
#[test]
fn the_seed_is_published_at_the_end_and_not_before() {
    let mut play = Play::<Genesis>::begin(GENESIS[0], Settings::default(), fair(1), 1);
    nothing_of_the_seed(&mut play);
    let mut play = Play::<Lords>::begin(LORDS[1], Settings::default(), fair(2), 2);
    nothing_of_the_seed(&mut play);

    fn nothing_of_the_seed<G: Game>(play: &mut Play<G>) {
        play.finish(|play| {
            let ends = play.table.position().turn() == Turn::Over;
            if !ends && !play.table.len().is_multiple_of(40) {
                return;
            }
            let before = play.table.record(Viewer::Spectator);
            assert_eq!(before.contains("\nseed "), play.table.is_over());
            if ends && !play.table.is_over() {
                assert!(!before.contains("result"), "it may still be taken back");
            }
        });
        let records: Vec<_> = play.viewers();
        let mut records = records.into_iter().map(|viewer| play.table.record(viewer));
        let first = records.next().unwrap();
        assert!(first.contains("\nseed ") && first.contains("\nresult 1 "));
        assert!(records.all(|record| record == first));
        let debug = format!("{:?}", play.table);
        let seed = first.split("\nseed ").nth(1).unwrap();
        assert!(!debug.contains(&seed[..64]));
    }
}
