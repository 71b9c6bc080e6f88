import { TZDate } from "@date-fns/tz";
import ICAL from "ical.js";
import { CalendarError } from "./fetch-calendar.ts";

export type Span = { start: Date; end: Date };
type BusyCalendar = { title: string | null; busy: Span[] };

const DAY_MS = 24 * 60 * 60_000;
/** Demos are booked up to 60 days ahead. */
const DAYS_AHEAD = 63;
const MAX_EVENTS = 20_000;
/** A daily event of thirty years has 11,000 days before the first that counts. */
const MAX_REPEATS = 15_000;
const MAX_REPEATS_OF_ALL = 60_000;
const MAX_SPANS = 2_000;

/** Events that this system's mails put into the calendar; it knows its own demos. */
const OWN_EVENT = /^demo-[0-9a-f-]{36}@/;

function textOf(part: ICAL.Component, name: string): string {
  return String(part.getFirstPropertyValue(name) ?? "").toUpperCase();
}

function isBusy(part: ICAL.Component): boolean {
  return (
    textOf(part, "status") !== "CANCELLED" &&
    textOf(part, "transp") !== "TRANSPARENT" &&
    textOf(part, "x-microsoft-cdo-busystatus") !== "FREE" &&
    !OWN_EVENT.test(String(part.getFirstPropertyValue("uid") ?? ""))
  );
}

function isTimeZone(name: unknown): name is string {
  if (typeof name !== "string" || name === "") return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** `timeZone` is for times without a zone, and for those in one that the file does not define. */
function momentOf(time: ICAL.Time, timeZone: string): Date {
  const isZoned = time.zone !== null && !["floating", ""].includes(time.zone.tzid);
  if (!time.isDate && isZoned) return time.toJSDate();
  const { year, month, day } = time;
  const [hour, minute] = time.isDate ? [0, 0] : [time.hour, time.minute];
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
}

type Window = Span & { timeZone: string };

/** The zone of an event's times that name none which the file defines. */
function zoneOf({ component }: ICAL.Event, { timeZone }: Window): string {
  const named = component.getFirstProperty("dtstart")?.getParameter("tzid");
  return isTimeZone(named) ? named : timeZone;
}

const isWithin = (span: Span, window: Span) => span.start < window.end && span.end > window.start;

function occurrences(event: ICAL.Event, window: Window, budget: { left: number }): Span[] {
  const zone = zoneOf(event, window);
  const spanOf = (start: ICAL.Time, end: ICAL.Time): Span => ({
    start: momentOf(start, zone),
    end: momentOf(end, zone),
  });
  if (!event.isRecurring()) {
    return isBusy(event.component) ? [spanOf(event.startDate, event.endDate)] : [];
  }
  const spans: Span[] = [];
  const repeats = event.iterator();
  for (let count = 0; count < MAX_REPEATS && budget.left > 0; count += 1) {
    budget.left -= 1;
    const next = repeats.next() as ICAL.Time | undefined | null;
    if (!next || momentOf(next, zone) > window.end) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) spans.push(spanOf(startDate, endDate));
  }
  return spans;
}

function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const parts = calendar.getAllSubcomponents("vevent").slice(0, MAX_EVENTS);
  const usable = parts.filter((part) => part.hasProperty("dtstart"));
  const events = new Map<string, ICAL.Event>();
  const changed: ICAL.Component[] = [];
  const alone: ICAL.Event[] = [];
  for (const part of usable) {
    const uid = String(part.getFirstPropertyValue("uid") ?? "");
    if (part.hasProperty("recurrence-id")) changed.push(part);
    else if (uid === "" || events.has(uid)) alone.push(new ICAL.Event(part));
    else events.set(uid, new ICAL.Event(part));
  }
  // A changed occurrence replaces one of its series. Without the series it is an event of its own.
  for (const part of changed) {
    const series = events.get(String(part.getFirstPropertyValue("uid") ?? ""));
    if (series?.isRecurring()) series.relateException(part);
    else alone.push(new ICAL.Event(part));
  }
  return [...events.values(), ...alone];
}

const EVENT = /^BEGIN:VEVENT[^]*?^END:VEVENT\r?$/gim;

const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);

function isReadable(event: string): boolean {
  try {
    parse(event);
    return true;
  } catch {
    return false;
  }
}

/** The library refuses a file for one broken event, so that those are taken out. */
function parseCalendar(text: string): ICAL.Component {
  try {
    return parse(text);
  } catch {
    const rest = text.replace(EVENT, (event) => (isReadable(event) ? event : ""));
    if (rest === text) throw new CalendarError("unreadable");
    return parse(rest);
  }
}

/** Spans that touch are one, so that what is stored says no more than when somebody is busy. */
function merged(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start.getTime() - other.start.getTime())) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) {
      if (span.end > last.end) last.end = span.end;
    } else joined.push({ ...span });
  }
  return joined;
}

/**
 * When an iCalendar file says that its owner is busy, from today for nine weeks. Cancelled events and
 * those shown as free are left out; all-day ones last from midnight to midnight in the owner's zone.
 * An event that cannot be read is left out; throws a CalendarError where the whole file cannot be.
 */
export function busyTimes(text: string, { timeZone, now }: { timeZone: string; now: Date }) {
  let calendar: ICAL.Component;
  try {
    calendar = parseCalendar(text);
  } catch {
    throw new CalendarError("unreadable");
  }
  if (calendar.name !== "vcalendar") throw new CalendarError("unreadable");
  const own = calendar.getFirstPropertyValue("x-wr-timezone");
  const window: Window = {
    start: new Date(now.getTime() - DAY_MS),
    end: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
    timeZone: isTimeZone(own) ? own : timeZone,
  };
  const budget = { left: MAX_REPEATS_OF_ALL };
  const spans = eventsOf(calendar).flatMap((event) => {
    try {
      return occurrences(event, window, budget).filter(
        (span) => span.start < span.end && isWithin(span, window),
      );
    } catch {
      return [];
    }
  });
  const title = calendar.getFirstPropertyValue("x-wr-calname");
  return {
    title: title === null ? null : String(title).slice(0, 200),
    busy: merged(spans).slice(0, MAX_SPANS),
  } satisfies BusyCalendar;
}
