//! A second account of votes, from the log alone.

use std::collections::BTreeMap;

use urzeit_rules::Seat;
use urzeit_table::{Awaits, Deed, Event, Gone, Host, Millis, Pace, Remedy};

use crate::fate::Fate;

/// What is wanted about those who are away.
#[derive(Default)]
pub(crate) struct Votes {
    about: BTreeMap<Seat, Poll>,
}

/// What others want about one of them, and when that counts.
#[derive(Default)]
struct Poll {
    votes: BTreeMap<Seat, Remedy>,
    ends: Millis,
    latest: Millis,
}

impl Poll {
    /// What has the most votes; a computer player, if two have as many.
    fn outcome(&self) -> Option<Remedy> {
        let count = |remedy: &Remedy| self.votes.values().filter(|vote| *vote == remedy).count();
        let mut counted: Vec<(usize, Remedy)> =
            Remedy::ALL.iter().map(|it| (count(it), *it)).collect();
        counted.sort_by_key(|(votes, _)| std::cmp::Reverse(*votes));
        match counted[..] {
            [(0, _), ..] => None,
            [(first, _), (second, _), ..] if first == second => Some(Remedy::Computer),
            [(_, first), ..] => Some(first),
            [] => None,
        }
    }
}

impl Votes {
    /// Votes count without those who have said nothing only about somebody who is away, and when the others
    /// have had their time. Says then what is to be done.
    pub(crate) fn before(
        &mut self,
        host: &dyn Host,
        event: &Event,
        fate: &Fate,
    ) -> Result<Option<(Seat, Remedy)>, String> {
        let stands = |by: &Seat, about: Seat| {
            let mut votes = host.votes().iter();
            votes.any(|vote| (vote.seat, vote.away) == (*by, about))
        };
        for (about, poll) in &mut self.about {
            poll.votes.retain(|by, _| stands(by, *about));
        }
        self.about.retain(|_, poll| !poll.votes.is_empty());
        match event.deed {
            Deed::Vote(by, about, remedy) => {
                self.vote(host, event.at, (by, about, remedy), fate);
                Ok(None)
            }
            Deed::Credit(millis) => {
                for poll in self.about.values_mut() {
                    poll.ends += millis;
                    poll.latest += millis;
                }
                Ok(None)
            }
            Deed::Count(about) => {
                fate.saw("votes counted");
                let Some(poll) = self.about.get(&about) else {
                    return Err(format!("{event}: nobody has voted"));
                };
                if !host.chair(about).is_away() || event.at < poll.ends {
                    return Err(format!("{event}: too early, {:?}", poll.votes));
                }
                Ok(poll.outcome().map(|remedy| (about, remedy)))
            }
            _ => Ok(None),
        }
    }

    fn vote(
        &mut self,
        host: &dyn Host,
        at: Millis,
        (by, about, remedy): (Seat, Seat, Remedy),
        fate: &Fate,
    ) {
        let answer = match host.settings().pace {
            Pace::Any => 3 * 24 * 60 * 60 * 1000,
            Pace::Live { increment, .. } => increment.max(60_000),
            Pace::Slow { allowance } => allowance,
        };
        let poll = self.about.entry(about).or_default();
        let before = poll.outcome();
        poll.votes.insert(by, remedy);
        if before.is_none() {
            (poll.ends, poll.latest) = (at + answer, at + 3 * answer);
        } else if poll.outcome() != before {
            fate.saw("somebody wanted something else");
            poll.ends = poll.latest.min(at + answer);
        }
    }
}

/// What the votes say has been done.
pub(crate) fn is_done(host: &dyn Host, decided: Option<(Seat, Remedy)>) -> Result<(), String> {
    let Some((seat, remedy)) = decided else {
        return Ok(());
    };
    let chair = host.chair(seat);
    let done = match remedy {
        Remedy::Computer => chair.gone() == Some(Gone::Left),
        Remedy::Substitute => chair.is_offered(),
        Remedy::End => host.awaits() == Awaits::Nothing,
    };
    if done {
        Ok(())
    } else {
        Err(format!("the votes about {seat} want {remedy}"))
    }
}
