//! What happened, a line each.

use std::io::Write;

use urzeit_players::Mind;
use urzeit_rules::{Seat, Viewer};

use super::session::Session;
use crate::{failure::Failure, show::Show};

impl<G: Show + Mind> Session<'_, G> {
    /// Tells whoever looks at the screen what happened since they were told.
    pub(super) fn tell(&mut self) -> Result<(), Failure> {
        let viewer = self.viewer;
        let place = self.place(viewer);
        let news = self.table.told(viewer, self.told[place]);
        self.told[place] = self.table.len();
        for event in news {
            let mut lines = event.lines();
            let deed = lines.next().and_then(|line| line.split_once(' '));
            if let Some(line) = deed.and_then(|(_, deed)| self.deed(deed)) {
                writeln!(self.screen.out, "{line}")?;
            }
            for line in lines {
                if let Some(line) = self.consequence(line) {
                    writeln!(self.screen.out, "{line}")?;
                }
            }
        }
        Ok(())
    }

    /// What somebody did, in a line; nothing where whoever did it knows.
    fn deed(&mut self, deed: &str) -> Option<String> {
        let (word, rest) = deed.split_once(' ').unwrap_or((deed, ""));
        if word == "*" {
            self.news = true;
            let outcome = [("outcome", rest.to_owned().into())];
            return Some(self.text.say_with("play-chance", &outcome));
        }
        if let Ok(seat) = word.parse() {
            self.news |= self.viewer != Viewer::Seat(seat);
            return Some(self.chose("play-chose", seat, rest));
        }
        let (seat, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat: Seat = seat.parse().ok()?;
        let key = match word {
            "sit" | "computer" => "play-sits",
            "undo" => "play-undid",
            "ask" => "play-asked",
            "agree" => "play-has-agreed",
            "refuse" => "play-disagreed",
            "resign" => "play-resigned",
            _ => return None,
        };
        let words = [
            ("seat", seat.to_string().into()),
            ("who", self.name(seat).into()),
            ("count", rest.parse::<usize>().unwrap_or(0).into()),
        ];
        Some(self.text.say_with(key, &words))
    }

    /// What followed: a choice with one option, or a secret that came out.
    fn consequence(&self, line: &str) -> Option<String> {
        let (key, entry) = match line.split_once(' ')? {
            ("forced", entry) => ("play-forced", entry),
            ("reveal", rest) => ("play-revealed", rest.split_once(' ')?.1),
            _ => return None,
        };
        let (seat, action) = entry.split_once(' ')?;
        Some(self.chose(key, seat.parse().ok()?, action))
    }

    fn chose(&self, key: &str, seat: Seat, action: &str) -> String {
        let words = [
            ("who", self.name(seat).into()),
            ("action", action.to_owned().into()),
        ];
        self.text.say_with(key, &words)
    }
}
