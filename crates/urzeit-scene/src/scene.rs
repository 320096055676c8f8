//! Shapes in a frame, and the picture that they make.

use std::fmt::{self, Write as _};

use crate::{
    shape::{Shape, escape},
    style::styles,
};

/// The part of the plane that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Frame {
    /// A frame by its left and upper edge, its width and height.
    #[must_use]
    pub fn new(
        x: impl Into<f64>,
        y: impl Into<f64>,
        width: impl Into<f64>,
        height: impl Into<f64>,
    ) -> Frame {
        Frame {
            x: x.into(),
            y: y.into(),
            width: width.into(),
            height: height.into(),
        }
    }
}

/// As the attribute `viewBox` has it.
impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.x, self.y, self.width, self.height)
    }
}

/// What somebody sees.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// What of the shapes is shown.
    pub frame: Frame,
    /// By these classes the styles know the whole.
    pub class: &'static str,
    /// The shapes, from the lowest to the highest.
    pub shapes: Vec<Shape>,
}

/// What a picture of a game needs besides its shapes.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The symbols that the shapes refer to.
    pub definitions: fn() -> Vec<Shape>,
    /// How the shapes are filled.
    pub css: &'static str,
}

/// As the page has it, for those who see the picture elsewhere.
const FONT: &str = "Literata, 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

impl Scene {
    /// A picture that needs nothing else. It follows the reader's choice of light or dark.
    #[must_use]
    pub fn to_svg(&self, look: &Look, title: &str, description: &str) -> String {
        let Frame {
            x,
            y,
            width,
            height,
        } = self.frame;
        let mut svg = String::new();
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" width=\"{width}\" \
             height=\"{height}\" class=\"{}\" font-family=\"{FONT}\" role=\"img\" \
             aria-labelledby=\"title description\">",
            self.frame, self.class
        );
        let _ = writeln!(svg, "<title id=\"title\">{}</title>", escape(title));
        let _ = writeln!(
            svg,
            "<desc id=\"description\">{}</desc>",
            escape(description)
        );
        let _ = writeln!(svg, "<style>\n{}</style>", styles(look.css));
        svg.push_str("<defs>");
        for symbol in (look.definitions)() {
            let _ = write!(svg, "{symbol}");
        }
        svg.push_str("</defs>\n");
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" class=\"backdrop\"/>"
        );
        for shape in &self.shapes {
            let _ = writeln!(svg, "{shape}");
        }
        svg.push_str("</svg>\n");
        svg
    }
}
