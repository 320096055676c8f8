//! What the check of a game's chance gave, in sentences.

use urzeit_table::Verified;

use crate::Text;

impl Text {
    /// What is proved of a game with so many seats.
    #[must_use]
    pub fn verified(&self, verified: &Verified, seats: usize) -> Vec<String> {
        let count = |key, count: u64| self.say_with(key, &[("count", count.into())]);
        let bytes = [
            ("count", verified.seats_with_bytes.into()),
            ("seats", seats.into()),
        ];
        if verified.by_link {
            let values = self.say("verify-values");
            return vec![values, count("verify-link-outcomes", verified.outcomes)];
        }
        let mut said = vec![
            self.say("verify-seed"),
            self.say_with("verify-bytes", &bytes),
            count("verify-outcomes", verified.outcomes),
        ];
        if verified.before > 0 {
            said.push(count("verify-before", verified.before));
        }
        let taken_back = verified.taken_back - verified.before;
        if taken_back > 0 {
            said.push(count("verify-taken-back", taken_back));
        }
        said
    }
}
