import { site } from "@/content/company";
import type { Busy, CalendarDemo } from "@/data/calendar/queries";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { dayIn, wallTime } from "@/lib/dates/zoned-time";
import { parseTimestamp } from "@/lib/format/format";

/** The calendar's clock is the office's. */
export const ZONE = site.phoneTimeZone;

/** Minutes since midnight. */
export type Minutes = { from: number; to: number };

const DAY_MINUTES = 24 * 60;

/** Where a span of time is on a day, by the office's clock; null on other days. */
export function minutesOn(day: CalendarDay, startsAt: string, endsAt: string): Minutes | null {
  const start = parseTimestamp(startsAt);
  const end = parseTimestamp(endsAt);
  if (start === null || end === null || end <= start) return null;
  const firstDay = dayIn(ZONE, start);
  const { minutes: endMinutes } = wallTime(end, ZONE);
  // A span that ends at midnight is not on the next day.
  const endDay = dayIn(ZONE, end);
  const lastDay = endMinutes === 0 ? addDays(endDay, -1) : endDay;
  if (day < firstDay || day > lastDay) return null;
  const from = day === firstDay ? wallTime(start, ZONE).minutes : 0;
  const to = day === lastDay && endMinutes > 0 ? endMinutes : DAY_MINUTES;
  // In the hour that clocks repeat, the end may read earlier than the start.
  return { from, to: Math.max(to, from + 5) };
}

export type PlacedDemo = Minutes & {
  demo: CalendarDemo;
  /** Demos at one time stand beside each other. */
  lane: number;
  lanes: number;
  /** When the next demo begins that does not stand beside it. */
  next: number | null;
};

/** The demos of a day, in lanes where they overlap. `shortest` is what a demo is drawn as at least. */
export function placeDemos(
  day: CalendarDay,
  demos: readonly CalendarDemo[],
  shortest: number,
): PlacedDemo[] {
  const placed = demos
    .flatMap((demo) => {
      const minutes = minutesOn(day, demo.starts_at, demo.ends_at);
      return minutes === null ? [] : [{ ...minutes, demo, lane: 0, lanes: 1, next: null }];
    })
    .toSorted((one, other) => one.from - other.from || one.demo.id.localeCompare(other.demo.id));
  let group: PlacedDemo[] = [];
  let groupEnds = -1;
  let laneEnds: number[] = [];
  const closeGroup = (next: number | null) => {
    for (const item of group) Object.assign(item, { lanes: laneEnds.length, next });
    group = [];
    laneEnds = [];
  };
  for (const item of placed) {
    const ends = Math.max(item.to, item.from + shortest);
    if (item.from >= groupEnds) closeGroup(item.from);
    const free = laneEnds.findIndex((end) => end <= item.from);
    item.lane = free === -1 ? laneEnds.length : free;
    laneEnds[item.lane] = ends;
    groupEnds = Math.max(groupEnds, ends);
    group.push(item);
  }
  closeGroup(null);
  return placed;
}

export type BusyBlock = Minutes & { people: string[] };

/** When somebody is busy on a day, cut so that each block has the same people throughout. */
export function busyBlocks(day: CalendarDay, busy: readonly Busy[]): BusyBlock[] {
  const spans = busy.flatMap(({ staff_id, starts_at, ends_at }) => {
    const minutes = minutesOn(day, starts_at, ends_at);
    return minutes === null ? [] : [{ ...minutes, staff_id }];
  });
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted(
    (one, other) => one - other,
  );
  const blocks: BusyBlock[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const to = edges[index + 1] ?? from;
    const people = [
      ...new Set(spans.filter((span) => span.from < to && span.to > from).map((s) => s.staff_id)),
    ].toSorted();
    const last = blocks.at(-1);
    if (last?.to === from && last.people.join() === people.join()) last.to = to;
    else if (people.length > 0) blocks.push({ from, to, people });
  }
  return blocks;
}

const USUAL = { from: 8 * 60, to: 18 * 60 };

/** The hours that are shown: the working day with an hour around it, and whatever has a demo. */
export function shownHours(
  days: readonly CalendarDay[],
  demos: readonly CalendarDemo[],
  open: readonly Minutes[],
): Minutes {
  const spans = days.flatMap((day) =>
    demos.flatMap(({ starts_at, ends_at }) => minutesOn(day, starts_at, ends_at) ?? []),
  );
  const from = Math.min(USUAL.from, ...[...spans, ...open].map((span) => span.from - 30));
  const to = Math.max(USUAL.to, ...[...spans, ...open].map((span) => span.to + 30));
  return {
    from: Math.max(Math.floor(from / 60) * 60, 0),
    to: Math.min(Math.ceil(to / 60) * 60, DAY_MINUTES),
  };
}
