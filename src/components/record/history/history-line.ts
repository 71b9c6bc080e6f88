import type { TFunction } from "i18next";
import type { LucideIcon } from "lucide-react";
import type { HistoryEntity } from "@/data/history/schema";

export type HistoryLine = {
  Icon: LucideIcon;
  sentence: string;
  /** More of it, a line each. */
  details: string[];
};

export type Values = Record<string, unknown>;

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

/** What a row of this table is called within a sentence. */
export const thingName = (entity: HistoryEntity, t: TFunction): string => t(THINGS[entity]);

export const textOf = (values: Values | null, column: string): string => {
  const value = values?.[column];
  return typeof value === "string" ? value : "";
};

const LONGEST = 160;
export const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
