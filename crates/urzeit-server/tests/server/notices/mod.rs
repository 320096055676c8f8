//! How people hear that it is their turn.
//!
//! - `calendar`: deadlines as a calendar
//! - `digest`: one message a day
//! - `mail`: by e-mail
//! - `office`: the process that sends
//! - `page`: in the page
//! - `push`, `push_service`: by push messages to browsers, as a push service gets them
//! - `webhook`: by messages to chat services

mod calendar;
mod digest;
mod mail;
mod office;
pub(crate) mod page;
mod push;
mod push_service;
mod webhook;
