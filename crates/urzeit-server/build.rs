//! Finds the steps of the store, so that a step is a file in `migrations` and nothing else.

use std::{env, fs, path::PathBuf};

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    let folder = |name| PathBuf::from(env::var_os(name).expect("cargo sets it"));
    let steps = fs::read_dir(folder("CARGO_MANIFEST_DIR").join("migrations"));
    let steps = steps
        .expect("the steps are there")
        .map(|step| step.expect("it can be read").path());
    let mut steps: Vec<_> = steps.collect();
    steps.sort();
    let mut code = String::from("const STEPS: &[(&str, &str)] = &[\n");
    for (number, step) in (1..).zip(steps) {
        let name = step.file_stem().unwrap_or_default().to_string_lossy();
        let name = name.strip_prefix(&format!("{number:04}_"));
        let name = name.unwrap_or_else(|| panic!("{step:?} is not step {number}"));
        code += &format!("    ({name:?}, include_str!({step:?})),\n");
    }
    code += "];\n";
    fs::write(folder("OUT_DIR").join("steps.rs"), code).expect("the build folder can be written");
}
