//! What comes to mind before the first round, and when a player of two colours leads
//! (U-6.4 to U-6.6, U-18.2).

use urzeit_rules::ursuppe::{Action, Amoeba, Space, soup::SPACES};

use super::{Thoughts, slots::slot_blocks};

slot_blocks! {
    from 0;
    /// Start spaces: with three colours, with four, with more.
    START[18] = [
        -4.8, 0.6, 4.6, 0.4, 0.4, 0.4,
        -5.4, -1.2, 2.9, 4.8, 0.6, 0.6,
        -6.2, -3.1, -1.0, 2.5, 3.9, 6.9,
    ];
    /// Each space of the soup.
    PUT[SPACES] = [
        0.2, 0.3, -0.2, 1.1, 0.0, 0.8, 1.8,
        -1.6, -0.1, 0.9, -0.3, -1.1, -1.5, -0.1,
        0.5, 1.4, 0.0, 0.6, -0.1,
    ];
    /// Ways to go on from there.
    PUT_EXITS[1] = [6.3];
    /// The drift would leave it where it is.
    PUT_SHELTERED[1] = [-1.5];
    /// Others next to it.
    PUT_NEAR[1] = [-1.9];
    /// Others who come to where the drift takes it.
    PUT_MEETS[1] = [-2.8];
    /// One of its tribe next to it.
    PUT_KIN[1] = [-3.6];
    /// Of two colours, one with more amoebas, and one with more that would die of hunger.
    LEAD[2] = [2.3, -0.3];
}

impl Thoughts<'_, '_, '_> {
    /// D-START.
    pub(super) fn on_start(&mut self, spaces: impl Iterator<Item = Action>) {
        let colours = self.tribe.position.colours().len();
        let first = START + 6 * (colours.clamp(3, 5) - 3);
        for action in spaces {
            self.push(action);
            if let Action::Ladder(space) = action {
                self.note(first + usize::from(space.clamp(1, 6)) - 1, 1.0);
            }
        }
    }

    /// D-SETPLACE: where; by numbers the first amoebas come first, as they have damage.
    pub(super) fn on_put(&mut self) {
        let position = self.tribe.position;
        let Some(number) = position.unborn(self.tribe.colour).first() else {
            return;
        };
        for space in Space::ALL {
            if position.amoebas_on(space).is_empty() {
                self.push(Action::Put(number, space));
                self.note_put(space);
            }
        }
    }

    fn note_put(&mut self, space: Space) {
        let tribe = self.tribe;
        let position = tribe.position;
        let to = tribe.drift(space);
        self.note(PUT + space.index(), 1.0);
        self.note(PUT_EXITS, to.neighbours().len() as f32 / 4.0);
        if to == space {
            self.note(PUT_SHELTERED, 1.0);
        }
        let (mut near, mut meets, mut kin) = (0.0, 0.0, 0.0);
        for colour in position.colours().iter() {
            for home in position.homes(colour).iter() {
                let is_near = space.neighbours().contains(home);
                let is_kin = colour == tribe.colour;
                kin += f32::from(u8::from(is_near && is_kin));
                near += f32::from(u8::from(is_near && !is_kin));
                meets += f32::from(u8::from(tribe.drift(home) == to));
            }
        }
        self.note(PUT_NEAR, near / 2.0);
        self.note(PUT_MEETS, meets / 2.0);
        self.note(PUT_KIN, kin);
    }

    /// D-LEAD.
    pub(super) fn on_lead(&mut self, colours: impl Iterator<Item = Action>) {
        let position = self.tribe.position;
        for action in colours {
            self.push(action);
            let Action::Lead(colour) = action else {
                continue;
            };
            let alive = position.alive(colour);
            let weak = alive.iter().filter(|&number| {
                let amoeba = Amoeba { colour, number };
                let damage = position.life(amoeba).map_or(0, |life| life.damage);
                damage + 1 == self.tribe.deadly
            });
            self.note(LEAD + 1, weak.count() as f32 / 4.0);
            self.note(LEAD, alive.len() as f32 / 4.0);
        }
    }
}
