//! What all tests of Ursuppe share: scenes, what follows from them, and random games.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{
    Choices, Due, Entry, Game, Play, Record, Refusal, Seat, Setup, Turn, Ursuppe,
    record::Header,
    ursuppe::{self, Action, Colour, Space},
};

/// A source of chance that a seed repeats.
pub(crate) fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A setup of words: `red,yellow,green`, `mode=dummy,finish_start=9`.
pub(crate) fn setup(who: &str, options: &str) -> ursuppe::Setup {
    let who: Vec<_> = who.split(',').collect();
    let options: Vec<_> = options
        .split(',')
        .filter_map(|option| option.split_once('='))
        .collect();
    ursuppe::Setup::read(&who, &options).expect("a setup")
}

/// A new game of this setup.
pub(crate) fn new_record(who: &str, options: &str) -> Record<Ursuppe> {
    Record::new(Header::new(setup(who, options)))
}

/// A position, described by what matters in it.
///
/// Spaces that are not named are empty; players that are not named stand on the free spaces
/// of the ladder from 11 on, with 4 BP and nothing else. The deck holds as many cards as the round asks for.
pub(crate) struct Scene {
    pub(crate) who: &'static str,
    pub(crate) options: &'static str,
    pub(crate) round: usize,
    pub(crate) card: &'static str,
    /// `B3:r2y1 C4:g3`
    pub(crate) soup: &'static str,
    /// `red:1:4:tentacle:1B3 …`
    pub(crate) players: &'static str,
    pub(crate) phase: &'static str,
}

/// Three players in round 2, with a card that moves nothing and bears much.
pub(crate) const THREE: Scene = Scene {
    who: "red,yellow,green",
    options: "",
    round: 2,
    card: "14",
    soup: "",
    players: "",
    phase: "move red1",
};

/// The same with four players.
pub(crate) const FOUR: Scene = Scene {
    who: "red,yellow,green,blue",
    ..THREE
};

impl Scene {
    /// The text of the position.
    pub(crate) fn text(&self) -> String {
        const CARDS: [&str; 11] = [
            "w6", "w9", "w12", "e8", "e10", "e10", "n9", "n11", "s10", "s13", "14",
        ];
        const GONE_FIRST: [&str; 11] = [
            "e10", "e10", "n11", "w12", "w9", "s10", "s13", "n9", "e8", "w6", "14",
        ];
        let start = new_record(self.who, self.options);
        let later = [
            "defect",
            "buy",
            "divide",
            "dummy-divides",
            "aggress",
            "over",
        ];
        let first = self.phase.split(' ').next().expect("a phase");
        let after_card = later.contains(&first) || self.phase.contains("aggression");
        let mut turned_up = self.round + usize::from(after_card);
        if self.options.contains("first_round_flip=false") && turned_up > 1 {
            turned_up -= 1;
        }
        let mut deck = CARDS.to_vec();
        let current = deck.iter().position(|card| *card == self.card);
        deck.remove(current.expect("a card"));
        for gone in GONE_FIRST.iter().filter(|gone| **gone != self.card) {
            let place = deck.iter().position(|card| card == gone);
            if let Some(place) = place.filter(|_| deck.len() > 11 - turned_up) {
                deck.remove(place);
            }
        }
        let mut soup = String::new();
        for (index, space) in Space::ALL.into_iter().enumerate() {
            let new_row = index > 0 && Space::ALL[index - 1].word()[1..] != space.word()[1..];
            soup += match (index, new_row) {
                (0, _) => "",
                (_, true) => "/",
                (_, false) => ",",
            };
            let mut named = self.soup.split(' ').filter_map(|at| at.split_once(':'));
            soup += named
                .find(|(name, _)| *name == space.word())
                .map_or("-", |(_, cubes)| cubes);
        }
        let mut unnamed = 0;
        let mut players = Vec::new();
        for colour in start.position().colours().iter() {
            let mut named = self.players.split(' ');
            let named = named.find(|word| word.split(':').next() == Some(colour.word()));
            let mut free = (11..).filter(|space| !self.players.contains(&format!(":{space}:")));
            let ladder = free.nth(unnamed).expect("the ladder is long");
            unnamed += usize::from(named.is_none());
            players.push(named.map_or(format!("{colour}:{ladder}:4:-:-"), str::to_owned));
        }
        let options = if self.options.is_empty() {
            "-"
        } else {
            self.options
        };
        let deck = if deck.is_empty() {
            "-".to_owned()
        } else {
            deck.join(",")
        };
        format!(
            "ursuppe {} {options} {} {} {deck} {soup} {} {}",
            self.who,
            self.round,
            self.card,
            players.join(" "),
            self.phase
        )
    }

    /// The position itself, with nothing played.
    pub(crate) fn position(&self) -> Ursuppe {
        let text = self.text();
        let position = text.parse();
        position.unwrap_or_else(|bad| panic!("{bad:?}\n{text}"))
    }

    /// The position after these entries, separated by `;`, and what is forced (H5).
    pub(crate) fn play(&self, entries: &str) -> Ursuppe {
        let mut play = Play::from(self.position());
        for entry in entries.split(';').map(str::trim).filter(|e| !e.is_empty()) {
            let read: Entry<Ursuppe> = entry.parse().expect("an entry");
            if let Err(why) = play.enter(read) {
                panic!("{entry}: {why:?}\n{}", play.position());
            }
        }
        play.position().validate().expect("a sound position");
        play.position().clone()
    }

    /// Plays, and expects facts.
    pub(crate) fn leads_to(&self, entries: &str, facts: &str) {
        shows(&self.play(entries), facts);
    }

    /// The choices after what is forced, sorted, separated by `; `.
    pub(crate) fn choices(&self, entries: &str) -> String {
        choices(&self.play(entries))
    }

    /// The rule and the key with which an action of the seat that is asked is refused.
    pub(crate) fn refuses(&self, action: &str) -> (&'static str, &'static str) {
        refusal(&self.position(), action)
    }
}

/// Expects facts of a position, separated by `; `: the cubes of a space `B3 r2y1`, a player's
/// word `red:1:3:-:1B3`, the cubes off the board `supply r17`, or what is waited for.
pub(crate) fn shows(position: &Ursuppe, facts: &str) {
    let text = position.to_string();
    for fact in facts.split("; ").filter(|fact| !fact.is_empty()) {
        let (first, rest) = fact.split_once(' ').unwrap_or((fact, ""));
        let found = if let Ok(space) = first.parse::<Space>() {
            letters(position.cubes(space)) == rest
        } else if first == "supply" {
            letters(position.supply()) == rest
        } else if first.contains(':') {
            text.split(' ').any(|word| word == fact)
        } else {
            position.phase().to_string() == fact
        };
        assert!(found, "no {fact} in\n{text}");
    }
}

fn letters(cubes: ursuppe::Cubes) -> String {
    let colours = Colour::ALL.into_iter().filter(|&colour| cubes[colour] > 0);
    let text: String = colours
        .map(|colour| format!("{}{}", colour.letter(), cubes[colour]))
        .collect();
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

/// The choices of the seat that is asked, sorted, separated by `; `.
pub(crate) fn choices(position: &Ursuppe) -> String {
    let choices = position.choices(asked(position));
    let mut actions: Vec<String> = choices.iter().map(|action| action.to_string()).collect();
    actions.sort();
    actions.join("; ")
}

/// The rule and the key with which an action of the seat that is asked is refused.
pub(crate) fn refusal(position: &Ursuppe, action: &str) -> (&'static str, &'static str) {
    let read: Action = action.parse().expect("an action");
    match position.check(asked(position), read) {
        Ok(()) => panic!("{action} is legal in {position}"),
        Err(why) => {
            let said = why.to_string();
            assert!(said.ends_with(&format!(" ({})", why.rule())), "{said}");
            for (_, word) in why.words() {
                assert!(said.contains(&word), "{said}");
            }
            (why.rule(), why.key())
        }
    }
}

/// The seat that decides.
pub(crate) fn asked(position: &Ursuppe) -> Seat {
    match position.turn() {
        Turn::Player(seat) => seat,
        other => panic!("{other:?} in {position}"),
    }
}

/// What can happen now, chosen at random; nothing when the game is over.
pub(crate) fn random_entry(
    position: &Ursuppe,
    random: &mut Xoshiro256PlusPlus,
) -> Option<Entry<Ursuppe>> {
    match position.turn() {
        Turn::Player(seat) => {
            let choices = position.choices(seat);
            let mut action = choices.sample(random).expect("a choice");
            // A player who is always done soon has no genes and no amoebas to test.
            if [Action::Done, Action::Pass, Action::Accept].contains(&action)
                && random.random_range(0..3u32) > 0
            {
                action = choices.sample(random).expect("a choice");
            }
            Some(Entry::Player(seat, action))
        }
        Turn::Chance => Some(Entry::Chance(
            position.due().expect("chance").sample(random),
        )),
        Turn::Secret(_) | Turn::Over => None,
    }
}
