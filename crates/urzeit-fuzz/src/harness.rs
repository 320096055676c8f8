//! What must hold whatever somebody writes or enters: `urzeit-fuzz` has it as targets of its own,
//! `fuzz` as targets of `cargo fuzz`.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng},
};
use urzeit_rules::{
    Choices, Due, Entry, Game, Genesis, Lords, Play, Record, Seat, Setup, Turn, Ursuppe, View,
    Viewer,
    notation::Notation,
    record::{GAMES, Header, Line, game_of},
};

/// Does something for every game: a new game is one line here.
macro_rules! for_every_game {
    ($function:ident($($argument:expr),*)) => {
        // A game's name, and words that its actions and outcomes are made of.
        $function::<Genesis>($($argument,)* GENESIS);
        $function::<Lords>($($argument,)* LORDS);
        $function::<Ursuppe>($($argument,)* URSUPPE);
    };
}

const GENESIS: &[&str] = &[
    "place",
    "end",
    "board",
    "start",
    "dice",
    "forest",
    "savannah",
    "mountain",
    "wetland",
    "wild",
    "a1",
    "b2",
    "c3",
    "f6",
    "k5",
    "l5",
    "m7",
    "n10",
    "o1",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "...v....t....v/.t....v....t../....t....v..../v......t....v./..t..v....t.../............../\
     .v..t.....v.t./......t......./...v....t..v../..............",
    "....vvvvvvvvvv/....vvvvvvvvvv/....vvvvvvvvvv/....vvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/\
     vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv/vvvvvvvvvvvvvv",
    "..v.v.v.v.v.v./............../v.v.v.v.v.v.v./............../v.v.v.v.v.t.t./............../\
     ............../............../...........v.t./..............",
];

#[rustfmt::skip]
const LORDS: &[&str] = &[
    "deal", "start", "marker", "lay", "keep", "card", "draw", "order", "put", "move", "attack",
    "roll", "advance", "civilise", "altar", "end", "die", "island", "hills", "forest",
    "grassland", "sea", "mountains", "desert", "island1", "island5", "hills2", "forest3",
    "grassland4", "grassland5", "A1", "A6", "C4", "F1", "F6", "F11", "H9", "K1", "K6", "K7",
    "0", "1", "2", "3", "4", "5", "6", "7", "?", "1,1,99,9,10,0,0",
    "7.0.3.0.9,1.1.1.1.1,0.0.0.0.9,5.5.5.5.5",
];

#[rustfmt::skip]
const URSUPPE: &[&str] = &[
    "environment", "order", "ladder", "put", "drift", "swim", "hold", "die", "dice", "use", "go",
    "stay", "take", "cling", "again", "stop", "eat", "host", "attack", "starve", "defend",
    "escape", "accept", "fight", "retry", "give-up", "pay", "buy", "for", "divide", "aggress",
    "done", "pass", "lead", "none", "north", "east", "south", "west", "red", "yellow", "green",
    "blue", "purple", "white", "red1", "blue4", "green7", "B1", "A2", "C4", "E3", "D5", "C3",
    "speed", "armor", "defense", "holding", "tentacle", "movement-1", "struggle-for-survival",
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "14",
];

/// Reads arbitrary bytes as a record: never panics, and what is read prints and reads back.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for_every_game!(record_of(&text));
}

fn record_of<G: Game>(text: &str, _: &[&str]) {
    if let Ok(game) = game_of(text) {
        assert!(GAMES.contains(&game));
    }
    let lines = text.split('\n').count();
    let reading = match Record::<G>::read(text) {
        Err(error) => {
            assert!((1..=lines + 1).contains(&error.line), "{error:?}");
            return;
        }
        Ok(reading) => reading,
    };
    if let Some(error) = &reading.stopped {
        assert!((1..=lines + 1).contains(&error.line), "{error:?}");
    }
    let record = reading.record;
    check_position(record.position());
    let printed = record.to_string();
    let again = Record::<G>::read(&printed).expect("a printed record has a header");
    assert_eq!(again.stopped, None, "{printed}");
    assert_eq!(again.record, record, "{printed}");
    assert_eq!(again.record.to_string(), printed);
    let mut play = record.header().begin();
    for line in record.log() {
        if let Line::Entry(entry) = line {
            play.enter(*entry).expect("it stands in a record");
        }
    }
    assert_eq!(play.position(), record.position());
}

/// Reads arbitrary bytes as a position: never panics. What is read can be looked at, imagined
/// and played on.
pub fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for_every_game!(position_of(&text));
}

fn position_of<G: Game>(text: &str, _: &[&str]) {
    let Ok(position) = text.parse::<G>() else {
        return;
    };
    check_text(&position);
    // A viewer who does not know a position cannot play it.
    let known = !position.to_string().contains('?');
    let seed = text.bytes().fold(0, |seed: u64, byte| {
        seed.wrapping_mul(31).wrapping_add(u64::from(byte))
    });
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for viewer in viewers(&position) {
        let view = View::of(&position, viewer);
        check_text(view.position());
        let imagined = G::imagine(&view, &mut random);
        check_position(&imagined);
        if known {
            let again = View::of(&imagined, viewer);
            assert!(
                again == view,
                "{viewer:?} of {position} imagines {imagined}"
            );
        }
        play_on(imagined, &mut random);
    }
    if known {
        check_position(&position);
        play_on(position, &mut random);
    }
}

fn viewers<G: Game>(position: &G) -> impl Iterator<Item = Viewer> + use<G> {
    let seats = Seat::all(position.players()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator])
}

/// Some random steps, forced ones too.
fn play_on<G: Game>(mut position: G, random: &mut ChaCha8Rng) {
    const STEPS: usize = 60;
    check_position(Play::from(position.clone()).position());
    for _ in 0..STEPS {
        let before = position.to_string();
        match legal(&position, random) {
            None => return,
            Some(Entry::Player(seat, action)) => {
                assert_eq!(position.check(seat, action), Ok(()), "{before}");
                position.act(seat, action);
            }
            Some(Entry::Chance(outcome)) => {
                assert_eq!(position.check_chance(outcome), Ok(()), "{before}");
                position.settle(outcome);
            }
        }
        assert_eq!(position.validate(), Ok(()), "{before}\n{position}");
    }
    check_position(&position);
}

/// Something that may be entered; nothing when the game is over.
fn legal<G: Game>(position: &G, random: &mut ChaCha8Rng) -> Option<Entry<G>> {
    if let Some(due) = position.due() {
        return Some(Entry::Chance(due.sample(random)));
    }
    let seat = position.turn().seats().iter().next()?;
    let action = position.choices(seat).sample(random);
    let action = action.unwrap_or_else(|| panic!("{seat} has no choice: {position}"));
    Some(Entry::Player(seat, action))
}

/// The texts of positions from one random game each, and of their views: what mutation begins
/// with.
pub fn positions(data: &[u8]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for_every_game!(positions_of(data, &mut all));
    all
}

fn positions_of<G: Game>(data: &[u8], all: &mut Vec<Vec<String>>, words: &[&str]) {
    let Some(setup) = any_setup::<G>(&mut Bytes(data), words) else {
        return;
    };
    let mut random = ChaCha8Rng::seed_from_u64(data.len() as u64);
    let mut position = G::new(&setup);
    let mut texts = Vec::new();
    while let Some(entry) = legal(&position, &mut random) {
        if texts.is_empty() || random.next_u32().is_multiple_of(16) {
            texts.extend(texts_of(&position));
        }
        match entry {
            Entry::Player(seat, action) => position.act(seat, action),
            Entry::Chance(outcome) => position.settle(outcome),
        }
    }
    texts.extend(texts_of(&position));
    all.push(texts);
}

/// A position and what its viewers see of it.
fn texts_of<G: Game>(position: &G) -> impl Iterator<Item = String> {
    let seen = |viewer| View::of(position, viewer).position().to_string();
    let views: Vec<_> = viewers(position).map(seen).collect();
    let mut texts = vec![position.to_string()];
    texts.extend(views);
    texts.dedup();
    texts.into_iter()
}

/// Every position of a record, as texts like those of [`positions`].
pub fn positions_of_record<G: Game>(record: &Record<G>) -> Vec<String> {
    let mut play = record.header().begin();
    let mut texts: Vec<_> = texts_of(play.position()).collect();
    for line in record.log() {
        if let Line::Entry(entry) = line {
            play.enter(*entry).expect("it stands in a record");
            texts.extend(texts_of(play.position()));
        }
    }
    texts
}

/// A position keeps the rules, and its text is complete.
fn check_text<G: Game>(position: &G) {
    assert_eq!(position.validate(), Ok(()), "{position}");
    let text = position.to_string();
    match text.parse::<G>() {
        Ok(read) => assert_eq!(&read, position),
        Err(error) => panic!("{text}: {error:?}"),
    }
}

/// What holds in every position of which everything is known.
fn check_position<G: Game>(position: &G) {
    check_text(position);
    assert_eq!(position.due().is_some(), position.turn() == Turn::Chance);
    assert_eq!(position.result().is_some(), position.turn() == Turn::Over);
    for seat in Seat::all(Seat::MAX) {
        let asked = position.turn().seats().contains(seat);
        assert_eq!(!position.choices(seat).is_empty(), asked, "{position}");
    }
}

/// Bytes, one after the other; zeros when there are no more.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        *first
    }

    /// A number less than `end`.
    fn below(&mut self, end: usize) -> usize {
        let wide = usize::from(self.next()) << 8 | usize::from(self.next());
        wide % end.max(1)
    }

    fn one_of<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }

    /// Something of the notation, if the words happen to make it.
    fn garbage<T: Notation>(&mut self, words: &[&str]) -> Option<T> {
        let count = 1 + self.below(4);
        let text: Vec<_> = (0..count).map(|_| self.one_of(words)).collect();
        text.join(" ").parse().ok()
    }
}

/// Plays a game by arbitrary bytes: setup, choices, chance, and garbage in between.
pub fn play(data: &[u8]) {
    for_every_game!(play_of(data));
}

fn play_of<G: Game>(data: &[u8], words: &[&str]) {
    let mut bytes = Bytes(data);
    let Some(setup) = any_setup::<G>(&mut bytes, words) else {
        return;
    };
    let mut record = Record::<G>::new(Header::new(setup));
    let mut random = ChaCha8Rng::seed_from_u64(u64::from(bytes.next()));
    // What could once be done makes the best garbage later.
    let mut earlier: Vec<Entry<G>> = Vec::new();
    while !bytes.0.is_empty() {
        let position = record.position();
        let legal = match position.turn() {
            Turn::Over => None,
            Turn::Chance => position
                .due()
                .map(|due| Entry::Chance(due.sample(&mut random))),
            turn @ (Turn::Player(_) | Turn::Secret(_)) => {
                let seats: Vec<_> = turn.seats().iter().collect();
                let seat = seats[bytes.below(seats.len())];
                let choices = position.choices(seat);
                let action = choices.nth(bytes.below(choices.len()));
                action.map(|action| Entry::Player(seat, action))
            }
        };
        assert_eq!(legal.is_none(), position.turn() == Turn::Over, "{record}");
        let entry = match bytes.next() % 4 {
            0 => garbage(&mut bytes, words),
            1 => earlier.get(bytes.below(earlier.len())).copied(),
            _ => legal,
        };
        if let Some(entry) = entry.or(legal) {
            try_entry(&mut record, entry);
            earlier.push(entry);
        }
        if let (None, Turn::Over) = (entry, record.position().turn()) {
            break;
        }
    }
    let printed = record.to_string();
    record_of::<G>(&printed, words);
    assert_eq!(
        Record::<G>::read(&printed).map(|reading| reading.record),
        Ok(record)
    );
}

fn any_setup<G: Game>(bytes: &mut Bytes<'_>, words: &[&str]) -> Option<G::Setup> {
    let players = G::PLAYERS.start() + bytes.below(G::PLAYERS.count());
    let turned = bytes.below(G::WHO.len());
    let who = G::WHO.iter().cycle().skip(turned).take(players);
    let who: Vec<_> = who.copied().collect();
    let mut options = Vec::new();
    for option in G::OPTIONS {
        if bytes.next().is_multiple_of(2) {
            continue;
        }
        let value = bytes.one_of(option.values);
        // The form of a value, in capitals or with dots, is none itself.
        let value = if value.contains(char::is_uppercase) || value.contains('…') {
            bytes.one_of(words)
        } else {
            value
        };
        options.push((option.key, value));
    }
    G::Setup::read(&who, &options).ok()
}

fn garbage<G: Game>(bytes: &mut Bytes<'_>, words: &[&str]) -> Option<Entry<G>> {
    if bytes.next().is_multiple_of(4) {
        return bytes.garbage(words).map(Entry::Chance);
    }
    let seat = Seat::at(bytes.below(Seat::MAX));
    let action = bytes.garbage(words)?;
    Some(Entry::Player(seat, action))
}

/// An entry is accepted if and only if it is among the choices; a refused one changes nothing.
fn try_entry<G: Game>(record: &mut Record<G>, entry: Entry<G>) {
    let before = record.position().clone();
    assert_eq!(entry.to_string().parse(), Ok(entry));
    let among = match entry {
        Entry::Player(seat, action) => before.choices(seat).contains(action),
        Entry::Chance(outcome) => before.due().is_some_and(|due| due.contains(outcome)),
    };
    let accepted = record.check(entry).is_ok();
    assert_eq!(accepted, among, "{entry} after\n{record}");
    assert_eq!(
        record.enter(entry).is_ok(),
        among,
        "{entry} after\n{record}"
    );
    if !among {
        assert_eq!(record.position(), &before, "{entry}");
        return;
    }
    assert_eq!(
        Play::from(record.position().clone()).position(),
        record.position()
    );
    check_position(record.position());
    for seat in Seat::all(record.position().players()) {
        let view = View::of(record.position(), Viewer::Seat(seat));
        let again = View::of(view.position(), Viewer::Seat(seat));
        assert_eq!(view, again, "a view of a view shows no less");
    }
}
