//! What everybody has: markers, biopoints, amoebas, genes.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Amoeba, Card, Colour},
};
use urzeit_texts::number;

use super::{
    gene_card::{GeneFacts, GeneName},
    glyphs::{FigurePicture, Shape},
    held::Held,
    names,
};
use crate::{
    named::Name,
    text::{Words, words},
};

#[component]
pub(super) fn Players(held: Held) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let mut colours: Vec<_> =
        position.with_untracked(|position| position.players_in_game().iter().collect());
    colours.sort_by_key(|&colour| position.with_untracked(|position| position.seat_of(colour)));
    let players = colours
        .into_iter()
        .map(|colour| view! { <PlayerOf held colour/> });
    let dummy = position.with_untracked(Ursuppe::dummy);
    let dummy = dummy.map(|colour| {
        view! {
            <li class="player">
                <Shapes colours=vec![colour]/>
                <span class="name">{move || words.say("ursuppe-dummy")}<small>{move || names::tribe(words, colour)}</small></span>
                <Tokens held colour/>
            </li>
        }
    });
    view! {
        <section class="players">
            <h2>{move || words.say("ursuppe-players")}</h2>
            <ul>{players.collect_view()}{dummy}</ul>
        </section>
    }
}

#[component]
fn PlayerOf(held: Held, colour: Colour) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let own: Vec<_> = position.with_untracked(|p| p.own_colours(colour).iter().collect());
    let in_turn = move || {
        let seat = position.with(|position| position.seat_of(colour));
        seat.is_some_and(|seat| held.shown.session.is_turn_of(seat))
    };
    let told = move || {
        let seat = position.with(|position| position.seat_of(colour))?;
        held.shown.session.points_at(&format!("seat-{seat}"))
    };
    let seat = Signal::derive(move || position.with(|position| position.seat_of(colour)));
    let session = held.shown.session;
    let tribe = move || position.with(|position| names::player(words, position, colour));
    let marker = move || position.with(|position| position.player(colour).marker);
    let marker = move || {
        let space = marker()?;
        Some(view! { <small>{words.say("ursuppe-marker-at")}</small> " " {space} })
    };
    let steps = move || position.with(|position| position.steps(colour));
    let steps = move || words.say_with("ursuppe-steps", &[("steps", steps().into())]);
    let bp = move || position.with(|position| position.player(colour).bp);
    let bp = move || words.say_with("ursuppe-bp", &[("bp", bp().into())]);
    let tokens = own.iter().map(|&colour| view! { <Tokens held colour/> });
    let tokens = tokens.collect_view();
    view! {
        <li
            class="player"
            class:in-turn=in_turn
            aria-current=move || in_turn().then_some("true")
            data-told=told
        >
            <Shapes colours=own/>
            <span class="name"><Name session seat/><small>{tribe}</small></span>
            <span class="points">{marker}</span>
            <p class="worth"><b>{bp}</b> <span>{steps}</span> <span>{move || burden(words, position, colour)}</span></p>
            {tokens}
            <GenesOf held colour/>
        </li>
    }
}

/// How near the genes are to a gene defect; nothing without genes.
fn burden(words: Words, position: Memo<Ursuppe>, colour: Colour) -> Option<String> {
    position.with(|position| {
        let genes = position.player(colour).genes;
        let named = [
            ("sensitivity", genes.sensitivity().into()),
            ("ozone", position.card().map_or(0, Card::ozone).into()),
        ];
        (!genes.is_empty()).then(|| words.say_with("ursuppe-burden", &named))
    })
}

#[component]
fn Shapes(colours: Vec<Colour>) -> impl IntoView {
    let shapes = colours.iter().zip(0..).map(|(&colour, nth)| {
        view! { <g transform=format!("translate({0} {0}) scale({1})", nth * 16, 1.0 - 0.4 * f64::from(u8::from(colours.len() > 1)))><Shape colour/></g> }
    });
    view! { <svg viewBox="0 0 40 40" aria-hidden="true">{shapes.collect_view()}</svg> }
}

/// The amoebas of a colour: those in the soup to look at, the unborn as shadows.
#[component]
fn Tokens(held: Held, colour: Colour) -> impl IntoView {
    let words = words();
    let position = held.shown.position;
    let token = move |number: u8| {
        let amoeba = Amoeba { colour, number };
        let life = Memo::new(move |_| position.with(|position| position.life(amoeba)));
        let label = move || {
            let life = life.get()?;
            Some(names::amoeba_with_life(words, amoeba, life))
        };
        let look = move || held.looked_at.set(Some(amoeba));
        let look_away = move || held.looked_at.set(None);
        let shown = move || {
            match life.get() {
            Some(life) => view! {
                <button
                    class="token"
                    on:click=move |_| look()
                    on:focus=move |_| look()
                    on:blur=move |_| look_away()
                    on:mouseenter=move |_| look()
                    on:mouseleave=move |_| look_away()
                >
                    <span class="unseen">{label}</span>
                    <FigurePicture colour number damage=life.damage/>
                    <small aria-hidden="true">{life.space.word()}</small>
                </button>
            }
            .into_any(),
            None => view! {
                <span class="token unborn" aria-hidden="true"><FigurePicture colour number damage=0/></span>
            }
            .into_any(),
        }
        };
        view! { <li>{shown}</li> }
    };
    let numbers = 1..=position.with_untracked(|position| position.scale().amoebas);
    let alive = Memo::new(move |_| position.with(|position| position.alive(colour).len()));
    let most = usize::from(*numbers.end());
    let label = move || {
        let named = [
            ("colour", names::tribe(words, colour).into()),
            ("alive", alive.get().into()),
            ("unborn", (most - alive.get()).into()),
        ];
        words.say_with("ursuppe-alive", &named)
    };
    view! { <ul class="tokens" aria-label=label>{numbers.map(token).collect_view()}</ul> }
}

/// The genes of a player; each says what it does when opened.
#[component]
fn GenesOf(held: Held, colour: Colour) -> impl IntoView {
    let position = held.shown.position;
    let genes = move || {
        let genes = position.with(|position| position.player(colour).genes);
        genes.iter().collect::<Vec<_>>()
    };
    view! {
        <div class="genes">
            <For each=genes key=|gene| *gene let:gene>
                <details>
                    <summary><GeneName gene/><small>{number(gene.card().sensitivity)}</small></summary>
                    <GeneFacts position gene/>
                </details>
            </For>
        </div>
    }
}
