//! Notices outside the page: to a webhook, by e-mail.

use leptos::prelude::*;
use urzeit_table::messages::{Channels, MailCode, NewMail, NewWebhook};

use super::digest::Daily;
use crate::{
    http::{get, post, put},
    online::{
        api_call::{ApiCall, Trouble},
        arrival::Field,
        new::Check,
    },
    text::words,
};

#[component]
pub(super) fn Outside() -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let wanted = RwSignal::new(None::<Channels>);
    let (webhook, mail, code) = (text(), text(), text());
    let live = RwSignal::new(false);
    let show = move |answer: Channels| {
        webhook.set(answer.webhook.clone().unwrap_or_default());
        mail.set(answer.mail.clone().unwrap_or_default());
        live.set(answer.live);
        wanted.set(Some(answer));
    };
    api_call.run(get("/api/me/notices"), show);
    let set_webhook = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (webhook, live) = (some(webhook), live.get());
        let set = put("/api/me/notices", NewWebhook { webhook, live });
        api_call.run(set, show);
    };
    let set_mail = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let mail = some(mail);
        api_call.run(put("/api/me/notices/mail", NewMail { mail }), show);
    };
    let confirm = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let code = code.get().trim().to_owned();
        let confirmed = post("/api/me/notices/mail/confirm", MailCode { code });
        api_call.run(confirmed, show);
    };
    let is = move |is: fn(&Channels) -> bool| {
        move || wanted.with(|wanted| wanted.as_ref().is_some_and(is))
    };
    view! {
        <section>
            <h2>{move || words.say("outside-title")}</h2>
            <p class="quiet">{move || words.say("outside-more")}</p>
            <Trouble api_call/>
            // What is typed before the answer has come would be lost.
            <Show when=is(|_| true)>
                <form class="fields" on:submit=set_webhook>
                    <Field label="outside-webhook" value=webhook kind="url" required=false/>
                    <Check label="outside-live" value=live/>
                    <button>{move || words.say("account-save")}</button>
                </form>
            </Show>
            <Show when=is(|wanted| wanted.mail_possible)>
                <form class="fields" on:submit=set_mail>
                    <Field label="outside-mail" value=mail kind="email" autocomplete="email" required=false/>
                    <button>{move || words.say("account-save")}</button>
                </form>
                <Show when=is(|wanted| wanted.mail.is_some() && !wanted.mail_confirmed)>
                    <form class="fields" on:submit=confirm>
                        <Field label="outside-code" value=code/>
                        <button class="primary">{move || words.say("outside-confirm")}</button>
                    </form>
                </Show>
                <Show when=is(|wanted| wanted.mail.is_some() && wanted.mail_confirmed)>
                    <p role="status">{move || words.say("outside-confirmed")}</p>
                </Show>
            </Show>
            <Daily wanted/>
        </section>
    }
}

fn text() -> RwSignal<String> {
    RwSignal::new(String::new())
}

/// What stands in a field, or nothing.
fn some(field: RwSignal<String>) -> Option<String> {
    let text = field.get();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}
