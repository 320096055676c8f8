//! A table in this browser: alone against computer players, or several people at one screen.

use std::{cell::RefCell, rc::Rc};

use leptos::prelude::*;
use urzeit_players::Level;
use urzeit_rules::{
    Seat, Viewer,
    record::{Bytes, game_of},
};
use urzeit_table::{
    Host, Millis, Refused, Settings, Sitter, Source,
    messages::{Now, SeatInfo, TableInfo, Why},
};

use super::{Kept, Session, kept::Dice};
use crate::{
    played::{Played, played},
    real,
    thinker::{Answer, Question, Said, Task, Thinker},
};

/// A game that shall be played.
pub(crate) struct New {
    /// The game.
    pub(crate) game: &'static str,
    /// Options that differ from their default.
    pub(crate) options: Vec<(String, String)>,
    /// Who sits where: a name, or the level of a computer player.
    pub(crate) seats: Vec<Result<String, String>>,
    /// Do people confirm their turns?
    pub(crate) confirm: bool,
}

/// Makes a game, keeps it, and says its name.
pub(crate) fn make(new: &New) -> Option<String> {
    let header = played(new.game)?.header(new)?;
    begin(new.game, header, &new.seats, new.confirm)
}

/// Makes a game whose dice are rolled and whose cards are drawn at a real table.
pub(crate) fn make_at_real_table(new: &New) -> Option<String> {
    let mut kept = Kept::load(&make(new)?)?;
    kept.dice = Dice::Real;
    kept.save().then_some(kept.id)
}

fn begin(
    game: &str,
    header: String,
    seats: &[Result<String, String>],
    confirm: bool,
) -> Option<String> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    let seed = Bytes(seed.to_vec()).to_string();
    begin_as(&seed[..12], &seed, game, header, seats, confirm)
}

/// Makes a game of this name whose chance comes from this seed.
pub(crate) fn begin_as(
    id: &str,
    seed: &str,
    game: &str,
    header: String,
    seats: &[Result<String, String>],
    confirm: bool,
) -> Option<String> {
    let at = now();
    let mut events = Vec::new();
    for (seat, sitter) in (1..).zip(seats) {
        events.push(match sitter {
            Ok(name) => format!("{at} sit {seat} - {name}"),
            Err(level) => format!("{at} computer {seat} {level}"),
        });
    }
    events.push(format!("{at} begin"));
    let settings = Settings {
        confirm,
        ..Settings::default()
    };
    let kept = Kept {
        id: id.to_owned(),
        game: game.to_owned(),
        header,
        settings: settings.to_string(),
        seed: seed.to_owned(),
        events: events.join("\n"),
        at,
        over: false,
        dice: Dice::Drawn,
    };
    kept.save().then_some(kept.id)
}

/// The record of a game that is kept, as far as whoever is here may see it.
pub(crate) fn record(id: &str) -> Option<String> {
    let kept = Kept::load(id)?;
    let host = host(&kept)?;
    let mut people =
        Seat::all(host.players()).filter(|&seat| host.chair(seat).sitter() == Some(Sitter::Person));
    let viewer = people.next().map_or(Viewer::Spectator, Viewer::Seat);
    Some(host.record(viewer))
}

/// Makes a game that goes on from where another stood after so many entries, with the same players.
pub(crate) fn branch(id: &str, entries: usize) -> Option<String> {
    let kept = Kept::load(id)?;
    let host = host(&kept)?;
    let header = played(&kept.game)?.header_from(&record(id)?, entries)?;
    begin(
        host.game(),
        header,
        &sitters(&*host),
        host.settings().confirm,
    )
}

/// Makes a game like another, with the same players.
pub(crate) fn again(id: &str) -> Option<String> {
    let kept = Kept::load(id)?;
    let host = host(&kept)?;
    let new = begin(
        host.game(),
        kept.header.clone(),
        &sitters(&*host),
        host.settings().confirm,
    )?;
    let mut new = Kept::load(&new)?;
    new.dice = kept.dice;
    new.save().then_some(new.id)
}

/// Who sits where: a name, or the level of a computer player.
fn sitters(host: &dyn Host) -> Vec<Result<String, String>> {
    let seats = Seat::all(host.players()).map(|seat| {
        let chair = host.chair(seat);
        match chair.sitter() {
            Some(Sitter::Computer(level)) => Err(level.to_string()),
            _ => Ok(chair.name().to_owned()),
        }
    });
    seats.collect()
}

/// Makes a game that goes on from where the game of a record stood after so many entries, against
/// computer players.
pub(crate) fn branch_from(text: &str, entries: usize) -> Option<String> {
    let game = game_of(text).ok()?;
    let header = played(game)?.header_from(text, entries)?;
    let seats =
        played(game)?
            .names(text)?
            .into_iter()
            .enumerate()
            .map(|(index, name)| match index {
                0 => Ok(name),
                _ => Err(Level::Medium.to_string()),
            });
    let seats: Vec<_> = seats.collect();
    begin(game, header, &seats, true)
}

/// The table, with all that only this browser has.
struct Local {
    game: &'static dyn Played,
    kept: Kept,
    host: Box<dyn Host>,
    thinker: Option<Thinker>,
    /// The question that is being thought about.
    asked: Option<u32>,
    questions: u32,
}

/// A game that is kept in this browser.
pub(crate) fn open(id: &str) -> Option<Session> {
    let kept = Kept::load(id)?;
    let game = played(&kept.game)?;
    let host = host(&kept)?;
    let local = Rc::new(RefCell::new(Local {
        game,
        kept,
        host,
        thinker: None,
        asked: None,
        questions: 0,
    }));
    let (table, seat, state) = {
        let local = local.borrow();
        let seat = local.seat(None);
        (local.info(seat), seat, local.now(seat))
    };
    let session = Session {
        game,
        table: RwSignal::new(table),
        now: RwSignal::new(state),
        told: RwSignal::new(Vec::new()),
        refused: RwSignal::new(None),
        at_one_screen: true,
        pointed: RwSignal::default(),
        step: RwSignal::default(),
        seat: RwSignal::new(seat),
        thinking: RwSignal::new(false),
        wish: StoredValue::new_local(Rc::new(|_| ())),
    };
    let answered = {
        let local = Rc::downgrade(&local);
        move |answer: Answer| {
            if let Some(local) = local.upgrade() {
                hear(&local, session, &answer);
            }
        }
    };
    local.borrow_mut().thinker = Thinker::start(answered).ok();
    let wished = Rc::clone(&local);
    session
        .wish
        .set_value(Rc::new(move |wish| grant(&wished, session, &wish)));
    go_on(&local, session);
    Some(session)
}

/// Can this game be gone on with? It has to be loaded.
pub(crate) fn is_sound(kept: &Kept) -> bool {
    host(kept).is_some()
}

fn host(kept: &Kept) -> Option<Box<dyn Host>> {
    let settings: Settings = kept.settings.parse().ok()?;
    let source = match kept.dice {
        Dice::Real => Source::Typed,
        Dice::Drawn => Source::Fair {
            table: kept.id.clone(),
            seed: kept.seed().ok()?,
        },
    };
    let game = played(&kept.game)?;
    let mut host = game.open(&kept.header, settings, source).ok()?;
    for event in kept.events.lines() {
        host.apply(event).ok()?;
    }
    Some(host)
}

/// Milliseconds since 1970.
fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Somebody at this screen wants something.
fn grant(local: &Rc<RefCell<Local>>, session: Session, wish: &str) {
    let Some(seat) = session.seat.get_untracked() else {
        return;
    };
    let (word, rest) = wish.split_once(' ').unwrap_or((wish, ""));
    let deed = match word {
        "*" => wish.to_owned(),
        real::CORRECT => {
            local.borrow_mut().correct(seat);
            return go_on(local, session);
        }
        "confirm" | "agree" | "refuse" | "return" => format!("{word} {seat}"),
        "undo" | "ask" | "resign" => format!("{word} {seat} {rest}"),
        _ => format!("{seat} {wish}"),
    };
    let done = local.borrow_mut().apply(&format!("{} {deed}", now()));
    if let Err(refused) = done {
        session.refused.set(Some(Why::from(&refused)));
        return;
    }
    go_on(local, session);
}

/// A computer player has decided.
fn hear(local: &Rc<RefCell<Local>>, session: Session, answer: &Answer) {
    {
        let mut local = local.borrow_mut();
        // What was asked before an undo is no longer asked.
        if local.asked.take_if(|asked| *asked == answer.id).is_none() {
            return;
        }
        let computers = local.host.computers();
        let (Some((seat, ..)), Said::Action(action)) = (computers.first(), &answer.said) else {
            return;
        };
        let _ = local.apply(&format!("{} {seat} {action}", now()));
    }
    go_on(local, session);
}

/// Lets happen what nobody at this screen decides, and shows where the game stands.
fn go_on(local: &Rc<RefCell<Local>>, session: Session) {
    let mut local = local.borrow_mut();
    while let Some(outcome) = local.host.draw(now()) {
        if local.apply(&outcome).is_err() {
            break;
        }
    }
    local.kept.over = local.host.result().is_some();
    local.kept.at = now();
    local.kept.save();
    local.ask();
    let seat = local.seat(session.seat.get_untracked());
    session.seat.set(seat);
    session.table.set(local.info(seat));
    session.told.set(local.host.told(viewer(seat), 0));
    session.thinking.set(local.asked.is_some());
    session.now.set(local.now(seat));
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

impl Local {
    fn apply(&mut self, event: &str) -> Result<(), Refused> {
        self.host.apply(event)?;
        self.kept.events.push('\n');
        self.kept.events.push_str(event);
        // Whatever a computer player thinks about may be something else now.
        self.asked = None;
        Ok(())
    }

    /// Asks the computer player that is waited for.
    fn ask(&mut self) {
        let computers = self.host.computers();
        let Some((seat, level, view)) = computers.first() else {
            return;
        };
        self.questions += 1;
        self.asked = Some(self.questions);
        let question = Question {
            id: self.questions,
            game: self.kept.game.clone(),
            task: Task::Choose {
                level: level.to_string(),
                seat: seat.number(),
                view: view.clone(),
                seed: u32::from_str_radix(&self.kept.seed[..8], 16).unwrap_or(0),
            },
        };
        if let Some(thinker) = &self.thinker {
            thinker.ask(&question);
        }
    }

    /// Goes back to before the last outcome, which was entered wrongly: at one screen somebody says
    /// for all that they agree.
    fn correct(&mut self, seat: Seat) {
        let Some(entries) = self.host.before_last_outcome() else {
            return;
        };
        let _ = self.apply(&format!("{} ask {seat} {entries}", now()));
        for other in Seat::all(self.host.players()) {
            // Whoever does not have to agree cannot.
            let _ = self.apply(&format!("{} agree {other}", now()));
        }
    }

    /// Who is at the screen: the person who is waited for, or the one who was there.
    fn seat(&self, before: Option<Seat>) -> Option<Seat> {
        let people: Vec<_> = Seat::all(self.host.players())
            .filter(|&seat| self.host.chair(seat).sitter() == Some(Sitter::Person))
            .collect();
        let waited = match self.host.awaits() {
            urzeit_table::Awaits::Choices(seats) => seats.iter().find(|seat| people.contains(seat)),
            urzeit_table::Awaits::Confirm(seat) => Some(seat).filter(|seat| people.contains(seat)),
            urzeit_table::Awaits::Chance => {
                let view = self.host.view(Viewer::Spectator);
                let draws = self.game.who_draws(&view).or(self.host.in_turn());
                draws.filter(|seat| people.contains(seat))
            }
            _ => None,
        };
        waited.or(before).or(people.first().copied())
    }

    fn now(&self, seat: Option<Seat>) -> Now {
        Now::of(&*self.host, viewer(seat), now())
    }

    fn info(&self, seat: Option<Seat>) -> TableInfo {
        let seats = Seat::all(self.host.players());
        TableInfo {
            id: self.kept.id.clone(),
            game: self.kept.game.clone(),
            header: self.kept.header.clone(),
            commitment: self.kept.commitment(),
            settings: self.kept.settings.clone(),
            state: if self.kept.over { "over" } else { "running" }.to_owned(),
            visibility: "link".to_owned(),
            spectators: false,
            watching: 0,
            rated: false,
            begins_when_full: false,
            seats: seats
                .map(|seat| SeatInfo::of(seat, self.host.chair(seat)))
                .collect(),
            you: seat.map(Seat::number),
            yours: true,
            invite: None,
            rematch: None,
            created: self.kept.at,
        }
    }
}
