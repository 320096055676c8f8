//! U-2 and U-3: what lies on the table.

use urzeit_rules::{
    Game,
    ursuppe::{Card, Colour, Deck, Direction, Gene, Space, Spaces},
};

use super::table::{FOUR, Scene, THREE, new_record};

/// U-2.1: a game of three knows only the colours of its players.
#[test]
fn colours_in_play() {
    let three = new_record("blue,red,yellow", "");
    let in_play: Vec<_> = three.position().colours().iter().collect();
    assert_eq!(in_play, [Colour::Red, Colour::Yellow, Colour::Blue]);
    let four = new_record("blue,red,yellow,green", "");
    assert_eq!(four.position().colours().len(), 4);
    // An amoeba of the fourth colour is nowhere.
    let absent = Scene {
        phase: "move blue1",
        ..THREE
    };
    assert!(absent.text().parse::<urzeit_rules::Ursuppe>().is_err());
}

/// U-2.2: amoebas 1 to 7, one marker, 55 cubes of each colour.
#[test]
fn amoebas_and_cubes() {
    let position = new_record("red,yellow,green", "");
    let position = position.position();
    for colour in position.colours().iter() {
        assert_eq!(position.unborn(colour).len(), 7);
        let soup: u8 = Space::ALL.iter().map(|&s| position.cubes(s)[colour]).sum();
        assert_eq!(soup + position.supply()[colour], 55);
    }
}

/// U-2.3, H1: a cost is chosen only if it can be paid in full; BP have no upper limit.
#[test]
fn costs_are_paid_in_full() {
    let poor = Scene {
        players: "red:11:0:-:1B3",
        ..THREE
    };
    assert_eq!(poor.refuses("swim"), ("U-2.3", "ursuppe-cannot-pay"));
    let rich = Scene {
        players: "red:11:999:-:1B3",
        ..THREE
    };
    rich.leads_to("1 swim", "red:11:998:-:1B3; roll red1 first");
}

/// U-2.4: dice have the faces 1 to 6.
#[test]
fn dice() {
    for die in ["die 0", "die 7", "dice 1 7", "fight 0 1", "die 01"] {
        assert!(
            die.parse::<<urzeit_rules::Ursuppe as Game>::Chance>()
                .is_err()
        );
    }
}

/// U-2.5: eleven cards.
#[test]
fn environment_cards() {
    let deck = Deck::full();
    let mut cards = Vec::new();
    for card in Card::all() {
        for _ in 0..deck.count(card) {
            cards.push(card.to_string());
        }
    }
    let expected = [
        "west 6", "west 9", "west 12", "east 8", "east 10", "east 10", "north 9", "north 11",
        "south 10", "south 13", "none 14",
    ];
    assert_eq!(cards, expected);
    assert_eq!(deck.len(), 11);
}

/// U-2.6: the gene table, row by row, with its check sums.
#[test]
fn gene_table() {
    let table = "\
intelligence 2 3 1/2 1
movement-1 3 2 2/2 1
spores 3 3 1/1 1
speed 4 3 1/2 1
defense 4 4 1/1 1
escape 4 4 1/2 1
substitution 4 4 1/1 1
ray-protection 5 -2 1/2 0
streamlining 5 4 1/1 1
tentacle 5 4 1/2 1
holding 5 4 1/1 1
life-expectancy 5 5 1/2 1
frugality 6 5 0/1 1
struggle-for-survival 6 4 2/2 1
parasitism 6 5 0/1 1
division-rate 6 5 1/2 1
persistence 4 4 1/1 2 speed
movement-2 5 5 1/2 2 movement-1
aggression 5 5 1/1 2 struggle-for-survival
armor 6 6 1/1 2 defense escape
";
    let mut found = String::new();
    for gene in Gene::ALL {
        let card = gene.card();
        found += &format!(
            "{gene} {} {} {}/{} {}",
            card.price,
            card.sensitivity,
            gene.copies(3),
            gene.copies(4),
            card.weight
        );
        for traded in card.trade_in {
            found += &format!(" {traded}");
        }
        found += "\n";
    }
    assert_eq!(found, table);
    let sum = |of: fn(Gene) -> i32| Gene::ALL.into_iter().map(of).sum::<i32>();
    assert_eq!(sum(|gene| i32::from(gene.card().price)), 93);
    assert_eq!(sum(|gene| i32::from(gene.card().sensitivity)), 77);
    assert_eq!(sum(|gene| i32::from(gene.copies(3))), 20);
    assert_eq!(sum(|gene| i32::from(gene.copies(4))), 30);
    assert_eq!(sum(|gene| i32::from(gene.copies(5))), 39);
}

/// U-3.1, U-3.2: nineteen spaces and their neighbours.
#[test]
fn neighbours() {
    let table = "\
B1 edge edge B2 edge
A2 edge B2 A3 edge
B2 B1 C2 B3 A2
C2 edge D2 island B2
D2 edge E2 D3 C2
E2 edge edge E3 D2
A3 A2 B3 A4 edge
B3 B2 island B4 A3
D3 D2 E3 D4 island
E3 E2 edge E4 D3
A4 A3 B4 A5 edge
B4 B3 C4 B5 A4
C4 island D4 C5 B4
D4 D3 E4 D5 C4
E4 E3 edge edge D4
A5 A4 B5 edge edge
B5 B4 C5 edge A5
C5 C4 D5 edge B5
D5 D4 edge edge C5
";
    assert_eq!(table.lines().count(), Spaces::ALL.len());
    for row in table.lines() {
        let words: Vec<_> = row.split(' ').collect();
        let space: Space = words[0].parse().expect("a space");
        for (direction, word) in Direction::ALL.into_iter().zip(&words[1..]) {
            let found = space.neighbour(direction).map(Space::word);
            let expected = Some(*word).filter(|word| !["edge", "island"].contains(word));
            assert_eq!(found, expected, "{space} {direction}");
        }
    }
}

/// U-3.3: amoebas never block, and a space holds any number of them.
#[test]
fn amoebas_never_block() {
    let scene = Scene {
        card: "e8",
        players: "red:11:4:-:1C2,2D2,3D2 yellow:12:4:-:1D2,2D2 green:13:4:-:1D2",
        ..THREE
    };
    scene.leads_to("1 drift", "red:11:4:-:1D2+1,2D2,3D2");
}

/// U-3.4: the compass.
#[test]
fn compass() {
    let scene = Scene {
        players: "red:11:4:-:1B2,2A5",
        ..THREE
    };
    for (die, space) in [(1, "A2"), (2, "B1"), (3, "C2"), (4, "B3"), (5, "B2")] {
        let entries = format!("1 swim; * die {die}");
        let facts = format!("red:11:3:-:1{space}+1,2A5; move red2");
        scene.leads_to(&entries, &facts);
    }
    scene.leads_to("1 swim; * die 6", "direct red1 first");
    let four = Scene {
        players: "red:11:4:-:1B2",
        ..FOUR
    };
    assert_eq!(
        four.choices("1 swim; * die 6"),
        "go east; go north; go south; go west"
    );
}
