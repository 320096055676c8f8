//! Parts of the page that are loaded when they are first needed.

use std::sync::Arc;

use futures_util::{FutureExt as _, future::LocalBoxFuture};
use leptos::{prelude::*, task::spawn_local, wasm_split::SplitLoaderError};

use crate::{
    http::get_text,
    place::{at, version},
    text::words,
};

/// What a part shows; it can be asked for once the part is there.
pub(crate) type Part = Result<AnyView, SplitLoaderError>;

/// How far loading has come.
#[derive(Clone, Copy, PartialEq)]
enum Loading {
    Begun,
    There,
    Lost,
}

/// Shows a part as soon as it is there. If it cannot be had, somebody can try again.
///
/// Only loading is waited for. What is shown is made at once and in its place on the page, so that
/// it ends with it.
pub(crate) fn later<Load, Show>(
    load: impl Fn() -> Load + Copy + Send + Sync + 'static,
    show: impl Fn() -> Show + Send + Sync + 'static,
) -> AnyView
where
    Load: Future<Output = Result<(), SplitLoaderError>> + 'static,
    Show: Future<Output = Part>,
{
    loaded_later(
        Arc::new(move || load().boxed_local()),
        // It is loaded, so that it does not wait.
        Box::new(move || show().now_or_never().and_then(Result::ok)),
    )
}

type Load = Arc<dyn Fn() -> LocalBoxFuture<'static, Result<(), SplitLoaderError>> + Send + Sync>;

/// The same for all parts, so that the program has it once.
fn loaded_later(load: Load, show: Box<dyn Fn() -> Option<AnyView> + Send + Sync>) -> AnyView {
    let loading = RwSignal::new(Loading::Begun);
    let begin = move || {
        let load = Arc::clone(&load);
        loading.set(Loading::Begun);
        spawn_local(async move {
            let loaded = match load().await {
                Ok(()) => Loading::There,
                Err(_) => Loading::Lost,
            };
            // The page may be gone meanwhile.
            loading.try_set(loaded);
        });
    };
    begin();
    let again = Callback::new(move |()| begin());
    let lost = move || {
        view! { <section class="narrow"><Lost says="page-part-lost" again/></section> }.into_any()
    };
    let part = move || match loading.get() {
        Loading::Begun => None,
        Loading::There => show(),
        Loading::Lost => Some(lost()),
    };
    part.into_any()
}

/// Says that something could not be had. Somebody can try again; where the server has another
/// version of the page by now, only reloading the page helps.
#[component]
pub(crate) fn Lost(says: &'static str, again: Callback<()>) -> impl IntoView {
    let words = words();
    let renewed = RwSignal::new(false);
    spawn_local(async move {
        let page = get_text(at("/")).await;
        let is_renewed = page.is_ok_and(|page| !page.contains(&version()));
        renewed.try_set(is_renewed);
    });
    let act = move |_| {
        if !renewed.get_untracked() {
            return again.run(());
        }
        let _ = window().location().reload();
    };
    let say = move |known, new| words.say(if renewed.get() { new } else { known });
    view! {
        <div class="lost" role="alert">
            <p>{move || say(says, "page-renewed")}</p>
            <button on:click=act>{move || say("page-part-again", "page-reload")}</button>
        </div>
    }
}
