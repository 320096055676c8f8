//! The board of Lords of Creation.

use leptos::{html::Div, prelude::*};
use urzeit_rules::lords::{Card, Hex, board::ROWS};
use urzeit_scene::{
    Shape, arrow, lords as scene,
    shape::{circle, group},
};
use wasm_bindgen::JsCast as _;

use super::{
    glyphs::called,
    names::There,
    overlay::{Chances, Way},
    plan::{Lit, Plan},
};
use crate::{
    drawn::{draw, moved_to},
    motion::{Motion, PassingBy},
    pointed::Rings,
    shown::is_again,
    text::words,
};

/// What all hexes share.
#[derive(Clone, Copy)]
struct Hand {
    plan: Plan,
    /// Where the keyboard is.
    focus: RwSignal<Hex>,
    /// The hex whose people the mouse pulls.
    pulled: RwSignal<Option<Hex>>,
    /// Where on the board the mouse has pulled them, once it is off their hex.
    pulled_to: RwSignal<Option<(f64, f64)>>,
}

impl Hand {
    /// The mouse pulls what it has pressed.
    fn pull(self, event: &leptos::ev::PointerEvent) {
        let Some(from) = self.pulled.get_untracked() else {
            return;
        };
        // The button was let go somewhere else.
        if event.buttons() & 1 == 0 {
            self.drop();
            return;
        }
        let is_own = self.plan.lit.with_untracked(|lit| lit[from.index()]) == Some(Lit::Stack)
            || self.plan.from.get_untracked() == Some(from);
        let is_off = self.plan.looked.get_untracked() != Some(from);
        if is_own && (is_off || self.pulled_to.with_untracked(Option::is_some)) {
            self.pulled_to.set(on_board(event));
        }
    }

    fn drop(self) {
        self.pulled.set(None);
        self.pulled_to.set(None);
    }
}

/// Where on the board the pointer is.
fn on_board(event: &leptos::ev::PointerEvent) -> Option<(f64, f64)> {
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let board = target.closest(".board").ok()??.get_bounding_client_rect();
    let frame = scene::FRAME;
    // All of it is shown, in the middle of its place.
    let scale = (board.width() / frame.width).min(board.height() / frame.height);
    let at = |client: i32, start: f64, long: f64, middle: f64| {
        (f64::from(client) - start - long / 2.0) / scale + middle
    };
    let x = at(
        event.client_x(),
        board.left(),
        board.width(),
        frame.x + frame.width / 2.0,
    );
    let y = at(
        event.client_y(),
        board.top(),
        board.height(),
        frame.y + frame.height / 2.0,
    );
    Some((x, y))
}

#[component]
pub(super) fn Board(plan: Plan) -> impl IntoView {
    let words = words();
    let zoomed = RwSignal::new(false);
    let ground = NodeRef::<Div>::new();
    let middle = Hex::at(0, 0).expect("the board has a middle");
    let hand = Hand {
        plan,
        focus: RwSignal::new(middle),
        pulled: RwSignal::new(None),
        pulled_to: RwSignal::new(None),
    };
    let motion = Motion::new(plan.shown, move |position| {
        scene::pieces(position, &called(words))
    });
    let row = move |row: usize| {
        let hexes: Vec<_> = Hex::all().filter(|hex| hex.row() == row).collect();
        view! {
            <g role="row">
                {draw(scene::row_name(row))}
                {hexes.into_iter().map(|hex| view! { <HexOf hand hex/> }).collect_view()}
            </g>
        }
    };
    // The world is laid out once; what happens on it later leaves the ground alone.
    let terrains = Memo::new(move |_| {
        let position = plan.shown.position;
        position.with(|position| {
            Hex::all()
                .map(|hex| position.terrain(hex))
                .collect::<Vec<_>>()
        })
    });
    let lands = move || {
        terrains.with(|terrains| {
            let terrain = |hex: Hex| terrains[hex.index()];
            draw(scene::ground(terrain, &called(words)))
        })
    };
    view! {
        <div class="world">
            <div node_ref=ground class="ground-view" class:zoomed=move || zoomed.get()>
                <svg
                    class="board"
                    viewBox=scene::FRAME.to_string()
                    role="grid"
                    aria-label=move || words.say("lords-board")
                    on:pointermove=move |event| hand.pull(&event)
                    on:pointerup=move |_| hand.drop()
                    on:pointerleave=move |_| plan.looked.set(None)
                >
                    {lands}
                    {(0..ROWS).map(row).collect_view()}
                    <Way plan/>
                    <Chances plan/>
                    <PassingBy motion/>
                    <Pulled hand/>
                    <Rings session=plan.shown.session ring=told_ring way=told_way/>
                </svg>
            </div>
            <p class="looked" aria-hidden="true">
                {move || plan.looked.get().map(|hex| There::on(plan, hex).what(words, plan, hex))}
            </p>
            <Zoom ground zoomed/>
        </div>
    }
}

/// The people that the mouse pulls go with it.
#[component]
fn Pulled(hand: Hand) -> impl IntoView {
    let words = words();
    move || {
        let (x, y) = hand.pulled_to.get()?;
        let from = hand.pulled.get_untracked()?;
        // Not the piece itself, which stays: a picture of it.
        let people = hand.plan.shown.position.with_untracked(|position| {
            let stack = position.stack(from)?;
            let colour = position.colours()[stack.owner.index()];
            Some(scene::people(stack, colour, &called(words)))
        });
        Some(draw(group([people?]).at(x, y).class("pulled")))
    }
}

/// A board larger than its place, and back.
#[component]
fn Zoom(ground: NodeRef<Div>, zoomed: RwSignal<bool>) -> impl IntoView {
    let words = words();
    let label = move || {
        if zoomed.get() {
            words.say("lords-zoom-out")
        } else {
            words.say("lords-zoom-in")
        }
    };
    let toggle = move |_| {
        zoomed.update(|zoomed| *zoomed = !*zoomed);
        request_animation_frame(move || show_middle(ground));
    };
    view! {
        <button class="zoom" aria-label=label title=label aria-pressed=move || zoomed.get().to_string() on:click=toggle>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15 15l6 6M7 10h6"/>
                <path class="plus" d="M10 7v6"/>
            </svg>
        </button>
    }
}

/// A ring around the hex of this name.
fn told_ring(hex: &str) -> Option<Shape> {
    let (x, y) = scene::centre(hex.parse().ok()?);
    Some(group([scene::outline("told-ring")]).at(x, y))
}

/// An arrow from one hex to another.
fn told_way(from: &str, to: &str) -> Option<Shape> {
    let [from, to] = [from, to].map(|hex| Some(scene::centre(hex.parse().ok()?)));
    Some(arrow(from?, to?, 19.0))
}

/// Of a board larger than its place.
fn show_middle(ground: NodeRef<Div>) {
    if let Some(ground) = ground.get_untracked() {
        ground.set_scroll_left((ground.scroll_width() - ground.client_width()) / 2);
        ground.set_scroll_top((ground.scroll_height() - ground.client_height()) / 2);
    }
}

/// One hex, with its terrain and its people.
#[component]
fn HexOf(hand: Hand, hex: Hex) -> impl IntoView {
    let words = words();
    let Hand {
        plan,
        focus,
        pulled,
        ..
    } = hand;
    let there = Memo::new(move |_| There::on(plan, hex));
    let terrain = Memo::new(move |_| there.get().terrain);
    let ghost = move || {
        let lit = there.get().lit == Some(Lit::Lay);
        let terrain = plan.marker.get().filter(|_| lit)?;
        let land = scene::land(terrain, &called(words));
        Some(draw(group([land]).class("ghost")))
    };
    let stack = move || {
        there.with(|there| there.stack)?;
        let position = plan.shown.position;
        let people =
            position.with_untracked(|position| scene::people_on(position, hex, &called(words)));
        people.map(draw)
    };
    let spot = move || {
        let There { stack, lit, .. } = there.get();
        let goes = matches!(lit, Some(Lit::March | Lit::Put | Lit::Advance));
        (goes && stack.is_none()).then(|| draw(circle(0, 0, 7).class("spot")))
    };
    let down = move |event: leptos::ev::PointerEvent| {
        // A finger that pulls scrolls the page.
        if event.pointer_type() == "mouse" {
            pulled.set(Some(hex));
        }
    };
    let up = move |_| {
        if let Some(from) = pulled.get_untracked().filter(|from| *from != hex) {
            plan.drag(from, hex);
        }
    };
    view! {
        <g
            id=format!("hex-{hex}")
            class=move || class_of(plan, hex, &there.get())
            data-told=move || plan.shown.session.points_at(&hex.to_string())
            transform=moved_to(scene::centre(hex))
            role="gridcell"
            tabindex=move || if focus.get() == hex { "0" } else { "-1" }
            aria-label=move || there.get().name(words, plan, hex)
            aria-selected=move || (plan.from.get() == Some(hex)).to_string()
            on:click=move |event| {
                if there.get_untracked().lit.is_some() || !is_again(&event) {
                    plan.click(hex);
                }
            }
            on:pointerdown=down
            on:pointerup=up
            on:pointerenter=move |_| plan.looked.set(Some(hex))
            on:focus=move |_| {
                focus.set(hex);
                plan.looked.set(Some(hex));
            }
            on:keydown=move |event| keys(hand, hex, &event)
        >
            {draw(scene::outline("bare area"))}
            {ghost}
            {draw(scene::outline("rim"))}
            {stack}
            {spot}
            {move || draw(scene::hex_name(hex, terrain.get().is_some()))}
        </g>
    }
}

/// How a hex is to look, in the words of the style sheet.
fn class_of(plan: Plan, hex: Hex, there: &There) -> String {
    let lit = match there.lit {
        None => "hex",
        Some(Lit::Attack(_)) => "hex lit attack",
        Some(Lit::March) => "hex lit march",
        Some(Lit::Lay) => "hex lit lay",
        Some(_) => "hex lit",
    };
    let picked = plan.from.get() == Some(hex);
    let aimed = plan.to.get() == Some(hex);
    let terrain = there.terrain;
    let hinted = terrain.is_some() && plan.card.get().map(Card::terrain) == terrain;
    let recent = plan.recent.with(|recent| recent.contains(hex));
    let more = [
        (picked, " picked"),
        (aimed, " aimed"),
        (hinted, " hinted"),
        (recent, " recent"),
    ];
    let more = more.iter().filter(|(is, _)| *is).map(|(_, class)| *class);
    format!("{lit}{}", more.collect::<String>())
}

/// Arrows go from hex to hex, Enter and the space bar click, plus and minus change how many go,
/// Escape lets go.
fn keys(hand: Hand, hex: Hex, event: &leptos::ev::KeyboardEvent) {
    let (q, r) = hex.coordinates();
    // Up and down zigzag, so that one stays in the middle of the board.
    let (up, down) = if r % 2 == 0 {
        ([0, 1], [-1, 0])
    } else {
        ([1, 0], [0, -1])
    };
    let next = match &*event.key() {
        "ArrowLeft" => Hex::at(q - 1, r),
        "ArrowRight" => Hex::at(q + 1, r),
        "ArrowUp" => up.iter().find_map(|dq| Hex::at(q + dq, r - 1)),
        "ArrowDown" => down.iter().find_map(|dq| Hex::at(q + dq, r + 1)),
        "Enter" | " " => {
            hand.plan.click(hex);
            None
        }
        "+" => {
            hand.plan.change_count(1);
            None
        }
        "-" => {
            hand.plan.change_count(-1);
            None
        }
        "Escape" => {
            hand.plan.let_go();
            None
        }
        _ => return,
    };
    event.prevent_default();
    let element = next.and_then(|next| document().get_element_by_id(&format!("hex-{next}")));
    if let (Some(next), Some(element)) = (next, element) {
        hand.focus.set(next);
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}
