//! Letters on the boards, for those who want them besides shapes and patterns.

use leptos::prelude::*;

/// The first letters of a name. Styles show them when they are asked for.
#[component]
pub(crate) fn Letters(name: impl Fn() -> String + Send + 'static, x: f64, y: f64) -> impl IntoView {
    view! { <text class="letter" aria-hidden="true" x=x y=y>{move || first(&name())}</text> }
}

/// Two, for in each language some names begin with the same one.
fn first(name: &str) -> String {
    let mut letters = name.chars().filter(|letter| letter.is_alphabetic());
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.next()).collect()
}
