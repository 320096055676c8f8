//! Reading files and standard input.

use std::{
    borrow::Cow,
    fs::File,
    io::{self, Read},
    path::Path,
};

use urzeit_rules::record::{MAX_BYTES, ReadError};

use crate::{
    failure::Failure,
    text::{Text, harmless},
};

/// The text of a file; `-` is standard input. Never more than a record can have.
pub(crate) fn read(file: &Path, text: &Text) -> Result<String, Failure> {
    let bytes = read_bytes(file, MAX_BYTES + 1, text)?;
    if bytes.len() > MAX_BYTES {
        return Err(wrong(file, &text.say("record-too-long"), text));
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = [(
            "place",
            (error.utf8_error().valid_up_to() + 1).to_string().into(),
        )];
        wrong(file, &text.say_with("error-not-text", &place), text)
    })
}

/// The bytes of a file, at most so many of them; `-` is standard input.
pub(crate) fn read_bytes(file: &Path, most: usize, text: &Text) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let most = most as u64;
    let read = match file.to_str() {
        Some("-") => io::stdin().lock().take(most).read_to_end(&mut bytes),
        _ => File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes)),
    };
    match read {
        Ok(_) => Ok(bytes),
        Err(error) => {
            let message = match error.kind() {
                io::ErrorKind::NotFound => text.say("error-no-such-file"),
                _ => text.say_with("error-cannot-read", &[("reason", error.to_string().into())]),
            };
            Err(wrong(file, &message, text))
        }
    }
}

/// What is wrong with a file.
pub(crate) fn wrong(file: &Path, message: &str, text: &Text) -> Failure {
    let words = [("file", name(file).into()), ("message", message.into())];
    Failure::Wrong(text.say_with("error-in-file", &words))
}

/// What is wrong in a line of a file.
pub(crate) fn wrong_line(file: &Path, line: usize, message: String, text: &Text) -> String {
    let words = [
        ("file", name(file).into()),
        ("line", line.to_string().into()),
        ("message", message.into()),
    ];
    text.say_with("error-in-line", &words)
}

/// What is wrong with a record: file, line, and what would have been right.
pub(crate) fn read_error(file: &Path, error: &ReadError, text: &Text) -> String {
    wrong_line(file, error.line, text.problem(&error.problem), text)
}

/// What a file is called in messages.
pub(crate) fn name(file: &Path) -> Cow<'static, str> {
    match file.to_str() {
        Some("-") => "<stdin>".into(),
        _ => harmless(&file.to_string_lossy()).into(),
    }
}
