//! Makes sure that every numbered rule of a game is named by a test.

use std::{fs, path::Path};

/// The text of a game's rules.
pub(crate) fn rules(game: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(format!("docs/rules/{game}.md")))
        .expect("a file of the repository")
}

/// Those of some rules that no test of a game names.
pub(crate) fn unnamed(game: &str, rules: &[String]) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(game);
    let mut tests = String::new();
    for file in fs::read_dir(folder).expect("a file of the repository") {
        tests.push_str(
            &fs::read_to_string(file.expect("a file of the repository").path())
                .expect("a file of the repository"),
        );
    }
    let names = |rule: &String| {
        // `L-7.2` is not named where `L-7.2.5` or `L-7.20` is.
        let mut rest = tests.split(rule.as_str()).skip(1);
        rest.any(|after| {
            !after.starts_with(|next: char| next.is_ascii_digit() || next == '.')
                || after.starts_with(". ")
                || after.starts_with(".\n")
        })
    };
    rules.iter().filter(|rule| !names(rule)).cloned().collect()
}
