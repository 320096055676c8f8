//! Facts about the game as lines of text.
//!
//! A position is written as `docs/records.md` says, but without the word `genesis`, with only
//! the top left part of the board, and with a number before a space that is repeated:
//! `reptile,human - 12Rf../v roll 1` has twelve reptile forests and two vacant spaces in the
//! first row. Every space that is not written is blocked.

use urzeit_rules::{
    Entry, Game, Genesis, Play, Refusal, Setup as _,
    genesis::{
        Setup,
        spaces::{COLUMNS, ROWS},
    },
};

/// The whole text of a shortened position.
pub(crate) fn text(short: &str) -> String {
    let [who, options, land, phase] = short.splitn(4, ' ').collect::<Vec<_>>()[..] else {
        panic!("not WHO OPTIONS LAND PHASE: {short}");
    };
    format!("genesis {who} {options} {} {phase}", board(land))
}

/// The position of a shortened text.
pub(crate) fn position(short: &str) -> Genesis {
    let text = text(short);
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Ten rows of fourteen, of which the rest of the shortened ones is blocked.
pub(crate) fn board(land: &str) -> String {
    if land == "-" {
        return land.to_owned();
    }
    let mut rows: Vec<String> = land.split('/').map(row).collect();
    assert!(rows.len() <= ROWS, "too many rows: {land}");
    rows.resize(ROWS, "v".repeat(COLUMNS));
    rows.join("/")
}

fn row(short: &str) -> String {
    let mut spaces = Vec::new();
    let mut letters = short.chars().peekable();
    while letters.peek().is_some() {
        let mut times = 0;
        while let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(10)) {
            times = times * 10 + digit as usize;
            letters.next();
        }
        let mut space = letters.next().unwrap().to_string();
        if space.chars().all(char::is_uppercase) {
            space.push(letters.next().unwrap());
        }
        spaces.extend(std::iter::repeat_n(space, times.max(1)));
    }
    assert!(spaces.len() <= COLUMNS, "too many columns: {short}");
    spaces.resize(COLUMNS, "v".to_owned());
    spaces.concat()
}

pub(crate) fn setup(who: &[&str], options: &[(&str, &str)]) -> Setup {
    Setup::read(who, options).unwrap_or_else(|error| panic!("{who:?} {options:?}: {error:?}"))
}

/// The first of all species, so many.
pub(crate) fn new_game(players: usize, options: &[(&str, &str)]) -> Play<Genesis> {
    Play::from(Genesis::new(&setup(&Genesis::WHO[..players], options)))
}

pub(crate) fn entry(text: &str) -> Entry<Genesis> {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The rule and the reason that refuse an entry: `G-3.5 genesis-occupied`.
pub(crate) fn refusal(play: &Play<Genesis>, text: &str) -> String {
    match play.check(entry(text)) {
        Ok(()) => format!("“{text}” is legal in {}", play.position()),
        Err(illegal) => format!("{} {}", illegal.rule(), illegal.key()),
    }
}

/// What follows from an entry: a position, or the rule that refuses the entry.
pub(crate) struct Fact {
    pub(crate) before: &'static str,
    pub(crate) entry: &'static str,
    pub(crate) after: &'static str,
}

/// `position → entry → position`, or `position → entry → G-x.y reason`.
pub(crate) const fn fact(before: &'static str, entry: &'static str, after: &'static str) -> Fact {
    Fact {
        before,
        entry,
        after,
    }
}

pub(crate) fn hold(facts: &[Fact]) {
    for fact in facts {
        let mut play = Play::from(position(fact.before));
        let case = format!("{} → {}", fact.before, fact.entry);
        if fact.after.starts_with("G-") {
            assert_eq!(refusal(&play, fact.entry), fact.after, "{case}");
            let unchanged = play.clone();
            assert!(play.enter(entry(fact.entry)).is_err(), "{case}");
            assert_eq!(play, unchanged, "{case}: a refused entry changes nothing");
        } else {
            let refused = play.enter(entry(fact.entry));
            assert!(refused.is_ok(), "{case}: {refused:?}");
            assert_eq!(play.position().to_string(), text(fact.after), "{case}");
            assert_eq!(play.position().validate(), Ok(()), "{case}");
        }
    }
}

/// The points of every seat on a land that is full.
pub(crate) fn points(who: &str, options: &str, land: &str) -> Vec<u16> {
    let position = position(&format!("{who} {options} {land} over"));
    let result = position.result().unwrap();
    assert_eq!(result.points(), position.score().points, "{land}");
    result.points().to_vec()
}
