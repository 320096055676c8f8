//! Games that begin from a position.

use urzeit_rules::{BadPosition, Game, Turn, record::Problem};

use super::{HEAD, Meant, TINY, is_key_twice, is_missing, read, refusal, refused};

/// A position whose land is the beginning of the first row; all else is blocked.
fn position(who: &str, options: &str, land: &str, phase: &str) -> String {
    let spaces = land.len() - land.matches(char::is_uppercase).count();
    let row = land.to_owned() + &"v".repeat(14 - spaces);
    let rows = TINY.replacen("...vvvvvvvvvvv", &row, 1);
    format!("genesis {who} {options} {rows} {phase}")
}

#[test]
fn a_game_can_begin_from_a_position() {
    let two = "reptile,human";
    let from = position(two, "-", "Rf...", "roll 2");
    let text = format!("{HEAD}from {from}\nlog\n* dice wild wild\n2 place forest c1\n");
    let record = read(&text);
    assert_eq!(record.header().from().unwrap().to_string(), from);
    assert_eq!(record.position().turn(), Turn::Over);
    let whole = text + "result 1 0 draw\nresult 2 0 draw\n";
    assert_eq!(record.to_string(), whole);
    assert_eq!(read(&whole), record);

    // From the end there is nothing to play.
    let over = position(two, "-", "RfRfRf", "over");
    let text = format!("{HEAD}from {over}\nlog\nresult 1 18 win\nresult 2 0 loss\n");
    assert_eq!(read(&text).to_string(), text);
    assert_eq!(
        refusal(&format!("{HEAD}from {over}\nlog\n1 end\n")).2,
        "G-4.1"
    );
}

#[test]
fn positions_that_are_none() {
    fn is_bad(problem: &Problem) -> bool {
        matches!(problem, Problem::Position(BadPosition::Unreadable(_)))
    }
    fn is_bad_setup(problem: &Problem) -> bool {
        matches!(problem, Problem::Position(BadPosition::Setup(_)))
    }
    fn is_broken(problem: &Problem) -> bool {
        matches!(problem, Problem::Position(BadPosition::Broken(_)))
    }
    fn does_not_fit(problem: &Problem) -> bool {
        matches!(problem, Problem::PositionDoesNotFit)
    }
    let two = "reptile,human";
    let good = position(two, "-", "...", "start");
    read(&format!("{HEAD}from {good}\nlog\n"));
    for (from, is_meant) in [
        // Not in the notation.
        ("nothing".to_owned(), is_bad as Meant),
        ("genesis".to_owned(), is_bad),
        (good.replace("genesis", "lords"), is_bad),
        (good.replace(" -", ""), is_bad),
        (good.replace(" start", ""), is_bad),
        (good.replace("start", "begin"), is_bad),
        (good.replace("start", "start 1"), is_bad),
        (good.replace("start", "roll"), is_bad),
        (good.replace("start", "roll 9"), is_bad),
        (good.replace("start", "first 1 wild"), is_bad),
        (good.replace("start", "second 1 red"), is_bad),
        (good.replace("start", "board"), is_bad),
        (format!("genesis {two} - - start"), is_bad),
        (good.replacen("...", "..", 1), is_bad),
        (good.replacen("...", "Rx..", 1), is_bad),
        (good.replacen("...", "Mf..", 1), is_bad),
        (good.replacen("...", "rf..", 1), is_bad),
        (good.replace(" -", " ties"), is_bad),
        (good.replace(" -", " "), is_bad),
        (good.replace(" -", "  -"), is_bad),
        (format!("{good} "), is_bad),
        (format!(" {good}"), is_bad),
        // Players or options that the rules refuse.
        (good.replace(two, "reptile"), is_bad_setup),
        (good.replace(two, "reptile,reptile"), is_bad_setup),
        (good.replace(two, "reptile,human,"), is_bad_setup),
        (good.replace(two, "reptile,red"), is_bad_setup),
        (good.replace(" -", " ties=nobody"), is_bad_setup),
        (good.replace(" -", " moon=full"), is_bad_setup),
        (
            good.replace(" -", " ties=players,ties=players"),
            is_bad_setup,
        ),
        (good.replace(" -", " board=pangaea"), is_bad_setup),
        // Not by the rules.
        (position(two, "-", "Rf...", "start"), is_broken),
        (position(two, "-", "..v", "start"), is_broken),
        (position(two, "-", "..v", "roll 1"), is_broken),
        (position(two, "-", "...", "roll 3"), is_broken),
        (position(two, "-", "...", "first 6 wild wild"), is_broken),
        (position(two, "-", "...", "second 1 wild"), is_broken),
        (position(two, "-", "...", "second 6 wild"), is_broken),
        (position(two, "-", "...", "over"), is_broken),
        (
            good.replacen("...vvvvvvvvvvv", "...vvvvvvvvvvRf", 1)
                .replace("start", "roll 1"),
            is_broken,
        ),
        // Another game than the header's.
        (good.replace(two, "human,reptile"), does_not_fit),
        (good.replace(two, "reptile,human,mammal"), does_not_fit),
        (good.replace(" -", " ties=players"), does_not_fit),
        (good.replace(" -", " tiles_per_terrain=16"), does_not_fit),
        (good.replace(" -", " end=finish_turn"), does_not_fit),
        (position(two, "start=1", "...", "roll 1"), does_not_fit),
        (format!("genesis {two} - - board"), does_not_fit),
    ] {
        refused(&[(&format!("{HEAD}from {from}\n# x\nlog\n"), 5, is_meant)]);
    }
    refused(&[
        (&format!("{HEAD}from\nlog\n"), 5, is_missing),
        (
            &format!("{HEAD}from {good}\nfrom {good}\nlog\n"),
            6,
            is_key_twice,
        ),
    ]);
    let random = format!("{HEAD}option board random\nfrom genesis {two} - - board\nlog\n");
    assert_eq!(read(&random).to_string(), random);
}
