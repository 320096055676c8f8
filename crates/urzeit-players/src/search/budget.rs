//! How long a search may take.

use std::time::Duration;

/// Tells how much time has passed since some moment. Players have no clock of their own: in
/// the browser it is another than elsewhere.
pub type Clock<'c> = dyn Fn() -> Duration + 'c;

/// How long a search may take: until one of both is used up.
#[derive(Clone, Copy)]
pub struct Budget<'c> {
    /// The most iterations.
    pub(super) iterations: u32,
    /// A clock, when it began and when it stops.
    time: Option<(&'c Clock<'c>, Duration, Duration)>,
}

/// The steps of solving a position ([`crate::Mind::solve`]) that take about as long as one iteration.
const STEPS_AN_ITERATION: u32 = 40;
/// The most steps for one answer: half a second on a usual core, one to two in a browser.
pub(crate) const MOST_STEPS: u32 = 1_000_000;

impl<'c> Budget<'c> {
    /// This many iterations, and if a clock is given no longer than that from now on. Without
    /// a clock the same seed gives the same answer.
    #[must_use]
    pub fn new(iterations: u32, time: Option<(&'c Clock<'c>, Duration)>) -> Budget<'c> {
        let time = time.map(|(clock, time)| {
            let now = clock();
            (clock, now, now + time)
        });
        Budget { iterations, time }
    }

    /// How many steps may go into solving a position before it is searched: that takes no longer than the
    /// search itself.
    #[must_use]
    pub fn steps(&self) -> u32 {
        let steps = self.iterations.saturating_mul(STEPS_AN_ITERATION);
        steps.min(MOST_STEPS)
    }

    /// The part that is used up after so many iterations: 1 when all of it is.
    #[must_use]
    pub fn used(&self, iterations: u32) -> f32 {
        let counted = iterations as f32 / self.iterations.max(1) as f32;
        let passed = self.time.map_or(0.0, |(clock, begin, end)| {
            let all = end.saturating_sub(begin).as_secs_f32();
            clock().saturating_sub(begin).as_secs_f32() / all.max(1e-6)
        });
        counted.max(passed)
    }
}
