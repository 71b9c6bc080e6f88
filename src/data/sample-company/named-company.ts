import { inventCompany } from "./company";
import { CLIENT_PLACES } from "./content/client-places";
import { LEAD_DETAILS, type LeadDetails } from "./content/lead-details";
import { tradeOf } from "./content/line-trades";
import type { OfficeTime } from "./office-time";
import { freshNames, type Client, type Names } from "./sample-clients";
import type { CompanyLead } from "./sample-leads";
import type { Segment } from "./segment";

/** A business that asked for a site. Of older ones the seed invents the details. */
type NamedLead = CompanyLead &
  OfficeTime & {
    business: string;
    trade: string | undefined;
    place: string | undefined;
    client: Client | null;
    details: Partial<Omit<LeadDetails, "trade" | "place">>;
  };

/** Days from the request to the live site. */
const DAYS_TO_LAUNCH = [3, 40] as const;

/** The invented company with what only the CRM's seed needs. */
export function inventNamedCompany() {
  const names = freshNames();
  const company = inventCompany(names);
  const clients = company.clients.map((client) => ({
    ...client,
    trade: tradeOf(client.name),
    ...CLIENT_PLACES[client.name],
  }));
  return { ...company, clients, leads: nameLeads(company.leads, clients, names) };
}

type NamedClient = Client & { trade: string | undefined; place?: string };

function nameLeads(
  leads: readonly CompanyLead[],
  clients: readonly NamedClient[],
  names: Names,
): NamedLead[] {
  const waiting = clients.filter(
    ({ name, status }) =>
      (status === "active" || status === "onboarding") &&
      !LEAD_DETAILS.some(({ business }) => business === name),
  );
  return leads.map((lead, index) => {
    const { daysAgo, at, segment } = lead;
    if (at === null) {
      const details = LEAD_DETAILS[index];
      if (details === undefined) throw new RangeError("A named lead has no details");
      const client = clients.find(({ name }) => name === details.business) ?? null;
      const { business, trade = client?.trade, place = client?.place } = details;
      return { ...lead, at: details.at, business, trade, place, client, details };
    }
    const client = takeWonBy(waiting, segment, daysAgo);
    const business = client?.name ?? names[segment]();
    const trade = client?.trade ?? tradeOf(business);
    return { ...lead, at, business, trade, place: undefined, client, details: {} };
  });
}

/** The client that a request of that day became: the first with a fitting start. */
function takeWonBy(waiting: NamedClient[], segment: Segment, daysAgo: number): NamedClient | null {
  const index = waiting.findIndex((client) => {
    const took = daysAgo - client.startedDaysAgo;
    return client.segment === segment && took >= DAYS_TO_LAUNCH[0] && took <= DAYS_TO_LAUNCH[1];
  });
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null);
}
