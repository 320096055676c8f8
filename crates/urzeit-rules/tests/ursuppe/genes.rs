//! U-10 and U-15: new genes.

use super::table::{FOUR, Scene, THREE, choices};

/// Red buys with these BP and genes.
fn buys(red: &str) -> Scene {
    Scene {
        players: format!("red:13:{red}:- yellow:12:4:-:- green:11:4:-:-").leak(),
        phase: "buy red -",
        ..THREE
    }
}

/// U-10.1: any number of purchases, each player once, in descending order.
#[test]
fn purchases() {
    let scene = buys("9:-");
    scene.leads_to("1 buy speed", "red:13:5:speed:-; buy red speed");
    scene.leads_to(
        "1 buy speed; 1 buy streamlining",
        "red:13:0:speed,streamlining:-; buy yellow -",
    );
    scene.leads_to("1 done; 2 done; 3 done", "divide red");
}

/// U-10.2: a copy in the pool, enough BP, not owned.
#[test]
fn refused_purchases() {
    let scene = Scene {
        players: "red:13:5:speed:- yellow:12:4:spores:- green:11:4:-:-",
        phase: "buy red -",
        ..THREE
    };
    for (action, refused) in [
        ("buy spores", ("U-10.2", "ursuppe-no-card")),
        ("buy frugality", ("U-10.2", "ursuppe-no-card")),
        ("buy speed", ("U-10.2", "ursuppe-owned")),
        ("buy division-rate", ("U-2.3", "ursuppe-cannot-pay")),
        ("buy movement-2", ("U-10.3", "ursuppe-no-predecessor")),
        (
            "buy persistence for speed",
            ("U-10.3", "ursuppe-no-trade-to-name"),
        ),
        (
            "buy intelligence for speed",
            ("U-10.3", "ursuppe-no-trade-to-name"),
        ),
    ] {
        assert_eq!(scene.refuses(action), refused, "{action}");
    }
    assert_eq!(
        choices(&scene.position()),
        "buy defense; buy escape; buy holding; buy intelligence; buy life-expectancy; \
         buy movement-1; buy persistence; buy ray-protection; buy streamlining; \
         buy substitution; buy tentacle; done"
    );
}

/// U-10.3: the predecessor must be from an earlier round, and returns to the pool at once.
#[test]
fn higher_genes() {
    for (red, entry, after) in [
        ("5:movement-1", "1 buy movement-2", "red:13:0:movement-2:-"),
        ("4:speed", "1 buy persistence", "red:13:0:persistence:-"),
        (
            "5:struggle-for-survival",
            "1 buy aggression",
            "red:13:0:aggression:-",
        ),
        ("6:defense", "1 buy armor", "red:13:0:armor/defense:-"),
        ("6:escape", "1 buy armor", "red:13:0:armor/escape:-"),
    ] {
        buys(red).leads_to(entry, after);
    }
    let scene = buys("9:-");
    let position = scene.play("1 buy speed");
    assert!(!choices(&position).contains("persistence"));
    // A card lost and bought again counts from the new purchase.
    let again = Scene {
        phase: "buy red speed",
        ..buys("9:speed")
    };
    assert_eq!(
        again.refuses("buy persistence"),
        ("U-10.3", "ursuppe-no-predecessor")
    );
    // Later players may buy what was traded in.
    let later = Scene {
        players: "red:13:4:speed:- yellow:12:4:-:- green:11:4:-:-",
        phase: "buy red -",
        ..THREE
    };
    later.leads_to("1 buy persistence; 2 buy speed", "yellow:12:0:speed:-");
}

/// U-10.3: Armor names the card traded in if and only if there is a choice.
#[test]
fn armor_for_either() {
    let scene = buys("6:defense,escape");
    let offered = choices(&scene.position());
    assert!(offered.contains("buy armor for defense; buy armor for escape"));
    assert!(!offered.contains("buy armor;"));
    assert_eq!(
        scene.refuses("buy armor"),
        ("U-10.3", "ursuppe-name-the-trade")
    );
    assert_eq!(
        scene.refuses("buy armor for speed"),
        ("U-10.3", "ursuppe-no-trade-to-name")
    );
    scene.leads_to("1 buy armor for defense", "red:13:0:escape,armor/defense:-");
    let one = buys("6:defense");
    assert_eq!(
        one.refuses("buy armor for defense"),
        ("U-10.3", "ursuppe-no-trade-to-name")
    );
    // The other was bought in this round: no choice.
    let new = Scene {
        phase: "buy red escape",
        ..buys("6:defense,escape")
    };
    new.leads_to("1 buy armor", "red:13:0:escape,armor/defense:-");
}

/// U-10.4, H19: what was traded in is barred as long as the higher gene is owned.
#[test]
fn barred_genes() {
    for (red, action) in [
        ("9:persistence", "buy speed"),
        ("9:movement-2", "buy movement-1"),
        ("9:aggression", "buy struggle-for-survival"),
        ("9:armor/defense", "buy defense"),
        ("9:armor/escape", "buy escape"),
    ] {
        assert_eq!(
            buys(red).refuses(action),
            ("U-10.4", "ursuppe-barred"),
            "{red}"
        );
    }
    // Armor bars only the card that was traded in.
    buys("9:armor/defense").leads_to("1 buy escape", "red:13:5:escape,armor/defense:-");
    // Armor that is lost bars nothing.
    let lost = Scene {
        card: "w6",
        players: "red:13:9:spores,armor/defense:-",
        phase: "defect red",
        ..THREE
    };
    lost.leads_to("1 pay 0 armor; 1 buy defense", "red:13:5:spores,defense:-");
}

/// `armor_excludes_both` (U-10.4, U-17): the other card is returned without compensation.
#[test]
fn armor_excludes_both() {
    let scene = Scene {
        options: "armor_excludes_both=true",
        ..buys("10:defense,escape")
    };
    scene.leads_to("1 buy armor for escape", "red:13:4:armor/escape:-");
    let position = scene.play("1 buy armor for escape");
    assert_eq!(
        super::table::refusal(&position, "buy defense"),
        ("U-10.4", "ursuppe-barred")
    );
    // Whenever it was bought.
    let new = Scene {
        options: "armor_excludes_both=true",
        phase: "buy red escape",
        ..buys("10:defense,escape")
    };
    new.leads_to("1 buy armor", "red:13:4:armor/defense:-; buy red armor");
}

/// U-10.5: Aggression includes Struggle for Survival, Movement II replaces Movement I, Armor
/// includes neither Defense nor Escape.
#[test]
fn what_higher_genes_include() {
    let armored = Scene {
        players: "red:11:4:aggression:1B3,2A5 yellow:12:4:armor/defense:1B3 green:13:4:-:1B3",
        phase: "feed red1 unused",
        ..THREE
    };
    assert_eq!(choices(&armored.position()), "attack green1; starve");
    let aggression = Scene {
        phase: "aggress red",
        ..armored
    };
    // Nothing to react with: the armoured amoeba takes damage.
    aggression.leads_to("1 aggress red1 yellow1", "yellow:13:4:armor/defense:1B3+1");
}

/// U-15: Intelligence (INT) is weight only.
#[test]
fn intelligence() {
    let scene = Scene {
        players: "red:11:0:intelligence,spores,speed:- yellow:12:0:-:- green:13:0:-:-",
        phase: "divide red",
        ..FOUR
    };
    let position = scene.play("1 done");
    let red = "red".parse().expect("a colour");
    assert_eq!(position.steps(red), 2);
}

/// U-15: Frugality (FRU) and Parasitism (PAR) do not exist with three players.
#[test]
fn genes_of_four() {
    let three = choices(&buys("99:-").position());
    assert!(!three.contains("frugality") && !three.contains("parasitism"));
    let four = Scene {
        who: FOUR.who,
        players: "red:20:99:-:-",
        ..buys("")
    };
    let four = choices(&four.position());
    assert!(four.contains("frugality") && four.contains("parasitism"));
}
