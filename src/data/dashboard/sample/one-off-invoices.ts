import type { CalendarDay } from "@/lib/time/calendar-day";
import { addMonths, monthOf } from "./months";
import { seededRandom, shareOut } from "./seeded-random";
import type { Segment } from "./segment";

/** Work outside the plan, invoiced on the 1st of the month after it was done. */
export type OneOffInvoice = { month: string; segment: Segment; amount: number };

/** US dollars, the anchor's month first. */
const TOTALS = [
  2653, 2640, 2470, 2060, 2240, 1985, 2310, 1870, 2145, 1790, 2030, 1725, 1840, 1690, 1755,
];
const ENTERPRISE_SHARE = 0.42;

export function inventOneOffInvoices(anchorDay: CalendarDay): OneOffInvoice[] {
  const random = seededRandom(51_420);
  return TOTALS.flatMap((total, monthsAgo) => {
    const month = addMonths(monthOf(anchorDay), -monthsAgo);
    const enterprise = Math.round(total * (ENTERPRISE_SHARE + (random() - 0.5) / 5));
    const split = (amount: number, segment: Segment, invoices: number): OneOffInvoice[] =>
      shareOut(
        amount,
        Array.from({ length: invoices }, () => 0.5 + random()),
      ).map((part) => ({ month, segment, amount: part }));
    return [
      ...split(enterprise, "enterprise", 3),
      ...split(total - enterprise, "small-business", 7),
    ];
  });
}
