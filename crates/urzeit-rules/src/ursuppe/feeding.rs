//! FEED: diets, eating, starving (U-8.5).

use super::{
    action::{Action, Who},
    amoeba::{Amoeba, Amoebas, Colour, Colours},
    cubes::{Cubes, Handfuls},
    genes::{Gene, Genes},
    legal::Illegal,
    phase::{Attempt, Phase},
    position::Ursuppe,
    soup::Space,
};

/// The diets of an amoeba where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diets {
    /// The cubes on its space.
    cubes: Cubes,
    foreign: Colours,
    genes: Genes,
    /// The players of whom one can be the host (Parasitism).
    hosts: Colours,
}

/// How many cubes in how many colours.
#[derive(Clone, Copy)]
struct Kind {
    total: u8,
    colours: usize,
    /// The most of one colour.
    most: u8,
}

impl Diets {
    /// The diet without genes.
    #[inline]
    fn base(&self) -> Kind {
        match self.foreign.len() {
            // Two of one foreign colour and one of the other.
            ..=2 => kind(3, 2, 2),
            // One of each foreign colour.
            3 => kind(3, 3, 1),
            // U-19: four different foreign colours.
            _ => kind(4, 4, 1),
        }
    }

    /// The other diet that Substitution allows.
    #[inline]
    fn substitute(&self) -> Kind {
        match self.foreign.len() {
            ..=2 => kind(4, 1, 4),
            3 => kind(4, 2, 3),
            // U-19
            _ => kind(5, 3, 3),
        }
    }

    /// The largest diets: base, and with Substitution.
    #[inline]
    fn is_full(&self, diet: Cubes) -> bool {
        self.base().fits(diet)
            || self.genes.contains(Gene::Substitution) && self.substitute().fits(diet)
    }

    /// The diets without host: with Frugality one cube may be left out.
    #[inline]
    fn is_hostless(&self, diet: Cubes) -> bool {
        self.is_full(diet)
            || self.genes.contains(Gene::Frugality)
                && self.one_more(diet).any(|more| self.is_full(more))
    }

    /// The diets with host: with Parasitism one (further) cube is left out.
    #[inline]
    fn is_parasitic(&self, diet: Cubes) -> bool {
        self.one_more(diet).any(|more| self.is_hostless(more))
    }

    #[inline]
    fn one_more(&self, diet: Cubes) -> impl Iterator<Item = Cubes> {
        let foreign = self.foreign.iter();
        foreign.map(move |colour| diet.and_one(colour))
    }

    /// Is a base diet available?
    #[must_use]
    #[inline]
    pub fn has_base(&self) -> bool {
        let base = self.base();
        let food = self.cubes.at_most(base.most, self.foreign);
        food.total() >= u16::from(base.total) && food.colours() >= base.colours
    }

    /// All that could be eaten, diet or not: no diet has more.
    #[inline]
    fn candidates(&self) -> Handfuls {
        let largest = if self.genes.contains(Gene::Substitution) {
            self.substitute()
        } else {
            self.base()
        };
        Handfuls {
            heap: self.cubes.at_most(largest.most, self.foreign),
            most: largest.total,
        }
    }

    /// The available diets without host.
    #[inline]
    fn hostless(&self) -> impl Iterator<Item = Cubes> {
        let choosy = !self.genes.contains(Gene::Substitution)
            && !self.genes.contains(Gene::Frugality)
            && !self.has_base();
        // Most hungry amoebas have no such gene: nothing needs to be looked through.
        let candidates = (!choosy).then(|| self.candidates().iter());
        candidates
            .into_iter()
            .flatten()
            .filter(|&diet| self.is_hostless(diet))
    }

    /// The available diets with a host, for each of whom they are the same.
    #[inline]
    fn parasitic(&self) -> impl Iterator<Item = Cubes> {
        let candidates = (!self.hosts.is_empty()).then(|| self.candidates().iter());
        candidates
            .into_iter()
            .flatten()
            .filter(|&diet| self.is_parasitic(diet))
    }

    /// How many diets are available; each host makes its own.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.hostless().count() + self.hosts.len() * self.parasitic().count()
    }

    /// Is no diet available?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All available diets, those without host first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Cubes, Option<Colour>)> {
        let hosts = self.hosts.iter();
        let with_host = hosts.flat_map(|host| self.parasitic().map(move |d| (d, Some(host))));
        self.hostless().map(|diet| (diet, None)).chain(with_host)
    }
}

const fn kind(total: u8, colours: usize, most: u8) -> Kind {
    Kind {
        total,
        colours,
        most,
    }
}

impl Kind {
    #[inline]
    fn fits(self, diet: Cubes) -> bool {
        diet.total() == u16::from(self.total) && diet.colours() == self.colours
    }
}

impl Ursuppe {
    /// FEED begins, or is run once more after a failed attack (U-8.6).
    #[inline]
    pub(super) fn feed(&mut self, amoeba: Amoeba, attempt: Attempt) {
        if self.seat_of(amoeba.colour).is_none() {
            return self.feed_dummy(amoeba);
        }
        self.phase = Phase::Feed(amoeba, attempt);
    }

    /// EAT: cubes go to supply, then up to two of the eater's colour come from it.
    #[inline]
    pub(super) fn eat(&mut self, amoeba: Amoeba, diet: Cubes, host: Option<Colour>) {
        const EXCRETED: u8 = 2;
        let space = self.place(amoeba);
        self.soup[space.index()] = self.soup[space.index()].minus(diet);
        self.supply = self.supply.plus(diet);
        self.supply_cubes(space, amoeba.colour, EXCRETED);
        if let Some(host) = host {
            self.pay(host, 1);
        }
        self.end_turn(amoeba);
    }

    /// STARVE.
    #[inline]
    pub(super) fn starve(&mut self, amoeba: Amoeba) {
        if let Some(life) = self.life_mut(amoeba) {
            life.damage += 1;
        }
        self.end_turn(amoeba);
    }

    /// The diets of an amoeba where it stands.
    #[must_use]
    #[inline]
    pub fn diets(&self, amoeba: Amoeba) -> Diets {
        self.diets_on(amoeba.colour, self.place(amoeba))
    }

    /// The diets that an amoeba of this colour would have on a space.
    #[must_use]
    #[inline]
    pub fn diets_on(&self, colour: Colour, space: Space) -> Diets {
        let genes = self.player(colour).genes;
        let parasite = genes.contains(Gene::Parasitism);
        Diets {
            cubes: self.cubes(space),
            foreign: self.colours().without(Colours::one(colour)),
            genes,
            hosts: if parasite {
                self.hosts(colour, space)
            } else {
                Colours::NONE
            },
        }
    }

    /// The players with at least 1 BP who have an amoeba there that is foreign to this one.
    fn hosts(&self, parasite: Colour, space: Space) -> Colours {
        let there = self.colours().iter();
        there
            .filter(|&host| !self.alive_on(host, space).is_empty())
            .filter(|&host| !self.is_own(host, parasite) && self.player(host).bp >= 1)
            .map(|host| self.owner(host))
            .collect()
    }

    /// H12: an amoeba that finds its base diet eats.
    #[inline]
    pub(super) fn must_eat(&self, amoeba: Amoeba) -> bool {
        self.diets(amoeba).has_base()
    }

    /// The amoebas that an amoeba that feeds may attack (U-8.5, U-8.6).
    #[inline]
    pub(super) fn prey(&self, amoeba: Amoeba, attempt: Attempt) -> Amoebas {
        match self.may_attack(amoeba, attempt) {
            Ok(()) => self.targets(amoeba),
            Err(_) => Amoebas::NONE,
        }
    }

    /// Why an amoeba that feeds cannot attack, whomever (U-8.5).
    pub(super) fn may_attack(&self, amoeba: Amoeba, attempt: Attempt) -> Result<(), Illegal> {
        let colour = amoeba.colour;
        // U-10.5: Aggression includes Struggle for Survival.
        if !self.has(colour, Gene::Aggression) {
            self.needs(colour, Gene::StruggleForSurvival)?;
        }
        self.may_decline(amoeba)?;
        match attempt {
            Attempt::Unused => self.can_pay(colour, 1),
            // Persistence: a second try needs no BP.
            Attempt::SecondTry => Ok(()),
            Attempt::Spent => Err(Illegal::AttemptSpent),
        }
    }

    /// Why an amoeba may not do without eating (H12).
    pub(super) fn may_decline(&self, amoeba: Amoeba) -> Result<(), Illegal> {
        if self.must_eat(amoeba) {
            return Err(Illegal::MustEat);
        }
        Ok(())
    }

    /// Why an amoeba cannot eat that.
    pub(super) fn allows_diet(
        &self,
        amoeba: Amoeba,
        diet: Cubes,
        host: Option<Who>,
    ) -> Result<(), Illegal> {
        let diets = self.diets(amoeba);
        if let Some(colour) = diet.exceeds(diets.cubes) {
            return Err(Illegal::FoodNotThere { colour });
        }
        let all_foreign = diet == diet.at_most(u8::MAX, diets.foreign);
        let is_diet = match host {
            None => diets.is_hostless(diet),
            Some(host) => {
                self.needs(amoeba.colour, Gene::Parasitism)?;
                let known = self.named(host).filter(|&host| diets.hosts.contains(host));
                known.ok_or(Illegal::NoHost { host })?;
                diets.is_parasitic(diet)
            }
        };
        if all_foreign && is_diet {
            Ok(())
        } else {
            Err(Illegal::NoDiet)
        }
    }

    /// An available diet as an action.
    #[inline]
    pub(super) fn meal(&self, (diet, host): (Cubes, Option<Colour>)) -> Action {
        Action::Eat(diet, host.map(|host| self.name(host)))
    }
}
