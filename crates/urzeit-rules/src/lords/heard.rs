//! What a view becomes when its viewer is told of one more entry (L-10).
//!
//! Hosts make a new view after every entry. Who was away, or goes back to what others did, has the
//! first view and all that was told since; that is enough.

use super::{
    action::Action,
    cards::Secret,
    position::{Lords, Phase},
};
use crate::{Entry, Seat};

impl Lords {
    /// This view after its viewer was told an entry as [`crate::Told`] writes it, or that an
    /// earlier choice is revealed. Nothing if it does not fit.
    #[must_use]
    pub fn heard(&self, told: &str) -> Option<Lords> {
        let mut view = self.clone();
        match told.strip_suffix(" ?") {
            Some(veiled) => view.hear_veiled(veiled)?,
            None => view.hear(told.parse().ok()?)?,
        }
        Some(view)
    }

    fn hear_veiled(&mut self, veiled: &str) -> Option<()> {
        let words: Vec<_> = veiled.split(' ').collect();
        match *words.as_slice() {
            [seat, "card"] => {
                let seat: Seat = seat.parse().ok()?;
                let chooses = self.phase == Phase::Select && self.choosing().contains(seat);
                self.chosen[seat.index()] = chooses.then_some(Some(Secret::Hidden))?;
            }
            ["*", what, seat] => {
                let seat: Seat = seat.parse().ok()?;
                let next = self.seats().nth(seat.number());
                match (what, self.phase) {
                    ("marker", Phase::Marker(turn)) if turn == seat => {
                        self.phase = Phase::Lay(seat, Secret::Hidden);
                    }
                    ("deal", Phase::Deal(turn)) if turn == seat => {
                        self.hands[seat.index()].hidden = self.deal_size() as u16;
                        self.phase = next.map_or(Phase::Start, Phase::Deal);
                    }
                    ("draw", Phase::Draw(turn)) if turn == seat => {
                        self.hands[seat.index()].hidden += 1;
                        match next {
                            Some(next) => self.phase = Phase::Draw(next),
                            None => self.begin_turns(),
                        }
                    }
                    _ => return None,
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn hear(&mut self, entry: Entry<Lords>) -> Option<()> {
        match entry {
            Entry::Player(seat, action) => {
                self.look_at_what_is_used(seat, action)?;
                self.allows(seat, action).ok()?;
                self.step(seat, action);
            }
            Entry::Chance(outcome) => {
                self.allows_chance(outcome).ok()?;
                self.take(outcome);
            }
        }
        Some(())
    }

    /// What was hidden so far is seen when it is used.
    fn look_at_what_is_used(&mut self, seat: Seat, action: Action) -> Option<()> {
        match (self.phase, action) {
            (Phase::Lay(turn, Secret::Hidden), Action::Lay(terrain, _)) => {
                // Whether it was drawn now or kept before: as many stay hidden.
                let unseen = &mut self.unseen_markers[terrain.index()];
                *unseen = unseen.checked_sub(1)?;
                self.phase = Phase::Lay(turn, Secret::Known(terrain));
            }
            (Phase::Select, Action::Card(card)) => {
                let chosen = self.chosen.get_mut(seat.index())?;
                if *chosen == Some(Secret::Hidden) {
                    *chosen = None;
                }
                let hand = &mut self.hands[seat.index()];
                if hand.known[card.index()] == 0 {
                    let unseen = &mut self.unseen_cards[card.index()];
                    *unseen = unseen.checked_sub(1)?;
                    hand.hidden = hand.hidden.checked_sub(1)?;
                    hand.known[card.index()] += 1;
                }
            }
            _ => {}
        }
        Some(())
    }
}
