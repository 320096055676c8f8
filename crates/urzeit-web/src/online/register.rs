//! The page of an invitation to register.

use leptos::prelude::*;
use urzeit_table::messages::{OpenSignupCode, Registration};

use super::{
    arrival::{Anybody, Enter, Entrance},
    here::here,
    listed::moment,
};
use crate::{
    http::get,
    site::{code_in_address, site},
    text::words,
};

/// Says what the invitation is good for before anything is typed, and lets people register with it.
#[component]
pub(crate) fn RegisterPage() -> impl IntoView {
    let code = StoredValue::new(code_in_address().unwrap_or_default());
    view! { <Anybody><Invited code=code.get_value()/></Anybody> }
}

#[component]
fn Invited(code: String) -> impl IntoView {
    let words = words();
    let (here, site) = (here(), site());
    let title = move || words.say_with("register-title", &[("server", site.get().name.into())]);
    let has_account = untrack(|| here.me()).is_some_and(|me| !me.guest);
    let path = format!("/api/signup-codes/{code}");
    let found = LocalResource::new(move || {
        let path = path.clone();
        async move { get::<OpenSignupCode>(path).await }
    });
    let registration = untrack(|| site.get()).registration;
    let shown = move || {
        let form = |code: String| view! { <Enter way=Entrance::Register invitation=code/> };
        if has_account {
            return Some(view! { <p>{words.say("server-account-already")}</p> }.into_any());
        }
        match registration {
            Registration::Closed => Some(
                view! { <p role="alert">{words.say("server-registration-closed")}</p> }.into_any(),
            ),
            Registration::Open => Some(form(String::new()).into_any()),
            Registration::Invitation => Some(match found.get()? {
                Ok(open) => {
                    let until = [("until", moment(words, open.ends).into())];
                    let said = words.say_with("register-open", &until);
                    view! { <p>{said}</p> {form(code.clone())} }.into_any()
                }
                Err(why) if why.error == "server-not-found" => {
                    view! { <p class="void-code" role="alert">{words.say("server-uninvited")}</p> }
                        .into_any()
                }
                Err(why) => view! { <p role="alert">{words.why(&why)}</p> }.into_any(),
            }),
        }
    };
    view! {
        <section class="narrow set-up arrival register-page">
            <h1>{title}</h1>
            {shown}
            <p><a class="button" href="/online">{move || words.say("lobby-title")}</a></p>
        </section>
    }
}
