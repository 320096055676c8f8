//! Positions in which one action must come to mind first.

use urzeit_players::{Ideas, Mind};
use urzeit_rules::{Game, Turn, Ursuppe, ursuppe::Action};

/// What comes to mind first in a position, before anything was learned.
fn first_thought(position: &Ursuppe) -> Action {
    let Turn::Player(seat) = position.turn() else {
        panic!("nobody is asked in {position}");
    };
    let instinct = Ursuppe::instinct();
    let mut ideas = Ideas::weighed_by(&instinct);
    position.consider(seat, &mut ideas);
    let pairs = ideas.actions().iter().zip(ideas.urges());
    *pairs.max_by(|(_, a), (_, b)| a.total_cmp(b)).unwrap().0
}

/// Three players; markers at 20, 21 and 22; no food but what is named.
struct Scene {
    round: u8,
    card: &'static str,
    deck: &'static str,
    /// `B3:r2y1 C4:g3`
    soup: &'static str,
    /// Red's BP, genes and amoebas.
    red: &'static str,
    phase: &'static str,
}

const SCENE: Scene = Scene {
    round: 5,
    card: "e8",
    deck: "w6,w9,w12,e10,n9,s10",
    soup: "",
    red: "4:-:1B2",
    phase: "move red1",
};

/// The deck once this round's card is turned up.
const LATER: &str = "w6,w9,w12,n9,s10";

impl Scene {
    fn position(&self) -> Ursuppe {
        let rows = [
            "B1",
            "A2 B2 C2 D2 E2",
            "A3 B3 D3 E3",
            "A4 B4 C4 D4 E4",
            "A5 B5 C5 D5",
        ];
        let cubes = |space: &str| {
            let mut named = self.soup.split(' ').filter_map(|at| at.split_once(':'));
            named
                .find(|(name, _)| *name == space)
                .map_or("-", |at| at.1)
        };
        let rows = rows.map(|row| row.split(' ').map(cubes).collect::<Vec<_>>().join(","));
        let Scene {
            round,
            card,
            deck,
            red,
            phase,
            ..
        } = self;
        let soup = rows.join("/");
        let text = format!(
            "ursuppe red,yellow,green - {round} {card} {deck} {soup} \
             red:20:{red} yellow:21:4:-:1E2,2E3 green:22:4:-:1E4,2D5 {phase}"
        );
        text.parse().unwrap_or_else(|bad| panic!("{bad:?}: {text}"))
    }

    fn first_thought(&self) -> String {
        first_thought(&self.position()).to_string()
    }
}

#[test]
fn an_amoeba_drifts_to_food_and_swims_if_it_would_starve_to_death() {
    let feast = Scene {
        soup: "B2:y2g2 C2:y2g2 A2:y2g2 B1:y2g2 B3:y2g2",
        ..SCENE
    };
    assert_eq!(feast.first_thought(), "drift");
    let famine = Scene {
        soup: "B2:y2g2 A2:y2g2 B1:y2g2 B3:y2g2",
        red: "4:-:1B2+1",
        ..SCENE
    };
    assert_eq!(famine.first_thought(), "swim");
}

#[test]
fn a_die_is_chosen_that_leads_to_food() {
    let scene = Scene {
        soup: "A2:y2g2",
        red: "4:movement-1:1B2+1",
        phase: "use 3 1 red1 first",
        ..SCENE
    };
    assert_eq!(scene.first_thought(), "use 1");
}

#[test]
fn an_amoeba_that_may_eat_eats() {
    let scene = Scene {
        soup: "B2:g4",
        red: "4:substitution:1B2+1",
        phase: "feed red1 unused",
        ..SCENE
    };
    assert_eq!(scene.first_thought(), "eat green 4");
}

#[test]
fn a_gene_is_not_bought_that_no_ozone_bears() {
    let position = Scene {
        red: "6:tentacle,persistence,movement-2,aggression:1B2",
        phase: "buy red -",
        deck: LATER,
        ..SCENE
    }
    .position();
    assert_eq!(first_thought(&position), Action::Done);
}

#[test]
fn a_cheap_gene_for_a_step_is_bought() {
    let scene = Scene {
        red: "4:spores,speed:1B2",
        phase: "buy red -",
        deck: LATER,
        ..SCENE
    };
    assert!(
        scene.first_thought().starts_with("buy"),
        "{}",
        scene.first_thought()
    );
}

#[test]
fn a_free_amoeba_is_placed() {
    let scene = Scene {
        soup: "C2:y3g3",
        red: "10:-:-",
        phase: "divide red",
        deck: LATER,
        ..SCENE
    };
    assert_eq!(scene.first_thought(), "divide 1 B2");
}

#[test]
fn the_last_round_divides_for_a_step() {
    let last = Scene {
        round: 10,
        red: "8:-:1B2,2B3,3B4",
        phase: "divide red",
        deck: "-",
        ..SCENE
    };
    assert!(last.first_thought().starts_with("divide"));
}

#[test]
fn cargo_that_makes_a_meal_is_taken() {
    let scene = Scene {
        soup: "B2:y2 C2:g1",
        red: "4:tentacle:1B2+1",
        phase: "cargo east red1 drift",
        ..SCENE
    };
    assert_eq!(scene.first_thought(), "take yellow 2");
}
