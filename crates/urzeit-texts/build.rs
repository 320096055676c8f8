//! Finds the languages and their files, so that a language is a folder in `locales` and nothing
//! else. What lies in the folder itself is said everywhere, what lies in a folder below it only in
//! that part of the program. A folder in that one is said there later: a program that comes in pieces has it in
//! another piece.

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
    for part in folders(&languages) {
        let laters = folders(&languages.iter().map(|l| l.join(&part)).collect::<Vec<_>>());
        // What is named like a later piece belongs to it, though other parts of the program say it at once.
        let belongs = |file: &Path, later: &str| file.file_stem().is_some_and(|stem| stem == later);
        code += &constant(&part.to_uppercase(), &part, &languages, |language| {
            let mut common = files(language);
            common.retain(|file| !laters.iter().any(|later| belongs(file, later)));
            [common, files(&language.join(&part))].concat()
        });
        for later in &laters {
            let name = format!("{part}_{later}").to_uppercase();
            code += &constant(&name, &format!("{part}/{later}"), &languages, |language| {
                let mut common = files(language);
                common.retain(|file| belongs(file, later));
                [common, files(&language.join(&part).join(later))].concat()
            });
        }
    }
    code
}

/// The names of the folders with texts that any of these folders has.
fn folders(of: &[PathBuf]) -> BTreeSet<String> {
    let found = of
        .iter()
        .flat_map(|folder| inside(folder, |path| !files(path).is_empty()));
    found.map(|folder| name(&folder)).collect()
}

/// A part of the program with the files of each language, as Rust.
fn constant(
    name: &str,
    folder: &str,
    languages: &[PathBuf],
    files: impl Fn(&Path) -> Vec<PathBuf>,
) -> String {
    let mut code = format!(
        "/// What people read in the part of the program that `{folder}` names.\n\
         pub const {name}: Part = Part(&[\n"
    );
    for language in languages {
        let included = files(language).into_iter();
        let included = included.map(|file| format!("include_str!({file:?})"));
        code += &format!("    &[{}],\n", included.collect::<Vec<_>>().join(", "));
    }
    code + "]);\n"
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
