//! Lords of Creation: a move is spelled in two steps, where and how many.

use std::sync::LazyLock;

use urzeit_rules::{
    Lords,
    lords::{Action, Card, Hex, Terrain},
};

use super::{Codebook, Spelled, Spelling};

/// The option `people_per_player` is never more than 999, and one of them stays where it is.
const COUNTS: usize = 999;

static CODEBOOK: LazyLock<Codebook> = LazyLock::new(|| {
    let mut labels = Vec::new();
    let mut list = |actions: &mut dyn Iterator<Item = Action>| {
        labels.extend(actions.map(|action| action.to_string()));
    };
    let on_hexes = |terrain| Hex::all().map(move |hex| Action::Lay(terrain, hex));
    list(&mut Terrain::ALL.into_iter().flat_map(on_hexes));
    list(&mut [Action::Keep, Action::End].into_iter());
    list(&mut Card::all().map(Action::Card));
    list(&mut Hex::all().map(Action::Put));
    list(&mut Hex::all().map(Action::Civilise));
    list(&mut Hex::all().map(Action::Altar));
    list(&mut ways().map(|(from, to)| Action::Attack(from, to)));
    labels.extend(ways().map(|(from, to)| format!("move {from} {to}")));
    // Last, so that a game with fewer people needs fewer numbers.
    labels.extend((0..COUNTS).map(|count| format!("count {count}")));
    Codebook::new(labels)
});

/// Where people can go: to a neighbour, or over a sea hex to one two steps away (L-7.5).
fn ways() -> impl Iterator<Item = (Hex, Hex)> {
    let all = Hex::all().flat_map(|from| Hex::all().map(move |to| (from, to)));
    all.filter(|(from, to)| (1..=2).contains(&from.distance(*to)))
}

impl Spelled for Lords {
    fn codebook() -> &'static Codebook {
        &CODEBOOK
    }

    fn spell(action: Action, spelling: &mut Spelling) {
        match action {
            Action::Move(from, to, count) => {
                spelling.say(format_args!("move {from} {to}"));
                spelling.say(format_args!("count {count}"));
            }
            Action::Advance(count) => spelling.say(format_args!("count {count}")),
            whole => spelling.say(whole),
        }
    }

    fn numbers_needed(&self) -> usize {
        let people = usize::from(self.options().people_per_player);
        CODEBOOK.labels.len() - COUNTS + people.min(COUNTS)
    }
}
