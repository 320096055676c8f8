//! What happens at a table besides the game itself, in sentences.

use urzeit_rules::Seat;

use crate::text::Words;

/// An event that is no entry of the game, as a sentence; nothing for those that need none.
pub(crate) fn sentence(
    words: Words,
    deed: &str,
    rest: &str,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let key = match deed {
        "begin" => return Some(words.say("log-begin")),
        "close" => return Some(words.say("log-close")),
        "undo" => "log-undo",
        "ask" => "log-ask",
        "agree" => "log-agree",
        "refuse" => "log-refuse",
        "time-out" => "log-time-out",
        "stand-in" => "log-stand-in",
        "return" => "log-return",
        "resign" => "log-resign",
        "end-game" => "log-end-game",
        "go-on" => "log-go-on",
        "pause" => "log-pause",
        "resume" => "log-resume",
        _ => return None,
    };
    let seat: Seat = rest.split(' ').next()?.parse().ok()?;
    Some(words.say_with(key, &[("who", name(seat).into())]))
}
