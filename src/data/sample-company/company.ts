import { freshNames, inventClients, type Client, type Names } from "./sample-clients";
import { inventDomains, type CompanyDomain } from "./sample-domains";
import { inventLeads, type CompanyLead } from "./sample-leads";
import { inventOneOffInvoices, type OneOffInvoice } from "./one-off-invoices";
import { inventTasks, type CompanyTask } from "./sample-tasks";
import { inventTickets, type CompanyTicket } from "./sample-tickets";

/**
 * The one invented company. The dashboard's sample counts its figures from these rows, and the
 * CRM's seed (seed-sql.ts) inserts the same ones. Every time is so many days before the day that the
 * company stands at, which is always the present day at the office: the dashboard reckons from it
 * whenever it is asked, and supabase/seed/crm.sql moves the rows along when a day begins.
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
