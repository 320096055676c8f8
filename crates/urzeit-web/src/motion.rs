//! Everything that happens on a board moves, on the browser's own animations: by the difference between
//! the pieces shown before and those shown now (`urzeit_scene::piece`), whichever game it is.
//!
//! The page never waits for it. What is shown is there at once and can be clicked; an animation only lets
//! it come from somewhere. The next change ends those that still run. Where nothing shall move, none is made.

use std::time::Duration;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use urzeit_rules::Game;
use urzeit_scene::{
    Shape,
    piece::{Change, Nature, Piece, Place, changes},
    shape::group,
};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Animation, Element};

use crate::{
    drawn::draw,
    prefs::is_still,
    session::Session,
    shown::Shown,
    sound::{Sound, Sounds},
};

/// More changes than these are another position rather than something that happened.
const MOST: usize = 40;
/// How long the slowest of them takes, in milliseconds.
const LONGEST: u32 = 480;

/// The motion on a board.
#[derive(Clone, Copy)]
pub(crate) struct Motion {
    /// What has left the board, or joined others on it, and is still seen on its way.
    passing: RwSignal<Vec<Passing>>,
    running: StoredValue<Vec<Animation>, LocalStorage>,
    /// The number of the last change: only its end counts.
    changed: StoredValue<u32>,
}

/// A shape on its way above the board.
#[derive(Clone, PartialEq)]
struct Passing {
    shape: Shape,
    frames: Frames,
}

impl Motion {
    /// Follows what a board shows.
    pub(crate) fn new<G: Game + Send + Sync + 'static>(
        shown: Shown<G>,
        pieces: impl Fn(&G) -> Vec<Piece> + 'static,
    ) -> Motion {
        let motion = Motion {
            passing: RwSignal::default(),
            running: StoredValue::new_local(Vec::new()),
            changed: StoredValue::new(0),
        };
        let sounds = Sounds::here();
        Effect::new(move |before: Option<(usize, Vec<Piece>)>| {
            let after = shown.position.with(&pieces);
            if let Some((told, before)) = before {
                let changes = changes(&before, &after);
                if !changes.is_empty() {
                    motion.show(changes, sounds, shown.session.has_gone_on_from(told));
                }
            }
            (shown.session.told_until_now(), after)
        });
        motion
    }

    /// What has come back because a player took something back, or because somebody looks at an earlier
    /// moment, has not happened: it only is there.
    fn show(self, changes: Vec<Change>, sounds: Sounds, happened: bool) {
        self.end();
        self.changed.update_value(|changed| *changed += 1);
        if changes.len() > MOST || !happened {
            return;
        }
        if let Some(sound) = changes.iter().filter_map(Sound::of).max() {
            sounds.play(sound);
        }
        if is_still() {
            return;
        }
        let passing = changes.iter().filter_map(passing).collect();
        self.passing.set(passing);
        let number = self.changed.get_value();
        // By then the board shows the pieces where they are, and nobody has seen it yet.
        request_animation_frame(move || {
            if self.changed.try_get_value() == Some(number) {
                self.run(&changes);
            }
        });
        let rest = move || {
            if self.changed.try_get_value() == Some(number) {
                self.end();
            }
        };
        set_timeout(rest, Duration::from_millis(u64::from(LONGEST) + 100));
    }

    fn run(self, changes: &[Change]) {
        let mut running = Vec::new();
        for change in changes {
            if let Some((piece, frames)) = of_piece(change) {
                let css = format!(".board [data-piece=\"{}\"]:not(.passing *)", piece.key);
                running.extend(animate_all(&css, &frames));
            }
        }
        let passing = self.passing.get_untracked();
        for (nth, Passing { frames, .. }) in passing.iter().enumerate() {
            // Lines of chat pass by too, but not above a board.
            let css = format!(".board g.passing > :nth-child({})", nth + 1);
            running.extend(animate_all(&css, frames));
        }
        self.running.set_value(running);
    }

    /// Whatever still moves is where it belongs.
    fn end(self) {
        self.running.update_value(|running| {
            for animation in running.drain(..) {
                animation.cancel();
            }
        });
        if self.passing.with_untracked(|passing| !passing.is_empty()) {
            self.passing.set(Vec::new());
        }
    }
}

/// What is on its way above a board. Nobody clicks it, and it is not read to anybody.
#[component]
pub(crate) fn PassingBy(motion: Motion) -> impl IntoView {
    let shapes = move || {
        let passing = motion.passing.get();
        let shapes = passing.into_iter().map(|passing| draw(passing.shape));
        shapes.collect_view()
    };
    view! { <g class="passing" aria-hidden="true">{shapes}</g> }
}

/// Lets what a stylesheet's selector finds roll or turn over whenever it shows something else. `shows`
/// tells what each of them shows.
pub(crate) fn when_changed<T: PartialEq + 'static>(
    session: Session,
    css: &'static str,
    how: Turn,
    shows: impl Fn() -> Vec<T> + 'static,
) {
    let sounds = Sounds::here();
    Effect::new(move |before: Option<(usize, Vec<T>)>| {
        let now = shows();
        // What else happens counts too.
        session.moment.track();
        let told = session.told_until_now();
        let Some((_, before)) = before.filter(|(told, _)| session.has_gone_on_from(*told)) else {
            return (told, now);
        };
        let is_new = |(nth, one): (usize, &T)| before.get(nth) != Some(one);
        let new: Vec<_> = now.iter().enumerate().map(is_new).collect();
        if new.contains(&true) {
            sounds.play(how.sound());
            request_animation_frame(move || how.turn(css, &new));
        }
        (told, now)
    });
}

/// How something comes to show something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// A die that is rolled.
    Roll,
    /// A card that is turned over.
    Over,
}

impl Turn {
    fn sound(self) -> Sound {
        match self {
            Turn::Roll => Sound::Dice,
            Turn::Over => Sound::Card,
        }
    }

    /// Turns those of the elements that are new.
    fn turn(self, css: &str, new: &[bool]) {
        if is_still() {
            return;
        }
        let frames = match self {
            Turn::Roll => Frames::new(
                LONGEST,
                "cubic-bezier(.2, .9, .3, 1.15)",
                &[
                    &[
                        ("translate", "-70% -60%"),
                        ("rotate", "-1.25turn"),
                        ("scale", ".5"),
                        ("opacity", "0"),
                    ],
                    &[
                        ("translate", "-20% 10%"),
                        ("rotate", "-.4turn"),
                        ("scale", "1.1"),
                        ("opacity", "1"),
                    ],
                    &[
                        ("translate", "0"),
                        ("rotate", "0turn"),
                        ("scale", "1"),
                        ("opacity", "1"),
                    ],
                ],
            ),
            Turn::Over => Frames::new(
                320,
                "ease-out",
                &[
                    &[("transform", "perspective(20em) rotateY(-90deg)")],
                    &[("transform", "none")],
                ],
            ),
        };
        for (element, is_new) in all(css).into_iter().zip(new) {
            if *is_new {
                animate(&element, &frames);
            }
        }
    }
}

/// What an animation shows, from its first frame to its last.
#[derive(Clone, PartialEq)]
struct Frames {
    millis: u32,
    easing: &'static str,
    /// What is seen when it is over.
    fill: &'static str,
    frames: Vec<Vec<(&'static str, String)>>,
}

/// Properties of CSS with their values.
type Look<'a> = &'a [(&'static str, &'a str)];

impl Frames {
    fn new(millis: u32, easing: &'static str, looks: &[Look<'_>]) -> Frames {
        let frame = |look: &Look<'_>| {
            let look = look
                .iter()
                .map(|(name, value)| (*name, (*value).to_owned()));
            look.collect()
        };
        Frames {
            millis,
            easing,
            fill: "none",
            frames: looks.iter().map(frame).collect(),
        }
    }
}

/// The value of `translate` of what is drawn at one place and seen at another.
fn seen_at((x, y): Place, drawn: Place) -> String {
    format!("{}px {}px", x - drawn.0, y - drawn.1)
}

/// How a piece that is on the board comes to where it is.
fn of_piece(change: &Change) -> Option<(&Piece, Frames)> {
    let (piece, frames) = match change {
        Change::Came(piece, home) => match (piece.nature, home) {
            (Nature::Cubes, _) => return None,
            (Nature::Amoeba, Some(parent)) => {
                let from = seen_at(*parent, piece.at);
                let looks: [Look<'_>; 2] = [
                    &[("translate", &from), ("scale", ".6")],
                    &[("translate", "0px"), ("scale", "1")],
                ];
                (piece, Frames::new(420, "ease-out", &looks))
            }
            _ => (piece, set_down()),
        },
        Change::Moved { piece, from, joins } => match (piece.nature, joins) {
            (Nature::Cubes, _) => return None,
            (_, true) => (piece, pulse(LONGEST)),
            (_, false) => {
                let from = seen_at(*from, piece.at);
                let looks: [Look<'_>; 2] = [&[("translate", &from)], &[("translate", "0px")]];
                (piece, Frames::new(400, "ease-in-out", &looks))
            }
        },
        Change::Altered(piece) if piece.nature != Nature::Cubes => (piece, pulse(260)),
        Change::Gone(..) | Change::Altered(_) => return None,
    };
    Some((piece, frames))
}

fn set_down() -> Frames {
    Frames::new(
        260,
        "cubic-bezier(.3, 1.4, .6, 1)",
        &[
            &[
                ("translate", "0px -8px"),
                ("scale", "1.45"),
                ("opacity", "0"),
            ],
            &[("translate", "0px"), ("scale", "1"), ("opacity", "1")],
        ],
    )
}

/// Swells a little at last, and is itself again.
fn pulse(millis: u32) -> Frames {
    let looks: [Look<'_>; 4] = [
        &[("scale", "1")],
        &[("scale", "1")],
        &[("scale", "1.18")],
        &[("scale", "1")],
    ];
    Frames::new(millis, "ease-in-out", &looks)
}

/// What is seen above the board of something that has left it, or that joins others.
fn passing(change: &Change) -> Option<Passing> {
    let (piece, from, frames) = match change {
        Change::Gone(piece, home) => (piece, piece.at, leaving(piece, *home)),
        Change::Came(piece, Some(home)) if piece.nature == Nature::Cubes => {
            (piece, *home, travel(*home, piece.at, ["1", ".9"]))
        }
        Change::Moved { piece, from, joins } if *joins || piece.nature == Nature::Cubes => {
            (piece, *from, travel(*from, piece.at, ["1", "0"]))
        }
        _ => return None,
    };
    let (x, y) = from;
    let shape = group([piece.shape.clone()]).at(x, y);
    // What has left does not come back before it is removed.
    let fill = "forwards";
    Some(Passing {
        shape,
        frames: Frames { fill, ..frames },
    })
}

fn leaving(piece: &Piece, home: Option<Place>) -> Frames {
    let alive: Look<'_> = &[
        ("translate", "0px"),
        ("rotate", "0deg"),
        ("scale", "1"),
        ("opacity", "1"),
    ];
    match (piece.nature, home) {
        (Nature::Cubes, Some(home)) => {
            let to = seen_at(home, piece.at);
            let eaten: Look<'_> = &[
                ("translate", &to),
                ("rotate", "90deg"),
                ("scale", ".3"),
                ("opacity", ".6"),
            ];
            Frames::new(380, "ease-in", &[alive, eaten])
        }
        (Nature::People, _) => {
            let fallen: Look<'_> = &[
                ("translate", "0px 10px"),
                ("rotate", "75deg"),
                ("scale", ".85"),
                ("opacity", "0"),
            ];
            Frames::new(LONGEST, "ease-in", &[alive, fallen])
        }
        (Nature::Amoeba, _) => {
            let dead: Look<'_> = &[
                ("translate", "0px 6px"),
                ("rotate", "0deg"),
                ("scale", ".2"),
                ("opacity", "0"),
            ];
            Frames::new(LONGEST, "ease-in", &[alive, dead])
        }
        (Nature::Tile | Nature::Cubes, _) => {
            Frames::new(200, "ease-in", &[&[("opacity", "1")], &[("opacity", "0")]])
        }
    }
}

/// From one place to another.
fn travel(from: Place, to: Place, [first, last]: [&str; 2]) -> Frames {
    let to = seen_at(to, from);
    let looks: [Look<'_>; 2] = [
        &[("translate", "0px"), ("opacity", first)],
        &[("translate", &to), ("opacity", last)],
    ];
    Frames::new(400, "ease-in-out", &looks)
}

fn all(css: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(css) else {
        return Vec::new();
    };
    let found = (0..found.length()).filter_map(|nth| found.item(nth));
    found.filter_map(|node| node.dyn_into().ok()).collect()
}

fn animate_all(css: &str, frames: &Frames) -> Vec<Animation> {
    let found = all(css);
    found
        .iter()
        .filter_map(|element| animate(element, frames))
        .collect()
}

/// Animates an element. Browsers can for years, but `web-sys` still calls it unstable.
fn animate(element: &Element, frames: &Frames) -> Option<Animation> {
    let looks = frames
        .frames
        .iter()
        .map(|frame| object(frame.iter().map(|(name, value)| (*name, value.into()))));
    let looks: Array = looks.collect();
    let timing = object([
        ("duration", frames.millis.into()),
        ("easing", frames.easing.into()),
        ("fill", frames.fill.into()),
    ]);
    let animate: Function = Reflect::get(element, &"animate".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let animation = animate.call2(element, &looks, &timing).ok()?;
    Some(animation.unchecked_into())
}

fn object(pairs: impl IntoIterator<Item = (&'static str, JsValue)>) -> Object {
    let object = Object::new();
    for (name, value) in pairs {
        // An empty object takes whatever it is given.
        let _ = Reflect::set(&object, &name.into(), &value);
    }
    object
}
