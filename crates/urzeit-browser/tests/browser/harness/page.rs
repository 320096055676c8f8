//! A browser, with words for what a person does with it.

use std::{
    cell::Cell,
    thread,
    time::{Duration, Instant},
};

use fantoccini::{Client, wd::WebDriverCompatibleCommand};
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::PATIENCE;

/// A phone, a tablet, a large screen.
pub(crate) const SIZES: [(u32, u32); 3] = [SMALL, (820, 1180), LARGE];
pub(crate) const SMALL: (u32, u32) = (360, 740);
pub(crate) const LARGE: (u32, u32) = (1440, 900);

/// How long something may take to come in from the edge.
const MOVING: Duration = Duration::from_secs(2);

/// How many times a click is tried on something that moved away under it.
const TRIES: usize = 5;

/// Two taps sooner after another are a double tap, of which the page hears the first.
const BETWEEN_TAPS: Duration = Duration::from_millis(400);

const CHANCE: &str = include_str!("chance.js");

/// What the chance of a browser begins with: the test that opens it, and how many it has opened before. What is
/// played in that browser is the same in every run.
fn seed() -> u32 {
    thread_local!(static OPENED: Cell<u32> = const { Cell::new(0) });
    let opened = OPENED.replace(OPENED.get() + 1);
    let test = thread::current();
    let name = test.name().unwrap_or_default().bytes();
    name.fold(opened + 1, |seed, byte| {
        (seed ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// A browser.
pub(crate) struct Page {
    client: Client,
    address: String,
    /// May requests fail? They do while there is no network.
    may_lose: Cell<bool>,
    /// Are there fingers and no mouse?
    has_fingers: Cell<bool>,
}

impl Page {
    pub(crate) async fn new(client: Client, address: String) -> Page {
        let page = Page {
            client,
            address,
            may_lose: Cell::new(false),
            has_fingers: Cell::new(false),
        };
        let chance = format!("({CHANCE})({})", seed());
        page.tell(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": chance}),
        )
        .await;
        page.resize(LARGE).await;
        page.look("light").await;
        page
    }

    /// Goes to an address of the page, and waits until it is there.
    pub(crate) async fn go(&self, path: &str) {
        let address = format!("{}{path}", self.address);
        self.client.goto(&address).await.unwrap();
        // On a busy machine a tab of Chromium's was seen to crash before the page had begun. The page
        // may try once more; a tab that crashes later, or again, fails the test.
        if !self.has_begun().await {
            eprintln!("the tab crashed on {path} before the page had begun");
            self.client.goto(&address).await.unwrap();
            assert!(self.has_begun().await, "the tab crashed again on {path}");
        }
    }

    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
        assert!(self.has_begun().await, "the tab crashed");
    }

    /// Waits until the page is there; says no if its tab crashed.
    async fn has_begun(&self) -> bool {
        let begun = Instant::now();
        loop {
            let is_there = "return Boolean(document.querySelector('#main')?.children.length)";
            match self.client.execute(is_there, vec![]).await {
                Ok(there) if there == true => return true,
                Ok(_) => {}
                Err(why) if why.to_string().contains("tab crashed") => return false,
                Err(why) => panic!("{why}"),
            }
            if begun.elapsed() > PATIENCE {
                self.give_up("the page").await;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// The path with what comes after it.
    pub(crate) async fn path(&self) -> String {
        let path = self.ask("location.pathname + location.search").await;
        path.as_str().unwrap().to_owned()
    }

    pub(crate) async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.tell("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// A phone has a small screen, and fingers touch it.
    pub(crate) async fn become_a_phone(&self) {
        self.resize(SMALL).await;
        let touched = json!({"enabled": true, "maxTouchPoints": 1});
        self.tell("Emulation.setTouchEmulationEnabled", touched)
            .await;
        self.has_fingers.set(true);
    }

    /// `light` or `dark`, without motion: nobody waits for it.
    pub(crate) async fn look(&self, scheme: &str) {
        self.prefer(scheme, "reduce").await;
    }

    /// Things may move: what happened is played back.
    pub(crate) async fn allow_motion(&self) {
        self.prefer("light", "no-preference").await;
    }

    async fn prefer(&self, scheme: &str, motion: &str) {
        let features = json!({"features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ]});
        self.tell("Emulation.setEmulatedMedia", features).await;
    }

    /// Takes the network away, or gives it back.
    pub(crate) async fn network(&self, is_there: bool) {
        self.may_lose.set(true);
        self.tell("Network.enable", json!({})).await;
        let offline = json!({
            "offline": !is_there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.tell("Network.emulateNetworkConditions", offline).await;
    }

    /// From now on requests may fail.
    pub(crate) fn may_lose(&self) {
        self.may_lose.set(true);
    }

    /// Lets the browser itself do something.
    pub(crate) async fn tell(&self, command: &'static str, parameters: Value) -> Value {
        let told = Told {
            command,
            parameters,
        };
        self.client.issue_cmd(told).await.unwrap()
    }

    /// Runs a script.
    pub(crate) async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap()
    }

    /// Runs a script that says with its last argument when it is done.
    pub(crate) async fn run_until_done(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute_async(script, arguments).await.unwrap()
    }

    /// What an expression is.
    pub(crate) async fn ask(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}"), vec![]).await
    }

    /// Does an expression hold?
    pub(crate) async fn is(&self, expression: &str) -> bool {
        self.ask(&format!("Boolean({expression})")).await == true
    }

    /// Waits until an expression holds.
    pub(crate) async fn until(&self, what: &str, expression: &str) {
        let begun = Instant::now();
        while !self.is(expression).await {
            if begun.elapsed() > PATIENCE {
                self.give_up(what).await;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until there is such an element.
    pub(crate) async fn until_there(&self, css: &str) {
        let expression = format!("document.querySelector({})", json!(css));
        self.until(css, &expression).await;
    }

    /// Is all of the first such element in the window?
    pub(crate) async fn sees(&self, css: &str) -> bool {
        let sees = "const {left, right, top, bottom} = document.querySelector(arguments[0]).getBoundingClientRect();
            return right > left && left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight;";
        self.run(sees, vec![json!(css)]).await == true
    }

    /// How many such elements there are.
    pub(crate) async fn count(&self, css: &str) -> u64 {
        let expression = format!("document.querySelectorAll({}).length", json!(css));
        self.ask(&expression).await.as_u64().unwrap()
    }

    /// Waits until the first such element says something like this.
    pub(crate) async fn until_says(&self, css: &str, text: &str) {
        let expression = format!(
            "document.querySelector({})?.innerText.includes({})",
            json!(css),
            json!(text)
        );
        self.until(&format!("“{text}” in {css}"), &expression).await;
    }

    /// Waits until there is no such element.
    pub(crate) async fn until_gone(&self, css: &str) {
        let expression = format!("!document.querySelector({})", json!(css));
        self.until(&format!("the end of {css}"), &expression).await;
    }

    /// The text of the first such element.
    pub(crate) async fn text(&self, css: &str) -> String {
        let expression = format!("document.querySelector({})?.innerText ?? ''", json!(css));
        self.ask(&expression).await.as_str().unwrap().to_owned()
    }

    /// All that happened, also what is not in sight.
    pub(crate) async fn log(&self) -> String {
        let entries = "[...document.querySelectorAll('.log li')].map((entry) => entry.textContent)";
        let log = self.ask(&format!("{entries}.join('\\n')")).await;
        log.as_str().unwrap().to_owned()
    }

    /// Clicks the first such element, as soon as it is there and has come to rest.
    pub(crate) async fn click(&self, css: &str) {
        self.until_there(css).await;
        if self.has_fingers.get() {
            tokio::time::sleep(BETWEEN_TAPS).await;
        }
        for _ in 0..TRIES {
            let begun = Instant::now();
            let mut at = self.run(WHERE, vec![json!(css)]).await;
            while begun.elapsed() < MOVING {
                tokio::time::sleep(Duration::from_millis(25)).await;
                let before = at;
                at = self.run(WHERE, vec![json!(css)]).await;
                if at["covered"] == Value::Null && at["x"] == before["x"] && at["y"] == before["y"]
                {
                    break;
                }
            }
            self.press_at(&at).await;
            // A page that is gone by then was hit.
            let missed = self.client.execute(MISSED, vec![]).await;
            let missed = missed.unwrap_or_default();
            if missed.is_null() {
                return;
            }
            assert_eq!(missed["harmless"], true, "{css} moved: {missed} was hit");
        }
        panic!("{css} moves all the time");
    }

    /// Clicks with the mouse, or taps, where a script has said.
    pub(crate) async fn click_at(&self, at: &Value) {
        if self.has_fingers.get() {
            tokio::time::sleep(BETWEEN_TAPS).await;
        }
        self.press_at(at).await;
    }

    async fn press_at(&self, at: &Value) {
        assert_eq!(at["covered"], Value::Null, "{} is covered", at["name"]);
        let (x, y) = (&at["x"], &at["y"]);
        if self.has_fingers.get() {
            for (kind, points) in [
                ("touchStart", json!([{"x": x, "y": y}])),
                ("touchEnd", json!([])),
            ] {
                let touch = json!({"type": kind, "touchPoints": points});
                self.tell("Input.dispatchTouchEvent", touch).await;
            }
            return;
        }
        let mouse = |kind: &str| {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            json!({"type": kind, "x": x, "y": y, "button": button, "clickCount": 1})
        };
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.tell("Input.dispatchMouseEvent", mouse(kind)).await;
        }
    }

    /// Clicks an element twice, as fast as people do.
    pub(crate) async fn double_click(&self, css: &str) {
        let at = self.run(WHERE, vec![json!(css)]).await;
        for count in [1, 2] {
            for kind in ["mousePressed", "mouseReleased"] {
                let (x, y) = (&at["x"], &at["y"]);
                let click =
                    json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": count});
                self.tell("Input.dispatchMouseEvent", click).await;
            }
        }
    }

    /// Presses a key.
    pub(crate) async fn press(&self, key: &str) {
        let (code, number, text) = match key {
            "Enter" => ("Enter", 13, Some("\r")),
            " " => ("Space", 32, Some(" ")),
            "Tab" | "Shift+Tab" => ("Tab", 9, None),
            "Escape" => ("Escape", 27, None),
            "End" => ("End", 35, None),
            "Home" => ("Home", 36, None),
            "ArrowLeft" => ("ArrowLeft", 37, None),
            "ArrowUp" => ("ArrowUp", 38, None),
            "ArrowRight" => ("ArrowRight", 39, None),
            "ArrowDown" => ("ArrowDown", 40, None),
            letter => ("", u32::from(letter.chars().next().unwrap()), Some(letter)),
        };
        let shift = if key.starts_with("Shift+") { 8 } else { 0 };
        let key = key.trim_start_matches("Shift+");
        let mut event = json!({
            "type": "keyDown", "key": key, "code": code,
            "windowsVirtualKeyCode": number, "modifiers": shift,
        });
        if let Some(text) = text {
            event["text"] = json!(text);
        }
        self.tell("Input.dispatchKeyEvent", event.clone()).await;
        event["type"] = json!("keyUp");
        event.as_object_mut().unwrap().remove("text");
        self.tell("Input.dispatchKeyEvent", event).await;
    }

    /// Types into a field and presses Enter.
    pub(crate) async fn enter(&self, css: &str, text: &str) {
        self.fill(css, text).await;
        self.press("Enter").await;
    }

    /// Types into a field, instead of what stands there.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        self.until_there(css).await;
        let focus = "const field = document.querySelector(arguments[0]);
            field.focus(); field.select(); return document.activeElement === field;";
        let has_focus = self.run(focus, vec![json!(css)]).await;
        assert_eq!(has_focus, true, "nobody can write into {css}");
        self.tell("Input.insertText", json!({"text": text})).await;
    }

    /// Waits until what has changed is drawn, in the typeface of the page: it may come later than the page.
    pub(crate) async fn settle(&self) {
        let drawn = "const done = arguments[0];
            document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));";
        self.run_until_done(drawn, vec![]).await;
    }

    pub(crate) async fn screenshot(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }

    /// What holds of every page: it says nothing wrong, and no key stands instead of its text.
    pub(crate) async fn is_well(&self) {
        let text = self.text("body").await;
        if let Some(place) = text.find('⟨') {
            let missing: String = text[place..].chars().take(60).collect();
            panic!("a text is missing on {}: {missing}", self.path().await);
        }
        for entry in self.console().await {
            let says = |words| {
                let message = entry["message"].as_str();
                message.is_some_and(|message| message.contains(words))
            };
            // A worker throws what it cannot have, so that the page hears of it.
            let is_loss = entry["source"] == "network"
                || entry["source"] == "worker" && says("Failed to fetch")
                || says("WebSocket");
            // The server says so to whom it does not know.
            let is_nobody = says("/api/me") && says("401");
            let is_expected = is_nobody || is_loss && self.may_lose.get();
            assert!(
                entry["level"] != "SEVERE" || is_expected,
                "the console of {} says {entry}",
                self.path().await
            );
        }
    }

    async fn console(&self) -> Vec<Value> {
        let console = self.client.issue_cmd(Console).await.unwrap();
        console.as_array().unwrap().clone()
    }

    /// What is waited for did not come: says what is there instead.
    async fn give_up(&self, what: &str) -> ! {
        let path = self.path().await;
        let console = self.console().await;
        let text = self.text("body").await;
        panic!("{what} did not come on {path}\nconsole: {console:?}\n{text}");
    }
}

/// Where an element can be clicked. From then on the page notes what a press hits instead of it.
const WHERE: &str = concat!(
    include_str!("where.js"),
    "const meant = document.querySelector(arguments[0]);
    if (!meant) return { name: arguments[0], covered: 'it is gone' };
    window.pressed?.abort();
    window.pressed = new AbortController();
    window.missed = null;
    addEventListener('pointerdown', ({ target }) => {
      if (meant.contains(target) || target.closest(arguments[0])) return;
      const harmless = !target.closest('a, button, input, select, textarea, summary, [role], [tabindex]');
      window.missed = { harmless, hit: target.outerHTML.slice(0, 200) };
    }, { capture: true, once: true, signal: window.pressed.signal });
    return at(meant);"
);

/// What the last press hit instead of what was meant.
const MISSED: &str = "const missed = window.missed; window.missed = null; return missed ?? null;";

#[derive(Debug)]
struct Told {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Told {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/goog/cdp/execute",
            session.unwrap_or_default()
        ))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        let body = json!({"cmd": self.command, "params": self.parameters});
        (http::Method::POST, Some(body.to_string()))
    }
}

#[derive(Debug)]
struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(r#"{"type":"browser"}"#.to_owned()))
    }
}
