//! What the computer players know: our own weights, or those of a file.

use std::path::Path;

use urzeit_players::{BadWeights, Knowledge, Mind};

use crate::{failure::Failure, input, text::Text};

/// No file of weights is longer.
const MAX_BYTES: usize = 1 << 26;

/// What our players usually know, or what this file of weights teaches them.
pub(crate) fn usual_or<G: Mind>(
    weights: Option<&Path>,
    text: &Text,
) -> Result<Knowledge<G>, Failure> {
    weights.map_or_else(|| Ok(Knowledge::handmade()), |file| read(file, text))
}

/// Reads a file of weights.
pub(crate) fn read<G: Mind>(file: &Path, text: &Text) -> Result<Knowledge<G>, Failure> {
    let bytes = input::read_bytes(file, MAX_BYTES, text)?;
    Knowledge::from_bytes(&bytes).map_err(|bad| {
        let message = text.say(match bad {
            BadWeights::NotWeights => "error-not-weights",
            BadWeights::OtherNotes => "error-other-weights",
        });
        input::wrong(file, &message, text)
    })
}
