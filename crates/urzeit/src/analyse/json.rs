//! What programs read of an analysis, as `docs/analysis.schema.json` describes it.

use serde_json::{Map, Value, json};
use urzeit_players::{
    Judgement, Mind,
    analysis::{
        Candidate, Explain, Fact, Word,
        review::{Cause, Choice, Moment, Study},
    },
};
use urzeit_rules::{Seat, Viewer};

use super::Analysed;
use crate::{
    reason::reason,
    show::{self, Show},
    text::Text,
};

/// All of it.
pub(super) fn to_json<G: Show + Mind + Explain>(analysed: &Analysed<'_, G>, text: &Text) -> Value {
    let moments = analysed.moments.iter().zip(&analysed.studies);
    let swings = analysed.swings.iter().map(|swing| {
        json!({
            "entry": swing.number,
            "cause": match swing.cause {
                Cause::Mistake => "mistake",
                Cause::Luck => "luck",
            },
            "seat": swing.seat.number(),
            "change": rounded(swing.change),
        })
    });
    let accuracies = analysed.accuracies().into_iter().map(|(seat, accuracy)| {
        json!({
            "seat": seat.number(),
            "choices": accuracy.choices,
            "best": accuracy.best,
            "mistakes": accuracy.mistakes,
            "mean_loss": rounded(accuracy.mean_loss),
        })
    });
    json!({
        "urzeit": 1,
        "game": G::NAME,
        "rules": G::RULES,
        "seats": show::seats_json(analysed.record),
        "iterations": analysed.iterations,
        "seed": analysed.seed,
        "positions": moments.map(|(moment, study)| moment_json(moment, study, text)).collect::<Vec<_>>(),
        "swings": swings.collect::<Vec<_>>(),
        "accuracy": accuracies.collect::<Vec<_>>(),
    })
}

fn moment_json<G: Show + Mind + Explain>(
    moment: &Moment<G>,
    study: &Study<G>,
    text: &Text,
) -> Value {
    let position = &moment.position;
    let judgement = &study.analysis.judgement;
    let best = study.analysis.best.iter();
    let viewer = match moment.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let best = best.filter_map(|best| Some(candidate_json(best, viewer?, position, text)));
    json!({
        "entry": moment.number,
        "played": moment.entry.map(|entry| entry.to_string()),
        "viewer": viewer.map(Seat::number),
        "chances": of_seats(judgement, position, |judgement| &judgement.shares),
        "points": of_seats(judgement, position, |judgement| &judgement.points),
        "exact": study.analysis.exact,
        "best": best.collect::<Vec<_>>(),
        "choice": study.choice.as_ref().map(|choice| choice_json(choice, position, text)),
    })
}

fn choice_json<G: Show + Mind + Explain>(choice: &Choice<G>, position: &G, text: &Text) -> Value {
    let candidate = |candidate| candidate_json(candidate, choice.seat, position, text);
    json!({
        "seat": choice.seat.number(),
        "loss": rounded(choice.loss),
        "played": candidate(&choice.played),
        "better": choice.better.as_ref().map(candidate),
    })
}

fn candidate_json<G: Show + Mind + Explain>(
    candidate: &Candidate<G>,
    seat: Seat,
    position: &G,
    text: &Text,
) -> Value {
    let facts = candidate.facts.iter().map(|fact| {
        let words = fact.words().into_iter();
        let words: Map<_, _> = words
            .map(|(name, word)| (name.to_owned(), word_json(word)))
            .collect();
        json!({ "key": fact.key(), "words": words })
    });
    json!({
        "action": candidate.action.to_string(),
        "value": rounded(candidate.value),
        "chance": rounded(candidate.judgement.shares[seat.index()]),
        "points": rounded(candidate.judgement.points[seat.index()]),
        "visits": candidate.visits,
        "mix": rounded(candidate.mix),
        "reason": reason(&candidate.facts, usize::MAX, position, text),
        "facts": facts.collect::<Vec<_>>(),
    })
}

fn word_json(word: Word) -> Value {
    match word {
        Word::Number(number) | Word::Change(number) => number.into(),
        Word::Chance(chance) => rounded(chance),
        Word::Seat(seat) => seat.number().into(),
        Word::Name(_, word) => word.into(),
        Word::Amoeba(amoeba) => amoeba.to_string().into(),
        Word::Notation(word) => word.into(),
    }
}

fn of_seats<G: Mind>(
    judgement: &Judgement,
    position: &G,
    part: fn(&Judgement) -> &[f32; Seat::MAX],
) -> Vec<Value> {
    let parts = part(judgement)[..position.players()].iter();
    parts.map(|&number| rounded(number)).collect()
}

/// To four digits: more are noise.
fn rounded(number: f32) -> Value {
    ((f64::from(number) * 1e4).round() / 1e4).into()
}
