import type { ClientFilter, DashboardQuery, RevenueMonth } from "@/data/dashboard/dashboard-source";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "@/data/dashboard/sample/months";
import { ofSegment } from "@/data/dashboard/sample/of-segment";
import type { RentingClient, World } from "@/data/dashboard/sample/world";
import { daysBetween, type CalendarDay } from "@/lib/time/calendar-day";
import { dealTerms } from "@/lib/site/deal-terms";
import { officeDay } from "@/lib/office-time/office-day";

const MONTHS_SHOWN = 12;
const PLAN_PRICE_USD = dealTerms.priceUsdPerMonth;

const isActiveOn = (day: CalendarDay, { start, end }: RentingClient) =>
  start <= day && (end === null || end > day);

export function revenueMonths(world: World, { clients, asOf }: DashboardQuery): RevenueMonth[] {
  const today = officeDay(asOf);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const month = addMonths(monthOf(today), index + 1 - MONTHS_SHOWN);
    const end = lastDayOf(month);
    const day = end < today ? end : today;
    return { month, revenue: invoicedIn(world, clients, day), mrr: mrrOn(world, clients, day) };
  });
}

export function activeClientsOn(world: World, clients: ClientFilter, day: CalendarDay): number {
  return ofSegment(world.clients, clients).filter((client) => isActiveOn(day, client)).length;
}

export function mrrOn(world: World, clients: ClientFilter, day: CalendarDay): number {
  return activeClientsOn(world, clients, day) * PLAN_PRICE_USD;
}

/** What was invoiced in the month of `day`, up to that day. */
export function invoicedIn(world: World, clients: ClientFilter, day: CalendarDay): number {
  const month = monthOf(day);
  const subscriptions = ofSegment(world.clients, clients).map((client) => invoiceFor(client, day));
  const oneOffs = ofSegment(world.oneOffInvoices, clients)
    .filter((invoice) => invoice.month === month)
    .map(({ amount }) => amount);
  return [...subscriptions, ...oneOffs].reduce((sum, amount) => sum + amount, 0);
}

/** In advance on the 1st; who starts later in the month pays for the days that are left. */
function invoiceFor(client: RentingClient, day: CalendarDay): number {
  const first = firstDayOf(monthOf(day));
  if (isActiveOn(first, client)) return PLAN_PRICE_USD;
  if (client.start < first || client.start > day) return 0;
  const last = lastDayOf(monthOf(day));
  const daysLeft = daysBetween(client.start, last) + 1;
  return Math.round((PLAN_PRICE_USD * daysLeft) / (daysBetween(first, last) + 1));
}
