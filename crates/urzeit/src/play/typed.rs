//! Chance that real dice and cards decide: somebody types what came out.
//!
//! The keeper of a table has to know everything, hidden cards too. So everything is typed,
//! and where it is secret the others are asked to look away.

use std::io::Write;

use urzeit_players::Mind;
use urzeit_rules::{Due, Entry, EntryView, Viewer};
use urzeit_table::Deed;

use super::{
    ask::Question,
    command,
    complete::{Meant, meant, sort},
    session::{Next, Session},
};
use crate::{failure::Failure, show::Show};

impl<G: Show + Mind> Session<'_, G> {
    /// Asks what came out.
    pub(super) fn ask_outcome(&mut self) -> Result<Next, Failure> {
        let position = self.table.position();
        let due = position.due().expect("chance is waited for");
        let like = due.sample(&mut self.random);
        let told = EntryView::of(position, Entry::Chance(like), Viewer::Spectator);
        let is_secret = told.entry().is_none() && self.only_person().is_none();
        let outcomes = due.outcomes();
        let mut legal: Vec<_> = outcomes.iter().flatten().map(ToString::to_string).collect();
        sort(&mut legal);
        let beginning = match legal[..] {
            [] => {
                // Some of what can come out show what all have in common.
                let some = (0..32).map(|_| due.sample(&mut self.random).to_string());
                in_common(&some.collect::<Vec<_>>(), due.kind())
            }
            _ => in_common(&legal, due.kind()),
        };
        let question = Question { seat: None, legal };
        if is_secret {
            self.screen.clear()?;
            self.viewer = Viewer::Spectator;
            writeln!(self.screen.out, "{}", self.text.say("play-look-away"))?;
        }
        self.announce()?;
        let like = like.to_string();
        let like = like.strip_prefix(&beginning).unwrap_or(&like).trim();
        let words = [("like", like.to_owned().into())];
        writeln!(
            self.screen.out,
            "{}",
            self.text.say_with("play-type-outcome", &words)
        )?;
        let next = self.read_outcome(&question, &beginning)?;
        if is_secret {
            self.screen.clear()?;
        }
        Ok(next)
    }

    fn read_outcome(&mut self, question: &Question, beginning: &str) -> Result<Next, Failure> {
        loop {
            let Some(line) = self.read(question)? else {
                return Ok(Next::Leave);
            };
            if let Some((command, rest)) = command::named(&line, self.text) {
                match self.obey(command, rest, question)? {
                    Some(next) => return Ok(next),
                    None => continue,
                }
            }
            // What all outcomes begin with need not be typed.
            let whole = G::tidied(&format!("{beginning} {line}"));
            let typed = G::tidied(&line);
            let outcome = match (
                meant(&whole, &question.legal),
                meant(&typed, &question.legal),
            ) {
                (Meant::One(outcome), _) | (Meant::Nothing(_), Meant::One(outcome)) => {
                    outcome.to_owned()
                }
                (Meant::Several(outcomes), _) => {
                    self.list_candidates(&line, &outcomes)?;
                    continue;
                }
                _ if line.starts_with(beginning) => typed,
                _ => whole,
            };
            if let Some(entry) = self.legal_entry("*", &outcome)? {
                return self.happen(Deed::Entry(entry));
            }
        }
    }
}

/// The words that all of these begin with, but for the last word of each; at least the kind.
fn in_common(outcomes: &[String], kind: &str) -> String {
    let mut common: Option<Vec<&str>> = None;
    for outcome in outcomes {
        let mut words: Vec<_> = outcome.split(' ').collect();
        words.pop();
        common = Some(match common {
            None => words,
            Some(common) => {
                let both = common.into_iter().zip(words);
                both.take_while(|(one, other)| one == other)
                    .map(|(one, _)| one)
                    .collect()
            }
        });
    }
    match common.as_deref() {
        None | Some([]) => kind.to_owned(),
        Some(words) => words.join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_outcomes_have_in_common() {
        for (outcomes, common) in [
            (&["dice wild wild", "dice forest wild"][..], "dice"),
            (&["draw 2 island1", "draw 2 island2"], "draw 2"),
            (&["draw 2 island1"], "draw 2"),
            (&["start 1", "start 2"], "start"),
        ] {
            let outcomes: Vec<_> = outcomes.iter().map(ToString::to_string).collect();
            assert_eq!(in_common(&outcomes, "kind"), common);
        }
    }
}
