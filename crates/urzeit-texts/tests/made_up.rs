//! A language is a folder and nothing else: languages that nobody has heard of are found, called by
//! their names, and chosen. And a program has no more of a language than it says.

#![allow(clippy::unwrap_used)]

#[allow(dead_code)]
#[path = "../build.rs"]
mod build;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use urzeit_texts::Language;

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// Asks the program's own code which languages there are, and which ones are chosen.
const PROGRAM: &str = r#"
#[allow(dead_code)]
#[path = "HERE/src/language.rs"]
mod language;
use language::{COMMAND, Language, PAGE, SERVER};

fn main() {
    for language in Language::all() {
        let files = [COMMAND, PAGE, SERVER].map(|part| part.files(language).concat());
        assert!(files.iter().all(|text| text.contains("language-name")));
        println!("{} {}", language.code(), language.name());
    }
    for wish in std::env::args().skip(1) {
        println!("{}", Language::of(&wish).code());
    }
}
"#;

/// Says what the page says, and nothing else.
const PAGE_ONLY: &str = r#"
#[allow(dead_code)]
#[path = "HERE/src/language.rs"]
mod language;

fn main() {
    for language in language::Language::all() {
        println!("{}", language::PAGE.files(language).concat());
    }
}
"#;

/// A program that has these languages.
fn compiled(folder: &Path, locales: &Path, program: &str) -> PathBuf {
    fs::write(folder.join("languages.rs"), build::languages(locales)).unwrap();
    fs::write(folder.join("main.rs"), program.replace("HERE", HERE)).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let compiled = Command::new(rustc)
        .args(["--edition", "2024", "main.rs", "-o", "program"])
        .current_dir(folder)
        .env("OUT_DIR", folder)
        .status();
    assert!(compiled.unwrap().success());
    folder.join("program")
}

fn copy(from: &Path, to: &Path, english: &str) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to, english);
        } else {
            let text = fs::read_to_string(entry.path()).unwrap();
            fs::write(to, text.replace("= English", &format!("= {english}"))).unwrap();
        }
    }
}

#[test]
fn a_folder_is_all_that_a_language_needs() {
    let folder = tempfile::tempdir().unwrap();
    let locales = folder.path().join("locales");
    copy(&Path::new(HERE).join("locales"), &locales, "English");
    let made_up = [
        ("tlh", "tlhIngan Hol"),
        ("pt", "Português"),
        ("pt-BR", "Brasileiro"),
    ];
    for (code, name) in made_up {
        copy(&locales.join("en"), &locales.join(code), name);
    }
    let program = compiled(folder.path(), &locales, PROGRAM);
    let wishes = [
        ("tlh", "tlh"),
        ("TLH_QO.UTF-8", "tlh"),
        ("xx, tlh;q=0.8, de;q=0.5", "tlh"),
        ("pt-BR", "pt-BR"),
        ("pt_PT@euro", "pt"),
        ("de-AT", "de"),
        ("tl", "en"),
    ];
    let asked = Command::new(program)
        .args(wishes.map(|(wish, _)| wish))
        .output()
        .unwrap();
    assert!(asked.status.success(), "{asked:?}");
    let real = Language::all().map(|language| (language.code(), language.name()));
    let mut all: Vec<_> = real.chain(made_up).collect();
    all.sort_unstable();
    let expected = all.iter().map(|(code, name)| format!("{code} {name}\n"));
    let chosen = wishes.map(|(_, chosen)| format!("{chosen}\n"));
    let expected: String = expected.chain(chosen).collect();
    assert_eq!(String::from_utf8(asked.stdout).unwrap(), expected);
}

#[test]
fn a_program_holds_only_the_texts_that_it_says() {
    let folder = tempfile::tempdir().unwrap();
    let locales = Path::new(HERE).join("locales");
    let program = fs::read(compiled(folder.path(), &locales, PAGE_ONLY)).unwrap();
    let holds = |file: &str| {
        let text = fs::read(locales.join(file)).unwrap();
        program.windows(text.len()).any(|part| part == text)
    };
    for language in Language::all().map(Language::code) {
        assert!(holds(&format!("{language}/records.ftl")));
        assert!(holds(&format!("{language}/page/page.ftl")));
        assert!(!holds(&format!("{language}/command/command.ftl")));
        assert!(!holds(&format!("{language}/server/notices.ftl")));
    }
}

#[test]
fn the_closest_language_is_chosen() {
    for (wish, code) in [
        ("", "en"),
        ("C.UTF-8", "en"),
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("DE-ch", "de"),
        ("en-GB,de", "en"),
        ("xx, de;q=0.8, en;q=0.5", "de"),
        ("fr-CA, de;q=0.8", "fr"),
        ("*", "en"),
    ] {
        assert_eq!(Language::of(wish).code(), code, "{wish}");
    }
    assert_eq!(
        Language::with_code("de").map(Language::name),
        Some("Deutsch")
    );
    assert_eq!(Language::with_code("de-AT"), None);
}
