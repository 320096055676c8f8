//! Ursuppe at the terminal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use serde_json::{Value, json};
use urzeit_rules::{
    Entry, EntryView, Seat, Ursuppe,
    ursuppe::{Colour, Cubes, Direction, Gene, Space, Who},
};
use urzeit_scene::{
    Look, Scene,
    ursuppe::{self as scene, Name},
};

use super::{Show, pad};
use crate::text::Text;

/// The columns and rows of the soup (U-3.1).
const COLUMNS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];
const ROWS: [char; 5] = ['1', '2', '3', '4', '5'];
/// Letters of a space in the drawing.
const WIDTH: usize = 13;

impl Show for Ursuppe {
    fn title(text: &Text) -> String {
        text.say("ursuppe-title")
    }

    fn who(&self, seat: Seat, text: &Text) -> String {
        let colours: Vec<_> = self
            .colours_of(seat)
            .iter()
            .map(|colour| colour_name(colour, text))
            .collect();
        text.all_of(&colours)
    }

    fn draw(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()> {
        draw_soup(self, text, out)?;
        writeln!(out, "\n{}\n", text.say("ursuppe-legend"))?;
        draw_environment(self, text, out)?;
        draw_ladder(self, text, out)?;
        writeln!(out)?;
        draw_players(self, text, out)?;
        writeln!(out, "\n{}", self.stands(is_over, text))
    }

    fn scene(&self, text: &Text) -> (Scene, Look) {
        let called = |name: Name| match name {
            Name::Tribe(colour) => colour_name(colour, text),
            Name::Round => text.say("ursuppe-round-title"),
            Name::Cards(count) => text.say_with("ursuppe-cards", &[("count", count.into())]),
            Name::Ozone => text.say("ursuppe-ozone"),
            Name::Supply => text.say("ursuppe-supply"),
        };
        (scene::board(self, &called), scene::LOOK)
    }

    fn waits_for(&self, text: &Text) -> String {
        text.ursuppe_waits(self, |colour| player_name(self, colour, text))
    }

    fn outcome(
        entry: &EntryView<Ursuppe>,
        name: impl Fn(Seat) -> String,
        text: &Text,
    ) -> Option<String> {
        let who = |who| match who {
            Who::Seat(seat) => name(seat),
            Who::Colour(colour) => colour_name(colour, text),
        };
        match *entry {
            EntryView::Open(Entry::Chance(outcome)) => {
                Some(text.ursuppe_chance(None, outcome, who))
            }
            _ => None,
        }
    }

    fn explain_score(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()> {
        if is_over {
            return Ok(());
        }
        writeln!(out, "{}", text.say("ursuppe-scoring"))?;
        let colours: Vec<_> = self.players_in_game().iter().collect();
        let names = pad(colours
            .iter()
            .map(|&colour| player_name(self, colour, text)));
        for (&colour, name) in colours.iter().zip(names) {
            let own = self.own_colours(colour).iter();
            let alive: usize = own.map(|colour| self.alive(colour).len()).sum();
            let words = [
                ("amoebas", alive.into()),
                ("weight", self.player(colour).genes.weight().into()),
                ("steps", self.steps(colour).into()),
            ];
            writeln!(out, "  {name}  {}", text.say_with("ursuppe-score", &words))?;
        }
        Ok(())
    }

    fn details(&self) -> Value {
        let spaces = Space::ALL.map(|space| space_json(self, space));
        let players: Vec<_> = self
            .players_in_game()
            .iter()
            .map(|colour| player_json(self, colour))
            .collect();
        let card = self.card().map(
            |card| json!({ "drift": card.drift().map(Direction::word), "ozone": card.ozone() }),
        );
        json!({
            "round": self.round(),
            "environment": card,
            "cards_left": self.deck().len(),
            "spaces": spaces,
            "supply": cubes_json(self, self.supply()),
            "pool": Gene::ALL.iter().map(|gene| (gene.to_string(), self.pool(*gene).into()))
                .collect::<serde_json::Map<_, _>>(),
            "players": players,
        })
    }
}

fn draw_soup(position: &Ursuppe, text: &Text, out: &mut impl Write) -> io::Result<()> {
    write!(out, " ")?;
    for column in COLUMNS {
        write!(out, "  {column:<WIDTH$}")?;
    }
    writeln!(out)?;
    for row in ROWS {
        let spaces = COLUMNS.map(|column| format!("{column}{row}").parse::<Space>().ok());
        let cells = spaces.map(|space| match space {
            Some(space) => cell(position, space),
            None if row == '3' => vec![(text.say("ursuppe-island"), Style::new().dimmed())],
            None => Vec::new(),
        });
        let wrapped = cells.map(|cell| wrap(&cell));
        let height = wrapped.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..height {
            write!(out, "{}", if line == 0 { row } else { ' ' })?;
            for (space, cell) in spaces.iter().zip(&wrapped) {
                let edge = if space.is_some() { '|' } else { ' ' };
                write!(out, " {edge}")?;
                draw_words(cell.get(line).map_or(&[], Vec::as_slice), out)?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}

/// What is on a space: cubes as `r2`, amoebas as `R1`, a `'` for each damage.
fn cell(position: &Ursuppe, space: Space) -> Vec<(String, Style)> {
    let cubes = position.cubes(space);
    let cubes = position
        .colours()
        .iter()
        .filter(|&colour| cubes[colour] > 0)
        .map(|colour| {
            (
                format!("{}{}", colour.letter(), cubes[colour]),
                Style::new().fg_color(Some(ansi(colour))),
            )
        });
    let amoebas = position.amoebas_on(space).iter().map(|amoeba| {
        let damage = position
            .life(amoeba)
            .map_or(0, |life| usize::from(life.damage));
        let letter = amoeba.colour.letter().to_ascii_uppercase();
        let style = Style::new().bold().fg_color(Some(ansi(amoeba.colour)));
        (
            format!("{letter}{}{}", amoeba.number, "'".repeat(damage)),
            style,
        )
    });
    cubes.chain(amoebas).collect()
}

/// The words of a space as lines that are not too long; amoebas begin a line of their own.
fn wrap(words: &[(String, Style)]) -> Vec<Vec<(String, Style)>> {
    let mut lines: Vec<Vec<(String, Style)>> = Vec::new();
    let mut length = 0;
    let mut amoebas = false;
    for word in words {
        let is_amoeba = word
            .0
            .starts_with(|letter: char| letter.is_ascii_uppercase());
        let full = length + word.0.len() + 1 > WIDTH;
        match lines.last_mut() {
            Some(line) if !full && is_amoeba == amoebas => line.push(word.clone()),
            _ => {
                lines.push(vec![word.clone()]);
                length = 0;
            }
        }
        amoebas = is_amoeba;
        length += word.0.len() + 1;
    }
    lines
}

fn draw_words(words: &[(String, Style)], out: &mut impl Write) -> io::Result<()> {
    let mut length = 0;
    for (word, style) in words {
        write!(out, "{style}{word}{style:#} ")?;
        length += word.chars().count() + 1;
    }
    write!(out, "{:width$}", "", width = WIDTH.saturating_sub(length))
}

/// Colours only help: the letters say the same.
fn ansi(colour: Colour) -> anstyle::Color {
    let color = match colour {
        Colour::Red => AnsiColor::Red,
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Green => AnsiColor::Green,
        Colour::Blue => AnsiColor::Blue,
        Colour::Purple => AnsiColor::Magenta,
        Colour::White => AnsiColor::White,
    };
    color.into()
}

fn draw_environment(position: &Ursuppe, text: &Text, out: &mut impl Write) -> io::Result<()> {
    let Some(card) = position.card() else {
        return Ok(());
    };
    let words = [
        ("round", position.round().to_string().into()),
        ("drift", card.drift().map_or("none", Direction::word).into()),
        ("ozone", card.ozone().to_string().into()),
        ("left", position.deck().len().to_string().into()),
    ];
    writeln!(out, "{}", text.say_with("ursuppe-environment", &words))
}

fn draw_ladder(position: &Ursuppe, text: &Text, out: &mut impl Write) -> io::Result<()> {
    let mut markers: Vec<_> = position
        .players_in_game()
        .iter()
        .filter(|&colour| position.player(colour).marker.is_some())
        .map(|colour| (position.marker(colour), player_name(position, colour, text)))
        .collect();
    if markers.is_empty() {
        return Ok(());
    }
    markers.sort();
    let markers: Vec<_> = markers
        .iter()
        .map(|(space, name)| format!("{space} {name}"))
        .collect();
    let words = [
        ("markers", markers.join(", ").into()),
        ("finish", position.options().finish_start.to_string().into()),
    ];
    writeln!(out, "{}", text.say_with("ursuppe-ladder", &words))
}

fn draw_players(position: &Ursuppe, text: &Text, out: &mut impl Write) -> io::Result<()> {
    let colours: Vec<_> = position.players_in_game().iter().collect();
    let names = pad(colours
        .iter()
        .map(|&colour| player_name(position, colour, text)));
    for (&colour, name) in colours.iter().zip(names) {
        let player = position.player(colour);
        let letter = colour.letter().to_ascii_uppercase();
        let supply = position.own_colours(colour).iter();
        let supply: Vec<_> = supply
            .map(|own| position.supply()[own].to_string())
            .collect();
        let seat = position.seat_of(colour).map(|seat| seat.to_string());
        let words = [
            ("seat", seat.unwrap_or_else(|| "none".to_owned()).into()),
            ("bp", player.bp.to_string().into()),
            ("supply", supply.join(" + ").into()),
        ];
        writeln!(
            out,
            "{letter} {name}  {}",
            text.say_with("ursuppe-player", &words)
        )?;
        if !player.genes.is_empty() {
            let genes: Vec<_> = player
                .genes
                .iter()
                .map(|gene| text.called("ursuppe", "gene", gene.word()))
                .collect();
            let words = [
                ("genes", genes.join(", ").into()),
                ("sensitivity", player.genes.sensitivity().into()),
            ];
            writeln!(out, "    {}", text.say_with("ursuppe-genes", &words))?;
        }
    }
    Ok(())
}

fn player_name(position: &Ursuppe, colour: Colour, text: &Text) -> String {
    let colours = position.own_colours(colour).iter();
    let names: Vec<_> = colours.map(|colour| colour_name(colour, text)).collect();
    text.all_of(&names)
}

fn colour_name(colour: Colour, text: &Text) -> String {
    text.called("ursuppe", "colour", colour.word())
}

fn cubes_json(position: &Ursuppe, cubes: Cubes) -> Value {
    let colours = position.colours().iter();
    Value::Object(
        colours
            .map(|colour| (colour.to_string(), cubes[colour].into()))
            .collect(),
    )
}

fn space_json(position: &Ursuppe, space: Space) -> Value {
    let amoebas = position.amoebas_on(space).iter().map(|amoeba| {
        let damage = position.life(amoeba).map_or(0, |life| life.damage);
        json!({ "amoeba": amoeba.to_string(), "damage": damage })
    });
    json!({
        "space": space.word(),
        "cubes": cubes_json(position, position.cubes(space)),
        "amoebas": amoebas.collect::<Vec<_>>(),
    })
}

fn player_json(position: &Ursuppe, colour: Colour) -> Value {
    let player = position.player(colour);
    json!({
        "colours": position.own_colours(colour).iter().map(Colour::word).collect::<Vec<_>>(),
        "seat": position.seat_of(colour).map(Seat::number),
        "marker": player.marker,
        "bp": player.bp,
        "genes": player.genes.iter().map(Gene::word).collect::<Vec<_>>(),
        "steps_now": position.steps(colour),
    })
}
