//! The rules of Ursuppe, section by section.

// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod attack;
mod components;
mod conventions;
mod deaths;
mod division;
mod environment;
mod examples;
mod feeding;
mod genes;
mod interactions;
mod ladder;
mod modes;
mod movement;
mod properties;
mod readings;
mod score;
mod setup;
mod standing;
mod table;
mod text;

#[path = "../named/mod.rs"]
mod named;

/// The numbered paragraphs, from the components to the extra modes, and the house rulings.
fn rule_numbers() -> Vec<String> {
    let text = named::rules("ursuppe");
    let mut rules = Vec::new();
    for line in text.lines() {
        let line = line.trim_start_matches(['#', ' ']);
        let number = line.split(' ').next().unwrap_or_default();
        let numbered = number.split_once('.').is_some_and(|(section, paragraph)| {
            let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            digits(section) && digits(paragraph)
        });
        if numbered {
            rules.push(format!("U-{number}"));
        }
    }
    rules.extend(["U-16", "U-17", "U-19"].map(str::to_owned));
    rules.extend((1..=28).map(|ruling| format!("H{ruling}")));
    rules
}

#[test]
fn every_rule_is_named_by_a_test() {
    let rules = rule_numbers();
    assert!(rules.len() > 80, "only {} rules were found", rules.len());
    assert_eq!(named::unnamed("ursuppe", &rules), Vec::<String>::new());
}
