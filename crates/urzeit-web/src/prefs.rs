//! What somebody has chosen for this browser: looks, speed, help.
//!
//! `look.js` puts what CSS needs to know on the root of the page, before anything is drawn.

use leptos::prelude::*;

use crate::app::{keep, kept};

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pref {
    /// Light or dark.
    Theme,
    /// How large the text is.
    Text,
    /// Do boards show letters besides shapes and patterns?
    Letters,
    /// By what are the pieces of players told apart at first sight?
    Pieces,
    /// Does anything move?
    Motion,
    /// Is anything heard, and how loud?
    Sound,
    /// How fast what others did is played back.
    Playback,
    /// Do legal targets light up?
    Targets,
    /// Which turns have to be confirmed?
    Confirm,
    /// In which order the scoring of Genesis goes through the areas.
    Scoring,
}

impl Pref {
    pub(crate) const ALL: [Pref; 10] = [
        Pref::Theme,
        Pref::Text,
        Pref::Letters,
        Pref::Pieces,
        Pref::Motion,
        Pref::Sound,
        Pref::Playback,
        Pref::Targets,
        Pref::Confirm,
        Pref::Scoring,
    ];

    /// Its name, in the browser and in the locales.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Pref::Theme => "theme",
            Pref::Text => "text",
            Pref::Letters => "letters",
            Pref::Pieces => "pieces",
            Pref::Motion => "motion",
            Pref::Sound => "sound",
            Pref::Playback => "playback",
            Pref::Targets => "targets",
            Pref::Confirm => "confirm",
            Pref::Scoring => "scoring",
        }
    }

    /// What it can be.
    pub(crate) fn values(self) -> &'static [&'static str] {
        match self {
            Pref::Theme => &["system", "light", "dark", "wood", "contrast"],
            Pref::Text => &["usual", "large"],
            Pref::Letters => &["off", "on"],
            Pref::Pieces => &["colour", "shape", "letter"],
            Pref::Motion => &["system", "less"],
            Pref::Sound => &["off", "quiet", "normal", "loud"],
            Pref::Playback => &["slow", "normal", "fast", "off"],
            Pref::Targets => &["on", "off"],
            Pref::Confirm => &["always", "matters", "never"],
            Pref::Scoring => &["exciting-last", "largest-first"],
        }
    }

    /// What it is until somebody chooses.
    fn usual(self) -> &'static str {
        match self {
            Pref::Playback if is_still() => "off",
            Pref::Playback => "normal",
            Pref::Confirm => "matters",
            _ => self.values()[0],
        }
    }

    fn key(self) -> String {
        format!("urzeit.{}", self.name())
    }

    fn load(self) -> &'static str {
        let kept = kept(&self.key()).map(|kept| match (self, &*kept) {
            // What it was called when there were two to choose from.
            (Pref::Confirm, "off") => "never".to_owned(),
            _ => kept,
        });
        let mut values = self.values().iter();
        let found = values.find(|value| Some(**value) == kept.as_deref());
        found.copied().unwrap_or_else(|| self.usual())
    }
}

/// How fast what others did is played back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speed {
    Slow,
    Normal,
    Fast,
    /// Nothing is played back.
    Off,
}

/// Which turns have to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Confirms {
    Always,
    /// Those in which there is something to reconsider.
    WhenItMatters,
    Never,
}

/// All that is chosen.
#[derive(Clone, Copy)]
pub(crate) struct Prefs {
    chosen: [RwSignal<&'static str>; Pref::ALL.len()],
}

impl Prefs {
    pub(crate) fn new() -> Prefs {
        Prefs {
            chosen: Pref::ALL.map(|pref| RwSignal::new(pref.load())),
        }
    }

    fn signal(self, pref: Pref) -> RwSignal<&'static str> {
        self.chosen[pref as usize]
    }

    pub(crate) fn get(self, pref: Pref) -> &'static str {
        self.signal(pref).get()
    }

    pub(crate) fn set(self, pref: Pref, value: &'static str) {
        keep(&pref.key(), value);
        self.signal(pref).set(value);
        if let Ok(event) = web_sys::Event::new("urzeit-look") {
            let _ = window().dispatch_event(&event);
        }
    }

    /// What the browser keeps may have changed.
    pub(crate) fn load_again(self) {
        for pref in Pref::ALL {
            self.signal(pref).set(pref.load());
        }
        if let Ok(event) = web_sys::Event::new("urzeit-look") {
            let _ = window().dispatch_event(&event);
        }
    }

    /// How fast what others did is played back.
    pub(crate) fn speed(self) -> Speed {
        match self.signal(Pref::Playback).get_untracked() {
            "slow" => Speed::Slow,
            "fast" => Speed::Fast,
            "off" => Speed::Off,
            _ => Speed::Normal,
        }
    }

    /// Are new games made so that turns are confirmed?
    pub(crate) fn confirms(self) -> bool {
        untrack(|| self.confirming()) != Confirms::Never
    }

    /// Which turns have to be confirmed.
    pub(crate) fn confirming(self) -> Confirms {
        match self.get(Pref::Confirm) {
            "always" => Confirms::Always,
            "never" => Confirms::Never,
            _ => Confirms::WhenItMatters,
        }
    }
}

/// What is chosen on this page.
pub(crate) fn prefs() -> Prefs {
    expect_context()
}

/// Has somebody asked, here or in the system, that nothing moves?
pub(crate) fn is_still() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.get_attribute("data-motion").as_deref() == Some("less"))
}
