//! The sentences of the command, in the reader's language.

use std::ffi::OsString;

use urzeit_texts::{COMMAND, Language};
pub(crate) use urzeit_texts::{Text, harmless};

/// The language that `--lang` or the environment asks for.
///
/// Needed before the arguments are read, because their help is text too.
pub(crate) fn of_environment(arguments: &[OsString]) -> Text {
    let words: Vec<_> = arguments
        .iter()
        .map(|word| word.to_string_lossy())
        .collect();
    let after_flag = words.iter().skip_while(|word| *word != "--lang").nth(1);
    let in_flag = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let environment = || {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let values = variables.iter().filter_map(|name| std::env::var(name).ok());
        let named = values.into_iter().find(|value| !value.is_empty());
        named.or_else(sys_locale::get_locale)
    };
    let flag = after_flag.map(|language| &**language).or(in_flag);
    // Somebody who asks for a language that is not there is told so in their own.
    let chosen = flag.and_then(Language::with_code);
    let usual = || Language::of(&environment().unwrap_or_default());
    Text::new(chosen.unwrap_or_else(usual), COMMAND)
}
