//! What the program says in each language: about wrong calls, as help, and about every mistake in a record.

use crate::run::{HEAD, Run, program, urzeit, urzeit_reading};

#[test]
fn wrong_calls_exit_with_2() {
    for arguments in [
        &["dance"][..],
        &["replay"],
        &["legal"],
        &["verify"],
        &["verify", "--json", "x"],
        &["simulate"],
        &["play"],
        &["play", "genesis", "--against", "god"],
        &["play", "genesis", "--against", ""],
        &[
            "play",
            "genesis",
            "--players",
            "2",
            "--against",
            "easy,easy",
        ],
        &["play", "genesis", "--players", "5"],
        &["play", "genesis", "--people", "0"],
        &["play", "genesis", "--people", "5"],
        &["play", "genesis", "--seat", "0"],
        &["play", "genesis", "--seat", "3"],
        &["play", "genesis", "--name", "Ada", "--name", "Bo"],
        &["play", "genesis", "--name", "A\u{7f}B"],
        &["play", "genesis", "--dice", "loaded"],
        &["play", "genesis", "--option", "moon=full"],
        &["play", "game.urz", "--against", "easy"],
        &["--loud"],
        &["replay", "--loud", "x"],
        &["replay", "x", "y"],
        &["replay", "--json", "--trace", "x"],
        &["replay", "--color", "pink", "x"],
        &["replay", "--color"],
        &["replay", "--trace", "--trace", "x"],
        &["legal", "--json", "x"],
        &["simulate", "chess"],
        &["simulate", "Genesis"],
        &["simulate", "genesis", "--games", "0"],
        &["simulate", "genesis", "--games", "-1"],
        &["simulate", "genesis", "--games", "many"],
        &["simulate", "genesis", "--games", "1.5"],
        &["simulate", "genesis", "--seed", "x"],
        &["simulate", "genesis", "--seed", "18446744073709551616"],
        &["simulate", "genesis", "--players", "0"],
        &["simulate", "genesis", "--players", "1"],
        &["simulate", "genesis", "--players", "5"],
        &["simulate", "genesis", "--players", "255"],
        &["simulate", "genesis", "--players", "256"],
        &["simulate", "genesis", "--option", "ties"],
        &["simulate", "genesis", "--option", "ties=nobody"],
        &["simulate", "genesis", "--option", "moon=full"],
        &[
            "simulate",
            "genesis",
            "--option",
            "ties=herds",
            "--option",
            "ties=players",
        ],
        &["simulate", "genesis", "--option", "board=..."],
        &["simulate", "lords", "--option", "markers=0,30,30,30,30,0,0"],
        &["simulate", "lords", "--option", "markers=1,2,3"],
        &[
            "play",
            "lords",
            "--option",
            "cards=1.1.1.1.1,0.0.0.0.1,0.0.0.0.0,1.0.0.0.0",
        ],
        &["simulate", "genesis", "--option", "="],
        &["simulate", "genesis", "--option"],
        &["arena"],
        &["arena", "genesis"],
        &["arena", "chess", "--players", "hard,easy"],
        &["arena", "genesis", "--players", ""],
        &["arena", "genesis", "--players", "hard"],
        &["arena", "genesis", "--players", "hard,"],
        &["arena", "genesis", "--players", "hard,god"],
        &["arena", "genesis", "--players", "hard,hard"],
        &["arena", "genesis", "--players", "hard,easy*0"],
        &["arena", "genesis", "--players=hard,easy", "--games=0"],
        &["arena", "genesis", "--players=hard,easy", "--seats=1"],
        &["arena", "genesis", "--players=hard,easy", "--seats=5"],
        &["arena", "ursuppe", "--players=hard,easy", "--seats=2"],
        &["arena", "genesis", "--players=hard,easy", "--scale=0"],
        &["arena", "genesis", "--players=hard,easy", "--scale=1/0"],
        &["arena", "genesis", "--players=hard,easy", "--scale=-1/-2/3"],
        &["arena", "genesis", "--players=hard,easy", "--scale=NaN"],
        &["arena", "genesis", "--players=hard,easy", "--threads=0"],
        &["arena", "genesis", "--players=hard,easy", "--option=x"],
        &["arena", "genesis", "--players=hard,easy", "--preset=x"],
        &["arena", "genesis", "--players=hard,easy", "--bot-time=0"],
        &["arena", "genesis", "--bot", "x", "--bot-time=soon"],
        &["arena", "genesis", "--bot", "x"],
        &["bot"],
        &["bot", "genesis"],
        &["bot", "chess", "hard"],
        &["bot", "genesis", "god"],
        &["bot", "genesis", "hard", "--seed", "x"],
        &["replay", "--preset", "manual", "x"],
        &["serve", "x"],
        &["serve", "--listen"],
        &["serve", "--listen", "here"],
        &["serve", "--listen", "127.0.0.1"],
        &["serve", "--listen", "127.0.0.1:99999"],
        &["serve", "--database", "mysql://db"],
        &["serve", "--data", ""],
        &["serve", "--public-url", "urzeit.example"],
        &["serve", "--trusted-proxies", "everybody"],
        &["serve", "--trusted-proxies", "10.0.0.0/33"],
        &["serve", "--metrics-token", ""],
        &["serve", "--log", "loud"],
        &["serve", "--rate-wishes", "often"],
        &["serve", "--connections", "-1"],
        &["serve", "--body", "0"],
        &["serve", "--workers", "-1"],
        &["serve", "--smtp", "mail.example.org"],
        &["work", "--listen", "8080"],
        &["migrate", "--listen", "8080"],
        &["backup"],
        &["restore"],
        &["admin"],
        &["admin", "dance"],
        &["admin", "list"],
        &["admin", "list", "secrets"],
        &["admin", "list", "tables", "--most", "0"],
        &["admin", "ban"],
        &["admin", "reports", "--settle", "x"],
        &["--listen", "here"],
    ] {
        let english = urzeit(arguments).complaint(2);
        let german = program()
            .args(arguments)
            .env("LANG", "de_DE.UTF-8")
            .output()
            .unwrap();
        let german = Run::from(german).complaint(2);
        assert_ne!(english, german, "{arguments:?}");
    }
    // Nobody is told in another language than their own that there is none of that name.
    let unknown = ["--lang", "xx", "replay", "x"];
    let [english, french] = ["C", "fr_FR.UTF-8"].map(|language| {
        let run = program().args(unknown).env("LANG", language).output();
        Run::from(run.unwrap()).complaint(2)
    });
    assert!(french.contains("de, en ou fr"), "{french}");
    assert_ne!(english, french);
}

#[test]
fn help_reads_in_every_language() {
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["replay", "--help"],
        &["legal", "-h"],
        &["verify", "--help"],
        &["simulate", "--help"],
        &["arena", "--help"],
        &["bot", "--help"],
        &["serve", "--help"],
        &["work", "--help"],
        &["migrate", "--help"],
        &["backup", "--help"],
        &["restore", "--help"],
        &["admin", "--help"],
        &["admin", "list", "--help"],
        &["admin", "list", "tables", "--help"],
        &["admin", "ban", "--help"],
        &["play", "--help"],
        &["train", "--help"],
        &["analyse", "--help"],
        &["page", "--help"],
    ] {
        for (language, usage) in [
            ("en", "Usage: urzeit"),
            ("de", "Aufruf: urzeit"),
            ("fr", "Utilisation\u{a0}: urzeit"),
        ] {
            // A flag after `--help` is read as well, because help has a language.
            let help = urzeit(&[arguments, &["--lang", language]].concat()).ok();
            assert!(help.contains(usage), "{help}");
            let is_english = help.contains("Usage") || help.contains("Options:");
            assert_eq!(is_english, language == "en", "{help}");
            if arguments.len() > 1 {
                usage_names_what_is_explained(&help);
            }
        }
    }
    assert_eq!(
        urzeit(&["--version"]).ok(),
        format!("urzeit {}\n", env!("CARGO_PKG_VERSION"))
    );
}

fn usage_names_what_is_explained(help: &str) {
    let (_, usage) = help.split_once(": urzeit ").unwrap();
    let (usage, explained) = usage.split_once('\n').unwrap();
    let names = usage.split('<').skip(1).map(|rest| rest.split_once('>'));
    for name in names.map(|name| name.unwrap().0) {
        assert!(explained.contains(&format!("<{name}>")), "{name}: {help}");
    }
}

#[test]
fn the_language_comes_from_the_flag_or_the_environment() {
    let run = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = program();
        command.env_remove("LANG").envs(variables.iter().copied());
        let run: Run = command.args(arguments).output().unwrap().into();
        run.complaint(1)
    };
    let file = "no-such-file.urz";
    let english = run(&[], &["replay", file]);
    assert!(english.contains("There is no such file"), "{english}");
    let german = run(&[("LANG", "de_AT.UTF-8")], &["replay", file]);
    assert!(german.contains("Diese Datei gibt es nicht"), "{german}");
    for (variables, arguments, expected) in [
        (
            &[("LANG", "xx_FR.UTF-8")][..],
            &["replay", file][..],
            &english,
        ),
        (&[("LANG", "C")], &["replay", file], &english),
        (
            &[("LANG", "en_US"), ("LC_ALL", "de_DE")],
            &["replay", file],
            &german,
        ),
        (
            &[("LANG", "de_DE"), ("LC_MESSAGES", "en_US")],
            &["replay", file],
            &english,
        ),
        (
            &[("LANG", "de_DE"), ("LC_ALL", "")],
            &["replay", file],
            &german,
        ),
        (
            &[("LANG", "de_DE")],
            &["--lang", "en", "replay", file],
            &english,
        ),
        (
            &[("LANG", "de_DE")],
            &["replay", file, "--lang=en"],
            &english,
        ),
        (&[], &["replay", "--lang", "de", file], &german),
    ] {
        assert_eq!(
            &run(variables, arguments),
            expected,
            "{variables:?} {arguments:?}"
        );
    }
}

/// A record for every kind of mistake, with the line of it.
fn mistakes() -> Vec<(String, usize)> {
    let rows = ["vvvvvvvvvvvvvv"; 10].join("/");
    let row = |land: &str| rows.replacen(&"v".repeat(land.len()), land, 1);
    let position =
        |land: &str, phase: &str| format!("genesis reptile,human - {} {phase}", row(land));
    let full = row("...");
    let finished =
        format!("option board {full}\nlog\n* start 1\n* dice wild wild\n1 place forest b1\n");
    let turn = "log\n* start 1\n* dice forest mountain\n";
    let mut all = vec![
        (String::new(), 1),
        ("urzeit 2\n".to_owned(), 1),
        ("urzeit 1\r\ngame genesis\r\n".to_owned(), 1),
        ("urzeit 1\ngame chess\n".to_owned(), 2),
        ("urzeit 1\ngame genesis\nlog\n".to_owned(), 3),
        ("urzeit 1\ngame genesis\nseat 1 human\nlog\n".to_owned(), 4),
    ];
    let with_head = [
        ("", 5),
        ("seat 3 mammal\tRudi\nlog\n", 5),
        ("seat 3 mammal \u{202e}\u{1b}[2J\nlog\n", 5),
        ("seat 2 mammal\nlog\n", 5),
        ("seat 4 mammal\nlog\n", 5),
        ("seat 3 red\nlog\n", 5),
        ("seat 3 human\nlog\n", 5),
        ("option moon full\nlog\n", 5),
        ("option ties nobody\nlog\n", 5),
        (&format!("option board {rows}\nlog\n"), 5),
        ("option end immediate\noption end immediate\nlog\n", 6),
        ("colour blue\nlog\n", 5),
        ("table a\nlog\n", 6),
        ("commitment xy\nlog\n", 5),
        ("from nothing\nlog\n", 5),
        (&format!("from {}\nlog\n", position("...", "over")), 5),
        (&format!("from {}\nlog\n", position("..", "roll 1")), 5),
        (&format!("from {}\nlog\n", position("...", "roll 3")), 5),
        (
            &format!("from {}\nlog\n", position("...", "second 1 wild")),
            5,
        ),
        (
            &format!(
                "from {}\nlog\n",
                position("...", "start").replace("reptile,human", "human,reptile")
            ),
            5,
        ),
        (
            &format!(
                "from {}\nlog\n",
                position("...", "start").replace("human", "reptile")
            ),
            5,
        ),
        ("log\n1 end\n", 6),
        ("log\n* dice wild wild\n", 6),
        ("log\n* start 3\n", 6),
        ("log\n* start 1\n1 place forest a1\n", 7),
        ("option board random\nlog\n1 end\n", 7),
        ("option board random\nlog\n* start 1\n", 7),
        (&format!("option board random\nlog\n* board {full}\n"), 7),
        (&format!("{turn}* dice wild wild\n"), 8),
        (&format!("{turn}2 place forest a1\n"), 8),
        (&format!("{turn}1 end\n"), 8),
        (&format!("{turn}1 place forest d1\n"), 8),
        (&format!("{turn}1 place forest l1\n"), 8),
        (
            &format!("{turn}1 place forest a1\n1 place mountain a1\n"),
            9,
        ),
        (&format!("{turn}1 place forest a1\n1 place forest a2\n"), 9),
        (&format!("{turn}1 place tundra a1\n"), 8),
        (&format!("{turn}1 place\n"), 8),
        (&format!("{turn}1 place forest a1 now\n"), 8),
        (&format!("{turn}1  place forest a1\n"), 8),
        (&format!("{turn}! redo 1\n"), 8),
        (&format!("{turn}! undo x\n"), 8),
        (&format!("{turn}result 1 0 draw\n"), 8),
        (&format!("{finished}1 end\n"), 10),
        (&format!("{finished}result 1 1 win\n"), 10),
        (&format!("{finished}result 1 0 draw\n"), 11),
        (
            &format!("{finished}result 1 0 draw\nresult 2 0 draw\nresult 3 0 draw\n"),
            12,
        ),
        (&format!("log\n{}\n", "x".repeat(100_000)), 6),
    ];
    all.extend(with_head.map(|(rest, line)| (format!("{HEAD}{rest}"), line)));
    all
}

#[test]
fn every_mistake_has_a_message_in_both_languages() {
    for (record, line) in mistakes() {
        let english = urzeit_reading(&record, &["legal", "-"]).complaint(1);
        let german = urzeit_reading(&record, &["--lang", "de", "legal", "-"]).complaint(1);
        let start = record.chars().take(400).collect::<String>();
        assert!(
            english.contains(&format!("<stdin>, line {line}: ")),
            "{english}{start}"
        );
        assert!(
            german.contains(&format!("<stdin>, Zeile {line}: ")),
            "{german}{start}"
        );
        for message in [&english, &german] {
            let texts_are_whole = !message.contains(['{', '}', '\u{1b}']);
            assert!(texts_are_whole, "{message}");
        }
        let words = |message: &str| message.split_once(": ").unwrap().1.to_owned();
        assert_ne!(words(&english), words(&german));
        let traced = urzeit_reading(&record, &["replay", "--trace", "-"]);
        assert_eq!(
            traced.complaint_after_output(1),
            english,
            "every command says the same"
        );
    }
}
