//! Computer players think in a worker, so that nothing on the page stutters. Page and worker run the
//! same program and speak JSON.

use std::{
    any::Any, cell::RefCell, collections::HashMap, pin::Pin, rc::Rc, sync::Arc, time::Duration,
};

use leptos::{
    prelude::{ArcRwSignal, Set as _},
    wasm_split::{SplitLoaderError, wasm_split},
};
use serde::{Deserialize, Serialize};
use urzeit_players::{
    Budget, Knowledge, Level, Mind, Pace, Player,
    analysis::{Analysis, Explain, analyse, review::moments},
};
use urzeit_rules::{Game as _, Genesis, Lords, Record, Seat, Ursuppe, View, Viewer, record::GAMES};
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    DedicatedWorkerGlobalScope, Event, MessageEvent, Response, Worker, WorkerOptions, WorkerType,
};

use crate::place::beside;

/// A question to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Comes back with every answer.
    pub(crate) id: u32,
    /// The game.
    pub(crate) game: String,
    /// What is asked.
    pub(crate) task: Task,
}

/// What the worker can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Task {
    /// What does a computer player do?
    Choose {
        /// As strong as this.
        level: String,
        /// Where it sits.
        seat: usize,
        /// What it sees.
        view: String,
        /// Makes players of two games differ.
        seed: u32,
    },
    /// What would a strong player do?
    Hint {
        /// The seat of the player who asks.
        seat: usize,
        /// What it sees.
        view: String,
    },
    /// What is to be said of a whole game? Answered entry by entry.
    Review {
        /// Its record.
        record: String,
    },
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// Of the question.
    pub(crate) id: u32,
    /// The answer.
    pub(crate) said: Said,
}

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Said {
    /// This action, in the notation.
    Action(String),
    /// The best actions, each with the chance to win after it.
    Hint(Vec<(String, f32)>),
    /// A position of the game.
    Studied(Studied),
}

/// A position of a game, and the choice that was made in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Studied {
    /// The number of the entry that followed, counted from 1.
    pub(crate) number: usize,
    /// Each seat's chance to win.
    pub(crate) chances: Vec<f32>,
    /// What the choice gave away of the chance to win.
    pub(crate) loss: f32,
    /// What would have been better.
    pub(crate) better: Option<String>,
    /// The best actions of whoever was asked, each with the chance to win after it.
    pub(crate) best: Vec<(String, f32)>,
}

/// How many times search looks further to give a hint, and at each position of a game.
const HINT: u32 = 4000;
const REVIEW: u32 = 600;

/// How many of the best actions are named.
const NAMED: usize = 3;

/// The worker says it once, when it can hear.
const READY: &str = "ready";

thread_local! {
    static LOST: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Has a worker failed, so that nobody answers what was asked? Asking again sets it to false.
pub(crate) fn lost() -> ArcRwSignal<bool> {
    LOST.with(ArcRwSignal::clone)
}

/// The page's end of the way to the worker.
pub(crate) struct Thinker {
    worker: Worker,
    /// Questions from before the worker was ready: it would not hear them.
    waiting: Rc<RefCell<Option<Vec<String>>>>,
}

impl Thinker {
    /// Starts a worker; its answers go to `answer`.
    pub(crate) fn start(answer: impl Fn(Answer) + 'static) -> Result<Thinker, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&beside("thinker.js"), &options);
        let worker = worker.inspect_err(|_| lost().set(true))?;
        // Its script or its program cannot be had, or a part of that, or it has broken down.
        let fail = Closure::<dyn Fn(Event)>::new(|_| lost().set(true));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        fail.forget();
        let waiting = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let (held, to) = (Rc::clone(&waiting), worker.clone());
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if text == READY {
                for question in held.borrow_mut().take().unwrap_or_default() {
                    let _ = to.post_message(&JsValue::from_str(&question));
                }
            } else if let Ok(said) = serde_json::from_str(&text) {
                answer(said);
            }
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        Ok(Thinker { worker, waiting })
    }

    pub(crate) fn ask(&self, question: &Question) {
        let Ok(text) = serde_json::to_string(question) else {
            return;
        };
        match &mut *self.waiting.borrow_mut() {
            Some(waiting) => waiting.push(text),
            None => {
                let _ = self.worker.post_message(&JsValue::from_str(&text));
            }
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

thread_local! {
    /// The worker's players, one for each seat and level; each is a `Player` of its game.
    static PLAYERS: RefCell<HashMap<String, Box<dyn Any>>> = RefCell::default();
    /// What they know of each game.
    static KNOWLEDGE: RefCell<HashMap<&'static str, Rc<dyn Any>>> = RefCell::default();
}

/// In the worker: answers questions, for ever.
pub(crate) fn listen() {
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let question = serde_json::from_str::<Question>(&text);
        let Ok(Question { id, game, task }) = question else {
            return;
        };
        let Some(game) = GAMES.iter().find(|known| **known == game) else {
            return;
        };
        spawn_local(async move {
            let thinking = match *game {
                Lords::NAME => lords(id, task).await,
                Ursuppe::NAME => ursuppe(id, task).await,
                _ => genesis(id, task).await,
            };
            match thinking {
                Ok(thinking) => thinking.await,
                Err(_) => fail("a part of the program cannot be had"),
            }
        });
    });
    here().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = here().post_message(&JsValue::from_str(READY));
}

/// Ends the worker's work; `thinker.js` lets the page know.
fn fail(why: &str) -> ! {
    wasm_bindgen::throw_str(why)
}

// Players and search are parts of their own, one for each game: only the worker needs them.

#[wasm_split(thinker_genesis, fallible, wasm_split_path = leptos::wasm_split)]
fn genesis(id: u32, task: Task) -> Result<Thinking, SplitLoaderError> {
    Ok(answer::<Genesis>(id, task))
}

#[wasm_split(thinker_lords, fallible, wasm_split_path = leptos::wasm_split)]
fn lords(id: u32, task: Task) -> Result<Thinking, SplitLoaderError> {
    Ok(answer::<Lords>(id, task))
}

#[wasm_split(thinker_ursuppe, fallible, wasm_split_path = leptos::wasm_split)]
fn ursuppe(id: u32, task: Task) -> Result<Thinking, SplitLoaderError> {
    Ok(answer::<Ursuppe>(id, task))
}

/// Boxed, because the three games' futures are three types.
type Thinking = Pin<Box<dyn Future<Output = ()>>>;

fn here() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn say(id: u32, said: Said) {
    if let Ok(text) = serde_json::to_string(&Answer { id, said }) {
        let _ = here().post_message(&JsValue::from_str(&text));
    }
}

fn answer<G: Mind + Explain>(id: u32, task: Task) -> Thinking {
    Box::pin(async move {
        let knowledge = knowledge::<G>().await;
        match task {
            Task::Choose {
                level,
                seat,
                view,
                seed,
            } => match choose(&knowledge, &level, seat, &view, seed) {
                Some(action) => say(id, Said::Action(action)),
                None => fail("this position cannot be thought about"),
            },
            Task::Hint { seat, view } => match hint(&knowledge, seat, &view) {
                Some(best) => say(id, Said::Hint(best)),
                None => fail("this position cannot be thought about"),
            },
            Task::Review { record } => review(id, &knowledge, &record),
        }
    })
}

fn choose<G: Mind>(
    knowledge: &Arc<Knowledge<G>>,
    level: &str,
    seat: usize,
    view: &str,
    seed: u32,
) -> Option<String> {
    let level: Level = level.parse().ok()?;
    let position: G = view.parse().ok()?;
    let view = View::of(&position, Viewer::Seat(Seat::at(seat - 1)));
    let key = format!("{} {level} {seat} {seed}", G::NAME);
    PLAYERS.with_borrow_mut(|players| {
        let player = players.entry(key).or_insert_with(|| {
            let seed = u64::from(seed) << 8 | seat as u64;
            Box::new(Player::new(level, Arc::clone(knowledge), seed))
        });
        let player = player.downcast_mut::<Player<G>>()?;
        let begin = js_sys::Date::now();
        let clock = || Duration::from_secs_f64((js_sys::Date::now() - begin).max(0.0) / 1000.0);
        let pace = Pace::Clock {
            clock: &clock,
            scale: 1.0,
        };
        player.choose(&view, pace).map(|action| action.to_string())
    })
}

fn hint<G: Mind + Explain>(
    knowledge: &Knowledge<G>,
    seat: usize,
    view: &str,
) -> Option<Vec<(String, f32)>> {
    let position: G = view.parse().ok()?;
    let seat = Seat::at(seat - 1);
    let view = View::of(&position, Viewer::Seat(seat));
    let analysis = analyse(&view, knowledge, &Budget::new(HINT, None), 1);
    Some(best(&analysis, seat))
}

/// The best actions of a seat, each with its chance to win after it.
fn best<G: Explain>(analysis: &Analysis<G>, seat: Seat) -> Vec<(String, f32)> {
    let best = analysis.best.iter().take(NAMED).map(|candidate| {
        let chance = candidate.judgement.shares[seat.index()];
        (candidate.action.to_string(), chance)
    });
    best.collect()
}

fn review<G: Mind + Explain>(id: u32, knowledge: &Knowledge<G>, record: &str) {
    let Ok(reading) = Record::<G>::read(record) else {
        return;
    };
    for moment in moments(&reading.record) {
        let study = moment.study(knowledge, REVIEW, 1);
        let players = moment.position.players();
        let choice = study.choice.as_ref();
        let better = choice.and_then(|choice| choice.better.as_ref());
        say(
            id,
            Said::Studied(Studied {
                number: moment.number,
                chances: study.analysis.judgement.shares[..players].to_vec(),
                loss: choice.map_or(0.0, |choice| choice.loss),
                better: better.map(|better| better.action.to_string()),
                best: choice.map_or_else(Vec::new, |choice| best(&study.analysis, choice.seat)),
            }),
        );
    }
}

/// What players have learned; hand-made knowledge, if it cannot be had.
async fn knowledge<G: Mind>() -> Arc<Knowledge<G>> {
    let kept = KNOWLEDGE.with_borrow(|all| all.get(G::NAME).cloned());
    if let Some(Ok(kept)) = kept.map(Rc::downcast::<Arc<Knowledge<G>>>) {
        return Arc::clone(&kept);
    }
    let learned = async {
        // Beside the worker's script.
        let path = format!("weights/{}.weights", G::NAME);
        let answer = JsFuture::from(here().fetch_with_str(&path)).await.ok()?;
        let answer: Response = answer.dyn_into().ok()?;
        let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
        Knowledge::from_bytes(&js_sys::Uint8Array::new(&bytes).to_vec()).ok()
    };
    let knowledge = Arc::new(learned.await.unwrap_or_else(Knowledge::handmade));
    let kept: Rc<dyn Any> = Rc::new(Arc::clone(&knowledge));
    KNOWLEDGE.with_borrow_mut(|all| all.insert(G::NAME, kept));
    knowledge
}
