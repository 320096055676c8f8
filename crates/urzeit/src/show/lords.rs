//! Lords of Creation at the terminal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use serde_json::{Value, json};
use urzeit_rules::{
    Entry, EntryView, Game, Lords, Seat,
    lords::{
        Card, Chance, Hand, Hex, Kept, Secret, Terrain,
        board::ROWS,
        position::{Phase, Side, Stack},
        setup::Colour,
    },
};
use urzeit_scene::{
    Look, Scene,
    lords::{self as scene, Name},
};

use super::{Show, pad};
use crate::text::Text;

/// Letters of a hex in the drawing: a space, terrain, owner, count, side. Counts of three
/// digits need more.
const CELL: usize = 6;

impl Show for Lords {
    fn title(text: &Text) -> String {
        text.say("lords-title")
    }

    fn who(&self, seat: Seat, text: &Text) -> String {
        let colour = self.colours()[seat.index()];
        text.called("lords", "colour", colour.word())
    }

    fn draw(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()> {
        draw_world(self, out)?;
        writeln!(out, "\n{}\n", text.say("lords-legend"))?;
        draw_seats(self, is_over, text, out)?;
        let stock = [
            ("pile", self.pile().to_string().into()),
            ("bag", self.bag().to_string().into()),
        ];
        writeln!(out, "{}", text.say_with("lords-show-stock", &stock))?;
        if let Some(order) = turn_order(self, text) {
            writeln!(out, "{order}")?;
        }
        writeln!(out, "\n{}", self.stands(is_over, text))
    }

    fn scene(&self, text: &Text) -> (Scene, Look) {
        let called = |name: Name| match name {
            Name::Terrain(terrain) => {
                text.say_with("lords-terrain", &[("terrain", terrain.word().into())])
            }
            Name::Colour(colour) => {
                text.say_with("lords-colour", &[("colour", colour.word().into())])
            }
        };
        (scene::board(self, &called), scene::LOOK)
    }

    fn waits_for(&self, text: &Text) -> String {
        waits_for(self, text)
    }

    fn outcome(
        entry: &EntryView<Lords>,
        name: impl Fn(Seat) -> String,
        text: &Text,
    ) -> Option<String> {
        match entry {
            EntryView::Open(Entry::Chance(Chance::Roll(roll))) => {
                let words = [
                    ("one", roll.attacker[0].pips().into()),
                    ("two", roll.attacker[1].pips().into()),
                    ("defender", roll.defender.pips().into()),
                ];
                Some(text.say_with("lords-show-roll", &words))
            }
            EntryView::Open(Entry::Chance(outcome)) => text.lords_chance(*outcome, name),
            EntryView::Open(Entry::Player(..)) => None,
            EntryView::Veiled(veiled) => Some(text.hidden(*veiled, name)),
        }
    }

    fn tidied(outcome: &str) -> String {
        let Some((hand, cards)) = split_hand(outcome) else {
            return outcome.to_owned();
        };
        let words: Vec<_> = cards.iter().map(ToString::to_string).collect();
        format!("{hand} {}", words.join(" "))
    }

    fn explain_score(&self, is_over: bool, text: &Text, out: &mut impl Write) -> io::Result<()> {
        let heading = if is_over {
            "lords-scoring"
        } else {
            "lords-scoring-now"
        };
        writeln!(out, "{}", text.say(heading))?;
        let names = names(self, text);
        for (seat, name) in Seat::all(self.players()).zip(&names) {
            let score = self.score(seat);
            let words = [
                ("barbarian", score.barbarian.to_string().into()),
                ("civilised", score.civilised.to_string().into()),
                ("altars", score.altars.to_string().into()),
                ("points", score.points().to_string().into()),
                ("hexes", score.hexes().to_string().into()),
                ("people", score.people.to_string().into()),
            ];
            writeln!(
                out,
                "  {name}  {}",
                text.say_with("lords-show-score", &words)
            )?;
        }
        Ok(())
    }

    fn details(&self) -> Value {
        let hexes: Vec<_> = Hex::all().map(|hex| hex_json(self, hex)).collect();
        let seats: Vec<_> = Seat::all(self.players())
            .map(|seat| seat_json(self, seat))
            .collect();
        let (order, finished) = self.turn_order();
        json!({
            "hexes": hexes,
            "seats": seats,
            "pile": self.pile(),
            "bag": self.bag(),
            "order": order.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
            "turns_over": finished,
        })
    }
}

/// The hexagon, a line a row: each row is named by its letter, its hexes count from the left.
fn draw_world(position: &Lords, out: &mut impl Write) -> io::Result<()> {
    let longest = Hex::all().map(|hex| 1 + cell(position, hex).len()).max();
    // Even, because rows are shifted by half a cell.
    let width = longest.map_or(CELL, |longest| longest.max(CELL).next_multiple_of(2));
    let mut row = Vec::new();
    for hex in Hex::all() {
        if hex.begins_row() && !row.is_empty() {
            draw_row(position, &row, width, out)?;
            row.clear();
        }
        row.push(hex);
    }
    draw_row(position, &row, width, out)
}

fn draw_row(position: &Lords, row: &[Hex], width: usize, out: &mut impl Write) -> io::Result<()> {
    let letter = char::from(b'A' + row[0].row() as u8);
    // The longest row has as many hexes as there are rows (L-1.2).
    let indent = (ROWS - row.len()) * width / 2;
    write!(out, "{letter}{:indent$}", "")?;
    for &hex in row {
        let style = style(position, hex);
        write!(
            out,
            " {style}{:<width$}{style:#}",
            cell(position, hex),
            width = width - 1
        )?;
    }
    writeln!(out)
}

/// What lies on a hex: `.` nothing, else the terrain, then the stack as `R12b`.
fn cell(position: &Lords, hex: Hex) -> String {
    let Some(terrain) = position.terrain(hex) else {
        return ".".to_owned();
    };
    let terrain = match terrain {
        Terrain::Island => 'i',
        Terrain::Hills => 'h',
        Terrain::Forest => 'f',
        Terrain::Grassland => 'g',
        Terrain::Sea => '~',
        Terrain::Mountains => '^',
        Terrain::Desert => ':',
    };
    match position.stack(hex) {
        None => terrain.to_string(),
        Some(stack) => {
            let owner = position.colours()[stack.owner.index()].letter();
            format!("{terrain}{owner}{}{}", stack.count, side_letter(&stack))
        }
    }
}

fn side_letter(stack: &Stack) -> char {
    match (stack.side, stack.altar) {
        (_, true) => 'a',
        (Side::Civilised, false) => 'c',
        (Side::Barbarian, false) => 'b',
    }
}

/// Colours only help: the letters say the same.
fn style(position: &Lords, hex: Hex) -> Style {
    let Some(stack) = position.stack(hex) else {
        return Style::new().dimmed();
    };
    let color = match position.colours()[stack.owner.index()] {
        Colour::Red => AnsiColor::Red,
        Colour::Blue => AnsiColor::Blue,
        Colour::Green => AnsiColor::Green,
        Colour::Yellow => AnsiColor::Yellow,
        Colour::Orange => AnsiColor::Magenta,
    };
    Style::new().bold().fg_color(Some(color.into()))
}

fn draw_seats(
    position: &Lords,
    is_over: bool,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    for (seat, name) in Seat::all(position.players()).zip(names(position, text)) {
        let words = [
            ("seat", seat.to_string().into()),
            ("supply", position.supply(seat).to_string().into()),
            ("altars", position.altars_left(seat).to_string().into()),
        ];
        let letter = position.colours()[seat.index()].letter();
        write!(
            out,
            "{letter} {name}  {}",
            text.say_with("lords-show-seat", &words)
        )?;
        if !is_over && !position.free_civ_used().contains(seat) {
            write!(out, " {}", text.say("lords-free-civ"))?;
        }
        writeln!(out)?;
        let card = |card| text.card(card);
        let terrain = |terrain| terrain_name(terrain, text);
        for (key, list) in [
            ("lords-show-hand", cards(position.hand(seat), card)),
            ("lords-show-kept", markers(position.kept(seat), terrain)),
            ("lords-show-chosen", chosen(position, seat, card)),
        ] {
            if !list.is_empty() {
                let list = [("list", list.join(", ").into())];
                writeln!(out, "    {}", text.say_with(key, &list))?;
            }
        }
    }
    Ok(())
}

/// The names of all seats, padded to one width.
fn names(position: &Lords, text: &Text) -> Vec<String> {
    pad(Seat::all(position.players()).map(|seat| position.who(seat, text)))
}

fn terrain_name(terrain: Terrain, text: &Text) -> String {
    text.say_with("lords-terrain", &[("terrain", terrain.word().into())])
}

fn cards(hand: &Hand, name: impl Fn(Card) -> String) -> Vec<String> {
    held(Card::all().map(name), hand.known(), hand.hidden())
}

fn markers(kept: &Kept, name: impl Fn(Terrain) -> String) -> Vec<String> {
    let terrains = Terrain::ALL.into_iter().map(name);
    held(terrains, kept.known(), kept.hidden())
}

/// Each known thing as often as it is there, and `?` for each unknown one.
fn held(kinds: impl Iterator<Item = String>, known: &[u8], hidden: usize) -> Vec<String> {
    let known = kinds
        .zip(known)
        .flat_map(|(kind, &count)| vec![kind; usize::from(count)]);
    known.chain(vec!["?".to_owned(); hidden]).collect()
}

fn chosen(position: &Lords, seat: Seat, name: impl Fn(Card) -> String) -> Vec<String> {
    let chosen = position.chosen(seat);
    chosen.iter().map(|card| secret(*card, &name)).collect()
}

fn secret<T>(secret: Secret<T>, name: impl Fn(T) -> String) -> String {
    match secret {
        Secret::Known(value) => name(value),
        Secret::Hidden => "?".to_owned(),
    }
}

fn turn_order(position: &Lords, text: &Text) -> Option<String> {
    let (order, finished) = position.turn_order();
    if order.is_empty() {
        return None;
    }
    let order: Vec<_> = order.iter().map(|seat| position.who(*seat, text)).collect();
    let words = [
        ("order", order.join(", ").into()),
        ("finished", finished.into()),
    ];
    Some(text.say_with("lords-show-order", &words))
}

/// A dealt hand: the words before its cards, and the cards in their order. A card may be short:
/// `i3` is `island3`.
fn split_hand(outcome: &str) -> Option<(String, Vec<Card>)> {
    let words: Vec<_> = outcome.split(' ').collect();
    let [kind @ "deal", seat, cards @ ..] = words.as_slice() else {
        return None;
    };
    let card = |word: &&str| {
        let is_meant = |card: &Card| {
            let name = card.to_string();
            let short = format!("{}{}", &name[..1], card.value());
            [name, short].contains(&word.to_lowercase())
        };
        Card::all().find(is_meant)
    };
    let mut cards = cards.iter().map(card).collect::<Option<Vec<_>>>()?;
    cards.sort_unstable();
    Some((format!("{kind} {seat}"), cards))
}

fn waits_for(position: &Lords, text: &Text) -> String {
    let who = |seat| ("who", position.who(seat, text).into());
    let hexes = |from: Hex, to: Hex| {
        [
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
        ]
    };
    match position.phase() {
        Phase::Deal(seat) => text.say_with("lords-waits-deal", &[who(seat)]),
        Phase::Start => text.say("lords-waits-start"),
        Phase::Marker(seat) => text.say_with("lords-waits-marker", &[who(seat)]),
        Phase::Lay(seat, marker) => {
            let marker = secret(marker, |terrain| terrain_name(terrain, text));
            let words = [who(seat), ("marker", marker.into())];
            text.say_with("lords-waits-lay", &words)
        }
        Phase::Select => {
            let seats = position.turn().seats();
            let who: Vec<_> = seats.iter().map(|seat| position.who(seat, text)).collect();
            text.say_with("lords-waits-select", &[("who", text.all_of(&who).into())])
        }
        Phase::Draw(seat) => text.say_with("lords-waits-draw", &[who(seat)]),
        Phase::Order => text.say("lords-waits-order"),
        Phase::Place(seat) => text.say_with("lords-waits-place", &[who(seat)]),
        Phase::Act(seat) => text.say_with("lords-waits-act", &[who(seat)]),
        Phase::Roll(seat, from, to) => {
            let [from, to] = hexes(from, to);
            text.say_with("lords-waits-roll", &[who(seat), from, to])
        }
        Phase::Advance(seat, from, to) => {
            let [from, to] = hexes(from, to);
            text.say_with("lords-waits-advance", &[who(seat), from, to])
        }
        Phase::Die => text.say("lords-waits-die"),
        Phase::Over => text.say("lords-waits-nothing"),
    }
}

fn hex_json(position: &Lords, hex: Hex) -> Value {
    let terrain = position.terrain(hex).map(Terrain::word);
    let stack = position.stack(hex).map(|stack| {
        json!({
            "seat": stack.owner.number(),
            "count": stack.count,
            "civilised": stack.side == Side::Civilised,
            "altar": stack.altar,
        })
    });
    json!({ "hex": hex.to_string(), "terrain": terrain, "stack": stack })
}

fn seat_json(position: &Lords, seat: Seat) -> Value {
    let score = position.score(seat);
    json!({
        "supply": position.supply(seat),
        "altars_left": position.altars_left(seat),
        "free_civilising_used": position.free_civ_used().contains(seat),
        "hand": cards(position.hand(seat), |card| card.to_string()),
        "kept": markers(position.kept(seat), |terrain| terrain.to_string()),
        "chosen": chosen(position, seat, |card| card.to_string()).first(),
        "score": {
            "barbarian": score.barbarian,
            "civilised": score.civilised,
            "altars": score.altars,
            "people": score.people,
            "points": score.points(),
        },
    })
}
