import {
  DAYS_OF_RANGE,
  REVENUE_MONTHS,
  type DashboardQuery,
  type KpiSet,
  type TicketPriority,
  type TrendPoint,
} from "@/data/dashboard/dashboard-source";
import {
  daysBeforeRange,
  percentChange,
  rangeDays,
  type DaySpan,
} from "@/data/dashboard/range-days";
import type { CompanyRecords, TicketsLeftOut } from "@/data/dashboard/company-records";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import {
  activeClientsOn,
  invoicedIn,
  mrrOn,
  revenueMonths,
  type RevenueRecords,
} from "./revenue-answers";
import { openTasks, type TaskRecords } from "./task-answers";
import { unresolvedTickets, type TicketRecords } from "./ticket-answers";
import { leadsWithin, addMonths, lastDayOf, monthOf, ofSegment } from "./counting";

type TicketCount = Omit<TicketsLeftOut, "segment">;

const countAll = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** Days that a point of a trend covers. */
const DAYS_PER_POINT = { "7d": 1, "30d": 3, "90d": 9 } as const;
/** Monthly revenue is compared over months: a quarter for the longest range. */
const MONTHS_BACK = { "7d": 1, "30d": 1, "90d": 3 } as const;

export type KpiRecords = Pick<CompanyRecords, "leads"> &
  RevenueRecords &
  TicketRecords &
  TaskRecords;

export function kpis(records: KpiRecords, query: DashboardQuery): KpiSet {
  const { clients, range, asOf } = query;
  const today = officeDay(asOf);
  const earlier = addDays(today, -DAYS_OF_RANGE[range]);
  const leads = leadFigures(records, query);
  const earlierMonth = lastDayOf(addMonths(monthOf(today), -MONTHS_BACK[range]));
  const mrr = (day: CalendarDay) => mrrOn(records, clients, day);
  const active = (day: CalendarDay) => activeClientsOn(records, clients, day);
  const revenue = (day: CalendarDay) => invoicedIn(records, clients, day);
  return {
    currentMRR: mrr(today),
    monthlyRevenue: revenue(today),
    activeClients: active(today),
    newLeads: leads.newLeads,
    changes: {
      currentMRR: percentChange(mrr(earlier), mrr(today)),
      monthlyRevenue: percentChange(revenue(earlierMonth), revenue(today)),
      activeClients: percentChange(active(earlier), active(today)),
      newLeads: leads.change,
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

function leadFigures({ leads }: KpiRecords, query: DashboardQuery) {
  if (leads === null) return { newLeads: null, change: null, trend: [] };
  const cameIn = (span: DaySpan) => leadsWithin(leads, query.clients, span);
  const newLeads = cameIn(rangeDays(query));
  return {
    newLeads,
    change: percentChange(cameIn(daysBeforeRange(query)), newLeads),
    trend: trend(query, (last) =>
      cameIn({ first: addDays(last, 1 - DAYS_PER_POINT[query.range]), last }),
    ).slice(1),
  };
}

/** One point per DAYS_PER_POINT over the range, up to today. */
function trend(
  { range, asOf }: DashboardQuery,
  valueOn: (day: CalendarDay) => number,
): TrendPoint[] {
  const today = officeDay(asOf);
  const step = DAYS_PER_POINT[range];
  const points = DAYS_OF_RANGE[range] / step;
  return Array.from({ length: points + 1 }, (_, index) => {
    const day = addDays(today, (index - points) * step);
    return { day, value: valueOn(day) };
  });
}

function revenueTrend(records: RevenueRecords, query: DashboardQuery): TrendPoint[] {
  const today = officeDay(query.asOf);
  return revenueMonths(records, query)
    .slice(-REVENUE_MONTHS)
    .map(({ month, revenue }) => {
      const end = lastDayOf(month);
      return { day: end < today ? end : today, value: revenue };
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
