import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { seededRandom, shareOut } from "@/data/sample-company/seeded-random";
import type { DayOfVisits, Segment } from "@/data/dashboard/company-records";

type Totals = { sessions: number; enquiries: number };

// prettier-ignore
const WINDOWS: { from: number; to: number; totals: Record<Segment, Totals> }[] = [
  { from: 0, to: 29, totals: { enterprise: { sessions: 16_390, enquiries: 721 }, "small-business": { sessions: 31_820, enquiries: 1111 } } },
  { from: 30, to: 59, totals: { enterprise: { sessions: 15_200, enquiries: 623 }, "small-business": { sessions: 30_110, enquiries: 963 } } },
  { from: 60, to: 89, totals: { enterprise: { sessions: 14_610, enquiries: 594 }, "small-business": { sessions: 29_290, enquiries: 928 } } },
  { from: 90, to: 179, totals: { enterprise: { sessions: 39_800, enquiries: 1552 }, "small-business": { sessions: 78_800, enquiries: 2411 } } },
];

const SATURDAY_AND_SUNDAY = [0, 6];
const WEEKEND_SHARE = 0.62;
const DAILY_GROWTH = 0.0012;

export function inventVisits(anchorDay: CalendarDay): DayOfVisits[] {
  const random = seededRandom(48_210);
  return (["enterprise", "small-business"] as const).flatMap((segment) =>
    WINDOWS.flatMap(({ from, to, totals }) => {
      const days = Array.from({ length: to - from + 1 }, (_, index) =>
        addDays(anchorDay, -(from + index)),
      );
      const sessions = shareOut(
        totals[segment].sessions,
        days.map(
          (day, index) => weight(day) * (1 - index * DAILY_GROWTH) * (0.92 + random() * 0.16),
        ),
      );
      const enquiries = shareOut(
        totals[segment].enquiries,
        sessions.map((count) => count * (0.85 + random() * 0.3)),
      );
      return days.map((day, index) => ({
        day,
        segment,
        sessions: sessions[index] ?? 0,
        enquiries: enquiries[index] ?? 0,
      }));
    }),
  );
}

function weight(day: CalendarDay): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return SATURDAY_AND_SUNDAY.includes(weekday) ? WEEKEND_SHARE : 1;
}
