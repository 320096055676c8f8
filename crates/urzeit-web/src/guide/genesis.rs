//! The lessons of Genesis.

use urzeit_rules::{
    Game as _, Genesis, Seat,
    genesis::{Action, Area, Herd, Multiplier, Phase, Space, Spaces, Terrain, Took},
};

use super::lesson::{Guided, Lesson, Scene, Task, all};
use crate::text::{Named, Words};

type Now<'a> = Scene<'a, Genesis>;

/// How many times the guide proposes where to lay a tile.
const PROPOSALS: usize = 6;
/// How many spaces are proposed at once.
const PLACES: usize = 3;
/// With fewer vacant spaces the end is near.
const NEARLY_FULL: usize = 22;
/// After so many tiles the learner hears more of the scoring, a little at a time.
const SOME: usize = 5;
const MORE: usize = 7;
const MANY: usize = 9;

impl Guided for Genesis {
    const START: &'static str = include_str!("genesis.urz");
    const SEED: &'static str = "0000000000000000000000000000000000000000000000000000000000000004";
    const CONFIRM: bool = true;

    const LESSONS: &'static [Lesson<Genesis>] = &[
        Lesson {
            key: "guide-genesis-welcome",
            rule: "G-2.1",
            when: |_| true,
            at: |_| ".table .players".to_owned(),
        },
        Lesson {
            key: "guide-genesis-dice",
            rule: "G-3.3",
            when: is_first,
            at: |_| ".hand .dice".to_owned(),
        },
        Lesson {
            key: "guide-genesis-place",
            rule: "G-3.5",
            when: |now| is_first(now) && !now.have(|_| true),
            at: |_| ".hand .choices".to_owned(),
        },
        Lesson {
            key: "guide-genesis-second",
            rule: "G-3.6",
            when: |now| now.is_asked() && matches!(now.position.phase(), Phase::Second(..)),
            at: |_| ".hand .dice".to_owned(),
        },
        Lesson {
            key: "guide-genesis-confirm",
            rule: "G-3.8",
            when: |now| now.confirms,
            at: |_| ".status .buttons".to_owned(),
        },
        Lesson {
            key: "guide-genesis-other",
            rule: "G-5.1",
            when: |now| now.is_asked() && now.did(|seat, _| seat != now.seat),
            at: |now| spaces(others(now)),
        },
        Lesson {
            key: "guide-genesis-herd",
            rule: "G-5.2",
            when: |now| now.is_asked() && largest_herd(now).is_some(),
            at: |now| spaces(largest_herd(now).unwrap_or(Spaces::NONE)),
        },
        Lesson {
            key: "guide-genesis-area",
            rule: "G-5.1",
            when: |now| now.is_asked() && area(now, counts).is_some(),
            at: |now| in_area(now, counts),
        },
        Lesson {
            key: "guide-genesis-alone",
            rule: "G-5.4",
            when: |now| now.is_asked() && area(now, is_alone).is_some(),
            at: |now| in_area(now, is_alone),
        },
        Lesson {
            key: "guide-genesis-points",
            rule: "G-5.11",
            when: |now| has_laid(now, SOME) && points(now).iter().any(|points| *points > 0),
            at: |_| ".table .players".to_owned(),
        },
        Lesson {
            key: "guide-genesis-places",
            rule: "G-5.3",
            when: |now| now.is_asked() && area(now, has_places).is_some(),
            at: |now| in_area(now, has_places),
        },
        Lesson {
            key: "guide-genesis-tie",
            rule: "G-5.6",
            when: |now| now.is_asked() && area(now, is_tied).is_some(),
            at: |now| in_area(now, is_tied),
        },
        Lesson {
            key: "guide-genesis-triple",
            rule: "G-5.7",
            when: |now| has_laid(now, MORE) && area(now, is_triple).is_some(),
            at: |now| in_area(now, is_triple),
        },
        Lesson {
            key: "guide-genesis-double",
            rule: "G-5.8",
            when: |now| has_laid(now, MANY) && area(now, is_double).is_some(),
            at: |now| in_area(now, is_double),
        },
        Lesson {
            key: "guide-genesis-used-up",
            rule: "G-3.4",
            when: |now| {
                let supply = now.position.supply(now.seat);
                now.is_asked()
                    && Terrain::ALL
                        .iter()
                        .any(|terrain| supply.left(*terrain) == 0)
            },
            at: |_| ".hand .choices".to_owned(),
        },
        Lesson {
            key: "guide-genesis-end",
            rule: "G-4.1",
            when: |now| now.is_asked() && now.position.vacant().len() < NEARLY_FULL,
            at: |now| spaces(now.position.vacant()),
        },
    ];

    fn task(now: &Now<'_>) -> Task<Genesis> {
        if now.confirms {
            return Task::new("guide-genesis-do-confirm", ".status .buttons");
        }
        if !now.is_asked() {
            return Task::new("guide-genesis-do-wait", "");
        }
        let is_second = matches!(now.position.phase(), Phase::Second(..));
        if now.own().count() >= PROPOSALS {
            let key = if is_second {
                "guide-genesis-do-second"
            } else {
                "guide-genesis-do-first"
            };
            return Task::new(key, "");
        }
        let best = best(now);
        let places = best.iter().filter_map(|action| match action {
            Action::Place(_, space) => Some(format!("#space-{space}")),
            Action::End => None,
        });
        let key = if is_second {
            "guide-genesis-do-second-there"
        } else {
            "guide-genesis-do-first-there"
        };
        Task::new(key, all(places)).proposing(best)
    }

    fn named(now: &Now<'_>, _: Words) -> Vec<Named<'static>> {
        let proposed = match best(now).first() {
            Some(Action::Place(terrain, _)) => terrain.word(),
            _ => "none",
        };
        let points = points(now);
        let vacant = now.position.vacant().len();
        vec![
            ("terrain", proposed.into()),
            ("points", points[now.seat.index()].into()),
            ("vacant", vacant.into()),
        ]
    }

    fn decided(now: &Now<'_>, words: Words) -> Vec<String> {
        let score = now.position.score();
        let of = |area: &Area, seat: Seat| -> u16 {
            let own = area.herds.iter().filter(|herd| herd.owner == seat);
            own.map(|herd| herd.points).sum()
        };
        let best_of = |seat: Seat| {
            let areas = score.areas.iter();
            areas.max_by_key(|area| of(area, seat)).map(|area| {
                [
                    ("terrain", area.terrain.word().into()),
                    ("tiles", area.tiles.len().into()),
                    ("times", area.multiplier.factor().into()),
                    ("points", of(area, seat).into()),
                ]
            })
        };
        let rivals = Seat::all(now.position.players()).filter(|seat| *seat != now.seat);
        let theirs = rivals.clone().map(|seat| score.points[seat.index()]).max();
        let sums = [
            ("yours", score.points[now.seat.index()].into()),
            ("theirs", theirs.unwrap_or_default().into()),
        ];
        let mut told = vec![words.say_with("guide-genesis-sums", &sums)];
        let yours = best_of(now.seat);
        told.extend(yours.map(|area| words.say_with("guide-genesis-your-best", &area)));
        let theirs = rivals.max_by_key(|seat| score.points[seat.index()]);
        let theirs = theirs.and_then(best_of);
        told.extend(theirs.map(|area| words.say_with("guide-genesis-their-best", &area)));
        told
    }
}

fn is_first(now: &Now<'_>) -> bool {
    now.is_asked() && matches!(now.position.phase(), Phase::First(..))
}

/// Is the learner asked after laying so many tiles?
fn has_laid(now: &Now<'_>, tiles: usize) -> bool {
    now.is_asked() && now.own().count() >= tiles
}

fn points(now: &Now<'_>) -> Vec<u16> {
    now.position.score().points
}

fn others(now: &Now<'_>) -> Spaces {
    let others = Seat::all(now.position.players()).filter(|seat| *seat != now.seat);
    others.fold(Spaces::NONE, |all, seat| all | now.position.owned_by(seat))
}

/// The learner's largest herd, of two tiles or more.
fn largest_herd(now: &Now<'_>) -> Option<Spaces> {
    let score = now.position.score();
    let herds = score.areas.iter().flat_map(|area| &area.herds);
    let own = herds.filter(|herd| herd.owner == now.seat && herd.size > 1);
    own.max_by_key(|herd| herd.size).map(|herd| herd.tiles)
}

/// An area like this; rather one of the learner's.
fn area(now: &Now<'_>, such: fn(&Area) -> bool) -> Option<Area> {
    let areas = now.position.score().areas.into_iter();
    let is_own = |area: &Area| area.herds.iter().any(|herd| herd.owner == now.seat);
    areas.filter(such).max_by_key(is_own)
}

fn in_area(now: &Now<'_>, such: fn(&Area) -> bool) -> String {
    spaces(area(now, such).map_or(Spaces::NONE, |area| area.tiles))
}

fn counts(area: &Area) -> bool {
    area.multiplier != Multiplier::None
}

fn is_alone(area: &Area) -> bool {
    counts(area) && area.herds.len() == 1
}

fn sizes(area: &Area) -> Vec<usize> {
    let mut sizes: Vec<_> = area.herds.iter().map(|herd: &Herd| herd.size).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

fn has_places(area: &Area) -> bool {
    counts(area) && matches!(sizes(area)[..], [first, second, ..] if first > second)
}

/// The largest herds divide the points; not if all are one player's (G-5.12).
fn is_tied(area: &Area) -> bool {
    let shares = |herd: &Herd| matches!(herd.took, Took::BothShared { sharers: 2.. });
    area.herds.iter().any(shares)
}

fn is_triple(area: &Area) -> bool {
    area.multiplier == Multiplier::Triple
}

fn is_double(area: &Area) -> bool {
    area.multiplier == Multiplier::Double
}

fn spaces(spaces: Spaces) -> String {
    all(spaces.iter().map(|space: Space| format!("#space-{space}")))
}

/// Good places for one tile, found by laying it and counting: the points it brings, then how large
/// the learner's herd and its area get. All are of the same terrain.
fn best(now: &Now<'_>) -> Vec<Action> {
    let worth = |action: &Action| {
        let &Action::Place(_, space) = action else {
            return None;
        };
        let mut position = *now.position;
        position.act(now.seat, *action);
        let score = position.score();
        let own = i32::from(score.points[now.seat.index()]);
        let all: i32 = score.points.iter().map(|points| i32::from(*points)).sum();
        let area = score.areas.iter().find(|area| area.tiles.contains(space))?;
        let herd = area.herds.iter().find(|herd| herd.tiles.contains(space))?;
        Some((2 * own - all, herd.size, area.tiles.len()))
    };
    // A tile that answers to a die lets a second one follow.
    let answers = |action: &Action| match (now.position.phase(), action) {
        (Phase::First(_, faces), Action::Place(terrain, _)) => faces
            .iter()
            .any(|face| now.position.answers(now.seat, *terrain, *face)),
        _ => true,
    };
    let mut rated: Vec<_> = now
        .legal
        .iter()
        .filter(|action| answers(action))
        .filter_map(|action| Some((worth(action)?, *action)))
        .collect();
    rated.sort_by(|(one, _), (other, _)| other.cmp(one));
    let Some(&(most, Action::Place(terrain, _))) = rated.first() else {
        return Vec::new();
    };
    let alike = rated.into_iter().filter(|(worth, action)| {
        *worth == most && matches!(action, Action::Place(placed, _) if *placed == terrain)
    });
    alike.map(|(_, action)| action).take(PLACES).collect()
}
