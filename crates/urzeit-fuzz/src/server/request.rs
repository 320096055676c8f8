//! Requests that the description allows, nearly: whatever endpoint there is.

use rand::RngExt as _;
use serde_json::{Map, Value, json};

use crate::{
    mutate::{mutate, noise, one_of},
    target::Random,
};

/// An endpoint of the description.
#[derive(Debug)]
pub(crate) struct Endpoint {
    method: String,
    path: String,
    /// What may stand behind the `?`.
    asked: Vec<String>,
    /// What is sent, and what it is.
    body: Option<(String, Value)>,
}

/// All that a server answers, as its description says.
#[derive(Debug)]
pub(crate) struct Interface {
    endpoints: Vec<Endpoint>,
    schemas: Value,
}

impl Interface {
    pub(crate) fn of(description: &Value) -> Interface {
        let mut endpoints = Vec::new();
        let nothing = Map::new();
        let object = |value: &Value| value.as_object().unwrap_or(&nothing).clone();
        for (path, methods) in object(&description["paths"]) {
            for (method, operation) in object(&methods) {
                let parameters = operation["parameters"].as_array().cloned();
                let asked = parameters.unwrap_or_default().into_iter();
                let asked = asked.filter(|parameter| parameter["in"] == "query");
                let asked = asked.filter_map(|asked| Some(asked["name"].as_str()?.to_owned()));
                let content = object(&operation["requestBody"]["content"]);
                let body = content.into_iter().next();
                endpoints.push(Endpoint {
                    method: method.to_uppercase(),
                    path: path.clone(),
                    asked: asked.collect(),
                    body: body.map(|(kind, body)| (kind, body["schema"].clone())),
                });
            }
        }
        Interface {
            endpoints,
            schemas: description["components"]["schemas"].clone(),
        }
    }

    /// How many endpoints there are.
    pub(crate) fn len(&self) -> usize {
        self.endpoints.len()
    }

    /// A request of one of them.
    pub(crate) fn make(&self, random: &mut Random) -> Vec<u8> {
        let mut endpoint = one_of(&self.endpoints, random);
        while endpoint.is_slow() && random.random_range(0..20) > 0 {
            endpoint = one_of(&self.endpoints, random);
        }
        let Endpoint { method, .. } = endpoint;
        let (path, body) = (endpoint.address(random), self.body(endpoint, random));
        let kind = endpoint
            .body
            .as_ref()
            .map_or("application/json", |body| &body.0);
        let who = match random.random_range(0..10) {
            _ if endpoint.ends_a_session() => "cookie: {eve}",
            0 => "authorization: Bearer {token}",
            1 => "cookie: {bo}",
            2 => "cookie: {eve}",
            3 => "cookie: other=1",
            _ => "cookie: {ada}",
        };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{who}\r\n\
             content-type: {kind}\r\ncontent-length: {{length}}\r\n\r\n"
        );
        let head = head.into_bytes();
        match random.random_range(0..12) {
            0 => mutate(&[head, body].concat(), b"\r\n\r\n", random),
            _ => [head, body].concat(),
        }
    }

    fn body(&self, endpoint: &Endpoint, random: &mut Random) -> Vec<u8> {
        let body = match &endpoint.body {
            None => return one_of(&["", "{}", "null"], random).as_bytes().to_vec(),
            Some((kind, _)) if kind.starts_with("text/") => RECORD.to_owned(),
            Some((_, schema)) => self.value(schema, "", 0, random).to_string(),
        };
        match random.random_range(0..6) {
            0 => noise(200, random),
            1 | 2 => mutate(body.as_bytes(), body.as_bytes(), random),
            _ => body.into_bytes(),
        }
    }

    /// Something of this schema, or what somebody takes for it.
    fn value(&self, schema: &Value, name: &str, depth: usize, random: &mut Random) -> Value {
        if depth > 6 || random.random_range(0..25) == 0 {
            return one_of(&wrong(), random).clone();
        }
        if let Some(named) = schema["$ref"].as_str() {
            let named = named.rsplit('/').next().unwrap_or_default();
            return self.value(&self.schemas[named], name, depth + 1, random);
        }
        for key in ["oneOf", "anyOf", "allOf"] {
            if let Some(choices) = schema[key].as_array().filter(|all| !all.is_empty()) {
                return self.value(one_of(choices, random), name, depth + 1, random);
            }
        }
        if let Some(values) = schema["enum"].as_array().filter(|all| !all.is_empty()) {
            return one_of(values, random).clone();
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) if !kinds.is_empty() => one_of(kinds, random),
            kind => kind,
        };
        match kind.as_str().unwrap_or_default() {
            "boolean" => json!(random.random::<bool>()),
            "integer" => one_of(&numbers(), random).clone(),
            "number" => one_of(&[json!(0.5), json!(-1.5), json!(1e308), json!(3)], random).clone(),
            "array" => {
                let count = random.random_range(0..5);
                let items =
                    (0..count).map(|_| self.value(&schema["items"], name, depth + 1, random));
                items.collect()
            }
            "object" => {
                let mut object = Map::new();
                for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
                    if random.random_range(0..5) > 0 {
                        let value = self.value(schema, name, depth + 1, random);
                        object.insert(name.clone(), value);
                    }
                }
                Value::Object(object)
            }
            "null" => Value::Null,
            _ => json!(text(name, random)),
        }
    }
}

impl Endpoint {
    /// Hashing a password is slow by design.
    fn is_slow(&self) -> bool {
        let slow = ["register", "recover", "password", "recovery"];
        let last = self.path.rsplit('/').next().unwrap_or_default();
        slow.contains(&last) || (&*self.method, &*self.path) == ("POST", "/api/session")
    }

    fn ends_a_session(&self) -> bool {
        let ends = ["/api/me", "/api/session", "/api/sessions"];
        self.method == "DELETE" && ends.contains(&&*self.path)
    }

    fn address(&self, random: &mut Random) -> String {
        let tables = ["{genesis}", "{lords}", "{ursuppe}", "{waiting}"];
        let mut path = String::new();
        for part in self.path.split('/').skip(1) {
            let value = match (part.starts_with('{'), random.random_range(0..8)) {
                (false, _) => part,
                (true, 0) => *one_of(&IN_PATHS, random),
                (true, _) if part == "{seat}" => *one_of(&["1", "2", "3", "0", "255"], random),
                (true, _) if path.ends_with("people") => "{account}",
                (true, _) => *one_of(&tables, random),
            };
            path += "/";
            path += value;
        }
        let mut sign = '?';
        for name in &self.asked {
            if random.random() {
                path += &format!("{sign}{name}={}", one_of(&IN_PATHS, random));
                sign = '&';
            }
        }
        path
    }
}

#[rustfmt::skip]
const IN_PATHS: [&str; 24] = [
    "0", "1", "-1", "x", "", "%00", "%ff%fe", "99999999999999999999", "9223372036854775807",
    "{account}", "{invite}", "{genesis}", "genesis", "lords", "running", "waiting", "over", "open",
    "true", "..%2f..", "%F0%9F%A6%95", "'%20OR%201=1--", "1.5", "a%0Ab",
];

const RECORD: &str = "urzeit 1\ngame genesis\nseat 1 reptile Ada\nseat 2 human\nrules 1\nlog\n\
    * start 1\n* dice wild forest\n1 place forest a1\n";

fn wrong() -> Vec<Value> {
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    vec![
        json!(null),
        json!({}),
        json!([]),
        json!(""),
        json!(-1),
        json!("\0"),
        deep,
    ]
}

fn numbers() -> Vec<Value> {
    let largest = [i64::MAX as u64, u64::MAX, u64::from(u32::MAX), 65_536];
    let mut numbers = largest.map(|number| json!(number)).to_vec();
    numbers.extend([-1, 0, 1, 2, 3, 4, 5, 6, 255, 256, i64::MIN].map(|number| json!(number)));
    numbers
}

/// What stands in a field of this name.
fn text(name: &str, random: &mut Random) -> String {
    let usual: &[&str] = match name {
        "game" => &["genesis", "lords", "ursuppe"],
        "wish" => &[
            "end",
            "confirm",
            "undo 1",
            "ask 3",
            "agree",
            "place forest a1",
            "keep",
        ],
        "table" | "id" => &["{genesis}", "{lords}", "{waiting}", "1", "a"],
        "invite" => &["{invite}"],
        "bytes" => &["00ff", "", "-", "zz"],
        "mail" => &["ada@example.org", "@", "a@b"],
        "webhook" => &[
            "https://example.org/hook",
            "http://127.0.0.1/",
            "file:///etc/passwd",
        ],
        "language" => &["de", "en", "xx"],
        "record" => &[RECORD, "urzeit 1\n"],
        _ => &[
            "Ada",
            "easy",
            "me",
            "open",
            "board random",
            "reptile",
            "1",
            "de",
            "block",
        ],
    };
    match random.random_range(0..8) {
        0 => "ä\u{202e}\0\n🦎".repeat(random.random_range(0..200)),
        1 => String::from_utf8_lossy(&noise(40, random)).into_owned(),
        _ => (*one_of(usual, random)).to_owned(),
    }
}
