//! What is said of Lords of Creation wherever it is played.

use urzeit_rules::{
    Seat,
    lords::{Card, Chance, Terrain, Veiled},
};

use crate::Text;

impl Text {
    /// A card: its terrain and value.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        format!("{} {}", self.land(card.terrain()), card.value())
    }

    fn land(&self, terrain: Terrain) -> String {
        self.called("lords", "terrain", terrain.word())
    }

    /// What somebody did or was given that the reader may not know.
    pub fn hidden(&self, veiled: Veiled, name: impl Fn(Seat) -> String) -> String {
        let key = match veiled {
            Veiled::Deal(_) => "lords-log-deal-hidden",
            Veiled::Marker(_) => "lords-log-marker-hidden",
            Veiled::Draw(_) => "lords-log-draw-hidden",
            Veiled::Card(_) => "lords-log-card-hidden",
        };
        self.say_with(key, &[("who", name(veiled.seat()).into())])
    }

    /// What chance decided; nothing of a roll, which means something in its fight only.
    pub fn lords_chance(&self, outcome: Chance, name: impl Fn(Seat) -> String) -> Option<String> {
        let say = |key, seat, what, called: String| {
            let named = [("who", name(seat).into()), (what, called.into())];
            self.say_with(key, &named)
        };
        Some(match outcome {
            Chance::Deal(seat, hand) => {
                let each = |card: Card| {
                    std::iter::repeat_n(self.card(card), usize::from(hand[card.index()]))
                };
                let cards: Vec<_> = Card::all().flat_map(each).collect();
                say("lords-log-deal", seat, "cards", cards.join(", "))
            }
            Chance::Start(seat) => self.say_with("lords-log-start", &[("who", name(seat).into())]),
            Chance::Marker(seat, terrain) => {
                say("lords-log-marker", seat, "terrain", self.land(terrain))
            }
            Chance::Draw(seat, card) => say("lords-log-draw", seat, "card", self.card(card)),
            Chance::Order(order) => {
                let who: Vec<_> = order.seats().iter().map(|&seat| name(seat)).collect();
                self.say_with("lords-log-order", &[("who", who.join(", ").into())])
            }
            Chance::Roll(_) => return None,
            Chance::Die(die) => self.say_with("lords-log-die", &[("pips", die.pips().into())]),
        })
    }
}
