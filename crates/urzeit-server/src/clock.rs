//! What time it is: for the whole server, so that several processes agree.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use crate::store::{Broken, Ledger, Time};

/// The clock of all processes that share a store. Clones are one clock.
#[derive(Clone)]
pub struct Clock {
    machine: Arc<dyn Fn() -> Time + Send + Sync>,
    /// How far the store's clock is ahead of this machine's, in milliseconds.
    ahead: Arc<AtomicI64>,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::of(system)
    }
}

impl Clock {
    /// A clock that goes by what this says instead of the machine's own time.
    #[must_use]
    pub fn of(machine: impl Fn() -> Time + Send + Sync + 'static) -> Clock {
        Clock {
            machine: Arc::new(machine),
            ahead: Arc::default(),
        }
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> Time {
        (self.machine)() + self.ahead.load(Ordering::Relaxed)
    }

    /// Asks the store what time it is.
    ///
    /// # Errors
    /// If the store cannot be reached.
    pub async fn set(&self, store: &impl Ledger) -> Result<(), Broken> {
        let ahead = store.time().await? - (self.machine)();
        self.ahead.store(ahead, Ordering::Relaxed);
        Ok(())
    }
}

/// What this machine says.
pub(crate) fn system() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Time)
}

/// A time as calendars write it, in UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The year.
    pub year: i64,
    /// 1 to 12.
    pub month: i64,
    /// 1 to 31.
    pub day: i64,
    /// 0 to 23.
    pub hour: i64,
    /// 0 to 59.
    pub minute: i64,
    /// 0 to 59.
    pub second: i64,
}

impl Moment {
    /// Of milliseconds since 1970.
    #[must_use]
    pub fn of(time: Time) -> Moment {
        let seconds = time.div_euclid(1000);
        let (mut day, of_day) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        let is_leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let mut year = 1970;
        while day >= 365 + i64::from(is_leap(year)) {
            day -= 365 + i64::from(is_leap(year));
            year += 1;
        }
        let february = 28 + i64::from(is_leap(year));
        let mut month = 1;
        for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
            if day < length {
                break;
            }
            day -= length;
            month += 1;
        }
        Moment {
            year,
            month,
            day: day + 1,
            hour: of_day / 3600,
            minute: of_day / 60 % 60,
            second: of_day % 60,
        }
    }
}

/// A day and a time, in UTC: `2026-05-01 12:30`.
#[must_use]
pub fn date(millis: i64) -> String {
    let Moment {
        year,
        month,
        day,
        hour,
        minute,
        ..
    } = Moment::of(millis);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_what_calendars_say() {
        for (time, wanted) in [
            (0, [1970, 1, 1, 0, 0, 0]),
            (1_709_209_845_678, [2024, 2, 29, 12, 30, 45]),
            (1_735_689_599_999, [2024, 12, 31, 23, 59, 59]),
            (1_735_689_600_000, [2025, 1, 1, 0, 0, 0]),
        ] {
            let moment = Moment::of(time);
            let found = [moment.year, moment.month, moment.day];
            let clock = [moment.hour, moment.minute, moment.second];
            assert_eq!([found, clock].concat(), wanted);
        }
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_709_164_800, "2024-02-29 00:00"),
            (1_735_689_599, "2024-12-31 23:59"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(date(seconds * 1000), expected);
        }
    }
}
