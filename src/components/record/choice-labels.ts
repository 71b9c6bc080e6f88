import type { ImportList } from "@/data/imports/queries";
import {
  clientStatusLabels,
  planLabels,
  priorityLabels,
  sourceLabels,
  stageLabels,
  ticketStatusLabels,
  tradeLabel,
} from "./crm-labels";

const labelsOf = (badges: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(badges).map(([value, { label }]) => [value, label]));

const choiceLabels: Record<string, Record<string, string>> = {
  "leads.stage": stageLabels,
  "leads.source": labelsOf(sourceLabels),
  "leads.plan": planLabels,
  "clients.plan": planLabels,
  "clients.status": labelsOf(clientStatusLabels),
  "tickets.priority": labelsOf(priorityLabels),
  "tickets.status": labelsOf(ticketStatusLabels),
};

/** English, which is the key of its translation; an unknown value stands for itself. */
export const choiceLabel = (list: ImportList, field: string, value: string): string =>
  field === "trade"
    ? (tradeLabel(value) ?? value)
    : (choiceLabels[`${list}.${field}`]?.[value] ?? value);
