//! Those who run a server: what they decide is seen before anything is typed, and what they do reaches those
//! whom it concerns.

use serde_json::{Value, json};

use crate::harness::{Page, Stage};

/// Asks the server for something, as the page does.
async fn ask(page: &Page, method: &str, path: &str, body: Value) -> Value {
    let script = "const [method, path, body, done] = arguments;
        fetch(path, {method, body: JSON.stringify(body), headers: {'content-type': 'application/json'}})
            .then((answer) => answer.text()).then((text) => done(text && JSON.parse(text)));";
    let arguments = vec![json!(method), json!(path), body];
    page.run_until_done(script, arguments).await
}

/// Opens something that an operator can do, and does it.
async fn act(page: &Page, within: &str, deed: &str, more: Option<&str>, reason: &str) {
    let deed = format!("{within} .{deed}");
    page.until_there(&deed).await;
    // To look at a screen opens whatever is folded away there.
    let is_open = format!("document.querySelector('{deed}').open");
    if !page.is(&is_open).await {
        page.click(&format!("{deed} summary")).await;
    }
    let reason_field = match more {
        Some(more) => {
            page.fill(&format!("{deed} .field:first-of-type input"), more)
                .await;
            format!("{deed} .field:nth-of-type(2) input")
        }
        None => format!("{deed} .field input"),
    };
    page.fill(&reason_field, reason).await;
    page.click(&format!("{deed} button")).await;
}

#[tokio::test]
async fn an_operator_settles_a_report_and_bans_somebody() {
    let stage = Stage::new(2).await;
    let (olga, bert) = tokio::join!(stage.page(), stage.page());
    // The server refuses until the password is said, and whatever a banned account asks for.
    olga.may_lose();
    bert.may_lose();
    olga.go("/online").await;
    let account = json!({"name": "Olga", "password": "password of Olga"});
    ask(&olga, "POST", "/api/register", account).await;
    stage.server.admin(&["operator", "Olga"]);
    olga.reload().await;
    let table = json!({"game": "genesis", "players": 2, "seats": ["me", "open"],
        "begins_when_full": true});
    let link = olga.make_table_of(table).await;
    bert.go(&link).await;
    bert.come_in("Bert").await;
    bert.until_there(".table .board").await;
    let id = link.split(['/', '?']).nth(2).unwrap().to_owned();
    let chat = format!("/api/tables/{id}/chat");
    for (number, text) in ["hello", "you fool"].iter().enumerate() {
        let line = json!({"id": number.to_string(), "text": text});
        ask(&bert, "POST", &chat, line).await;
    }
    let report = json!({"table": id, "chat": 1, "text": "He insults me."});
    ask(&olga, "POST", "/api/reports", report).await;

    // The password is asked for again; then the report is there, with what was said.
    olga.go("/account").await;
    olga.click("a[href='/operator']").await;
    olga.until_there(".prove").await;
    olga.fill(".prove input", "password of Olga").await;
    olga.click(".prove button").await;
    olga.until_says(".reports blockquote", "He insults me.")
        .await;
    olga.until_says(".reports .reported-line", "you fool").await;
    olga.is_fit_to_be_seen("the page for operators").await;
    olga.speak("en").await;

    // He is banned where he sits, and told until when and why.
    act(
        &olga,
        ".reports",
        "operator-ban",
        Some("3"),
        "insults others",
    )
    .await;
    bert.until_says(".banned [role=alert]", "Reason: insults others")
        .await;
    bert.is_fit_to_be_seen("the page of somebody who is banned")
        .await;
    bert.speak("en").await;
    bert.reload().await;
    bert.go("/online").await;
    bert.until_says(".banned [role=alert]", "has banned this account until")
        .await;

    act(
        &olga,
        ".reports",
        "operator-settle",
        None,
        "banned for three days",
    )
    .await;
    olga.until_says(".reports", "There are no reports here.")
        .await;
    olga.until_says(".accounts .is-banned", "insults others")
        .await;
    olga.until_says(".operator-log", "Olga banned Bert until")
        .await;
    olga.until_says(".operator-log", "Reason: banned for three days")
        .await;
    olga.until_says(".operator-log", "the command line made Olga an operator")
        .await;

    // Let in again, and given another name, of which he is told.
    act(&olga, ".accounts", "operator-unban", None, "said sorry").await;
    olga.until_says(".accounts", "Nobody found.").await;
    olga.fill(".accounts input", "Bert").await;
    olga.click(".accounts form button").await;
    olga.until_there(".accounts .operator-rename").await;
    act(
        &olga,
        ".accounts",
        "operator-rename",
        Some("Berta"),
        "offends others",
    )
    .await;
    olga.until_says(".operator-log", "changed the name of Berta")
        .await;
    bert.go("/online").await;
    bert.until_says(
        ".renamed",
        "You are now called Berta. You can choose another name on your account page. Reason: offends others",
    )
    .await;
    bert.click(".renamed button").await;
    bert.until_gone(".renamed").await;
    // Somebody else finds nothing there.
    bert.go("/operator").await;
    bert.until_says("h1", "This does not exist, or you may not see it.")
        .await;
    olga.is_well().await;
}

#[tokio::test]
async fn what_is_possible_is_said_before_anything_is_typed() {
    let options = &[
        "--name",
        "Spieleabend",
        "--registration",
        "invitation",
        "--guests",
        "no",
        "--imprint",
        "https://example.org/imprint",
        "--conduct",
        "https://example.org/conduct",
    ];
    let stage = Stage::with(1, options).await;
    let page = stage.page().await;
    page.may_lose();
    page.go("/online").await;
    page.until_says(".host", "You are on Spieleabend.").await;
    page.until("the title", "document.title.endsWith('Spieleabend')")
        .await;
    page.until_says(".no-guests", "Only people with an account can play")
        .await;
    // There is no button for what would be refused.
    assert_eq!(page.count(".arrival button.primary").await, 0);
    assert_eq!(page.count(".arrival .by-invitation").await, 1);
    for link in ["https://example.org/imprint", "https://example.org/conduct"] {
        page.until_there(&format!(".foot a[href='{link}']")).await;
    }
    page.is_fit_to_be_seen("a lobby without guests").await;
    page.speak("en").await;
    // A code that is none is no form to fill in.
    page.go("/register/aaaaaaaaaaaaaaaa").await;
    page.until_says(".void-code", "This invitation is not valid")
        .await;
    assert_eq!(page.count("#main form").await, 0);
    let invited = stage.server.admin(&["invite"]);
    let code = invited.split("/register/").nth(1).unwrap();
    let code = code.split(' ').next().unwrap();
    page.go(&format!("/register/{code}")).await;
    page.until_says("h1", "You are invited to Spieleabend")
        .await;
    page.until_there(".register-page form").await;
    page.is_fit_to_be_seen("an invitation to register").await;
    page.speak("en").await;
    page.fill(".register-page form .field:first-of-type input", "Ada")
        .await;
    page.fill(
        ".register-page form input[type=password]",
        "password of Ada",
    )
    .await;
    page.click(".register-page form button").await;
    page.until_says(".secret", "-").await;
    page.go("/online").await;
    page.until_says(".lobby", "Ada").await;
    page.is_well().await;
}

#[tokio::test]
async fn a_closed_server_says_so() {
    let stage = Stage::with(1, &["--registration", "closed"]).await;
    let page = stage.page().await;
    page.go("/online").await;
    page.until_there(".arrival > form").await;
    let closed = "document.querySelector('.arrival .closed')?.textContent";
    let says = format!("{closed}?.includes('does not take new accounts')");
    page.until("that it is closed", &says).await;
    page.come_in("Gus").await;
    page.go("/account").await;
    page.until_says(".account .closed", "does not take new accounts")
        .await;
    page.is_well().await;
}

/// What the operator has written is on a page of its own, to which every page leads.
#[tokio::test]
async fn the_rules_of_conduct_are_read() {
    const RULES: &[&str] = &[
        "--conduct",
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../LICENSE-MIT"),
    ];
    let stage = Stage::with(1, RULES).await;
    let page = stage.page().await;
    page.go("/").await;
    page.click("a[href='/conduct']").await;
    page.until_says(".conduct", "Permission is hereby granted")
        .await;
    let lines = "document.querySelector('.conduct').innerText.split('\\n').length > 5";
    assert!(page.is(lines).await, "its lines are kept");
    page.is_fit_to_be_seen("rules of conduct").await;
}

/// Where the operator has written nothing there are rules of conduct all the same, in the language of the page.
#[tokio::test]
async fn there_are_rules_of_conduct_by_default() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    page.go("/").await;
    page.click("a[href='/conduct']").await;
    for (language, rule) in [
        ("en", "Be friendly."),
        ("de", "Sei freundlich."),
        ("fr", "Restez aimable."),
    ] {
        page.speak(language).await;
        page.until_says(".conduct", rule).await;
    }
    page.is_fit_to_be_seen("our rules of conduct").await;
}
