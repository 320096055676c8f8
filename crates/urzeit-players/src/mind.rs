//! What a game's own folder teaches our players: what to look at and what to think of.

use urzeit_rules::{Game, Seat, Viewer};

use crate::{ideas::Ideas, solution::Solution, training::Practice};

/// A value for each seat.
pub type BySeat<T> = [T; Seat::MAX];

/// A game that our players can play.
///
/// All that search and training know of a game stands here. Nothing in it may look at more
/// than the position it is called on: that is a view, or one that was imagined from a view.
pub trait Mind: Game {
    /// How many slots there are for notes on how a seat stands.
    const OUTLOOK: usize;
    /// How many slots there are for notes on an action.
    const IMPULSES: usize;
    /// A lead in points that leaves no doubt.
    const CLEAR_LEAD: f32;
    /// How much more varied than elsewhere those play who do not search. Where few actions come
    /// to mind at a time it takes more to play worse.
    const TEMPERAMENT: f32 = 1.0;
    /// What our players have learned: the bytes of a file of weights.
    #[cfg(feature = "weights")]
    const WEIGHTS: &'static [u8];
    /// The ways to play that players practise.
    const PRACTICE: &'static [Practice];

    /// Notes how every seat stands: what the value network reads. A slot may be noted more
    /// than once; amounts add up and should stay between about -2 and 2.
    fn look(&self, notes: &mut impl Notes);

    /// Names the actions that are worth a thought, each once and each legal, with notes for the
    /// policy. At least one whenever the seat is asked.
    fn consider(&self, seat: Seat, ideas: &mut Ideas<'_, Self::Action>);

    /// Hand-made weights for the notes of [`Mind::consider`]: what comes to mind before
    /// anything was learned. Actions are chosen with probability `exp` of the sum.
    fn instinct() -> Vec<f32>;

    /// A hand-made guess at the points of each seat at the end of the game.
    fn guess(&self) -> BySeat<f32>;

    /// How much a lead of one point in [`Mind::guess`] tells about the winner now: the log-odds.
    /// Small at the beginning, large at the end.
    fn certainty(&self) -> f32;

    /// The points of each seat if the game ended now.
    fn standing(&self) -> BySeat<f32>;

    /// Is this a good moment to judge a position: nothing half done?
    fn is_quiet(&self) -> bool;

    /// Do the options of the seat at turn depend on what others do not see?
    fn is_private(&self) -> bool {
        false
    }

    /// Takes back, in an imagined position, what others have chosen in secret and the viewer
    /// does not know, so that search can think about their choices too.
    fn reconsider(&mut self, _viewer: Viewer) {}

    /// What the position is worth, exactly, if that can be found out in so many steps; the steps of a game
    /// take about the same time each. Only of a position that everybody sees whole.
    fn solve(&self, _steps: u32) -> Option<Solution<Self::Action>> {
        None
    }

    /// The same for all choices that belong to one turn of a seat, another for the next turn.
    fn turn_mark(&self) -> u64;
}

/// Somebody who takes notes on how seats stand.
pub trait Notes {
    /// Notes that of this seat `slot` is true to this amount.
    fn note(&mut self, seat: Seat, slot: usize, amount: f32);
}
