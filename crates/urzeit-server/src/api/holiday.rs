//! Holidays: the clocks of slow games stand still.

use axum::{Json, extract::State};
use urzeit_table::{
    Millis,
    messages::{HolidayDays, HolidayInfo, Why},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    App, Error,
    caller::{Body, Person},
};
use crate::{
    clock::Moment,
    store::{AccountId, Holiday, Time},
    work::holidays,
};

/// How many days of holiday everybody has in a calendar year.
const DAYS_A_YEAR: i64 = 30;

const DAY: Time = 24 * 60 * 60 * 1000;

/// How many times somebody may change it at the same moment before we give up.
const MOST_TRIES: usize = 5;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(look, take, end))
}

/// Am I on holiday?
#[utoipa::path(get, path = "/api/me/holiday", security(("session" = [])), responses((status = 200, body = HolidayInfo)))]
async fn look(State(app): State<App>, person: Person) -> Result<Json<HolidayInfo>, Error> {
    let holiday = app.store().holiday(person.account.id).await?;
    Ok(Json(info(holiday, app.clock().now())))
}

/// Takes a holiday from now on. A holiday that lasts already ends: whole days of it that are left count
/// as not taken.
#[utoipa::path(put, path = "/api/me/holiday", request_body = HolidayDays, security(("session" = [])), responses((status = 200, body = HolidayInfo)))]
async fn take(
    State(app): State<App>,
    person: Person,
    Body(HolidayDays { days }): Body<HolidayDays>,
) -> Result<Json<HolidayInfo>, Error> {
    // Anybody can become one guest after another, and hand on a seat from holiday to holiday.
    if person.account.guest {
        return Err(Error::Forbidden("server-not-for-guests"));
    }
    if days < 1 {
        return Err(Error::bad("server-bad-holiday"));
    }
    let taken = |before: Holiday, now: Time| {
        let ended = ended(before, now);
        let left = DAYS_A_YEAR - ended.days;
        if days > left {
            let left = [("left", left.to_string())];
            return Err(Error::Refused(Why::naming(
                "server-holiday-too-long",
                &left,
            )));
        }
        Ok(Holiday {
            until: Some(now + days * DAY),
            days: ended.days + days,
            ..ended
        })
    };
    change(&app, person.account.id, taken).await
}

/// Ends a holiday. Whole days of it that are left count as not taken.
#[utoipa::path(delete, path = "/api/me/holiday", security(("session" = [])), responses((status = 200, body = HolidayInfo)))]
async fn end(State(app): State<App>, person: Person) -> Result<Json<HolidayInfo>, Error> {
    change(&app, person.account.id, |before, now| {
        Ok(ended(before, now))
    })
    .await
}

/// Changes somebody's holiday and tells all its tables.
async fn change(
    app: &App,
    account: AccountId,
    change: impl Fn(Holiday, Time) -> Result<Holiday, Error>,
) -> Result<Json<HolidayInfo>, Error> {
    for _ in 0..MOST_TRIES {
        let before = app.store().holiday(account).await?;
        let now = app.clock().now();
        let after = change(before, now)?;
        let set = app.store().set_holiday(account, before, after, now);
        if set.await? {
            holidays::hear(&app.registry, account, now, after.until).await?;
            return Ok(Json(info(after, now)));
        }
    }
    Err(Error::Refused(Why::only("server-busy")))
}

/// The holiday if it ended now, and what was taken of it this year. Its end stays known, so that all tables
/// hear of it.
fn ended(holiday: Holiday, now: Time) -> Holiday {
    let year = Moment::of(now).year;
    let until = holiday.until.map(|until| until.min(now));
    if holiday.year != year {
        return Holiday {
            until,
            days: 0,
            year,
        };
    }
    let left = holiday.until.map_or(0, |until| (until - now).max(0) / DAY);
    Holiday {
        until,
        days: (holiday.days - left).max(0),
        year,
    }
}

fn info(holiday: Holiday, now: Time) -> HolidayInfo {
    let taken = if holiday.year == Moment::of(now).year {
        holiday.days
    } else {
        0
    };
    HolidayInfo {
        until: holiday
            .until
            .filter(|until| *until > now)
            .map(|until| until as Millis),
        left: DAYS_A_YEAR - taken,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_days_come_back() {
        let begin = 1_750_000_000_000;
        let holiday = Holiday {
            until: Some(begin + 5 * DAY),
            days: 12,
            year: 2025,
        };
        assert_eq!(ended(holiday, begin).days, 7);
        assert_eq!(ended(holiday, begin + 1).days, 8);
        assert_eq!(ended(holiday, begin + 6 * DAY).days, 12);
    }

    /// Tables hear of it twice, the second time a while after it.
    #[test]
    fn the_end_of_a_holiday_stays_known() {
        let begin = 1_750_000_000_000;
        for year in [2024, 2025] {
            let holiday = Holiday {
                until: Some(begin + DAY),
                days: 1,
                year,
            };
            assert_eq!(ended(holiday, begin).until, Some(begin));
            assert_eq!(ended(holiday, begin + 2 * DAY).until, Some(begin + DAY));
        }
    }
}
