//! What may be done, and why not (G-3).

use super::{
    action::Action,
    chance::{Chance, Due, Face},
    position::{Genesis, Phase},
    spaces::{Space, Spaces},
    terrain::{Terrain, Terrains},
};
use crate::{Due as _, Seat, Turn, refusal::refusals};

refusals! {
    /// Why an action or an outcome is refused.
    pub enum Illegal {
        GameOver = "genesis-game-over" by "G-4.1" => "the game is over",
        ChanceDue { due: Due } = "genesis-chance-due" by due.rule() =>
            "chance decides now: {due}",
        ChoiceDue { seat: Seat } = "genesis-choice-due" by "G-3.2" =>
            "seat {seat} decides now, not chance",
        OtherChanceDue { due: Due } = "genesis-other-chance-due" by due.rule() =>
            "chance decides something else now: {due}",
        NotYourTurn { seat: Seat } = "genesis-not-your-turn" as NotYourTurn by "G-3.8" =>
            "it is the turn of seat {seat}",
        NothingPlaced = "genesis-nothing-placed" by "G-3.6" =>
            "a turn cannot end before a tile was placed",
        NoTile { terrain: Terrain } = "genesis-no-tile" by "G-1.6" =>
            "the player has no {terrain} tile left",
        DieAsks { terrain: Terrain } = "genesis-die-asks" by "G-3.3" =>
            "the die that is left asks for {terrain}",
        OutOfPlay { space: Space } = "genesis-out-of-play" by "G-2.2" =>
            "with two players {space}, right of the river, is out of play",
        Blocked { space: Space } = "genesis-blocked" by "G-3.5" =>
            "a volcano or a tar pit is on {space}",
        Occupied { space: Space } = "genesis-occupied" by "G-3.5" => "a tile is on {space}",
        BoardNotRandom = "genesis-board-not-random" by "G-1.5" =>
            "chance cannot have made this board",
        NoSuchSeat { players: usize } = "genesis-no-such-seat" by "G-2.3" =>
            "the start player is none of the {players} players",
    }
}

impl Due {
    /// The rule by which chance decides this.
    fn rule(self) -> &'static str {
        match self {
            Due::Board => "G-1.5",
            Due::Start { .. } => "G-2.3",
            Due::Dice => "G-3.1",
        }
    }
}

/// The legal actions: every terrain of a set on every space of a set, and perhaps `end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices<'a> {
    terrains: Terrains,
    /// Borrowed: copying it right after a tile has changed it would stall the processor.
    spaces: &'a Spaces,
    spaces_len: usize,
    may_end: bool,
}

impl Genesis {
    /// What the game waits for.
    #[inline]
    pub(super) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Board | Phase::Start | Phase::Roll(_) => Turn::Chance,
            Phase::First(seat, _) | Phase::Second(seat, _) => Turn::Player(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The seat whose turn it is, also while its dice are due.
    pub(super) fn in_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Roll(seat) | Phase::First(seat, _) | Phase::Second(seat, _) => Some(seat),
            Phase::Board | Phase::Start | Phase::Over => None,
        }
    }

    /// What a seat may do now.
    #[inline]
    pub(super) fn choices(&self, seat: Seat) -> Choices<'_> {
        let (terrains, may_end) = match self.phase {
            // G-3.6: the first tile may be of any terrain the player has.
            Phase::First(turn, _) if turn == seat => (self.supply(seat).terrains(), false),
            Phase::Second(turn, die) if turn == seat => (self.answering(seat, die), true),
            _ => (Terrains::NONE, false),
        };
        Choices {
            terrains,
            spaces: &self.vacant,
            spaces_len: usize::from(self.vacant_len),
            may_end,
        }
    }

    /// Why a seat may not do something now.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let (turn, die) = match self.phase {
            Phase::Over => return Err(Illegal::GameOver),
            Phase::First(turn, _) => (turn, None),
            Phase::Second(turn, die) => (turn, Some(die)),
            Phase::Board | Phase::Start | Phase::Roll(_) => {
                let due = self.due().expect("chance is due in these phases");
                return Err(Illegal::ChanceDue { due });
            }
        };
        if turn != seat {
            return Err(Illegal::NotYourTurn { seat: turn });
        }
        match (action, die) {
            (Action::End, Some(_)) => Ok(()),
            (Action::End, None) => Err(Illegal::NothingPlaced),
            (Action::Place(terrain, space), die) => {
                self.allows_terrain(seat, terrain, die)?;
                self.allows_space(space)
            }
        }
    }

    /// Why an outcome cannot come out now.
    pub(super) fn check_chance(&self, outcome: Chance) -> Result<(), Illegal> {
        match (self.due(), self.phase) {
            (Some(due), _) => due.check(outcome),
            (None, Phase::First(seat, _) | Phase::Second(seat, _)) => {
                Err(Illegal::ChoiceDue { seat })
            }
            (None, _) => Err(Illegal::GameOver),
        }
    }

    /// G-3.9: nothing else is possible after a player's last tile.
    #[inline]
    pub(super) fn forced(&self) -> Option<(Seat, Action)> {
        match self.phase {
            Phase::Second(seat, _) if !self.has_tiles(seat) => Some((seat, Action::End)),
            _ => None,
        }
    }

    fn allows_terrain(
        &self,
        seat: Seat,
        terrain: Terrain,
        die: Option<Face>,
    ) -> Result<(), Illegal> {
        if self.supply(seat).left(terrain) == 0 {
            return Err(Illegal::NoTile { terrain });
        }
        match die {
            Some(Face::Terrain(shown))
                if !self.answering(seat, Face::Terrain(shown)).contains(terrain) =>
            {
                Err(Illegal::DieAsks { terrain: shown })
            }
            _ => Ok(()),
        }
    }

    /// G-3.5: any vacant space in play.
    fn allows_space(&self, space: Space) -> Result<(), Illegal> {
        if self.vacant.contains(space) {
            Ok(())
        } else if self.board.blocked().contains(space) {
            Err(Illegal::Blocked { space })
        } else if self.in_play().contains(space) {
            Err(Illegal::Occupied { space })
        } else {
            Err(Illegal::OutOfPlay { space })
        }
    }

    /// Does a tile of this terrain from this seat's supply answer to a die (G-3.3, G-3.4)?
    #[must_use]
    #[inline]
    pub fn answers(&self, seat: Seat, terrain: Terrain, die: Face) -> bool {
        self.answering(seat, die).contains(terrain)
    }

    /// The terrains of the tiles that answer to this die: the one that it shows (G-3.3); any,
    /// if it shows none or one of which the player has no tile left (G-3.4).
    #[inline]
    pub(super) fn answering(&self, seat: Seat, die: Face) -> Terrains {
        let left = self.supply(seat).terrains();
        let asked = left.and(die.shown());
        if asked.is_empty() { left } else { asked }
    }
}

impl crate::Choices for Choices<'_> {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        self.terrains.len() * self.spaces_len + usize::from(self.may_end)
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        let spaces = self.spaces_len;
        let tiles = self.terrains.len() * spaces;
        if n >= tiles {
            return (self.may_end && n == tiles).then_some(Action::End);
        }
        // How often `spaces` goes into `n`, at most three times: quicker than dividing.
        let row = (1..Terrain::ALL.len())
            .filter(|row| n >= row * spaces)
            .count();
        let space = self.spaces.nth(n - row * spaces)?;
        Some(Action::Place(self.terrains.nth(row)?, space))
    }

    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Place(terrain, space) => {
                self.terrains.contains(terrain) && self.spaces.contains(space)
            }
            Action::End => self.may_end,
        }
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        let terrains = Terrain::ALL
            .into_iter()
            .filter(|&terrain| self.terrains.contains(terrain));
        terrains
            .flat_map(|terrain| {
                self.spaces
                    .iter()
                    .map(move |space| Action::Place(terrain, space))
            })
            .chain(self.may_end.then_some(Action::End))
    }
}
