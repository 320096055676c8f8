//! A link as a QR code, for a phone that is held to the screen.

use std::fmt::Write as _;

use leptos::prelude::*;
use qrcode::{Color, EcLevel, QrCode};

use crate::text::words;

/// The cameras of phones read no more than this from a screen.
const MOST: usize = 1_200;

/// The light squares around a code, by which it is found.
const QUIET: usize = 4;

/// The code, as long as it fits.
#[component]
pub(super) fn Qr(
    link: Signal<Option<String>>,
    /// Called when somebody shows it.
    taken: Callback<()>,
) -> impl IntoView {
    let words = words();
    let code = Memo::new(move |_| link.with(|link| squares(link.as_deref()?)));
    let drawn = move || {
        let (width, path) = code.get()?;
        let whole = width + 2 * QUIET;
        Some(view! {
            <details class="qr">
                <summary on:click=move |_| taken.run(())>{move || words.say("link-qr")}</summary>
                <svg viewBox=format!("0 0 {whole} {whole}") role="img"
                    aria-label=move || words.say("link-qr-alt") shape-rendering="crispEdges">
                    // Black on white, whatever colours the page has: cameras want it so.
                    <rect width=whole height=whole fill="#fff"/>
                    <path d=path fill="#000"/>
                </svg>
            </details>
        })
    };
    view! { {drawn} }
}

/// How many squares wide it is, and the dark ones as a path.
fn squares(link: &str) -> Option<(usize, String)> {
    if link.len() > MOST {
        return None;
    }
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let width = code.width();
    let mut path = String::new();
    for (place, colour) in code.to_colors().into_iter().enumerate() {
        if colour == Color::Dark {
            let (column, row) = (place % width + QUIET, place / width + QUIET);
            write!(path, "M{column} {row}h1v1h-1z").ok()?;
        }
    }
    Some((width, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_corners_and_a_bound() {
        let (width, path) = squares("https://example.org/link#AQ").expect("it fits");
        assert_eq!(
            width % 4,
            1,
            "a code of version n has 17 + 4n squares a side"
        );
        // The three corners by which cameras find it; the fourth has none.
        let last = width - 1 + QUIET;
        for (column, row) in [(QUIET, QUIET), (last, QUIET), (QUIET, last)] {
            assert!(path.contains(&format!("M{column} {row}h")));
        }
        assert_eq!(squares(&"a".repeat(MOST + 1)), None);
        assert!(squares(&"a".repeat(MOST)).is_some());
    }
}
