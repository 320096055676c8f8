//! Reading a record from a file or from standard input.

use std::{
    borrow::Cow,
    io::{self, Read},
    path::Path,
};

use urzeit_rules::record::MAX_BYTES;

use crate::{
    failure::Failure,
    text::{Text, harmless},
};

/// The text of a file; `-` is standard input. Never more than a record can have.
pub(crate) fn read(file: &Path, text: &Text) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = match file.to_str() {
        Some("-") => io::stdin()
            .lock()
            .take(MAX_BYTES as u64 + 1)
            .read_to_end(&mut bytes),
        _ => std::fs::File::open(file)
            .and_then(|file| file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)),
    };
    let wrong = |message: String| {
        let words = [("file", name(file).into()), ("message", message.into())];
        Failure::Wrong(text.say_with("error-in-file", &words))
    };
    if let Err(error) = read {
        return Err(wrong(match error.kind() {
            io::ErrorKind::NotFound => text.say("error-no-such-file"),
            _ => text.say_with("error-cannot-read", &[("reason", error.to_string().into())]),
        }));
    }
    if bytes.len() > MAX_BYTES {
        return Err(wrong(text.say("record-too-long")));
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to() + 1;
        wrong(text.say_with("error-not-text", &[("place", place.to_string().into())]))
    })
}

/// What a file is called in messages.
pub(crate) fn name(file: &Path) -> Cow<'static, str> {
    match file.to_str() {
        Some("-") => "<stdin>".into(),
        _ => harmless(&file.to_string_lossy()).into(),
    }
}
