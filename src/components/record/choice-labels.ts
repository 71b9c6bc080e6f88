import type { ImportList } from "@/data/imports/queries";
import { clientStatusLabels, priorityLabels, ticketStatusLabels } from "./crm-labels";
import { planLabels } from "@/data/clients/plans";
import { listFields } from "@/data/records/record-fields";
import { tradeLabel } from "@/data/records/trade-choices";

const labelsOf = (badges: Record<string, { label: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(badges).map(([value, { label }]) => [value, label]));

const choiceLabels: Record<string, Record<string, string>> = {
  "clients.plan": planLabels,
  "clients.status": labelsOf(clientStatusLabels),
  "tickets.priority": labelsOf(priorityLabels),
  "tickets.status": labelsOf(ticketStatusLabels),
};

/** English, which is the key of its translation; an unknown value stands for itself. */
export function choiceLabel(list: ImportList, id: string, value: string): string {
  if (id === "trade") return tradeLabel(value) ?? value;
  const field = listFields(list).find((one) => one.id === id);
  const labels = field?.kind === "choice" ? field.labels : undefined;
  return (labels ?? choiceLabels[`${list}.${id}`])?.[value] ?? value;
}
