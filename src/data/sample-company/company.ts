import { freshNames, inventClients, type Client, type Names } from "./sample-clients";
import { inventDomains, type CompanyDomain } from "./sample-domains";
import { inventLeads, type CompanyLead } from "./sample-leads";
import { inventOneOffInvoices, type OneOffInvoice } from "./one-off-invoices";
import { inventTasks, type CompanyTask } from "./sample-tasks";
import { inventTickets, type CompanyTicket } from "./sample-tickets";

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
