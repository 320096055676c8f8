//! Why an action is good or bad: the facts of a game, in the reader's language.

use urzeit_players::analysis::Explain;

use crate::{show::Show, text::Text};

/// What an action does, in a few words; at most so many facts.
pub(crate) fn reason<G: Show + Explain>(
    facts: &[G::Fact],
    most: usize,
    position: &G,
    text: &Text,
) -> String {
    let facts = &facts[..facts.len().min(most)];
    text.reason(G::NAME, facts, |seat| position.who(seat, text))
}
