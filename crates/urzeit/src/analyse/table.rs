//! What people read of an analysis.

use std::io::{self, Write};

use urzeit_players::{
    Judgement, Mind,
    analysis::{
        Candidate, Explain,
        review::{Cause, Moment, Study, Swing},
    },
};
use urzeit_rules::{Entry, Seat};
use urzeit_studies::columns::write_aligned;

use super::{Analysed, shortened};
use crate::{reason::reason, show::Show, text::Text};

/// A row of a table has room for so many facts.
const FACTS: usize = 3;

/// Writes the big swings and how well everybody chose.
pub(super) fn write_swings<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    write_heading(analysed, text, out)?;
    if analysed.swings.is_empty() {
        writeln!(out, "{}", text.say("analyse-no-swings"))?;
    } else {
        let rows = analysed.swings.iter().map(|swing| {
            let (moment, study) = analysed.at(swing);
            row(moment, study, Some(swing), text)
        });
        write_rows(analysed, rows, text, out)?;
    }
    write_accuracies(analysed, text, out)
}

/// Writes every entry and how well everybody chose.
pub(super) fn write_all<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    write_heading(analysed, text, out)?;
    let moments = analysed.moments.iter().zip(&analysed.studies);
    let rows = moments.map(|(moment, study)| {
        let mut swings = analysed.swings.iter();
        let swing = swings.find(|swing| swing.number == moment.number);
        row(moment, study, swing, text)
    });
    write_rows(analysed, rows, text, out)?;
    write_accuracies(analysed, text, out)
}

/// Writes single positions with their best actions.
pub(super) fn write_details<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    write_heading(analysed, text, out)?;
    for (place, (moment, study)) in analysed.moments.iter().zip(&analysed.studies).enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        write_detail(moment, study, text, out)?;
    }
    Ok(())
}

fn write_heading<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    let heading = [
        ("game", G::title(text).into()),
        ("players", analysed.players().into()),
        ("entries", analysed.record.entries().count().into()),
        ("iterations", analysed.iterations.to_string().into()),
        ("seed", analysed.seed.to_string().into()),
    ];
    writeln!(out, "{}\n", text.say_with("analyse-heading", &heading))
}

fn write_rows<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    rows: impl Iterator<Item = Vec<String>>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    let position = analysed.record.position();
    let seats = Seat::all(analysed.players()).map(|seat| position.who(seat, text));
    let mut heading = vec![text.say("analyse-columns")];
    heading.extend(seats);
    heading.push(text.say("analyse-columns-after"));
    let heading = heading.join("|");
    let columns = heading.split('|').count();
    // The player, what was played, and what would have been better.
    write_aligned(&heading, &[1, 2, columns - 1], rows, out)
}

/// Entry, who, what was played, everybody's chance before it, what it changed, and what would
/// have been better.
fn row<G: Show + Mind + Explain>(
    moment: &Moment<G>,
    study: &Study<G>,
    swing: Option<&Swing>,
    text: &Text,
) -> Vec<String> {
    let position = &moment.position;
    let (who, played) = match moment.entry {
        Some(Entry::Player(seat, action)) => (position.who(seat, text), action.to_string()),
        Some(Entry::Chance(outcome)) => ("*".to_owned(), outcome.to_string()),
        None => (String::new(), String::new()),
    };
    let mut row = vec![moment.number.to_string(), who, shortened(&played, LETTERS)];
    let shares = &study.analysis.judgement.shares[..position.players()];
    row.extend(shares.iter().map(|&share| text.rough_percent(share.into())));
    let change = match (&study.choice, swing) {
        (_, Some(swing)) => text.points_of_percent(swing.change.into()),
        (Some(choice), None) if choice.loss > 0.0 => text.points_of_percent((-choice.loss).into()),
        _ => String::new(),
    };
    row.push(change);
    let better = study.choice.as_ref().filter(|choice| choice.loss > 0.0);
    let better = better.and_then(|choice| choice.better.as_ref());
    row.push(match (better, swing) {
        (Some(better), _) => {
            let reason = reason(&better.facts, FACTS, position, text);
            let words = [
                ("action", better.action.to_string().into()),
                ("reason", reason.into()),
            ];
            text.say_with("analyse-better", &words)
        }
        (None, Some(swing)) if swing.cause == Cause::Luck => {
            let who = [("who", position.who(swing.seat, text).into())];
            let key = if swing.change > 0.0 {
                "analyse-luck"
            } else {
                "analyse-bad-luck"
            };
            text.say_with(key, &who)
        }
        _ => String::new(),
    });
    row
}

/// Letters of a played entry that fit in a column: a board of Genesis has more.
const LETTERS: usize = 40;

fn write_accuracies<G: Show + Mind + Explain>(
    analysed: &Analysed<'_, G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "\n{}", text.say("analyse-accuracy"))?;
    let position = analysed.record.position();
    let rows = analysed.accuracies().into_iter().map(|(seat, accuracy)| {
        vec![
            seat.to_string(),
            position.who(seat, text),
            accuracy.choices.to_string(),
            accuracy.best.to_string(),
            accuracy.mistakes.to_string(),
            text.percent(accuracy.mean_loss.into()),
        ]
    });
    write_aligned(&text.say("analyse-accuracy-columns"), &[1], rows, out)
}

fn write_detail<G: Show + Mind + Explain>(
    moment: &Moment<G>,
    study: &Study<G>,
    text: &Text,
    out: &mut impl Write,
) -> io::Result<()> {
    let position = &moment.position;
    let played = match moment.entry {
        Some(entry) => shortened(&entry.to_string(), LETTERS),
        None => text.say("analyse-end"),
    };
    let words = [
        ("number", moment.number.to_string().into()),
        ("played", played.into()),
    ];
    writeln!(out, "{}", text.say_with("analyse-entry", &words))?;
    writeln!(
        out,
        "{}",
        chances(position, &study.analysis.judgement, text)
    )?;
    if let Some(choice) = study.choice.as_ref().filter(|choice| choice.loss > 0.0) {
        let loss = [("loss", text.percent(choice.loss.into()).into())];
        writeln!(out, "{}", text.say_with("analyse-loss", &loss))?;
    }
    let best = &study.analysis.best;
    let Some(seat) = position
        .turn()
        .seats()
        .iter()
        .next()
        .filter(|_| !best.is_empty())
    else {
        return Ok(());
    };
    let seat = study.choice.as_ref().map_or(seat, |choice| choice.seat);
    // What was played stands among the best even if it is none of them.
    let played = study.choice.as_ref().map(|choice| &choice.played);
    let played = played.filter(|played| best.iter().all(|best| best.action != played.action));
    let rows = best
        .iter()
        .chain(played)
        .map(|candidate| detail_row(position, seat, candidate, study.analysis.exact, text));
    let rows: Vec<_> = rows.collect();
    write_aligned(&text.say("analyse-best-columns"), &[0, 4], rows, out)
}

fn chances<G: Show + Mind>(position: &G, judgement: &Judgement, text: &Text) -> String {
    let seats = Seat::all(position.players()).map(|seat| {
        let words = [
            ("who", position.who(seat, text).into()),
            (
                "chance",
                text.percent(judgement.shares[seat.index()].into()).into(),
            ),
            (
                "points",
                text.decimal(judgement.points[seat.index()].into(), 1)
                    .into(),
            ),
        ];
        text.say_with("analyse-chance", &words)
    });
    text.apart(&seats.collect::<Vec<_>>())
}

fn detail_row<G: Show + Mind + Explain>(
    position: &G,
    seat: Seat,
    candidate: &Candidate<G>,
    exact: bool,
    text: &Text,
) -> Vec<String> {
    let index = seat.index();
    let visits = if exact {
        text.say("analyse-exact")
    } else {
        candidate.visits.to_string()
    };
    vec![
        candidate.action.to_string(),
        text.percent(candidate.judgement.shares[index].into()),
        text.decimal(candidate.judgement.points[index].into(), 1),
        visits,
        reason(&candidate.facts, usize::MAX, position, text),
    ]
}
