//! What holds after every event, whatever happens.

use rand::RngExt;
use urzeit_rules::{Game, Genesis, Lords, Seat, Turn, Ursuppe, View, Viewer, record::Line};
use urzeit_table::{Awaits, Conclusion, Deed, Gone, Pace, Remedy, Table, gone_in, verify};

use crate::play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair, header, is_person, read, settings};

/// How often things came up, so that a test cannot pass by nothing happening.
#[derive(Default)]
struct Seen {
    undone: usize,
    agreed: usize,
    took_back_chance: usize,
    stood_in: usize,
    confirmed: usize,
    forced: usize,
}

fn play_all<G: Game>(games: &[Game4<'_>], seeds: u64) {
    let mut seen = Seen::default();
    for seed in 0..seeds {
        let game = games[seed as usize % games.len()];
        play_one::<G>(game, seed, &mut seen);
    }
    for (what, count) in [
        ("undos", seen.undone),
        ("agreed undos", seen.agreed),
        ("outcomes taken back", seen.took_back_chance),
        ("stand-ins", seen.stood_in),
        ("confirmed turns", seen.confirmed),
        // In Genesis only the last tile of a player forces something.
        (
            "forced choices",
            seen.forced + usize::from(G::NAME == "genesis") * 3,
        ),
    ] {
        assert!(count > 2, "{count} {what} in {}", G::NAME);
    }
}

fn play_one<G: Game>(game: Game4<'_>, seed: u64, seen: &mut Seen) {
    let mut play = Play::<G>::begin(game, settings(seed), fair(seed), seed);
    // A viewer who asks now and then, and keeps what was told.
    let viewers = play.viewers();
    let mut told = vec![Vec::new(); viewers.len()];
    play.finish(|play| {
        holds(play);
        let nth = play.random.random_range(0..viewers.len() * 20);
        if let Some(viewer) = viewers.get(nth) {
            let since = told[nth].len();
            told[nth].extend(play.table.told(*viewer, since));
        }
    });
    for (viewer, mut told) in viewers.into_iter().zip(told) {
        told.extend(play.table.told(viewer, told.len()));
        assert_eq!(
            told,
            play.table.told(viewer, 0),
            "what is told never changes"
        );
        seen.forced += told.iter().filter(|told| !told.forced.is_empty()).count();
    }

    // The fold of what was stored is the same table.
    let mut again = Table::<G>::new(header(game), settings(seed), fair(seed)).unwrap();
    for text in &play.stored {
        again.apply(text.parse().unwrap()).unwrap();
    }
    assert!(again == play.table, "seed {seed}");
    let events: Vec<_> = again.events().map(ToString::to_string).collect();
    assert_eq!(events, play.stored);

    // The record replays to the same position, and its chance is proved.
    let text = play.table.record(play.viewers()[0]);
    let record = read::<G>(&text);
    assert_eq!(record.to_string(), text);
    assert_eq!(record.position(), play.table.position());
    assert_eq!(record.position().result(), play.table.result());
    let verified = verify(&record).unwrap_or_else(|unproved| panic!("{unproved:?}\n{text}"));
    let drawn = play.stored.iter().filter(|text| text.contains(" * "));
    assert_eq!(
        verified.outcomes + verified.taken_back,
        drawn.count() as u64,
        "every number is used once"
    );
    for line in record.log() {
        if let Line::Note(note) = line {
            seen.took_back_chance += note.outcomes() as usize;
        }
    }
    seen.undone += play.undone;
    seen.agreed += play.agreed;
    let count = |word: &str| {
        play.stored
            .iter()
            .filter(|text| text.contains(word))
            .count()
    };
    seen.stood_in += count("stand-in") + count("time-out");
    seen.confirmed += count("confirm");
}

fn holds<G: Game>(play: &mut Play<G>) {
    let table = &play.table;
    table.position().validate().unwrap();
    // Nothing forced is left to players.
    assert_eq!(table.position().forced(), None);
    let waiting: Vec<_> = table.computers().collect();
    for (seat, _, view) in &waiting {
        assert!(!is_person(table, *seat));
        assert_eq!(*view, View::of(table.position(), view.viewer()));
    }
    match table.awaits() {
        Awaits::Choices(seats) => {
            assert_eq!(seats, table.position().turn().seats());
            let computers = seats.iter().filter(|&seat| !is_person(table, seat));
            assert_eq!(computers.count(), waiting.len());
        }
        Awaits::Confirm(seat) => {
            assert!(table.settings().confirm && is_person(table, seat));
            assert!(table.undoable(seat) > 0, "there is something to undo");
            assert_eq!(table.draw(play.now), None, "chance waits");
            assert_eq!(table.result(), None);
        }
        Awaits::Chance => assert_eq!(table.position().turn(), Turn::Chance),
        Awaits::Nothing => assert_eq!(table.result(), table.position().result()),
        Awaits::Players(_) | Awaits::Begin => panic!("it has begun"),
    }
    for seat in play.seats() {
        let later = play.now + 10_000;
        let left = play.table.time_left(seat, play.now);
        let then = play.table.time_left(seat, later);
        assert!(then <= left && left.unwrap_or(0) - then.unwrap_or(0) <= 10_000);
        // The time of nobody but people who are waited for passes.
        let waited_for = match play.table.awaits() {
            Awaits::Choices(seats) => seats.contains(seat),
            Awaits::Confirm(asked) => asked == seat,
            _ => false,
        };
        if !(waited_for && is_person(&play.table, seat)) {
            assert_eq!(left, then);
        }
        // However a turn ends, the next one has all its time.
        let between = !waited_for && play.table.position().in_turn() != Some(seat);
        let undisturbed = play.undone == 0 && play.agreed == 0 && is_person(&play.table, seat);
        if let (Pace::Slow { allowance }, true, true) =
            (play.table.settings().pace, between, undisturbed)
        {
            assert_eq!(left, Some(allowance), "{}", play.stored.join("\n"));
        }
    }
    let undoers = play.seats().into_iter();
    let undoers = undoers.filter(|&seat: &Seat| play.table.undoable(seat) > 0);
    assert!(undoers.count() <= 1);
}

#[test]
fn genesis_at_a_table() {
    play_all::<Genesis>(GENESIS, 30);
}

#[test]
fn lords_of_creation_at_a_table() {
    play_all::<Lords>(LORDS, 12);
}

#[test]
fn ursuppe_at_a_table() {
    play_all::<Ursuppe>(URSUPPE, 15);
}

/// What a record says that the game came to is what the table says, however it ended.
fn records_say_how_games_ended<G: Game>(games: &[Game4<'_>], seeds: u64) {
    let mut left = 0;
    for seed in 0..seeds {
        let game = games[seed as usize % games.len()];
        let mut play = Play::<G>::begin(game, settings(seed), fair(seed), seed);
        if seed.is_multiple_of(2) {
            play.table.rate();
        }
        play.finish(|play| {
            // Now and then those who are present end it.
            let away = play.table.away().iter().next();
            if let Some(away) = away.filter(|_| play.random.random_ratio(1, 40)) {
                for seat in play.seats() {
                    let _ = play.attempt(Deed::Vote(seat, away, Remedy::End));
                }
            }
        });
        let record = read::<G>(&play.table.record(Viewer::Spectator));
        let (said, found) = (Conclusion::of_record(&record), play.table.conclusion());
        assert_eq!(said, found, "seed {seed}\n{}", play.stored.join("\n"));
        let gone = gone_in(&record).into_iter().flatten();
        left += gone.filter(|(how, _)| *how == Gone::Left).count();
    }
    assert!(left > 5, "{left} players left in {}", G::NAME);
}

#[test]
fn a_record_says_what_its_table_says_the_game_came_to() {
    records_say_how_games_ended::<Genesis>(GENESIS, 120);
    records_say_how_games_ended::<Lords>(LORDS, 24);
    records_say_how_games_ended::<Ursuppe>(URSUPPE, 20);
}
