//! Computer players that do not think: what they do, and how long it takes, follows from what they see
//! and how often they were asked before.

use std::time::Duration;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::time::sleep;
use urzeit_load::follower::any_choice;
use urzeit_server::{
    store::Broken,
    work::{ComputerTurn, Computers, Stop},
};

/// They play at random.
#[derive(Default)]
pub(crate) struct Quick {
    /// How often they were asked in this turn: one that sees the same again shall not do the same for ever.
    asked: u64,
}

impl Computers for Quick {
    async fn ask(&mut self, asked: &ComputerTurn, _: &Stop) -> Result<String, Broken> {
        let begin = asked.seat.index() as u64 + 8 * self.asked;
        self.asked += 1;
        let seen = asked.view.bytes().fold(begin, |sum, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        // Now and then longer than those who work keep a table.
        let millis = match seen >> 32 & 63 {
            0 => 8000,
            some => 3 * some,
        };
        sleep(Duration::from_millis(millis)).await;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seen);
        let choice = any_choice(asked.game, &asked.view, asked.seat, &mut random);
        let choice = choice.map(|choice| choice.to_string());
        choice.ok_or_else(|| Broken::Corrupt("a view that makes no sense".to_owned()))
    }
}
