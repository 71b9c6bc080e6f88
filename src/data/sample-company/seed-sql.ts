import { inventNamedCompany } from "./named-company";
import type { OfficeTime } from "./office-time";

type Value = string | number | boolean | null | undefined;

const literal = (value: Value) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? null);

function table(name: string, columns: string, rows: Value[][]): string {
  const lines = rows.map((row) => `  (${row.map(literal).join(", ")})`);
  return `create temporary table ${name} (${columns});
insert into ${name} values
${lines.join(",\n")};
`;
}

const time = (moment: OfficeTime | null): Value[] => [moment?.daysAgo, moment?.at];

/** The temporary tables that supabase/seed/crm.sql reads, and drops. Days count back from the seeding. */
export function sampleCompanySql(): string {
  const { clients, domains, leads, tickets, tasks, oneOffInvoices } = inventNamedCompany();
  const idle = clients.filter(({ status }) => status === "onboarding" || status === "paused");
  const ownerOf = (domain: string) => idle.find(({ site }) => site === domain);
  return [
    table(
      "company_clients",
      "nth integer, id uuid, business text, trade text, place text, plan text, status text, started integer, ended integer, keeper text, domain text",
      clients.map((client) => [
        client.nth,
        client.id,
        client.name,
        client.trade,
        client.place,
        client.segment,
        client.status,
        client.startedDaysAgo,
        client.leftDaysAgo,
        client.keeper,
        client.site,
      ]),
    ),
    table(
      "company_domains",
      "domain text, client_id uuid, redirects_to text, registrar text, days_left integer, auto_renew boolean",
      domains.flatMap(({ domain, client, redirectsTo, registrar, daysLeft, autoRenew }) => {
        // Domains of clients being set up or paused are stock for the dashboard, and theirs in the
        // CRM.
        const owner = client ?? ownerOf(domain);
        return owner ? [[domain, owner.id, redirectsTo, registrar, daysLeft, autoRenew]] : [];
      }),
    ),
    table(
      "company_leads",
      "nth integer, business text, trade text, plan text, source text, days_ago integer, at time, client_id uuid, name text, place text, form text, stage text, next_step text, due integer, message text",
      leads.map(({ client, details, ...lead }, index) => [
        index + 1,
        lead.business,
        lead.trade,
        lead.segment,
        lead.source,
        lead.daysAgo,
        lead.at,
        client?.id,
        details.name,
        lead.place,
        details.form,
        details.stage,
        details.nextStep,
        details.dueInDays,
        details.message,
      ]),
    ),
    table(
      "company_tickets",
      "number bigint, id uuid, client_id uuid, subject text, priority text, status text, assignee text, opened integer, opened_at time, stopped integer, stopped_at time",
      tickets.map((ticket) => [
        ticket.number,
        ticket.id,
        ticket.client.id,
        ticket.subject,
        ticket.priority,
        ticket.status,
        ticket.assignee,
        ...time(ticket.opened),
        ...time(ticket.stopped),
      ]),
    ),
    table(
      "company_tasks",
      "nth integer, title text, type text, client_id uuid, assignee text, status text, due integer, completed integer",
      tasks.map((task, index) => [
        index + 1,
        task.title,
        task.type,
        task.client.id,
        task.assignee,
        task.status,
        task.dueInDays,
        task.completedDaysAgo,
      ]),
    ),
    table(
      "company_one_off_work",
      "client_id uuid, usd integer",
      oneOffInvoices
        .filter(({ monthsAgo }) => monthsAgo === 0)
        .map(({ client, amount }) => [client.id, amount]),
    ),
  ].join("\n");
}
