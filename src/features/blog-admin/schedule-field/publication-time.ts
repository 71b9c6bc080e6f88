import { parseTimestamp } from "@/lib/format/format";
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

/** Of any spelling of a time; none is not in the future. */
export function isFuture(timestamp: string | null, now: Date): boolean {
  const date = parseTimestamp(timestamp);
  return date !== null && date.getTime() > now.getTime() + SLACK_MS;
}

export type PostStatus = "draft" | "scheduled" | "published";

export function statusOf(
  { published, publish_at }: { published: boolean; publish_at: string | null },
  now: Date,
): PostStatus {
  if (!published) return "draft";
  return isFuture(publish_at, now) ? "scheduled" : "published";
}

type Chosen = { publish_at: string; stored: { published: boolean; publish_at: string } };

/** What the main button does, given the date in the form and what is stored. */
export function publishAction(
  { publish_at, stored }: Chosen,
  now: Date,
): "publish" | "update" | "schedule" {
  const status = statusOf(stored, now);
  if (isFuture(publish_at, now)) {
    return status === "scheduled" && publish_at === stored.publish_at ? "update" : "schedule";
  }
  return status === "published" ? "update" : "publish";
}

/**
 * The date that goes with a save, or undefined to leave the stored one alone: an untouched date
 * is never sent. Publishing what is scheduled for later, with that date taken out, means now.
 */
export function publishAtToSend(
  { publish_at, stored }: Chosen,
  willPublish: boolean,
): string | null | undefined {
  if (publish_at === stored.publish_at) return undefined;
  if (publish_at !== "") return publish_at;
  // The database puts the present in for null; a draft simply has no date.
  return willPublish || !stored.published ? null : undefined;
}
