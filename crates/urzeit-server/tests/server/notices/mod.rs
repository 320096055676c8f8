//! How people hear that it is their turn.
//!
//! - `page`: in the page

mod page;
