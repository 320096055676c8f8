//! The tables that wait for whoever is here, on the page where people begin.

use leptos::prelude::*;
use urzeit_table::messages::{About, Listed, TablePage};
use wasm_bindgen_futures::spawn_local;

use super::{here::here, listed::Tables};
use crate::http::get;

/// Tables that wait for whoever is here; nothing for people who play alone.
#[component]
pub(crate) fn YourTurns() -> impl IntoView {
    let here = here();
    let tables = RwSignal::new(Vec::<Listed>::new());
    let waiting = Memo::new(move |_| {
        here.notices.with(|notices| {
            let turns = notices.iter().filter(|notice| notice.about == About::Turn);
            let tables = turns.map(|notice| (notice.table.clone(), notice.at));
            tables.collect::<Vec<_>>()
        })
    });
    Effect::new(move |_| {
        if waiting.with(Vec::is_empty) {
            tables.set(Vec::new());
            return;
        }
        spawn_local(async move {
            if let Ok(page) = get::<TablePage>("/api/turns").await {
                // The visitor may have gone to another page meanwhile.
                let _ = tables.try_set(page.tables);
            }
        });
    });
    view! { <div class="your-turns"><Tables title="lobby-turns" tables=tables.into()/></div> }
}
