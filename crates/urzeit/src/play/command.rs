//! What a person can ask for besides making a choice.

use urzeit_texts::{is_begun, is_typed};

use crate::text::Text;

/// What a person can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// What can be typed.
    Help,
    /// What may be entered.
    Legal,
    /// The position.
    Board,
    /// How the points come about.
    Score,
    /// What happened.
    Log,
    /// Why the last entry was refused.
    Why,
    /// Take something back.
    Undo,
    /// What a computer player would do.
    Hint,
    /// A copy of the game.
    Save,
    /// Give up.
    Resign,
    /// Stop for now.
    Quit,
    /// The turn shall count.
    Ok,
}

/// The word of each command, and the key of its word in the reader's language.
const WORDS: [(Command, &str, &str); 12] = [
    (Command::Help, "help", "play-word-help"),
    (Command::Legal, "?", "play-word-legal"),
    (Command::Board, "board", "play-word-board"),
    (Command::Score, "score", "play-word-score"),
    (Command::Log, "log", "play-word-log"),
    (Command::Why, "why", "play-word-why"),
    (Command::Undo, "undo", "play-word-undo"),
    (Command::Hint, "hint", "play-word-hint"),
    (Command::Save, "save", "play-word-save"),
    (Command::Resign, "resign", "play-word-resign"),
    (Command::Quit, "quit", "play-word-quit"),
    (Command::Ok, "ok", "play-word-ok"),
];

/// The command whose word the line begins with, and the rest of the line.
pub(super) fn named<'l>(line: &'l str, text: &Text) -> Option<(Command, &'l str)> {
    // Nothing has to stand between the question mark and what is asked about.
    if let Some(about) = line.strip_prefix('?') {
        return Some((Command::Legal, about.trim()));
    }
    let (word, rest) = split(line);
    let is_named = |(_, english, key): &&(_, &str, &str)| {
        is_typed(english, word) || is_typed(&text.say(key), word)
    };
    let (command, ..) = WORDS.iter().find(is_named)?;
    Some((*command, rest))
}

/// The only command whose word begins like that.
pub(super) fn begun<'l>(line: &'l str, text: &Text) -> Option<(Command, &'l str)> {
    let (beginning, rest) = split(line);
    let mut begun = WORDS.iter().filter(|(_, english, key)| {
        is_begun(english, beginning) || is_begun(&text.say(key), beginning)
    });
    match (begun.next(), begun.next()) {
        (Some((command, ..)), None) => Some((*command, rest)),
        _ => None,
    }
}

/// The words of all commands in the reader's language.
pub(super) fn words(text: &Text) -> impl Iterator<Item = String> {
    WORDS.iter().map(|(_, _, key)| text.say(key))
}

fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word, rest.trim())
}
