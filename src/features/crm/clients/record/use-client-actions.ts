import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { ClientOverview, ClientStatus } from "@/data/clients/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { clientStatusBadges } from "@/features/crm/shared/crm-labels";
import { UndecidedError } from "@/features/crm/shared/fields/conflict";
import { fetchTicketsToHandOver } from "@/data/clients/client-parts";
import { formFields } from "@/data/clients/fields";
import { downloadCsv, type CsvCell } from "@/lib/format/csv";
import { parseTimestamp } from "@/lib/format/format";
import { isoMoment, isoMomentBasic } from "@/lib/dates/iso-moment";
import { saveFile } from "@/lib/storage/save-file";
import { slugFromTitle } from "@/lib/format/slug";
import type { ClientEdit } from "./client-record";

const fileName = ({ business, id }: ClientOverview, extension: string) =>
  `curbfront_client_${slugFromTitle(business).slice(0, 80) || id}_${isoMomentBasic(new Date())}.${extension}`;

const isoText = (moment: string | null) => {
  const date = parseTimestamp(moment);
  return date === null ? null : isoMoment(date);
};

/** Fields of every client except our own contact person. */
const handedFields = formFields.filter(({ kind }) => kind !== "person");

const factsOf = (client: ClientOverview): Record<string, CsvCell> =>
  Object.fromEntries(
    handedFields.map(({ id, kind }) =>
      kind === "money"
        ? [id.replace(/_cents$/, "_usd"), Number(client[id]) / 100]
        : [id, client[id]],
    ),
  );

/** Everything that our terms promise on leaving. Notes and tasks are ours and excluded. */
async function handOver(client: ClientOverview) {
  const tickets = await fetchTicketsToHandOver(client.id);
  const domainOf = (id: string | null) =>
    client.sites.find((site) => site.id === id)?.domain ?? null;
  return {
    facts: factsOf(client),
    contacts: client.contacts.map(({ name, job_title, email, phone, is_primary }) => ({
      name,
      job_title,
      email,
      phone,
      is_primary,
    })),
    addresses: client.addresses.map(({ label, street, town, region, postal_code }) => ({
      label,
      street,
      town,
      region,
      postal_code,
    })),
    sites: client.sites.map((site) => ({
      domain: site.domain,
      redirects_to: domainOf(site.redirects_to_id),
      registrar: site.registrar,
      expires_on: site.expires_on,
      auto_renew: site.auto_renew,
      published_on: site.published_on,
    })),
    requests: client.leads.map(({ reference, name, created_at }) => ({
      reference,
      name,
      created_at: isoText(created_at),
    })),
    tickets: tickets.map((ticket) => ({
      number: ticket.number,
      subject: ticket.subject,
      priority: ticket.priority,
      status: ticket.status,
      opened_at: isoText(ticket.created_at),
      resolved_at: isoText(ticket.resolved_at),
      messages: ticket.messages.map(({ author_name, body, created_at }) => ({
        from: author_name,
        at: isoText(created_at),
        text: body,
      })),
    })),
  };
}

export async function saveClientAsJson(client: ClientOverview): Promise<void> {
  const { facts, ...parts } = await handOver(client);
  const text = JSON.stringify({ ...facts, ...parts }, null, 2);
  saveFile(fileName(client, "json"), `${text}\n`, "application/json");
}

/** One line per fact: subject, name, value. */
export async function saveClientAsCsv(client: ClientOverview): Promise<void> {
  const { facts, contacts, addresses, sites, requests, tickets } = await handOver(client);
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
  const messages = tickets.flatMap(({ number, messages: thread }) =>
    thread.map((message) => ({ ticket: number, ...message })),
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

export function useClientActions(client: ClientOverview, edit: ClientEdit) {
  const { t } = useTranslation();
  const say = useUndoToast();

  const run = (changes: Parameters<ClientEdit>[0], message: string) => {
    edit(changes, { message }).catch((error: unknown) => {
      if (error instanceof UndecidedError) return;
      say.failed(
        t("Not saved: {{reason}}. Nothing was changed.", { reason: reasonOf(error) }),
        () => run(changes, message),
      );
    });
  };
  const save = (how: (client: ClientOverview) => Promise<void>) => {
    how(client).then(
      () => toast.success(t("Exported. Internal notes are not in the file.")),
      (error: unknown) =>
        say.failed(t("Not exported: {{reason}}.", { reason: reasonOf(error) }), () => save(how)),
    );
  };
  return {
    archive: () => run({ archived_at: new Date().toISOString() }, t("Client archived.")),
    restore: () => run({ archived_at: null }, t("Client restored.")),
    setStatus: (status: ClientStatus) =>
      run({ status }, t("Status: {{status}}.", { status: t(clientStatusBadges[status].label) })),
    copyLink: () => {
      const address = new URL(paths.crmClient(client.id), location.origin).href;
      navigator.clipboard.writeText(address).then(
        () => toast.success(t("Link copied.")),
        () => say.failed(t("The browser did not allow copying. The address is in its bar."), null),
      );
    },
    exportJson: () => save(saveClientAsJson),
    exportCsv: () => save(saveClientAsCsv),
  };
}

export type ClientActionSet = ReturnType<typeof useClientActions>;
