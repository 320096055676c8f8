//! The log: entries that are refused, results that are checked, undo that is noted.

use urzeit_rules::{
    Game, Genesis, Record, Seat, Turn,
    record::{Early, Instead, Line, MAX_LINES, Note, Problem},
};

use super::{
    HEAD, Meant, error, finished, is_extra, is_missing, is_spacing, is_unknown, is_unreadable,
    read, refusal, refused,
};

#[test]
fn entries_that_cannot_be_read() {
    let log = |entry: &str| format!("{HEAD}log\n* start 1\n* dice wild wild\n{entry}\n");
    for (entry, is_meant) in [
        ("place forest a1", is_unknown as Meant),
        ("01 place forest a1", is_unknown),
        ("0 place forest a1", is_unknown),
        ("7 place forest a1", is_unknown),
        ("1", is_missing),
        ("1 place", is_missing),
        ("1 place forest", is_missing),
        ("1 place tundra a1", is_unknown),
        ("1 place forest a01", is_unknown),
        ("1 place forest o1", is_unknown),
        ("1 place a1 forest", is_unknown),
        ("1 place forest a1 now", is_extra),
        ("1  place forest a1", is_spacing),
        ("1 place  forest a1", is_spacing),
        ("1 place forest a1 ", is_spacing),
        (" 1 place forest a1", is_spacing),
        ("1 Place forest a1", is_unknown),
        ("1 pass", is_unknown),
        ("1 end now", is_extra),
        ("1 ", is_unreadable),
        ("*", is_missing),
        ("* ", is_unreadable),
        ("* dice", is_missing),
        ("* dice wild", is_missing),
        ("* dice wild 6", is_unknown),
        ("* dice wild wild wild", is_extra),
        ("* start one", is_unknown),
        ("* board x", is_unknown),
        ("*dice wild wild", is_unknown),
        ("log", is_unknown),
        ("option ties players", is_unknown),
        ("! undo", is_missing),
        ("! undo one", is_unknown),
        ("! undo 01", is_unknown),
        ("! undo -1", is_unknown),
        ("! undo 4294967296", is_unknown),
        ("! undo 1 2", is_extra),
        ("! redo 1", is_unknown),
        ("!  undo 1", is_spacing),
        ("!undo 1", is_unknown),
        ("!", is_unknown),
        ("? 1 393 0123456789abcdef", is_unknown),
    ] {
        let text = log(entry);
        let error = error(&text);
        assert!(is_meant(&error.problem), "“{entry}” {error:?}");
        assert_eq!(error.line, 8, "{entry}");
        let reading = Record::<Genesis>::read(&text).unwrap();
        assert_eq!(
            reading.record.entries().count(),
            2,
            "what stood before is kept"
        );
    }
}

#[test]
fn an_unreadable_entry_is_answered_with_what_could_be_chosen() {
    let instead = |entry: &str| {
        let text = format!("{HEAD}log\n* start 1\n* dice wild wild\n{entry}\n");
        match *error(&text).problem {
            Problem::UnreadableEntry { instead, .. } => instead,
            other => panic!("{other:?}"),
        }
    };
    let Instead::Choices { seat, count, like } = instead("1 plaec forest c4") else {
        panic!("seat 1 is to choose");
    };
    assert_eq!((seat, count, like.len()), (Seat::at(0), 4 * 93, 4));
    let asked = Instead::Seats([Seat::at(0)].into_iter().collect());
    assert_eq!(instead("2 plaec forest c4"), asked);
    assert_eq!(instead("nonsense"), asked);
}

#[test]
fn entries_out_of_turn() {
    let log = |entries: &str| format!("{HEAD}log\n{entries}\n");
    let (line, entry, rule, instead) = refusal(&log("* dice wild wild"));
    assert_eq!(
        (line, entry.as_str(), rule),
        (6, "* dice wild wild", "G-2.3")
    );
    assert_eq!(instead, Instead::Chance { kind: "start" });

    let (line, _, rule, instead) = refusal(&log("* start 1\n\n# here\n1 place forest a1"));
    assert_eq!((line, rule), (9, "G-3.1"));
    assert_eq!(instead, Instead::Chance { kind: "dice" });

    let entries = "* start 1\n* dice forest wild\n2 place forest a1";
    let (line, entry, rule, instead) = refusal(&log(entries));
    assert_eq!(
        (line, entry.as_str(), rule),
        (8, "2 place forest a1", "G-3.8")
    );
    assert_eq!(instead, Instead::Seats([Seat::at(0)].into_iter().collect()));

    // What a seat may choose is shown to that seat.
    let entries = "* start 1\n* dice forest wild\n1 place forest d1";
    let (.., instead) = refusal(&log(entries));
    let Instead::Choices { seat, count, like } = instead else {
        panic!("{instead:?}");
    };
    assert_eq!((seat, count), (Seat::at(0), 4 * 93));
    assert!((1..=10).contains(&like.len()));
    assert!(like.iter().all(|entry| entry.starts_with("1 ")), "{like:?}");

    let entries = "* start 1\n* dice forest wild\n1 place forest a1\n1 place forest a1";
    let (line, _, rule, instead) = refusal(&log(entries));
    assert_eq!((line, rule), (9, "G-3.5"));
    let Instead::Choices { like, .. } = instead else {
        panic!("{instead:?}");
    };
    assert!(
        like.iter()
            .all(|entry| entry.starts_with("1 place forest a")),
        "{like:?}"
    );

    let random = format!("{HEAD}option board random\nlog\n* start 1\n");
    let (line, _, rule, instead) = refusal(&random);
    assert_eq!((line, rule), (7, "G-1.5"));
    assert_eq!(instead, Instead::Chance { kind: "board" });
}

#[test]
fn entries_after_the_end() {
    for entry in [
        "* dice wild wild",
        "1 place forest a1",
        "1 end",
        "* start 1",
    ] {
        let (line, _, rule, instead) = refusal(&(finished() + entry));
        assert_eq!((line, rule), (10, "G-4.1"), "{entry}");
        assert_eq!(instead, Instead::Nothing);
    }
}

#[test]
fn a_refused_entry_keeps_what_stood_before() {
    let text = format!("{HEAD}log\n* start 1\n* dice forest wild\n1 place forest l1\n1 end\n");
    let reading = Record::<Genesis>::read(&text).unwrap();
    assert_eq!(reading.stopped.unwrap().line, 8);
    assert_eq!(
        reading.record,
        read(&format!("{HEAD}log\n* start 1\n* dice forest wild\n"))
    );
}

#[test]
fn results_are_checked() {
    let ok = finished() + "result 1 0 draw\nresult 2 0 draw\n";
    assert_eq!(read(&ok).to_string(), ok);
    assert_eq!(read(&finished()).to_string(), ok, "printing writes them");
    assert_eq!(read(&(ok.clone() + "\n# well played\n")).to_string(), ok);

    fn is_wrong(problem: &Problem) -> bool {
        matches!(problem, Problem::WrongResult { .. })
    }
    fn is_after(problem: &Problem) -> bool {
        matches!(problem, Problem::AfterResults)
    }
    fn is_early(problem: &Problem) -> bool {
        matches!(problem, Problem::ResultBeforeEnd)
    }
    for (results, line, is_meant) in [
        ("result 1 1 win\nresult 2 0 loss\n", 10, is_wrong as Meant),
        ("result 1 0 draw\nresult 2 0 loss\n", 11, is_wrong),
        ("result 2 0 draw\nresult 1 0 draw\n", 10, is_wrong),
        ("result 1 0\nresult 2 0\n", 10, is_wrong),
        ("result 1 00 draw\nresult 2 0 draw\n", 10, is_wrong),
        ("result 1 0 draw \nresult 2 0 draw\n", 10, is_wrong),
        ("result 1 0 draw\n* dice wild wild\n", 11, is_wrong),
        (
            "result 1 0 draw\nresult 2 0 draw\nresult 3 0 draw\n",
            12,
            is_after,
        ),
        (
            "result 1 0 draw\nresult 2 0 draw\nresult 1 0 draw\n",
            12,
            is_after,
        ),
        ("result 1 0 draw\nresult 2 0 draw\n1 end\n", 12, is_after),
    ] {
        refused(&[(&(finished() + results), line, is_meant)]);
    }
    let missing = error(&(finished() + "result 1 0 draw\n"));
    let expected = "result 2 0 draw".to_owned();
    assert_eq!(*missing.problem, Problem::ResultMissing { expected });
    assert_eq!(missing.line, 11);
    let wrong = error(&(finished() + "result 1 7 win\n"));
    let expected = "result 1 0 draw".to_owned();
    assert_eq!(*wrong.problem, Problem::WrongResult { expected });
    refused(&[
        (&format!("{HEAD}log\nresult 1 0 draw\n"), 6, is_early),
        (
            &format!("{HEAD}log\n* start 1\nresult 1 0 draw\n"),
            7,
            is_early,
        ),
    ]);
}

#[test]
fn undo_is_noted_and_ignored_by_the_rules() {
    let text = format!(
        "{HEAD}log\n! undo 0\n* start 2\n! undo 3\n* dice forest wild\n2 place forest c4\n\
         ! undo 4294967295\n2 end\n! undo 1\n"
    );
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    assert_eq!(record.entries().count(), 4);
    assert_eq!(record.log().len(), 8);
    assert_eq!(record.log()[0], Line::Note(Note::Undo { outcomes: 0 }));
    let without: String = text
        .lines()
        .filter(|l| !l.starts_with('!'))
        .map(|l| format!("{l}\n"))
        .collect();
    assert_eq!(record.position(), read(&without).position());
    let mut noted = read(&format!("{HEAD}log\n"));
    noted.note(Note::Undo { outcomes: 0 });
    assert_eq!(noted.to_string(), format!("{HEAD}log\n! undo 0\n"));
    // Also after the end, before the results.
    let text = finished() + "! undo 2\nresult 1 0 draw\nresult 2 0 draw\n";
    assert_eq!(read(&text).to_string(), text);
}

#[test]
fn what_happened_at_the_table_is_noted() {
    let two = Seat::at(1);
    for (line, note) in [
        ("! resign 2", Note::Resign(two)),
        ("! time-out 2", Note::TimeOut(two)),
        ("! return 2", Note::Return(two)),
        ("! leave 2", Note::Leave(two)),
        (
            "! substitute 2 Ada B.",
            Note::Substitute(two, "Ada B.".to_owned()),
        ),
        ("! end agreement", Note::End(Early::Agreement)),
        ("! end resigned", Note::End(Early::Resigned)),
        ("! end left", Note::End(Early::Left)),
        ("! end host", Note::End(Early::Host)),
    ] {
        let text = format!("{HEAD}log\n* start 2\n{line}\n");
        let record = read(&text);
        assert_eq!(record.to_string(), text);
        assert_eq!(record.log()[1], Line::Note(note));
        assert_eq!(record.entries().count(), 1);
    }
    for wrong in [
        "! resign",
        "! resign 3",
        "! resign 2 3",
        "! leave x",
        "! substitute 2",
        "! substitute 2 ",
        "! substitute 2 A  B",
        "! end",
        "! end well",
        "! gone 2",
        "!",
        "! ",
        "!resign 2",
    ] {
        let error = error(&format!("{HEAD}log\n* start 2\n{wrong}\n"));
        assert_eq!(error.line, 7, "{wrong}");
    }
}

#[test]
fn a_log_that_is_too_long() {
    let undo = "! undo 0\n";
    let longest = format!("{HEAD}log\n{}", undo.repeat(MAX_LINES));
    assert_eq!(Record::<Genesis>::read(&longest).unwrap().stopped, None);
    let error = error(&(longest + undo));
    assert_eq!(*error.problem, Problem::TooLong);
    assert_eq!(error.line, MAX_LINES + 6);
}

#[test]
fn what_is_taken_back_leaves_its_outcomes_to_be_noted() {
    let head = format!("{HEAD}log\n* start 1\n");
    let log =
        "* dice wild wild\n1 place forest a1\n! undo 3\n1 place forest b1\n* dice wild wild\n";
    let mut record = read(&format!("{head}{log}"));
    assert_eq!(record.take_back(1), 1);
    assert_eq!(record.take_back(1), 0);
    assert_eq!(record, read(&format!("{head}{}", &log[..43])));
    assert_eq!(record.take_back(3), 4, "also what was taken back before");
    record.note(Note::Undo { outcomes: 5 });
    assert_eq!(record, read(&format!("{head}! undo 5\n")));
    assert_eq!(record.take_back(100), 6);
    assert_eq!(record, read(&format!("{HEAD}log\n")));
}

#[test]
fn a_turn_begins_with_its_dice() {
    let mut record = read(&format!("{HEAD}log\n* start 1\n* dice wild wild\n"));
    record.enter("1 place forest a1".parse().unwrap()).unwrap();
    assert_eq!(record.position().in_turn(), Some(Seat::at(0)));
    record.enter("1 place forest b1".parse().unwrap()).unwrap();
    assert_eq!(record.position().turn(), Turn::Chance);
    assert_eq!(record.position().in_turn(), Some(Seat::at(1)));
}
