//! Lines from somebody who may never end one.

use std::io::{self, BufRead, Read};

/// A line, or why there is none.
#[derive(PartialEq, Eq, Debug)]
pub enum ReadLine {
    /// Without its end.
    Read(String),
    /// It has more bytes than it may have.
    TooLong,
    /// It is not UTF-8.
    NotText,
    /// Nothing more comes.
    End,
}

/// The next line, of at most so many bytes without its end; no more than that is ever kept. A
/// `\r` before the end does not count.
pub fn next(from: &mut impl BufRead, most: usize) -> io::Result<ReadLine> {
    let mut bytes = Vec::new();
    // Two more: `\r\n`.
    let room = most as u64 + 2;
    from.take(room).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(ReadLine::End);
    }
    let line = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > most {
        return Ok(ReadLine::TooLong);
    }
    Ok(match str::from_utf8(line) {
        Ok(line) => ReadLine::Read(line.to_owned()),
        Err(_) => ReadLine::NotText,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_longer_than_it_may_be() {
        let read = |text: &[u8]| {
            let mut from = text;
            next(&mut from, 4).expect("bytes can be read")
        };
        let line = |line: &str| ReadLine::Read(line.to_owned());
        for (text, expected) in [
            (&b""[..], ReadLine::End),
            (b"\n", line("")),
            (b"abcd\nmore", line("abcd")),
            (b"abcd\r\nmore", line("abcd")),
            (b"abcd", line("abcd")),
            (b"abcde\n", ReadLine::TooLong),
            (b"abcdefghijk", ReadLine::TooLong),
            (b"\xff\n", ReadLine::NotText),
        ] {
            assert_eq!(read(text), expected, "{text:?}");
        }
    }
}
