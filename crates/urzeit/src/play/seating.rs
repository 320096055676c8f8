//! The people and computer players in the seats.

use urzeit_players::Level;
use urzeit_rules::Seat;

use crate::{
    failure::Failure,
    text::{Text, harmless},
};

/// The people and computer players, as they are said at the command line.
pub(crate) struct Party {
    /// How many people play.
    pub(crate) people: u8,
    /// Where the first of them sits, counted from 1; the others follow.
    pub(crate) seat: u8,
    /// Their names, as far as they have some.
    pub(crate) names: Vec<String>,
    /// The levels of the computer players, with commas between them.
    pub(crate) against: Option<String>,
}

/// A person or computer player in a seat.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Sits {
    /// A person, with a name or without.
    Person(String),
    /// A computer player.
    Computer(Level),
}

impl Party {
    /// How many the party is at least.
    pub(super) fn least(&self, text: &Text) -> Result<usize, Failure> {
        Ok(usize::from(self.people) + self.levels(text)?.len())
    }

    /// The person or computer player in each of so many seats. The last level that was named is that of all
    /// computer players that are left.
    pub(super) fn seated(&self, players: usize, text: &Text) -> Result<Vec<Sits>, Failure> {
        let levels = self.levels(text)?;
        let people = usize::from(self.people);
        let wrong = |key, count: usize, most: usize| {
            let words = [("count", count.into()), ("most", most.into())];
            Err(Failure::Called(text.say_with(key, &words)))
        };
        if people + levels.len() > players {
            return wrong("play-too-many", people + levels.len(), players);
        }
        if usize::from(self.seat) > players {
            return wrong("play-no-seat", self.seat.into(), players);
        }
        if self.names.len() > people {
            return wrong("play-too-many-names", self.names.len(), people);
        }
        let usual = levels.last().copied().unwrap_or(Level::Medium);
        let mut levels = levels.into_iter();
        let mut sits: Vec<_> = Seat::all(players).map(|_| None).collect();
        for person in 0..people {
            let name = self.names.get(person).map_or("", String::as_str);
            // Records separate words by one space; people need not know that.
            let name: Vec<_> = name.split_whitespace().collect();
            let place = (usize::from(self.seat) - 1 + person) % players;
            sits[place] = Some(Sits::Person(name.join(" ")));
        }
        let seated = sits.into_iter().map(|sits| {
            let mut computer = || Sits::Computer(levels.next().unwrap_or(usual));
            sits.unwrap_or_else(&mut computer)
        });
        Ok(seated.collect())
    }

    fn levels(&self, text: &Text) -> Result<Vec<Level>, Failure> {
        let Some(against) = &self.against else {
            return Ok(Vec::new());
        };
        let levels = against.split(',').map(|word| {
            word.trim().parse().map_err(|_| {
                let levels = Level::ALL.map(Level::name);
                let words = [
                    ("found", harmless(word).into()),
                    ("known", text.all_of(&levels).into()),
                ];
                Failure::Called(text.say_with("play-unknown-level", &words))
            })
        });
        levels.collect()
    }
}
