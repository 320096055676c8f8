//! The phases of a round, and which one it is.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{AttackKind, Phase},
};

use super::held::Held;
use crate::text::words;

/// The phases of a round (U-7.1). Nobody decides anything in the last.
const PHASES: u8 = 6;

/// The phase of the round; none in setup and after the end.
fn phase_of(position: &Ursuppe) -> Option<u8> {
    match position.phase() {
        Phase::FirstCard
        | Phase::Order
        | Phase::Start(_)
        | Phase::PutFirst(_)
        | Phase::PutSecond(_)
        | Phase::DummyStart
        | Phase::Over => None,
        Phase::Environment | Phase::Defect(_) => Some(2),
        Phase::Buy(..) => Some(3),
        Phase::Divide(_) | Phase::DummyDivides(_) => Some(4),
        Phase::Aggress(_) => Some(5),
        // Ways, meals and attacks.
        phase => match phase.attack().map(|attack| attack.kind) {
            Some(AttackKind::Aggression) => Some(5),
            Some(AttackKind::Struggle) | None => Some(1),
        },
    }
}

#[component]
pub(super) fn Phases(held: Held) -> impl IntoView {
    let words = words();
    let now = Memo::new(move |_| held.shown.position.with(phase_of));
    let phases = (1..=PHASES).map(|phase| {
        let name = move || {
            let named = [("phase", phase.into())];
            words.say_with("ursuppe-phase-name", &named)
        };
        let current = move || (now.get() == Some(phase)).then_some("step");
        view! { <li aria-current=current><b>{phase}</b> <span>{name}</span></li> }
    });
    view! {
        <ol class="phases" aria-label=move || words.say("ursuppe-phases")>{phases.collect_view()}</ol>
    }
}
