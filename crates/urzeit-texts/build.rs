//! Finds the languages and their files, so that a language is a folder in `locales` and nothing
//! else. What lies in the folder itself is said everywhere, what lies in a folder below it only in
//! that part of the program.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

fn main() {
    println!("cargo:rerun-if-changed=locales");
    let folder = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let code = languages(&folder("CARGO_MANIFEST_DIR").join("locales"));
    fs::write(folder("OUT_DIR").join("languages.rs"), code)
        .expect("the build folder can be written");
}

/// All languages with their names, and for each part of the program its files by language, as Rust.
pub(crate) fn languages(locales: &Path) -> String {
    let languages = inside(locales, Path::is_dir);
    let mut code = String::from("const LANGUAGES: &[(&str, &str)] = &[\n");
    for language in &languages {
        code += &format!("    ({:?}, {:?}),\n", name(language), own_name(language));
    }
    code += "];\n";
    for part in parts(&languages) {
        code += &format!(
            "/// What people read in the part of the program that `{part}` names.\n\
             pub const {}: Part = Part(&[\n",
            part.to_uppercase()
        );
        for language in &languages {
            let said = [files(language), files(&language.join(&part))].concat();
            let said = said.iter().map(|file| format!("include_str!({file:?})"));
            code += &format!("    &[{}],\n", said.collect::<Vec<_>>().join(", "));
        }
        code += "]);\n";
    }
    code
}

/// The names of the folders with texts that any language has.
fn parts(languages: &[PathBuf]) -> BTreeSet<String> {
    let found = languages
        .iter()
        .flat_map(|language| inside(language, |path| !files(path).is_empty()));
    found.map(|folder| name(&folder)).collect()
}

/// What a language calls itself.
fn own_name(language: &Path) -> String {
    let files = files(language);
    let texts = files.iter().map(fs::read_to_string);
    let found = texts.flatten().find_map(|text| {
        let mut lines = text.lines();
        lines.find_map(|line| Some(line.strip_prefix("language-name = ")?.to_owned()))
    });
    found.unwrap_or_else(|| panic!("{}: no language-name", language.display()))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    inside(folder, |path| path.extension().is_some_and(|e| e == "ftl"))
}

/// What lies in a folder, in order.
fn inside(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<_> = entries.map(|entry| entry.path()).collect();
    found.retain(|path| wanted(path));
    found.sort();
    found
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
