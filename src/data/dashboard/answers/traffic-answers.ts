import type { LeadSource } from "@/data/leads/schema";
import type { DashboardQuery, Traffic } from "@/data/dashboard/dashboard-source";
import {
  daysBeforeRange,
  isWithin,
  percentChange,
  rangeDays,
  type DaySpan,
} from "@/data/dashboard/range-days";
import type { CompanyRecords, LeadCount } from "@/data/dashboard/company-records";
import { leadsWithin, ofSegment } from "./counting";

const SOURCE_NAMES: Record<LeadSource, string> = {
  "organic-search": "Organic search",
  "business-profile": "Business Profile",
  referral: "Referral",
  "paid-search": "Paid search",
  direct: "Direct",
};

type TrafficRecords = Pick<CompanyRecords, "leads" | "visits">;
type Visits = NonNullable<TrafficRecords["visits"]>;

export function traffic({ leads, visits }: TrafficRecords, query: DashboardQuery): Traffic {
  return {
    ...(visits === null ? NO_VISITS : visitFigures(visits, query)),
    leadsBySource: leads && leadsBySource(leads, query),
  };
}

const NO_VISITS = {
  organicSessions: null,
  organicChange: null,
  conversionRate: null,
  conversionChange: null,
};

function visitFigures(visits: Visits, query: DashboardQuery) {
  const now = visitsWithin(visits, query, rangeDays(query));
  const before = visitsWithin(visits, query, daysBeforeRange(query));
  return {
    organicSessions: now.sessions,
    organicChange: percentChange(before.sessions, now.sessions),
    conversionRate: now.rate ?? 0,
    conversionChange: now.rate === null || before.rate === null ? null : now.rate - before.rate,
  };
}

function visitsWithin(visits: Visits, { clients }: DashboardQuery, span: DaySpan) {
  const days = ofSegment(visits, clients).filter(({ day }) => isWithin(day, span));
  const sessions = days.reduce((sum, day) => sum + day.sessions, 0);
  const enquiries = days.reduce((sum, day) => sum + day.enquiries, 0);
  return { sessions, rate: sessions === 0 ? null : (enquiries / sessions) * 100 };
}

function leadsBySource(leads: readonly LeadCount[], query: DashboardQuery) {
  const span = rangeDays(query);
  const before = daysBeforeRange(query);
  return (Object.keys(SOURCE_NAMES) as LeadSource[])
    .map((source) => {
      const ofSource = leads.filter((lead) => lead.source === source);
      return {
        id: source,
        source: SOURCE_NAMES[source],
        leads: leadsWithin(ofSource, query.clients, span),
        earlier: leadsWithin(ofSource, query.clients, before),
      };
    })
    .toSorted((one, other) => other.leads - one.leads);
}
