//! The order in which waiting tables have their turn: the order of the store, and a second account of what it promises.

use std::collections::BTreeMap;

use urzeit_server::{
    store::{Claim, DueTable, Maker},
    work::Lane,
};

use crate::fate::Fate;

/// For each table that waits, the tables sorted by when they are due: where it comes, the smallest first.
pub(crate) fn places(makers: &[Maker], claim: &Claim) -> Vec<(usize, Option<usize>)> {
    let all: Vec<usize> = (0..makers.len()).collect();
    let place = |served: &[Option<i64>], number: i64| {
        let mut served = served.iter();
        served.position(|served| *served == Some(number))
    };
    let (served_makers, served_networks) = (claim.served_makers(), claim.served_networks());
    let served_blocks = claim.served_blocks();
    let maker_served = |index: usize| place(&served_makers, makers[index].own);
    let network_served = |index: usize| place(&served_networks, makers[index].network);
    let block_served = |index: usize| place(&served_blocks, makers[index].block());
    let numbers = ranks(all.clone(), |index| makers[index]);
    let mut in_network = all.clone();
    in_network.sort_by_key(|&index| (numbers[index], maker_served(index), index));
    let in_networks = ranks(in_network, |index| makers[index].network);
    let mut own_in_block = all.clone();
    own_in_block.sort_by_key(|&index| (in_networks[index], network_served(index), index));
    let own_in_blocks = ranks(own_in_block, |index| {
        (makers[index].block(), makers[index].own)
    });
    let mut in_block = all.clone();
    in_block.sort_by_key(|&index| {
        let served = maker_served(index).max(network_served(index));
        (in_networks[index].max(own_in_blocks[index]), served, index)
    });
    let rounds = ranks(in_block, |index| makers[index].block());
    let mut in_turn = all.clone();
    in_turn.sort_by_key(|&index| (rounds[index], block_served(index), index));
    let turns = ranks(in_turn, |index| makers[index].own);
    let place = |index: usize| {
        let served = maker_served(index).max(block_served(index));
        (rounds[index].max(turns[index]), served)
    };
    all.into_iter().map(place).collect()
}

/// For each number how many of its group come before it.
fn ranks<G: Ord>(order: Vec<usize>, group: impl Fn(usize) -> G) -> Vec<usize> {
    let mut ranks = vec![0; order.len()];
    let mut counts: BTreeMap<G, usize> = BTreeMap::new();
    for index in order {
        let count = counts.entry(group(index)).or_default();
        ranks[index] = *count;
        *count += 1;
    }
    ranks
}

/// What waits at one process while others have their turn, and how often each other one came first since then.
#[derive(Default)]
pub(crate) struct Turns(BTreeMap<(Lane, Maker, First), u32>);

/// What came first while another one waits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum First {
    /// An account, out of the network of the one that waits.
    InNetwork(i64),
    /// A network, out of its block.
    Network(i64),
    /// An account, out of its block.
    InBlock(i64),
    /// A block.
    Block(i64),
    /// An account, out of any block.
    Account(i64),
}

impl Turns {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Of those who wait in a lane, some had their turn. While an account waits in a network, no other account of
    /// that network comes first twice. No other network of its block does, and no account of that block, unless
    /// somebody who waits in the network had a turn in between; and no other block does, and no account at all, unless
    /// somebody who waits in the block had one.
    pub(crate) fn take(&mut self, fate: &Fate, lane: Lane, waiting: &[Maker], taken: &[DueTable]) {
        let had_turn = |own: i64| taken.iter().any(|table| table.maker.own == own);
        let group_had_turn = |is_in: &dyn Fn(Maker) -> bool| {
            let served = taken.iter().any(|table| is_in(table.maker));
            let mut members = waiting.iter().filter(|maker| is_in(**maker));
            served || members.any(|maker| had_turn(maker.own))
        };
        let network_had_turn = |network| group_had_turn(&|maker| maker.network == network);
        let block_had_turn = |block| group_had_turn(&|maker| maker.block() == block);
        self.0.retain(|(of, waits, first), _| {
            let had_turn = match first {
                First::InNetwork(_) => had_turn(waits.own),
                First::Network(_) | First::InBlock(_) => network_had_turn(waits.network),
                First::Block(_) | First::Account(_) => block_had_turn(waits.block()),
            };
            *of != lane || waiting.contains(waits) && !had_turn
        });
        let mut left: Vec<Maker> = waiting.to_vec();
        left.sort_unstable();
        left.dedup();
        for waits in left.into_iter().filter(|maker| !had_turn(maker.own)) {
            for &DueTable { maker, .. } in taken {
                let mut firsts = Vec::new();
                if maker.network == waits.network {
                    firsts.push(First::InNetwork(maker.own));
                }
                if maker.block() == waits.block() && !network_had_turn(waits.network) {
                    firsts.extend([First::Network(maker.network), First::InBlock(maker.own)]);
                }
                if !block_had_turn(waits.block()) {
                    firsts.extend([First::Block(maker.block()), First::Account(maker.own)]);
                }
                for first in firsts {
                    fate.saw("another's turn");
                    let times = self.0.entry((lane, waits, first)).or_default();
                    *times += 1;
                    if *times > 1 {
                        fate.wrong(format!("{waits:?} waits, and {first:?} comes first twice"));
                    }
                }
            }
        }
    }
}
