//! Inviting somebody by name into a seat, and being invited.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use urzeit_table::messages::{About, Acquaintance, Invitation, Sit, TableInfo};
use wasm_bindgen_futures::spawn_local;

use super::{
    api_call::{ApiCall, Trouble},
    here::here,
    known::{Known, OnlineMark},
    listed::{ago, game_mark, pace},
    own_bytes,
};
use crate::{
    http::{delete, get, post},
    text::words,
};

/// How many people are offered to be picked.
const PICKS: usize = 8;

/// A field for the name of somebody, with those whom one knows to pick from.
#[component]
pub(super) fn NameField(
    name: RwSignal<String>,
    /// Counted from 0.
    seat: usize,
    /// Somebody was picked.
    #[prop(optional, into)]
    picked: Option<Callback<()>>,
) -> impl IntoView {
    let words = words();
    let known = Known::new();
    let list = format!("known-{seat}");
    let field = NodeRef::<leptos::html::Input>::new();
    // The keyboard goes where a name is asked for.
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            let _ = field.focus();
        }
    });
    let label = move || words.say_with("invite-name", &[("seat", (seat + 1).into())]);
    let names = move || {
        let all = known.all().into_iter();
        all.map(|one| view! { <option value=one.name></option> })
            .collect_view()
    };
    let pick = move |one: Acquaintance| {
        let chosen = one.name.clone();
        let mark = if one.starred { "★ " } else { "" };
        let choose = move |_| {
            name.set(chosen.clone());
            if let Some(picked) = picked {
                picked.run(());
            }
        };
        view! {
            <button type="button" class="pick" on:click=choose>
                <span aria-hidden="true">{mark}</span>{one.name}<OnlineMark online=one.online/>
            </button>
        }
    };
    let picks = move || {
        let all = known.all().into_iter().take(PICKS);
        all.map(pick).collect_view()
    };
    let has_picks = move || known.people.with(|people| *people != Default::default());
    view! {
        <label class="field">
            <span>{label}</span>
            <input type="text" list=list.clone() autocomplete="off" maxlength="40" required
                node_ref=field prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))/>
        </label>
        <datalist id=list>{names}</datalist>
        <Show when=has_picks>
            <div class="picks" role="group" aria-label=move || words.say("invite-pick")>{picks}</div>
        </Show>
    }
}

/// What the table's maker fills in to invite somebody to a seat.
#[component]
pub(super) fn InviteForm(
    seat: usize,
    /// Invites somebody of this name.
    invite: Callback<String>,
) -> impl IntoView {
    let words = words();
    let name = RwSignal::new(String::new());
    let send = move || {
        let name = name.get_untracked().trim().to_owned();
        if !name.is_empty() {
            invite.run(name);
        }
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        send();
    };
    view! {
        <form class="invite-name" on:submit=submit>
            <NameField name seat picked=Callback::new(move |()| send())/>
            <button class="primary">{move || words.say("invite-send")}</button>
        </form>
    }
}

/// The seats that are kept for the player at this screen.
#[component]
pub(crate) fn Invitations() -> impl IntoView {
    let words = words();
    let here = here();
    let all = RwSignal::new(Vec::<Invitation>::new());
    let load = move || {
        spawn_local(async move {
            if let Ok(answer) = get("/api/me/invitations").await {
                // The page may be gone meanwhile.
                all.try_set(answer);
            }
        });
    };
    Effect::new(move |_| {
        here.notices.track();
        match here.me() {
            Some(_) => load(),
            None => all.set(Vec::new()),
        }
    });
    let gone = move |table: &str| all.update(|all| all.retain(|one| one.table != table));
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <section class="listed invitations">
                <h2>{move || words.say("invitations-title")}</h2>
                <ul>
                    <For each=move || all.get() key=|one| (one.table.clone(), one.at) let:one>
                        <Row invitation=one gone=Callback::new(move |table: String| gone(&table))/>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Row(invitation: Invitation, gone: Callback<String>) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let navigate = use_navigate();
    let Invitation {
        table,
        game,
        players,
        name,
        settings,
        rated,
        at,
        ..
    } = invitation;
    let address = format!("/table/{table}");
    let mark = game_mark(&game);
    let title = move || {
        let game = words.say(&format!("{game}-title"));
        let named = [("who", name.clone().into()), ("game", game.into())];
        words.say_with("room-invites", &named)
    };
    let agreed = move || {
        let mut agreed = vec![words.say_with("room-players", &[("count", players.into())])];
        agreed.extend(pace(words, &settings).into_iter().take(1));
        if rated {
            agreed.push(words.say("agreed-rated"));
        }
        agreed.push(ago(words, at));
        agreed.join(" · ")
    };
    let sit = {
        let table = table.clone();
        move |_| {
            let sit = Sit {
                bytes: own_bytes(),
                ..Sit::default()
            };
            let navigate = navigate.clone();
            let asked = post(format!("/api/tables/{table}/sit"), sit);
            api_call.run(asked, move |table: TableInfo| {
                navigate(&format!("/table/{}", table.id), Default::default());
            });
        }
    };
    let decline = move |_| {
        let table = table.clone();
        let asked = delete(format!("/api/me/invitations/{table}"), ());
        api_call.run(asked, move |()| gone.run(table));
    };
    view! {
        <li class="your-turn">
            {mark}
            <div>
                <a href=address><strong>{title}</strong></a>
                <small class="quiet">{agreed}</small>
                <Trouble api_call/>
            </div>
            <button class="primary" on:click=sit>{move || words.say("room-sit-down")}</button>
            <button on:click=decline>{move || words.say("invitations-decline")}</button>
        </li>
    }
}

/// At a table to which the player at this screen is invited: no, thank you.
#[component]
pub(super) fn Decline(table: String) -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let navigate = use_navigate();
    let table = StoredValue::new(table);
    let is_invited = move || {
        here.notices.with(|notices| {
            let mut invited = notices.iter().filter(|one| one.about == About::Invited);
            table.with_value(|table| invited.any(|one| one.table == *table))
        })
    };
    let decline = StoredValue::new_local(move || {
        let navigate = navigate.clone();
        let path = format!("/api/me/invitations/{}", table.get_value());
        api_call.run(delete(path, ()), move |()| {
            navigate("/online", Default::default());
        });
    });
    view! {
        <Show when=is_invited>
            <button class="decline" on:click=move |_| decline.with_value(|decline| decline())>
                {move || words.say("invitations-decline")}
            </button>
        </Show>
        <Trouble api_call/>
    }
}
