//! Ursuppe in words.

use leptos::prelude::*;
use urzeit_rules::{
    Seat, Ursuppe,
    ursuppe::{Action, Card, Colour, Direction, Gene, Space},
};
use urzeit_table::EntryText;
use urzeit_texts::number;

use super::{log, names};
use crate::{
    session::Session,
    shown::Shown,
    text::Words,
    text_board::{part, rows},
};

/// More answers are not listed: they are put together, or typed with completion.
const MOST: usize = 16;

pub(crate) fn text_board(session: Session, words: Words) -> impl IntoView {
    let shown = Shown::<Ursuppe>::new(session);
    move || {
        let position = shown.position.get();
        let legal = shown.legal.get();
        view! {
            {part(words, "text-now", now(words, &position))}
            {part(words, "text-can", can(words, session, &legal))}
            {part(words, "text-players", players(words, session, &position))}
            {soup(words, &position)}
            {market(words, &position)}
        }
    }
}

/// The round, the environment, the supply.
fn now(words: Words, position: &Ursuppe) -> Vec<String> {
    let mut lines = Vec::new();
    let round = [("round", position.round().into())];
    lines.push(words.say_with("text-ursuppe-round", &round));
    if let Some(card) = position.card() {
        lines.push(environment(words, position, card));
    }
    let supply = names::cubes(words, position.supply());
    lines.push(words.say_with("ursuppe-supply-is", &[("cubes", supply.into())]));
    lines
}

fn environment(words: Words, position: &Ursuppe, card: Card) -> String {
    let drift = position.direction_of_drift();
    let drift = drift.map_or("none", Direction::word);
    let named = [("drift", drift.into()), ("ozone", card.ozone().into())];
    words.say_with("ursuppe-compass", &named)
}

/// What whoever is here may answer.
fn can(words: Words, session: Session, legal: &[Action]) -> Vec<String> {
    let Some(seat) = session.seat.get() else {
        return Vec::new();
    };
    let said = legal.iter().take(MOST).filter_map(|action: &Action| {
        let said = log::sentence(session, words, &EntryText::choice(seat, action.to_string()))?;
        let named = [("typed", action.to_string().into()), ("said", said.into())];
        Some(words.say_with("text-ursuppe-can", &named))
    });
    let mut lines: Vec<_> = said.collect();
    if let Some(more) = legal.len().checked_sub(MOST).filter(|more| *more > 0) {
        lines.push(words.say_with("text-more", &[("count", more.into())]));
    }
    lines
}

fn players(words: Words, session: Session, position: &Ursuppe) -> Vec<String> {
    let player = |colour: Colour| {
        let seat = position.seat_of(colour);
        let player = position.player(colour);
        let genes: Vec<Gene> = player.genes.iter().collect();
        let genes = if genes.is_empty() {
            "none".to_owned()
        } else {
            names::genes(words, genes)
        };
        let named = [
            ("tribe", names::player(words, position, colour).into()),
            (
                "who",
                seat.map(|seat: Seat| session.name(seat))
                    .unwrap_or_default()
                    .into(),
            ),
            ("space", player.marker.unwrap_or_default().into()),
            ("bp", player.bp.into()),
            ("genes", genes.into()),
        ];
        words.say_with("text-ursuppe-player", &named)
    };
    position.players_in_game().iter().map(player).collect()
}

/// Every space with its cubes and amoebas.
fn soup(words: Words, position: &Ursuppe) -> impl IntoView + use<> {
    let row = |space: Space| {
        let amoebas = position.amoebas_on(space).iter().map(|amoeba| {
            let damage = position.life(amoeba).map_or(0, |life| life.damage);
            names::amoeba_with_damage(words, amoeba, damage)
        });
        let amoebas: Vec<_> = amoebas.collect();
        let amoebas = if amoebas.is_empty() {
            "–".to_owned()
        } else {
            words.list(&amoebas)
        };
        let cells = vec![names::cubes(words, position.cubes(space)), amoebas];
        (space.to_string(), cells)
    };
    let head = ["text-space", "text-cubes", "text-amoebas"].map(|key| words.say(key));
    rows(
        words.say("ursuppe-board"),
        head.to_vec(),
        Space::ALL.map(row).to_vec(),
    )
}

/// Every gene that is still to be had.
fn market(words: Words, position: &Ursuppe) -> impl IntoView + use<> {
    let genes = Gene::ALL
        .into_iter()
        .filter(|&gene| position.pool(gene) > 0);
    let row = |gene: Gene| {
        let card = gene.card();
        let cells = vec![
            card.price.to_string(),
            number(card.sensitivity),
            position.pool(gene).to_string(),
        ];
        (names::gene(words, gene), cells)
    };
    let head = ["text-gene", "text-price", "text-sensitivity", "text-left"];
    rows(
        words.say("ursuppe-market"),
        head.map(|key| words.say(key)).to_vec(),
        genes.map(row).collect(),
    )
}
