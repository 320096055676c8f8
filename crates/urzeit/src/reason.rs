//! Why an action is good or bad: the facts of a game, in the reader's language.

use urzeit_players::analysis::{Explain, Fact, Word};
use urzeit_texts::FluentValue;

use crate::{show::Show, text::Text};

/// What an action does, in a few words; at most so many facts.
pub(crate) fn reason<G: Show + Explain>(
    facts: &[G::Fact],
    most: usize,
    position: &G,
    text: &Text,
) -> String {
    let told = facts.iter().take(most).map(|fact| {
        let words: Vec<_> = fact
            .words()
            .into_iter()
            .map(|(name, word)| (name, spoken(word, position, text)))
            .collect();
        text.say_with(fact.key(), &words)
    });
    text.apart(&told.collect::<Vec<_>>())
}

fn spoken<G: Show>(word: Word, position: &G, text: &Text) -> FluentValue<'static> {
    match word {
        Word::Number(number) => number.into(),
        Word::Change(change) => text.signed(f64::from(change), 0).into(),
        Word::Chance(chance) => text.rough_percent(chance.into()).into(),
        Word::Seat(seat) => position.who(seat, text).into(),
        Word::Name(kind, word) => text.called(G::NAME, kind, word).into(),
        Word::Amoeba(amoeba) => text.amoeba(amoeba).into(),
        Word::Notation(word) => word.into(),
    }
}
