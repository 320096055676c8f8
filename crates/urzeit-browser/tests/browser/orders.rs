//! Standing orders: given by a click, they act while their owner is away, and the log says so.

use serde_json::json;
use urzeit_rules::{
    Entry, Game as _, Play, Record, Seat, Turn, Ursuppe,
    ursuppe::{Action, Genes, Phase},
};

use crate::harness::{Page, SMALL, Stage};

const RECORD: &str = include_str!("../../../../fixtures/ursuppe/g001-p3-default.urz");

/// After how many entries of the record somebody can buy genes, and who comes next and can too.
fn moment() -> (usize, Seat, Seat) {
    let record = Record::<Ursuppe>::read(RECORD).unwrap().record;
    let mut play = record.header().begin();
    for (number, entry) in record.entries().enumerate() {
        if let (Phase::Buy(_, Genes::NONE), Turn::Player(now)) =
            (play.position().phase(), play.position().turn())
        {
            let mut after = Play::from(play.position().clone());
            let forced = after.enter(Entry::Player(now, Action::Done)).unwrap();
            if let (Phase::Buy(..), Turn::Player(next), true) = (
                after.position().phase(),
                after.position().turn(),
                forced.is_empty(),
            ) {
                return (number, now, next);
            }
        }
        play.enter(entry).unwrap();
    }
    panic!("nobody buys");
}

/// Ada can buy genes now, Bert next.
async fn market(stage: &Stage) -> [Page; 2] {
    let (entries, now, next) = moment();
    let (ada, bert) = tokio::join!(stage.page(), stage.page());
    ada.go("/online").await;
    ada.come_in("Ada").await;
    let mut seats = [
        json!({"computer": "beginner"}),
        json!({"computer": "beginner"}),
        json!({"computer": "beginner"}),
    ];
    seats[now.index()] = json!("me");
    seats[next.index()] = json!("open");
    let link = ada
        .make_table_of(json!({
            "from": {"record": RECORD, "entries": entries}, "seats": seats,
            "confirm": false, "begins_when_full": true, "pace": {"slow": {"days": 3}},
        }))
        .await;
    ada.go(&link).await;
    bert.go(&link).await;
    bert.come_in("Bert").await;
    for page in [&ada, &bert] {
        page.until_there(".orders").await;
    }
    [ada, bert]
}

/// Ticks or unticks the order whose label has this.
async fn tick(page: &Page, label: &str) {
    let mark = format!(
        "for (const label of document.querySelectorAll('.orders label')) {{
            if (label.textContent.includes({})) label.querySelector('input').id = 'wanted';
        }}",
        json!(label)
    );
    page.run(&mark, vec![]).await;
    page.click("#wanted").await;
}

#[tokio::test]
async fn an_order_acts_while_its_owner_is_away() {
    let stage = Stage::new(2).await;
    let [ada, bert] = market(&stage).await;
    bert.resize(SMALL).await;
    bert.click(".orders summary").await;
    bert.is_fit_to_be_seen("orders").await;
    tick(&bert, "Buy nothing in round").await;
    bert.until_says(".orders summary", "Standing orders: 1")
        .await;
    assert!(
        bert.is("document.activeElement.id === 'wanted' && document.activeElement.checked")
            .await,
        "the keyboard stays where it was"
    );
    // It is there again, is withdrawn by a click and given once more.
    bert.reload().await;
    bert.until_says(".orders summary", "Standing orders: 1")
        .await;
    bert.click(".orders summary").await;
    tick(&bert, "Buy nothing in round").await;
    bert.until_says(".orders summary", "Standing orders").await;
    bert.until(
        "none",
        "!document.querySelector('.orders summary').innerText.includes('1')",
    )
    .await;
    tick(&bert, "Buy nothing in round").await;
    bert.until_says(".orders summary", "Standing orders: 1")
        .await;
    bert.speak("de").await;
    bert.until_says(".orders summary", "Anweisungen: 1").await;
    bert.speak("en").await;
    let table = bert.path().await;
    bert.go("/").await;

    assert!(!ada.log().await.contains("standing order"));
    ada.enter("#typed", "done").await;
    let logged =
        "document.querySelector('.log')?.textContent.includes('Bert’s standing order acts.')";
    ada.until("the order in the log", logged).await;
    bert.go(&table).await;
    bert.until("the order in the log", logged).await;
    for page in [&ada, &bert] {
        page.is_well().await;
    }
}
