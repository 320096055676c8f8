//! One bot in one game: what it is told, when it is asked, what its answers are worth.

use urzeit_rules::{Reason, Seat, Standings, Unreadable, Viewer};

use super::{Complaint, FromBot, MOST_LINES, MOST_REFUSED, ToBot};
use crate::{
    clock::Millis,
    event::{Deed, EntryText},
    host::Host,
    refused::Refused,
};

/// A bot's part in a game.
#[derive(Clone, Debug)]
pub struct Dialogue {
    seat: Seat,
    /// The bot knows of all events before this number.
    known: usize,
    /// Is it asked?
    asked: bool,
    /// How many lines it has said since it was last asked.
    lines: usize,
    /// How many of its answers have been refused since.
    refused: usize,
}

/// What a line of a bot comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Say this, and listen again.
    Reply(Vec<ToBot>),
    /// It does this. The host's rules allow it.
    Action(String),
    /// Its last answer of [`MOST_REFUSED`] is refused too, for this reason.
    Refused(String),
    /// It has said more than [`MOST_LINES`].
    TooMuch,
}

impl Dialogue {
    /// A bot sits in this seat of a game that has begun: all that it has to know.
    #[must_use]
    pub fn begin(seat: Seat, host: &dyn Host) -> (Dialogue, Vec<ToBot>) {
        let dialogue = Dialogue {
            seat,
            known: host.len(),
            asked: false,
            lines: 0,
            refused: 0,
        };
        let record = host.record(Viewer::Seat(seat));
        // The first two lines are the format's version and the game.
        let header = record.lines().skip(2).take_while(|line| *line != "log");
        let mut said = vec![ToBot::Game(host.game().to_owned())];
        said.extend(header.map(|line| ToBot::Header(line.to_owned())));
        said.push(ToBot::You(seat));
        said.push(dialogue.position(host));
        (dialogue, said)
    }

    /// What has happened since the bot was told last; with the results, if that was the end.
    pub fn news(&mut self, host: &dyn Host) -> Vec<ToBot> {
        let mut said = Vec::new();
        // Of what cannot be told any more, the position is all there is to say.
        let mut other = self.known < host.first();
        self.known = self.known.max(host.first());
        let told = host.told(Viewer::Seat(self.seat), self.known);
        self.known += told.len();
        let has_news = !told.is_empty();
        for event in told {
            match event.deed {
                Some(Deed::Entry(entry)) => said.push(ToBot::Entry(event.number, entry)),
                _ => other = true,
            }
            said.extend(event.forced.into_iter().map(ToBot::Forced));
            let revealed = event.revealed.into_iter();
            said.extend(revealed.map(|(number, entry)| ToBot::Reveal(number, entry)));
        }
        if other {
            // Something may have been taken back: what counts is this.
            said.push(self.position(host));
        }
        if has_news {
            let results = host.result();
            let results = results.iter().flat_map(Standings::lines);
            said.extend(results.map(ToBot::Result));
        }
        said
    }

    /// Asks the bot for its choice, with so much time for this answer and for the whole turn.
    pub fn ask(&mut self, answer: Millis, left: Millis) -> ToBot {
        self.asked = true;
        self.lines = 0;
        self.refused = 0;
        ToBot::Turn { answer, left }
    }

    /// The bot need not answer any more: somebody else has, or it was taken back.
    pub fn excuse(&mut self) {
        self.asked = false;
    }

    /// The bot says a line.
    pub fn hear(&mut self, line: &str, host: &dyn Host) -> Heard {
        self.lines += 1;
        if self.lines > MOST_LINES {
            return Heard::TooMuch;
        }
        let action = match line.parse() {
            Ok(FromBot::Bot(_)) | Err(_) => return error(Complaint::UnknownLine),
            Ok(_) if !self.asked => return error(Complaint::NotYourTurn),
            Ok(FromBot::Legal) => return Heard::Reply(self.legal(host)),
            Ok(FromBot::View) => return Heard::Reply(vec![self.position(host)]),
            Ok(FromBot::Do(action)) => action,
        };
        let choice = Deed::Entry(EntryText::choice(self.seat, &*action));
        match host.check(&choice.at(0)) {
            Ok(()) => {
                self.asked = false;
                Heard::Action(action)
            }
            Err(refused) => {
                self.refused += 1;
                let reason = reason(&refused);
                if self.refused < MOST_REFUSED {
                    Heard::Reply(vec![ToBot::Refused(reason)])
                } else {
                    Heard::Refused(reason)
                }
            }
        }
    }

    fn position(&self, host: &dyn Host) -> ToBot {
        ToBot::Position(host.view(Viewer::Seat(self.seat)))
    }

    fn legal(&self, host: &dyn Host) -> Vec<ToBot> {
        let choices = host.choices(self.seat);
        let mut said = vec![ToBot::Legal(choices.len())];
        said.extend(choices.into_iter().map(ToBot::Action));
        said
    }
}

fn error(complaint: Complaint) -> Heard {
    Heard::Reply(vec![ToBot::Error(complaint)])
}

/// Why an answer is refused: the rule's number, the key of its sentence and what that names; or
/// what of it is not in the notation.
fn reason(refused: &Refused) -> String {
    match refused {
        Refused::Rules(Reason {
            rule, key, words, ..
        }) => {
            let mut reason = format!("{rule} {key}");
            for (name, word) in words {
                reason.push_str(&format!(" {name}={word}"));
            }
            reason
        }
        Refused::Unreadable(Unreadable::Unknown { wanted, found }) => {
            format!("notation {} {found}", wanted.kind)
        }
        Refused::Unreadable(Unreadable::Missing { wanted }) => format!("notation {}", wanted.kind),
        Refused::Unreadable(Unreadable::Extra { found }) => format!("notation end {found}"),
        Refused::Unreadable(Unreadable::Spacing) => "notation spacing".to_owned(),
        _ => "table".to_owned(),
    }
}
