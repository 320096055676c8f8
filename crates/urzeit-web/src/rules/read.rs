//! Reads the rules' texts: the little Markdown in which `crates/urzeit-texts/locales/*/rules` are written.

/// A part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    /// `# Title`
    Title(String),
    /// `## G-1 Heading`: its number, if it has one, and its words.
    Heading(Option<String>, String),
    /// `G-1.1 Text`
    Rule(String, String),
    /// A paragraph without a number.
    Paragraph(String),
    /// Lines that begin with `- `.
    List(Vec<String>),
    /// Rows of cells; the first row is the head.
    Table(Vec<Vec<String>>),
    /// `![Words](picture:name)`
    Picture {
        /// What it shows, for those who do not see it.
        words: String,
        /// Its name.
        name: String,
    },
    /// `![Words](cards:genes)`: all cards of the genes, and what they are for those who do not see them.
    Genes(String),
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Text(String),
    Notation(String),
    Emphasis(String),
    /// The number of a rule.
    Rule(String),
}

impl Piece {
    /// As it is read, without marks.
    pub(crate) fn text(&self) -> &str {
        match self {
            Piece::Text(text)
            | Piece::Notation(text)
            | Piece::Emphasis(text)
            | Piece::Rule(text) => text,
        }
    }
}

/// Reads a text.
pub(crate) fn read(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.trim().is_empty() {
            continue;
        }
        if let Some((words, name)) = picture(line) {
            blocks.push(Block::Picture { words, name });
        } else if let Some(words) = genes(line) {
            blocks.push(Block::Genes(words));
        } else if let Some(title) = line.strip_prefix("# ") {
            blocks.push(Block::Title(title.to_owned()));
        } else if let Some(heading) = line.strip_prefix("## ") {
            blocks.push(match numbered(heading) {
                Some((number, words)) => Block::Heading(Some(number), words),
                None => Block::Heading(None, heading.to_owned()),
            });
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                if !row.starts_with("|-") {
                    rows.push(cells(row));
                }
            }
            blocks.push(Block::Table(rows));
        } else if let Some(item) = line.strip_prefix("- ") {
            let mut items = vec![item.to_owned()];
            while let Some(item) = lines.next_if(|line| line.starts_with("- ")) {
                items.push(item[2..].to_owned());
            }
            blocks.push(Block::List(items));
        } else {
            let mut paragraph = line.to_owned();
            while let Some(more) = lines
                .next_if(|line| !line.trim().is_empty() && !line.starts_with(['-', '|', '#', '!']))
            {
                paragraph.push(' ');
                paragraph.push_str(more.trim());
            }
            blocks.push(match numbered(&paragraph) {
                Some((number, words)) => Block::Rule(number, words),
                None => Block::Paragraph(paragraph),
            });
        }
    }
    blocks
}

/// What a picture shows, and its name.
fn picture(line: &str) -> Option<(String, String)> {
    let (words, name) = line.strip_prefix("![")?.split_once("](picture:")?;
    Some((words.to_owned(), name.strip_suffix(')')?.to_owned()))
}

/// What the cards of the genes are, where they stand.
fn genes(line: &str) -> Option<String> {
    let words = line.strip_prefix("![")?.strip_suffix("](cards:genes)")?;
    Some(words.to_owned())
}

fn cells(line: &str) -> Vec<String> {
    let line = line.trim().trim_matches('|');
    line.split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// The number that a text begins with, and the rest.
fn numbered(text: &str) -> Option<(String, String)> {
    let (number, rest) = text.split_once(' ')?;
    is_rule(number).then(|| (number.to_owned(), rest.to_owned()))
}

/// `G-5.8`, `L-7.2.1`, `U-19`
fn is_rule(word: &str) -> bool {
    let Some((game, number)) = word.split_once('-') else {
        return false;
    };
    let mut parts = number.split('.');
    matches!(game, "G" | "L" | "U")
        && parts.all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The pieces of a line: notation first, so that a `*` in it means itself.
pub(crate) fn pieces(line: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (place, part) in line.split('`').enumerate() {
        if place % 2 == 1 {
            pieces.push(Piece::Notation(part.to_owned()));
            continue;
        }
        for (place, part) in part.split('*').enumerate() {
            if place % 2 == 1 {
                pieces.push(Piece::Emphasis(part.to_owned()));
            } else {
                rules_in(part, &mut pieces);
            }
        }
    }
    pieces
}

/// Text, with the numbers of rules in it found.
fn rules_in(mut text: &str, pieces: &mut Vec<Piece>) {
    let starts = ["G-", "L-", "U-"];
    let mut from = 0;
    loop {
        let found = starts
            .iter()
            .filter_map(|start| Some(text[from..].find(start)? + from))
            .min();
        let Some(place) = found else {
            break;
        };
        let end = text[place + 2..]
            .find(|letter: char| !letter.is_ascii_digit() && letter != '.')
            .map_or(text.len(), |length| place + 2 + length);
        let number = text[place..end].trim_end_matches('.');
        if !is_rule(number) {
            from = place + 2;
            continue;
        }
        if place > 0 {
            pieces.push(Piece::Text(text[..place].to_owned()));
        }
        pieces.push(Piece::Rule(number.to_owned()));
        text = &text[place + number.len()..];
        from = 0;
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use urzeit_rules::record::GAMES;

    use super::*;
    use crate::text::Language;

    #[test]
    fn blocks_are_told_apart() {
        let text = "# Genesis\n\n## G-1 Things\n\nG-1.1 A board.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n![A part](picture:genesis-end)\n\nWords.\n";
        assert_eq!(
            read(text),
            [
                Block::Title("Genesis".to_owned()),
                Block::Heading(Some("G-1".to_owned()), "Things".to_owned()),
                Block::Rule("G-1.1".to_owned(), "A board.".to_owned()),
                Block::List(vec!["one".to_owned(), "two".to_owned()]),
                Block::Table(vec![
                    vec!["a".to_owned(), "b".to_owned()],
                    vec!["1".to_owned(), "2".to_owned()]
                ]),
                Block::Picture {
                    words: "A part".to_owned(),
                    name: "genesis-end".to_owned(),
                },
                Block::Paragraph("Words.".to_owned()),
            ]
        );
    }

    #[test]
    fn rules_in_a_line_become_links() {
        let rule = |number: &str| Piece::Rule(number.to_owned());
        let text = |text: &str| Piece::Text(text.to_owned());
        assert_eq!(
            pieces("see G-2.2."),
            [text("see "), rule("G-2.2"), text(".")]
        );
        assert_eq!(
            pieces("`* start N` is *new*"),
            [
                Piece::Notation("* start N".to_owned()),
                text(" is "),
                Piece::Emphasis("new".to_owned()),
            ]
        );
    }

    /// Every rule of our texts is read as one.
    #[test]
    fn all_our_texts_are_read() {
        let locales = concat!(env!("CARGO_MANIFEST_DIR"), "/../urzeit-texts/locales");
        let all = Language::all()
            .flat_map(|language| GAMES.iter().map(move |game| (language.code(), game)));
        for (language, game) in all {
            let path = format!("{locales}/{language}/rules/{game}.md");
            let text = &std::fs::read_to_string(path).expect("every language has its rules");
            let starts = ["G-", "L-", "U-"];
            let lines = text
                .lines()
                .filter(|line| starts.iter().any(|start| line.starts_with(start)));
            let blocks = read(text);
            let rules = blocks
                .iter()
                .filter(|block| matches!(block, Block::Rule(..)));
            assert_eq!(rules.count(), lines.count());
        }
    }
}
