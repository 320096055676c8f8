//! What has to be true of every world, whatever broke in it.

use std::collections::{BTreeMap, BTreeSet};

use urzeit_rules::{Game, Seat, Seats, View, Viewer, with_game};
use urzeit_server::store::{AccountId, Row, State};
use urzeit_table::{
    Awaits, Deed, EntryText, Event, Host, Millis, Offer, Pace, Seed, Sitter, Source, Told,
    clock::PATIENCE, messages::Now, open,
};

use crate::{
    fate::Fate,
    ordered::{Ordered, are_kept},
    person::{Known, Person},
    shelf::Kept,
    votes::{Votes, is_done},
};

/// What is wrong with a table and with what its people know of it; nothing, as it should be.
pub(crate) fn judge(kept: &Kept, people: &[&Person], fate: &Fate) -> Result<(), String> {
    rows_are_in_order(kept)?;
    for person in people {
        wishes_count_once(&kept.rows, person)?;
    }
    let all = people;
    let ordered = Ordered::of(all);
    // Somebody who had a seat that another one has now is told what spectators are.
    let sits = |person: &&&Person| {
        let seat = person.seat.map(|seat| seat.number() as i64);
        seat.is_none_or(|seat| kept.seats.contains(&(seat, person.account)))
    };
    let people: Vec<&Person> = people.iter().filter(sits).copied().collect();
    let host = fold(kept, &people, ordered, fate)?;
    are_kept(kept, all, &*host)?;
    stored_beside_events(kept, &*host)?;
    nobody_decides_nothing(&*host)?;
    for person in people {
        knows_what_it_may(&*host, person)?;
        follows(&kept.game.made.header, person)?;
    }
    Ok(())
}

/// The clock of nobody stands still who is not on holiday, whoever had the seat before.
pub(crate) fn holidays_end(kept: &Kept, is_away: impl Fn(AccountId) -> bool) -> Result<(), String> {
    let host = replay(kept)?;
    for (number, account) in &kept.seats {
        let seat = Seat::at(*number as usize - 1);
        let stands = host.chair(seat).is_held() && host.is_paused(seat);
        if stands && kept.game.state == State::Running && !is_away(*account) {
            return Err(format!("the clock of {account} stands still for ever"));
        }
    }
    Ok(())
}

/// However much they differ, votes about somebody who is away count at some time, and no seat is offered by the
/// others for ever.
fn nobody_decides_nothing(host: &dyn Host) -> Result<(), String> {
    let mut seats = Seat::all(host.players()).filter(|&seat| {
        let chair = host.chair(seat);
        let voted = host.votes().iter().any(|vote| vote.away == seat);
        chair.is_away() && (voted || chair.offer() == Some(Offer::Others))
    });
    let over = host.awaits() == Awaits::Nothing;
    match seats.next().filter(|_| !over) {
        Some(seat) if host.deadline(0).is_none() => Err(format!("nobody decides about {seat}")),
        _ => Ok(()),
    }
}

/// Does a person make a choice? Then nobody agrees any more to what was wanted before.
fn is_by_person(host: &dyn Host, event: &Event) -> bool {
    let Deed::Entry(EntryText {
        seat: Some(seat), ..
    }) = &event.deed
    else {
        return false;
    };
    host.chair(*seat).player() == Some(Sitter::Person)
}

fn nothing_is_asked(host: &dyn Host, event: &Event) -> Result<(), String> {
    if host.request().is_none() && host.ending().is_empty() {
        return Ok(());
    }
    Err(format!("{event}: a request outlasts it"))
}

/// Is somebody definite waited for, or nothing any more?
pub(crate) fn is_settled(kept: &Kept, now: i64) -> bool {
    let idle = kept.due.is_none_or(|due| due > now);
    match kept.game.state {
        State::Over | State::Aborted => idle,
        State::Running => idle && kept.waits != 0 && kept.game.owed == 0,
        State::Waiting => false,
    }
}

/// Somebody who only follows what is told comes to what the table shows.
fn follows(header: &str, person: &Person) -> Result<(), String> {
    // Where a game begins in its middle clients know only what they may see of that.
    if header.lines().any(|line| line.starts_with("from ")) {
        return Ok(());
    }
    let follows = person.known().follower.follows(header);
    follows.map_err(|what| format!("{} {what}", person.account))
}

fn rows_are_in_order(kept: &Kept) -> Result<(), String> {
    let mut next = 0;
    for row in &kept.rows {
        if row.number != next {
            return Err(format!("row {} where {next} belongs", row.number));
        }
        let events = row.texts.lines().count() as i64;
        // Nothing stands among the events because of an order that waits.
        if events == 0 {
            return Err(format!("nothing happened in row {}", row.number));
        }
        next += events;
    }
    if next == kept.game.length {
        Ok(())
    } else {
        Err(format!("{next} events, not {}", kept.game.length))
    }
}

/// What was granted is stored, once, under the number that was said, and in the order in which it was
/// said; what was refused alone is not.
fn wishes_count_once(rows: &[Row], person: &Person) -> Result<(), String> {
    let own = rows.iter().filter(|row| row.author == Some(person.account));
    // An order that acts when it is given is no wish.
    let own = own.filter(|row| row.wish.is_some() || !is_order(row));
    let mut numbers = BTreeMap::new();
    for row in own {
        let id = row.wish.as_deref().unwrap_or_default();
        if numbers.insert(id, row.number as u64).is_some() {
            return Err(format!("wish {id} counts twice"));
        }
    }
    let known = person.known();
    let mut last = None;
    for (id, number) in &known.granted {
        if numbers.get(&**id) != Some(number) {
            return Err(format!(
                "wish {id} was granted as {number} and is not there"
            ));
        }
        if last >= Some(*number) {
            return Err(format!("wish {id} stands before one that came before it"));
        }
        last = Some(*number);
    }
    // Where a client says it again before it has heard an answer, one attempt may be refused and another one granted
    // later, when others have done what it takes: what is granted is done.
    let mut later = known.granted_later.iter();
    if let Some((id, _)) = later.find(|(id, number)| numbers.get(&**id) != Some(number)) {
        return Err(format!("wish {id} was granted later and is not there"));
    }
    let mut refused = known.refused.iter();
    if let Some(id) = refused.find(|id| numbers.contains_key(&***id)) {
        return Err(format!("wish {id} was refused and counts"));
    }
    match known.unanswered.as_ref().filter(|_| !known.gone) {
        None => Ok(()),
        Some(id) => Err(format!("wish {id} is never answered")),
    }
}

fn is_order(row: &Row) -> bool {
    let first = row.texts.lines().next();
    let first: Option<Event> = first.and_then(|text| text.parse().ok());
    first.is_some_and(|event| matches!(event.deed, Deed::Order(_)))
}

/// The table as it was made.
fn opened(kept: &Kept) -> Result<Box<dyn Host>, String> {
    let made = &kept.game.made;
    let settings = made.settings.parse().map_err(|e| format!("{e:?}"))?;
    let source = Source::Fair {
        table: made.id.clone(),
        seed: Seed::new(made.seed),
    };
    let mut host = open(&made.header, settings, source).map_err(|e| format!("{e:?}"))?;
    if made.rated {
        host.rate();
    }
    if made.visibility.lets_strangers_meet(made.rated) {
        host.begin_soon();
    }
    Ok(host)
}

/// The table that the log makes.
fn replay(kept: &Kept) -> Result<Box<dyn Host>, String> {
    let mut host = opened(kept)?;
    for text in kept.rows.iter().flat_map(|row| row.texts.lines()) {
        let event: Event = text.parse().map_err(|e| format!("{text}: {e:?}"))?;
        host.apply(&event).map_err(|e| format!("{text}: {e:?}"))?;
    }
    Ok(host)
}

/// The same. On the way everything is looked at that somebody was told.
fn fold(
    kept: &Kept,
    people: &[&Person],
    mut ordered: Ordered,
    fate: &Fate,
) -> Result<Box<dyn Host>, String> {
    let mut host = opened(kept)?;
    let known: Vec<_> = people.iter().map(|person| person.known()).collect();
    let mut nows: BTreeMap<u64, Vec<(Viewer, &Now)>> = BTreeMap::new();
    for (person, known) in people.iter().zip(&known) {
        for now in known.follower.shown().values() {
            let all = nows.entry(now.number).or_default();
            all.push((viewer(person), now));
        }
    }
    let mut clocks = Clocks::new(host.players());
    let mut votes = Votes::default();
    let mut shown = Shown::default();
    for row in &kept.rows {
        let texts: Vec<_> = row.texts.lines().collect();
        for (place, text) in texts.iter().enumerate() {
            let event: Event = text.parse().map_err(|e| format!("{text}: {e:?}"))?;
            let next = texts.get(place + 1).and_then(|next| next.parse().ok());
            ordered.before(&*host, &event, next.as_ref(), fate)?;
            clocks.before(&*host, &event, fate)?;
            let decided = votes.before(&*host, &event, fate)?;
            shown.before(&*host, &event);
            let secret = secret_choice(&*host, &event);
            let number = host.len();
            let agreed = host
                .request()
                .map_or(Seats::NONE, urzeit_table::Request::agreed);
            let left = time_left(&*host, event.at);
            let by_person = is_by_person(&*host, &event);
            let applied = host.apply(&event);
            applied.map_err(|refused| format!("event {number}: {refused:?}"))?;
            all_agreed(&*host, &event, number, agreed)?;
            is_done(&*host, decided)?;
            if by_person {
                nothing_is_asked(&*host, &event)?;
            }
            shown.after(&*host, &event, number, fate)?;
            if goes_back(&*host, &event, number) {
                clocks.go_back(&*host, event.at);
            }
            let later = time_left(&*host, event.at);
            if matches!(event.deed, Deed::Return(_)) && later != left {
                return Err(format!(
                    "{event}: coming back changes {left:?} into {later:?}"
                ));
            }
            if let Some((seat, chosen)) = secret.filter(|(_, _)| still_secret(&*host)) {
                fate.saw("secret choices");
                nobody_knows(people, &known, seat, number, chosen)?;
            }
        }
        for (viewer, now) in nows.remove(&(host.len() as u64)).unwrap_or_default() {
            is_true(&*host, viewer, now)?;
        }
    }
    match nows.first_key_value() {
        None => Ok(host),
        Some((number, _)) => Err(format!("somebody saw the table at {number}, amid a wish")),
    }
}

fn time_left(host: &dyn Host, at: Millis) -> Vec<Option<Millis>> {
    let seats = Seat::all(host.players());
    seats.map(|seat| host.time_left(seat, at)).collect()
}

/// Has the table gone back by agreement with this event?
fn goes_back(host: &dyn Host, event: &Event, number: usize) -> bool {
    let told = host.told(Viewer::Spectator, number);
    let went_back = told.first().is_some_and(|told| told.went_back_to.is_some());
    went_back && !matches!(event.deed, Deed::Undo(..))
}

/// A table goes back by agreement only if everybody who holds a seat has agreed, or does so now.
fn all_agreed(host: &dyn Host, event: &Event, number: usize, agreed: Seats) -> Result<(), String> {
    if !goes_back(host, event, number) {
        return Ok(());
    }
    let mut holders = Seat::all(host.players()).filter(|&seat| host.chair(seat).is_held());
    let agrees = |seat: Seat| {
        let agreed = agreed.contains(seat) || event.deed.seat() == Some(seat);
        agreed && !host.chair(seat).is_away()
    };
    match holders.find(|&seat| !agrees(seat)) {
        Some(seat) => Err(format!("{event}: the table goes back without {seat}")),
        None => Ok(()),
    }
}

fn viewer(person: &Person) -> Viewer {
    person.seat.map_or(Viewer::Spectator, Viewer::Seat)
}

/// What somebody was shown is where the game stood then, for that viewer.
fn is_true(host: &dyn Host, viewer: Viewer, now: &Now) -> Result<(), String> {
    let long_ago = Now::of(host, viewer, 0);
    let same = Now {
        left: long_ago.left.clone(),
        first: long_ago.first.clone(),
        ..now.clone()
    };
    let first = |now: &Now| now.first.iter().map(|it| it.seat).collect::<Vec<_>>();
    if same != long_ago || first(now) != first(&long_ago) {
        return Err(format!("{viewer:?} saw {now:?}, not {long_ago:?}"));
    }
    // Time passes only for those who are waited for, and never comes back.
    let mut left = long_ago.left.iter().zip(&now.left);
    if left.any(|(then, later)| later > then) {
        return Err(format!("{viewer:?} saw more time than there was: {now:?}"));
    }
    if with_game!(host.game(), has_blanks(&now.view, viewer)) {
        Ok(())
    } else {
        Err(format!("{viewer:?} saw more than it may: {}", now.view))
    }
}

/// Is a view what the viewer may see of it, and not more?
fn has_blanks<G: Game>(view: &str, viewer: Viewer) -> bool {
    let Ok(position) = view.parse::<G>() else {
        return false;
    };
    View::of(&position, viewer).position().to_string() == view
}

/// The seat and the choice, if an event is one that several make in secret.
fn secret_choice<'e>(host: &dyn Host, event: &'e Event) -> Option<(Seat, &'e EntryText)> {
    let Deed::Entry(entry) = &event.deed else {
        return None;
    };
    let seat = entry.seat?;
    match host.awaits() {
        Awaits::Choices(seats) if seats.len() > 1 && seats.contains(seat) => Some((seat, entry)),
        _ => None,
    }
}

fn still_secret(host: &dyn Host) -> bool {
    matches!(host.awaits(), Awaits::Choices(_))
}

fn nobody_knows(
    people: &[&Person],
    known: &[impl std::ops::Deref<Target = Known>],
    seat: Seat,
    number: usize,
    chosen: &EntryText,
) -> Result<(), String> {
    for (person, known) in people.iter().zip(known) {
        let told = known.follower.told().get(number).and_then(Told::entry);
        if person.seat != Some(seat) && told == Some(chosen) {
            return Err(format!("{} knows {chosen}", person.account));
        }
    }
    Ok(())
}

/// What lists and workers go by is true.
fn stored_beside_events(kept: &Kept, host: &dyn Host) -> Result<(), String> {
    let waited: BTreeSet<Seat> = host.waited_for().iter().collect();
    let person = |seat: &&Seat| host.chair(**seat).player() == Some(Sitter::Person);
    let waits: i64 = waited.iter().filter(person).map(|s| 1 << s.index()).sum();
    if kept.waits != waits {
        return Err(format!("waits is {}, not {waits}", kept.waits));
    }
    let over = host.awaits() == Awaits::Nothing;
    let last = kept.rows.last().and_then(|row| row.texts.lines().last());
    let last: Option<Event> = last.and_then(|text| text.parse().ok());
    let deed = last.as_ref().map(|event| &event.deed);
    let state = match deed {
        Some(Deed::CallOff(_)) => State::Aborted,
        _ if over => State::Over,
        _ => State::Running,
    };
    if kept.game.state != state {
        return Err(format!("the game is {:?}, not {state:?}", kept.game.state));
    }
    if let Some(event) = last
        && host.deadline(event.at).is_some()
        && (kept.due.is_none() || kept.deadline.is_none())
    {
        return Err(format!(
            "after {event} something is due, and nobody will act"
        ));
    }
    if kept.ended != u32::from(state == State::Over) {
        return Err(format!("the game ended {} times", kept.ended));
    }
    // A game that has ended just now is rated next: that is due.
    if !kept.game.made.rated || kept.due.is_some() {
        return Ok(());
    }
    // A game without a result counts for nobody.
    let people = kept.seats.len();
    let ranked = host
        .conclusion()
        .is_some_and(|conclusion| !conclusion.ranks.is_empty());
    let counts = ranked && people > 1;
    let rated_seats = over.then_some(if counts { people } else { 0 });
    if kept.rated_seats == rated_seats {
        Ok(())
    } else {
        Err(format!(
            "{:?} were rated, not {rated_seats:?}",
            kept.rated_seats
        ))
    }
}

/// Somebody was told what the table tells that viewer.
fn knows_what_it_may(host: &dyn Host, person: &Person) -> Result<(), String> {
    let all = host.told(viewer(person), 0);
    if all.starts_with(person.known().follower.told()) {
        Ok(())
    } else {
        Err(format!("{} was told something else", person.account))
    }
}

/// What the clocks showed when each entry was about to be made.
#[derive(Default)]
struct Shown {
    entries: usize,
    before: BTreeMap<usize, Vec<Option<Millis>>>,
}

impl Shown {
    fn before(&mut self, host: &dyn Host, event: &Event) {
        match event.deed {
            Deed::Entry(_) => {
                let left = time_left(host, event.at);
                self.before.insert(self.entries, left);
                self.entries += 1;
            }
            // Time that is given back is nobody's move's.
            Deed::Credit(_) => self.before.clear(),
            // The new player has as much as everybody had in the beginning, then and now.
            Deed::Substitute(seat, _) if host.chair(seat).offer() == Some(Offer::Others) => {
                if let Pace::Live { bank, .. } = host.settings().pace {
                    for left in self.before.values_mut() {
                        left[seat.index()] = Some(bank);
                    }
                }
            }
            _ => {}
        }
    }

    /// Going back by agreement takes back what moves gave and took.
    fn after(
        &mut self,
        host: &dyn Host,
        event: &Event,
        number: usize,
        fate: &Fate,
    ) -> Result<(), String> {
        let told = host.told(Viewer::Spectator, number);
        let Some(entries) = told.first().and_then(|told| told.went_back_to) else {
            return Ok(());
        };
        self.entries = entries;
        if matches!(event.deed, Deed::Undo(..)) {
            return Ok(());
        }
        fate.saw("gone back by agreement");
        let now = time_left(host, event.at);
        let then = match host.settings().pace {
            Pace::Any => return Ok(()),
            Pace::Live { .. } => self.before.get(&entries).cloned(),
            Pace::Slow { allowance } => Some(vec![Some(allowance); host.players()]),
        };
        match then.filter(|then| *then != now) {
            Some(then) => Err(format!("{event}: the clocks show {now:?}, not {then:?}")),
            None => Ok(()),
        }
    }
}

/// A second account of everybody's time, from the log alone.
struct Clocks {
    now: Millis,
    /// How long each seat was waited for since its time was last up.
    waited: Vec<Millis>,
    /// The seats whose time has been up before.
    again: Vec<bool>,
    /// Those in which something was chosen.
    chose: Seats,
}

impl Clocks {
    fn new(players: usize) -> Clocks {
        Clocks {
            now: 0,
            waited: vec![0; players],
            again: vec![false; players],
            chose: Seats::NONE,
        }
    }

    fn before(&mut self, host: &dyn Host, event: &Event, fate: &Fate) -> Result<(), String> {
        let later = event.at.max(self.now);
        let waited = host.waited_for();
        for seat in Seat::all(host.players()) {
            let counts = waited.contains(seat)
                && host.chair(seat).player() == Some(Sitter::Person)
                && host.check(&Deed::Resume(seat).at(event.at)).is_err();
            let own = &mut self.waited[seat.index()];
            if !counts {
                if host.time_left(seat, self.now) != host.time_left(seat, later) {
                    return Err(format!("{event}: the time of {seat} passes for nothing"));
                }
                continue;
            }
            *own += later - self.now;
            if let Deed::Credit(credit) = event.deed {
                *own = own.saturating_sub(credit);
                fate.saw("time credited");
            }
        }
        self.now = later;
        match event.deed {
            Deed::Entry(EntryText {
                seat: Some(seat), ..
            }) => {
                self.chose.insert(seat);
                Ok(())
            }
            Deed::CallOff(seat) => {
                fate.saw("called off");
                self.call_off(host, seat)
            }
            Deed::TimeOut(seat) => {
                fate.saw("time out");
                self.time_out(host, seat, waited)
            }
            // The others offered the seat: its new player has all the time that others had in the beginning.
            Deed::Substitute(seat, _) => {
                fate.saw("seat taken over");
                if host.chair(seat).offer() == Some(Offer::Others) {
                    self.waited[seat.index()] = 0;
                    self.again[seat.index()] = false;
                }
                Ok(())
            }
            // The turn was the player's all the time: others get back what they lost by it, and it counts
            // for the player. How much that is, the tests of tables say.
            Deed::Undo(seat, _) => {
                self.waited[seat.index()] = Millis::MAX / 2;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The clocks show what they showed then, of which there is an account of its own. Time that was credited since is
    /// no longer anybody's.
    fn go_back(&mut self, host: &dyn Host, at: Millis) {
        let all = match host.settings().pace {
            Pace::Any => return,
            Pace::Live { bank, .. } => bank,
            Pace::Slow { allowance } => allowance,
        };
        for (waited, left) in self.waited.iter_mut().zip(time_left(host, at)) {
            *waited = left.map_or(*waited, |left| all.saturating_sub(left));
        }
    }

    /// Nobody but a person who has had time to begin and has not, and for whom others wait.
    fn call_off(&self, host: &dyn Host, seat: Seat) -> Result<(), String> {
        let had = self.waited[seat.index()];
        let Pace::Live { bank, .. } = host.settings().pace else {
            return Err("a game without a live clock is called off".to_owned());
        };
        let people = Seat::all(host.players()).filter(|seat| host.chair(*seat).is_held());
        let begun = self.chose.contains(seat) || self.again[seat.index()];
        if had >= 60_000 && bank >= 120_000 && !begun && people.count() > 1 {
            Ok(())
        } else {
            Err(format!("called off because of {seat} after {had} ms"))
        }
    }

    fn time_out(&mut self, host: &dyn Host, seat: Seat, waited: Seats) -> Result<(), String> {
        let had = self.waited[seat.index()];
        let again = std::mem::replace(&mut self.again[seat.index()], true);
        self.waited[seat.index()] = 0;
        let least = match host.settings().pace {
            Pace::Any => PATIENCE,
            Pace::Live { .. } if again => 0,
            Pace::Live { bank, .. } => bank,
            Pace::Slow { allowance } => allowance,
        };
        if waited.contains(seat) && had >= least {
            Ok(())
        } else {
            Err(format!(
                "the time of {seat} is up after {had} ms of {least}"
            ))
        }
    }
}
