//! The page of a table on the server; and what is there before its game begins.

use std::time::Duration;

use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use serde::Serialize;
use urzeit_players::Level;
use urzeit_rules::Seat;
use urzeit_table::{
    Deed, Sitter,
    messages::{Fill, SeatInfo, Sit, Sits, State, TableInfo, Visibility, Welcome, Why},
};
use wasm_bindgen_futures::spawn_local;

use super::{
    api_call::{ApiCall, Sure, Trouble},
    arrival::{Anybody, AskSitter, Hidden},
    chat::Chat,
    connection::Connection,
    gone::Gone,
    here::{here, is_out},
    inviting::{Decline, InviteForm},
    listed::{manners, options, pace, plays},
    new::{Choose, sits, sitters},
    own_bytes,
    play::Playing,
    presence::PresenceMark,
    unread::Unread,
};
use crate::{
    clipboard::LinkField,
    heading::{Heading, look_again},
    home::picture,
    http::{post, put},
    place,
    played::{self, Played},
    session::online::{Online, follow, look},
    text::words,
};

/// After so many milliseconds computer players are offered, and so often it is looked at.
const WAITS: f64 = 60_000.0;
/// Somebody who has not had a table open for so many milliseconds does not wait there any more.
const GONE: f64 = 300_000.0;
const TICK: Duration = Duration::from_secs(2);

/// They are easy to beat, as in a first game.
const FILLS: Level = Level::Easy;

/// The time after which it is said again for how long somebody has been away.
const MINUTE: Duration = Duration::from_secs(60);

/// The page of a table on the server.
#[component]
pub(crate) fn OnlineTable() -> impl IntoView {
    let parameters = use_params_map();
    let query = use_query_map();
    let asked = Memo::new(move |_| {
        let id = parameters.with(|parameters| parameters.get("id").unwrap_or_default());
        (id, query.with(|query| query.get("invite")))
    });
    view! {
        <Anybody>
            {move || {
                let (id, invite) = asked.get();
                view! { <Seen id invite/> }
            }}
        </Anybody>
    }
}

/// The table, as soon as the server has shown it.
#[component]
fn Seen(id: String, invite: Option<String>) -> impl IntoView {
    let words = words();
    let here = here();
    let seen = RwSignal::new(None::<Result<(&'static dyn Played, Welcome), Why>>);
    {
        let invite = invite.clone();
        let look = async move {
            let welcome = look(&id, invite.as_deref()).await?;
            let game = played::fetch(&welcome.table.game).await;
            let game = game.ok_or_else(|| Why::only("page-part-lost"))?;
            Ok((game, welcome))
        };
        spawn_local(async move { seen.set(Some(look.await)) });
    }
    let followed = move || {
        // Somebody is signed in here; another name is no other person.
        let account = untrack(|| here.me()).map_or(0, |me| me.id);
        let followed = seen
            .get()?
            .and_then(|(game, welcome)| follow(game, welcome, account, invite.clone()));
        Some((followed, invite.clone()))
    };
    move || match followed() {
        Some((Ok(online), invite)) => view! { <AtTable online invite/> }.into_any(),
        Some((Err(why), _)) if why.error == "server-not-found" && here.is_nobody() => {
            view! { <Hidden/> }.into_any()
        }
        Some((Err(why), invite)) => {
            // A link may have worked once.
            let perhaps = if invite.is_some() {
                "gone-invite"
            } else {
                "gone-table"
            };
            view! { <Gone why perhaps/> }.into_any()
        }
        None => view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }.into_any(),
    }
}

#[component]
fn AtTable(online: Online, invite: Option<String>) -> impl IntoView {
    let words = words();
    let session = online.session;
    let here = here();
    // A player who was signed out elsewhere is asked for a name again.
    Effect::new(move |_| {
        let gone = online.gone.get();
        if gone.is_some_and(|why| is_out(&why)) {
            here.look_again();
        }
    });
    let stage = Memo::new(move |_| {
        session.table.with(|table| match table.state {
            // The board stays where it is when the game is over.
            State::Over => State::Running,
            state => state,
        })
    });
    let heading: Heading = expect_context();
    let is_invited = Memo::new(move |_| session.table.with(is_invitation));
    Effect::new(move |before: Option<()>| {
        stage.track();
        is_invited.track();
        if before.is_some() {
            look_again(heading);
        }
    });
    let unread = Unread::new(online);
    let is_named = move || here.me().is_some();
    let asks_name = move || here.is_nobody() && here.sits_down.with(Option::is_some);
    let rated = Signal::derive(move || session.table.with(|table| table.rated));
    let api_call = ApiCall::new();
    // Somebody who wanted to sit down and has given a name does so.
    if untrack(is_named)
        && let Some(sit) = here.sits_down.try_update_untracked(Option::take).flatten()
    {
        change(api_call, online, "sit", sit);
    }
    let place = move || match stage.get() {
        State::Waiting => {
            let chat = move || view! { <Chat online unread/> };
            view! {
                <WaitingRoom online invite=invite.clone()/>
                <Show when=is_named>{chat}</Show>
            }
            .into_any()
        }
        State::Aborted => view! {
            <section class="narrow">
                <h1>{move || words.say("room-aborted")}</h1>
                {move || called_off(online).map(|seat| view! { <CalledOff online seat/> })}
                <p><a href="/online">{move || words.say("lobby-title")}</a></p>
            </section>
            <Show when=is_named><Chat online unread/></Show>
        }
        .into_any(),
        _ => view! {
            <Show when=asks_name><AskSitter rated/></Show>
            <Playing online unread/>
        }
        .into_any(),
    };
    move || match online.gone.get() {
        Some(why) => view! { <Gone why perhaps="gone-table"/> }.into_any(),
        None => view! {
            <Connection online/>
            <Trouble api_call/>
            {place.clone()}
        }
        .into_any(),
    }
}

/// The player who has not begun in time, if the game was called off for that.
fn called_off(online: Online) -> Option<Seat> {
    online.session.told.with(|told| match &told.last()?.deed {
        Some(Deed::CallOff(seat)) => Some(*seat),
        _ => None,
    })
}

/// Says why there is no game, and leads those who waited to another one.
#[component]
fn CalledOff(online: Online, seat: Seat) -> impl IntoView {
    let words = words();
    let session = online.session;
    let is_mine = move || session.table.with(|table| table.you == Some(seat));
    let why = move || {
        if is_mine() {
            words.say("room-called-off-you")
        } else {
            words.say_with("room-called-off", &[("who", session.name(seat).into())])
        }
    };
    let game = session.table.with_untracked(|table| table.game.clone());
    view! {
        <p>{why}</p>
        <p><a class="button primary" href=format!("/online/quick/{game}")>{move || words.say("quick-play")}</a></p>
    }
}

/// Asks the server to change something at the table, and shows what it is then.
pub(super) fn change(
    api_call: ApiCall,
    online: Online,
    what: &str,
    body: impl Serialize + 'static,
) {
    let asked = post(address(online, what), body);
    api_call.run(asked, move |table: TableInfo| online.renew(table));
}

/// Where something about the table is asked.
fn address(online: Online, what: &str) -> String {
    let id = online
        .session
        .table
        .with_untracked(|table| table.id.clone());
    format!("/api/tables/{id}/{what}")
}

/// Before the game begins.
#[component]
fn WaitingRoom(online: Online, invite: Option<String>) -> impl IntoView {
    let words = words();
    let session = online.session;
    let table = session.table;
    let api_call = ApiCall::new();
    let of = move |is: fn(&TableInfo) -> bool| move || table.with(is);
    let full = |table: &TableInfo| table.seats.iter().all(|seat| seat.sitter.is_some());
    let title = move || table.with(|table| heading(words, table));
    let game = table.with_untracked(|table| table.game.clone());
    let rules = place::at(&format!("/rules/{game}"));
    let title_of_game = format!("{game}-title");
    let how = move || {
        let named = [("game", words.say(&title_of_game).into())];
        words.say_with("room-how-to-play", &named)
    };
    let summary = move || table.with(|table| summary(words, table));
    let seats = move || table.with(|table| table.seats.len());
    let is_guest = move || table.with(is_invitation);
    let state = move || {
        let awaited = table.with(awaited).filter(|_| !is_guest());
        if let Some(awaited) = awaited {
            let key = if table.with(|table| table.begins_when_full) {
                "room-waits-for-begins"
            } else {
                "room-waits-for"
            };
            return words.say_with(key, &[("who", words.list(&awaited).into())]);
        }
        words.say(
            match table.with(|table| (full(table), table.yours, table.begins_when_full)) {
                (false, _, true) if is_guest() => "room-waits-begins",
                (false, _, true) => "room-waits-link-begins",
                (false, ..) if is_guest() => "room-has-room",
                (false, ..) => "room-waits",
                (true, _, true) if table.with(needs_everybody) => "room-full-here",
                (true, true, _) => "room-full-yours",
                (true, false, _) => "room-full",
            },
        )
    };
    let watching = move || {
        // A viewer without a seat looks on too, and knows of that one.
        let known = usize::from(table.with(|table| table.you.is_none()));
        let watching = table.with(|table| table.watching);
        (watching > known).then(|| words.say_with("room-watching", &[("count", watching.into())]))
    };
    let post = move |what: &'static str| move || change(api_call, online, what, ());
    let sit_down = view! { <SitDown online invite=invite.clone()/> };
    let id = table.with_untracked(|table| table.id.clone());
    view! {
        <section class="narrow room">
            {picture(&game)}
            <h1>{title}</h1>
            <p class="summary">{summary}</p>
            // In a window of its own: whoever reads stays at the table.
            <p><a class="how-to-play" href=rules target="_blank">{how}</a></p>
            <p role="status" aria-live="polite">{state}</p>
            <p class="quiet">{watching}</p>
            <Show when=of(TableInfo::begins_soon)>
                <p class="quiet">{move || words.say("room-begin-soon")}</p>
            </Show>
            <ul class="seats">
                <For each=move || 0..seats() key=|seat| *seat let:seat>
                    <SeatRow online seat invite=invite.clone()/>
                </For>
            </ul>
            {sit_down}
            <Decline table=id/>
            <Filling online api_call/>
            <Trouble api_call/>
            <Link online label="room-invite" leads=true/>
            <div class="buttons">
                <Show when=of(|table| table.yours && table.seats.iter().all(|seat| seat.sitter.is_some()))>
                    <button class="primary" on:click=move |_| post("begin")()>{move || words.say("setup-begin")}</button>
                </Show>
                <Show when=of(|table| table.you.is_some())>
                    <button on:click=move |_| post("leave")()>{move || words.say("room-leave")}</button>
                </Show>
                // A maker who does not sit there is not told who is still there.
                <Show when=of(|table| table.may_arrange() || table.yours && table.you.is_none())>
                    <Sure label="room-abort" act=post("abort")/>
                </Show>
            </div>
            <Facts online open=true/>
        </section>
    }
}

/// Does the game begin only when everybody is here?
fn needs_everybody(table: &TableInfo) -> bool {
    table.settings.pace.gathers(table.rated).is_some()
}

/// To somebody who neither sits there nor made the table it is an invitation.
fn is_invitation(table: &TableInfo) -> bool {
    table.you.is_none() && !table.yours
}

/// What the table is to whoever is here.
fn heading(words: crate::text::Words, table: &TableInfo) -> String {
    let game = words.say(&format!("{}-title", table.game));
    if !is_invitation(table) || table.creator.is_empty() {
        return game;
    }
    let named = [("who", table.creator.clone().into()), ("game", game.into())];
    words.say_with("room-invites", &named)
}

/// The people for whom all seats are kept that nobody has taken; nothing if there are other such seats, or none.
fn awaited(table: &TableInfo) -> Option<Vec<String>> {
    let free = table.seats.iter().filter(|seat| seat.sitter.is_none());
    let names = free.map(|seat| {
        let kept = seat.reserved.clone().filter(|_| !seat.declined);
        kept.filter(|name| !name.is_empty())
    });
    let names: Vec<_> = names.collect::<Option<_>>()?;
    (!names.is_empty()).then_some(names)
}

/// For how many it is, and at which pace, in one line.
fn summary(words: crate::text::Words, table: &TableInfo) -> String {
    let players = words.say_with("room-players", &[("count", table.seats.len().into())]);
    let taken = table.seats.iter().filter(|seat| seat.sitter.is_some());
    let taken = words.say_with("room-taken", &[("count", taken.count().into())]);
    let pace = pace(words, &table.settings);
    let said = [players, taken].into_iter().chain(pace);
    said.collect::<Vec<_>>().join(" · ")
}

/// Somebody without a name can sit down too, and is asked for one then.
#[component]
fn SitDown(online: Online, invite: Option<String>) -> impl IntoView {
    let words = words();
    let here = here();
    let has_room = move || {
        let table = online.session.table;
        table.with(|table| table.seats.iter().any(|seat| seat.sitter.is_none()))
    };
    let is_asked = move || here.sits_down.with(Option::is_some);
    let rated = Signal::derive(move || online.session.table.with(|table| table.rated));
    let sit = move |_| {
        here.sits_down.set(Some(Sit {
            bytes: own_bytes(),
            invite: invite.clone(),
            ..Sit::default()
        }));
    };
    let sit = StoredValue::new_local(sit);
    view! {
        <Show when=move || here.is_nobody() && has_room()>
            <Show
                when=is_asked
                fallback=move || view! {
                    <button class="primary sit-down" on:click=move |event| sit.with_value(|sit| sit(event))>
                        {move || words.say("room-sit-down")}
                    </button>
                }
            >
                <AskSitter rated/>
            </Show>
        </Show>
    }
}

/// After a while computer players are offered for the seats that are free. Until the game begins the seats
/// stay free for people who come.
#[component]
fn Filling(online: Online, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let table = online.session.table;
    let opened = js_sys::Date::now();
    let time = RwSignal::new(opened);
    if let Ok(tick) = set_interval_with_handle(move || time.set(js_sys::Date::now()), TICK) {
        on_cleanup(move || tick.clear());
    }
    let may = move || {
        table.with(|table| {
            let free = table.seats.iter().any(|seat| seat.sitter.is_none());
            table.yours && table.you.is_some() && !table.rated && free
        })
    };
    // The clock of this machine may be wrong.
    let since = RwSignal::new(opened.min(table.with_untracked(|table| table.created as f64)));
    let taken = Memo::new(move |_| {
        let sitters = |table: &TableInfo| table.seats.iter().map(|seat| seat.sitter).collect();
        table.with::<Vec<Option<Sitter>>>(sitters)
    });
    // Where somebody has just come or gone, others may follow: the server waits as long.
    Effect::watch(
        move || taken.get(),
        move |_, _, _| since.set(js_sys::Date::now()),
        false,
    );
    let waited = move || time.get() - since.get() >= WAITS;
    let fill = move |_| {
        let computer = FILLS.to_string();
        change(api_call, online, "fill", Fill { computer });
    };
    view! {
        <Show when=move || may() && waited()>
            <section class="filling" role="status">
                <p>{move || words.say("room-fill-lead")}</p>
                <button class="primary" on:click=fill>{move || words.say("room-fill")}</button>
            </section>
        </Show>
    }
}

/// A seat, who sits there, and what whoever is here can do about it.
#[component]
fn SeatRow(online: Online, seat: usize, invite: Option<String>) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let table = online.session.table;
    let info = move || table.with(|table| table.seats.get(seat).cloned());
    let kind = move || table.with(|table| plays(words, &table.game, &table.header, seat + 1));
    let is_mine = move || table.with(|table| table.you == Some(Seat::at(seat)));
    let here = here();
    let may_sit = move || {
        let free = info().is_some_and(|info| info.sitter.is_none()) && here.me().is_some();
        free && table.with(|table| table.you.is_none())
    };
    let sit = move |_| {
        let sit = Sit {
            seat: Some(seat as u8 + 1),
            bytes: own_bytes(),
            invite: invite.clone(),
            ..Sit::default()
        };
        change(api_call, online, "sit", sit);
    };
    let time = RwSignal::new(js_sys::Date::now());
    let may_free = move || {
        let yours = table.with(|table| table.yours);
        yours && has_gone(online, Seat::at(seat), time.get())
    };
    let may_change = move || (table.with(TableInfo::may_arrange) || may_free()) && !is_mine();
    if let Ok(tick) = set_interval_with_handle(move || time.set(js_sys::Date::now()), MINUTE) {
        on_cleanup(move || tick.clear());
    }
    view! {
        <li class:taken=move || info().is_some_and(|info| info.sitter.is_some())>
            <span class="number">{seat + 1}</span>
            <span class="name">{move || info().map(|info| sitter(words, &info))}<small>{kind}</small></span>
            <Show when=may_sit>
                <button class="primary" on:click=sit.clone()>{move || words.say("room-sit")}</button>
            </Show>
            <PresenceMark online seat=Seat::at(seat) time/>
            <Show when=is_mine><span class="quiet">{move || words.say("room-you")}</span></Show>
            <Show when=may_change><Arrange online seat api_call/></Show>
            <Trouble api_call/>
        </li>
    }
}

/// Has the person in a seat been away for so long that they do not wait there any more?
fn has_gone(online: Online, seat: Seat, now: f64) -> bool {
    let presence = online.presence.get();
    let known = presence.iter().find(|one| one.seat == seat && !one.here);
    let since = known.and_then(|known| known.since);
    since.is_some_and(|since| now + online.ahead.get() - since as f64 >= GONE)
}

/// What the table's maker can do about a seat: say who can sit there, or invite somebody by name.
#[component]
fn Arrange(online: Online, seat: usize, api_call: ApiCall) -> impl IntoView {
    let words = words();
    let table = online.session.table;
    let info = move || table.with(|table| table.seats.get(seat).cloned());
    // Does the table's maker write a name?
    let naming = RwSignal::new(false);
    let is_declined = move || info().is_some_and(|info| info.declined);
    // The list is made anew with it: an open one stays open while others change something.
    let value = Memo::new(move |_| match info() {
        Some(SeatInfo {
            sitter, reserved, ..
        }) => match (sitter, reserved) {
            _ if naming.get() => "named".to_owned(),
            (None, None) => "open".to_owned(),
            (None, Some(name)) if name.is_empty() || is_declined() => "invited".to_owned(),
            (None, Some(_)) => "named".to_owned(),
            (Some(sitter), _) => sitter.to_string(),
        },
        None => String::new(),
    });
    let choices = move || {
        // Where quick play has led others, a seat of somebody who has gone is free for everybody again.
        let mut choices = if table.with(TableInfo::may_arrange) {
            sitters(&["open", "invited", "named"])
        } else {
            vec![("open".to_owned(), "new-seat-open".to_owned())]
        };
        if value.get() == "person" {
            choices.insert(0, ("person".to_owned(), "new-seat-person".to_owned()));
        }
        choices
    };
    let change_to = move |sits: Sits| {
        let address = address(online, &format!("seats/{}", seat + 1));
        api_call.run(put(address, sits), move |table: TableInfo| {
            naming.set(false);
            online.renew(table);
        });
    };
    let choose = move |chosen: String| match &*chosen {
        "person" => {}
        "named" => naming.set(true),
        chosen => change_to(sits(chosen)),
    };
    let invite_named = Callback::new(move |name: String| change_to(Sits::Named(name)));
    let may_withdraw = move || value.with(|value| value == "named") && !naming.get();
    view! {
        <label class="change">
            <span class="unseen">
                {move || words.say_with("setup-seat", &[("seat", (seat + 1).into())])}
            </span>
            {move || view! { <Choose value=value.into() choose choices=choices()/> }}
        </label>
        <Show when=may_withdraw>
            <button class="plain" on:click=move |_| change_to(Sits::Invited)>
                {move || words.say("invite-withdraw")}
            </button>
        </Show>
        <Show when=move || naming.get()><InviteForm seat invite=invite_named/></Show>
    }
}

/// The person or computer player in a seat, in words.
pub(super) fn sitter(words: crate::text::Words, info: &SeatInfo) -> String {
    match (info.sitter, &info.reserved) {
        (None, None) => words.say("room-free"),
        (None, Some(name)) if name.is_empty() => words.say("room-invited"),
        (None, Some(name)) => {
            let key = if info.declined {
                "room-declined"
            } else {
                "room-kept"
            };
            words.say_with(key, &[("who", name.clone().into())])
        }
        (Some(Sitter::Person), _) => info.name.clone(),
        (Some(Sitter::Computer(level)), _) => words.say(&format!("level-{level}")),
    }
}

/// The link for those who shall join, for those who sit there.
#[component]
pub(super) fn Link(
    online: Online,
    label: &'static str,
    /// Is it what everybody waits for?
    #[prop(optional)]
    leads: bool,
) -> impl IntoView {
    let link = Signal::derive(move || {
        let table = online.session.table;
        let (id, invite) = table.with(|table| (table.id.clone(), table.invite.clone()));
        let origin = window().location().origin().unwrap_or_default();
        invite.map(|invite| format!("{origin}/table/{id}?invite={invite}"))
    });
    view! { <LinkField link leads label=move || words().say(label)/> }
}

/// What was agreed on, in words.
#[component]
pub(super) fn Facts(online: Online, #[prop(default = false)] open: bool) -> impl IntoView {
    let words = words();
    let facts = move || {
        online.session.table.with(|table| {
            let mut facts = pace(words, &table.settings);
            facts.extend(manners(words, &table.settings, table.seats.len()));
            facts.extend(options(words, &table.game, &table.header));
            let flag = |is: bool, yes: &str, no: &str| words.say(if is { yes } else { no });
            facts.push(flag(table.rated, "agreed-rated", "agreed-unrated"));
            facts.push(flag(
                table.spectators,
                "agreed-spectators",
                "agreed-no-spectators",
            ));
            facts.push(flag(
                table.visibility == Visibility::Open,
                "agreed-open",
                "agreed-link",
            ));
            facts
        })
    };
    view! {
        <details class="facts" open=open>
            <summary>{move || words.say("room-facts")}</summary>
            <ul>{move || facts().into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view()}</ul>
            <p class="quiet">
                {move || words.say("room-commitment")}
                " "
                <code>{move || online.session.table.with(|table| table.commitment.clone())}</code>
            </p>
        </details>
    }
}
