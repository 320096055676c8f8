//! Worlds to test in, and games played at random.

use std::fmt::Write as _;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Entry, Game, Lords, Play, Record, Refusal, Seat, Setup, Turn,
    lords::{self, Action, Card, Hex, Terrain},
    record::Header,
};

pub(crate) type Random = Xoshiro256PlusPlus;

pub(crate) fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::at(number - 1)
}

pub(crate) fn hex(name: &str) -> Hex {
    name.parse().expect("a hex")
}

pub(crate) fn setup(players: usize, options: &[(&str, &str)]) -> lords::Setup {
    lords::Setup::read(&Lords::WHO[..players], options).expect("a setup")
}

pub(crate) fn position(text: &str) -> Lords {
    let position: Lords = text.parse().unwrap_or_else(|bad| panic!("{bad:?}: {text}"));
    assert_eq!(position.to_string(), text, "a position has one text");
    position
}

/// A world of which a test names only what it needs. The first rows are desert and
/// mountains but for that.
#[derive(Clone)]
pub(crate) struct World {
    players: usize,
    options: &'static str,
    /// Like a hex of a position: `gR3+`.
    hexes: Vec<(&'static str, &'static str)>,
    rest: &'static str,
    free: &'static str,
    phase: String,
    hands: Option<&'static str>,
    pile: Option<usize>,
}

/// Two players, seat 1 acts, nothing is on the board but what the hexes say.
pub(crate) fn world(hexes: &[(&'static str, &'static str)]) -> World {
    World {
        players: 2,
        options: "-",
        hexes: hexes.to_vec(),
        rest: "",
        free: "-",
        phase: "act 1 i1/h2 1 0 -".to_owned(),
        hands: None,
        pile: None,
    }
}

impl World {
    pub(crate) fn options(mut self, options: &'static str) -> World {
        self.options = options;
        self
    }

    pub(crate) fn players(mut self, players: usize) -> World {
        self.players = players;
        self
    }

    pub(crate) fn free_used(mut self, seats: &'static str) -> World {
        self.free = seats;
        self
    }

    pub(crate) fn phase(mut self, phase: &str) -> World {
        phase.clone_into(&mut self.phase);
        self
    }

    pub(crate) fn hands(mut self, hands: &'static str) -> World {
        self.hands = Some(hands);
        self
    }

    /// This many cards are in the pile; what is nowhere else was played before. Without this
    /// nothing was.
    pub(crate) fn pile(mut self, cards: usize) -> World {
        self.pile = Some(cards);
        self
    }

    fn discards(&self, hands: &str) -> String {
        let Some(pile) = self.pile else {
            return "-".to_owned();
        };
        let has = |option: &str| self.options.contains(option);
        let mut unseen = Vec::new();
        for card in Card::all() {
            let letter = card.terrain().letter();
            let decks = if has("deck=single") { 1 } else { 2 };
            let copies = match letter {
                'i' => 2,
                'g' if has("olympus61") => 0,
                _ => 3,
            };
            let card = format!("{letter}{}", card.value());
            unseen.extend(vec![card; decks * copies]);
        }
        // Chosen cards are in the hands until the reveal.
        let shown = match self.phase.split_once(' ') {
            Some(("select", _)) | None => String::new(),
            Some((_, rest)) => rest
                .split(' ')
                .find(|word| word.contains('/'))
                .unwrap_or_default()
                .to_owned(),
        };
        let elsewhere: Vec<char> = format!("{hands}{shown}")
            .chars()
            .filter(|c| !"/-".contains(*c))
            .collect();
        for card in elsewhere.chunks(2) {
            let card: String = card.iter().collect();
            let place = unseen.iter().position(|other| *other == card);
            unseen.remove(place.expect("a card that there is"));
        }
        unseen.truncate(unseen.len() - pile);
        unseen.concat()
    }

    /// Everything that no test named is of these terrains, in the order of the hexes.
    pub(crate) fn rest(mut self, rest: &'static str) -> World {
        self.rest = rest;
        self
    }

    pub(crate) fn text(&self) -> String {
        // As many of each as there are, so that a world never needs too many markers; the
        // habitable ones come last, far from the rows that tests use.
        let small = self.options.contains("olympus61");
        let mut rest = match self.rest {
            "" => format!(
                "{}{}{}{}{}{}{}",
                "d".repeat(9),
                "m".repeat(9),
                "s".repeat(15),
                "g".repeat(if small { 0 } else { 17 }),
                "h".repeat(17),
                "f".repeat(17),
                "i".repeat(9)
            ),
            rest => rest.to_owned(),
        };
        let mut text = format!(
            "lords {} {} ",
            Lords::WHO[..self.players].join(","),
            self.options
        );
        for place in Hex::all() {
            if place.begins_row() && place.row() > 0 {
                text.push('/');
            }
            let named = self.hexes.iter().find(|(name, _)| hex(name) == place);
            match named {
                Some((_, what)) => text.push_str(what),
                None if small && place.ring() == 5 => text.push('d'),
                None => text.push(rest.remove(0)),
            }
        }
        let hands = match self.hands {
            Some(hands) => hands.to_owned(),
            None => vec!["i1i2h1h2f1g1g2"; self.players].join("/"),
        };
        let discards = self.discards(&hands);
        write!(text, " {} {hands} {discards} {}", self.free, self.phase).expect("a string");
        text
    }

    pub(crate) fn build(&self) -> Lords {
        position(&self.text())
    }
}

/// Plays an entry of a player or of chance; what is forced follows.
pub(crate) fn enter(position: &Lords, entries: &[&str]) -> Lords {
    let mut play = Play::from(position.clone());
    for entry in entries {
        let entry: Entry<Lords> = entry.parse().expect("an entry");
        play.enter(entry)
            .unwrap_or_else(|illegal| panic!("{entry}: {illegal:?}"));
        play.position().validate().expect("a valid position");
    }
    play.position().clone()
}

/// The rule that refuses an entry.
pub(crate) fn refused(position: &Lords, entry: &str) -> &'static str {
    let entry: Entry<Lords> = entry.parse().expect("an entry");
    let play = Play::from(position.clone());
    let refusal = play.check(entry).expect_err("a refusal");
    if let Entry::Player(seat, action) = entry {
        let choices = play.position().choices(seat);
        assert!(!choices.contains(action));
        assert!(choices.iter().all(|choice| choice != action));
    }
    refusal.rule()
}

/// How a hex is written in a position.
pub(crate) fn written(position: &Lords, name: &str) -> String {
    let at = hex(name);
    let text = position.to_string();
    let row = text
        .split(' ')
        .nth(3)
        .and_then(|board| board.split('/').nth(at.row()))
        .expect("a row");
    let letters = "ihfgsmd.";
    let starts: Vec<usize> = row
        .char_indices()
        .filter(|(_, letter)| letters.contains(*letter))
        .map(|(place, _)| place)
        .chain([row.len()])
        .collect();
    let place: usize = name[1..].parse().expect("a place");
    row[starts[place - 1]..starts[place]].to_owned()
}

/// The last words of a position: its phase.
pub(crate) fn phase(position: &Lords) -> String {
    let text = position.to_string();
    text.split(' ').skip(7).collect::<Vec<_>>().join(" ")
}

/// Boxes with other markers than ours (L-1.3), all with enough of them.
const MARKERS: [&str; 3] = [
    "14,22,22,22,20,10,10",
    "1,1,99,9,10,0,0",
    "30,20,1,99,0,25,0",
];
/// Boxes with other cards than ours, all with enough of them.
const CARDS: [&str; 3] = [
    "2.2.2.2.2,3.3.3.3.3,3.3.3.3.3,3.3.3.3.3",
    "7.0.3.0.9,1.1.1.1.1,0.0.0.0.9,5.5.5.5.5",
    "1.0.0.0.0,0.0.0.0.1,33.0.0.0.0,0.1.0.0.0",
];

/// A setup from a seed: all player counts, and any options.
pub(crate) fn any_setup(seed: u64) -> lords::Setup {
    let mut random = random(seed ^ 0x5eed);
    let players = 2 + (seed % 4) as usize;
    let mut options = Vec::new();
    for spec in Lords::OPTIONS {
        let value = match spec.key {
            "people_per_player" => ["50", "1", "9", "30"][random.random_range(0..4)],
            "altars_per_player" => ["10", "0", "2", "999"][random.random_range(0..4)],
            "markers" => MARKERS[random.random_range(0..MARKERS.len())],
            "cards" => CARDS[random.random_range(0..CARDS.len())],
            _ => spec.values[random.random_range(0..spec.values.len())],
        };
        // The first games have the rules as they are printed.
        if seed >= 4 && random.random_range(0..3) > 0 {
            options.push((spec.key, value));
        }
    }
    setup(players, &options)
}

/// The next entry of a random game: turns end with probability 1/5 at each step. Nothing at
/// the end, or where a view does not know what somebody could choose.
pub(crate) fn any_entry(position: &Lords, random: &mut Random) -> Option<Entry<Lords>> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => {
            let due = position.due().expect("chance is due");
            Some(Entry::Chance(due.sample(random)))
        }
        turn => {
            let waiting = turn.seats().iter();
            let waiting: Vec<Seat> = waiting
                .filter(|seat| !position.choices(*seat).is_empty())
                .collect();
            if waiting.is_empty() {
                return None;
            }
            let seat = waiting[random.random_range(0..waiting.len())];
            let choices = position.choices(seat);
            let last = choices.nth(choices.len() - 1);
            if last == Some(Action::End) && (choices.len() == 1 || random.random_range(0..5) == 0) {
                return Some(Entry::Player(seat, Action::End));
            }
            let others = choices.len() - usize::from(last == Some(Action::End));
            let action = choices.nth(random.random_range(0..others));
            Some(Entry::Player(seat, action.expect("a choice")))
        }
    }
}

/// Plays a random game, and shows every step to somebody. A panic prints the record.
pub(crate) fn random_game(
    seed: u64,
    mut step: impl FnMut(&Lords, Entry<Lords>, &mut Random),
) -> Record<Lords> {
    let mut record = Printed(Record::new(Header::new(any_setup(seed))), seed);
    let mut random = random(seed);
    while let Some(entry) = any_entry(record.0.position(), &mut random) {
        step(record.0.position(), entry, &mut random);
        record.0.enter(entry).expect("a legal entry");
    }
    record.0.clone()
}

/// A record that is printed when a test fails while it lives.
struct Printed(Record<Lords>, u64);

impl Drop for Printed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}\n{}", self.1, self.0);
        }
    }
}

/// Anything that can be written as an action, likely near to something legal.
pub(crate) fn any_action(position: &Lords, seat: Seat, random: &mut Random) -> Action {
    let hexes: Vec<Hex> = Hex::all().collect();
    let choices = position.choices(seat);
    let mut hex = |near: Option<Hex>| {
        let near: Vec<Hex> = match near {
            Some(near) if random.random_range(0..4) > 0 => near.neighbours().iter().collect(),
            _ => hexes.clone(),
        };
        near[random.random_range(0..near.len())]
    };
    let (one, other) = (hex(None), hex(None));
    let near = hex(Some(one));
    let own: Vec<Hex> = if seat.index() < position.players() {
        position.owned(seat).iter().collect()
    } else {
        Vec::new()
    };
    let from = if own.is_empty() {
        one
    } else {
        own[random.random_range(0..own.len())]
    };
    let around: Vec<Hex> = from.neighbours().iter().collect();
    let next = around[random.random_range(0..around.len())];
    let terrain = Terrain::ALL[random.random_range(0..Terrain::ALL.len())];
    let count = random.random_range(0..7);
    match random.random_range(0..14) {
        0 => Action::Lay(terrain, one),
        1 => Action::Keep,
        2 => {
            let card = Card::all().nth(random.random_range(0..20));
            Action::Card(card.expect("one of twenty"))
        }
        3 => Action::Put(one),
        4 => Action::Put(from),
        5 => Action::Move(from, next, count),
        6 => Action::Move(one, near, count),
        7 => Action::Attack(from, next),
        8 => Action::Attack(one, other),
        9 => Action::Advance(count),
        10 => Action::Civilise(near),
        11 => Action::Altar(from),
        12 => Action::End,
        _ => match choices.sample(random) {
            Some(Action::Move(from, to, count)) => Action::Move(from, to, count + 1),
            Some(Action::Attack(from, to)) => Action::Attack(to, from),
            Some(action) => action,
            None => Action::End,
        },
    }
}
