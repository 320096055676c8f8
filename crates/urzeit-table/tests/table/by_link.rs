//! Games by link: known answers, whole games, what somebody who cheats can try, and how long links get.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};
use urzeit_rules::{Choices, Entry, Game, Genesis, Lords, Record, Seat, Ursuppe};
use urzeit_table::{
    Unproved,
    by_link::{self, BadLink, Chain, LENGTH, LinkGame, Relation},
    verify,
};

use crate::play::{GENESIS, Game4, LORDS, URSUPPE, header, read};

/// A game by link with all who play it.
struct Played<G: Game> {
    game: LinkGame<G>,
    chains: Vec<Chain>,
    random: Xoshiro256PlusPlus,
}

impl<G: Game> Played<G> {
    /// All have joined.
    fn joined(game: Game4<'_>, seed: u64) -> Played<G> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let chains: Vec<_> = (0..game.0).map(|_| Chain::new(random.random())).collect();
        let header = header(game);
        let mut game = LinkGame::create(header, "Player 1", chains[0].commitment()).unwrap();
        for (seat, chain) in (1..).zip(&chains).skip(1) {
            game = again(&game);
            let name = format!("Player {seat}");
            game.join(&name, chain.commitment()).unwrap();
        }
        let game = again(&game);
        Played {
            game,
            chains,
            random,
        }
    }

    /// The player who is waited for opens the link.
    fn open(&mut self) -> Option<Seat> {
        let seat = self.game.waits_for()?;
        let number = self.game.opened(seat) + 1;
        let value = self.chains[seat.index()].value(number);
        self.game.open(value.unwrap()).unwrap();
        Some(seat)
    }

    /// Plays one leg; says no when the game is over.
    fn play_leg(&mut self) -> bool {
        let Some(seat) = self.open() else {
            return false;
        };
        while self.game.waits_for() == Some(seat) {
            let entry = match self.game.due() {
                Some(outcome) => Entry::Chance(outcome),
                None => {
                    let choices = self.game.record().position().choices(seat);
                    Entry::Player(seat, choices.sample(&mut self.random).unwrap())
                }
            };
            self.game.enter(entry).unwrap();
        }
        true
    }

    fn link(&self) -> String {
        self.game.link().unwrap()
    }
}

/// The game as those have it who open its link.
fn again<G: Game>(game: &LinkGame<G>) -> LinkGame<G> {
    let link = game.link().unwrap();
    let again = LinkGame::read(&link).unwrap();
    assert_eq!(again.link(), Some(link), "a game has one link");
    again
}

/// Every game comes out the same after every link, and its record can be checked.
fn links_hold_the_game<G: Game>(games: &[Game4<'_>], seeds: u64) {
    let mut legs = 0;
    for seed in 0..seeds {
        let mut played = Played::<G>::joined(games[seed as usize % games.len()], seed);
        let mut before = played.game.clone();
        while played.play_leg() {
            legs += 1;
            let opened = again(&played.game);
            assert_eq!(opened, played.game, "seed {seed}");
            assert_eq!(before.relation(&opened), Relation::Newer);
            assert_eq!(opened.relation(&before), Relation::Older);
            assert_eq!(opened.relation(&played.game), Relation::Same);
            before = opened;
        }
        assert!(played.game.record().position().result().is_some());
        let text = played.game.checkable().to_string();
        let record = read::<G>(&text);
        assert_eq!(record.to_string(), text);
        let outcomes = record.entries().filter(|entry| entry.seat().is_none());
        assert_eq!(
            verify(&record).unwrap().outcomes,
            outcomes.count() as u64,
            "{text}"
        );
    }
    assert!(legs > 100, "{legs}");
}

#[test]
fn links_hold_genesis() {
    links_hold_the_game::<Genesis>(GENESIS, 3);
    // Nobody draws who starts, and it is not the player who made the game.
    links_hold_the_game::<Genesis>(&[(3, &[("start", "2")])], 2);
}

#[test]
fn links_hold_ursuppe() {
    links_hold_the_game::<Ursuppe>(URSUPPE, 5);
}

#[test]
fn a_game_with_secrets_is_not_played_by_link() {
    let chain = Chain::new([1; 16]);
    for &game in LORDS {
        let made = LinkGame::<Lords>::create(header(game), "Ada", chain.commitment());
        assert_eq!(made, Err(BadLink::HasSecrets));
    }
}

/// Worked out by hand with another implementation of SHA-256 and HMAC.
#[test]
fn known_answers() {
    let (ada, bert) = (Chain::new([1; 16]), Chain::new([2; 16]));
    assert_eq!(
        ada.value(LENGTH).unwrap().bytes().to_string(),
        "01".repeat(16)
    );
    assert_eq!(
        ada.value(LENGTH - 1).unwrap().bytes().to_string(),
        "cc8cd41cef907c4d216069122c4b8993"
    );
    assert_eq!(ada.value(LENGTH + 1), None);
    assert_eq!(
        ada.commitment().bytes().to_string(),
        "fa9d99825a86c25a69419bf62dbfb74a"
    );
    assert_eq!(
        bert.commitment().bytes().to_string(),
        "d4f9200717961850d322ef487bde2eff"
    );
    let joined = |options| {
        let header = header::<Genesis>((2, options));
        let mut game = LinkGame::create(header, "Ada", ada.commitment()).unwrap();
        assert_eq!(game.id(), "link-fa9d99825a86c25a");
        game.join("Bert", bert.commitment()).unwrap();
        game.open(ada.value(1).unwrap()).unwrap();
        game
    };
    // Ada draws who starts. It is her, so the dice are the second outcome of her leg.
    let mut game = joined(&[]);
    let start = game.due().unwrap();
    assert_eq!(start.to_string(), "start 1");
    game.enter(Entry::Chance(start)).unwrap();
    assert_eq!(game.due().unwrap().to_string(), "dice wetland savannah");
    // Bert starts: the dice are the first outcome of his leg.
    let mut game = joined(&[("start", "2")]);
    assert_eq!((game.due(), game.waits_for()), (None, Some(Seat::at(1))));
    game.open(bert.value(1).unwrap()).unwrap();
    assert_eq!(game.due().unwrap().to_string(), "dice savannah wild");
}

/// A link whose checksum fits again.
fn mended(mut bytes: Vec<u8>) -> String {
    let end = bytes.len() - 4;
    let checksum = Sha256::digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&checksum[..4]);
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

fn a_changed_bit_is_found<G: Game>(game: Game4<'_>, legs: usize) {
    let mut played = Played::<G>::joined(game, 7);
    for _ in 0..legs {
        assert!(played.play_leg());
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(played.link()).unwrap();
    for bit in 0..bytes.len() * 8 {
        let mut changed = bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        let text = BASE64_URL_SAFE_NO_PAD.encode(&changed);
        assert!(LinkGame::<G>::read(&text).is_err(), "bit {bit}");
        if bit / 8 >= bytes.len() - 4 {
            continue;
        }
        // Somebody who mends the checksum makes at best another game, and those who know this one
        // notice.
        if let Ok(other) = LinkGame::<G>::read(&mended(changed)) {
            let relation = played.game.relation(&other);
            let noticed = matches!(
                relation,
                Relation::OtherGame | Relation::Fork(_) | Relation::OtherPlayer(_)
            );
            assert!(noticed, "bit {bit}: {relation:?}");
        }
    }
}

#[test]
fn a_changed_bit_in_genesis_is_found() {
    a_changed_bit_is_found::<Genesis>((3, &[]), 12);
}

#[test]
fn a_changed_bit_in_ursuppe_is_found() {
    a_changed_bit_is_found::<Ursuppe>((4, &[]), 30);
}

#[test]
fn what_is_no_link_is_refused() {
    let read = |text: &str| LinkGame::<Genesis>::read(text).unwrap_err();
    assert_eq!(read(""), BadLink::NotALink);
    assert_eq!(read("https://example.org/link#"), BadLink::NotALink);
    assert_eq!(read("Ää!"), BadLink::NotALink);
    assert_eq!(read(&"A".repeat(by_link::MAX_LINK + 1)), BadLink::TooLong);
    let link = Played::<Genesis>::joined((2, &[]), 1).link();
    assert_eq!(read(&link[..link.len() - 4]), BadLink::Damaged);
    let mut newer = BASE64_URL_SAFE_NO_PAD.decode(&link).unwrap();
    newer[0] += 1;
    assert_eq!(read(&mended(newer)), BadLink::Newer);
    // Messengers break lines, and people copy the whole address.
    let broken = format!(
        " https://example.org/link#{}\n{}\n",
        &link[..40],
        &link[40..]
    );
    assert!(LinkGame::<Genesis>::read(&broken).is_ok());
    assert_eq!(by_link::game_in(&broken), Ok("genesis"));
    assert_eq!(by_link::read(&link).unwrap().link(), Some(link));
}

#[test]
fn only_the_next_value_of_the_own_chain_opens_a_leg() {
    let mut played = Played::<Genesis>::joined((2, &[("start", "2")]), 3);
    assert!(
        played.play_leg(),
        "seat 1 begins, though it has nothing to do"
    );
    let (ada, bert) = (played.chains[0].clone(), played.chains[1].clone());
    let chain = Err(BadLink::Chain(Seat::at(1)));
    for value in [ada.value(2), bert.value(2), Some(bert.commitment())] {
        assert_eq!(played.game.open(value.unwrap()), chain);
    }
    played.game.open(bert.value(1).unwrap()).unwrap();
    assert_eq!(
        played.game.open(bert.value(2).unwrap()),
        Err(BadLink::Order)
    );
    assert_eq!(played.game.link(), None, "Bert has not played yet");
}

/// The dice of all that can come: what is chosen has no part in them.
#[test]
fn no_choice_changes_dice() {
    for seed in 0..20 {
        let mut played = Played::<Genesis>::joined((2, &[("start", "1")]), seed);
        let seat = played.open().unwrap();
        let dice = played.game.due().unwrap();
        played.game.enter(Entry::Chance(dice)).unwrap();
        let mut next = Vec::new();
        for nth in [0, 5, 50] {
            let mut game = played.game.clone();
            while game.waits_for() == Some(seat) {
                let choices = game.record().position().choices(seat);
                let action = choices.nth(nth % choices.len()).unwrap();
                game.enter(Entry::Player(seat, action)).unwrap();
            }
            game.open(played.chains[1].value(1).unwrap()).unwrap();
            next.push(game.due().unwrap());
        }
        assert!(next.iter().all(|dice| *dice == next[0]), "{next:?}");
    }
}

/// Somebody who takes back and plays differently gets the same dice.
#[test]
fn taking_back_brings_no_other_dice() {
    let mut played = Played::<Genesis>::joined((2, &[("start", "1")]), 1);
    let seat = played.open().unwrap();
    let dice = played.game.due().unwrap();
    played.game.enter(Entry::Chance(dice)).unwrap();
    let rolled = played.game.clone();
    let action = rolled.record().position().choices(seat).nth(3).unwrap();
    played.game.enter(Entry::Player(seat, action)).unwrap();
    played.game.take_back_to(1);
    assert_eq!(played.game, rolled);
    played.game.take_back_to(0);
    assert_eq!(played.game.due(), Some(dice));
}

/// Every player's value counts, whoever moves.
#[test]
fn everybody_has_a_part_in_every_leg() {
    let rolls = |other: usize| {
        let mut seen = Vec::new();
        for seed in 0..40 {
            let mut played = Played::<Ursuppe>::joined((3, &[]), seed);
            if other < 3 {
                // One player with another secret.
                let mut chains = played.chains.clone();
                chains[other] = Chain::new([seed as u8; 16]);
                let header = header((3, &[]));
                let mut game = LinkGame::create(header, "1", chains[0].commitment()).unwrap();
                game.join("2", chains[1].commitment()).unwrap();
                game.join("3", chains[2].commitment()).unwrap();
                played.chains = chains;
                played.game = game;
            }
            played.open().unwrap();
            seen.push(played.game.due().unwrap());
        }
        seen
    };
    let all = rolls(3);
    for other in 0..3 {
        assert_ne!(rolls(other), all, "seat {other}");
    }
}

#[test]
fn two_who_join_with_one_link_are_noticed() {
    let chain = Chain::new([1; 16]);
    let made = LinkGame::<Genesis>::create(header((2, &[])), "Ada", chain.commitment()).unwrap();
    let join = |name: &str, secret: u8| {
        let mut game = again(&made);
        let chain = Chain::new([secret; 16]);
        game.join(name, chain.commitment()).unwrap();
        game
    };
    let (bert, cleo) = (join("Bert", 2), join("Cleo", 3));
    assert_eq!(bert.relation(&cleo), Relation::OtherPlayer(Seat::at(1)));
    assert_eq!(made.relation(&cleo), Relation::Newer);
    let full = again(&bert).join("Dora", chain.commitment());
    assert_eq!(full, Err(BadLink::Full));
    for name in ["", " ", "a\nb", &"x".repeat(41)] {
        let mut game = made.clone();
        let joined = game.join(name, chain.commitment());
        assert_eq!(joined, Err(BadLink::Name), "{name:?}");
    }
}

/// Somebody who has given on a link and gives on another one of the same leg.
#[test]
fn a_leg_that_is_told_in_two_ways_is_a_fork_of_its_player() {
    let mut played = Played::<Genesis>::joined((2, &[("start", "1")]), 5);
    let mut other = Played::<Genesis>::joined((2, &[("start", "1")]), 5);
    other.random = Xoshiro256PlusPlus::seed_from_u64(99);
    assert!(played.play_leg() && other.play_leg());
    let fork = Relation::Fork(Seat::at(0));
    assert_eq!(played.game.relation(&other.game), fork);
    assert!(other.play_leg());
    assert_eq!(played.game.relation(&other.game), fork);
}

#[test]
fn a_record_that_was_tampered_with_is_found() {
    let mut played = Played::<Ursuppe>::joined((3, &[]), 11);
    while played.play_leg() {}
    let text = played.game.checkable().to_string();
    let table = format!("\ntable {}\n", played.game.id());
    assert!(text.contains(&table) && !text.contains("\nseed "));
    // Another value of a seat, another commitment.
    for line in ["\nbytes 1 ", "\nbytes 3 ", "\ncommitment "] {
        let place = text.find(line).unwrap() + line.len();
        let digit = if text[place..].starts_with('0') {
            "1"
        } else {
            "0"
        };
        let other = format!("{}{digit}{}", &text[..place], &text[place + 1..]);
        let found = verify(&read::<Ursuppe>(&other));
        assert_eq!(found, Err(Unproved::OtherValues));
    }
    // Another outcome: the first card, which nothing before it depends on.
    let mut changed = 0;
    for card in ["west 6", "west 9", "north 9", "south 13"] {
        let place = text.find("\n* environment ").unwrap();
        let end = place + 1 + text[place + 1..].find('\n').unwrap();
        let other = format!("{}\n* environment {card}{}", &text[..place], &text[end..]);
        if let (false, Ok(reading)) = (other == text, Record::<Ursuppe>::read(&other)) {
            let unproved = verify(&reading.record).unwrap_err();
            assert!(!unproved.to_string().contains("seed"), "{unproved}");
            changed += 1;
        }
    }
    assert!(changed > 0);
}

/// Anybody can write a record, also of a game that nobody plays by link.
#[test]
fn a_record_of_a_game_with_secrets_is_not_taken_for_one_by_link() {
    let fair = include_str!("../../../../fixtures/fair/lords.urz");
    let lines = fair.lines().filter(|line| !line.starts_with("seed "));
    let lines = lines.map(|line| {
        if line.starts_with("table ") {
            "table link-0011223344556677\n".to_owned()
        } else {
            format!("{line}\n")
        }
    });
    let record = read::<Lords>(&lines.collect::<String>());
    assert_eq!(verify(&record), Err(Unproved::SeedUnknown));
}

/// A link is read by what it says, not by what made it.
#[test]
fn a_name_that_nobody_could_have_joined_with_is_refused() {
    let link = Played::<Genesis>::joined((2, &[]), 1).link();
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(link).unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let place = (0..bytes.len()).find(|&at| text(&bytes[at..]).starts_with("Player 1\n"));
    let place = place.unwrap();
    for (longer, refused) in [(32, false), (33, true)] {
        let mut other = bytes.clone();
        other.splice(place..place, "x".repeat(longer).into_bytes());
        // The length of the header stands before it, in one byte as long as it is short.
        let length = usize::from(bytes[1]) + longer;
        assert!(bytes[1] < 0x80 && length < 1 << 14);
        if length < 0x80 {
            other[1] = length as u8;
        } else {
            other.splice(1..2, [length as u8 | 0x80, (length >> 7) as u8]);
        }
        let read = LinkGame::<Genesis>::read(&mended(other));
        assert_eq!(read.err(), refused.then_some(BadLink::Name));
    }
}

/// How long the links of 500 whole games are, in characters, the shortest first.
fn lengths<G: Game>(game: Game4<'_>) -> Vec<usize> {
    let play = |seed| {
        let mut played = Played::<G>::joined(game, seed);
        while played.play_leg() {}
        played.link().len()
    };
    let mut lengths: Vec<_> = (0..500).map(play).collect();
    lengths.sort_unstable();
    lengths
}

/// Whole games of random play; greedy players choose as often. `cargo test -p urzeit-table --test table links_are_short -- --nocapture` prints the lengths.
#[test]
fn links_are_short() {
    let show = |what: &str, most: usize, lengths: &[usize]| {
        let mean = lengths.iter().sum::<usize>() / lengths.len();
        let (median, longest) = (lengths[lengths.len() / 2], lengths[lengths.len() - 1]);
        println!("{what}: mean {mean}, median {median}, longest {longest} characters");
        assert!(longest < most, "{what}: {longest}");
    };
    for players in [2, 4] {
        let what = format!("Genesis, {players} players");
        show(&what, 2_000, &lengths::<Genesis>((players, &[])));
    }
    for players in [3, 4, 6] {
        let what = format!("Ursuppe, {players} players");
        show(&what, 12_000, &lengths::<Ursuppe>((players, &[])));
    }
}
