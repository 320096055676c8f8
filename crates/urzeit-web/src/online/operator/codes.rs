//! Codes with which people register.

use leptos::prelude::*;
use urzeit_table::messages::{Because, Registration, SignupCode};

use super::desk::{Deed, Typed, desk};
use crate::{
    http::delete,
    online::{api_call::Trouble, codes},
    site::site,
    text::words,
};

const ADDRESS: &str = "/api/operator/signup-codes";

#[component]
pub(super) fn Codes() -> impl IntoView {
    let words = words();
    let site = site();
    let desk = desk();
    let (codes, listing) = desk.list::<SignupCode>(|| ADDRESS.to_owned());
    let how = move || match site.get().registration {
        Registration::Open => words.say("operator-registration-open"),
        Registration::Invitation => words.say("operator-registration-invitation"),
        Registration::Closed => words.say("operator-registration-closed"),
    };
    let deed = move |id: i64| {
        let revoke = move |typed: Typed| {
            let reason = typed.reason;
            Box::pin(delete(format!("{ADDRESS}/{id}"), Because { reason })) as _
        };
        view! { <Deed label="codes-revoke" act=revoke/> }.into_any()
    };
    let may_make = move || site.get().registration == Registration::Invitation;
    view! {
        <codes::Codes
            address=ADDRESS
            codes
            lead=Signal::derive(how)
            may_make=Signal::derive(may_make)
            revoke=Callback::new(deed)
        />
        <Trouble api_call=listing/>
    }
}
