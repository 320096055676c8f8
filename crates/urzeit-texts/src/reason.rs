//! Why an action is good or bad: the facts of a game, in the reader's language.

use fluent_bundle::FluentValue;
use urzeit_players::analysis::{Fact, Word};
use urzeit_rules::Seat;

use crate::Text;

impl Text {
    /// What an action does, in a few words.
    #[must_use]
    pub fn reason<F: Fact>(&self, game: &str, facts: &[F], who: impl Fn(Seat) -> String) -> String {
        let told = facts.iter().map(|fact| {
            let words = fact.words().into_iter();
            let words = words.map(|(name, word)| (name, self.word(game, word, &who)));
            self.say_with(fact.key(), &words.collect::<Vec<_>>())
        });
        self.apart(&told.collect::<Vec<_>>())
    }

    fn word(&self, game: &str, word: Word, who: impl Fn(Seat) -> String) -> FluentValue<'static> {
        match word {
            Word::Number(number) => number.into(),
            Word::Change(change) => self.signed(f64::from(change), 0).into(),
            Word::Chance(chance) => self.rough_percent(chance.into()).into(),
            Word::Seat(seat) => who(seat).into(),
            Word::Name(kind, word) => self.called(game, kind, word).into(),
            Word::Amoeba(amoeba) => self.amoeba(amoeba).into(),
            Word::Notation(word) => word.into(),
        }
    }
}
