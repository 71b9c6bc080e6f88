import type { TFunction } from "i18next";
import type { HistoryEntity } from "@/data/crm/history";
import type { RecordEvent } from "@/data/crm/record-state";
import { readerLocale } from "@/lib/locale";
import { columnList } from "./record-words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const THINGS: Record<HistoryEntity, string> = {
  clients: "the client",
  client_contacts: "a contact",
  client_addresses: "an address",
  client_sites: "a site",
  leads: "the lead",
  tickets: "a ticket",
  ticket_messages: "a message",
  tasks: "a task",
  crm_notes: "a note",
};

/** "10 seconds ago", "3 minutes ago". */
export function secondsAgo(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(readerLocale(), { numeric: "always" });
  if (seconds < MINUTE) return format.format(-seconds, "second");
  if (seconds < HOUR) return format.format(-Math.floor(seconds / MINUTE), "minute");
  return format.format(-Math.floor(seconds / HOUR), "hour");
}

/** "Priya Nair changed the status 10 seconds ago." */
export function newsSentence(event: RecordEvent, seconds: number, t: TFunction): string {
  const who = event.actorName ?? t("Somebody");
  const ago = secondsAgo(seconds);
  const thing = t(THINGS[event.entity] ?? "something");
  const isMain =
    event.entity === "clients" || event.entity === "leads" || event.entity === "tickets";
  switch (event.action) {
    case "created":
      return t("{{who}} added {{thing}} {{ago}}.", { who, thing, ago });
    case "archived":
      return t("{{who}} archived {{thing}} {{ago}}.", { who, thing, ago });
    case "restored":
      return t("{{who}} brought back {{thing}} {{ago}}.", { who, thing, ago });
    default:
      break;
  }
  const columns = event.columns.filter((column) => !column.endsWith("_at"));
  if (event.action === "changed" && isMain && columns.length > 0) {
    return t("{{who}} changed the {{what}} {{ago}}.", { who, what: columnList(columns, t), ago });
  }
  return t("{{who}} changed {{thing}} {{ago}}.", { who, thing, ago });
}
