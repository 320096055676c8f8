//! What a view becomes when its viewer is told of one more entry (L-10).
//!
//! Hosts make a new view after every entry. A player who was away, or goes back to what others
//! did, has the first view and all that was told since; that is enough.

use super::{
    action::Action,
    cards::Secret,
    position::{Lords, Phase},
    view::Veiled,
};
use crate::{Entry, EntryView, Seat};

impl Lords {
    /// See [`crate::Game::hear`].
    pub(super) fn hear(&self, told: &EntryView<Lords>) -> Option<Lords> {
        let mut view = self.clone();
        match *told {
            EntryView::Veiled(veiled) => view.hear_veiled(veiled)?,
            EntryView::Open(entry) => view.hear_open(entry)?,
        }
        Some(view)
    }

    fn hear_veiled(&mut self, veiled: Veiled) -> Option<()> {
        let next = |seat: Seat| self.seats().nth(seat.number());
        match (veiled, self.phase) {
            (Veiled::Card(seat), Phase::Select) if self.choosing().contains(seat) => {
                self.chosen[seat.index()] = Some(Secret::Hidden);
            }
            (Veiled::Marker(seat), Phase::Marker(turn)) if turn == seat => {
                self.phase = Phase::Lay(seat, Secret::Hidden);
            }
            (Veiled::Deal(seat), Phase::Deal(turn)) if turn == seat => {
                let next = next(seat);
                self.hands[seat.index()].hidden = self.deal_size() as u16;
                self.phase = next.map_or(Phase::Start, Phase::Deal);
            }
            (Veiled::Draw(seat), Phase::Draw(turn)) if turn == seat => {
                let next = next(seat);
                self.hands[seat.index()].hidden += 1;
                match next {
                    Some(next) => self.phase = Phase::Draw(next),
                    None => self.begin_turns(),
                }
            }
            _ => return None,
        }
        Some(())
    }

    fn hear_open(&mut self, entry: Entry<Lords>) -> Option<()> {
        match entry {
            Entry::Player(seat, action) => {
                self.look_at_what_is_used(seat, action)?;
                self.check(seat, action).ok()?;
                self.act(seat, action);
            }
            Entry::Chance(outcome) => {
                self.check_chance(outcome).ok()?;
                self.settle(outcome);
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
