//! `play` at a real terminal: completion, keys, a screen that is cleared.

use std::{
    io::{Read as _, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use crate::{play::Table, run::PROGRAM};

/// A game at a terminal, which `script` provides.
struct Terminal {
    process: Child,
    keys: ChildStdin,
    screen: ChildStdout,
}

impl Terminal {
    /// Begins a game with these arguments, in this environment.
    fn begin(table: &Table, arguments: &str, environment: &[(&str, &str)]) -> Terminal {
        let file = table.file();
        let play = format!("'{PROGRAM}' play {arguments} --lang en --save '{file}'");
        // Nothing here waits for ever.
        let mut process = Command::new("timeout")
            .args(["60", "script", "-qec", &play, "/dev/null"])
            .env_remove("NO_COLOR")
            .env("TERM", "xterm")
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Terminal {
            keys: process.stdin.take().unwrap(),
            screen: process.stdout.take().unwrap(),
            process,
        }
    }

    /// What is shown until all of this has been.
    fn until(&mut self, expected: &[&str]) -> String {
        let mut seen = String::new();
        while !expected.iter().all(|part| seen.contains(part)) {
            let mut some = [0; 4096];
            let count = self.screen.read(&mut some).unwrap();
            assert!(count > 0, "no {expected:?} in:\n{seen}");
            seen += &String::from_utf8_lossy(&some[..count]);
        }
        seen
    }

    fn press(&mut self, keys: impl AsRef<[u8]>) {
        self.keys.write_all(keys.as_ref()).unwrap();
    }

    fn leave(mut self) {
        self.press("quit\r");
        self.until(&["The game is saved."]);
        self.process.wait().unwrap();
    }
}

/// Tab writes what is certain and then lists what can follow.
#[test]
fn tab_completes_and_lists() {
    let table = Table::new();
    let mut terminal = Terminal::begin(&table, "genesis --against beginner --seed 3", &[]);
    terminal.until(&["reptile> "]);
    terminal.press("pl\t");
    terminal.until(&["place "]);
    terminal.press("\t\t");
    terminal.until(&["forest", "mountain", "savannah", "wetland"]);
    terminal.press("f\tc4\r");
    terminal.until(&["reptile: place forest c4", "reptile> "]);
    terminal.leave();
}

/// A terminal that writes an umlaut as Latin-1 does not end the game.
#[test]
fn what_is_not_utf_8_is_refused_at_a_terminal_too() {
    let table = Table::new();
    let mut terminal = Terminal::begin(&table, "genesis --against beginner --seed 3", &[]);
    terminal.until(&["reptile> "]);
    terminal.press(b"zur\xfcck\r");
    terminal.until(&["“\u{fffd}” is not a valid action.", "reptile> "]);
    terminal.leave();
}

/// A player who wants no colours still wants no others to see their cards.
#[test]
fn the_screen_is_cleared_between_hands() {
    const CLEAR: &str = "\u{1b}[2J\u{1b}[3J";
    let xterm: [&[_]; 2] = [&[], &[("NO_COLOR", "1")]];
    for environment in xterm {
        let table = Table::new();
        let mut terminal = Terminal::begin(&table, "lords --people 2 --seed 8", environment);
        terminal.until(&[CLEAR, "The keyboard goes to red.", "red> "]);
        terminal.press("\r");
        terminal.until(&["Hand: ", "lays a marker or keeps this one.", "red> "]);
        terminal.press("keep\r");
        terminal.until(&["Press Enter to confirm", "red> "]);
        terminal.press("\r");
        terminal.until(&[CLEAR, "The keyboard goes to blue.", "blue> "]);
        terminal.leave();
    }
    // Where that cannot be, nothing is written that would only be in the way.
    let table = Table::new();
    let dumb = [("TERM", "dumb")];
    let mut terminal = Terminal::begin(&table, "lords --people 2 --seed 8", &dumb);
    let seen = terminal.until(&["The keyboard goes to red.", "red> "]);
    assert!(!seen.contains('\u{1b}'), "{seen:?}");
    terminal.leave();
}
