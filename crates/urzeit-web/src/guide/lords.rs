//! The lessons of Lords of Creation.

use urzeit_rules::{
    Game as _, Lords, Seat,
    lords::{Action, Chance, Hex, Hexes, Phase, Secret, Side, Terrain},
};

use super::lesson::{Guided, Lesson, Past, Scene, Task, all, nowhere};
use crate::text::{Named, Words};

type Now<'a> = Scene<'a, Lords>;

impl Guided for Lords {
    const START: &'static str = include_str!("lords.urz");
    const SEED: &'static str = "0000000000000000000000000000000000000000000000000000000000000004";
    const CONFIRM: bool = false;

    const LESSONS: &'static [Lesson<Lords>] = &[
        Lesson {
            key: "guide-lords-welcome",
            rule: "L-9.2",
            when: |_| true,
            at: |_| ".world".to_owned(),
        },
        Lesson {
            key: "guide-lords-marker",
            rule: "L-3.2",
            when: lays,
            at: |_| ".now .markers".to_owned(),
        },
        Lesson {
            key: "guide-lords-cards",
            rule: "L-6.1",
            when: |now| lays(now) && now.have(|_| true),
            at: |_| ".cards".to_owned(),
        },
        Lesson {
            key: "guide-lords-wild",
            rule: "L-1.3",
            when: |now| lays(now) && drew_wilderness(now.position),
            at: |_| ".now .markers".to_owned(),
        },
        Lesson {
            key: "guide-lords-choose",
            rule: "L-4.1",
            when: |now| now.is_asked() && now.position.phase() == Phase::Select,
            at: |_| ".cards".to_owned(),
        },
        Lesson {
            key: "guide-lords-order",
            rule: "L-4.5",
            when: |now| now.is_asked() && peoples(now.position),
            at: |_| ".round".to_owned(),
        },
        Lesson {
            key: "guide-lords-put",
            rule: "L-6.2",
            when: |now| now.may(|action| matches!(action, Action::Put(_))),
            at: places,
        },
        Lesson {
            key: "guide-lords-act",
            rule: "L-5.2",
            when: acts,
            at: |_| ".now .doings, .now .end".to_owned(),
        },
        Lesson {
            key: "guide-lords-march",
            rule: "L-7.1",
            when: |now| now.may(|action| matches!(action, Action::Move(..))),
            at: |now| hexes(sources(now, |action| matches!(action, Action::Move(..)))),
        },
        Lesson {
            key: "guide-lords-points",
            rule: "L-9.2",
            when: |now| acts(now) && now.have(|action| matches!(action, Action::End)),
            at: |_| ".table .players".to_owned(),
        },
        Lesson {
            key: "guide-lords-civilise",
            rule: "L-7.3",
            when: |now| {
                now.may(|action| matches!(action, Action::Civilise(hex) if is_own(now, *hex)))
                    && now.have(|action| matches!(action, Action::End))
            },
            at: |_| ".now .doings".to_owned(),
        },
        Lesson {
            key: "guide-lords-altar",
            rule: "L-7.4",
            when: |now| now.may(|action| matches!(action, Action::Altar(_))),
            at: |_| ".now .doings".to_owned(),
        },
        Lesson {
            key: "guide-lords-attack",
            rule: "L-7.2.5",
            when: |now| now.may(|action| matches!(action, Action::Attack(..))),
            at: |now| hexes(sources(now, |action| matches!(action, Action::Attack(..)))),
        },
        Lesson {
            key: "guide-lords-sea",
            rule: "L-7.5",
            when: |now| now.may(crosses_the_sea),
            at: |now| hexes(sources(now, crosses_the_sea)),
        },
        Lesson {
            key: "guide-lords-advance",
            rule: "L-7.2.7",
            when: |now| now.may(|action| matches!(action, Action::Advance(_))),
            at: |_| ".now .stepper".to_owned(),
        },
        Lesson {
            key: "guide-lords-roll",
            rule: "L-7.2.5",
            when: |now| now.fell(|chance| matches!(chance, Chance::Roll(_))),
            at: dice_of_the_last_attack,
        },
        Lesson {
            key: "guide-lords-doubles",
            rule: "L-7.2.8",
            when: |now| {
                now.fell(|chance| matches!(chance, Chance::Roll(roll) if roll.is_doubles()))
            },
            at: nowhere,
        },
        Lesson {
            key: "guide-lords-attacked",
            rule: "L-5.7",
            when: |now| {
                now.did(|seat, action| seat != now.seat && matches!(action, Action::Attack(..)))
            },
            at: nowhere,
        },
        Lesson {
            key: "guide-lords-culture",
            rule: "L-7.3.3",
            when: |now| now.is_asked() && !now.position.civilised().is_empty(),
            at: |now| hexes(now.position.civilised()),
        },
        Lesson {
            key: "guide-lords-exhausted",
            rule: "L-4.3",
            when: |now| {
                let chooses = now.is_asked() && now.position.phase() == Phase::Select;
                chooses && now.position.is_exhausted()
            },
            at: |_| ".cards".to_owned(),
        },
    ];

    fn task(now: &Now<'_>) -> Task<Lords> {
        if !now.is_asked() {
            return Task::new("guide-lords-do-wait", "");
        }
        match now.position.phase() {
            Phase::Lay(..) => lay(now),
            Phase::Select => Task::new("guide-lords-do-choose", ".cards"),
            Phase::Place(_) => Task::new("guide-lords-do-put", places(now)),
            Phase::Advance(..) => {
                Task::new("guide-lords-do-advance", ".now .stepper, .now .buttons")
            }
            _ => act(now),
        }
    }

    fn named(now: &Now<'_>, _: Words) -> Vec<Named<'static>> {
        let score = now.position.score(now.seat);
        let bare = now.position.bare().len();
        let drawn = match now.position.phase() {
            Phase::Lay(_, Secret::Known(terrain)) => terrain.word(),
            _ => "none",
        };
        vec![
            ("points", score.points().into()),
            ("bare", bare.into()),
            ("terrain", drawn.into()),
        ]
    }

    fn decided(now: &Now<'_>, words: Words) -> Vec<String> {
        let scores = Seat::all(now.position.players()).map(|seat| (seat, now.position.score(seat)));
        let told = |key: &str, seat: Seat| {
            let score = now.position.score(seat);
            let named = [
                ("points", score.points().into()),
                ("barbarian", score.barbarian.into()),
                ("civilised", score.civilised.into()),
                ("altars", score.altars.into()),
            ];
            words.say_with(key, &named)
        };
        let rivals = scores.filter(|(seat, _)| *seat != now.seat);
        let best = rivals.max_by_key(|(_, score)| score.points());
        let yours = told("guide-lords-yours", now.seat);
        let theirs = best.map(|(seat, _)| told("guide-lords-theirs", seat));
        std::iter::once(yours).chain(theirs).collect()
    }
}

/// Land for the cards in hand is worth something: the neighbours of such land are proposed.
fn lay(now: &Now<'_>) -> Task<Lords> {
    let Phase::Lay(_, Secret::Known(drawn)) = now.position.phase() else {
        return Task::new("guide-lords-do-lay", ".now .markers");
    };
    let near = now.position.bare() & now.position.land(drawn).neighbours();
    if near.is_empty() || drew_wilderness(now.position) {
        return Task::new("guide-lords-do-lay", hexes(now.position.bare()));
    }
    let proposed = near.iter().map(|hex| Action::Lay(drawn, hex)).collect();
    Task::new("guide-lords-do-lay-near", hexes(near)).proposing(proposed)
}

/// What brings the most, of all that can be done.
fn act(now: &Now<'_>) -> Task<Lords> {
    let like = |such: fn(&Now<'_>, &Action) -> bool| -> Vec<Action> {
        let found = now.legal.iter().filter(|action| such(now, action));
        found.copied().collect()
    };
    let altars = like(|_, action| matches!(action, Action::Altar(_)));
    if !altars.is_empty() {
        return Task::new("guide-lords-do-altar", ".now .doings").proposing(altars);
    }
    let settles = like(settles);
    if !settles.is_empty() {
        let from = hexes(settles.iter().filter_map(source).collect());
        return Task::new("guide-lords-do-march", from).proposing(settles);
    }
    let civilises = like(civilises_well);
    if !civilises.is_empty() {
        return Task::new("guide-lords-do-civilise", ".now .doings").proposing(civilises);
    }
    let key = if now.may(|action| matches!(action, Action::Attack(..))) {
        "guide-lords-do-act"
    } else {
        "guide-lords-do-end"
    };
    Task::new(key, ".now .doings, .now .end")
}

/// People spread to a hex that nobody has: a point more.
fn settles(now: &Now<'_>, action: &Action) -> bool {
    matches!(action, Action::Move(_, to, _) if now.position.stack(*to).is_none())
}

/// Own people who have nothing left to spread to.
fn civilises_well(now: &Now<'_>, action: &Action) -> bool {
    matches!(action, Action::Civilise(hex) if is_own(now, *hex) && now.position.people(*hex) > 1)
}

fn lays(now: &Now<'_>) -> bool {
    now.is_asked() && matches!(now.position.phase(), Phase::Lay(..))
}

fn acts(now: &Now<'_>) -> bool {
    now.is_asked() && matches!(now.position.phase(), Phase::Act(_))
}

/// Are cards on the table?
fn peoples(position: &Lords) -> bool {
    matches!(position.phase(), Phase::Place(_) | Phase::Act(_))
}

/// Nobody lives on what was drawn (L-1.3).
fn drew_wilderness(position: &Lords) -> bool {
    let wild = [Terrain::Sea, Terrain::Mountains, Terrain::Desert];
    matches!(position.phase(), Phase::Lay(_, Secret::Known(drawn)) if wild.contains(&drawn))
}

/// The dice lie there until the next cards are chosen.
fn dice_of_the_last_attack(now: &Now<'_>) -> String {
    let latest = now.past.iter().rev().find_map(|past| match past {
        Past::Did(seat, Action::Card(_)) if *seat == now.seat => Some(""),
        Past::Fell(Chance::Roll(_)) => Some(".now .fight"),
        _ => None,
    });
    let lie_there = latest.filter(|_| now.position.phase() != Phase::Select);
    lie_there.unwrap_or_default().to_owned()
}

fn is_own(now: &Now<'_>, hex: Hex) -> bool {
    let stack = now.position.stack(hex);
    stack.is_some_and(|stack| stack.owner == now.seat && stack.side == Side::Barbarian)
}

fn source(action: &Action) -> Option<Hex> {
    match *action {
        Action::Move(from, ..) | Action::Attack(from, _) => Some(from),
        _ => None,
    }
}

fn crosses_the_sea(action: &Action) -> bool {
    match *action {
        Action::Move(from, to, _) | Action::Attack(from, to) => !from.neighbours().contains(to),
        _ => false,
    }
}

/// The hexes whose people can do something like this.
fn sources(now: &Now<'_>, such: fn(&Action) -> bool) -> Hexes {
    let found = now.legal.iter().filter(|action| such(action));
    found.filter_map(source).collect()
}

/// Where people can be placed.
fn places(now: &Now<'_>) -> String {
    let places = now.legal.iter().filter_map(|action| match action {
        Action::Put(hex) => Some(*hex),
        _ => None,
    });
    hexes(places.collect())
}

fn hexes(hexes: Hexes) -> String {
    all(hexes.iter().map(|hex| format!("#hex-{hex}")))
}
