//! Games as people at a terminal see them.

mod genesis;
mod lords;
mod ursuppe;

use std::io::{self, Write};

use serde_json::{Value, json};
use urzeit_players::Level;
use urzeit_rules::{EntryView, Game, Record, Seat, Setup, Standings};
use urzeit_scene::{Look, Scene};
use urzeit_table::{Chair, Conclusion, Gone, gone_in, messages::SeatInfo};

use crate::text::Text;

/// What a game must offer to be shown.
pub(crate) trait Show: Game {
    /// The name of the game.
    fn title(text: &Text) -> String;

    /// What a seat plays, in words.
    fn who(&self, seat: Seat, text: &Text) -> String;

    /// The board and all that lies beside it, readable without colours. A position does not say
    /// that its game is over because players gave it up, so `is_over` does.
    fn draw(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()>;

    /// The board as a picture.
    fn scene(&self, text: &Text) -> (Scene, Look);

    /// What the game waits for, in a sentence.
    fn waits_for(&self, text: &Text) -> String;

    /// What the game waits for, or that it is over.
    fn stands(&self, is_over: bool, text: &Text) -> String {
        if is_over {
            text.say(&format!("{}-waits-nothing", Self::NAME))
        } else {
            capitalised(&self.waits_for(text))
        }
    }

    /// What chance decided, as far as its viewer may know it, in a sentence; nothing if that is no
    /// outcome. `name` says who sits in a seat.
    fn outcome(
        entry: &EntryView<Self>,
        name: impl Fn(Seat) -> String,
        text: &Text,
    ) -> Option<String>;

    /// What somebody typed of an outcome, in the order that the notation asks for.
    fn tidied(outcome: &str) -> String {
        outcome.to_owned()
    }

    /// How the points come about.
    fn explain_score(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()>;

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
        let name = name_in(record, seat, text);
        if !name.is_empty() {
            let words = [
                ("seat", seat.to_string().into()),
                ("who", position.who(seat, text).into()),
                ("name", name.into()),
            ];
            writeln!(out, "{}", text.say_with("show-seat", &words))?;
        }
    }
    let ended = ended(record, text);
    let is_over = ended.is_some();
    writeln!(out)?;
    position.draw(is_over, text, out)?;
    writeln!(out)?;
    position.explain_score(is_over, text, out)?;
    if let Some(ended) = ended {
        writeln!(out, "\n{ended}")?;
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
    let stands = ended(record, text).unwrap_or_else(|| position.stands(false, text));
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

/// What the game of a record came to; nothing if it goes on.
fn ended<G: Show>(record: &Record<G>, text: &Text) -> Option<String> {
    let position = record.position();
    let conclusion = Conclusion::of_record(record)?;
    let named = |seat| named(record, seat, text);
    let standings = position.result();
    let won = standings.and_then(|standings| winners(&conclusion, Some(&standings), named, text));
    Some(won.unwrap_or_else(|| {
        let seats = Seat::all(position.players()).zip(gone_in(record));
        let seats = seats.map(|(seat, gone)| SeatInfo {
            resigned: matches!(gone, Some((Gone::Resigned, _))),
            left: matches!(gone, Some((Gone::Left, _))),
            ..SeatInfo::of(seat, &Chair::default())
        });
        let name = |seat| capitalised(&named(seat));
        text.ended(&conclusion, &seats.collect::<Vec<_>>(), None, name)
    }))
}

/// What a seat of a record plays, and who is meant.
pub(crate) fn named<G: Show>(record: &Record<G>, seat: Seat, text: &Text) -> String {
    let who = record.position().who(seat, text);
    match name_in(record, seat, text).as_str() {
        "" => who,
        name => format!("{who} ({name})"),
    }
}

/// The player of a seat of a record, where it says so. A table calls a computer player by its level there.
fn name_in<G: Show>(record: &Record<G>, seat: Seat, text: &Text) -> String {
    let name = record.header().name(seat);
    let level = name.strip_prefix("computer ").map(str::parse);
    match level {
        Some(Ok(level)) => computer(level, text),
        _ => name.to_owned(),
    }
}

/// A computer player.
pub(crate) fn computer(level: Level, text: &Text) -> String {
    text.say_with("play-computer", &[("level", level.name().into())])
}

/// As it begins a sentence: species have small letters.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The players who have won, with their points where points decided; nothing if nobody has.
pub(crate) fn winners(
    conclusion: &Conclusion,
    standings: Option<&Standings>,
    name: impl Fn(Seat) -> String,
    text: &Text,
) -> Option<String> {
    let seats = conclusion.winners();
    let who: Vec<_> = seats.iter().map(name).collect();
    let points = standings.and_then(|standings| {
        let points = seats.iter().map(|seat| standings.points()[seat.index()]);
        points.max()
    });
    let key = match (who.len(), points) {
        (0, _) => return None,
        (_, None) => "play-won",
        (1, _) => "show-winner",
        _ => "show-shared",
    };
    let mut words = vec![("who", text.all_of(&who).into())];
    words.extend(points.map(|points| ("points", points.into())));
    Some(text.say_with(key, &words))
}
