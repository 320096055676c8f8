//! Arithmetic that comes out the same on every machine.

/// e to the power of `x`, to five digits.
///
/// Ours and not the platform's, so that a player plays the same in the browser as elsewhere:
/// additions and multiplications are exactly defined, library functions are not.
#[inline]
#[must_use]
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    // x = n ln 2 + r with |r| <= ln 2 / 2
    let n = (x * std::f32::consts::LOG2_E + 127.5) as i32 as f32 - 127.0;
    let r = x - n * 0.693_359_4 + n * 2.121_944_4e-4;
    let power =
        1.0 + r * (1.0 + r * (0.5 + r * (0.166_666_6 + r * (0.041_666_24 + r * 0.008_369_9))));
    power * f32::from_bits(((n as i32 + 127) as u32) << 23)
}

/// A number squashed to between -1 and 1.
#[inline]
#[must_use]
pub fn squash(x: f32) -> f32 {
    x / (1.0 + x.abs())
}
