//! Lords of Creation in words.

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Lords, Seat,
    lords::{Action, Card, Hex, Phase, Secret, Stack, Terrain},
};

use urzeit_scene::lords::side_word;

use super::names;
use crate::{
    session::Session,
    shown::Shown,
    text::{Named, Words},
    text_board::{part, rows},
};

pub(crate) fn text_board(session: Session, words: Words) -> impl IntoView {
    let shown = Shown::<Lords>::new(session);
    move || {
        let position = shown.position.get();
        let legal = shown.legal.get();
        let tell = Tell {
            words,
            session,
            position: &position,
        };
        view! {
            {part(words, "text-can", tell.can(&legal))}
            {part(words, "text-yours", tell.yours())}
            {part(words, "text-players", tell.players())}
            {tell.world()}
        }
    }
}

struct Tell<'a> {
    words: Words,
    session: Session,
    position: &'a Lords,
}

impl Tell<'_> {
    fn who(&self, seat: Seat) -> String {
        names::who(self.words, self.session, self.position.colours(), seat)
    }

    fn say(&self, key: &str, named: &[Named<'_>]) -> String {
        self.words.say_with(key, named)
    }

    /// All that whoever is here may do, by kind.
    fn can(&self, legal: &[Action]) -> Vec<String> {
        let mut lines = Vec::new();
        for terrain in Terrain::ALL {
            let laid = |action: &Action| match action {
                Action::Lay(laid, hex) if *laid == terrain => Some(*hex),
                _ => None,
            };
            let named = ("terrain", names::terrain(self.words, terrain).into());
            lines.extend(self.hexes("text-lords-lay", legal, laid, Some(named)));
        }
        let cards = legal.iter().filter_map(|action| match action {
            Action::Card(card) => Some(names::card(self.words, *card)),
            _ => None,
        });
        let cards: Vec<_> = cards.collect();
        if !cards.is_empty() {
            lines.push(self.say("text-lords-card", &[("cards", cards.join(", ").into())]));
        }
        let put = |action: &Action| match action {
            Action::Put(hex) => Some(*hex),
            _ => None,
        };
        lines.extend(self.hexes("text-lords-put", legal, put, None));
        lines.extend(Hex::all().filter_map(|from| self.from(from, legal)));
        let most = legal.iter().filter_map(|action| match action {
            Action::Advance(count) => Some(*count),
            _ => None,
        });
        if let Some(most) = most.max() {
            lines.push(self.say("text-lords-advance", &[("count", most.into())]));
        }
        let civilised = |action: &Action| match action {
            Action::Civilise(hex) => Some(*hex),
            _ => None,
        };
        lines.extend(self.hexes("text-lords-civilise", legal, civilised, None));
        let built = |action: &Action| match action {
            Action::Altar(hex) => Some(*hex),
            _ => None,
        };
        lines.extend(self.hexes("text-lords-altar", legal, built, None));
        if legal.contains(&Action::Keep) {
            lines.push(self.words.say("lords-keep"));
        }
        if legal.contains(&Action::End) {
            lines.push(self.words.say("lords-end"));
        }
        lines
    }

    /// The hexes on which something of one kind can be done.
    fn hexes(
        &self,
        key: &str,
        legal: &[Action],
        hex: impl Fn(&Action) -> Option<Hex>,
        named: Option<Named<'_>>,
    ) -> Option<String> {
        let hexes: Vec<_> = legal
            .iter()
            .filter_map(|action| Some(hex(action)?.to_string()))
            .collect();
        let anywhere = key == "text-lords-lay" && hexes.len() == self.position.bare().len();
        let list = if anywhere {
            self.words.say("text-lords-anywhere")
        } else {
            hexes.join(", ")
        };
        let mut all = vec![("hexes", list.into())];
        all.extend(named);
        (!hexes.is_empty()).then(|| self.say(key, &all))
    }

    /// What the people of a hex can do.
    fn from(&self, from: Hex, legal: &[Action]) -> Option<String> {
        let mut moves: Vec<(Hex, u16)> = Vec::new();
        let mut attacks = Vec::new();
        for action in legal {
            match *action {
                Action::Move(hex, to, count) if hex == from => {
                    match moves.iter_mut().find(|(there, _)| *there == to) {
                        Some((_, most)) => *most = count.max(*most),
                        None => moves.push((to, count)),
                    }
                }
                Action::Attack(hex, to) if hex == from => attacks.push(to.to_string()),
                _ => {}
            }
        }
        if moves.is_empty() && attacks.is_empty() {
            return None;
        }
        let most = moves.iter().map(|(_, most)| *most).max();
        let hexes: Vec<_> = moves.iter().map(|(to, _)| to.to_string()).collect();
        let mut said = Vec::new();
        if let Some(most) = most {
            let named = [("hexes", hexes.join(", ").into()), ("most", most.into())];
            said.push(self.say("text-lords-moves", &named));
        }
        if !attacks.is_empty() {
            said.push(self.say(
                "text-lords-attacks",
                &[("hexes", attacks.join(", ").into())],
            ));
        }
        let named = [
            ("from", from.to_string().into()),
            ("does", self.words.text().apart(&said).into()),
        ];
        Some(self.say("text-lords-from", &named))
    }

    /// The hand and the markers of whoever is here.
    fn yours(&self) -> Vec<String> {
        let Some(seat) = self.session.seat.get() else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        if let Phase::Lay(by, drawn) = self.position.phase()
            && by == seat
            && let Some(terrain) = drawn.known()
        {
            let terrain = names::terrain(self.words, terrain);
            lines.push(self.say("text-lords-drawn", &[("terrain", terrain.into())]));
        }
        let kept = self.position.kept(seat).known();
        let kept = Terrain::ALL
            .into_iter()
            .filter(|terrain| kept[terrain.index()] > 0);
        let kept: Vec<_> = kept
            .map(|terrain| names::terrain(self.words, terrain))
            .collect();
        if !kept.is_empty() {
            lines.push(self.say("text-lords-kept", &[("terrains", kept.join(", ").into())]));
        }
        let hand = self.position.hand(seat).known();
        let cards = Card::all().flat_map(|card| (0..hand[card.index()]).map(move |_| card));
        let cards: Vec<_> = cards.map(|card| names::card(self.words, card)).collect();
        if !cards.is_empty() {
            lines.push(self.say("text-lords-hand", &[("cards", cards.join(", ").into())]));
        }
        lines
    }

    fn players(&self) -> Vec<String> {
        let player = |&seat: &Seat| {
            let score = self.position.score(seat);
            let card = self.position.chosen(seat).and_then(Secret::known);
            let card = card.map(|card| names::card(self.words, card));
            let named = [
                ("who", self.who(seat).into()),
                ("points", score.points().into()),
                ("people", self.position.supply(seat).into()),
                ("altars", self.position.altars_left(seat).into()),
                ("cards", self.position.hand(seat).len().into()),
                ("card", card.unwrap_or_else(|| "none".to_owned()).into()),
            ];
            self.say("text-lords-player", &named)
        };
        let order = self.position.expected_order();
        if order.len() == self.position.players() {
            order.iter().map(player).collect()
        } else {
            let seats: Vec<_> = Seat::all(self.position.players()).collect();
            seats.iter().map(player).collect()
        }
    }

    /// Every hex that has a terrain.
    fn world(&self) -> impl IntoView + use<> {
        let people = |stack: Stack| {
            let side = if stack.altar {
                "altar"
            } else {
                side_word(stack.side)
            };
            let named = [
                ("who", self.who(stack.owner).into()),
                ("count", stack.count.into()),
                ("side", side.into()),
            ];
            self.say("text-lords-people", &named)
        };
        let row = |hex: Hex| {
            let terrain = self.position.terrain(hex)?;
            let people = self.position.stack(hex).map(people);
            let cells = vec![
                names::terrain(self.words, terrain),
                people.unwrap_or_else(|| "–".to_owned()),
            ];
            Some((hex.to_string(), cells))
        };
        let bare = self.position.bare();
        let bare: Vec<_> = bare.iter().map(|hex| hex.to_string()).collect();
        let bare = (!bare.is_empty())
            .then(|| self.say("text-lords-bare", &[("hexes", bare.join(", ").into())]));
        let head = ["text-hex", "text-terrain", "text-people"].map(|key| self.words.say(key));
        let land: Vec<_> = Hex::all().filter_map(row).collect();
        let world = (!land.is_empty()).then(|| {
            let caption = self.words.say("lords-board");
            rows(caption, head.to_vec(), land)
        });
        view! {
            {bare.map(|bare| view! { <p>{bare}</p> })}
            {world}
        }
    }
}
