//! What the guide says: the lesson that is due, or else what to do now.

use leptos::{html::Aside, prelude::*};
use leptos_router::hooks::use_navigate;
use urzeit_rules::Seat;

use super::{
    ending::Ending,
    id_of,
    lesson::{Guided, Past, Scene},
    outline,
    seen::Seen,
};
use crate::{
    online::Sure,
    rules,
    session::Session,
    shown::Shown,
    text::{Words, words},
};

/// What the guide makes of the game as it stands.
#[derive(Clone, PartialEq)]
struct Look {
    /// The lesson that is due.
    lesson: Option<&'static str>,
    text: String,
    rule: Option<&'static str>,
    /// What it points at.
    at: String,
    /// What it proposes, as actions are written.
    proposed: Vec<String>,
    /// What the learner did last, and how much it was in all.
    last: Option<String>,
    deeds: usize,
    /// How much has happened in all.
    past: usize,
    is_over: bool,
}

/// Looks at the game. A lesson that is being read stays as long as it holds.
fn look<G: Guided>(
    shown: Shown<G>,
    words: Words,
    seen: Seen,
    reading: Option<&'static str>,
) -> Look {
    with_scene(shown, |scene| {
        let is_due =
            |key: &str, when: fn(&Scene<'_, G>) -> bool| !seen.contains(key) && when(scene);
        let mut due = G::LESSONS
            .iter()
            .filter(|lesson| is_due(lesson.key, lesson.when))
            .peekable();
        let first = due.peek().copied();
        let lesson = due.find(|lesson| Some(lesson.key) == reading).or(first);
        let task = G::task(scene);
        let named = G::named(scene, words);
        let key = lesson.map_or(task.key, |lesson| lesson.key);
        let is_over = scene.position.result().is_some();
        Look {
            lesson: lesson.map(|lesson| lesson.key).filter(|_| !is_over),
            text: words.say_with(key, &named),
            rule: lesson.map(|lesson| lesson.rule),
            at: lesson.map_or(task.at, |lesson| (lesson.at)(scene)),
            proposed: match lesson {
                Some(_) => Vec::new(),
                None => task.proposed.iter().map(ToString::to_string).collect(),
            },
            last: scene.own().next_back().map(|action| action.to_string()),
            deeds: scene.own().count(),
            past: scene.past.len(),
            is_over,
        }
    })
}

/// The game as lessons look at it.
pub(super) fn with_scene<G: Guided, T>(shown: Shown<G>, see: impl FnOnce(&Scene<'_, G>) -> T) -> T {
    let session = shown.session;
    let past: Vec<Past<G>> = session
        .told
        .with(|told| told.iter().filter_map(Past::of).collect());
    let confirms = session.has_to_confirm();
    let seat = session.seat.get().unwrap_or(Seat::at(0));
    shown.position.with(|position| {
        shown.legal.with(|legal| {
            see(&Scene {
                position,
                legal,
                seat,
                confirms,
                past: &past,
            })
        })
    })
}

/// A learner who acts has read enough, and hears whether it was what was proposed.
fn react(now: Memo<Look>, seen: Seen) -> RwSignal<Option<&'static str>> {
    let reaction = RwSignal::new(None::<&'static str>);
    Effect::new(move |before: Option<Look>| {
        let look = now.get();
        let Some(before) = before else {
            return look;
        };
        if before.deeds < look.deeds {
            if let Some(lesson) = before.lesson {
                seen.add(lesson);
            }
            let did = look.last.as_ref();
            reaction.set(match before.proposed.is_empty() {
                true => None,
                false if did.is_some_and(|did| before.proposed.contains(did)) => Some("guide-good"),
                false => Some("guide-other"),
            });
        } else if before.past < look.past {
            reaction.set(None);
        }
        look
    });
    reaction
}

/// Outlines what the guide points at, and says whether it is out of sight.
fn point(now: Memo<Look>) -> RwSignal<bool> {
    Effect::new(move |_| {
        now.with(|look| outline::outline(if look.is_over { "" } else { &look.at }));
    });
    on_cleanup(|| outline::outline(""));
    let far = RwSignal::new(false);
    let measure = move |at: &str| {
        let hidden = !at.is_empty() && outline::is_hidden(at);
        if far.get_untracked() != hidden {
            far.set(hidden);
        }
    };
    Effect::new(move |_| {
        let at = now.with(|look| look.at.clone());
        request_animation_frame(move || measure(&at));
    });
    let scrolls = window_event_listener(leptos::ev::scroll, move |_| {
        now.with_untracked(|look| measure(&look.at));
    });
    on_cleanup(move || scrolls.remove());
    far
}

/// The guide.
#[component]
pub(super) fn Guide<G: Guided>(
    session: Session,
    /// Begins from the beginning.
    again: Callback<()>,
    #[prop(optional)] _game: std::marker::PhantomData<G>,
) -> impl IntoView {
    let words = words();
    let shown = Shown::<G>::new(session);
    let seen = Seen::load(G::NAME);
    let now = Memo::new(move |before: Option<&Look>| {
        look(shown, words, seen, before.and_then(|before| before.lesson))
    });
    let reaction = react(now, seen);
    let far = point(now);
    let folded = RwSignal::new(false);
    let panel = NodeRef::<Aside>::new();
    let next = move |_| {
        reaction.set(None);
        if let Some(lesson) = now.with_untracked(|look| look.lesson) {
            seen.add(lesson);
        }
        // The button may be gone now; the keyboard stays with the guide.
        if let Some(panel) = panel.get_untracked() {
            let _ = panel.focus();
        }
    };
    let lesson = Memo::new(move |_| now.with(|look| look.lesson));
    let is_over = Memo::new(move |_| now.with(|look| look.is_over));
    let says = move || {
        let name = lesson.get().map(|key| words.name_of(key));
        view! {
            {reaction.get().map(|key| view! { <p class="guide-reaction">{words.say(key)}</p> })}
            {name.map(|name| view! { <h2>{name}</h2> })}
            <p class="guide-text">{now.with(|look| look.text.clone())}</p>
        }
    };
    let rule = move || {
        let rule = now.with(|look| look.rule)?;
        Some(view! {
            <a class="guide-rule" href=rules::address(rule) target="_blank">
                {move || words.say_with("guide-rule", &[("rule", rule.into())])}
            </a>
        })
    };
    view! {
        <aside
            node_ref=panel
            class="guide"
            class:folded=move || folded.get()
            tabindex="-1"
            aria-label=move || words.say("guide-title")
        >
            <GuideHead count=G::LESSONS.len() seen folded/>
            <Show when=move || !is_over.get() fallback=move || view! { <Ending<G> shown again/> }>
                <div class="guide-says" role="status" aria-live="polite">{says}</div>
                <div class="guide-do">
                    <Show when=move || lesson.get().is_some()>
                        <button class="primary guide-next" on:click=next>{move || words.say("guide-next")}</button>
                    </Show>
                    <Show when=move || far.get()>
                        <button class="guide-show" on:click=move |_| now.with(|look| outline::show(&look.at))>
                            {move || words.say("guide-show")}
                        </button>
                    </Show>
                    {rule}
                </div>
            </Show>
            <More<G> shown seen again/>
        </aside>
    }
}

/// How far the learner is, and the button that folds the guide.
#[component]
fn GuideHead(count: usize, seen: Seen, folded: RwSignal<bool>) -> impl IntoView {
    let words = words();
    let read = move || seen.keys.with(Vec::len).min(count);
    let progress = move || {
        let named = [("read", read().into()), ("count", count.into())];
        words.say_with("guide-progress", &named)
    };
    view! {
        <header>
            <p class="guide-title">{move || words.say("guide-title")}</p>
            <progress max=count value=read aria-label=progress title=progress></progress>
            <button
                class="guide-fold plain"
                aria-expanded=move || (!folded.get()).to_string()
                aria-label=move || words.say(if folded.get() { "guide-unfold" } else { "guide-fold" })
                on:click=move |_| folded.update(|folded| *folded = !*folded)
            >
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 7l6 6 6-6"/></svg>
            </button>
        </header>
    }
}

/// What was learned so far, and the ways out.
#[component]
fn More<G: Guided>(shown: Shown<G>, seen: Seen, again: Callback<()>) -> impl IntoView {
    let words = words();
    let lessons = move || {
        let read = G::LESSONS.iter().filter(|lesson| seen.contains(lesson.key));
        let row = |lesson: &super::lesson::Lesson<G>| {
            let (key, rule) = (lesson.key, lesson.rule);
            let text = with_scene(shown, |scene| words.say_with(key, &G::named(scene, words)));
            view! {
                <dt>{words.name_of(key)}</dt>
                <dd>{text} " " <a href=rules::address(rule) target="_blank">{rule}</a></dd>
            }
        };
        read.map(row).collect_view()
    };
    let navigate = use_navigate();
    let stop = move |_| navigate(&format!("/play/{}", id_of(G::NAME)), Default::default());
    view! {
        <details class="guide-more">
            <summary>{move || words.say("guide-more")}</summary>
            <dl>{lessons}</dl>
            <div class="buttons">
                <Sure label="guide-again" act=move || again.run(())/>
                <button class="guide-stop" on:click=stop>{move || words.say("guide-stop")}</button>
            </div>
        </details>
    }
}
