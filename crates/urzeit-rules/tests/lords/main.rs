//! Lords of Creation: every rule by its number, every case of the rules' own table, the
//! fixtures, and properties of random games.

mod altars;
mod attacks;
mod board;
mod civilising;
mod creation;
mod ending;
mod fixtures;
mod hidden;
mod invariants;
mod marches;
mod moves;
mod odds;
mod placing;
mod properties;
mod refusals;
mod rounds;
mod secrecy;
mod setup;
mod support;
mod turns;
mod variants;
