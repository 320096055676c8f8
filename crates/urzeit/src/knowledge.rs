//! What computer players know of a game.

use std::path::Path;

use urzeit_players::{BadWeights, Knowledge, Mind};

use crate::{failure::Failure, input, text::Text};

/// No file of weights is longer.
const MAX_BYTES: usize = 1 << 26;

/// What our players usually know, or what this file of weights teaches them.
pub(crate) fn knowledge<G: Mind>(
    weights: Option<&Path>,
    text: &Text,
) -> Result<Knowledge<G>, Failure> {
    let Some(file) = weights else {
        return Ok(Knowledge::handmade());
    };
    let bytes = input::read_bytes(file, MAX_BYTES, text)?;
    Knowledge::from_bytes(&bytes).map_err(|bad| {
        let message = match bad {
            BadWeights::NotWeights => text.say("error-not-weights"),
            BadWeights::OtherNotes => {
                text.say_with("error-other-weights", &[("game", G::NAME.into())])
            }
        };
        input::wrong(file, &message, text)
    })
}
