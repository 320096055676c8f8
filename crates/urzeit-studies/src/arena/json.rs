//! What the arena tells programs, as `docs/arena.schema.json` describes it.

use serde_json::{Map, Value, json};
use urzeit_players::Mind;
use urzeit_rules::Setup;
use urzeit_texts::Text;

use super::{Results, bots::Bot, thinking::Thinking};

impl<G: Mind> Results<'_, G> {
    /// All of it.
    #[must_use]
    pub fn to_json(&self, text: &Text) -> Value {
        let agreed: Map<_, _> = self
            .setup
            .options()
            .into_iter()
            .map(|(key, value)| (key.to_owned(), value.into()))
            .collect();
        json!({
            "game": G::NAME,
            "rules": G::RULES,
            "options": agreed,
            "seats": self.schedule.seats(),
            "seed": self.terms.seed,
            "scale": self.scale,
            "weights": self.terms.weights,
            "threads": self.threads,
            "seconds": self.took.as_secs_f64(),
            "games": self.schedule.games(),
            "games_each_pairing": self.schedule.games_of_pairing(),
            "fair_share": self.fair(),
            "lineups": self.lineups(),
            "ratings": self.ratings(),
            "bots": self.bots().map(|bot| about(bot, text)).collect::<Value>(),
        })
    }

    fn lineups(&self) -> Value {
        let lineups = self.schedule.lineups().iter().zip(&self.tallies);
        let lineups = lineups.map(|(lineup, tally)| {
            let [low, high] = tally.interval();
            let side = |player: usize, points: f64, thinking: &Thinking| {
                json!({
                    "player": self.entrants[player].to_string(),
                    "points": points,
                    "thinking": thought(thinking),
                })
            };
            let [points, their_points] = tally.points();
            let [thinking, their_thinking] = tally.thinking();
            json!({
                "alone": side(lineup.alone, points, thinking),
                "others": side(lineup.others, their_points, their_thinking),
                "games": tally.games,
                "wins": tally.wins,
                "share": tally.share(),
                "low": low,
                "high": high,
                "times_fair": tally.share() / self.fair(),
            })
        });
        lineups.collect()
    }

    fn ratings(&self) -> Value {
        let ratings = self.ranking().into_iter().map(|player| {
            let rating = self.ratings[player];
            json!({
                "player": self.entrants[player].to_string(),
                "elo": rating.elo,
                "low": rating.elo - rating.margin,
                "high": rating.elo + rating.margin,
                "thinking": thought(&self.thinking(player)),
            })
        });
        ratings.collect()
    }
}

/// How a bot did as a bot.
fn about(bot: &Bot, text: &Text) -> Value {
    let faults = bot.faults();
    let first = faults.first.map(|(game, fault)| {
        json!({
            "game": game + 1,
            "kind": fault.kind(),
            "text": fault.say(text),
        })
    });
    json!({
        "player": bot.name,
        "command": bot.written,
        "answer_ms": bot.time.as_secs_f64() * 1000.0,
        "sittings": bot.sittings(),
        "faults": faults.count,
        "first_fault": first,
    })
}

/// In milliseconds.
fn thought(thinking: &Thinking) -> Value {
    let [mean, longest_answer, longest_turn] = [
        thinking.mean(),
        thinking.longest_answer,
        thinking.longest_turn,
    ]
    .map(|time| time.as_secs_f64() * 1000.0);
    json!({
        "answers": thinking.answers,
        "mean_ms": mean,
        "longest_answer_ms": longest_answer,
        "longest_turn_ms": longest_turn,
    })
}
