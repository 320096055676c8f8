//! `urzeit play`: people at a terminal play, line by line.
//!
//! | file | subject |
//! |---|---|
//! | `seating.rs` | who sits where |
//! | `saved.rs` | the two files of a game that is played |
//! | `session.rs` | the game goes on, with the person or thing that is waited for |
//! | `ask.rs` | a question to a person, and what can be answered |
//! | `typed.rs` | chance that real dice and cards decide |
//! | `command.rs` | what can be asked for besides a choice |
//! | `reply.rs` | what is answered to that |
//! | `complete.rs` | what somebody means who types the beginnings of words |
//! | `spell.rs` | what they mean by something that is not legal |
//! | `keyboard.rs` | reading lines, at a terminal and elsewhere |
//! | `tell.rs` | what happened, in sentences |

mod ask;
mod command;
mod complete;
mod keyboard;
mod reply;
mod saved;
mod seating;
mod session;
mod spell;
mod tell;
mod typed;

use std::{
    io::Write,
    path::{Path, PathBuf},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use urzeit_players::Mind;
use urzeit_rules::{
    Entry, Record, Seat,
    record::{Bytes, GAMES, Header, ReadError},
    with_game,
};
use urzeit_studies::agreed::Agreed;
use urzeit_table::{Deed, Event, Millis, Person, Seed, Settings, Source, Table};
use urzeit_texts::quoted;

use crate::{
    failure::Failure,
    input, knowledge,
    show::Show,
    text::{Text, harmless},
};
use saved::Saved;
pub(crate) use seating::Party;
use seating::Sits;
use session::{Screen, Session};

/// What `urzeit play` was asked for.
pub(crate) struct Options {
    /// What is played.
    pub(crate) game: Game,
    /// Whether nothing is drawn on the terminal: no colours, no clearing.
    pub(crate) plain: bool,
}

/// What is played.
pub(crate) enum Game {
    /// A new game.
    New(New),
    /// The one in this file goes on.
    Saved(PathBuf),
}

/// A new game.
pub(crate) struct New {
    /// The game and its options.
    pub(crate) agreed: Agreed,
    /// The people and computer players.
    pub(crate) party: Party,
    /// Where chance comes from.
    pub(crate) dice: Dice,
    /// Where randomness begins, to repeat a game; else nobody knows.
    pub(crate) seed: Option<u64>,
    /// The file it is saved in.
    pub(crate) save: Option<PathBuf>,
}

/// Where chance comes from.
#[derive(Clone, Copy)]
pub(crate) enum Dice {
    /// From a secret seed, so that it can be checked afterwards.
    Fair,
    /// From a real table: somebody types what came out.
    Typed,
}

/// Plays a game until it is over or whoever plays leaves.
pub(crate) fn run(options: Options, text: &Text) -> Result<(), Failure> {
    let screen = Screen::open(options.plain);
    match options.game {
        Game::New(new) => {
            let game = new.agreed.game.clone();
            let game = GAMES.iter().find(|known| **known == game);
            let game = game.expect("whoever asks for a new game has looked");
            with_game!(*game, begin(new, screen, text))
        }
        Game::Saved(file) => {
            let (saved, stored) = Saved::open(&file, text)?;
            let game = saved::game_of(&stored);
            let game =
                game.ok_or_else(|| input::wrong(&file, &text.say("play-not-a-table"), text))?;
            with_game!(game, go_on(saved, &stored, screen, text))
        }
    }
}

/// Is this the name of a game? Else it is that of a file.
pub(crate) fn is_game(name: &str) -> bool {
    GAMES.contains(&name)
}

fn begin<G: Show + Mind>(mut new: New, screen: Screen, text: &Text) -> Result<(), Failure> {
    let mut random = random(new.seed, text)?;
    if new.agreed.players.is_none() {
        let usual = record_of::<G>(&new.agreed, text)?.position().players();
        let least = new.party.least(text)?.max(usual);
        new.agreed.players = u8::try_from(least).ok();
    }
    let record = record_of::<G>(&new.agreed, text)?;
    let players = record.position().players();
    let sits = new.party.seated(players, text)?;
    let settings = Settings::default();
    let source = match new.dice {
        Dice::Typed => Source::Typed,
        Dice::Fair => {
            let mut name = [0; 8];
            random.fill_bytes(&mut name);
            let mut seed = [0; 32];
            random.fill_bytes(&mut seed);
            Source::Fair {
                table: format!("terminal-{}", Bytes(name.to_vec())),
                seed: Seed::new(seed),
            }
        }
    };
    let mut lines = vec![saved::beginning(settings, &source, &record.to_string())];
    let mut table = table(record.header().clone(), settings, source, text)?;
    let at = now();
    let seated = Seat::all(players).zip(sits).map(|(seat, sits)| match sits {
        Sits::Person(name) => {
            let bytes = Bytes::default();
            Deed::Sit(seat, Person { bytes, name })
        }
        Sits::Computer(level) => Deed::Computer(seat, level),
    });
    for deed in seated.chain([Deed::Begin]) {
        let event = deed.at(at);
        lines.push(event.to_string());
        table.check(&event).map_err(|refused| {
            let reason = reply::refused(&refused, "", text);
            Failure::Called(match &event.deed {
                Deed::Sit(_, person) => {
                    let name = quoted(&person.name).into();
                    let words = [("name", name), ("reason", reason.into())];
                    text.say_with("play-unfit-name", &words)
                }
                _ => reason,
            })
        })?;
        let sat = table.apply(event);
        sat.expect("checked on the lines above");
    }
    let mut saved = Saved::create(new.save.as_deref(), G::NAME, text)?;
    saved.store(&lines.join("\n"), text)?;
    play(
        (table, new.dice),
        saved,
        screen,
        random,
        "play-begins",
        text,
    )
}

fn go_on<G: Show + Mind>(
    saved: Saved,
    stored: &str,
    screen: Screen,
    text: &Text,
) -> Result<(), Failure> {
    let file = saved.file().to_owned();
    let stored = saved::read::<G::Chance>(stored)
        .ok_or_else(|| input::wrong(&file, &text.say("play-not-a-table"), text))?;
    let reading = Record::<G>::read(&stored.header);
    let reading = reading.map_err(|error| damaged(&file, &error, text))?;
    let dice = match stored.source {
        Source::Fair { .. } => Dice::Fair,
        Source::Typed | Source::Fixed(_) => Dice::Typed,
    };
    let header = reading.record.header().clone();
    let mut table: Table<G> = table(header, stored.settings, stored.source, text)?;
    for (number, line) in stored.events.iter().enumerate() {
        let event = line.parse::<Event<Entry<G>>>().map_err(Into::into);
        event
            .and_then(|event| table.apply(event))
            .map_err(|refused| {
                let words = [
                    ("number", (number + 1).into()),
                    ("line", harmless(line).into()),
                    ("reason", reply::refused(&refused, line, text).into()),
                ];
                input::wrong(&file, &text.say_with("play-damaged", &words), text)
            })?;
    }
    let random = random(None, text)?;
    play((table, dice), saved, screen, random, "play-goes-on", text)
}

fn play<G: Show + Mind>(
    (table, dice): (Table<G>, Dice),
    saved: Saved,
    mut screen: Screen,
    random: ChaCha8Rng,
    greeting: &str,
    text: &Text,
) -> Result<(), Failure> {
    let words = [
        ("game", G::title(text).into()),
        ("file", input::name(saved.file()).into()),
        ("entries", table.entries().into()),
    ];
    writeln!(screen.out, "{}", text.say_with(greeting, &words))?;
    writeln!(screen.out, "{}\n", text.say("play-welcome"))?;
    let knowledge = Arc::new(knowledge::usual_or(None, text)?);
    Session::new((table, dice), saved, screen, knowledge, random, text).run()
}

fn table<G: Show>(
    header: Header<G>,
    settings: Settings,
    source: Source<G::Chance>,
    text: &Text,
) -> Result<Table<G>, Failure> {
    Table::new(header, settings, source).map_err(|problem| Failure::Wrong(text.problem(&problem)))
}

fn record_of<G: Show>(agreed: &Agreed, text: &Text) -> Result<Record<G>, Failure> {
    Ok(Record::new(Header::new(agreed.setup::<G>(text)?)))
}

fn damaged(file: &Path, error: &ReadError, text: &Text) -> Failure {
    input::wrong(file, &text.problem(&error.problem), text)
}

/// Random numbers that nobody knows, or those of this seed.
fn random(seed: Option<u64>, text: &Text) -> Result<ChaCha8Rng, Failure> {
    if let Some(seed) = seed {
        return Ok(ChaCha8Rng::seed_from_u64(seed));
    }
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        Failure::Wrong(text.say_with("play-no-randomness", &reason))
    })?;
    Ok(ChaCha8Rng::from_seed(seed))
}

/// The time of an event.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
