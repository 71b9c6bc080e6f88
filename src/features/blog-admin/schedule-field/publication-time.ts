import { momentOf, wallTime } from "@/lib/time/zoned-time";

const INPUT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

const two = (number: number) => String(number).padStart(2, "0");

/** For `input[type=datetime-local]`: the moment on a clock of that zone. Empty for none. */
export function toLocalInput(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  if (iso === "" || Number.isNaN(moment.getTime())) return "";
  const { year, month, day, minutes } = wallTime(moment, timeZone);
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The ISO time of what a person picked; empty when it is no time. An hour that the clocks skip
 * in spring is taken as the hour after; one that comes twice in autumn as the first.
 */
export function fromLocalInput(text: string, timeZone: string): string {
  const [, year, month, day, hour, minute] = INPUT.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return "";
  const time = { year, month, day, minutes: (hour ?? 0) * 60 + (minute ?? 0) };
  return momentOf(time, timeZone).toISOString();
}

/** Two clocks are involved, this computer's and the database's, and they may disagree a little. */
const SLACK_MS = 5_000;

export const isFuture = (iso: string, now: Date) =>
  iso !== "" && Date.parse(iso) > now.getTime() + SLACK_MS;

export type PostStatus = "draft" | "scheduled" | "published";

export function statusOf(
  { isPublished, publishAt }: { isPublished: boolean; publishAt: string },
  now: Date,
): PostStatus {
  if (!isPublished) return "draft";
  return isFuture(publishAt, now) ? "scheduled" : "published";
}

type Chosen = { publishAt: string; stored: { isPublished: boolean; publishAt: string } };

/** What the main button does, given the date in the form and what is stored. */
export function publishAction(
  { publishAt, stored }: Chosen,
  now: Date,
): "publish" | "update" | "schedule" {
  const status = statusOf(stored, now);
  if (isFuture(publishAt, now)) {
    return status === "scheduled" && publishAt === stored.publishAt ? "update" : "schedule";
  }
  return status === "published" ? "update" : "publish";
}

/**
 * The date that goes with a save, or undefined to leave the stored one alone: an untouched date
 * is never sent. Publishing what is scheduled for later, with that date taken out, means now.
 */
export function publishAtToSend(
  { publishAt, stored }: Chosen,
  willPublish: boolean,
): string | null | undefined {
  if (publishAt === stored.publishAt) return undefined;
  if (publishAt !== "") return publishAt;
  // The database puts the present in for null; a draft simply has no date.
  return willPublish || !stored.isPublished ? null : undefined;
}
