//! Thousands of worlds, each from its seed. `urzeit-worlds --from N --count M` has more of them.

#![allow(clippy::unwrap_used)]

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use urzeit_worlds::{Seen, run};

const WORLDS: u64 = 2000;

/// Everything that a world can meet has to come up, or the worlds prove nothing.
const MET: [&str; 36] = [
    "another's turn",
    "answer lost",
    "answer to a wish lost",
    "called off",
    "connection cut",
    "crash",
    "crash between commit and answer",
    "game over",
    "gone back by agreement",
    "lease ran out",
    "news missed",
    "order acted",
    "order for once acted",
    "order given",
    "order withdrawn",
    "others were faster",
    "outcome unknown",
    "paused",
    "rated",
    "refused",
    "request lost",
    "resigned",
    "seat taken over",
    "secret choices",
    "somebody never comes back",
    "somebody wanted something else",
    "stall",
    "time credited",
    "time out",
    "time owed",
    "undone",
    "votes counted",
    "seat that nobody took",
    "wish lost",
    "wish said at two processes",
    "wish said twice",
];

#[test]
fn nothing_is_lost_leaked_or_late_in_any_world() {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Seen::new());
    let wrong = Mutex::new(Vec::new());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= WORLDS {
                        return;
                    }
                    let world = run(seed, false);
                    if let Some(what) = world.wrong {
                        wrong.lock().unwrap().push((seed, what));
                    }
                    for (what, count) in world.seen {
                        *all.lock().unwrap().entry(what).or_default() += count;
                    }
                }
            });
        }
    });
    let seen = all.into_inner().unwrap();
    let mut wrong = wrong.into_inner().unwrap();
    wrong.sort();
    if let Some((seed, what)) = wrong.first() {
        panic!(
            "{} worlds are wrong. The first: {what}\nTo see it happen: \
             cargo run -p urzeit-worlds -- --from {seed} --count 1 --trace",
            wrong.len()
        );
    }
    for what in MET {
        assert!(
            seen.get(what).is_some_and(|&count| count > 10),
            "{what}: {seen:?}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_world() {
    for seed in 0..50 {
        assert_eq!(
            run(seed, false).trace,
            run(seed, false).trace,
            "seed {seed}"
        );
    }
    assert_ne!(run(1, false).trace, run(2, false).trace);
}
