//! What others may know of somebody: ratings, games, how they ended.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use urzeit_rules::record::GAMES;
use urzeit_table::{
    Millis,
    messages::{
        AccountId, BlockKind, Blocked, Finished, History, NewBlock, Played, Profile, Rating,
        RatingChange, Tally, Why,
    },
};
use wasm_bindgen_futures::spawn_local;

use super::{
    api_call::{ApiCall, Trouble},
    arrival::{Anybody, Hidden},
    gone::Gone,
    here::here,
    invite_to::InviteTo,
    known::{Known as KnownPeople, StarButton},
    listed::{day, game_mark, person},
    progress::Progress,
};
use crate::{
    http::{delete, get, post},
    text::{Words, words},
};

/// The page of somebody.
#[component]
pub(crate) fn Person() -> impl IntoView {
    let parameters = use_params_map();
    let id =
        Memo::new(move |_| parameters.with(|parameters| parameters.get("id").unwrap_or_default()));
    view! { <Anybody>{move || view! { <Known id=id.get()/> }}</Anybody> }
}

#[component]
fn Known(id: String) -> impl IntoView {
    let words = words();
    let here = here();
    let profile = RwSignal::new(None::<Result<Profile, Why>>);
    let address = format!("/api/people/{id}");
    let changes = RwSignal::new(Vec::<RatingChange>::new());
    spawn_local({
        let address = address.clone();
        async move {
            let asked: Result<Profile, Why> = get(&address).await;
            let rated = asked.as_ref().is_ok_and(|asked| !asked.ratings.is_empty());
            // The page may be gone meanwhile.
            profile.try_set(Some(asked));
            if rated && let Ok(all) = get(format!("{address}/ratings")).await {
                changes.try_set(all);
            }
        }
    });
    move || match profile.get() {
        Some(Ok(profile)) => {
            let address = address.clone();
            view! { <section class="narrow person"><About profile changes/><Games address/></section> }
                .into_any()
        }
        Some(Err(why)) if why.error == "server-not-found" && here.is_nobody() => {
            view! { <Hidden/> }.into_any()
        }
        Some(Err(why)) => view! { <Gone why/> }.into_any(),
        None => view! { <p class="narrow quiet">{move || words.say("online-wait")}</p> }.into_any(),
    }
}

#[component]
fn About(profile: Profile, changes: RwSignal<Vec<RatingChange>>) -> impl IntoView {
    let words = words();
    let Profile {
        id,
        name,
        guest,
        since,
        ratings,
        games,
    } = profile;
    let cards = GAMES.iter().filter_map(|game| {
        let tally = |bot| {
            let mut of_game = games.iter().filter(|tally| tally.game == *game);
            of_game.find(|tally| tally.bot == bot).cloned()
        };
        let (tally, bots) = (tally(false), tally(true));
        let of_game = ratings.iter().filter(|rating| rating.game == *game);
        let of_game: Vec<_> = of_game.cloned().collect();
        let is_known = tally.is_some() || bots.is_some() || !of_game.is_empty();
        is_known.then(|| view! { <Statistics game tally bots ratings=of_game changes/> })
    });
    let cards: Vec<_> = cards.collect();
    let none = cards.is_empty();
    view! {
        <h1>{name.clone()}</h1>
        <p class="quiet">
            {move || words.say(if guest { "person-guest" } else { "person-account" })}
            " · "
            {move || words.say_with("person-since", &[("day", day(words, since).into())])}
        </p>
        <Relation account=id name guest/>
        {none.then(|| view! { <p class="quiet">{move || words.say("person-nothing")}</p> })}
        <div class="statistics">{cards}</div>
    }
}

/// How somebody fares in one game.
#[component]
fn Statistics(
    game: &'static str,
    tally: Option<Tally>,
    bots: Option<Tally>,
    ratings: Vec<Rating>,
    changes: RwSignal<Vec<RatingChange>>,
) -> impl IntoView {
    let words = words();
    let (finished, won) = tally.map_or((0, 0), |tally| (tally.finished, tally.won));
    let share = if finished > 0 {
        100 * won / finished
    } else {
        0
    };
    let sentence = move || {
        let title = words.say(&format!("{game}-title"));
        let named = [
            ("game", title.into()),
            ("finished", finished.into()),
            ("won", won.into()),
        ];
        words.say_with("person-tally", &named)
    };
    let by_bots = move |Tally { finished, won, .. }: Tally| {
        let named = [("finished", finished.into()), ("won", won.into())];
        words.say_with("person-tally-bots", &named)
    };
    let rating = move |rating: Rating| {
        let key = if rating.provisional {
            "person-provisional"
        } else {
            "person-sure"
        };
        let (players, bot) = (rating.players, rating.bot);
        let named = move || {
            let named = [("players", players.into()), ("games", rating.games.into())];
            let mut said = vec![words.say_with("person-rated", &named), words.say(key)];
            if bot {
                said.insert(0, words.say("person-bots"));
            }
            said.join(" · ")
        };
        let progress = move || {
            let is_of_it = |change: &&RatingChange| {
                change.game == game && (change.players, change.bot) == (players, bot)
            };
            let changes = changes.with(|all| all.iter().filter(is_of_it).cloned().collect());
            view! { <Progress changes/> }
        };
        view! {
            <li>
                <strong>{rating.rating}</strong>
                <small class="quiet">{named}</small>
                {progress}
            </li>
        }
    };
    view! {
        <section class="statistic" aria-label=move || words.say(&format!("{game}-title"))>
            {game_mark(game)}
            <div>
                <p>{sentence}</p>
                <svg class="share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="100" height="6" class="all"/>
                    <rect width=share height="6" class="won"/>
                </svg>
                <p class="quiet">{move || words.say_with("person-share", &[("share", share.into())])}</p>
                {bots.map(|bots| view! {
                    <p class="quiet by-bots">{move || by_bots(bots.clone())}</p>
                })}
                {(!ratings.is_empty()).then(|| view! {
                    <h3>{move || words.say("person-ratings")}</h3>
                    <ul class="plain-list ratings">{ratings.into_iter().map(rating).collect_view()}</ul>
                })}
            </div>
        </section>
    }
}

/// Starring somebody and inviting them; reading nothing of them any more, or not playing with them either.
#[component]
fn Relation(account: AccountId, name: String, guest: bool) -> impl IntoView {
    let words = words();
    let here = here();
    let api_call = ApiCall::new();
    let is_other = move || here.me().is_some_and(|me| me.id != account);
    let name = StoredValue::new(name);
    let shunned = RwSignal::new(None::<BlockKind>);
    let looking = ApiCall::new();
    Effect::new(move |_| {
        if is_other() {
            looking.run(get("/api/me/shunned"), move |all: Vec<Blocked>| {
                let this = all.into_iter().find(|one| one.account == account);
                shunned.set(this.map(|this| this.how));
            });
        }
    });
    let shun = move |how: BlockKind| {
        let block = NewBlock {
            account,
            how: how.to_string(),
        };
        api_call.run(post("/api/me/shunned", block), move |()| {
            shunned.set(Some(how));
        });
    };
    let stop = move || {
        let stopped = delete(format!("/api/me/shunned/{account}"), ());
        api_call.run(stopped, move |()| shunned.set(None));
    };
    let known = KnownPeople::default();
    Effect::new(move |_| {
        // A block ends a star.
        shunned.track();
        if is_other() {
            known.load();
        }
    });
    let toggle = move |how: BlockKind, label: &'static str, stop_label: &'static str| {
        let is_so = move || shunned.get() == Some(how);
        let label = move || words.say(if is_so() { stop_label } else { label });
        let act = move |_| if untrack(is_so) { stop() } else { shun(how) };
        view! { <button class="plain" on:click=act>{label}</button> }
    };
    let state = move || {
        let key = match shunned.get()? {
            BlockKind::Mute => "person-muted",
            BlockKind::Block => "person-blocked",
        };
        Some(words.say(key))
    };
    // Of somebody who is blocked nothing is read either.
    let is_welcome = move || shunned.get() != Some(BlockKind::Block);
    // A guest's name says who is meant only to those who know them.
    let is_known = move || !guest || known.all().iter().any(|one| one.account == account);
    view! {
        <Show when=is_other>
            <div class="buttons relation">
                <StarButton known account name=name.get_value() in_words=true/>
                <Show when=is_welcome>{toggle(BlockKind::Mute, "chat-mute", "person-unmute")}</Show>
                {toggle(BlockKind::Block, "person-block", "person-unblock")}
            </div>
            <p class="shunned" role="status">{state}</p>
            <Trouble api_call/>
            <Show when=move || is_welcome() && is_known()><InviteTo name=name.get_value()/></Show>
        </Show>
    }
}

/// Finished games, page by page.
#[component]
fn Games(address: String) -> impl IntoView {
    let words = words();
    let api_call = ApiCall::new();
    let games = RwSignal::new(Vec::<Finished>::new());
    let next = RwSignal::new(None::<String>);
    let more = move || {
        let after = next.get_untracked().map(|next| format!("?after={next}"));
        let address = format!("{address}/games{}", after.unwrap_or_default());
        api_call.run(get(address), move |page: History| {
            next.set(page.next);
            games.update(|games| games.extend(page.games));
        });
    };
    more();
    let more = StoredValue::new_local(more);
    let has = move || games.with(|games| !games.is_empty());
    view! {
        <Show when=has>
            <h2>{move || words.say("person-history")}</h2>
            <ul class="history">
                <For each=move || games.get() key=|game| game.id.clone() let:game>
                    <Past game/>
                </For>
            </ul>
        </Show>
        <Trouble api_call/>
        <Show when=move || next.with(Option::is_some)>
            <button on:click=move |_| more.with_value(|more| more())>{move || words.say("person-more")}</button>
        </Show>
    }
}

/// A finished game, with ways to look at it again.
#[component]
fn Past(game: Finished) -> impl IntoView {
    let words = words();
    let Finished {
        id,
        game,
        rated,
        ended,
        people,
        ..
    } = game;
    let has_result = people.iter().any(|played| played.won.is_some());
    view! {
        <li>
            {game_mark(&game)}
            <div class="past-game">
                <a href=format!("/table/{id}")>{move || words.say(&format!("{game}-title"))}</a>
                <span class="played-by">{played(words, people)}</span>
                <small class="quiet">{move || when(words, ended, rated, has_result)}</small>
            </div>
            <span class="links">
                <a href=format!("/replay/table/{id}")>{move || words.say("person-replay")}</a>
                <a href=format!("/api/tables/{id}/record") rel="external" download="">{move || words.say("person-record")}</a>
            </span>
        </li>
    }
}

fn when(words: Words, ended: Millis, rated: bool, has_result: bool) -> String {
    let rated = rated.then(|| words.say("agreed-rated"));
    let no_result = (!has_result).then(|| words.say("listed-no-result"));
    let said = [Some(day(words, ended)), rated, no_result];
    said.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn played(words: Words, people: Vec<Played>) -> Vec<AnyView> {
    let people = people.into_iter().map(|played| {
        let crown = (played.won == Some(true)).then_some("★ ");
        let points = played.points.map(|points| format!(" {points}"));
        let address = format!("/people/{}", played.account);
        let name = move || person(words, &played.name, played.bot);
        view! { <a href=address>{crown}{name}{points}</a> " " }.into_any()
    });
    people.collect()
}
