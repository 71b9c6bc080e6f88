import type { CalendarEvent } from "@/lib/calendar/calendar-file";
import { env } from "@/lib/env";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatClock, formatIn, zoneName } from "@/lib/time/zoned-label";
import { isTimeZone } from "@/lib/time/zoned-time";
import { paths } from "@/lib/paths";
import { fillTemplate, type PlaceholderValues } from "./placeholders";
import { site } from "@/lib/site/site";

/** A part of a mail, before it is text or HTML. No text of it is escaped yet. */
export type LetterPart =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] }
  /** What a person wrote, with their own line breaks. */
  | { kind: "words"; text: string }
  | { kind: "action"; label: string; href: string }
  | { kind: "links"; items: readonly (readonly [label: string, href: string])[] }
  /** An earlier message, below the new one. */
  | { kind: "quote"; intro: string; text: string };

export type Letter = {
  subject: string;
  /** Whom it greets: empty for nobody by name, null where its words greet and sign by themselves. */
  name: string | null;
  parts: readonly LetterPart[];
  /** Why they got it, and how to get no more; null below what a person wrote to them. */
  why: string | null;
  /** Comes with it as a file for calendars. */
  event?: CalendarEvent;
};

export const ENTERED_IN_A_FORM =
  "You get this because somebody entered this address in a form of ours. If that was not you, there is nothing to do: it is on no list.";

/** As one line: a subject with a line break could bring headers of its own. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();

/**
 * A first name to greet somebody by, or nothing: anybody can write an advertisement or an address
 * where a form asks for a name, and have it sent to others in our name.
 */
function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : "";
}

/** How a mail begins. */
export function greetingOf(name: string): string {
  const first = firstName(name);
  return first === "" ? "Hello," : `Hello ${first},`;
}

/** What the company wrote for this kind of mail, or no part where it wrote nothing. */
export const templateWords = (
  words: string | undefined,
  values: PlaceholderValues,
): LetterPart[] =>
  words === undefined ? [] : [{ kind: "words", text: fillTemplate(words, values) }];

/** Why a colleague got it, and where they turn it off. */
export const turnOff = (alert: string) =>
  `${alert} You can turn this off under “Your account”: ${env.siteUrl}${paths.account}`;

/** Leaves out what is not known. */
export const known = (rows: readonly (readonly [label: string, value: string | undefined])[]) =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const moment = (text: string) => {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
};

/** "Tuesday, December 1, 10:30 am Eastern Time". Empty for what is no moment. */
export function formatSlot(text: string, timeZone: string = site.phoneTimeZone): string {
  const date = moment(text);
  if (date === null) return "";
  // A browser says its zone itself.
  const zone = isTimeZone(timeZone) ? timeZone : site.phoneTimeZone;
  const day = formatIn(zone, date, { weekday: "long", month: "long", day: "numeric" }, PAGE_LOCALE);
  return `${day}, ${formatClock(date, zone, PAGE_LOCALE)} ${zoneName(zone)}`;
}

/** "November 21, 2026", where the office is. */
export function formatSaidOn(text: string): string {
  const date = moment(text);
  return date === null
    ? ""
    : formatIn(site.phoneTimeZone, date, { dateStyle: "long" }, PAGE_LOCALE);
}
