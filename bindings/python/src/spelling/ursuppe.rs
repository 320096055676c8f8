//! Ursuppe: lists of genes and large lists of cubes are spelled one by one.

use std::sync::LazyLock;

use urzeit_rules::{
    Seat, Ursuppe,
    ursuppe::{
        Action, Amoeba, Colour, Colours, Cubes, Direction, Gene, Handfuls, Numbers, Space,
        amoeba::AMOEBAS,
    },
};

use super::{Codebook, Spelled, Spelling};

/// The largest diet (U-8.5).
const DIET: u8 = 5;
/// The largest cargo of one amoeba (U-8.4); clingers together may have more.
const CARGO: u8 = 3;
/// The most start spaces of the ladder (U-6.4).
const START_SPACES: u8 = 6;

static CODEBOOK: LazyLock<Codebook> = LazyLock::new(|| {
    let mut labels = Vec::new();
    let mut list = |actions: &mut dyn Iterator<Item = Action>| {
        labels.extend(actions.map(|action| action.to_string()));
    };
    list(&mut single_words().into_iter());
    list(&mut (1..=START_SPACES).map(Action::Ladder));
    list(&mut placements().map(|(number, space)| Action::Put(number, space)));
    list(&mut placements().map(|(number, space)| Action::Divide(number, space)));
    list(&mut Colour::ALL.map(Action::Lead).into_iter());
    list(&mut (1..=6).map(Action::Use));
    list(&mut Direction::ALL.map(Action::Go).into_iter());
    list(&mut handfuls(CARGO).map(Action::Take));
    list(&mut clingers().map(Action::Cling));
    list(&mut handfuls(DIET).skip(1).map(|diet| Action::Eat(diet, None)));
    list(&mut amoebas().map(Action::Attack));
    list(&mut amoebas().map(Action::Retry));
    list(&mut Gene::ALL.map(|gene| Action::Buy(gene, None)).into_iter());
    let traded = Gene::Armor.card().trade_in.iter();
    list(&mut traded.map(|&gene| Action::Buy(Gene::Armor, Some(gene))));
    labels.extend(Seat::all(Seat::MAX).map(|seat| format!("host {seat}")));
    labels.extend(Colour::ALL.map(|colour| format!("host {colour}")));
    labels.extend(Colour::ALL.map(|colour| format!("carry {colour}")));
    labels.push("carry done".to_owned());
    labels.extend(Gene::ALL.map(|gene| format!("pay {gene}")));
    labels.push("pay rest".to_owned());
    labels.extend(amoebas().map(|own| format!("aggress {own}")));
    labels.extend(amoebas().map(|target| format!("target {target}")));
    Codebook::new(labels)
});

fn single_words() -> [Action; 13] {
    use Action::{
        Accept, Again, Defend, Done, Drift, Escape, GiveUp, Hold, Pass, Starve, Stay, Stop, Swim,
    };
    [
        Drift, Swim, Hold, Stay, Again, Stop, Starve, Defend, Escape, Accept, GiveUp, Done, Pass,
    ]
}

fn numbers() -> impl Iterator<Item = u8> + Clone {
    1..=AMOEBAS as u8
}

fn placements() -> impl Iterator<Item = (u8, Space)> {
    numbers().flat_map(|number| Space::ALL.into_iter().map(move |space| (number, space)))
}

fn amoebas() -> impl Iterator<Item = Amoeba> {
    let of_colour = |colour| numbers().map(move |number| Amoeba { colour, number });
    Colour::ALL.into_iter().flat_map(of_colour)
}

/// Every set of amoebas of one colour.
fn clingers() -> impl Iterator<Item = Numbers> {
    let all: Numbers = numbers().collect();
    (0..1 << AMOEBAS).map(move |number| all.subset(number))
}

/// No cube, then every way to have some, but not more than so many.
fn handfuls(most: u8) -> impl Iterator<Item = Cubes> {
    let colours: Colours = Colour::ALL.into_iter().collect();
    let heap = Cubes::each(colours, most);
    Handfuls { heap, most }.iter()
}

impl Spelled for Ursuppe {
    fn codebook() -> &'static Codebook {
        &CODEBOOK
    }

    fn spell(action: Action, spelling: &mut Spelling) {
        match action {
            Action::Take(cubes) if cubes.total() > CARGO.into() => {
                for colour in Colour::ALL {
                    for _ in 0..cubes[colour] {
                        spelling.say(format_args!("carry {colour}"));
                    }
                }
                spelling.say("carry done");
            }
            Action::Eat(diet, Some(host)) => {
                spelling.say(format_args!("host {host}"));
                spelling.say(Action::Eat(diet, None));
            }
            Action::Pay(_, genes) => {
                for gene in genes.iter() {
                    spelling.say(format_args!("pay {gene}"));
                }
                spelling.say("pay rest");
            }
            Action::Aggress(own, target) => {
                spelling.say(format_args!("aggress {own}"));
                spelling.say(format_args!("target {target}"));
            }
            whole => spelling.say(whole),
        }
    }
}
