import type { CalendarEvent } from "@/lib/calendar/calendar-file";
import { env } from "@/lib/env";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { isTimeZone, formatClock, formatIn, zoneName } from "@/lib/dates/zoned-time";
import { paths } from "@/lib/paths";
import { fillTemplate, type PlaceholderValues } from "./placeholders";
import { site } from "@/content/company";

/** A part of a mail before rendering, not escaped. */
export type EmailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: "words"; text: string }
  | { kind: "action"; label: string; href: string }
  | { kind: "links"; items: readonly (readonly [label: string, href: string])[] }
  | { kind: "quote"; intro: string; text: string };

export type Email = {
  subject: string;
  /** Empty for a greeting without a name, null where the text greets and signs itself. */
  name: string | null;
  parts: readonly EmailPart[];
  /** Why they received it and how to stop it; null for personal mails. */
  why: string | null;
  event?: CalendarEvent;
};

export const ENTERED_IN_A_FORM =
  "You get this because somebody entered this address in a form of ours. If that was not you, there is nothing to do: it is on no list.";

/** A line break in a subject could inject headers. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/** Nothing for advertising or links entered as a name, which we would send to others. */
function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : "";
}

export function greetingOf(name: string): string {
  const first = firstName(name);
  return first === "" ? "Hello," : `Hello ${first},`;
}

export const templateWords = (words: string | undefined, values: PlaceholderValues): EmailPart[] =>
  words === undefined ? [] : [{ kind: "words", text: fillTemplate(words, values) }];

/** Why a colleague received it, and where to turn it off. */
export const turnOff = (alert: string) =>
  `${alert} You can turn this off under “Your account”: ${env.siteUrl}${paths.account}`;

export const known = (rows: readonly (readonly [label: string, value: string | undefined])[]) =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const moment = (text: string) => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** "Tuesday, December 1, 10:30 am Eastern Time". Empty for an invalid moment. */
export function formatSlot(text: string, timeZone: string = site.phoneTimeZone): string {
  const date = moment(text);
  if (date === null) return "";
  // The visitor's browser states its zone, so it is checked.
  const zone = isTimeZone(timeZone) ? timeZone : site.phoneTimeZone;
  const day = formatIn(zone, date, { weekday: "long", month: "long", day: "numeric" }, PAGE_LOCALE);
  return `${day}, ${formatClock(date, zone, PAGE_LOCALE)} ${zoneName(zone)}`;
}

/** "November 21, 2026", in the office's zone. */
export function formatSentOn(text: string): string {
  const date = moment(text);
  return date === null
    ? ""
    : formatIn(site.phoneTimeZone, date, { dateStyle: "long" }, PAGE_LOCALE);
}
