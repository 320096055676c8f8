//! What our players think of Ursuppe.

#![allow(clippy::unwrap_used)]

mod facts;
mod properties;
