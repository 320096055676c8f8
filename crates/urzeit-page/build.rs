//! Puts the page together: what `urzeit-wasm` has compiled for browsers, and all other files.

use std::{
    env, fs,
    hash::{DefaultHasher, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// What belongs to one version of the page lies in this folder, in a folder named by the version. An
/// open page goes on with its own files when the server has another version.
const VERSIONS: &str = "page";

/// Each folder in it is a language.
const LOCALES: &str = "crates/urzeit-texts/locales";

/// Files that the page loads as they are.
const STATIC: &str = "crates/urzeit-web/static";
const BOARDS: &str = "crates/urzeit-scene/css";
const WEIGHTS: &str = "crates/urzeit-players/weights";

/// A package has the page in it, put together by `packaging/release.sh`: outside of the repository there is
/// nothing to compile.
const BUILT: &str = "built";

/// All that the page is put together from, besides what is compiled: also by what.
const PARTS: [&str; 6] = [
    STATIC,
    BOARDS,
    WEIGHTS,
    LOCALES,
    "crates/urzeit-page/build.rs",
    "Cargo.lock",
];

/// Stands for the version in the frame of the page.
const PLACEHOLDER: &str = "/VERSION/";

/// Stands for the codes of all languages there.
const LANGUAGES: &str = "LANGUAGES";

/// Stands for what a browser shows that runs no program: it is said in every language.
const WITHOUT_SCRIPT: &str = "WITHOUT_SCRIPT";

/// The folder with what the page says: a file a language.
const TEXTS: &str = "texts";

/// How many bytes may come over the wire before somebody sees the page for the first time.
const FIRST_LOAD: usize = 700_000;

fn main() {
    let own = PathBuf::from(var("CARGO_MANIFEST_DIR"));
    let (built, root) = (own.join(BUILT), own.join("../.."));
    let page = PathBuf::from(var("OUT_DIR")).join("page");
    empty(&page);
    if built.is_dir() {
        println!("cargo:rerun-if-changed={BUILT}");
        copy(&built, &page);
    } else {
        for part in PARTS {
            println!("cargo:rerun-if-changed={}", root.join(part).display());
        }
        if let Some(compiled) = urzeit_wasm::COMPILED {
            copy(&build(&root, Path::new(compiled)), &page);
        }
    }
    list(&page);
}

fn var(name: &str) -> String {
    env::var(name).expect("cargo sets it")
}

/// Is it the page that is handed out? `urzeit-wasm` decides, and its folder is named by that.
fn is_release(compiled: &Path) -> bool {
    compiled
        .parent()
        .is_some_and(|folder| folder.ends_with("web-release"))
}

/// Puts the page together, unless it is as it was, and says in which folder. Lints and tests are
/// different builds to cargo, so this runs for each, but the page is the same.
fn build(root: &Path, compiled: &Path) -> PathBuf {
    let page = compiled.with_extension("page");
    let done = compiled.with_extension("done");
    let parts = PARTS.map(|part| changed(&root.join(part)));
    let last = parts.into_iter().chain([changed(compiled)]).max();
    if done.is_file() && last < Some(changed(&done)) {
        return page;
    }
    empty(&page);
    assemble(root, compiled, &page);
    compress(&page, is_release(compiled));
    fs::write(done, "").expect("the build folder can be written");
    page
}

/// When a file, or anything in a folder, was changed last.
fn changed(path: &Path) -> SystemTime {
    let own = path.metadata().and_then(|about| about.modified());
    let own = own.expect("it is there and has a time");
    let within = path.read_dir().into_iter().flatten().flatten();
    let within = within.map(|part| changed(&part.path()));
    within.fold(own, SystemTime::max)
}

fn empty(folder: &Path) {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).expect("the build folder can be written");
}

/// Puts all files of the page together.
fn assemble(root: &Path, compiled: &Path, page: &Path) {
    let first = compiled.with_extension("first.wasm");
    split(compiled, &first, page);
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&first)
        .out_name("app")
        // The parts that come later find by name what they share with the first.
        .keep_lld_exports(true)
        .demangle(false)
        .web(true)
        .expect("for browsers")
        .typescript(false)
        .remove_name_section(is_release(compiled))
        .remove_producers_section(is_release(compiled))
        .generate(page)
        .expect("the page's JavaScript can be written");
    copy(&root.join(STATIC), page);
    copy(&root.join(BOARDS), &page.join("board"));
    copy(&root.join(WEIGHTS), &page.join("weights"));
    let languages = languages(root);
    let mut without_script = Vec::new();
    for language in &languages {
        let from = root.join(LOCALES).join(language);
        copy(&from.join("rules"), &page.join("rules").join(language));
        let texts = page.join(TEXTS).join(language).with_added_extension("ftl");
        let said = texts_of(&from);
        without_script.extend(sentence(&said, "page-without-script").map(str::to_owned));
        write(&texts, &said);
    }
    let without_script = without_script.join(" · ");
    fill(&page.join("404.html"), WITHOUT_SCRIPT, &without_script);
    let version = version(page);
    let folder = format!("/{VERSIONS}/{version}/");
    move_files(page, &folder);
    let frame = page.join(&folder[1..]).join("index.html");
    fill(&frame, PLACEHOLDER, &folder);
    fill(&frame, LANGUAGES, &languages.join(" "));
    fill(&frame, WITHOUT_SCRIPT, &without_script);
    name_files(page, &folder);
}

/// Puts into a file of the page what only this build knows.
fn fill(file: &Path, blank: &str, with: &str) {
    let text = fs::read_to_string(file).expect("the page's own");
    assert!(text.contains(blank), "{} has a blank", file.display());
    write(file, &text.replace(blank, with));
}

/// The codes of all languages.
fn languages(root: &Path) -> Vec<String> {
    let found = fs::read_dir(root.join(LOCALES)).expect("our own folder");
    let found = found.flatten().filter(|entry| entry.path().is_dir());
    let mut codes: Vec<_> = found
        .map(|folder| folder.file_name().display().to_string())
        .collect();
    codes.sort();
    codes
}

/// All that the page says in a language: what every part of the program says, and what only the page does.
fn texts_of(language: &Path) -> String {
    let files = [language, &language.join("page")].map(|folder| {
        let mut files = sorted(folder);
        files.retain(|file| {
            file.parent() == Some(folder) && file.extension().is_some_and(|ending| ending == "ftl")
        });
        files
    });
    let texts = files.iter().flatten();
    let texts = texts.map(|file| fs::read_to_string(file).expect("our own text"));
    let texts = texts.collect::<Vec<_>>().join("\n");
    // Comments are for those who write the texts.
    let said = texts.lines().filter(|line| !line.starts_with('#'));
    said.collect::<Vec<_>>().join("\n")
}

/// A sentence of a single line, by its key.
fn sentence<'a>(texts: &'a str, key: &str) -> Option<&'a str> {
    let mut lines = texts.lines();
    lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))
}

fn write(file: &Path, text: &str) {
    fs::create_dir_all(file.parent().expect("it lies in a folder"))
        .expect("the build folder can be written");
    fs::write(file, text).expect("the build folder can be written");
}

/// Tells one version of the page from another.
fn version(page: &Path) -> String {
    let mut hash = DefaultHasher::new();
    for file in sorted(page) {
        hash.write(address(page, &file).as_bytes());
        hash.write(&fs::read(file).expect("just written"));
    }
    format!("{:016x}", hash.finish())
}

/// Moves what belongs to one version into its folder.
fn move_files(page: &Path, folder: &str) {
    for file in sorted(page) {
        let path = address(page, &file);
        if !is_for_all_versions(&path) {
            let to = page.join(&folder[1..]).join(&path[1..]);
            fs::create_dir_all(to.parent().expect("it lies in there"))
                .expect("the build folder can be written");
            fs::rename(&file, to).expect("it can be moved");
        }
    }
}

/// Has a file the same address in all versions? The browser asks for it by a name that it keeps, or
/// it is a text that any version of the page can read.
fn is_for_all_versions(path: &str) -> bool {
    let kinds = [".svg", ".png", ".webmanifest"];
    ["/offline.js", "/404.html"].contains(&path)
        || path.starts_with("/rules/")
        || kinds.iter().any(|kind| path.ends_with(kind))
}

/// Tells the service worker which files it keeps for those without a network. It notices a new
/// version by its own text.
fn name_files(page: &Path, folder: &str) {
    let worker = page.join("offline.js");
    let files = sorted(page);
    let files = files.iter().filter(|file| **file != worker);
    let files: Vec<_> = files.map(|file| address(page, file)).collect();
    let script = fs::read_to_string(&worker).expect("just copied");
    let named = format!("const FOLDER = {folder:?};\nconst FILES = {files:?};\n{script}");
    fs::write(&worker, named).expect("the build folder can be written");
}

/// Where a file of the page is found.
fn address(page: &Path, file: &Path) -> String {
    let path = file.strip_prefix(page).expect("it lies in there");
    // Not every system separates folders as addresses do.
    let parts = path.iter().map(|part| format!("/{}", part.display()));
    parts.collect()
}

/// Takes the page apart: what is needed first, and parts that are loaded when they are needed.
fn split(whole: &Path, first: &Path, page: &Path) {
    let whole = fs::read(whole).expect("just compiled");
    let mut options = wasm_split_cli_support::Options::new(&whole);
    options.output_dir = page;
    options.main_out_path = first;
    options.main_module = "./app.js";
    options.link_name = "./parts.js";
    wasm_split_cli_support::transform(options).expect("the page can be taken apart");
}

/// Copies all files of a folder and those below it.
fn copy(from: &Path, to: &Path) {
    for file in sorted(from) {
        let copy = to.join(file.strip_prefix(from).expect("it lies in there"));
        fs::create_dir_all(copy.parent().expect("it lies in there"))
            .expect("the build folder can be written");
        fs::copy(file, copy).expect("it can be copied");
    }
}

/// Puts a compressed one beside each file.
fn compress(page: &Path, is_release: bool) {
    // Compressing well takes seconds: not while working on the page.
    let quality = if is_release { 11 } else { 1 };
    let (mut first_load, mut texts) = (0, 0);
    for file in sorted(page) {
        let bytes = fs::read(&file).expect("just written");
        let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
        writer.write_all(&bytes).expect("it can be compressed");
        let brotli = writer.into_inner();
        let address = address(page, &file);
        if address.contains(&format!("/{TEXTS}/")) {
            // Somebody reads one language.
            texts = texts.max(brotli.len());
        } else if !comes_later(&address) {
            first_load += brotli.len();
        }
        fs::write(compressed(&file), brotli).expect("the build folder can be written");
    }
    first_load += texts;
    // While working on the page it is several times as large, and as fast.
    assert!(
        !is_release || first_load <= FIRST_LOAD,
        "The page is too large: {first_load} bytes come first, {FIRST_LOAD} may. See crates/urzeit-web/src/parts.rs for what can come later."
    );
}

fn compressed(file: &Path) -> PathBuf {
    file.with_added_extension("br")
}

/// Writes the list of all files of the page, each as it is and compressed.
fn list(page: &Path) {
    let mut code = String::from("&[\n");
    let files = sorted(page);
    for file in files.iter().filter(|file| compressed(file).is_file()) {
        code.push_str(&format!(
            "    File {{ path: {:?}, bytes: include_bytes!({:?}), brotli: include_bytes!({:?}) }},\n",
            address(page, file),
            file.display().to_string(),
            compressed(file).display().to_string(),
        ));
    }
    code.push_str("]\n");
    let out = PathBuf::from(var("OUT_DIR")).join("page.rs");
    fs::write(out, code).expect("the build folder can be written");
}

/// Is it not needed to see the first page?
fn comes_later(path: &str) -> bool {
    let later = [
        "/split_",
        "/chunk_",
        "/rules/",
        "/weights/",
        "/what-wins.json",
        "/offline.js",
        "/404.html",
        // Kept for those who want to read it, and for an installed app.
        "/OFL.txt",
        "/apple-touch-icon.png",
    ];
    later.iter().any(|part| path.contains(part))
}

/// All files in a folder, in order.
fn sorted(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(folder, &mut files);
    files.sort();
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for file in fs::read_dir(folder).expect("our own folder").flatten() {
        let path = file.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}
