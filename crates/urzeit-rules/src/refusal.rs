//! A refusal is an answer: what is not legal says why, by the rule's number.

use std::{error::Error, fmt};

use crate::{Game, record::GAMES, with_game};

/// Why the rules refuse something.
///
/// As text it is a sentence for developers with the rule's number. People read the sentence that
/// the locales have for its key.
///
/// ```
/// use urzeit_rules::{Game, Genesis, RefusalKind, Refusal, Seat, Setup, genesis};
///
/// let setup = genesis::Setup::read(&["reptile", "human"], &[])?;
/// let refused = Genesis::new(&setup).check(Seat::at(0), "end".parse()?).unwrap_err();
/// assert_eq!(refused.to_string(), "chance decides now: start (G-2.3)");
/// assert_eq!(refused.rule(), "G-2.3");
/// assert_eq!(refused.key(), "genesis-chance-due");
/// assert_eq!(refused.words(), [("due", "start".to_owned())]);
/// assert_eq!(RefusalKind::of(refused.key()), None);
/// assert_eq!(RefusalKind::of("ursuppe-not-your-turn"), Some(RefusalKind::NotYourTurn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Refusal: Copy + PartialEq + Eq + Error + Send + Sync + 'static {
    /// The number of the rule that refuses: `G-3.5`.
    fn rule(self) -> &'static str;

    /// The key of its sentence in the locales: `genesis-occupied`.
    fn key(self) -> &'static str;

    /// What the sentence names, in notation.
    fn words(self) -> Vec<(&'static str, String)>;

    /// The keys of those that mean the same in every game.
    const KINDS: &'static [(&'static str, RefusalKind)];
}

/// A refusal that means the same in every game, so that programs for all games can treat it alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// Another player is asked; the first word says which.
    NotYourTurn,
    /// Chance names something that cannot come, because it is somewhere else.
    NotThere,
}

impl RefusalKind {
    /// The kind of the refusal with this key, in whatever game.
    #[must_use]
    pub fn of(key: &str) -> Option<RefusalKind> {
        fn kinds<G: Game>() -> &'static [(&'static str, RefusalKind)] {
            G::Illegal::KINDS
        }
        let all = GAMES.iter().flat_map(|game| with_game!(*game, kinds()));
        let mut kinds = all.filter(|(known, _)| *known == key);
        kinds.next().map(|(_, kind)| *kind)
    }
}

/// A refusal of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The number of the rule that refuses.
    pub rule: &'static str,
    /// The key of its sentence in the locales.
    pub key: &'static str,
    /// What the sentence names, in notation.
    pub words: Vec<(&'static str, String)>,
    sentence: String,
}

impl<R: Refusal> From<R> for Reason {
    fn from(refusal: R) -> Reason {
        Reason {
            rule: refusal.rule(),
            key: refusal.key(),
            words: refusal.words(),
            sentence: refusal.to_string(),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl Error for Reason {}

/// An invariant of the rules that a position does not keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The number of the rule that is broken.
    pub rule: &'static str,
    /// The key of its sentence in the locales.
    pub key: &'static str,
}

impl Broken {
    /// Complains unless `holds`.
    ///
    /// # Errors
    /// The rule and the key, if it does not hold.
    pub fn unless(holds: bool, rule: &'static str, key: &'static str) -> Result<(), Broken> {
        if holds {
            Ok(())
        } else {
            Err(Broken { rule, key })
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { rule, key } = self;
        write!(f, "the position breaks {rule}: {key}")
    }
}

impl Error for Broken {}

/// Declares the refusals of a game, each once: `Variant { words; more } = "key" as RefusalKind by rule =>
/// "sentence"`. Most are of no [`RefusalKind`].
///
/// `words` are what the sentence of the locales names; `more` only decides on the rule. The
/// sentence here is for developers: it is the variant's documentation and, with the rule's
/// number, its text.
macro_rules! refusals {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $variant:ident
                $( { $($word:ident: $type:ty),+ $(; $more:ident: $more_type:ty)? } )?
                = $key:literal $(as $kind:ident)? by $rule:expr => $sentence:literal,
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the sentence of a variant says what its fields are")]
        pub enum $name {
            $( #[doc = $sentence] $variant $( { $($word: $type,)+ $($more: $more_type)? } )?, )+
        }

        #[allow(unused_variables, reason = "not every rule and sentence depends on all fields")]
        impl $crate::Refusal for $name {
            const KINDS: &'static [(&'static str, $crate::refusal::RefusalKind)] =
                &[ $( $( ($key, $crate::refusal::RefusalKind::$kind), )? )+ ];

            fn rule(self) -> &'static str {
                match self {
                    $( $name::$variant $( { $($word,)+ $($more)? } )? => $rule, )+
                }
            }

            fn key(self) -> &'static str {
                match self {
                    $( $name::$variant { .. } => $key, )+
                }
            }

            fn words(self) -> Vec<(&'static str, String)> {
                match self {
                    $( $name::$variant $( { $($word,)+ .. } )? => {
                        vec![ $( $( (stringify!($word), $word.to_string()), )+ )? ]
                    } )+
                }
            }
        }

        #[allow(unused_variables, reason = "not every sentence names all fields")]
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $( $name::$variant $( { $($word,)+ $($more)? } )? => write!(f, $sentence), )+
                }?;
                write!(f, " ({})", $crate::Refusal::rule(*self))
            }
        }

        impl std::error::Error for $name {}
    };
}
pub(crate) use refusals;
