//! Genesis at the terminal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use serde_json::{Value, json};
use urzeit_rules::{
    Entry, EntryView, Genesis, Seat,
    genesis::{
        Area, Face, Multiplier, Phase, Space, Spaces, Terrain, Took,
        spaces::{COLUMNS, LEFT_COLUMNS, ROWS},
    },
};
use urzeit_scene::{
    Look, Scene,
    genesis::{self as scene, Name},
};

use super::{Show, pad};
use crate::text::Text;

impl Show for Genesis {
    fn title(text: &Text) -> String {
        text.say("genesis-title")
    }

    fn who(&self, seat: Seat, text: &Text) -> String {
        let species = self.species()[seat.index()];
        text.called("genesis", "species", species.word())
    }

    fn draw(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()> {
        if self.phase() != Phase::Board {
            draw_board(self, out)?;
            let all = self.in_play() == Spaces::ALL;
            let legend = if all {
                "genesis-legend"
            } else {
                "genesis-legend-two"
            };
            writeln!(out, "\n{}\n", text.say(legend))?;
        }
        draw_supplies(self, is_over, text, out)?;
        writeln!(out, "\n{}", self.stands(is_over, text))
    }

    fn scene(&self, text: &Text) -> (Scene, Look) {
        let called = |name: Name| match name {
            Name::Species(species) => {
                text.say_with("genesis-species", &[("species", species.word().into())])
            }
            Name::Terrain(terrain) => {
                text.say_with("genesis-terrain", &[("terrain", terrain.word().into())])
            }
        };
        (scene::board(self, &called), scene::LOOK)
    }

    fn waits_for(&self, text: &Text) -> String {
        waits_for(self, text)
    }

    fn outcome(
        entry: &EntryView<Genesis>,
        name: impl Fn(Seat) -> String,
        text: &Text,
    ) -> Option<String> {
        match *entry {
            EntryView::Open(Entry::Chance(outcome)) => Some(text.genesis_chance(outcome, name)),
            _ => None,
        }
    }

    fn explain_score(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()> {
        let mut areas = self.score().areas;
        let all = areas.len();
        areas.retain(|area| area.multiplier != Multiplier::None);
        let small = all - areas.len();
        if all == 0 {
            return Ok(());
        }
        let heading = if is_over {
            "genesis-scoring"
        } else {
            "genesis-scoring-now"
        };
        writeln!(out, "{}", text.say(heading))?;
        areas.sort_by_key(|area| std::cmp::Reverse((area.multiplier.factor(), area.tiles.len())));
        for area in &areas {
            explain_area(self, area, text, out)?;
        }
        if small > 0 {
            writeln!(
                out,
                "  {}",
                text.say_with("genesis-small-areas", &[("count", small.into())])
            )?;
        }
        Ok(())
    }

    fn details(&self) -> Value {
        let score = self.score();
        let cells = |row| (0..COLUMNS).map(move |column| cell(self, column, row));
        let rows: Vec<Vec<_>> = (0..ROWS).map(|row| cells(row).collect()).collect();
        let supplies = Seat::all(self.species().len()).map(|seat| {
            let supply = self.supply(seat);
            let tiles = Terrain::ALL
                .iter()
                .map(|terrain| (terrain, supply.left(*terrain)));
            Value::Object(
                tiles
                    .map(|(terrain, left)| (terrain.to_string(), left.into()))
                    .collect(),
            )
        });
        json!({
            "board": rows,
            "supplies": supplies.collect::<Vec<_>>(),
            "dice": dice(self.phase()).iter().map(ToString::to_string).collect::<Vec<_>>(),
            "areas": score.areas.iter().map(area_json).collect::<Vec<_>>(),
            "points": score.points,
        })
    }
}

/// What lies on a space: `Rf`, `.`, `v` or `t`.
fn cell(position: &Genesis, column: usize, row: usize) -> String {
    let space = Space::at(column, row).expect("inside the board");
    let board = position.board();
    match position.tile(space) {
        Some((seat, terrain)) => {
            format!(
                "{}{}",
                position.species()[seat.index()].letter(),
                terrain.letter()
            )
        }
        None if board.volcanoes.contains(space) => "v".to_owned(),
        None if board.tar_pits.contains(space) => "t".to_owned(),
        None => ".".to_owned(),
    }
}

fn draw_board(position: &Genesis, out: &mut impl Write) -> io::Result<()> {
    let all = position.in_play() == Spaces::ALL;
    let columns = if all { COLUMNS } else { LEFT_COLUMNS };
    // The river (G-1.3).
    let river = |column| if column == LEFT_COLUMNS { " │" } else { "" };
    write!(out, "  ")?;
    for column in 0..columns {
        let letter = char::from(b'a' + column as u8);
        write!(out, "{}  {letter}", river(column))?;
    }
    writeln!(out)?;
    for row in 0..ROWS {
        write!(out, "{:2}", row + 1)?;
        for column in 0..columns {
            let space = Space::at(column, row).expect("inside the board");
            let style = match position.tile(space) {
                Some((_, terrain)) => terrain_style(terrain),
                None if position.vacant().contains(space) => Style::new().dimmed(),
                None => Style::new(),
            };
            let cell = cell(position, column, row);
            write!(out, "{} {style}{cell:>2}{style:#}", river(column))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Colours only help: the letters say the same.
fn terrain_style(terrain: Terrain) -> Style {
    let color = match terrain {
        Terrain::Forest => AnsiColor::Green,
        Terrain::Savannah => AnsiColor::Yellow,
        Terrain::Mountain => AnsiColor::Red,
        Terrain::Wetland => AnsiColor::Blue,
    };
    Style::new().bold().fg_color(Some(color.into()))
}

fn draw_supplies(
    position: &Genesis,
    is_over: bool,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    let points = position.score().points;
    let heading = if is_over {
        "genesis-supply-heading"
    } else {
        "genesis-supply-heading-now"
    };
    writeln!(out, "{}", text.say(heading))?;
    let names = pad(Seat::all(points.len()).map(|seat| position.who(seat, text)));
    for (seat, name) in Seat::all(points.len()).zip(names) {
        let place = text.say_with("genesis-seat", &[("seat", seat.to_string().into())]);
        let letter = position.species()[seat.index()].letter();
        write!(out, "  {place}  {letter} {name} ")?;
        for terrain in Terrain::ALL {
            let left = position.supply(seat).left(terrain);
            write!(
                out,
                "  {} {} {left:2}",
                terrain.letter(),
                text.called("genesis", "terrain", terrain.word())
            )?;
        }
        let points = points[seat.index()];
        writeln!(
            out,
            "   {}",
            text.say_with("genesis-points", &[("points", points.into())])
        )?;
    }
    Ok(())
}

fn waits_for(position: &Genesis, text: &Text) -> String {
    let who = |seat| ("who", position.who(seat, text).into());
    match position.phase() {
        Phase::Board => text.say("genesis-waits-board"),
        Phase::Start => text.say("genesis-waits-start"),
        Phase::Roll(seat) => text.say_with("genesis-waits-roll", &[who(seat)]),
        Phase::First(seat, [one, two]) => {
            let words = [
                who(seat),
                ("one", text.face(one).into()),
                ("two", text.face(two).into()),
            ];
            text.say_with("genesis-waits-first", &words)
        }
        Phase::Second(seat, die) => {
            let words = [who(seat), ("die", text.face(die).into())];
            text.say_with("genesis-waits-second", &words)
        }
        Phase::Over => text.say("genesis-waits-nothing"),
    }
}

fn explain_area(
    position: &Genesis,
    area: &Area,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    let words = [
        (
            "terrain",
            text.called("genesis", "terrain", area.terrain.word())
                .into(),
        ),
        ("size", area.tiles.len().into()),
        ("multiplier", multiplier_word(area.multiplier).into()),
    ];
    writeln!(out, "  {}", text.say_with("genesis-area", &words))?;
    let mut herds = area.herds.clone();
    herds.sort_by_key(|herd| std::cmp::Reverse(herd.size));
    for herd in herds {
        let words = [
            ("who", position.who(herd.owner, text).into()),
            ("size", herd.size.into()),
            ("first", first_space(herd.tiles).into()),
        ];
        let line = text.say_with("genesis-herd", &words);
        let line = text.labelled(&line, &text.took(area, &herd));
        writeln!(out, "    {:3}  {line}", herd.points)?;
    }
    Ok(())
}

fn dice(phase: Phase) -> Vec<Face> {
    match phase {
        Phase::First(_, dice) => dice.to_vec(),
        Phase::Second(_, die) => vec![die],
        Phase::Board | Phase::Start | Phase::Roll(_) | Phase::Over => Vec::new(),
    }
}

/// The spaces of a set, row by row.
fn in_reading_order(set: Spaces) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| set.contains(*space))
}

fn first_space(set: Spaces) -> String {
    in_reading_order(set)
        .next()
        .map(|space| space.to_string())
        .unwrap_or_default()
}

fn spaces_json(set: Spaces) -> Vec<String> {
    in_reading_order(set)
        .map(|space| space.to_string())
        .collect()
}

fn area_json(area: &Area) -> Value {
    let herds = area.herds.iter().map(|herd| {
        let (took, sharers) = took_word(herd.took);
        json!({
            "seat": herd.owner.number(),
            "tiles": spaces_json(herd.tiles),
            "points": herd.points,
            "took": took,
            "sharers": sharers,
        })
    });
    json!({
        "terrain": area.terrain.word(),
        "tiles": spaces_json(area.tiles),
        "multiplier": area.multiplier.factor(),
        "herds": herds.collect::<Vec<_>>(),
    })
}

fn multiplier_word(multiplier: Multiplier) -> &'static str {
    match multiplier {
        Multiplier::None => "none",
        Multiplier::Single => "single",
        Multiplier::Double => "double",
        Multiplier::Triple => "triple",
    }
}

/// What a herd took, and among how many.
fn took_word(took: Took) -> (&'static str, u16) {
    match took {
        Took::Both => ("both", 1),
        Took::First => ("first", 1),
        Took::FirstShared { sharers } => ("first", sharers),
        Took::Second { sharers } => ("second", sharers),
        Took::BothShared { sharers } => ("both", sharers),
        Took::WithOther { .. } => ("with_other", 0),
        Took::Nothing => ("nothing", 0),
    }
}
