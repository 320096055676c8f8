//! The lessons of Ursuppe.

use urzeit_rules::{
    Game as _, Ursuppe,
    ursuppe::{Action, Amoeba, Chance, Colour, Gene, Phase, Space},
};

use super::lesson::{Guided, Lesson, Scene, Task, all};
use crate::text::{Named, Words};

type Now<'a> = Scene<'a, Ursuppe>;

/// How many spaces before the finish zone the end is near.
const NEAR: u8 = 5;

impl Guided for Ursuppe {
    const START: &'static str = include_str!("ursuppe.urz");
    const SEED: &'static str = "0000000000000000000000000000000000000000000000000000000000000004";
    const CONFIRM: bool = false;

    const LESSONS: &'static [Lesson<Ursuppe>] = &[
        Lesson {
            key: "guide-ursuppe-welcome",
            rule: "U-14.3",
            when: |_| true,
            at: |_| ".ladder".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-start",
            rule: "U-4.3",
            when: |now| now.may(|action| matches!(action, Action::Ladder(_))),
            at: |_| ".question".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-put",
            rule: "U-6.5",
            when: |now| now.may(|action| matches!(action, Action::Put(..))),
            at: |_| ".question".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-drift",
            rule: "U-8.2",
            when: moves,
            at: |_| ".compass, .question".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-die",
            rule: "U-3.4",
            when: |now| now.is_asked() && now.fell(|chance| matches!(chance, Chance::Die(_))),
            at: |_| ".compass".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-eat",
            rule: "U-8.5",
            when: |now| now.may(|action| matches!(action, Action::Eat(..))),
            at: |now| all(acting(now).map(|amoeba| basin_of(now, amoeba))),
        },
        Lesson {
            key: "guide-ursuppe-excrete",
            rule: "U-8.5",
            when: |now| now.is_asked() && now.did(|_, action| matches!(action, Action::Eat(..))),
            at: |_| ".soup .supply".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-hungry",
            rule: "U-8.5",
            when: |now| now.is_asked() && !damaged(now, 1).is_empty(),
            at: |now| {
                all(damaged(now, 1)
                    .into_iter()
                    .map(|amoeba| basin_of(now, amoeba)))
            },
        },
        Lesson {
            key: "guide-ursuppe-genes",
            rule: "U-10.2",
            when: buys,
            at: |_| "#market".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-ozone",
            rule: "U-9.2",
            when: |now| buys(now) && !genes_of_learner(now).is_empty(),
            at: |_| ".compass .ozone, .table .players".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-divide",
            rule: "U-11.1",
            when: divides,
            at: |_| ".question".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-beside",
            rule: "U-11.3",
            when: |now| now.may(|action| matches!(action, Action::Divide(..))),
            at: newborns,
        },
        Lesson {
            key: "guide-ursuppe-score",
            rule: "U-13.1",
            when: |now| now.is_asked() && now.position.round() > 1,
            at: |_| ".ladder".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-card",
            rule: "U-9.1",
            when: |now| now.is_asked() && now.position.round() > 1,
            at: |_| ".compass, .soup .cards".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-behind",
            rule: "U-4.3",
            when: |now| moves(now) && now.position.round() > 1,
            at: |_| ".table .players".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-death",
            rule: "U-12.1",
            when: |now| now.is_asked() && !damaged(now, 2).is_empty(),
            at: |now| {
                all(damaged(now, 2)
                    .into_iter()
                    .map(|amoeba| basin_of(now, amoeba)))
            },
        },
        Lesson {
            key: "guide-ursuppe-defect",
            rule: "U-9.3",
            when: |now| now.may(|action| matches!(action, Action::Pay(..))),
            at: |_| ".question".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-attack",
            rule: "U-8.6",
            when: sees_attacks_coming,
            at: |_| ".question".to_owned(),
        },
        Lesson {
            key: "guide-ursuppe-finish",
            rule: "U-14.1",
            when: |now| {
                let players = now.position.players_in_game();
                let first = players
                    .iter()
                    .map(|colour| now.position.marker(colour))
                    .max();
                let finish = now.position.options().finish_start;
                now.is_asked() && first.unwrap_or(0) + NEAR >= finish
            },
            at: |_| ".ladder".to_owned(),
        },
    ];

    fn task(now: &Now<'_>) -> Task<Ursuppe> {
        if !now.is_asked() {
            return Task::new("guide-ursuppe-do-wait", "");
        }
        let asked = ".question";
        match now.position.phase() {
            Phase::Start(_) => Task::new("guide-ursuppe-do-start", asked),
            Phase::PutFirst(_) | Phase::PutSecond(_) => Task::new("guide-ursuppe-do-put", ".soup"),
            Phase::Move(amoeba) => go(now, amoeba),
            Phase::Direct(_) => Task::new("guide-ursuppe-do-direct", asked),
            Phase::Feed(..) => Task::new("guide-ursuppe-do-feed", asked),
            Phase::Defect(_) => Task::new("guide-ursuppe-do-defect", asked),
            Phase::Buy(..) => Task::new("guide-ursuppe-do-buy", "#market, .question"),
            Phase::Divide(_) => Task::new("guide-ursuppe-do-divide", newborns(now)),
            _ => Task::new("guide-ursuppe-do-answer", asked),
        }
    }

    fn named(now: &Now<'_>, _: Words) -> Vec<Named<'static>> {
        let colour = colour(now);
        let bp = colour.map(|colour| now.position.player(colour).bp);
        let steps = colour.map(|colour| now.position.steps(colour));
        let price = colour.map(|colour| now.position.division_price(colour));
        vec![
            ("bp", bp.unwrap_or_default().into()),
            ("steps", steps.unwrap_or_default().into()),
            ("price", price.unwrap_or_default().into()),
            ("round", now.position.round().into()),
            ("finish", now.position.options().finish_start.into()),
        ]
    }

    fn decided(now: &Now<'_>, words: Words) -> Vec<String> {
        let told = |key: &str, colour: Colour| {
            let player = now.position.player(colour);
            let named = [
                ("space", now.position.marker(colour).into()),
                ("amoebas", now.position.alive(colour).len().into()),
                ("genes", player.genes.len().into()),
            ];
            words.say_with(key, &named)
        };
        let own = colour(now);
        let players = now.position.players_in_game();
        let rivals = players.iter().filter(|colour| Some(*colour) != own);
        let best = rivals.max_by_key(|colour| now.position.marker(*colour));
        let yours = own.map(|colour| told("guide-ursuppe-yours", colour));
        let theirs = best.map(|colour| told("guide-ursuppe-theirs", colour));
        yours.into_iter().chain(theirs).collect()
    }
}

/// Does the drift lead to food? The rules try it.
fn go(now: &Now<'_>, amoeba: Amoeba) -> Task<Ursuppe> {
    let mut drifted = now.position.clone();
    drifted.act(now.seat, Action::Drift);
    let there = drifted.life(amoeba).map(|life| life.space);
    let eats = there.is_some_and(|space| now.position.diets_on(amoeba.colour, space).has_base());
    let at = there.map(basin).unwrap_or_default();
    match eats {
        true => Task::new("guide-ursuppe-do-drift", at).proposing(vec![Action::Drift]),
        false if now.legal.contains(&Action::Swim) => {
            Task::new("guide-ursuppe-do-swim", at).proposing(vec![Action::Swim])
        }
        false => Task::new("guide-ursuppe-do-drift-hungry", at),
    }
}

fn moves(now: &Now<'_>) -> bool {
    now.may(|action| matches!(action, Action::Drift))
}

fn buys(now: &Now<'_>) -> bool {
    now.is_asked() && matches!(now.position.phase(), Phase::Buy(..))
}

/// Somebody attacks, or could with the gene for it; at the latest when genes are bought again.
fn sees_attacks_coming(now: &Now<'_>) -> bool {
    let attacks = |action: &Action| matches!(action, Action::Attack(_));
    let mut players = now.position.players_in_game().iter();
    now.did(|_, action| attacks(action))
        || now.may(attacks)
        || now.is_asked()
            && players.any(|colour| now.position.has(colour, Gene::StruggleForSurvival))
        || buys(now) && now.position.round() > 1
}

fn divides(now: &Now<'_>) -> bool {
    now.is_asked() && matches!(now.position.phase(), Phase::Divide(_))
}

fn colour(now: &Now<'_>) -> Option<Colour> {
    now.position.colours_of(now.seat).first()
}

fn genes_of_learner(now: &Now<'_>) -> urzeit_rules::ursuppe::Genes {
    let genes = colour(now).map(|colour| now.position.player(colour).genes);
    genes.unwrap_or(urzeit_rules::ursuppe::Genes::NONE)
}

/// The amoeba whose turn it is, if it is one of the learner's.
fn acting(now: &Now<'_>) -> Option<Amoeba> {
    now.position.acting().filter(|_| now.is_asked())
}

/// All amoebas with at least so much damage.
fn damaged(now: &Now<'_>, damage: u8) -> Vec<Amoeba> {
    let spaces = Space::ALL.into_iter();
    let amoebas = spaces.flat_map(|space| now.position.amoebas_on(space).iter());
    let is_hurt = |amoeba: &Amoeba| {
        let life = now.position.life(*amoeba);
        life.is_some_and(|life| life.damage >= damage)
    };
    amoebas.filter(is_hurt).collect()
}

fn basin_of(now: &Now<'_>, amoeba: Amoeba) -> String {
    let life = now.position.life(amoeba);
    life.map(|life| basin(life.space)).unwrap_or_default()
}

fn basin(space: Space) -> String {
    format!("#basin-{space}")
}

/// Where a new amoeba can appear.
fn newborns(now: &Now<'_>) -> String {
    let mut spaces: Vec<_> = now
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Divide(_, space) => Some(basin(*space)),
            _ => None,
        })
        .collect();
    spaces.sort();
    spaces.dedup();
    if spaces.is_empty() {
        ".question".to_owned()
    } else {
        all(spaces)
    }
}
