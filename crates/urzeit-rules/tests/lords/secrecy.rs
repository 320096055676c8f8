//! Secrecy as non-interference: games that differ only in what a seat may not know are the
//! same to that seat, in every byte and at every step.

use rand::RngExt;
use urzeit_rules::{
    Choices, Entry, EntryView, Game, Lords, Play, Record, Seat, Turn, View, Viewer,
    lords::{Action, Chance, Phase, Secret, Veiled},
    record::Header,
};

use crate::support::{Random, any_action, any_entry, random, random_game, seat, setup};

fn viewers(position: &Lords) -> impl Iterator<Item = Viewer> {
    Seat::all(position.players())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
}

/// All that reaches a viewer: the view, the own choices, what is refused to the own seat.
fn seen(position: &Lords, viewer: Viewer, tries: &[Action]) -> String {
    let mut seen = View::of(position, viewer).position().to_string();
    if let Viewer::Seat(seat) = viewer {
        for action in position.choices(seat).iter() {
            seen += &format!("\n{action}");
        }
        for &action in tries {
            seen += &format!("\n{action}: {:?}", position.check(seat, action));
        }
    }
    // Everybody sees that something is forced; a last card only its owner knows.
    let forced = position.forced();
    let forced =
        forced.map(|(seat, action)| EntryView::of(position, Entry::Player(seat, action), viewer));
    seen += &format!("\n{:?} {:?} {forced:?}", position.turn(), position.result());
    seen
}

fn after(position: &Lords, entry: Entry<Lords>) -> Lords {
    let mut next = position.clone();
    match entry {
        Entry::Player(seat, action) => next.act(seat, action),
        Entry::Chance(outcome) => next.settle(outcome),
    }
    next
}

/// An entry of the other world that the viewer is told in the same words; nothing if the
/// hidden part makes it impossible there.
fn same_to(
    viewer: Viewer,
    entry: Entry<Lords>,
    world: &Lords,
    random: &mut Random,
) -> Option<Entry<Lords>> {
    let told = EntryView::of(world, entry, viewer).to_string();
    let play = Play::from(world.clone());
    if !told.contains('?') {
        return play.check(entry).is_ok().then_some(entry);
    }
    // A hidden card or marker: whatever it is there.
    for _ in 0..64 {
        let other = any_entry(world, random)?;
        if EntryView::of(world, other, viewer).to_string() == told {
            return Some(other);
        }
    }
    None
}

#[test]
fn a_seat_sees_the_same_in_all_worlds_it_holds_possible() {
    for seed in 0..40 {
        random_game(seed, |position, entry, random| {
            for viewer in viewers(position) {
                let world = Lords::imagine(&View::of(position, viewer), random);
                let seat = match viewer {
                    Viewer::Seat(seat) => seat,
                    Viewer::Spectator => Seat::at(0),
                };
                let tries: Vec<_> = (0..4).map(|_| any_action(position, seat, random)).collect();
                assert_eq!(seen(position, viewer, &tries), seen(&world, viewer, &tries));
                assert_eq!(
                    EntryView::of(position, entry, viewer).to_string(),
                    EntryView::of(&world, entry, viewer).to_string()
                );
                // One step on, both still look the same. At the reveal they need not: what
                // was hidden is shown.
                let Some(other) = same_to(viewer, entry, &world, random) else {
                    continue;
                };
                let (one, two) = (after(position, entry), after(&world, other));
                let reveals = position.turn().seats().len() == 1
                    && matches!(entry, Entry::Player(_, Action::Card(_)));
                if !reveals {
                    assert_eq!(seen(&one, viewer, &tries), seen(&two, viewer, &tries));
                }
            }
        });
    }
}

/// Two whole games side by side that differ in what seat 2 holds: other cards that it never
/// plays, other markers that it keeps to the end. To everybody else they are the same game.
#[test]
fn two_games_that_differ_in_secrets_are_told_alike() {
    for seed in 0..12 {
        let mut random = random(seed);
        let setup = setup(3, &[]);
        let (mut one, mut two) = (Lords::new(&setup), Lords::new(&setup));
        let mut entries = 0;
        while let Some((here, there)) = pair_of_entries(&one, &two, &mut random) {
            for viewer in [
                Viewer::Seat(seat(1)),
                Viewer::Seat(seat(3)),
                Viewer::Spectator,
            ] {
                let tries: Vec<_> = (0..3)
                    .map(|_| any_action(&one, seat(1), &mut random))
                    .collect();
                assert_eq!(
                    seen(&one, viewer, &tries),
                    seen(&two, viewer, &tries),
                    "seed {seed}"
                );
                let told = [
                    EntryView::of(&one, here, viewer),
                    EntryView::of(&two, there, viewer),
                ];
                assert_eq!(told[0].to_string(), told[1].to_string(), "seed {seed}");
            }
            one = after(&one, here);
            two = after(&two, there);
            entries += 1;
        }
        assert_ne!(one.hand(seat(2)), two.hand(seat(2)));
        assert!(entries > 600, "{entries} entries, seed {seed}");
    }
}

/// The same of the records that each viewer may have, after every entry.
#[test]
fn records_of_two_games_that_differ_in_secrets_are_told_alike() {
    for seed in 0..3 {
        let mut random = random(seed);
        let header = || Header::new(setup(3, &[]));
        let (mut one, mut two) = (Record::new(header()), Record::new(header()));
        while let Some((here, there)) = pair_of_entries(one.position(), two.position(), &mut random)
        {
            one.enter(here).expect("an entry that the rules allow");
            two.enter(there).expect("an entry that the rules allow");
            if one.position().turn() == Turn::Over {
                // From now on everybody may have the whole record.
                break;
            }
            for viewer in [
                Viewer::Seat(seat(1)),
                Viewer::Seat(seat(3)),
                Viewer::Spectator,
            ] {
                assert_eq!(one.told(viewer), two.told(viewer), "seed {seed}");
            }
        }
        assert_ne!(one.to_string(), two.to_string(), "seed {seed}");
        assert!(one.entries().count() > 500, "seed {seed}");
    }
}

/// The next entry of each of two such games; nothing when they cannot go on alike.
fn pair_of_entries(
    one: &Lords,
    two: &Lords,
    random: &mut Random,
) -> Option<(Entry<Lords>, Entry<Lords>)> {
    let secretive = seat(2);
    for _ in 0..200 {
        let here = match one.phase() {
            // Seat 2 keeps its first three markers for good.
            Phase::Lay(turn, Secret::Known(drawn)) if turn == secretive => {
                let keep = one.kept(turn).len() < 3;
                let bare = one.bare().nth(random.random_range(0..one.bare().len()))?;
                let action = if keep {
                    Action::Keep
                } else {
                    Action::Lay(drawn, bare)
                };
                Entry::Player(turn, action)
            }
            _ => any_entry(one, random)?,
        };
        let differs = match here {
            Entry::Chance(Chance::Deal(to, _)) => to == secretive,
            Entry::Chance(Chance::Marker(to, _)) => to == secretive && one.kept(to).len() < 3,
            _ => false,
        };
        let there = if differs {
            any_entry(two, random)?
        } else {
            here
        };
        let fits = match there {
            Entry::Chance(outcome) => two.check_chance(outcome).is_ok(),
            Entry::Player(turn, action) => two.check(turn, action).is_ok(),
        };
        if fits && differs == (here != there) {
            return Some((here, there));
        }
    }
    None
}

/// L-10: the table, read off the text of a view.
#[test]
fn the_text_of_a_view_holds_nothing_hidden() {
    for seed in 0..20 {
        random_game(seed, |position, _, _| {
            for viewer in viewers(position) {
                let text = View::of(position, viewer).position().to_string();
                let words: Vec<&str> = text.split(' ').collect();
                let others = |word: &str, allowed: fn(&str) -> bool| {
                    for (seat, part) in Seat::all(position.players()).zip(word.split('/')) {
                        if viewer != Viewer::Seat(seat) {
                            assert!(allowed(part), "{viewer:?} sees {part} in {text}");
                        }
                    }
                };
                others(words[5], |hand| hand == "-" || hand.starts_with('?'));
                match words[7] {
                    "select" => others(words[8], |card| card == "-" || card == "?"),
                    "marker" => others(words[9], |kept| kept == "-" || kept.starts_with('?')),
                    "lay" => {
                        others(words[10], |kept| kept == "-" || kept.starts_with('?'));
                        let own = Viewer::Seat(words[8].parse().expect("a seat"));
                        assert_eq!(words[9] != "?", viewer == own);
                    }
                    _ => {}
                }
            }
        });
    }
}

#[test]
fn what_is_told_hides_exactly_the_hidden_part() {
    for seed in 0..10 {
        random_game(seed, |position, entry, _| {
            let text = entry.to_string();
            let words: Vec<&str> = text.split(' ').collect();
            let owner = match (words[0], words[1]) {
                ("*", "deal" | "marker" | "draw") => Some(words[2]),
                (seat, "card") => Some(seat),
                _ => None,
            };
            for viewer in viewers(position) {
                let told = EntryView::of(position, entry, viewer).to_string();
                let own = owner.map(|owner| Viewer::Seat(owner.parse().expect("a seat")));
                if own.is_none() || own == Some(viewer) {
                    assert_eq!(told, text);
                } else {
                    let shown = if words[0] == "*" { 3 } else { 2 };
                    assert_eq!(told, format!("{} ?", words[..shown].join(" ")));
                }
            }
        });
    }
}

#[test]
fn veiled_entries_are_written_as_records_say() {
    let seat = Seat::at(1);
    let table = [
        (Veiled::Deal(seat), "* deal 2 ?"),
        (Veiled::Marker(seat), "* marker 2 ?"),
        (Veiled::Draw(seat), "* draw 2 ?"),
        (Veiled::Card(seat), "2 card ?"),
    ];
    for (veiled, text) in table {
        assert_eq!(veiled.to_string(), text);
    }
}
