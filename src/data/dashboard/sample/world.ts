import { officeDay } from "@/lib/time/office-day";
import { inventClients, type Client } from "./clients";
import { inventDomains, type SampleDomain } from "./domains";
import { inventLeads, type Lead } from "./leads";
import { inventOneOffInvoices, type OneOffInvoice } from "./one-off-invoices";
import { inventJobs, type JobRecord } from "./provisioning-jobs";
import { inventTasks, type SampleTask } from "./tasks";
import { inventTickets, type SampleTicket } from "./tickets";
import { inventVisits, type DayOfVisits } from "./visits";

/** What every figure of the sample is counted from. */
export type World = {
  clients: Client[];
  leads: Lead[];
  visits: DayOfVisits[];
  oneOffInvoices: OneOffInvoice[];
  tickets: SampleTicket[];
  tasks: SampleTask[];
  jobs: JobRecord[];
  domains: SampleDomain[];
};

/** The same for the same anchor, wherever and whenever it is invented. */
export function inventWorld(anchor: Date, openTickets: number): World {
  const anchorDay = officeDay(anchor);
  const clients = inventClients(anchorDay);
  return {
    clients,
    leads: inventLeads(anchorDay),
    visits: inventVisits(anchorDay),
    oneOffInvoices: inventOneOffInvoices(anchorDay),
    tickets: inventTickets(anchor, clients, openTickets),
    tasks: inventTasks(anchorDay, clients),
    jobs: inventJobs(anchor),
    domains: inventDomains(anchorDay, clients),
  };
}
