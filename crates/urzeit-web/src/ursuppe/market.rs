//! The gene market: what every gene costs, bears and does. While somebody may buy, the cards stand in the place of
//! the board.

use leptos::prelude::*;
use urzeit_rules::ursuppe::{Action, Card, Gene, Phase};

use super::{answers::Answer, gene_card::GeneCard, held::Held, names, question::asks};
use crate::text::{Words, words};

#[component]
pub(super) fn Market(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let colours = position.with_untracked(|position| position.colours().len());
    let genes = Gene::ALL
        .into_iter()
        .filter(|gene| gene.copies(colours) > 0);
    let cards = genes.map(|gene| view! { <Ware held gene/> });
    view! {
        <section class="market" class:open=move || held.is_market_open() id="market" aria-labelledby="market-title">
            <h2 id="market-title" class:unseen=move || held.is_market_open()>{move || words.say("ursuppe-market")}</h2>
            <Show when=move || held.is_market_open()><Buying held/></Show>
            <ul>{cards.collect_view()}</ul>
        </section>
    }
}

/// What is asked, and the ways out of the market.
#[component]
fn Buying(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let asked = move || position.with(|position| asks(words, position));
    view! {
        <div class="buying">
            <p class="sentence">{asked}</p>
            <Done held/>
            <button class="to-board" on:click=move |_| held.looks_at_board.set(true)>
                {move || words.say("ursuppe-to-board")}
            </button>
        </div>
    }
}

/// The way back to the cards, for somebody who looks at the board.
#[component]
pub(super) fn ToMarket(held: Held) -> impl IntoView {
    let words = words();
    view! {
        <Show when=move || held.looks_at_board.get()>
            <div class="answers">
                <button class="primary" on:click=move |_| held.looks_at_board.set(false)>
                    {move || words.say("ursuppe-to-market")}
                </button>
                <Done held/>
            </div>
        </Show>
    }
}

/// Ends buying.
#[component]
fn Done(held: Held) -> impl IntoView {
    let words = words();
    let label = Signal::derive(move || words.say("ursuppe-do-done-buying"));
    view! { <Answer held action=Action::Done label/> }
}

/// A gene, and how to buy it.
#[component]
fn Ware(held: Held, gene: Gene) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let left = move || position.with(|position| position.pool(gene));
    // Tried even if it is not legal: the table says why.
    let wares = move || {
        let mut wares = held.shown.legal.with(|legal| {
            let of_gene =
                |action: &&Action| matches!(action, Action::Buy(bought, _) if *bought == gene);
            legal.iter().filter(of_gene).copied().collect::<Vec<_>>()
        });
        if held.is_buying() && wares.is_empty() {
            wares.push(Action::Buy(gene, None));
        }
        wares
    };
    let buy = move || {
        let buttons = wares().into_iter().map(|action| {
            let traded = match action {
                Action::Buy(_, Some(traded)) => names::gene(words, traded),
                _ => "none".to_owned(),
            };
            let label = words.say_with("ursuppe-buy", &[("traded", traded.into())]);
            let of = names::gene(words, gene);
            view! {
                <button
                    class:may=move || held.is_legal(action)
                    aria-label=words.text().labelled(&label, &of)
                    on:click=move |_| held.shown.act(action)
                >
                    {label.clone()}
                </button>
            }
        });
        buttons.collect_view()
    };
    let may = move || {
        held.shown.legal.with(|legal| {
            legal
                .iter()
                .any(|action| matches!(action, Action::Buy(bought, _) if *bought == gene))
        })
    };
    view! {
        <li class="gene" data-told=move || held.shown.session.points_at(&format!("gene-{gene}")) class:gone=move || left() == 0 class:may=may>
            <GeneCard position gene/>
            <div class="buying-it">
                {move || risk(words, held, gene)}
                <div class="buttons">{buy}</div>
            </div>
        </li>
    }
}

/// What buying a gene would do to the sensitivity of whoever is asked, against the ozone of this round;
/// nothing when nobody here buys.
fn risk(words: Words, held: Held, gene: Gene) -> Option<AnyView> {
    held.shown.position.with(|position| {
        let Phase::Buy(colour, _) = position.phase() else {
            return None;
        };
        let traded = held.shown.legal.with(|legal| {
            legal.iter().find_map(|action| match action {
                Action::Buy(bought, traded) if *bought == gene => *traded,
                _ => None,
            })
        });
        let traded = traded.map_or(0, |traded| traded.card().sensitivity);
        let genes = position.player(colour).genes;
        let sensitivity = genes.sensitivity() + gene.card().sensitivity - traded;
        let ozone = position.card().map_or(0, Card::ozone);
        let named = [
            ("before", genes.sensitivity().into()),
            ("sensitivity", sensitivity.into()),
            ("ozone", ozone.into()),
        ];
        let is_high = sensitivity > ozone;
        let is_new = !position.has(colour, gene);
        (held.is_asked() && is_new).then(|| {
            let says = words.say_with("ursuppe-gene-risk", &named);
            view! { <p class="facts risk" class:high=is_high>{says}</p> }.into_any()
        })
    })
}
