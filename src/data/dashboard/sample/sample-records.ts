import type {
  CompanyRecords,
  DomainRecord,
  Rental,
  TaskRecord,
  TicketRecord,
  DayOfVisits,
  Segment,
} from "@/data/dashboard/company-records";
import type { TicketPriority } from "@/data/dashboard/dashboard-source";
import { shortName } from "@/data/sample-company/colleagues";
import type { Company } from "@/data/sample-company/company";
import { officeMoment } from "@/data/sample-company/office-time";
import { slaMoment, slaStatus } from "@/data/tickets/sla";
import { dealTerms } from "@/content/deal-terms";
import { usualClock } from "@/lib/dates/office/business-clock";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { addMonths, monthOf } from "@/lib/dates/calendar-month";
import { seededRandom, shareOut } from "@/data/sample-company/seeded-random";

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

function inventVisits(anchorDay: CalendarDay): DayOfVisits[] {
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

/** The invented company's records as of an office day. */
export function recordsOf(company: Company, today: CalendarDay): CompanyRecords {
  return {
    rentals: rentalsOf(company, today),
    leads: company.leads.map(({ daysAgo, source, segment }) => ({
      day: addDays(today, -daysAgo),
      source,
      segment,
      count: 1,
    })),
    visits: inventVisits(today),
    oneOffInvoices: company.oneOffInvoices.map(({ monthsAgo, client, amount }) => ({
      month: addMonths(monthOf(today), -monthsAgo),
      segment: client.segment,
      amount,
    })),
    tickets: ticketsOf(company, today),
    tasks: tasksOf(company, today),
    domains: domainsOf(company, today),
    ticketsLeftOut: [],
    tasksLeftOut: [],
    domainsLeftOut: [],
  };
}

/** A ticket's clock counts business hours, and stops once it waits or is resolved. */
function slaClock(
  priority: TicketPriority,
  opened: Date,
  stopped: Date | null,
): TicketRecord["slaAt"] {
  const openedClock = usualClock.at(opened);
  return (now) => slaStatus(priority, openedClock, stopped === null ? now : slaMoment(stopped));
}

const rentalsOf = ({ clients }: Company, today: CalendarDay): Rental[] =>
  clients
    .filter(({ status }) => status !== "onboarding")
    .map(({ segment, startedDaysAgo, leftDaysAgo }) => ({
      segment,
      clients: 1,
      price: dealTerms.priceUsdPerMonth,
      start: addDays(today, -startedDaysAgo),
      end: leftDaysAgo === null ? null : addDays(today, -leftDaysAgo),
    }));

const ticketsOf = ({ tickets }: Company, today: CalendarDay): TicketRecord[] =>
  tickets.map(({ id, number, client, assignee, opened, stopped, subject, priority, status }) => {
    const openedAt = officeMoment(opened, today);
    const stoppedAt = stopped && officeMoment(stopped, today);
    return {
      number,
      crmId: id,
      client: client.name,
      site: client.site,
      segment: client.segment,
      subject,
      priority,
      status,
      assignee: shortName(assignee),
      opened: openedAt,
      resolved: status === "resolved" ? stoppedAt : null,
      slaAt: slaClock(priority, openedAt, stoppedAt),
    };
  });

const tasksOf = ({ tasks }: Company, today: CalendarDay): TaskRecord[] =>
  tasks.map(({ client, assignee, dueInDays, completedDaysAgo, ...task }, index) => ({
    ...task,
    id: `K-${701 + index}`,
    client: client.name,
    clientId: client.id,
    leadId: null,
    segment: client.segment,
    assignee: shortName(assignee),
    due: addDays(today, dueInDays),
    completed: completedDaysAgo === null ? null : addDays(today, -completedDaysAgo),
  }));

const domainsOf = ({ domains }: Company, today: CalendarDay): DomainRecord[] =>
  domains.map(({ client, daysLeft, redirectsTo: _redirectsTo, ...domain }, index) => ({
    ...domain,
    id: `D-${100 + index}`,
    client: client?.name ?? null,
    clientId: client?.id ?? null,
    isRented: client !== null,
    expiry: addDays(today, daysLeft),
  }));
