//! How far a game has come.

/// How many moments there are to tell apart: the end, the middle and the beginning of a game.
pub(super) const MOMENTS: usize = 3;

/// How far a game has come: between two of the three moments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// The nearer to the end of both, and the share of the other.
    after: usize,
    share: f32,
}

impl Moment {
    /// The part of the land that is vacant in the middle of a game: less than half, because
    /// most herds meet late.
    const MIDDLE: f32 = 0.4;

    /// The moment at which so much of the land is vacant.
    #[inline]
    pub(super) fn of(room: f32) -> Moment {
        if room < Moment::MIDDLE {
            Moment {
                after: 0,
                share: room / Moment::MIDDLE,
            }
        } else {
            Moment {
                after: 1,
                share: (room - Moment::MIDDLE) / (1.0 - Moment::MIDDLE),
            }
        }
    }

    /// Both moments it lies between, with their shares.
    #[inline]
    pub(super) fn parts(self) -> [(usize, f32); 2] {
        [(self.after, 1.0 - self.share), (self.after + 1, self.share)]
    }

    /// A value of this moment, given those of the three.
    #[inline]
    pub(super) fn blend(self, values: &[f32; MOMENTS]) -> f32 {
        let [(one, share), (other, rest)] = self.parts();
        values[one] * share + values[other] * rest
    }
}
