//! What kind of program used a session or a token, as the server tells its owner.

use urzeit_table::messages::Program;

use crate::text::Words;

/// Browsers and systems are called the same in every language.
pub(super) fn program(words: Words, program: &Program) -> String {
    let other = || words.say("program-other");
    let browser = program.browser.clone().unwrap_or_else(other);
    match &program.system {
        Some(system) => {
            let said = [
                ("browser", browser.into()),
                ("system", system.clone().into()),
            ];
            words.say_with("program-on", &said)
        }
        None => browser,
    }
}
