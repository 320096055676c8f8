//! The alerts and the dashboard in `packaging/monitoring`: they ask for what the server counts.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/monitoring")
}

/// The names of metrics in a text. Histograms are several series.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let names = words.filter(|word| word.starts_with("urzeit_"));
    let series = ["_bucket", "_sum", "_count"];
    let names = names.map(|name| {
        let found = series.iter().find_map(|series| name.strip_suffix(series));
        found.unwrap_or(name).to_owned()
    });
    names.collect()
}

/// What the sources of the server count.
fn counted() -> BTreeSet<String> {
    let mut counted = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(path).unwrap();
            for call in ["counter!(\"", "gauge!(\"", "histogram!(\""] {
                let calls = text.split(call).skip(1);
                let names = calls.filter_map(|rest| rest.split('"').next());
                counted.extend(names.map(str::to_owned));
            }
        }
    }
    counted
}

fn dashboard() -> Value {
    let text = fs::read_to_string(folder().join("dashboard.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// What its panels ask Prometheus.
fn questions() -> Vec<String> {
    let dashboard = dashboard();
    let panels = dashboard["panels"].as_array().unwrap().iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().unwrap());
    let questions = targets.map(|target| target["expr"].as_str().unwrap());
    questions
        .map(|question| question.replace("$__rate_interval", "5m"))
        .collect()
}

#[test]
fn the_dashboard_shows_all_that_is_counted() {
    assert_eq!(metrics_in(&questions().join("\n")), counted());
}

#[test]
fn alerts_ask_for_what_is_counted() {
    let alerts = fs::read_to_string(folder().join("alerts.yml")).unwrap();
    let asked = metrics_in(&alerts);
    assert!(!asked.is_empty());
    assert!(asked.is_subset(&counted()), "{asked:?}");
}

/// With Prometheus's own tool, where that is there: what each alert fires at, and that every question can be asked.
#[test]
fn prometheus_understands_them() {
    let folder = folder();
    let rules = (1..).zip(questions()).map(|(number, question)| {
        let question = question.replace("$instance", ".*");
        json!({"record": format!("question_{number}"), "expr": question})
    });
    let rules = json!({"groups": [{"name": "dashboard", "rules": rules.collect::<Vec<_>>()}]});
    let asked = tempfile::NamedTempFile::new().unwrap();
    // JSON is YAML.
    fs::write(&asked, rules.to_string()).unwrap();
    for (words, file) in [
        (["check", "rules"], folder.join("alerts.yml")),
        (["check", "rules"], asked.path().to_owned()),
        (["test", "rules"], folder.join("alerts-test.yml")),
    ] {
        let checked = Command::new("promtool").args(words).arg(file).output();
        let checked = match checked {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                eprintln!("not tested, because promtool is missing: apt-get install prometheus");
                return;
            }
            checked => checked.unwrap(),
        };
        let said = String::from_utf8_lossy(&checked.stderr);
        assert!(checked.status.success(), "{words:?}: {said}");
    }
}
