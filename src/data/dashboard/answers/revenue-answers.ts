import {
  REVENUE_MONTHS,
  type ClientFilter,
  type DashboardQuery,
  type RevenueMonth,
} from "@/data/dashboard/dashboard-source";
import type { CompanyRecords, Rental } from "@/data/dashboard/company-records";
import { daysBetween, type CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  type Month,
  ofSegment,
} from "@/data/dashboard/answers/counting";

type Rentals = Pick<CompanyRecords, "rentals">;
export type RevenueRecords = Rentals & Pick<CompanyRecords, "oneOffInvoices">;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const isActiveOn = (day: CalendarDay, { start, end }: Rental) =>
  start <= day && (end === null || end > day);

const activeOn = ({ rentals }: Rentals, clients: ClientFilter, day: CalendarDay) =>
  ofSegment(rentals, clients).filter((rental) => isActiveOn(day, rental));

export function revenueMonths(
  records: RevenueRecords,
  { clients, asOf }: DashboardQuery,
): RevenueMonth[] {
  const today = officeDay(asOf);
  const firstShown = addMonths(monthOf(today), 1 - REVENUE_MONTHS);
  const firstKnown = firstMonthOf(records);
  return Array.from({ length: 2 * REVENUE_MONTHS }, (_, index) =>
    addMonths(firstShown, index - REVENUE_MONTHS),
  )
    .filter((month) => month >= firstShown || (firstKnown !== null && month >= firstKnown))
    .map((month) => {
      const end = lastDayOf(month);
      const day = end < today ? end : today;
      return {
        month,
        revenue: invoicedIn(records, clients, day),
        mrr: mrrOn(records, clients, day),
      };
    });
}

/** The start of the company's first client; earlier months have no figures. */
function firstMonthOf({ rentals }: Rentals): Month | null {
  const starts = rentals.map(({ start }) => start).toSorted();
  return starts[0] === undefined ? null : monthOf(starts[0]);
}

export const activeClientsOn = (records: Rentals, clients: ClientFilter, day: CalendarDay) =>
  sum(activeOn(records, clients, day).map((rental) => rental.clients));

export const mrrOn = (records: Rentals, clients: ClientFilter, day: CalendarDay) =>
  sum(activeOn(records, clients, day).map((rental) => rental.clients * rental.price));

/** Invoices of the month of `day`, up to that day. */
export function invoicedIn(
  { rentals, oneOffInvoices }: RevenueRecords,
  clients: ClientFilter,
  day: CalendarDay,
): number {
  const month = monthOf(day);
  const subscriptions = ofSegment(rentals, clients).map(
    (rental) => rental.clients * invoiceFor(rental, day),
  );
  const oneOffs = ofSegment(oneOffInvoices ?? [], clients)
    .filter((invoice) => invoice.month === month)
    .map(({ amount }) => amount);
  return sum([...subscriptions, ...oneOffs]);
}

function invoiceFor(rental: Rental, day: CalendarDay): number {
  const first = firstDayOf(monthOf(day));
  if (isActiveOn(first, rental)) return rental.price;
  if (rental.start < first || rental.start > day) return 0;
  const last = lastDayOf(monthOf(day));
  const daysLeft = daysBetween(rental.start, last) + 1;
  return Math.round((rental.price * daysLeft) / (daysBetween(first, last) + 1));
}
