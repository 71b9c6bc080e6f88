import {
  DAYS_OF_RANGE,
  type ClientFilter,
  type DashboardQuery,
  type KpiSet,
  type TicketPriority,
  type TrendPoint,
} from "@/data/dashboard/dashboard-source";
import {
  daysBeforeRange,
  isWithin,
  percentChange,
  rangeDays,
  type DaySpan,
} from "@/data/dashboard/range-days";
import { addMonths, lastDayOf, monthOf } from "@/data/dashboard/sample/months";
import { ofSegment } from "@/data/dashboard/sample/of-segment";
import type { World } from "@/data/dashboard/sample/world";
import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import { activeClientsOn, invoicedIn, mrrOn, revenueMonths } from "./revenue-answers";
import { openTasks } from "./task-answers";
import { unresolvedTickets } from "./ticket-answers";

/** Days that a point of a trend covers. */
const DAYS_PER_POINT = { "7d": 1, "30d": 3, "90d": 9 } as const;
/** Monthly revenue is compared over months: a quarter for the longest range. */
const MONTHS_BACK = { "7d": 1, "30d": 1, "90d": 3 } as const;

export function kpis(world: World, query: DashboardQuery): KpiSet {
  const { clients, range, asOf } = query;
  const today = officeDay(asOf);
  const earlier = addDays(today, -DAYS_OF_RANGE[range]);
  const earlierMonth = lastDayOf(addMonths(monthOf(today), -MONTHS_BACK[range]));
  const mrr = (day: CalendarDay) => mrrOn(world, clients, day);
  const active = (day: CalendarDay) => activeClientsOn(world, clients, day);
  const revenue = (day: CalendarDay) => invoicedIn(world, clients, day);
  const leads = (span: DaySpan) => newLeads(world, clients, span);
  const leadsNow = leads(rangeDays(query));
  return {
    currentMRR: mrr(today),
    monthlyRevenue: revenue(today),
    activeClients: active(today),
    newLeads: leadsNow,
    changes: {
      currentMRR: percentChange(mrr(earlier), mrr(today)),
      monthlyRevenue: percentChange(revenue(earlierMonth), revenue(today)),
      activeClients: percentChange(active(earlier), active(today)),
      newLeads: percentChange(leads(daysBeforeRange(query)), leadsNow),
    },
    trends: {
      currentMRR: trend(query, mrr),
      monthlyRevenue: revenueTrend(world, query),
      activeClients: trend(query, active),
      newLeads: trend(query, (last) =>
        leads({ first: addDays(last, 1 - DAYS_PER_POINT[range]), last }),
      ).slice(1),
    },
    ...ticketFigures(world, query),
    ...taskFigures(world, query),
  };
}

function newLeads(world: World, clients: ClientFilter, span: DaySpan): number {
  return ofSegment(world.leads, clients).filter(({ day }) => isWithin(day, span)).length;
}

/** From as many days ago as the range is long, up to today. */
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

function revenueTrend(world: World, query: DashboardQuery): TrendPoint[] {
  const today = officeDay(query.asOf);
  return revenueMonths(world, query).map(({ month, revenue }) => {
    const end = lastDayOf(month);
    return { day: end < today ? end : today, value: revenue };
  });
}

function ticketFigures(world: World, query: DashboardQuery) {
  const open = unresolvedTickets(world, query);
  const openTicketsByPriority: Record<TicketPriority, number> = {
    urgent: 0,
    high: 0,
    medium: 0,
    low: 0,
  };
  for (const { priority } of open) openTicketsByPriority[priority] += 1;
  return {
    openTickets: open.length,
    openTicketsByPriority,
    ticketsPastSla: open.filter(({ slaStatus }) => slaStatus === "overdue").length,
  };
}

function taskFigures(world: World, query: DashboardQuery) {
  const open = openTasks(world, query);
  const today = officeDay(query.asOf);
  return {
    tasksDueToday: open.filter(({ dueDate }) => dueDate === today).length,
    tasksOverdue: open.filter(({ isOverdue }) => isOverdue).length,
  };
}
