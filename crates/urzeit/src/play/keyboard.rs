//! What a person types: with history and completion at a terminal, line by line elsewhere.

use std::{
    env,
    io::{self, BufRead, IsTerminal, Read, Write},
};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::MemHistory, validate::Validator,
};

use super::complete::next_words;

/// No line is longer; what is, is cut.
const LONGEST: u64 = 1 << 13;

/// Where a person types.
pub(super) enum Keyboard {
    /// At a terminal that can be drawn on.
    Editor(Box<Editor<Legal, MemHistory>>),
    /// From standard input as it comes.
    Lines,
}

impl Keyboard {
    /// With history and completion if both sides are a terminal, unless it has to be plain.
    pub(super) fn open(plain: bool) -> Keyboard {
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        // One that calls itself dumb knows no sequences to draw with.
        let dumb = env::var_os("TERM").is_some_and(|name| name == "dumb");
        if plain || dumb || !terminal {
            return Keyboard::Lines;
        }
        // Tab writes what is certain, and then lists what can follow. However much that is, it
        // does not ask whether to: it would do so in English.
        let config = Config::builder()
            .auto_add_history(true)
            .completion_type(CompletionType::List)
            .completion_prompt_limit(usize::MAX)
            .build();
        let history = MemHistory::with_config(&config);
        let editor = Editor::with_history(config, history);
        // A terminal that cannot be asked is read plainly.
        editor.map_or(Keyboard::Lines, |editor| Keyboard::Editor(Box::new(editor)))
    }

    /// Can the screen be drawn on?
    pub(super) fn draws(&self) -> bool {
        matches!(self, Keyboard::Editor(_))
    }

    /// The next line without what surrounds it; nothing at the end of input, or when whoever
    /// types wants to leave.
    pub(super) fn read(
        &mut self,
        prompt: &str,
        legal: Vec<String>,
        out: &mut impl Write,
    ) -> io::Result<Option<String>> {
        let line = match self {
            Keyboard::Editor(editor) => {
                out.flush()?;
                editor.set_helper(Some(Legal(legal)));
                match editor.readline(prompt) {
                    Ok(line) => Some(line),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => None,
                    // An umlaut of a terminal that does not write UTF-8.
                    Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                        Some(char::REPLACEMENT_CHARACTER.to_string())
                    }
                    Err(error) => return Err(io::Error::other(error)),
                }
            }
            Keyboard::Lines => {
                // A person who types ends the line; what is piped in does not.
                let end = if io::stdin().is_terminal() { "" } else { "\n" };
                write!(out, "{prompt}{end}")?;
                out.flush()?;
                read_line()
            }
        };
        Ok(line.map(|line| line.trim().to_owned()))
    }

    /// Forgets what was typed, so that the next one at the keyboard cannot look it up.
    pub(super) fn forget(&mut self) {
        if let Keyboard::Editor(editor) = self {
            // In memory nothing can go wrong with it.
            let _ = editor.clear_history();
        }
    }
}

/// A line of standard input. One that cannot be read is the end: what was played is stored.
fn read_line() -> Option<String> {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut line);
    if !matches!(read, Ok(1..)) {
        return None;
    }
    if line.len() as u64 == LONGEST {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&line).into_owned())
}

/// What may be entered, for completion.
pub(super) struct Legal(Vec<String>);

impl Completer for Legal {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        place: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..place];
        let start = typed.rfind(' ').map_or(0, |space| space + 1);
        let next = next_words(typed, &self.0).into_iter();
        Ok((start, next.map(|word| format!("{word} ")).collect()))
    }
}

impl Helper for Legal {}
impl Highlighter for Legal {}
impl Validator for Legal {}
impl Hinter for Legal {
    type Hint = String;
}
