import type { LeadSource } from "@/data/leads/schema";
import type { DashboardQuery, Traffic } from "@/data/dashboard/dashboard-source";
import {
  daysBeforeRange,
  isWithin,
  percentChange,
  rangeDays,
  type DaySpan,
} from "@/data/dashboard/range-days";
import { ofSegment } from "@/data/dashboard/sample/of-segment";
import type { World } from "@/data/dashboard/sample/world";

const SOURCE_NAMES: Record<LeadSource, string> = {
  "organic-search": "Organic search",
  "business-profile": "Business Profile",
  referral: "Referral",
  "paid-search": "Paid search",
  direct: "Direct",
};

export function traffic(world: World, query: DashboardQuery): Traffic {
  const now = visitsWithin(world, query, rangeDays(query));
  const before = visitsWithin(world, query, daysBeforeRange(query));
  return {
    organicSessions: now.sessions,
    organicChange: percentChange(before.sessions, now.sessions),
    conversionRate: now.rate ?? 0,
    conversionChange: now.rate === null || before.rate === null ? null : now.rate - before.rate,
    leadsBySource: leadsBySource(world, query),
  };
}

function visitsWithin(world: World, { clients }: DashboardQuery, span: DaySpan) {
  const days = ofSegment(world.visits, clients).filter(({ day }) => isWithin(day, span));
  const sessions = days.reduce((sum, day) => sum + day.sessions, 0);
  const enquiries = days.reduce((sum, day) => sum + day.enquiries, 0);
  return { sessions, rate: sessions === 0 ? null : (enquiries / sessions) * 100 };
}

function leadsBySource(world: World, query: DashboardQuery): Traffic["leadsBySource"] {
  const span = rangeDays(query);
  const leads = ofSegment(world.leads, query.clients).filter(({ day }) => isWithin(day, span));
  return (Object.keys(SOURCE_NAMES) as LeadSource[])
    .map((source) => ({
      source: SOURCE_NAMES[source],
      leads: leads.filter((lead) => lead.source === source).length,
    }))
    .toSorted((one, other) => other.leads - one.leads);
}
