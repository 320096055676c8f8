//! A table in this browser: alone against computer players, or several people at one screen.

use std::{
    cell::RefCell,
    rc::{Rc, Weak},
    time::Duration,
};

use leptos::prelude::*;
use urzeit_players::Level;
use urzeit_rules::{
    Seat, Viewer,
    record::{Bytes, game_of},
};
use urzeit_table::{
    Awaits, Deed, EntryText, Event, Host, Millis, Person, Refused, Settings, Sitter, Source,
    messages::{Now, SeatInfo, State, TableInfo, Why},
};

use super::{
    Command, GiveOn, Kept, OtherBox, Session,
    by_link::{self, Side},
    kept::Dice,
};
use crate::{
    played::{Played, played},
    position::{self, Position},
    thinker::{self, Answer, Question, Said, Task, Thinker},
};

/// Another window that asked a computer player has an answer by then, or is gone.
const OTHER_WINDOW: Duration = Duration::from_secs(15);

/// A game that shall be played.
pub(crate) struct New {
    /// The game.
    pub(crate) game: &'static str,
    /// Options that differ from their default.
    pub(crate) options: Vec<(String, String)>,
    /// The players in the seats: a name, or the level of a computer player.
    pub(crate) seats: Vec<Result<String, Level>>,
    /// What each seat plays; nothing for what is usual.
    pub(crate) who: Vec<String>,
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
    seats: &[Result<String, Level>],
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
    seats: &[Result<String, Level>],
    confirm: bool,
) -> Option<String> {
    let at = now();
    let sits = Seat::all(seats.len()).zip(seats);
    let sits = sits.map(|(seat, sitter)| match sitter {
        Ok(name) => Deed::<EntryText>::Sit(
            seat,
            Person {
                bytes: Bytes::default(),
                name: name.clone(),
            },
        ),
        Err(level) => Deed::Computer(seat, *level),
    });
    let events: Vec<_> = sits
        .chain([Deed::Begin])
        .map(|deed| deed.at(at).to_string())
        .collect();
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
        misfit: false,
        what_if: None,
        link: None,
    };
    // What cannot be opened would only lie about.
    (is_sound(&kept) && kept.save()).then_some(kept.id)
}

/// The record of a game that is kept, as far as it fits the rules and whoever is here may see it.
pub(crate) fn record(id: &str) -> Option<String> {
    let kept = Kept::load(id)?;
    if let Some(record) = by_link::record(&kept) {
        return Some(record);
    }
    let host = as_far_as_it_fits(&kept)?;
    let mut people =
        Seat::all(host.players()).filter(|&seat| host.chair(seat).sitter() == Some(Sitter::Person));
    let viewer = match (people.next(), people.next()) {
        (Some(only), None) => Viewer::Seat(only),
        // Those at one screen do not see each other's hands.
        _ => Viewer::Spectator,
    };
    Some(host.record(viewer))
}

/// Makes a game that goes on from where another stood after so many entries, with the same players.
pub(crate) fn branch(id: &str, entries: usize) -> Option<String> {
    let kept = Kept::load(id)?;
    let host = as_far_as_it_fits(&kept)?;
    let header = played(&kept.game)?.header_from(&record(id)?, entries)?;
    begin(
        host.game(),
        header,
        &sitters(&*host),
        host.settings().confirm,
    )
}

/// Keeps where in a replay a game began that asks “what if”.
pub(crate) fn branched(id: &str, replay: String) {
    if let Some(mut kept) = Kept::load(id) {
        kept.what_if = Some(replay);
        kept.save();
    }
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

/// The players in the seats: a name, or the level of a computer player.
fn sitters(host: &dyn Host) -> Vec<Result<String, Level>> {
    let seats = Seat::all(host.players()).map(|seat| {
        let chair = host.chair(seat);
        match chair.sitter() {
            Some(Sitter::Computer(level)) => Err(level),
            _ => Ok(chair.name().to_owned()),
        }
    });
    seats.collect()
}

/// Makes a game that goes on from where the game of a record stood after so many entries, against computer
/// players. The player whose choice comes next is a person, named as in the record, or else `usual`.
pub(crate) fn branch_from(
    text: &str,
    entries: usize,
    usual: impl Fn(usize) -> String,
) -> Option<String> {
    let game = game_of(text).ok()?;
    let header = played(game)?.header_from(text, entries)?;
    let me = played(game)?.decides(text, entries);
    let me = me.unwrap_or(Seat::at(0));
    let names = played(game)?.names(text)?;
    let seats = Seat::all(names.len()).zip(names);
    let seats = seats.map(|(seat, name)| match (seat == me, is_nobody(&name)) {
        (true, true) => Ok(usual(seat.number())),
        (true, false) => Ok(name),
        (false, _) => Err(Level::Medium),
    });
    begin(game, header, &seats.collect::<Vec<_>>(), true)
}

/// Is this no name of a person? A table calls its computer players by their level.
fn is_nobody(name: &str) -> bool {
    name.is_empty() || Sitter::called(name) != Sitter::Person
}

/// The table, with all that only this browser has.
pub(super) struct Local {
    pub(super) game: &'static dyn Played,
    pub(super) kept: Kept,
    pub(super) host: Box<dyn Host>,
    /// What it is besides, if it is played by link.
    link: Option<Side>,
    thinker: Option<Thinker>,
    /// The question that is being thought about.
    pub(super) asked: Option<u32>,
    questions: u32,
}

impl Session {
    /// Asks the computer player that is waited for once more.
    pub(crate) fn think_again(self) {
        self.command(Command::ThinkAgain);
    }
}

/// A game that is kept in this browser.
pub(crate) fn open(id: &str) -> Option<Session> {
    let mut kept = Kept::load(id)?;
    let game = played(&kept.game)?;
    let table = table(&kept);
    if kept.misfit != table.is_none() {
        kept.misfit = table.is_none();
        kept.save();
    }
    let (host, link) = table?;
    let at_one_screen = kept.link.is_none();
    let local = Rc::new(RefCell::new(Local {
        game,
        kept,
        host,
        link,
        thinker: None,
        asked: None,
        questions: 0,
    }));
    let (table, seat, state) = {
        let local = local.borrow();
        let seat = local.seat(None);
        (local.info(seat), seat, local.now(seat, None)?)
    };
    let session = Session {
        at_one_screen,
        kept_here: true,
        seat: RwSignal::new(seat),
        ..Session::shown(game, table, state)
    };
    start_thinker(&local, session);
    let lost = thinker::lost();
    Effect::new(move |_| {
        if lost.get() {
            session.thinking.set(false);
            // A hint that waits for an answer waits no longer.
            session.now.notify();
        }
    });
    let commanded = Rc::clone(&local);
    session.obeyed_by(move |command| obey(&commanded, session, command));
    follow_other_windows(&local, session);
    go_on(&local, session);
    Some(session)
}

fn start_thinker(local: &Rc<RefCell<Local>>, session: Session) {
    let to = Rc::downgrade(local);
    let answered = move |answer: Answer| {
        if let Some(local) = to.upgrade() {
            hear(&local, session, &answer);
        }
    };
    thinker::lost().set(false);
    local.borrow_mut().thinker = Thinker::start(answered).ok();
}

/// The same game may be open in another window of this browser.
fn follow_other_windows(local: &Rc<RefCell<Local>>, session: Session) {
    let key = Kept::key(&local.borrow().kept.id);
    // Only the session itself keeps the table.
    let local = send_wrapper::SendWrapper::new(Rc::downgrade(local));
    let listener = window_event_listener(leptos::ev::storage, move |event| {
        if let (true, Some(local)) = (event.key().as_ref() == Some(&key), local.upgrade()) {
            catch_up(&local, session);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Takes over what another window has kept of this game, unless it is what is here or less. Says
/// whether there was something.
fn catch_up(local: &Rc<RefCell<Local>>, session: Session) -> bool {
    let mut here = local.borrow_mut();
    let Some(kept) = Kept::load(&here.kept.id).filter(|kept| !here.kept.goes_on_from(kept)) else {
        return false;
    };
    let Some((host, link)) = table(&kept) else {
        return false;
    };
    here.link = link;
    here.kept = kept;
    here.host = host;
    here.asked = None;
    session.unsaved.set(false);
    let computer_thinks = !here.host.computers().is_empty();
    let events = here.kept.events.len();
    here.show(session);
    drop(here);
    if computer_thinks {
        // The other window has asked the computer player, and answers of both would be one too many.
        session.thinking.set(true);
        let to = Rc::downgrade(local);
        set_timeout(move || ask_instead(&to, session, events), OTHER_WINDOW);
    }
    true
}

/// Asks the computer player that another window should have asked, if nothing came of it.
fn ask_instead(local: &Weak<RefCell<Local>>, session: Session, events: usize) {
    let Some(local) = local.upgrade() else {
        return;
    };
    let waits = {
        let local = local.borrow();
        local.kept.events.len() == events && local.asked.is_none()
    };
    if waits {
        go_on(&local, session);
    }
}

/// Can this game be gone on with? It has to be loaded.
pub(crate) fn is_sound(kept: &Kept) -> bool {
    table(kept).is_some()
}

/// The table, and what it is besides if it is played by link. Without that the player who is here could
/// move for everybody.
pub(super) fn table(kept: &Kept) -> Option<(Box<dyn Host>, Option<Side>)> {
    let host = host(kept)?;
    let side = match &kept.link {
        Some(_) => Some(Side::of(kept, &*host)?),
        None => None,
    };
    Some((host, side))
}

pub(super) fn host(kept: &Kept) -> Option<Box<dyn Host>> {
    let mut host = begun(kept)?;
    for event in kept.events.lines() {
        host.apply(&event.parse().ok()?).ok()?;
    }
    Some(host)
}

/// The table up to the first event that the rules no longer allow: they may have been corrected since.
fn as_far_as_it_fits(kept: &Kept) -> Option<Box<dyn Host>> {
    let mut host = begun(kept)?;
    for event in kept.events.lines() {
        let event = event.parse().map_err(Refused::Unreadable);
        if event.and_then(|event| host.apply(&event)).is_err() {
            break;
        }
    }
    Some(host)
}

/// The table before its first event.
pub(super) fn begun(kept: &Kept) -> Option<Box<dyn Host>> {
    let settings: Settings = kept.settings.parse().ok()?;
    let source = match kept.dice {
        Dice::Real | Dice::Link => Source::Typed,
        Dice::Drawn => Source::Fair {
            table: kept.id.clone(),
            seed: kept.seed().ok()?,
        },
    };
    let game = played(&kept.game)?;
    game.open(&kept.header, settings, source).ok()
}

/// Milliseconds since 1970.
pub(super) fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Somebody at this screen wants something.
fn obey(local: &Rc<RefCell<Local>>, session: Session, command: Command) {
    if let Command::ThinkAgain = command {
        start_thinker(local, session);
        return go_on(local, session);
    }
    if let Command::LinkGiven = command {
        local.borrow_mut().note_given();
        return go_on(local, session);
    }
    let seat = session.seat.get_untracked();
    if catch_up(local, session) {
        // It was wished for another position.
        return session.refuse(Why::only("table-other-window"));
    }
    let is_counted = matches!(command, Command::Counts(..));
    let deeds = match command {
        Command::ThinkAgain | Command::LinkGiven => Vec::new(),
        Command::Correct => {
            local.borrow_mut().correct(seat);
            return go_on(local, session);
        }
        Command::Outcome(outcome) => vec![Deed::Entry(EntryText::chance(outcome))],
        Command::Counts(counts, outcome) => {
            let counted = local.borrow_mut().recount(&counts);
            if let Err(why) = counted {
                return session.refuse(why);
            }
            go_on(local, session);
            let outcome = outcome.map(|outcome| Deed::Entry(EntryText::chance(outcome)));
            outcome.into_iter().collect()
        }
        Command::Wishes(wishes) => {
            let Some(seat) = seat else { return };
            let local = local.borrow();
            let deeds = wishes.into_iter();
            deeds
                .flat_map(|wish| wish.deeds(seat, &*local.host))
                .collect()
        }
    };
    for deed in deeds {
        let event = deed.at(now());
        let done = local.borrow_mut().apply(&event);
        if let Err(refused) = done {
            let why = Why::from(&refused);
            let other = local.borrow().other_box(&event, &why);
            return match other {
                // Counts that somebody has just entered do not allow it either.
                Some(other) if is_counted => session.other_box.set(Some(OtherBox {
                    trouble: Some(Why::only("real-counts-misfit")),
                    ..other
                })),
                Some(other) => session.other_box.set(Some(other)),
                None => session.refuse(why),
            };
        }
        go_on(local, session);
    }
}

/// A computer player has decided.
fn hear(local: &Rc<RefCell<Local>>, session: Session, answer: &Answer) {
    if catch_up(local, session) {
        return;
    }
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
        let choice = Deed::Entry(EntryText::choice(*seat, action));
        let _ = local.apply(&choice.at(now()));
    }
    go_on(local, session);
}

/// Lets happen what nobody at this screen decides, and shows where the game stands.
fn go_on(local: &Rc<RefCell<Local>>, session: Session) {
    let mut local = local.borrow_mut();
    while let Some(outcome) = local.draw() {
        if local.apply(&outcome).is_err() {
            break;
        }
    }
    session.unsaved.set(!local.save());
    local.ask();
    local.show(session);
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

impl Local {
    /// Keeps what happened since it was last kept, if the browser has room for it.
    fn save(&mut self) -> bool {
        let kept = Kept::load(&self.kept.id);
        let is_same =
            |kept: Kept| kept.events == self.kept.events && kept.header == self.kept.header;
        if kept.is_some_and(is_same) {
            return true;
        }
        self.kept.over = self.host.conclusion().is_some();
        self.kept.at = now();
        self.kept.save()
    }

    /// Shows where the game stands.
    fn show(&self, session: Session) {
        let seat = self.seat(session.seat.get_untracked());
        session.seat.set(seat);
        session.table.set(self.info(seat));
        session.told.set(self.host.told(viewer(seat), 0));
        session.thinking.set(self.asked.is_some());
        session.give_on.set(self.give_on());
        let before = session.now.with_untracked(|now| now.view.clone());
        if let Some(now) = self.now(seat, Some(before)) {
            session.now.set(now);
        }
    }

    /// What chance decides now, if nobody has to say it.
    fn draw(&self) -> Option<Event> {
        let Some(side) = &self.link else {
            return self.host.draw(now());
        };
        let is_due = self.host.awaits() == Awaits::Chance;
        let outcome = side.game.due().filter(|_| is_due)?;
        Some(Deed::Entry(outcome).at(now()))
    }

    /// The link for the player who is waited for, once the turn here is confirmed.
    fn give_on(&self) -> Option<GiveOn> {
        let is_confirmed = !matches!(self.host.awaits(), Awaits::Confirm(_));
        self.link.as_ref().filter(|_| is_confirmed)?.give_on()
    }

    /// The player has copied, shared or saved the link that is to be given on.
    fn note_given(&mut self) {
        let given = self.give_on().map(|give_on| give_on.link);
        if let Some(link) = &mut self.kept.link {
            link.given = given;
            self.kept.save();
        }
    }

    /// Has somebody else perhaps seen already what was done here? Then another link would tell something
    /// else.
    fn is_given(&self) -> bool {
        let link = self.kept.link.as_ref();
        let given = link.and_then(|link| link.given.as_ref());
        given.is_some() && given == self.give_on().map(|give_on| give_on.link).as_ref()
    }

    fn apply(&mut self, event: &Event) -> Result<(), Refused> {
        if matches!(event.deed, Deed::Undo(..)) && self.is_given() {
            return Err(Refused::UndoTooFar { most: 0 });
        }
        if let Some(side) = &mut self.link {
            self.host.check(event)?;
            side.follow(event)?;
        }
        self.host.apply(event)?;
        self.kept.events.push('\n');
        self.kept.events.push_str(&event.to_string());
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

    /// Goes back to before the last outcome, which was entered wrongly: at one screen somebody asks
    /// and agrees for all.
    fn correct(&mut self, seat: Option<Seat>) {
        let seat = seat.or_else(|| self.people().first().copied());
        let (Some(seat), Some(entries)) = (seat, self.host.before_last_outcome()) else {
            return;
        };
        let _ = self.apply(&Deed::Ask(seat, entries).at(now()));
        for other in Seat::all(self.host.players()) {
            // Those who do not have to agree cannot.
            let _ = self.apply(&Deed::Agree(other).at(now()));
        }
    }

    /// The seats of people.
    fn people(&self) -> Vec<Seat> {
        Seat::all(self.host.players())
            .filter(|&seat| self.host.chair(seat).sitter() == Some(Sitter::Person))
            .collect()
    }

    /// The player at the screen: the person who is waited for, or the one who was there. Nobody in particular
    /// while several people enter what belongs to none of them: then no hand is shown.
    fn seat(&self, before: Option<Seat>) -> Option<Seat> {
        if let Some(side) = &self.link {
            return Some(side.seat);
        }
        let people = self.people();
        let awaits = self.host.awaits();
        let waited = match awaits {
            Awaits::Choices(seats) => seats.iter().find(|seat| people.contains(seat)),
            Awaits::Confirm(seat) => Some(seat).filter(|seat| people.contains(seat)),
            Awaits::Chance => {
                let view = self.host.view(Viewer::Spectator);
                let draws = self.game.position(&view).and_then(|view| view.who_draws());
                let draws = draws.or(self.host.in_turn());
                draws.filter(|seat| people.contains(seat))
            }
            _ => None,
        };
        let is_shared = people.len() > 1;
        match waited {
            None if is_shared && awaits == Awaits::Chance => None,
            // Until the next person is asked.
            None if is_shared && before.is_none() && awaits != Awaits::Nothing => None,
            waited => waited.or(before).or(people.first().copied()),
        }
    }

    fn now(&self, seat: Option<Seat>, before: Option<Position>) -> Option<Now<Position>> {
        let mut now = Now::of(&*self.host, viewer(seat), now());
        if self.is_given() {
            now.undoable = 0;
        }
        position::read(self.game, now, before)
    }

    fn info(&self, seat: Option<Seat>) -> TableInfo {
        let seats = Seat::all(self.host.players());
        let seats = seats.map(|seat| SeatInfo::of(seat, self.host.chair(seat)));
        let table = TableInfo::new(&self.kept.id, &self.kept.game, &self.kept.header, seats);
        TableInfo {
            commitment: self.kept.commitment(),
            settings: *self.host.settings(),
            state: if self.kept.over {
                State::Over
            } else {
                State::Running
            },
            you: seat,
            yours: true,
            created: self.kept.at,
            ..table
        }
    }
}
