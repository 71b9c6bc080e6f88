import {
  REVENUE_MONTHS,
  type ClientFilter,
  type DashboardQuery,
  type RevenueMonth,
} from "@/data/dashboard/dashboard-source";
import type { CompanyRecords, Rental } from "@/data/dashboard/company-records";
import { calendarPeriod, earlierOf, rangeDays, type DaySpan } from "@/data/dashboard/range-days";
import { addDays, daysBetween, type CalendarDay } from "@/lib/dates/calendar-day";
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  type CalendarMonth,
} from "@/lib/dates/calendar-month";
import { officeDay } from "@/lib/dates/office/office-day";
import { ofSegment } from "@/data/dashboard/answers/counting";

type Rentals = Pick<CompanyRecords, "rentals">;
export type RevenueRecords = Rentals & Pick<CompanyRecords, "oneOffInvoices">;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const isActiveOn = (day: CalendarDay, { start, end }: Rental) =>
  start <= day && (end === null || end > day);

const activeOn = ({ rentals }: Rentals, clients: ClientFilter, day: CalendarDay) =>
  ofSegment(rentals, clients).filter((rental) => isActiveOn(day, rental));

/** The first of the months that are shown. */
export const firstMonthShown = (query: DashboardQuery): CalendarMonth =>
  addMonths(monthOf(rangeDays(query).last), 1 - REVENUE_MONTHS);

export function revenueMonths(records: RevenueRecords, query: DashboardQuery): RevenueMonth[] {
  const { clients } = query;
  const today = officeDay(query.asOf);
  const firstShown = firstMonthShown(query);
  const firstKnown = firstMonthOf(records);
  return Array.from({ length: 2 * REVENUE_MONTHS }, (_, index) =>
    addMonths(firstShown, index - REVENUE_MONTHS),
  )
    .filter((month) => month >= firstShown || (firstKnown !== null && month >= firstKnown))
    .map((month) => {
      const day = earlierOf(lastDayOf(month), today);
      return {
        month,
        revenue: invoicedIn(records, clients, day),
        mrr: mrrOn(records, clients, day),
      };
    });
}

/** The start of the company's first client; earlier months have no figures. */
function firstMonthOf({ rentals }: Rentals): CalendarMonth | null {
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

/**
 * Revenue of a range of one's own, or of the period before it: what its months charge so far.
 * Between two dates, each month's charge is spread over the days that it pays for.
 */
export function revenueWithin(
  records: RevenueRecords,
  { clients, range }: DashboardQuery,
  span: DaySpan,
): number {
  const isCalendar = calendarPeriod(range) !== null;
  const months = monthsBetween(monthOf(span.first), monthOf(span.last));
  return sum(
    months.map((month) =>
      isCalendar
        ? invoicedIn(records, clients, earlierOf(lastDayOf(month), span.last))
        : spreadOver(ofSegment(records.rentals, clients), month, span),
    ),
  );
}

function monthsBetween(first: CalendarMonth, last: CalendarMonth): CalendarMonth[] {
  return first > last ? [] : [first, ...monthsBetween(addMonths(first, 1), last)];
}

function spreadOver(rentals: readonly Rental[], month: CalendarMonth, span: DaySpan): number {
  const end = lastDayOf(month);
  const whole = { first: firstDayOf(month), last: end };
  return sum(
    rentals.map((rental) => {
      const paidDays = rentedDays(rental, whole);
      if (paidDays === 0) return 0;
      const counted = rentedDays(rental, {
        first: span.first > whole.first ? span.first : whole.first,
        last: earlierOf(span.last, end),
      });
      return (rental.clients * invoiceFor(rental, end) * counted) / paidDays;
    }),
  );
}

function rentedDays({ start, end }: Rental, span: DaySpan): number {
  const first = start > span.first ? start : span.first;
  const last = end !== null && end <= span.last ? addDays(end, -1) : span.last;
  return Math.max(0, daysBetween(first, last) + 1);
}

function invoiceFor(rental: Rental, day: CalendarDay): number {
  const first = firstDayOf(monthOf(day));
  if (isActiveOn(first, rental)) return rental.price;
  if (rental.start < first || rental.start > day) return 0;
  const last = lastDayOf(monthOf(day));
  const daysLeft = daysBetween(rental.start, last) + 1;
  return Math.round((rental.price * daysLeft) / (daysBetween(first, last) + 1));
}
