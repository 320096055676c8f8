//! Lords of Creation: every rule by its number, every case of the rules' own table, the
//! fixtures, and properties of random games.

// A test is one story, or a table of facts.
#![allow(clippy::too_many_lines)]

mod altars;
mod attacks;
mod board;
mod civilising;
mod contents;
mod creation;
mod ending;
mod heard;
mod hidden;
mod invariants;
mod marches;
mod moves;
mod odds;
mod placing;
mod properties;
mod refusals;
mod rounds;
mod secrecy;
mod setup;
mod standing;
mod support;
mod told;
mod turns;
mod variants;

#[path = "../named/mod.rs"]
mod named;

/// Sections that define nothing to test: words, a table of contents, what is not specified,
/// who leaves, the test cases themselves (each has a test of its own) and the index.
const WITHOUT_RULES: [&str; 9] = [
    "L-0", "L-1", "L-7", "L-9", "L-11", "L-11.5", "L-13", "L-14", "L-15",
];

/// The points of each section, and the sections that have none.
fn rule_numbers() -> Vec<String> {
    let text = named::rules("lords");
    let mut rules: Vec<String> = Vec::new();
    let mut section = String::new();
    for line in text.lines() {
        let number = line.split([' ', '\t']).next().unwrap_or_default();
        if line.starts_with("##") {
            let title = line.trim_start_matches(['#', ' ']);
            let number = title.split(' ').next().unwrap_or_default();
            section = format!("L-{}", number.trim_end_matches('.'));
            rules.push(section.clone());
        } else if let Some(point) = number.strip_suffix('.')
            && point.parse::<u32>().is_ok()
        {
            rules.push(format!("{section}.{point}"));
        }
    }
    let points = rules.clone();
    rules.retain(|rule| {
        let has_points = points
            .iter()
            .any(|point| point.starts_with(&format!("{rule}.")));
        let left_out = WITHOUT_RULES.contains(&rule.as_str()) || rule.starts_with("L-14.");
        !has_points && !left_out
    });
    rules
}

#[test]
fn every_rule_is_named_by_a_test() {
    let rules = rule_numbers();
    assert!(rules.len() > 60, "only {} rules were found", rules.len());
    assert_eq!(named::unnamed("lords", &rules), Vec::<String>::new());
}
