//! Scenes on the page: shapes become elements.

use leptos::{
    attr::{
        any_attribute::{AnyAttribute, IntoAnyAttribute as _},
        custom::custom_attribute,
    },
    prelude::*,
};
use urzeit_scene::{Scene, Shape, Tag};

/// The elements of a shape. Drawn again, those that are there stay and are changed.
pub(crate) fn draw(shape: Shape) -> AnyView {
    let attributes: Vec<AnyAttribute> = shape
        .attributes
        .into_iter()
        .map(|(name, value)| custom_attribute(name, value).into_any_attr())
        .collect();
    let words = shape.words;
    let inner = draw_all(shape.inner);
    match shape.tag {
        Tag::Group => view! { <g {..attributes}>{inner}</g> }.into_any(),
        Tag::Path => view! { <path {..attributes}/> }.into_any(),
        Tag::Polyline => view! { <polyline {..attributes}/> }.into_any(),
        Tag::Rect => view! { <rect {..attributes}/> }.into_any(),
        Tag::Circle => view! { <circle {..attributes}/> }.into_any(),
        Tag::Text => view! { <text {..attributes}>{words}</text> }.into_any(),
        Tag::Use => view! { <use {..attributes}/> }.into_any(),
        Tag::Symbol => view! { <symbol {..attributes}>{inner}</symbol> }.into_any(),
        Tag::Marker => view! { <marker {..attributes}>{inner}</marker> }.into_any(),
    }
}

/// The elements of several shapes.
pub(crate) fn draw_all(shapes: impl IntoIterator<Item = Shape>) -> Vec<AnyView> {
    shapes.into_iter().map(draw).collect()
}

/// The value of `transform` of what lies there.
pub(crate) fn moved_to((x, y): (impl Into<f64>, impl Into<f64>)) -> String {
    urzeit_scene::shape::translate(x, y)
}

/// The symbols that the shapes of a game refer to.
pub(crate) fn definitions(symbols: Vec<Shape>) -> impl IntoView {
    view! {
        <svg class="definitions" aria-hidden="true">
            <defs>{draw_all(symbols)}</defs>
        </svg>
    }
}

/// A scene that is nothing but decoration.
pub(crate) fn decoration(scene: Scene) -> impl IntoView {
    view! {
        <svg class=scene.class viewBox=scene.frame.to_string() aria-hidden="true">
            {draw_all(scene.shapes)}
        </svg>
    }
}
