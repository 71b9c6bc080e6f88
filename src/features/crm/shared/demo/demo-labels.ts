import type { TFunction } from "i18next";
import type { Demo, DemoStatus } from "@/data/bookings/schema";
import { parseTimestamp } from "@/lib/format/format";
import { site } from "@/content/company";
import { readerZone } from "@/lib/dates/reader-time";
import { formatClock, shortZoneName } from "@/lib/dates/zoned-time";

/** The demo's start; the epoch if invalid. */
export const startOf = ({ starts_at }: Pick<Demo, "starts_at">): Date =>
  parseTimestamp(starts_at) ?? new Date(0);

/** "8:30 am Mountain time for them"; null where it is the time of `beside`, or unknown. */
export function theirTime(demo: Demo, t: TFunction, beside = readerZone()): string | null {
  const zone = demo.visitor_time_zone;
  if (zone === null) return null;
  const start = startOf(demo);
  const time = formatClock(start, zone);
  if (time === formatClock(start, beside)) return null;
  return t("{{time}} {{zone}} for them", { time, zone: shortZoneName(zone) });
}

/** "7:30 pm UTC for you"; null where the office's clock or theirs shows the same. */
export function readerTime(demo: Demo, t: TFunction): string | null {
  const start = startOf(demo);
  const time = formatClock(start, readerZone());
  const others = [site.phoneTimeZone, demo.visitor_time_zone ?? site.phoneTimeZone];
  if (others.some((zone) => formatClock(start, zone) === time)) return null;
  return t("{{time}} {{zone}} for you", { time, zone: shortZoneName(readerZone()) });
}

export function hostCalls(demo: Demo, now: Date, t: TFunction): string | null {
  if (demo.host === null) return null;
  const host = demo.host.name;
  if (demo.status !== "booked") return t("{{host}} called", { host });
  return isToSettle(demo, now)
    ? t("{{host}} was to call", { host })
    : t("{{host}} calls", { host });
}

/** English, for `t()`. */
export const outcomeLabels: Record<Exclude<DemoStatus, "booked">, string> = {
  "took-place": "Took place",
  "no-show": "Nobody answered",
  cancelled: "Cancelled",
};

/** Whether its outcome can be stated. */
export const isToSettle = (demo: Demo, now: Date): boolean =>
  demo.status === "booked" && startOf(demo) <= now;
