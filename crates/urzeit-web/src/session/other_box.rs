//! At a real table the box may hold other counts than ours. What does not fit ours is no mistake then:
//! the page asks for the counts, and the game goes on with them from its first event.

use urzeit_table::{Deed, Event, messages::Why};

use super::{
    Kept,
    kept::Dice,
    local::{Local, host},
};
use crate::options::Chosen;

/// What came out does not fit the counts so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OtherBox {
    /// Counts that it fits.
    pub(crate) counts: Chosen,
    /// What came out; nothing if somebody opened this without.
    pub(crate) outcome: Option<String>,
    /// Why the game cannot go on with counts that somebody entered.
    pub(crate) trouble: Option<Why>,
}

impl Local {
    /// The counts of a box in which this event, which was refused, could happen; nothing if it was
    /// refused for another reason.
    pub(super) fn other_box(&self, event: &Event, why: &Why) -> Option<OtherBox> {
        if self.kept.dice != Dice::Real {
            return None;
        }
        let outcome = match &event.deed {
            Deed::Entry(entry) => Some(entry.what.clone()),
            _ => None,
        };
        let mut counts = self.game.counts_in(&self.kept.header);
        counts = self.game.with_one_more(&counts, why)?;
        // Of a hand several cards may be missing.
        while let Err(why) = self.fits(event, &counts) {
            let Some(more) = self.game.with_one_more(&counts, &why) else {
                break;
            };
            counts = more;
        }
        Some(OtherBox {
            counts,
            outcome,
            trouble: None,
        })
    }

    /// Could this event happen now if the box had these counts?
    fn fits(&self, event: &Event, counts: &Chosen) -> Result<(), Why> {
        let mut host = host(&self.with_counts(counts)?).ok_or_else(misfit)?;
        host.apply(event).map_err(|refused| Why::from(&refused))?;
        Ok(())
    }

    /// The box turns out to have these counts.
    pub(super) fn recount(&mut self, counts: &Chosen) -> Result<(), Why> {
        let kept = self.with_counts(counts)?;
        self.host = host(&kept).ok_or_else(misfit)?;
        self.kept = kept;
        self.asked = None;
        Ok(())
    }

    fn with_counts(&self, counts: &Chosen) -> Result<Kept, Why> {
        Ok(Kept {
            header: self.game.with_counts(&self.kept.header, counts)?,
            ..self.kept.clone()
        })
    }
}

/// What was entered so far could not have come out of such a box.
fn misfit() -> Why {
    Why::only("real-counts-misfit")
}
