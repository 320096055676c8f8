//! Standing orders: what is done for a player as soon as the choice comes.

use leptos::prelude::*;
use urzeit_table::messages::{NewOrder, OwnOrder, OwnOrders, Why};
use wasm_bindgen_futures::spawn_local;

use crate::{
    http::{delete, get, post},
    session::Session,
    text::{Words, words},
};

/// The order that is no game's own.
const END: &str = "end";

/// What the panel says of the last change.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Said {
    Given(String),
    Withdrawn(String),
    /// One has acted for the last time, or its time is over.
    Ended,
    Failed(Why),
}

/// The panel of a table where somebody plays.
#[derive(Clone, Copy)]
struct Panel {
    session: Session,
    words: Words,
    orders: RwSignal<OwnOrders>,
    said: RwSignal<Option<Said>>,
}

#[component]
pub(super) fn Orders(session: Session) -> impl IntoView {
    let words = words();
    let panel = Panel {
        session,
        words,
        orders: RwSignal::new(OwnOrders::default()),
        said: RwSignal::new(None),
    };
    panel.look();
    let is_open = RwSignal::new(false);
    // Whatever happens may end an order, and changes what can be ordered.
    let happened = Memo::new(move |_| session.told.with(Vec::len));
    Effect::new(move |before: Option<usize>| {
        let happened = happened.get();
        let is_shown = is_open.get()
            || panel
                .orders
                .with_untracked(|orders| !orders.given.is_empty());
        if is_shown && before.is_some() {
            panel.look();
        }
        happened
    });
    let is_of_use = move || {
        let orders = panel.orders;
        orders.with(|orders| !orders.given.is_empty() || !orders.offered.is_empty())
    };
    let title = move || match panel.orders.with(|orders| orders.given.len()) {
        0 => words.say("orders-title"),
        count => words.say_with("orders-count", &[("count", count.into())]),
    };
    let toggle = move |event: leptos::ev::Event| {
        let details: web_sys::Element = event_target(&event);
        is_open.set(details.has_attribute("open"));
    };
    // What is given or withdrawn stays where it is, and so does the keyboard.
    let kinds = move || panel.orders.with(kinds);
    let unfit = move || panel.orders.with(unfit);
    view! {
        <Show when=is_of_use>
            <details class="orders" on:toggle=toggle>
                <summary>{title}</summary>
                <p class="explained">{move || words.say("orders-more")}</p>
                <For each=kinds key=Kind::clone let:kind>{panel.field(kind)}</For>
                <For each=unfit key=String::clone let:order>{panel.unfit_line(order)}</For>
            </details>
        </Show>
        <p class="quiet" role="status">{move || panel.status()}</p>
    }
}

/// Orders of which one can be given.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Kind {
    word: String,
    orders: Vec<String>,
}

/// What can be ordered, or is.
fn kinds(orders: &OwnOrders) -> Vec<Kind> {
    let given = orders.given.iter().filter(|order| !order.unfit);
    let given = given.map(|order| &order.order);
    let mut kinds: Vec<Kind> = Vec::new();
    for order in given.chain(&orders.offered) {
        let word = word(order);
        let order = order.clone();
        match kinds.iter_mut().find(|kind| kind.word == word) {
            Some(kind) if kind.orders.contains(&order) => {}
            Some(kind) => kind.orders.push(order),
            None => kinds.push(Kind {
                word: word.to_owned(),
                orders: vec![order],
            }),
        }
    }
    kinds.sort_by(|one, other| one.word.cmp(&other.word));
    for kind in &mut kinds {
        kind.orders.sort();
    }
    kinds
}

/// Orders that were not possible.
fn unfit(orders: &OwnOrders) -> Vec<String> {
    let unfit = orders.given.iter().filter(|order| order.unfit);
    unfit.map(|order| order.order.clone()).collect()
}

/// The word of its kind.
fn word(order: &str) -> &str {
    order.split(' ').next().unwrap_or_default()
}

impl Panel {
    fn address(self) -> String {
        let id = self.session.table.with_untracked(|table| table.id.clone());
        format!("/api/tables/{id}/orders")
    }

    /// Asks the server how the orders stand.
    fn look(self) {
        let address = self.address();
        spawn_local(async move {
            let Ok(orders) = get::<OwnOrders>(address).await else {
                // What is shown stays; a lost connection is told elsewhere.
                return;
            };
            let known = |order: &OwnOrder| orders.given.iter().any(|now| now.order == order.order);
            let before = self.orders.try_get_untracked().unwrap_or_default();
            if !before.given.iter().all(known) {
                self.said.try_set(Some(Said::Ended));
            }
            self.orders.try_set(orders);
        });
    }

    fn give(self, order: String) {
        let address = self.address();
        spawn_local(async move {
            let body = NewOrder {
                order: order.clone(),
            };
            self.answered(post(address, body).await, Said::Given(order));
        });
    }

    fn withdraw(self, order: String) {
        let address = format!(
            "{}/{}",
            self.address(),
            js_sys::encode_uri_component(&order)
        );
        spawn_local(async move {
            self.answered(delete(address, ()).await, Said::Withdrawn(order));
        });
    }

    fn answered(self, answer: Result<OwnOrders, Why>, done: Said) {
        match answer {
            Ok(orders) => {
                self.orders.try_set(orders);
                self.said.try_set(Some(done));
            }
            Err(why) => {
                // What was clicked shows again how it is.
                self.orders.try_update(|_| {});
                self.said.try_set(Some(Said::Failed(why)));
            }
        }
    }

    /// An order in words.
    fn name(self, order: &str) -> String {
        if order == END {
            return self.words.say("orders-end");
        }
        let name = self.session.game.order(self.words, order);
        name.unwrap_or_else(|| order.to_owned())
    }

    fn status(self) -> Option<String> {
        let say = |key, order: String| {
            let named = [("order", self.name(&order).into())];
            self.words.say_with(key, &named)
        };
        Some(match self.said.get()? {
            Said::Given(order) => say("orders-given", order),
            Said::Withdrawn(order) => say("orders-withdrawn", order),
            Said::Ended => self.words.say("orders-ended"),
            Said::Failed(why) => self.words.why(&why),
        })
    }

    /// Is it given, and waits for its choice?
    fn is_given(self, order: &str) -> bool {
        self.orders.with(|orders| {
            let mut given = orders.given.iter();
            given.any(|given| given.order == order && !given.unfit)
        })
    }

    fn field(self, kind: Kind) -> AnyView {
        match &kind.orders[..] {
            [only] => self.checkbox(only.clone()),
            _ => self.choice(kind),
        }
    }

    fn checkbox(self, order: String) -> AnyView {
        let order = StoredValue::new(order);
        let change = move |event| {
            if event_target_checked(&event) {
                self.give(order.get_value());
            } else {
                self.withdraw(order.get_value());
            }
        };
        let given = move || order.with_value(|order| self.is_given(order));
        view! {
            <label class="check">
                <input type="checkbox" prop:checked=given on:change=change/>
                <span>{move || order.with_value(|order| self.name(order))}</span>
            </label>
        }
        .into_any()
    }

    /// One of several, or none.
    fn choice(self, kind: Kind) -> AnyView {
        let Kind { word, orders } = kind;
        let key = format!("orders-which-{word}");
        let none = format!("{key}-none");
        let orders = StoredValue::new(orders);
        let given = move || {
            let given = orders.with_value(|orders| {
                let mut orders = orders.iter();
                orders.find(|order| self.is_given(order)).cloned()
            });
            given.unwrap_or_default()
        };
        let change = move |event| match event_target_value(&event) {
            order if order.is_empty() => self.withdraw(untrack(given)),
            order => self.give(order),
        };
        let options = orders.get_value().into_iter().map(|order| {
            let order = StoredValue::new(order);
            let chosen = move || order.with_value(|order| self.is_given(order));
            let name = move || order.with_value(|order| self.name(order));
            view! { <option value=order.get_value() prop:selected=chosen>{name}</option> }
        });
        view! {
            <label class="field">
                <span>{move || self.words.say(&key)}</span>
                <select on:change=change>
                    <option value="" prop:selected=move || given().is_empty()>
                        {move || self.words.say(&none)}
                    </option>
                    {options.collect_view()}
                </select>
            </label>
        }
        .into_any()
    }

    fn unfit_line(self, order: String) -> AnyView {
        let name = order.clone();
        let said = move || {
            let named = [("order", self.name(&name).into())];
            self.words.say_with("orders-unfit", &named)
        };
        view! {
            <p role="alert">
                {said}" "
                <button on:click=move |_| self.withdraw(order.clone())>
                    {move || self.words.say("orders-dismiss")}
                </button>
            </p>
        }
        .into_any()
    }
}
