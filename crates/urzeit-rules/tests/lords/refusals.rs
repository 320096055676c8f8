//! Every refusal has a rule, a key, and the words that its sentence names.

use urzeit_rules::{Game, Lords, Refusal, Seat};

use crate::support::{any_action, random_game};

#[test]
fn refusals_name_a_rule_of_the_rules() {
    for seed in 0..12 {
        random_game(seed, |position, _, random| {
            for seat in Seat::all(Seat::MAX) {
                let action = any_action(position, seat, random);
                if let Err(illegal) = position.check(seat, action) {
                    assert!(illegal.rule().starts_with("L-"));
                    assert!(illegal.key().starts_with("lords-"));
                    let said = illegal.to_string();
                    assert!(said.ends_with(&format!(" ({})", illegal.rule())));
                    for (_, word) in illegal.words() {
                        assert!(!word.is_empty() && said.contains(&word), "{said}");
                    }
                }
            }
        });
    }
    assert_eq!(Lords::NAME, "lords");
}
