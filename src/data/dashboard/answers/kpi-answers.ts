import {
  REVENUE_MONTHS,
  type DashboardQuery,
  type KpiSet,
  type TicketPriority,
  type TrendPoint,
} from "@/data/dashboard/dashboard-source";
import {
  daysBeforeRange,
  earlierOf,
  isRecentDays,
  percentChange,
  rangeDays,
  type DaySpan,
} from "@/data/dashboard/range-days";
import type { CompanyRecords, TicketsLeftOut } from "@/data/dashboard/company-records";
import { addDays, daysBetween, type CalendarDay } from "@/lib/dates/calendar-day";
import { addMonths, lastDayOf, monthOf } from "@/lib/dates/calendar-month";
import { officeDay } from "@/lib/dates/office/office-day";
import {
  activeClientsOn,
  invoicedIn,
  mrrOn,
  revenueMonths,
  revenueWithin,
  type RevenueRecords,
} from "./revenue-answers";
import { openTasks, type TaskRecords } from "./task-answers";
import { unresolvedTickets, type TicketRecords } from "./ticket-answers";
import { leadsWithin, ofSegment } from "./counting";

type TicketCount = Omit<TicketsLeftOut, "segment">;

const countAll = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** The most stretches of days that a trend has. */
const MOST_STRETCHES = 10;
/** Monthly revenue is compared over months: a quarter for the longest range of days. */
const MONTHS_BACK = { "7d": 1, "30d": 1, "90d": 3 } as const;

export type KpiRecords = Pick<CompanyRecords, "leads"> &
  RevenueRecords &
  TicketRecords &
  TaskRecords;

export function kpis(records: KpiRecords, query: DashboardQuery): KpiSet {
  const { clients } = query;
  const { last } = rangeDays(query);
  const before = daysBeforeRange(query);
  const leads = leadFigures(records, query);
  const revenue = revenueFigures(records, query);
  const mrr = (day: CalendarDay) => mrrOn(records, clients, day);
  const active = (day: CalendarDay) => activeClientsOn(records, clients, day);
  const earlier = {
    currentMRR: mrr(before.last),
    monthlyRevenue: revenue.earlier,
    activeClients: active(before.last),
    newLeads: leads.earlier,
  };
  return {
    currentMRR: mrr(last),
    monthlyRevenue: revenue.now,
    activeClients: active(last),
    newLeads: leads.newLeads,
    earlier,
    changes: {
      currentMRR: percentChange(earlier.currentMRR, mrr(last)),
      monthlyRevenue: percentChange(earlier.monthlyRevenue, revenue.now),
      activeClients: percentChange(earlier.activeClients, active(last)),
      newLeads: percentChange(earlier.newLeads, leads.newLeads ?? 0),
    },
    trends: {
      currentMRR: trend(query, mrr),
      monthlyRevenue: revenueTrend(records, query),
      activeClients: trend(query, active),
      newLeads: leads.trend,
    },
    ...ticketFigures(records, query),
    ...taskFigures(records, query),
  };
}

function revenueFigures(records: KpiRecords, query: DashboardQuery) {
  const { clients, range, asOf } = query;
  if (isRecentDays(range)) {
    const today = officeDay(asOf);
    const earlierMonth = lastDayOf(addMonths(monthOf(today), -MONTHS_BACK[range]));
    return {
      now: invoicedIn(records, clients, today),
      earlier: invoicedIn(records, clients, earlierMonth),
    };
  }
  return {
    now: revenueWithin(records, query, rangeDays(query)),
    earlier: revenueWithin(records, query, daysBeforeRange(query)),
  };
}

function leadFigures({ leads }: KpiRecords, query: DashboardQuery) {
  if (leads === null) return { newLeads: null, earlier: 0, trend: [] };
  const cameIn = (span: DaySpan) => leadsWithin(leads, query.clients, span);
  const days = trendDays(query);
  return {
    newLeads: cameIn(rangeDays(query)),
    earlier: cameIn(daysBeforeRange(query)),
    trend: days.slice(1).map((last, index) => {
      const first = addDays(days[index] ?? last, 1);
      return { day: last, value: cameIn({ first, last }) };
    }),
  };
}

/** The ends of equal stretches of the range, and the day before it. */
function trendDays(query: DashboardQuery): CalendarDay[] {
  const { first, last } = rangeDays(query);
  const days = daysBetween(first, last) + 1;
  const stretches = Math.min(MOST_STRETCHES, days);
  return Array.from({ length: stretches + 1 }, (_, index) =>
    addDays(last, -Math.round(((stretches - index) * days) / stretches)),
  );
}

const trend = (query: DashboardQuery, valueOn: (day: CalendarDay) => number): TrendPoint[] =>
  trendDays(query).map((day) => ({ day, value: valueOn(day) }));

function revenueTrend(records: RevenueRecords, query: DashboardQuery): TrendPoint[] {
  const today = officeDay(query.asOf);
  return revenueMonths(records, query)
    .slice(-REVENUE_MONTHS)
    .map(({ month, revenue }) => {
      return { day: earlierOf(lastDayOf(month), today), value: revenue };
    });
}

function ticketFigures(records: TicketRecords, query: DashboardQuery) {
  const open: TicketCount[] = unresolvedTickets(records, query).map(({ priority, slaStatus }) => ({
    priority,
    isOverdue: slaStatus === "overdue",
    count: 1,
  }));
  open.push(...ofSegment(records.ticketsLeftOut, query.clients));
  const openTicketsByPriority: Record<TicketPriority, number> = {
    urgent: 0,
    high: 0,
    medium: 0,
    low: 0,
  };
  for (const { priority, count } of open) openTicketsByPriority[priority] += count;
  return {
    openTickets: countAll(open),
    openTicketsByPriority,
    ticketsPastSla: countAll(open.filter(({ isOverdue }) => isOverdue)),
  };
}

function taskFigures(records: TaskRecords, query: DashboardQuery) {
  const today = officeDay(query.asOf);
  const listed = openTasks(records, query).map(({ dueDate }) => ({ due: dueDate, count: 1 }));
  const open = [...listed, ...ofSegment(records.tasksLeftOut, query.clients)];
  return {
    tasksDueToday: countAll(open.filter(({ due }) => due === today)),
    tasksOverdue: countAll(open.filter(({ due }) => due < today)),
  };
}
