//! Why something is refused.

use serde::{Deserialize, Serialize};
use urzeit_rules::{Reason, Unreadable, Wanted};

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Why {
    /// The reason: the key of its sentence in the locales.
    pub error: String,
    /// The number of the rule that refuses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What the sentence names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<(String, String)>,
}

impl Why {
    /// A reason that names nothing.
    #[must_use]
    pub fn only(error: &str) -> Why {
        Why {
            error: error.to_owned(),
            rule: None,
            words: Vec::new(),
        }
    }

    /// A reason that names something.
    #[must_use]
    pub fn naming(error: &str, words: &[(&str, String)]) -> Why {
        let words = words.iter();
        Why {
            words: words
                .map(|(name, word)| ((*name).to_owned(), word.clone()))
                .collect(),
            ..Why::only(error)
        }
    }
}

impl From<&Unreadable> for Why {
    fn from(unreadable: &Unreadable) -> Why {
        let kind = |wanted: &Wanted| ("kind", wanted.kind.to_owned());
        match unreadable {
            Unreadable::Unknown { wanted, found } => Why::naming(
                "unreadable-unknown",
                &[kind(wanted), ("found", found.clone())],
            ),
            Unreadable::Missing { wanted } => Why::naming("unreadable-missing", &[kind(wanted)]),
            Unreadable::Extra { found } => {
                Why::naming("unreadable-extra", &[("found", found.clone())])
            }
            Unreadable::Spacing => Why::only("unreadable-spacing"),
        }
    }
}

impl From<&Reason> for Why {
    fn from(reason: &Reason) -> Why {
        Why {
            rule: Some(reason.rule.to_owned()),
            ..Why::naming(reason.key, &reason.words)
        }
    }
}
