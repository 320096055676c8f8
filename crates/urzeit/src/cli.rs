//! What can be asked for at the command line.
//!
//! Built from the texts rather than derived, so that help and errors speak the reader's
//! language.

mod play;
mod serve;

use std::{ffi::OsString, path::PathBuf};

use anstream::ColorChoice;
use clap::{
    Arg, ArgAction, ArgMatches, Command,
    builder::PossibleValuesParser,
    error::{ContextKind, ContextValue, ErrorKind},
    value_parser,
};
use urzeit_players::Level;
use urzeit_rules::record::GAMES;
use urzeit_studies::{agreed::Agreed, train::Plan};
use urzeit_texts::Language;

use crate::{
    analyse, arena, bot,
    failure::Failure,
    legal, replay, server, simulate,
    text::{Text, harmless},
    train, verify,
};

/// What was asked for.
pub(crate) enum Task {
    /// `urzeit serve`
    Serve(Box<server::options::Options>),
    /// `urzeit play`
    Play(crate::play::Options),
    /// `urzeit replay`
    Replay(replay::Options),
    /// `urzeit legal`
    Legal(legal::Options),
    /// `urzeit verify`
    Verify(verify::Options),
    /// `urzeit simulate`
    Simulate(simulate::Options),
    /// `urzeit arena`
    Arena(arena::Options),
    /// `urzeit bot`
    Bot(bot::Options),
    /// `urzeit train`
    Train(train::Options),
    /// `urzeit analyse`
    Analyse(analyse::Options),
    /// `urzeit page`
    Page(crate::page::Options),
    /// `urzeit work`
    Work(Box<server::options::Options>),
    /// `urzeit migrate`
    Migrate(Box<server::options::Options>),
    /// `urzeit backup`
    Backup(Box<server::options::Options>, PathBuf),
    /// `urzeit restore`
    Restore(Box<server::options::Options>, PathBuf),
    /// `urzeit admin`
    Admin(Box<server::options::Options>, server::admin::Deed),
}

const COMMANDS: [&str; 16] = [
    "serve", "play", "replay", "legal", "verify", "simulate", "arena", "bot", "train", "analyse",
    "page", "work", "migrate", "backup", "restore", "admin",
];

/// Two players can play so many games in an arena; more would only fill the memory.
const MOST_GAMES: u64 = 1_000_000;

/// More would take longer than anybody waits.
const MOST_ITERATIONS: i64 = 100_000_000;
/// No bot needs more milliseconds for an answer.
const MOST_BOT_TIME: u64 = 600_000;

/// Reads the arguments.
pub(crate) fn read(text: &Text, mut arguments: Vec<OsString>) -> Result<Task, Failure> {
    let is_unseen = server::reach::is_unseen(&arguments);
    if asks_to_serve(&arguments) {
        arguments.insert(arguments.len().min(1), "serve".into());
    }
    let asked = arguments.iter().filter_map(|word| word.to_str());
    let asked = asked
        .skip(1)
        .find(|word| COMMANDS.contains(word))
        .map(str::to_owned);
    let matches = command(text)
        .try_get_matches_from(arguments)
        .map_err(|error| failure(&error, asked.as_deref(), text))?;
    let (name, matches) = matches.subcommand().expect("clap asks for a command");
    Ok(match name {
        "play" => Task::Play(play::options(matches, text)?),
        "replay" => Task::Replay(replay_options(matches)),
        "legal" => Task::Legal(legal::Options {
            file: path(matches, "file"),
        }),
        "verify" => Task::Verify(verify::Options {
            file: path(matches, "file"),
        }),
        "simulate" => Task::Simulate(simulate::Options {
            agreed: agreed(matches, "players"),
            games: given(matches, "games"),
            seed: given(matches, "seed"),
            out: matches.get_one::<PathBuf>("out").cloned(),
        }),
        "arena" => Task::Arena(arena_options(matches)),
        "bot" => Task::Bot(bot::Options {
            game: string(matches, "game"),
            level: string(matches, "level")
                .parse()
                .expect("clap knows all levels"),
            weights: matches.get_one::<PathBuf>("weights").cloned(),
            seed: matches.get_one("seed").copied(),
        }),
        "train" => Task::Train(train::Options {
            game: string(matches, "game"),
            out: path(matches, "out"),
            plan: Plan {
                rounds: given(matches, "rounds"),
                drills: given(matches, "drills"),
                games: given(matches, "games"),
                iterations: given(matches, "iterations"),
                seed: given(matches, "seed"),
            },
        }),
        "analyse" => Task::Analyse(analyse_options(matches)),
        "page" => Task::Page(crate::page::Options {
            out: path(matches, "out"),
            overwrite: matches.get_flag("overwrite"),
        }),
        _ => match operators(name, matches, text)? {
            Task::Serve(mut options) => {
                options.open |= is_unseen;
                Task::Serve(options)
            }
            task => task,
        },
    })
}

/// What operators of a server do.
fn operators(name: &str, matches: &ArgMatches, text: &Text) -> Result<Task, Failure> {
    if name == "admin" {
        let (options, deed) = serve::deed_of(matches, text)?;
        return Ok(Task::Admin(Box::new(options), deed));
    }
    let options = Box::new(serve::options(matches, text)?);
    Ok(match name {
        "serve" => Task::Serve(options),
        "work" => Task::Work(options),
        "migrate" => Task::Migrate(options),
        "backup" => Task::Backup(options, serve::file_of(matches)),
        "restore" => Task::Restore(options, serve::file_of(matches)),
        _ => unreachable!("clap knows no other command"),
    })
}

fn replay_options(matches: &ArgMatches) -> replay::Options {
    replay::Options {
        file: path(matches, "file"),
        form: replay_form(matches),
        color: match string(matches, "color").as_str() {
            "always" => ColorChoice::Always,
            "never" => ColorChoice::Never,
            _ => ColorChoice::Auto,
        },
    }
}

fn arena_options(matches: &ArgMatches) -> arena::Options {
    arena::Options {
        agreed: agreed(matches, "seats"),
        players: matches.get_one("players").cloned(),
        bots: strings(matches, "bot"),
        bot_time: matches.get_one("bot-time").copied(),
        bot_log: matches.get_one::<PathBuf>("bot-log").cloned(),
        games: given(matches, "games"),
        scale: string(matches, "scale"),
        seed: given(matches, "seed"),
        threads: matches.get_one("threads").copied(),
        weights: matches.get_one::<PathBuf>("weights").cloned(),
        json: matches.get_flag("json"),
    }
}

fn analyse_options(matches: &ArgMatches) -> analyse::Options {
    analyse::Options {
        file: path(matches, "file"),
        entries: matches.get_one::<String>("entry").cloned(),
        iterations: matches.get_one("iterations").copied(),
        seed: given(matches, "seed"),
        weights: matches.get_one::<PathBuf>("weights").cloned(),
        form: match (matches.get_flag("json"), matches.get_flag("all")) {
            (true, _) => analyse::Form::Json,
            (_, true) => analyse::Form::All,
            _ => analyse::Form::Swings,
        },
        svg: matches.get_one::<PathBuf>("svg").cloned(),
    }
}

/// A number that has a default.
fn given<T: Copy + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> T {
    *matches.get_one(name).expect("has a default")
}

/// A caller who names no command wants to play: nothing at all, or options of the server.
fn asks_to_serve(arguments: &[OsString]) -> bool {
    let words: Vec<_> = arguments
        .iter()
        .skip(1)
        .map(|word| word.to_string_lossy())
        .collect();
    let of_all = ["-h", "--help", "-V", "--version"];
    let named = words
        .iter()
        .any(|word| COMMANDS.contains(&&**word) || of_all.contains(&&**word));
    !named && words.first().is_none_or(|word| word.starts_with("--"))
}

fn agreed(matches: &ArgMatches, players: &str) -> Agreed {
    Agreed {
        game: string(matches, "game"),
        players: matches.get_one(players).copied(),
        preset: matches.get_one("preset").cloned(),
        options: strings(matches, "option"),
    }
}

fn string(matches: &ArgMatches, name: &str) -> String {
    matches
        .get_one::<String>(name)
        .expect("required, or has a default")
        .clone()
}

fn strings(matches: &ArgMatches, name: &str) -> Vec<String> {
    let given = matches.get_many(name).unwrap_or_default();
    given.cloned().collect()
}

fn path(matches: &ArgMatches, name: &str) -> PathBuf {
    matches.get_one::<PathBuf>(name).expect("required").clone()
}

fn command(text: &Text) -> Command {
    let root = Command::new("urzeit")
        .version(env!("CARGO_PKG_VERSION"))
        .about(text.say("about"))
        .long_about(format!(
            "{}\n\n{}",
            text.say("about"),
            text.say("about-more")
        ))
        .subcommand_help_heading(text.say("commands"))
        .subcommand_required(true)
        .override_usage(text.say("usage-urzeit"))
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(text.say("help-version"))
                .help_heading(text.say("options")),
        );
    let commands = [
        serve::serve(text),
        play::command(text),
        replay_command(text),
        legal_command(text),
        verify_command(text),
        simulate_command(text),
        arena_command(text),
        bot_command(text),
        train_command(text),
        analyse_command(text),
        page_command(text),
        serve::work(text),
        serve::migrate(text),
        serve::backup(text),
        serve::restore(text),
        serve::admin(text),
    ];
    with_help(
        root.subcommands(commands.map(|command| with_help(command, text))),
        text,
    )
}

/// What every command has: help in the reader's language, and the flag that chooses it.
fn with_help(command: Command, text: &Text) -> Command {
    let usage = text.say("usage");
    let languages: Vec<_> = Language::all().map(Language::code).collect();
    let known = [("languages", text.one_of(&languages).into())];
    command
        .disable_help_flag(true)
        .help_template(format!(
            "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}"
        ))
        .arg(
            Arg::new("lang")
                .long("lang")
                .value_name(shown("lang", text))
                .value_parser(PossibleValuesParser::new(languages))
                .hide_possible_values(true)
                .help(text.say_with("help-lang", &known))
                .help_heading(text.say("options")),
        )
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(text.say("help-help"))
                .help_heading(text.say("options")),
        )
}

fn described(name: &'static str, [about, more, usage]: [&str; 3], text: &Text) -> Command {
    Command::new(name)
        .about(text.say(about))
        .long_about(text.say(more))
        .override_usage(text.say(usage))
}

fn replay_form(matches: &ArgMatches) -> replay::Form {
    if matches.get_flag("json") {
        replay::Form::Json
    } else if matches.get_flag("svg") {
        replay::Form::Svg
    } else if matches.get_flag("trace") {
        replay::Form::Trace
    } else {
        replay::Form::Board
    }
}

fn replay_command(text: &Text) -> Command {
    described(
        "replay",
        ["replay-about", "replay-about-more", "usage-replay"],
        text,
    )
    .arg(file(text))
    .arg(flag("json", text.say("replay-json"), text).conflicts_with_all(["svg", "trace"]))
    .arg(flag("svg", text.say("replay-svg"), text).conflicts_with("trace"))
    .arg(flag("trace", text.say("replay-trace"), text))
    .arg(
        value("color", "when", text.say("help-color"), text)
            .value_parser(PossibleValuesParser::new(["auto", "always", "never"]))
            .hide_possible_values(true)
            .default_value("auto"),
    )
}

fn legal_command(text: &Text) -> Command {
    described(
        "legal",
        ["legal-about", "legal-about-more", "usage-legal"],
        text,
    )
    .arg(file(text))
}

fn verify_command(text: &Text) -> Command {
    described(
        "verify",
        ["verify-about", "verify-about-more", "usage-verify"],
        text,
    )
    .arg(file(text))
}

fn simulate_command(text: &Text) -> Command {
    described(
        "simulate",
        ["simulate-about", "simulate-about-more", "usage-simulate"],
        text,
    )
    .arg(game(text))
    .arg(
        value("games", "n", text.say("simulate-games"), text)
            .value_parser(value_parser!(u64).range(1..))
            .default_value("1000"),
    )
    .arg(seed(text))
    .arg(value("players", "p", text.say("simulate-players"), text).value_parser(value_parser!(u8)))
    .args(game_options(text))
    .arg(value("out", "dir", text.say("simulate-out"), text).value_parser(value_parser!(PathBuf)))
}

fn arena_command(text: &Text) -> Command {
    described(
        "arena",
        ["arena-about", "arena-about-more", "usage-arena"],
        text,
    )
    .arg(game(text))
    .arg(value("players", "list", text.say("arena-players"), text).required_unless_present("bot"))
    .arg(value("bot", "command", text.say("arena-bot"), text).action(ArgAction::Append))
    .arg(
        value("bot-time", "ms", text.say("arena-bot-time"), text)
            .value_parser(value_parser!(u64).range(1..=MOST_BOT_TIME)),
    )
    .arg(
        value("bot-log", "file", text.say("arena-bot-log"), text)
            .value_parser(value_parser!(PathBuf)),
    )
    .arg(value("seats", "k", text.say("arena-seats"), text).value_parser(value_parser!(u8)))
    .arg(
        value("games", "n", text.say("arena-games"), text)
            .value_parser(value_parser!(u64).range(1..=MOST_GAMES))
            .default_value("200"),
    )
    .arg(value("scale", "x", text.say("arena-scale"), text).default_value("1/20"))
    .arg(seed(text))
    .args(game_options(text))
    .arg(
        value("threads", "t", text.say("arena-threads"), text)
            .value_parser(value_parser!(u16).range(1..)),
    )
    .arg(weights(text))
    .arg(flag("json", text.say("arena-json"), text))
}

fn bot_command(text: &Text) -> Command {
    let levels = Level::ALL.map(Level::name);
    let level = [("levels", text.one_of(&levels).into())];
    described("bot", ["bot-about", "bot-about-more", "usage-bot"], text)
        .arg(game(text))
        .arg(
            argument("level", "level", text.say_with("bot-level", &level), text)
                .value_parser(PossibleValuesParser::new(levels))
                .hide_possible_values(true),
        )
        .arg(weights(text))
        .arg(value("seed", "s", text.say("bot-seed"), text).value_parser(value_parser!(u64)))
}

fn train_command(text: &Text) -> Command {
    let number = |name, called, help: &str, default| {
        value(name, called, text.say(help), text)
            .value_parser(value_parser!(u64).range(..1 << 19))
            .default_value(default)
    };
    described(
        "train",
        ["train-about", "train-about-more", "usage-train"],
        text,
    )
    .arg(game(text))
    .arg(
        value("out", "file", text.say("train-out"), text)
            .required(true)
            .value_parser(value_parser!(PathBuf)),
    )
    .arg(number("rounds", "n", "train-rounds", "20"))
    .arg(number("drills", "n", "train-drills", "10000"))
    .arg(number("games", "n", "train-games", "100"))
    .arg(
        value("iterations", "n", text.say("train-iterations"), text)
            .value_parser(value_parser!(u32).range(2..))
            .default_value("64"),
    )
    .arg(seed(text))
}

fn analyse_command(text: &Text) -> Command {
    described(
        "analyse",
        ["analyse-about", "analyse-about-more", "usage-analyse"],
        text,
    )
    .arg(file(text))
    .arg(flag("all", text.say("analyse-all"), text).conflicts_with("json"))
    .arg(value("entry", "entries", text.say("analyse-entries"), text))
    .arg(flag("json", text.say("analyse-json"), text))
    .arg(value("svg", "file", text.say("analyse-svg"), text).value_parser(value_parser!(PathBuf)))
    .arg(
        value("iterations", "n", text.say("analyse-iterations"), text)
            .value_parser(value_parser!(u32).range(2..=MOST_ITERATIONS)),
    )
    .arg(seed(text))
    .arg(weights(text))
}

fn page_command(text: &Text) -> Command {
    described(
        "page",
        ["page-about", "page-about-more", "usage-page"],
        text,
    )
    .arg(
        value("out", "dir", text.say("page-out"), text)
            .required(true)
            .value_parser(value_parser!(PathBuf)),
    )
    .arg(flag("overwrite", text.say("page-overwrite"), text))
}

fn weights(text: &Text) -> Arg {
    value("weights", "file", text.say("arena-weights"), text).value_parser(value_parser!(PathBuf))
}

fn game(text: &Text) -> Arg {
    let games = text.one_of(GAMES);
    let game = text.say_with("simulate-game", &[("games", games.into())]);
    argument("game", "game", game, text)
}

fn seed(text: &Text) -> Arg {
    value("seed", "s", text.say("simulate-seed"), text)
        .value_parser(value_parser!(u64))
        .default_value("1")
}

fn game_options(text: &Text) -> [Arg; 2] {
    [
        value("preset", "name", text.say("simulate-preset"), text),
        value("option", "option", text.say("simulate-option"), text).action(ArgAction::Append),
    ]
}

fn file(text: &Text) -> Arg {
    argument("file", "file", text.say("replay-file"), text).value_parser(value_parser!(PathBuf))
}

/// What a value is called in the help, in the reader's language.
fn shown(called: &str, text: &Text) -> String {
    text.say(&format!("argument-{called}"))
}

fn argument(name: &'static str, called: &str, help: String, text: &Text) -> Arg {
    Arg::new(name)
        .value_name(shown(called, text))
        .required(true)
        .help(help)
        .help_heading(text.say("arguments"))
}

fn flag(name: &'static str, help: String, text: &Text) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(help)
        .help_heading(text.say("options"))
}

fn value(name: &'static str, called: &str, help: String, text: &Text) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(shown(called, text))
        .hide_default_value(true)
        .help(help)
        .help_heading(text.say("options"))
}

/// What the parser complains of, in the reader's language.
fn failure(error: &clap::Error, asked: Option<&str>, text: &Text) -> Failure {
    let context = |kind| {
        let found = error.get(kind).map(ToString::to_string);
        harmless(&found.unwrap_or_default())
    };
    let argument = || context(ContextKind::InvalidArg);
    let message = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Help goes where its reader looks; a closed pipe is no failure.
            let _ = error.print();
            return Failure::Printed;
        }
        ErrorKind::UnknownArgument => {
            text.say_with("error-unknown-argument", &[("found", argument().into())])
        }
        ErrorKind::InvalidSubcommand => {
            let found = context(ContextKind::InvalidSubcommand);
            text.say_with("error-unknown-command", &[("found", found.into())])
        }
        ErrorKind::MissingSubcommand => text.say("error-which-command"),
        ErrorKind::MissingRequiredArgument => {
            text.say_with("error-missing-argument", &[("missing", argument().into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let found = context(ContextKind::InvalidValue);
            if found.is_empty() {
                text.say_with("error-missing-argument", &[("missing", argument().into())])
            } else {
                let known = match error.get(ContextKind::ValidValue) {
                    Some(ContextValue::Strings(known)) if !known.is_empty() => text.one_of(known),
                    _ => "none".to_owned(),
                };
                let words = [
                    ("found", found.into()),
                    ("argument", argument().into()),
                    ("known", known.into()),
                ];
                text.say_with("error-wrong-value", &words)
            }
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other == argument() {
                text.say_with("error-twice", &[("argument", other.into())])
            } else {
                let words = [("argument", argument().into()), ("other", other.into())];
                text.say_with("error-conflict", &words)
            }
        }
        _ => return Failure::Called(error.to_string()),
    };
    let command = match asked {
        Some(name) => format!("urzeit {name}"),
        None => "urzeit".to_owned(),
    };
    let help = text.say_with("error-see-help", &[("command", command.into())]);
    Failure::Called(format!("{message} {help}"))
}

#[cfg(test)]
mod tests;
