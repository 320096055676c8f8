//! The rules of Ursuppe, section by section.

mod attack;
mod components;
mod conventions;
mod deaths;
mod division;
mod environment;
mod examples;
mod feeding;
mod fixtures;
mod genes;
mod interactions;
mod ladder;
mod locales;
mod modes;
mod movement;
mod properties;
mod score;
mod setup;
mod table;
mod text;
