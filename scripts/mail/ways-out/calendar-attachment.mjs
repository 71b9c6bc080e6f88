/** By these mail programs offer what comes with a mail to the calendar. */
export const CALENDAR_NAME = "curbfront-demo.ics";
export const CALENDAR_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";
