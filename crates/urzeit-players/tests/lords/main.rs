//! What our players know of Lords of Creation.

#![allow(clippy::unwrap_used)]

mod facts;
mod properties;
mod support;
