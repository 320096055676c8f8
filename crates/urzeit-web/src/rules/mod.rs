//! The rules, to read and to search: first a game in short, with pictures, then every rule. Each
//! paragraph has its number and an address.

mod pictures;
mod read;
mod search;

use gloo_net::http::Request;
use leptos::prelude::*;
use urzeit_rules::{Game, record::GAMES, with_game};
use urzeit_texts::folded;

use crate::{
    app::{NotFound, named_game},
    place,
    text::{Words, words},
    ursuppe::AllGenes,
};
use pictures::{picture, symbols};
use read::{Block, Piece, pieces, read};
use search::{cut, has, places, plain};

/// So wide is a window, in pixels, that has room for the chapters beside the text.
const BESIDE: f64 = 1200.0;

/// The page of a game's rules.
#[component]
pub(crate) fn Rules() -> impl IntoView {
    let named = named_game();
    // What is sought in one game's rules may be sought in another's too.
    let sought = RwSignal::new(String::new());
    move || match named.get() {
        Some(game) => view! { <RulesOf game sought/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn RulesOf(game: &'static str, sought: RwSignal<String>) -> impl IntoView {
    let words = words();
    let text = LocalResource::new(move || {
        let language = words.language().code();
        async move {
            let overview =
                fetch(place::at(&format!("/rules/{language}/{game}-overview.md"))).await?;
            let law = fetch(place::at(&format!("/rules/{language}/{game}.md"))).await?;
            Some((overview, law))
        }
    });
    // The address may name a paragraph that is there only now; people who search stay where they are.
    Effect::new(move |_| {
        if text.with(|text| matches!(text, Some(Some(_)))) {
            request_animation_frame(go_to_paragraph);
        }
    });
    let blocks = move || match text.get() {
        None => view! { <p>{words.say("rules-wait")}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{words.say("rules-lost")}</p> }.into_any(),
        Some(Some((overview, law))) => {
            let sought = folded(&sought.get());
            blocks_of(words, game, read(&overview), read(&law), &sought).into_any()
        }
    };
    view! {
        {symbols(game)}
        <article class="rules narrow">
            <nav class="tabs" aria-label=move || words.say("home-games")>
                {GAMES.iter().map(|name| view! {
                    <a href=place::at(&format!("/rules/{name}")) aria-current=(game == *name).then_some("page")>
                        {move || words.say(&format!("{name}-title"))}
                    </a>
                }).collect_view()}
            </nav>
            <label class="search">
                <span>{move || words.say("rules-search")}</span>
                <input type="search" prop:value=move || sought.get() on:input=move |event| sought.set(event_target_value(&event))/>
            </label>
            {blocks}
        </article>
    }
}

/// A text of the rules. What stands in its place when it cannot be had is not shown as such.
async fn fetch(address: String) -> Option<String> {
    let answer = Request::get(&address).send().await.ok()?;
    if !answer.ok() {
        return None;
    }
    answer.text().await.ok()
}

/// The game in short and every rule of it, or all parts of both that have what is sought.
fn blocks_of(
    words: Words,
    game: &'static str,
    overview: Vec<Block>,
    law: Vec<Block>,
    sought: &str,
) -> impl IntoView + use<> {
    let contents = sought.is_empty().then(|| contents(words, &law));
    // The title stands above both.
    let law = law.into_iter();
    let law = law.filter(|block| !matches!(block, Block::Title(_)));
    let shown = |blocks: Vec<Block>| {
        let shown = blocks.into_iter();
        let shown = shown.filter(|block| sought.is_empty() || has(block, sought));
        shown.collect::<Vec<_>>()
    };
    let (overview, law) = (shown(overview), shown(law.collect()));
    let is_found = overview.len() + law.len() > 1;
    let nothing = (!is_found).then(|| words.say("rules-nothing"));
    let heading =
        (!law.is_empty()).then(|| view! { <h2 class="law">{words.say("rules-law")}</h2> });
    let drawn = |blocks: Vec<Block>| {
        let sought = sought.to_owned();
        let parts = blocks.into_iter();
        parts
            .map(|block| part(words, game, block, &sought))
            .collect::<Vec<_>>()
    };
    view! {
        {contents}
        <section class="overview">{drawn(overview)}</section>
        {heading}
        {drawn(law)}
        <p role="status">{nothing}</p>
    }
}

/// The chapters, beside the text where there is room.
fn contents(words: Words, blocks: &[Block]) -> impl IntoView + use<> {
    let chapters = blocks.iter().filter_map(|block| match block {
        Block::Heading(Some(number), words) => Some((number.clone(), words.clone())),
        _ => None,
    });
    let chapters = chapters.map(|(number, chapter)| {
        view! { <li><a href=address(&number)>{chapter}</a></li> }
    });
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    view! {
        <details class="contents" open=width.is_some_and(|width| width >= BESIDE)>
            <summary>{words.say("rules-contents")}</summary>
            <ol>{chapters.collect_view()}</ol>
        </details>
    }
}

/// Shows the paragraph that the address names.
pub(crate) fn go_to_paragraph() {
    let hash = window().location().hash().unwrap_or_default();
    let Some(id) = hash.strip_prefix('#') else {
        return;
    };
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
        let _ = element.class_list().add_1("sought");
    }
}

/// A part of a text, with what is sought marked.
fn part(words: Words, game: &str, block: Block, sought: &str) -> AnyView {
    let line = |text: &str| line(game, text, sought);
    match block {
        Block::Title(title) => view! { <h1>{line(&title)}</h1> }.into_any(),
        Block::Heading(number, text) => view! { <h2 id=number>{line(&text)}</h2> }.into_any(),
        Block::Rule(number, text) => view! {
            <p id=number.clone() class="rule">
                <a class="number" href=address(&number)>{marked(&number, sought)}</a>
                " "
                {line(&text)}
            </p>
        }
        .into_any(),
        Block::Paragraph(text) => view! { <p>{line(&text)}</p> }.into_any(),
        Block::Picture { words: told, name } => picture(words, &name, told),
        Block::Genes(label) => view! { <AllGenes label/> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{line(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
        Block::Table(rows) => table(game, &rows, sought).into_any(),
    }
}

/// The first row is the head.
fn table(game: &str, rows: &[Vec<String>], sought: &str) -> impl IntoView + use<> {
    let mut rows = rows.iter();
    let head = rows.next().into_iter().flatten();
    let head = head.map(|cell| view! { <th scope="col">{line(game, cell, sought)}</th> });
    let head = head.collect_view();
    let body = rows.map(|row| {
        let cells = row
            .iter()
            .map(|cell| view! { <td>{line(game, cell, sought)}</td> });
        view! { <tr>{cells.collect_view()}</tr> }
    });
    view! {
        <div class="scroll" tabindex="0">
            <table><thead><tr>{head}</tr></thead><tbody>{body.collect_view()}</tbody></table>
        </div>
    }
}

/// A line with its notation, emphasis and links.
fn line(game: &str, line: &str, sought: &str) -> Vec<AnyView> {
    let whole = plain(line);
    let places = places(&whole, sought);
    let mut at = 0;
    let piece = |piece: Piece| {
        let text = marks(cut(piece.text(), at, &places));
        // An option stands behind its label: “Tied herds” (`ties`).
        let is_labelled = whole[..at].ends_with("” (") || whole[..at].ends_with("“ (");
        at += piece.text().len();
        match piece {
            Piece::Text(_) => text.into_any(),
            Piece::Notation(key) if is_labelled && with_game!(game, has_option(&key)) => {
                let set_up = place::at(&format!("/new/{game}#more-{key}"));
                view! { <a href=set_up><code>{text}</code></a> }.into_any()
            }
            Piece::Notation(_) => view! { <code>{text}</code> }.into_any(),
            Piece::Emphasis(_) => view! { <em>{text}</em> }.into_any(),
            Piece::Rule(number) => view! { <a href=address(&number)>{text}</a> }.into_any(),
        }
    };
    pieces(line).into_iter().map(piece).collect()
}

fn has_option<G: Game>(key: &str) -> bool {
    G::OPTIONS.iter().any(|option| option.key == key)
}

/// A text in which what is sought is marked.
fn marked(text: &str, sought: &str) -> Vec<AnyView> {
    marks(cut(text, 0, &places(text, sought)))
}

fn marks(parts: Vec<(String, bool)>) -> Vec<AnyView> {
    let mark = |(text, is_found): (String, bool)| {
        if is_found {
            view! { <mark>{text}</mark> }.into_any()
        } else {
            text.into_any()
        }
    };
    parts.into_iter().map(mark).collect()
}

/// Where a rule can be read: `/rules/genesis#G-5.8`.
pub(crate) fn address(number: &str) -> String {
    let game = match number.chars().next() {
        Some('L') => "lords",
        Some('U') => "ursuppe",
        _ => "genesis",
    };
    place::at(&format!("/rules/{game}#{number}"))
}
