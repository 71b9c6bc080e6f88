import { fetchTicketsToHandOver } from "@/data/clients/client-parts";
import type { ClientOverview } from "@/data/clients/schema";
import { downloadCsv, type CsvCell } from "@/lib/format/csv";
import { parseTimestamp } from "@/lib/format/format";
import { isoMoment, isoMomentBasic } from "@/lib/time/iso-moment";
import { saveFile } from "@/lib/storage/save-file";
import { slugFromTitle } from "@/lib/format/slug";

const fileName = ({ business, id }: ClientOverview, extension: string) =>
  `curbfront_client_${slugFromTitle(business).slice(0, 80) || id}_${isoMomentBasic(new Date())}.${extension}`;

const isoText = (moment: string | null) => {
  const date = parseTimestamp(moment);
  return date === null ? null : isoMoment(date);
};

/**
 * What belongs to the client, as our terms promise it on leaving: who they are, their domains and
 * what was said in their tickets. Notes and tasks are ours and stay out of it.
 */
async function handOver(client: ClientOverview) {
  const tickets = await fetchTicketsToHandOver(client.id);
  const domainOf = (id: string | null) =>
    client.sites.find((site) => site.id === id)?.domain ?? null;
  return {
    business: client.business,
    trade: client.trade,
    town: client.town,
    state: client.region,
    status: client.status,
    plan: client.plan,
    monthlyPriceUsd: client.monthly_price_cents / 100,
    clientSince: client.client_since,
    contacts: client.contacts.map(({ name, job_title, email, phone, is_primary }) => ({
      name,
      jobTitle: job_title,
      email,
      phone,
      isPrimary: is_primary,
    })),
    addresses: client.addresses.map(({ label, street, town, region, postal_code }) => ({
      label,
      street,
      town,
      state: region,
      zip: postal_code,
    })),
    sites: client.sites.map((site) => ({
      domain: site.domain,
      redirectsTo: domainOf(site.redirects_to_id),
      registrar: site.registrar,
      expiresOn: site.expires_on,
      autoRenew: site.auto_renew,
      publishedOn: site.published_on,
    })),
    requests: client.leads.map(({ reference, name, created_at }) => ({
      reference,
      name,
      createdAt: isoText(created_at),
    })),
    tickets: tickets.map((ticket) => ({
      number: ticket.number,
      subject: ticket.subject,
      priority: ticket.priority,
      status: ticket.status,
      openedAt: isoText(ticket.created_at),
      resolvedAt: isoText(ticket.resolved_at),
      messages: ticket.messages.map(({ author_name, body, created_at }) => ({
        from: author_name,
        at: isoText(created_at),
        text: body,
      })),
    })),
  };
}

export async function saveClientAsJson(client: ClientOverview): Promise<void> {
  const text = JSON.stringify(await handOver(client), null, 2);
  saveFile(fileName(client, "json"), `${text}\n`, "application/json");
}

/** One line a fact: what it is of, which one, what it says. */
export async function saveClientAsCsv(client: ClientOverview): Promise<void> {
  const { contacts, addresses, sites, requests, tickets, ...facts } = await handOver(client);
  const rows: CsvCell[][] = Object.entries(facts).map(([name, value]) => [
    "client",
    1,
    name,
    value,
  ]);
  const add = (kind: string, items: Record<string, unknown>[]) => {
    for (const [index, item] of items.entries()) {
      for (const [name, value] of Object.entries(item)) {
        if (!Array.isArray(value)) rows.push([kind, index + 1, name, cellOf(value)]);
      }
    }
  };
  add("contact", contacts);
  add("address", addresses);
  add("site", sites);
  add("request", requests);
  add("ticket", tickets);
  const messages = tickets.flatMap(({ number, messages: said }) =>
    said.map((message) => ({ ticket: number, ...message })),
  );
  add("message", messages);
  downloadCsv(fileName(client, "csv"), {
    columns: ["Kind", "Number", "Field", "Value"],
    rows,
  });
}

function cellOf(value: unknown): CsvCell {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? value : null;
}
