//! The ways in: registration, codes for it, and guests; and what a server says of itself.

use reqwest::Method;
use serde_json::json;
use tokio::task::JoinSet;
use urzeit_server::{
    Config, Store,
    config::{Conduct, Site},
};
use urzeit_table::messages::{Registration, SignupCode};

use crate::{
    operators::{because, operator},
    stage::{Stage, unlimited},
    visitor::Visitor,
};

crate::on_both_stores!(
    a_server_says_what_its_operator_decided,
    registration_takes_an_invitation,
    registration_is_closed,
    without_guests_only_accounts_sit,
    all_accounts_invite_where_they_may,
);

fn with(site: Site) -> Config {
    Config {
        site,
        ..unlimited()
    }
}

async fn a_server_says_what_its_operator_decided(stage: Stage) {
    let mut usual = Visitor::new(stage.address);
    let site = usual.get("/api/site").await;
    assert_eq!(
        site,
        json!({
            "name": "Urzeit", "conduct": "/conduct", "registration": "open", "accounts_invite": false,
            "guests": true,
        })
    );
    // Ours, in the reader's language.
    for (asked, rule) in [
        ("", "Be friendly."),
        ("?language=en", "Be friendly."),
        ("?language=de", "Sei freundlich."),
        ("?language=fr", "Restez aimable."),
        ("?language=xx", "Be friendly."),
    ] {
        let rules = usual.get(&format!("/api/conduct{asked}")).await;
        assert!(rules.as_str().unwrap().contains(rule), "{asked}: {rules}");
    }
    let address = stage
        .server_with(with(Site {
            name: "Spieleabend".parse().unwrap(),
            imprint: Some("https://example.org/imprint".parse().unwrap()),
            conduct: Some(Conduct::Text("Be kind.".to_owned())),
            ..Site::default()
        }))
        .await;
    let mut other = Visitor::new(address);
    let site = other.get("/api/site").await;
    assert_eq!(site["name"], "Spieleabend");
    assert_eq!(site["imprint"], "https://example.org/imprint");
    assert_eq!(site["conduct"], "/conduct");
    assert_eq!(other.get("/api/conduct?language=de").await, "Be kind.");
    let elsewhere = stage
        .server_with(with(Site {
            conduct: Some(Conduct::Link(
                "https://example.org/conduct".parse().unwrap(),
            )),
            ..Site::default()
        }))
        .await;
    let mut elsewhere = Visitor::new(elsewhere);
    let gone = (404, "server-not-found");
    elsewhere
        .refused(Method::GET, "/api/conduct", json!({}), gone)
        .await;
}

async fn registration_takes_an_invitation(stage: Stage) {
    let operator = operator(&stage, "Olga").await;
    let address = stage
        .server_with(with(Site {
            registration: Registration::Invitation,
            ..Site::default()
        }))
        .await;
    let mut olga = operator.at(address);
    let new = json!({"uses": 1, "days": 3});
    let made = olga.post("/api/operator/signup-codes", new).await;
    let code = made["code"].as_str().unwrap().to_owned();

    let mut ada = Visitor::new(address);
    let register = |name: &str, code: Option<&str>| json!({"name": name, "password": "password of her", "code": code});
    let path = "/api/register";
    let needed = (403, "server-invitation-needed");
    let uninvited = (403, "server-uninvited");
    // Nobody without a code learns which names are taken.
    for name in ["Ada", "Olga"] {
        for (code, why) in [
            (None, needed),
            (Some(""), needed),
            (Some("aaaaaaaaaaaaaaaa"), uninvited),
            (Some("no code\0"), uninvited),
        ] {
            ada.refused(Method::POST, path, register(name, code), why)
                .await;
        }
    }
    // What a refused name leaves behind is not a used code.
    let taken = (409, "server-name-taken");
    ada.refused(Method::POST, path, register("Olga", Some(&code)), taken)
        .await;
    let look = format!("/api/signup-codes/{code}");
    assert_eq!(ada.get(&look).await["left"], 1);
    ada.post(path, register("Ada", Some(&code))).await;
    // It is used up, and everybody can see that before typing anything.
    let mut bo = Visitor::new(address);
    bo.refused(Method::POST, path, register("Bo", Some(&code)), uninvited)
        .await;
    bo.refused(Method::GET, &look, json!({}), (404, "server-not-found"))
        .await;
    assert_eq!(olga.get("/api/operator/signup-codes").await, json!([]));
    // One that was withdrawn, and one that has ended.
    for end in ["revoked", "ended"] {
        let new = json!({"uses": 5, "days": 3});
        let made = olga.post("/api/operator/signup-codes", new).await;
        let (id, code) = (
            made["id"].clone(),
            made["code"].as_str().unwrap().to_owned(),
        );
        if end == "revoked" {
            let path = format!("/api/operator/signup-codes/{id}");
            olga.delete(&path, because("a mistake")).await;
        } else {
            let ends = format!("UPDATE signup_codes SET ends = 1 WHERE id = {id}");
            stage.execute(&ends).await;
        }
        bo.refused(Method::POST, path, register("Bo", Some(&code)), uninvited)
            .await;
    }
    for bad in [
        json!({"uses": 0, "days": 3}),
        json!({"uses": 1, "days": 366}),
        json!({"uses": -1, "days": 3}),
    ] {
        let why = (400, "server-bad-invitation");
        olga.refused(Method::POST, "/api/operator/signup-codes", bad, why)
            .await;
    }
    // Those who have an account sign in, and guests play.
    let mut back = Visitor::new(address);
    let sign_in = json!({"name": "Ada", "password": "password of her"});
    back.post("/api/session", sign_in).await;
    bo.post("/api/guest", json!({"name": "Bo"})).await;
}

async fn registration_is_closed(stage: Stage) {
    let (_, _) = Visitor::member(&stage, "Ada").await;
    let address = stage
        .server_with(with(Site {
            registration: Registration::Closed,
            ..Site::default()
        }))
        .await;
    let mut new = Visitor::new(address);
    let closed = (403, "server-registration-closed");
    let body = json!({"name": "Bo", "password": "password of Bo"});
    new.refused(Method::POST, "/api/register", body.clone(), closed)
        .await;
    // A guest gets no account either.
    new.post("/api/guest", json!({"name": "Bo"})).await;
    new.refused(Method::POST, "/api/register", body, closed)
        .await;
    let mut ada = Visitor::new(address);
    let sign_in = json!({"name": "Ada", "password": "password of Ada"});
    ada.post("/api/session", sign_in).await;
}

async fn without_guests_only_accounts_sit(stage: Stage) {
    let old = Visitor::guest(&stage, "Old").await;
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let address = stage
        .server_with(with(Site {
            guests: false,
            ..Site::default()
        }))
        .await;
    let (mut old, mut ada) = (old.at(address), ada.at(address));
    let no_guests = (403, "server-no-guests");
    let mut new = Visitor::new(address);
    let name = json!({"name": "New"});
    new.refused(Method::POST, "/api/guest", name, no_guests)
        .await;
    let open =
        json!({"game": "genesis", "players": 2, "seats": ["me", "open"], "visibility": "open"});
    let made = ada.post("/api/tables", open.clone()).await;
    let id = made["id"].as_str().unwrap();
    // A guest from before looks and does not sit.
    old.get(&format!("/api/tables/{id}")).await;
    let again = format!("/api/tables/{id}/rematch");
    for (path, body) in [
        (&*format!("/api/tables/{id}/sit"), json!({})),
        ("/api/tables", open),
        ("/api/quick", json!({"game": "genesis"})),
        (&*again, json!({})),
    ] {
        old.refused(Method::POST, path, body, no_guests).await;
    }
    // Anybody may look at what anybody may see.
    assert_eq!(new.get("/api/tables").await["tables"][0]["id"], id);
    // With an account they sit.
    let body = json!({"name": "Old", "password": "password of Old"});
    old.post("/api/register", body).await;
    old.post(&format!("/api/tables/{id}/sit"), json!({})).await;
}

/// A code that nobody else has, and that does not end.
fn code_of(number: i64) -> SignupCode {
    SignupCode {
        id: number + 1,
        code: format!("code{number}"),
        by: String::new(),
        created: 4_000_000_000_000,
        ends: 5_000_000_000_000,
        uses: 1,
        used: 0,
    }
}

async fn all_accounts_invite_where_they_may(stage: Stage) {
    let (ada, _) = Visitor::member(&stage, "Ada").await;
    let guest = Visitor::guest(&stage, "Gus").await;
    let address = stage
        .server_with(with(Site {
            registration: Registration::Invitation,
            accounts_invite: true,
            ..Site::default()
        }))
        .await;
    let path = "/api/me/signup-codes";
    let new = json!({"uses": 2, "days": 7});
    let mut not_here = ada.clone();
    let only = (403, "server-operators-invite");
    not_here
        .refused(Method::POST, path, new.clone(), only)
        .await;
    let (mut ada, mut guest) = (ada.at(address), guest.at(address));
    let not_guests = (403, "server-not-for-guests");
    guest
        .refused(Method::POST, path, new.clone(), not_guests)
        .await;
    let made = ada.post(path, new.clone()).await;
    let body = json!({"name": "Bo", "password": "password of Bo", "code": made["code"]});
    let mut bo = Visitor::new(address);
    bo.post("/api/register", body).await;
    assert_eq!(ada.get(path).await[0]["used"], 1);
    // While its maker is banned it is good for nothing.
    let banned = |banned: &str| format!("UPDATE accounts SET banned = {banned} WHERE name = 'Ada'");
    stage.execute(&banned("1")).await;
    let body = json!({"name": "Cy", "password": "password of Cy", "code": made["code"]});
    let mut cy = Visitor::new(address);
    let uninvited = (403, "server-uninvited");
    cy.refused(Method::POST, "/api/register", body, uninvited)
        .await;
    stage.execute(&banned("NULL")).await;
    // Another's code is not theirs to withdraw.
    let one = format!("{path}/{}", made["id"]);
    bo.refused(Method::DELETE, &one, json!({}), (404, "server-not-found"))
        .await;
    ada.delete(&one, json!({})).await;
    assert_eq!(ada.get(path).await, json!([]));
    // At the same time they make no more than one after the other.
    let account = Some(ada.id().await);
    let mut making = JoinSet::new();
    for server in 0..2 {
        let store = Store::open(&stage.database).await.unwrap();
        for number in 0..20 {
            let (store, code) = (store.clone(), code_of(server * 20 + number));
            making.spawn(async move { store.make_signup_code(account, &code, 5, None).await });
        }
    }
    let made = making.join_all().await;
    let made = made.into_iter().filter(|made| *made.as_ref().unwrap());
    assert_eq!(made.count(), 5);
    let enough = (409, "server-too-many-invitations");
    ada.refused(Method::POST, path, new, enough).await;
}
