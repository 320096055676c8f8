//! The styles of a picture of its own. Many programs that show SVG know no variables, so the
//! colours are put in: first the light ones, then the dark ones for those who prefer them.

/// The colours, as the page has them too: those of `:root`, then those of the dark theme.
const PALETTE: &str = include_str!("../css/palette.css");

/// The palette's names and colours in the block that begins so.
fn colours(begins: &str) -> Vec<(&'static str, &'static str)> {
    let block = PALETTE.split_once(begins).map_or("", |(_, rest)| rest);
    let block = block.split_once('}').map_or("", |(block, _)| block);
    let pairs = block.split(';').filter_map(|line| line.split_once(':'));
    pairs
        .map(|(name, colour)| (name.trim(), colour.trim()))
        .collect()
}

/// A stylesheet with these colours in place of their names.
fn painted(css: &str, colours: &[(&str, &str)]) -> String {
    let mut painted = css.to_owned();
    for (name, colour) in colours {
        painted = painted.replace(&format!("var({name})"), colour);
    }
    painted
}

/// What every picture has besides the styles of its game.
const ALL: &str = ".backdrop { fill: var(--paper); }\n";

/// The styles of a picture: of all pictures and of its game.
pub(crate) fn styles(css: &str) -> String {
    let after_palette = PALETTE
        .rsplit_once("/* Shapes. */")
        .map_or("", |(_, css)| css);
    let css = format!("{ALL}{}\n{css}", after_palette.trim());
    let light = painted(&css, &colours(":root {"));
    let dark = painted(&css, &colours(":root[data-theme=\"dark\"] {"));
    format!("{light}@media (prefers-color-scheme: dark) {{\n{dark}}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_is_light_and_dark() {
        let names = |begins| -> Vec<_> { colours(begins).into_iter().map(|c| c.0).collect() };
        let light = names(":root {");
        assert!(light.len() > 50, "{light:?}");
        assert_eq!(light, names(":root[data-theme=\"dark\"] {"));
    }

    #[test]
    fn pictures_need_no_variables() {
        for look in [
            crate::genesis::LOOK,
            crate::lords::LOOK,
            crate::ursuppe::LOOK,
        ] {
            let styles = styles(look.css);
            assert!(!styles.contains("var("), "{styles}");
            assert_eq!(styles.matches('{').count(), styles.matches('}').count());
        }
    }
}
