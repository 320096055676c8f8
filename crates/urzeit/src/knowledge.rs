//! What the computer players know: our own weights, or those of a file.

use std::{fs, path::Path};

use urzeit_players::{Knowledge, Mind};

use crate::{failure::Failure, text::Text};

/// Reads a file of weights.
pub(crate) fn read<G: Mind>(file: &Path, text: &Text) -> Result<Knowledge<G>, Failure> {
    let wrong = |message: String| {
        let words = [
            ("file", file.display().to_string().into()),
            ("message", message.into()),
        ];
        Failure::Wrong(text.say_with("error-in-file", &words))
    };
    let bytes = fs::read(file).map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        wrong(text.say_with("error-cannot-read", &reason))
    })?;
    Knowledge::from_bytes(&bytes).map_err(|error| {
        wrong(text.say(match error {
            urzeit_players::BadWeights::NotWeights => "error-not-weights",
            urzeit_players::BadWeights::OtherNotes => "error-other-weights",
        }))
    })
}
