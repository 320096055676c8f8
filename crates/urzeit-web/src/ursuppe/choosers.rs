//! Answers that are put together of parts: cubes, amoebas, genes. Only what leads to a legal
//! answer can be chosen; the table says why not the rest.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Amoeba, Colour, Cubes, Gene, Genes, Numbers, Who},
};

use super::{
    answers::Answer,
    glyphs::{CubePicture, FigurePicture, GenePicture},
    held::{Held, placeable},
    names,
};
use crate::text::{Words, words};

/// More diets are not listed but put together.
const MOST_LISTED: usize = 6;

/// The number of a new amoeba; its space is chosen on the board.
#[component]
pub(super) fn Which(held: Held, colour: Colour) -> impl IntoView {
    let words = words();
    let numbers = held.shown.legal.with_untracked(|legal| placeable(legal));
    let choose = move |number: u8| {
        let amoeba = Amoeba { colour, number };
        view! {
            <button
                class="part"
                data-drag=".basin"
                aria-pressed=move || (held.number.get() == Some(number)).to_string()
                aria-label=move || names::amoeba(words, amoeba)
                on:click=move |_| held.number.set(Some(number))
            >
                <FigurePicture colour number damage=0/>
            </button>
        }
    };
    let any = !numbers.is_empty();
    any.then(|| {
        view! {
            <div class="parts" role="group" aria-label=move || words.say("ursuppe-which")>
                {numbers.iter().map(choose).collect_view()}
            </div>
            <p class="hint">{move || words.say("ursuppe-where")}</p>
        }
    })
}

/// The amoebas that shall cling.
#[component]
pub(super) fn Clingers(held: Held, colour: Colour) -> impl IntoView {
    let words = words();
    let able = held.shown.legal.with_untracked(|legal| {
        let clingers = legal.iter().filter_map(|action| match action {
            Action::Cling(numbers) => Some(*numbers),
            _ => None,
        });
        clingers.fold(Numbers::NONE, Numbers::and)
    });
    let choose = move |number: u8| {
        let amoeba = Amoeba { colour, number };
        let damage = held
            .shown
            .position
            .with_untracked(|position| position.life(amoeba).map_or(0, |life| life.damage));
        view! {
            <button
                class="part"
                aria-pressed=move || held.clingers.get().contains(number).to_string()
                aria-label=move || names::amoeba(words, amoeba)
                on:click=move |_| held.toggle_clinger(number)
            >
                <FigurePicture colour number damage/>
            </button>
        }
    };
    let cling = move || {
        let clingers = held.clingers.get();
        let amoebas = clingers.iter().map(|number| Amoeba { colour, number });
        let named = [
            ("count", clingers.len().into()),
            ("amoebas", names::amoebas(words, amoebas).into()),
        ];
        let label = words.say_with("ursuppe-do-cling", &named);
        view! { <Answer held action=Action::Cling(clingers) label primary=true/> }
    };
    view! {
        <div class="parts" role="group" aria-label=move || words.say("ursuppe-clingers")>
            {able.iter().map(choose).collect_view()}
        </div>
        <div class="answers">{cling}</div>
    }
}

/// Cubes to take along.
#[component]
pub(super) fn Handful(held: Held) -> impl IntoView {
    let words = words();
    let take = move || {
        let cubes = held.handful.get();
        let named = [
            ("count", cubes.total().into()),
            ("cubes", names::cubes(words, cubes).into()),
        ];
        let label = words.say_with("ursuppe-do-take", &named);
        view! { <Answer held action=Action::Take(cubes) label primary=true/> }
    };
    view! { <Steppers held/> <div class="answers">{take}</div> }
}

/// What an amoeba could eat: a list if there is little, else cube by cube.
#[component]
pub(super) fn Diets(held: Held) -> impl IntoView {
    let diets: Vec<_> = held.shown.legal.with_untracked(|legal| {
        let diets = legal.iter().filter_map(|action| match action {
            Action::Eat(cubes, host) => Some((*cubes, *host)),
            _ => None,
        });
        diets.collect()
    });
    match diets.len() {
        ..=MOST_LISTED => {
            let diets = diets.into_iter().map(|(cubes, host)| {
                view! { <Meal held cubes host><Pictures cubes/></Meal> }
            });
            view! { <div class="answers">{diets.collect_view()}</div> }.into_any()
        }
        _ => {
            let mut hosts = Vec::new();
            for (_, host) in diets {
                if !hosts.contains(&host) {
                    hosts.push(host);
                }
            }
            view! { <MealInParts held hosts/> }.into_any()
        }
    }
}

/// A meal that can be eaten.
#[component]
fn Meal(
    held: Held,
    cubes: Cubes,
    host: Option<Who>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = words();
    // The cubes that somebody has picked on the board.
    let primary = Signal::derive(move || held.handful.get() == cubes && held.host.get() == host);
    let label = Signal::derive(move || {
        let named = [
            ("cubes", names::cubes(words, cubes).into()),
            ("host", host_name(held, words, host).into()),
        ];
        words.say_with("ursuppe-do-eat", &named)
    });
    let pictures = children.map(|children| children());
    view! { <Answer held action=Action::Eat(cubes, host) label primary>{pictures}</Answer> }
}

/// A meal put together cube by cube, with one of these hosts or without.
#[component]
fn MealInParts(held: Held, hosts: Vec<Option<Who>>) -> impl IntoView {
    let words = words();
    if !hosts.contains(&held.host.get_untracked()) {
        held.host.set(hosts.first().copied().flatten());
    }
    let choose = move |host: Option<Who>| {
        let label = move || {
            let named = [("host", host_name(held, words, host).into())];
            words.say_with("ursuppe-host", &named)
        };
        let choose = move |_| {
            held.host.set(host);
            held.handful.set(Cubes::NONE);
        };
        let is_chosen = move || held.host.get() == host;
        view! {
            <button class="part" aria-pressed=move || is_chosen().to_string() on:click=choose>
                {label}
            </button>
        }
    };
    let hosts = (hosts.len() > 1).then(|| {
        view! {
            <div class="parts" role="group" aria-label=move || words.say("ursuppe-hosts")>
                {hosts.into_iter().map(choose).collect_view()}
            </div>
        }
    });
    let eat = move || {
        let (cubes, host) = (held.handful.get(), held.host.get());
        if held.is_legal(Action::Eat(cubes, host)) {
            view! { <Meal held cubes host/> }.into_any()
        } else {
            view! { <p class="hint">{words.say("ursuppe-no-meal-yet")}</p> }.into_any()
        }
    };
    view! { {hosts} <Steppers held/> <div class="answers">{eat}</div> }
}

fn host_name(held: Held, words: Words, host: Option<Who>) -> String {
    let name = |host| {
        let position = held.shown.position;
        position.with(|position| names::named(words, position, host))
    };
    host.map_or_else(|| "none".to_owned(), name)
}

/// Cubes one by one.
#[component]
fn Pictures(cubes: Cubes) -> impl IntoView {
    let colours = Colour::ALL.into_iter();
    let pictures =
        colours.flat_map(|colour| (0..cubes[colour]).map(move |_| view! { <CubePicture colour/> }));
    view! { <span class="pictures">{pictures.collect_view()}</span> }
}

/// For every colour how many, one more, one fewer.
#[component]
fn Steppers(held: Held) -> impl IntoView {
    let words = words();
    let colours = held.shown.position.with_untracked(Ursuppe::colours);
    let stepper = move |colour: Colour| {
        let count = move || held.handful.get()[colour];
        let more = move || held.leads_to_a_handful(held.handful.get().and_one(colour));
        let is_there = move || held.handfuls().iter().any(|handful| handful[colour] > 0);
        let change = move |to: i8| {
            held.handful
                .update(|handful| handful[colour] = handful[colour].saturating_add_signed(to));
        };
        let add = move |_| {
            if more() {
                change(1);
            } else {
                held.shown
                    .act(held.taking(held.handful.get().and_one(colour)));
            }
        };
        let label =
            move |key: &str| words.say_with(key, &[("colour", names::tribe(words, colour).into())]);
        view! {
            <Show when=is_there>
                <li>
                    <button
                        aria-label=move || label("ursuppe-fewer")
                        disabled=move || count() == 0
                        on:click=move |_| change(-1)
                    >
                        "−"
                    </button>
                    <span class="count-of" role="status">
                        <CubePicture colour/>
                        <b>{count}</b>
                        <span class="unseen">{move || names::tribe(words, colour)}</span>
                    </span>
                    <button
                        aria-label=move || label("ursuppe-more")
                        aria-disabled=move || (!more()).to_string()
                        on:click=add
                    >
                        "+"
                    </button>
                </li>
            </Show>
        }
    };
    view! { <ul class="steppers">{colours.iter().map(stepper).collect_view()}</ul> }
}

/// Genes and biopoints for a gene defect.
#[component]
pub(super) fn Payment(held: Held, colour: Colour) -> impl IntoView {
    let words = words();
    let owned = held
        .shown
        .position
        .with_untracked(|position| position.player(colour).genes);
    let payments: Vec<(u16, Genes)> = held.shown.legal.with_untracked(|legal| {
        let payments = legal.iter().filter_map(|action| match action {
            Action::Pay(bp, genes) => Some((*bp, *genes)),
            _ => None,
        });
        payments.collect()
    });
    let payments = StoredValue::new(payments);
    let leads_to_payment = move |genes: Genes| {
        payments.with_value(|payments| payments.iter().any(|(_, paid)| paid.contains_all(genes)))
    };
    let toggle = move |gene: Gene| {
        let is_chosen = move || held.genes.get().contains(gene);
        let may = move || is_chosen() || leads_to_payment(held.genes.get().and(Genes::one(gene)));
        let change = move |_| {
            if may() {
                held.genes.update(|genes| {
                    if genes.contains(gene) {
                        genes.remove(gene);
                    } else {
                        genes.insert(gene);
                    }
                });
            } else {
                let genes = held.genes.get().and(Genes::one(gene));
                held.shown.act(Action::Pay(0, genes));
            }
        };
        view! {
            <button
                class="part"
                aria-pressed=move || is_chosen().to_string()
                aria-disabled=move || (!may()).to_string()
                on:click=change
            >
                <GenePicture gene/>
                {move || names::gene(words, gene)}
                <small>{gene.defect_value()}</small>
            </button>
        }
    };
    let pay = move || {
        let genes = held.genes.get();
        let payment = payments
            .with_value(|payments| payments.iter().find(|(_, paid)| *paid == genes).copied());
        match payment {
            Some((bp, genes)) => {
                let named = [
                    ("count", genes.len().into()),
                    ("genes", names::genes(words, genes.iter()).into()),
                    ("bp", bp.into()),
                ];
                let label = words.say_with("ursuppe-do-pay", &named);
                view! { <Answer held action=Action::Pay(bp, genes) label primary=true/> }.into_any()
            }
            None => view! { <p class="hint">{words.say("ursuppe-no-payment-yet")}</p> }.into_any(),
        }
    };
    view! {
        <div class="parts" role="group" aria-label=move || words.say("ursuppe-give-up")>
            {owned.iter().map(toggle).collect_view()}
        </div>
        <div class="answers">{pay}</div>
    }
}
