//! What is shown where the server has nothing for whoever is here.

use leptos::prelude::*;
use urzeit_table::messages::Why;

use crate::text::words;

/// Why there is nothing, and the way to where there is something.
#[component]
pub(crate) fn Gone(
    why: Why,
    /// The key of what it may be due to, if the server knows of nothing there.
    #[prop(optional)]
    perhaps: Option<&'static str>,
) -> impl IntoView {
    let words = words();
    let perhaps = perhaps.filter(|_| why.error == "server-not-found");
    view! {
        <section class="narrow gone">
            <h1>{move || words.why(&why)}</h1>
            {perhaps.map(|perhaps| view! { <p>{move || words.say(perhaps)}</p> })}
            <p><a class="button" href="/online">{move || words.say("lobby-title")}</a></p>
        </section>
    }
}
