//! Genesis on the page.
//!
//! | where | what |
//! |---|---|
//! | [`board`] | the board and what is marked on it |
//! | [`hand`], [`players`] | dice and tiles; points and supplies |
//! | [`looking`] | the area that somebody looks at, and what it scores |
//! | [`mod@scoring`] | the scoring, area by area |
//! | [`editor`] | boards that people draw themselves |
//! | [`mod@points`] | what an event concerns, to be shown on the board |
//! | [`glyphs`], [`words`] | pieces drawn beside the board, what things are called |

mod board;
pub(crate) mod editor;
mod glyphs;
mod hand;
mod looking;
mod players;
mod points;
mod real;
mod scoring;
mod text_board;
mod words;

use leptos::prelude::*;
use urzeit_rules::{
    Entry, Genesis, Seat,
    genesis::{Action, Area, Phase, Space, Terrain},
};
use urzeit_table::{EntryText, Told};

use crate::{
    later::later,
    parts,
    past::Past,
    played::{Emblem, OnPage},
    pointed::Point,
    prefs::{Pref, prefs},
    real::Face,
    session::Session,
    shown::Shown,
    table::Lines,
    tally::ends_here,
    text::Words,
};
use board::Board;
use glyphs::{Definitions, Sign};
pub(crate) use glyphs::{Picture, called};
use hand::Hand;
use looking::{Looked, Looking};
use players::Players;
use points::points;
pub(crate) use scoring::Scoring;
use scoring::{Order, Step, points_in, told_areas};
use text_board::text_board;

/// The game, the tile in hand, and what is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    shown: Shown<Genesis>,
    /// The terrain of the tile in hand.
    terrain: RwSignal<Option<Terrain>>,
    /// The space that is looked at, and what is to be seen there.
    look: RwSignal<Option<Space>>,
    looked: Memo<Option<Looked>>,
    /// The areas that score, as the scoring tells them, and where in it somebody is.
    areas: Memo<Vec<Area>>,
    walk: RwSignal<Option<Step>>,
    /// Does the game end while somebody is watching? Then the scoring begins by itself.
    watched: bool,
    /// Has it begun by itself? Until then everybody's points are known from the start.
    tells: RwSignal<bool>,
    /// The area of the scoring that the board shows. At the end it stays wherever the pointer rests.
    walked: Memo<Option<Area>>,
    /// The area that the board marks.
    marked: Memo<Option<Area>>,
}

impl Held {
    fn new(session: Session) -> Held {
        let shown = Shown::<Genesis>::new(session);
        let terrain = RwSignal::new(session.recall::<Terrain>());
        session.keep_in_mind(move || terrain.try_get_untracked().flatten());
        // A tile is in hand as soon as there is one to place: one that answers to a die.
        Effect::new(move |_| {
            let terrains = placeable(&shown.legal.get());
            let answers = |terrain: &Terrain| {
                shown
                    .position
                    .with_untracked(|position| answers_now(position, *terrain))
            };
            let kept = terrain
                .get_untracked()
                .filter(|held| terrains.contains(held) && answers(held));
            let answering = terrains.iter().copied().find(answers);
            terrain.set(kept.or(answering).or(terrains.first().copied()));
        });
        let prefs = prefs();
        let order = Memo::new(move |_| Order::of(prefs.get(Pref::Scoring)));
        let areas = Memo::new(move |_| {
            shown
                .position
                .with(|position| told_areas(position, order.get()))
        });
        let walk = RwSignal::new(None);
        let is_over = Memo::new(move |_| shown.position.with(Genesis::phase) == Phase::Over);
        Effect::new(move |_| walk.set(is_over.get().then_some(Step::Start)));
        let look = RwSignal::new(None);
        let looked = Memo::new(move |_| Looked::at(shown, terrain.get(), look.get()?));
        let walked = Memo::new(move |_| match walk.get()? {
            // While it is played, the space under the pointer is what matters.
            Step::Area(_) if !is_over.get() && looked.with(Option::is_some) => None,
            Step::Area(number) => areas.with(|areas| areas.get(number).cloned()),
            Step::Start | Step::Table => None,
        });
        let marked = Memo::new(move |_| walked.get().or_else(|| Some(looked.get()?.area)));
        Held {
            shown,
            terrain,
            look,
            looked,
            areas,
            walk,
            watched: ends_here(session, is_over),
            tells: RwSignal::new(false),
            walked,
            marked,
        }
    }

    /// Does the board show an area of the scoring?
    fn is_walking(self) -> bool {
        self.walked.with(Option::is_some)
    }

    /// How many areas of the scoring were told so far, if its end is still to come.
    fn told_areas(self) -> Option<usize> {
        match self.walk.get()? {
            Step::Start if self.tells.get() => Some(0),
            Step::Area(number) => Some(number + 1),
            Step::Start | Step::Table => None,
        }
    }

    /// What a seat has of the first areas of the scoring.
    fn points_of(self, seat: Seat, areas: usize) -> u16 {
        let points = |area: &Area| points_in(area, seat);
        self.areas
            .with(|all| all.iter().take(areas).map(points).sum())
    }
}

/// Would a first tile of this terrain answer to a die that shows it, or a second to the one left?
fn answers_now(position: &Genesis, terrain: Terrain) -> bool {
    match position.phase() {
        Phase::First(seat, dice) => dice.iter().any(|die| position.answers(seat, terrain, *die)),
        Phase::Second(seat, die) => position.answers(seat, terrain, die),
        Phase::Board | Phase::Start | Phase::Roll(_) | Phase::Over => false,
    }
}

/// The terrains of tiles that may be placed.
fn placeable(legal: &[Action]) -> Vec<Terrain> {
    let is_placeable = |terrain: &Terrain| {
        let mut legal = legal.iter();
        legal.any(|action| matches!(action, Action::Place(placed, _) if placed == terrain))
    };
    Terrain::ALL.into_iter().filter(is_placeable).collect()
}

/// The scoring, as soon as it is loaded.
fn scoring(held: Held) -> AnyView {
    later(parts::scoring::load, move || parts::scoring::scoring(held))
}

#[component]
fn GenesisTable(session: Session) -> impl IntoView {
    let held = Held::new(session);
    let is_over = Memo::new(move |_| held.shown.position.with(Genesis::phase) == Phase::Over);
    let hand = move || {
        if is_over.get() {
            scoring(held)
        } else {
            view! { <Hand held/> }.into_any()
        }
    };
    let asks_what_if = Memo::new(move |_| !is_over.get() && held.walk.with(Option::is_some));
    let beside = move || {
        if asks_what_if.get() {
            scoring(held)
        } else {
            view! { <Looking held/> }.into_any()
        }
    };
    view! {
        <Definitions/>
        <section class="board-and-hand">
            <Board held/>
            {hand}
        </section>
        {beside}
        <Players held/>
    }
}

impl OnPage for Genesis {
    fn table(session: Session, _lines: Lines) -> AnyView {
        view! { <GenesisTable session/> }.into_any()
    }

    fn text_board(session: Session, words: Words) -> AnyView {
        text_board(session, words).into_any()
    }

    fn points(told: &[Told], number: usize, _past: Past) -> Vec<Point> {
        points(&told[number])
    }

    fn sentence(session: Session, words: Words, entry: &EntryText) -> Option<String> {
        let name = |seat| session.name(seat);
        Some(match entry.read::<Genesis>().ok()? {
            Entry::Player(seat, action) => sentence(words, &name(seat), action),
            Entry::Chance(chance) => words.text().genesis_chance(chance, name),
        })
    }

    fn emblem(&self, seat: Seat) -> Emblem {
        let species = self.species()[seat.index()];
        Emblem {
            colour: format!("{species}-line"),
            picture: view! { <svg viewBox="5 5 30 30"><Sign species/></svg> }.into_any(),
        }
    }

    fn points_of(&self, seat: Seat) -> Option<u16> {
        self.score().points.get(seat.index()).copied()
    }

    fn asks(&self, words: Words, session: Session) -> String {
        real::asks(words, session, self)
    }

    fn face(&self, words: Words, session: Session, _kind: &str, part: &str) -> Option<Face> {
        real::face(words, session, self, part)
    }
}

/// What somebody did, as a sentence.
fn sentence(words: Words, who: &str, action: Action) -> String {
    match action {
        Action::Place(terrain, space) => words.say_with(
            "genesis-log-place",
            &[
                ("who", who.to_owned().into()),
                ("terrain", terrain.word().into()),
                ("space", space.to_string().into()),
            ],
        ),
        Action::End => words.say_with("genesis-log-end", &[("who", who.to_owned().into())]),
    }
}
