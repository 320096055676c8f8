//! What is said of the arguments, in every language.

use clap::{Arg, Command};
use urzeit_texts::{COMMAND, Language, Text};

use super::command;

/// What stands between angle brackets.
fn named(usage: &str) -> Vec<String> {
    let parts = usage.split('<').skip(1);
    let names = parts.filter_map(|part| Some(part.split_once('>')?.0.to_owned()));
    names.collect()
}

fn value_name(argument: &Arg) -> Option<String> {
    let names = argument.get_value_names()?;
    names.first().map(ToString::to_string)
}

/// Looks at a command and all below it; `seen` gets the names of all values.
fn look_at(command: &mut Command, code: &str, seen: &mut Vec<String>) {
    let usage = command.render_usage().to_string();
    let help = command.render_long_help().to_string();
    assert!(!help.contains('⟨'), "{code}: {help}");
    let names: Vec<_> = command.get_arguments().filter_map(value_name).collect();
    for name in named(&usage) {
        assert!(
            names.contains(&name),
            "{code}: {name} of {usage} is no value"
        );
    }
    for name in command.get_positionals().filter_map(value_name) {
        assert!(
            usage.contains(&format!("<{name}>")),
            "{code}: {usage} lacks {name}"
        );
    }
    seen.extend(names);
    for below in command.get_subcommands_mut() {
        look_at(below, code, seen);
    }
}

/// A usage names the values as the list below it does, and both speak the reader's language.
#[test]
fn values_are_called_alike_in_usage_and_help() {
    for language in Language::all() {
        let text = Text::new(language, COMMAND);
        let mut seen = Vec::new();
        look_at(&mut command(&text), language.code(), &mut seen);
        for value in ["file", "game", "dir", "account", "rate"] {
            let name = text.say(&format!("argument-{value}"));
            assert!(seen.contains(&name), "{}: {name}", language.code());
        }
    }
}
