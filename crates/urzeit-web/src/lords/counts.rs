//! What is in the box, where it has other counts than ours (L-1.3).

use leptos::{ev, prelude::*};
use urzeit_rules::lords::{
    Card, DeckCards, Markers, Terrain,
    cards::{HABITABLE, VALUES},
    contents::MOST,
};
use urzeit_table::messages::Why;
use web_sys::HtmlInputElement;

use super::names;
use crate::{
    options::{Chosen, nearest},
    played::{SetValue, ValueOf},
    text::words,
};

const MARKERS: &str = "markers";
const CARDS: &str = "cards";

/// The options that say it.
pub(super) const COUNTS: &[&str] = &[MARKERS, CARDS];

/// A box with one more of what was refused because there is no more.
pub(super) fn with_one_more(counts: &Chosen, why: &Why) -> Option<Chosen> {
    let named = |name: &str| why.words.iter().find(|(n, _)| n == name);
    let mut counts = counts.clone();
    for (key, count) in &mut counts {
        match (&**key, &*why.error) {
            (MARKERS, "lords-not-in-bag") => {
                let terrain: Terrain = named("terrain")?.1.parse().ok()?;
                let mut more = *count.parse::<Markers>().ok()?.counts();
                more[terrain.index()] += 1;
                *count = Markers::new(more)?.to_string();
            }
            (CARDS, "lords-not-in-pile") => {
                let card: Card = named("card")?.1.parse().ok()?;
                let mut more = *count.parse::<DeckCards>().ok()?.counts();
                more[card.index()] += 1;
                *count = DeckCards::new(more)?.to_string();
            }
            (_, "lords-not-in-bag" | "lords-not-in-pile") => {}
            _ => return None,
        }
    }
    Some(counts)
}

/// A field for each terrain, and one for each card.
#[component]
pub(super) fn Fields(value: ValueOf, set: SetValue) -> impl IntoView {
    let words = words();
    let marker = move |terrain: Terrain| {
        let counts = move || value.run(MARKERS).parse::<Markers>().unwrap_or_default();
        let count = Signal::derive(move || counts().counts()[terrain.index()]);
        let change = Callback::new(move |count| {
            let mut counts = *untrack(counts).counts();
            counts[terrain.index()] = count;
            if let Some(counts) = Markers::new(counts) {
                set.run((MARKERS, counts.to_string()));
            }
        });
        let name = Signal::derive(move || names::terrain(words, terrain));
        view! {
            <label data-terrain=terrain.word()>
                <span aria-hidden="true">{name}</span><Count name count change/>
            </label>
        }
    };
    let card = move |card: Card| {
        let counts = move || value.run(CARDS).parse::<DeckCards>().unwrap_or_default();
        let count = Signal::derive(move || counts().counts()[card.index()]);
        let change = Callback::new(move |count| {
            let mut counts = *untrack(counts).counts();
            counts[card.index()] = count;
            if let Some(counts) = DeckCards::new(counts) {
                set.run((CARDS, counts.to_string()));
            }
        });
        let name = Signal::derive(move || names::card(words, card));
        view! { <td data-card=card.to_string()><Count name count change/></td> }
    };
    let row = move |terrain: Terrain| {
        let cards = Card::all().filter(move |card| card.terrain() == terrain);
        view! {
            <tr>
                <th scope="row">{move || names::terrain(words, terrain)}</th>
                {cards.map(card).collect_view()}
            </tr>
        }
    };
    let values = (1..=VALUES).map(|value| view! { <th scope="col">{value}</th> });
    view! {
        <fieldset class="counts">
            <legend>{move || words.say("option-lords-markers")}</legend>
            <p class="explained">{move || words.say("option-lords-markers-more")}</p>
            <div class="marker-counts">{Terrain::ALL.map(marker)}</div>
        </fieldset>
        <fieldset class="counts">
            <legend>{move || words.say("option-lords-cards")}</legend>
            <p class="explained">{move || words.say("option-lords-cards-more")}</p>
            <table class="card-counts">
                <thead><tr><td></td>{values.collect_view()}</tr></thead>
                <tbody>{HABITABLE.map(row)}</tbody>
            </table>
        </fieldset>
    }
}

#[component]
fn Count(name: Signal<String>, count: Signal<u8>, change: Callback<u8>) -> impl IntoView {
    let set = move |event: ev::Event| {
        if let Some(count) = nearest(&event_target_value(&event), (0, MOST.into())) {
            change.run(count as u8);
        }
        let count = count.get_untracked().to_string();
        event_target::<HtmlInputElement>(&event).set_value(&count);
    };
    view! {
        <input type="number" min="0" max=MOST aria-label=name prop:value=move || count.get().to_string() on:change=set/>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-1.3: what was drawn and is not in our box is one more in theirs; other refusals are none.
    #[test]
    fn what_is_not_there_is_one_more() {
        let ours: Chosen = [
            (MARKERS, Markers::default().to_string()),
            (CARDS, DeckCards::default().to_string()),
        ]
        .map(|(key, value)| (key.to_owned(), value))
        .into();
        let more = |error: &str, name: &str, word: &str| {
            let why = Why::naming(error, &[(name, word.to_owned())]);
            let more = with_one_more(&ours, &why)?;
            Some(more.into_iter().map(|(_, value)| value).collect::<Vec<_>>())
        };
        assert_eq!(
            more("lords-not-in-bag", "terrain", "desert"),
            Some(vec!["14,22,22,22,20,10,11".to_owned(), ours[1].1.clone()])
        );
        let cards = "2.2.2.2.2,3.4.3.3.3,3.3.3.3.3,3.3.3.3.3";
        assert_eq!(
            more("lords-not-in-pile", "card", "hills2"),
            Some(vec![ours[0].1.clone(), cards.to_owned()])
        );
        assert_eq!(more("lords-deal-size", "card", "hills2"), None);
    }
}
