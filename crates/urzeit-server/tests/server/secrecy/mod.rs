//! Nothing hidden gets out. Secrecy as non-interference: two servers with tables that differ only in
//! what a viewer may not know say the same to that viewer, in every byte and at every step.
//!
//! What a viewer may know is for the rules to say (`View::of`, `EntryView::of`; their own tests attack
//! them). Here everything else is looked at that reaches a client. `tests/leaks` has leaks that these
//! tests notice.

mod world;

use std::{fs, path::Path};

use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
use reqwest::Method;
use urzeit_rules::{
    Choices as _, Due as _, Entry, EntryView, Game, Lords, Play, Seat, Setup as _, Turn, View,
    Viewer,
    lords::{self, Phase},
    record::Bytes,
};
use urzeit_server::Store;
use urzeit_table::messages::ToClient;

use self::world::{Table, World};
use crate::stage::choosing;
use crate::{play::table, stage::Stage};

crate::on_both_stores!(
    tables_that_differ_in_secrets_look_alike,
    of_a_secret_choice_nothing_is_seen_but_that_it_was_made,
    a_running_record_has_neither_seed_nor_secrets,
    of_an_order_nothing_is_seen_until_it_acts,
);

/// Where the chance of all these tables comes from.
const SEED: [u8; 32] = *b"the same for every table in here";

const PLAYERS: usize = 3;

type Random = Xoshiro256PlusPlus;

fn setup() -> lords::Setup {
    lords::Setup::read(&Lords::WHO[..PLAYERS], &[]).unwrap()
}

fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(PLAYERS).map(Viewer::Seat);
    seats.chain([Viewer::Spectator])
}

fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => PLAYERS,
    }
}

/// Positions of a random game in which something is hidden, of each kind one.
fn moments(random: &mut Random) -> Vec<Lords> {
    let mut play = Play::from(Lords::new(&setup()));
    let mut moments: Vec<(String, Lords)> = Vec::new();
    for step in 0..400 {
        let position = play.position();
        let chosen = Seat::all(PLAYERS).filter(|&seat| position.chosen(seat).is_some());
        let kept = Seat::all(PLAYERS).map(|seat| position.kept(seat).len());
        let kind = match position.phase() {
            Phase::Lay(_, _) if kept.sum::<usize>() > 0 => "lay".to_owned(),
            Phase::Select => format!("select {}", chosen.count()),
            Phase::Act(_) => "act".to_owned(),
            _ => String::new(),
        };
        if !kind.is_empty() && moments.iter().all(|(known, _)| *known != kind) {
            moments.push((kind, position.clone()));
        }
        let entry = match position.turn() {
            Turn::Over => break,
            Turn::Chance => Entry::Chance(position.due().unwrap().sample(random)),
            turn => {
                let mut seats = turn.seats().iter();
                let seat = seats.find(|&seat| !position.choices(seat).is_empty());
                let seat = seat.unwrap();
                let choices = position.choices(seat);
                let action = choices.nth(step * 7919 % choices.len());
                Entry::Player(seat, action.unwrap())
            }
        };
        play.enter(entry).unwrap();
    }
    assert_eq!(moments.len(), 5, "{moments:?}");
    moments.into_iter().map(|(_, position)| position).collect()
}

/// An action of each world that the viewer is told in the same words; another one, if it can be.
fn alike(worlds: [&Lords; 2], viewer: Viewer, step: usize) -> Option<(Seat, [String; 2])> {
    let [one, two] = worlds;
    let seats: Vec<Seat> = one.turn().seats().iter().collect();
    let seat = *seats.get(step % seats.len().max(1))?;
    let choices = one.choices(seat);
    let action = choices.nth(step * 7919 % choices.len().max(1))?;
    let told = |position: &Lords, action| {
        EntryView::of(position, Entry::Player(seat, action), viewer).to_string()
    };
    let same = two.choices(seat);
    let same = || {
        same.iter()
            .filter(|&other| told(two, other) == told(one, action))
    };
    let other = same().find(|&other| other != action);
    let other = other.or_else(|| same().next())?;
    Some((seat, [action.to_string(), other.to_string()]))
}

async fn tables_that_differ_in_secrets_look_alike(stage: Stage) {
    let other = if stage.database.starts_with("postgres") {
        Stage::postgres().await
    } else {
        Stage::sqlite().await
    };
    let worlds = [World::open(stage).await, World::open(other).await];
    let mut random = Random::seed_from_u64(7);
    let (mut steps, mut returns) = (0, 0);
    let letters = "abcdefghijkmnpqrstuvwxyz".chars();
    let mut names = letters.map(|letter| format!("tab{letter}"));
    let mut tables = Vec::new();
    for (number, position) in moments(&mut random).into_iter().enumerate() {
        let settings = ["at-once any nothing", "confirm any nothing"][number % 2];
        // Two viewers each: everybody has their turn.
        for viewer in viewers().skip(number % 2).step_by(2) {
            let imagined = Lords::imagine(&View::of(&position, viewer), &mut random);
            assert_ne!(imagined, position, "there are secrets");
            let name = names.next().unwrap();
            let mut one = worlds[0].table(&name, settings, &position).await;
            let mut two = worlds[1].table(&name, settings, &imagined).await;
            let mut alike = true;
            for step in 0..3 {
                one.ask_everything(viewer).await;
                two.ask_everything(viewer).await;
                assert_same(&mut one, &mut two, viewer);
                steps += 1;
                let truth = [one.truth.position(), two.truth.position()];
                let Some((seat, [here, there])) = self::alike(truth, viewer, step) else {
                    break;
                };
                // When secrets come out, tables that differ in them do too.
                let told = one.act(seat, &here, viewer).await;
                alike = told == two.act(seat, &there, viewer).await;
                if !alike {
                    break;
                }
                assert_same(&mut one, &mut two, viewer);
            }
            if alike {
                let granted = one.go_back().await;
                assert_eq!(granted, two.go_back().await);
                returns += granted.iter().filter(|granted| **granted).count();
                one.ask_everything(viewer).await;
                two.ask_everything(viewer).await;
                one.hang_up(viewer).await;
                two.hang_up(viewer).await;
                assert_same(&mut one, &mut two, viewer);
            }
            // The players whose secrets they are see the difference: so would we, were it told to others.
            let mut others = (0..PLAYERS).filter(|&other| other != index(viewer));
            assert!(
                others.any(|other| one.said_to(other) != two.said_to(other)),
                "nobody notices that these are two games"
            );
            if alike {
                tables.push((one, two, viewer));
            }
        }
    }
    assert!(steps >= 20, "{steps}");
    assert!(returns > 5, "{returns}");
    // The rules were corrected: every game goes on from what is stored besides its events.
    let mut servers = Vec::new();
    for world in &worlds {
        world.stage.execute("UPDATE events SET rules = 0").await;
        servers.push(world.stage.second_server().await);
    }
    assert!(tables.len() > 3);
    for (one, two, viewer) in &mut tables {
        one.ask_resumed(*viewer, servers[0]).await;
        two.ask_resumed(*viewer, servers[1]).await;
        assert_same(one, two, *viewer);
    }
}

/// Everything is the same that the viewer was told since the last time.
fn assert_same(one: &mut Table<'_>, two: &mut Table<'_>, viewer: Viewer) {
    let (here, there) = (one.news_of(index(viewer)), two.news_of(index(viewer)));
    let lines = here.lines().zip(there.lines());
    let mut before = "";
    for (here, there) in lines {
        assert_eq!(here, there, "{viewer:?}, after {before}");
        before = here;
    }
    assert_eq!(here, there, "{viewer:?}");
    let seed = Bytes(SEED.to_vec()).to_string();
    assert!(!here.contains(&seed), "the seed is told");
}

async fn of_a_secret_choice_nothing_is_seen_but_that_it_was_made(stage: Stage) {
    let world = World::open(stage).await;
    let moments = moments(&mut Random::seed_from_u64(8));
    let select = moments.iter().find(|position| {
        let mut seats = Seat::all(PLAYERS);
        position.phase() == Phase::Select && seats.all(|seat| position.chosen(seat).is_none())
    });
    let settings = "at-once any nothing";
    let mut table = world.table("secret", settings, select.unwrap()).await;
    let seat = Seat::at(1);
    let card = table.truth.position().choices(seat).nth(0).unwrap();
    let card = card.to_string();
    table.act(seat, &card, Viewer::Spectator).await;
    for (heard, viewer) in table.heard.iter().zip(viewers()) {
        let ToClient::Events(events) = serde_json::from_str(heard.last().unwrap()).unwrap() else {
            panic!("no events")
        };
        let [told] = &events.told[..] else {
            panic!("{:?}", events.told)
        };
        let deed = told.entry().unwrap().to_string();
        match viewer {
            Viewer::Seat(own) if own == seat => assert_eq!(deed, format!("2 {card}")),
            _ => assert_eq!(deed, "2 card ?"),
        }
        assert_eq!(events.now.awaits, choosing(&[1, 3]));
        assert_eq!(events.now.view, table.view(viewer));
        assert_eq!(events.now.undoable, 0);
    }
}

/// Two worlds that differ only in what one player has ordered. When the order acts, the others are told
/// what they would be told of its owner's choice, and that it was an order.
async fn of_an_order_nothing_is_seen_until_it_acts(stage: Stage) {
    let other = if stage.database.starts_with("postgres") {
        Stage::postgres().await
    } else {
        Stage::sqlite().await
    };
    let worlds = [World::open(stage).await, World::open(other).await];
    let moments = moments(&mut Random::seed_from_u64(9));
    let acting = |position: &&Lords| matches!(position.phase(), Phase::Act(_));
    let position = moments.iter().find(acting).unwrap();
    let owner = Seat::at(1);
    for (number, viewer) in viewers().enumerate() {
        if viewer == Viewer::Seat(owner) {
            continue;
        }
        let name = ["aheada", "aheadb", "aheadc", "aheadd"][number];
        let settings = ["at-once any nothing", "confirm any nothing"][number % 2];
        let mut one = worlds[0].table(name, settings, position).await;
        let mut two = worlds[1].table(name, settings, position).await;
        let hand = position.hand(owner).known();
        let cards: Vec<_> = lords::Card::all()
            .filter(|card| hand[card.index()] > 0)
            .map(|card| format!("card {card}"))
            .collect();
        let (card, last) = (&cards[0], &cards[cards.len() - 1]);
        one.order(Method::POST, owner, last).await;
        one.order(Method::DELETE, owner, last).await;
        one.order(Method::POST, owner, card).await;
        loop {
            one.ask_everything(viewer).await;
            two.ask_everything(viewer).await;
            assert_same(&mut one, &mut two, viewer);
            let asked = one.truth.position().turn().seats().iter().next().unwrap();
            let choices = one.truth.position().choices(asked);
            let end = choices.iter().find(|action| *action == lords::Action::End);
            let action = end.or(choices.nth(0)).unwrap().to_string();
            one.act(asked, &action, viewer).await;
            two.act(asked, &action, viewer).await;
            if two.truth.position().phase() == Phase::Select {
                break;
            }
            assert_same(&mut one, &mut two, viewer);
        }
        assert!(two.wish(owner, card).await);
        let (here, there) = (one.told_to(index(viewer)), two.told_to(index(viewer)));
        let (acts, here): (Vec<_>, Vec<_>) = here.into_iter().partition(|told| told == "order 2");
        assert_eq!(acts.len(), 1);
        assert_eq!(here, there);
        assert_eq!(here.last().unwrap(), "2 card ?");
    }
}

async fn a_running_record_has_neither_seed_nor_secrets(stage: Stage) {
    let (id, mut people, mut sockets) = table::<Lords>(&stage, "at-once any nothing").await;
    people.push(stage.guest("Watcher").await);
    stage
        .execute(&format!(
            "UPDATE games SET spectators = TRUE, visibility = 'open' WHERE id = '{id}'"
        ))
        .await;
    let store = Store::open(&stage.database).await.unwrap();
    // The server looks again at what is stored.
    store.announce(&id).await.unwrap();
    let other = stage.second_server().await;
    let seed = store.game(&id).await.unwrap().unwrap().made.seed;
    let seed = Bytes(seed.to_vec()).to_string();
    let seen = people[0].get(&format!("/api/tables/{id}")).await;
    let asked = seen["now"]["awaits"]["choices"][0].as_u64().unwrap() as usize;
    sockets[asked - 1].wish("keeps", "keep").await;
    let seats = people.len() - 1;
    for (number, person) in (1..).zip(&people) {
        let path = format!("/api/tables/{id}/record");
        let (status, _, record) = person.at(other).ask_text(Method::GET, &path, "").await;
        assert!(status.is_success(), "{status} {record}");
        assert!(
            !record.contains("seed") && !record.contains(&seed),
            "{record}"
        );
        let dealt = record.lines().filter(|line| line.starts_with("* deal "));
        assert_eq!(dealt.clone().count(), seats);
        for line in dealt {
            let own = line.starts_with(&format!("* deal {number} "));
            assert_eq!(own, !line.ends_with('?'), "{number}: {line}");
        }
    }
}

/// Leaks to plant (`tests/leaks/notice.sh`) are worth something as long as they fit the sources.
#[test]
fn every_planted_leak_still_fits() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let leaks = fs::read_dir(root.join("crates/urzeit-server/tests/leaks")).unwrap();
    let leaks = leaks.map(|leak| leak.unwrap().path());
    let leaks: Vec<_> = leaks
        .filter(|leak| leak.extension().is_some_and(|ending| ending == "patch"))
        .collect();
    assert!(leaks.len() > 5);
    for leak in leaks {
        let patch = fs::read_to_string(&leak).unwrap();
        let file = patch.lines().find_map(|line| line.strip_prefix("--- a/"));
        let source = fs::read_to_string(root.join(file.unwrap())).unwrap();
        for hunk in patch.split("\n@@ ").skip(1) {
            let (head, lines) = hunk.split_once('\n').unwrap();
            let side = |sign: char| {
                let own = lines.lines();
                own.filter_map(move |line| line.strip_prefix(' ').or(line.strip_prefix(sign)))
            };
            let old: String = side('-').flat_map(|line| [line, "\n"]).collect();
            assert_eq!(source.matches(&old).count(), 1, "{}", leak.display());
            // `git apply` counts the lines of both sides.
            let counts = head.split_once(" @@").unwrap().0.split(' ');
            let counts: Vec<_> = counts.map(|at| at.split_once(',').unwrap().1).collect();
            let found = ['-', '+'].map(|sign| side(sign).count().to_string());
            assert_eq!(counts, found, "{}", leak.display());
        }
    }
}
