//! Pictures in the rules: what the boards show, drawn as the boards are.

use leptos::prelude::*;
use urzeit_scene::{
    Scene, genesis as genesis_scene, lords as lords_scene, ursuppe as ursuppe_scene,
};

use crate::{
    drawn::{definitions, draw_all},
    genesis, lords,
    text::Words,
    ursuppe,
};

/// Pictures narrower than this are drawn larger.
const SMALL: f64 = 300.0;

/// The picture of this name.
fn scene(words: Words, name: &str) -> Option<Scene> {
    let (game, name) = name.split_once('-')?;
    match game {
        "genesis" => genesis_scene::example(name, &genesis::called(words)),
        "lords" => lords_scene::example(name, &lords::called(words)),
        _ => ursuppe_scene::example(name, &ursuppe::called(words)),
    }
}

/// What the pictures of a game refer to.
pub(super) fn symbols(game: &str) -> impl IntoView + use<> {
    definitions(match game {
        "genesis" => genesis_scene::definitions(),
        "lords" => lords_scene::definitions(),
        _ => ursuppe_scene::definitions(),
    })
}

/// A picture, with what it shows told for those who do not see it.
pub(super) fn picture(words: Words, name: &str, told: String) -> AnyView {
    let Some(Scene {
        frame,
        class,
        shapes,
    }) = scene(words, name)
    else {
        return ().into_any();
    };
    let scale = if frame.width < SMALL { 1.5 } else { 1.0 };
    // A whole board does not shrink to the width of a phone: its names could not be read.
    let is_wide = name.ends_with("-board");
    view! {
        <figure class="scene" class:wide=is_wide tabindex=is_wide.then_some("0")>
            <svg
                class=class
                viewBox=frame.to_string()
                width=frame.width * scale
                height=frame.height * scale
                role="img"
                aria-label=told
            >
                {draw_all(shapes)}
            </svg>
        </figure>
    }
    .into_any()
}
