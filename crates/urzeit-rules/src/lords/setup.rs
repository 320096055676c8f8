//! What the players agree on: colours and options (L-1.1, L-12).

use std::ops::RangeInclusive;

use super::contents::{CARDS_VALUES, DeckCards, MARKERS_VALUES, Markers};
use crate::{
    OptionSpec, SetupError,
    notation::{number, words},
    setup::{Given, are_listed, first_of, read_who},
};

/// Two to five play (L-1.1).
pub const PLAYERS: RangeInclusive<usize> = 2..=5;
/// The most players.
pub const MAX_PLAYERS: usize = *PLAYERS.end();

/// The variants, in the order of the rules.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        key: "deck",
        values: Deck::WORDS,
        rule: "L-11.2",
    },
    OptionSpec {
        key: "knowledge",
        values: Knowledge::WORDS,
        rule: "L-11.1",
    },
    OptionSpec {
        key: "random_end",
        values: RandomEnd::WORDS,
        rule: "L-9.1",
    },
    OptionSpec {
        key: "board",
        values: BoardOption::WORDS,
        rule: "L-11.3",
    },
    OptionSpec {
        key: "turn_order",
        values: TurnOrder::WORDS,
        rule: "L-4.5",
    },
    OptionSpec {
        key: "tie_break",
        values: TieBreak::WORDS,
        rule: "L-4.5",
    },
    OptionSpec {
        key: "keep_mode",
        values: KeepMode::WORDS,
        rule: "L-3.2",
    },
    OptionSpec {
        key: "doubles",
        values: Doubles::WORDS,
        rule: "L-7.2.8",
    },
    OptionSpec {
        key: "advance",
        values: Advance::WORDS,
        rule: "L-7.2.7",
    },
    OptionSpec {
        key: "sea_link",
        values: SeaLink::WORDS,
        rule: "L-7.5",
    },
    OptionSpec {
        key: "people_per_player",
        values: &["50", "1…999"],
        rule: "L-1.3",
    },
    OptionSpec {
        key: "altars_per_player",
        values: &["10", "0…999"],
        rule: "L-1.3",
    },
    OptionSpec {
        key: "markers",
        values: MARKERS_VALUES,
        rule: "L-1.3",
    },
    OptionSpec {
        key: "cards",
        values: CARDS_VALUES,
        rule: "L-1.3",
    },
];

words! {
    /// The colour of a player's pieces (L-1.1).
    pub enum Colour: "colour" {
        /// Rot.
        Red = "red",
        /// Blau.
        Blue = "blue",
        /// Grün.
        Green = "green",
        /// Gelb.
        Yellow = "yellow",
        /// Orange.
        Orange = "orange",
    }
}

words! {
    /// How many cards there are (L-11.2).
    pub enum Deck: "deck" {
        /// Both decks.
        Double = "double",
        /// One of the two.
        Single = "single",
    }
}

words! {
    /// How the cards are dealt (L-11.1).
    pub enum Knowledge: "knowledge" {
        /// Seven each, the rest is drawn during the game.
        Normal = "normal",
        /// All of them before the game.
        Full = "full",
    }
}

words! {
    /// What may end the game before the last cards are played (L-9.1, L-11.4).
    pub enum RandomEnd: "random-end" {
        /// Identical cards.
        Identical = "identical",
        /// Nothing.
        Off = "off",
        /// A die after each of the last rounds.
        Die = "die",
    }
}

words! {
    /// The world (L-11.3).
    pub enum BoardOption: "board-option" {
        /// All 91 hexes are laid.
        Full91 = "full91",
        /// The edge is desert, the other 61 are laid.
        Olympus61 = "olympus61",
    }
}

words! {
    /// Which values come first (L-4.5).
    pub enum TurnOrder: "turn-order" {
        /// The low ones.
        LowFirst = "low_first",
        /// The high ones.
        HighFirst = "high_first",
    }
}

words! {
    /// What decides between equal values (L-4.5).
    pub enum TieBreak: "tie-break" {
        /// The rank of the terrain, then chance.
        RankThenDice = "rank_then_dice",
        /// Chance alone.
        DiceOnly = "dice_only",
    }
}

words! {
    /// What a kept marker is for (L-3.2).
    pub enum KeepMode: "keep-mode" {
        /// It can be laid later; three at a time.
        Hand3 = "hand3",
        /// It is set aside for good; three in the whole phase.
        Refuse3 = "refuse3",
    }
}

words! {
    /// What the attacker's doubles mean beside the end of the turn (L-7.2.8).
    pub enum Doubles: "doubles" {
        /// Hits count.
        HitsCount = "hits_count",
        /// Nobody loses anything.
        AttackFails = "attack_fails",
    }
}

words! {
    /// How many enter a hex that an attack has emptied (L-7.2.7).
    pub enum Advance: "advance" {
        /// One or more.
        Mandatory = "mandatory",
        /// As many as the player likes, also nobody.
        Optional = "optional",
        /// One.
        ExactlyOne = "exactly_one",
    }
}

words! {
    /// Which hexes are linked across a sea hex (L-7.5).
    pub enum SeaLink: "sea-link" {
        /// Those that are both next to it.
        Common = "common",
        /// Those that are opposite each other.
        Straight = "straight",
    }
}

/// The options of a game (L-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many cards there are.
    pub deck: Deck,
    /// How the cards are dealt.
    pub knowledge: Knowledge,
    /// What may end the game early.
    pub random_end: RandomEnd,
    /// The world.
    pub board: BoardOption,
    /// Which values come first.
    pub turn_order: TurnOrder,
    /// What decides between equal values.
    pub tie_break: TieBreak,
    /// What a kept marker is for.
    pub keep_mode: KeepMode,
    /// What doubles mean.
    pub doubles: Doubles,
    /// How many advance.
    pub advance: Advance,
    /// Which hexes are linked across sea.
    pub sea_link: SeaLink,
    /// People markers of each player.
    pub people_per_player: u16,
    /// Altars of each player.
    pub altars_per_player: u16,
    /// The terrain markers of the box.
    pub markers: Markers,
    /// The cards of one deck of the box.
    pub cards: DeckCards,
}

/// Colours of the seats and options, as the rules allow them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(super) colours: Vec<Colour>,
    pub(super) options: Options,
}

impl RandomEnd {
    /// L-11.1.4: the random end is off by default where all cards are known from the start.
    const fn default(knowledge: Knowledge) -> RandomEnd {
        match knowledge {
            Knowledge::Normal => RandomEnd::Identical,
            Knowledge::Full => RandomEnd::Off,
        }
    }
}

impl Options {
    fn read(given: &Given<'_>) -> Result<Options, SetupError> {
        let people = |value: &str| number(value).filter(|count| (1..=999).contains(count));
        let altars = |value: &str| number(value).filter(|count| (0..=999).contains(count));
        let knowledge = given.read("knowledge", Knowledge::Normal, |value| value.parse().ok())?;
        Ok(Options {
            deck: given.read("deck", Deck::Double, |value| value.parse().ok())?,
            knowledge,
            random_end: given.read("random_end", RandomEnd::default(knowledge), |value| {
                value.parse().ok()
            })?,
            board: given.read("board", BoardOption::Full91, |value| value.parse().ok())?,
            turn_order: given.read("turn_order", TurnOrder::LowFirst, |value| {
                value.parse().ok()
            })?,
            tie_break: given.read("tie_break", TieBreak::RankThenDice, |value| {
                value.parse().ok()
            })?,
            keep_mode: given.read("keep_mode", KeepMode::Hand3, |value| value.parse().ok())?,
            doubles: given.read("doubles", Doubles::HitsCount, |value| value.parse().ok())?,
            advance: given.read("advance", Advance::Mandatory, |value| value.parse().ok())?,
            sea_link: given.read("sea_link", SeaLink::Common, |value| value.parse().ok())?,
            people_per_player: given.read("people_per_player", 50, people)?,
            altars_per_player: given.read("altars_per_player", 10, altars)?,
            markers: given.read("markers", Markers::default(), |value| value.parse().ok())?,
            cards: given.read("cards", DeckCards::default(), |value| value.parse().ok())?,
        })
    }

    /// Those that differ from their default, in the order of the rules.
    pub(super) fn written(&self) -> impl Iterator<Item = (&'static str, String)> {
        let default = OPTIONS.iter().map(|spec| match spec.key {
            "random_end" => RandomEnd::default(self.knowledge).word(),
            _ => spec.values[0],
        });
        let values = [
            self.deck.to_string(),
            self.knowledge.to_string(),
            self.random_end.to_string(),
            self.board.to_string(),
            self.turn_order.to_string(),
            self.tie_break.to_string(),
            self.keep_mode.to_string(),
            self.doubles.to_string(),
            self.advance.to_string(),
            self.sea_link.to_string(),
            self.people_per_player.to_string(),
            self.altars_per_player.to_string(),
            self.markers.to_string(),
            self.cards.to_string(),
        ];
        let keys = OPTIONS.iter().map(|spec| spec.key);
        keys.zip(values)
            .zip(default)
            .filter(|((_, value), default)| value != default)
            .map(|(option, _)| option)
    }
}

impl crate::Setup for Setup {
    fn read(who: &[&str], options: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let colours = read_who(who, Colour::WORDS, PLAYERS, "L-1.1")?;
        let options = Options::read(&Given::new(OPTIONS, options)?)?;
        options.suffice(colours.len())?;
        Ok(Setup { colours, options })
    }

    fn usual_who(players: Option<usize>, _: &[(&str, &str)]) -> Vec<&'static str> {
        first_of(Colour::WORDS, players.unwrap_or(*PLAYERS.start()))
    }

    fn who(&self) -> Vec<&'static str> {
        self.colours.iter().map(|colour| colour.word()).collect()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.options.written().collect()
    }

    fn is_even(&self) -> bool {
        are_listed(OPTIONS, &self.options())
    }
}
