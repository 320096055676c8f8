//! What a viewer may have of a record.

use std::fmt::Write;

use super::{Header, Line, Record};
use crate::{Entry, EntryView, Game, Seat, Turn, View, Viewer};

impl<G: Game> Record<G> {
    /// The record as `viewer` may have it now: hidden parts of entries read `?`, a secret
    /// choice until it is revealed. When the game is over everybody may have all of it.
    #[must_use]
    pub fn told(&self, viewer: Viewer) -> String {
        match self.position().turn() {
            Turn::Over => self.to_string(),
            _ => self.redacted(viewer),
        }
    }

    /// The record as `viewer` may have it while the game is not over for the players, even if
    /// its last entry may still be taken back: without seed and results.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> String {
        let mut lines = Vec::new();
        let mut secret: Vec<(usize, Seat)> = Vec::new();
        let mut play = self.header.begin();
        for line in &self.log {
            if let Line::Entry(entry) = line {
                if let (Turn::Secret(_), Entry::Player(seat, _)) = (play.position().turn(), entry) {
                    secret.push((lines.len(), *seat));
                }
                lines.push(EntryView::of(play.position(), *entry, viewer).to_string());
                play.enter(*entry)
                    .expect("a record holds only what was accepted");
                secret.retain(|&(place, seat)| {
                    let hidden = play.position().turn().keeps_secret(seat);
                    if !hidden {
                        lines[place] = self.log[place].to_string();
                    }
                    hidden
                });
            } else {
                lines.push(line.to_string());
            }
        }
        let mut text = self.header.told(viewer).to_string();
        text.push_str("log\n");
        for line in lines {
            writeln!(text, "{line}").expect("writing to a string");
        }
        text
    }
}

impl<G: Game> Header<G> {
    /// What a viewer may have of it while the game runs.
    fn told(&self, viewer: Viewer) -> Header<G> {
        let mut header = self.clone();
        header.from = self
            .from
            .as_ref()
            .map(|from| View::of(from, viewer).position().clone());
        if let Some(fairness) = &mut header.fairness {
            fairness.seed = None;
        }
        header
    }
}
