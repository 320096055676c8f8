//! How much time people have, in words.

use urzeit_table::{Pace, messages::NewPace};

use crate::{FluentValue, Text};

impl Text {
    /// How much time people have.
    #[must_use]
    pub fn pace(&self, pace: Pace) -> String {
        let (kind, amounts) = NewPace::from(pace).said();
        let amounts = amounts.into_iter();
        let named: Vec<_> = amounts
            .map(|(name, count)| (name, self.counted(count)))
            .collect();
        self.say_with(&format!("pace-{kind}"), &named)
    }

    /// At most one digit after the decimal sign.
    fn counted(&self, count: f64) -> FluentValue<'static> {
        let tenths = (count * 10.0).round();
        if tenths % 10.0 == 0.0 {
            (tenths / 10.0).into()
        } else {
            self.decimal(tenths / 10.0, 1).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use urzeit_table::Pace;

    use crate::{Language, SERVER, Text};

    #[test]
    fn time_is_counted_as_people_do() {
        let live = |bank, increment| Pace::Live { bank, increment };
        for (language, pace, said) in [
            ("en", Pace::Any, "no clock"),
            (
                "en",
                Pace::Slow {
                    allowance: 86_400_000,
                },
                "one day per turn",
            ),
            (
                "en",
                Pace::Slow {
                    allowance: 43_200_000,
                },
                "0.5 days per turn",
            ),
            (
                "en",
                live(600_000, 0),
                "10 min per player, plus 0 s after every turn",
            ),
            (
                "de",
                live(150_000, 5000),
                "2,5 min für jeden, nach jedem Zug 5 s mehr",
            ),
        ] {
            let text = Text::new(Language::of(language), SERVER);
            assert_eq!(text.pace(pace), said);
        }
    }
}
