import { parseTimestamp } from "@/lib/format/format";
import { momentOf, wallTime } from "@/lib/dates/zoned-time";

const INPUT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

const two = (number: number) => String(number).padStart(2, "0");

export function toLocalInput(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  if (iso === "" || Number.isNaN(moment.getTime())) return "";
  const { year, month, day, minutes } = wallTime(moment, timeZone);
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Empty if invalid. A skipped hour is the hour after; of a repeated one the first. */
export function fromLocalInput(text: string, timeZone: string): string {
  const [, year, month, day, hour, minute] = INPUT.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return "";
  const time = { year, month, day, minutes: (hour ?? 0) * 60 + (minute ?? 0) };
  return momentOf(time, timeZone).toISOString();
}

/** This computer's and the database's clocks may differ a little. */
const SLACK_MS = 5_000;

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

/** The main button's action, by the form's date and the stored state. */
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
 * The date to send, or undefined to keep the stored one: an unchanged date is never sent. Removing
 * the date of a scheduled post and publishing means now.
 */
export function publishAtToSend(
  { publish_at, stored }: Chosen,
  willPublish: boolean,
): string | null | undefined {
  if (publish_at === stored.publish_at) return undefined;
  if (publish_at !== "") return publish_at;
  // For null the database sets the present; a draft has no date.
  return willPublish || !stored.published ? null : undefined;
}
