//! Going on from the middle of a game.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Entry, Game, Genesis, Lords, Record, Ursuppe, Viewer, record::Line};
use urzeit_table::{
    Conclusion, Deed, Event, Host, Millis, Overdue, Refused, Settings, Source, Table, verify,
};

use crate::{
    absence::{begun, clock},
    play::{GENESIS, Game4, LORDS, Play, URSUPPE, fair, header, read, settings},
    seating::{At, refusal},
};

/// A game that was played, told again event by event.
struct Retold<'a, G: Game> {
    game: Game4<'a>,
    seed: u64,
    table: Table<G>,
    /// Tables that went on from snapshots.
    followers: Vec<Follower<G>>,
    random: Xoshiro256PlusPlus,
    /// The latest snapshot, and the events after it, as a server would have stored them.
    latest: String,
    after: Vec<Event>,
    /// How many events there had been when the turn passed on.
    passed_on: Option<usize>,
    seen: &'a mut Seen,
}

struct Follower<G: Game> {
    table: Table<G>,
    /// How many outcomes there had been before.
    outcomes: u64,
}

/// How often things came up, so that a test cannot pass by nothing happening.
#[derive(Default)]
struct Seen {
    snapshots: usize,
    snapshots_before: usize,
    turns: usize,
    asked_too_far: usize,
    caught_up: usize,
    forgotten_requests: usize,
    to_the_end: usize,
}

/// Not more tables go along at once: each costs as much as the game itself.
const FOLLOWERS: usize = 4;

fn retell_all<G: Game>(games: &[Game4<'_>], seeds: u64) {
    let mut seen = Seen::default();
    for seed in 0..seeds {
        let game = games[seed as usize % games.len()];
        retell::<G>(game, seed, &mut seen);
    }
    for (what, count) in [
        ("snapshots", seen.snapshots),
        ("snapshots before an answer", seen.snapshots_before),
        ("turns", seen.turns),
        ("requests to go back too far", seen.asked_too_far),
        ("restarts in a turn", seen.caught_up),
        ("forgotten requests", seen.forgotten_requests),
        ("games that went on to the end", seen.to_the_end),
    ] {
        assert!(count > 2, "{count} {what} in {}", G::NAME);
    }
}

fn retell<G: Game>(game: Game4<'_>, seed: u64, seen: &mut Seen) {
    let mut play = Play::<G>::begin(game, settings(seed), fair(seed), seed);
    play.finish(|_| {});
    let mut retold = Retold {
        game,
        seed,
        table: Table::<G>::new(header(game), settings(seed), fair(seed)).unwrap(),
        followers: Vec::new(),
        random: Xoshiro256PlusPlus::seed_from_u64(seed),
        latest: String::new(),
        after: Vec::new(),
        passed_on: None,
        seen,
    };
    for event in &play.stored {
        retold.happen(&event.parse().unwrap());
    }
    assert!(
        retold.table == play.table,
        "to take a snapshot changes nothing"
    );
    retold.end();
}

impl<G: Game> Retold<'_, G> {
    fn happen(&mut self, event: &Event<Entry<G>>) {
        if let Some(snapshot) = self.table.snapshot_before(&event.deed) {
            let resumed = self.resume(&snapshot);
            self.latest = snapshot;
            self.after.clear();
            if self.table.snapshot().is_none() {
                self.seen.snapshots_before += 1;
                self.follow(resumed);
            }
        }
        if let (Deed::Entry(_), Some(passed_on)) = (&event.deed, self.passed_on) {
            let known: usize = line(&self.latest, "events ").parse().unwrap();
            assert!(known >= passed_on, "no snapshot of a turn: {event}");
            self.seen.turns += 1;
            self.passed_on = None;
        }
        let in_turn = self.table.position().in_turn();
        let entries = self.table.entries();
        let number = self.table.apply(event.clone()).unwrap();
        self.after.push(event.clone().as_text());
        self.feed(event, number);
        if self.table.position().in_turn() != in_turn {
            // A turn that somebody takes up again has not passed on.
            self.passed_on = (self.table.entries() >= entries).then(|| self.table.len());
        }
        if let Some(snapshot) = self.table.snapshot() {
            let resumed = self.resume(&snapshot);
            self.latest = snapshot;
            self.after.clear();
            self.seen.snapshots += 1;
            assert_eq!(resumed.table.first(), self.table.len());
            same(&self.table, &resumed.table, event.at);
            self.follow(resumed);
        } else if !self.latest.is_empty() && self.random.random_ratio(1, 4) {
            self.catch_up(event.at);
        }
    }

    /// A server that restarts now has what it needs.
    fn catch_up(&mut self, now: Millis) {
        let mut resumed = self.resume(&self.latest).table;
        let (known, caught_up) = (resumed.len(), resumed.catch_up(&self.after));
        assert_eq!(caught_up, Ok(()), "{:?}", self.after);
        assert_eq!(resumed.first(), known);
        same(&self.table, &resumed, now);
        for viewer in Viewers::of(&resumed).iter() {
            assert_eq!(resumed.told(viewer, 0), self.table.told(viewer, known));
        }
        self.seen.caught_up += 1;
        if resumed.request() != self.table.request() {
            self.seen.forgotten_requests += 1;
        }
    }

    fn resume(&self, snapshot: &str) -> Follower<G> {
        let (settings, source) = (settings(self.seed), fair(self.seed));
        let table = Table::resume(&header(self.game), settings, source, snapshot);
        let table = table.unwrap_or_else(|refused| panic!("{refused:?}\n{snapshot}"));
        assert_eq!(table.snapshot().as_deref(), Some(snapshot));
        let outcomes = line(snapshot, "outcomes ").parse().unwrap();
        Follower { table, outcomes }
    }

    fn follow(&mut self, resumed: Follower<G>) {
        // What somebody asked for before the snapshot is forgotten.
        if self.table.request().is_some() || self.random.random_ratio(9, 10) {
            return;
        }
        if self.followers.len() == FOLLOWERS {
            let nth = self.random.random_range(0..2 * FOLLOWERS);
            if let Some(follower) = self.followers.get_mut(nth) {
                *follower = resumed;
            }
            return;
        }
        self.followers.push(resumed);
    }

    /// The same event happens at the tables that went on from a snapshot.
    fn feed(&mut self, event: &Event<Entry<G>>, number: usize) {
        let (table, seen) = (&self.table, &mut *self.seen);
        self.followers.retain_mut(|follower| {
            match follower.table.apply(event.clone()) {
                Ok(same_number) => assert_eq!(same_number, number),
                Err(Refused::BeforeSnapshot { least }) => {
                    assert!(matches!(event.deed, Deed::Ask(_, entries) if entries < least));
                    seen.asked_too_far += 1;
                    return false;
                }
                Err(other) => panic!("{event}: {other:?}"),
            }
            same(table, &follower.table, event.at);
            assert_eq!(table.request(), follower.table.request());
            true
        });
    }

    fn end(self) {
        let viewers = Viewers::of(&self.table);
        let whole = read::<G>(&self.table.record(Viewer::Spectator));
        let whole_entries: Vec<_> = whole.entries().collect();
        let proved = verify(&whole).unwrap();
        for Follower { table, outcomes } in self.followers {
            self.seen.to_the_end += 1;
            for viewer in viewers.iter() {
                let news = self.table.told(viewer, table.first());
                assert_eq!(table.told(viewer, table.first()), news);
                assert_eq!(table.told(viewer, 0), news, "nothing of before");
                let later = table.first() + news.len() / 2;
                assert_eq!(table.told(viewer, later), news[news.len() / 2..]);
            }
            assert_eq!(table.events().count(), table.len() - table.first());

            // The record begins from the snapshot, and says so to anyone who checks its chance.
            let text = table.record(Viewer::Spectator);
            let record = read::<G>(&text);
            assert_eq!(record.to_string(), text);
            assert_eq!(record.position(), self.table.position());
            let entries: Vec<_> = record.entries().collect();
            assert!(whole_entries.ends_with(&entries));
            let verified = verify(&record).unwrap_or_else(|wrong| panic!("{wrong:?}\n{text}"));
            assert_eq!(verified.before, outcomes);
            assert_eq!(
                verified.outcomes + verified.taken_back,
                proved.outcomes + proved.taken_back,
                "every number is used once"
            );
            let opening = record.log().first().and_then(Line::entry);
            assert!(outcomes == 0 || opening.is_none());
        }
    }
}

/// Everybody who can look at a table.
struct Viewers(Vec<Viewer>);

impl Viewers {
    fn of<G: Game>(table: &Table<G>) -> Viewers {
        let seats = urzeit_rules::Seat::all(table.position().players());
        Viewers(seats.map(Viewer::Seat).chain([Viewer::Spectator]).collect())
    }

    fn iter(&self) -> impl Iterator<Item = Viewer> + '_ {
        self.0.iter().copied()
    }
}

/// Nobody can tell the tables apart, but by what they remember.
fn same<G: Game>(one: &Table<G>, other: &Table<G>, now: Millis) {
    assert_eq!(one.len(), other.len());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.awaits(), other.awaits());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.result(), other.result());
    assert_eq!(one.snapshot(), other.snapshot());
    assert_eq!(one.draw(now), other.draw(now));
    for viewer in Viewers::of(one).iter() {
        assert_eq!(one.view(viewer), other.view(viewer));
        let Viewer::Seat(seat) = viewer else {
            continue;
        };
        assert_eq!(one.chair(seat), other.chair(seat));
        assert_eq!(one.undoable(seat), other.undoable(seat));
        for later in [0, 1, 10_000, 1_000_000] {
            assert_eq!(
                one.time_left(seat, now + later),
                other.time_left(seat, now + later)
            );
            assert_eq!(one.overdue(now + later), other.overdue(now + later));
        }
        if one.position().turn().seats().contains(seat) {
            assert_eq!(Host::choices(one, seat), Host::choices(other, seat));
        }
    }
}

/// What stands in a line of a snapshot after its beginning.
pub(crate) fn line<'a>(snapshot: &'a str, beginning: &str) -> &'a str {
    let mut lines = snapshot.lines();
    let rest = lines.find_map(|line| line.strip_prefix(beginning));
    rest.unwrap_or_else(|| panic!("no {beginning} in {snapshot}"))
}

#[test]
fn genesis_goes_on() {
    retell_all::<Genesis>(GENESIS, 30);
}

#[test]
fn lords_of_creation_goes_on() {
    retell_all::<Lords>(LORDS, 12);
}

#[test]
fn ursuppe_goes_on() {
    retell_all::<Ursuppe>(URSUPPE, 15);
}

/// What this program refuses and an earlier one has stored is told, and comes to nothing: the game goes on with what was
/// stored after it.
#[test]
fn what_once_was_possible_comes_to_nothing() {
    let clocked = clock(Overdue::Nothing);
    let substitute = ["0 offer 1", "0 substitute 1 - Dora"];
    let away = "1209600000 time-out 1";
    let cases: [(Settings, &[&str], &str); 8] = [
        (clocked, &[], "0 go-on 1"),
        (clocked, &["1000 time-out 1"], "1000 ask 1 0"),
        (clocked, &["0 ask 2 0", "1000 time-out 1"], "1000 agree 1"),
        (
            clocked,
            &["1000 time-out 1", "1000 vote 2 1 substitute"],
            "1000 withdraw 1",
        ),
        (clocked, &[], "0 vote 2 1 substitute"),
        (
            Settings::default(),
            &[away, "1209600000 return 1", "2419200000 time-out 1"],
            "2419200000 return 1",
        ),
        (clocked, &substitute, "0 pause 1"),
        (
            clocked,
            &["0 pause 1", substitute[0], substitute[1]],
            "0 resume 1",
        ),
    ];
    for (settings, before, stored) in cases {
        let mut table = begun(2, settings);
        for event in before.iter().chain([&stored]) {
            let (at, deed) = event.split_once(' ').unwrap();
            table.now = at.parse().unwrap();
            if event == &stored {
                refusal(&table, deed);
            } else {
                table.happen(deed);
            }
        }
        let next = format!("{} 1 place forest a1", table.now);
        let mut resumed = table.clone();
        let told = [stored.parse().unwrap(), next.parse().unwrap()];
        assert_eq!(resumed.catch_up(&told), Ok(()), "{stored}");
        assert_eq!(resumed.len(), table.len() + 2, "{stored}");
        table.happen("1 place forest a1");
        let state = |table: &At<Genesis>| {
            let now = table.now;
            (
                table.entries(),
                table.away(),
                table.offered(),
                table.deadline(now),
            )
        };
        assert_eq!(state(&resumed), state(&table), "{stored}");
    }
}

/// The record of a game that went on from a snapshot begins there. It still says who had gone before, and who was away, so
/// that whoever reads it comes to the same conclusion as the table.
#[test]
fn a_record_says_who_had_gone_before_a_snapshot() {
    let settings = clock(Overdue::Nothing);
    for (before, after) in [
        (
            &["resign 3 easy", "resign 2 easy"][..],
            &["resign 1 easy", "close"][..],
        ),
        (
            &["time-out 1", "vote 2 1 computer", "vote 3 1 computer"],
            &["resign 2 easy", "resign 3 easy", "close"],
        ),
        (&["time-out 1"], &["vote 2 1 end", "vote 3 1 end"]),
    ] {
        let mut table = begun(3, settings);
        table.now = 1000;
        for deed in before {
            table.happen(deed);
        }
        let snapshot = table.snapshot().unwrap();
        let header = crate::seating::genesis(3);
        let resumed = Table::resume(&header, settings, Source::Typed, &snapshot);
        let mut resumed = resumed.unwrap();
        for deed in after {
            table.happen(deed);
            resumed
                .apply(format!("1000 {deed}").parse().unwrap())
                .unwrap();
        }
        let conclusion = table.conclusion().unwrap();
        assert_eq!(conclusion.ranks.len(), 3, "{conclusion:?}");
        assert_eq!(resumed.conclusion().as_ref(), Some(&conclusion));
        for record in [
            table.record(Viewer::Spectator),
            resumed.record(Viewer::Spectator),
        ] {
            let read = Record::<Genesis>::read(&record).unwrap().record;
            assert_eq!(
                Conclusion::of_record(&read).as_ref(),
                Some(&conclusion),
                "{record}"
            );
        }
    }
}
