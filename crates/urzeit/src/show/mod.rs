//! Games as people at a terminal see them.

mod genesis;
mod lords;
mod ursuppe;

use std::io::{self, Write};

use serde_json::{Value, json};
use urzeit_rules::{Game, Record, Seat, Setup, Standings};
use urzeit_scene::{Look, Scene};

use crate::text::Text;

/// What a game must offer to be shown.
pub(crate) trait Show: Game {
    /// The name of the game.
    fn title(text: &Text) -> String;

    /// What a seat plays, in words.
    fn who(&self, seat: Seat, text: &Text) -> String;

    /// The board and all that lies beside it, readable without colours.
    fn draw(&self, text: &Text, out: &mut impl Write) -> io::Result<()>;

    /// The board as a picture.
    fn scene(&self, text: &Text) -> (Scene, Look);

    /// What the game waits for, in a sentence.
    fn waits_for(&self, text: &Text) -> String;

    /// What chance decided, as far as its viewer may know it, in a sentence; nothing if that is no
    /// outcome of this game. `name` says who sits in a seat.
    fn outcome(outcome: &str, name: impl Fn(Seat) -> String, text: &Text) -> Option<String>;

    /// What somebody typed of an outcome, in the order that the notation asks for.
    fn tidied(outcome: &str) -> String {
        outcome.to_owned()
    }

    /// How the points come about.
    fn explain_score(&self, text: &Text, out: &mut impl Write) -> io::Result<()>;

    /// The parts of the position for programs.
    fn details(&self) -> Value;
}

/// Writes where a game stands and, when it is over, how it ended.
pub(crate) fn write<G: Show>(
    record: &Record<G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    let position = record.position();
    writeln!(out, "{}", heading(record, text))?;
    let options = record.header().setup().options();
    if !options.is_empty() {
        let options: Vec<_> = options
            .iter()
            .map(|(key, value)| format!("{key} {value}"))
            .collect();
        let options = [("options", options.join(", ").into())];
        writeln!(out, "{}", text.say_with("show-options", &options))?;
    }
    for seat in Seat::all(position.players()) {
        let name = record.header().name(seat);
        if !name.is_empty() {
            let words = [
                ("seat", seat.to_string().into()),
                ("who", position.who(seat, text).into()),
                ("name", name.into()),
            ];
            writeln!(out, "{}", text.say_with("show-seat", &words))?;
        }
    }
    writeln!(out)?;
    position.draw(text, out)?;
    writeln!(out)?;
    position.explain_score(text, out)?;
    if let Some(standings) = position.result() {
        writeln!(out, "\n{}", winners(position, record, &standings, text))?;
    }
    writeln!(out, "\n{}\n{position}", text.say("show-position"))
}

/// The game in a line.
fn heading<G: Show>(record: &Record<G>, text: &Text) -> String {
    let heading = [
        ("game", G::title(text).into()),
        ("players", record.position().players().into()),
        ("entries", record.entries().count().into()),
    ];
    text.say_with("show-heading", &heading)
}

/// The board where a game stands, as SVG.
pub(crate) fn picture<G: Show>(record: &Record<G>, text: &Text) -> String {
    let position = record.position();
    let stands = match position.result() {
        Some(standings) => winners(position, record, &standings, text),
        None => position.waits_for(text),
    };
    let (scene, look) = position.scene(text);
    scene.to_svg(&look, &heading(record, text), &stands)
}

/// The seats of a record for programs.
pub(crate) fn seats_json<G: Game>(record: &Record<G>) -> Vec<Value> {
    let header = record.header();
    Seat::all(record.position().players())
        .zip(header.setup().who())
        .map(|(seat, who)| json!({ "seat": seat.number(), "who": who, "name": header.name(seat) }))
        .collect()
}

/// All of them, padded to one width.
fn pad(names: impl Iterator<Item = String>) -> Vec<String> {
    let names: Vec<_> = names.collect();
    let width = names
        .iter()
        .map(|name| name.chars().count())
        .max()
        .unwrap_or(0);
    names.iter().map(|name| format!("{name:width$}")).collect()
}

fn winners<G: Show>(
    position: &G,
    record: &Record<G>,
    standings: &Standings,
    text: &Text,
) -> String {
    let named = |seat: Seat| match record.header().name(seat) {
        "" => position.who(seat, text),
        name => format!("{} ({name})", position.who(seat, text)),
    };
    let who: Vec<_> = standings.winners().iter().map(named).collect();
    let points = standings.points().iter().max().copied().unwrap_or(0);
    let key = if who.len() == 1 {
        "show-winner"
    } else {
        "show-shared"
    };
    text.say_with(
        key,
        &[("who", text.all_of(&who).into()), ("points", points.into())],
    )
}
