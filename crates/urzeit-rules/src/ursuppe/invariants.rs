//! What is true of every position (U-5.7).

use super::{
    amoeba::{Amoeba, Colour},
    cubes::CUBES,
    environment::Deck,
    genes::Gene,
    ladder::LAST_SPACE,
    phase::{AttackKind, Phase},
    position::{Player, Ursuppe},
    setup::Mode,
};
use crate::Broken;

/// With Life Expectancy an amoeba dies of the third, and nothing hurts it before (U-12.1).
const MOST_DAMAGE: u8 = 3;

impl Ursuppe {
    /// Makes sure of every invariant of the rules.
    pub(super) fn validate(&self) -> Result<(), Broken> {
        self.keeps_cubes()?;
        self.keeps_genes()?;
        self.keeps_amoebas()?;
        self.keeps_markers()?;
        self.keeps_cards()?;
        self.keeps_the_end()?;
        Broken::unless(self.acted_is_possible(), "U-18.2", "ursuppe-acted")?;
        Broken::unless(self.phase_is_possible(), "U-7.2", "ursuppe-phase")
    }

    /// U-2.2: of each colour in play 55, of others none.
    fn keeps_cubes(&self) -> Result<(), Broken> {
        for colour in Colour::ALL {
            let soup: u16 = self.soup.iter().map(|cubes| u16::from(cubes[colour])).sum();
            let all = if self.colours().contains(colour) {
                CUBES
            } else {
                0
            };
            let found = soup + u16::from(self.supply[colour]);
            Broken::unless(found == u16::from(all), "U-2.2", "ursuppe-cubes")?;
        }
        Ok(())
    }

    fn keeps_genes(&self) -> Result<(), Broken> {
        for gene in Gene::ALL {
            let players = self.players_in_game().iter();
            let owners = players.filter(|&c| self.has(c, gene)).count();
            let copies = usize::from(gene.copies(self.colours().len()));
            Broken::unless(owners <= copies, "U-2.6", "ursuppe-copies")?;
        }
        for colour in Colour::ALL {
            let player = self.players[colour.index()];
            let traded = match player.armor_for {
                Some(gene) => Gene::Armor.card().trade_in.contains(&gene),
                None => !player.genes.contains(Gene::Armor),
            };
            Broken::unless(traded, "U-10.3", "ursuppe-armor-trade")?;
            let mut genes = player.genes.iter();
            let barred = genes.any(|gene| self.barred_by(colour, gene).is_some());
            Broken::unless(!barred, "U-10.4", "ursuppe-barred-gene")?;
            if !self.players_in_game().contains(colour) {
                let nothing = player == Player::default();
                Broken::unless(nothing, "U-18.3", "ursuppe-nobody-owns")?;
            }
        }
        Ok(())
    }

    fn keeps_amoebas(&self) -> Result<(), Broken> {
        for colour in Colour::ALL {
            let most = if self.colours().contains(colour) {
                self.scale.amoebas
            } else {
                0
            };
            for number in self.alive(colour).iter() {
                Broken::unless(number <= most, "U-2.2", "ursuppe-amoeba-number")?;
                let amoeba = Amoeba { colour, number };
                let damage = self.life(amoeba).map_or(0, |life| life.damage);
                let dead = damage > MOST_DAMAGE
                    || self.is_dying(amoeba) && self.has_outlived_deaths(amoeba);
                Broken::unless(!dead, "U-12.1", "ursuppe-damage")?;
            }
        }
        Ok(())
    }

    /// Have natural deaths come since this amoeba last fed? Then it can bear its damage.
    fn has_outlived_deaths(&self, amoeba: Amoeba) -> bool {
        match self.phase {
            Phase::Environment
            | Phase::Defect(_)
            | Phase::Buy(..)
            | Phase::Divide(_)
            | Phase::DummyDivides(_) => false,
            _ => match self.acting() {
                Some(acting) => self.acts_from(acting, amoeba),
                None => !self.acted.contains(amoeba.colour),
            },
        }
    }

    /// Is this the acting amoeba, or one whose turn comes after it?
    fn acts_from(&self, acting: Amoeba, amoeba: Amoeba) -> bool {
        if amoeba.colour == acting.colour {
            return amoeba.number >= acting.number;
        }
        if self.options.mode == Mode::Pair {
            return !self.acted.contains(amoeba.colour);
        }
        // The dummy acts last (U-18.3).
        match (self.seat_of(acting.colour), self.seat_of(amoeba.colour)) {
            (None, _) => false,
            (_, None) => true,
            _ => self.marker(amoeba.colour) > self.marker(acting.colour),
        }
    }

    /// U-4.1: at most one marker on a space. Each player has one once he has chosen.
    fn keeps_markers(&self) -> Result<(), Broken> {
        let players = || self.players_in_game().iter();
        for colour in players() {
            let marker = self.player(colour).marker;
            let alone = players()
                .filter(|&other| self.player(other).marker == marker)
                .count();
            Broken::unless(
                marker.is_none() || alone == 1,
                "U-4.1",
                "ursuppe-two-markers",
            )?;
            let reached = marker <= Some(self.farthest_space());
            Broken::unless(reached, "U-4.1", "ursuppe-off-the-ladder")?;
            let waits = match self.phase {
                Phase::FirstCard | Phase::Order => true,
                Phase::Start(order) => order.iter().any(|who| self.named(who) == Some(colour)),
                _ => false,
            };
            Broken::unless(waits == marker.is_none(), "U-6.4", "ursuppe-marker-missing")?;
        }
        Ok(())
    }

    /// How far a marker can have come.
    fn farthest_space(&self) -> u8 {
        match self.options.mode {
            // Nobody has scored.
            _ if self.round == 1 && self.phase != Phase::Over => self.scale.start_spaces,
            // H25: in `pair` the numbers go on.
            Mode::Pair => u8::MAX,
            _ => LAST_SPACE,
        }
    }

    /// U-9.1: every round turns up a card.
    fn keeps_cards(&self) -> Result<(), Broken> {
        let turned_up = Deck::full().len() - self.deck.len();
        Broken::unless(
            self.card.is_some() == (turned_up > 0),
            "U-6.3",
            "ursuppe-deck",
        )?;
        if let Some(card) = self.card {
            let still_there = self.deck.count(card) < card.copies();
            Broken::unless(still_there, "U-6.3", "ursuppe-deck")?;
        }
        let rounds = usize::from(self.round) + usize::from(self.after_the_card());
        let skipped = usize::from(!self.options.first_round_flip && rounds > 1);
        let expected = match self.phase {
            Phase::FirstCard => 0,
            _ => rounds - skipped,
        };
        Broken::unless(turned_up == expected, "U-9.1", "ursuppe-round")?;
        // U-14.2: no round begins after the one that turned up the last card.
        let goes_on = !self.deck.is_empty() || self.after_the_card();
        Broken::unless(goes_on, "U-14.2", "ursuppe-round")
    }

    /// Has the card of this round been turned up, or would it have been?
    fn after_the_card(&self) -> bool {
        match self.phase {
            Phase::Defect(_)
            | Phase::Buy(..)
            | Phase::Divide(_)
            | Phase::DummyDivides(_)
            | Phase::Aggress(_)
            | Phase::Over => true,
            phase => phase
                .attack()
                .is_some_and(|attack| attack.kind == AttackKind::Aggression),
        }
    }

    /// U-14: over when it must be, and not before.
    fn keeps_the_end(&self) -> Result<(), Broken> {
        let mut players = self.players_in_game().iter();
        let finished = players.any(|c| self.marker(c) >= self.options.finish_start);
        if self.phase == Phase::Over {
            let ended = finished || self.deck.is_empty();
            return Broken::unless(ended, "U-14.1", "ursuppe-over-too-early");
        }
        // With an early finish zone a start space may lie in it; nobody has scored then.
        let goes_on = !finished || self.round == 1;
        Broken::unless(goes_on, "U-14.1", "ursuppe-goes-on-after-end")
    }
}
