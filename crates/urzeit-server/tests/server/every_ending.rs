//! All ways in which a game ends. The table decides what it came to; page, record, lists, profiles and ratings
//! say the same.

use reqwest::Method;
use serde_json::{Value, json};
use urzeit_players::Level;
use urzeit_rules::{Seat, Seats, record::Early};
use urzeit_server::live::Change;
use urzeit_table::{
    Conclusion, Deed,
    messages::{SeatInfo, Welcome},
};
use urzeit_texts::{Language, PAGE, Text};

use crate::{
    stage::{Person, Stage},
    tables::{finish, tiny_board, wish},
    workshop::{Server, number, until, working},
};

crate::on_both_stores!(
    won,
    shared,
    resigned_by_one_of_two,
    resigned_by_one_of_three,
    time_was_up_for_all,
    left_by_one_of_two,
    left_by_one_of_three,
    ended_by_agreement,
    ended_by_the_host,
    abandoned_by_all,
    substituted,
);

/// A game with a server that works, and with people who have accounts.
struct Evening {
    stage: Stage,
    server: Server,
    people: Vec<Person>,
    new: Value,
    id: String,
}

/// How many games are played until one ends as it is wanted.
const MOST_GAMES: usize = 50;

const SLOW: &str = "at-once slow 86400000 rest beginner";

impl Evening {
    async fn begin(stage: Stage, players: usize, settings: &str, board: String) -> Evening {
        let server = Server::open(&stage, working()).await;
        let mut people = Vec::new();
        for name in ["Ada", "Bob", "Eve"].iter().take(players) {
            people.push(server.member(&stage, name).await);
        }
        let new = json!({
            "game": "genesis", "players": players, "options": {"board": board}, "rated": true,
            "settings": settings,
        });
        let sitters: Vec<_> = people.iter().collect();
        let id = server.table(new.clone(), &sitters, "").await;
        Evening {
            stage,
            server,
            people,
            new,
            id,
        }
    }

    /// Plays games to their ends until one has so many winners.
    async fn play_until_won_by(&mut self, winners: usize) {
        let people: Vec<_> = self.people.iter().collect();
        for _ in 0..MOST_GAMES {
            finish(&people, &self.id).await;
            let conclusion = self.is_told_alike().await;
            assert_eq!(conclusion.early, None);
            if conclusion.winners().len() == winners {
                return;
            }
            self.id = self.server.table(self.new.clone(), &people, "").await;
        }
        panic!("no game was won by {winners}");
    }

    async fn slow(stage: Stage, players: usize) -> Evening {
        Evening::begin(stage, players, SLOW, tiny_board()).await
    }

    async fn wish(&self, person: usize, wanted: &str) {
        let (status, answer) = wish(&self.people[person], &self.id, wanted).await;
        assert!(status.is_success(), "{wanted}: {answer}");
    }

    async fn happen(&self, deed: Deed) {
        let live = self.server.registry.table(&self.id).await.unwrap().unwrap();
        let changed = live.change(None, |_| Ok(Change::deeds([deed.clone()])));
        changed.await.unwrap();
    }

    async fn play_on(&self) {
        let state = format!(
            "SELECT CASE WHEN state = 'over' THEN CAST(1 AS BIGINT) END FROM games WHERE id = '{}'",
            self.id
        );
        until(&self.stage, &state, |over| over.is_some()).await;
    }

    async fn seen(&self) -> Welcome {
        let seen = self.people[0]
            .get(&format!("/api/tables/{}", self.id))
            .await;
        serde_json::from_value(seen).unwrap()
    }

    /// Everybody says the same of the end. Says what it is.
    async fn is_told_alike(&self) -> Conclusion {
        let seen = self.seen().await;
        let conclusion = seen.events.now.conclusion.clone().expect("it is over");
        let winners = conclusion.winners();
        self.page_agrees(&seen, &conclusion, winners);
        self.record_agrees(&seen, &conclusion).await;
        let is_ranked = !conclusion.ranks.is_empty();
        let won = |seat: &Value| {
            let seat = Seat::at(seat["seat"].as_u64().unwrap() as usize - 1);
            is_ranked.then(|| winners.contains(seat))
        };
        for person in &self.people {
            let me = person.get("/api/me").await["id"].clone();
            let listed = person.get("/api/me/tables?state=over").await;
            let profile = person.get(&format!("/api/people/{me}/games")).await;
            // A game without a result is none that was lost.
            let with_result = |game: &&Value| {
                game["people"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|one| !one["won"].is_null())
            };
            let played = profile["games"]
                .as_array()
                .unwrap()
                .iter()
                .filter(with_result)
                .count();
            let tally =
                person.get(&format!("/api/people/{me}")).await["games"][0]["finished"].as_u64();
            assert_eq!(tally.unwrap_or(0), played as u64);
            let (listed, profile) = (&listed["tables"][0], &profile["games"][0]);
            for (of, seats) in [("list", &listed["seats"]), ("profile", &profile["people"])] {
                for seat in seats.as_array().unwrap() {
                    assert_eq!(seat["won"].as_bool(), won(seat), "{of}: {seat}");
                }
            }
        }
        self.ratings_agree(&conclusion).await;
        conclusion
    }

    /// The page names the winners as such and nobody else.
    fn page_agrees(&self, seen: &Welcome, conclusion: &Conclusion, winners: Seats) {
        let seats = &seen.table.seats;
        let name = |seat: Seat| seats[seat.index()].name.clone();
        for language in Language::all() {
            let text = Text::new(language, PAGE);
            let headline = text.ended(conclusion, seats, None, name);
            let said = text.say_with("ended-won", &[("count", 1.into()), ("who", "¤".into())]);
            let one_has_won = said.replace('¤', &text.all_of(&names(seats, winners)));
            match winners.len() {
                0 => assert!(seats.iter().all(|info| {
                    let has_won = said.replace('¤', &info.name);
                    !headline.contains(&has_won)
                })),
                1 => assert!(headline.starts_with(&one_has_won), "{headline}"),
                _ => {
                    for name in names(seats, winners) {
                        assert!(headline.contains(&name), "{headline}");
                    }
                    assert!(!headline.contains(&one_has_won), "{headline}");
                }
            }
            for gone in seats.iter().filter(|info| info.resigned || info.left) {
                assert!(headline.contains(&gone.name), "{headline}");
                assert!(!winners.contains(gone.seat), "{headline}");
            }
        }
    }

    async fn record_agrees(&self, seen: &Welcome, conclusion: &Conclusion) {
        let path = format!("/api/tables/{}/record", self.id);
        let (_, _, record) = self.people[0].ask_text(Method::GET, &path, "").await;
        let end = record.lines().find_map(|line| line.strip_prefix("! end "));
        let early = conclusion.early.map(|early| early.to_string());
        // Where the rules ended a rated game, it says that those who were still away have left.
        let holders = seen.table.seats.iter();
        let mut holders = holders.filter(|info| !info.resigned && !info.left);
        let stays = holders.clone().any(|info| !info.away);
        let is_missed = seen.table.rated && stays && holders.any(|info| info.away);
        let early = early.or_else(|| is_missed.then(|| Early::Left.to_string()));
        assert_eq!(end, early.as_deref(), "{record}");
        for info in &seen.table.seats {
            let resigned = record.contains(&format!("\n! resign {}\n", info.seat));
            assert_eq!(resigned, info.resigned, "{record}");
        }
        // The record has the points of computer players too, in the places of those who left.
        let stayed = |info: &SeatInfo| !info.resigned && !info.away;
        if conclusion.early.is_none() && seen.table.seats.iter().all(stayed) {
            for info in &seen.table.seats {
                let begin = format!("result {} ", info.seat);
                let line = record
                    .lines()
                    .find(|line| line.starts_with(&begin))
                    .unwrap();
                let won = conclusion.winners().contains(info.seat);
                assert_eq!(!line.ends_with("loss"), won, "{line}");
            }
        }
    }

    /// A player who came before another has gained more, or lost less; without places nothing changes.
    async fn ratings_agree(&self, conclusion: &Conclusion) {
        let id = &self.id;
        let reckoned = format!("SELECT reckoned FROM games WHERE id = '{id}'");
        until(&self.stage, &reckoned, |reckoned| reckoned.is_some()).await;
        let mut gained = Vec::new();
        for seat in 1..=self.people.len() {
            let query = format!(
                "SELECT CAST((rating_after - rating_before) * 1000 AS BIGINT) FROM seats
                 WHERE game = '{id}' AND seat = {seat}"
            );
            gained.push(number(&self.stage, &query).await);
        }
        if conclusion.ranks.is_empty() {
            assert!(gained.iter().all(Option::is_none), "{gained:?}");
            return;
        }
        for (one, first) in conclusion.ranks.iter().zip(&gained) {
            for (other, second) in conclusion.ranks.iter().zip(&gained) {
                if one < other {
                    assert!(first > second, "{:?} {gained:?}", conclusion.ranks);
                }
            }
        }
    }
}

fn names(seats: &[SeatInfo], those: Seats) -> Vec<String> {
    let seats = those.iter().map(|seat| seats[seat.index()].name.clone());
    seats.collect()
}

async fn won(stage: Stage) {
    let mut evening = Evening::begin(stage, 2, SLOW, large_board()).await;
    evening.play_until_won_by(1).await;
}

/// Room for so much that somebody is better.
fn large_board() -> String {
    let mut rows = ["vvvvvvvvvvvvvv"; 10];
    rows[4] = "........vvvvvv";
    rows[5] = ".......vvvvvvv";
    rows.join("/")
}

async fn shared(stage: Stage) {
    // Three tiles of different terrains score nothing.
    let mut rows = ["vvvvvvvvvvvvvv"; 10];
    rows[4] = "...vvvvvvvvvvv";
    let mut evening = Evening::begin(stage, 2, SLOW, rows.join("/")).await;
    evening.play_until_won_by(2).await;
}

async fn resigned_by_one_of_two(stage: Stage) {
    let evening = Evening::slow(stage, 2).await;
    evening.wish(0, "resign").await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, Some(Early::Resigned));
    assert_eq!(conclusion.ranks, [2, 1]);
}

/// A computer player plays on for Ada; whatever it makes of her seat, she comes last.
async fn resigned_by_one_of_three(stage: Stage) {
    let settings = "at-once live 1 0 rest beginner";
    let evening = Evening::begin(stage, 3, settings, large_board()).await;
    evening.wish(0, "resign").await;
    evening.play_on().await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, None);
    assert_eq!(conclusion.ranks[0], 3);
}

async fn time_was_up_for_all(stage: Stage) {
    let settings = "at-once live 1 0 rest beginner";
    let evening = Evening::begin(stage, 2, settings, tiny_board()).await;
    evening.play_on().await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, None);
    assert_eq!(conclusion.ranks.len(), 2);
}

async fn left_by_one_of_two(stage: Stage) {
    let evening = Evening::begin(stage, 2, SLOW, large_board()).await;
    evening
        .happen(Deed::StandIn(Seat::at(1), Level::Beginner))
        .await;
    evening.wish(0, "vote 2 end").await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, Some(Early::Left));
    assert_eq!(conclusion.ranks, [1, 2]);
}

/// Those who stayed do not lose by it, but nobody has won either.
async fn left_by_one_of_three(stage: Stage) {
    let evening = Evening::begin(stage, 3, SLOW, large_board()).await;
    evening
        .happen(Deed::StandIn(Seat::at(1), Level::Beginner))
        .await;
    evening.wish(0, "vote 2 end").await;
    evening.wish(2, "vote 2 end").await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.ranks, [1, 3, 1]);
    assert!(conclusion.winners().is_empty());
}

async fn ended_by_agreement(stage: Stage) {
    let evening = Evening::slow(stage, 2).await;
    evening.wish(0, "end-game").await;
    evening.wish(1, "end-game").await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, Some(Early::Agreement));
    assert!(conclusion.ranks.is_empty(), "{conclusion:?}");
}

async fn ended_by_the_host(stage: Stage) {
    let evening = Evening::slow(stage, 2).await;
    evening.happen(Deed::Close).await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, Some(Early::Host));
    assert!(conclusion.ranks.is_empty(), "{conclusion:?}");
}

/// The last to give up has given up too.
async fn abandoned_by_all(stage: Stage) {
    let evening = Evening::begin(stage, 3, SLOW, large_board()).await;
    for person in [1, 0, 2] {
        evening.wish(person, "resign").await;
    }
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.early, Some(Early::Resigned));
    assert!(conclusion.winners().is_empty(), "{conclusion:?}");
    assert_eq!(conclusion.ranks, [3, 4, 2]);
}

/// Somebody takes over Bob's seat, and is the one who has won.
async fn substituted(stage: Stage) {
    let mut evening = Evening::slow(stage, 2).await;
    let eve = evening.server.member(&evening.stage, "Eve").await;
    evening.wish(1, "offer").await;
    evening.wish(0, "vote 2 substitute").await;
    let invite = evening.seen().await.table.invite;
    let sit = json!({"seat": 2, "invite": invite, "counts": true});
    eve.post(&format!("/api/tables/{}/sit", evening.id), sit)
        .await;
    evening.people[1] = eve;
    evening.wish(0, "resign").await;
    let conclusion = evening.is_told_alike().await;
    assert_eq!(conclusion.ranks, [2, 1]);
    let seen = evening.seen().await;
    assert_eq!(seen.table.seats[1].name, "Eve");
}
