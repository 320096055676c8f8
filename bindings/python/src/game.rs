//! A running game, as Python sees it.

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::{
    prelude::*,
    types::{PyBool, PyBytes, PyDict, PyType},
};
use urzeit_players::Level;
use urzeit_rules::{
    OptionSpec, Preset, Probability, Seat, Seats, Turn, Viewer,
    record::{self, GAMES},
    with_game,
};

use crate::{
    complaint::Complaint,
    hosted::{Hosted, Playable, known, open, replay, resume},
    observation,
    random::Random,
    view::View,
};

/// A running game: Game('genesis', 2, options={'ties': 'players'}).
///
/// Choices with one option that everybody knows are played by themselves, as in records: they are
/// never asked for and stand in no log.
#[pyclass(module = "urzeit")]
pub(crate) struct Game {
    pub(crate) hosted: Box<dyn Hosted>,
}

/// Points and winners of a finished game.
#[pyclass(module = "urzeit", frozen, get_all, eq)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Result {
    /// The points of each seat, seat 1 first.
    points: Vec<u16>,
    /// The seats that won.
    winners: Vec<usize>,
}

/// What a record says besides its entries: who resigned, ran out of time or took over a seat, what
/// was taken back, and how the game ended if not by its rules.
#[pyclass(module = "urzeit", frozen, get_all, eq)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Note {
    /// How many entries of the log came before it.
    after: usize,
    /// 'undo', 'resign', 'time-out', 'return', 'leave', 'substitute' or 'end'.
    kind: &'static str,
    /// The seat it is about; None for 'undo' and 'end'.
    seat: Option<usize>,
    /// The player who took over the seat, for 'substitute'.
    name: Option<String>,
    /// How many outcomes of chance were taken back, for 'undo'.
    outcomes: Option<u32>,
    /// 'agreement', 'resigned', 'left' or 'host', for 'end'.
    how: Option<String>,
}

type Refusable<T> = std::result::Result<T, Complaint>;

#[allow(
    clippy::needless_pass_by_value,
    reason = "PyO3 makes Python's lists values of their own"
)]
#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, players = None, *, options = None, preset = None, who = None))]
    fn new(
        name: &str,
        players: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
        preset: Option<&str>,
        who: Option<Vec<String>>,
    ) -> PyResult<Game> {
        let mut given = preset_options(name, preset)?;
        for (key, value) in options.into_iter().flatten() {
            let key: String = key.extract()?;
            // An option that is given counts more than the preset's.
            given.retain(|(other, _)| *other != key);
            given.push((key, option_value(&value)?));
        }
        let options = given.iter();
        let options: Vec<_> = options
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect();
        let who = who.as_ref();
        let who: Option<Vec<_>> = who.map(|who| who.iter().map(String::as_str).collect());
        let hosted = open(name, players, who.as_deref(), &options)?;
        Ok(Game { hosted })
    }

    /// The game of a record; Unreadable with the line, if something in it is wrong.
    #[classmethod]
    fn from_record(_class: &Bound<'_, PyType>, text: &str) -> Refusable<Game> {
        replay(text).map(|hosted| Game { hosted })
    }

    /// A game that begins from a position.
    #[classmethod]
    fn from_position(_class: &Bound<'_, PyType>, text: &str) -> Refusable<Game> {
        resume(text).map(|hosted| Game { hosted })
    }

    /// Which game it is: 'genesis', 'lords' or 'ursuppe'.
    #[getter]
    fn name(&self) -> &'static str {
        self.hosted.name()
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.hosted.players()
    }

    /// The species or colours of the seats, seat 1 first.
    #[getter]
    fn who(&self) -> Vec<&'static str> {
        self.hosted.who()
    }

    /// The options that differ from their default.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (key, value) in self.hosted.options() {
            options.set_item(key, value)?;
        }
        Ok(options)
    }

    /// What the game waits for: 'player', 'secret', 'chance' or 'over'.
    #[getter]
    fn turn(&self) -> &'static str {
        match self.hosted.turn() {
            Turn::Player(_) => "player",
            Turn::Secret(_) => "secret",
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// The seats whose choice the game waits for, counted from 1; several only if it is secret.
    #[getter]
    fn to_move(&self) -> Vec<usize> {
        numbers(self.hosted.turn().seats())
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.hosted.turn() == Turn::Over
    }

    /// The legal actions of a seat; none, if it is not asked.
    fn legal(&self, seat: usize) -> Refusable<Vec<String>> {
        Ok(self.hosted.legal(self.seat(seat)?))
    }

    /// Raises Illegal, with the rule's number, if the seat may not do that now.
    fn check(&self, seat: usize, action: &str) -> Refusable<()> {
        self.hosted.check(self.seat(seat)?, action)
    }

    /// Does an action of a seat, and the forced choices that follow.
    fn act(&mut self, seat: usize, action: &str) -> Refusable<()> {
        let seat = self.seat(seat)?;
        self.hosted.act(seat, action)
    }

    /// The kind of chance that is due, the first word of its outcomes; None, if none is.
    #[getter]
    fn chance(&self) -> Option<&'static str> {
        self.hosted.chance()
    }

    /// An outcome of the chance that is due, as likely as the rules make it. Changes nothing.
    fn sample(&self, random: &mut Random) -> Refusable<String> {
        let sampled = self.hosted.sample(&mut random.source);
        sampled.ok_or_else(|| Complaint::Value("no chance is due".to_owned()))
    }

    /// Every outcome of the chance that is due, with its probability; None, if they are too many
    /// to list or no chance is due.
    fn outcomes(&self) -> Option<Vec<(String, f64)>> {
        let outcomes = self.hosted.outcomes()?.into_iter();
        let rounded = |chance: Probability| chance.ways as f64 / chance.of as f64;
        Some(
            outcomes
                .map(|(outcome, chance)| (outcome, rounded(chance)))
                .collect(),
        )
    }

    /// The exact probability of an outcome, as a Fraction; None, where nobody has counted.
    fn probability<'py>(
        &self,
        py: Python<'py>,
        outcome: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(Probability { ways, of }) = self.hosted.probability(outcome)? else {
            return Ok(None);
        };
        let fraction = py.import("fractions")?.getattr("Fraction")?;
        fraction.call1((ways, of)).map(Some)
    }

    /// Takes an outcome of the chance that is due, and plays the forced choices that follow.
    fn settle(&mut self, outcome: &str) -> Refusable<()> {
        self.hosted.settle(outcome)
    }

    /// Plays a line of a record: '2 place forest c4' or '* dice forest wild'.
    fn enter(&mut self, entry: &str) -> Refusable<()> {
        self.hosted.enter(entry)
    }

    /// Plays on to the end, every choice evenly among the legal ones.
    ///
    /// With a level, as computer players of that level choose, each seeing what its seat may see; they think by
    /// count, not by the clock, so that the same numbers give the same game. Other threads run meanwhile.
    #[pyo3(signature = (random, level = None))]
    fn play_out(
        &mut self,
        py: Python<'_>,
        random: &mut Random,
        level: Option<&str>,
    ) -> Refusable<()> {
        let level = level.map(str::parse::<Level>).transpose();
        let level = level.map_err(|none| Complaint::Value(none.to_string()))?;
        let source = &mut random.source;
        py.detach(|| self.hosted.play_out(source, level));
        Ok(())
    }

    /// The position as one line of text.
    #[getter]
    fn position(&self) -> String {
        self.hosted.position()
    }

    /// What a seat may see; without a seat, what everybody sees.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<usize>) -> Refusable<View> {
        let seen = self.hosted.view(self.viewer(seat)?);
        Ok(View { seen })
    }

    /// Points and winners; None, as long as the game goes on.
    fn result(&self) -> Option<Result> {
        self.hosted.result().map(|standings| Result {
            points: standings.points().to_vec(),
            winners: numbers(standings.winners()),
        })
    }

    /// The record of the game: all of it.
    fn record(&self) -> String {
        self.hosted.record()
    }

    /// The record as a seat may have it now, or without a seat a spectator: what is hidden
    /// reads '?'. When the game is over everybody may have all of it.
    #[pyo3(signature = (seat = None))]
    fn told(&self, seat: Option<usize>) -> Refusable<String> {
        Ok(self.hosted.told(self.viewer(seat)?))
    }

    /// The lines of the record's log.
    #[getter]
    fn log(&self) -> Vec<String> {
        self.hosted.log()
    }

    /// What the record says besides the entries, in order: the lines that begin with '! '.
    #[getter]
    fn notes(&self) -> Vec<Note> {
        let notes = self.hosted.notes().into_iter();
        notes.map(|(after, note)| Note::of(after, &note)).collect()
    }

    /// How many lines the log has.
    #[getter]
    fn length(&self) -> usize {
        self.hosted.length()
    }

    /// How many numbers the actions of this game need: every step is less than that.
    #[getter]
    fn numbers(&self) -> usize {
        self.hosted.numbers()
    }

    /// The numbers that may come next when a seat spells an action, ascending.
    #[pyo3(signature = (seat, begun = vec![]))]
    fn steps(&self, seat: usize, begun: Vec<usize>) -> Refusable<Vec<usize>> {
        Ok(self.hosted.steps(self.seat(seat)?, &begun))
    }

    /// The legal action that these numbers spell; None, if more must follow.
    fn spelled(&self, seat: usize, steps: Vec<usize>) -> Refusable<Option<String>> {
        self.hosted.spelled(self.seat(seat)?, &steps)
    }

    /// What a viewer sees, as numbers: int16, in the byte order of the machine. What they mean is
    /// told by features().
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<usize>) -> Refusable<Bound<'py, PyBytes>> {
        let seen = self.hosted.observe(self.viewer(seat)?);
        let bytes: Vec<u8> = seen.into_iter().flat_map(i16::to_ne_bytes).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// The same game once more; what is done to one does not change the other.
    fn copy(&self) -> Game {
        Game {
            hosted: self.hosted.copy(),
        }
    }

    fn __copy__(&self) -> Game {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.copy()
    }

    /// A pickled game is its record.
    fn __reduce__(slf: &Bound<'_, Game>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = slf.get_type().getattr("from_record")?.unbind();
        Ok((read, (slf.borrow().record(),)))
    }

    /// Games are equal if their positions are, however they came about.
    fn __eq__(&self, other: &Game) -> bool {
        self.position() == other.position()
    }

    fn __hash__(&self) -> u64 {
        hash_of(&self.position())
    }

    fn __str__(&self) -> String {
        self.position()
    }

    fn __repr__(&self) -> String {
        let waits_for = match self.hosted.turn() {
            Turn::Player(seat) => format!("seat {seat} to move"),
            Turn::Secret(seats) => format!("seats {:?} to choose", numbers(seats)),
            Turn::Chance => format!("* {} due", self.chance().unwrap_or_default()),
            Turn::Over => "over".to_owned(),
        };
        let (name, players, length) = (self.name(), self.players(), self.length());
        format!("<urzeit.Game {name}, {players} players, {length} entries, {waits_for}>")
    }
}

impl Game {
    fn seat(&self, number: usize) -> Refusable<Seat> {
        seated(number, self.hosted.players())
    }

    fn viewer(&self, seat: Option<usize>) -> Refusable<Viewer> {
        match seat {
            Some(seat) => self.seat(seat).map(Viewer::Seat),
            None => Ok(Viewer::Spectator),
        }
    }
}

#[pymethods]
impl Result {
    fn __hash__(&self) -> u64 {
        hash_of(self)
    }

    fn __repr__(&self) -> String {
        let (points, winners) = (&self.points, &self.winners);
        format!("Result(points={points:?}, winners={winners:?})")
    }
}

impl Note {
    fn of(after: usize, note: &record::Note) -> Note {
        use record::Note::{End, Leave, Resign, Return, Substitute, TimeOut, Undo};
        let mut said = Note {
            after,
            kind: note.kind(),
            seat: note.seat().map(Seat::number),
            name: None,
            outcomes: None,
            how: None,
        };
        match note {
            Undo { outcomes } => said.outcomes = Some(*outcomes),
            Substitute(_, name) => said.name = Some(name.clone()),
            End(early) => said.how = Some(early.to_string()),
            Resign(_) | TimeOut(_) | Return(_) | Leave(_) => {}
        }
        said
    }
}

#[pymethods]
impl Note {
    fn __hash__(&self) -> u64 {
        hash_of(self)
    }

    fn __repr__(&self) -> String {
        let (after, kind) = (self.after, self.kind);
        let mut text = format!("Note(after={after}, kind='{kind}'");
        if let Some(seat) = self.seat {
            text += &format!(", seat={seat}");
        }
        if let Some(name) = &self.name {
            text += &format!(", name={name:?}");
        }
        if let Some(outcomes) = self.outcomes {
            text += &format!(", outcomes={outcomes}");
        }
        if let Some(how) = &self.how {
            text += &format!(", how='{how}'");
        }
        text + ")"
    }
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GAMES.to_vec()
}

/// The options of a game: each with its values or the form they take, the default first.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    fn of<G: Playable>() -> &'static [OptionSpec] {
        G::OPTIONS
    }
    let options = PyDict::new(py);
    for option in with_game!(known(name)?, of()) {
        options.set_item(option.key, option.values)?;
    }
    Ok(options)
}

/// The presets of a game: each with the options it sets.
#[pyfunction]
pub(crate) fn presets<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let presets = PyDict::new(py);
    for preset in presets_of(name)? {
        let options = PyDict::new(py);
        for (key, value) in preset.options {
            options.set_item(key, value)?;
        }
        presets.set_item(preset.name, options)?;
    }
    Ok(presets)
}

/// What each number means when the actions of a game are spelled.
#[pyfunction]
pub(crate) fn labels(name: &str) -> Refusable<Vec<&'static str>> {
    fn of<G: Playable>() -> Vec<&'static str> {
        G::codebook().labels().collect()
    }
    Ok(with_game!(known(name)?, of()))
}

/// What each number of an observation means.
#[pyfunction]
pub(crate) fn features(name: &str) -> Refusable<Vec<String>> {
    fn of<G: Playable>() -> Refusable<Vec<String>> {
        observation::features::<G>()
    }
    with_game!(known(name)?, of())
}

/// The seat with this number, counted from 1, at a table of so many.
pub(crate) fn seated(number: usize, players: usize) -> Refusable<Seat> {
    if !(1..=players).contains(&number) {
        let message = format!("seats are numbered 1 to {players}, there is no seat {number}");
        return Err(Complaint::Value(message));
    }
    Ok(Seat::at(number - 1))
}

/// The same for equal values, in one run of the program.
pub(crate) fn hash_of(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn numbers(seats: Seats) -> Vec<usize> {
    seats.iter().map(Seat::number).collect()
}

fn presets_of(name: &str) -> Refusable<&'static [Preset]> {
    fn of<G: Playable>() -> &'static [Preset] {
        G::PRESETS
    }
    Ok(with_game!(known(name)?, of()))
}

fn preset_options(name: &str, preset: Option<&str>) -> Refusable<Vec<(String, String)>> {
    let presets = presets_of(name)?;
    let Some(wanted) = preset else {
        return Ok(Vec::new());
    };
    let Some(preset) = presets.iter().find(|preset| preset.name == wanted) else {
        let names: Vec<_> = presets.iter().map(|preset| preset.name).collect();
        let message = format!("{name} has no preset {wanted:?}: {}", names.join(", "));
        return Err(Complaint::Setup(message));
    };
    let options = preset.options.iter();
    Ok(options
        .map(|&(key, value)| (key.to_owned(), value.to_owned()))
        .collect())
}

/// The value of an option as records write it: True as 'true', 16 as '16'.
fn option_value(value: &Bound<'_, PyAny>) -> PyResult<String> {
    match value.cast::<PyBool>() {
        Ok(truth) => Ok(truth.is_true().to_string()),
        Err(_) => Ok(value.str()?.to_string()),
    }
}
