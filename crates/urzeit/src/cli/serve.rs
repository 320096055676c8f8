//! The arguments of `urzeit serve` and of what else its operator calls.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};

use super::{argument, described, flag, path, shown, string, value, with_help};
use crate::{
    failure::Failure,
    server::{
        admin::Deed,
        options::{Options, SERVE, STORE, Spec, WORK},
    },
    text::Text,
};

pub(super) fn serve(text: &Text) -> Command {
    let keys = ["serve-about", "serve-about-more", "usage-serve"];
    let command = described("serve", keys, text);
    let specs = WORK.iter().chain(&SERVE);
    with_store(command, text).args(specs.map(|spec| option(spec, text)))
}

pub(super) fn work(text: &Text) -> Command {
    let keys = ["work-about", "work-about-more", "usage-work"];
    let command = described("work", keys, text);
    with_store(command, text).args(WORK.iter().map(|spec| option(spec, text)))
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
        value("most", "n", text.say("admin-most"), text)
            .value_parser(value_parser!(u32).range(1..))
            .default_value("100")
    };
    let account = || argument("account", "account", text.say("admin-arg-account"), text);
    let table = argument("table", "table", text.say("admin-arg-table"), text);
    let on = |deed: &str, value: &str| format!("{deed} <{}>", shown(value, text));
    let settle = value("settle", "report", text.say("admin-settle"), text);
    let list = grouped("list", "admin-list-about", "usage-admin-list", text).subcommands([
        deed("accounts", "list accounts", "admin-list-accounts", text).arg(most()),
        deed("tables", "list tables", "admin-list-tables", text).arg(most()),
    ]);
    grouped("admin", "admin-about", "usage-admin", text).subcommands([
        with_help(list, text),
        deed("close", &on("close", "table"), "admin-close-about", text).arg(table),
        deed("ban", &on("ban", "account"), "admin-ban-about", text).args([
            account(),
            value("days", "n", text.say("admin-days"), text)
                .value_parser(value_parser!(u32).range(1..=3650)),
            value("reason", "text", text.say("admin-reason"), text),
        ]),
        deed("invite", "invite", "admin-invite-about", text).args([
            count("uses", "admin-uses", text, 10_000).default_value("1"),
            count("days", "admin-valid-days", text, 365).default_value("7"),
        ]),
        deed(
            "operator",
            &on("operator", "account"),
            "admin-operator-about",
            text,
        )
        .arg(account())
        .arg(flag("end", text.say("admin-operator-end"), text)),
        deed("unban", &on("unban", "account"), "admin-unban-about", text).arg(account()),
        deed(
            "reset-password",
            &on("reset-password", "account"),
            "admin-reset-about",
            text,
        )
        .arg(account()),
        deed("reports", "reports", "admin-reports-about", text)
            .arg(settle.value_parser(value_parser!(i64).range(0..))),
    ])
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
        "ban" => {
            let reason = matches.get_one::<String>("reason").cloned();
            let days = matches.get_one("days").copied();
            Deed::Ban(account(matches), days, reason.unwrap_or_default())
        }
        "invite" => {
            let number = |name: &str| *matches.get_one(name).expect("has a default");
            Deed::Invite(number("uses"), number("days"))
        }
        "operator" => Deed::Operator(account(matches), !matches.get_flag("end")),
        "unban" => Deed::Unban(account(matches)),
        "reset-password" => Deed::ResetPassword(account(matches)),
        _ => match matches.get_one("settle") {
            Some(report) => Deed::Settle(*report),
            None => Deed::Reports,
        },
    };
    Ok((Options::read(matches, text)?, deed))
}

/// A number from 1 on.
fn count(name: &'static str, help: &str, text: &Text, most: i64) -> Arg {
    value(name, "n", text.say(help), text).value_parser(value_parser!(i64).range(1..=most))
}

/// A command that only has others below it.
fn grouped(name: &'static str, about: &str, usage: &str, text: &Text) -> Command {
    Command::new(name)
        .about(text.say(about))
        .override_usage(text.say(usage))
        .subcommand_required(true)
        .subcommand_help_heading(text.say("commands"))
        .disable_help_subcommand(true)
}

/// What an operator can do.
fn deed(name: &'static str, called: &str, about: &str, text: &Text) -> Command {
    let usage = text.say_with("usage-admin-deed", &[("deed", called.into())]);
    let command = Command::new(name)
        .about(text.say(about))
        .override_usage(usage);
    with_help(with_store(command, text), text)
}

fn with_store(command: Command, text: &Text) -> Command {
    let config = value("config", "file", text.say("serve-opt-config"), text);
    command
        .args(STORE.iter().map(|spec| option(spec, text)))
        .arg(config.value_parser(value_parser!(PathBuf)))
}

fn option(spec: &'static Spec, text: &Text) -> Arg {
    match spec.value {
        "" => flag(spec.name, text.say(spec.help), text),
        called => value(spec.name, called, text.say(spec.help), text),
    }
}

fn file(help: &str, text: &Text) -> Arg {
    argument("file", "file", text.say(help), text).value_parser(value_parser!(PathBuf))
}
