//! What wins? Answers from many games, as `bindings/python/examples/what_wins.ipynb` has written them to
//! `static/what-wins.json`.
//!
//! A chart is a table: every line has its name, its bar and its numbers, so that nobody needs to see the bars.

use leptos::prelude::*;
use serde::Deserialize;
use urzeit_rules::lords::Card;

use crate::{
    http::get,
    later::Lost,
    options::value_word,
    place::beside,
    text::{Words, words},
};

/// The file of the answers.
const FILE: &str = "what-wins.json";

#[derive(Clone, Deserialize)]
struct Answers {
    made: Made,
    ursuppe: Genes,
    genesis: Vec<First>,
    lords: Cards,
}

/// With what the games were played.
#[derive(Clone, Deserialize)]
struct Made {
    iterations: u32,
    seed: u32,
}

/// What genes are worth.
#[derive(Clone, Deserialize)]
struct Genes {
    players: u32,
    games: u32,
    rounds: Vec<GeneInRounds>,
    genes: Vec<OneGene>,
}

/// The worth of the genes of a price, bought in some rounds.
#[derive(Clone, Deserialize)]
struct GeneInRounds {
    price: u32,
    rounds: (u32, u32),
    bought: u32,
    #[serde(flatten)]
    worth: Interval,
}

#[derive(Clone, Deserialize)]
struct OneGene {
    gene: String,
    price: u32,
    bought: u32,
    #[serde(flatten)]
    worth: Interval,
}

/// The share of games that the start player wins.
#[derive(Clone, Deserialize)]
struct First {
    players: u32,
    /// The option that is not as usual, with its value; nothing for the usual ones, or all of them together.
    option: Option<String>,
    games: u32,
    #[serde(flatten)]
    share: Interval,
}

/// What cards are worth.
#[derive(Clone, Deserialize)]
struct Cards {
    players: u32,
    games: u32,
    cards: Vec<OneCard>,
}

#[derive(Clone, Deserialize)]
struct OneCard {
    terrain: String,
    value: u8,
    came: u32,
    #[serde(flatten)]
    worth: Interval,
}

/// What was found, and between which numbers the truth lies in 95 of 100 such studies.
#[derive(Clone, Copy, Deserialize)]
struct Interval {
    estimate: f64,
    low: f64,
    high: f64,
}

/// A line of a chart.
struct Line {
    name: String,
    /// How many games, purchases or cards it comes from.
    count: String,
    /// Its bar; 0 is where there is no difference.
    bar: Interval,
    estimate: String,
    span: String,
}

/// Lines that belong together.
struct Group {
    name: Option<String>,
    lines: Vec<Line>,
}

/// The page.
#[component]
pub(crate) fn Wins() -> impl IntoView {
    let words = words();
    let answers = LocalResource::new(|| get::<Answers>(beside(FILE)));
    let again = Callback::new(move |()| answers.refetch());
    let shown = move || match answers.get() {
        None => ().into_any(),
        Some(Err(_)) => view! { <Lost says="page-part-lost" again/> }.into_any(),
        Some(Ok(answers)) => all(words, &answers),
    };
    view! {
        <article class="narrow wins">
            <h1>{move || words.say("wins-title")}</h1>
            {shown}
        </article>
    }
}

fn all(words: Words, answers: &Answers) -> AnyView {
    let Answers {
        made,
        ursuppe,
        genesis,
        lords,
    } = answers;
    let genes_how = [
        ("games", ursuppe.games.into()),
        ("players", ursuppe.players.into()),
    ];
    let cards_how = [
        ("games", lords.games.into()),
        ("players", lords.players.into()),
    ];
    let made_how = [("iterations", made.iterations.into())];
    let seed = [("seed", made.seed.into())];
    view! {
        <p>{words.say_with("wins-lead", &made_how)}</p>
        <p>{words.say("wins-interval")}</p>
        <h2>{words.say("wins-rounds")}</h2>
        <p>{words.say_with("wins-genes-how", &genes_how)}</p>
        {chart(words, "wins-rounds", "wins-points", by_round(words, &ursuppe.rounds))}
        <h2>{words.say("wins-genes")}</h2>
        {chart(words, "wins-genes", "wins-points", by_gene(words, &ursuppe.genes))}
        <h2>{words.say("wins-first")}</h2>
        <p>{words.say("wins-first-how")}</p>
        {chart(words, "wins-first", "wins-share", by_players(words, genesis))}
        <h2>{words.say("wins-cards")}</h2>
        <p>{words.say_with("wins-cards-how", &cards_how)}</p>
        {chart(words, "wins-cards", "wins-points", by_terrain(words, &lords.cards))}
        <p>{words.say_with("wins-again", &seed)}</p>
        <p><a href=beside(FILE) download=FILE>{words.say("wins-file")}</a></p>
    }
    .into_any()
}

fn by_round(words: Words, rows: &[GeneInRounds]) -> Vec<Group> {
    groups(
        rows,
        |row| row.price,
        |price, rows| Group {
            name: Some(words.say_with("wins-price", &[("price", price.into())])),
            lines: rows
                .map(|row| {
                    let (first, last) = row.rounds;
                    let rounds = [("first", first.into()), ("last", last.into())];
                    let name = words.say_with("wins-in-rounds", &rounds);
                    by_points(words, name, "wins-bought", row.bought, row.worth)
                })
                .collect(),
        },
    )
}

/// The best first.
fn by_gene(words: Words, rows: &[OneGene]) -> Vec<Group> {
    let mut rows: Vec<_> = rows.iter().collect();
    rows.sort_by(|one, other| other.worth.estimate.total_cmp(&one.worth.estimate));
    let lines = rows.into_iter().map(|row| {
        let named = [
            ("gene", words.called("ursuppe", "gene", &row.gene).into()),
            ("price", row.price.into()),
        ];
        let name = words.say_with("wins-gene", &named);
        by_points(words, name, "wins-bought", row.bought, row.worth)
    });
    vec![Group {
        name: None,
        lines: lines.collect(),
    }]
}

fn by_players(words: Words, rows: &[First]) -> Vec<Group> {
    groups(
        rows,
        |row| row.players,
        |players, rows| {
            let even = 1.0 / f64::from(players);
            let share = |share: f64| words.text().percent(share);
            let named = [("players", players.into()), ("share", share(even).into())];
            Group {
                name: Some(words.say_with("wins-players", &named)),
                lines: rows
                    .map(|row| Line {
                        name: option(words, row.option.as_deref()),
                        count: counted(words, "wins-games", row.games),
                        bar: row.share.less(even),
                        estimate: share(row.share.estimate),
                        span: span(words, share(row.share.low), share(row.share.high)),
                    })
                    .collect(),
            }
        },
    )
}

fn by_terrain(words: Words, rows: &[OneCard]) -> Vec<Group> {
    groups(
        rows,
        |row| row.terrain.clone(),
        |terrain, rows| Group {
            name: Some(words.called("lords", "terrain", &terrain)),
            lines: rows
                .map(|row| {
                    let card = format!("{terrain}{}", row.value).parse::<Card>();
                    let name =
                        card.map_or_else(|_| terrain.clone(), |card| words.text().card(card));
                    by_points(words, name, "wins-came", row.came, row.worth)
                })
                .collect(),
        },
    )
}

/// Rows in a row that have the same key, each lot as a group.
fn groups<'a, Row, Key: PartialEq>(
    rows: &'a [Row],
    key: impl Fn(&Row) -> Key,
    group: impl Fn(Key, std::slice::Iter<'a, Row>) -> Group,
) -> Vec<Group> {
    let lots = rows.chunk_by(|one, next| key(one) == key(next));
    lots.map(|lot| group(key(&lot[0]), lot.iter())).collect()
}

/// A line about a difference of chances to win.
fn by_points(words: Words, name: String, counts: &str, count: u32, worth: Interval) -> Line {
    let points = |share: f64| words.text().signed(share * 100.0, 1);
    Line {
        name,
        count: counted(words, counts, count),
        bar: worth,
        estimate: points(worth.estimate),
        span: span(words, points(worth.low), points(worth.high)),
    }
}

fn counted(words: Words, key: &str, count: u32) -> String {
    words.say_with(key, &[("count", count.into())])
}

fn span(words: Words, low: String, high: String) -> String {
    words.say_with("wins-span", &[("low", low.into()), ("high", high.into())])
}

/// An option of Genesis that is not as usual, as people choose it.
fn option(words: Words, option: Option<&str>) -> String {
    let Some(option) = option else {
        return words.say("wins-usual");
    };
    let Some((key, value)) = option.split_once('=') else {
        return words.say("wins-all");
    };
    let label = words.say(&format!("option-genesis-{key}"));
    let value = value_word(words, key, value);
    words.text().labelled(&label, &value)
}

impl Interval {
    /// As a difference from something.
    fn less(self, from: f64) -> Interval {
        Interval {
            estimate: self.estimate - from,
            low: self.low - from,
            high: self.high - from,
        }
    }

    /// Does it leave open whether there is any difference?
    fn is_open(self) -> bool {
        self.low <= 0.0 && 0.0 <= self.high
    }
}

/// From where to where all bars of a chart reach, with the middle line somewhere between.
fn reach(groups: &[Group]) -> (f64, f64) {
    let bars = || groups.iter().flat_map(|group| &group.lines);
    let left = bars().map(|line| line.bar.low).fold(0.0, f64::min);
    let right = bars().map(|line| line.bar.high).fold(0.0, f64::max);
    let spare = (right - left).max(0.01) * 0.04;
    (left - spare, right + spare)
}

/// A table with a bar in each of its lines.
fn chart(words: Words, title: &'static str, column: &'static str, groups: Vec<Group>) -> AnyView {
    let (left, right) = reach(&groups);
    let place = move |value: f64| format!("{:.2}", (value - left) / (right - left) * 100.0);
    let line = move |line: Line| {
        let (low, high) = (place(line.bar.low), place(line.bar.high));
        let point = place(line.bar.estimate);
        view! {
            <tr class:open=line.bar.is_open()>
                <th scope="row">{line.name}<small>{line.count}</small></th>
                <td class="bar" aria-hidden="true">
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                        <line x1=place(0.0) x2=place(0.0) y1="0" y2="10" class="even"/>
                        <line x1=low x2=high y1="5" y2="5" class="span"/>
                        <line x1=point.clone() x2=point y1="5" y2="5" class="point"/>
                    </svg>
                </td>
                <td><b>{line.estimate}</b><small>{line.span}</small></td>
            </tr>
        }
    };
    let group = move |group: Group| {
        let name = group.name.map(|name| {
            view! { <tr><th scope="rowgroup" colspan="3">{name}</th></tr> }
        });
        view! { <tbody>{name}{group.lines.into_iter().map(line).collect_view()}</tbody> }
    };
    view! {
        <table>
            <caption class="unseen">{words.say(title)}</caption>
            <thead><tr><td></td><td></td><th scope="col">{words.say(column)}</th></tr></thead>
            {groups.into_iter().map(group).collect_view()}
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use urzeit_players::Level;
    use urzeit_rules::{Game as _, genesis::Genesis, lords::Lords, ursuppe::Gene};

    use super::*;

    fn answers() -> Answers {
        serde_json::from_str(include_str!("../static/what-wins.json")).unwrap()
    }

    #[test]
    fn every_interval_has_what_was_found_between_its_ends() {
        let Answers {
            ursuppe,
            genesis,
            lords,
            ..
        } = answers();
        let rounds = ursuppe.rounds.iter().map(|row| (row.bought, row.worth));
        let genes = ursuppe.genes.iter().map(|row| (row.bought, row.worth));
        let first = genesis.iter().map(|row| (row.games, row.share));
        let cards = lords.cards.iter().map(|row| (row.came, row.worth));
        let all: Vec<_> = rounds.chain(genes).chain(first).chain(cards).collect();
        assert!(all.len() > 50);
        for (
            count,
            Interval {
                estimate,
                low,
                high,
            },
        ) in all
        {
            assert!(count >= 30, "{count}");
            assert!(-1.0 < low && low <= estimate && estimate <= high && high < 1.0);
            assert!(low < high);
        }
    }

    #[test]
    fn what_is_named_is_there() {
        let Answers {
            made,
            ursuppe,
            genesis,
            lords,
        } = answers();
        // The page says so.
        assert_eq!(made.iterations, Level::Medium.plan().iterations);
        assert!(ursuppe.games >= 1000 && lords.games >= 1000);
        for row in &ursuppe.genes {
            let gene: Gene = row.gene.parse().unwrap();
            assert_eq!(u32::from(gene.card().price), row.price, "U-2.6: {gene}");
        }
        assert!(
            ursuppe
                .rounds
                .iter()
                .all(|row| row.rounds.0 <= row.rounds.1)
        );
        for row in &genesis {
            assert!(Genesis::PLAYERS.contains(&(row.players as usize)));
            let option = row
                .option
                .as_deref()
                .and_then(|option| option.split_once('='));
            if let Some((key, value)) = option {
                let spec = Genesis::OPTIONS
                    .iter()
                    .find(|spec| spec.key == key)
                    .unwrap();
                assert!(spec.values.contains(&value), "{key}={value}");
            }
        }
        assert!(Lords::PLAYERS.contains(&(lords.players as usize)));
        let cards = lords.cards.iter();
        let cards = cards.map(|row| {
            format!("{}{}", row.terrain, row.value)
                .parse::<Card>()
                .unwrap()
        });
        assert!(cards.eq(Card::all()));
    }
}
