//! Those who read too slowly: they are let go, come again, and hear everything.

use urzeit_rules::{Game as _, Genesis, Seat};
use urzeit_table::{
    Wish,
    messages::{NewTable, Now, Sits, ToClient, ToServer, Visibility, Welcome, Wished},
};

use crate::{
    client::{Person, Socket, Trouble, seated_table},
    follower::{answer, is_asked},
};

/// A choice is made and taken back so often before it is asked whether anybody still reads.
const ROUNDS: u32 = 100;

/// By then everybody has been let go: no buffer is that large.
const MOST_EVENTS: u64 = 500_000;

/// Lets so many people watch without reading until they are let go, and then come again; how many did.
/// All of them have heard everything in the end.
pub(super) async fn readers(url: String, readers: usize) -> Result<usize, Trouble> {
    if readers == 0 {
        return Ok(0);
    }
    let client = reqwest::Client::new();
    let ada = Person::guest(&client, &url, "Ada").await?;
    let seats = vec![Sits::Me, Sits::Computer("beginner".to_owned())];
    let new = NewTable {
        visibility: Visibility::Open,
        spectators: true,
        begins_when_full: true,
        ..seated_table(Genesis::NAME, seats)
    };
    let made = ada.make(&new).await?;
    let id = &*made.id;
    let mut deaf = Vec::new();
    for _ in 0..readers {
        let reader = Person::guest(&client, &url, "Reader").await?;
        let (socket, welcome) = reader.follow_slowly(id).await?;
        deaf.push((reader, socket, welcome.events.now.number));
    }
    let length = fidget(&ada, id).await?;
    for (reader, mut socket, known) in deaf {
        let known = leftover(&mut socket, known).await?;
        let (_, welcome) = reader.follow_since(id, known).await?;
        let (number, told) = (welcome.events.now.number, welcome.events.told.len() as u64);
        if number != length || told != length - known {
            let wrong = format!("after {known} of {length} events {told} are told, up to {number}");
            return Err(wrong.into());
        }
    }
    Ok(readers)
}

/// Makes a choice and takes it back until nobody watches any more; how many events that were.
async fn fidget(ada: &Person, id: &str) -> Result<u64, Trouble> {
    let seat = Seat::at(0);
    let (mut socket, welcome) = ada.follow(id).await?;
    let mut now = welcome.events.now;
    while !is_asked(&now, seat) {
        hear(&mut socket, &mut now).await?;
    }
    loop {
        for _ in 0..ROUNDS {
            let choice = answer(Genesis::NAME, &now, seat, &mut rand::rng());
            for wish in [choice.ok_or("nothing is legal")?, Wish::Undo(1)] {
                let wished = Wished::new(now.number.to_string(), wish.to_string());
                socket.say(&ToServer::Wish(wished)).await?;
                while !hear(&mut socket, &mut now).await? {}
            }
        }
        let path = format!("/api/tables/{id}?since={}", now.number);
        let seen: Welcome = ada.get(&path).await?;
        if seen.table.watching == 0 {
            return Ok(now.number);
        }
        if now.number > MOST_EVENTS {
            return Err("who does not read is not let go".into());
        }
    }
}

/// Hears one message; was it that a wish is granted?
async fn hear(socket: &mut Socket, now: &mut Now) -> Result<bool, Trouble> {
    match socket.hear().await? {
        ToClient::Events(events) => *now = events.now,
        ToClient::Done(_) => return Ok(true),
        ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
        _ => {}
    }
    Ok(false)
}

/// Hears what is left in buffers, until there is nothing more; how many events are known then.
async fn leftover(socket: &mut Socket, mut known: u64) -> Result<u64, Trouble> {
    while let Ok(message) = socket.hear().await {
        let ToClient::Events(events) = message else {
            continue;
        };
        let (number, told) = (events.now.number, events.told.len() as u64);
        if number != known + told {
            return Err(format!("after {known} events {told} are told, up to {number}").into());
        }
        known = number;
    }
    Ok(known)
}
