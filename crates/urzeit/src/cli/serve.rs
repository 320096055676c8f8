//! The arguments of `urzeit serve` and of what else its operator calls.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};

use super::{argument, described, flag, path, string, value, with_help};
use crate::{
    failure::Failure,
    server::{
        admin::Deed,
        options::{Options, SERVE, STORE, Spec},
    },
    text::Text,
};

pub(super) fn serve(text: &Text) -> Command {
    let keys = ["serve-about", "serve-about-more", "usage-serve"];
    let command = described("serve", keys, text);
    with_store(command, text).args(SERVE.iter().map(|spec| option(spec, text)))
}

pub(super) fn migrate(text: &Text) -> Command {
    let keys = ["migrate-about", "migrate-about-more", "usage-migrate"];
    with_store(described("migrate", keys, text), text)
}

pub(super) fn backup(text: &Text) -> Command {
    let keys = ["backup-about", "backup-about-more", "usage-backup"];
    let command = described("backup", keys, text).arg(file("backup-file", text));
    with_store(command, text)
}

pub(super) fn restore(text: &Text) -> Command {
    let keys = ["restore-about", "restore-about-more", "usage-restore"];
    let command = described("restore", keys, text).arg(file("restore-file", text));
    with_store(command, text)
}

pub(super) fn admin(text: &Text) -> Command {
    let most = || {
        value("most", "N", text.say("admin-most"), text)
            .value_parser(value_parser!(u32).range(1..))
            .default_value("100")
    };
    let named = |name, shown, help: &str| argument(name, shown, text.say(help), text);
    let account = || named("account", "ACCOUNT", "admin-arg-account");
    let list = grouped("list", "admin-list-about", text).subcommands([
        deed("accounts", "admin-list-accounts", text).arg(most()),
        deed("tables", "admin-list-tables", text).arg(most()),
    ]);
    let deeds = [
        list,
        deed("close", "admin-close-about", text).arg(named("table", "TABLE", "admin-arg-table")),
        deed("ban", "admin-ban-about", text).arg(account()),
        deed("unban", "admin-unban-about", text).arg(account()),
        deed("reset-password", "admin-reset-about", text).arg(account()),
        deed("reports", "admin-reports-about", text).arg(
            value("settle", "REPORT", text.say("admin-settle"), text)
                .value_parser(value_parser!(i64).range(0..)),
        ),
    ];
    grouped("admin", "admin-about", text).subcommands(deeds)
}

pub(super) fn options(matches: &ArgMatches, text: &Text) -> Result<Options, Failure> {
    Options::read(matches, text)
}

pub(super) fn file_of(matches: &ArgMatches) -> PathBuf {
    path(matches, "file")
}

pub(super) fn deed_of(matches: &ArgMatches, text: &Text) -> Result<(Options, Deed), Failure> {
    let most = |matches: &ArgMatches| *matches.get_one("most").expect("has a default");
    let account = |matches: &ArgMatches| string(matches, "account");
    let (name, mut matches) = matches.subcommand().expect("clap asks for one of them");
    let deed = match name {
        "list" => {
            let (name, listed) = matches.subcommand().expect("clap asks for one of them");
            matches = listed;
            match name {
                "accounts" => Deed::Accounts(most(matches)),
                _ => Deed::Tables(most(matches)),
            }
        }
        "close" => Deed::Close(string(matches, "table")),
        "ban" => Deed::Ban(account(matches)),
        "unban" => Deed::Unban(account(matches)),
        "reset-password" => Deed::ResetPassword(account(matches)),
        _ => match matches.get_one("settle") {
            Some(report) => Deed::Settle(*report),
            None => Deed::Reports,
        },
    };
    Ok((Options::read(matches, text)?, deed))
}

/// A command that only has others below it.
fn grouped(name: &'static str, about: &str, text: &Text) -> Command {
    let command = Command::new(name).about(text.say(about));
    let command = command
        .subcommand_required(true)
        .subcommand_help_heading(text.say("commands"))
        .disable_help_subcommand(true);
    with_help(command, text).override_usage(format!("urzeit {name} …"))
}

/// What an operator can do.
fn deed(name: &'static str, about: &str, text: &Text) -> Command {
    let command = Command::new(name).about(text.say(about));
    with_help(with_store(command, text), text)
}

fn with_store(command: Command, text: &Text) -> Command {
    let config = value("config", "FILE", text.say("serve-opt-config"), text);
    command
        .args(STORE.iter().map(|spec| option(spec, text)))
        .arg(config.value_parser(value_parser!(PathBuf)))
}

fn option(spec: &'static Spec, text: &Text) -> Arg {
    match spec.value {
        "" => flag(spec.name, text.say(spec.help), text),
        shown => value(spec.name, shown, text.say(spec.help), text),
    }
}

fn file(help: &str, text: &Text) -> Arg {
    argument("file", "FILE", text.say(help), text).value_parser(value_parser!(PathBuf))
}
