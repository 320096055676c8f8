//! A tribe: the amoebas of a colour, and where they find food (U-8.5).

use urzeit_rules::ursuppe::{
    Amoeba, Colour, Colours, Cubes, Direction, Gene, Genes, Space, Spaces, Ursuppe,
};

/// How sure a meal is that must be caught: the prey may react, and it costs 1 BP.
const PREY: f32 = 0.6;

/// The amoebas of a colour as they look for food.
pub(super) struct Tribe<'a> {
    pub(super) position: &'a Ursuppe,
    pub(super) colour: Colour,
    pub(super) genes: Genes,
    pub(super) bp: u16,
    /// With so much damage they die.
    pub(super) deadly: u8,
    /// Where they find a diet.
    meals: Spaces,
    foreign: Colours,
    /// How many cubes may be missing from a diet everywhere (Frugality).
    frugal: u8,
    /// Where one more may be missing (Parasitism).
    hosts: Spaces,
    /// Where somebody can be attacked (Struggle for Survival).
    prey: Spaces,
}

impl<'a> Tribe<'a> {
    pub(super) fn of(position: &'a Ursuppe, colour: Colour) -> Tribe<'a> {
        let player = position.player(colour);
        let genes = player.genes;
        let foreign = position.colours().without(Colours::one(colour));
        let mut tribe = Tribe {
            position,
            colour,
            genes,
            bp: player.bp,
            deadly: position.deadly_damage(colour),
            meals: Spaces::NONE,
            foreign,
            frugal: u8::from(genes.contains(Gene::Frugality)),
            hosts: Spaces::NONE,
            prey: Spaces::NONE,
        };
        let parasite = genes.contains(Gene::Parasitism);
        let hunter = is_hunter(position, colour);
        if parasite || hunter {
            for other in foreign.iter().filter(|&c| !position.is_own(c, colour)) {
                let homes = position.homes(other);
                if parasite && position.player(other).bp > 0 {
                    tribe.hosts = tribe.hosts.and(homes);
                }
                if hunter && !position.has(other, Gene::Armor) {
                    tribe.prey = tribe.prey.and(homes);
                }
            }
        }
        for space in Space::ALL {
            if tribe.eats_of(position.cubes(space), space) {
                tribe.meals.insert(space);
            }
        }
        tribe
    }

    pub(super) fn has(&self, gene: Gene) -> bool {
        self.genes.contains(gene)
    }

    /// Can it take a second step (U-10.5)?
    fn is_fast(&self) -> bool {
        self.has(Gene::Speed) || self.has(Gene::Persistence)
    }

    pub(super) fn can_swim(&self) -> bool {
        self.bp >= self.position.cost_of_move(self.colour)
    }

    /// How often an amoeba can still starve: with 1 it dies the next time, with 0 it is
    /// dying. At most 3.
    pub(super) fn lives(&self, number: u8) -> usize {
        let colour = self.colour;
        let life = self.position.life(Amoeba { colour, number });
        let damage = life.map_or(self.deadly, |life| life.damage);
        usize::from(self.deadly.saturating_sub(damage))
    }

    /// Does it find a diet there?
    #[inline]
    pub(super) fn eats(&self, space: Space) -> bool {
        self.meals.contains(space)
    }

    /// Would it find a diet there among these cubes?
    #[inline]
    pub(super) fn eats_of(&self, cubes: Cubes, space: Space) -> bool {
        let allowance = self.frugal + u8::from(self.hosts.contains(space));
        self.missing(cubes) <= allowance
    }

    /// Is there no diet, but prey?
    pub(super) fn hunts(&self, space: Space) -> bool {
        self.prey.contains(space) && !self.eats(space)
    }

    /// How many cubes are missing from the nearest diet without genes that spare some.
    #[inline]
    fn missing(&self, cubes: Cubes) -> u8 {
        let base = self.missing_base(cubes);
        if base > 0 && self.has(Gene::Substitution) {
            return base.min(self.missing_substitute(cubes));
        }
        base
    }

    #[inline]
    fn missing_base(&self, cubes: Cubes) -> u8 {
        let mut foreign = self.foreign.iter().map(|colour| cubes[colour]);
        if self.foreign.len() == 2 {
            let (a, b) = (foreign.next().unwrap_or(0), foreign.next().unwrap_or(0));
            let (more, fewer) = (a.max(b), a.min(b));
            return missing(2, more) + missing(1, fewer);
        }
        let colours = foreign.filter(|&count| count > 0).count();
        self.foreign.len().min(4).saturating_sub(colours) as u8
    }

    fn missing_substitute(&self, cubes: Cubes) -> u8 {
        let [a, b, c] = self.most(cubes);
        match self.foreign.len() {
            2 => missing(4, a),
            3 => (missing(3, a) + missing(1, b)).min(missing(2, a) + missing(2, b)),
            _ => missing(1, c) + (missing(3, a) + missing(1, b)).min(missing(2, a) + missing(2, b)),
        }
    }

    /// The counts of the three foreign colours of which there is most.
    fn most(&self, cubes: Cubes) -> [u8; 3] {
        let mut most = [0; 3];
        for colour in self.foreign.iter() {
            let mut count = cubes[colour];
            for place in &mut most {
                if count > *place {
                    std::mem::swap(place, &mut count);
                }
            }
        }
        most
    }

    /// How many amoebas of this colour these cubes could feed, one after the other.
    pub(super) fn meals(&self, cubes: Cubes) -> f32 {
        let total: u8 = self.foreign.iter().map(|colour| cubes[colour]).sum();
        let [a, b, c] = self.most(cubes);
        f32::from(match self.foreign.len() {
            2 => b.min((a + b) / 3),
            3 => c,
            _ => c.min(total / 4),
        })
    }

    /// The cubes that an amoeba with Tentacle takes along from a heap to a space: foreign
    /// ones, first those that are fewest there.
    pub(super) fn cargo(&self, heap: Cubes, there: Cubes, most: u8) -> Cubes {
        let mut cargo = Cubes::NONE;
        for _ in 0..most {
            let left = self.foreign.iter().filter(|&c| heap[c] > cargo[c]);
            let Some(colour) = left.min_by_key(|&c| there[c] + cargo[c]) else {
                break;
            };
            cargo = cargo.and_one(colour);
        }
        cargo
    }

    /// How sure an amoeba that goes from one space to another is of a meal.
    #[inline]
    pub(super) fn fed(&self, from: Space, to: Space) -> f32 {
        if self.eats(to) {
            return 1.0;
        }
        if from != to && self.has(Gene::Tentacle) {
            let there = self.position.cubes(to);
            let cargo = self.cargo(
                self.position.cubes(from),
                there,
                self.position.scale().cargo,
            );
            if self.eats_of(there.plus(cargo), to) {
                return 1.0;
            }
        }
        if self.prey.contains(to) { PREY } else { 0.0 }
    }

    /// How sure an amoeba is of a meal if it moves (U-8.2, U-8.3).
    pub(super) fn fed_by_swimming(&self, from: Space) -> f32 {
        self.step(from, |to| self.fed_after_step(from, to))
    }

    /// How sure it is of a meal after the first step: a fast one may go on.
    pub(super) fn fed_after_step(&self, from: Space, to: Space) -> f32 {
        let here = self.fed(from, to);
        if here < 1.0 && self.is_fast() {
            here.max(self.fed_by_step(to))
        } else {
            here
        }
    }

    /// How sure it is of a meal after one more step.
    pub(super) fn fed_by_step(&self, from: Space) -> f32 {
        self.step(from, |to| self.fed(from, to))
    }

    /// What one step is worth, if its owner chooses well (U-8.3).
    pub(super) fn step(&self, from: Space, worth: impl Fn(Space) -> f32) -> f32 {
        let stay = worth(from);
        let go = Direction::ALL.map(|to| from.neighbour(to).map_or(stay, &worth));
        let best = go.iter().copied().fold(0.0, f32::max);
        if self.has(Gene::Movement2) {
            return best.max(stay);
        }
        let mut faces = [go[0], go[1], go[2], go[3], stay, best];
        if !self.has(Gene::Movement1) {
            return faces.iter().sum::<f32>() / 6.0;
        }
        // Of 36 throws of two dice the n-th worst face is the better one in 2n - 1.
        faces.sort_unstable_by(f32::total_cmp);
        let ways = faces.iter().zip([1.0, 3.0, 5.0, 7.0, 9.0, 11.0]);
        ways.map(|(face, ways)| face * ways).sum::<f32>() / 36.0
    }

    /// Where the drift takes an amoeba.
    pub(super) fn drift(&self, from: Space) -> Space {
        let drift = self.position.direction_of_drift();
        drift.and_then(|to| from.neighbour(to)).unwrap_or(from)
    }

    /// How sure an amoeba is of a meal in a turn that it begins there.
    pub(super) fn fed_in_turn(&self, from: Space) -> f32 {
        let mut fed = self.fed(from, self.drift(from));
        if self.has(Gene::Holding) {
            fed = fed.max(self.fed(from, from));
        }
        if fed < 1.0 && self.can_swim() {
            fed = fed.max(self.fed_by_swimming(from));
        }
        fed
    }

    /// Where others hunt, whom nothing keeps from it.
    pub(super) fn hunters(&self) -> Spaces {
        if self.has(Gene::Armor) {
            return Spaces::NONE;
        }
        let others = self.foreign.iter().filter(|&other| {
            is_hunter(self.position, other) && !self.position.is_own(other, self.colour)
        });
        others.fold(Spaces::NONE, |all, other| {
            all.and(self.position.homes(other))
        })
    }
}

/// How many amoebas of a colour can still starve so often, for 0 to 3 times: those that can
/// not at all are dying.
#[inline]
pub(super) fn lives(position: &Ursuppe, colour: Colour) -> [u8; 4] {
    let deadly = position.deadly_damage(colour);
    let mut lives = [0; 4];
    for number in position.alive(colour).iter() {
        if let Some(life) = position.life(Amoeba { colour, number }) {
            lives[usize::from(deadly.saturating_sub(life.damage))] += 1;
        }
    }
    lives
}

/// How many amoebas of a colour are left when those that are dying are dead.
#[inline]
pub(super) fn survivors(position: &Ursuppe, colour: Colour) -> usize {
    let [_, one, two, three] = lives(position, colour);
    usize::from(one + two + three)
}

/// Has this player Struggle for Survival, or what includes it, and the BP for an attack?
pub(super) fn is_hunter(position: &Ursuppe, colour: Colour) -> bool {
    let genes = position.player(colour).genes;
    (genes.contains(Gene::StruggleForSurvival) || genes.contains(Gene::Aggression))
        && position.player(colour).bp > 0
}

fn missing(wanted: u8, there: u8) -> u8 {
    wanted.saturating_sub(there)
}
