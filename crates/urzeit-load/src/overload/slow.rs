//! Those who read too slowly: they are let go, come again, and hear everything.

use urzeit_rules::{Lords, Seat};
use urzeit_table::messages::{ToClient, ToServer, Waiting, Wish};

use crate::{
    client::{Person, Trouble, table},
    traffic::{any_action, is_asked},
};

/// So many at one table.
const READERS: usize = 4;

/// Lets people follow a whole game without reading, until they are let go; how many were. All of them
/// have heard the whole game in the end.
pub(super) async fn readers(url: String) -> Result<usize, Trouble> {
    let client = reqwest::Client::new();
    let (id, people) = table(&client, &url, "lords").await?;
    let mut readers = Vec::new();
    for number in 0..READERS {
        let person = people[number % 2].clone();
        let (socket, welcome) = person.follow_slowly(&id).await?;
        readers.push((person, socket, welcome.events.now.number));
    }
    let (one, two) = tokio::join!(
        play(&people[0], &id, Seat::at(0)),
        play(&people[1], &id, Seat::at(1))
    );
    let length = one?.max(two?);
    let mut dropped = 0;
    for (person, mut socket, mut known) in readers {
        // What lies in buffers is still heard, without a gap; then there is nothing more.
        let why = loop {
            match socket.hear().await {
                Ok(ToClient::Events(events)) => {
                    let heard = events.told.len() as u64;
                    if events.now.number != known + heard {
                        return Err(
                            format!("{known} and {heard} are not {}", events.now.number).into()
                        );
                    }
                    known = events.now.number;
                }
                Ok(_) => {}
                Err(why) => break why,
            }
            if known == length {
                break "it heard everything".into();
            }
        };
        if why.to_string().contains("server-too-slow") || known < length {
            dropped += 1;
        }
        let (_, welcome) = person.follow_since(&id, known).await?;
        let events = welcome.events;
        if events.now.number != length || events.told.len() as u64 != length - known {
            return Err(format!(
                "who resumes after {known} hears {} of {length}",
                events.now.number
            )
            .into());
        }
    }
    Ok(dropped)
}

/// Plays a whole game as fast as it goes; how many events it had.
async fn play(person: &Person, id: &str, seat: Seat) -> Result<u64, Trouble> {
    let (mut socket, welcome) = person.follow(id).await?;
    let mut now = welcome.events.now;
    let mut asked = false;
    loop {
        if !asked && is_asked(&now, seat) {
            asked = true;
            let wish = any_action::<Lords>(&now, seat)?;
            let id = now.number.to_string();
            socket.say(&ToServer::Wish(Wish { id, wish })).await?;
        }
        if now.awaits == Waiting::Nothing {
            return Ok(now.number);
        }
        match socket.hear().await? {
            ToClient::Events(events) => now = events.now,
            ToClient::Done(_) => asked = false,
            ToClient::Refused(refused) => return Err(format!("refused: {refused:?}").into()),
            _ => {}
        }
    }
}
