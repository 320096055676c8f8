//! The chance that is due, as it is put together: die by die, card by card.

use urzeit_rules::{Due as _, Game, Genesis, genesis};
use urzeit_table::fair::Stream;

use super::rolls::Rolled;
use crate::order::order_by;

/// What can come out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AskedChance {
    /// Its first word.
    pub(crate) kind: &'static str,
    /// What all outcomes begin with: `draw 2`.
    pub(crate) beginning: String,
    way: Way,
}

/// How an outcome is put together.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Way {
    /// One of these, part by part.
    Parts(Vec<Vec<String>>),
    /// This many of these, in any order.
    Some {
        size: usize,
        /// Each with how many there are, in the order of the notation.
        pile: Vec<(String, usize)>,
    },
    /// Each of these rolls a die, the highest first.
    Rolls {
        /// In the order of the notation.
        players: Vec<String>,
        /// All that can come of it, for those who type it.
        outcomes: Vec<String>,
    },
    /// All at once.
    Whole,
}

impl AskedChance {
    /// What is due in this position, if its outcomes can be listed.
    pub(crate) fn of<G: Game>(position: &G) -> Option<AskedChance> {
        let due = position.due()?;
        let kind = due.kind();
        let outcomes = due.outcomes().unwrap_or_default();
        let outcomes: Vec<String> = outcomes.iter().map(ToString::to_string).collect();
        // A card of the environment is one thing, though it has two words.
        let last = if kind == "environment" { 2 } else { 1 };
        let beginning = in_common(&outcomes, last).unwrap_or_else(|| kind.to_owned());
        let parts = |outcome: &String| {
            let rest = outcome[beginning.len()..].trim();
            match kind {
                "environment" => vec![rest.to_owned()],
                _ => rest.split(' ').map(str::to_owned).collect(),
            }
        };
        let way = if outcomes.is_empty() {
            Way::Whole
        } else {
            Way::Parts(outcomes.iter().map(parts).collect())
        };
        Some(AskedChance {
            kind,
            beginning,
            way,
        })
    }

    /// This many things from a pile, in any order: there are too many outcomes to list.
    pub(crate) fn from_pile(
        kind: &'static str,
        beginning: String,
        size: usize,
        pile: Vec<(String, usize)>,
    ) -> AskedChance {
        let way = Way::Some { size, pile };
        AskedChance {
            kind,
            beginning,
            way,
        }
    }

    /// One of these.
    pub(crate) fn one_of(kind: &'static str, beginning: String, all: Vec<String>) -> AskedChance {
        let way = Way::Parts(all.into_iter().map(|one| vec![one]).collect());
        AskedChance {
            kind,
            beginning,
            way,
        }
    }

    /// Dice that put these players in order, or name the first of them: `start`. The outcomes are all
    /// that can come of it.
    pub(crate) fn by_dice(
        kind: &'static str,
        players: Vec<String>,
        outcomes: Vec<String>,
    ) -> AskedChance {
        AskedChance {
            kind,
            beginning: kind.to_owned(),
            way: Way::Rolls { players, outcomes },
        }
    }

    /// What its parts are: dice, where dice decide about something else.
    pub(super) fn parts(&self) -> &'static str {
        match self.way {
            Way::Rolls { .. } => "die",
            _ => self.kind,
        }
    }

    /// How many parts an outcome has that begins so; none, if it has to be typed.
    pub(super) fn len(&self, chosen: &[String]) -> usize {
        match &self.way {
            Way::Parts(outcomes) => outcomes.iter().map(Vec::len).max().unwrap_or(0),
            Way::Some { size, .. } => *size,
            Way::Rolls { .. } => self.rolled(chosen).rollers.len(),
            Way::Whole => 0,
        }
    }

    /// The player who rolls the die at this place, where several do.
    pub(super) fn roller(&self, chosen: &[String], place: usize) -> Option<String> {
        let Way::Rolls { players, .. } = &self.way else {
            return None;
        };
        let roller = *self.rolled(chosen).rollers.get(place)?;
        players.get(roller).cloned()
    }

    fn rolled(&self, chosen: &[String]) -> Rolled {
        let Way::Rolls { players, .. } = &self.way else {
            return Rolled::default();
        };
        let pips: Vec<u8> = chosen.iter().filter_map(|die| die.parse().ok()).collect();
        Rolled::of(players.len(), &pips, self.kind == "start")
    }

    /// What can come next.
    pub(super) fn next(&self, chosen: &[String]) -> Vec<String> {
        match &self.way {
            Way::Parts(outcomes) => {
                let fitting = outcomes.iter().filter(|parts| parts.starts_with(chosen));
                let mut next = Vec::new();
                for part in fitting.filter_map(|parts| parts.get(chosen.len())) {
                    if !next.contains(part) {
                        next.push(part.clone());
                    }
                }
                next
            }
            Way::Some { size, .. } if chosen.len() == *size => Vec::new(),
            Way::Some { pile, .. } => {
                let taken = |card: &String| chosen.iter().filter(|one| *one == card).count();
                let left = pile.iter().filter(|(card, count)| taken(card) < *count);
                left.map(|(card, _)| card.clone()).collect()
            }
            Way::Rolls { .. } if self.rolled(chosen).order.is_some() => Vec::new(),
            Way::Rolls { .. } => (1..=6).map(|pips: u8| pips.to_string()).collect(),
            Way::Whole => Vec::new(),
        }
    }

    /// The outcome, as soon as only one is left.
    pub(super) fn outcome(&self, chosen: &[String]) -> Option<String> {
        let parts = match &self.way {
            Way::Parts(_) if chosen.is_empty() => return None,
            Way::Parts(outcomes) => {
                let mut fitting = outcomes.iter().filter(|parts| parts.starts_with(chosen));
                let only = fitting.next()?;
                fitting.next().is_none().then(|| only.join(" "))?
            }
            Way::Some { size, .. } if chosen.len() < *size => return None,
            Way::Some { pile, .. } => {
                let place = |card: &String| pile.iter().position(|(one, _)| one == card);
                let mut cards = chosen.to_vec();
                order_by(&mut cards, place);
                cards.join(" ")
            }
            Way::Rolls { players, .. } => {
                let order = self.rolled(chosen).order?.into_iter();
                let order: Vec<_> = order.map(|player| &*players[player]).collect();
                order.join(" ")
            }
            Way::Whole => return None,
        };
        Some(format!("{} {parts}", self.beginning))
    }

    /// A hand as it is typed, card by card: every line that it can be continued to, and whether
    /// that is all of it. Beginnings of words are enough.
    pub(crate) fn hands(&self, typed: &str) -> Option<Vec<(String, bool)>> {
        let Way::Some { size, .. } = &self.way else {
            return None;
        };
        let typed = self.without_beginning(typed);
        let mut words: Vec<_> = typed.split(' ').filter(|word| !word.is_empty()).collect();
        let last = if typed.ends_with(' ') {
            ""
        } else {
            words.pop().unwrap_or_default()
        };
        let mut chosen = Vec::new();
        for word in words {
            match self.meant(word, &chosen)[..] {
                [ref card] => chosen.push(card.clone()),
                _ => return Some(Vec::new()),
            }
        }
        let whole = chosen.len() + 1 == *size;
        let cards = self.meant(last, &chosen).into_iter();
        let lines = cards.map(|card| {
            let cards = [&*chosen, &[card]].concat().join(" ");
            (format!("{} {cards}", self.beginning), whole)
        });
        Some(lines.collect())
    }

    /// The cards that can come next and begin like this word.
    fn meant(&self, word: &str, chosen: &[String]) -> Vec<String> {
        let word = word.to_lowercase();
        let mut next = self.next(chosen);
        next.retain(|card| card.starts_with(&word));
        next
    }

    fn without_beginning<'a>(&self, typed: &'a str) -> &'a str {
        let typed = typed.trim_start_matches(['*', ' ']);
        let rest = typed.strip_prefix(&self.beginning);
        // A `d` may be the beginning of `deal`.
        let rest = rest.or_else(|| self.beginning.starts_with(typed).then_some(""));
        rest.map_or(typed, str::trim_start)
    }

    /// All outcomes, for completion; where they cannot be counted, how they begin.
    pub(crate) fn outcomes(&self) -> Vec<String> {
        match &self.way {
            Way::Parts(outcomes) => {
                let outcomes = outcomes.iter().map(|parts| parts.join(" "));
                outcomes
                    .map(|outcome| format!("{} {outcome}", self.beginning))
                    .collect()
            }
            Way::Rolls { outcomes, .. } => outcomes.clone(),
            Way::Some { .. } | Way::Whole => Vec::new(),
        }
    }
}

/// The words that all of these begin with, without so many last ones of each.
fn in_common(outcomes: &[String], last: usize) -> Option<String> {
    let mut outcomes = outcomes.iter().map(|outcome| outcome.split(' '));
    let mut common: Vec<_> = outcomes.next()?.collect();
    common.truncate(common.len().saturating_sub(last));
    for outcome in outcomes {
        let same = common
            .iter()
            .zip(outcome)
            .take_while(|(one, other)| *one == other);
        common.truncate(same.count());
    }
    Some(common.join(" "))
}

/// An outcome as it is typed, with what all begin with: that need not be typed.
pub(crate) fn completed(asked: &AskedChance, typed: &str) -> String {
    let typed = typed.trim_start_matches('*').trim();
    // Where cards are typed by their beginnings, the only hand that fits is meant.
    if let Some([(hand, true)]) = asked.hands(typed).as_deref() {
        let cards = asked.without_beginning(hand).split(' ');
        let cards: Vec<_> = cards.map(str::to_owned).collect();
        return asked.outcome(&cards).unwrap_or_else(|| hand.clone());
    }
    if typed.split(' ').next() == Some(asked.kind) {
        typed.to_owned()
    } else {
        format!("{} {typed}", asked.beginning)
    }
}

/// A random board of Genesis: nobody lays it out by hand.
pub(super) fn drawn_board() -> Option<String> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    let mut stream = Stream::new(&seed, Genesis::NAME, 1, &[]);
    Some(genesis::Due::Board.sample(&mut stream).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two islands, one hill and two woods are left.
    fn hand() -> AskedChance {
        let pile = [
            ("island1", 2),
            ("island2", 1),
            ("hills5", 1),
            ("forest3", 2),
        ];
        AskedChance {
            kind: "deal",
            beginning: "deal 2".to_owned(),
            way: Way::Some {
                size: 3,
                pile: pile.map(|(card, count)| (card.to_owned(), count)).into(),
            },
        }
    }

    #[test]
    fn a_hand_is_completed_card_by_card() {
        let lines = |typed: &str| -> Vec<String> {
            let hands = hand().hands(typed).unwrap_or_default();
            hands.into_iter().map(|(line, _)| line).collect()
        };
        for all in ["", "d", "deal", "deal 2", "* deal 2 "] {
            assert_eq!(lines(all).len(), 4, "{all}");
        }
        let islands = ["deal 2 island1", "deal 2 island2"];
        assert_eq!(lines("is"), islands);
        assert_eq!(lines("deal 2 IS"), islands);
        // There is one of those; the beginning of a word is enough where it is the only one.
        assert_eq!(lines("hi h"), Vec::<String>::new());
        assert_eq!(lines("hi f"), ["deal 2 hills5 forest3"]);
        assert_eq!(lines("is hi "), Vec::<String>::new(), "which island?");
    }

    /// L-2.4, L-4.5: dice that are clicked become the outcome that the record has.
    #[test]
    fn dice_become_an_order() {
        let seats = |seats: &[&str]| -> Vec<String> { seats.iter().map(|&s| s.into()).collect() };
        let order = AskedChance::by_dice("order", seats(&["2", "3", "5"]), Vec::new());
        assert_eq!((order.parts(), order.next(&[]).len()), ("die", 6));
        assert_eq!(order.roller(&[], 2).as_deref(), Some("5"));
        let tied = seats(&["4", "6", "4"]);
        assert_eq!((order.outcome(&tied), order.len(&tied)), (None, 5));
        assert_eq!(order.roller(&tied, 3).as_deref(), Some("2"));
        let rolled = seats(&["4", "6", "4", "2", "3"]);
        assert_eq!(order.outcome(&rolled).as_deref(), Some("order 3 5 2"));
        assert_eq!(order.next(&rolled), Vec::<String>::new());
        let start = AskedChance::by_dice("start", seats(&["1", "2", "3"]), Vec::new());
        let outcome = start.outcome(&seats(&["2", "5", "2"]));
        assert_eq!(outcome.as_deref(), Some("start 2"));
    }

    #[test]
    fn the_last_card_makes_it_whole() {
        let hands = hand().hands("hills5 forest3 f").unwrap_or_default();
        assert_eq!(hands, [("deal 2 hills5 forest3 forest3".to_owned(), true)]);
        assert_eq!(
            completed(&hand(), "f3 h island2"),
            "deal 2 f3 h island2",
            "no card begins with f3",
        );
        assert_eq!(
            completed(&hand(), "forest3 h island2"),
            "deal 2 island2 hills5 forest3",
        );
    }
}
