//! A whole game under analysis: mistakes, luck, and where the game turned.

use urzeit_rules::{Entry, Game, Record, Seat, View, Viewer};

use super::{Analysis, Candidate, Explain, analyse, compare};
use crate::{Budget, Judgement, Knowledge, Mind};

/// A choice that gives away so much of the chance to win is a mistake. Less is lost in the
/// noise of a short search.
pub const MISTAKE: f32 = 0.05;
/// An outcome of chance that changes a seat's chance to win by so much is luck.
pub const LUCK: f32 = 0.1;

/// A position of a record, and what happened in it.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// The number of the entry that follows, counted from 1.
    pub number: usize,
    /// The position before that entry.
    pub position: G,
    /// The viewer whose eyes to look through: the player who chooses, or at chance the one who chooses next.
    pub viewer: Viewer,
    /// What happened; nothing where the record ends.
    pub entry: Option<Entry<G>>,
}

/// The positions of a record: before every entry, and where it ends.
#[must_use]
pub fn moments<G: Game>(record: &Record<G>) -> Vec<Moment<G>> {
    let mut play = record.header().begin();
    let mut moments = Vec::new();
    for (number, entry) in (1..).zip(record.entries()) {
        moments.push(Moment {
            number,
            position: play.position().clone(),
            viewer: Viewer::Spectator,
            entry: Some(entry),
        });
        play.enter(entry)
            .expect("a record holds only what was accepted");
    }
    moments.push(Moment {
        number: moments.len() + 1,
        position: play.position().clone(),
        viewer: Viewer::Spectator,
        entry: None,
    });
    // From the end, because at chance whoever chooses next looks.
    let mut viewer = Viewer::Spectator;
    for moment in moments.iter_mut().rev() {
        let asked = moment.position.turn().seats().iter().next();
        viewer = match (moment.entry, asked) {
            (Some(Entry::Player(seat, _)), _) | (None, Some(seat)) => Viewer::Seat(seat),
            _ => viewer,
        };
        moment.viewer = viewer;
    }
    moments
}

/// What is thought of a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Study<G: Explain> {
    /// The position.
    pub analysis: Analysis<G>,
    /// What was chosen, if it was a choice.
    pub choice: Option<Choice<G>>,
}

/// What is thought of a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Explain> {
    /// The player who chose.
    pub seat: Seat,
    /// What was chosen.
    pub played: Candidate<G>,
    /// The best that was found, looked at as often; nothing if it was chosen, or what is exactly as good.
    pub better: Option<Candidate<G>>,
    /// What the choice gave away of the seat's chance to win.
    pub loss: f32,
}

impl<G: Mind + Explain> Moment<G> {
    /// Looks at a moment. The same seed gives the same study, whatever else is looked at.
    #[must_use]
    pub fn study(&self, knowledge: &Knowledge<G>, iterations: u32, seed: u64) -> Study<G> {
        let view = View::of(&self.position, self.viewer);
        let budget = Budget::new(iterations, None);
        let seed = seed.wrapping_add(self.number as u64);
        let analysis = analyse(&view, knowledge, &budget, seed);
        let choice = match self.entry {
            Some(Entry::Player(seat, action)) => {
                judge_choice(&analysis, &view, (seat, action), knowledge, &budget, seed)
            }
            _ => None,
        };
        Study { analysis, choice }
    }
}

/// Compares what was chosen with the best that was found. Unless both are known exactly, the comparison is a
/// search of its own with other random numbers, so that the best gains nothing from having been picked.
fn judge_choice<G: Mind + Explain>(
    analysis: &Analysis<G>,
    view: &View<G>,
    (seat, action): (Seat, G::Action),
    knowledge: &Knowledge<G>,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Choice<G>> {
    let best = analysis.best.first()?;
    if best.action == action {
        return Some(Choice {
            seat,
            played: best.clone(),
            better: None,
            loss: 0.0,
        });
    }
    let compared = compare(view, &[best.action, action], knowledge, budget, !seed);
    let [better, played] = <[Candidate<G>; 2]>::try_from(compared).ok()?;
    let share = |candidate: &Candidate<G>| candidate.judgement.shares[seat.index()];
    let loss = (share(&better) - share(&played)).max(0.0);
    // What is exactly as good is not better; in a search it is chance that two are.
    let is_equal = analysis.exact && better.judgement == played.judgement;
    Some(Choice {
        seat,
        played,
        better: (!is_equal).then_some(better),
        loss,
    })
}

/// A moment at which the chances changed much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of the entry, counted from 1.
    pub number: usize,
    /// By what.
    pub cause: Cause,
    /// The player who made the mistake, or whose chance changed most.
    pub seat: Seat,
    /// How that seat's chance to win changed.
    pub change: f32,
}

/// What changed the chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A choice was well below the best.
    Mistake,
    /// Chance was kind or unkind.
    Luck,
}

/// The big swings among studies of moments that follow each other, in their order.
#[must_use]
pub fn swings<G: Mind + Explain>(moments: &[Moment<G>], studies: &[Study<G>]) -> Vec<Swing> {
    let mut swings = Vec::new();
    for (place, (moment, study)) in moments.iter().zip(studies).enumerate() {
        let number = moment.number;
        match (moment.entry, &study.choice) {
            (Some(Entry::Player(..)), Some(choice)) if choice.loss >= MISTAKE => {
                swings.push(Swing {
                    number,
                    cause: Cause::Mistake,
                    seat: choice.seat,
                    change: -choice.loss,
                });
            }
            (Some(Entry::Chance(_)), _) => {
                let next = studies.get(place + 1);
                let players = moment.position.players();
                let change = next.and_then(|next| {
                    let after = &next.analysis.judgement;
                    greatest_change(&study.analysis.judgement, after, players)
                });
                if let Some((seat, change)) = change.filter(|(_, change)| change.abs() >= LUCK) {
                    swings.push(Swing {
                        number,
                        cause: Cause::Luck,
                        seat,
                        change,
                    });
                }
            }
            _ => {}
        }
    }
    swings
}

/// The player whose chance to win changed most, and how.
fn greatest_change(before: &Judgement, after: &Judgement, players: usize) -> Option<(Seat, f32)> {
    let change = |seat: Seat| after.shares[seat.index()] - before.shares[seat.index()];
    Seat::all(players)
        .map(|seat| (seat, change(seat)))
        .max_by(|a, b| a.1.abs().total_cmp(&b.1.abs()))
}

/// How well a seat chose.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Accuracy {
    /// How many choices it made.
    pub choices: usize,
    /// How many of them were as good as the best that was found.
    pub best: usize,
    /// How many of them were mistakes.
    pub mistakes: usize,
    /// What a choice gave away of the chance to win, on average.
    pub mean_loss: f32,
}

/// How well each seat chose in these studies.
#[must_use]
pub fn accuracies<G: Explain>(studies: &[Study<G>], players: usize) -> Vec<Accuracy> {
    let of_seat = |seat: Seat| {
        let choices = studies.iter().filter_map(|study| study.choice.as_ref());
        let losses: Vec<f32> = choices
            .filter(|choice| choice.seat == seat)
            .map(|choice| choice.loss)
            .collect();
        Accuracy {
            choices: losses.len(),
            best: losses.iter().filter(|&&loss| loss == 0.0).count(),
            mistakes: losses.iter().filter(|&&loss| loss >= MISTAKE).count(),
            mean_loss: losses.iter().fold(0.0, |sum, loss| sum + loss) / losses.len().max(1) as f32,
        }
    };
    Seat::all(players).map(of_seat).collect()
}
