//! A viewer who is told of every entry has the same view as one who looks (L-10).

use urzeit_rules::{Entry, EntryView, Game, Lords, Seat, View, Viewer, lords::Action};

use crate::support::random_game;

const GAMES: u64 = 40;

/// An entry and the choices that it forces, each with the position that it is made in.
fn steps(position: &Lords, entry: Entry<Lords>) -> Vec<(Lords, Entry<Lords>)> {
    let mut steps = Vec::new();
    let mut position = position.clone();
    let mut next = Some(entry);
    while let Some(entry) = next {
        steps.push((position.clone(), entry));
        match entry {
            Entry::Player(seat, action) => position.act(seat, action),
            Entry::Chance(outcome) => position.settle(outcome),
        }
        next = position
            .forced()
            .map(|(seat, action)| Entry::Player(seat, action));
    }
    steps
}

#[test]
fn a_view_that_is_told_every_entry_stays_the_view() {
    for seed in 0..GAMES {
        let mut views = Vec::<(Viewer, Lords)>::new();
        let mut chosen = Vec::new();
        random_game(seed, |position, entry, _| {
            if views.is_empty() {
                let seats = Seat::all(position.players()).map(Viewer::Seat);
                let viewers = seats.chain([Viewer::Spectator]);
                views = viewers
                    .map(|viewer| (viewer, View::of(position, viewer).position().clone()))
                    .collect();
            }
            for (viewer, view) in &views {
                assert_eq!(view, View::of(position, *viewer).position(), "seed {seed}");
            }
            for (position, entry) in steps(position, entry) {
                for (viewer, view) in &mut views {
                    let told = EntryView::of(&position, entry, *viewer);
                    assert_eq!(told.to_string().parse(), Ok(told));
                    *view = view.hear(&told).expect("what was told fits");
                }
                let Entry::Player(seat, Action::Card(_)) = entry else {
                    continue;
                };
                chosen.push((seat, entry));
                if chosen.len() < position.players() {
                    continue;
                }
                for (seat, entry) in chosen.drain(..) {
                    let others = views
                        .iter_mut()
                        .filter(|(viewer, _)| *viewer != Viewer::Seat(seat));
                    for (_, view) in others {
                        *view = view
                            .hear(&EntryView::Open(entry))
                            .expect("a choice revealed");
                    }
                }
            }
        });
    }
}

#[test]
fn what_does_not_fit_is_not_heard() {
    random_game(1, |position, _, _| {
        for told in [
            "",
            "?",
            "* deal 9 ?",
            "7 card ?",
            "* roll",
            "1 lay ? A1",
            "1 card ? ?",
        ] {
            assert!(told.parse::<EntryView<Lords>>().is_err(), "{told}");
        }
        for told in ["* deal 6 ?", "6 card ?", "6 end"] {
            let told: EntryView<Lords> = told.parse().expect("it is written so");
            assert_eq!(position.hear(&told), None, "{told}");
        }
    });
}
