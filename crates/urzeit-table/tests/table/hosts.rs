//! Tables of any game, whose entries are text.

use urzeit_rules::{Game, Genesis, Lords, Unreadable, Ursuppe, Viewer};
use urzeit_table::{ActionText, Awaits, Refused, Settings, Source, Wish, open};

use crate::{
    play::{GENESIS, Play, event, fair, header, read, settings, texts},
    seating::seat,
};

/// What a host without a word of Genesis in it does gives the same as the table itself.
#[test]
fn a_host_that_knows_no_game() {
    let mut play = Play::<Genesis>::begin(GENESIS[1], settings(2), fair(5), 5);
    play.finish(|_| {});
    let head = header::<Genesis>(GENESIS[1]).to_string();
    let mut host = open(&head, settings(2), fair(5)).unwrap();
    assert_eq!(
        (host.game(), host.players(), host.is_empty()),
        ("genesis", 3, true)
    );
    for (number, text) in play.stored.iter().enumerate() {
        let event = event(text);
        if host.awaits() == Awaits::Chance && text.contains(" * ") {
            assert_eq!(host.draw(event.at).as_ref(), Some(&event));
            assert!(text.contains(host.due().unwrap()));
        }
        for (seat, _, view) in host.computers() {
            assert_eq!(view, host.view(Viewer::Seat(seat)));
            assert!(!host.choices(seat).is_empty());
        }
        host.check(&event).unwrap();
        assert_eq!(host.apply(&event), Ok(number));
    }
    assert_eq!(host.len(), play.stored.len());
    assert_eq!(host.result(), play.table.result());
    for viewer in play.viewers() {
        assert_eq!(
            texts(&host.told(viewer, 0)),
            texts(&play.table.told(viewer, 0))
        );
        assert_eq!(host.record(viewer), play.table.record(viewer));
    }
    read::<Genesis>(&host.record(Viewer::Spectator));
}

#[test]
fn what_cannot_be_opened() {
    let head = header::<Genesis>(GENESIS[0]).to_string();
    let settings = Settings::default();
    for (head, source) in [
        ("urzeit 1\ngame chess\n", Source::Typed),
        ("urzeit 1\ngame genesis\nseat 1 reptile\n", Source::Typed),
        ("", Source::Typed),
        (&head, Source::Fixed(vec!["dice wild".to_owned()])),
        (
            &format!("{head}table T\ncommitment 00\nbytes 1\nbytes 2\n"),
            Source::Typed,
        ),
    ] {
        assert!(open(head, settings, source).is_err(), "{head}");
    }
    let Source::Fair { seed, .. } = fair::<String>(1) else {
        unreachable!()
    };
    for table in ["", "two words", "a\tb"] {
        let table = table.to_owned();
        let source = Source::Fair {
            table,
            seed: seed.clone(),
        };
        assert!(open(&head, settings, source).is_err());
    }
}

#[test]
fn events_that_cannot_be_read() {
    let head = header::<Genesis>(GENESIS[0]).to_string();
    let mut host = open(&head, Settings::default(), Source::Typed).unwrap();
    for event in [
        "",
        "sit 1 -",
        "0",
        "0 ",
        "00 begin",
        "-1 begin",
        "0 begin now",
        "0  begin",
        "0 dance 1",
        "0 sit",
        "0 sit 1",
        "0 sit 7 -",
        "0 sit 1 0",
        "0 sit 1 FF",
        "0 sit 1 - ",
        "0 sit 1 -  x",
        "0 computer 1",
        "0 computer 1 god",
        "0 undo 1",
        "0 undo 1 -1",
        "0 credit x",
        "0 1 dance",
        "0 * dance",
        "18446744073709551616 begin",
    ] {
        let read = event.parse().map_err(Refused::Unreadable);
        let refused = read.and_then(|event| host.apply(&event));
        assert!(
            matches!(refused, Err(Refused::Unreadable(_))),
            "{event}: {refused:?}"
        );
    }
    assert!(host.is_empty());
    host.apply(&event("0 sit 1 00ff Ada Lovelace")).unwrap();
    assert_eq!(host.chair(seat(1)).name(), "Ada Lovelace");
    assert_eq!(
        texts(&host.told(Viewer::Spectator, 0)),
        ["0 sit 1 00ff Ada Lovelace"]
    );
}

/// The words with which actions of a game begin.
fn actions<G: Game>() -> Vec<&'static str> {
    let Err(Unreadable::Unknown { wanted, .. }) = "?".parse::<G::Action>() else {
        panic!("no game has an action ?");
    };
    let forms = wanted.forms.iter();
    forms.filter_map(|form| form.split(' ').next()).collect()
}

/// An action and what else a player may want are said in the same way, so no word can mean both.
#[test]
fn no_action_reads_as_another_wish() {
    let actions = [
        actions::<Genesis>(),
        actions::<Lords>(),
        actions::<Ursuppe>(),
    ]
    .concat();
    assert!(actions.len() > 20, "{actions:?}");
    let wishes = Wish::<ActionText>::WANTED.forms;
    for action in actions {
        assert!(!wishes.contains(&action), "{action}");
    }
}
