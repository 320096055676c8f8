//! Somebody who follows a table, whatever way what is told comes: what was told and shown so far, whether it
//! fits together, and what the table asks for.

use std::collections::BTreeMap;

use rand::Rng;
use urzeit_rules::{Choices as _, Game, Seat, with_game};
use urzeit_table::{
    ActionText, Awaits, Told, Wish,
    followed::astray,
    messages::{Events, Now},
};

/// What somebody was told.
#[derive(Default, Debug)]
pub struct Follower {
    told: Vec<Told>,
    shown: BTreeMap<u64, Now>,
}

impl Follower {
    /// How many events are known.
    #[must_use]
    pub fn known(&self) -> u64 {
        self.told.len() as u64
    }

    /// What was told of each event, from the first on.
    #[must_use]
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// Where the game stood after so many events, as it was shown last.
    #[must_use]
    pub fn shown(&self) -> &BTreeMap<u64, Now> {
        &self.shown
    }

    /// Where the game stands.
    #[must_use]
    pub fn now(&self) -> Option<&Now> {
        self.shown.get(&self.known())
    }

    /// Events come. Says how many of them were known before.
    ///
    /// # Errors
    /// If some are missing, or something is told or shown that was told or shown otherwise before.
    pub fn hear(&mut self, events: Events) -> Result<usize, String> {
        let Events { first, told, now } = events;
        let known = self.known();
        if first > known {
            return Err(format!("knows {known} events and is told from {first} on"));
        }
        if first + told.len() as u64 != now.number {
            let count = told.len();
            return Err(format!(
                "is told {count} events from {first} on, up to {}",
                now.number
            ));
        }
        let mut again = 0;
        for (number, told) in (first as usize..).zip(told) {
            match self.told.get(number) {
                None => self.told.push(told),
                Some(before) if *before == told => again += 1,
                Some(before) => {
                    return Err(format!("is told {number} in two ways: {before}, {told}"));
                }
            }
        }
        match self.shown.get(&now.number) {
            Some(before) if timeless(before) != timeless(&now) => {
                return Err(format!("is shown two stories: {before:?}, {now:?}"));
            }
            _ => self.shown.insert(now.number, now),
        };
        Ok(again)
    }

    /// Does somebody who goes by nothing but what is told come to all that was shown? The game begins with
    /// this head of a record.
    ///
    /// # Errors
    /// Where not.
    pub fn follows(&self, header: &str) -> Result<(), String> {
        let shown = self.shown.iter();
        let shown = shown.map(|(number, now)| (*number, &*now.view));
        match astray(header, &self.told, shown) {
            None => Ok(()),
            Some(number) => Err(format!("is astray after {number} events")),
        }
    }
}

/// Clocks go on: what they show is not compared.
#[must_use]
pub fn timeless(now: &Now) -> Now {
    Now {
        left: Vec::new(),
        first: Vec::new(),
        ..now.clone()
    }
}

/// Is this seat asked for a choice?
#[must_use]
pub fn is_asked(now: &Now, seat: Seat) -> bool {
    matches!(now.awaits, Awaits::Choices(seats) if seats.contains(seat))
}

/// What a player who sees this answers to what the table asks, if it asks this seat: any legal choice, or that the
/// turn is confirmed.
pub fn answer(game: &str, now: &Now, seat: Seat, random: &mut impl Rng) -> Option<Wish> {
    match now.awaits {
        Awaits::Confirm(asked) if asked == seat => Some(Wish::Confirm),
        _ if is_asked(now, seat) => {
            let choice = any_choice(game, &now.view, seat, random)?;
            Some(Wish::Choose(choice))
        }
        _ => None,
    }
}

/// Any legal choice of a seat that sees this; nothing if there is none, or the view makes no sense.
pub fn any_choice(game: &str, view: &str, seat: Seat, random: &mut impl Rng) -> Option<ActionText> {
    with_game!(game, any_choice_of(view, seat, random))
}

fn any_choice_of<G: Game>(view: &str, seat: Seat, random: &mut impl Rng) -> Option<ActionText> {
    let position: G = view.parse().ok()?;
    let action = position.choices(seat).sample(random)?;
    Some(ActionText(action.to_string()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use urzeit_rules::{Genesis, Viewer};
    use urzeit_table::{Settings, Source, open};

    use super::*;

    const HEADER: &str = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\n";

    /// What a spectator of a short game is told from each event on, and where the game stands after each.
    fn told() -> Vec<Events> {
        let mut host = open(HEADER, Settings::default(), Source::Typed).unwrap();
        let mut all = Vec::new();
        for event in [
            "0 sit 1 00 Ada",
            "0 sit 2 01 Bo",
            "1 begin",
            "2 * start 1",
            "3 * dice wild forest",
            "4 1 place forest a1",
        ] {
            let first = host.len();
            host.apply(&event.parse().unwrap()).unwrap();
            all.push(Events {
                first: first as u64,
                told: host.told(Viewer::Spectator, first),
                now: Now::of(&*host, Viewer::Spectator, 5),
            });
        }
        all
    }

    #[test]
    fn a_whole_story_fits_together() {
        let mut follower = Follower::default();
        for events in told() {
            assert_eq!(follower.hear(events.clone()), Ok(0));
            let mut later = events;
            later.now.left = vec![7; 2];
            assert_eq!(follower.hear(later), Ok(1), "clocks go on");
        }
        assert_eq!(follower.known(), 6);
        assert_eq!(follower.follows(HEADER), Ok(()));
        let now = follower.now().unwrap();
        let random = &mut rand::rng();
        assert!(answer(Genesis::NAME, now, Seat::at(0), random).is_some());
        assert_eq!(answer(Genesis::NAME, now, Seat::at(1), random), None);
    }

    #[test]
    fn what_is_missing_or_changed_is_noticed() {
        let all = told();
        let heard = |events: &[Events]| {
            let mut follower = Follower::default();
            let mut heard = events.iter().map(|events| follower.hear(events.clone()));
            heard.find_map(Result::err)
        };
        assert_eq!(heard(&all), None);
        assert!(heard(&all[1..]).unwrap().contains("from 1 on"));
        let mut short = all[2].clone();
        short.told.clear();
        assert!(heard(&[&all[..2], &[short]].concat()).is_some());
        let mut other = all[2].clone();
        other.told = all[1].told.clone();
        assert!(
            heard(&[&all[..3], &[other]].concat())
                .unwrap()
                .contains("two ways")
        );
        let mut other = all[5].clone();
        other.now.view = all[3].now.view.clone();
        assert!(
            heard(&[&all[..], &[other.clone()]].concat())
                .unwrap()
                .contains("two stories")
        );

        let mut astray = Follower::default();
        for events in [&all[..5], &[other]].concat() {
            assert_eq!(astray.hear(events), Ok(0));
        }
        assert!(astray.follows(HEADER).is_err());
    }
}
