//! What a player knows of a game: a policy and a judgement, hand-made or learned.

use std::{fmt, marker::PhantomData};

use urzeit_rules::{Game, Seat};

use crate::{
    Ideas,
    mind::{BySeat, Mind, Notes},
    net::{Net, ROW, Sums},
    sum::{exp, squash},
};

/// What a player knows of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Knowledge<G> {
    /// The weights of the notes on actions.
    pub policy: Vec<f32>,
    /// The network that judges positions; without it the hand-made guess does.
    pub net: Option<Net>,
    game: PhantomData<fn() -> G>,
}

/// How a position is judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// Each seat's chance to win; together 1.
    pub shares: BySeat<f32>,
    /// The points each seat can expect.
    pub points: BySeat<f32>,
}

impl<G: Mind> Knowledge<G> {
    /// What we tell a player who has learned nothing.
    #[must_use]
    pub fn handmade() -> Knowledge<G> {
        Knowledge::new(G::instinct(), None)
    }

    /// What our players have learned.
    ///
    /// While the notes of a game are being changed its weights do not fit: then players know
    /// what is hand-made until they have learned again.
    #[cfg(feature = "weights")]
    #[must_use]
    pub fn learned() -> Knowledge<G> {
        Knowledge::from_bytes(G::WEIGHTS).unwrap_or_else(|_| Knowledge::handmade())
    }

    /// A policy and, where one was trained, a network.
    #[must_use]
    pub fn new(policy: Vec<f32>, net: Option<Net>) -> Knowledge<G> {
        Knowledge {
            policy,
            net,
            game: PhantomData,
        }
    }

    /// No ideas yet, to be weighed by this policy.
    #[must_use]
    pub fn ideas(&self) -> Ideas<'_, G::Action> {
        Ideas::weighed_by(&self.policy)
    }

    /// Judges a position that is not over.
    #[must_use]
    pub fn judge(&self, position: &G) -> Judgement {
        let players = position.players();
        let (mut strengths, mut points) = hunch(position);
        if let Some(net) = &self.net {
            let mut looks = Looks {
                net,
                sums: [net.bias; Seat::MAX],
            };
            look_and_guess(position, &mut looks);
            for seat in 0..players {
                [strengths[seat], points[seat]] = net.outputs(&looks.sums[seat]);
                points[seat] *= G::CLEAR_LEAD;
            }
        }
        Judgement {
            shares: shares(&strengths, players),
            points,
        }
    }
}

/// The hand-made judgement: how strong each seat is, and its points.
fn hunch<G: Mind>(position: &G) -> (BySeat<f32>, BySeat<f32>) {
    let points = position.guess();
    let all: f32 = points[..position.players()].iter().sum();
    let usual = all / position.players() as f32;
    let certainty = position.certainty();
    (points.map(|points| certainty * (points - usual)), points)
}

/// All that the network reads: the notes of the game's own, and the hand-made judgement, from
/// which it starts.
pub(crate) fn look_and_guess<G: Mind>(position: &G, notes: &mut impl Notes) {
    position.look(notes);
    let (strengths, points) = hunch(position);
    for seat in Seat::all(position.players()) {
        notes.note(seat, G::OUTLOOK, strengths[seat.index()]);
        notes.note(seat, G::OUTLOOK + 1, points[seat.index()] / G::CLEAR_LEAD);
    }
}

/// The inputs of the network of a game.
pub(crate) const fn inputs<G: Mind>() -> usize {
    G::OUTLOOK + 2
}

/// Sums up notes as the network reads them.
struct Looks<'n> {
    net: &'n Net,
    sums: BySeat<Sums>,
}

impl Notes for Looks<'_> {
    #[inline]
    fn note(&mut self, seat: Seat, slot: usize, amount: f32) {
        self.net.add(&mut self.sums[seat.index()], slot, amount);
    }
}

/// The chances to win of seats of these strengths.
#[must_use]
pub fn shares(strengths: &BySeat<f32>, players: usize) -> BySeat<f32> {
    let most = strengths[..players]
        .iter()
        .copied()
        .fold(f32::MIN, f32::max);
    let mut shares = [0.0; Seat::MAX];
    let mut sum = 0.0;
    for (share, strength) in shares[..players].iter_mut().zip(strengths) {
        *share = exp(strength - most);
        sum += *share;
    }
    shares.map(|share| share / sum)
}

impl Judgement {
    /// How a game that is over ended; nothing, if it is not.
    #[must_use]
    pub fn of_end<G: Game>(position: &G) -> Option<Judgement> {
        let standings = position.result()?;
        let (mut shares, mut points) = ([0.0; Seat::MAX], [0.0; Seat::MAX]);
        for winner in standings.winners().iter() {
            shares[winner.index()] = 1.0 / standings.winners().len() as f32;
        }
        for (into, &scored) in points.iter_mut().zip(standings.points()) {
            *into = f32::from(scored);
        }
        Some(Judgement { shares, points })
    }

    /// What each seat makes of it, between 0 and 1: to win comes first, then the lead.
    #[must_use]
    pub fn utilities(&self, players: usize, clear_lead: f32) -> BySeat<f32> {
        /// What the lead counts beside the win.
        const LEAD: f32 = 0.1;
        let mut utilities = [0.0; Seat::MAX];
        for (seat, utility) in utilities[..players].iter_mut().enumerate() {
            let others = (0..players).filter(|&other| other != seat);
            let best = others.map(|o| self.points[o]).fold(f32::MIN, f32::max);
            let lead = squash((self.points[seat] - best) / clear_lead);
            *utility = (1.0 - LEAD) * self.shares[seat] + LEAD * (0.5 + 0.5 * lead);
        }
        utilities
    }
}

/// Bytes that are no knowledge of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadWeights {
    /// They are not weights at all.
    NotWeights,
    /// They are of another game, or of other notes than this program takes.
    OtherNotes,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadWeights::NotWeights => "this is no file of weights",
            BadWeights::OtherNotes => {
                "these weights are of another game or another version; train them again"
            }
        })
    }
}

impl std::error::Error for BadWeights {}

/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"urzeitw1";

impl<G: Mind> Knowledge<G> {
    /// The bytes of a file: magic, game, numbers of slots, then blocks of weights, each a scale
    /// and 16-bit numbers.
    ///
    /// # Panics
    /// If there is no network: only what was learned is written.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let net = self.net.as_ref().expect("only trained weights are written");
        let mut bytes = header::<G>();
        let flat = |rows: &[[f32; ROW]]| rows.as_flattened().to_vec();
        write_block(&mut bytes, &self.policy);
        write_block(&mut bytes, &flat(&net.rows));
        write_block(&mut bytes, &net.bias);
        write_block(&mut bytes, net.second.as_flattened());
        bytes
    }

    /// Reads what [`Knowledge::to_bytes`] wrote.
    ///
    /// # Errors
    /// If the bytes are no weights of this game.
    pub fn from_bytes(bytes: &[u8]) -> Result<Knowledge<G>, BadWeights> {
        if !bytes.starts_with(MAGIC) {
            return Err(BadWeights::NotWeights);
        }
        let mut rest = bytes
            .strip_prefix(&header::<G>()[..])
            .ok_or(BadWeights::OtherNotes)?;
        let policy = read_block(&mut rest, G::IMPULSES)?;
        let mut net = Net::blank(inputs::<G>());
        let rows = read_block(&mut rest, inputs::<G>() * ROW)?;
        net.rows.as_flattened_mut().copy_from_slice(&rows);
        net.bias.copy_from_slice(&read_block(&mut rest, ROW)?);
        let second = net.second.as_flattened_mut();
        second.copy_from_slice(&read_block(&mut rest, second.len())?);
        match rest {
            [] => Ok(Knowledge::new(policy, Some(net))),
            _ => Err(BadWeights::NotWeights),
        }
    }
}

fn header<G: Mind>() -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend_from_slice(G::NAME.as_bytes());
    bytes.push(0);
    bytes.extend_from_slice(&(G::IMPULSES as u32).to_le_bytes());
    bytes.extend_from_slice(&(inputs::<G>() as u32).to_le_bytes());
    bytes
}

fn write_block(bytes: &mut Vec<u8>, weights: &[f32]) {
    let most = weights.iter().fold(0.0_f32, |most, w| most.max(w.abs()));
    let scale = most.max(f32::MIN_POSITIVE) / f32::from(i16::MAX);
    bytes.extend_from_slice(&scale.to_le_bytes());
    for weight in weights {
        bytes.extend_from_slice(&((weight / scale).round() as i16).to_le_bytes());
    }
}

fn read_block(rest: &mut &[u8], len: usize) -> Result<Vec<f32>, BadWeights> {
    let (scale, weights) = rest
        .split_first_chunk::<4>()
        .ok_or(BadWeights::NotWeights)?;
    let (weights, after) = weights
        .split_at_checked(2 * len)
        .ok_or(BadWeights::NotWeights)?;
    *rest = after;
    let scale = f32::from_le_bytes(*scale);
    // Larger ones would come to numbers that are none.
    if !(0.0..1e3).contains(&scale) {
        return Err(BadWeights::NotWeights);
    }
    let (pairs, _) = weights.as_chunks::<2>();
    Ok(pairs
        .iter()
        .map(|&pair| f32::from(i16::from_le_bytes(pair)) * scale)
        .collect())
}
