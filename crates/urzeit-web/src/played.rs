//! What the page knows of a game: how to make it, to show it, and to tell it. A game's folder says that
//! as [`OnPage`]; code that does not care which game it is uses [`Played`].
//!
//! Genesis is there at once, since newcomers begin with it. The other games are loaded when they
//! are first opened. No [`crate::session::Session`] is without its game, so that nothing on a table
//! has to wait for one.

use std::{marker::PhantomData, sync::OnceLock};

use leptos::{
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};
use urzeit_players::analysis::Explain;
use urzeit_rules::{
    Entry, Game, Genesis, Lords, Record, Seat, Setup as _, Ursuppe, record::Header,
};
use urzeit_table::{
    EntryText, Host, Refused, Settings, Source, Told,
    by_link::{self, BadLink, ByLink, Value},
    messages::Why,
    open_as, why,
};

use crate::{
    later::later,
    options::Chosen,
    past::{Follows, Past, follow},
    pointed::Point,
    position::Position,
    real::{AskedChance, Face},
    replay::Replay,
    session::{New, Session},
    table::{self, Lines},
    text::Words,
};

/// By what a player is known on the board: a colour and a shape.
pub(crate) struct Emblem {
    /// The name of the colour in the palette.
    pub(crate) colour: String,
    pub(crate) picture: AnyView,
}

/// A game that the page can show.
pub(crate) trait OnPage: Explain + PartialEq + Send + Sync + 'static {
    /// Its board, and all that belongs to it.
    fn table(session: Session, lines: Lines) -> AnyView;
    /// The position in words.
    fn text_board(session: Session, words: Words) -> AnyView;
    /// What an event concerns that was told after others.
    fn points(told: &[Told], number: usize, past: Past) -> Vec<Point>;
    /// By what a player is known on the board.
    fn emblem(&self, seat: Seat) -> Emblem;
    /// The points that a player has by now.
    fn points_of(&self, seat: Seat) -> Option<u16>;
    /// The number of the round, if the game counts rounds; 0 before the first.
    fn round(&self) -> Option<usize> {
        None
    }
    /// An entry as a sentence; nothing if it needs none.
    fn sentence(session: Session, words: Words, entry: &EntryText) -> Option<String>;
    /// Is there nothing to see of an entry? Then it is played back together with what follows.
    fn is_trivial(_entry: &EntryText) -> bool {
        false
    }
    /// A standing order of the game in words; nothing if it has none.
    fn order(_words: Words, _order: &str) -> Option<String> {
        None
    }
    /// All that happened, as sentences.
    fn lines(session: Session, words: Words) -> Lines {
        table::lines(session, words)
    }
    /// What has to be rolled or drawn at a real table, as a sentence.
    fn asks(&self, words: Words, session: Session) -> String;
    /// A part of an outcome of such a kind, as a button shows it.
    fn face(&self, words: Words, session: Session, kind: &str, part: &str) -> Option<Face>;
    /// An outcome that is not made of listed ones.
    fn asked(&self) -> Option<AskedChance> {
        None
    }
    /// The player who draws what nobody else may see, if that is due.
    fn who_draws(&self) -> Option<Seat> {
        None
    }
    /// The options that say how much of everything is in the box, where boxes may differ.
    const COUNTS: &'static [&'static str] = &[];
    /// Fields for them: what each is now, and what to do when it is changed.
    fn counts_fields(_value: ValueOf, _set: SetValue) -> AnyView {
        ().into_any()
    }
    /// The counts of a box that has one more of what was refused because ours has no more; nothing if
    /// that is not why.
    fn with_one_more(_counts: &Chosen, _why: &Why) -> Option<Chosen> {
        None
    }
}

/// The value of an option.
pub(crate) type ValueOf = Callback<&'static str, String>;
/// Gives an option a value.
pub(crate) type SetValue = Callback<(&'static str, String)>;

/// A game, whichever it is. Entries and records are texts.
pub(crate) trait Played: Sync {
    /// A table of it; the header stands as in a record.
    fn open(
        &self,
        header: &str,
        settings: Settings,
        source: Source<String>,
    ) -> Result<Box<dyn Host>, Refused>;
    /// A position of it, in the notation.
    fn position(&self, text: &str) -> Option<Position>;
    /// A record, position by position, as far as it is right.
    fn replay(&self, record: &str) -> Option<Replay>;
    /// The game of a link.
    fn read_link(&self, link: &str) -> Result<Box<dyn ByLink>, BadLink>;
    /// A new game by link.
    fn create_link(
        &self,
        header: &str,
        name: &str,
        commitment: Value,
    ) -> Result<Box<dyn ByLink>, BadLink>;
    /// The header of a new game.
    fn header(&self, new: &New) -> Option<String>;
    /// The header of a game that goes on from where another stood after so many entries.
    fn header_from(&self, record: &str, entries: usize) -> Option<String>;
    /// The player who decides next after so many entries.
    fn decides(&self, record: &str, entries: usize) -> Option<Seat>;
    /// The names of those who played.
    fn names(&self, record: &str) -> Option<Vec<String>>;
    /// What follows a game that begins so.
    fn follow(&self, header: &str) -> Box<dyn Follows>;
    /// See [`OnPage`] for the others.
    fn table(&self, session: Session, lines: Lines) -> AnyView;
    fn text_board(&self, session: Session, words: Words) -> AnyView;
    fn points(&self, told: &[Told], number: usize, past: Past) -> Vec<Point>;
    fn sentence(&self, session: Session, words: Words, entry: &EntryText) -> Option<String>;
    fn is_trivial(&self, entry: &EntryText) -> bool;
    fn order(&self, words: Words, order: &str) -> Option<String>;
    fn lines(&self, session: Session, words: Words) -> Lines;
    fn counts(&self) -> &'static [&'static str];
    fn counts_fields(&self, value: ValueOf, set: SetValue) -> AnyView;
    fn with_one_more(&self, counts: &Chosen, why: &Why) -> Option<Chosen>;
    /// What a header says is in the box.
    fn counts_in(&self, header: &str) -> Chosen;
    /// The same header with other counts.
    fn with_counts(&self, header: &str, counts: &Chosen) -> Result<String, Why>;
}

/// The game `G`, without a position.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: OnPage> Played for Of<G> {
    fn open(
        &self,
        header: &str,
        settings: Settings,
        source: Source<String>,
    ) -> Result<Box<dyn Host>, Refused> {
        open_as::<G>(header, settings, source)
    }

    fn position(&self, text: &str) -> Option<Position> {
        text.parse().ok().map(Position::of::<G>)
    }

    fn replay(&self, record: &str) -> Option<Replay> {
        Replay::read::<G>(record)
    }

    fn read_link(&self, link: &str) -> Result<Box<dyn ByLink>, BadLink> {
        by_link::read_as::<G>(link)
    }

    fn create_link(
        &self,
        header: &str,
        name: &str,
        commitment: Value,
    ) -> Result<Box<dyn ByLink>, BadLink> {
        by_link::create_as::<G>(header, name, commitment)
    }

    fn header(&self, new: &New) -> Option<String> {
        let options = new.options.iter();
        let options: Vec<_> = options.map(|(key, value)| (&**key, &**value)).collect();
        let who = if new.who.is_empty() {
            G::Setup::usual_who(Some(new.seats.len()), &options)
        } else {
            new.who.iter().map(String::as_str).collect()
        };
        let setup = G::Setup::read(&who, &options).ok()?;
        Some(Header::<G>::new(setup).to_string())
    }

    fn header_from(&self, record: &str, entries: usize) -> Option<String> {
        let record = Record::<G>::read(record).ok()?.record;
        let mut play = record.header().begin();
        for entry in record.entries().take(entries) {
            play.enter(entry).ok()?;
        }
        let header = Header::<G>::new(record.header().setup().clone());
        let header = header.with_start(play.position().clone()).ok()?;
        Some(header.to_string())
    }

    fn decides(&self, record: &str, entries: usize) -> Option<Seat> {
        let record = Record::<G>::read(record).ok()?.record;
        let mut play = record.header().begin();
        for (number, entry) in record.entries().enumerate() {
            match entry {
                Entry::Player(seat, _) if number >= entries => return Some(seat),
                entry => play.enter(entry).ok()?,
            };
        }
        play.position().turn().seats().iter().next()
    }

    fn names(&self, record: &str) -> Option<Vec<String>> {
        let record = Record::<G>::read(record).ok()?.record;
        let header = record.header();
        let seats = Seat::all(header.setup().who().len());
        Some(seats.map(|seat| header.name(seat).to_owned()).collect())
    }

    fn follow(&self, header: &str) -> Box<dyn Follows> {
        Box::new(follow::<G>(header))
    }

    fn table(&self, session: Session, lines: Lines) -> AnyView {
        G::table(session, lines)
    }

    fn text_board(&self, session: Session, words: Words) -> AnyView {
        G::text_board(session, words)
    }

    fn points(&self, told: &[Told], number: usize, past: Past) -> Vec<Point> {
        G::points(told, number, past)
    }

    fn sentence(&self, session: Session, words: Words, entry: &EntryText) -> Option<String> {
        G::sentence(session, words, entry)
    }

    fn is_trivial(&self, entry: &EntryText) -> bool {
        G::is_trivial(entry)
    }

    fn order(&self, words: Words, order: &str) -> Option<String> {
        G::order(words, order)
    }

    fn lines(&self, session: Session, words: Words) -> Lines {
        G::lines(session, words)
    }

    fn counts(&self) -> &'static [&'static str] {
        G::COUNTS
    }

    fn counts_fields(&self, value: ValueOf, set: SetValue) -> AnyView {
        G::counts_fields(value, set)
    }

    fn with_one_more(&self, counts: &Chosen, why: &Why) -> Option<Chosen> {
        G::with_one_more(counts, why)
    }

    fn counts_in(&self, header: &str) -> Chosen {
        let written = setup_in::<G>(header).map(|setup| setup.options());
        let written = written.unwrap_or_default();
        let specs = G::OPTIONS.iter();
        let counts = specs.filter(|spec| G::COUNTS.contains(&spec.key));
        let counts = counts.map(|spec| {
            let found = written.iter().find(|(key, _)| *key == spec.key);
            let value = found.map_or(spec.values[0], |(_, value)| value);
            (spec.key.to_owned(), value.to_owned())
        });
        counts.collect()
    }

    fn with_counts(&self, header: &str, counts: &Chosen) -> Result<String, Why> {
        let setup = setup_in::<G>(header).ok_or_else(|| Why::only("real-counts-misfit"))?;
        let written = setup.options();
        let others = written.iter().filter(|(key, _)| !G::COUNTS.contains(key));
        let others = others.map(|(key, value)| (*key, &**value));
        let counts = counts.iter().map(|(key, value)| (&**key, &**value));
        let options: Vec<_> = others.chain(counts).collect();
        let setup = G::Setup::read(&setup.who(), &options).map_err(|error| why::setup(&error))?;
        Ok(Header::<G>::new(setup).to_string())
    }
}

/// The setup that a header has; nothing if the game begins from a position, which has one of its own.
fn setup_in<G: Game>(header: &str) -> Option<G::Setup> {
    let record = Record::<G>::read(&format!("{header}log\n")).ok()?.record;
    let header = record.header();
    header.from().is_none().then(|| header.setup().clone())
}

static GENESIS: Of<Genesis> = Of(PhantomData);
static LORDS: OnceLock<&'static dyn Played> = OnceLock::new();
static URSUPPE: OnceLock<&'static dyn Played> = OnceLock::new();

#[wasm_split(lords, fallible, wasm_split_path = leptos::wasm_split)]
fn lords() -> Result<&'static dyn Played, SplitLoaderError> {
    Ok(&Of::<Lords>(PhantomData))
}

#[wasm_split(ursuppe, fallible, wasm_split_path = leptos::wasm_split)]
fn ursuppe() -> Result<&'static dyn Played, SplitLoaderError> {
    Ok(&Of::<Ursuppe>(PhantomData))
}

/// The game of this name, if it is loaded.
pub(crate) fn played(game: &str) -> Option<&'static dyn Played> {
    match game {
        Genesis::NAME => Some(&GENESIS),
        Lords::NAME => LORDS.get().copied(),
        Ursuppe::NAME => URSUPPE.get().copied(),
        _ => None,
    }
}

/// Loads the game of this name; nothing to do for what is no game.
pub(crate) async fn load(game: &str) -> Result<(), SplitLoaderError> {
    // Another may have been faster: then it is the same.
    match game {
        Lords::NAME if LORDS.get().is_none() => drop(LORDS.set(lords().await?)),
        Ursuppe::NAME if URSUPPE.get().is_none() => drop(URSUPPE.set(ursuppe().await?)),
        _ => {}
    }
    Ok(())
}

/// The game of this name, loaded; nothing if it cannot be had.
pub(crate) async fn fetch(game: &str) -> Option<&'static dyn Played> {
    load(game).await.ok()?;
    played(game)
}

/// Shows something as soon as the game of this name is loaded.
pub(crate) fn once_loaded(
    game: &str,
    show: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    if played(game).is_some() {
        return show();
    }
    let game = StoredValue::new(game.to_owned());
    let load = move || {
        let game = game.get_value();
        async move { load(&game).await }
    };
    later(load, move || std::future::ready(Ok(show())))
}
