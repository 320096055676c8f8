//! Builds the page (crate `urzeit-web`) for browsers and puts it into the server, so that one
//! `cargo run` is all it takes. Where Rust cannot compile for browsers the server goes without.

use std::{
    env, fs,
    hash::{DefaultHasher, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// What belongs to one version of the page lies in this folder, in a folder named by the version. An
/// open page goes on with its own files when the server has another version.
const VERSIONS: &str = "page";

/// Stands for the version in the frame of the page.
const PLACEHOLDER: &str = "/VERSION/";

/// So many bytes may come over the wire before somebody sees the page for the first time.
const FIRST_LOAD: usize = 700_000;

fn main() {
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("../..");
    let page = PathBuf::from(var("OUT_DIR")).join("page");
    println!("cargo:rerun-if-env-changed=URZEIT_WITHOUT_PAGE");
    for part in [
        "crates/urzeit-web",
        "crates/urzeit-scene",
        "crates/urzeit-table/src",
        "crates/urzeit-players/src",
        "crates/urzeit-players/weights",
        "crates/urzeit-rules/src",
        "crates/urzeit-texts/locales",
        "Cargo.lock",
    ] {
        println!("cargo:rerun-if-changed={}", root.join(part).display());
    }
    let _ = fs::remove_dir_all(&page);
    fs::create_dir_all(&page).expect("the build folder can be written");
    if env::var_os("URZEIT_WITHOUT_PAGE").is_none() && has_target() {
        build(&root, &page);
    }
    list(&page);
}

fn var(name: &str) -> String {
    env::var(name).expect("cargo sets it")
}

/// Can Rust compile for browsers here? Installs what it needs.
fn has_target() -> bool {
    let asked = Command::new(var("RUSTC"))
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    let folder = asked
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok());
    if folder.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return true;
    }
    let added = Command::new("rustup")
        .args(["target", "add", TARGET])
        .status();
    let added = added.is_ok_and(|status| status.success());
    if !added {
        println!(
            "cargo:warning=The page is left out: Rust cannot compile for browsers here. Run `rustup target add {TARGET}` and build again."
        );
    }
    added
}

fn build(root: &Path, page: &Path) {
    let release = var("PROFILE") == "release";
    let profile = if release { "web-release" } else { "web-dev" };
    // A folder of its own: the cargo that runs us holds the other one.
    let target = root.join("target/web");
    let mut cargo = Command::new(var("CARGO"));
    cargo
        .current_dir(root)
        .args([
            "build",
            "--package",
            "urzeit-web",
            "--target",
            TARGET,
            "--profile",
            profile,
        ])
        .arg("--target-dir")
        .arg(&target);
    // What is set for the machine that compiles is not meant for the browser.
    for name in [
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "CARGO_BUILD_TARGET",
        "CARGO_TARGET_DIR",
        "RUSTC",
        "RUSTDOC",
        "LLVM_PROFILE_FILE",
    ] {
        cargo.env_remove(name);
    }
    let built = cargo.status().is_ok_and(|status| status.success());
    assert!(built, "the page does not compile");
    let whole = target.join(TARGET).join(profile).join("urzeit-web.wasm");
    let first = target.join("app.wasm");
    split(&whole, &first, page);
    wasm_bindgen_cli_support::Bindgen::new()
        .input_path(&first)
        .out_name("app")
        // The parts that come later find by name what they share with the first.
        .keep_lld_exports(true)
        .demangle(false)
        .web(true)
        .expect("for browsers")
        .typescript(false)
        .remove_name_section(release)
        .remove_producers_section(release)
        .generate(page)
        .expect("the page's JavaScript can be written");
    copy(&root.join("crates/urzeit-web/static"), page);
    copy(&root.join("crates/urzeit-scene/css"), &page.join("board"));
    copy(
        &root.join("crates/urzeit-players/weights"),
        &page.join("weights"),
    );
    for language in ["en", "de"] {
        copy(
            &root
                .join("crates/urzeit-texts/locales")
                .join(language)
                .join("rules"),
            &page.join("rules").join(language),
        );
    }
    let version = version(page);
    let folder = format!("/{VERSIONS}/{version}/");
    move_files(page, &folder);
    let frame = page.join(&folder[1..]).join("index.html");
    let text = fs::read_to_string(&frame).expect("just moved");
    fs::write(&frame, text.replace(PLACEHOLDER, &folder)).expect("the build folder can be written");
    name_files(page, &folder);
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
    path == "/offline.js"
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
    format!("/{}", path.display())
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

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the build folder can be written");
    for file in fs::read_dir(from).expect("our own folder").flatten() {
        fs::copy(file.path(), to.join(file.file_name())).expect("it can be copied");
    }
}

/// Writes the list of all files of the page, each as it is and compressed.
fn list(page: &Path) {
    let files = sorted(page);
    let is_release = var("PROFILE") == "release";
    let mut first_load = 0;
    let mut code = String::from("&[\n");
    for file in &files {
        let path = address(page, file);
        let bytes = fs::read(file).expect("just written");
        // Compressing well takes seconds: not while working on the page.
        let quality = if is_release { 11 } else { 1 };
        let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
        writer.write_all(&bytes).expect("it can be compressed");
        let brotli = writer.into_inner();
        if !comes_later(&path) {
            first_load += brotli.len();
        }
        let compressed = file.with_added_extension("br");
        fs::write(&compressed, brotli).expect("the build folder can be written");
        code.push_str(&format!(
            "    File {{ path: {:?}, bytes: include_bytes!({:?}), brotli: include_bytes!({:?}) }},\n",
            path,
            file.display().to_string(),
            compressed.display().to_string(),
        ));
    }
    code.push_str("]\n");
    if is_release && first_load > FIRST_LOAD {
        println!(
            "cargo:warning=The page is too large: {first_load} bytes come first, {FIRST_LOAD} may. See crates/urzeit-web/src/parts.rs for what can come later."
        );
    }
    let out = PathBuf::from(var("OUT_DIR")).join("page.rs");
    fs::write(out, code).expect("the build folder can be written");
}

/// Is it not needed to see the first page?
fn comes_later(path: &str) -> bool {
    let later = ["/split_", "/chunk_", "/rules/", "/weights/", "/offline.js"];
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
