//! What all lists of the page for operators have in common.

use futures_util::future::LocalBoxFuture;
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use urzeit_table::messages::Why;

use crate::{
    http::get,
    online::{
        api_call::{ApiCall, Trouble},
        arrival::Field,
    },
    text::words,
};

/// Why nothing is answered until the password is said.
const LOCKED: &str = "server-prove-first";

/// The lists are asked for again after each deed; locked until the password is said.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) locked: RwSignal<bool>,
    changed: RwSignal<u32>,
}

/// The desk of the page.
pub(super) fn desk() -> Desk {
    expect_context()
}

impl Desk {
    pub(super) fn new() -> Desk {
        Desk {
            locked: RwSignal::new(false),
            changed: RwSignal::new(0),
        }
    }

    /// A list that is asked for at this address, and again whenever something was done.
    pub(super) fn list<T>(
        self,
        address: impl Fn() -> String + 'static,
    ) -> (RwSignal<Option<Vec<T>>>, ApiCall)
    where
        T: DeserializeOwned + Send + Sync + 'static,
    {
        let api_call = ApiCall::new();
        let list = RwSignal::new(None);
        Effect::new(move |_| {
            self.changed.track();
            api_call.busy.set(false);
            api_call.run(get::<Vec<T>>(address()), move |found| list.set(Some(found)));
        });
        Effect::new(move |_| {
            let why = api_call.why.get();
            if why.is_some_and(|why| why.error == LOCKED) {
                self.locked.set(true);
            }
        });
        (list, api_call)
    }
}

/// What a deed is done with: why, and what else is typed.
pub(super) struct Typed {
    pub(super) reason: String,
    pub(super) more: String,
}

/// A request on its way to the server.
type Sending = LocalBoxFuture<'static, Result<(), Why>>;

/// Something that an operator can do. It opens, asks for the reason, and what else is needed.
#[component]
pub(super) fn Deed(
    /// What it is called.
    label: &'static str,
    /// What else is typed, if anything.
    #[prop(optional)]
    more: Option<&'static str>,
    /// Can that be left out?
    #[prop(optional)]
    optional: bool,
    act: impl Fn(Typed) -> Sending + Send + Sync + 'static,
) -> impl IntoView {
    let words = words();
    let desk = desk();
    let api_call = ApiCall::new();
    let (reason, typed) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let done = RwSignal::new(false);
    let act = StoredValue::new(act);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = Typed {
            reason: reason.get_untracked(),
            more: typed.get_untracked().trim().to_owned(),
        };
        let asked = act.with_value(|act| act(typed));
        api_call.run(asked, move |()| {
            done.set(true);
            reason.set(String::new());
            desk.changed.update(|changed| *changed += 1);
        });
    };
    Effect::new(move |_| {
        let why = api_call.why.get();
        if why.is_some_and(|why| why.error == LOCKED) {
            desk.locked.set(true);
        }
    });
    view! {
        <details class=format!("deed {label}")>
            <summary>{move || words.say(label)}</summary>
            <form class="fields" on:submit=submit>
                {more.map(|more| view! { <Field label=more value=typed required=!optional/> })}
                <Field label="operator-reason" value=reason/>
                <Trouble api_call/>
                <button class="danger" disabled=move || api_call.busy.get()>{move || words.say(label)}</button>
                <span role="status">{move || done.get().then(|| words.say("account-done"))}</span>
            </form>
        </details>
    }
}
