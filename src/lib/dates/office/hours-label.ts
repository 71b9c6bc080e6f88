import { formatHour, formatWeekday } from "@/lib/dates/zoned-label";
import type { OpenHours } from "./business-clock";

const dateOf = (weekday: number) => new Date(Date.UTC(2024, 0, weekday));

/** "Monday", or "Mon"; 1 is Monday. */
export const weekdayName = (weekday: number, width: "long" | "short" = "long") =>
  formatWeekday(dateOf(weekday), "UTC", width);

function timeLabel(time: string): string {
  const moment = new Date(`2024-01-01T${time}Z`);
  return Number.isNaN(moment.getTime()) ? time : formatHour(moment, "UTC");
}

const spansOf = (hours: readonly OpenHours[], weekday: number) =>
  hours
    .filter((span) => span.weekday === weekday)
    .map(({ opens_at, closes_at }) => `${timeLabel(opens_at)}–${timeLabel(closes_at)}`)
    .join(", ");

/** "Mon–Thu 9 am–12 pm, 1 pm–5 pm; Fri 9 am–12 pm". Empty without hours. */
export function hoursLabel(hours: readonly OpenHours[]): string {
  const runs: { first: number; last: number; spans: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = spansOf(hours, weekday);
    const run = runs.at(-1);
    if (spans === "") continue;
    if (run?.spans === spans && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, spans });
  }
  return runs
    .map(({ first, last, spans }) => {
      const days = [...new Set([first, last])].map((day) => weekdayName(day, "short")).join("–");
      return `${days} ${spans}`;
    })
    .join("; ");
}
