//! What somebody is about to choose, and what a click means.

use leptos::prelude::*;
use urzeit_rules::{
    Ursuppe,
    ursuppe::{Action, Amoeba, Colour, Cubes, Direction, Genes, Numbers, Phase, Space, Who},
};

use crate::{session::Session, shown::Shown};

/// The game, and what somebody is about to choose.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub(super) shown: Shown<Ursuppe>,
    /// The number of the amoeba to be placed.
    pub(super) number: RwSignal<Option<u8>>,
    /// The cubes to eat or to take along.
    pub(super) handful: RwSignal<Cubes>,
    /// The player who pays for the meal (Parasitism).
    pub(super) host: RwSignal<Option<Who>>,
    /// The amoebas that shall cling.
    pub(super) clingers: RwSignal<Numbers>,
    /// The genes to give up.
    pub(super) genes: RwSignal<Genes>,
    /// The amoeba that somebody looks at.
    pub(super) looked_at: RwSignal<Option<Amoeba>>,
    /// Where a choice that somebody points at leads.
    pub(super) pointed_at: RwSignal<Option<Space>>,
    /// Does somebody who may buy genes look at the board instead of the cards?
    pub(super) looks_at_board: RwSignal<bool>,
}

/// What is kept of it while another board is shown.
#[derive(Clone, Copy)]
struct Mind {
    number: Option<u8>,
    handful: Cubes,
    host: Option<Who>,
    clingers: Numbers,
    genes: Genes,
}

impl Held {
    pub(super) fn new(session: Session) -> Held {
        let held = Held {
            shown: Shown::new(session),
            number: RwSignal::new(None),
            handful: RwSignal::new(Cubes::NONE),
            host: RwSignal::new(None),
            clingers: RwSignal::new(Numbers::NONE),
            genes: RwSignal::new(Genes::NONE),
            looked_at: RwSignal::new(None),
            pointed_at: RwSignal::new(None),
            looks_at_board: RwSignal::new(false),
        };
        // Every question begins with empty hands.
        Effect::new(move |before: Option<()>| {
            let numbers = held.shown.legal.with(|legal| placeable(legal));
            let empty = Mind {
                number: numbers.first(),
                handful: Cubes::NONE,
                host: None,
                clingers: Numbers::NONE,
                genes: Genes::NONE,
            };
            let is_first = before.is_none();
            let recalled = is_first.then(|| session.recall::<Mind>()).flatten();
            held.take(recalled.unwrap_or(empty));
            held.pointed_at.set(None);
        });
        // Everybody who may buy sees the cards first.
        let buyer = Memo::new(move |_| held.buyer());
        Effect::new(move |_| {
            buyer.track();
            held.looks_at_board.set(false);
        });
        session.keep_in_mind(move || held.mind());
        held
    }

    fn take(self, mind: Mind) {
        self.number.set(mind.number);
        self.handful.set(mind.handful);
        self.host.set(mind.host);
        self.clingers.set(mind.clingers);
        self.genes.set(mind.genes);
    }

    fn mind(self) -> Option<Mind> {
        Some(Mind {
            number: self.number.try_get_untracked()?,
            handful: self.handful.try_get_untracked()?,
            host: self.host.try_get_untracked()?,
            clingers: self.clingers.try_get_untracked()?,
            genes: self.genes.try_get_untracked()?,
        })
    }

    pub(super) fn is_legal(self, action: Action) -> bool {
        self.shown.legal.with(|legal| legal.contains(&action))
    }

    /// Is whoever is here asked something?
    pub(super) fn is_asked(self) -> bool {
        self.shown.legal.with(|legal| !legal.is_empty())
    }

    /// The player who is here and may buy genes.
    fn buyer(self) -> Option<Colour> {
        let phase = self.shown.position.with(Ursuppe::phase);
        match phase {
            Phase::Buy(colour, _) if self.is_asked() => Some(colour),
            _ => None,
        }
    }

    /// May whoever is here buy genes?
    pub(super) fn is_buying(self) -> bool {
        self.buyer().is_some()
    }

    /// Do the cards of the genes stand in the place of the board?
    pub(super) fn is_market_open(self) -> bool {
        self.is_buying() && !self.looks_at_board.get()
    }

    /// What a click on a space means now.
    pub(super) fn action_on(self, space: Space) -> Option<Action> {
        let number = self.number.get();
        self.shown.position.with(|position| {
            let unborn = |colour: Colour| number.or(position.unborn(colour).first());
            match position.phase() {
                Phase::PutFirst(colour) | Phase::PutSecond(colour) => {
                    Some(Action::Put(unborn(colour)?, space))
                }
                Phase::Divide(colour) => Some(Action::Divide(unborn(colour)?, space)),
                Phase::Move(amoeba) if drifts_to(position, amoeba) == Some(space) => {
                    Some(Action::Drift)
                }
                Phase::Direct(journey) => {
                    let here = position.life(journey.amoeba)?.space;
                    let mut directions = Direction::ALL.into_iter();
                    let leads = |way: &Direction| here.neighbour(*way) == Some(space);
                    match directions.find(leads) {
                        Some(way) => Some(Action::Go(way)),
                        None => (here == space).then_some(Action::Stay),
                    }
                }
                _ => None,
            }
        })
    }

    /// What a click on an amoeba means now, if not the same as on its space.
    pub(super) fn action_against(self, target: Amoeba) -> Option<Action> {
        let position = self.shown.position;
        match position.with(Ursuppe::phase) {
            Phase::Feed(feeding, _) if feeding != target => {
                let stands = |amoeba| position.with(|p| p.life(amoeba).map(|life| life.space));
                (stands(feeding) == stands(target)).then_some(Action::Attack(target))
            }
            Phase::Retry(attack) if attack.attacker != target => Some(Action::Retry(target)),
            Phase::Aggress(_) => self.shown.legal.with(|legal| {
                let is_attack =
                    |action: &&Action| matches!(action, Action::Aggress(_, on) if *on == target);
                legal.iter().find(is_attack).copied()
            }),
            _ => None,
        }
    }

    /// Can this amoeba cling now?
    pub(super) fn can_cling(self, amoeba: Amoeba) -> bool {
        let asked = self.shown.position.with(|position| match position.phase() {
            Phase::Cling(_, colour) => colour == amoeba.colour,
            _ => false,
        });
        asked && self.is_legal(Action::Cling(Numbers::one(amoeba.number)))
    }

    /// Lets an amoeba cling, or not.
    pub(super) fn toggle_clinger(self, number: u8) {
        self.clingers.update(|clingers| {
            if clingers.contains(number) {
                clingers.remove(number);
            } else {
                clingers.insert(number);
            }
        });
    }

    /// The handfuls that may be taken or eaten now, with the host that is chosen.
    pub(super) fn handfuls(self) -> Vec<Cubes> {
        let host = self.host.get();
        self.shown.legal.with(|legal| {
            let handfuls = legal.iter().filter_map(|action| match action {
                Action::Take(cubes) => Some(*cubes),
                Action::Eat(cubes, with) if *with == host => Some(*cubes),
                _ => None,
            });
            handfuls.collect()
        })
    }

    /// To take these cubes along, or to eat them with the host that is chosen.
    pub(super) fn taking(self, cubes: Cubes) -> Action {
        match self.shown.position.with(Ursuppe::phase) {
            Phase::Feed(..) => Action::Eat(cubes, self.host.get()),
            _ => Action::Take(cubes),
        }
    }

    /// Can the handful become this, and be completed from there?
    pub(super) fn leads_to_a_handful(self, wanted: Cubes) -> bool {
        let mut handfuls = self.handfuls().into_iter();
        handfuls.any(|handful| wanted.exceeds(handful).is_none())
    }

    /// Where cubes are chosen now.
    pub(super) fn table_is_laid_on(self) -> Option<Space> {
        let amoeba = self
            .shown
            .position
            .with(|position| match position.phase() {
                Phase::Feed(amoeba, _) => Some(amoeba),
                Phase::Cargo(journey, _) => Some(journey.amoeba),
                Phase::ClingersCargo(departure) => Some(departure.journey.amoeba),
                _ => None,
            })?;
        if !self.is_asked() {
            return None;
        }
        let position = self.shown.position;
        position.with(|position| position.life(amoeba).map(|life| life.space))
    }

    /// One more cube of this colour; from the start when there can be no more.
    pub(super) fn pick(self, colour: Colour) {
        let handful = self.handful.get();
        let more = handful.and_one(colour);
        self.handful.set(if self.leads_to_a_handful(more) {
            more
        } else {
            let mut fewer = handful;
            fewer[colour] = 0;
            fewer
        });
    }
}

/// Where an amoeba would drift; where it is, if nothing or an obstacle keeps it there.
pub(super) fn drifts_to(position: &Ursuppe, amoeba: Amoeba) -> Option<Space> {
    let here = position.life(amoeba)?.space;
    let there = position
        .direction_of_drift()
        .and_then(|direction| here.neighbour(direction));
    Some(there.unwrap_or(here))
}

/// The numbers of the amoebas that may be placed.
pub(super) fn placeable(legal: &[Action]) -> Numbers {
    let numbers = legal.iter().filter_map(|action| match action {
        Action::Put(number, _) | Action::Divide(number, _) => Some(*number),
        _ => None,
    });
    numbers.collect()
}
