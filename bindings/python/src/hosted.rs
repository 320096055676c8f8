//! A game of any kind, behind text.

use rand_chacha::{ChaCha8Rng, rand_core::Rng};
use urzeit_players::{Level, Mind, Pace, Player, analysis::Explain, thinker::knowledge};
use urzeit_rules::{
    BadPosition, Choices, Due, Entry, Game, Genesis, Lords, Probability, Record, Seat, Setup,
    Standings, Turn, Ursuppe, View, Viewer,
    position::read_options,
    record::{Header, Line, Note, Problem, game_of},
    with_game,
};

use crate::{
    complaint::Complaint,
    observation::Observed,
    spelling::Spelled,
    thinking::{self, Advice, Study},
};

/// A game that Python can play.
pub(crate) trait Playable:
    Mind + Explain + Game<Action: Send + Sync, Chance: Send + Sync> + Spelled + Observed
{
}
impl Playable for Genesis {}
impl Playable for Lords {}
impl Playable for Ursuppe {}

/// A running game whose kind its holder need not know.
///
/// A seat that is given is one of the game's: [`crate::game`] sees to that.
pub(crate) trait Hosted: Send + Sync {
    fn name(&self) -> &'static str;
    fn copy(&self) -> Box<dyn Hosted>;
    fn players(&self) -> usize;
    fn who(&self) -> Vec<&'static str>;
    fn options(&self) -> Vec<(&'static str, String)>;
    fn turn(&self) -> Turn;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn check(&self, seat: Seat, action: &str) -> Result<(), Complaint>;
    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Complaint>;
    fn chance(&self) -> Option<&'static str>;
    fn sample(&self, random: &mut ChaCha8Rng) -> Option<String>;
    /// Every outcome with its probability; nothing where they are too many to list.
    fn outcomes(&self) -> Option<Vec<(String, Probability)>>;
    fn probability(&self, outcome: &str) -> Result<Option<Probability>, Complaint>;
    fn settle(&mut self, outcome: &str) -> Result<(), Complaint>;
    fn enter(&mut self, entry: &str) -> Result<(), Complaint>;
    /// Plays to the end: at random, or as computer players of a level do.
    fn play_out(&mut self, random: &mut ChaCha8Rng, level: Option<Level>);
    fn position(&self) -> String;
    fn view(&self, viewer: Viewer) -> Box<dyn Seen>;
    fn result(&self) -> Option<Standings>;
    fn record(&self) -> String;
    fn told(&self, viewer: Viewer) -> String;
    fn log(&self) -> Vec<String>;
    /// The notes of the log, each with the number of entries before it.
    fn notes(&self) -> Vec<(usize, Note)>;
    fn length(&self) -> usize;
    /// How many numbers the actions of this game need.
    fn numbers(&self) -> usize;
    fn steps(&self, seat: Seat, begun: &[usize]) -> Vec<usize>;
    fn spelled(&self, seat: Seat, steps: &[usize]) -> Result<Option<String>, Complaint>;
    fn observe(&self, viewer: Viewer) -> Vec<i16>;
    /// The best actions of a seat that is asked.
    fn hint(&self, seat: Seat, iterations: u32, seed: u64) -> Vec<Advice>;
    fn study(&self, iterations: u32, seed: u64) -> Vec<Study>;
}

/// A view of a game whose kind its holder need not know.
pub(crate) trait Seen: Send + Sync {
    fn position(&self) -> String;
    fn seat(&self) -> Option<Seat>;
    fn imagine(&self, random: &mut ChaCha8Rng) -> Box<dyn Hosted>;
}

/// A new game of this name.
pub(crate) fn open(
    name: &str,
    players: Option<usize>,
    who: Option<&[&str]>,
    options: &[(&str, &str)],
) -> Result<Box<dyn Hosted>, Complaint> {
    with_game!(known(name)?, set_up(players, who, options))
}

/// The game of a record, as far as all of it is right.
pub(crate) fn replay(text: &str) -> Result<Box<dyn Hosted>, Complaint> {
    let game = game_of(text).map_err(|error| Complaint::record(&error))?;
    with_game!(game, read(text))
}

/// A game that begins from a position.
pub(crate) fn resume(position: &str) -> Result<Box<dyn Hosted>, Complaint> {
    let name = position.split(' ').next().unwrap_or_default();
    with_game!(known(name)?, go_on_from(position))
}

/// What a seat was told that it sees, or without a seat a spectator: a position with blanks.
pub(crate) fn look(position: &str, seat: Option<usize>) -> Result<Box<dyn Seen>, Complaint> {
    let name = position.split(' ').next().unwrap_or_default();
    with_game!(known(name)?, look_at(position, seat))
}

/// The name as the rules have it.
pub(crate) fn known(name: &str) -> Result<&'static str, Complaint> {
    let games = urzeit_rules::record::GAMES;
    let found = games.iter().find(|known| **known == name);
    found.copied().ok_or_else(|| {
        let games = games.join(", ");
        Complaint::Setup(format!("there is no game {name:?}: {games}"))
    })
}

fn set_up<G: Playable>(
    players: Option<usize>,
    who: Option<&[&str]>,
    options: &[(&str, &str)],
) -> Result<Box<dyn Hosted>, Complaint> {
    if let Some(players) = players.filter(|players| !G::PLAYERS.contains(players)) {
        let (least, most) = G::PLAYERS.into_inner();
        return Err(Complaint::Setup(format!(
            "{least} to {most} can play {}, not {players}",
            G::NAME
        )));
    }
    let usual;
    let who = match (who, players) {
        (Some(who), Some(players)) if who.len() != players => {
            return Err(Complaint::Setup(format!(
                "{players} players, but who names {}",
                who.len()
            )));
        }
        (Some(who), _) => who,
        (None, players) => {
            usual = G::Setup::usual_who(players, options);
            &usual
        }
    };
    let setup = G::Setup::read(who, options).map_err(|error| Complaint::setup(&error))?;
    Ok(Box::new(Record::<G>::new(Header::new(setup))))
}

fn read<G: Playable>(text: &str) -> Result<Box<dyn Hosted>, Complaint> {
    let reading = Record::<G>::read(text).map_err(|error| Complaint::record(&error))?;
    match reading.stopped {
        Some(error) => Err(Complaint::record(&error)),
        None => Ok(Box::new(reading.record)),
    }
}

/// Enters without a word on what was forced: it shows in the position.
fn enter<G: Playable>(record: &mut Record<G>, entry: Entry<G>) -> Result<(), Complaint> {
    match record.enter(entry) {
        Ok(_) => Ok(()),
        Err(illegal) => Err(Complaint::illegal(illegal)),
    }
}

fn go_on_from<G: Playable>(text: &str) -> Result<Box<dyn Hosted>, Complaint> {
    let wrong = |bad| Complaint::position(&Problem::Position(bad));
    let position: G = text.parse().map_err(wrong)?;
    let setup = setup_in::<G>(text).map_err(wrong)?;
    let header = Header::new(setup).with_start(position);
    let header = header.map_err(|problem| Complaint::position(&problem))?;
    Ok(Box::new(Record::new(header)))
}

fn look_at<G: Playable>(text: &str, seat: Option<usize>) -> Result<Box<dyn Seen>, Complaint> {
    let wrong = |bad| Complaint::position(&Problem::Position(bad));
    let position: G = text.parse().map_err(wrong)?;
    let setup = setup_in::<G>(text).map_err(wrong)?;
    let viewer = match seat {
        Some(seat) => Viewer::Seat(crate::game::seated(seat, position.players())?),
        None => Viewer::Spectator,
    };
    let view = View::of(&position, viewer);
    Ok(Box::new(Sight { view, setup }))
}

/// The setup that a position speaks of: its second and third word. The text is known to be a
/// position.
fn setup_in<G: Game>(position: &str) -> Result<G::Setup, BadPosition> {
    let mut words = position.split(' ').skip(1);
    let who: Vec<_> = words.next().unwrap_or_default().split(',').collect();
    let mut options = read_options(words.next().unwrap_or_default()).unwrap_or_default();
    // Genesis: a random board that is still due stands nowhere else.
    let board_is_due = G::NAME == Genesis::NAME && position.ends_with(" - board");
    if board_is_due {
        options.push(("board", "random"));
    }
    Ok(G::Setup::read(&who, &options)?)
}

impl<G: Playable> Hosted for Record<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn copy(&self) -> Box<dyn Hosted> {
        Box::new(self.clone())
    }

    fn players(&self) -> usize {
        self.position().players()
    }

    fn who(&self) -> Vec<&'static str> {
        self.header().setup().who()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.header().setup().options()
    }

    fn turn(&self) -> Turn {
        Record::position(self).turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let choices = Record::position(self).choices(seat);
        choices.iter().map(|action| action.to_string()).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Complaint> {
        let action = action.parse().map_err(|why| Complaint::unreadable(&why))?;
        let checked = Record::check(self, Entry::Player(seat, action));
        checked.map_err(Complaint::illegal)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Complaint> {
        let action = action.parse().map_err(|why| Complaint::unreadable(&why))?;
        enter(self, Entry::Player(seat, action))
    }

    fn chance(&self) -> Option<&'static str> {
        Record::position(self).due().map(|due| due.kind())
    }

    fn sample(&self, random: &mut ChaCha8Rng) -> Option<String> {
        let due = Record::position(self).due()?;
        Some(due.sample(random).to_string())
    }

    fn outcomes(&self) -> Option<Vec<(String, Probability)>> {
        let due = Record::position(self).due()?;
        let outcomes = due.outcomes()?.into_iter();
        let likely = outcomes.map(|outcome| Some((outcome.to_string(), due.probability(outcome)?)));
        likely.collect()
    }

    fn probability(&self, outcome: &str) -> Result<Option<Probability>, Complaint> {
        let outcome = outcome.parse().map_err(|why| Complaint::unreadable(&why))?;
        let due = Record::position(self).due();
        Ok(match due {
            Some(due) => due.probability(outcome),
            None => Some(Probability::ZERO),
        })
    }

    fn settle(&mut self, outcome: &str) -> Result<(), Complaint> {
        let outcome = outcome.parse().map_err(|why| Complaint::unreadable(&why))?;
        enter(self, Entry::Chance(outcome))
    }

    fn enter(&mut self, entry: &str) -> Result<(), Complaint> {
        let entry: Entry<G> = entry.parse().map_err(|why| Complaint::unreadable(&why))?;
        if let Entry::Player(seat, _) = entry {
            crate::game::seated(seat.number(), self.players())?;
        }
        enter(self, entry)
    }

    fn play_out(&mut self, random: &mut ChaCha8Rng, level: Option<Level>) {
        let seats = level.map_or(0, |_| self.players());
        let level = level.unwrap_or(Level::Easy);
        let mut seated: Vec<_> = (0..seats)
            .map(|_| Player::new(level, knowledge::<G>(), random.next_u64()))
            .collect();
        loop {
            let position = Record::position(self);
            let entry = match position.turn() {
                Turn::Over => return,
                Turn::Chance => Entry::Chance(
                    position
                        .due()
                        .expect("a turn of chance has a chance that is due")
                        .sample(random),
                ),
                turn @ (Turn::Player(_) | Turn::Secret(_)) => {
                    let seat = turn.seats().iter().next().expect("somebody chooses");
                    let choice = match seated.get_mut(seat.index()) {
                        Some(player) => {
                            let view = View::of(position, Viewer::Seat(seat));
                            player.choose(&view, Pace::Iterations(u32::MAX))
                        }
                        None => position.choices(seat).sample(random),
                    };
                    Entry::Player(seat, choice.expect("who is asked has a choice"))
                }
            };
            let entered = Record::enter(self, entry);
            entered.expect("what is among the choices and outcomes is legal");
        }
    }

    fn position(&self) -> String {
        Record::position(self).to_string()
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Seen> {
        Box::new(Sight {
            view: View::of(Record::position(self), viewer),
            setup: self.header().setup().clone(),
        })
    }

    fn result(&self) -> Option<Standings> {
        Record::position(self).result()
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn told(&self, viewer: Viewer) -> String {
        Record::told(self, viewer)
    }

    fn log(&self) -> Vec<String> {
        Record::log(self).iter().map(Line::to_string).collect()
    }

    fn notes(&self) -> Vec<(usize, Note)> {
        let notes = Record::notes(self);
        notes.map(|(after, note)| (after, note.clone())).collect()
    }

    fn length(&self) -> usize {
        Record::log(self).len()
    }

    fn numbers(&self) -> usize {
        Record::position(self).numbers_needed()
    }

    fn steps(&self, seat: Seat, begun: &[usize]) -> Vec<usize> {
        crate::spelling::steps(Record::position(self), seat, begun)
    }

    fn spelled(&self, seat: Seat, steps: &[usize]) -> Result<Option<String>, Complaint> {
        let action = crate::spelling::spelled(Record::position(self), seat, steps)?;
        Ok(action.map(|action| action.to_string()))
    }

    fn observe(&self, viewer: Viewer) -> Vec<i16> {
        crate::observation::observe(&View::of(Record::position(self), viewer))
    }

    fn hint(&self, seat: Seat, iterations: u32, seed: u64) -> Vec<Advice> {
        thinking::best_of(self, seat, iterations, seed)
    }

    fn study(&self, iterations: u32, seed: u64) -> Vec<Study> {
        thinking::studies(self, iterations, seed)
    }
}

/// A view, and the setup that a game imagined from it has.
struct Sight<G: Game> {
    view: View<G>,
    setup: G::Setup,
}

impl<G: Playable> Seen for Sight<G> {
    fn position(&self) -> String {
        self.view.position().to_string()
    }

    fn seat(&self) -> Option<Seat> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn imagine(&self, random: &mut ChaCha8Rng) -> Box<dyn Hosted> {
        let imagined = G::imagine(&self.view, random);
        let header = Header::new(self.setup.clone()).with_start(imagined);
        let header = header.expect("what is imagined has no blanks and the players of the view");
        Box::new(Record::new(header))
    }
}
