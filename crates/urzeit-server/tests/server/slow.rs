//! A client that does not read is let go, without others noticing, and hears the rest when it comes again.

use tokio_tungstenite::tungstenite::Message;
use urzeit_rules::{Choices as _, Game as _, Genesis, Seat};
use urzeit_table::{
    Told,
    messages::{Now, ToClient},
};

use crate::stage::asked;
use crate::{
    play::table,
    stage::{Socket, Stage, next_but_presence},
};

crate::on_both_stores!(who_does_not_read_is_let_go_and_resumes);

/// Far more than is kept for somebody who does not read.
const EVENTS: usize = 300;

async fn who_does_not_read_is_let_go_and_resumes(stage: Stage) {
    let stage = stage.with_small_buffers().await;
    let (id, people, mut sockets) = table::<Genesis>(&stage, "confirm any nothing").await;
    let (mut slow, welcome) = people[0].follow_with_small_buffers(&id).await;
    let mut heard = welcome.events.told;
    let mut now = welcome.events.now;
    let mut all = heard.clone();
    // A choice is made and taken back, again and again.
    let Some(seats) = asked(&now) else {
        panic!("{:?}", now.awaits)
    };
    let seat = Seat::at(seats[0] - 1);
    let position: Genesis = now.view.parse().unwrap();
    let choice = position.choices(seat).nth(0).unwrap().to_string();
    for wish in [&*choice, "undo 1"].iter().cycle().take(EVENTS) {
        let player = &mut sockets[seat.index()];
        player.wish(&now.number.to_string(), wish).await;
        hear(player, &mut now, &mut all).await;
    }
    assert_eq!(all.len(), now.number as usize);

    let why = leftover(&mut slow, &mut heard).await;
    assert_eq!(why, "server-too-slow");
    assert!(heard.len() < all.len(), "all {} were kept", all.len());
    let (_, welcome) = people[0].follow(&id, heard.len() as u64).await;
    heard.extend(welcome.events.told);
    assert_eq!(heard, all);
}

/// Hears until a wish is granted.
async fn hear(socket: &mut Socket, now: &mut Now, told: &mut Vec<Told>) {
    loop {
        match socket.hear().await {
            ToClient::Events(events) => {
                assert_eq!(events.first, told.len() as u64);
                told.extend(events.told);
                *now = events.now;
            }
            ToClient::Done(_) => return,
            other => panic!("neither an event nor done: {other:?}"),
        }
    }
}

/// Hears what had been said before the socket was closed, and why it was.
async fn leftover(socket: &mut Socket, told: &mut Vec<Told>) -> String {
    loop {
        let message = next_but_presence(&mut socket.stream).await;
        match message.expect("a reason comes before the end").unwrap() {
            Message::Text(text) => match serde_json::from_str(&text).unwrap() {
                ToClient::Events(events) => {
                    assert_eq!(events.first, told.len() as u64);
                    told.extend(events.told);
                }
                other => panic!("no event: {other:?}"),
            },
            Message::Close(Some(frame)) => return frame.reason.to_string(),
            other => panic!("neither said nor closed: {other:?}"),
        }
    }
}
