import type {
  CompanyRecords,
  DomainRecord,
  Rental,
  TaskRecord,
  TicketRecord,
} from "@/data/dashboard/company-records";
import { addMonths, monthOf } from "@/data/dashboard/answers/months";
import type { TicketPriority } from "@/data/dashboard/dashboard-source";
import { shortName } from "@/data/sample-company/colleagues";
import type { Company } from "@/data/sample-company/company";
import { officeMoment } from "@/data/sample-company/office-time";
import { slaMoment, slaStatus } from "@/data/tickets/sla";
import { dealTerms } from "@/content/deal-terms";
import { usualClock } from "@/lib/dates/office/business-clock";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { inventVisits } from "./visits";

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
