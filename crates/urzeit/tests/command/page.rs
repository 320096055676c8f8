//! `urzeit page`: the page as files.

use std::{fs, path::Path};

use tempfile::TempDir;

use crate::run::urzeit;

/// Runs the command for a folder; says nothing if the program was built without the page.
fn page(out: &Path, more: &[&str]) -> Option<crate::run::Run> {
    let out = out.to_str().unwrap();
    let run = urzeit(&[&["page", "--out", out], more].concat());
    if run.error.contains("built without the page") {
        eprintln!("skipped: built without the page");
        None
    } else {
        Some(run)
    }
}

#[test]
fn all_files_are_there_and_name_each_other_relatively() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("new/page");
    let Some(run) = page(&out, &[]) else { return };
    assert!(run.ok().contains(out.to_str().unwrap()));
    let read = |path: &str| fs::read_to_string(out.join(path)).unwrap();
    for (frame, up) in [
        ("index.html", ""),
        ("link/index.html", "../"),
        ("rules/lords/index.html", "../../"),
        ("online/new/ursuppe/index.html", "../../../"),
    ] {
        let text = read(frame);
        assert!(text.contains("data-alone"), "{frame}");
        assert!(!text.contains("=\"/"), "{frame} names files from the root");
        let named: Vec<_> = ["href=\"", "src=\""]
            .iter()
            .flat_map(|attribute| text.split(attribute).skip(1))
            .map(|rest| rest.split_once('"').unwrap().0)
            .collect();
        assert!(named.len() > 10, "{named:?}");
        for file in named {
            assert!(file.starts_with(up), "{frame}: {file}");
            let beside = out.join(frame).parent().unwrap().join(file);
            assert!(beside.is_file(), "{frame}: {file}");
        }
    }
    // Whatever the service worker keeps is there: one missing file, and nothing is kept.
    let worker = read("offline.js");
    let files = worker.split_once("const FILES = [").unwrap().1;
    let files = files.split_once("];").unwrap().0;
    for file in files.split(", ") {
        let file = file.trim_matches('"');
        assert!(out.join(&file[1..]).is_file(), "{file}");
    }
    assert!(read("404.html").contains("offline.js"));
    let manifest = read("urzeit.webmanifest");
    assert!(!manifest.contains("\"/"), "{manifest}");
}

#[test]
fn nothing_is_overwritten_unasked() {
    let folder = TempDir::new().unwrap();
    let out = folder.path();
    fs::write(out.join("mine.txt"), "mine").unwrap();
    let Some(run) = page(out, &[]) else { return };
    let message = run.complaint(1);
    assert!(message.contains("is not empty"), "{message}");
    assert!(message.contains("--overwrite"), "{message}");
    assert!(!out.join("index.html").exists());
    let german = page(out, &["--lang", "de"]).unwrap().complaint(1);
    assert!(german.contains("ist nicht leer"), "{german}");
    for _ in 0..2 {
        page(out, &["--overwrite"]).unwrap().ok();
        assert!(out.join("index.html").is_file());
        assert_eq!(fs::read_to_string(out.join("mine.txt")).unwrap(), "mine");
    }
}

#[test]
fn what_cannot_be_written_is_said() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let Some(run) = page(&file, &[]) else { return };
    let message = run.complaint(1);
    assert!(message.contains("cannot be written"), "{message}");
    let german = page(&file, &["--lang", "de"]).unwrap().complaint(1);
    assert!(german.contains("lässt sich nicht schreiben"), "{german}");
    let message = urzeit(&["page"]).complaint(2);
    assert!(message.contains("--out"), "{message}");
}
