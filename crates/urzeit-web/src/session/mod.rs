//! A table that somebody plays at, wherever it is kept. What is shown of it is the same at one
//! screen and online: the messages of `urzeit-table`.

pub(crate) mod awake;
mod by_link;
mod kept;
mod local;
pub(crate) mod online;
mod other_box;
mod unsent;

use std::{any::Any, rc::Rc};

use leptos::prelude::*;
use urzeit_rules::{Seat, Seats};
use urzeit_table::{
    ActionText, Awaits, Refused, Sitter, Told, Wish,
    messages::{Now, SeatInfo, TableInfo, Why},
};

use crate::{
    moment::Moment,
    options::Chosen,
    playback::Step,
    played::Played,
    pointed::{Hinted, Point},
    position::Position,
    text::Words,
};
pub(crate) use by_link::{Arrived, GiveOn, Recipient, arrive, join, joining, make_by_link};
pub(crate) use kept::{
    Kept, all, forget, forget_all, forget_lines, forget_note, keys_from, lines_key, note_key,
};
pub(crate) use local::{
    New, again, begin_as, branch, branch_from, branched, is_sound, make, make_at_real_table, open,
    record,
};
pub(crate) use other_box::OtherBox;

/// A table, as the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    /// The game that is played.
    pub(crate) game: &'static dyn Played,
    /// What the table is.
    pub(crate) table: RwSignal<TableInfo>,
    /// Where the game stands.
    pub(crate) now: RwSignal<Now<Position>>,
    /// What happened: every event as it is told.
    pub(crate) told: RwSignal<Vec<Told>>,
    /// Why the last wish was refused.
    pub(crate) refused: RwSignal<Option<Why>>,
    /// At a real table: the counts of the box are asked, because something does not fit ours.
    pub(crate) other_box: RwSignal<Option<OtherBox>>,
    /// For whom the table is shown: the player at this screen; nobody for a spectator, and where several
    /// people share a screen and what is asked concerns none of them.
    pub(crate) seat: RwSignal<Option<Seat>>,
    /// Is it kept in this browser, so that all people who play sit here?
    pub(crate) at_one_screen: bool,
    /// Is it kept in this browser? So is a game by link, of which only one player sits here.
    pub(crate) kept_here: bool,
    /// What somebody points at in the log.
    pub(crate) pointed: RwSignal<Vec<Point>>,
    /// Choices that are drawn on the board: hints, and in an analysis what was played.
    pub(crate) hinted: RwSignal<Vec<Hinted>>,
    /// What would be undone if all agreed to go back.
    pub(crate) requested: RwSignal<Vec<Point>>,
    /// The step that is played back of what happened.
    pub(crate) step: RwSignal<Option<Step>>,
    /// How much was told when another board took the place of the table's: only what came since is played
    /// back when that is shown again.
    pub(crate) seen: StoredValue<Option<usize>>,
    /// The moment that is shown.
    pub(crate) moment: Memo<Moment>,
    /// Is a computer player thinking?
    pub(crate) thinking: RwSignal<bool>,
    /// The link that has to be given on, in a game by link.
    pub(crate) give_on: RwSignal<Option<GiveOn>>,
    /// Has this browser no room for what happened last? It is gone after a reload.
    pub(crate) unsaved: RwSignal<bool>,
    /// How much was told when somebody at this screen last chose something.
    pub(crate) chose: StoredValue<Option<usize>>,
    /// What somebody has begun to type: it is there again when another board has stood in the place of the table's.
    pub(crate) typed: RwSignal<String>,
    /// What a player had begun to choose when the board was last shown.
    in_mind: StoredValue<Option<InMind>, LocalStorage>,
    command: StoredValue<Rc<dyn Fn(Command)>, LocalStorage>,
}

/// What a player had begun to choose, and how much was told by then.
struct InMind {
    told: usize,
    mind: Box<dyn Any>,
}

/// What somebody at this screen wants of the table.
pub(crate) enum Command {
    /// That these things happen, one after the other: the steps of a march belong together.
    Wishes(Vec<Wish>),
    /// At a real table: dice or cards show this.
    Outcome(String),
    /// At a real table: the last outcome was entered wrongly.
    Correct,
    /// At a real table: the box has these counts, and dice or cards show this.
    Counts(Chosen, Option<String>),
    /// The computer player that is waited for shall be asked once more.
    ThinkAgain,
    /// In a game by link: somebody has copied, shared or saved the link.
    LinkGiven,
}

impl Command {
    /// Does its meaning depend on the moment that is shown?
    fn is_for_a_moment(&self) -> bool {
        match self {
            Command::Wishes(wishes) => wishes
                .iter()
                .any(|wish| matches!(wish, Wish::Choose(_) | Wish::Confirm | Wish::Undo(_))),
            Command::Outcome(_) | Command::Correct | Command::Counts(..) => true,
            Command::ThinkAgain | Command::LinkGiven => false,
        }
    }

    /// The first action that it wants.
    fn action(&self) -> Option<&ActionText> {
        match self {
            Command::Wishes(wishes) => match wishes.first()? {
                Wish::Choose(action) => Some(action),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Session {
    /// A table that is only looked at.
    pub(crate) fn shown(
        game: &'static dyn Played,
        table: TableInfo,
        now: Now<Position>,
    ) -> Session {
        let now = RwSignal::new(now);
        let step = RwSignal::new(None);
        let moment = Memo::new(move |_| match step.get() {
            Some(step) => Moment::of_step(step),
            None => now.with(Moment::of_now),
        });
        Session {
            game,
            table: RwSignal::new(table),
            now,
            told: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            other_box: RwSignal::new(None),
            seat: RwSignal::new(None),
            at_one_screen: false,
            kept_here: false,
            pointed: RwSignal::default(),
            hinted: RwSignal::default(),
            requested: RwSignal::default(),
            step,
            seen: StoredValue::new(None),
            moment,
            thinking: RwSignal::new(false),
            give_on: RwSignal::new(None),
            unsaved: RwSignal::new(false),
            chose: StoredValue::new(None),
            typed: RwSignal::default(),
            in_mind: StoredValue::new_local(None),
            command: StoredValue::new_local(Rc::new(|_| ())),
        }
    }

    /// Keeps what a player has begun to choose while another board stands in the place of the table's.
    pub(crate) fn keep_in_mind<T: 'static>(
        self,
        mind: impl Fn() -> Option<T> + Send + Sync + 'static,
    ) {
        on_cleanup(move || {
            let told = self.told.try_with_untracked(Vec::len);
            if let Some((told, mind)) = told.zip(mind()) {
                let mind = Box::new(mind);
                self.in_mind.try_set_value(Some(InMind { told, mind }));
            }
        });
    }

    /// What was kept so, unless something has happened since.
    pub(crate) fn recall<T: 'static>(self) -> Option<T> {
        let InMind { told, mind } = self.in_mind.try_update_value(Option::take)??;
        let is_same = self.told.with_untracked(Vec::len) == told;
        let mind = mind.downcast::<T>().ok()?;
        is_same.then_some(*mind)
    }

    /// From now on this is done with what somebody wants of it.
    pub(crate) fn obeyed_by(self, obey: impl Fn(Command) + 'static) {
        self.command.set_value(Rc::new(obey));
    }

    /// Somebody at this screen wants this to happen.
    pub(crate) fn wish(self, wish: Wish) {
        self.wish_all(vec![wish]);
    }

    /// Somebody at this screen wants all this to happen.
    pub(crate) fn wish_all(self, wishes: Vec<Wish>) {
        self.command(Command::Wishes(wishes));
    }

    /// Somebody at this screen wants something of the table. While a step is played back, what would
    /// change the game only ends that. An action that the rules refuse here and now goes nowhere: it
    /// is said why.
    pub(crate) fn command(self, command: Command) {
        if self.skip_playback() && command.is_for_a_moment() {
            return;
        }
        if let Some(why) = command.action().and_then(|action| self.why_not(action)) {
            return self.refuse(why);
        }
        if command.action().is_some() {
            let told = self.told.with_untracked(Vec::len);
            self.chose.set_value(Some(told));
        }
        self.refused.set(None);
        self.other_box.set(None);
        let give = self.command.get_value();
        give(command);
    }

    /// Says why something cannot be done.
    pub(crate) fn refuse(self, why: Why) {
        self.skip_playback();
        self.refused.set(Some(why));
    }

    /// Why the one who is at this screen cannot do this now; nothing if they can.
    pub(crate) fn why_not(self, action: &ActionText) -> Option<Why> {
        // At one screen it may be nobody in particular who is asked.
        let anybody = || self.people().iter().next().filter(|_| self.at_one_screen);
        let Some(seat) = self.seat.get_untracked().or_else(anybody) else {
            return Some(Why::only("server-not-seated"));
        };
        let stands_in = self.table.with_untracked(|table| {
            let info = table.seats.get(seat.index());
            info.is_some_and(|info| !info.is_played_by_person())
        });
        self.now.with_untracked(|now| match now.awaits {
            Awaits::Players(_) | Awaits::Begin => Some(Why::only("table-not-begun")),
            Awaits::Nothing => Some(Why::only("table-over")),
            _ if stands_in => Some(Why::only("server-stand-in-plays")),
            Awaits::Confirm(by) => Some(Why::from(&Refused::Unconfirmed(by))),
            Awaits::Choices(_) | Awaits::Chance => now.view.why_not(seat, action),
        })
    }

    /// The seats of people.
    pub(crate) fn people(self) -> Seats {
        self.table.with_untracked(|table| {
            let people = table.seats.iter().filter(|info| info.is_person());
            people.map(|info| info.seat).collect()
        })
    }

    /// Do real dice and cards decide here? Then the table has committed itself to nothing.
    pub(crate) fn has_real_dice(self) -> bool {
        self.table.with(|table| table.commitment.is_empty())
    }

    /// How many people play at this screen.
    pub(crate) fn people_here(self) -> usize {
        if self.kept_here && !self.at_one_screen {
            return 1;
        }
        self.table.with(|table| {
            let people = table.seats.iter().filter(|seat| seat.is_person());
            people.count()
        })
    }

    /// The seat of the reader. Players who share a screen are called by name: any of them could be meant by “you”.
    pub(crate) fn you(self) -> Option<Seat> {
        let shares = self.at_one_screen && self.people_here() > 1;
        self.seat.get().filter(|_| !shares)
    }

    /// The name of the player who sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.table.with(|table| {
            let Some(info) = table.seats.get(seat.index()) else {
                return String::new();
            };
            // A player who has given up or left is still meant, whoever goes on in the seat.
            if info.resigned || info.left {
                return info.name.clone();
            }
            // A computer player is called by its level, in the language of the page.
            match (info.sitter, use_context::<Words>()) {
                (None | Some(Sitter::Person), _) | (_, None) => info.name.clone(),
                (Some(Sitter::Computer(level)), Some(words)) => {
                    let name = words.say(&format!("level-{level}"));
                    let is_alike = |other: &&SeatInfo| {
                        other.sitter == info.sitter && !other.resigned && !other.left
                    };
                    let alike = table.seats.iter().filter(is_alike);
                    let alike: Vec<_> = alike.map(|other| other.seat).collect();
                    // Those of one level are numbered, so that everybody knows who is meant.
                    match alike.iter().position(|other| *other == info.seat) {
                        Some(place) if alike.len() > 1 => format!("{name} {}", place + 1),
                        _ => name,
                    }
                }
            }
        })
    }
}
