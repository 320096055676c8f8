//! What is replied to whoever asks for something, or for what cannot be.

use std::{
    io::{self, Write},
    path::Path,
    time::Instant,
};

use urzeit_players::{Budget, Level, Mind, Search, Settings};
use urzeit_rules::{Seat, Viewer};
use urzeit_table::{Deed, Event, Refused};
use urzeit_texts::is_typed;

use rand_chacha::rand_core::Rng;

use super::{
    Dice,
    ask::Question,
    command::Command,
    complete::{Part, beginning_with, parts},
    now,
    session::{Next, Session},
};
use crate::{
    failure::Failure,
    input,
    show::Show,
    text::{Text, harmless},
};

/// Why something was refused.
pub(super) struct Why {
    /// The reason.
    pub(super) message: String,
    /// The number of the rule, if one is behind it.
    pub(super) rule: Option<&'static str>,
}

/// How many lines of the log are shown, if nobody asks for more.
const LOG_LINES: usize = 10;
/// How many actions are hinted at.
const HINTS: usize = 3;

impl<G: Show + Mind> Session<'_, G> {
    /// Does what is asked for; says how it goes on if the question is answered by that.
    pub(super) fn obey(
        &mut self,
        command: Command,
        rest: &str,
        question: &Question,
    ) -> Result<Option<Next>, Failure> {
        match command {
            Command::Help => writeln!(self.screen.out, "{}", self.text.say("play-help"))?,
            Command::Legal => self.list_legal(rest, question)?,
            Command::Board => self.show_board()?,
            Command::Score => self.show_score()?,
            Command::Log => self.show_log(rest)?,
            Command::Why => self.say_why()?,
            Command::Undo => return self.take_back(rest, question),
            Command::Hint => self.hint(question)?,
            Command::Save => self.save_copy(rest)?,
            Command::Resign => return self.resign(question),
            Command::Quit => return Ok(Some(Next::Leave)),
            Command::Ok => writeln!(
                self.screen.out,
                "{}",
                self.text.say("play-nothing-to-confirm")
            )?,
        }
        Ok(None)
    }

    /// The position, as whoever looks at the screen may see it.
    pub(super) fn show_board(&mut self) -> Result<(), Failure> {
        let view = self.table.view(self.viewer);
        let is_over = self.table.is_over();
        Ok(view
            .position()
            .draw(is_over, self.text, &mut self.screen.out)?)
    }

    /// How the points come about.
    pub(super) fn show_score(&mut self) -> Result<(), Failure> {
        let view = self.table.view(self.viewer);
        Ok(view
            .position()
            .explain_score(self.table.is_over(), self.text, &mut self.screen.out)?)
    }

    /// Says that something is refused that no rule forbids, and remembers why.
    pub(super) fn decline(&mut self, message: String) -> Result<(), Failure> {
        let rule = None;
        self.complain(Why { message, rule })
    }

    /// Says that something is refused, and remembers why.
    fn complain(&mut self, why: Why) -> Result<(), Failure> {
        writeln!(self.screen.out, "{}", why.message)?;
        self.refused = Some(why);
        Ok(())
    }

    /// Says why the table refuses something.
    pub(super) fn refuse(&mut self, reason: &Refused, entry: &str) -> Result<(), Failure> {
        self.complain(Why {
            message: refused(reason, entry, self.text),
            rule: match reason {
                Refused::Rules(reason) => Some(reason.rule),
                _ => None,
            },
        })
    }

    /// Says what a line could mean.
    pub(super) fn list_candidates(
        &mut self,
        line: &str,
        candidates: &[&str],
    ) -> Result<(), Failure> {
        let words = [
            ("typed", harmless(line).into()),
            ("count", candidates.len().into()),
        ];
        let sentence = self.text.say_with("play-unclear", &words);
        writeln!(self.screen.out, "{sentence}")?;
        self.list(candidates)
    }

    fn list_legal(&mut self, about: &str, question: &Question) -> Result<(), Failure> {
        let entries = beginning_with(about, &question.legal);
        let words = [
            ("count", entries.len().into()),
            ("about", harmless(about).into()),
        ];
        let key = if entries.is_empty() && !question.legal.is_empty() {
            "play-legal-none"
        } else {
            "play-legal"
        };
        let sentence = self.text.say_with(key, &words);
        writeln!(self.screen.out, "{sentence}")?;
        self.list(&entries)
    }

    fn list(&mut self, entries: &[&str]) -> Result<(), Failure> {
        for part in parts(entries) {
            let line = match part {
                Part::Entry(entry) => entry.to_owned(),
                Part::Endings { beginning, endings } => {
                    self.text.labelled(beginning, &endings.join(", "))
                }
                Part::Group {
                    beginning,
                    like,
                    count,
                } => {
                    let words = [
                        ("beginning", beginning.into()),
                        ("count", count.into()),
                        ("like", like.to_owned().into()),
                    ];
                    self.text.say_with("play-legal-group", &words)
                }
            };
            writeln!(self.screen.out, "  {line}")?;
        }
        Ok(())
    }

    fn show_log(&mut self, lines: &str) -> Result<(), Failure> {
        let lines = lines.parse().unwrap_or(LOG_LINES);
        let record = self.table.record(self.viewer);
        let log: Vec<_> = record.lines().skip_while(|line| *line != "log").collect();
        // The first of them is `log` itself.
        let shown = log.iter().skip((log.len() - lines.min(log.len())).max(1));
        for line in shown {
            writeln!(self.screen.out, "{line}")?;
        }
        Ok(())
    }

    fn say_why(&mut self) -> Result<(), Failure> {
        let Some(why) = &self.refused else {
            let nothing = self.text.say("play-nothing-refused");
            return Ok(writeln!(self.screen.out, "{nothing}")?);
        };
        writeln!(self.screen.out, "{}", why.message)?;
        if let Some(rule) = why.rule {
            let rule = [("game", G::NAME.into()), ("rule", rule.into())];
            writeln!(
                self.screen.out,
                "{}",
                self.text.say_with("play-rule", &rule)
            )?;
        }
        Ok(())
    }

    /// Takes back what nobody has answered; `undo back` goes further, if all people agree.
    fn take_back(&mut self, rest: &str, question: &Question) -> Result<Option<Next>, Failure> {
        let Some(seat) = question.seat.or_else(|| self.people().iter().next()) else {
            return Ok(None);
        };
        if rest.is_empty() && self.table.undoable(seat) > 0 {
            return self.happen(Deed::Undo(seat, 1)).map(Some);
        }
        let Some(entries) = self.further_back(seat) else {
            self.decline(self.text.say("play-nothing-to-undo"))?;
            return Ok(None);
        };
        let back = self.text.say("play-word-back");
        if is_typed("back", rest) || is_typed(&back, rest) {
            return self.happen(Deed::Ask(seat, entries)).map(Some);
        }
        let words = [("count", (self.table.entries() - entries).into())];
        self.decline(self.text.say_with("play-undo-further", &words))?;
        Ok(None)
    }

    /// To how many entries the game can go back so that something is to be typed again.
    fn further_back(&self, seat: Seat) -> Option<usize> {
        let people = self.people();
        let is_typed = |maker: Option<Seat>| match maker {
            Some(seat) => people.contains(seat),
            None => matches!(self.dice, Dice::Typed),
        };
        let makers: Vec<_> = self.table.makers().collect();
        let last = makers.iter().rposition(|maker| is_typed(*maker))?;
        let can_go = |entries: &usize| {
            let deed = Deed::Ask(seat, *entries);
            self.table.check(&Event { at: now(), deed }).is_ok()
        };
        (0..=last).rev().find(can_go)
    }

    fn hint(&mut self, question: &Question) -> Result<(), Failure> {
        let Some(seat) = question.seat.filter(|_| !question.legal.is_empty()) else {
            let nothing = self.text.say("play-no-hint");
            return Ok(writeln!(self.screen.out, "{nothing}")?);
        };
        self.screen.out.flush()?;
        let view = self.table.view(Viewer::Seat(seat));
        let seed = self.random.next_u64();
        let mut search = Search::new(&self.knowledge, view, Settings::default(), seed);
        let plan = Level::Hard.plan();
        let begin = Instant::now();
        let clock = || begin.elapsed();
        search.run(&Budget::new(plan.iterations, Some((&clock, plan.time))));
        let findings = search.findings(seat);
        for finding in findings.iter().filter(|found| found.visits > 0).take(HINTS) {
            let percent = self.text.decimal(f64::from(finding.value) * 100.0, 0);
            let words = [
                ("action", finding.action.to_string().into()),
                ("percent", percent.into()),
            ];
            writeln!(
                self.screen.out,
                "{}",
                self.text.say_with("play-hint", &words)
            )?;
        }
        Ok(())
    }

    fn save_copy(&mut self, file: &str) -> Result<(), Failure> {
        if file.is_empty() {
            let file = [("file", input::name(self.saved.file()).into())];
            let saved = self.text.say_with("play-is-saved", &file);
            return Ok(writeln!(self.screen.out, "{saved}")?);
        }
        self.keep()?;
        let record = self.table.record(self.keeper());
        let copied = self.saved.copy(Path::new(file), &record);
        let name = || ("file", harmless(file).into());
        let message = match copied {
            Ok(()) => self.text.say_with("play-copied", &[name()]),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.text.say_with("play-copy-exists", &[name()])
            }
            Err(error) => {
                let words = [name(), ("reason", error.to_string().into())];
                self.text.say_with("play-not-copied", &words)
            }
        };
        Ok(writeln!(self.screen.out, "{message}")?)
    }

    fn resign(&mut self, question: &Question) -> Result<Option<Next>, Failure> {
        let Some(seat) = question.seat else {
            let nobody = self.text.say("play-resign-in-turn");
            writeln!(self.screen.out, "{nobody}")?;
            return Ok(None);
        };
        let ends = self.table.ends_by_resigning(seat);
        let key = if ends {
            "play-ask-resign-ends"
        } else {
            "play-ask-resign"
        };
        match self.yes_or_no(seat, &self.text.say(key))? {
            None => Ok(Some(Next::Leave)),
            Some(true) => {
                let resigned = self.happen(Deed::Resign(seat, Level::Easy))?;
                if ends {
                    return self.happen(Deed::Close).map(Some);
                }
                Ok(Some(resigned))
            }
            Some(false) => Ok(None),
        }
    }
}

/// Why a table refuses something.
pub(super) fn refused(refused: &Refused, entry: &str, text: &Text) -> String {
    match refused {
        Refused::Unreadable(unreadable) => text.unreadable(unreadable),
        Refused::Record(problem) => text.problem(problem),
        Refused::Rules(_) => text.against_the_rules(entry, &refused.into()),
        // The table asks only for what can be; all else is a file that somebody has changed.
        _ => text.say("play-not-now"),
    }
}
