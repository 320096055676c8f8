//! Computer players think in a worker, so that nothing on the page stutters. Page and worker run the
//! same program and speak JSON.

use std::{any::Any, cell::RefCell, collections::HashMap, rc::Rc, sync::Arc, time::Duration};

use serde::{Deserialize, Serialize};
use urzeit_players::{Knowledge, Level, Mind, Pace, Player};
use urzeit_rules::{Seat, View, Viewer, with_game};
use wasm_bindgen::{JsCast as _, JsValue, prelude::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    DedicatedWorkerGlobalScope, MessageEvent, Response, Worker, WorkerOptions, WorkerType,
};

/// A question to the worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Comes back with the answer.
    pub(crate) id: u32,
    /// The game.
    pub(crate) game: String,
    /// Who asks is as strong as this.
    pub(crate) level: String,
    /// Where it sits.
    pub(crate) seat: usize,
    /// What it sees.
    pub(crate) view: String,
    /// Makes players of two games differ.
    pub(crate) seed: u32,
}

/// What a computer player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Answer {
    /// Of the question.
    pub(crate) id: u32,
    /// In the notation.
    pub(crate) action: String,
}

/// The worker says it once, when it can hear.
const READY: &str = "ready";

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
        let worker = Worker::new_with_options("/thinker.js", &options)?;
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
}

/// In the worker: answers questions, for ever.
pub(crate) fn listen() {
    let here: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        let Ok(question) = serde_json::from_str::<Question>(&text) else {
            return;
        };
        spawn_local(async move {
            let game = question.game.clone();
            let action = with_game!(&*game, think(&question)).await;
            let here: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
            if let Some(action) = action
                && let Ok(text) = serde_json::to_string(&Answer {
                    id: question.id,
                    action,
                })
            {
                let _ = here.post_message(&JsValue::from_str(&text));
            }
        });
    });
    here.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = here.post_message(&JsValue::from_str(READY));
}

fn think<G: Mind>(question: &Question) -> std::pin::Pin<Box<dyn Future<Output = Option<String>>>> {
    let question = question.clone();
    Box::pin(async move {
        let level: Level = question.level.parse().ok()?;
        let key = format!("{} {} {} {}", G::NAME, level, question.seat, question.seed);
        let known = PLAYERS.with_borrow(|players| players.contains_key(&key));
        if !known {
            let knowledge = Arc::new(knowledge::<G>().await);
            let seed = u64::from(question.seed) << 8 | question.seat as u64;
            let player = Player::new(level, knowledge, seed);
            PLAYERS.with_borrow_mut(|players| players.insert(key.clone(), Box::new(player)));
        }
        let position: G = question.view.parse().ok()?;
        let view = View::of(&position, Viewer::Seat(Seat::at(question.seat - 1)));
        PLAYERS.with_borrow_mut(|players| {
            let player = players.get_mut(&key)?.downcast_mut::<Player<G>>()?;
            let begin = js_sys::Date::now();
            let clock = || Duration::from_secs_f64((js_sys::Date::now() - begin).max(0.0) / 1000.0);
            let pace = Pace::Clock {
                clock: &clock,
                scale: 1.0,
            };
            player.choose(&view, pace).map(|action| action.to_string())
        })
    })
}

/// What players have learned; hand-made knowledge, if it cannot be had.
async fn knowledge<G: Mind>() -> Knowledge<G> {
    let learned = async {
        let here: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let path = format!("/weights/{}.weights", G::NAME);
        let answer = JsFuture::from(here.fetch_with_str(&path)).await.ok()?;
        let answer: Response = answer.dyn_into().ok()?;
        let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
        Knowledge::from_bytes(&js_sys::Uint8Array::new(&bytes).to_vec()).ok()
    };
    learned.await.unwrap_or_else(Knowledge::handmade)
}
