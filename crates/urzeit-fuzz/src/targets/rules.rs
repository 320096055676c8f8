//! Records, positions, games, the notation, set-ups.

use std::{fmt, str::FromStr};

use rand::RngExt as _;
use urzeit_players::Level;
use urzeit_rules::{
    Entry, EntryView, Game, Genesis, Lords, Record, Seat, Setup, Ursuppe, Viewer, genesis, lords,
    record::Bytes, ursuppe,
};
use urzeit_server::config::{Proxy, PublicUrl, Rate};
use urzeit_table::{
    Deed, Event, Pace, Settings, Told, Wish,
    protocol::{Complaint, FromBot, ToBot},
    verify,
};

use crate::{
    corpus, harness,
    mutate::{mutate, mutate_position, noise, one_of},
    target::{Bound, Plain, Random, Target},
};

/// Texts become values, not much larger than they are.
const BOUND: Bound = Bound {
    per_byte: 64,
    base: 2 << 20,
};

pub(super) fn record() -> Box<dyn Target> {
    let records = corpus::records();
    let make = move |random: &mut Random| match random.random_range(0..8) {
        0 => {
            let openings: [&[u8]; 3] = [b"", b"urzeit 1\n", b"urzeit 1\ngame genesis\n"];
            let opening = one_of(&openings, random);
            [opening, &*noise(300, random)].concat()
        }
        _ => {
            let one = one_of(&records, random).as_bytes();
            mutate(one, one_of(&records, random).as_bytes(), random)
        }
    };
    let meet = |input: &[u8]| {
        harness::record(input);
        let text = String::from_utf8_lossy(input);
        look_at::<Genesis>(&text);
        look_at::<Lords>(&text);
        look_at::<Ursuppe>(&text);
    };
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

/// Checks its chance, and tells it to everybody.
fn look_at<G: Game>(text: &str) {
    let Ok(reading) = Record::<G>::read(text) else {
        return;
    };
    let _ = verify(&reading.record);
    let players = reading.record.position().players();
    let seats = Seat::all(players).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let told = reading.record.told(viewer);
        assert!(!told.is_empty());
        assert!(!reading.record.redacted(viewer).is_empty());
    }
}

pub(super) fn position() -> Box<dyn Target> {
    let games = corpus::positions();
    let make = move |random: &mut Random| {
        let game = one_of(&games, random);
        let other = match random.random_range(0..4) {
            0 => one_of(&games, random),
            _ => game,
        };
        let (one, other) = (one_of(game, random), one_of(other, random));
        match random.random_range(0..10) {
            0 => mutate(one.as_bytes(), other.as_bytes(), random),
            _ => mutate_position(one, other, random),
        }
    };
    let meet = harness::position;
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

pub(super) fn play() -> Box<dyn Target> {
    let make = |random: &mut Random| noise(2500, random);
    let meet = harness::play;
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

pub(super) fn notation() -> Box<dyn Target> {
    let mut lines = LINES.map(str::to_owned).to_vec();
    for record in corpus::records() {
        let log = record.lines().skip_while(|line| *line != "log").skip(1);
        lines.extend(log.step_by(7).map(str::to_owned));
    }
    for table in corpus::tables() {
        lines.push(table.settings);
        lines.extend(table.events);
    }
    let make = move |random: &mut Random| match random.random_range(0..10) {
        0 => noise(60, random),
        1..4 => {
            let (one, other) = (one_of(&lines, random), one_of(&lines, random));
            mutate_position(one, other, random)
        }
        _ => {
            let (one, other) = (one_of(&lines, random), one_of(&lines, random));
            mutate(one.as_bytes(), other.as_bytes(), random)
        }
    };
    let meet = |input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        notation_of::<Genesis>(&text);
        notation_of::<Lords>(&text);
        notation_of::<Ursuppe>(&text);
        words(&text);
        for word in text.split(' ') {
            words(word);
        }
    };
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

const LINES: [&str; 17] = [
    "bot Test bot",
    "legal",
    "view",
    "do place forest a1",
    "turn 1000 60000",
    "position genesis reptile,human - ? first 1 wild",
    "refused rule G-3.1",
    "error unknown-line",
    "reveal 2 card i1",
    "forced 1 end",
    "50/s+100",
    "60/h",
    "https://urzeit.example",
    "10.0.0.0/8",
    "::1",
    "00ff",
    "result 1 12 win",
];

fn notation_of<G: Game>(text: &str) {
    same_again::<Entry<G>>(text);
    same_again::<Event<Entry<G>>>(text);
    same_again::<Deed<Entry<G>>>(text);
    same_again::<Told<EntryView<G>>>(text);
    same_again::<Wish<G::Action>>(text);
    same_again::<G::Action>(text);
    same_again::<G::Chance>(text);
    for (at, _) in text.match_indices(' ') {
        same_again::<G::Action>(&text[at + 1..]);
        same_again::<Entry<G>>(&text[at + 1..]);
    }
}

/// Everything small that is written somewhere.
fn words(text: &str) {
    same_again::<Seat>(text);
    same_again::<Level>(text);
    same_again::<Pace>(text);
    same_again::<Settings>(text);
    same_again::<Bytes>(text);
    same_again::<FromBot>(text);
    same_again::<ToBot>(text);
    same_again::<Complaint>(text);
    same_again::<genesis::Space>(text);
    same_again::<genesis::Face>(text);
    same_again::<genesis::Board>(text);
    same_again::<lords::Hex>(text);
    same_again::<lords::Card>(text);
    same_again::<lords::Die>(text);
    same_again::<ursuppe::Amoeba>(text);
    same_again::<ursuppe::Card>(text);
    same_again::<ursuppe::Order>(text);
    // What an operator writes is read only.
    let _ = text.parse::<Rate>();
    let _ = text.parse::<Proxy>();
    let _ = text.parse::<PublicUrl>();
}

/// What can be read can be written, and read again.
fn same_again<T: FromStr + fmt::Display + PartialEq + fmt::Debug>(text: &str) {
    let Ok(value) = text.parse::<T>() else {
        return;
    };
    let written = value.to_string();
    assert_eq!(written.parse().ok(), Some(value), "{text:?} is {written:?}");
}

/// What each seat plays in the first line, options in the others.
pub(super) fn setup() -> Box<dyn Target> {
    fn words_of<G: Game>(words: &mut Vec<&'static str>) {
        words.extend(G::WHO);
        for option in G::OPTIONS {
            words.push(option.key);
            words.extend(option.values);
        }
    }
    let mut known = vec!["0", "1", "16", "4294967296", "", "-", "A1", "a1,b2", "1-3"];
    words_of::<Genesis>(&mut known);
    words_of::<Lords>(&mut known);
    words_of::<Ursuppe>(&mut known);
    let make = move |random: &mut Random| {
        let mut lines = vec![match random.random_range(0..4) {
            0 => one_of(&[Genesis::WHO, Lords::WHO, Ursuppe::WHO], random).join(" "),
            _ => some(&known, 7, random),
        }];
        for _ in 0..random.random_range(0..5) {
            lines.push(some(&known, 3, random));
        }
        let text = lines.join("\n").into_bytes();
        match random.random_range(0..3) {
            0 => mutate(&text, &text, random),
            _ => text,
        }
    };
    let meet = |input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        setup_of::<Genesis>(&text);
        setup_of::<Lords>(&text);
        setup_of::<Ursuppe>(&text);
    };
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

fn some(words: &[&str], most: usize, random: &mut Random) -> String {
    let count = random.random_range(0..=most);
    let words: Vec<_> = (0..count).map(|_| *one_of(words, random)).collect();
    words.join(" ")
}

fn setup_of<G: Game>(text: &str) {
    let mut lines = text.lines();
    let who: Vec<_> = lines.next().unwrap_or_default().split(' ').collect();
    let options: Vec<_> = lines.filter_map(|line| line.split_once(' ')).collect();
    let usual = G::Setup::usual_who(Some(who.len()), &options);
    for who in [&who, &usual] {
        let Ok(setup) = G::Setup::read(who, &options) else {
            continue;
        };
        let written = setup.options();
        let written: Vec<_> = written
            .iter()
            .map(|(key, value)| (*key, &**value))
            .collect();
        assert_eq!(G::Setup::read(&setup.who(), &written), Ok(setup.clone()));
        assert_eq!(G::new(&setup).validate(), Ok(()));
    }
}
