//! Attacks: their odds before, their dice after.

use leptos::prelude::*;
use urzeit_rules::{
    Entry, EntryView, Seat,
    lords::{Action, AttackOdds, Chance, Hex, Lords, Losses, Roll, Veiled},
};
use urzeit_table::{EntryText, Told};

use super::{
    glyphs::DieFace,
    plan::{Plan, per_cent, siege},
};
use crate::{
    motion::{Turn, when_changed},
    text::{Words, words},
};

/// The odds of the attack that is planned.
#[component]
pub(super) fn Odds(plan: Plan) -> impl IntoView {
    let words = words();
    let tells = move || {
        let (from, to) = (plan.from.get()?, plan.to.get()?);
        let position = plan.shown.position.get();
        let names = [
            ("from", from.to_string().into()),
            ("to", to.to_string().into()),
            ("attackers", position.people(from).into()),
            ("defenders", position.people(to).into()),
        ];
        let siege = siege(&position, from, to).map(|siege| {
            let (emptied, entered) = (per_cent(&siege.emptied), per_cent(&siege.entered));
            view! {
                <p class="odds-bar" aria-hidden="true">
                    <span style:width=format!("{emptied}%")></span>
                </p>
                <p>
                    {words.say_with("lords-odds-siege", &[("to", to.to_string().into()), ("emptied", emptied.into())])}
                    " "
                    {words.say_with("lords-odds-enter", &[("entered", entered.into())])}
                </p>
            }
        });
        Some(view! {
            <p><strong>{words.say_with("lords-odds", &names)}</strong></p>
            {siege}
            <p class="quiet">{once(words, &position, from, to)}</p>
        })
    };
    view! { <div class="odds" aria-live="polite">{tells}</div> }
}

/// The chances of a single roll.
fn once(words: Words, position: &Lords, from: Hex, to: Hex) -> String {
    let odds = AttackOdds::new(position.ground(from, to), position.options().doubles);
    let both = |pick: fn(&urzeit_rules::lords::Costs) -> u32| {
        let rolls = pick(&odds.plain) + pick(&odds.doubles);
        (rolls * 200 / AttackOdds::ROLLS).div_ceil(2)
    };
    let all = |costs: &urzeit_rules::lords::Costs| {
        costs.nobody + costs.attacker + costs.defender + costs.both
    };
    words.say_with(
        "lords-odds-once",
        &[
            ("hit", both(|costs| costs.defender + costs.both).into()),
            ("lose", both(|costs| costs.attacker + costs.both).into()),
            (
                "doubles",
                (all(&odds.doubles) * 200 / AttackOdds::ROLLS)
                    .div_ceil(2)
                    .into(),
            ),
        ],
    )
}

/// An attack that was made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Fight {
    pub(super) seat: Seat,
    pub(super) from: Hex,
    pub(super) to: Hex,
    pub(super) roll: Roll,
}

impl Fight {
    /// The fight that ends with this roll: the attack is the last one before it.
    pub(super) fn of(standing: &[&Told], roll: Roll) -> Option<Fight> {
        let mut entries = standing.iter().rev().filter_map(|told| told.entry());
        entries.find_map(|entry| match entry.read::<Lords>().ok()? {
            Entry::Player(seat, Action::Attack(from, to)) => Some(Fight {
                seat,
                from,
                to,
                roll,
            }),
            _ => None,
        })
    }

    /// The last fight since whoever is here has chosen a card: a turn may end with the roll, and the
    /// others choose at once.
    fn last(standing: &[&Told], seat: Option<Seat>) -> Option<Fight> {
        // The last card of a hand is played by itself, after something else.
        let is_card = |entry: &EntryText| {
            let chosen_by = match entry.view::<Lords>().ok()? {
                EntryView::Open(Entry::Player(seat, Action::Card(_)))
                | EntryView::Veiled(Veiled::Card(seat)) => seat,
                _ => return None,
            };
            seat.is_none_or(|seat| seat == chosen_by).then_some(())
        };
        for (number, event) in standing.iter().enumerate().rev() {
            if event.entries().find_map(is_card).is_some() {
                return None;
            }
            let entry = event.entry().and_then(|entry| entry.read::<Lords>().ok());
            if let Some(Entry::Chance(Chance::Roll(roll))) = entry {
                return Fight::of(&standing[..number], roll);
            }
        }
        None
    }

    /// The sides that lose a people marker. Terrains never change, so any later position tells it.
    pub(super) fn losses(&self, position: &Lords) -> Losses {
        let ground = position.ground(self.from, self.to);
        self.roll.losses(ground, position.options().doubles)
    }

    /// What the dice did, in a sentence.
    pub(super) fn sentence(&self, words: Words, position: &Lords) -> String {
        let Roll {
            attacker: [one, two],
            defender,
        } = self.roll;
        let losses = self.losses(position);
        let lost = match (losses.attacker, losses.defender) {
            (true, true) => "both",
            (true, false) => "attacker",
            (false, true) => "defender",
            (false, false) => "nobody",
        };
        let dice = words.say_with(
            "lords-log-roll",
            &[
                ("one", one.pips().into()),
                ("two", two.pips().into()),
                ("defender", defender.pips().into()),
                ("lost", lost.into()),
            ],
        );
        if self.roll.is_doubles() {
            format!("{dice} {}", words.say("lords-log-doubles"))
        } else {
            dice
        }
    }
}

/// How many times dice were rolled.
fn rolls(told: &[Told]) -> usize {
    let entries = told.iter().flat_map(Told::entries);
    let entries = entries.filter_map(|entry| entry.read::<Lords>().ok());
    entries
        .filter(|entry| matches!(entry, Entry::Chance(Chance::Roll(_))))
        .count()
}

/// The dice of the last attack.
#[component]
pub(super) fn LastFight(plan: Plan) -> impl IntoView {
    let words = words();
    let session = plan.shown.session;
    let fight = Memo::new(move |_| {
        let seat = session.seat.get();
        session.with_standing(|standing| Fight::last(standing, seat))
    });
    let rolled = move || session.with_told(rolls);
    when_changed(session, ".fight .dice svg", Turn::Roll, move || {
        vec![rolled(); 3]
    });
    let shown = move || {
        let fight = fight.get()?;
        let Roll {
            attacker: [one, two],
            defender,
        } = fight.roll;
        let attack = words.say_with(
            "lords-log-attack",
            &[
                ("who", plan.name(words, fight.seat).into()),
                ("from", fight.from.to_string().into()),
                ("to", fight.to.to_string().into()),
            ],
        );
        let sentence = plan
            .shown
            .position
            .with(|position| fight.sentence(words, position));
        Some(view! {
            <div class="fight" role="status">
                <div class="dice">
                    <DieFace die=one/>
                    <DieFace die=two/>
                    <span class="against" aria-hidden="true">"⚔"</span>
                    <DieFace die=defender/>
                </div>
                <p>{attack} " " {sentence}</p>
            </div>
        })
    };
    view! { {shown} }
}
