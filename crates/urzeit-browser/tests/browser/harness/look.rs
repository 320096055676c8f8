//! Looking at a screen: in all languages, in all sizes, in light and dark, and with the eyes of
//! `axe-core`.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{LARGE, Page, SIZES, SMALL};

const AXE: &str = include_str!("../axe/axe.min.js");
const FITS: &str = include_str!("look.js");

impl Page {
    /// Chooses a language.
    pub(crate) async fn speak(&self, language: &str) {
        let choose = "const languages = document.querySelector('.languages');
            languages.value = arguments[0];
            languages.dispatchEvent(new Event('change', {bubbles: true}));";
        self.run(choose, vec![json!(language)]).await;
        let spoken = format!("document.documentElement.lang === '{language}'");
        self.until("the language", &spoken).await;
    }

    /// All languages of the page.
    pub(crate) async fn languages(&self) -> Vec<String> {
        let all =
            "return [...document.querySelectorAll('.languages option')].map(each => each.value)";
        let all: Vec<String> = serde_json::from_value(self.run(all, vec![]).await).unwrap();
        assert!(all.len() > 1, "{all:?}");
        all
    }

    /// Whatever holds of every screen. `name` says which one it is.
    pub(crate) async fn is_fit_to_be_seen(&self, name: &str) {
        let mut told = BTreeSet::new();
        let all = self.languages().await;
        let own = self.ask("document.documentElement.lang").await;
        for language in &all {
            self.speak(language).await;
            self.until(
                "texts",
                "document.querySelector('#main').innerText.length > 20",
            )
            .await;
            told.insert(self.text("#main").await);
            for size in SIZES {
                self.resize(size).await;
                let wrong = self.run(FITS, vec![]).await;
                assert_eq!(wrong, json!([]), "{name} in {language} at {size:?}");
            }
            self.resize(SMALL).await;
            let larger = format!("document.documentElement.dataset.text = 'large';\n{FITS}");
            let wrong = self.run(&larger, vec![]).await;
            assert_eq!(wrong, json!([]), "{name} in {language} in larger letters");
            self.run("delete document.documentElement.dataset.text", vec![])
                .await;
        }
        assert_eq!(
            told.len(),
            all.len(),
            "{name} says the same in two languages"
        );
        self.speak(own.as_str().unwrap()).await;
        self.resize(SMALL).await;
        self.look("dark").await;
        self.is_accessible(&format!("{name}, small and dark")).await;
        self.resize(LARGE).await;
        self.look("light").await;
        self.is_accessible(&format!("{name}, large and light"))
            .await;
        self.is_well().await;
    }

    /// `axe-core` finds nothing serious.
    pub(crate) async fn is_accessible(&self, name: &str) {
        self.settle().await;
        if !self.is("window.axe").await {
            self.run(AXE, vec![]).await;
        }
        let found = self
            .run_until_done(
                "const done = arguments[0];
                axe.run({resultTypes: ['violations']}).then(({violations}) => done(violations
                    .filter(({impact}) => ['serious', 'critical'].includes(impact))
                    .map(({id, nodes}) => [id, nodes.length, ...nodes.slice(0, 3).map((node) =>
                        node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? ''))])));",
                vec![],
            )
            .await;
        assert_eq!(found, Value::Array(vec![]), "{name}");
    }
}
