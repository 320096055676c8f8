//! What a game came to, in sentences. The table decides it; this only says it.

use urzeit_rules::{Seat, record::Early};
use urzeit_table::{Conclusion, messages::SeatInfo};

use crate::Text;

impl Text {
    /// What a game came to: who has won, or why nobody has, and who did not play it to its end. `name` says
    /// how the player of a seat is called.
    #[must_use]
    pub fn ended(
        &self,
        conclusion: &Conclusion,
        seats: &[SeatInfo],
        name: impl Fn(Seat) -> String,
    ) -> String {
        let about = |key, seats: Vec<Seat>| {
            let names: Vec<_> = seats.into_iter().map(&name).collect();
            let named = [
                ("count", names.len().into()),
                ("who", self.all_of(&names).into()),
            ];
            (!names.is_empty()).then(|| self.say_with(key, &named))
        };
        let those = |is: fn(&SeatInfo) -> bool| {
            let those = seats.iter().filter(|info| is(info));
            those.map(|info| info.seat).collect::<Vec<_>>()
        };
        let won = about("ended-won", conclusion.winners().iter().collect());
        let first = won.unwrap_or_else(|| match conclusion.early {
            Some(Early::Agreement) => self.say("ended-agreement"),
            Some(Early::Host) => self.say("ended-host"),
            None | Some(Early::Resigned | Early::Left) => self.say("ended-nobody"),
        });
        let resigned = about("ended-resigned", those(|info| info.resigned));
        let left = about("ended-left", those(|info| info.left));
        let said = [Some(first), resigned, left];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
