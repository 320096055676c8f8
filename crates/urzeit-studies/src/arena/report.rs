//! What the arena tells people.

use std::{
    io::{self, Write},
    time::Duration,
};

use urzeit_players::Mind;
use urzeit_texts::{Text, harmless};

use super::{Results, bots::MOST_FAULTS};
use crate::columns::write_columns;

impl<G: Mind> Results<'_, G> {
    /// Writes it for people.
    ///
    /// # Errors
    /// If it cannot be written there.
    pub fn write(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
        let heading = [
            ("game", text.say(&format!("{}-title", G::NAME)).into()),
            ("seats", self.schedule.seats().into()),
            ("games", self.schedule.games().to_string().into()),
            ("each", self.schedule.games_of_pairing().to_string().into()),
            ("scale", self.terms.scale.as_str().into()),
            ("seed", self.terms.seed.to_string().into()),
        ];
        writeln!(out, "{}\n", text.say_with("arena-heading", &heading))?;
        self.write_lineups(text, out)?;
        let fair = [
            ("seats", self.schedule.seats().into()),
            ("fair", text.percent(self.fair()).into()),
        ];
        writeln!(out, "{}\n", text.say_with("arena-fair", &fair))?;
        self.write_ratings(text, out)?;
        writeln!(out, "{}\n", text.say("arena-elo"))?;
        self.write_bots(text, out)?;
        let time = [
            ("games", self.schedule.games().to_string().into()),
            ("seconds", text.decimal(self.took.as_secs_f64(), 0).into()),
            ("threads", self.threads.into()),
        ];
        writeln!(out, "{}", text.say_with("arena-time", &time))
    }

    fn write_lineups(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
        let lineups = self.schedule.lineups().iter().zip(&self.tallies);
        let rows = lineups.map(|(lineup, tally)| {
            let [low, high] = tally.interval();
            let [points, their_points] = tally.points();
            let others = &self.entrants[lineup.others];
            vec![
                self.entrants[lineup.alone].to_string(),
                match self.schedule.seats() - 1 {
                    1 => others.to_string(),
                    several => format!("{several} × {others}"),
                },
                tally.games.to_string(),
                text.percent(tally.share()),
                format!("{} – {}", text.percent(low), text.percent(high)),
                text.decimal(tally.share() / self.fair(), 2),
                text.decimal(points, 1),
                text.decimal(their_points, 1),
            ]
        });
        write_columns(&text.say("arena-columns"), rows, out)
    }

    fn write_ratings(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
        let milliseconds =
            |time: Duration, decimals| text.decimal(time.as_secs_f64() * 1000.0, decimals);
        let rows = self.ranking().into_iter().map(|player| {
            let rating = self.ratings[player];
            let thinking = self.thinking(player);
            vec![
                self.entrants[player].to_string(),
                text.decimal(rating.elo, 0),
                format!("± {}", text.decimal(rating.margin, 0)),
                thinking.answers.to_string(),
                milliseconds(thinking.mean(), 2),
                milliseconds(thinking.longest_answer, 1),
                milliseconds(thinking.longest_turn, 1),
            ]
        });
        write_columns(&text.say("arena-rating-columns"), rows, out)
    }

    /// Which bots played well, and which the arena had to replace.
    fn write_bots(&self, text: &Text, out: &mut impl Write) -> io::Result<()> {
        for bot in self.bots() {
            let faults = bot.faults();
            let mut words = vec![
                ("bot", bot.name.as_str().into()),
                ("command", harmless(&bot.written).into()),
                ("sittings", bot.sittings().into()),
            ];
            let Some((game, fault)) = faults.first else {
                writeln!(out, "{}", text.say_with("arena-bot-well", &words))?;
                continue;
            };
            words.extend([
                ("faults", faults.count.to_string().into()),
                ("game", (game + 1).to_string().into()),
                ("fault", fault.say(text).into()),
            ]);
            writeln!(out, "{}", text.say_with("arena-bot-faults", &words))?;
            if faults.count >= MOST_FAULTS {
                let most = [("most", MOST_FAULTS.to_string().into())];
                writeln!(out, "{}", text.say_with("arena-bot-given-up", &most))?;
            }
        }
        match self.bots().next() {
            Some(_) => writeln!(out),
            None => Ok(()),
        }
    }
}
