//! Parts of the page that are loaded when they are first needed.

use leptos::{prelude::*, reactive::computed::ScopedFuture, wasm_split::SplitLoaderError};
use wasm_bindgen_futures::spawn_local;

use crate::text::words;

/// A part of the page, or that it could not be loaded.
pub(crate) type Part = Result<AnyView, SplitLoaderError>;

/// Shows a part as soon as it is there. If it cannot be had, somebody can try again.
///
/// It is gone at the same moment as whoever shows it. (A `Suspense` keeps what it has shown a
/// little longer, while that already reads what no longer is.)
pub(crate) fn later<Loading>(load: impl Fn() -> Loading + 'static) -> AnyView
where
    Loading: Future<Output = Part> + 'static,
{
    let words = words();
    let tries = RwSignal::new(0);
    let part = RwSignal::new_local(None::<Part>);
    Effect::new(move |_| {
        tries.track();
        let loading = ScopedFuture::new_untracked(load());
        spawn_local(async move {
            let loaded = loading.await;
            // Nobody may want it any more.
            let _ = part.try_set(Some(loaded));
        });
    });
    let shown = move || {
        part.track();
        let loaded = part.try_update_untracked(Option::take).flatten();
        loaded.map(|loaded| {
            loaded.unwrap_or_else(|_| {
                view! {
                    <section class="narrow" role="alert">
                        <p>{move || words.say("page-part-lost")}</p>
                        <button on:click=move |_| tries.update(|tries| *tries += 1)>
                            {move || words.say("page-part-again")}
                        </button>
                    </section>
                }
                .into_any()
            })
        })
    };
    shown.into_any()
}
