//! What can be decided about the server: by flag, by environment or in a file, in this order.

use std::{env, ffi::OsString, fs, io, net::SocketAddr, path::PathBuf, str::FromStr};

use clap::ArgMatches;
use toml::Value;
use tracing_subscriber::filter::LevelFilter;
use urzeit_server::{
    Config,
    config::{Rate, SecretText, Unfit},
};
use urzeit_table::messages::Registration;

use super::data;
use crate::{
    failure::Failure,
    input,
    text::{Text, harmless},
};

/// The file that is read if it is in the data folder.
const FILE: &str = "urzeit.toml";

/// No such file is longer.
const LONGEST_FILE: usize = 1 << 20;

/// What was decided.
#[derive(Default)]
pub(crate) struct Options {
    /// Where everything is kept, if it is not the usual folder.
    pub(crate) data: Option<PathBuf>,
    /// The address of a PostgreSQL, which may have a password in it.
    pub(crate) database: Option<String>,
    /// Where that is a pooler: the address of the PostgreSQL behind it.
    pub(crate) direct_database: Option<String>,
    /// Where to listen, if it has to be there.
    pub(crate) listen: Option<SocketAddr>,
    /// Shall the page be opened?
    pub(crate) open: bool,
    /// How much is logged.
    pub(crate) log: Option<LevelFilter>,
    /// Are logs for machines?
    pub(crate) log_json: bool,
    /// The server that carries mails, which may have a password in it, and the sender they are from.
    pub(crate) smtp: Option<String>,
    pub(crate) mail_from: Option<String>,
    /// May webhooks lead into this network?
    pub(crate) webhooks_anywhere: bool,
    /// How many computer players think at the same time.
    pub(crate) workers: Option<usize>,
    /// Where the rules of conduct are: an address, or a file.
    pub(crate) conduct: Option<String>,
    /// What the server itself has to know.
    pub(crate) config: Config,
}

/// One option: `--name VALUE`, `URZEIT_NAME=VALUE`, or `name = VALUE` in the file.
pub(crate) struct Spec {
    pub(crate) name: &'static str,
    /// What its value is called in the help; nothing if it is only said or not.
    pub(crate) value: &'static str,
    /// The key of its help.
    pub(crate) help: &'static str,
    kind: Kind,
    take: fn(&mut Options, &str) -> Result<(), Unfit>,
}

/// What may be repeated when it is wrong.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Secret,
}

macro_rules! spec {
    ($name:literal, $value:literal, $help:literal, $kind:ident, $take:expr) => {
        Spec {
            name: $name,
            value: $value,
            help: $help,
            kind: Kind::$kind,
            take: $take,
        }
    };
}

/// Where everything is kept: for every command that needs to know.
pub(crate) const STORE: [Spec; 3] = [
    spec!("data", "dir", "serve-opt-data", Plain, |o, text| {
        o.data = Some(text.into());
        (!text.is_empty()).then_some(()).ok_or(Unfit)
    }),
    spec!(
        "database",
        "url",
        "serve-opt-database",
        Secret,
        |o, text| { set(&mut o.database, text, postgres) }
    ),
    spec!(
        "direct-database",
        "url",
        "serve-opt-direct-database",
        Secret,
        |o, text| { set(&mut o.direct_database, text, postgres) }
    ),
];

/// For every process that works: logs, notices, computer players.
pub(crate) const WORK: [Spec; 8] = [
    spec!("name", "name", "serve-opt-name", Plain, |o, text| {
        set(&mut o.config.site.name, text, str::parse)
    }),
    spec!("log", "level", "serve-opt-log", Plain, |o, text| {
        o.log = Some(text.parse().map_err(|_| Unfit)?);
        let known = ["error", "warn", "info", "debug", "trace"].contains(&text);
        known.then_some(()).ok_or(Unfit)
    }),
    spec!("log-json", "", "serve-opt-log-json", Plain, |o, text| {
        set(&mut o.log_json, text, truth)
    }),
    spec!(
        "public-url",
        "url",
        "serve-opt-public-url",
        Plain,
        |o, text| {
            o.config.public_url = Some(text.parse()?);
            Ok(())
        }
    ),
    spec!("smtp", "url", "serve-opt-smtp", Secret, |o, text| {
        o.smtp = Some(text.to_owned());
        let known = ["smtp://", "smtps://"]
            .iter()
            .any(|scheme| text.starts_with(scheme));
        known.then_some(()).ok_or(Unfit)
    }),
    spec!(
        "mail-from",
        "address",
        "serve-opt-mail-from",
        Plain,
        |o, text| {
            o.mail_from = Some(text.to_owned());
            Ok(())
        }
    ),
    spec!(
        "webhooks-anywhere",
        "",
        "serve-opt-webhooks-anywhere",
        Plain,
        |o, text| { set(&mut o.webhooks_anywhere, text, truth) }
    ),
    spec!("workers", "n", "serve-opt-workers", Plain, |o, text| {
        o.workers = Some(number(text)?);
        Ok(())
    }),
];

/// What only the server has to know.
pub(crate) const SERVE: [Spec; 21] = [
    spec!("imprint", "url", "serve-opt-imprint", Plain, |o, text| {
        o.config.site.imprint = Some(text.parse()?);
        Ok(())
    }),
    spec!("privacy", "url", "serve-opt-privacy", Plain, |o, text| {
        o.config.site.privacy = Some(text.parse()?);
        Ok(())
    }),
    spec!(
        "conduct",
        "url-or-file",
        "serve-opt-conduct",
        Plain,
        |o, text| {
            o.conduct = Some(text.to_owned());
            (!text.is_empty()).then_some(()).ok_or(Unfit)
        }
    ),
    spec!(
        "registration",
        "who",
        "serve-opt-registration",
        Plain,
        |o, text| {
            let read = |text: &str| text.parse::<Registration>().map_err(|_| Unfit);
            set(&mut o.config.site.registration, text, read)
        }
    ),
    spec!("inviters", "who", "serve-opt-inviters", Plain, |o, text| {
        let read = |text: &str| match text {
            "operators" => Ok(false),
            "accounts" => Ok(true),
            _ => Err(Unfit),
        };
        set(&mut o.config.site.accounts_invite, text, read)
    }),
    spec!(
        "guests",
        "yes-or-no",
        "serve-opt-guests",
        Plain,
        |o, text| { set(&mut o.config.site.guests, text, truth) }
    ),
    spec!("listen", "address", "serve-opt-listen", Plain, |o, text| {
        let port = text
            .parse()
            .map(|port: u16| SocketAddr::from(([127, 0, 0, 1], port)));
        let address = port.or_else(|_| text.parse()).map_err(|_| Unfit)?;
        o.listen = Some(address);
        Ok(())
    }),
    spec!("open", "", "serve-opt-open", Plain, |o, text| set(
        &mut o.open,
        text,
        truth
    )),
    spec!(
        "trusted-proxies",
        "list",
        "serve-opt-trusted-proxies",
        Plain,
        |o, text| {
            let proxies = text.split(',').map(str::trim).map(FromStr::from_str);
            o.config.trusted_proxies = proxies.collect::<Result<_, _>>()?;
            Ok(())
        }
    ),
    spec!(
        "metrics-token",
        "token",
        "serve-opt-metrics-token",
        Secret,
        |o, text| {
            o.config.metrics_token = Some(SecretText::new(text.to_owned()));
            let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
            plain.then_some(()).ok_or(Unfit)
        }
    ),
    spec!(
        "rate-wishes",
        "rate",
        "serve-opt-rate-wishes",
        Plain,
        |o, text| { set(&mut o.config.limits.wishes, text, Rate::from_str) }
    ),
    spec!(
        "rate-requests",
        "rate",
        "serve-opt-rate-requests",
        Plain,
        |o, text| { set(&mut o.config.limits.requests, text, Rate::from_str) }
    ),
    spec!(
        "rate-guests",
        "rate",
        "serve-opt-rate-guests",
        Plain,
        |o, text| { set(&mut o.config.limits.guests, text, Rate::from_str) }
    ),
    spec!(
        "rate-sign-ins",
        "rate",
        "serve-opt-rate-sign-ins",
        Plain,
        |o, text| { set(&mut o.config.limits.sign_ins, text, Rate::from_str) }
    ),
    spec!(
        "connections",
        "n",
        "serve-opt-connections",
        Plain,
        |o, text| { set(&mut o.config.limits.connections, text, number) }
    ),
    spec!(
        "connections-per-address",
        "n",
        "serve-opt-connections-per-address",
        Plain,
        |o, text| { set(&mut o.config.limits.connections_per_address, text, number) }
    ),
    spec!(
        "sockets-per-account",
        "n",
        "serve-opt-sockets-per-account",
        Plain,
        |o, text| { set(&mut o.config.limits.sockets_per_account, text, number) }
    ),
    spec!(
        "sockets-per-address",
        "n",
        "serve-opt-sockets-per-address",
        Plain,
        |o, text| { set(&mut o.config.limits.sockets_per_address, text, number) }
    ),
    spec!(
        "events-per-table",
        "n",
        "serve-opt-events-per-table",
        Plain,
        |o, text| { set(&mut o.config.limits.events_per_table, text, number) }
    ),
    spec!(
        "requests-per-seat",
        "n",
        "serve-opt-requests-per-seat",
        Plain,
        |o, text| { set(&mut o.config.limits.requests_per_seat, text, number) }
    ),
    spec!("body", "bytes", "serve-opt-body", Plain, |o, text| {
        set(&mut o.config.limits.body, text, number)?;
        (o.config.limits.body > 0).then_some(()).ok_or(Unfit)
    }),
];

fn set<T>(
    place: &mut T,
    text: &str,
    read: impl FnOnce(&str) -> Result<T, Unfit>,
) -> Result<(), Unfit> {
    *place = read(text)?;
    Ok(())
}

fn postgres(text: &str) -> Result<Option<String>, Unfit> {
    let schemes = ["postgres://", "postgresql://"];
    let known = schemes.iter().any(|scheme| text.starts_with(scheme));
    known.then(|| Some(text.to_owned())).ok_or(Unfit)
}

fn truth(text: &str) -> Result<bool, Unfit> {
    match text {
        "1" | "true" | "yes" => Ok(true),
        "0" | "false" | "no" => Ok(false),
        _ => Err(Unfit),
    }
}

fn number(text: &str) -> Result<usize, Unfit> {
    match text.parse() {
        Ok(number @ 0..=1_000_000_000) => Ok(number),
        _ => Err(Unfit),
    }
}

fn all() -> impl Iterator<Item = &'static Spec> {
    STORE.iter().chain(&WORK).chain(&SERVE)
}

impl Options {
    /// What flags, environment and file say.
    pub(crate) fn read(matches: &ArgMatches, text: &Text) -> Result<Options, Failure> {
        let mut options = Options::default();
        let decided: Vec<_> = all()
            .filter_map(|spec| decided(spec, matches).transpose())
            .collect::<Result<_, _>>()
            .map_err(|name| not_text(&name, text))?;
        for (spec, value, place) in &decided {
            options.take(spec, value, place, text)?;
        }
        let Some((file, content)) = options.file(matches, text)? else {
            return Ok(options);
        };
        let outranked = |spec: &Spec| decided.iter().any(|(other, ..)| other.name == spec.name);
        for (key, value) in table(&file, &content, text)? {
            // Looked at even if something else counts: the person who wrote it wants it to be right.
            let spec = all().find(|spec| spec.name == key);
            let spec = spec.ok_or_else(|| unknown(&file, &content, text))?;
            let place = text.say_with(
                "serve-place-file",
                &[("key", key.into()), ("file", input::name(&file).into())],
            );
            let value = written(&value).unwrap_or_default();
            let mut ignored = Options::default();
            let target = if outranked(spec) {
                &mut ignored
            } else {
                &mut options
            };
            target.take(spec, &value, &place, text)?;
        }
        Ok(options)
    }

    fn take(&mut self, spec: &Spec, value: &str, place: &str, text: &Text) -> Result<(), Failure> {
        (spec.take)(self, value).map_err(|Unfit| {
            let place = ("place", place.to_owned().into());
            let sentence = match spec.kind {
                Kind::Secret => text.say_with("serve-wrong-secret", &[place]),
                Kind::Plain => {
                    let value: String = value.chars().take(60).collect();
                    let found = ("found", harmless(&value).into());
                    let help = ("help", text.say(spec.help).into());
                    text.say_with("serve-wrong-value", &[place, found, help])
                }
            };
            Failure::Called(sentence)
        })
    }

    /// The file that is to be read, and what it says.
    fn file(
        &self,
        matches: &ArgMatches,
        text: &Text,
    ) -> Result<Option<(PathBuf, String)>, Failure> {
        let named = matches.get_one::<PathBuf>("config").cloned();
        let named = named.or_else(|| env::var_os("URZEIT_CONFIG").map(PathBuf::from));
        if let Some(file) = named {
            let bytes = input::read_bytes(&file, LONGEST_FILE, text)?;
            return Ok(Some((file, String::from_utf8_lossy(&bytes).into_owned())));
        }
        let Some(folder) = self.data.clone().or_else(data::usual_folder) else {
            return Ok(None);
        };
        let file = folder.join(FILE);
        match fs::metadata(&file) {
            Err(error) if is_absent(&error) => Ok(None),
            _ => {
                let bytes = input::read_bytes(&file, LONGEST_FILE, text)?;
                Ok(Some((file, String::from_utf8_lossy(&bytes).into_owned())))
            }
        }
    }
}

fn is_absent(error: &io::Error) -> bool {
    use io::ErrorKind::{NotADirectory, NotFound};
    matches!(error.kind(), NotADirectory | NotFound)
}

/// What a flag or the environment says of an option, and where that stands; or the name of a
/// variable that is no text.
fn decided(
    spec: &'static Spec,
    matches: &ArgMatches,
) -> Result<Option<(&'static Spec, String, String)>, String> {
    let flag = format!("--{}", spec.name);
    if spec.value.is_empty() {
        if let Ok(Some(true)) = matches.try_get_one(spec.name) {
            return Ok(Some((spec, "true".to_owned(), flag)));
        }
    } else if let Ok(Some(value)) = matches.try_get_one::<String>(spec.name) {
        return Ok(Some((spec, value.clone(), flag)));
    }
    let variable = format!("URZEIT_{}", spec.name.to_uppercase().replace('-', "_"));
    match env::var_os(&variable).map(OsString::into_string) {
        None => Ok(None),
        Some(Ok(value)) => Ok(Some((spec, value, variable))),
        Some(Err(_)) => Err(variable),
    }
}

fn not_text(variable: &str, text: &Text) -> Failure {
    let place = [("place", variable.to_owned().into())];
    Failure::Called(text.say_with("serve-wrong-secret", &place))
}

/// What a file of options says.
fn table(file: &std::path::Path, content: &str, text: &Text) -> Result<toml::Table, Failure> {
    content.parse::<toml::Table>().map_err(|error| {
        // The parser's own words may repeat a secret.
        let before = error.span().and_then(|span| content.get(..span.start));
        let line = before.unwrap_or_default().matches('\n').count() + 1;
        let words = [
            ("file", input::name(file).into()),
            ("line", line.to_string().into()),
            ("message", text.say("serve-not-toml").into()),
        ];
        Failure::Called(text.say_with("error-in-line", &words))
    })
}

/// Which keys of a file nobody knows.
fn unknown(file: &std::path::Path, content: &str, text: &Text) -> Failure {
    let table: toml::Table = content.parse().unwrap_or_default();
    let known = |key: &&String| all().any(|spec| spec.name == *key);
    let keys: Vec<_> = table.keys().filter(|key| !known(key)).collect();
    let keys: Vec<_> = keys.iter().take(10).map(|key| harmless(key)).collect();
    let known: Vec<_> = all().map(|spec| spec.name).collect();
    let words = [
        ("file", input::name(file).into()),
        ("count", keys.len().into()),
        ("keys", text.all_of(&keys).into()),
        ("known", text.all_of(&known).into()),
    ];
    Failure::Called(text.say_with("serve-unknown-keys", &words))
}

/// A value of a file as a flag would have it.
fn written(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(truth) => Some(truth.to_string()),
        Value::Array(values) => {
            let values: Option<Vec<_>> = values.iter().map(written).collect();
            Some(values?.join(","))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_stands_in_the_documentation() {
        let docs = include_str!("../../../../docs/hosting.md");
        for spec in all() {
            let flag = format!("| `--{}", spec.name);
            assert!(docs.contains(&flag), "{flag} is missing in docs/hosting.md");
        }
    }

    #[test]
    fn the_example_has_every_option_as_it_may_be_written() {
        let example = include_str!("../../../../packaging/urzeit.toml");
        let lines = example.lines().filter_map(|line| line.strip_prefix('#'));
        let settings: Vec<_> = lines.filter(|line| !line.starts_with(' ')).collect();
        let table: toml::Table = settings.join("\n").parse().expect("it is TOML");
        let mut options = Options::default();
        for (key, value) in &table {
            let spec = all().find(|spec| spec.name == key);
            let spec = spec.unwrap_or_else(|| panic!("{key} is no option"));
            let value = written(value).unwrap_or_default();
            assert!((spec.take)(&mut options, &value).is_ok(), "{key} = {value}");
        }
        // Where a file lies, and what is decided at the keyboard, is not said in it.
        let elsewhere = ["data", "open"];
        for spec in all().filter(|spec| !elsewhere.contains(&spec.name)) {
            assert!(table.contains_key(spec.name), "{} is missing", spec.name);
        }
    }
}
