//! Deadlines as a calendar that other programs subscribe to (RFC 5545). Its address is a secret: anyone who
//! knows it reads the calendar, and nothing else.

use axum::{
    Json,
    extract::{Path, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use urzeit_table::messages::CalendarAddress;
use urzeit_texts::Text;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{App, Error, caller::Person};
use crate::{
    clock::Moment,
    people::Token,
    random,
    store::{Deadline, Time},
    text::text,
};

/// A line is no longer: in bytes, without its end.
const LONGEST_LINE: usize = 75;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read))
        .routes(routes!(make, end))
}

/// The deadlines of the account whose calendar this is: a file of the name `SECRET.ics`.
#[utoipa::path(get, path = "/api/calendar/{file}", params(("file" = String, Path)), security(()), responses((status = 200, content_type = "text/calendar")))]
async fn read(
    State(app): State<App>,
    Path(file): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let secret = file.strip_suffix(".ics").ok_or(Error::NotFound)?;
    let owner = app.store().calendar(&Token::hash(secret)).await?;
    let (account, language) = owner.ok_or(Error::NotFound)?;
    let deadlines = app.store().deadlines(account).await?;
    let site = app.notices.config().site.as_deref();
    let head = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((head, calendar(text(language), &deadlines, site)))
}

/// Makes an address for my calendar; the one before is void. It is never shown again.
#[utoipa::path(post, path = "/api/me/calendar", security(("session" = [])), responses((status = 200, body = CalendarAddress)))]
async fn make(State(app): State<App>, person: Person) -> Result<Json<CalendarAddress>, Error> {
    let secret = random::word::<24>();
    let hash = Token::hash(&secret);
    app.store()
        .set_calendar(person.account.id, Some(&hash))
        .await?;
    let path = format!("/api/calendar/{secret}.ics");
    Ok(Json(CalendarAddress { path }))
}

/// My calendar can be read no more.
#[utoipa::path(delete, path = "/api/me/calendar", security(("session" = [])), responses((status = 204)))]
async fn end(State(app): State<App>, person: Person) -> Result<StatusCode, Error> {
    app.store().set_calendar(person.account.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An event for each table, which moves with the table's deadline.
fn calendar(text: &Text, deadlines: &[Deadline], site: Option<&str>) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Urzeit//Urzeit//EN".to_owned(),
        "X-WR-CALNAME:Urzeit".to_owned(),
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H".to_owned(),
    ];
    for deadline in deadlines {
        let game = text.say(&format!("{}-title", deadline.game));
        let summary = text.say_with("notice-deadline", &[("game", game.into())]);
        lines.push("BEGIN:VEVENT".to_owned());
        lines.push(format!("UID:{}@urzeit", deadline.table));
        lines.push(format!("DTSTAMP:{}", written(deadline.since)));
        lines.push(format!("DTSTART:{}", written(deadline.due)));
        lines.push(format!("SUMMARY:{}", escaped(&summary)));
        if let Some(site) = site {
            lines.push(format!("URL:{site}/table/{}", deadline.table));
        }
        lines.push("END:VEVENT".to_owned());
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| folded(line) + "\r\n").collect()
}

/// RFC 5545, section 3.3.5, in UTC.
fn written(time: Time) -> String {
    let Moment {
        year,
        month,
        day,
        hour,
        minute,
        second,
    } = Moment::of(time);
    format!("{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z")
}

/// RFC 5545, section 3.3.11.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            '\n' => escaped.push_str("\\n"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// RFC 5545, section 3.1: what follows a break begins with a space.
fn folded(line: &str) -> String {
    let (mut folded, mut length) = (String::new(), 0);
    for letter in line.chars() {
        if length + letter.len_utf8() > LONGEST_LINE {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(letter);
        length += letter.len_utf8();
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;
    use urzeit_texts::Language;

    #[test]
    fn a_calendar_has_an_event_for_each_deadline() {
        let deadline = Deadline {
            table: "abc".to_owned(),
            game: "genesis".to_owned(),
            due: 1_735_689_600_000,
            since: 1_735_603_200_000,
        };
        let site = Some("https://urzeit.example");
        let found = calendar(text(Language::of("en")), &[deadline], site);
        let wanted = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Urzeit//Urzeit//EN\r\n\
            X-WR-CALNAME:Urzeit\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nBEGIN:VEVENT\r\nUID:abc@urzeit\r\n\
            DTSTAMP:20241231T000000Z\r\nDTSTART:20250101T000000Z\r\nSUMMARY:Genesis: your time is up\r\n\
            URL:https://urzeit.example/table/abc\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
        assert_eq!(found, wanted);
    }

    #[test]
    fn long_lines_are_folded_and_signs_escaped() {
        assert_eq!(escaped("a, b; c\\d\ne"), "a\\, b\\; c\\\\d\\ne");
        let long = "ä".repeat(80);
        let folded = folded(&long);
        assert!(folded.split("\r\n").all(|line| line.len() <= LONGEST_LINE));
        assert_eq!(folded.replace("\r\n ", ""), long);
    }
}
