import {
  freshNames,
  inventClients,
  type Client,
  type Names,
  settledClients,
} from "./sample-clients";
import { inventDomains, type CompanyDomain } from "./sample-domains";
import { inventLeads, type CompanyLead } from "./sample-leads";
import { inventTasks, type CompanyTask } from "./sample-tasks";
import { inventTickets, type CompanyTicket } from "./sample-tickets";
import { pick, seededRandom, shareOut, type Segment } from "./seeded-random";

/** Work outside the plan, invoiced on the 1st of the following month. */
type OneOffInvoice = {
  /** 0 is the present month. */
  monthsAgo: number;
  client: Client;
  /** US dollars. */
  amount: number;
};

/** US dollars, the present month first, for two years. */
const TOTALS = [
  2693, 2361, 2470, 2060, 2240, 1985, 2310, 1870, 2145, 1790, 2030, 1725, 1840, 1690, 1755, 1580,
  1625, 1490, 1540, 1365, 1450, 1270, 1340, 1215,
];
const ENTERPRISE_SHARE = 0.42;

function inventOneOffInvoices(clients: readonly Client[]): OneOffInvoice[] {
  const random = seededRandom(51_420);
  const settled = settledClients(clients);
  return TOTALS.flatMap((total, monthsAgo) => {
    const enterprise = Math.round(total * (ENTERPRISE_SHARE + (random() - 0.5) / 5));
    const split = (amount: number, segment: Segment, invoices: number): OneOffInvoice[] =>
      shareOut(
        amount,
        Array.from({ length: invoices }, () => 0.5 + random()),
      ).map((part) => ({
        monthsAgo,
        client: pick(
          random,
          settled.filter((client) => client.segment === segment),
        ),
        amount: part,
      }));
    return [
      ...split(enterprise, "enterprise", 3),
      ...split(total - enterprise, "small-business", 7),
    ];
  });
}

/**
 * The only invented company. The dashboard's sample computes its figures from these rows, and the
 * CRM's seed (seed-sql.ts) inserts them. Times count back from the present office day;
 * supabase/seed/crm.sql shifts its rows each day.
 */
export type Company = {
  clients: Client[];
  domains: CompanyDomain[];
  leads: CompanyLead[];
  tickets: CompanyTicket[];
  tasks: CompanyTask[];
  oneOffInvoices: OneOffInvoice[];
};

export function inventCompany(names: Names = freshNames()): Company {
  const clients = inventClients(names);
  return {
    clients,
    domains: inventDomains(clients),
    leads: inventLeads(),
    tickets: inventTickets(clients),
    tasks: inventTasks(clients),
    oneOffInvoices: inventOneOffInvoices(clients),
  };
}
