//! The card of a gene, the same wherever one is shown: where genes are bought, with the players who have them, beside
//! the board when something happens to one, and in the rules.

use leptos::prelude::*;
use urzeit_rules::{Game as _, Setup as _, Ursuppe, ursuppe::Gene};

use super::{
    glyphs::{GenePicture, Shape},
    held::Held,
    names,
};
use crate::text::{Words, words};

type Setup = <Ursuppe as urzeit_rules::Game>::Setup;

/// Its picture, name and price, what it is and does, and who has it.
#[component]
pub(super) fn GeneCard(#[prop(into)] position: Signal<Ursuppe>, gene: Gene) -> impl IntoView {
    view! {
        <h3><GeneName gene/></h3>
        <GeneFacts position gene/>
    }
}

/// Its picture, name and price.
#[component]
pub(super) fn GeneName(gene: Gene) -> impl IntoView {
    let words = words();
    let price = gene.card().price;
    view! {
        <GenePicture gene/>
        <span>{move || names::gene(words, gene)}</span>
        <b>{move || words.say_with("ursuppe-bp", &[("bp", price.into())])}</b>
    }
}

/// What it is and does, and who has it.
#[component]
pub(super) fn GeneFacts(#[prop(into)] position: Signal<Ursuppe>, gene: Gene) -> impl IntoView {
    let words = words();
    let card = gene.card();
    let left = Memo::new(move |_| position.with(|position| position.pool(gene)));
    let copies = position.with_untracked(|position| gene.copies(position.colours().len()));
    let facts = move || {
        let named = [
            ("sensitivity", card.sensitivity.into()),
            ("left", left.get().into()),
            ("copies", copies.into()),
            ("weight", card.weight.into()),
        ];
        words.say_with("ursuppe-gene-facts", &named)
    };
    let trade = move || {
        let traded: Vec<_> = card
            .trade_in
            .iter()
            .map(|&gene| names::gene(words, gene))
            .collect();
        let named = [("genes", words.text().one_of(&traded).into())];
        (!traded.is_empty()).then(|| words.say_with("ursuppe-trade-in", &named))
    };
    let owners = Memo::new(move |_| {
        position.with(|position| {
            let owners = position.players_in_game().iter();
            let owners = owners.filter(|&colour| position.has(colour, gene));
            owners.collect::<Vec<_>>()
        })
    });
    let owned = move || {
        let owners = owners.get().into_iter().map(|colour| {
            position.with_untracked(|position| names::player(words, position, colour))
        });
        let owners: Vec<_> = owners.collect();
        let named = [("who", words.list(&owners).into())];
        (!owners.is_empty()).then(|| words.say_with("ursuppe-owned-by", &named))
    };
    let shapes = move || {
        let shapes = owners.get().into_iter();
        let shapes = shapes.map(
            |colour| view! { <svg viewBox="0 0 40 40" aria-hidden="true"><Shape colour/></svg> },
        );
        shapes.collect_view()
    };
    view! {
        <p class="facts">{facts}</p>
        <p>{move || position.with_untracked(|position| effect(words, position, gene))} " " {trade}</p>
        <p class="facts owners">{shapes}{owned}</p>
    }
}

/// What a gene does, in a sentence.
fn effect(words: Words, position: &Ursuppe, gene: Gene) -> String {
    let scale = position.scale();
    let [price, cheap] = scale.division_prices;
    let named = [
        ("gene", gene.word().into()),
        ("colours", position.colours().len().into()),
        ("cargo", scale.cargo.to_string().into()),
        ("price", price.to_string().into()),
        ("cheap", cheap.to_string().into()),
    ];
    words.say_with("ursuppe-effect", &named)
}

/// The cards of the genes to which something has happened, or of which a line of the log tells: above the board, while
/// that is shown. Clicks go through them.
#[component]
pub(super) fn ToldGenes(held: Held) -> impl IntoView {
    let session = held.shown.session;
    let told = Memo::new(move |_| {
        let genes = Gene::ALL.into_iter();
        let told = genes.filter(|gene| session.points_at(&format!("gene-{gene}")).is_some());
        told.collect::<Vec<_>>()
    });
    // Where they are bought they lie open anyway.
    let shown = move || {
        if held.is_market_open() {
            Vec::new()
        } else {
            told.get()
        }
    };
    view! {
        <ul class="told-genes">
            <For each=shown key=|gene| *gene let:gene>
                <li class="gene"><GeneCard position=held.shown.position gene/></li>
            </For>
        </ul>
    }
}

/// All cards as they are at the beginning of a game of four.
#[component]
pub(crate) fn AllGenes(
    /// What they are, for those who do not see them.
    label: String,
) -> impl IntoView {
    let setup = Setup::read(&Ursuppe::WHO[..4], &[]).ok();
    let cards = setup.map(|setup| {
        let position = Signal::stored(Ursuppe::new(&setup));
        let cards = Gene::ALL.into_iter();
        let cards = cards.map(|gene| view! { <li class="gene"><GeneCard position gene/></li> });
        cards.collect_view()
    });
    view! { <ul class="all-genes" aria-label=label>{cards}</ul> }
}
