//! What is in hand, dragged onto the board: tiles, markers, cards, new amoebas.
//!
//! It is a click on what is dragged and a click on where it is dropped, so that whatever holds for clicks holds for
//! it: what cannot be chosen is refused there. What can be dragged says where to as `data-drag`, the selectors of
//! places; if it has `data-drop`, it is clicked itself once it is dropped on one of them.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

/// Nobody holds a finger still: so many pixels are no drag.
const SLACK: f64 = 8.0;

/// What the pointer has pressed.
#[derive(Clone)]
struct Pressed {
    what: HtmlElement,
    onto: String,
    at: (f64, f64),
    /// What follows the pointer, once it is a drag.
    follows: Option<HtmlElement>,
    /// The place below it.
    over: Option<Element>,
}

/// The pointer at a table.
#[derive(Clone, Copy)]
pub(crate) struct Drag(StoredValue<Option<Pressed>, LocalStorage>);

impl Drag {
    /// Follows the pointer as long as the table is there.
    pub(crate) fn new() -> Drag {
        let drag = Drag(StoredValue::new_local(None));
        let moves = window_event_listener(ev::pointermove, move |event| drag.moves(&event));
        let drops = window_event_listener(ev::pointerup, move |event| drag.drops(&event));
        let ends = window_event_listener(ev::pointercancel, move |_| drop(drag.let_go()));
        on_cleanup(move || {
            moves.remove();
            drops.remove();
            ends.remove();
        });
        drag
    }

    /// The pointer presses something of the table.
    pub(crate) fn press(self, event: &PointerEvent) {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let what = target.and_then(|target: Element| target.closest("[data-drag]").ok()?);
        let what = what.and_then(|what| what.dyn_into::<HtmlElement>().ok());
        let pressed = what
            .filter(|_| event.is_primary() && event.button() == 0)
            .filter(|what| what.get_attribute("aria-disabled").as_deref() != Some("true"));
        self.0.set_value(pressed.map(|what| Pressed {
            onto: what.get_attribute("data-drag").unwrap_or_default(),
            what,
            at: place(event),
            follows: None,
            over: None,
        }));
    }

    fn moves(self, event: &PointerEvent) {
        let Some(mut pressed) = self.0.get_value() else {
            return;
        };
        let (x, y) = place(event);
        let (far_x, far_y) = (x - pressed.at.0, y - pressed.at.1);
        if pressed.follows.is_none() {
            if far_x.hypot(far_y) < SLACK {
                return;
            }
            if pressed.what.get_attribute("aria-pressed").as_deref() != Some("true") {
                pressed.what.click();
            }
            pressed.follows = follower(&pressed.what);
        }
        if let Some(follows) = &pressed.follows {
            let _ = follows
                .style()
                .set_property("translate", &format!("{far_x}px {far_y}px"));
        }
        let over = below(event, &pressed.onto);
        if over != pressed.over {
            mark(pressed.over.as_ref(), false);
            mark(over.as_ref(), true);
            pressed.over = over;
        }
        self.0.set_value(Some(pressed));
    }

    fn drops(self, event: &PointerEvent) {
        let Some(pressed) = self.let_go() else {
            return;
        };
        let place = below(event, &pressed.onto).filter(|_| pressed.follows.is_some());
        let Some(place) = place else {
            return;
        };
        if pressed.what.has_attribute("data-drop") {
            pressed.what.click();
            return;
        }
        if let Ok(click) = MouseEvent::new("click") {
            click.init_mouse_event_with_can_bubble_arg_and_cancelable_arg_and_view_arg_and_detail_arg(
                "click",
                true,
                true,
                Some(&window()),
                1,
            );
            let _ = place.dispatch_event(&click);
        }
    }

    /// Nothing is dragged any more.
    fn let_go(self) -> Option<Pressed> {
        let pressed = self.0.try_update_value(Option::take).flatten()?;
        mark(pressed.over.as_ref(), false);
        if let Some(follows) = &pressed.follows {
            follows.remove();
        }
        Some(pressed)
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

/// The place below the pointer.
fn below(event: &PointerEvent, onto: &str) -> Option<Element> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    document().element_from_point(x, y)?.closest(onto).ok()?
}

fn mark(place: Option<&Element>, is_over: bool) {
    if let Some(place) = place {
        let _ = place
            .class_list()
            .toggle_with_force("dragged-over", is_over);
    }
}

/// A picture of what is dragged, where it lies.
fn follower(what: &HtmlElement) -> Option<HtmlElement> {
    let picture = what.query_selector("svg").ok().flatten();
    let picture = picture.unwrap_or_else(|| what.clone().into());
    let at = picture.get_bounding_client_rect();
    let follows: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    // The colours of a game are those of its table.
    let game = what.closest(".table").ok().flatten();
    let game = game.map_or_else(String::new, |game| game.class_name());
    follows.set_class_name(&format!("dragged {}", game.replace("table", "")));
    let _ = follows.set_attribute("aria-hidden", "true");
    let style = follows.style();
    for (name, value) in [
        ("left", at.left()),
        ("top", at.top()),
        ("width", at.width()),
        ("height", at.height()),
    ] {
        let _ = style.set_property(name, &format!("{value}px"));
    }
    let copy = picture.clone_node_with_deep(true).ok()?;
    follows.append_child(&copy).ok()?;
    document().body()?.append_child(&follows).ok()?;
    Some(follows)
}
