//! Parts of the page that are loaded when they are first needed.

use leptos::{prelude::*, wasm_split::SplitLoaderError};
use send_wrapper::SendWrapper;

use crate::text::words;

/// A part of the page, or that it could not be loaded.
pub(crate) type Part = Result<AnyView, SplitLoaderError>;

/// Shows a part as soon as it is there. If it cannot be had, somebody can try again.
pub(crate) fn later<Loading>(load: impl Fn() -> Loading + Send + Sync + 'static) -> AnyView
where
    Loading: Future<Output = Part> + 'static,
{
    let words = words();
    let tries = RwSignal::new(0);
    let part = move || {
        tries.track();
        let loading = load();
        Suspend::new(SendWrapper::new(async move {
            loading.await.unwrap_or_else(|_| {
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
        }))
    };
    view! { <Suspense>{part}</Suspense> }.into_any()
}
