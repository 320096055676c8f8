//! Tables of any game, for hosts that do not care which game it is: entries and positions are text.

use urzeit_players::Level;
use urzeit_rules::{
    Answer, Choices, Due, Game, Record, Seat, Seats, Standings, Viewer,
    record::{Header, ReadError, game_of},
    with_game,
};

use crate::{
    absence::Vote,
    chair::Chair,
    clock::Millis,
    conclusion::Conclusion,
    event::{Deed, Event},
    orders::Obeyed,
    refused::Refused,
    settings::{Settings, Source},
    table::{Awaits, Question, Table},
    told::Told,
    undo::Request,
};

/// The version of what events mean at a table. It grows when stored events would come out differently:
/// since 1 all who hold seats agree on going back, coming back gives no time, and an undo gives back
/// what it took; since 2 so does going back by agreement, and no holiday begins while a turn is owed;
/// since 3 most of those who vote decide, nobody who is away agrees, and a holiday ends with a hand-over;
/// since 4 requests, and in rated games consent to a hand-over, lapse when the game goes on, offers have an
/// end, and a new player plays a turn before a holiday; since 5 nobody is back, or has new time, because
/// somebody else took over their seat, and in rated games a vote that has begun ends only by a turn.
const TABLE_RULES: u32 = 5;

/// A table of some game. Entries, views and records are texts; see [`Table`] for what each does.
pub trait Host: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The version of the rules by which this program plays, those of the game and of tables: both
    /// only grow, so their sum tells whether either has changed.
    fn rules(&self) -> u32;
    /// The result counts for ratings: see [`Table::rate`].
    fn rate(&mut self);
    /// Everybody has to make a first choice soon: see [`Table::begin_soon`].
    fn begin_soon(&mut self);
    /// When the game is called off, unless the person of this seat has chosen something by then.
    fn begins_by(&self, seat: Seat) -> Option<Millis>;
    /// A player whose first choice has not come in time.
    fn unbegun(&self, now: Millis) -> Option<Seat>;
    /// How many seats it has.
    fn players(&self) -> usize;
    /// What the players agreed on.
    fn settings(&self) -> &Settings;
    /// May this event happen now?
    ///
    /// # Errors
    /// Why not.
    fn check(&self, event: &Event) -> Result<(), Refused>;
    /// Lets an event happen, and says what number it has.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    fn apply(&mut self, event: &Event) -> Result<usize, Refused>;
    /// The outcome that the source gives.
    fn draw(&self, now: Millis) -> Option<Event>;
    /// The seats whose time is up, where something has to happen then.
    fn overdue(&self, now: Millis) -> Seats;
    /// What the table waits for.
    fn awaits(&self) -> Awaits;
    /// The seats that wait for a computer player, how strong it is, and the view it gets.
    fn computers(&self) -> Vec<(Seat, Level, String)>;
    /// The first word of the outcome that is due.
    fn due(&self) -> Option<&'static str>;
    /// What a seat may choose now, without the seat: for whoever plays it.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// A seat, and who sits there.
    fn chair(&self, seat: Seat) -> &Chair;
    /// The seat whose turn it is by the rules.
    fn in_turn(&self) -> Option<Seat>;
    /// The position as somebody may see it.
    fn view(&self, viewer: Viewer) -> String;
    /// The number of the first event that can still be told.
    fn first(&self) -> usize;
    /// What somebody may be told of all events from a number on.
    fn told(&self, viewer: Viewer, since: usize) -> Vec<Told>;
    /// The record as somebody may have it.
    fn record(&self, viewer: Viewer) -> String;
    /// The time that a seat has left.
    fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis>;
    /// How many of its last entries a seat can take back alone.
    fn undoable(&self, seat: Seat) -> usize;
    /// How many entries the game had before its last outcome of chance.
    fn before_last_outcome(&self) -> Option<usize>;
    /// The request of a player who asks to go back.
    fn request(&self) -> Option<&Request>;
    /// The players who want to end the game without a result.
    fn ending(&self) -> Seats;
    /// How many entries the game has.
    fn entries(&self) -> usize;
    /// The standing orders that the person in a seat can give now.
    fn orders(&self, seat: Seat) -> Vec<String>;
    /// What a standing order of a seat does now.
    fn obey(&self, seat: Seat, order: &str) -> Answer<Obeyed>;
    /// Has a player ever chosen something, even if it was taken back?
    fn was_played(&self) -> bool;
    /// The seats that somebody else may take over.
    fn offered(&self) -> Seats;
    /// The people who are asked something besides playing.
    fn asked(&self) -> Seats;
    /// What those who are present want to be done about those who are away.
    fn votes(&self) -> &[Vote];
    /// A player who is away and about whom the votes count now, or whose seat nobody has taken in time.
    fn decided(&self, now: Millis) -> Option<Seat>;
    /// Is there nothing left to play for once this seat gives up?
    fn ends_by_resigning(&self, seat: Seat) -> bool;
    /// Was an entry added or taken back since so many events, as far as it concerns this seat?
    fn has_moved_on(&self, seat: Seat, since: usize) -> bool;
    /// Has this been asked since so many events?
    fn was_asked_since(&self, since: usize, question: Question) -> bool;
    /// How often a seat has asked for something or taken something back since then.
    fn requests(&self, seat: Seat, since: Millis) -> usize;
    /// Since when people have come and gone, before the game begins, without a pause of so long.
    fn restless_since(&self, pause: Millis) -> Option<Millis>;
    /// When the person in this seat sat down, before the game begins.
    fn sat_down(&self, seat: Seat) -> Option<Millis>;
    /// How long it takes until somebody's time is up, or that of a vote or an offer, if nothing happens.
    fn deadline(&self, now: Millis) -> Option<Millis>;
    /// What the game came to, once it is over.
    fn conclusion(&self) -> Option<Conclusion>;
    /// The number of the next event.
    fn len(&self) -> usize;
    /// Has nothing happened yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Points and winners, once the game is over; nothing if it was ended early.
    fn result(&self) -> Option<Standings>;
    /// All that the table needs to go on from now, if the moment is fit for it.
    fn snapshot(&self) -> Option<String>;
    /// The same, to be stored with what is about to happen.
    fn snapshot_before(&self, deed: &Deed) -> Option<String>;
    /// Does the clock of this seat stand still, because its person is on holiday?
    fn is_paused(&self, seat: Seat) -> bool;
    /// The seats whose choice or confirmation is waited for.
    fn waited_for(&self) -> Seats;
    /// Applies all events that were stored after the snapshot from which the table goes on.
    ///
    /// # Errors
    /// Why these rules refuse one of them; then none of them counts.
    fn catch_up(&mut self, stored: &[Event]) -> Result<(), Refused>;
}

/// A table of the game that a record's header names. The header stands as in a record, up to
/// but without `log`.
///
/// # Errors
/// What is wrong with the header or the fixed outcomes.
pub fn open(
    header: &str,
    settings: Settings,
    source: Source<String>,
) -> Result<Box<dyn Host>, Refused> {
    let game = game_of(&format!("{header}log\n")).map_err(in_header)?;
    with_game!(game, open_as(header, settings, source))
}

/// A table that goes on from a snapshot; header, settings and source are what it was opened with.
///
/// # Errors
/// What is wrong with the header or the fixed outcomes, or why it is no snapshot of such a table.
pub fn resume(
    header: &str,
    settings: Settings,
    source: Source<String>,
    snapshot: &str,
) -> Result<Box<dyn Host>, Refused> {
    let text = format!("{header}log\n");
    let game = game_of(&text).map_err(in_header)?;
    with_game!(game, resume_game(&text, settings, source, snapshot))
}

/// The same for code that knows which game it is.
///
/// # Errors
/// What is wrong with the header or the fixed outcomes.
pub fn open_as<G: Game>(
    header: &str,
    settings: Settings,
    source: Source<String>,
) -> Result<Box<dyn Host>, Refused> {
    let text = format!("{header}log\n");
    let (header, source) = (read_header::<G>(&text)?, read_source::<G>(source)?);
    Ok(Box::new(Table::new(header, settings, source)?))
}

fn resume_game<G: Game>(
    text: &str,
    settings: Settings,
    source: Source<String>,
    snapshot: &str,
) -> Result<Box<dyn Host>, Refused> {
    let (header, source) = (read_header::<G>(text)?, read_source::<G>(source)?);
    let table = Table::resume(&header, settings, source, snapshot)?;
    Ok(Box::new(table))
}

fn read_header<G: Game>(text: &str) -> Result<Header<G>, Refused> {
    let reading = Record::<G>::read(text).map_err(in_header)?;
    Ok(reading.record.header().clone())
}

fn read_source<G: Game>(source: Source<String>) -> Result<Source<G::Chance>, Refused> {
    Ok(match source {
        Source::Fair { table, seed } => Source::Fair { table, seed },
        Source::Typed => Source::Typed,
        Source::Fixed(outcomes) => {
            let outcomes = outcomes.iter().map(|outcome| outcome.parse());
            Source::Fixed(outcomes.collect::<Result<_, _>>()?)
        }
    })
}

fn in_header(error: ReadError) -> Refused {
    Refused::Record(*error.problem)
}

impl<G: Game> Host for Table<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules(&self) -> u32 {
        G::RULES + TABLE_RULES
    }

    fn rate(&mut self) {
        Table::rate(self);
    }

    fn players(&self) -> usize {
        self.position().players()
    }

    fn settings(&self) -> &Settings {
        Table::settings(self)
    }

    fn check(&self, event: &Event) -> Result<(), Refused> {
        Table::check(self, &event.clone().read()?)
    }

    fn apply(&mut self, event: &Event) -> Result<usize, Refused> {
        Table::apply(self, event.clone().read()?)
    }

    fn draw(&self, now: Millis) -> Option<Event> {
        Table::draw(self, now).map(Event::as_text)
    }

    fn overdue(&self, now: Millis) -> Seats {
        Table::overdue(self, now)
    }

    fn awaits(&self) -> Awaits {
        Table::awaits(self)
    }

    fn computers(&self) -> Vec<(Seat, Level, String)> {
        let waiting = Table::computers(self);
        let shown = waiting.map(|(seat, level, view)| (seat, level, view.position().to_string()));
        shown.collect()
    }

    fn due(&self) -> Option<&'static str> {
        self.position().due().map(|due| due.kind())
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let choices = self.position().choices(seat);
        choices.iter().map(|action| action.to_string()).collect()
    }

    fn chair(&self, seat: Seat) -> &Chair {
        Table::chair(self, seat)
    }

    fn in_turn(&self) -> Option<Seat> {
        self.position().in_turn()
    }

    fn view(&self, viewer: Viewer) -> String {
        Table::view(self, viewer).position().to_string()
    }

    fn first(&self) -> usize {
        Table::first(self)
    }

    fn told(&self, viewer: Viewer, since: usize) -> Vec<Told> {
        let told = Table::told(self, viewer, since).into_iter();
        told.map(Told::as_text).collect()
    }

    fn record(&self, viewer: Viewer) -> String {
        Table::record(self, viewer)
    }

    fn time_left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        Table::time_left(self, seat, now)
    }

    fn undoable(&self, seat: Seat) -> usize {
        Table::undoable(self, seat)
    }

    fn before_last_outcome(&self) -> Option<usize> {
        let after = self.makers().rev().position(|maker| maker.is_none())?;
        Some(self.entries() - after - 1)
    }

    fn request(&self) -> Option<&Request> {
        Table::request(self)
    }

    fn ending(&self) -> Seats {
        Table::ending(self)
    }

    fn entries(&self) -> usize {
        Table::entries(self)
    }

    fn orders(&self, seat: Seat) -> Vec<String> {
        Table::orders(self, seat)
    }

    fn obey(&self, seat: Seat, order: &str) -> Answer<Obeyed> {
        Table::obey(self, seat, order)
    }

    fn was_played(&self) -> bool {
        Table::was_played(self)
    }

    fn offered(&self) -> Seats {
        Table::offered(self)
    }

    fn asked(&self) -> Seats {
        Table::asked(self)
    }

    fn votes(&self) -> &[Vote] {
        Table::votes(self)
    }

    fn decided(&self, now: Millis) -> Option<Seat> {
        Table::decided(self, now)
    }

    fn begin_soon(&mut self) {
        Table::begin_soon(self);
    }

    fn begins_by(&self, seat: Seat) -> Option<Millis> {
        Table::begins_by(self, seat)
    }

    fn unbegun(&self, now: Millis) -> Option<Seat> {
        Table::unbegun(self, now)
    }

    fn ends_by_resigning(&self, seat: Seat) -> bool {
        Table::ends_by_resigning(self, seat)
    }

    fn has_moved_on(&self, seat: Seat, since: usize) -> bool {
        Table::has_moved_on(self, seat, since)
    }

    fn was_asked_since(&self, since: usize, question: Question) -> bool {
        Table::was_asked_since(self, since, question)
    }

    fn requests(&self, seat: Seat, since: Millis) -> usize {
        Table::requests(self, seat, since)
    }

    fn restless_since(&self, pause: Millis) -> Option<Millis> {
        Table::restless_since(self, pause)
    }

    fn sat_down(&self, seat: Seat) -> Option<Millis> {
        Table::sat_down(self, seat)
    }

    fn deadline(&self, now: Millis) -> Option<Millis> {
        Table::deadline(self, now)
    }

    fn conclusion(&self) -> Option<Conclusion> {
        Table::conclusion(self)
    }

    fn len(&self) -> usize {
        Table::len(self)
    }

    fn result(&self) -> Option<Standings> {
        Table::result(self)
    }

    fn snapshot(&self) -> Option<String> {
        Table::snapshot(self)
    }

    fn snapshot_before(&self, deed: &Deed) -> Option<String> {
        Table::snapshot_before(self, deed)
    }

    fn is_paused(&self, seat: Seat) -> bool {
        self.clocks.is_paused(seat)
    }

    fn waited_for(&self) -> Seats {
        Table::waited_for(self)
    }

    fn catch_up(&mut self, stored: &[Event]) -> Result<(), Refused> {
        Table::catch_up(self, stored)
    }
}
