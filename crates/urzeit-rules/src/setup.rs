//! What is agreed before a game: who sits where, and the options.

use std::{error::Error, fmt, ops::RangeInclusive, str::FromStr};

use crate::Seat;

/// A setup that the rules allow.
///
/// ```
/// use urzeit_rules::{Setup, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[("ties", "players")])?;
/// assert_eq!(setup.who(), ["reptile", "human"]);
/// assert_eq!(setup.options(), [("ties", "players".to_owned())]);
///
/// let refused = genesis::Setup::read(&["reptile"], &[]).unwrap_err();
/// assert_eq!(refused.to_string(), "2 to 4 can play, not 1 (G-2.1)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Setup: Clone + PartialEq + Eq + Send + Sync + fmt::Debug + 'static {
    /// Reads a setup from the words of a record's header: who sits in each seat, and options
    /// with their values.
    ///
    /// # Errors
    /// What the rules do not allow.
    fn read(who: &[&str], options: &[(&str, &str)]) -> Result<Self, SetupError>;

    /// What each seat plays if nobody chooses: so many seats, or as many as are usual with these options.
    /// Whether that many can play is for [`Setup::read`] to say.
    fn usual_who(players: Option<usize>, options: &[(&str, &str)]) -> Vec<&'static str>;

    /// What each seat plays.
    fn who(&self) -> Vec<&'static str>;

    /// The options that differ from their default, in the order of the rules.
    fn options(&self) -> Vec<(&'static str, String)>;

    /// Is no seat better by what somebody has thought out: a board, numbers, or who begins? Only chance and the
    /// options that the rules list decide then.
    fn is_even(&self) -> bool;
}

/// An option of a game.
///
/// ```
/// use urzeit_rules::{Game, Genesis};
///
/// let ties = Genesis::OPTIONS.iter().find(|option| option.key == "ties").unwrap();
/// assert_eq!((ties.values[0], ties.rule), ("herds", "G-5.10"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name.
    pub key: &'static str,
    /// The values it can have or the form they take, the default first.
    pub values: &'static [&'static str],
    /// The rule that defines it.
    pub rule: &'static str,
}

/// A named set of options; a record writes the options, not the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What differs from the defaults.
    pub options: &'static [(&'static str, &'static str)],
}

/// Why a setup is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Too few or too many players.
    Players {
        /// How many there are.
        found: usize,
        /// How many there may be.
        allowed: RangeInclusive<usize>,
        /// The rule that says so.
        rule: &'static str,
    },
    /// A seat is something that nobody can be in this game.
    UnknownWho {
        /// Where.
        seat: Seat,
        /// What stands there.
        found: String,
        /// What may stand there.
        known: &'static [&'static str],
    },
    /// Two seats are the same.
    SameWho {
        /// The second of them.
        seat: Seat,
        /// What both are.
        who: String,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name given.
        key: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// An option stands twice.
    OptionTwice {
        /// Its name.
        key: String,
    },
    /// An option cannot have this value.
    Value {
        /// The option.
        option: OptionSpec,
        /// The value given.
        found: String,
    },
    /// An option gives too few of something. The rule is the option's.
    TooFew {
        /// The option.
        option: OptionSpec,
        /// The key of the sentence in the locales that says of what.
        key: &'static str,
        /// What it is that there are too few of, where the sentence names it.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        needed: usize,
    },
    /// An option has a value that the rules refuse for a reason of their own.
    Refused {
        /// The option.
        option: OptionSpec,
        /// The rule that refuses.
        rule: &'static str,
        /// The key of its sentence in the locales.
        key: &'static str,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players {
                found,
                allowed,
                rule,
            } => {
                let (least, most) = (allowed.start(), allowed.end());
                write!(f, "{least} to {most} can play, not {found} ({rule})")
            }
            SetupError::UnknownWho { seat, found, known } => {
                write!(f, "seat {seat} cannot be {found:?}: {}", known.join(", "))
            }
            SetupError::SameWho { seat, who } => write!(f, "seat {seat}: somebody else is {who:?}"),
            SetupError::UnknownOption { key, known } => {
                write!(f, "no option {key:?}: {}", known.join(", "))
            }
            SetupError::OptionTwice { key } => write!(f, "option {key:?} stands twice"),
            SetupError::Value { option, found } => {
                let OptionSpec { key, values, rule } = option;
                let values = values.join(", ");
                write!(f, "option {key:?} cannot be {found:?}: {values} ({rule})")
            }
            SetupError::TooFew {
                option,
                what,
                found,
                needed,
                ..
            } => {
                let OptionSpec { key, rule, .. } = option;
                write!(
                    f,
                    "option {key:?} has {found} of {what}, not {needed} ({rule})"
                )
            }
            SetupError::Refused { option, rule, key } => {
                write!(f, "option {:?} is refused by {rule}: {key}", option.key)
            }
        }
    }
}

impl Error for SetupError {}

/// The options that somebody gave, looked up by name.
pub(crate) struct Given<'a> {
    specs: &'static [OptionSpec],
    options: &'a [(&'a str, &'a str)],
}

impl<'a> Given<'a> {
    /// Makes sure that every option exists and stands once.
    pub(crate) fn new(
        specs: &'static [OptionSpec],
        options: &'a [(&'a str, &'a str)],
    ) -> Result<Given<'a>, SetupError> {
        for (place, &(key, _)) in options.iter().enumerate() {
            if !specs.iter().any(|spec| spec.key == key) {
                return Err(SetupError::UnknownOption {
                    key: key.to_owned(),
                    known: specs.iter().map(|spec| spec.key).collect(),
                });
            }
            if options[..place].iter().any(|&(earlier, _)| earlier == key) {
                return Err(SetupError::OptionTwice {
                    key: key.to_owned(),
                });
            }
        }
        Ok(Given { specs, options })
    }

    /// The value of an option as `read` understands it; the default if it was not given.
    pub(crate) fn read<T>(
        &self,
        key: &str,
        default: T,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SetupError> {
        let Some(&(_, value)) = self.options.iter().find(|(given, _)| *given == key) else {
            return Ok(default);
        };
        read(value).ok_or_else(|| SetupError::Value {
            option: self.spec(key),
            found: value.to_owned(),
        })
    }

    /// The description of an option of this game.
    pub(crate) fn spec(&self, key: &str) -> OptionSpec {
        *self
            .specs
            .iter()
            .find(|spec| spec.key == key)
            .expect("the rules ask only for options they list")
    }
}

/// Has each of these options a value that the rules list, and none that somebody has thought out?
pub(crate) fn are_listed(specs: &[OptionSpec], options: &[(&'static str, String)]) -> bool {
    options.iter().all(|(key, value)| {
        let mut specs = specs.iter();
        specs.any(|spec| spec.key == *key && spec.values.contains(&&**value))
    })
}

/// More players than any of the games allows. A caller who asks for more is told the same, without making
/// room for all of them first.
const TOO_MANY: usize = 100;

/// The first of all who can sit there; from the first again, if they are fewer.
pub(crate) fn first_of(all: &'static [&'static str], players: usize) -> Vec<&'static str> {
    let players = players.min(TOO_MANY);
    all.iter().copied().cycle().take(players).collect()
}

/// Reads who sits where: as many as may play, each somebody else.
pub(crate) fn read_who<T: FromStr + PartialEq>(
    who: &[&str],
    known: &'static [&'static str],
    allowed: RangeInclusive<usize>,
    rule: &'static str,
) -> Result<Vec<T>, SetupError> {
    if !allowed.contains(&who.len()) {
        return Err(SetupError::Players {
            found: who.len(),
            allowed,
            rule,
        });
    }
    let mut seated = Vec::new();
    for (seat, word) in Seat::all(who.len()).zip(who) {
        let found = || (*word).to_owned();
        let one = word.parse().map_err(|_| SetupError::UnknownWho {
            seat,
            found: found(),
            known,
        })?;
        if seated.contains(&one) {
            return Err(SetupError::SameWho { seat, who: found() });
        }
        seated.push(one);
    }
    Ok(seated)
}
