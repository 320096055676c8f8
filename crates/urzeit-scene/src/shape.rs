//! The few kinds of shapes of which everything is made.

use std::fmt;

/// What a shape is: an element of SVG.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// Several shapes as one.
    Group,
    /// An outline.
    Path,
    /// Straight lines from point to point.
    Polyline,
    /// A rectangle.
    Rect,
    /// A circle.
    Circle,
    /// A line of text.
    Text,
    /// A symbol, shown here.
    Use,
    /// A drawing that is defined once and shown where it is used.
    Symbol,
    /// What a line ends in.
    Marker,
}

impl Tag {
    /// As SVG writes it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Tag::Group => "g",
            Tag::Path => "path",
            Tag::Polyline => "polyline",
            Tag::Rect => "rect",
            Tag::Circle => "circle",
            Tag::Text => "text",
            Tag::Use => "use",
            Tag::Symbol => "symbol",
            Tag::Marker => "marker",
        }
    }
}

/// A shape, with all that is in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// What it is.
    pub tag: Tag,
    /// Names and values, as SVG writes them.
    pub attributes: Vec<(&'static str, String)>,
    /// The shapes in it.
    pub inner: Vec<Shape>,
    /// The words of a text.
    pub words: String,
}

impl Shape {
    fn new(tag: Tag) -> Shape {
        Shape {
            tag,
            attributes: Vec::new(),
            inner: Vec::new(),
            words: String::new(),
        }
    }

    /// With one more attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl fmt::Display) -> Shape {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// By its classes the styles know a shape.
    #[must_use]
    pub fn class(self, class: impl fmt::Display) -> Shape {
        self.with("class", class)
    }

    /// Moved so far right and down.
    #[must_use]
    pub fn at(self, x: impl Into<f64>, y: impl Into<f64>) -> Shape {
        let moved = translate(x, y);
        self.with("transform", moved)
    }

    /// With rounded corners.
    #[must_use]
    pub fn round(self, radius: impl Into<f64>) -> Shape {
        self.with("rx", radius.into())
    }

    /// Only lines, whatever the styles say.
    #[must_use]
    pub fn unfilled(self) -> Shape {
        self.with("fill", "none")
    }

    /// With an identity on its board, by which a piece is found again when the board has changed.
    #[must_use]
    pub fn keyed(self, key: impl fmt::Display) -> Shape {
        self.with("data-piece", key)
    }

    /// Not for those who have the board read to them: what it shows is said elsewhere.
    #[must_use]
    pub fn hidden(self) -> Shape {
        self.with("aria-hidden", "true")
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tag = self.tag.word();
        write!(f, "<{tag}")?;
        for (name, value) in &self.attributes {
            write!(f, " {name}=\"{}\"", escape(value))?;
        }
        if self.inner.is_empty() && self.words.is_empty() {
            return f.write_str("/>");
        }
        write!(f, ">{}", escape(&self.words))?;
        for shape in &self.inner {
            write!(f, "{shape}")?;
        }
        write!(f, "</{tag}>")
    }
}

/// A text as XML and HTML have it.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no word for these.
            '\0'..=' ' if !letter.is_whitespace() => {}
            _ => safe.push(letter),
        }
    }
    safe
}

/// The value of `transform` that moves so far right and down.
#[must_use]
pub fn translate(x: impl Into<f64>, y: impl Into<f64>) -> String {
    format!("translate({} {})", x.into(), y.into())
}

/// Several shapes as one.
#[must_use]
pub fn group(inner: impl IntoIterator<Item = Shape>) -> Shape {
    Shape {
        inner: inner.into_iter().collect(),
        ..Shape::new(Tag::Group)
    }
}

/// An outline.
#[must_use]
pub fn path(d: impl fmt::Display) -> Shape {
    Shape::new(Tag::Path).with("d", d)
}

/// Straight lines from point to point.
#[must_use]
pub fn polyline(points: impl fmt::Display) -> Shape {
    Shape::new(Tag::Polyline).with("points", points)
}

/// A rectangle: its left and upper edge, its width and height.
#[must_use]
pub fn rect(
    x: impl Into<f64>,
    y: impl Into<f64>,
    width: impl Into<f64>,
    height: impl Into<f64>,
) -> Shape {
    placed(Tag::Rect, x.into(), y.into(), width.into(), height.into())
}

/// A circle: its middle and its radius.
#[must_use]
pub fn circle(x: impl Into<f64>, y: impl Into<f64>, radius: impl Into<f64>) -> Shape {
    Shape::new(Tag::Circle)
        .with("cx", x.into())
        .with("cy", y.into())
        .with("r", radius.into())
}

/// A line of text.
#[must_use]
pub fn text(x: impl Into<f64>, y: impl Into<f64>, words: impl fmt::Display) -> Shape {
    let text = Shape::new(Tag::Text);
    Shape {
        words: words.to_string(),
        ..text.with("x", x.into()).with("y", y.into())
    }
}

/// A symbol, shown in a rectangle.
#[must_use]
pub fn shown(
    symbol: impl fmt::Display,
    x: impl Into<f64>,
    y: impl Into<f64>,
    width: impl Into<f64>,
    height: impl Into<f64>,
) -> Shape {
    placed(Tag::Use, x.into(), y.into(), width.into(), height.into())
        .with("href", format_args!("#{symbol}"))
}

/// A drawing to be shown elsewhere.
pub(crate) fn symbol(
    id: impl fmt::Display,
    frame: &str,
    inner: impl IntoIterator<Item = Shape>,
) -> Shape {
    defined(Tag::Symbol, id, frame, inner)
}

/// What a line ends in, to be named in `marker-end`.
pub(crate) fn marker(
    id: impl fmt::Display,
    frame: &str,
    inner: impl IntoIterator<Item = Shape>,
) -> Shape {
    defined(Tag::Marker, id, frame, inner)
}

fn defined(
    tag: Tag,
    id: impl fmt::Display,
    frame: &str,
    inner: impl IntoIterator<Item = Shape>,
) -> Shape {
    Shape {
        inner: inner.into_iter().collect(),
        ..Shape::new(tag).with("id", id).with("viewBox", frame)
    }
}

fn placed(tag: Tag, x: f64, y: f64, width: f64, height: f64) -> Shape {
    Shape::new(tag)
        .with("x", x)
        .with("y", y)
        .with("width", width)
        .with("height", height)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_printed_as_svg() {
        let shapes = group([
            rect(1, 2, 3.5, 4).round(5).class("a b"),
            text(0, 8.5, "A & <B>").hidden(),
            shown("figure-human", 0, 0, 40, 40),
        ]);
        assert_eq!(
            shapes.at(10, -2).to_string(),
            "<g transform=\"translate(10 -2)\">\
             <rect x=\"1\" y=\"2\" width=\"3.5\" height=\"4\" rx=\"5\" class=\"a b\"/>\
             <text x=\"0\" y=\"8.5\" aria-hidden=\"true\">A &amp; &lt;B&gt;</text>\
             <use x=\"0\" y=\"0\" width=\"40\" height=\"40\" href=\"#figure-human\"/></g>"
        );
    }
}
