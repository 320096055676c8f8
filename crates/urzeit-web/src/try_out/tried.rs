//! What is done on the board: a table without a host, on which one player plays for all.

use leptos::prelude::*;
use urzeit_rules::{Seat, Viewer, record::Bytes};
use urzeit_table::{
    ActionText, Awaits, Deed, EntryText, Host, Person, Seed, Settings, Source, Wish,
    messages::{Now, SeatInfo, State, TableInfo, Why},
};

use super::{
    kept,
    line::{TriedLine, put},
};
use crate::{
    position::{self, Position},
    session::{Command, Session},
};

/// Something that is tried out.
#[derive(Clone, Copy)]
pub(super) struct Tried {
    /// The game.
    pub(super) real: Session,
    /// The player who tries it out.
    pub(super) me: Seat,
    /// The board on which it is tried out.
    pub(super) session: Session,
    /// The line, and how much of it was played up to what the board shows.
    pub(super) line: RwSignal<TriedLine>,
    pub(super) at: RwSignal<usize>,
    /// The lines that are kept, the latest first.
    pub(super) kept: RwSignal<Vec<TriedLine>>,
    /// How the players are called. All of them are people here: no computer player is asked anything.
    names: StoredValue<Vec<String>>,
}

/// Why a line is not played in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Unplayed {
    /// It begins elsewhere than where the game stands.
    Stale,
    /// It does not begin with a choice that its player is asked for.
    NotOwn,
    /// The rules refuse it.
    Refused(Why),
}

impl Tried {
    /// Begins where the game stands; nothing if that cannot be played on.
    pub(super) fn begin(real: Session) -> Option<Tried> {
        let me = real.seat.get_untracked()?;
        let line = begun(real, me)?;
        let seats = real.table.with_untracked(|table| table.seats.len());
        let names: Vec<_> = untrack(|| Seat::all(seats).map(|seat| real.name(seat)).collect());
        let host = host(real, &names, &line, 0).ok()?;
        let seat = asked(real, &*host, me);
        let now = shown(real, &*host, seat, None)?;
        let id = real.table.with_untracked(|table| table.id.clone());
        let mut session = Session::shown(real.game, info(&*host, &line, seat), now);
        session.at_one_screen = true;
        session.kept_here = true;
        session.told.set(host.told(Viewer::Seat(seat), 0));
        session.seat.set(Some(seat));
        let tried = Tried {
            real,
            me,
            session,
            line: RwSignal::new(line),
            at: RwSignal::new(0),
            kept: RwSignal::new(kept::load(&id, me)),
            names: StoredValue::new(names),
        };
        session.obeyed_by(move |command| tried.obey(command));
        Some(tried)
    }

    fn obey(self, command: Command) {
        let Some(seat) = self.session.seat.get_untracked() else {
            return;
        };
        match command {
            Command::Outcome(outcome) => {
                self.enter(&EntryText::chance(outcome));
            }
            Command::Wishes(wishes) => {
                for wish in wishes {
                    let done = match wish {
                        Wish::Choose(ActionText(action)) => {
                            self.enter(&EntryText::choice(seat, action))
                        }
                        Wish::Undo(entries) => {
                            self.go_to(self.at.get_untracked().saturating_sub(entries))
                        }
                        _ => false,
                    };
                    if !done {
                        return;
                    }
                }
            }
            Command::Correct | Command::Counts(..) | Command::ThinkAgain | Command::LinkGiven => {}
        }
    }

    /// Plays one more entry. Says whether the rules allow it.
    fn enter(self, entry: &EntryText) -> bool {
        let at = self.at.get_untracked();
        let line = self.line.get_untracked();
        let Some(line) = line.with(entry.to_string(), at, new_id()) else {
            self.session.refuse(Why::only("try-too-long"));
            return false;
        };
        self.show(line, at + 1)
    }

    /// Shows the line after so many entries.
    pub(super) fn go_to(self, at: usize) -> bool {
        self.show(self.line.get_untracked(), at)
    }

    /// Opens a line that is kept, at its end.
    pub(super) fn open(self, line: TriedLine) {
        let at = line.entries.len();
        self.show(line, at);
    }

    /// Begins another line where the game stands; what is hidden is imagined again.
    pub(super) fn begin_anew(self) {
        if let Some(line) = begun(self.real, self.me) {
            self.show(line, 0);
        }
    }

    /// Shows a line after so many entries. Says whether it can be shown.
    fn show(self, line: TriedLine, at: usize) -> bool {
        let session = self.session;
        let names = self.names.get_value();
        let host = match host(self.real, &names, &line, at) {
            Ok(host) => host,
            Err(why) => {
                session.refuse(why);
                return false;
            }
        };
        let seat = asked(self.real, &*host, self.me);
        let before = session.now.with_untracked(|now| now.view.clone());
        session.seat.set(Some(seat));
        session.table.set(info(&*host, &line, seat));
        session.told.set(host.told(Viewer::Seat(seat), 0));
        if let Some(mut now) = shown(self.real, &*host, seat, Some(before)) {
            now.undoable = at;
            session.now.set(now);
        }
        self.keep(&line);
        self.line.set(line);
        self.at.set(at);
        true
    }

    /// What chance decides in place of the player.
    pub(super) fn roll(self) {
        let line = self.line.get_untracked();
        let record = line.record(self.at.get_untracked());
        let rolled = || {
            let entries = self.at.get_untracked();
            let header = self.real.game.header_from(&record, entries)?;
            let source = Source::Fair {
                table: "try".to_owned(),
                seed: Seed::new(random()?),
            };
            let host = seated(self.real, &self.names.get_value(), &header, source).ok()?;
            match host.draw(0)?.deed {
                Deed::Entry(outcome) => Some(outcome.what),
                _ => None,
            }
        };
        if let Some(outcome) = rolled() {
            self.session.command(Command::Outcome(outcome));
        }
    }

    /// Keeps a line in which something was played, as long as the game goes on.
    fn keep(self, line: &TriedLine) {
        let is_over = self
            .real
            .now
            .with_untracked(|now| now.awaits == Awaits::Nothing);
        if line.entries.is_empty() || is_over {
            return;
        }
        self.change_kept(|lines| put(lines, line));
    }

    pub(super) fn forget(self, id: u64) {
        self.change_kept(|lines| lines.retain(|line| line.id != id));
    }

    pub(super) fn forget_all(self) {
        self.change_kept(Vec::clear);
    }

    /// Changes what is kept; another window may have changed it since.
    fn change_kept(self, change: impl FnOnce(&mut Vec<TriedLine>)) {
        let id = self.real.table.with_untracked(|table| table.id.clone());
        let mut lines = kept::load(&id, self.me);
        change(&mut lines);
        self.kept.set(lines.clone());
        self.session.unsaved.set(!kept::save(&id, self.me, lines));
    }

    /// Has the game moved on since this line began?
    pub(super) fn is_stale(self, line: &TriedLine) -> bool {
        let seen = self.real.now.with(|now| now.view.text());
        !line.is_current(&seen)
    }

    /// What of the line can be played in the game now.
    pub(super) fn playable(self) -> Result<Vec<ActionText>, Unplayed> {
        let Tried { real, me, .. } = self;
        let line = self.line.get();
        let at = self.at.get();
        if self.is_stale(&line) {
            return Err(Unplayed::Stale);
        }
        if !real.is_asked() || real.seat.get() != Some(me) {
            return Err(Unplayed::NotOwn);
        }
        let confirms = real.table.with(|table| table.settings.confirm);
        let moves = real
            .now
            .with(|now| now.view.own_moves(me, &line.entries[..at], confirms));
        match moves {
            Ok(moves) if moves.is_empty() => Err(Unplayed::NotOwn),
            Ok(moves) => Ok(moves),
            Err(why) => Err(Unplayed::Refused(why)),
        }
    }

    /// Plays in the game what can be played there. Says whether something could.
    pub(super) fn play(self) -> bool {
        let Ok(moves) = untrack(|| self.playable()) else {
            return false;
        };
        let wishes = moves.into_iter().map(Wish::Choose);
        self.real.wish_all(wishes.collect());
        true
    }
}

/// A line that begins where the game stands.
fn begun(real: Session, me: Seat) -> Option<TriedLine> {
    let header = real.table.with_untracked(|table| table.header.clone());
    let random = random()?;
    real.now.with_untracked(|now| {
        Some(TriedLine {
            id: new_id(),
            seen: now.view.text(),
            header: now.view.imagined(&header, me, &random)?,
            entries: Vec::new(),
        })
    })
}

fn new_id() -> u64 {
    js_sys::Date::now() as u64
}

fn random() -> Option<[u8; 32]> {
    let mut random = [0; 32];
    getrandom::fill(&mut random).ok()?;
    Some(random)
}

/// A table at which all sit who play, with this head of a record.
fn seated(
    real: Session,
    names: &[String],
    header: &str,
    source: Source<String>,
) -> Result<Box<dyn Host>, Why> {
    let settings = Settings {
        confirm: false,
        ..Settings::default()
    };
    let why = |refused| Why::from(&refused);
    let mut host = real.game.open(header, settings, source).map_err(why)?;
    let sits = Seat::all(names.len()).zip(names).map(|(seat, name)| {
        let person = Person {
            bytes: Bytes::default(),
            name: name.clone(),
        };
        Deed::Sit(seat, person)
    });
    for deed in sits.chain([Deed::Begin]) {
        host.apply(&deed.at(0)).map_err(why)?;
    }
    Ok(host)
}

/// The table of a line after so many entries.
fn host(
    real: Session,
    names: &[String],
    line: &TriedLine,
    at: usize,
) -> Result<Box<dyn Host>, Why> {
    let mut host = seated(real, names, &line.header, Source::Typed)?;
    for entry in &line.entries[..at] {
        let entry: EntryText = entry.parse().map_err(|unreadable| Why::from(&unreadable))?;
        host.apply(&Deed::Entry(entry).at(0))
            .map_err(|refused| Why::from(&refused))?;
    }
    Ok(host)
}

/// For whom the board is shown: the one who is asked or draws, first of all the player who tries it out.
fn asked(real: Session, host: &dyn Host, me: Seat) -> Seat {
    let asked = match host.awaits() {
        Awaits::Choices(seats) if seats.contains(me) => None,
        Awaits::Choices(seats) => seats.iter().next(),
        Awaits::Chance => {
            let view = real.game.position(&host.view(Viewer::Spectator));
            let draws = view.and_then(|view| view.who_draws());
            draws.or(host.in_turn())
        }
        _ => None,
    };
    asked.unwrap_or(me)
}

fn shown(
    real: Session,
    host: &dyn Host,
    seat: Seat,
    before: Option<Position>,
) -> Option<Now<Position>> {
    position::read(real.game, Now::of(host, Viewer::Seat(seat), 0), before)
}

/// It has no name, like the table of a replay: nothing is played back there.
fn info(host: &dyn Host, line: &TriedLine, seat: Seat) -> TableInfo {
    let seats = Seat::all(host.players()).map(|seat| SeatInfo::of(seat, host.chair(seat)));
    TableInfo {
        state: State::Running,
        you: Some(seat),
        ..TableInfo::new("", host.game(), &line.header, seats)
    }
}
