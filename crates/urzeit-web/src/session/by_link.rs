//! A game by link, as this browser keeps it: which seat is here, and the secret of its chance.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Seat, record::Bytes};
use urzeit_table::{
    Awaits, Deed, EntryText, Event, Host, Person, Refused, Settings,
    by_link::{self, BadLink, ByLink, Chain, Relation},
};

use super::{
    Kept, New,
    kept::Dice,
    local::{begun, now, table},
};
use crate::played::played;

/// What a kept game has if it is played by link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptLink {
    /// The seat of the player who is here, counted from 1.
    seat: usize,
    /// What the chain of that seat ends in: 32 hexadecimal digits.
    secret: String,
    /// The last link that was opened, or by which the player joined.
    link: String,
    /// The names of those who have joined.
    #[serde(default)]
    pub(super) joined: Vec<String>,
    /// The last link that the player has given on. What it tells is not taken back any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) given: Option<String>,
}

/// The link that has to be given on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GiveOn {
    pub(crate) link: String,
    pub(crate) to: Recipient,
}

/// To whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Recipient {
    /// Anybody who shall join, and how many more are to come after them.
    Anybody { after: usize },
    /// The player of this name.
    Player(String),
    /// All others: the game is over.
    All,
}

/// What came of opening a link.
pub(crate) enum Arrived {
    /// There is a seat left: these players are there, and the seat plays this.
    Invited {
        game: &'static str,
        players: Vec<String>,
        seats: usize,
    },
    /// The game of this name has gone on.
    GoesOn(String),
    /// As much of it was known here.
    Known(String),
    /// It tells differently what this player has done, who may be the one who is here.
    Fork {
        id: String,
        player: String,
        is_own: bool,
    },
    /// Two have joined with one invitation: this player, who may be the one who is here, and another.
    OtherPlayer {
        id: String,
        player: String,
        is_own: bool,
    },
    /// The browser has no room for what is new.
    NoRoom,
    /// Nobody here plays that game; its record can be looked at.
    Stranger { record: String },
}

/// A game by link that is played here.
pub(super) struct Side {
    pub(super) game: Box<dyn ByLink>,
    chain: Chain,
    pub(super) seat: Seat,
}

impl Side {
    /// As it is kept; `host` has what was done since the last link.
    pub(super) fn of(kept: &Kept, host: &dyn Host) -> Option<Side> {
        let link = kept.link.as_ref()?;
        let secret: Bytes = link.secret.parse().ok()?;
        let mut side = Side {
            game: played(&kept.game)?.read_link(&link.link).ok()?,
            chain: Chain::new(secret.0.try_into().ok()?),
            seat: Seat::at(link.seat.checked_sub(1)?),
        };
        side.begin_leg();
        let known = side.game.entries().len();
        for entry in entries(host).skip(known) {
            side.game.enter(&entry).ok()?;
        }
        Some(side)
    }

    /// If the game waits for the person who is here, their leg begins.
    fn begin_leg(&mut self) {
        let is_next = self.game.waits_for() == Some(self.seat) && self.game.free().is_none();
        let number = self.game.opened(self.seat) + 1;
        if let Some(value) = self.chain.value(number).filter(|_| is_next) {
            // It has begun already if it refuses.
            let _ = self.game.open(value);
        }
    }

    /// Does what happens at the table.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), Refused> {
        match &event.deed {
            Deed::Entry(entry) => self.game.enter(entry).map_err(|_| Refused::OtherOutcome),
            Deed::Undo(_, entries) => {
                let left = self.game.entries().len().saturating_sub(*entries);
                self.game.take_back_to(left);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The link that the person who is here has to give on, if somebody else is waited for.
    pub(super) fn give_on(&self) -> Option<GiveOn> {
        give_on(&*self.game, self.seat)
    }
}

fn give_on(game: &dyn ByLink, seat: Seat) -> Option<GiveOn> {
    let is_last = game.leg().is_none_or(|leg| leg == seat);
    let link = game.link().filter(|_| is_last)?;
    let to = match (game.free(), game.waits_for()) {
        (Some(free), _) => Recipient::Anybody {
            after: game.players() - free.number(),
        },
        (None, Some(next)) => Recipient::Player(game.name(next)),
        (None, None) => Recipient::All,
    };
    Some(GiveOn { link, to })
}

/// The entries of a table whose game hides nothing.
fn entries(host: &dyn Host) -> impl Iterator<Item = EntryText> {
    let record = host.record(urzeit_rules::Viewer::Spectator);
    let log = record.split_once("\nlog\n").map(|(_, log)| log.to_owned());
    let log = log.unwrap_or_default();
    let lines: Vec<_> = log.lines().map(str::to_owned).collect();
    lines.into_iter().map_while(|line| line.parse().ok())
}

/// Makes a game that others join by link, keeps it, and says its name.
pub(crate) fn make_by_link(new: &New) -> Option<String> {
    let played = played(new.game)?;
    let name = new.seats.first()?.as_ref().ok()?;
    let (secret, chain) = secret()?;
    let game = played.create_link(&played.header(new)?, name, chain.commitment());
    keep(&*game.ok()?, Seat::at(0), secret)
}

/// Takes the seat that a link has left, and says the game's name.
pub(crate) fn join(link: &str, name: &str) -> Result<Option<String>, BadLink> {
    let mut game = read(link)?;
    // In another window the player may have joined already, and has one secret.
    let known = Kept::load(&game.id());
    if let Some(known) = known {
        return Ok(Some(known.id));
    }
    let seat = game.free().ok_or(BadLink::Full)?;
    let Some((secret, chain)) = secret() else {
        return Ok(None);
    };
    game.join(name, chain.commitment())?;
    Ok(keep(&*game, seat, secret))
}

/// The game of a link; its part of the page has to be loaded.
fn read(link: &str) -> Result<Box<dyn ByLink>, BadLink> {
    let played = played(by_link::game_in(link)?).ok_or(BadLink::NotALink)?;
    played.read_link(link)
}

fn secret() -> Option<(String, Chain)> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some((Bytes(bytes.to_vec()).to_string(), Chain::new(bytes)))
}

/// Keeps a game that nobody here has played before.
fn keep(game: &dyn ByLink, seat: Seat, secret: String) -> Option<String> {
    let mut kept = Kept {
        id: game.id(),
        game: game.game().to_owned(),
        header: game.header(),
        settings: Settings::default().to_string(),
        seed: String::new(),
        events: String::new(),
        at: now(),
        over: false,
        dice: Dice::Link,
        misfit: false,
        what_if: None,
        link: Some(KeptLink {
            seat: seat.number(),
            secret,
            link: game.link()?,
            joined: joined(game),
            given: None,
        }),
    };
    kept.events = events(game, &kept)?;
    kept.save().then_some(kept.id)
}

/// The names of those who have joined.
fn joined(game: &dyn ByLink) -> Vec<String> {
    let names = Seat::all(game.players()).map(|seat| game.name(seat));
    names.filter(|name| !name.is_empty()).collect()
}

/// All that has happened in a game, as a table's events. Before all have joined there is no table.
fn events(game: &dyn ByLink, kept: &Kept) -> Option<String> {
    if game.free().is_some() {
        return Some(String::new());
    }
    let at = now();
    let sits = Seat::all(game.players()).map(|seat| {
        let (bytes, name) = (Bytes::default(), game.name(seat));
        Deed::Sit(seat, Person { bytes, name })
    });
    let mut host = begun(kept)?;
    let mut events = Vec::new();
    let mut apply = |host: &mut dyn Host, deed: Deed| {
        let event = deed.at(at);
        events.push(event.to_string());
        host.apply(&event).ok()
    };
    for deed in sits.chain([Deed::Begin]) {
        apply(&mut *host, deed)?;
    }
    for entry in game.entries() {
        apply(&mut *host, Deed::Entry(entry))?;
        // A turn that was given on is confirmed.
        if let Awaits::Confirm(seat) = host.awaits() {
            apply(&mut *host, Deed::Confirm(seat))?;
        }
    }
    Some(events.join("\n"))
}

/// Somebody opens a link. The part of the page for its game has to be loaded.
pub(crate) fn arrive(link: &str) -> Result<Arrived, BadLink> {
    let game = read(link)?;
    let id = game.id();
    let Some(mut kept) = Kept::load(&id) else {
        return Ok(arrive_first(&*game));
    };
    let Some((_, Some(known))) = table(&kept) else {
        return Ok(Arrived::Known(id));
    };
    match known.game.relation(link)? {
        Relation::OtherGame | Relation::Same | Relation::Older => Ok(Arrived::Known(id)),
        Relation::Fork(seat) => Ok(Arrived::Fork {
            id,
            player: known.game.name(seat),
            is_own: seat == known.seat,
        }),
        Relation::OtherPlayer(seat) => Ok(Arrived::OtherPlayer {
            id,
            player: known.game.name(seat),
            is_own: seat == known.seat,
        }),
        Relation::Newer => {
            kept.header = game.header();
            kept.over = game.free().is_none() && game.waits_for().is_none();
            if let Some(kept) = &mut kept.link {
                kept.link = game.link().ok_or(BadLink::Damaged)?;
                kept.joined = joined(&*game);
            }
            kept.events = events(&*game, &kept).ok_or(BadLink::Damaged)?;
            kept.at = now();
            Ok(if kept.save() {
                Arrived::GoesOn(id)
            } else {
                Arrived::NoRoom
            })
        }
    }
}

/// Nothing of the game is known here.
fn arrive_first(game: &dyn ByLink) -> Arrived {
    match game.free() {
        Some(_) => Arrived::Invited {
            game: game.game(),
            players: joined(game),
            seats: game.players(),
        },
        None => Arrived::Stranger {
            record: game.record(),
        },
    }
}

/// The record of a game by link, with what its chance can be checked by.
pub(super) fn record(kept: &Kept) -> Option<String> {
    let (_, side) = table(kept)?;
    Some(side?.game.record())
}

/// The players who have joined a game that still waits for others, and the link for the next one.
pub(crate) fn joining(kept: &Kept) -> Option<(Vec<String>, Option<GiveOn>)> {
    let link = kept.link.as_ref()?;
    let game = played(&kept.game)?.read_link(&link.link).ok()?;
    game.free()?;
    let names = Seat::all(game.players()).map(|seat| game.name(seat));
    let seat = Seat::at(link.seat.checked_sub(1)?);
    Some((names.collect(), give_on(&*game, seat)))
}
