//! Genesis in words.

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Genesis, Seat,
    genesis::{Action, Phase, Space, Terrain, spaces::ROWS},
};

use crate::{
    session::Session,
    shown::Shown,
    text::Words,
    text_board::{part, rows},
};

pub(crate) fn text_board(session: Session, words: Words) -> impl IntoView {
    let shown = Shown::<Genesis>::new(session);
    move || {
        let position = shown.position.get();
        let legal = shown.legal.get();
        view! {
            {part(words, "text-now", now(words, &position))}
            {part(words, "text-can", can(words, &position, &legal))}
            {part(words, "text-players", players(words, session, &position))}
            {land(words, &position)}
        }
    }
}

/// What the dice show.
fn now(words: Words, position: &Genesis) -> Vec<String> {
    let faces = match position.phase() {
        Phase::First(_, faces) => faces.to_vec(),
        Phase::Second(_, face) => vec![face],
        Phase::Board | Phase::Start | Phase::Roll(_) | Phase::Over => return Vec::new(),
    };
    let faces: Vec<_> = faces.iter().map(|&face| words.text().face(face)).collect();
    vec![words.say_with("text-genesis-dice", &[("dice", faces.join(", ").into())])]
}

/// What may be placed where.
fn can(words: Words, position: &Genesis, legal: &[Action]) -> Vec<String> {
    let mut lines = Vec::new();
    for terrain in Terrain::ALL {
        let spaces = legal.iter().filter_map(|action| match action {
            Action::Place(placed, space) if *placed == terrain => Some(space.to_string()),
            _ => None,
        });
        let spaces: Vec<_> = spaces.collect();
        if !spaces.is_empty() {
            let named = [
                ("terrain", terrain.word().into()),
                ("count", spaces.len().into()),
                ("spaces", spaces.join(", ").into()),
            ];
            let key = if spaces.len() == position.vacant().len() {
                "text-genesis-place-anywhere"
            } else {
                "text-genesis-place"
            };
            lines.push(words.say_with(key, &named));
        }
    }
    if legal.contains(&Action::End) {
        lines.push(words.say("genesis-end"));
    }
    lines
}

fn species(words: Words, position: &Genesis, seat: Seat) -> String {
    let species = position.species()[seat.index()];
    words.called("genesis", "species", species.word())
}

fn terrain_word(words: Words, terrain: Terrain) -> String {
    words.called("genesis", "terrain", terrain.word())
}

/// Points and tiles of everybody.
fn players(words: Words, session: Session, position: &Genesis) -> Vec<String> {
    let score = position.score();
    let player = |seat: Seat| {
        let left = Terrain::ALL.map(|terrain| {
            let left = position.supply(seat).left(terrain);
            format!("{} {left}", terrain_word(words, terrain))
        });
        let named = [
            ("who", session.name(seat).into()),
            ("species", species(words, position, seat).into()),
            ("points", score.points[seat.index()].into()),
            ("left", left.join(", ").into()),
        ];
        words.say_with("text-genesis-player", &named)
    };
    Seat::all(position.players()).map(player).collect()
}

/// Every space that is in play, row by row.
fn land(words: Words, position: &Genesis) -> impl IntoView + use<> {
    let in_play = position.in_play();
    let blocked = position.board().blocked();
    let used: Vec<_> = Space::all()
        .filter(|&space| in_play.contains(space) || blocked.contains(space))
        .collect();
    let columns = used.iter().map(|space| space.column()).max();
    let columns = columns.map_or(0, |last| last + 1);
    let names = (0..columns).map(|column| char::from(b'a' + column as u8).to_string());
    let head = [words.say("text-row")].into_iter().chain(names);
    let cell = |space: Space| match position.tile(space) {
        Some((seat, terrain)) => {
            let kind = species(words, position, seat);
            format!("{}, {kind}", terrain_word(words, terrain))
        }
        None if blocked.contains(space) => words.say("text-genesis-blocked"),
        None => "–".to_owned(),
    };
    let lines = (0..ROWS).map(|row| {
        let spaces = (0..columns).filter_map(|column| Space::at(column, row));
        ((row + 1).to_string(), spaces.map(cell).collect())
    });
    rows(words.say("genesis-board"), head.collect(), lines.collect())
}
