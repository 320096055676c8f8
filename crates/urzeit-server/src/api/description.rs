//! The description of the interface, at `/api`: what the endpoints do not say each for themselves.

use urzeit_table::messages::Why;
use utoipa::{
    OpenApi,
    openapi::{
        self, ContentBuilder, RefOr, ResponseBuilder,
        path::{Operation, Parameter, ParameterBuilder, ParameterIn, PathItem},
        schema::{ObjectBuilder, Ref, Type},
        security::{
            ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
        },
    },
};

use super::caller::COOKIE;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Urzeit",
        description = "Play Genesis, Lords of Creation and Ursuppe."
    ),
    components(schemas(Why))
)]
struct Description;

/// The description without endpoints.
pub(super) fn begin() -> openapi::OpenApi {
    let mut description = Description::openapi();
    let components = description.components.get_or_insert_default();
    let cookie = ApiKeyValue::with_description(
        COOKIE,
        "A person's session. Its name is `__Host-urzeit` where the server is reached by https.",
    );
    let session = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
    components.add_security_scheme("session", session);
    let token = bearer("The token of a bot, which plays for its owner's account.");
    components.add_security_scheme("token", token);
    let metrics = bearer("The token that the operator has set for `/metrics`.");
    components.add_security_scheme("metrics", metrics);
    // Whatever an endpoint does not say otherwise.
    let either = ["session", "token"].map(|name| SecurityRequirement::new::<_, _, &str>(name, []));
    description.security = Some(either.into());
    description
}

fn bearer(what: &str) -> SecurityScheme {
    let http = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
    SecurityScheme::Http(http.description(Some(what)).build())
}

/// Adds to every endpoint an identifier of its own, what its path names, and how it refuses.
pub(super) fn complete(mut description: openapi::OpenApi) -> openapi::OpenApi {
    for (path, item) in &mut description.paths.paths {
        for (method, operation) in operations(item) {
            operation.operation_id = Some(identifier(method, path));
            // Each is put in front of those behind it.
            for name in named(path).rev() {
                name_in_path(operation, name);
            }
            let why = ContentBuilder::new().schema(Some(Ref::from_schema_name("Why")));
            let refusal = ResponseBuilder::new()
                .description("Why not.")
                .content("application/json", why.build());
            let responses = &mut operation.responses.responses;
            responses.insert("default".to_owned(), RefOr::T(refusal.build()));
        }
    }
    description
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let all = [
        ("get", &mut item.get),
        ("put", &mut item.put),
        ("post", &mut item.post),
        ("delete", &mut item.delete),
    ];
    all.into_iter()
        .filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// `get_api_tables_id`
fn identifier(method: &str, path: &str) -> String {
    let words = path.split(['/', '{', '}']).filter(|word| !word.is_empty());
    let words: Vec<_> = [method].into_iter().chain(words).collect();
    words.join("_")
}

/// What stands in braces.
fn named(path: &str) -> impl DoubleEndedIterator<Item = &str> {
    path.split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
}

fn name_in_path(operation: &mut Operation, name: &str) {
    let parameters = operation.parameters.get_or_insert_default();
    let is_there =
        |known: &RefOr<Parameter>| matches!(known, RefOr::T(known) if known.name == name);
    if parameters.iter().any(is_there) {
        return;
    }
    let text = ObjectBuilder::new().schema_type(Type::String);
    let parameter = ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(openapi::Required::True)
        .schema(Some(text));
    parameters.insert(0, RefOr::T(parameter.build()));
}
