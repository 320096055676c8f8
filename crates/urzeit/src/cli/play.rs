//! The arguments of `urzeit play`.

use std::path::PathBuf;

use clap::{
    Arg, ArgAction, ArgMatches, Command, builder::PossibleValuesParser, parser::ValueSource,
    value_parser,
};

use super::{agreed, argument, described, flag, game_options, string, value};
use crate::{
    failure::Failure,
    play::{Dice, Game, New, Options, Party, is_game},
    text::Text,
};

/// What only a new game can be given.
const OF_NEW_GAMES: [&str; 9] = [
    "against", "people", "players", "seat", "name", "preset", "option", "dice", "save",
];

pub(super) fn command(text: &Text) -> Command {
    described(
        "play",
        ["play-about", "play-about-more", "usage-play"],
        text,
    )
    .arg(argument("game", "game", text.say("play-game"), text))
    .arg(value("against", "list", text.say("play-against"), text))
    .arg(number("people", "n", "1", "play-people", text))
    .arg(value("players", "p", text.say("simulate-players"), text).value_parser(value_parser!(u8)))
    .arg(number("seat", "n", "1", "play-seat", text))
    .arg(value("name", "name", text.say("play-name"), text).action(ArgAction::Append))
    .args(game_options(text))
    .arg(
        value("dice", "how", text.say("play-dice"), text)
            .value_parser(PossibleValuesParser::new(["fair", "typed"]))
            .hide_possible_values(true)
            .default_value("fair"),
    )
    .arg(value("save", "file", text.say("play-save"), text).value_parser(value_parser!(PathBuf)))
    .arg(value("seed", "s", text.say("play-seed"), text).value_parser(value_parser!(u64)))
    .arg(flag("plain", text.say("play-plain"), text))
}

pub(super) fn options(matches: &ArgMatches, text: &Text) -> Result<Options, Failure> {
    let game = string(matches, "game");
    let plain = matches.get_flag("plain");
    if is_game(&game) {
        let new = New {
            agreed: agreed(matches, "players"),
            party: Party {
                people: *matches.get_one("people").expect("has a default"),
                seat: *matches.get_one("seat").expect("has a default"),
                names: matches
                    .get_many("name")
                    .unwrap_or_default()
                    .cloned()
                    .collect(),
                against: matches.get_one("against").cloned(),
            },
            dice: match string(matches, "dice").as_str() {
                "typed" => Dice::Typed,
                _ => Dice::Fair,
            },
            seed: matches.get_one("seed").copied(),
            save: matches.get_one::<PathBuf>("save").cloned(),
        };
        let game = Game::New(new);
        return Ok(Options { game, plain });
    }
    let given = |name: &&&str| matches.value_source(name) == Some(ValueSource::CommandLine);
    if let Some(name) = OF_NEW_GAMES.iter().find(given) {
        let words = [
            ("argument", format!("--{name}").into()),
            ("file", game.into()),
        ];
        return Err(Failure::Called(text.say_with("play-only-new", &words)));
    }
    let game = Game::Saved(game.into());
    Ok(Options { game, plain })
}

fn number(name: &'static str, called: &str, default: &'static str, help: &str, text: &Text) -> Arg {
    value(name, called, text.say(help), text)
        .value_parser(value_parser!(u8).range(1..))
        .default_value(default)
}
