//! How likely a hex falls when it is attacked until the turn or the attackers are used up
//! (L-7.2).

use urzeit_rules::lords::Ground;

/// The most attackers or defenders; more count as this many.
const MOST: usize = 9;

/// By ground, attackers and defenders.
type Table = [[[f32; MOST + 1]; MOST + 1]; 2];

const TABLES: [Table; 2] = tables();
static FALLS: Table = TABLES[0];
static ENTERED: Table = TABLES[1];

/// How likely so many attackers empty a hex of so many defenders in one turn.
#[inline]
pub(super) fn falls(ground: Ground, attackers: u16, defenders: u16) -> f32 {
    look_up(&FALLS, ground, attackers, defenders)
}

/// How likely they empty it with dice that let them go on, and two are left: on like ground
/// they enter it then.
#[inline]
pub(super) fn entered(ground: Ground, attackers: u16, defenders: u16) -> f32 {
    look_up(&ENTERED, ground, attackers, defenders)
}

#[inline]
fn look_up(table: &Table, ground: Ground, attackers: u16, defenders: u16) -> f32 {
    table[ground as usize][usize::from(attackers).min(MOST)][usize::from(defenders).min(MOST)]
}

const fn tables() -> [Table; 2] {
    let mut falls = [[[0.0; MOST + 1]; MOST + 1]; 2];
    let mut entered = [[[0.0; MOST + 1]; MOST + 1]; 2];
    let mut ground = 0;
    while ground < 2 {
        let rolls = rolls([6, 8][ground]);
        let mut defenders = 1;
        while defenders <= MOST {
            let mut attackers = 2;
            while attackers <= MOST {
                let (mut fall, mut enter) = (0.0, 0.0);
                let mut ends_here = 1.0;
                let mut kind = 0;
                while kind < 8 {
                    let (chance, lost) = (rolls[kind], kind & 1);
                    let (hit, doubles) = (kind >> 1 & 1, kind >> 2 == 1);
                    if defenders == hit {
                        fall += chance;
                        if !doubles && attackers - lost >= 2 {
                            enter += chance;
                        }
                    } else if !doubles {
                        // What nobody lost is tried again: a geometric series.
                        if lost + hit == 0 {
                            ends_here -= chance;
                        } else {
                            fall += chance * falls[ground][attackers - lost][defenders - hit];
                            enter += chance * entered[ground][attackers - lost][defenders - hit];
                        }
                    }
                    kind += 1;
                }
                falls[ground][attackers][defenders] = fall / ends_here;
                entered[ground][attackers][defenders] = enter / ends_here;
                attackers += 1;
            }
            defenders += 1;
        }
        ground += 1;
    }
    [falls, entered]
}

/// How likely each kind of roll is: bit 0 the attacker loses one, bit 1 the defender, bit 2
/// doubles.
const fn rolls(needed: usize) -> [f32; 8] {
    let mut rolls = [0.0; 8];
    let mut roll = 0;
    while roll < 216 {
        let (one, two, defender) = (roll / 36 + 1, roll / 6 % 6 + 1, roll % 6 + 1);
        let lost = (defender > one && defender > two) as usize;
        let hit = (one + two >= needed) as usize;
        let doubles = (one == two) as usize;
        rolls[lost | hit << 1 | doubles << 2] += 1.0 / 216.0;
        roll += 1;
    }
    rolls
}
