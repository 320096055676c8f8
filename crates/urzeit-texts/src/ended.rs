//! What a game came to, in sentences. The table decides it; this only says it.

use urzeit_rules::{Seat, record::Early};
use urzeit_table::{Conclusion, messages::SeatInfo};

use crate::Text;

impl Text {
    /// What a game came to: who has won, or why nobody has, and who did not play it to its end. `you` is the
    /// seat of the reader, if the reader is to be called so; `name` says how the player of another is called.
    #[must_use]
    pub fn ended(
        &self,
        conclusion: &Conclusion,
        seats: &[SeatInfo],
        you: Option<Seat>,
        name: impl Fn(Seat) -> String,
    ) -> String {
        // Whether the reader is one of those, and what is said of the others.
        let parted = |those: Vec<Seat>| {
            let is_you = those.iter().any(|seat| Some(*seat) == you);
            let others = those.into_iter().filter(|seat| Some(*seat) != you);
            (is_you, others.map(&name).collect::<Vec<_>>())
        };
        let about = |key: &str, names: &[String]| {
            let named = [
                ("count", names.len().into()),
                ("who", self.all_of(names).into()),
            ];
            (!names.is_empty()).then(|| self.say_with(key, &named))
        };
        let those = |is: fn(&SeatInfo) -> bool| {
            let those = seats.iter().filter(|info| is(info));
            those.map(|info| info.seat).collect::<Vec<_>>()
        };
        let won = match parted(conclusion.winners().iter().collect()) {
            (true, others) if others.is_empty() => Some(self.say("ended-you-won")),
            (true, others) => about("ended-you-share", &others),
            (false, others) => about("ended-won", &others),
        };
        let first = won.unwrap_or_else(|| match conclusion.early {
            Some(Early::Agreement) => self.say("ended-agreement"),
            Some(Early::Host) => self.say("ended-host"),
            None | Some(Early::Resigned | Early::Left) => self.say("ended-nobody"),
        });
        let mut said = vec![first];
        let mut add = |what: &str, those| {
            let (is_you, others) = parted(those);
            said.extend(is_you.then(|| self.say(&format!("ended-you-{what}"))));
            said.extend(about(&format!("ended-{what}"), &others));
        };
        add("resigned", those(|info| info.resigned));
        add("left", those(|info| info.left));
        said.join(" ")
    }
}
