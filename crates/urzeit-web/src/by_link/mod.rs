//! Games by link: giving a link on, and opening one. No server is asked.

mod give_on;
mod open;
mod qr;

pub(crate) use give_on::{Joining, SendLink};
pub(crate) use open::{OpenLink, to_link};
