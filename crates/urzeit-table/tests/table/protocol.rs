//! The protocol of bots: its lines, its dialogue, its limits.

use std::{fmt::Display, fs, path::Path, str::FromStr};

use urzeit_rules::{Genesis, Lords, Seat, Viewer};
use urzeit_table::{
    Awaits, Deed, Host, Settings, Source, open,
    protocol::{Dialogue, FromBot, Heard, MAX_NAME, MOST_LINES, MOST_REFUSED, ToBot, VERSION},
};

use crate::{
    play::{GENESIS, LORDS, Play, event, header, settings, texts},
    seating::seat,
};

fn reads<T: FromStr + Display>(line: &str) -> bool {
    match line.parse::<T>() {
        Ok(read) => {
            assert_eq!(read.to_string(), line);
            true
        }
        Err(_) => false,
    }
}

#[test]
fn every_line_reads_as_it_is_written() {
    for line in [
        "urzeit 1",
        "game genesis",
        "seat 1 reptile Ada Lovelace",
        "option ties players",
        "you 2",
        "position genesis reptile,human - - start",
        "entry 3 * dice forest wild",
        "entry 17 3 card ?",
        "forced 2 end",
        "reveal 17 3 card island3",
        "turn 250 500",
        "legal 0",
        "action place forest c4",
        "refused G-3.5 genesis-space-occupied space=c4",
        "error unknown-line",
        "error not-your-turn",
        "result 1 45 win",
        "bye",
    ] {
        assert!(reads::<ToBot>(line), "{line}");
    }
    for line in [
        "bot Ada",
        "bot Ada 2.0",
        "legal",
        "view",
        "do place forest c4",
    ] {
        assert!(reads::<FromBot>(line), "{line}");
    }
    for line in [
        "",
        " ",
        "urzeit",
        "urzeit x",
        "urzeit 1 2",
        "game",
        "you 0",
        "you 7",
        "entry",
        "entry 3",
        "entry x 1 end",
        "turn 1",
        "turn 1 2 3",
        "legal",
        "legal -1",
        "error",
        "error rude",
        "bye bye",
        "hello",
    ] {
        assert!(!reads::<ToBot>(line), "{line}");
    }
    let long = format!("bot {}", "x".repeat(MAX_NAME + 1));
    for line in [
        "",
        "bot",
        "bot ",
        "bot  Ada",
        "bot Ada ",
        "bot A\tda",
        "bot \u{202e}adA",
        &long,
        "legal now",
        "views",
        "do",
        "do ",
        "DO end",
    ] {
        assert!(!reads::<FromBot>(line), "{line}");
    }
}

/// The dialogue in `docs/bots.md`, with a host that is told of the document only what others do
/// and how much time there is.
#[test]
fn the_dialogue_of_the_document_is_what_a_host_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let document = fs::read_to_string(file).unwrap();
    let dialogue = document.split("```dialogue\n").nth(1).unwrap();
    let dialogue = dialogue.split("```").next().unwrap();
    let written: Vec<_> = dialogue.lines().collect();
    let read = |word: &str| {
        let lines = written.iter().filter_map(|line| line.strip_prefix("< "));
        let found: Vec<_> = lines.filter(|line| line.starts_with(word)).collect();
        found
            .into_iter()
            .map(|line| format!("{line}\n"))
            .collect::<String>()
    };
    let head = ["urzeit ", "game ", "seat ", "option ", "from "]
        .map(read)
        .concat();
    let mut host = open(&head, "at-once any nothing".parse().unwrap(), Source::Typed).unwrap();
    let seats: Vec<Seat> = Seat::all(host.players()).collect();
    for seat in &seats {
        let line = head
            .lines()
            .find(|line| line.starts_with(&format!("seat {seat} ")))
            .unwrap();
        let name = line.splitn(4, ' ').nth(3).unwrap();
        host.apply(&event(&format!("0 sit {seat} - {name}")))
            .unwrap();
    }
    host.apply(&event("0 begin")).unwrap();
    let you = read("you ").trim_end().parse();
    let Ok(ToBot::You(bot)) = you else {
        panic!("{you:?}")
    };

    let (mut dialogue, beginning) = Dialogue::begin(bot, &*host);
    let mut said = vec![
        format!("< {}", ToBot::Urzeit(VERSION)),
        written[1].to_owned(),
    ];
    assert!(matches!(written[1][2..].parse(), Ok(FromBot::Bot(_))));
    let tell = |said: &mut Vec<String>, lines: Vec<ToBot>| {
        said.extend(lines.iter().map(|line| format!("< {line}")));
    };
    tell(&mut said, beginning);
    while let Some(&line) = written.get(said.len()) {
        if let Some(spoken) = line.strip_prefix("> ") {
            said.push(line.to_owned());
            match dialogue.hear(spoken, &*host) {
                Heard::Reply(reply) => tell(&mut said, reply),
                Heard::Action(action) => {
                    host.apply(&event(&format!("0 {bot} {action}"))).unwrap();
                    tell(&mut said, dialogue.news(&*host));
                }
                other => panic!("{line}: {other:?}"),
            }
            continue;
        }
        let next = line[2..].parse();
        match next {
            Ok(ToBot::Turn { answer, left }) => {
                let Awaits::Choices(asked) = host.awaits() else {
                    panic!("{line}")
                };
                assert!(asked.contains(bot), "{line}");
                let asked = dialogue.ask(answer, left);
                tell(&mut said, vec![asked]);
            }
            Ok(ToBot::Entry(_, entry)) => {
                assert_ne!(entry.seat, Some(bot), "{line}");
                host.apply(&Deed::Entry(entry).at(0)).unwrap();
                tell(&mut said, dialogue.news(&*host));
            }
            Ok(ToBot::Bye) => tell(&mut said, vec![ToBot::Bye]),
            other => panic!(
                "a host does not say “{line}” by itself: {other:?}\n{}",
                said.join("\n")
            ),
        }
    }
    for (said, written) in said.iter().zip(&written) {
        assert_eq!(said, written);
    }
    assert_eq!(said.len(), written.len());
    assert!(host.result().is_some(), "it is complete");
}

fn asked() -> (Dialogue, Box<dyn Host>) {
    let head = header::<Genesis>(GENESIS[0]).to_string();
    let mut host = open(&head, Settings::default(), Source::Typed).unwrap();
    for event in [
        "0 sit 1 - Ada",
        "0 sit 2 -",
        "0 begin",
        "0 * start 2",
        "0 * dice forest wild",
    ] {
        host.apply(&self::event(event)).unwrap();
    }
    let (dialogue, _) = Dialogue::begin(seat(2), &*host);
    (dialogue, host)
}

#[test]
fn answers_are_checked_and_bad_ones_have_a_limit() {
    let (mut dialogue, host) = asked();
    let not_asked = dialogue.hear("do place forest c4", &*host);
    assert_eq!(
        not_asked,
        Heard::Reply(vec!["error not-your-turn".parse().unwrap()])
    );
    for (line, reason) in [
        ("do end", "G-"),
        ("do place swamp a1", "notation terrain swamp"),
        ("do place forest z1", "notation space z1"),
        ("do place", "notation terrain"),
        ("do place forest  c4", "notation spacing"),
        ("do place forest c4 now", "notation end now"),
        ("do dance", "notation action dance"),
    ] {
        dialogue.ask(1, 2);
        for refusal in 1..=MOST_REFUSED {
            let told = match dialogue.hear(line, &*host) {
                Heard::Refused(told) if refusal == MOST_REFUSED => told,
                Heard::Reply(reply) if refusal < MOST_REFUSED => match &reply[..] {
                    [ToBot::Refused(told)] => told.clone(),
                    other => panic!("{line}: {other:?}"),
                },
                other => panic!("{line}: {other:?}"),
            };
            assert!(told.starts_with(reason), "{line}: {told}");
        }
    }
    dialogue.ask(1, 2);
    let legal = dialogue.hear("legal", &*host);
    let Heard::Reply(legal) = legal else {
        panic!("{legal:?}")
    };
    assert_eq!(legal[0], ToBot::Legal(legal.len() - 1));
    let ToBot::Action(action) = &legal[1] else {
        panic!("{legal:?}")
    };
    assert_eq!(
        dialogue.hear(&format!("do {action}"), &*host),
        Heard::Action(action.clone())
    );
    // It is asked once.
    assert_eq!(dialogue.hear(&format!("do {action}"), &*host), not_asked);
}

#[test]
fn nobody_talks_for_ever() {
    let (mut dialogue, host) = asked();
    for _ in 0..2 {
        dialogue.ask(1, 2);
        for line in ["view", "hello", "", "bot Ada"]
            .iter()
            .cycle()
            .take(MOST_LINES)
        {
            assert!(
                matches!(dialogue.hear(line, &*host), Heard::Reply(_)),
                "{line}"
            );
        }
        assert_eq!(dialogue.hear("view", &*host), Heard::TooMuch);
    }
}

/// Whatever happens at a table with people, a bot is told what its seat may know and no more, and
/// whenever something may have been taken back where the game stands.
#[test]
fn news_are_those_of_the_seat() {
    for seed in 0..3 {
        let mut play = Play::<Lords>::begin(LORDS[1], settings(seed), Source::Typed, seed);
        let bot = seat(2);
        let (mut dialogue, beginning) = Dialogue::begin(bot, &play.table);
        let [.., ToBot::You(you), ToBot::Position(position)] = &beginning[..] else {
            panic!("{beginning:?}")
        };
        assert_eq!(*you, bot);
        assert_eq!(*position, Host::view(&play.table, Viewer::Seat(bot)));
        let mut reveals = 0;
        let mut known = play.table.len();
        let mut entries = 0;
        play.finish(|play| {
            let news = dialogue.news(&play.table);
            let told = Host::told(&play.table, Viewer::Seat(bot), known);
            known = play.table.len();
            let told = texts(&told).join("\n");
            let told: Vec<_> = told.lines().collect();
            for line in &news {
                match line {
                    ToBot::Entry(_, entry) => {
                        assert!(told.iter().any(|told| told.ends_with(&format!(" {entry}"))));
                    }
                    ToBot::Forced(_) => assert!(told.contains(&line.to_string().as_str())),
                    ToBot::Reveal(..) => {
                        assert!(told.contains(&line.to_string().as_str()));
                        reveals += 1;
                    }
                    ToBot::Position(position) => {
                        assert_eq!(*position, Host::view(&play.table, Viewer::Seat(bot)));
                    }
                    ToBot::Result(_) => assert!(play.table.is_over()),
                    other => panic!("{other}"),
                }
            }
            if play.table.entries() < entries {
                assert!(news.iter().any(|line| matches!(line, ToBot::Position(_))));
            }
            entries = play.table.entries();
            assert!(dialogue.news(&play.table).is_empty());
        });
        assert!(reveals > 0);
    }
}
