//! How people hear that it is their turn.
//!
//! - `mail`: by e-mail
//! - `office`: the process that sends
//! - `page`: in the page
//! - `webhook`: by messages to chat services

mod mail;
mod office;
pub(crate) mod page;
mod webhook;
