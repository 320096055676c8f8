//! What sessions and tokens say of themselves, and the names of cookies.

use std::net::SocketAddr;

use serde_json::{Value, json};
use urzeit_server::Config;

use crate::{
    stage::{self, Stage},
    visitor::Visitor,
};

crate::on_both_stores!(
    sessions_and_tokens_say_what_used_them_last,
    a_cookie_with_the_plain_name_is_replaced_and_believed_no_more,
);

/// A server on the same store that is reached by https.
pub(crate) async fn with_https(stage: &Stage) -> SocketAddr {
    let config = Config {
        public_url: Some("https://urzeit.example".parse().unwrap()),
        ..stage::unlimited()
    };
    stage.server_with(config).await
}

async fn sessions_and_tokens_say_what_used_them_last(stage: Stage) {
    const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    const SAFARI: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 \
        (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
    let (mut ada, _) = Visitor::member(&stage, "Ada").await;
    ada.user_agent = Some(FIREFOX);
    let session = ada.get("/api/sessions").await[0].clone();
    assert_eq!(session["browser"], "Firefox");
    assert_eq!(session["system"], "Linux");
    // Somebody else has found it.
    let mut thief = ada.clone();
    thief.user_agent = Some(SAFARI);
    thief.get("/api/me").await;
    let listed = ada.elsewhere("Ada").await.get("/api/sessions").await;
    let listed = listed.as_array().unwrap();
    let found = listed.iter().find(|session| session["this"] == false);
    assert_eq!(found.unwrap()["browser"], "Safari");
    assert_eq!(found.unwrap()["system"], "macOS");

    let mut bot = ada.bot().await;
    bot.user_agent = Some("my-bot/1.0 (Linux)");
    bot.get("/api/me").await;
    let token = ada.get("/api/me/tokens").await[0].clone();
    assert!(token["seen"].as_i64() >= token["created"].as_i64());
    assert_eq!(token["browser"], Value::Null);
    assert_eq!(token["system"], "Linux");
    // Nothing else of what they said is kept.
    let export = ada.get("/api/me/export").await.to_string();
    assert!(export.contains("\"Firefox\""));
    for more in ["Firefox/", "my-bot", "Gecko"] {
        assert!(!export.contains(more), "{more}");
    }
}

async fn a_cookie_with_the_plain_name_is_replaced_and_believed_no_more(stage: Stage) {
    let https = with_https(&stage).await;
    // A session from before cookies had the other name is not lost,
    let mut ada = Visitor::guest(&stage, "Ada").await;
    ada.address = https;
    let plain = ada.cookie.clone().unwrap();
    assert!(plain.starts_with("urzeit="), "{plain}");
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
    assert_eq!(ada.cookie, Some(format!("__Host-{plain}")));
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
    // and the browser is told to forget the old one.
    let client = reqwest::Client::new().get(format!("http://{https}/api/me"));
    let answer = client.header("cookie", plain).send().await.unwrap();
    let set: Vec<_> = answer.headers().get_all("set-cookie").iter().collect();
    assert_eq!(set.len(), 2);
    assert!(set[1].to_str().unwrap().starts_with("urzeit=; "));

    // Another host of the site sets a plain one, of the attacker's session: nobody is signed in by it.
    let mut eve = Visitor::new(https);
    eve.post("/api/guest", json!({"name": "Eve"})).await;
    let planted = eve.cookie.unwrap().replace("__Host-", "");
    let mut victim = Visitor::new(https);
    victim.cookie = Some(planted.clone());
    assert!(victim.is_stranger().await);
    ada.cookie = Some(format!("{planted}; {}", ada.cookie.unwrap()));
    assert_eq!(ada.get("/api/me").await["name"], "Ada");
}
