//! What happened, a line each.

use std::io::Write;

use urzeit_players::Mind;
use urzeit_rules::{EntryView, Game, Seat, Viewer};
use urzeit_table::{Deed, EntryText};

use super::session::Session;
use crate::{
    failure::Failure,
    show::{Show, capitalised},
};

impl<G: Show + Mind> Session<'_, G> {
    /// Tells whoever looks at the screen what happened since they were told.
    pub(super) fn tell(&mut self) -> Result<(), Failure> {
        let viewer = self.viewer;
        let place = self.place(viewer);
        let news = self.table.told(viewer, self.told[place]);
        self.told[place] = self.table.len();
        for event in news {
            let deed = event.deed.as_ref().and_then(|deed| self.deed(deed));
            let forced = event.forced.iter();
            let forced = forced.filter_map(|entry| self.choice("play-forced", entry));
            let revealed = event.revealed.iter();
            let revealed = revealed.filter_map(|(_, entry)| self.choice("play-revealed", entry));
            let lines: Vec<_> = deed.into_iter().chain(forced).chain(revealed).collect();
            for line in lines {
                writeln!(self.screen.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// What somebody did, in a line; nothing where the one who did it knows.
    fn deed(&mut self, deed: &Deed<EntryView<G>>) -> Option<String> {
        let (key, seat, count) = match deed {
            Deed::Entry(entry) => return self.entry(entry),
            Deed::Sit(seat, _) | Deed::Computer(seat, _) => ("play-sits", seat, 0),
            Deed::Undo(seat, count) => ("play-undid", seat, *count),
            Deed::Ask(seat, count) => ("play-asked", seat, *count),
            Deed::Agree(seat) => ("play-has-agreed", seat, 0),
            Deed::Refuse(seat) => ("play-disagreed", seat, 0),
            // Nobody takes over in a game that ends by it.
            Deed::Resign(seat, _) if self.table.is_over() => {
                let who = self.player(*seat, self.table.chair(*seat).name());
                let words = [("who", who.into()), ("count", 1.into())];
                return Some(capitalised(&self.text.say_with("ended-resigned", &words)));
            }
            Deed::Resign(seat, _) => ("play-resigned", seat, 0),
            _ => return None,
        };
        let words = [
            ("seat", seat.to_string().into()),
            ("who", self.name(*seat).into()),
            ("count", count.into()),
        ];
        Some(capitalised(&self.text.say_with(key, &words)))
    }

    fn entry(&mut self, entry: &EntryView<G>) -> Option<String> {
        let EntryText { seat, what } = as_text(entry)?;
        match seat {
            Some(seat) => {
                self.news |= self.viewer != Viewer::Seat(seat);
                Some(self.chose("play-chose", seat, &what))
            }
            None => {
                self.news = true;
                let told = G::outcome(entry, |seat| self.name(seat), self.text);
                let outcome = [("outcome", told.unwrap_or(what).into())];
                Some(self.text.say_with("play-chance", &outcome))
            }
        }
    }

    /// A choice with one option that followed, or a secret that came out.
    fn choice(&self, key: &str, entry: &EntryView<G>) -> Option<String> {
        let entry = as_text(entry)?;
        Some(self.chose(key, entry.seat?, &entry.what))
    }

    fn chose(&self, key: &str, seat: Seat, action: &str) -> String {
        let words = [
            ("who", self.name(seat).into()),
            ("action", action.to_owned().into()),
        ];
        self.text.say_with(key, &words)
    }
}

fn as_text<G: Game>(entry: &EntryView<G>) -> Option<EntryText> {
    entry.to_string().parse().ok()
}
