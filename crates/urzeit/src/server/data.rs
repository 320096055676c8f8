//! The data folder, and opening the store.

use std::{
    env,
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
    process,
};

use urzeit_server::{
    Store,
    store::{Address, Broken, Problem},
};

use super::options::Options;
use crate::{failure::Failure, input, text::Text};

/// A store that is open.
pub(crate) struct Open {
    pub(crate) store: Store,
    /// Where it is, for people: a file, or the name of a database.
    pub(crate) place: String,
    /// Keeps others from the folder while it lives.
    lock: Option<File>,
}

impl Open {
    /// Can no other process serve from this store meanwhile?
    pub(crate) fn is_alone(&self) -> bool {
        self.lock.is_some()
    }
}

/// The others who may use the store at the same time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Others {
    /// Anyone who likes to.
    Welcome,
    /// Nobody who asks for the same; a PostgreSQL is made for many.
    Kept,
}

/// Opens the store and brings it up to date.
pub(crate) async fn open(options: &Options, others: Others, text: &Text) -> Result<Open, Failure> {
    if let Some(address) = &options.database {
        let place = without_password(address);
        let store = Store::open(Address {
            main: address,
            direct: options.direct_database.as_deref(),
        })
        .await;
        let store = store.map_err(|broken| unopened(&place, &broken, text))?;
        return Ok(Open {
            store,
            place,
            lock: None,
        });
    }
    let folder = options.data.clone().or_else(usual_folder);
    let folder = folder.ok_or_else(|| Failure::Called(text.say("serve-no-folder")))?;
    make(&folder).map_err(|error| unusable(&folder, &error, text))?;
    let lock = match others {
        Others::Welcome => None,
        Others::Kept => Some(lock(&folder, text)?),
    };
    let file = folder.join("urzeit.db");
    let place = input::name(&file).into_owned();
    let path = file.to_str().ok_or_else(|| {
        let error = io::Error::from(io::ErrorKind::InvalidFilename);
        unusable(&folder, &error, text)
    })?;
    let open = async |path: &str| {
        let store = Store::open(path).await;
        store.map_err(|broken| unopened(&place, &broken, text))
    };
    if !file.exists() {
        // It gets its name when it is whole: a command that is interrupted leaves no half of one.
        let new = format!("{path}-new-{}", process::id());
        open(&new).await?.close().await;
        name_database(Path::new(&new), &file).map_err(|error| unusable(&folder, &error, text))?;
    }
    Ok(Open {
        store: open(path).await?,
        place,
        lock,
    })
}

/// Opens the store for a command that has nothing to do with an empty one: somebody who mistypes the
/// folder is told so, and does not save nothing.
pub(crate) async fn open_old(options: &Options, text: &Text) -> Result<Open, Failure> {
    let folder = options.data.clone().or_else(usual_folder);
    if options.database.is_none()
        && let Some(folder) = folder
        && !folder.join("urzeit.db").exists()
    {
        let folder = [("folder", input::name(&folder).into())];
        return Err(Failure::Wrong(
            text.say_with("serve-nothing-there", &folder),
        ));
    }
    open(options, Others::Welcome, text).await
}

/// What is to be said when the open store fails.
pub(crate) fn failed(broken: &Broken, text: &Text) -> Failure {
    let reason = [("reason", broken.to_string().into())];
    Failure::Wrong(text.say_with("serve-store-fails", &reason))
}

/// The folder that this system has for what a user's programs keep.
pub(crate) fn usual_folder() -> Option<PathBuf> {
    let folder = |name: &str| {
        let folder = env::var_os(name).map(PathBuf::from);
        folder.filter(|folder| folder.is_absolute())
    };
    let home = || folder(if cfg!(windows) { "USERPROFILE" } else { "HOME" });
    let usual = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    usual.map(|folder| folder.join("urzeit"))
}

/// Makes a folder that nobody else can look into.
fn make(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Gives a new database its name, unless another one has it by now. Nobody else can read it: the folder
/// may be older and open.
fn name_database(new: &Path, file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let alone = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        fs::set_permissions(new, alone)?;
    }
    match fs::hard_link(new, file) {
        // Not every file system has links.
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => fs::rename(new, file),
        _ => fs::remove_file(new),
    }
}

/// Makes an empty file, if there is none, that nobody else can read: the folder may be older and open.
fn make_file(file: &Path) -> io::Result<()> {
    let mut new = File::options();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    match new.open(file) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

fn lock(folder: &Path, text: &Text) -> Result<File, Failure> {
    let path = folder.join("urzeit.lock");
    let file = make_file(&path).and_then(|()| File::options().write(true).open(&path));
    let file = file.map_err(|error| unusable(folder, &error, text))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            let folder = [("folder", input::name(folder).into())];
            Err(Failure::Wrong(text.say_with("serve-locked", &folder)))
        }
        Err(TryLockError::Error(error)) => Err(unusable(folder, &error, text)),
    }
}

fn unusable(folder: &Path, error: &io::Error, text: &Text) -> Failure {
    let words = [
        ("folder", input::name(folder).into()),
        ("reason", error.to_string().into()),
    ];
    Failure::Wrong(text.say_with("serve-folder-unusable", &words))
}

fn unopened(place: &str, broken: &Broken, text: &Text) -> Failure {
    let (key, reason) = match Problem::of(broken) {
        Problem::NotWritable => ("serve-not-writable", String::new()),
        Problem::NotADatabase => ("serve-not-a-database", String::new()),
        Problem::Empty => ("serve-empty", String::new()),
        Problem::Damaged(reason) => ("serve-database-damaged", reason),
        Problem::Newer => ("serve-newer", String::new()),
        Problem::Foreign => ("serve-foreign", String::new()),
        Problem::BadAddress => ("serve-bad-address", String::new()),
        Problem::Unreachable(reason) => ("serve-unreachable", reason),
        Problem::Other(reason) => ("serve-cannot-open", reason),
    };
    let words = [
        ("place", place.to_owned().into()),
        ("reason", reason.into()),
    ];
    Failure::Wrong(text.say_with(key, &words))
}

/// The address of a database as everybody may see it: where it is, and its name.
fn without_password(address: &str) -> String {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    let rest = rest.split('?').next().unwrap_or_default();
    let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
    crate::text::harmless(&format!("postgres://{place}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sees_the_password() {
        for (address, shown) in [
            (
                "postgres://ada:hush@db:5432/urzeit",
                "postgres://db:5432/urzeit",
            ),
            (
                "postgresql://db/urzeit?password=hush",
                "postgres://db/urzeit",
            ),
            ("postgres://ada:hu@sh@db/urzeit", "postgres://db/urzeit"),
            ("postgres:///urzeit", "postgres:///urzeit"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
