//! The rules, to read and to search. Each paragraph has its number and an address.

mod read;

use gloo_net::http::Request;
use leptos::prelude::*;
use urzeit_rules::record::GAMES;

use crate::{
    app::{NotFound, named_game},
    text::{Words, words},
};
use read::{Block, Piece, pieces, read};

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
        let address = format!("/rules/{}/{game}.md", words.language.get().code());
        async move {
            let answer = Request::get(&address).send().await.ok()?;
            // What stands in place of the rules when they cannot be had is not shown as such.
            if !answer.ok() {
                return None;
            }
            answer.text().await.ok()
        }
    });
    // The address may name a paragraph that is there only now; who searches stays where they are.
    Effect::new(move |_| {
        if text.with(|text| matches!(text, Some(Some(_)))) {
            request_animation_frame(go_to_paragraph);
        }
    });
    let blocks = move || match text.get() {
        None => view! { <p>{words.say("rules-wait")}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{words.say("rules-lost")}</p> }.into_any(),
        Some(Some(text)) => {
            let sought = sought.get().to_lowercase();
            let blocks = read(&text);
            let contents = sought.is_empty().then(|| contents(words, &blocks));
            let shown = blocks.into_iter();
            let shown = shown.filter(|block| sought.is_empty() || has(block, &sought));
            let shown: Vec<_> = shown.collect();
            let is_found = shown.iter().any(|block| !matches!(block, Block::Title(_)));
            let nothing = (!is_found).then(|| words.say("rules-nothing"));
            let shown = shown.into_iter().map(|block| view! { <Part block/> });
            view! { {contents} {shown.collect_view()} <p role="status">{nothing}</p> }.into_any()
        }
    };
    view! {
        <article class="rules narrow">
            <nav class="tabs" aria-label=move || words.say("home-games")>
                {GAMES.iter().map(|name| view! {
                    <a href=format!("/rules/{name}") aria-current=(game == *name).then_some("page")>
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

fn has(block: &Block, sought: &str) -> bool {
    let found = |text: &str| text.to_lowercase().contains(sought);
    match block {
        Block::Title(_) => true,
        Block::Heading(number, words) => found(words) || number.as_deref().is_some_and(found),
        Block::Rule(number, words) => found(words) || found(number),
        Block::Paragraph(words) | Block::Drawing(words) => found(words),
        Block::List(items) => items.iter().any(|item| found(item)),
        Block::Table(rows) => rows.iter().flatten().any(|cell| found(cell)),
    }
}

/// Shows the paragraph that the address names.
fn go_to_paragraph() {
    let hash = window().location().hash().unwrap_or_default();
    let Some(id) = hash.strip_prefix('#') else {
        return;
    };
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
        let _ = element.class_list().add_1("sought");
    }
}

#[component]
fn Part(block: Block) -> impl IntoView {
    match block {
        Block::Title(title) => view! { <h1>{title}</h1> }.into_any(),
        Block::Heading(number, words) => view! { <h2 id=number>{words}</h2> }.into_any(),
        Block::Rule(number, words) => view! {
            <p id=number.clone() class="rule">
                <a class="number" href=address(&number)>{number.clone()}</a>
                " "
                <Line line=words/>
            </p>
        }
        .into_any(),
        Block::Paragraph(words) => view! { <p><Line line=words/></p> }.into_any(),
        Block::List(items) => view! {
            <ul>{items.into_iter().map(|line| view! { <li><Line line/></li> }).collect_view()}</ul>
        }
        .into_any(),
        Block::Drawing(drawing) => view! { <pre tabindex="0">{drawing}</pre> }.into_any(),
        Block::Table(rows) => {
            let mut rows = rows.into_iter();
            let head = rows.next().unwrap_or_default().into_iter();
            let head = head
                .map(|line| view! { <th scope="col"><Line line/></th> })
                .collect_view();
            let body = rows.map(|row| {
                let cells = row.into_iter().map(|line| view! { <td><Line line/></td> });
                view! { <tr>{cells.collect_view()}</tr> }
            });
            view! {
                <div class="scroll" tabindex="0">
                    <table><thead><tr>{head}</tr></thead><tbody>{body.collect_view()}</tbody></table>
                </div>
            }
            .into_any()
        }
    }
}

#[component]
fn Line(line: String) -> impl IntoView {
    let piece = |piece| match piece {
        Piece::Text(text) => text.into_any(),
        Piece::Notation(text) => view! { <code>{text}</code> }.into_any(),
        Piece::Emphasis(text) => view! { <em>{text}</em> }.into_any(),
        Piece::Rule(number) => view! { <a href=address(&number)>{number.clone()}</a> }.into_any(),
    };
    pieces(&line).into_iter().map(piece).collect_view()
}

/// Where a rule can be read: `/rules/genesis#G-5.8`.
pub(crate) fn address(number: &str) -> String {
    let game = match number.chars().next() {
        Some('L') => "lords",
        Some('U') => "ursuppe",
        _ => "genesis",
    };
    format!("/rules/{game}#{number}")
}
