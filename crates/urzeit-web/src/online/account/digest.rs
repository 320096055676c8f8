//! One message a day instead of single ones.

use leptos::prelude::*;
use urzeit_table::messages::{Channels, Digest};

use crate::{
    http::put,
    online::{
        api_call::{ApiCall, Trouble},
        new::Check,
    },
    text::words,
};

/// When, as long as nobody has chosen.
const USUAL: i64 = 8 * 60;

const DAY: i64 = 24 * 60;

/// How many minutes UTC is ahead of the clock of this machine.
fn ahead() -> i64 {
    js_sys::Date::new_0().get_timezone_offset() as i64
}

/// A minute of the day in UTC, as the clock of this machine shows it.
fn shown(minute: i64) -> String {
    let local = (minute - ahead()).rem_euclid(DAY);
    format!("{:02}:{:02}", local / 60, local % 60)
}

/// The minute of the day in UTC when the clock of this machine shows this.
fn read(shown: &str) -> Option<i64> {
    let mut parts = shown.split(':').map(|part| part.parse::<i64>().ok());
    let local = parts.next()?? * 60 + parts.next()??;
    Some((local + ahead()).rem_euclid(DAY))
}

fn by_mail(wanted: &Channels) -> bool {
    wanted.mail.is_some() && wanted.mail_confirmed
}

/// Which ways bring one message a day, and when. The time is kept in UTC.
#[component]
pub(super) fn Daily(wanted: RwSignal<Option<Channels>>) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let (mail, webhook) = (RwSignal::new(false), RwSignal::new(false));
    let time = RwSignal::new(String::new());
    let done = RwSignal::new(false);
    Effect::new(move |_| {
        if let Some(Channels { digest, .. }) = wanted.get() {
            mail.set(digest.mail);
            webhook.set(digest.webhook);
            let is_chosen = digest.mail || digest.webhook;
            let usual = USUAL + ahead();
            time.set(shown(if is_chosen { digest.minute } else { usual }));
        }
    });
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        done.set(false);
        let digest = Digest {
            mail: mail.get_untracked(),
            webhook: webhook.get_untracked(),
            minute: read(&time.get_untracked()).unwrap_or(USUAL),
        };
        let asked = put("/api/me/notices/digest", digest);
        api_call.run(asked, move |answer: Channels| {
            wanted.set(Some(answer));
            done.set(true);
        });
    };
    let is = move |is: fn(&Channels) -> bool| {
        move || wanted.with(|wanted| wanted.as_ref().is_some_and(is))
    };
    view! {
        <Show when=is(|wanted| by_mail(wanted) || wanted.webhook.is_some())>
            <form class="fields digest" on:submit=save>
                <h3>{move || words.say("digest-title")}</h3>
                <p class="quiet">{move || words.say("digest-more")}</p>
                <Show when=is(by_mail)><Check label="digest-mail" value=mail/></Show>
                <Show when=is(|wanted| wanted.webhook.is_some())>
                    <Check label="digest-webhook" value=webhook/>
                </Show>
                <label class="field">
                    <span>{move || words.say("digest-time")}</span>
                    <input type="time" required prop:value=move || time.get()
                        on:input=move |event| time.set(event_target_value(&event))/>
                </label>
                <Trouble api_call/>
                <button>{move || words.say("account-save")}</button>
                <span role="status">{move || done.get().then(|| words.say("account-done"))}</span>
            </form>
        </Show>
    }
}
