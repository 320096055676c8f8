//! The legal actions, described: listed only where they are few.

use arrayvec::ArrayVec;

use super::{
    action::Action,
    amoeba::{Amoeba, Amoebas, Colour, Numbers},
    cubes::Handfuls,
    feeding::Diets,
    genes::{Gene, Genes},
    legal::Decision,
    phase::Phase,
    position::Ursuppe,
    soup::{Direction, Space, Spaces},
};
use crate::Seat;

/// The legal actions of a seat.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    position: &'a Ursuppe,
    seat: Seat,
    menu: Menu,
}

/// What there is to choose from.
#[derive(Clone, Debug)]
enum Menu {
    /// These.
    Few(ArrayVec<Action, MOST_LISTED>),
    /// Any of these amoebas on any of these spaces, as a start amoeba.
    Put(Numbers, Spaces),
    /// Any of these amoebas on any of these spaces, or done.
    Divide(Numbers, Spaces),
    /// Cubes to take along.
    Cargo(Handfuls),
    /// Any of these amoebas, or none.
    Cling(Numbers),
    /// A diet, an attack, or to starve.
    Feed(Diets, Amoebas, Option<Action>),
    /// A second try against one of these, or none.
    Retry(Amoebas),
    /// Some of this player's genes for a gene defect.
    Defect(Colour),
    /// These genes, or done.
    Buy(Genes, Option<[Action; 2]>),
    /// An own and a foreign amoeba, or pass.
    Aggress(Colour),
}

/// No list is longer: start spaces, directions.
const MOST_LISTED: usize = 6;

impl Ursuppe {
    /// What a seat may do now.
    #[inline]
    pub(super) fn choices(&self, seat: Seat) -> Choices<'_> {
        let asked = self
            .asked()
            .filter(|&(colour, _)| self.seat_of(colour) == Some(seat));
        let menu = match asked {
            Some(asked) => self.menu(asked),
            None => Menu::Few(ArrayVec::new()),
        };
        Choices {
            position: self,
            seat,
            menu,
        }
    }

    #[inline]
    fn menu(&self, asked: (Colour, Decision)) -> Menu {
        let (colour, _) = asked;
        match self.phase {
            Phase::Start(_) => self.few(asked, (1..=self.scale.start_spaces).map(Action::Ladder)),
            Phase::PutFirst(_) | Phase::PutSecond(_) => {
                Menu::Put(self.unborn(colour), self.empty_spaces())
            }
            Phase::Lead(_) => self.few(asked, self.own_colours(colour).iter().map(Action::Lead)),
            Phase::Move(_) => self.few(asked, [Action::Drift, Action::Swim, Action::Hold]),
            Phase::Use(_, [one, two]) if one == two => self.few(asked, [Action::Use(one)]),
            Phase::Use(_, dice) => self.few(asked, dice.map(Action::Use)),
            Phase::Direct(_) => {
                let go = Direction::ALL.map(Action::Go);
                self.few(asked, go.into_iter().chain([Action::Stay]))
            }
            Phase::Cargo(journey, _) => Menu::Cargo(self.cargoes(journey)),
            Phase::Cling(departure, colour) => {
                Menu::Cling(self.can_cling(departure.journey, colour))
            }
            Phase::ClingersCargo(departure) => Menu::Cargo(self.clingers_cargoes(departure)),
            Phase::Second(_) => self.few(asked, [Action::Again, Action::Stop]),
            Phase::Feed(amoeba, attempt) => {
                let starve = self.may_decline(amoeba).ok().map(|()| Action::Starve);
                Menu::Feed(self.diets(amoeba), self.prey(amoeba, attempt), starve)
            }
            Phase::React(_) => self.few(asked, [Action::Defend, Action::Escape, Action::Accept]),
            Phase::Retry(attack) => Menu::Retry(self.retry_targets(attack)),
            Phase::Defect(_) => Menu::Defect(colour),
            Phase::Buy(_, bought) => self.purchases(colour, bought),
            Phase::Divide(_) => {
                let affordable = self.player(colour).bp >= self.division_price(colour);
                if !affordable {
                    return Menu::Divide(Numbers::NONE, Spaces::NONE);
                }
                Menu::Divide(self.unborn(colour), self.division_spaces(colour))
            }
            Phase::Aggress(_) => Menu::Aggress(colour),
            // Nobody is asked.
            _ => Menu::Few(ArrayVec::new()),
        }
    }

    /// Those of a few actions that the rules allow.
    #[inline]
    fn few(&self, asked: (Colour, Decision), candidates: impl IntoIterator<Item = Action>) -> Menu {
        let candidates = candidates.into_iter();
        Menu::Few(
            candidates
                .filter(|&action| self.permits(asked, action).is_ok())
                .collect(),
        )
    }

    #[inline]
    fn purchases(&self, colour: Colour, bought: Genes) -> Menu {
        let all = Gene::ALL.into_iter();
        let mut genes: Genes = all
            .filter(|&gene| self.allows_purchase(colour, bought, gene).is_ok())
            .collect();
        // U-10.3: two cards could be traded in for Armor.
        let tradable = self.tradable(colour, bought, Gene::Armor);
        let mut armors = None;
        if let (true, Some(one), Some(two)) = (
            genes.contains(Gene::Armor),
            tradable.nth(0),
            tradable.nth(1),
        ) {
            genes.remove(Gene::Armor);
            armors = Some([one, two].map(|traded| Action::Buy(Gene::Armor, Some(traded))));
        }
        Menu::Buy(genes, armors)
    }

    /// The own amoebas that could attack in phase 5, with their targets (U-12.3).
    #[inline]
    fn aggressions(&self, colour: Colour) -> impl Iterator<Item = (Amoeba, Amoebas)> {
        self.own_colours(colour).iter().flat_map(move |colour| {
            self.alive(colour).iter().map(move |number| {
                let attacker = Amoeba { colour, number };
                (attacker, self.aggression_targets(attacker))
            })
        })
    }
}

impl crate::Choices for Choices<'_> {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match &self.menu {
            Menu::Few(actions) => actions.len(),
            Menu::Put(numbers, spaces) => numbers.len() * spaces.len(),
            Menu::Divide(numbers, spaces) => numbers.len() * spaces.len() + 1,
            Menu::Cargo(handfuls) => handfuls.count(),
            Menu::Cling(numbers) => 1 << numbers.len(),
            Menu::Feed(diets, targets, starve) => {
                diets.len() + targets.len() + usize::from(starve.is_some())
            }
            Menu::Retry(targets) => targets.len() + 1,
            Menu::Defect(colour) => self.position.payments(*colour).count(),
            Menu::Buy(genes, armors) => genes.len() + armors.iter().flatten().count() + 1,
            Menu::Aggress(colour) => {
                let attackers = self.position.aggressions(*colour);
                attackers.map(|(_, targets)| targets.len()).sum::<usize>() + 1
            }
        }
    }

    #[inline]
    fn nth(&self, n: usize) -> Option<Action> {
        match &self.menu {
            Menu::Few(actions) => actions.get(n).copied(),
            Menu::Put(numbers, spaces) => {
                let (number, space) = nth_pair(*numbers, *spaces, n)?;
                Some(Action::Put(number, space))
            }
            Menu::Divide(numbers, spaces) => match nth_pair(*numbers, *spaces, n) {
                Some((number, space)) => Some(Action::Divide(number, space)),
                None => (n + 1 == self.len()).then_some(Action::Done),
            },
            Menu::Cargo(handfuls) => handfuls.nth(n).map(Action::Take),
            Menu::Cling(numbers) => (n < self.len()).then(|| Action::Cling(numbers.subset(n))),
            Menu::Feed(..) => self.meals().nth(n),
            Menu::Retry(targets) => match targets.nth(n) {
                Some(target) => Some(Action::Retry(target)),
                None => (n == targets.len()).then_some(Action::GiveUp),
            },
            Menu::Defect(colour) => self.position.payments(*colour).nth(n),
            Menu::Buy(..) => self.purchases().nth(n),
            Menu::Aggress(colour) => {
                let mut left = n;
                for (attacker, targets) in self.position.aggressions(*colour) {
                    if let Some(target) = targets.nth(left) {
                        return Some(Action::Aggress(attacker, target));
                    }
                    left -= targets.len();
                }
                (left == 0).then_some(Action::Pass)
            }
        }
    }

    fn contains(&self, action: Action) -> bool {
        self.position.check(self.seat, action).is_ok()
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = Action> {
        // Of these lists all but one are empty.
        self.listed()
            .chain(self.placements())
            .chain(self.cargoes())
            .chain(self.clingings())
            .chain(self.meals())
            .chain(self.retries())
            .chain(self.payments())
            .chain(self.purchases())
            .chain(self.aggressions())
    }
}

/// Each menu as a list; empty if it is another.
impl Choices<'_> {
    fn listed(&self) -> impl Iterator<Item = Action> {
        match &self.menu {
            Menu::Few(actions) => actions.as_slice(),
            _ => &[],
        }
        .iter()
        .copied()
    }

    fn placements(&self) -> impl Iterator<Item = Action> {
        let (numbers, spaces, place, done): (_, _, fn(u8, Space) -> Action, _) = match self.menu {
            Menu::Put(numbers, spaces) => (numbers, spaces, Action::Put, None),
            Menu::Divide(numbers, spaces) => (numbers, spaces, Action::Divide, Some(Action::Done)),
            _ => (Numbers::NONE, Spaces::NONE, Action::Put, None),
        };
        let pairs = numbers.iter().flat_map(move |number| {
            let spaces = spaces.iter();
            spaces.map(move |space| place(number, space))
        });
        pairs.chain(done)
    }

    fn cargoes(&self) -> impl Iterator<Item = Action> {
        let handfuls = match self.menu {
            Menu::Cargo(handfuls) => Some(handfuls),
            _ => None,
        };
        let cargoes = handfuls.into_iter().flat_map(Handfuls::iter);
        cargoes.map(Action::Take)
    }

    fn clingings(&self) -> impl Iterator<Item = Action> {
        let (numbers, count) = match self.menu {
            Menu::Cling(numbers) => (numbers, 1 << numbers.len()),
            _ => (Numbers::NONE, 0),
        };
        (0..count).map(move |n| Action::Cling(numbers.subset(n)))
    }

    #[inline]
    fn meals(&self) -> impl Iterator<Item = Action> {
        let menu = match &self.menu {
            Menu::Feed(diets, targets, starve) => Some((diets, *targets, *starve)),
            _ => None,
        };
        menu.into_iter().flat_map(|(diets, targets, starve)| {
            let meals = diets.iter().map(|diet| self.position.meal(diet));
            meals
                .chain(targets.iter().map(Action::Attack))
                .chain(starve)
        })
    }

    fn retries(&self) -> impl Iterator<Item = Action> {
        let (targets, give_up) = match self.menu {
            Menu::Retry(targets) => (targets, Some(Action::GiveUp)),
            _ => (Amoebas::NONE, None),
        };
        targets.iter().map(Action::Retry).chain(give_up)
    }

    fn payments(&self) -> impl Iterator<Item = Action> {
        let player = match self.menu {
            Menu::Defect(colour) => Some(colour),
            _ => None,
        };
        let payments = |colour| self.position.payments(colour);
        player.into_iter().flat_map(payments)
    }

    #[inline]
    fn purchases(&self) -> impl Iterator<Item = Action> {
        let (genes, armors, done) = match self.menu {
            Menu::Buy(genes, armors) => (genes, armors, Some(Action::Done)),
            _ => (Genes::NONE, None, None),
        };
        let genes = genes.iter().map(|gene| Action::Buy(gene, None));
        genes.chain(armors.into_iter().flatten()).chain(done)
    }

    fn aggressions(&self) -> impl Iterator<Item = Action> {
        let (player, pass) = match self.menu {
            Menu::Aggress(colour) => (Some(colour), Some(Action::Pass)),
            _ => (None, None),
        };
        let attackers = player
            .into_iter()
            .flat_map(|colour| self.position.aggressions(colour));
        let attacks = attackers.flat_map(|(attacker, targets)| {
            let targets = targets.iter();
            targets.map(move |target| Action::Aggress(attacker, target))
        });
        attacks.chain(pass)
    }
}

/// The pair with this number, the second changing fastest.
#[inline]
fn nth_pair(numbers: Numbers, spaces: Spaces, n: usize) -> Option<(u8, Space)> {
    let number = numbers.nth(n.checked_div(spaces.len())?)?;
    Some((number, spaces.nth(n % spaces.len())?))
}
