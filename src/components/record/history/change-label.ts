import type { TFunction } from "i18next";
import { ArrowRight, CircleCheck, Pencil, UserRound } from "lucide-react";
import type { HistoryEntity, HistoryEvent } from "@/data/history/schema";
import { toldColumns, type AuditedColumn } from "./audited-columns";
import { columnsChangedLabel } from "./event-labels";
import { shorten, textOf, type HistoryLine } from "./history-line";
import { columnList, columnName, valueText, type NameOf } from "../fields/record-labels";

type Saying = Omit<HistoryLine, "details">;

/** Who changed what from what to what; null when nothing of it is worth telling. */
export function changeLine(
  event: HistoryEvent,
  who: string,
  nameOf: NameOf,
  t: TFunction,
): HistoryLine | null {
  const { before, after } = event;
  const columns = toldColumns(Object.keys(after ?? {}));
  if (columns.length === 0) return null;
  const words = (values: HistoryEvent["before"], column: string) =>
    shorten(valueText(column, values?.[column], nameOf, t));
  const arrow = (column: string) => `${words(before, column)} → ${words(after, column)}`;
  const labeled = (column: string) =>
    t("{{what}}: {{change}}", { what: columnName(column, t), change: arrow(column) });

  for (const column of columns) {
    const saying = sayings[`${event.entity}.${column as AuditedColumn}`]?.(event, who, words, t);
    if (!saying) continue;
    const others = columns.filter((other) => other !== column);
    return { ...saying, details: others.map(labeled) };
  }
  const [only = ""] = columns;
  return {
    Icon: Pencil,
    sentence: columnsChangedLabel(event.entity, who, columnList(columns, t), t),
    details: columns.length === 1 ? [arrow(only)] : columns.map(labeled),
  };
}

/** What a change of one column is said as, where people say more than that it changed. */
type Say = (
  event: HistoryEvent,
  who: string,
  words: (values: HistoryEvent["before"], column: string) => string,
  t: TFunction,
) => Saying | null;

const sayings: { [column in `${HistoryEntity}.${AuditedColumn}`]?: Say } = {
  "leads.stage": ({ before, after }, who, words, t) => ({
    Icon: ArrowRight,
    sentence: t("{{who}} moved the lead from {{before}} to {{after}}", {
      who,
      before: words(before, "stage"),
      after: words(after, "stage"),
    }),
  }),
  "tasks.status": ({ after }, who, _words, t) =>
    textOf(after, "status") === "completed"
      ? { Icon: CircleCheck, sentence: t("{{who}} completed a task", { who }) }
      : null,
  "client_contacts.is_primary": ({ after }, who, _words, t) => ({
    Icon: UserRound,
    sentence:
      after?.["is_primary"] === true
        ? t("{{who}} made a contact the primary one", { who })
        : t("{{who}} made another contact the primary one", { who }),
  }),
};
