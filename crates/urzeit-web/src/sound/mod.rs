//! What is heard: off until somebody wants it, then as loud as they like. All of it is synthesised, by a
//! part of the program that is loaded with the first sound.

mod synth;

use leptos::{
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};
use urzeit_scene::piece::{Change, Nature};
use wasm_bindgen_futures::spawn_local;

use crate::{
    prefs::{Pref, Prefs, prefs},
    session::Session,
};

/// Something to be heard. Of those that happen at once the last of these is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Sound {
    /// A card is turned over.
    Card,
    /// Something is set down.
    Tile,
    /// Dice are rolled.
    Dice,
    /// Something moves.
    March,
    /// An amoeba eats.
    Meal,
    /// An amoeba divides.
    Division,
    /// People fall.
    Fight,
    /// An amoeba dies.
    Death,
    /// Somebody says something.
    Chat,
    /// It is the turn of whoever is here.
    MyTurn,
    /// Their time is short.
    ShortTime,
    /// The game is over.
    End,
}

impl Sound {
    /// How a change on the board sounds, if it does.
    pub(crate) fn of(change: &Change) -> Option<Sound> {
        match change {
            Change::Came(piece, home) => match (piece.nature, home) {
                (Nature::Cubes, _) => None,
                (Nature::Amoeba, Some(_)) => Some(Sound::Division),
                _ => Some(Sound::Tile),
            },
            Change::Moved { piece, .. } => match piece.nature {
                Nature::People | Nature::Amoeba => Some(Sound::March),
                Nature::Tile | Nature::Cubes => None,
            },
            Change::Gone(piece, home) => match (piece.nature, home) {
                (Nature::People, _) => Some(Sound::Fight),
                (Nature::Amoeba, _) => Some(Sound::Death),
                (Nature::Cubes, Some(_)) => Some(Sound::Meal),
                (Nature::Cubes | Nature::Tile, _) => None,
            },
            Change::Altered(_) => None,
        }
    }
}

/// What plays them.
#[derive(Clone, Copy)]
pub(crate) struct Sounds {
    prefs: Prefs,
}

impl Sounds {
    pub(crate) fn here() -> Sounds {
        Sounds { prefs: prefs() }
    }

    /// Plays a sound, as loud as somebody likes.
    pub(crate) fn play(self, sound: Sound) {
        let volume = match untrack(|| self.prefs.get(Pref::Sound)) {
            "quiet" => 0.12,
            "normal" => 0.35,
            "loud" => 0.9,
            _ => return,
        };
        // What cannot be loaded is not heard.
        spawn_local(async move { drop(synthesise(sound, volume).await) });
    }
}

#[wasm_split(sound, fallible, wasm_split_path = leptos::wasm_split)]
fn synthesise(sound: Sound, volume: f32) -> Result<(), SplitLoaderError> {
    synth::play(sound, volume);
    Ok(())
}

/// The end of a game is heard at every table, and the turn of whoever is here where others make them wait.
pub(crate) fn follow(session: Session) {
    let sounds = Sounds::here();
    let state = Memo::new(move |_| {
        (
            session.is_over(),
            session.is_asked() && !session.at_one_screen,
        )
    });
    Effect::new(move |before: Option<(usize, (bool, bool))>| {
        let now = state.get();
        session.moment.track();
        // A turn that somebody has taken back was theirs before.
        let before = before.filter(|(told, _)| session.has_gone_on_from(*told));
        match (before.map(|(_, before)| before), now) {
            (Some((false, _)), (true, _)) => sounds.play(Sound::End),
            (Some((_, false)), (false, true)) => sounds.play(Sound::MyTurn),
            _ => {}
        }
        (session.told_until_now(), now)
    });
}
