//! What happens at a table besides the game itself, in sentences.

use urzeit_rules::Seat;
use urzeit_table::{Deed, Told};

use crate::text::Words;

/// What is no entry of the game, as a sentence; nothing for what needs none.
pub(crate) fn sentence(
    words: Words,
    event: &Told,
    name: impl Fn(Seat) -> String,
) -> Option<String> {
    let deed = event.deed.as_ref()?;
    let key = match deed {
        Deed::Begin => return Some(words.say("log-begin")),
        Deed::Close => return Some(words.say("log-close")),
        Deed::CallOff(seat) => {
            let named = [("who", name(*seat).into())];
            return Some(words.say_with("log-call-off", &named));
        }
        Deed::Undo(..) => "log-undo",
        Deed::Ask(..) => "log-ask",
        // The last who has to agree takes the game back.
        Deed::Agree(_) if event.went_back_to.is_some() => "log-agree-back",
        Deed::Agree(_) => "log-agree",
        Deed::Refuse(_) => "log-refuse",
        Deed::TimeOut(_) => "log-time-out",
        Deed::StandIn(..) => "log-stand-in",
        Deed::Return(_) => "log-return",
        Deed::Resign(..) => "log-resign",
        Deed::Vote(seat, away, remedy) => {
            let named = [("who", name(*seat).into()), ("whom", name(*away).into())];
            return Some(words.say_with(&format!("log-vote-{remedy}"), &named));
        }
        Deed::Count(away) => {
            let named = [("who", name(*away).into())];
            return Some(words.say_with("log-count", &named));
        }
        Deed::AskToHandOver(_) => "log-ask-hand-over",
        Deed::Offer(_) => "log-offer",
        Deed::Withdraw(_) => "log-keep",
        Deed::Substitute(_, person) => {
            let named = [("who", person.name.clone().into())];
            return Some(words.say_with("log-substitute", &named));
        }
        Deed::EndGame(_) => "log-end-game",
        Deed::GoOn(_) => "log-go-on",
        Deed::Pause(_) => "log-pause",
        Deed::Resume(_) => "log-resume",
        Deed::Order(_) => "log-order",
        Deed::Sit(..)
        | Deed::Computer(..)
        | Deed::Leave(_)
        | Deed::Confirm(_)
        | Deed::Credit(_)
        | Deed::Entry(_) => return None,
    };
    Some(words.say_with(key, &[("who", name(deed.seat()?).into())]))
}
