//! `urzeit migrate`, `urzeit backup`, `urzeit restore`: the store brought up to date, saved, restored.

use std::{
    fs::{self, File},
    io::{self, BufReader, BufWriter, Write as _},
    path::Path,
};

use urzeit_server::store::Unusable;

use super::{
    data::{self, Others},
    options::Options,
    wait_for,
};
use crate::{failure::Failure, input, text::Text};

/// Brings the store up to date, which every command does that opens it.
pub(crate) fn migrate(options: &Options, text: &Text) -> Result<(), Failure> {
    let open = wait_for(data::open(options, Others::Welcome, text), text)?;
    let place = [("place", open.place.into())];
    writeln!(io::stdout(), "{}", text.say_with("serve-migrated", &place))?;
    Ok(())
}

/// Saves everything in a new file.
pub(crate) fn back_up(options: &Options, file: &Path, text: &Text) -> Result<(), Failure> {
    let rows = wait_for(
        async {
            let open = data::open_old(options, text).await?;
            let mut new = File::options();
            new.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
            let made = new
                .open(file)
                .map_err(|error| unwritten(file, &error, text))?;
            let saved = async {
                let mut out = BufWriter::new(&made);
                let rows = open.store.back_up(&mut out).await?;
                made.sync_all()?;
                sync_folder(file)?;
                Ok(rows)
            };
            let saved: Result<u64, Unusable> = saved.await;
            open.store.close().await;
            saved.map_err(|unusable| {
                // Half a backup is none.
                let _ = fs::remove_file(file);
                failure(file, &unusable, text)
            })
        },
        text,
    )?;
    let words = [("file", input::name(file).into()), ("rows", rows.into())];
    writeln!(io::stdout(), "{}", text.say_with("serve-backed-up", &words))?;
    Ok(())
}

/// Takes everything from a file into an empty store.
pub(crate) fn restore(options: &Options, file: &Path, text: &Text) -> Result<(), Failure> {
    let opened = File::open(file).map_err(|error| {
        let message = match error.kind() {
            io::ErrorKind::NotFound => text.say("error-no-such-file"),
            _ => text.say_with("error-cannot-read", &[("reason", error.to_string().into())]),
        };
        input::wrong(file, &message, text)
    })?;
    let restored = wait_for(
        async {
            let open = data::open(options, Others::Kept, text).await?;
            let restored = open.store.restore(BufReader::new(opened)).await;
            open.store.close().await;
            restored.map_err(|unusable| failure(file, &unusable, text))
        },
        text,
    )?;
    let words = [
        ("file", input::name(file).into()),
        ("rows", restored.rows.into()),
    ];
    writeln!(io::stdout(), "{}", text.say_with("serve-restored", &words))?;
    Ok(())
}

/// That there is a new file is durable only when its folder is.
fn sync_folder(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

fn unwritten(file: &Path, error: &io::Error, text: &Text) -> Failure {
    let message = match error.kind() {
        io::ErrorKind::AlreadyExists => text.say("serve-file-exists"),
        _ => text.say_with(
            "error-cannot-write",
            &[("reason", error.to_string().into())],
        ),
    };
    input::wrong(file, &message, text)
}

fn failure(file: &Path, unusable: &Unusable, text: &Text) -> Failure {
    let message = match unusable {
        Unusable::Broken(broken) => return data::failed(broken, text),
        Unusable::File(error) => {
            text.say_with("serve-file-fails", &[("reason", error.to_string().into())])
        }
        Unusable::NotABackup => text.say("serve-not-a-backup"),
        Unusable::OtherVersion { found, known } => {
            let words = [("found", (*found).into()), ("known", (*known).into())];
            text.say_with("serve-other-version", &words)
        }
        Unusable::Damaged(line) => {
            text.say_with("serve-damaged", &[("line", line.to_string().into())])
        }
        Unusable::NotEmpty => return Failure::Wrong(text.say("serve-not-empty")),
    };
    input::wrong(file, &message, text)
}
