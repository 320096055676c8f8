//! What can be said of the amoeba that somebody looks at: what it could eat where.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Space},
};

use super::{
    held::{Held, drifts_to},
    names,
};
use crate::text::{Words, words};

/// More diets are not told.
const MOST: usize = 4;

#[component]
pub(super) fn Looking(held: Held) -> impl IntoView {
    let words = words();
    let said = move || {
        let amoeba = held.looked_at.get()?;
        held.shown
            .position
            .with(|position| tell(words, position, amoeba))
    };
    let hint = move || {
        said()
            .is_none()
            .then(|| view! { <span class="quiet">{words.say("ursuppe-look")}</span> })
    };
    view! {
        <p class="looking" class:speaks=move || said().is_some() aria-live="polite">{said}{hint}</p>
    }
}

fn tell(words: Words, position: &Ursuppe, amoeba: Amoeba) -> Option<String> {
    let life = position.life(amoeba)?;
    let here = life.space;
    let mut said = vec![
        names::amoeba_with_life(words, amoeba, life),
        diets(words, position, amoeba),
    ];
    let elsewhere = Space::ALL.into_iter().filter(|&space| space != here);
    let fed = elsewhere.filter(|&space| !position.diets_on(amoeba.colour, space).is_empty());
    let fed: Vec<_> = fed.collect();
    if !fed.is_empty() {
        let named = [("spaces", names::spaces(words, fed).into())];
        said.push(words.say_with("ursuppe-look-elsewhere", &named));
    }
    let drift = drifts_to(position, amoeba).filter(|&there| there != here);
    if let Some(there) = drift {
        let named = [("space", there.to_string().into())];
        said.push(words.say_with("ursuppe-look-drift", &named));
    }
    Some(said.join(" "))
}

/// What an amoeba could eat where it is.
fn diets(words: Words, position: &Ursuppe, amoeba: Amoeba) -> String {
    let mut diets: Vec<_> = Vec::new();
    for (cubes, host) in position.diets(amoeba).iter() {
        // A host changes who pays, not what is eaten.
        if host.is_none() || !diets.contains(&cubes) {
            diets.push(cubes);
        }
    }
    if diets.is_empty() {
        return words.say("ursuppe-look-hungry");
    }
    diets.sort_by_key(|diet| diet.total());
    let told = diets.iter().take(MOST);
    let told: Vec<_> = told.map(|&diet| names::cubes(words, diet)).collect();
    let named = [
        ("diets", words.text().apart(&told).into()),
        ("more", diets.len().saturating_sub(MOST).into()),
    ];
    words.say_with("ursuppe-look-diets", &named)
}
