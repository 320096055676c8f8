//! Links of games that are played without a server.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use rand::{RngExt as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};
use urzeit_rules::{Choices as _, Entry, Game, Genesis, Setup as _, Ursuppe, record::Header};
use urzeit_table::by_link::{self, Chain, LinkGame};

use crate::{
    mutate::{mutate, noise, one_of},
    target::{Bound, Plain, Random, Target},
};

/// Some bytes of a link stand for many choices and hashes.
const BOUND: Bound = Bound {
    per_byte: 64,
    base: 4 << 20,
};

/// The bytes at the end of a link that fit to those before.
const CHECKSUM: usize = 4;

pub(super) fn link() -> Box<dyn Target> {
    let mut random = Random::seed_from_u64(0);
    let mut links = Vec::new();
    for legs in [0, 1, 5, 40] {
        links.push(link_of::<Genesis>(3, legs, &mut random));
        links.push(link_of::<Ursuppe>(4, legs, &mut random));
    }
    let make = move |random: &mut Random| {
        let (one, other) = (one_of(&links, random), one_of(&links, random));
        let mut bytes = match random.random_range(0..20) {
            0 => noise(400, random),
            _ => mutate(one, other, random),
        };
        // Somebody who changes a link on purpose makes it fit.
        if let (Some(end), true) = (
            bytes.len().checked_sub(CHECKSUM),
            random.random_ratio(9, 10),
        ) {
            bytes.truncate(end);
            let hash = Sha256::digest(&bytes);
            bytes.extend(&hash[..CHECKSUM]);
        }
        let text = BASE64_URL_SAFE_NO_PAD.encode(bytes).into_bytes();
        match random.random_range(0..20) {
            0 => mutate(&text, &text, random),
            _ => text,
        }
    };
    let meet = |input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        if let Ok(game) = by_link::read(&text) {
            let again = game.link().expect("a link ends where a leg ends");
            let known = game.relation(&again).expect("it was just written");
            assert_eq!(known, by_link::Relation::Same);
            assert!(!game.record().is_empty());
        }
    };
    let bound = BOUND;
    Box::new(Plain { make, meet, bound })
}

/// The bytes of a link after so many legs.
fn link_of<G: Game>(players: usize, legs: usize, random: &mut Random) -> Vec<u8> {
    let who = G::Setup::usual_who(Some(players), &[]);
    let setup = G::Setup::read(&who, &[]).expect("so many can play");
    let chains: Vec<_> = (0..players).map(|_| Chain::new(random.random())).collect();
    let game = LinkGame::<G>::create(Header::new(setup), "1", chains[0].commitment());
    let mut game = game.expect("it is played by link");
    for chain in &chains[1..] {
        let joined = game.join("Somebody else", chain.commitment());
        joined.expect("a seat is free");
    }
    for _ in 0..legs {
        let Some(seat) = game.waits_for() else { break };
        let value = chains[seat.index()].value(game.opened(seat) + 1);
        let opened = game.open(value.expect("chains are long"));
        opened.expect("it is the next value");
        while game.waits_for() == Some(seat) {
            let mut chosen = || game.record().position().choices(seat).sample(random);
            let entry = match game.due() {
                Some(outcome) => Entry::Chance(outcome),
                None => Entry::Player(seat, chosen().expect("there is a choice")),
            };
            game.enter(entry).expect("it is legal");
        }
    }
    let link = game.link().expect("the leg has ended");
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(link);
    bytes.expect("links are base64")
}
