//! What the players agree on: colours and options (U-6.1, U-17).

use std::{ops::RangeInclusive, str::FromStr};

use super::amoeba::{AMOEBAS, Colour, Colours};
use crate::{
    OptionSpec, Preset, Seat, SetupError,
    notation::{number, words},
    setup::{Given, are_listed, first_of, read_who},
};

/// Three or four play; two, five and six are extra modes (U-6.1, U-18, U-19).
pub const PLAYERS: RangeInclusive<usize> = 2..=6;

/// The options, in the order of the rules.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "mode",
        values: Mode::WORDS,
        rule: "U-18",
    },
    OptionSpec {
        key: "amoeba_advance",
        values: AmoebaAdvance::WORDS,
        rule: "U-13.1",
    },
    OptionSpec {
        key: "finish_check",
        values: FinishCheck::WORDS,
        rule: "U-14.1",
    },
    OptionSpec {
        key: "first_round_flip",
        values: &["true", "false"],
        rule: "U-9.1",
    },
    OptionSpec {
        key: "armor_excludes_both",
        values: &["false", "true"],
        rule: "U-10.4",
    },
    OptionSpec {
        key: "tentacle_while_clinging",
        values: &["false", "true"],
        rule: "U-8.4",
    },
    OptionSpec {
        key: "defense_loss_no_cubes",
        values: &["false", "true"],
        rule: "U-8.6",
    },
    OptionSpec {
        key: "finish_start",
        values: &["42", "5…41"],
        rule: "U-4.1",
    },
];

/// The ways in which most tables play.
pub const PRESETS: &[Preset] = &[
    Preset {
        name: "short_rules",
        options: &[],
    },
    Preset {
        name: "manual",
        options: &[
            ("amoeba_advance", "manual"),
            ("finish_check", "end_of_scoring"),
        ],
    },
];

words! {
    /// How colours belong to seats.
    pub enum Mode: "mode" {
        /// Each seat plays one colour.
        Standard = "standard",
        /// Two seats play two colours each, separate in everything (U-18.1).
        Double = "double",
        /// Two seats play two colours each with one purse, one set of genes and one marker
        /// (U-18.2).
        Pair = "pair",
        /// Two seats play one colour each, a third plays itself (U-18.3).
        Dummy = "dummy",
    }
}

words! {
    /// What live amoebas are worth in scoring (U-13.1).
    pub enum AmoebaAdvance: "amoeba_advance" {
        /// 1 2 3 4 5 6.
        ShortRules = "short_rules",
        /// 0 1 2 4 5 6.
        Manual = "manual",
    }
}

words! {
    /// When a marker in the finish zone ends the game (U-14.1).
    pub enum FinishCheck: "finish_check" {
        /// At once.
        Immediate = "immediate",
        /// When all have scored.
        EndOfScoring = "end_of_scoring",
    }
}

words! {
    /// The colours of a seat that plays two (U-18.1, U-18.2).
    #[allow(missing_docs)]
    pub enum TwoColours: "colours" {
        RedYellow = "red+yellow",
        RedGreen = "red+green",
        RedBlue = "red+blue",
        YellowGreen = "yellow+green",
        YellowBlue = "yellow+blue",
        GreenBlue = "green+blue",
    }
}

impl TwoColours {
    fn colours(self) -> Colours {
        let words = self.word().split('+');
        words.filter_map(|word| word.parse().ok()).collect()
    }
}

/// The options of a game (U-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How colours belong to seats.
    pub mode: Mode,
    /// What live amoebas are worth in scoring.
    pub amoeba_advance: AmoebaAdvance,
    /// When a marker in the finish zone ends the game.
    pub finish_check: FinishCheck,
    /// Is a card turned up in round 1?
    pub first_round_flip: bool,
    /// Does Armor bar both Defense and Escape?
    pub armor_excludes_both: bool,
    /// Do clingers use their Tentacle?
    pub tentacle_while_clinging: bool,
    /// Does a target that lost a fight leave no cubes in phase 1?
    pub defense_loss_no_cubes: bool,
    /// The first space of the finish zone.
    pub finish_start: u8,
}

impl Options {
    /// The short rules.
    pub const DEFAULT: Options = Options {
        mode: Mode::Standard,
        amoeba_advance: AmoebaAdvance::ShortRules,
        finish_check: FinishCheck::Immediate,
        first_round_flip: true,
        armor_excludes_both: false,
        tentacle_while_clinging: false,
        defense_loss_no_cubes: false,
        finish_start: 42,
    };

    fn read(given: &Given<'_>) -> Result<Options, SetupError> {
        let default = Options::DEFAULT;
        let yes_or_no = |key, default| given.read(key, default, |value| value.parse().ok());
        Ok(Options {
            mode: given.read("mode", default.mode, word)?,
            amoeba_advance: given.read("amoeba_advance", default.amoeba_advance, word)?,
            finish_check: given.read("finish_check", default.finish_check, word)?,
            first_round_flip: yes_or_no("first_round_flip", default.first_round_flip)?,
            armor_excludes_both: yes_or_no("armor_excludes_both", default.armor_excludes_both)?,
            tentacle_while_clinging: yes_or_no(
                "tentacle_while_clinging",
                default.tentacle_while_clinging,
            )?,
            defense_loss_no_cubes: yes_or_no(
                "defense_loss_no_cubes",
                default.defense_loss_no_cubes,
            )?,
            finish_start: given.read("finish_start", default.finish_start, |value| {
                number(value).filter(|space| (5..=42).contains(space))
            })?,
        })
    }

    /// The options that differ from their default, in the order of the rules.
    pub(super) fn written(self) -> impl Iterator<Item = (&'static str, String)> {
        let values = |options: Options| {
            [
                options.mode.to_string(),
                options.amoeba_advance.to_string(),
                options.finish_check.to_string(),
                options.first_round_flip.to_string(),
                options.armor_excludes_both.to_string(),
                options.tentacle_while_clinging.to_string(),
                options.defense_loss_no_cubes.to_string(),
                options.finish_start.to_string(),
            ]
        };
        let given = OPTIONS.iter().map(|spec| spec.key).zip(values(self));
        given
            .zip(values(Options::DEFAULT))
            .filter(|((_, value), default)| value != default)
            .map(|(option, _)| option)
    }
}

fn word<T: FromStr>(value: &str) -> Option<T> {
    value.parse().ok()
}

/// Colours of the seats and options, as the rules allow them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The colours of each seat: one, or two in `double` and `pair`.
    pub(super) seats: Vec<Colours>,
    pub(super) options: Options,
}

impl crate::Setup for Setup {
    fn read(who: &[&str], options: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let given = Given::new(OPTIONS, options)?;
        let options = Options::read(&given)?;
        let two_only = options.mode != Mode::Standard;
        if two_only && who.len() != 2 && PLAYERS.contains(&who.len()) {
            return Err(SetupError::Refused {
                option: given.spec("mode"),
                rule: "U-17",
                key: "ursuppe-mode-for-two",
            });
        }
        if options.mode == Mode::Standard && who.len() == 2 {
            return Err(SetupError::Refused {
                option: given.spec("mode"),
                rule: "U-6.1",
                key: "ursuppe-two-need-a-mode",
            });
        }
        let seats = match options.mode {
            Mode::Standard => read_colours(who, 3..=6, "U-6.1")?,
            Mode::Dummy => read_colours(who, 2..=2, "U-18.3")?,
            Mode::Double => read_two_colours(who, "U-18.1")?,
            Mode::Pair => read_two_colours(who, "U-18.2")?,
        };
        Ok(Setup { seats, options })
    }

    fn usual_who(players: Option<usize>, options: &[(&str, &str)]) -> Vec<&'static str> {
        let mode = options.iter().find(|(key, _)| *key == "mode");
        let mode = mode.and_then(|(_, value)| value.parse().ok());
        match mode.unwrap_or(Mode::Standard) {
            Mode::Standard => first_of(Colour::WORDS, players.unwrap_or(3)),
            Mode::Dummy => first_of(Colour::WORDS, players.unwrap_or(2)),
            Mode::Double | Mode::Pair => {
                first_of(&["red+yellow", "green+blue"], players.unwrap_or(2))
            }
        }
    }

    fn who(&self) -> Vec<&'static str> {
        self.seats
            .iter()
            .map(|&colours| colour_word(colours))
            .collect()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.written().collect()
    }

    fn is_even(&self) -> bool {
        are_listed(OPTIONS, &self.options())
    }
}

/// The word for the colours of a seat.
pub(super) fn colour_word(colours: Colours) -> &'static str {
    let two = TwoColours::ALL
        .into_iter()
        .find(|two| two.colours() == colours);
    match (two, colours.first()) {
        (Some(two), _) => two.word(),
        (None, Some(colour)) => colour.word(),
        (None, None) => "",
    }
}

/// One colour a seat: of the four, with five and six players of all (U-2.1, U-19).
fn read_colours(
    who: &[&str],
    allowed: RangeInclusive<usize>,
    rule: &'static str,
) -> Result<Vec<Colours>, SetupError> {
    let known = if who.len() > 4 {
        Colour::WORDS
    } else {
        &Colour::WORDS[..4]
    };
    let colours: Vec<Colour> = read_who(who, known, allowed, rule)?;
    let unknown = Seat::all(who.len())
        .zip(who)
        .find(|(_, word)| !known.contains(word));
    if let Some((seat, &found)) = unknown {
        let found = found.to_owned();
        return Err(SetupError::UnknownWho { seat, found, known });
    }
    Ok(colours.into_iter().map(Colours::one).collect())
}

/// Two colours a seat, all four of them (U-18.1, U-18.2).
fn read_two_colours(who: &[&str], rule: &'static str) -> Result<Vec<Colours>, SetupError> {
    let pairs: Vec<TwoColours> = read_who(who, TwoColours::WORDS, 2..=2, rule)?;
    let seats: Vec<Colours> = pairs.iter().map(|two| two.colours()).collect();
    if seats[0].and(seats[1]).len() < 4 {
        return Err(SetupError::SameWho {
            seat: Seat::at(1),
            who: who[1].to_owned(),
        });
    }
    Ok(seats)
}

/// What depends on how many colours are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// How many amoebas a colour has (U-2.2, U-19).
    pub amoebas: u8,
    /// How many start spaces the ladder has (U-6.4, U-19).
    pub start_spaces: u8,
    /// The damage of a first amoeba (U-6.5).
    pub start_damage: u8,
    /// How many cubes Tentacle carries (U-8.4).
    pub cargo: u8,
    /// The BP that phase 4 brings (U-11.1, U-19).
    pub income: u16,
    /// The price of a new amoeba, and with Division Rate (U-11.2, U-18.2).
    pub division_prices: [u16; 2],
}

impl Scale {
    /// The scale of a game with so many colours, of which so many have a marker.
    pub(super) fn of(colours: usize, markers: usize, mode: Mode) -> Scale {
        let many = colours > 4;
        let start_damage = u8::from(colours > 3 && mode != Mode::Pair);
        Scale {
            amoebas: if many { 6 } else { AMOEBAS as u8 },
            start_spaces: if many { 6 } else { markers as u8 },
            start_damage,
            cargo: if colours == 3 { 2 } else { 3 },
            income: if many { 11 } else { 10 },
            division_prices: if mode == Mode::Pair { [4, 3] } else { [6, 4] },
        }
    }
}
