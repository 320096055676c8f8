//! The rules and the computer players of Urzeit as a Python module.
//!
//! Python sees one class of game whatever is played: which one it is, is hidden behind a trait
//! object (`hosted`), and actions, outcomes, positions and records cross as their notation.
//!
//! | where | what |
//! |---|---|
//! | `game`, `view`, `random` | the classes that Python sees |
//! | `thinking` | computer players and analysis |
//! | `studies` | many games: random ones, contests, training, self-play |
//! | `hosted` | a game of any kind, behind text |
//! | `complaint` | the exceptions, and what they say |
//! | `spelling` | actions as numbers |
//! | `observation` | what a viewer sees, as numbers |

mod complaint;
mod game;
mod hosted;
mod observation;
mod random;
mod spelling;
mod studies;
mod thinking;
mod view;

use pyo3::prelude::*;

/// The compiled part of the package `urzeit`, which documents it.
#[pymodule]
mod _urzeit {
    #[pymodule_export]
    use crate::{
        complaint::{BadSetup, Illegal, Unreadable},
        game::{Game, Note, Result, features, games, labels, options, presets},
        random::Random,
        studies::{Arena, SelfPlay, Simulation, Trainer, Training},
        thinking::{Advice, Player, Study, analyse, hint},
        view::View,
    };
}
