//! The rules of Ursuppe, section by section.

mod properties;
mod table;
