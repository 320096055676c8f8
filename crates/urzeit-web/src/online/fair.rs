//! The chance of a game that is over, checked on request, in the browser of whoever asks.

use leptos::prelude::*;
use urzeit_rules::{Game, Record, record::game_of, with_game};
use urzeit_table::{Verified, messages::Why, verify, why};

use super::api_call::{ApiCall, Trouble};
use crate::{
    bring::tidy,
    http::get_text,
    text::{Words, words},
};

/// What the check of a record gave, with the number of its seats; or why it is no record.
type Checked = Result<(Verified, usize), Why>;

/// Draws all chance of a record again.
fn check(record: &str) -> Checked {
    let game = game_of(record).map_err(|error| why::reading(&error))?;
    with_game!(game, check_of(record))
}

fn check_of<G: Game>(record: &str) -> Checked {
    let reading = Record::<G>::read(record).map_err(|error| why::reading(&error))?;
    if let Some(error) = &reading.stopped {
        return Err(why::reading(error));
    }
    let seats = reading.record.position().players();
    let verified = verify(&reading.record).map_err(|unproved| why::unproved(&unproved))?;
    Ok((verified, seats))
}

fn sentences(words: Words, checked: &Checked) -> Vec<String> {
    match checked {
        Ok((verified, seats)) => {
            let mut sentences = words.text().verified(verified, *seats);
            sentences.extend(["verify-peeked", "fair-here"].map(|key| words.say(key)));
            sentences
        }
        Err(why) => vec![words.why(why)],
    }
}

/// A button that checks the chance of a table's game: the server gives its record, and no more.
#[component]
pub(crate) fn Fair(id: String) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let checked = RwSignal::new(None::<Checked>);
    let ask = move |_| {
        let address = format!("/api/tables/{id}/record");
        api_call.run(get_text(address), move |record| {
            checked.set(Some(check(&record)));
        });
    };
    view! {
        <div class="check-game">
            <button on:click=ask disabled=move || api_call.busy.get()>{move || words.say("fair-check")}</button>
            <Trouble api_call/>
            <Result checked/>
        </div>
    }
}

/// A button that checks the chance of a record that somebody has.
#[component]
pub(crate) fn FairRecord(record: String) -> impl IntoView {
    let words = words();
    let checked = RwSignal::new(None::<Checked>);
    view! {
        <div class="check-game">
            <button on:click=move |_| checked.set(Some(check(&record)))>{move || words.say("fair-check")}</button>
            <Result checked/>
        </div>
    }
}

/// A field for a record that somebody has, and a button that checks its chance.
#[component]
pub(crate) fn FairText() -> impl IntoView {
    let words = words();
    let text = RwSignal::new(String::new());
    let checked = RwSignal::new(None::<Checked>);
    let change = move |event| {
        text.set(event_target_value(&event));
        checked.set(None);
    };
    let ask = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        checked.set(Some(text.with_untracked(|text| check(&tidy(text)))));
    };
    view! {
        <form class="check-game" on:submit=ask>
            <label class="field wide">
                <span>{move || words.say("about-check-paste")}</span>
                <textarea rows="4" spellcheck="false" autocapitalize="off" required
                    prop:value=move || text.get() on:input=change></textarea>
            </label>
            <button>{move || words.say("about-check")}</button>
            <Result checked/>
        </form>
    }
}

/// What the check gave.
#[component]
fn Result(checked: RwSignal<Option<Checked>>) -> impl IntoView {
    let words = words();
    let result = move || {
        let checked = checked.get()?;
        let is_proved = checked.is_ok();
        let title = if is_proved {
            "fair-proved"
        } else {
            "fair-unproved"
        };
        // A tick or a question mark, so that nobody has to read colours.
        let sign = if is_proved {
            "M6 13l4 4 8-10"
        } else {
            "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 17.5v.2"
        };
        let sentences = sentences(words, &checked).into_iter();
        Some(view! {
            <div class="fair" class:proved=is_proved role="status">
                <strong>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"/><path d=sign/></svg>
                    {words.say(title)}
                </strong>
                <ul>{sentences.map(|sentence| view! { <li>{sentence}</li> }).collect_view()}</ul>
            </div>
        })
    };
    view! { {result} }
}
