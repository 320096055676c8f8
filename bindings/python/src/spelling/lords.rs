//! Lords of Creation: a move is spelled in two steps, where and how many.

use std::sync::LazyLock;

use urzeit_rules::{
    Lords,
    lords::{Action, Card, Hex, Terrain, board::HEXES},
};

use super::{Codebook, Spelled, Spelling};

/// The option `people_per_player` is never more than 999, and one of them stays where it is.
const COUNTS: usize = 999;

static BOOK: LazyLock<Book> = LazyLock::new(Book::new);

/// The codebook, and where in it the steps stand of which there are many in most positions.
struct Book {
    codebook: Codebook,
    first_attack: usize,
    first_move: usize,
    first_count: usize,
    /// The place of a way among all ways, by where it leads from and to.
    ways: [[usize; HEXES]; HEXES],
}

impl Book {
    fn new() -> Book {
        let mut labels = Vec::new();
        let mut list = |actions: &mut dyn Iterator<Item = Action>| {
            labels.extend(actions.map(|action| action.to_string()));
            labels.len()
        };
        let on_hexes = |terrain| Hex::all().map(move |hex| Action::Lay(terrain, hex));
        list(&mut Terrain::ALL.into_iter().flat_map(on_hexes));
        list(&mut [Action::Keep, Action::End].into_iter());
        list(&mut Card::all().map(Action::Card));
        list(&mut Hex::all().map(Action::Put));
        list(&mut Hex::all().map(Action::Civilise));
        let first_attack = list(&mut Hex::all().map(Action::Altar));
        let first_move = list(&mut ways().map(|(from, to)| Action::Attack(from, to)));
        labels.extend(ways().map(|(from, to)| format!("move {from} {to}")));
        // Last, so that a game with fewer people needs fewer numbers.
        let first_count = labels.len();
        labels.extend((0..COUNTS).map(|count| format!("count {count}")));
        let mut places = [[0; HEXES]; HEXES];
        for (place, (from, to)) in ways().enumerate() {
            places[from.index()][to.index()] = place;
        }
        Book {
            codebook: Codebook::new(labels),
            first_attack,
            first_move,
            first_count,
            ways: places,
        }
    }

    fn way(&self, from: Hex, to: Hex) -> usize {
        self.ways[from.index()][to.index()]
    }
}

/// Where people can go: to a neighbour, or over a sea hex to one two steps away (L-7.5).
fn ways() -> impl Iterator<Item = (Hex, Hex)> {
    let all = Hex::all().flat_map(|from| Hex::all().map(move |to| (from, to)));
    all.filter(|(from, to)| (1..=2).contains(&from.distance(*to)))
}

impl Spelled for Lords {
    fn codebook() -> &'static Codebook {
        &BOOK.codebook
    }

    fn spell(action: Action, spelling: &mut Spelling) {
        let book = &*BOOK;
        match action {
            Action::Lay(terrain, hex) => spelling.push(terrain.index() * HEXES + hex.index()),
            Action::Attack(from, to) => spelling.push(book.first_attack + book.way(from, to)),
            Action::Move(from, to, count) => {
                spelling.push(book.first_move + book.way(from, to));
                spelling.push(book.first_count + usize::from(count));
            }
            Action::Advance(count) => spelling.push(book.first_count + usize::from(count)),
            whole => spelling.say(whole),
        }
    }

    fn numbers_needed(&self) -> usize {
        let people = usize::from(self.options().people_per_player);
        BOOK.first_count + people
    }
}
