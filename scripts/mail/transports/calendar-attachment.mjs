/** Mail programs offer to add the event by this file name and type. */
export const CALENDAR_NAME = "curbfront-demo.ics";
export const CALENDAR_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";
