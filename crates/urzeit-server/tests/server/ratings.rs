//! Ratings of finished games.

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    bots::token,
    stage::{Person, Stage},
    tables::tiny_board,
    workshop::{Server, hear_of, idle, number, sql, tells, until, working},
};
use urzeit_players::Level;
use urzeit_rules::Seat;
use urzeit_server::live::Change;
use urzeit_table::{Awaits, Deed};

crate::on_both_stores!(
    a_game_is_reckoned_once,
    who_gives_up_is_last,
    only_rated_games_between_people_count,
    rated_needs_an_account_and_a_clock,
    a_rated_game_is_not_won_by_how_it_was_set_up,
    a_live_rated_game_begins_when_all_are_there,
    a_live_rated_game_does_not_begin_between_two_looks,
    a_game_that_could_not_begin_begins_later,
    a_rated_game_that_has_begun_is_not_aborted,
    a_bot_is_shown_as_one,
    people_and_bots_are_rated_apart,
    games_of_the_same_accounts_count_less_and_less,
    a_player_who_left_is_the_one_who_is_rated,
    a_bots_seat_stays_a_bots,
);

crate::behind_a_pooler!(a_game_is_reckoned_once, who_gives_up_is_last);

/// A game that plays itself, because nobody has time.
const BY_ITSELF: &str = "at-once live 1 0 rest beginner";

async fn finished(server: &Server, new: Value, people: &[&Person]) -> String {
    let id = server.table(new, people, "beginner").await;
    let (mut socket, welcome) = people[0].follow(&id, 0).await;
    if welcome.events.now.awaits != Awaits::Nothing {
        hear_of(&mut socket, |events| events.now.awaits == Awaits::Nothing).await;
    }
    id
}

async fn rated(stage: &Stage, id: &str) {
    let query = format!("SELECT reckoned FROM games WHERE id = '{id}'");
    until(stage, &query, |rated| rated.is_some()).await;
}

async fn a_game_is_reckoned_once(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF, "rated": true});
    let id = finished(&server, new.clone(), &[&ada, &bob]).await;
    rated(&stage, &id).await;
    let one = ada.get("/api/me/ratings").await;
    let two = bob.get("/api/me/ratings").await;
    for rating in [&one, &two] {
        assert_eq!(rating[0]["game"], "genesis");
        assert_eq!(rating[0]["players"], json!(2));
        assert_eq!(rating[0]["games"], json!(1));
        assert_eq!(rating[0]["provisional"], json!(true));
    }
    let points = |rating: &Value| rating[0]["rating"].as_i64().unwrap();
    assert_eq!(points(&one) + points(&two), 3000);
    let won = format!("SELECT COUNT(*) FROM seats WHERE game = '{id}' AND won");
    if number(&stage, &won).await == Some(1) {
        assert!((points(&one) - 1500).abs() > 50, "{one} {two}");
    }
    let before = format!(
        "SELECT COUNT(*) FROM seats WHERE game = '{id}' AND rating_before = 1500
             AND rating_after IS NOT NULL"
    );
    assert_eq!(number(&stage, &before).await, Some(2));
    // Somebody thinks that it is still to be done.
    sql(
        &stage,
        &format!("UPDATE games SET due = 1, deadline = 1 WHERE id = '{id}'"),
    )
    .await;
    let due = format!("SELECT COALESCE(due, deadline) FROM games WHERE id = '{id}'");
    until(&stage, &due, |due| due.is_none()).await;
    assert_eq!(ada.get("/api/me/ratings").await, one);
    // The next game counts, too.
    let id = finished(&server, new, &[&ada, &bob]).await;
    rated(&stage, &id).await;
    let now = ada.get("/api/me/ratings").await;
    assert_eq!(now[0]["games"], json!(2));
    // Everybody may know how that came about.
    let adas = ada.get("/api/me").await["id"].clone();
    let changes = bob.get(&format!("/api/people/{adas}/ratings")).await;
    let [first, second] = changes.as_array().unwrap().as_slice() else {
        panic!("{changes}");
    };
    for change in [first, second] {
        assert_eq!(change["game"], "genesis");
        assert_eq!(change["players"], json!(2));
    }
    assert_eq!(first["before"], json!(1500));
    assert_eq!(first["after"], one[0]["rating"]);
    assert_eq!(second["before"], first["after"]);
    assert_eq!(second["after"], now[0]["rating"]);
    assert!(first["at"].as_i64() <= second["at"].as_i64());
}

async fn who_gives_up_is_last(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let eve = server.member(&stage, "Eve").await;
    let settings = "at-once live 2000 0 rest beginner";
    let new = json!({"game": "genesis", "players": 3, "settings": settings, "rated": true});
    let id = server.table(new, &[&ada, &bob, &eve], "").await;
    let path = format!("/api/tables/{id}/wishes");
    for person in [&bob, &ada] {
        person
            .post(&path, json!({"id": "r", "wish": "resign"}))
            .await;
    }
    rated(&stage, &id).await;
    let mut points = Vec::new();
    for person in [&eve, &ada, &bob] {
        let rating = person.get("/api/me/ratings").await;
        points.push(rating[0]["rating"].as_i64().unwrap());
    }
    assert!(points[0] > points[1] && points[1] > points[2], "{points:?}");
}

async fn only_rated_games_between_people_count(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF});
    let unrated = finished(&server, new, &[&ada, &bob]).await;
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF, "rated": true});
    let alone = finished(&server, new, &[&ada]).await;
    rated(&stage, &alone).await;
    assert_eq!(ada.get("/api/me/ratings").await, json!([]));
    let due = format!("SELECT due FROM games WHERE id = '{unrated}'");
    assert_eq!(number(&stage, &due).await, None);
}

async fn rated_needs_an_account_and_a_clock(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (guest, ada) = (
        server.guest("Eve").await,
        server.member(&stage, "Ada").await,
    );
    let clock = json!({"game": "genesis", "rated": true, "pace": {"slow": {"days": 3}}});
    let none = json!({"game": "genesis", "rated": true, "pace": "none"});
    let unsaid = json!({"game": "genesis", "rated": true});
    for (person, new, why) in [
        (&guest, &clock, "server-rated-guests"),
        (&ada, &none, "server-rated-clock"),
        (&ada, &unsaid, "server-rated-clock"),
    ] {
        let refused = person.refused(Method::POST, "/api/tables", new.clone());
        assert_eq!(refused.await.1, why);
    }
    let made = ada.post("/api/tables", clock).await;
    let sit = format!("/api/tables/{}/sit", made["id"].as_str().unwrap());
    let body = json!({"invite": made["invite"]});
    let refused = guest.refused(Method::POST, &sit, body.clone()).await;
    assert_eq!(refused.1, "server-rated-guests");
    server.member(&stage, "Bob").await.post(&sit, body).await;
}

/// Nobody wins points by a clock that is over before others can choose, by a board on which the one who begins has
/// won, or by a strong computer player: neither in the lobby, nor by a link.
async fn a_rated_game_is_not_won_by_how_it_was_set_up(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (
        server.member(&stage, "Ada").await,
        server.member(&stage, "Bob").await,
    );
    let instant = json!({"live": {"minutes": 0.9, "seconds": 0}});
    let board = tiny_board();
    for (more, why) in [
        (json!({"pace": instant}), "server-rated-short-clock"),
        (
            json!({"pace": {"slow": {"days": 0.04}}}),
            "server-rated-short-clock",
        ),
        (json!({"options": {"board": board}}), "server-rated-setup"),
        (json!({"options": {"start": "1"}}), "server-rated-setup"),
        (
            json!({"time_out": {"turn": "hard"}}),
            "server-rated-stand-in",
        ),
        (
            json!({"time_out": {"rest": "master"}}),
            "server-rated-stand-in",
        ),
    ] {
        let mut new = json!({"game": "genesis", "players": 2, "rated": true,
            "pace": {"slow": {"days": 1}}});
        new.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let refused = ada.refused(Method::POST, "/api/tables", new.clone()).await;
        assert_eq!(refused.1, why, "{more}");
        new["rated"] = json!(false);
        ada.post("/api/tables", new).await;
    }
    let options = json!({"board": "random", "ties": "players"});
    let fair = json!({"game": "genesis", "rated": true, "options": options,
        "pace": {"live": {"minutes": 1, "seconds": 0}}, "time_out": {"rest": "medium"}});
    ada.post("/api/tables", fair).await;
    // A game from before counts, but not once more.
    for (settings, rated) in [(BY_ITSELF, false), ("at-once slow 86400000 nothing", true)] {
        let new = json!({"game": "genesis", "players": 2, "settings": settings, "rated": true});
        let id = server.table(new, &[&ada, &bob], "").await;
        let resign = json!({"id": "r", "wish": "resign"});
        ada.post(&format!("/api/tables/{id}/wishes"), resign).await;
        let next = bob
            .post(&format!("/api/tables/{id}/rematch"), json!({}))
            .await;
        assert_eq!(next["rated"], rated, "{settings}");
    }
}

/// A player who has gone would lose a live game without having known that it began.
async fn a_live_rated_game_begins_when_all_are_there(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let (ada, bob) = (
        server.member(&stage, "Ada").await,
        server.member(&stage, "Bob").await,
    );
    for by_itself in [true, false] {
        let new = json!({"game": "genesis", "players": 2, "rated": true, "visibility": "open",
            "pace": {"live": {"minutes": 5, "seconds": 5}}, "seats": ["me", "open"],
            "begins_when_full": by_itself});
        let made = ada.post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap();
        let (mut bobs, _) = bob.follow(id, 0).await;
        let sat = bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
        assert_eq!(sat["state"], "waiting");
        bobs.until_here(2, true).await;
        let begin = format!("/api/tables/{id}/begin");
        let refused = ada.refused(Method::POST, &begin, json!({})).await;
        assert_eq!(refused.1, "server-not-all-here");
        // Somebody who only asks what is new has not the table open.
        let asked = ada.get(&format!("/api/tables/{id}")).await;
        assert_eq!(asked["table"]["state"], "waiting");
        let (mut adas, _) = ada.follow(id, 0).await;
        if !by_itself {
            bobs.until_here(1, true).await;
            ada.post(&begin, json!({})).await;
        }
        for socket in [&mut adas, &mut bobs] {
            hear_of(socket, |events| tells(events, " begin")).await;
        }
    }
}

/// However often its maker asks while somebody sits down who is not there.
async fn a_live_rated_game_does_not_begin_between_two_looks(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    for _ in 0..10 {
        let new = json!({"game": "genesis", "players": 2, "rated": true, "visibility": "open",
            "pace": {"live": {"minutes": 5, "seconds": 5}}, "seats": ["me", "open"]});
        let made = ada.post("/api/tables", new).await;
        let id = made["id"].as_str().unwrap();
        let (_adas, _) = ada.follow(id, 0).await;
        let (begin, sit) = (
            format!("/api/tables/{id}/begin"),
            format!("/api/tables/{id}/sit"),
        );
        let begins = (0..40).map(|_| ada.ask(Method::POST, &begin, json!({})));
        let begins = futures_util::future::join_all(begins);
        let (_, sat) = tokio::join!(begins, bob.post(&sit, json!({})));
        assert_eq!(sat["state"], "waiting");
        let asked = ada.get(&format!("/api/tables/{id}")).await;
        assert_eq!(asked["table"]["state"], "waiting");
        ada.post(&format!("/api/tables/{id}/abort"), json!({}))
            .await;
    }
}

/// Nobody else may come to a table at which all are.
async fn a_game_that_could_not_begin_begins_later(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let new = json!({"game": "genesis", "players": 2, "rated": true, "visibility": "open",
        "pace": {"live": {"minutes": 5, "seconds": 5}}, "seats": ["me", "open"],
        "begins_when_full": true});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let (mut adas, _) = ada.follow(id, 0).await;
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let (fails, works) = if stage.database.starts_with("postgres") {
        (
            "ALTER TABLE games ADD CONSTRAINT fails CHECK (state <> 'running') NOT VALID",
            "ALTER TABLE games DROP CONSTRAINT fails",
        )
    } else {
        (
            "CREATE TRIGGER fails BEFORE UPDATE ON games WHEN NEW.state = 'running'
             BEGIN SELECT RAISE(ABORT, 'fails'); END",
            "DROP TRIGGER fails",
        )
    };
    stage.execute(fails).await;
    let (_bobs, _) = bob.follow(id, 0).await;
    adas.until_here(2, true).await;
    let waiting = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!(waiting["table"]["state"], "waiting");
    stage.execute(works).await;
    hear_of(&mut adas, |events| tells(events, " begin")).await;
}

/// They may be at different processes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_rated_game_begins_wherever_they_are() {
    let stage = Stage::postgres().await;
    let server = Server::open(&stage, idle()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let bob = bob.at(stage.second_server().await);
    let new = json!({"game": "genesis", "players": 2, "rated": true, "visibility": "open",
        "pace": {"live": {"minutes": 5, "seconds": 5}}, "seats": ["me", "open"],
        "begins_when_full": true});
    let made = ada.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await;
    let (_adas, _) = ada.follow(id, 0).await;
    let (mut bobs, _) = bob.follow(id, 0).await;
    hear_of(&mut bobs, |events| tells(events, " begin")).await;
}

/// A player who has seen the dice or the cards could otherwise throw again; nor is one that others wait for.
async fn a_rated_game_that_has_begun_is_not_aborted(stage: Stage) {
    let server = Server::open(&stage, idle()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    for rated in [true, false] {
        let settings = "at-once slow 86400000 nothing";
        let new = json!({"game": "lords", "players": 2, "settings": settings, "rated": rated});
        let id = server.table(new, &[&ada, &bob], "").await;
        let abort = format!("/api/tables/{id}/abort");
        let (status, answer) = bob.ask(Method::POST, &abort, json!({})).await;
        assert!(!status.is_success(), "{answer}");
        let late = if rated {
            "server-rated-begun"
        } else {
            "server-too-late-to-abort"
        };
        assert_eq!(answer["error"], late);
    }
}

/// Before others sit down, at the table, in the record, among finished games.
async fn a_bot_is_shown_as_one(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let ada = server.member(&stage, "Ada").await;
    let bob = server.member(&stage, "Bob").await;
    let bot = ada.bot(token(&stage, &ada).await);
    let shown = |table: Value| {
        let seats = table["table"]["seats"].as_array().unwrap().clone();
        let seats = seats
            .iter()
            .map(|seat| (seat["name"].clone(), seat["bot"] == true));
        seats.collect::<Vec<_>>()
    };
    let open =
        json!({"game": "genesis", "players": 2, "visibility": "open", "seats": ["me", "open"]});
    let waiting = bot.post("/api/tables", open).await;
    let listed = bob.get("/api/tables").await;
    let seat = &listed["tables"][0]["seats"][0];
    assert_eq!((&seat["name"], &seat["bot"]), (&json!("Ada"), &json!(true)));
    let waiting = format!("/api/tables/{}", waiting["id"].as_str().unwrap());
    let before = shown(bob.get(&waiting).await);
    assert_eq!(before[0], (json!("Ada (bot)"), true));
    // A clock that lets a game play itself is for those who were invited.
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF,
        "seats": ["me", "open"], "begins_when_full": true});
    let made = bot.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap();
    let table = format!("/api/tables/{id}");
    let sit = json!({"invite": made["invite"]});
    bob.post(&format!("{table}/sit"), sit).await;
    let expected = [(json!("Ada (bot)"), true), (json!("Bob"), false)];
    assert_eq!(shown(bob.get(&table).await), expected);
    // A process that loads the table afresh says the same.
    let second = bob.at(stage.second_server().await);
    assert_eq!(shown(second.get(&table).await), expected);
    let over = format!("SELECT COUNT(*) FROM games WHERE id = '{id}' AND state = 'over'");
    until(&stage, &over, |over| over == Some(1)).await;
    let (_, record) = bob
        .ask(Method::GET, &format!("{table}/record"), Value::Null)
        .await;
    assert!(
        record.as_str().unwrap().contains(" Ada (bot)\n"),
        "{record}"
    );
    let adas = ada.get("/api/me").await["id"].clone();
    let games = bob.get(&format!("/api/people/{adas}/games")).await;
    let people = games["games"][0]["people"].as_array().unwrap();
    let bots: Vec<_> = people.iter().map(|played| played["bot"] == true).collect();
    assert_eq!(bots, [true, false]);
}

/// Two people and two bots at one table: each is compared with its own kind.
async fn people_and_bots_are_rated_apart(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd", "Dan"] {
        people.push(server.member(&stage, name).await);
    }
    let mut sitters = Vec::new();
    for person in &people[..2] {
        sitters.push(person.bot(token(&stage, person).await));
    }
    let sitters: Vec<&Person> = sitters.iter().chain(&people[2..]).collect();
    let new = json!({"game": "genesis", "players": 4, "settings": BY_ITSELF, "rated": true});
    let id = server.table(new, &sitters, "").await;
    rated(&stage, &id).await;
    for pair in [&people[..2], &people[2..]] {
        let mut points = 0;
        for person in pair {
            let ratings = person.get("/api/me/ratings").await;
            let [rating] = ratings.as_array().unwrap().as_slice() else {
                panic!("{ratings}");
            };
            assert_eq!(rating["bot"] == true, pair[0].cookie == people[0].cookie);
            points += rating["rating"].as_i64().unwrap();
            let id = person.get("/api/me").await["id"].clone();
            let profile = people[3].get(&format!("/api/people/{id}")).await;
            assert_eq!(profile["ratings"], ratings);
            // Nor are the games of a person counted with those of that person's bots.
            let [tally] = profile["games"].as_array().unwrap().as_slice() else {
                panic!("{profile}");
            };
            assert_eq!(tally.get("bot"), rating.get("bot"));
        }
        assert!((2999..=3001).contains(&points), "{points}");
    }
    // One person and one bot: there is nobody to be compared with.
    let new = json!({"game": "genesis", "players": 2, "settings": BY_ITSELF, "rated": true});
    let id = server.table(new, &[sitters[0], &people[2]], "").await;
    rated(&stage, &id).await;
    let changed = format!("SELECT COUNT(rating_after) FROM seats WHERE game = '{id}'");
    assert_eq!(number(&stage, &changed).await, Some(0));
}

/// The second game of the same two within 30 days counts half. How much is learned from a game, and
/// not who has won, tells: it is the same for both pairs.
async fn games_of_the_same_accounts_count_less_and_less(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let mut learned = Vec::new();
    for (names, days) in [(["Ada", "Bob"], 29_i64), (["Cyd", "Dan"], 31)] {
        let one = server.member(&stage, names[0]).await;
        let two = server.member(&stage, names[1]).await;
        let me = one.get("/api/me").await["id"].clone();
        let uncertainty = format!(
            "SELECT CAST(ROUND(uncertainty * 1000000) AS BIGINT) FROM ratings WHERE account = {me}"
        );
        let mut after = Vec::new();
        for _ in 0..2 {
            let settings = "at-once live 300 0 rest beginner";
            let new = json!({"game": "genesis", "players": 2, "settings": settings, "rated": true});
            let id = server.table(new, &[&one, &two], "").await;
            let resign = json!({"id": "r", "wish": "resign"});
            two.post(&format!("/api/tables/{id}/wishes"), resign).await;
            rated(&stage, &id).await;
            after.push(number(&stage, &uncertainty).await.unwrap());
            let earlier = days * 24 * 60 * 60 * 1000;
            let earlier =
                format!("UPDATE games SET reckoned = reckoned - {earlier} WHERE id = '{id}'");
            sql(&stage, &earlier).await;
        }
        learned.push((after[0], after[0] - after[1]));
    }
    let [(first, half), (also_first, whole)] = learned[..] else {
        panic!("{learned:?}");
    };
    assert_eq!(first, also_first);
    assert!((2 * half - whole).abs() <= 3, "{learned:?}");
}

/// The player of the second seat does not come back, somebody else takes it over and wins.
async fn forfeited(server: &Server, one: &Person, two: &Person, substitute: &Person) -> String {
    let settings = "at-once slow 86400000 nothing";
    let new = json!({"game": "genesis", "players": 2, "settings": settings, "rated": true});
    let made = one.post("/api/tables", new).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    for person in [one, two] {
        let sit = json!({"invite": made["invite"]});
        person.post(&path("sit"), sit).await;
    }
    one.post(&path("begin"), json!({})).await;
    let live = server.registry.table(&id).await.unwrap().unwrap();
    let missed = || Change::deeds([Deed::StandIn(Seat::at(1), Level::Easy)]);
    live.change(None, |_| Ok(missed())).await.unwrap();
    let wish = json!({"id": "v", "wish": "vote 2 substitute"});
    one.post(&path("wishes"), wish).await;
    let sit = json!({"seat": 2, "counts": true, "invite": made["invite"]});
    substitute.post(&path("sit"), sit).await;
    let resign = json!({"id": "r", "wish": "resign"});
    one.post(&path("wishes"), resign).await;
    id
}

/// A player who leaves without a word has lost, the n-th time 1/n; the seat's next player is not rated.
async fn a_player_who_left_is_the_one_who_is_rated(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let cyd = server.member(&stage, "Cyd").await;
    let mut learned = Vec::new();
    for (names, days) in [(["Ada", "Bob"], 29_i64), (["Dan", "Eve"], 31)] {
        let one = server.member(&stage, names[0]).await;
        let two = server.member(&stage, names[1]).await;
        let me = two.get("/api/me").await["id"].clone();
        let uncertainty = format!(
            "SELECT CAST(ROUND(uncertainty * 1000000) AS BIGINT) FROM ratings WHERE account = {me}"
        );
        let mut after = Vec::new();
        for _ in 0..2 {
            let id = forfeited(&server, &one, &two, &cyd).await;
            rated(&stage, &id).await;
            after.push(number(&stage, &uncertainty).await.unwrap());
            let earlier = days * 24 * 60 * 60 * 1000;
            let earlier =
                format!("UPDATE games SET reckoned = reckoned - {earlier} WHERE id = '{id}'");
            sql(&stage, &earlier).await;
        }
        learned.push((after[0], after[0] - after[1]));
        let changes = cyd.get(&format!("/api/people/{me}/ratings")).await;
        let [first, second] = changes.as_array().unwrap().as_slice() else {
            panic!("{changes}");
        };
        assert_eq!(second["before"], first["after"], "the page shows both");
        assert!(
            first["after"].as_i64() < first["before"].as_i64(),
            "{changes}"
        );
    }
    assert_eq!(cyd.get("/api/me/ratings").await, json!([]));
    let [(first, half), (also_first, whole)] = learned[..] else {
        panic!("{learned:?}");
    };
    assert_eq!(first, also_first);
    assert!((2 * half - whole).abs() <= 3, "{learned:?}");
}

/// Others who sat down opposite a bot play against a bot, and it is rated among bots even if it leaves.
async fn a_bots_seat_stays_a_bots(stage: Stage) {
    let server = Server::open(&stage, working()).await;
    let mut people = Vec::new();
    for name in ["Ada", "Bob", "Cyd"] {
        let person = server.member(&stage, name).await;
        let bot = person.bot(token(&stage, &person).await);
        people.push((person, bot));
    }
    let [(ada, adas), (bob, bobs), (cyd, cyds)] = &people[..] else {
        panic!("three")
    };
    let new = json!({
        "game": "genesis", "players": 2, "visibility": "open", "pace": {"slow": {"days": 3}},
    });
    let id = server.table(new, &[adas, bob], "").await;
    let sit = format!("/api/tables/{id}/sit");
    let offer = json!({"id": "o", "wish": "offer"});
    ada.post(&format!("/api/tables/{id}/wishes"), offer).await;
    let (_, why) = cyd.refused(Method::POST, &sit, json!({"seat": 1})).await;
    assert_eq!(why, "server-bots-seat");
    let table = cyds.post(&sit, json!({})).await;
    let seat = &table["seats"][0];
    assert_eq!(
        (&seat["name"], &seat["bot"]),
        (&json!("Cyd (bot)"), &json!(true))
    );

    let id = forfeited(&server, adas, bobs, cyds).await;
    rated(&stage, &id).await;
    for person in [ada, bob] {
        let ratings = person.get("/api/me/ratings").await;
        assert_eq!(
            (&ratings[0]["bot"], &ratings[1]),
            (&json!(true), &Value::Null)
        );
    }
    assert_eq!(cyd.get("/api/me/ratings").await, json!([]));
}
